//! A table is what its log adds up to, wherever one begins to add.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::sync::Arc;

use kernel::SeatSet;
use table::contract::{GameChoice, SeatChoice};
use table::{Command, Contract, Decision, Entry, Fair, Guest, Millis, Stage, Table, Who};

const MAKER: Guest = Guest(7);

fn contract(options: &[&str], seats: &[SeatChoice]) -> Arc<Contract> {
    let options = options.iter().map(|word| (*word).to_owned()).collect();
    let game = GameChoice { game: "dreamscape".to_owned(), edition: None, options, pack: None };
    let game = table::games::settle(&game, seats.len()).unwrap();
    let json = serde_json::json!({ "game": game, "seats": seats });
    Arc::new(serde_json::from_value(json).unwrap())
}

/// A table with the rows of its log, as a server keeps it.
struct Kept {
    table: Table,
    rows: Vec<String>,
    snapshot: Option<(u64, String)>,
    now: i64,
    fair: Fair,
}

impl Kept {
    fn new(contract: &Arc<Contract>, seed: u8) -> Kept {
        let mut fair = Fair::new([seed; 32]);
        let table = Table::new(Arc::clone(contract), MAKER);
        let deeds = table.first_deeds("Ada", &mut fair).unwrap();
        let mut kept = Kept { table, rows: Vec::new(), snapshot: None, now: 0, fair };
        kept.enter(deeds);
        kept
    }

    fn enter(&mut self, deeds: Vec<table::Deed>) {
        for deed in deeds {
            self.now += 250;
            let entry = Entry { t: Millis(self.now), deed };
            self.rows.push(serde_json::to_string(&entry).unwrap());
            self.table.apply(&entry).unwrap();
        }
        if let Some(text) = self.table.save() {
            self.snapshot = Some((self.table.seq(), text));
        }
    }

    fn request(&mut self, who: Who<'_>, command: &Command) -> Result<Decision, table::Refused> {
        let decision = self.table.decide(who, command, Millis(self.now), &mut self.fair)?;
        if let Decision::Enter(deeds) = &decision {
            self.enter(deeds.clone());
        }
        Ok(decision)
    }

    fn seen(table: &Table, now: i64) -> Vec<String> {
        let sets = [SeatSet::EMPTY, SeatSet::one(kernel::Seat(0)), SeatSet::first(table.chairs().len())];
        sets.iter().map(|own| serde_json::to_string(&table.scene(*own, Millis(now))).unwrap()).collect()
    }
}

#[test]
fn the_whole_log_and_a_snapshot_with_the_rows_after_it_give_the_same_table() {
    let bots = [SeatChoice::Bot, SeatChoice::Bot];
    for (seed, options) in [&[][..], &["nightmare"], &["simultaneous"]].into_iter().enumerate() {
        let contract = contract(options, &bots);
        let mut kept = Kept::new(&contract, seed as u8);
        let mut saves = 0;
        while kept.table.stage() == Stage::Playing {
            let request = kept.table.bot_request(kept.rows.len() as u64).unwrap();
            assert!(matches!(kept.request(Who::House, &request), Ok(Decision::Enter(_))));
            let here = Kept::seen(&kept.table, kept.now);
            if kept.rows.len().is_multiple_of(37) {
                let rows = kept.rows.iter().map(String::as_str);
                let whole = Table::load(Arc::clone(&contract), MAKER, None, rows).unwrap();
                assert_eq!(Kept::seen(&whole, kept.now), here);
            }
            if let Some((seq, text)) = &kept.snapshot {
                let tail = kept.rows.iter().skip(*seq as usize).map(String::as_str);
                let opened = Table::load(Arc::clone(&contract), MAKER, Some(text), tail).unwrap();
                assert_eq!(Kept::seen(&opened, kept.now), here);
                saves += 1;
            }
        }
        assert!(saves > 50, "{saves}");
        assert!(kept.table.end().unwrap().played_out);
    }
}
