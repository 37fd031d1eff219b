//! What the store keeps beside the log of a table so that lists need not open it; written only when it changes.

use kernel::SeatSet;
use serde::Serialize;
use store::{GuestId, Head, Member, Millis, Status};
use table::contract::{GameChoice, SpectatorChoice};
use table::table::Holder;
use table::{Chair, Contract, Stage, Table};
use ts_rs::TS;
use utoipa::ToSchema;

/// What was last derived from a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Derived {
    head: Head,
    waits: Vec<(GuestId, bool)>,
    basis: Basis,
}

/// What the summary of a table follows from, beside its contract: while it stays the same, no summary is written anew.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Basis {
    stage: Stage,
    waiting: SeatSet,
    chairs: Vec<Holder>,
}

impl Basis {
    fn of(table: &Table) -> Basis {
        Basis { stage: table.stage(), waiting: table.waits_for(), chairs: table.chairs().to_vec() }
    }

    fn is_of(&self, table: &Table) -> bool {
        self.stage == table.stage() && self.waiting == table.waits_for() && self.chairs == table.chairs()
    }
}

/// A table as lists show it.
#[derive(Serialize, TS, ToSchema)]
pub(crate) struct Summary<'a> {
    /// The game.
    game: &'a GameChoice,
    /// Where the table is in its life.
    stage: Stage,
    /// Who sits where, in the order of the seats.
    chairs: Vec<ChairSummary<'a>>,
    /// Whom it waits for.
    waiting: Vec<Chair>,
    /// Whether anybody may watch the game as it is played.
    watch: bool,
}

/// Who sits on a seat.
#[derive(Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "holder")]
pub(crate) enum ChairSummary<'a> {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// The display name.
        name: &'a str,
    },
    /// A computer player.
    Bot,
}

/// What lists need to know of a table, whose last row was written at a time of service.
pub(crate) fn derive(table: &Table, contract: &Contract, changed: table::Millis) -> Derived {
    Derived {
        head: Head {
            status: status(table),
            summary: summary(table, contract),
            due: due(table, contract, changed),
        },
        waits: waits(table),
        basis: Basis::of(table),
    }
}

const fn status(table: &Table) -> Status {
    match table.stage() {
        Stage::Gathering => Status::Open,
        Stage::Playing => Status::Playing,
        Stage::Over => Status::Over,
    }
}

fn summary(table: &Table, contract: &Contract) -> String {
    let chairs = table.chairs().iter().map(|holder| match holder {
        Holder::Nobody => ChairSummary::Nobody,
        Holder::Person { name, .. } => ChairSummary::Person { name },
        Holder::Bot => ChairSummary::Bot,
    });
    let summary = Summary {
        game: &contract.game,
        stage: table.stage(),
        chairs: chairs.collect(),
        waiting: table.waits_for().iter().map(Chair).collect(),
        watch: contract.spectators == SpectatorChoice::Now,
    };
    serde_json::to_string(&summary).unwrap_or_default()
}

fn due(table: &Table, contract: &Contract, changed: table::Millis) -> Option<Millis> {
    let bots_turn = table.waits_for().iter().any(|seat| table.bot_seats().contains(seat));
    // A computer player that is to move is due at once: whoever finds it first moves it.
    if bots_turn { Some(Millis(0)) } else { next_due(table, contract, changed) }
}

/// When the table will have to act by itself: a clock runs out, or it has waited long enough for somebody who is away.
fn next_due(table: &Table, contract: &Contract, changed: table::Millis) -> Option<Millis> {
    let clock = table.due().map(|due| due.0);
    let waits = !table.waits_for_persons().is_empty();
    let absence_limit =
        super::absence_limit(contract).filter(|_| waits).map(|absence_limit| changed.0 + absence_limit);
    clock.into_iter().chain(absence_limit).min().map(Millis)
}

/// Everybody who belongs to the table, and whether it waits for them.
fn waits(table: &Table) -> Vec<(GuestId, bool)> {
    // A lesson is in no list and calls nobody: whoever learns finds it where the lessons are.
    if table.contract().lesson.is_some() {
        return Vec::new();
    }
    let persons: SeatSet = table.waits_for_persons();
    let mut waits: Vec<(GuestId, bool)> = vec![(GuestId::new(table.maker().0), false)];
    for (seat, holder) in (0..).map(kernel::Seat).zip(table.chairs()) {
        let Holder::Person { guest, .. } = holder else { continue };
        let guest = GuestId::new(guest.0);
        let waited = persons.contains(seat);
        match waits.iter_mut().find(|(known, _)| *known == guest) {
            Some((_, waits)) => *waits |= waited,
            None => waits.push((guest, waited)),
        }
    }
    waits
}

impl Derived {
    /// What is to be written because it changed.
    pub(crate) fn renew(
        &mut self,
        table: &Table,
        contract: &Contract,
        changed: table::Millis,
        now: Millis,
    ) -> (Option<Head>, Option<Vec<Member>>) {
        if self.basis.is_of(table) {
            let due = due(table, contract, changed);
            let is_same = due == self.head.due;
            self.head.due = due;
            return ((!is_same).then(|| self.head.clone()), None);
        }
        let new = derive(table, contract, changed);
        let head = (new.head != self.head).then(|| new.head.clone());
        let members = (new.waits != self.waits).then(|| new.members(now));
        *self = new;
        (head, members)
    }

    /// Those for whom the table waits.
    pub(crate) fn waited(&self) -> Vec<GuestId> {
        self.waits.iter().filter(|(_, waited)| *waited).map(|(guest, _)| *guest).collect()
    }

    /// The head of a new table.
    pub(crate) fn head(&self) -> Head {
        self.head.clone()
    }

    /// Everybody who belongs to the table.
    pub(crate) fn members(&self, now: Millis) -> Vec<Member> {
        let member =
            |&(guest, waited): &(GuestId, bool)| Member { guest, waited_for_since: waited.then_some(now) };
        self.waits.iter().map(member).collect()
    }
}
