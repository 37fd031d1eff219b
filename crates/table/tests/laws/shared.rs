//! What everybody may know of a game is written once for all who look.

use dreamscape::tables::DreamscapeTables;
use kernel::{Dice, Seat, Silence, TableGame, Viewer};
use lanterns::Lanterns;
use table::GameKind;

use crate::kept::{MODES, game};

/// Plays at random to the end and holds what everybody may know, as each viewer's view tells it, against that of a spectator; how often
/// seats knew more.
fn same_from_every_view<G: TableGame>(game: &G, seed: u64) -> usize {
    let mut dice = Dice::new(seed);
    let mut state = game.deal(&mut dice, &mut Silence).unwrap();
    let mut knew_more = 0;
    let text = |shared: G::Shared| serde_json::to_string(&shared).unwrap();
    let own = |view: &G::View| {
        let mut own = serde_json::to_value(game.own(view)).unwrap();
        // Who looks is no secret.
        own.as_object_mut().unwrap().remove("viewer");
        own
    };
    loop {
        let spectator = game.view(&state, Viewer::Spectator);
        let (shared, nothing) = (text(game.shared(&spectator)), own(&spectator));
        for seat in (0..game.seats() as u8).map(Seat) {
            let view = game.view(&state, Viewer::Seat(seat));
            assert_eq!(text(game.shared(&view)), shared, "seat {seat}, seed {seed}");
            knew_more += usize::from(own(&view) != nothing);
        }
        let actors: Vec<Seat> = game.actors(&state).iter().collect();
        if actors.is_empty() {
            return knew_more;
        }
        let seat = actors[dice.below(actors.len() as u32) as usize];
        let mut legal = Vec::new();
        game.legal(&state, seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        assert!(game.play(&mut state, seat, action, &mut dice, &mut Silence).is_ok());
    }
}

#[test]
fn what_everybody_may_know_is_the_same_from_the_view_of_every_seat() {
    for seed in 0..20 {
        assert!(same_from_every_view(&Lanterns(3), seed) > 0);
    }
    for ((options, seats), seed) in MODES.into_iter().zip(0..) {
        let game = DreamscapeTables.game(&game(options, seats), seats).unwrap();
        assert!(same_from_every_view(&game, seed) > 0, "{options:?}");
    }
}
