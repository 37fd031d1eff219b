//! All tables of this server: rooms that open when somebody comes and close when nobody is left.

#[cfg(test)]
mod absences;
mod alarm;
mod attendance;
#[cfg(test)]
mod back_and_forth;
mod broadcast;
mod checkpoints;
mod copy;
mod crowd;
mod following;
#[cfg(test)]
mod gaps;
mod head;
mod history;
#[cfg(test)]
mod holdups;
mod house;
mod late;
mod lateness;
#[cfg(test)]
mod leaving;
mod loading;
#[cfg(test)]
mod logbook;
mod mailbox;
mod notices;
#[cfg(test)]
mod outdated;
mod presence;
mod relic;
mod rematch;
#[cfg(test)]
mod rests;
#[cfg(test)]
mod returns;
mod room;
mod talk;
mod thinking;
mod time;
#[cfg(test)]
mod two_nodes;
mod visits;

use std::collections::HashMap;
use std::sync::{Arc, Mutex as Latch, PoisonError};
use std::time::Duration;

use kernel::SeatSet;
use store::{Code, Fault, GuestId, NewTable, Store, TableId};
use table::contract::{AbsenceChoice, SpectatorChoice};
use table::{Chair, Command, Contract, Deed, Fair, Games, Guest, Question, Stage, Table, Who};
use tokio::sync::{Mutex, Notify};
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout, timeout_at};
use tracing::{info, warn};

pub(crate) use crowd::{Line, Never};
use following::Following;
pub(crate) use head::Summary;
pub(crate) use history::Steps;
pub(crate) use house::BEAT;
use house::{House, LEASE};
pub(crate) use notices::Errand;
pub(crate) use room::{Done, Undone};
use room::{Room, Wish};
pub(crate) use talk::Names;
#[cfg(test)]
pub(crate) use two_nodes::new_database;

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
pub(crate) struct Hall {
    house: House,
    limits: Arc<Limits>,
    rooms: Latch<HashMap<TableId, Arc<Mutex<Room>>>>,
    following: Following,
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

impl Hall {
    pub(crate) fn new(games: Games, store: Store, clock: Arc<Clock>, limits: Arc<Limits>) -> Arc<Hall> {
        Arc::new(Hall {
            house: House::new(games, store, clock, &limits),
            limits,
            following: Following::default(),
            rooms: Latch::default(),
        })
    }

    fn room(&self, id: TableId) -> Arc<Mutex<Room>> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(rooms.entry(id).or_insert_with(|| Arc::new(Mutex::new(Room::new(id)))))
    }

    /// Keeps everybody else from a table.
    #[cfg(test)]
    pub(crate) async fn hold(&self, id: TableId) -> impl Drop {
        self.room(id).lock_owned().await
    }

    fn known_room(&self, id: TableId) -> Option<Arc<Mutex<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(&id).map(Arc::clone)
    }

    /// What every room needs of the server around it.
    pub(crate) const fn house(&self) -> &House {
        &self.house
    }

    /// Told whenever something is put into the outbox.
    pub(crate) fn posted(&self) -> &Notify {
        &self.house.posted
    }

    fn all_rooms(&self) -> Vec<Arc<Mutex<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).values().map(Arc::clone).collect()
    }

    /// How many rooms are open.
    pub(crate) fn rooms(&self) -> usize {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Makes a table with its first rows.
    pub(crate) async fn make(
        &self,
        id: TableId,
        code: Option<store::Code>,
        maker: &Person,
        contract: Contract,
        game: Option<Vec<Deed>>,
    ) -> Result<(), Undone> {
        let contract = Arc::new(contract);
        let mut table = Table::new(&self.house.games, Arc::clone(&contract), Guest(maker.id.get()));
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
                let (house, contract) = (self.house.clone(), Arc::clone(&contract));
                self.house.folding(move || copy::first_rows(&house, id, table, &contract, deeds)).await??
            }
            None => {
                let deeds = table.first_deeds(&maker.name, &mut fair())?;
                copy::first_rows(&self.house, id, table, &contract, deeds)?
            }
        };
        first.outbox = self.first_notices(&first).await?;
        let (posts, last) = (!first.outbox.is_empty(), first.last());
        let created = self.house.clock.wall();
        let new = NewTable { id, code, maker: maker.id, listing, contract: text, created, first };
        self.house.store.create(new).await?;
        if posts {
            self.house.posted.notify_one();
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
    ) -> Result<(TableId, Code), Undone> {
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
    ) -> Result<Code, Undone> {
        let mut tries = CODES;
        loop {
            let code = Code::random();
            match self.make(id, Some(code), maker, contract.clone(), game.clone()).await {
                Ok(()) => return Ok(code),
                Err(Undone::Store(Fault::CodeTaken)) if tries > 1 => tries -= 1,
                Err(undone) => return Err(undone),
            }
        }
    }

    /// Carries out a request at a table. What could not be decided on for too long is given up.
    pub(crate) async fn request(
        self: &Arc<Self>,
        id: TableId,
        person: &Person,
        command: &Command,
    ) -> Result<Done, Undone> {
        let until = Instant::now() + UNDECIDED;
        let room = self.room(id);
        let Ok(mut room) = timeout_at(until, room.lock()).await else {
            warn!(table = %id, "a request waited too long for its turn");
            return Err(Undone::Late);
        };
        self.fulfil_in(&mut room, &Wish::Request { who: person.who(), command, until }).await
    }

    async fn fulfil(self: &Arc<Self>, id: TableId, wish: &Wish<'_>) -> Result<Done, Undone> {
        let room = self.room(id);
        let mut room = room.lock().await;
        self.fulfil_in(&mut room, wish).await
    }

    /// Carries out a wish in a room that whoever asks has for themselves.
    async fn fulfil_in(self: &Arc<Self>, room: &mut Room, wish: &Wish<'_>) -> Result<Done, Undone> {
        let done = room.fulfil(&self.house, wish, &mut fair()).await;
        match &done {
            Ok(_) | Err(Undone::Refused(_)) => {}
            // That a table is broken was told when it was found out.
            Err(Undone::Broken(_)) => {}
            Err(undone) => warn!(table = %room.id, ?undone, "a request was not carried out"),
        }
        self.show_presence(room).await;
        self.wake_bots(room);
        done
    }

    /// Who has sat down or left a seat is here in another way than before: all are told, here and elsewhere.
    async fn show_presence(&self, room: &mut Room) {
        room.announce(&self.house).await;
        room.tell_changed_presence();
    }

    /// Lets the computer players of a table move, each as a client with requests of its own.
    fn wake_bots(self: &Arc<Self>, room: &mut Room) {
        if self.house.clock.is_stopped() {
            return;
        }
        if let Some(moving) = room.start_bots() {
            tokio::spawn(Arc::clone(self).play_bots(room.id, moving));
        }
    }

    /// Renews the lease by which other servers know that this one lives, and ends the leases of those that do not.
    pub(crate) async fn stay_alive(&self) -> Result<(), Fault> {
        let now = self.house.now();
        if !self.house.store.renew_node(self.house.node, LEASE, now).await? {
            for room in self.all_rooms() {
                // A room that is busy must not make this server seem dead.
                tokio::spawn(async move { room.lock().await.announce_anew() });
            }
        }
        Ok(())
    }

    /// The sequence number of a table, as far as somebody may know it.
    pub(crate) async fn seq_for(&self, id: TableId, guest: Option<GuestId>) -> u64 {
        let room = self.room(id);
        let mut room = room.lock().await;
        let Ok(table) = room.table(&self.house).await else { return 0 };
        let sits = guest.is_some_and(|guest| !table.seats_of(Guest(guest.get())).is_empty());
        if sits { room.seq() } else { room.seq_of_watchers() }
    }

    /// Answers a question of a seat.
    pub(crate) async fn ask(
        &self,
        id: TableId,
        person: &Person,
        seat: Chair,
        question: &Question,
    ) -> Result<(u64, Box<serde_json::value::RawValue>), Undone> {
        let room = self.room(id);
        let mut room = room.lock().await;
        let table = room.table(&self.house).await?;
        Ok((table.seq(), table.question(person.who(), seat, question)?))
    }

    /// Something about a table, without entering it.
    pub(crate) async fn with_table<T>(
        &self,
        id: TableId,
        read: impl FnOnce(&Table) -> T,
    ) -> Result<T, Undone> {
        let room = self.room(id);
        let mut room = room.lock().await;
        room.table(&self.house).await.map(read)
    }

    /// Tells everybody everywhere that the server stops. A room in which something takes longer than this is left as it is.
    pub(crate) async fn close(&self, patience: Duration) {
        let mut rooms = JoinSet::new();
        for room in self.all_rooms() {
            rooms.spawn(async move {
                let mut room = room.lock().await;
                room.tell_each(|seq| ServerMessage::Closing { seq });
                room.crowd.send_home();
                room.announced_with_all();
            });
        }
        if timeout(patience, rooms.join_all()).await.is_err() {
            warn!("some tables were busy when the server stopped");
        }
    }

    /// Tells other servers that this one does not serve any more.
    pub(crate) async fn go(&self) -> Result<(), Fault> {
        self.house.store.drop_node(self.house.node, self.house.now()).await
    }
}

/// Fresh luck from the operating system, so that nothing drawn before tells anything of what comes.
fn fair() -> Fair {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).expect("the operating system gives random bytes");
    Fair::new(seed)
}

/// Whether somebody without a seat may look.
pub(crate) fn may_watch(table: &Table) -> bool {
    table.stage() != Stage::Playing || table.contract().spectators != SpectatorChoice::None
}

/// After how many milliseconds a computer player takes over.
pub(crate) fn patience(contract: &Contract) -> Option<i64> {
    match contract.absence {
        AbsenceChoice::Wait => None,
        AbsenceChoice::StandIn { seconds } => Some(i64::from(seconds) * 1000),
    }
}

/// The seats of a set as messages write them.
pub(crate) fn chairs(seats: SeatSet) -> Vec<Chair> {
    seats.iter().map(Chair).collect()
}
