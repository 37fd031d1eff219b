//! A position that can be set is stable as text, and every seat that may act has something to do.
#![no_main]

use dreamscape::notation::{set_position, write_position};
use kernel::Game;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok((game, state)) = set_position(text) else { return };
    let written = write_position(&game, &state);
    assert_eq!(game.read_position(&written).as_ref(), Ok(&state));
    for seat in game.actors(&state).iter() {
        let mut actions = Vec::new();
        game.legal(&state, seat, &mut actions);
        assert!(!actions.is_empty());
    }
});
