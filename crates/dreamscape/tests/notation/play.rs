//! Random play for the tests of this folder.

use dreamscape::data::{Edition, builtin};
use dreamscape::{Action, Dreamscape, Setup, State};
use kernel::{Dice, Game, Seat, Silence};

/// Every edition in every mode with every number of players, and both packs.
pub(crate) fn all_games() -> Vec<Dreamscape> {
    let mut games = Vec::new();
    for edition in Edition::ALL {
        for pack in ["nocturne", "trial"] {
            let pack = builtin().pack(pack, None).expect("a built-in pack");
            let mut add = |setup| games.push(Dreamscape::new(setup, pack.clone()).expect("a game"));
            for players in 2..=4 {
                let plain = Setup::new(edition, players);
                for (nightmare, simultaneous) in [(false, false), (true, false), (false, true), (true, true)]
                {
                    add(Setup { nightmare, simultaneous, ..plain });
                }
            }
            for level in 1..=4 {
                add(Setup { solo: Some(level), ..Setup::new(edition, 1) });
            }
        }
    }
    games
}

/// How a random player chooses: busy ones seldom end or decline anything.
#[derive(Clone, Copy)]
pub(crate) enum Mood {
    Lazy,
    Busy,
}

/// Plays one random decision of a random seat that may act and says whether there was one.
pub(crate) fn step(
    game: &Dreamscape,
    state: &mut State,
    mood: Mood,
    dice: &mut Dice,
) -> Option<(Seat, Action)> {
    let actors: Vec<Seat> = game.actors(state).iter().collect();
    if actors.is_empty() {
        return None;
    }
    let seat = actors[dice.below(actors.len() as u32) as usize];
    let mut actions = Vec::new();
    game.legal(state, seat, &mut actions);
    assert!(!actions.is_empty(), "seat {seat} has no choice in\n{}", game.write_position(state));
    let mut action = actions[dice.below(actions.len() as u32) as usize];
    if let Mood::Busy = mood {
        let declines = |action: &Action| {
            matches!(
                action,
                Action::End | Action::Done | Action::DrawNone | Action::KeepNone | Action::Store { .. }
            )
        };
        for _ in 0..6 {
            if declines(&action) {
                action = actions[dice.below(actions.len() as u32) as usize];
            }
        }
    }
    game.play(state, seat, action, dice, &mut Silence).expect("a legal action");
    Some((seat, action))
}
