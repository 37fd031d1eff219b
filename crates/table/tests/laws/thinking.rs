//! Clocks and taking back.

use kernel::{Dice, Seat, SeatSet};
use serde_json::Value;
use table::contract::{ClockChoice, SeatChoice};
use table::games::Opening;
use table::{Command, Contract, Deed, Millis, Stage, Table};

use crate::kept::{Kept, MAKER, MODES, contract, games, person};

/// Everything that is left on all clocks.
fn left(kept: &Kept) -> Vec<i64> {
    left_at(&kept.table, kept.now)
}

fn left_at(table: &Table, now: i64) -> Vec<i64> {
    table.view(SeatSet::EMPTY, Millis(now)).clocks.iter().map(|clock| clock.left).collect()
}

fn play(kept: &mut Kept, dice: &mut Dice) -> Option<(table::Chair, String)> {
    let scene = kept.table.view(SeatSet::first(kept.contract.seats.len()), Millis(kept.now));
    let prompt = scene.prompts.get(dice.below(scene.prompts.len().max(1) as u32) as usize)?;
    let action = prompt.actions[dice.below(prompt.actions.len() as u32) as usize].clone();
    repeat(kept, prompt.seat, &action);
    Some((prompt.seat, action))
}

fn repeat(kept: &mut Kept, seat: table::Chair, action: &str) {
    let scene = kept.table.view(SeatSet::one(seat.0), Millis(kept.now));
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
            let scene = kept.table.view(SeatSet::one(seat.0), Millis(kept.now));
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

/// Three who create at once, each with a shard for a tree, and two trees are left.
const FEW_TREES: &str = "\
options simultaneous
players 3
dreamscape 1 c1=R d1=R^ e1=R^ a2=R^ b2=R^ c2=R^ d2=R^ e2=R^
dreamscape 2 c1=R
dreamscape 3 c1=R
hands 1 G
hands 2 G
hands 3 GW";

#[test]
fn d7_15_whoever_waits_for_what_another_may_want_is_in_the_same_turn_and_gets_no_time_for_it() {
    let (game, state) = dreamscape::notation::set_position(FEW_TREES).unwrap();
    let position = kernel::Game::write_position(&game, &state);
    for clock in [ClockChoice::Total { seconds: 600, increment: 60 }, ClockChoice::PerMove { seconds: 600 }] {
        let contract = Contract { clock, ..contract(&["simultaneous"], &[SeatChoice::Open; 3]) };
        let opening = games().open(&contract.game, 3, Opening::Position(&position)).unwrap().opening();
        let mut kept = Kept::new(contract, 1);
        let third = table::Chair(Seat(2));
        for seat in 0..3 {
            kept.enter(vec![Deed::Sat {
                seat: table::Chair(Seat(seat)),
                guest: MAKER,
                name: "Ada".to_owned(),
            }]);
        }
        kept.enter(vec![Deed::Started { opening, lines: Vec::new() }]);
        kept.now += 10_000;
        repeat(&mut kept, third, "plant c1");
        // The table waits for the others, and asks the third no more than whether it takes the request back.
        assert!(!kept.table.waits_for().contains(Seat(2)));
        let scene = kept.table.view(SeatSet::one(Seat(2)), Millis(kept.now));
        assert_eq!(scene.prompts[0].actions[..], ["withdraw"]);
        let waiting: Value = serde_json::from_str(scene.waiting.text()).unwrap();
        assert!(waiting.as_array().unwrap().iter().all(|waiting| waiting["seat"] != 3));
        // The clock stands, and nothing was gained.
        kept.now += 10_000;
        assert_eq!(left(&kept)[2], 590_000, "{clock:?}");
        // Nor by taking the request back and asking again.
        repeat(&mut kept, third, "withdraw");
        assert!(kept.table.waits_for().contains(Seat(2)));
        repeat(&mut kept, third, "plant c1");
        assert_eq!(left(&kept)[2], 590_000, "{clock:?}");
        // Nor by thinking better of it, after another turn or not.
        kept.request(person(0), &Command::Undo { seat: third, client: None }).unwrap();
        assert_eq!(left(&kept)[2], 590_000, "{clock:?}");
        kept.now += 5_000;
        repeat(&mut kept, third, "plant c1");
        repeat(&mut kept, table::Chair(Seat(0)), "end");
        // With one less there are trees enough, and the third is asked again.
        kept.now += 5_000;
        assert_eq!(left(&kept)[2], 580_000, "{clock:?}");
    }
}

#[test]
fn a_table_that_is_opened_again_at_any_moment_has_the_same_clocks_whatever_is_taken_back_then() {
    let mut taken_back = 0;
    for number in 0..16 {
        let (options, seats) = MODES[number % MODES.len()];
        let clock = ClockChoice::Total { seconds: 600, increment: 60 };
        let mut contract = Contract { clock, ..contract(options, &vec![SeatChoice::Maker; seats]) };
        // Where all choose their start cards at once, that is a turn which can be taken back after its end.
        contract.game.edition = Some("de".to_owned());
        let (mut kept, mut dice) = (Kept::new(contract, number as u8), Dice::new(number as u64));
        for _ in 0..100 {
            if kept.table.stage() != Stage::Playing {
                break;
            }
            kept.now += 700;
            let Some((seat, _)) = play(&mut kept, &mut dice) else { break };
            let text = kept.table.save_restless().unwrap();
            let mut again =
                Table::from_save(&games(), kept.contract.clone(), kept.table.maker(), &text).unwrap();
            let undo = Command::Undo { seat, client: None };
            if kept.request(person(0), &undo).is_ok() {
                again.apply(kept.rows.last().unwrap()).unwrap();
                assert_eq!(left_at(&again, kept.now + 50), left_at(&kept.table, kept.now + 50), "{number}");
                taken_back += 1;
            }
        }
    }
    assert!(taken_back > 20, "{taken_back}");
}
