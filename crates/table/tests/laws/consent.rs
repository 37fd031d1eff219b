//! Going back further than one may alone.

use kernel::Seat;
use table::contract::{Chair, SeatChoice};
use table::{Command, Decision, Deed};

use crate::kept::{Kept, contract, person};

const fn chair(number: u8) -> Chair {
    Chair(Seat(number - 1))
}

/// A game of three people in which some steps have been made.
fn begun() -> Kept {
    let mut kept = Kept::new(contract(&[], &[SeatChoice::Open; 3]), 1);
    for (who, seat) in [(0, 1), (1, 2), (2, 3)] {
        kept.request(person(who), &Command::Sit { seat: chair(seat) }).unwrap();
    }
    while kept.table.view(kernel::SeatSet::first(3), table::Millis(0)).undo[0].standing < 6 {
        let scene = kept.table.view(kernel::SeatSet::first(3), table::Millis(kept.now));
        let prompt = &scene.prompts[0];
        let action = prompt.actions[0].clone();
        let command = Command::Play { seat: prompt.seat, expected: prompt.number, action, client: None };
        kept.request(person(prompt.seat.0.index()), &command).unwrap();
    }
    kept
}

#[test]
fn consent_to_a_request_that_was_withdrawn_does_not_land_on_the_next_one() {
    let mut kept = begun();
    kept.request(person(0), &Command::Ask { seat: chair(1), steps: 1 }).unwrap();
    let first = kept.table.request().unwrap().number;
    assert_eq!(first, kept.table.seq());
    let answer = |seat, expected, agrees| Command::Answer { seat: chair(seat), expected, agrees };
    kept.request(person(2), &answer(3, first, true)).unwrap();
    kept.request(person(0), &answer(1, first, false)).unwrap();
    kept.request(person(0), &Command::Ask { seat: chair(1), steps: 6 }).unwrap();
    let second = kept.table.request().unwrap().number;
    assert_eq!(kept.request(person(1), &answer(2, first, true)), Ok(Decision::Behind(second)));
    assert!(kept.table.request().unwrap().agreed.is_empty());
    kept.request(person(1), &answer(2, second, true)).unwrap();
    kept.request(person(2), &answer(3, second, true)).unwrap();
    assert!(matches!(kept.rows.last().unwrap().deed, Deed::TakenBack { .. }));
}

#[test]
fn nobody_waits_for_the_consent_of_somebody_who_is_away() {
    let mut kept = begun();
    let away = kept.table.waits_for().lowest().unwrap();
    kept.enter(vec![Deed::StoodIn { seat: Chair(away) }]);
    let here: Vec<u8> = (0..3).filter(|seat| *seat != away.0).collect();
    let seat = |index: usize| Chair(Seat(here[index]));
    kept.request(person(here[0].into()), &Command::Ask { seat: seat(0), steps: 2 }).unwrap();
    let expected = kept.table.request().unwrap().number;
    kept.request(person(here[1].into()), &Command::Answer { seat: seat(1), expected, agrees: true }).unwrap();
    assert!(matches!(kept.rows.last().unwrap().deed, Deed::TakenBack { .. }));
}

#[test]
fn where_all_the_others_are_away_nobody_takes_their_steps_back() {
    let mut kept = begun();
    let here = kept.table.waits_for().lowest().unwrap();
    let away: Vec<Seat> = (0..3).map(Seat).filter(|seat| *seat != here).collect();
    kept.enter(away.iter().map(|seat| Deed::StoodIn { seat: Chair(*seat) }).collect());
    let ask = Command::Ask { seat: Chair(here), steps: 2 };
    let refused = kept.request(person(here.index()), &ask).unwrap_err();
    assert_eq!(refused.said.key, "table-nobody-to-ask");
    kept.enter(vec![Deed::CameBack { seat: Chair(away[0]) }]);
    kept.request(person(here.index()), &ask).unwrap();
    assert!(kept.table.request().is_some());
}

/// A game that somebody plays alone, or against computers, or for all around one screen, until something was drawn.
fn alone(seats: &[SeatChoice]) -> Kept {
    let options: &[&str] = if seats.len() == 1 { &["solo=2"] } else { &[] };
    let mut kept = Kept::new(contract(options, seats), 3);
    let all = kernel::SeatSet::first(seats.len());
    for seed in 0.. {
        let scene = kept.table.view(all, table::Millis(kept.now));
        if scene.undo[0].standing >= 12 && !scene.prompts.is_empty() {
            break;
        }
        if let Some(command) = kept.table.bot_request(seed) {
            kept.request(table::Who::Server, &command).unwrap();
            continue;
        }
        let prompt = &scene.prompts[0];
        let action = prompt.actions[0].clone();
        let command = Command::Play { seat: prompt.seat, expected: prompt.number, action, client: None };
        kept.request(person(0), &command).unwrap();
    }
    kept
}

#[test]
fn alone_or_against_computers_nobody_draws_anew_what_has_been_seen() {
    use SeatChoice::{Bot, Maker};
    let ask = Command::Ask { seat: chair(1), steps: 12 };
    for seats in [&[Maker][..], &[Maker, Bot], &[Maker, Maker, Bot]] {
        let refused = alone(seats).request(person(0), &ask).unwrap_err();
        assert_eq!(refused.said.key, "undo-learned", "{seats:?}");
    }
    let mut around_one_screen = alone(&[Maker, Maker]);
    around_one_screen.request(person(0), &ask).unwrap();
    assert!(matches!(around_one_screen.rows.last().unwrap().deed, Deed::TakenBack { .. }));
}
