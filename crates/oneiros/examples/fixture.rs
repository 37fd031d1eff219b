//! Makes a fixture: `fixture NAME`, such as `fixture pl-nightmare-3`, writes `fixtures/dreamscape/NAME.game` with the first
//! game of eager players in which every seat completes a card, and what it ended with. Where all create at once they also ask for
//! what is scarce, let others go first and think better of it, and what follows from that is seen.
//!
//! A fixture that exists is never written again: a rules mistake found later adds one beside it.

use std::path::Path;
use std::process::ExitCode;

use dreamscape::data::{self, Edition};
use dreamscape::players::Eager;
use dreamscape::state::PileId;
use dreamscape::{Action, Dreamscape, Event, Setup};
use kernel::record::{Ending, Name};
use kernel::{Audience, Dice, Game, Given, Player, Seat, Session, Viewer};
use oneiros::records;

/// The seeds that are tried before giving up.
const SEEDS: u64 = 10_000;

fn main() -> ExitCode {
    let names: Vec<String> = std::env::args().skip(1).collect();
    if names.is_empty() {
        eprintln!(
            "Use `fixture NAME...`; a name is edition-mode-players, such as `pl-nightmare-3` or `en-solo2-1`."
        );
        return ExitCode::from(2);
    }
    for name in names {
        let path = format!("fixtures/dreamscape/{name}.game");
        if Path::new(&path).exists() {
            eprintln!("{path} exists, and a fixture is never written again.");
            return ExitCode::FAILURE;
        }
        let Some(text) = setup(&name).and_then(fixture) else {
            eprintln!("{name} is no edition-mode-players, or no game of it was found.");
            return ExitCode::from(2);
        };
        if let Err(error) = std::fs::write(&path, text) {
            eprintln!("{path} cannot be written: {error}");
            return ExitCode::FAILURE;
        }
        println!("{path}");
    }
    ExitCode::SUCCESS
}

/// What a fixture's name asks for.
fn setup(name: &str) -> Option<Setup> {
    let mut parts = name.split('-');
    let (edition, mode, players) = (parts.next()?, parts.next()?, parts.next()?.parse().ok()?);
    let mut setup = Setup::new(Edition::from_word(edition)?, players);
    match mode {
        "base" => {}
        "nightmare" => setup.nightmare = true,
        "simultaneous" => setup.simultaneous = true,
        _ => setup.solo = Some(mode.strip_prefix("solo")?.parse().ok()?),
    }
    Some(setup)
}

/// The first game in which every seat completes a card, and somebody let others go first if all create at once, as text.
fn fixture(setup: Setup) -> Option<String> {
    let pack = data::builtin().pack("nocturne", None)?;
    let game = Dreamscape::new(setup, pack).ok()?;
    (1..=SEEDS).find_map(|seed| {
        let session = play(&game, seed)?;
        let state = session.state();
        let seats = || (0..game.seats()).map(|seat| Seat(seat as u8));
        if seats().any(|seat| state.piles.len(PileId::Finished(seat)) == 0) {
            return None;
        }
        if game.setup().simultaneous && !shows_the_lines(&session)? {
            return None;
        }
        let names: Vec<Name> = seats().map(|_| Name::tame("eager")).collect();
        let mut record = session.record(records::header(&game, &names));
        record.ending = Some(Ending::of(&game, state));
        Some(record.write(&game))
    })
}

/// Whether somebody took a request back, and whoever let somebody go first stood behind them although another was served (D-7.15).
fn shows_the_lines(session: &Session<Dreamscape>) -> Option<bool> {
    let game = session.game();
    let mut state = session.start_state().clone();
    let (mut withdrawn, mut stood) = (false, false);
    for (step, _) in session.steps() {
        let before = state.clone();
        let mut events = Vec::new();
        game.play(&mut state, step.seat, step.action, &mut Given::new(&step.outcomes), &mut events).ok()?;
        let seats = || (0..game.seats()).map(|seat| Seat(seat as u8));
        let is_served =
            |(_, event): &(Audience, Event)| matches!(event, Event::Planted { .. } | Event::Exchanged { .. });
        let still_waives =
            |seat: Seat| !before.player(seat).waived.is_empty() && !state.player(seat).waived.is_empty();
        withdrawn |= step.action == Action::Withdraw;
        stood |= events.iter().any(is_served) && seats().any(still_waives);
    }
    Some(withdrawn && stood)
}

/// A whole game of eager players.
fn play(game: &Dreamscape, seed: u64) -> Option<Session<Dreamscape>> {
    let mut dice = Dice::new(seed);
    let mut player = Eager::new(Dice::new(!seed));
    let mut session = Session::start(game.clone(), &mut dice).ok()?;
    while let Some(seat) = {
        // Now and then somebody thinks better of a request.
        let seats =
            if dice.below(20) == 0 { game.actors(session.state()) } else { game.awaited(session.state()) };
        let awaited: Vec<Seat> = seats.iter().collect();
        (!awaited.is_empty()).then(|| awaited[dice.below(awaited.len() as u32) as usize])
    } {
        let mut legal = Vec::new();
        game.legal(session.state(), seat, &mut legal);
        let view = game.view(session.state(), Viewer::Seat(seat));
        let together = if game.setup().simultaneous { of_the_lines(&legal, &mut dice) } else { None };
        let action = together.unwrap_or_else(|| legal[player.choose(game, &view, &legal)]);
        session.play(seat, action, &mut dice).ok()?;
    }
    Some(session)
}

/// A waiver where one can be given, and now and then a request to a shared supply; eager players seldom care for either.
fn of_the_lines(legal: &[Action], dice: &mut Dice) -> Option<Action> {
    let waiver = legal.iter().copied().find(|action| matches!(action, Action::Waive(_)));
    let requests: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Plant(_) | Action::Exchange { .. }))
        .collect();
    let asks = !requests.is_empty() && dice.below(3) == 0;
    waiver.or_else(|| asks.then(|| requests[dice.below(requests.len() as u32) as usize]))
}
