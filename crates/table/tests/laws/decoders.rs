//! Whatever a text says, reading it ends in a value or a no, and folding what was read in a table or a reason.

use std::sync::{Arc, LazyLock};

use proptest::prelude::*;
use serde_json::Value;
use table::contract::SeatChoice;
use table::{Command, Contract, Entry, Millis, Question, SavedViews, SecureDice, Stage, Table, Who};

use crate::kept::{Kept, MAKER, contract, games, person};

/// A text made of another by cutting, doubling and replacing.
fn spoil(text: &str, cuts: &[(usize, usize, String)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (from, length, with) in cuts {
        let from = from % (letters.len() + 1);
        let to = (from + length % 9).min(letters.len());
        letters.splice(from..to, with.chars());
    }
    letters.into_iter().collect()
}

fn cuts() -> impl Strategy<Value = Vec<(usize, usize, String)>> {
    let with = prop_oneof![
        Just(String::new()),
        Just("-1".to_owned()),
        Just("99999999999999999999".to_owned()),
        Just("null".to_owned()),
        Just("[]".to_owned()),
        Just("\"x\"".to_owned()),
        ".{0,3}",
    ];
    prop::collection::vec((any::<usize>(), any::<usize>(), with), 0..4)
}

/// A table in the middle of a game, with its rows and its last snapshot.
fn midgame() -> Kept {
    let mut kept = Kept::new(contract(&[], &[SeatChoice::Bot, SeatChoice::Bot]), 3);
    for seed in 0..60 {
        let request = kept.table.bot_request(seed).unwrap();
        kept.request(Who::Server, &request).unwrap();
    }
    kept
}

/// The record of a game in its middle.
static RECORD: LazyLock<String> = LazyLock::new(|| midgame().whole().record().unwrap());

/// Every number and every list of a value is changed in turn.
fn bent(value: &Value, bend: &mut impl FnMut(&Value)) {
    fn walk(whole: &Value, path: &mut Vec<String>, here: &Value, bend: &mut impl FnMut(&Value)) {
        let mut put = |with: Value| {
            let mut copy = whole.clone();
            if let Some(place) = copy.pointer_mut(&path.concat()) {
                *place = with;
            }
            bend(&copy);
        };
        match here {
            Value::Number(_) => [-1i64, 0, 250, i64::MAX, i64::MIN].iter().for_each(|n| put(Value::from(*n))),
            Value::Array(items) => {
                put(Value::Array(Vec::new()));
                put(Value::Array(items.iter().chain(items).cloned().collect()));
                for (index, item) in items.iter().enumerate().take(6) {
                    path.push(format!("/{index}"));
                    walk(whole, path, item, bend);
                    path.pop();
                }
            }
            Value::Object(fields) => {
                put(Value::Null);
                for (name, field) in fields {
                    path.push(format!("/{name}"));
                    walk(whole, path, field, bend);
                    path.pop();
                }
            }
            Value::String(_) => ["", "0", "\u{0}"].iter().for_each(|text| put(Value::from(*text))),
            Value::Bool(flag) => put(Value::Bool(!flag)),
            Value::Null => put(Value::from(7)),
        }
    }
    walk(value, &mut Vec::new(), value, bend);
}

/// Uses a table in every way that a server does.
fn use_it(mut table: Table) {
    Kept::seen(&table, 5_000);
    let _ = table.save();
    let _ = table.due();
    if let Some(deed) = table.overdue(Millis(i64::MAX)) {
        let _ = table.apply(&Entry { t: Millis(i64::MIN), deed });
    }
    if let Some(request) = table.bot_request(1) {
        let decision = table.decide(Who::Server, &request, Millis(6_000), &mut SecureDice::new([0; 32]));
        if let Ok(table::Decision::Enter(deeds)) = decision {
            for deed in deeds {
                let _ = table.apply(&Entry { t: Millis(6_000), deed });
            }
        }
    }
    Kept::seen(&table, i64::MAX);
}

#[test]
fn a_bent_snapshot_opens_as_a_table_or_is_refused() {
    let kept = midgame();
    let text = kept.snapshots.last().unwrap().1.clone();
    let (mut opened, mut refused) = (0, 0);
    bent(&serde_json::from_str(&text).unwrap(), &mut |bent| {
        let text = bent.to_string();
        let _ = SavedViews::read(&text);
        match Table::from_save(&games(), Arc::clone(&kept.contract), MAKER, &text) {
            Ok(table) => {
                opened += 1;
                use_it(table);
            }
            Err(_) => refused += 1,
        }
    });
    assert!(opened > 10 && refused > 10, "{opened} {refused}");
}

#[test]
fn a_bent_row_is_folded_in_or_refused_by_a_table_at_any_stage() {
    let kept = midgame();
    let more = [
        r#"{"t":1,"deed":{"asked":{"seat":1,"steps":3}}}"#,
        r#"{"t":1,"deed":{"answered":{"seat":2,"agrees":true}}}"#,
        r#"{"t":1,"deed":{"taken-back":{"lines":["undo 1","undo 2"]}}}"#,
        r#"{"t":1,"deed":{"undone":{"seat":1}}}"#,
        r#"{"t":1,"deed":{"redone":{"seat":8,"client":"a"}}}"#,
        r#"{"t":1,"deed":{"sat":{"seat":8,"guest":1,"name":"x"}}}"#,
        r#"{"t":1,"deed":{"left":{"seat":1}}}"#,
        r#"{"t":1,"deed":{"resigned":{"seat":1}}}"#,
    ];
    let first = kept.rows.iter().take(5).map(|row| serde_json::to_string(row).unwrap());
    for row in first.chain(more.map(str::to_owned)) {
        let value: Value = serde_json::from_str(&row).unwrap();
        let tries = |bent: &Value| {
            let Ok(entry) = serde_json::from_value::<Entry>(bent.clone()) else { return };
            let gathering = contract(&["cycles=1"], &[SeatChoice::Open, SeatChoice::Open]);
            for mut table in [Kept::new(gathering, 1).table, kept.reopened()] {
                if table.apply(&entry).is_ok() {
                    use_it(table);
                }
            }
        };
        tries(&value);
        bent(&value, &mut { tries });
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3_000) })]

    #[test]
    fn a_spoilt_contract_is_refused_or_makes_a_table(cuts in cuts()) {
        let text = serde_json::to_string(&contract(&["nightmare"], &[SeatChoice::Maker, SeatChoice::Bot])).unwrap();
        if let Ok(contract) = serde_json::from_str::<Contract>(&spoil(&text, &cuts))
            && contract.within_limits().is_ok()
            && games().settle(&contract.game, contract.seats.len()).is_ok()
        {
            let table = Table::new(&games(), Arc::new(contract), MAKER);
            prop_assert!(table.first_deeds("Ada", &mut SecureDice::new([0; 32])).is_ok());
        }
    }

    #[test]
    fn a_spoilt_command_or_question_is_refused_or_decided_on(cuts in cuts(), which in 0usize..6) {
        let texts = [
            r#"{"do":"play","seat":1,"expected":3,"action":"collect","client":"a1"}"#,
            r#"{"do":"ask","seat":2,"steps":4}"#,
            r#"{"do":"undo","seat":1}"#,
            r#"{"do":"sit","seat":2}"#,
            r#"{"question":"preview","action":"place grey b2"}"#,
            r#"{"question":"fit","card":12}"#,
        ];
        let text = spoil(texts[which], &cuts);
        let kept = Kept::new(contract(&["cycles=1"], &[SeatChoice::Maker, SeatChoice::Bot]), 1);
        prop_assert_eq!(kept.table.stage(), Stage::Playing);
        if let Ok(command) = serde_json::from_str::<Command>(&text) {
            let _ = kept.table.decide(person(0), &command, Millis(2_000), &mut SecureDice::new([0; 32]));
        }
        if let Ok(question) = serde_json::from_str::<Question>(&text) {
            let _ = kept.table.question(person(0), table::Chair(kernel::Seat(0)), &question);
        }
    }

    #[test]
    fn a_spoilt_record_that_somebody_brings_holds_or_is_refused_at_a_place_in_it(cuts in cuts(), lines in 0usize..80) {
        let whole = RECORD.lines().take(8 + lines).collect::<Vec<_>>().join("\n");
        let text = spoil(&whole, &cuts);
        match games().bring(&text) {
            Ok(brought) => prop_assert!(brought.seats > 0 && brought.lines.len() <= text.lines().count()),
            Err(unfit) => {
                let (line, column) = (unfit.place.line as usize, unfit.place.column as usize);
                prop_assert!((1..=text.lines().count() + 1).contains(&line), "{unfit:?} in {text}");
                let length = text.lines().nth(line - 1).map_or(0, |line| line.chars().count());
                prop_assert!((1..=length + 1).contains(&column), "{unfit:?} in {text}");
            }
        }
    }

    #[test]
    fn a_spoilt_row_is_an_entry_or_an_error(cuts in cuts()) {
        let text = r#"{"t":12,"deed":{"played":{"line":"1 collect","seat":1,"client":"a"}}}"#;
        let _ = serde_json::from_str::<Entry>(&spoil(text, &cuts));
    }
}
