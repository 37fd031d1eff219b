//! Random play for laws that a few positions cannot show.

use dreamscape::data::{Edition, builtin};
use dreamscape::{Action, Dreamscape, Event, Setup, State};
use kernel::{Audience, Dice, Game, Seat};

/// How a random player chooses: busy ones seldom end or decline anything.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mood {
    Lazy,
    Busy,
}

/// One step of random play: who did what, and what came of it.
pub(crate) struct Step<'a> {
    pub(crate) before: &'a State,
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    pub(crate) events: &'a [(Audience, Event)],
}

/// Every edition with and without nightmares, one after another and at once, for two, three and four.
pub(crate) fn games() -> Vec<Dreamscape> {
    let mut games = Vec::new();
    for edition in Edition::ALL {
        for players in 2..=4 {
            for (nightmare, simultaneous) in [(false, false), (true, false), (true, true)] {
                let setup = Setup { nightmare, simultaneous, ..Setup::new(edition, players) };
                let pack = builtin().pack("trial", None).expect("a built-in pack");
                games.push(Dreamscape::new(setup, pack).expect("a game"));
            }
        }
    }
    games
}

/// Plays a game to its end and shows every position with the step that led to it.
pub(crate) fn play_out(
    game: &Dreamscape,
    seed: u64,
    mood: Mood,
    mut look: impl FnMut(&Dreamscape, &State, &Step<'_>),
) {
    let mut dice = Dice::new(seed);
    let mut events = Vec::new();
    let mut state = game.deal(&mut dice, &mut events).expect("dice always answer");
    let mut legal = Vec::new();
    loop {
        let actors: Vec<Seat> = game.actors(&state).iter().collect();
        if actors.is_empty() {
            return;
        }
        let seat = actors[dice.below(actors.len() as u32) as usize];
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let action = choose(&legal, mood, &mut dice);
        let before = state.clone();
        events.clear();
        game.play(&mut state, seat, action, &mut dice, &mut events).expect("a legal action");
        look(game, &state, &Step { before: &before, seat, action, events: &events });
    }
}

fn choose(legal: &[Action], mood: Mood, dice: &mut Dice) -> Action {
    let any = |dice: &mut Dice| legal[dice.below(legal.len() as u32) as usize];
    let declines = |action| {
        matches!(
            action,
            Action::End | Action::Done | Action::DrawNone | Action::KeepNone | Action::Store { .. }
        )
    };
    let mut action = any(dice);
    for _ in 0..6 {
        if mood == Mood::Busy && declines(action) {
            action = any(dice);
        }
    }
    action
}
