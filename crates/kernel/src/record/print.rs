//! The canonical text of a record.

use super::{Ending, Entry, Record, Start, Word};
use crate::game::Game;

impl<A, O> Record<A, O> {
    /// The whole record as canonical text.
    #[must_use]
    pub fn write<G: Game<Action = A, Outcome = O>>(&self, game: &G) -> String {
        let mut out = String::with_capacity(256 + 16 * self.entries.len());
        self.header.write(&mut out);
        self.start.write(game, &mut out);
        for entry in &self.entries {
            entry.write(game, &mut out);
            out.push('\n');
        }
        if let Some(ending) = &self.ending {
            ending.write(&mut out);
        }
        out
    }
}

impl<O> Start<O> {
    fn write<G: Game<Outcome = O>>(&self, game: &G, out: &mut String) {
        match self {
            Start::Dealt(outcomes) => {
                *out += "deal";
                write_outcomes(game, outcomes, out);
                out.push('\n');
            }
            Start::Position(text) => {
                *out += "position\n";
                for line in block(text) {
                    if !line.is_empty() {
                        *out += "  ";
                        *out += line;
                    }
                    out.push('\n');
                }
            }
        }
    }
}

/// The lines of a position as they stand in a record: no blanks at line ends, no blank lines around it.
pub(super) fn block(text: &str) -> impl Iterator<Item = &str> {
    text.trim_end().lines().map(str::trim_end).skip_while(|line| line.is_empty())
}

impl<A, O> Entry<A, O> {
    /// Writes the entry as one line, without the line end.
    pub fn write<G: Game<Action = A, Outcome = O>>(&self, game: &G, out: &mut String) {
        match self {
            Entry::Step(step) => {
                *out += &step.seat.to_string();
                out.push(' ');
                game.write_action(&step.action, out);
                if !step.outcomes.is_empty() {
                    *out += " >";
                    write_outcomes(game, &step.outcomes, out);
                }
            }
            Entry::Undo { seat } => *out += &format!("undo {seat}"),
            Entry::Redo { seat } => *out += &format!("redo {seat}"),
        }
    }
}

fn write_outcomes<G: Game>(game: &G, outcomes: &[G::Outcome], out: &mut String) {
    for outcome in outcomes {
        out.push(' ');
        game.write_outcome(outcome, out);
    }
}

impl Ending {
    fn write(&self, out: &mut String) {
        *out += "result\n";
        for (seat, words) in &self.points {
            *out += &format!("points {seat}");
            for word in words {
                *out += &format!(" {word}");
            }
            out.push('\n');
        }
        if let Some(winners) = self.winners {
            *out += "winners";
            for seat in winners.iter() {
                *out += &format!(" {seat}");
            }
            out.push('\n');
        }
    }

    /// The points of a game that is over, or so far, and its winners if it is over.
    #[must_use]
    pub fn of<G: Game>(game: &G, state: &G::State) -> Ending {
        use crate::message::Message;
        let seats = crate::seat::SeatSet::first(game.seats());
        let words = |seat| {
            let points = game.points(state, seat).into_iter().filter(|(_, points)| *points != 0);
            points.map(|(cause, points)| Word::pair(cause.key(), points)).collect()
        };
        Ending {
            points: seats.iter().map(|seat| (seat, words(seat))).collect(),
            winners: game.winners(state),
        }
    }
}
