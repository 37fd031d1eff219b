//! A table with the rows of its log, as a server keeps it.

use std::sync::Arc;

use dreamscape::tables::DreamscapeTables;
use kernel::{Dice, Seat, SeatSet};
use table::contract::{
    AbsenceChoice, ClockChoice, GameChoice, Listing, SeatChoice, SeveralSeats, SpectatorChoice, UndoChoice,
};
use table::{
    Command, Contract, Decision, Deed, Entry, Games, Guest, Millis, Refused, SecureDice, Table, Who,
};

/// The game on which tables are tried.
pub(crate) fn games() -> Games {
    Games::default().with(DreamscapeTables)
}

pub(crate) const MAKER: Guest = Guest(7);
/// Everybody who may ask something; the last one never gets a seat by right.
pub(crate) const PEOPLE: [(Guest, &str); 5] =
    [(MAKER, "Ada"), (Guest(8), "Ben"), (Guest(9), "Cleo"), (Guest(10), "Dan"), (Guest(99), "Eve")];

pub(crate) fn person(index: usize) -> Who<'static> {
    let (guest, name) = PEOPLE[index];
    Who::Person { guest, name }
}

pub(crate) fn game(options: &[&str], seats: usize) -> GameChoice {
    let options = options.iter().map(|word| (*word).to_owned()).collect();
    let game = GameChoice { game: "dreamscape".to_owned(), edition: None, options, pack: None };
    games().settle(&game, seats).unwrap()
}

pub(crate) fn contract(options: &[&str], seats: &[SeatChoice]) -> Contract {
    Contract {
        game: game(options, seats.len()),
        seats: seats.to_vec(),
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

/// The modes with their numbers of seats.
pub(crate) const MODES: [(&[&str], usize); 8] = [
    (&["cycles=2"], 2),
    (&["simultaneous", "cycles=2"], 4),
    (&["nightmare", "cycles=1"], 3),
    (&["solo=2", "cycles=2"], 1),
    (&["simultaneous"], 2),
    (&["nightmare", "simultaneous", "cycles=1"], 3),
    (&["cycles=1"], 4),
    (&["nightmare"], 2),
];

/// A contract of any kind.
pub(crate) fn any_contract(dice: &mut Dice, number: usize) -> Contract {
    let (options, count) = MODES[number % MODES.len()];
    let mut seats = vec![SeatChoice::Open; count];
    for seat in &mut seats {
        *seat =
            [SeatChoice::Open, SeatChoice::Open, SeatChoice::Maker, SeatChoice::Bot][dice.below(4) as usize];
    }
    let clock = match dice.below(4) {
        0 => ClockChoice::PerMove { seconds: 5 + dice.below(60) },
        1 => ClockChoice::Total { seconds: 30 + dice.below(600), increment: dice.below(20) },
        _ => ClockChoice::None,
    };
    let undo = [UndoChoice::WithConsent, UndoChoice::WithConsent, UndoChoice::ToKnowledge, UndoChoice::None];
    let hints = dice.below(4) > 0;
    Contract { clock, undo: undo[dice.below(4) as usize], hints, ..contract(options, &seats) }
}

/// A table with its log.
pub(crate) struct Kept {
    pub(crate) table: Table,
    pub(crate) contract: Arc<Contract>,
    pub(crate) rows: Vec<Entry>,
    /// The snapshots that one can go on from, oldest first.
    pub(crate) snapshots: Vec<(u64, String)>,
    pub(crate) now: i64,
    pub(crate) dice: SecureDice,
}

impl Kept {
    pub(crate) fn new(contract: Contract, seed: u8) -> Kept {
        let contract = Arc::new(contract);
        let mut dice = SecureDice::new([seed; 32]);
        let table = Table::new(&games(), Arc::clone(&contract), MAKER);
        let deeds = table.first_deeds("Ada", &mut dice).unwrap();
        let mut kept = Kept { table, contract, rows: Vec::new(), snapshots: Vec::new(), now: 1_000, dice };
        kept.enter(deeds);
        kept
    }

    /// Adds rows to the log and folds them in.
    pub(crate) fn enter(&mut self, deeds: Vec<Deed>) {
        for deed in deeds {
            if let Deed::TakenBack { lines } = &deed {
                let kept = self.table.row_before(lines);
                self.snapshots.retain(|(seq, _)| *seq <= kept);
            }
            let entry = Entry { t: Millis(self.now), deed };
            let text = serde_json::to_string(&entry).unwrap();
            assert_eq!(serde_json::from_str::<Entry>(&text).unwrap(), entry);
            self.table.apply(&entry).unwrap();
            self.rows.push(entry);
        }
        // At every other moment the table is written down as it is, quiet or not.
        let text =
            if self.rows.len().is_multiple_of(2) { self.table.save() } else { self.table.save_restless() };
        if let Some(text) = text {
            self.snapshots.push((self.table.seq(), text));
        }
    }

    /// What the table makes of a request, and what it asks for is done.
    pub(crate) fn request(&mut self, who: Who<'_>, command: &Command) -> Result<Decision, Refused> {
        let mut decision = self.table.decide(who, command, Millis(self.now), &mut self.dice)?;
        if decision == Decision::NeedsHistory {
            self.table = self.whole();
            decision = self.table.decide(who, command, Millis(self.now), &mut self.dice)?;
        }
        if let Decision::Enter(deeds) = &decision {
            self.enter(deeds.clone());
        }
        Ok(decision)
    }

    /// The table from its whole log.
    pub(crate) fn whole(&self) -> Table {
        self.load(None, 0)
    }

    /// The table from its last snapshot, or from its whole log.
    pub(crate) fn reopened(&self) -> Table {
        let last = self.snapshots.last();
        let (seq, text) = last.map_or((0, None), |(seq, text)| (*seq, Some(text.as_str())));
        self.load(text, seq)
    }

    /// The table from one of its snapshots.
    pub(crate) fn reopened_at(&self, number: usize) -> Table {
        let (seq, text) = &self.snapshots[number];
        self.load(Some(text), *seq)
    }

    fn load(&self, snapshot: Option<&str>, seq: u64) -> Table {
        let rows = self.rows.iter().skip(seq as usize);
        let rows: Vec<String> = rows.map(|row| serde_json::to_string(row).unwrap()).collect();
        Table::load(&games(), Arc::clone(&self.contract), MAKER, snapshot, rows.iter().map(String::as_str))
            .unwrap()
    }

    /// What everybody sees: spectators, each seat, and whoever holds all of them.
    pub(crate) fn seen(table: &Table, now: i64) -> Vec<String> {
        let seats = table.chairs().len();
        let singles = (0..seats as u8).map(|seat| SeatSet::one(Seat(seat)));
        let sets = singles.chain([SeatSet::EMPTY, SeatSet::first(seats)]);
        sets.map(|own| serde_json::to_string(&table.view(own, Millis(now))).unwrap()).collect()
    }
}
