//! Commands that look and change nothing: `view` and `score`.

use kernel::{Game, SeatSet, Viewer};
use serde::Serialize;
use serde_json::Value;
use table::games::WholeView;

use super::request::Fields;
use super::table::Table;
use crate::json::{self, Answer, ByCause, number, numbers, ready};
use crate::tools::GameTools;
use crate::words::Words;

/// The word for somebody without a seat.
const SPECTATOR: &str = "spectator";

#[derive(Serialize)]
struct Seen<V> {
    view: V,
}

/// How a position stands, as far as it can be told of every game.
#[derive(Serialize)]
struct Score {
    over: bool,
    seats: Vec<SeatScore>,
    winners: Option<Vec<u8>>,
}

#[derive(Serialize)]
struct SeatScore {
    seat: u8,
    points: ByCause,
    total: i32,
}

impl<T: GameTools> Table<T> {
    pub(super) fn view(&self, fields: &Fields) -> Answer {
        fields.only(&["seat"])?;
        let seats = self.game().seats();
        let viewer = match fields.get("seat") {
            Some(Value::String(word)) if word == SPECTATOR => Viewer::Spectator,
            _ => Viewer::Seat(fields.need_seat(seats).map_err(|failure| {
                let numbers = (1..=seats).map(|number| number.to_string());
                failure.expecting(numbers.chain([SPECTATOR.to_owned()]))
            })?),
        };
        let view = self.game().view(self.state(), viewer);
        Ok(ready(&Seen { view: WholeView::of(self.game(), &view) }))
    }

    pub(super) fn score(&self, fields: &Fields, words: &Words) -> Answer {
        fields.only(&[])?;
        let (game, state) = (self.game(), self.state());
        self.tools.score(game, state, words).unwrap_or_else(|| {
            let winners = game.winners(state);
            let score = |seat| SeatScore {
                seat: number(seat),
                points: json::points(game, state, seat),
                total: json::score(game, state, seat),
            };
            Ok(ready(&Score {
                over: winners.is_some(),
                seats: SeatSet::first(game.seats()).iter().map(score).collect(),
                winners: winners.map(numbers),
            }))
        })
    }
}
