//! What a seat is told when it asks is what comes of it: a preview is what playing brings, and a reason is the one with which playing
//! is refused.

use kernel::{Dice, SeatSet};
use serde_json::{Value, json};
use table::contract::{Chair, SeatChoice};
use table::{Command, Decision, Entry, Millis, Question, Stage, Table, heard};

use crate::kept::{Kept, MODES, contract, person};

const GAMES: usize = 64;

/// What occurred, so that the test can tell that enough did.
#[derive(Default, Debug)]
struct Met {
    known: usize,
    unknown: usize,
    gains: usize,
    allowed: usize,
    refused: usize,
    unreadable: usize,
}

fn answer(table: &Table, seat: Chair, question: &Question) -> Result<Value, Value> {
    let told = table.question(person(0), seat, question);
    told.map(|answer| serde_json::from_str(answer.get()).unwrap())
        .map_err(|refused| serde_json::to_value(refused).unwrap())
}

/// The points of a seat, as everybody sees them.
pub(crate) fn sum(table: &Table, seat: Chair) -> i32 {
    let points: Value = serde_json::from_str(table.shared_view().points.text()).unwrap();
    i32::try_from(points[seat.0.index()]["sum"].as_i64().unwrap()).unwrap()
}

/// Asks whether an action may be played, and tries.
fn why_is_true(kept: &mut Kept, play: &Command, met: &mut Met) {
    let Command::Play { seat, action, .. } = play else { unreachable!("it is a play") };
    let told = answer(&kept.table, *seat, &Question::why(action));
    let tried = kept.table.decide(person(0), play, Millis(kept.now), &mut kept.dice);
    match (&told, tried) {
        (Ok(why), Ok(Decision::Enter(_))) => {
            assert_eq!(why, &json!({ "allowed": true }), "{action}");
            met.allowed += 1;
        }
        (Ok(why), Err(refused)) => {
            assert_eq!(why, &json!({ "allowed": false, "refusal": refused }), "{action}");
            met.refused += 1;
        }
        (Err(reason), Err(refused)) => {
            assert_eq!(reason, &serde_json::to_value(refused).unwrap(), "{action}");
            met.unreadable += 1;
        }
        (told, tried) => panic!("{action}: {told:?}, but {tried:?}"),
    }
}

/// Asks what an action would bring, and plays it.
fn preview_is_true(kept: &mut Kept, play: &Command, met: &mut Met) {
    let Command::Play { seat, action, .. } = play else { unreachable!("it is a play") };
    let told = answer(&kept.table, *seat, &Question::preview(action)).unwrap();
    let before = sum(&kept.table, *seat);
    let decided = kept.table.decide(person(0), play, Millis(kept.now), &mut kept.dice);
    let Ok(Decision::Enter(deeds)) = decided else { panic!("{action}: {decided:?}") };
    let [deed] = &deeds[..] else { panic!("one row: {deeds:?}") };
    let mut after = kept.reopened();
    let past = after.apply(&Entry { t: Millis(kept.now), deed: deed.clone() }).unwrap();
    if told["outcome"] == "unknown" {
        met.unknown += 1;
    } else {
        let points = sum(&after, *seat) - before;
        let events = heard(&past, SeatSet::one(seat.0));
        assert_eq!(told, json!({ "outcome": "known", "events": events, "points": points }), "{action}");
        met.known += 1;
        met.gains += usize::from(points != 0);
    }
    kept.enter(deeds);
}

#[test]
fn what_is_told_of_an_action_beforehand_is_what_comes_of_it() {
    let mut met = Met::default();
    for number in 0..GAMES {
        let (options, seats) = MODES[number % MODES.len()];
        let mut dice = Dice::new(500 + number as u64);
        let mut kept = Kept::new(contract(options, &vec![SeatChoice::Maker; seats]), number as u8);
        let mut earlier: Vec<String> =
            ["", "zzz 1", "golem z9", "end", "step a1"].map(str::to_owned).to_vec();
        while kept.table.stage() == Stage::Playing {
            let scene = kept.table.view(SeatSet::first(seats), Millis(kept.now));
            let prompt = &scene.prompts[dice.below(scene.prompts.len() as u32) as usize];
            let play = |action: &str| Command::Play {
                seat: prompt.seat,
                expected: prompt.number,
                action: action.to_owned(),
                client: None,
            };
            // What may be played now, and what could be at another time or by somebody else.
            for _ in 0..4 {
                let other = &earlier[dice.below(earlier.len() as u32) as usize];
                why_is_true(&mut kept, &play(other), &mut met);
            }
            let action = &prompt.actions[dice.below(prompt.actions.len() as u32) as usize];
            why_is_true(&mut kept, &play(action), &mut met);
            preview_is_true(&mut kept, &play(action), &mut met);
            earlier.push(action.clone());
        }
    }
    let Met { known, unknown, gains, allowed, refused, unreadable } = met;
    let enough = known > 2_000 && unknown > 200 && gains > 50 && allowed > 4_000 && refused > 4_000;
    assert!(enough && unreadable > 500, "{met:?}");
}
