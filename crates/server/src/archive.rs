//! Records that are brought along: to a server by its guests, or into a store that nobody serves at the moment.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use store::{Code, Fault, GuestId, Millis, Store, TableId};
use table::contract::{
    AbsenceChoice, ClockChoice, GameChoice, Listing, SeatChoice, SeveralSeats, SpectatorChoice, UndoChoice,
};
use table::games::{Brought, Games, Unfit};
use table::{Contract, Deed, Refused};

use crate::clock::Clock;
use crate::limits::Limits;
use crate::tables::{Person, TableError, Tables};
use crate::token::Token;

/// How long the link to an archive's tables holds: a day.
const LINK_MILLIS: i64 = 24 * 60 * 60 * 1000;

/// A store into which records are put, each as a table of one new guest.
#[derive(Debug)]
pub struct Archive {
    tables: Arc<Tables>,
    store: Store,
    clock: Arc<Clock>,
    person: Person,
}

/// Why a record was not put into an archive.
#[derive(Debug)]
pub enum NotKept {
    /// It does not hold.
    Unfit(Unfit),
    /// No table can be made of it.
    Refused(Refused),
    /// The store failed.
    Fault(Fault),
}

impl fmt::Display for NotKept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotKept::Unfit(_) => "the record is wrong",
            NotKept::Refused(_) => "no table can be made of the record",
            NotKept::Fault(_) => "the store failed",
        })
    }
}

impl Error for NotKept {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(match self {
            NotKept::Unfit(unfit) => unfit,
            NotKept::Refused(refused) => refused,
            NotKept::Fault(fault) => fault,
        })
    }
}

impl Archive {
    /// Opens the archive for a new guest of this name.
    ///
    /// # Errors
    /// What the store says.
    pub async fn open(games: Games, store: Store, name: &str) -> Result<Archive, Fault> {
        let clock = Arc::new(Clock::default());
        let person = Person { id: GuestId::random(), name: name.to_owned() };
        store.add_guest(person.id, &person.name, clock.wall()).await?;
        let tables = Tables::new(games, store.clone(), Arc::clone(&clock), Arc::new(Limits::default()));
        Ok(Archive { tables, store, clock, person })
    }

    /// Makes a table from a record; the guest holds every seat, and the game goes on where the record ends.
    ///
    /// # Errors
    /// When the record does not hold, or the store fails.
    pub async fn bring(&self, record: &str) -> Result<(TableId, Code), NotKept> {
        let (contract, game) = table_of(self.tables.context().games.bring(record).map_err(NotKept::Unfit)?);
        self.tables.make_anew(&self.person, contract, Some(game)).await.map_err(|error| match error {
            TableError::Store(fault) => NotKept::Fault(fault),
            error => NotKept::Refused(error.reason()),
        })
    }

    /// The secret with which somebody becomes the guest, once, within a day: `/claim/SECRET`.
    ///
    /// # Errors
    /// What the store says.
    pub async fn link(&self) -> Result<String, Fault> {
        let secret = Token::random();
        let expires = Millis(self.clock.wall().0 + LINK_MILLIS);
        self.store.add_claim(secret.hash(), self.person.id, expires).await?;
        Ok(secret.reveal())
    }
}

/// The table that a record makes: its contract, and everything that was done.
pub(crate) fn table_of(brought: Brought) -> (Contract, Vec<Deed>) {
    let opening = Deed::Started { opening: brought.opening, lines: Vec::new() };
    let played = brought.lines.iter().filter_map(|line| Deed::of_line(line));
    let game = [opening].into_iter().chain(played).collect();
    (hot_seat(brought.choice, brought.seats), game)
}

/// One person at all seats, without clocks.
pub(crate) fn hot_seat(game: GameChoice, seats: usize) -> Contract {
    Contract {
        game,
        seats: vec![SeatChoice::Maker; seats],
        listing: Listing::ByLink,
        clock: ClockChoice::None,
        undo: UndoChoice::WithConsent,
        spectators: SpectatorChoice::Now,
        hints: true,
        absence: AbsenceChoice::Wait,
        several_seats: SeveralSeats::Maker,
        players: Vec::new(),
        start: None,
        lesson: None,
    }
}
