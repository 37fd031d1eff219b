//! The games on which the laws are checked: every edition, mode and number of players, and set-ups that reach what
//! plain games seldom do.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::contract::{Breach, Report, Terms, check_from, check_game};
use kernel::{Dice, Player, Uniform};

use super::scarce;
use crate::data::{self, Edition};
use crate::game::Dreamscape;
use crate::notation;

use crate::players::Eager;
use crate::setup::{House, Setup};
use crate::state::State;

/// How many games, from which seed, on how many threads.
#[derive(Clone, Copy, Debug)]
pub struct Trials {
    /// The number of games; each next one takes the next of the set-ups.
    pub games: u64,
    /// The seed of the first game.
    pub seed: u64,
    /// The number of threads.
    pub threads: usize,
    /// How thoroughly each game is checked.
    pub terms: Terms,
}

/// Where a game begins.
enum Start {
    Dealt(Dreamscape),
    Set(Dreamscape, Box<State>),
}

/// Plays the games, half of them by `eager` players, and checks every law.
///
/// # Errors
/// The first broken law.
pub fn run(trials: Trials) -> Result<Report, Box<Breach>> {
    let starts = starts();
    let next = AtomicU64::new(0);
    let total = Mutex::new(Ok(Report::new(trials.terms)));
    std::thread::scope(|scope| {
        for _ in 0..trials.threads.max(1) {
            scope.spawn(|| {
                let played = work(&starts, &next, trials);
                let mut total = total.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                match (&mut *total, played) {
                    (Ok(total), Ok(report)) => total.absorb(&report),
                    (total @ Ok(_), Err(breach)) => *total = Err(breach),
                    (Err(_), _) => {}
                }
            });
        }
    });
    total.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn work(starts: &[Start], next: &AtomicU64, trials: Trials) -> Result<Report, Box<Breach>> {
    let mut report = Report::new(trials.terms);
    loop {
        let game = next.fetch_add(1, Ordering::Relaxed);
        if game >= trials.games {
            return Ok(report);
        }
        let mut dice = Dice::new(trials.seed.wrapping_add(game.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        let start = &starts[(game / 2) as usize % starts.len()];
        let own = Dice::new(dice.bits());
        let (mut uniform, mut eager) = (Uniform::new(own.clone()), Eager::new(own));
        let player: &mut dyn Player<Dreamscape> =
            if game.is_multiple_of(2) { &mut uniform } else { &mut eager };
        match start {
            Start::Dealt(game) => check_game(game, &mut [player], &mut dice, &mut report)?,
            Start::Set(game, state) => {
                check_from(game, (**state).clone(), &mut [player], &mut dice, &mut report)?
            }
        }
    }
}

/// Every edition x mode x number of players, and the special set-ups.
fn starts() -> Vec<Start> {
    let mut starts = Vec::new();
    for edition in Edition::ALL {
        for players in 2..=4 {
            for (nightmare, simultaneous) in [(false, false), (true, false), (false, true), (true, true)] {
                let setup = Setup { nightmare, simultaneous, ..Setup::new(edition, players) };
                starts.extend(dealt(setup, "nocturne"));
            }
        }
        for level in 1..=4 {
            starts.extend(dealt(Setup { solo: Some(level), ..Setup::new(edition, 1) }, "nocturne"));
        }
    }
    starts.extend(easy_starts());
    starts.extend(scarce::positions().iter().map(|text| set(text)));
    starts
}

/// # Panics
/// When one of our own positions cannot be set: a mistake in `scarce`.
fn set(text: &str) -> Start {
    match notation::set_position(text) {
        Ok((game, state)) => Start::Set(game, Box::new(state)),
        Err(error) => panic!("{error:?}\n{text}"),
    }
}

fn dealt(setup: Setup, pack: &str) -> Option<Start> {
    let pack = data::builtin().pack(pack, None)?;
    Dreamscape::new(setup, pack).ok().map(Start::Dealt)
}

/// Easy cards on small grids, where cards are completed often, also two at once, and reds find no room.
fn easy_starts() -> Vec<Start> {
    let mut starts = Vec::new();
    for edition in Edition::ALL {
        for (grid, players, nightmare, simultaneous) in [
            ((3, 2), 2, true, false),
            ((2, 1), 2, true, false),
            ((2, 2), 3, true, true),
            ((3, 3), 4, false, true),
            ((5, 4), 2, false, false),
            ((6, 5), 4, true, false),
        ] {
            let mut setup = Setup { nightmare, simultaneous, ..Setup::new(edition, players) };
            setup.house.grid = Some(grid);
            starts.extend(dealt(setup, "trial"));
        }
        let mut setup = Setup { nightmare: true, ..Setup::new(edition, 2) };
        setup.house.mirrors = crate::card::Mirrors::Count;
        setup.house.largest_group = true;
        setup.house.creation_entry = true;
        setup.house.cycles = Some(9);
        starts.extend(dealt(setup, "trial"));
        // What the rulebooks leave in doubt, the other way.
        for (grid, players, nightmare) in [((4, 2), 2, false), ((6, 3), 3, true)] {
            let mut setup = Setup { nightmare, ..Setup::new(edition, players) };
            setup.house = House {
                king_by_location: true,
                completion_ends_step: true,
                empty_in_nightmare: true,
                entry_right: true,
                grid: Some(grid),
                ..House::NONE
            };
            starts.extend(dealt(setup, "trial"));
        }
    }
    starts
}
