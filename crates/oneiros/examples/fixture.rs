//! Makes a fixture: `fixture NAME`, such as `fixture pl-nightmare-3`, writes `fixtures/dreamscape/NAME.game` with the first
//! game of eager players in which every seat completes a card, and what it ended with.
//!
//! A fixture that exists is never written again: a rules mistake found later adds one beside it.

use std::path::Path;
use std::process::ExitCode;

use dreamscape::data::{self, Edition};
use dreamscape::players::Eager;
use dreamscape::state::PileId;
use dreamscape::{Dreamscape, Setup};
use kernel::record::{Ending, Name};
use kernel::{Dice, Game, Player, Seat, Session, Viewer};
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

/// The first game in which every seat completes a card, as text.
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
        let names: Vec<Name> = seats().map(|_| Name::tame("eager")).collect();
        let mut record = session.record(records::header(&game, &names));
        record.ending = Some(Ending::of(&game, state));
        Some(record.write(&game))
    })
}

/// A whole game of eager players.
fn play(game: &Dreamscape, seed: u64) -> Option<Session<Dreamscape>> {
    let mut dice = Dice::new(seed);
    let mut player = Eager::new(Dice::new(!seed));
    let mut session = Session::start(game.clone(), &mut dice).ok()?;
    while let Some(seat) = {
        let actors: Vec<Seat> = game.actors(session.state()).iter().collect();
        (!actors.is_empty()).then(|| actors[dice.below(actors.len() as u32) as usize])
    } {
        let mut legal = Vec::new();
        game.legal(session.state(), seat, &mut legal);
        let view = game.view(session.state(), Viewer::Seat(seat));
        let action = legal[player.choose(game, &view, &legal)];
        session.play(seat, action, &mut dice).ok()?;
    }
    Some(session)
}
