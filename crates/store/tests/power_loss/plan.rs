//! What is written, known beforehand to the letter, so that whatever is found can be told to be right.

use std::collections::BTreeMap;

use kernel::Dice;
use store::{
    Append, GuestId, Head, Listing, Member, Millis, NewTable, Outgoing, ParcelId, Seq, Status, TableId,
};

/// So many tables are played at.
pub(crate) const TABLES: u64 = 12;
/// So many lots of entries at most are planned for each, for all recordings that build upon each other.
pub(crate) const LOTS: usize = 2_000;

/// Everything that is to be written at one table: the first lot with the table itself, each other one in an append of its own.
#[derive(Debug)]
pub(crate) struct Planned {
    pub(crate) id: TableId,
    pub(crate) lots: Vec<Append>,
}

/// Everything that is to be written.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) guest: GuestId,
    pub(crate) tables: Vec<Planned>,
}

impl Plan {
    pub(crate) fn new(seed: u64) -> Plan {
        let mut dice = Dice::new(seed);
        let guest = GuestId::new(dice.bits());
        let tables = (0..TABLES).map(|_| planned(guest, &mut dice)).collect();
        Plan { guest, tables }
    }

    /// The table that is made with the first lot.
    pub(crate) fn new_table(&self, table: usize) -> NewTable {
        let planned = &self.tables[table];
        NewTable {
            id: planned.id,
            code: None,
            maker: self.guest,
            listing: Listing::Public,
            contract: format!("contract of {}", planned.id),
            created: Millis(1),
            first: planned.lots[0].clone(),
        }
    }

    /// What is said at a table, by its number.
    pub(crate) fn line(&self, table: usize, number: usize) -> String {
        format!("line {number} at {}", self.tables[table].id)
    }
}

fn planned(guest: GuestId, dice: &mut Dice) -> Planned {
    let id = TableId::new(dice.bits());
    let mut next = Seq::FIRST;
    let lots = (0..LOTS)
        .map(|number| {
            let lot = lot(id, guest, number, next, dice);
            next = lot.last().next();
            lot
        })
        .collect();
    Planned { id, lots }
}

/// One to three entries, mostly short and sometimes longer than a page, and beside the log what says how far it goes.
fn lot(table: TableId, guest: GuestId, number: usize, seq: Seq, dice: &mut Dice) -> Append {
    let count = u64::from(1 + dice.below(3));
    let last = seq.0 + count - 1;
    let entry = |place: u64| {
        let length = if dice.below(20) == 0 { 6_000 } else { 20 + dice.below(300) };
        format!(
            "{table}/{place} {}",
            char::from(b'a' + (place % 26) as u8).to_string().repeat(length as usize)
        )
    };
    let entries = (seq.0..=last).map(entry).collect();
    let head = Head { status: Status::Playing, summary: last.to_string(), due: Some(Millis(last as i64)) };
    let members = vec![Member { guest, waited_for_since: Some(Millis(last as i64)) }];
    let parcel = Outgoing {
        id: ParcelId::new(u128::from(dice.bits())),
        guest,
        body: last.to_string(),
        due: Millis(1),
    };
    let snapshot = (number % 10 == 3).then(|| format!("state {last} {}", "s".repeat(2_000)));
    let append = Append::entry(table, seq, Millis(last as i64), String::new());
    let outbox = if number % 10 == 5 { vec![parcel] } else { Vec::new() };
    Append { entries, head: Some(head), members: Some(members), outbox, snapshot, ..append }
}

/// How far everything has come: lots and chat lines by table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Progress {
    lots: BTreeMap<usize, usize>,
    lines: BTreeMap<usize, usize>,
}

/// Stands in a mark of a chat line, with the table above it and the number below it.
const LINE: u64 = 1 << 31;

impl Progress {
    pub(crate) fn lots(&self, table: usize) -> usize {
        self.lots.get(&table).copied().unwrap_or(0)
    }

    pub(crate) fn lines(&self, table: usize) -> usize {
        self.lines.get(&table).copied().unwrap_or(0)
    }

    pub(crate) fn set(&mut self, table: usize, lots: usize, lines: usize) {
        self.lots.insert(table, lots);
        self.lines.insert(table, lines);
    }

    /// The mark for a table of which so many lots are acknowledged.
    pub(crate) fn mark_of_lots(table: usize, lots: usize) -> u64 {
        (table as u64) << 32 | lots as u64
    }

    /// The mark for a table of which so many lines are acknowledged.
    pub(crate) fn mark_of_lines(table: usize, lines: usize) -> u64 {
        (table as u64) << 32 | LINE | lines as u64
    }

    /// Takes a mark to heart.
    pub(crate) fn acknowledge(&mut self, mark: u64) {
        let (table, number) = ((mark >> 32) as usize, (mark & (LINE - 1)) as usize);
        let known = if mark & LINE == 0 { &mut self.lots } else { &mut self.lines };
        known.insert(table, number);
    }
}
