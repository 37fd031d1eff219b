//! What may be expected of the computer players.

use dreamscape::notation::{set_position, write_action};
use dreamscape::players::Eager;
use dreamscape::{Action, Dreamscape, State};
use kernel::{Dice, Game, Player, Seat, Silence, Viewer};

/// What an eager player chooses here.
fn chosen(
    eager: &mut Eager,
    game: &Dreamscape,
    state: &State,
    seat: Seat,
    legal: &mut Vec<Action>,
) -> Action {
    legal.clear();
    game.legal(state, seat, legal);
    let view = game.view(state, Viewer::Seat(seat));
    legal[eager.choose(game, &view, legal)]
}

/// The actions that make points at once, on this board and with this luck.
fn scoring(game: &Dreamscape, state: &State, seat: Seat, legal: &[Action]) -> Vec<String> {
    let before = state.player(seat).score();
    let scores = |action: &&Action| {
        let mut after = state.clone();
        let played = game.play(&mut after, seat, **action, &mut Dice::new(1), &mut Silence);
        played.is_ok() && after.player(seat).score() > before
    };
    legal.iter().filter(|action| **action != Action::End).filter(scores).map(|&action| text(action)).collect()
}

fn text(action: Action) -> String {
    let mut text = String::new();
    write_action(action, &mut text);
    text
}

#[test]
fn the_eager_player_never_ends_while_an_action_makes_a_point() {
    let mut ends = 0;
    for (seed, header) in
        (0..).zip(["players 2", "players 4\noptions nightmare", "players 3\noptions simultaneous"])
    {
        let (game, _) = set_position(header).expect("a header");
        for seed in seed * 100..seed * 100 + 20 {
            let mut dice = Dice::new(seed);
            let mut eager = Eager::new(Dice::new(seed + 1000));
            let mut state = game.deal(&mut dice, &mut Silence).expect("dice always answer");
            let mut legal = Vec::new();
            while let Some(seat) = game.actors(&state).lowest() {
                let action = chosen(&mut eager, &game, &state, seat, &mut legal);
                if action == Action::End && state.phase.is_creating() {
                    ends += 1;
                    let left = scoring(&game, &state, seat, &legal);
                    assert!(left.is_empty(), "seed {seed}: {seat:?} ends, though it could {left:?}");
                }
                game.play(&mut state, seat, action, &mut dice, &mut Silence).expect("it was legal");
            }
        }
    }
    assert!(ends > 500, "only {ends} turns were ended");
}

#[test]
fn the_eager_player_does_what_brings_a_card_nearer() {
    // What is in the Hands could lie in many places; one of them makes the card, or a part of it.
    let cases = [
        ("open 1 #12\ndreamscape 1 c1=R b1=L@ d1=G\nhands 1 W", "place W c1"),
        ("open 1 #16\ndreamscape 1 c1=R b1=L@ d1=G\nhands 1 R", "place R c1"),
        ("open 1 #2\ndreamscape 1 c1=R\nhands 1 WW", "enter"),
    ];
    for (position, expected) in cases {
        let (game, state) = set_position(&format!("pack trial\n{position}")).expect("a position");
        let mut legal = Vec::new();
        for seed in 0..20 {
            let mut eager = Eager::new(Dice::new(seed));
            let action = chosen(&mut eager, &game, &state, Seat(0), &mut legal);
            assert_eq!(text(action), expected, "seed {seed} on\n{position}");
        }
    }
}
