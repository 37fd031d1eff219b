//! All tables of this server: rooms that open when somebody comes and close when nobody is left.

mod alarm;
mod copy;
mod crowd;
mod head;
mod history;
mod late;
mod loading;
mod presence;
mod relic;
mod room;
mod talk;
#[cfg(test)]
mod two_nodes;

use std::collections::HashMap;
use std::sync::{Arc, Mutex as Latch, PoisonError};
use std::time::{Duration, Instant};

use kernel::SeatSet;
use store::{Code, Fault, GuestId, Millis, NewTable, News, NodeId, Seq, Store, TableId};
use table::contract::{AbsenceChoice, SpectatorChoice};
use table::{Chair, Command, Contract, Deed, Fair, Guest, No, Question, Refused, Stage, Table, Who};
use tokio::sync::{Mutex, Notify, Semaphore};
use tracing::{info, warn};

use alarm::Alarm;
pub(crate) use crowd::{Line, Never, Ticket};
pub(crate) use head::Summary;
pub(crate) use history::Steps;
pub(crate) use room::{Done, Undone};
use room::{House, Room, Wish};
pub(crate) use talk::Names;

use crate::clock::Clock;
use crate::limits::Limits;
use crate::live::message::{ServerMessage, encode};

/// How often the tables are looked through that must act by themselves, even if none is known to be due earlier.
const TICK: Duration = Duration::from_millis(500);
/// The shortest pause in between.
const BREATH: Duration = Duration::from_millis(10);
/// The pause after something that was due and could not be done.
const AGAIN: Duration = Duration::from_millis(100);
/// How many of them are looked at in one go.
const DUE_AT_ONCE: u32 = 4096;
/// How often a new code is tried before there are too many tables.
const CODES: usize = 20;

/// All tables that this server has anything to do with.
#[derive(Debug)]
pub(crate) struct Hall {
    house: House,
    limits: Arc<Limits>,
    rooms: Latch<HashMap<TableId, Arc<Mutex<Room>>>>,
    /// As many permits as there are cores.
    cores: Arc<Semaphore>,
}

/// How long other servers believe that this one lives after its last sign of life.
const LEASE: Millis = Millis(10_000);

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
    pub(crate) fn new(store: Store, clock: Arc<Clock>, limits: Arc<Limits>) -> Arc<Hall> {
        Arc::new(Hall {
            house: House {
                store,
                node: NodeId::random(),
                began: clock.service(),
                clock,
                posted: Arc::default(),
            },
            limits,
            cores: Arc::new(Semaphore::new(cores())),
            rooms: Latch::default(),
        })
    }

    /// Does something that keeps a core busy, such as playing a long game again, where it holds nobody up: on a thread of its own, and no
    /// more of it at once than there are cores.
    pub(crate) async fn folding<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Undone> {
        let permit = Arc::clone(&self.cores).acquire_owned().await.map_err(|_| Fault::Closed)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        done.await.map_err(|_| Undone::Broken(No::RecordBroken.into()))
    }

    fn room(&self, id: TableId) -> Arc<Mutex<Room>> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(rooms.entry(id).or_insert_with(|| Arc::new(Mutex::new(Room::new(id)))))
    }

    fn known_room(&self, id: TableId) -> Option<Arc<Mutex<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(&id).map(Arc::clone)
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
        let mut table = Table::new(Arc::clone(&contract), Guest(maker.id.get()));
        let deeds = match game {
            Some(game) => table.first_deeds_from(&maker.name, game),
            None => table.first_deeds(&maker.name, &mut fair())?,
        };
        let listing = match contract.listing {
            table::contract::Listing::Public => store::Listing::Public,
            table::contract::Listing::ByLink => store::Listing::Private,
        };
        let text = serde_json::to_string(&*contract).map_err(|_| Fault::Unfit { what: "contract" })?;
        let first = copy::first_rows(&self.house, id, &mut table, &contract, deeds)?;
        let created = self.house.clock.wall();
        let new = NewTable { id, code, maker: maker.id, listing, contract: text, created, first };
        self.house.store.create(new).await?;
        info!(table = %id, "a table is made");
        Ok(())
    }

    /// Makes a table with a name and a code that no other has.
    pub(crate) async fn make_anew(
        &self,
        maker: &Person,
        contract: Contract,
        game: Option<Vec<Deed>>,
    ) -> Result<(TableId, Code), Undone> {
        let mut tries = CODES;
        loop {
            let (id, code) = (TableId::random(), Code::random());
            match self.make(id, Some(code), maker, contract.clone(), game.clone()).await {
                Ok(()) => return Ok((id, code)),
                Err(Undone::Store(Fault::CodeTaken | Fault::Taken)) if tries > 1 => tries -= 1,
                Err(undone) => return Err(undone),
            }
        }
    }

    /// Carries out a request at a table.
    pub(crate) async fn request(
        self: &Arc<Self>,
        id: TableId,
        person: &Person,
        command: &Command,
    ) -> Result<Done, Undone> {
        self.fulfil(id, &Wish::Request(person.who(), command)).await
    }

    async fn fulfil(self: &Arc<Self>, id: TableId, wish: &Wish<'_>) -> Result<Done, Undone> {
        let room = self.room(id);
        let mut room = room.lock().await;
        let done = room.fulfil(&self.house, wish, &mut fair()).await;
        match &done {
            Ok(Done::Stands(seq)) => info!(table = %id, seq, "a request stands"),
            Ok(Done::Behind(_)) | Err(Undone::Refused(_)) => {}
            // That a table is broken was told when it was found out.
            Err(Undone::Broken(_)) => {}
            Err(undone) => warn!(table = %id, ?undone, "a request was not carried out"),
        }
        self.show_presence(&mut room).await;
        self.wake_bots(&mut room);
        done
    }

    /// Who has sat down or left a seat is here in another way than before: all are told, here and elsewhere.
    async fn show_presence(&self, room: &mut Room) {
        room.announce(&self.house).await;
        room.tell_changed_presence();
    }

    /// Lets the computer players of a table move, each as a client with requests of its own.
    fn wake_bots(self: &Arc<Self>, room: &mut Room) {
        if room.start_bots() {
            let (hall, id) = (Arc::clone(self), room.id);
            tokio::spawn(async move { hall.play_bots(id).await });
        }
    }

    async fn play_bots(self: Arc<Self>, id: TableId) {
        let room = self.room(id);
        loop {
            let mut room = room.lock().await;
            let seed = fair().bits();
            let done = room.fulfil(&self.house, &Wish::Bot(seed), &mut fair()).await;
            if let Err(undone) = &done {
                warn!(table = %id, ?undone, "a computer player could not move");
            }
            if done.is_err() || !room.bots_to_move() {
                room.stop_bots();
                return;
            }
            drop(room);
            // Whoever waits for the table comes in between.
            tokio::task::yield_now().await;
        }
    }

    /// What somebody sees who looks at a table once.
    pub(crate) async fn look(&self, id: TableId, guest: Option<GuestId>) -> Result<ServerMessage, Undone> {
        let room = self.room(id);
        let mut room = room.lock().await;
        match room.admit(&self.house, guest).await {
            Ok(own) => room.greeting(&self.house, own, None).await,
            Err(Undone::Broken(reason)) => self.remains(id, guest, reason).await.map(|(_, told)| told),
            Err(undone) => Err(undone),
        }
    }

    /// What is left of a broken table, and the own seats at it.
    async fn remains(
        &self,
        id: TableId,
        guest: Option<GuestId>,
        reason: Refused,
    ) -> Result<(SeatSet, ServerMessage), Undone> {
        let remains = relic::find(&self.house, id, guest).await?;
        Ok((remains.own, remains.message(reason)))
    }

    /// Lets somebody in who stays: from now on everything that happens goes into the queue, the greeting first.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        id: TableId,
        guest: Option<GuestId>,
        since: Option<u64>,
        line: Line,
    ) -> Result<Ticket, Undone> {
        let room = self.room(id);
        let mut room = room.lock().await;
        let own = match room.admit(&self.house, guest).await {
            Ok(own) => own,
            Err(Undone::Broken(reason)) => {
                let (own, told) = self.remains(id, guest, reason).await?;
                let _ = line.queue.try_send(encode(&told));
                return Ok(room.crowd.join(guest, own, line));
            }
            Err(undone) => return Err(undone),
        };
        if let Some(guest) = guest {
            let guest = Guest(guest.get());
            let back = move |table: &Table| table.come_back(guest);
            room.arriving = Some(GuestId::new(guest.0));
            let came = room.fulfil(&self.house, &Wish::House(&back), &mut fair()).await;
            room.arriving = None;
            came?;
        }
        let hello = room.greeting(&self.house, own, since).await?;
        if own.is_empty() {
            room.expect_watcher(&self.house).await?;
        }
        let queue = line.queue.clone();
        let ticket = room.crowd.join(guest, own, line);
        // Who is greeted is here for every server.
        room.announce(&self.house).await;
        room.look_elsewhere(&self.house).await;
        let _ = queue.try_send(encode(&hello));
        room.tell_presence();
        self.wake_bots(&mut room);
        Ok(ticket)
    }

    /// What somebody missed who is in the room already.
    pub(crate) async fn resume(
        &self,
        id: TableId,
        guest: Option<GuestId>,
        since: Option<u64>,
    ) -> Result<ServerMessage, Undone> {
        let room = self.room(id);
        let mut room = room.lock().await;
        match room.admit(&self.house, guest).await {
            Ok(own) => room.greeting(&self.house, own, since).await,
            Err(Undone::Broken(reason)) => self.remains(id, guest, reason).await.map(|(_, told)| told),
            Err(undone) => Err(undone),
        }
    }

    /// Lets somebody go.
    pub(crate) async fn leave(&self, id: TableId, ticket: Ticket) {
        let Some(room) = self.known_room(id) else { return };
        let mut room = room.lock().await;
        room.note_here(&self.house);
        room.crowd.leave(ticket);
        room.announce(&self.house).await;
        room.tell_presence();
    }

    /// Renews the lease by which other servers know that this one lives, and ends the leases of those that do not.
    pub(crate) async fn stay_alive(&self) -> Result<(), Fault> {
        if !self.house.store.renew_node(self.house.node, LEASE).await? {
            for room in self.all_rooms() {
                room.lock().await.announce_anew();
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

    /// The table for another game with the same contract: made by who asks first, the same for all who ask later.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        id: TableId,
        person: &Person,
        code: store::Code,
    ) -> Result<TableId, Undone> {
        let guest = Guest(person.id.get());
        let asked = |table: &Table| {
            let known = table.rematch().and_then(|next| next.parse().ok());
            (table.stage(), !table.seats_of(guest).is_empty(), known, table.contract().clone())
        };
        let (stage, sits, known, contract) = self.with_table(id, asked).await?;
        if !sits {
            return Err(Undone::Refused(No::NoSpectators.into()));
        }
        if stage != Stage::Over {
            return Err(Undone::Refused(No::NotOver.into()));
        }
        if let Some(known) = known {
            return Ok(known);
        }
        // The name follows from the table's, so that two who ask at once on two nodes make one table and not two.
        let next = next_name(id);
        match self.make(next, Some(code), person, contract, None).await {
            Ok(()) | Err(Undone::Store(Fault::Taken)) => {}
            Err(undone) => return Err(undone),
        }
        let name = next.to_string();
        let tell = move |table: &Table| match table.rematch() {
            None => vec![Deed::Rematched { table: name.clone() }],
            Some(_) => Vec::new(),
        };
        self.fulfil(id, &Wish::House(&tell)).await?;
        Ok(next)
    }

    /// Tells everybody everywhere that the server stops.
    pub(crate) async fn close(&self) {
        for room in self.all_rooms() {
            let mut room = room.lock().await;
            room.tell_each(|seq| ServerMessage::Closing { seq });
            room.crowd.send_home();
            room.announced_with_all();
        }
        if let Err(fault) = self.house.store.drop_node(self.house.node).await {
            warn!(%fault, "other servers could not be told that this one goes");
        }
    }

    /// Does for ever what time demands: clocks that run out, computer players, people who are away.
    pub(crate) async fn keep_time(self: Arc<Self>) {
        let mut alarm = Alarm::default();
        let mut swept = Instant::now();
        loop {
            let pause = match self.act_on_all(&mut alarm).await {
                Ok(pause) => pause,
                Err(fault) => {
                    warn!(%fault, "the due tables could not be read");
                    TICK
                }
            };
            if swept.elapsed() >= TICK {
                self.sweep().await;
                swept = Instant::now();
            }
            tokio::time::sleep(pause.clamp(BREATH, TICK)).await;
        }
    }

    /// Does what time demands now; how long nothing more is known to be due.
    async fn act_on_all(self: &Arc<Self>, alarm: &mut Alarm) -> Result<Duration, Fault> {
        let store = &self.house.store;
        if !self.house.clock.is_sure() {
            // After an outage that nobody has measured yet, time is not to be judged by.
            return Ok(TICK);
        }
        for (id, due) in store.due(Millis(self.house.clock.service().0), DUE_AT_ONCE).await? {
            if alarm.rings(id, due, Instant::now()) {
                self.act_on_time(id).await;
                alarm.rest(id, due, Instant::now(), self.clock_of(id).await);
            }
        }
        let now = Millis(self.house.clock.service().0);
        let next = store.due_after(now).await?.map(|due| duration(due.0 - now.0));
        Ok(next.into_iter().chain(alarm.next(Instant::now())).min().unwrap_or(TICK))
    }

    /// How long it takes until a clock of a table runs out, if nothing happens there.
    async fn clock_of(&self, id: TableId) -> Option<Duration> {
        let due = self.with_table(id, Table::due).await.ok()??;
        let left = duration(due.0 - self.house.clock.service().0);
        // What was due a moment ago and could not be done is tried again soon.
        Some(if left.is_zero() { AGAIN } else { left })
    }

    async fn act_on_time(self: &Arc<Self>, id: TableId) {
        if self.fulfil(id, &Wish::Time).await.is_err() {
            return;
        }
        let away = {
            let room = self.room(id);
            let mut room = room.lock().await;
            room.away_too_long(&self.house).await
        };
        for seat in away {
            let stand_in = move |table: &Table| table.stand_in(seat).into_iter().collect();
            let _ = self.fulfil(id, &Wish::House(&stand_in)).await;
        }
    }

    /// Closes the rooms that nobody needs and forgets the copies of tables at which nothing happens.
    async fn sweep(&self) {
        for room in self.all_rooms() {
            if let Ok(mut room) = room.try_lock() {
                room.rest(&self.house, self.limits.idle);
                room.announce(&self.house).await;
            }
        }
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody can get hold of a room while the list is locked, so one that only the list holds stays unused.
        rooms.retain(|_, room| {
            Arc::strong_count(room) > 1 || !room.try_lock().is_ok_and(|room| room.is_bare())
        });
    }

    /// Follows for ever what other nodes write.
    pub(crate) async fn follow_news(self: Arc<Self>) {
        let mut news = self.house.store.news();
        while let Some(news) = news.next().await {
            match news {
                News::Table { table, seq } => self.catch_up(table, seq).await,
                News::Chat { table, seq } => self.pass_on_chat(table, seq).await,
                News::Presence { node, .. } if node == self.house.node => {}
                News::Presence { table, .. } => self.see_elsewhere(table).await,
                News::Lagged => {
                    let ids: Vec<TableId> = {
                        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
                        rooms.keys().copied().collect()
                    };
                    for id in ids {
                        self.catch_up(id, Seq(u64::MAX)).await;
                        self.pass_on_chat(id, Seq(u64::MAX)).await;
                        self.see_elsewhere(id).await;
                    }
                }
            }
        }
    }

    async fn catch_up(&self, id: TableId, seq: Seq) {
        let Some(room) = self.known_room(id) else { return };
        let mut room = room.lock().await;
        if let Err(undone) = room.catch_up(&self.house, seq).await {
            warn!(table = %id, ?undone, "a table could not be followed");
        }
        self.show_presence(&mut room).await;
    }

    /// Others than before look at a table through other servers: those who look here are told.
    async fn see_elsewhere(&self, id: TableId) {
        let Some(room) = self.known_room(id) else { return };
        let mut room = room.lock().await;
        if !room.crowd.is_empty() {
            room.look_elsewhere(&self.house).await;
            room.tell_changed_presence();
        }
    }
}

/// So many milliseconds, or none if they are over.
fn duration(millis: i64) -> Duration {
    Duration::from_millis(u64::try_from(millis).unwrap_or_default())
}

/// Fresh luck from the operating system, so that nothing drawn before tells anything of what comes.
fn fair() -> Fair {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).expect("the operating system gives random bytes");
    Fair::new(seed)
}

/// The name of the table for the next game.
fn next_name(id: TableId) -> TableId {
    use sha2::{Digest, Sha256};
    let hash: [u8; 32] = Sha256::digest(format!("the game after {id}")).into();
    let mut bits = [0; 8];
    bits.copy_from_slice(&hash[..8]);
    TableId::new(u64::from_le_bytes(bits))
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

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
