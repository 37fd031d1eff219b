//! Everything that the readers can expect is expected somewhere: the lists of forms and demands hold nothing idle.

use std::collections::BTreeSet;

use dreamscape::notation::{
    Demand, Form, PositionError, read_action, read_outcome, read_position, set_position,
};
use kernel::{Expected, Message};

use crate::impossible::{DRAWN, MARKERS, SOLO_AND_START, WALKS};
use crate::refused::{CARDS, MOMENT, NO_GAME, NO_POSITION, PLACING, PROGRESS, PURPOSES, TWO_PLACES};

/// A guard behind all other checks: no text is known that gets as far.
const NEVER_MISSED: &str = "demand-something-to-choose";

#[test]
fn every_form_and_every_demand_is_missed_by_some_text() {
    let tables = [NO_POSITION, NO_GAME, TWO_PLACES, PLACING, CARDS, MOMENT, PROGRESS, PURPOSES];
    let impossible = [DRAWN, MARKERS, WALKS, SOLO_AND_START];
    let positions =
        tables.into_iter().chain(impossible).flatten().filter_map(|case| match set_position(case.1) {
            Err(PositionError::Misread(misread)) => Some(misread),
            _ => None,
        });
    let actions =
        ["golem b2", "draw IV", "keep", "sow 6-3", "waive bush"].map(|text| read_action(text).unwrap_err());
    let plain = set_position("").unwrap().0;
    let others = [read_outcome("x").unwrap_err(), read_position(&plain, "options nightmare").unwrap_err()];
    let missed: BTreeSet<&str> =
        (positions.chain(actions).chain(others).flat_map(|misread| misread.expected))
            .filter_map(|expected| match expected {
                Expected::Described(said) => Some(said.key()),
                Expected::Literal(_) => None,
            })
            .collect();
    let never: Vec<_> = Form::KEYS.iter().chain(Demand::KEYS).filter(|key| !missed.contains(**key)).collect();
    assert_eq!(never, [&NEVER_MISSED]);
}
