//! Laws on the text forms: actions, positions, records.

use super::{Checked, Law, Subject};
use crate::record::{Header, Record};
use crate::session::Session;

/// The text of an action is one line, without a lone `>`, and reads back as the action.
///
/// # Errors
/// When the law does not hold.
pub fn action_text<G: Subject>(game: &G, action: G::Action) -> Checked {
    let mut text = String::new();
    game.write_action(&action, &mut text);
    let form = !text.is_empty()
        && text.trim() == text
        && !text.chars().any(char::is_control)
        && !text.split(' ').any(|word| word == ">");
    Law::ActionText.holds_if(form, || format!("{action:?} is written {text:?}"))?;
    let read = game.read_action(&text);
    Law::ActionText
        .holds_if(read.as_ref() == Ok(&action), || format!("{action:?} is written {text:?}, read {read:?}"))
}

/// The text of a position reads back as the position and is written again as the same text.
///
/// # Errors
/// When the law does not hold.
pub fn position_text<G: Subject>(game: &G, state: &G::State) -> Checked {
    let text = game.write_position(state);
    match game.read_position(&text) {
        Err(misread) => Err(Law::PositionText.fails(format!("{misread}, in\n{text}"))),
        Ok(read) if read != *state => {
            Err(Law::PositionText.fails(format!("read as another position:\n{text}")))
        }
        Ok(read) => {
            let again = game.write_position(&read);
            Law::PositionText.holds_if(again == text, || format!("written again:\n{again}"))
        }
    }
}

/// The record of a session reads back from text and bytes as it was, and replays to an equal state.
///
/// # Errors
/// When the law does not hold.
pub fn record<G: Subject>(session: &Session<G>) -> Checked {
    let game = session.game();
    let record = session.record(Header::plain(game));
    let text = record.write(game);
    let read =
        Record::read(game, &text).map_err(|misread| Law::Record.fails(format!("{misread}, in\n{text}")))?;
    Law::Record.holds_if(read == record, || format!("text reads back as {:?}", read.write(game)))?;
    let bytes = record.to_bytes(game);
    let unpacked = Record::from_bytes(game, &bytes);
    Law::Record.holds_if(unpacked.as_ref() == Ok(&record), || "bytes do not read back".to_owned())?;
    let replayed = Session::from_record(game.clone(), &read)
        .map_err(|unplayable| Law::Record.fails(format!("does not replay: {unplayable}")))?;
    let equal = replayed.state() == session.state() && replayed.start_state() == session.start_state();
    Law::Record
        .holds_if(equal, || format!("replays to another state:\n{}", game.write_position(replayed.state())))
}
