//! `oneiros play dreamscape`: from the command line to the table.

use dreamscape::data::builtin;
use dreamscape::state::MAX_SEATS;
use kernel::Game;

use super::PlayOptions;
use crate::cli::values::{number, wrong};
use crate::failure::Failure;
use crate::games::dreamscape::choice;
use crate::games::dreamscape::packs::{self, Use};
use crate::tools::{PackWord, PlayWanted};
use crate::words::Words;

/// Plays, and returns the exit code.
pub(crate) fn run(wanted: &PlayWanted, words: &Words) -> Result<u8, Failure> {
    // A saved game names the cards it was begun with; a new one must not take the name of others.
    let to_do = if wanted.go_on { Use::Played } else { Use::New };
    let named = wanted.choice.pack.as_ref();
    let pack = named.map_or_else(|| Ok(packs::default()), |pack| packs::find(pack, to_do))?;
    let mut choice = wanted.choice.clone();
    let people = wanted.people.as_deref().map_or(Ok(1), people)?;
    // Three people who say nothing else want a game of three.
    if people > 2 && choice.players.is_none() && !choice::says_solo(&choice) {
        choice.players = Some(people);
    }
    let game = choice::game(&choice, &pack)?;
    if usize::from(people) > game.seats() {
        return Err(wrong("--people", &people.to_string()).expecting(1..=game.seats()));
    }
    let options = PlayOptions {
        game,
        people,
        seed: wanted.seed,
        save: wanted.save.clone(),
        go_on: wanted.go_on,
        pack_file: named
            .map(|pack: &PackWord| pack.name().to_owned())
            .filter(|_| !builtin().packs.contains(&pack)),
        pack: named.map(|_| pack),
    };
    Ok(super::run(options, words))
}

fn people(text: &str) -> Result<u8, Failure> {
    Ok(number("--people", text, 1..=MAX_SEATS as u64)? as u8)
}
