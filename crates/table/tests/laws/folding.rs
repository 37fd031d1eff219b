//! A table is what its log adds up to, wherever one begins to add.

use table::contract::SeatChoice;
use table::{Decision, Stage, Who};

use crate::kept::{Kept, contract};

#[test]
fn the_whole_log_and_a_snapshot_with_the_rows_after_it_give_the_same_table() {
    let bots = [SeatChoice::Bot, SeatChoice::Bot];
    for (seed, options) in [&[][..], &["nightmare"], &["simultaneous"]].into_iter().enumerate() {
        let mut kept = Kept::new(contract(options, &bots), seed as u8);
        let mut saves = 0;
        while kept.table.stage() == Stage::Playing {
            let request = kept.table.bot_request(kept.rows.len() as u64).unwrap();
            kept.now += 250;
            assert!(matches!(kept.request(Who::House, &request), Ok(Decision::Enter(_))));
            let here = Kept::seen(&kept.table, kept.now);
            if kept.rows.len().is_multiple_of(37) {
                assert_eq!(Kept::seen(&kept.whole(), kept.now), here);
            }
            if kept.snapshot.is_some() {
                assert_eq!(Kept::seen(&kept.reopened(), kept.now), here);
                saves += 1;
            }
        }
        assert!(saves > 50, "{saves}");
        assert!(kept.table.end().unwrap().played_out);
    }
}
