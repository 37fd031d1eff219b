//! Requests that a client gave a name: a repeat of one is recognised, and another request under its name is refused.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::command::{Command, Who};
use crate::play::Play;
use crate::refusal::{No, Refused};
use crate::table::Table;

/// How many requests of each seat are remembered, so that a repeat of one is recognised however fast the others play.
const REMEMBERED: usize = 16;

/// A request of a client that was carried out.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct Remembered {
    seat: u8,
    client: String,
    seq: u64,
    /// Not known of what was saved before requests were compared: every request under its name counts as a repeat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    request: Option<Requested>,
}

/// What was asked for, as the row of the log and the table before it tell.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Requested {
    /// An action.
    Play {
        /// The number of the prompt that it answered.
        expected: u64,
        /// The action as records write it.
        action: String,
    },
    /// To take back the seat's last step.
    Undo,
    /// To play again what the seat took back.
    Redo,
}

impl Table {
    /// The sequence number under which this request was carried out before.
    ///
    /// # Errors
    /// When another request of the seat was carried out under the same name.
    pub(crate) fn done_before(&self, who: Who<'_>, command: &Command) -> Result<Option<u64>, Refused> {
        let Some((seat, client)) = command.named() else { return Ok(None) };
        // Whoever holds another seat learns nothing of the names that are used for this one.
        if self.own_seat(who, seat).is_err() {
            return Ok(None);
        }
        let Some(play) = &self.play else { return Ok(None) };
        let same = |done: &&Remembered| done.seat == seat.0.0 && done.client == client;
        match play.remembered.iter().find(same) {
            None => Ok(None),
            Some(done) if done.request.as_ref().is_none_or(|request| play.is(request, command)) => {
                Ok(Some(done.seq))
            }
            Some(_) => Err(No::NameUsed.into()),
        }
    }
}

impl Play {
    /// What the row that plays this line was asked for with, as long as it has not been played.
    pub(crate) fn request_for(&self, seat: Seat, line: &str) -> Option<Requested> {
        let expected = self.prompts.get(seat.index())?.number;
        Some(Requested::Play { expected, action: self.game.action_of(line)? })
    }

    /// Remembers a request that was carried out, in place of the oldest one of the seat if there are many.
    pub(crate) fn remember(
        &mut self,
        seat: Seat,
        client: Option<&str>,
        request: Option<Requested>,
        seq: u64,
    ) {
        let Some(client) = client else { return };
        let own = |done: &Remembered| done.seat == seat.0;
        if self.remembered.iter().filter(|done| own(done)).count() >= REMEMBERED {
            let oldest = self.remembered.iter().position(own);
            oldest.and_then(|oldest| self.remembered.remove(oldest));
        }
        self.remembered.push_back(Remembered { seat: seat.0, client: client.to_owned(), seq, request });
    }

    /// Whether a command asks for what was asked for before.
    fn is(&self, request: &Requested, command: &Command) -> bool {
        match (request, command) {
            (Requested::Play { expected, action }, Command::Play { expected: number, action: text, .. }) => {
                expected == number && self.game.action_text(text).as_ref() == Some(action)
            }
            (Requested::Undo, Command::Undo { .. }) | (Requested::Redo, Command::Redo { .. }) => true,
            _ => false,
        }
    }
}
