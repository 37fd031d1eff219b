//! Clocks and taking back.

use kernel::{Dice, SeatSet};
use table::contract::{ClockChoice, SeatChoice};
use table::{Command, Contract, Millis, Stage};

use crate::kept::{Kept, MODES, contract, person};

/// Everything that is left on all clocks.
fn left(kept: &Kept) -> Vec<i64> {
    let clocks = kept.table.scene(SeatSet::EMPTY, Millis(kept.now)).clocks;
    clocks.iter().map(|clock| clock.left).collect()
}

fn play(kept: &mut Kept, dice: &mut Dice) -> Option<(table::Chair, String)> {
    let scene = kept.table.scene(SeatSet::first(kept.contract.seats.len()), Millis(kept.now));
    let prompt = scene.prompts.get(dice.below(scene.prompts.len().max(1) as u32) as usize)?;
    let action = prompt.actions[dice.below(prompt.actions.len() as u32) as usize].clone();
    repeat(kept, prompt.seat, &action);
    Some((prompt.seat, action))
}

fn repeat(kept: &mut Kept, seat: table::Chair, action: &str) {
    let scene = kept.table.scene(SeatSet::one(seat.0), Millis(kept.now));
    let (expected, action) = (scene.prompts[0].number, action.to_owned());
    kept.request(person(0), &Command::Play { seat, expected, action, client: None }).unwrap();
}

/// Takes back whatever can be taken back and does it again, or does something else: nobody gains time by that.
fn back_and_forth(clock: ClockChoice, number: usize) -> usize {
    let (options, seats) = MODES[number % MODES.len()];
    let contract = Contract { clock, ..contract(options, &vec![SeatChoice::Maker; seats]) };
    let (mut kept, mut dice) = (Kept::new(contract, number as u8), Dice::new(number as u64));
    let mut tried = 0;
    let mut seat: Option<(table::Chair, String)> = None;
    for _ in 0..150 {
        if kept.table.stage() != Stage::Playing {
            break;
        }
        kept.now += 700;
        let before = left(&kept);
        if let Some((chair, action)) = seat.take() {
            let undo = Command::Undo { seat: chair, client: None };
            if kept.request(person(0), &undo).is_ok() {
                assert!(
                    left(&kept).iter().zip(&before).all(|(now, before)| now <= before),
                    "{clock:?} {action}"
                );
                if dice.below(2) == 0 {
                    kept.request(person(0), &Command::Redo { seat: chair, client: None }).unwrap();
                } else {
                    repeat(&mut kept, chair, &action);
                }
                let after = left(&kept);
                assert!(
                    after.iter().zip(&before).all(|(now, before)| now <= before),
                    "{clock:?} {action}: {before:?} {after:?}"
                );
                tried += 1;
            }
        }
        seat = play(&mut kept, &mut dice);
    }
    tried
}

#[test]
fn taking_back_and_playing_again_brings_nobody_time() {
    for clock in [ClockChoice::Total { seconds: 600, increment: 60 }, ClockChoice::PerMove { seconds: 600 }] {
        for number in 0..16 {
            assert!(back_and_forth(clock, number) > 0, "nothing could be taken back in {number}");
        }
    }
}

#[test]
fn going_back_together_and_playing_the_same_again_brings_nobody_an_increment_twice() {
    let clock = ClockChoice::Total { seconds: 600, increment: 60 };
    let mut gone_back = 0;
    for number in 0..16 {
        let (options, seats) = MODES[number % MODES.len()];
        let contract = Contract { clock, ..contract(options, &vec![SeatChoice::Maker; seats]) };
        let (mut kept, mut dice) = (Kept::new(contract, number as u8), Dice::new(number as u64));
        let mut played = Vec::new();
        for _ in 0..12 {
            kept.now += 100;
            played.extend(play(&mut kept, &mut dice));
        }
        let before = left(&kept);
        let steps = 1 + dice.below(played.len() as u32);
        let ask = Command::Ask { seat: played[0].0, steps };
        if kept.table.stage() != Stage::Playing || kept.request(person(0), &ask).is_err() {
            continue;
        }
        gone_back += 1;
        for (seat, action) in &played[played.len() - steps as usize..] {
            // Luck may be another this time.
            let scene = kept.table.scene(SeatSet::one(seat.0), Millis(kept.now));
            let Some(prompt) = scene.prompts.first() else { break };
            let action = if prompt.actions.contains(action) { action } else { &prompt.actions[0] };
            repeat(&mut kept, *seat, action);
            let now = left(&kept);
            assert!(
                now.iter().zip(&before).all(|(now, before)| now <= before),
                "{number}: {before:?} {now:?}"
            );
        }
    }
    assert!(gone_back > 5, "{gone_back}");
}
