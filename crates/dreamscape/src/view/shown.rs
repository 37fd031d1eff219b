//! Views as they are written, for people and programs elsewhere.

use kernel::{Seat, SeatSet, Viewer};
use serde::Serialize;
use serde::ser::SerializeMap;

use super::{KnownTask, PlayerView, View};
use crate::event::Cause;
use crate::game::Dreamscape;
use crate::grid::{Cell, Grid};
use crate::notation::{write_pause, write_task};
use crate::rules::purposes::standing;
use crate::shard::{Shard, Shards};
use crate::state::{PileId, Purpose, State};

/// Seats as people count them.
fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0 + 1).collect()
}

/// What a writer of notation writes; `None` when it writes nothing.
fn in_words(write: impl FnOnce(&mut String) -> std::fmt::Result) -> Option<String> {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut text);
    Some(text).filter(|text| !text.is_empty())
}

impl Serialize for KnownTask {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            KnownTask::Open(task) => in_words(|out| write_task(task, out)).serialize(serializer),
            KnownTask::ChosenSecretly => serializer.serialize_str("chosen"),
        }
    }
}

/// A map written entry by entry.
struct Entries<F>(F);

impl<F, K: Serialize, V: Serialize, I: Iterator<Item = (K, V)>> Serialize for Entries<F>
where
    F: Fn() -> I,
{
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map((self.0)())
    }
}

impl Serialize for View {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.write(None, serializer)
    }
}

/// A view with what only the game can say of it: the grid, the number of cycles, and how each purpose stands.
///
/// It is made from the view alone, so it tells nothing that the view does not tell. Counting how purposes stand takes longer
/// than making a view, so only who shows a view to somebody does it.
#[derive(Clone, Copy, Debug)]
pub struct Told<'a> {
    /// The game.
    pub game: &'a Dreamscape,
    /// The view.
    pub view: &'a View,
}

impl Serialize for Told<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.view.write(Some(self.game), serializer)
    }
}

impl View {
    fn write<S: serde::Serializer>(
        &self,
        game: Option<&Dreamscape>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry(
            "viewer",
            &match self.viewer {
                Viewer::Seat(seat) => seat.to_string(),
                Viewer::Spectator => "spectator".to_owned(),
            },
        )?;
        map.serialize_entry("cycle", &self.cycle)?;
        map.serialize_entry("phase", self.phase.word())?;
        map.serialize_entry("turn", &(self.turn.0 + 1))?;
        map.serialize_entry("actors", &numbers(self.actors))?;
        map.serialize_entry("action_points", &self.action_points)?;
        map.serialize_entry(
            "players",
            &self
                .players
                .iter()
                .enumerate()
                .map(|(seat, known)| Shown { seat, known, view: self })
                .collect::<Vec<_>>(),
        )?;
        map.serialize_entry(
            "rows",
            &self
                .rows
                .iter()
                .map(|row| row.shards().iter().map(|shard| shard.letter()).collect())
                .collect::<Vec<String>>(),
        )?;
        map.serialize_entry("bag", &Counted(&self.bag))?;
        map.serialize_entry("decks", &self.decks)?;
        map.serialize_entry("purposes", &self.told_purposes(game))?;
        map.serialize_entry("reds", &self.reds.iter().collect::<Vec<_>>())?;
        map.serialize_entry("nightmare", &self.nightmare)?;
        map.serialize_entry("reserve", &self.reserve)?;
        map.serialize_entry("trees", &self.trees)?;
        if let Some(rival) = &self.rival {
            map.serialize_entry(
                "rival",
                &Entries(|| {
                    [
                        ("points", i64::from(rival.points)),
                        ("marker", i64::from(rival.marker)),
                        ("travelled", i64::from(rival.travelled)),
                    ]
                    .into_iter()
                }),
            )?;
            map.serialize_entry("rival_shards", &Counted(&rival.shards))?;
        }
        map.serialize_entry("drawn", self.drawn.cards())?;
        map.serialize_entry("chosen", &self.chosen)?;
        if let Some(game) = game {
            let Grid { columns, rows, entry, .. } = *game.grid();
            map.serialize_entry("grid", &GridTold { columns, rows, entry })?;
            map.serialize_entry("cycles", &game.cycles())?;
        }
        map.end()
    }

    fn told_purposes(&self, game: Option<&Dreamscape>) -> Vec<PurposeTold> {
        let counted = game.map(|game| (game, self.counted(game)));
        let told = |&purpose: &Purpose| {
            let standing = counted.as_ref().map(|(game, state)| standing(game, state, purpose));
            PurposeTold {
                tile: purpose.tile + 1,
                colour: purpose.colour,
                standing: standing.map(|standing| standing.points[..self.players.len()].to_vec()),
                rival: self.rival.and(standing).map(|standing| standing.rival),
            }
        };
        self.purposes.iter().flatten().map(told).collect()
    }

    /// A position with all that counts for purposes and nothing else.
    fn counted(&self, game: &Dreamscape) -> State {
        let mut state = game.undealt();
        state.lands = self.lands;
        if let Some(rival) = self.rival {
            state.rival = rival;
        }
        for (seat, known) in self.players.iter().enumerate() {
            for &card in known.finished.iter().rev() {
                state.piles.push_top(PileId::Finished(Seat(seat as u8)), card);
            }
        }
        state
    }
}

/// The size of every Dreamscape, and where it is entered.
#[derive(Serialize)]
struct GridTold {
    columns: u8,
    rows: u8,
    entry: Cell,
}

/// A purpose tile in play.
#[derive(Serialize)]
struct PurposeTold {
    tile: u8,
    colour: Option<Shard>,
    /// The points that each seat would get now.
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<Vec<i16>>,
    /// Those of Mr Nightmare, in the solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    rival: Option<i16>,
}

/// Shards by letter, those that are there.
struct Counted<'a>(&'a Shards);

impl Serialize for Counted<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.colours().map(|shard| (shard, self.0.count(shard))))
    }
}

struct Shown<'a> {
    seat: usize,
    known: &'a PlayerView,
    view: &'a View,
}

impl Shown<'_> {
    fn stack(&self, cell: Cell) -> String {
        let mut pieces: Vec<char> =
            self.view.lands.pieces(self.seat, cell).map(|piece| piece.shard().letter()).collect();
        pieces.reverse();
        if self.view.lands[self.seat].trees.has(cell) {
            pieces.push('^');
        }
        pieces.into_iter().collect()
    }

    /// Marked greys as cell and height from the bottom.
    fn marks(&self) -> Vec<String> {
        let mut marks = Vec::new();
        for cell in self.view.lands[self.seat].occupied {
            let height = self.view.lands.height(self.seat, cell) as usize;
            let marked =
                self.view.lands.pieces(self.seat, cell).enumerate().filter(|(_, piece)| piece.is_marked());
            marks.extend(marked.map(|(depth, _)| format!("{cell}:{}", height - depth)));
        }
        marks
    }
}

impl Serialize for Shown<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let known = self.known;
        let land = &self.view.lands[self.seat];
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("seat", &(self.seat + 1))?;
        map.serialize_entry("land", &Entries(|| land.occupied.map(|cell| (cell, self.stack(cell)))))?;
        map.serialize_entry("dreamer", &land.dreamer_cell())?;
        map.serialize_entry("marks", &self.marks())?;
        map.serialize_entry("hands", &Counted(&known.hands))?;
        let points = || {
            Cause::ALL
                .into_iter()
                .map(|cause| (cause.word(), known.points[cause as usize]))
                .filter(|(_, points)| *points != 0)
        };
        map.serialize_entry("score", &known.points.iter().map(|&points| i32::from(points)).sum::<i32>())?;
        map.serialize_entry("points", &Entries(points))?;
        map.serialize_entry("marker", &known.marker)?;
        map.serialize_entry("side", ["active", "used", "back"][known.side as usize])?;
        map.serialize_entry("sleeper", &known.sleeper)?;
        map.serialize_entry("lying", &known.lying)?;
        map.serialize_entry("open", &known.open.collect::<Vec<_>>())?;
        map.serialize_entry("finished", &known.finished)?;
        map.serialize_entry(
            "stored",
            &known.stored.iter().map(|&(card, shard)| (card, shard)).collect::<Vec<_>>(),
        )?;
        map.serialize_entry("free_step", &known.free_step)?;
        map.serialize_entry("doing", &known.task)?;
        map.serialize_entry("pause", &in_words(|out| write_pause(known.pause, out)))?;
        map.serialize_entry("drawn", &known.drawn)?;
        for (name, seats) in [("waived", known.waived), ("behind", known.behind)] {
            if !seats.is_empty() {
                map.serialize_entry(name, &numbers(seats))?;
            }
        }
        map.end()
    }
}
