//! The names that clients give to their requests: each stands for one request, for as long as it is remembered.

use kernel::SeatSet;
use table::contract::{Chair, SeatChoice};
use table::{Command, Decision, Entry, Millis, Refused, Table};

use crate::kept::{Kept, contract, games, person};

/// How many names of a seat are remembered, as docs/protocol.md promises.
const REMEMBERED: usize = 16;

/// Requests for something else that a client sends under the name of this one.
pub(crate) fn others(command: &Command) -> Vec<Command> {
    let (seat, client) = match command {
        Command::Play { seat, client, .. }
        | Command::Undo { seat, client }
        | Command::Redo { seat, client } => (*seat, client.clone()),
        _ => return Vec::new(),
    };
    let play = |expected, action: &str| Command::Play {
        seat,
        expected,
        action: action.to_owned(),
        client: client.clone(),
    };
    let mut others =
        vec![Command::Undo { seat, client: client.clone() }, Command::Redo { seat, client: client.clone() }];
    others.retain(|other| other != command);
    match command {
        Command::Play { expected, action, .. } => others.extend([
            play(*expected, "no action"),
            play(*expected, if action == "collect" { "end" } else { "collect" }),
            play(expected + 1, action),
        ]),
        _ => others.push(play(1, "collect")),
    }
    others
}

/// A game of two seats that one person holds.
fn begun() -> Kept {
    Kept::new(contract(&[], &[SeatChoice::Maker, SeatChoice::Maker]), 3)
}

/// Something that may be done now, under a name.
fn next(table: &Table, client: &str) -> Command {
    let scene = table.view(SeatSet::first(2), Millis(1_000));
    let prompt = &scene.prompts[0];
    let (expected, action) = (prompt.number, prompt.actions[prompt.actions.len() / 2].clone());
    Command::Play { seat: prompt.seat, expected, action, client: Some(client.to_owned()) }
}

fn decided(kept: &mut Kept, table: &Table, command: &Command) -> Result<Decision, Refused> {
    table.decide(person(0), command, Millis(kept.now), &mut kept.dice)
}

fn seat_of(command: &Command) -> Chair {
    match command {
        Command::Play { seat, .. } => *seat,
        other => panic!("{other:?} is no move"),
    }
}

/// Whether a request is refused because its name belongs to another one.
fn is_name_used(decision: &Result<Decision, Refused>) -> bool {
    decision.as_ref().is_err_and(|refused| refused.said.key == "table-name-used")
}

#[test]
fn a_name_stands_for_one_request_also_for_whoever_opens_the_table_from_its_log_or_a_snapshot() {
    let mut kept = begun();
    let first = next(&kept.table, "first");
    assert!(matches!(kept.request(person(0), &first), Ok(Decision::Enter(_))));
    let seq = kept.table.seq();
    for number in 0..6 {
        let command = next(&kept.table, &format!("later {number}"));
        kept.request(person(0), &command).unwrap();
    }
    let saved = kept.table.save_restless().unwrap();
    let from_snapshot =
        Table::from_save(&games(), kept.contract.clone(), crate::kept::MAKER, &saved).unwrap();
    for table in [kept.whole(), kept.reopened(), from_snapshot] {
        assert_eq!(decided(&mut kept, &table, &first), Ok(Decision::Already(seq)));
        for other in others(&first) {
            let decision = decided(&mut kept, &table, &other);
            assert!(is_name_used(&decision), "{other:?}: {decision:?}");
        }
    }
}

#[test]
fn an_action_that_is_written_in_another_way_is_the_same_request() {
    let mut kept = begun();
    let first = next(&kept.table, "first");
    kept.request(person(0), &first).unwrap();
    let Command::Play { seat, expected, action, client } = first else { panic!("it is a move") };
    let spaced = Command::Play { seat, expected, action: format!(" {action}  "), client };
    let (table, seq) = (kept.whole(), kept.table.seq());
    assert_eq!(decided(&mut kept, &table, &spaced), Ok(Decision::Already(seq)));
}

#[test]
fn a_step_that_was_taken_back_keeps_its_name_and_the_next_one_needs_another() {
    let mut kept = begun();
    let (seat, first) = loop {
        let command = next(&kept.table, &format!("step {}", kept.table.seq()));
        kept.request(person(0), &command).unwrap();
        let seat = seat_of(&command);
        let undo = kept.table.view(SeatSet::first(2), Millis(kept.now)).undo;
        if undo.iter().any(|undo| undo.seat == seat && undo.steps > 0) {
            break (seat, command);
        }
    };
    let stood = kept.table.seq();
    let undo = Command::Undo { seat, client: Some("back".to_owned()) };
    kept.request(person(0), &undo).unwrap();
    let table = kept.whole();
    assert_eq!(decided(&mut kept, &table, &first), Ok(Decision::Already(stood)));
    assert_eq!(decided(&mut kept, &table, &undo), Ok(Decision::Already(stood + 1)));
    // The same step again answers a new question, so it is another request.
    let Command::Play { action, client, .. } = &first else { panic!("it is a move") };
    let scene = table.view(SeatSet::one(seat.0), Millis(kept.now));
    let expected = scene.prompts[0].number;
    let again = Command::Play { seat, expected, action: action.clone(), client: client.clone() };
    let decision = decided(&mut kept, &table, &again);
    assert!(is_name_used(&decision), "{decision:?}");
    let fresh = Command::Play { seat, expected, action: action.clone(), client: Some("new".to_owned()) };
    assert!(matches!(decided(&mut kept, &table, &fresh), Ok(Decision::Enter(_))));
}

#[test]
fn each_seat_has_names_of_its_own_and_the_last_sixteen_are_remembered() {
    let mut kept = begun();
    let mut sent: Vec<(Command, u64)> = Vec::new();
    for _ in 0..70 {
        // Both seats use the same names, each for its own.
        let seat = seat_of(&next(&kept.table, "x"));
        let name = sent.iter().filter(|(command, _)| seat_of(command) == seat).count().to_string();
        let command = next(&kept.table, &name);
        let decision = kept.request(person(0), &command);
        assert!(matches!(decision, Ok(Decision::Enter(_))), "{command:?}: {decision:?}");
        sent.push((command, kept.table.seq()));
        for seat in [0_u8, 1] {
            let own = |(command, _): &&(Command, u64)| seat_of(command).0.0 == seat;
            for (command, seq) in sent.iter().rev().filter(own).take(REMEMBERED).cloned().collect::<Vec<_>>()
            {
                let table = kept.reopened();
                assert_eq!(decided(&mut kept, &table, &command), Ok(Decision::Already(seq)));
            }
        }
    }
    // A name that is forgotten is as good as new: the request answers a question that is long closed.
    let (whole, (first, _)) = (kept.whole(), &sent[0]);
    let decision = decided(&mut kept, &whole, first);
    assert!(matches!(decision, Ok(Decision::Behind(_))), "after {} moves: {decision:?}", sent.len());
}

#[test]
fn what_was_saved_before_requests_were_compared_is_read_and_its_names_are_repeats() {
    let mut kept = begun();
    let first = next(&kept.table, "first");
    kept.request(person(0), &first).unwrap();
    let saved = kept.table.save_restless().unwrap();
    let mut value: serde_json::Value = serde_json::from_str(&saved).unwrap();
    let remembered = value["play"]["remembered"][0].as_object_mut().unwrap();
    assert!(remembered.remove("request").is_some());
    let table =
        Table::from_save(&games(), kept.contract.clone(), crate::kept::MAKER, &value.to_string()).unwrap();
    let seq = kept.table.seq();
    assert_eq!(decided(&mut kept, &table, &first), Ok(Decision::Already(seq)));
    for other in others(&first) {
        assert_eq!(decided(&mut kept, &table, &other), Ok(Decision::Already(seq)));
    }
    // Nothing else is lost with it.
    let entry = Entry { t: Millis(kept.now), deed: table::Deed::ChatClosed { closed: true } };
    let mut table = table;
    assert!(table.apply(&entry).is_ok());
}
