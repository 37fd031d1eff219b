//! All tables of this server: live tables that open when somebody comes and close when nobody is left.

mod bots;
mod broadcast;
mod broken_table;
mod cached_table;
mod chat;
mod checkpoints;
mod context;
mod delayed_messages;
mod delayed_spectators;
mod execute;
mod history;
mod joining;
mod last_seen;
mod live_table;
mod loading;
mod news;
mod notifications;
mod presence;
mod rematch;
mod snooze;
mod subscribers;
mod summary;
#[cfg(test)]
pub(crate) mod tests;
mod time;

use std::collections::HashMap;
use std::sync::{Arc, Mutex as Latch, PoisonError};
use std::time::Duration;

use kernel::{SeatSet, with_causes};
use store::{Code, Fault, GuestId, NewTable, Store, TableId};
use table::contract::{AbsenceChoice, SpectatorChoice};
use table::{Chair, Command, Contract, Deed, Games, Guest, Question, SecureDice, Stage, Table, Who};
use tokio::sync::{Mutex, Notify};
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout, timeout_at};
use tracing::{info, warn};

pub(crate) use chat::Names;
pub(crate) use context::HEARTBEAT;
use context::{LEASE, ServerContext};
pub(crate) use history::Steps;
use live_table::{LiveTable, Operation};
pub(crate) use live_table::{Outcome, TableError};
use news::UnreadByTable;
pub(crate) use notifications::Delivery;
pub(crate) use subscribers::Connection;
pub(crate) use summary::Summary;

use crate::clock::Clock;
use crate::limits::Limits;
use crate::live::message::ServerMessage;

/// How often a new code is tried before there are too many tables.
const CODES: usize = 20;

/// How long a request may wait before it is decided on. Its client may be gone by then, have its answer from another node, and have done
/// so much since that the name of the request is forgotten: it would be done a second time. Clients wait longer than that.
pub(crate) const UNDECIDED: Duration = Duration::from_secs(5);

/// All tables that this server has anything to do with.
#[derive(Debug)]
pub(crate) struct Tables {
    context: ServerContext,
    limits: Arc<Limits>,
    live_tables: Latch<HashMap<TableId, Arc<Mutex<LiveTable>>>>,
    unread: UnreadByTable,
}

/// A person who asks something, with the display name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) id: GuestId,
    pub(crate) name: String,
}

impl Person {
    fn who(&self) -> Who<'_> {
        Who::Person { guest: Guest(self.id.get()), name: &self.name }
    }
}

impl Tables {
    pub(crate) fn new(games: Games, store: Store, clock: Arc<Clock>, limits: Arc<Limits>) -> Arc<Tables> {
        Arc::new(Tables {
            context: ServerContext::new(games, store, clock, &limits),
            limits,
            unread: UnreadByTable::default(),
            live_tables: Latch::default(),
        })
    }

    fn live_table(&self, id: TableId) -> Arc<Mutex<LiveTable>> {
        let mut live_tables = self.live_tables.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(live_tables.entry(id).or_insert_with(|| Arc::new(Mutex::new(LiveTable::new(id)))))
    }

    /// Keeps everybody else from a table.
    #[cfg(test)]
    pub(crate) async fn hold(&self, id: TableId) -> impl Drop {
        self.live_table(id).lock_owned().await
    }

    fn find(&self, id: TableId) -> Option<Arc<Mutex<LiveTable>>> {
        self.live_tables.lock().unwrap_or_else(PoisonError::into_inner).get(&id).map(Arc::clone)
    }

    /// What every live table needs of the server around it.
    pub(crate) const fn context(&self) -> &ServerContext {
        &self.context
    }

    /// Told whenever something is put into the outbox.
    pub(crate) fn outbox_filled(&self) -> &Notify {
        &self.context.outbox_filled
    }

    fn all_live(&self) -> Vec<Arc<Mutex<LiveTable>>> {
        self.live_tables.lock().unwrap_or_else(PoisonError::into_inner).values().map(Arc::clone).collect()
    }

    /// How many live tables are open.
    pub(crate) fn live_count(&self) -> usize {
        self.live_tables.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Makes a table with its first rows.
    pub(crate) async fn make(
        &self,
        id: TableId,
        code: Option<store::Code>,
        maker: &Person,
        contract: Contract,
        game: Option<Vec<Deed>>,
    ) -> Result<(), TableError> {
        let contract = Arc::new(contract);
        let mut table = Table::new(&self.context.games, Arc::clone(&contract), Guest(maker.id.get()));
        if let Some(start) = &contract.start {
            table.prepare(self.kept_position(start, maker).await?)?;
        }
        let listing = match contract.listing {
            table::contract::Listing::Public => store::Listing::Public,
            table::contract::Listing::ByLink => store::Listing::Private,
        };
        let text = serde_json::to_string(&*contract).map_err(|_| Fault::Unfit { what: "contract" })?;
        let mut first = match game {
            // What somebody brings along may be long.
            Some(game) => {
                let deeds = table.first_deeds_from(&maker.name, game);
                let (context, contract) = (self.context.clone(), Arc::clone(&contract));
                self.context
                    .folding(move || cached_table::first_rows(&context, id, table, &contract, deeds))
                    .await??
            }
            None => {
                let deeds = table.first_deeds(&maker.name, &mut new_dice())?;
                cached_table::first_rows(&self.context, id, table, &contract, deeds)?
            }
        };
        first.outbox = self.first_notifications(&first).await?;
        let (posts, last) = (!first.outbox.is_empty(), first.last());
        let created = self.context.clock.wall();
        let new = NewTable { id, code, maker: maker.id, listing, contract: text, created, first };
        self.context.store.create(new).await?;
        if posts {
            self.context.outbox_filled.notify_one();
        }
        info!(table = %id, seq = last.0, "a table is made");
        Ok(())
    }

    /// Makes a table with a name and a code that no other has.
    pub(crate) async fn make_anew(
        &self,
        maker: &Person,
        contract: Contract,
        game: Option<Vec<Deed>>,
    ) -> Result<(TableId, Code), TableError> {
        let id = TableId::random();
        let code = self.make_named(id, maker, contract, game).await?;
        Ok((id, code))
    }

    /// Makes a table of this name with a code that no other has.
    async fn make_named(
        &self,
        id: TableId,
        maker: &Person,
        contract: Contract,
        game: Option<Vec<Deed>>,
    ) -> Result<Code, TableError> {
        let mut tries = CODES;
        loop {
            let code = Code::random();
            match self.make(id, Some(code), maker, contract.clone(), game.clone()).await {
                Ok(()) => return Ok(code),
                Err(TableError::Store(Fault::CodeTaken)) if tries > 1 => tries -= 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// Carries out a request at a table. What could not be decided on for too long is given up.
    pub(crate) async fn request(
        self: &Arc<Self>,
        id: TableId,
        person: &Person,
        command: &Command,
    ) -> Result<Outcome, TableError> {
        let until = Instant::now() + UNDECIDED;
        let live = self.live_table(id);
        let Ok(mut live) = timeout_at(until, live.lock()).await else {
            warn!(table = %id, "a request waited too long for its turn");
            return Err(TableError::TimedOut);
        };
        self.execute_in(&mut live, &Operation::Request { who: person.who(), command, until }).await
    }

    async fn execute(
        self: &Arc<Self>,
        id: TableId,
        operation: &Operation<'_>,
    ) -> Result<Outcome, TableError> {
        let live = self.live_table(id);
        let mut live = live.lock().await;
        self.execute_in(&mut live, operation).await
    }

    /// Carries out an operation at a live table that whoever asks has for themselves.
    async fn execute_in(
        self: &Arc<Self>,
        live: &mut LiveTable,
        operation: &Operation<'_>,
    ) -> Result<Outcome, TableError> {
        let done = live.execute(&self.context, operation, &mut new_dice()).await;
        match &done {
            Ok(_) | Err(TableError::Refused(_)) => {}
            // That a table is broken was told when it was found out.
            Err(TableError::Broken(_)) => {}
            Err(error) => {
                warn!(table = %live.id, error = %with_causes(error), "a request was not carried out")
            }
        }
        self.show_presence(live).await;
        self.wake_bots(live);
        done
    }

    /// Who has sat down or left a seat is here in another way than before: all are told, here and elsewhere.
    async fn show_presence(&self, live: &mut LiveTable) {
        live.announce(&self.context).await;
        live.tell_changed_presence();
    }

    /// Lets the computer players of a table move, each as a client with requests of its own.
    fn wake_bots(self: &Arc<Self>, live: &mut LiveTable) {
        if self.context.clock.is_stopped() {
            return;
        }
        if let Some(moving) = live.start_bots() {
            tokio::spawn(Arc::clone(self).play_bots(live.id, moving));
        }
    }

    /// Renews the lease by which other servers know that this one lives, and ends the leases of those that do not.
    pub(crate) async fn heartbeat(&self) -> Result<(), Fault> {
        let now = self.context.now();
        if !self.context.store.renew_node(self.context.node, LEASE, now).await? {
            for live in self.all_live() {
                // A live table that is busy must not make this server seem dead.
                tokio::spawn(async move { live.lock().await.announce_anew() });
            }
        }
        Ok(())
    }

    /// The sequence number of a table, as far as somebody may know it.
    pub(crate) async fn seq_for(&self, id: TableId, guest: Option<GuestId>) -> u64 {
        let live = self.live_table(id);
        let mut live = live.lock().await;
        let Ok(table) = live.table(&self.context).await else { return 0 };
        let sits = guest.is_some_and(|guest| !table.seats_of(Guest(guest.get())).is_empty());
        if sits { live.seq() } else { live.seq_of_watchers() }
    }

    /// Answers a question of a seat.
    pub(crate) async fn ask(
        &self,
        id: TableId,
        person: &Person,
        seat: Chair,
        question: &Question,
    ) -> Result<(u64, Box<serde_json::value::RawValue>), TableError> {
        let live = self.live_table(id);
        let mut live = live.lock().await;
        let table = live.table(&self.context).await?;
        Ok((table.seq(), table.question(person.who(), seat, question)?))
    }

    /// Something about a table, without entering it.
    pub(crate) async fn with_table<T>(
        &self,
        id: TableId,
        read: impl FnOnce(&Table) -> T,
    ) -> Result<T, TableError> {
        let live = self.live_table(id);
        let mut live = live.lock().await;
        live.table(&self.context).await.map(read)
    }

    /// Tells everybody everywhere that the server stops. A live table in which something takes longer than this is left as it is.
    pub(crate) async fn close(&self, limit: Duration) {
        let mut live_tables = JoinSet::new();
        for live in self.all_live() {
            live_tables.spawn(async move {
                let mut live = live.lock().await;
                live.tell_each(|seq| ServerMessage::Closing { seq });
                live.subscribers.disconnect_all();
                live.announced_with_all();
            });
        }
        if timeout(limit, live_tables.join_all()).await.is_err() {
            warn!("some tables were busy when the server stopped");
        }
    }

    /// Tells other servers that this one does not serve any more.
    pub(crate) async fn go(&self) -> Result<(), Fault> {
        self.context.store.drop_node(self.context.node, self.context.now()).await
    }
}

/// Fresh luck from the operating system, so that nothing drawn before tells anything of what comes.
fn new_dice() -> SecureDice {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).expect("the operating system gives random bytes");
    SecureDice::new(seed)
}

/// Whether somebody without a seat may look.
pub(crate) fn may_watch(table: &Table) -> bool {
    table.stage() != Stage::Playing || table.contract().spectators != SpectatorChoice::None
}

/// After how many milliseconds a computer player takes over.
pub(crate) fn absence_limit(contract: &Contract) -> Option<i64> {
    match contract.absence {
        AbsenceChoice::Wait => None,
        AbsenceChoice::StandIn { seconds } => Some(i64::from(seconds) * 1000),
    }
}

/// The seats of a set as messages write them.
pub(crate) fn chairs(seats: SeatSet) -> Vec<Chair> {
    seats.iter().map(Chair).collect()
}
