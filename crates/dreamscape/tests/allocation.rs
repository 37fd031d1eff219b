//! How much memory the engine needs: a small state, and no allocation at all while listing and playing.

use dreamscape::data::{self, Edition};
use dreamscape::{Dreamscape, Setup, State};
use kernel::{Dice, Game, Silence};

/// Room for every list of legal actions, so that a caller's list never has to grow.
const ROOM: usize = 4096;

fn play_to_the_end(game: &Dreamscape, state: &mut State, dice: &mut Dice) -> u64 {
    let mut actions = Vec::with_capacity(ROOM);
    let measured = allocation_counter::measure(|| {
        while let Some(seat) = game.actors(state).lowest() {
            actions.clear();
            game.legal(state, seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            game.play(state, seat, action, dice, &mut Silence).expect("a listed action");
        }
    });
    measured.count_total
}

#[test]
fn listing_and_playing_never_allocate() {
    for pack in ["nocturne", "trial"] {
        for edition in Edition::ALL {
            for players in 1..=4 {
                for (nightmare, simultaneous) in [(false, false), (true, false), (false, true), (true, true)]
                {
                    let solo = (players == 1).then_some(3);
                    let simultaneous = simultaneous && players > 1;
                    let setup = Setup { nightmare, simultaneous, solo, ..Setup::new(edition, players) };
                    let pack = data::builtin().pack(pack, None).expect("a pack of our own");
                    let game = Dreamscape::new(setup, pack).expect("a plain set-up");
                    for seed in 0..4 {
                        let mut dice = Dice::new(seed);
                        let mut state = game.deal(&mut dice, &mut Silence).expect("dice always answer");
                        assert_eq!(
                            play_to_the_end(&game, &mut state, &mut dice),
                            0,
                            "{setup:?}, seed {seed}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_state_of_four_players_is_at_most_a_kibibyte_and_a_half() {
    assert!(size_of::<State>() <= 1536, "{} bytes", size_of::<State>());
}
