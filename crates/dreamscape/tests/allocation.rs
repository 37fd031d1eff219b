//! How much memory the engine needs: a small state, and no allocation at all while listing and playing.

use dreamscape::data::{self, Edition};
use dreamscape::notation::set_position;
use dreamscape::{Dreamscape, Setup, State};
use kernel::{Dice, Game, Seat, SeatSet, Silence};

/// Room for every list of legal actions, so that a caller's list never has to grow.
const ROOM: usize = 4096;

/// How often memory was asked for; of several who may act, any acts.
fn play_to_the_end(game: &Dreamscape, state: &mut State, dice: &mut Dice) -> u64 {
    let mut actions = Vec::with_capacity(ROOM);
    let measured = allocation_counter::measure(|| {
        while let Some(seat) = any_of(game.actors(state), dice) {
            actions.clear();
            game.legal(state, seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            game.play(state, seat, action, dice, &mut Silence).expect("a listed action");
        }
    });
    measured.count_total
}

fn any_of(seats: SeatSet, dice: &mut Dice) -> Option<Seat> {
    let count = seats.iter().count() as u32;
    if count == 0 { None } else { seats.iter().nth(dice.below(count) as usize) }
}

#[test]
fn scarce_supplies_and_tall_stacks_need_no_memory_either() {
    let tall = ["W", "R", "L", "G", "M"].map(|shard| shard.repeat(13)).concat();
    // Of nine trees one is left, for which three may ask.
    let scarce = format!(
        "players 3\noptions simultaneous\npack trial\nopen 1 #1 #4\nopen 2 #2 #5\nopen 3 #3 #6\n\
         dreamscape 1 c1={tall} b1=R^ a1=R^\nhands 1 WWRRGG\n\
         dreamscape 2 c1=R b1=W^ a1=W^ d1=L^\nhands 2 GGWW\n\
         dreamscape 3 c1=R b1=R^ a1=R^ d1=L^\nhands 3 GGRR"
    );
    let busy = |power: &str| {
        format!("players 2\npack trial\ndreamscape 1 c1={tall} d1=L\ndoing 1 {power}\nhands 1 WMM\nopen 1 #1")
    };
    let positions = [scarce, busy("golem 3"), busy("tower 2")];
    for position in positions {
        let (game, begun) = set_position(&position).expect("a position");
        for seed in 0..20 {
            let (mut state, mut dice) = (begun.clone(), Dice::new(seed));
            assert_eq!(play_to_the_end(&game, &mut state, &mut dice), 0, "seed {seed} from\n{position}");
        }
    }
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
