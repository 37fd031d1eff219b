//! The engine's command `score`: points so far, and what everybody would have if the game ended now.

use dreamscape::rules::purposes::{Standing, standing};
use dreamscape::state::{Phase, Purpose};
use dreamscape::{Dreamscape, Shard, State};
use kernel::{Game, Seat, SeatSet};
use serde::Serialize;

use crate::json::{self, ByCause, number, numbers};
use crate::words::Words;

/// How a position stands.
#[derive(Serialize)]
pub(super) struct Score {
    over: bool,
    seats: Vec<SeatScore>,
    purposes: Vec<PurposeScore>,
    rival: Option<RivalScore>,
    ranking: Vec<Vec<u8>>,
    winners: Vec<u8>,
}

/// The points of a seat: so far, and if the game ended now.
#[derive(Serialize)]
struct SeatScore {
    seat: u8,
    points: ByCause,
    total: i32,
    purposes: i32,
    open_cards: i32,
    reds: i32,
    final_total: i32,
}

/// How a purpose tile stands.
#[derive(Serialize)]
struct PurposeScore {
    tile: u8,
    kind: &'static str,
    colour: Option<Shard>,
    text: String,
    seats: Vec<PurposeSeat>,
    rival: Option<i16>,
}

#[derive(Serialize)]
struct PurposeSeat {
    seat: u8,
    measure: i16,
    points: i16,
}

/// Mr Nightmare in the solo game.
#[derive(Serialize)]
struct RivalScore {
    total: i16,
    purposes: i16,
    final_total: i16,
}

/// How a position stands: points so far, and what everybody would have if the game ended now.
#[must_use]
pub(super) fn score(game: &Dreamscape, state: &State, words: &Words) -> Score {
    let over = state.phase == Phase::Over;
    let tiles: Vec<(Purpose, Standing)> = state
        .purposes
        .into_iter()
        .flatten()
        .map(|purpose| (purpose, standing(game, state, purpose)))
        .collect();
    let seats = SeatSet::first(game.seats());
    let scores: Vec<SeatScore> = seats.iter().map(|seat| seat_score(game, state, seat, &tiles)).collect();
    let from_tiles: i16 = tiles.iter().map(|(_, standing)| standing.rival).sum();
    let rival = game.solo().map(|_| {
        let total = state.rival.points;
        // When the game is over the tiles are in the total already.
        RivalScore {
            total,
            purposes: from_tiles,
            final_total: if over { total } else { total.saturating_add(from_tiles) },
        }
    });
    let mut ended = state.clone();
    ended.rival.points = rival.as_ref().map_or(0, |rival| rival.final_total);
    let final_total = |seat: Seat| scores[seat.index()].final_total;
    Score {
        over,
        purposes: tiles.iter().map(|(tile, standing)| purpose_score(game, *tile, standing, words)).collect(),
        ranking: ranking(game, &ended, final_total),
        winners: numbers(game.leaders(&ended, final_total)),
        rival,
        seats: scores,
    }
}

fn seat_score(game: &Dreamscape, state: &State, seat: Seat, tiles: &[(Purpose, Standing)]) -> SeatScore {
    let total = state.player(seat).score();
    let purposes = tiles.iter().map(|(_, standing)| i32::from(standing.points[seat.index()])).sum();
    let [open_cards, reds] = game.final_costs(state, seat).map(i32::from);
    let over = state.phase == Phase::Over;
    SeatScore {
        seat: number(seat),
        points: json::points(game, state, seat),
        total,
        purposes,
        open_cards,
        reds,
        final_total: if over { total } else { total + purposes + open_cards + reds },
    }
}

fn purpose_score(game: &Dreamscape, purpose: Purpose, standing: &Standing, words: &Words) -> PurposeScore {
    let kind = game.tiles()[purpose.tile as usize].kind;
    let seats = SeatSet::first(game.seats());
    let seat = |seat: Seat| PurposeSeat {
        seat: number(seat),
        measure: standing.measure[seat.index()],
        points: standing.points[seat.index()],
    };
    PurposeScore {
        tile: purpose.tile + 1,
        kind: kind.word(),
        colour: purpose.colour,
        text: words.term(kind.key()),
        seats: seats.iter().map(seat).collect(),
        rival: game.solo().map(|_| standing.rival),
    }
}

/// The seats from first to last, those who share a place together (D-11.3).
fn ranking(game: &Dreamscape, state: &State, points: impl Fn(Seat) -> i32) -> Vec<Vec<u8>> {
    let mut places = Vec::new();
    let mut placed = SeatSet::EMPTY;
    while placed.len() < game.seats() {
        // Those who have a place already fall behind everybody, so the next ones come to the front.
        let left = |seat: Seat| if placed.contains(seat) { i32::MIN } else { points(seat) };
        let next = if game.solo().is_some() { SeatSet::one(Seat(0)) } else { game.leaders(state, left) };
        next.iter().for_each(|seat| placed.insert(seat));
        places.push(numbers(next));
    }
    places
}
