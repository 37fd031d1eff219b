//! A table is what its log adds up to, wherever one begins to add.

use kernel::{Dice, Seat, SeatSet};
use table::contract::{Chair, SeatChoice};
use table::{Command, Decision, Deed, Stage, Who};

use crate::kept::{Kept, contract, person};

#[test]
fn the_whole_log_and_a_snapshot_with_the_rows_after_it_give_the_same_table() {
    let bots = [SeatChoice::Bot, SeatChoice::Bot];
    for (seed, options) in [&[][..], &["nightmare"], &["simultaneous"]].into_iter().enumerate() {
        let mut kept = Kept::new(contract(options, &bots), seed as u8);
        let mut saves = 0;
        while kept.table.stage() == Stage::Playing {
            let request = kept.table.bot_request(kept.rows.len() as u64).unwrap();
            kept.now += 250;
            assert!(matches!(kept.request(Who::Server, &request), Ok(Decision::Enter(_))));
            let here = Kept::seen(&kept.table, kept.now);
            if kept.rows.len().is_multiple_of(37) {
                assert_eq!(Kept::seen(&kept.whole(), kept.now), here);
            }
            if !kept.snapshots.is_empty() {
                assert_eq!(Kept::seen(&kept.reopened(), kept.now), here);
                saves += 1;
            }
        }
        assert!(saves > 50, "{saves}");
        assert!(kept.table.end().unwrap().played_out);
    }
}

#[test]
fn snapshots_from_before_what_was_taken_back_are_as_good_as_ever() {
    for number in 0..6_u8 {
        let options: &[&str] = if number % 2 == 0 { &[] } else { &["simultaneous"] };
        let mut kept = Kept::new(contract(options, &[SeatChoice::Maker; 2]), number);
        let mut dice = Dice::new(number.into());
        let (mut kept_some, mut forgot_some) = (false, false);
        for round in 1..=160 {
            if kept.table.stage() != Stage::Playing {
                break;
            }
            kept.now += 300;
            let scene = kept.table.view(SeatSet::first(2), table::Millis(kept.now));
            let steps = dice.below(9) + 1;
            if round % 20 == 0 && u64::from(steps) <= scene.undo[0].standing as u64 {
                let before = kept.snapshots.len();
                kept.request(person(0), &Command::Ask { seat: Chair(Seat(0)), steps }).unwrap();
                assert!(matches!(kept.rows.last().unwrap().deed, Deed::TakenBack { .. }));
                kept_some |= kept.snapshots.len() > 1;
                forgot_some |= kept.snapshots.len() <= before;
            } else {
                let prompt = &scene.prompts[dice.below(scene.prompts.len() as u32) as usize];
                let action = prompt.actions[dice.below(prompt.actions.len() as u32) as usize].clone();
                let (seat, expected) = (prompt.seat, prompt.number);
                kept.request(person(0), &Command::Play { seat, expected, action, client: None }).unwrap();
            }
            if round % 10 == 0 {
                let here = Kept::seen(&kept.table, kept.now);
                for snapshot in 0..kept.snapshots.len() {
                    assert_eq!(Kept::seen(&kept.reopened_at(snapshot), kept.now), here);
                }
            }
        }
        assert!(kept_some && forgot_some, "{number}");
    }
}
