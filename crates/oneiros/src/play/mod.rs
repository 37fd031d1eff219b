//! `oneiros play dreamscape`: the game on a full-screen terminal, with the keyboard alone.

pub mod app;
pub mod choices;
pub(crate) mod command;
pub mod desk;
pub mod diary;
pub mod model;
pub mod phrases;
pub mod rulebook;
pub mod saving;
pub mod screen;
pub mod table;
mod terminal;
mod unstarted;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use dreamscape::Dreamscape;
use dreamscape::data::Pack;
use kernel::{Game, SeatSet};

use crate::failure::Failure;
use crate::games::dreamscape::packs;
use crate::records;
use crate::words::Words;
use app::App;
use phrases::Aside;
use saving::Saved;
use screen::palette::Palette;
use table::Table;
pub use unstarted::Unstarted;

/// How a game is to be played.
#[derive(Clone, Debug)]
pub struct PlayOptions {
    /// The rules of a new game; a game that is gone on with brings its own.
    pub game: Dreamscape,
    /// How many people play, on the first seats; computers take the others.
    pub people: u8,
    /// Where all chance comes from; the clock if nothing is said.
    pub seed: Option<u64>,
    /// The file to save to, instead of the one in the data folder.
    pub save: Option<PathBuf>,
    /// Whether to go on with the saved game.
    pub go_on: bool,
    /// The pack that was named, if any: the one that a saved game needs.
    pub pack: Option<Arc<Pack>>,
    /// The file of the pack, if it is one of the person's own.
    pub pack_file: Option<String>,
}

/// The command that goes on with a game played so: a file or a pack of one's own must be named again.
#[must_use]
pub fn way_back(options: &PlayOptions) -> String {
    let quoted = |path: String| if path.contains(char::is_whitespace) { format!("\"{path}\"") } else { path };
    let mut command = "oneiros play dreamscape --continue".to_owned();
    if let Some(file) = &options.save {
        command += &format!(" --save {}", quoted(file.display().to_string()));
    }
    if let Some(file) = &options.pack_file {
        command += &format!(" --pack {}", quoted(file.clone()));
    }
    command
}

/// Wrong use: no terminal, no saved game, or one that cannot be read.
const WRONG_USE: u8 = 2;

/// Plays in this terminal until the person leaves, and returns the exit code.
///
/// Without a terminal it says how to play and returns 2, for a program that asks for a game here asks for something
/// that cannot be; `cargo xtask play` sees to that before it comes here and returns 0.
#[must_use]
pub fn run(options: PlayOptions, words: &Words) -> u8 {
    if !terminal::is_there() {
        eprintln!("{}", words.tell(&Aside::NoTerminal {}));
        return WRONG_USE;
    }
    let command = way_back(&options);
    match sit_down(options, words) {
        Ok((app, file)) => terminal::play(app, &file, &command),
        Err(unstarted) => {
            eprintln!("{}", unstarted.sentence(words));
            WRONG_USE
        }
    }
}

/// Makes the table ready, and the file to save to.
///
/// # Errors
/// When there is nothing to go on with, or the file is none of ours and must not be lost.
pub fn sit_down(options: PlayOptions, words: &Words) -> Result<(App<'_>, PathBuf), Unstarted> {
    let file = options.save.clone().or_else(saving::default_file).ok_or(Unstarted::NoFolder)?;
    let foreign = |failure: Failure, pack: Option<&Arc<Pack>>| Unstarted::Foreign {
        failure: Box::new(failure.in_file(&file.display().to_string())),
        pack: pack.cloned(),
    };
    let seed = options.seed.unwrap_or_else(seed_of_the_clock);
    let saved =
        saving::read(&file, options.pack.as_ref()).map_err(|failure| match packs::lacking(&failure) {
            Some(pack) => needs_pack(&file, pack, &options),
            None => foreign(failure, None),
        })?;
    let app = match saved {
        Some(saved) if options.go_on => {
            let pack = Arc::clone(saved.game.pack());
            packs::same(options.pack.as_deref(), &pack).map_err(|failure| foreign(failure, Some(&pack)))?;
            resume(saved, options.people, seed, words).map_err(|failure| foreign(failure, Some(&pack)))?
        }
        None if options.go_on => return Err(Unstarted::NothingSaved { file }),
        earlier => {
            let mut app = begin(options, seed, words);
            // A finished game may be written over; one that is not is kept.
            if earlier.is_some_and(|saved| saved.record.ending.is_none()) {
                let aside = saving::put_aside(&file)
                    .map_err(|error| Unstarted::NotPutAside { file: file.clone(), error })?;
                app.remark(words.tell(&Aside::PutAside { file: aside.display().to_string() }));
            }
            app
        }
    };
    Ok((app, file))
}

/// Which pack the game in a file needs, how to give it, and how to play without losing the game.
fn needs_pack(file: &Path, pack: String, options: &PlayOptions) -> Unstarted {
    let command = way_back(&PlayOptions { pack_file: Some("FILE".to_owned()), ..options.clone() });
    Unstarted::NeedsPack { file: file.to_owned(), pack, command }
}

fn begin(options: PlayOptions, seed: u64, words: &Words) -> App<'_> {
    let seats = options.game.seats();
    let people = SeatSet::first(usize::from(options.people).clamp(1, seats));
    let table = Table::deal(options.game, people, seed).expect("dice answer every question");
    App::new(table, seat_names(words, seats), words, Palette::from_environment())
}

fn resume(saved: Saved, people: u8, seed: u64, words: &Words) -> Result<App<'_>, Failure> {
    let seats = saved.game.seats();
    let people = saved.people.unwrap_or_else(|| SeatSet::first(usize::from(people).clamp(1, seats)));
    let given = saved.record.header.seats.iter().zip(seat_names(words, seats));
    let names = given.map(|(name, other)| if name.as_str().is_empty() { other } else { name.to_string() });
    let names = names.collect();
    let table = Table::resume(saved.game, &saved.record, people, seed)
        .map_err(|error| records::unplayable(&saved.text, error))?;
    Ok(App::new(table, names, words, Palette::from_environment()))
}

/// The names of the seats: their colours.
#[must_use]
pub fn seat_names(words: &Words, seats: usize) -> Vec<String> {
    let keys = ["seat-orange", "seat-purple", "seat-yellow", "seat-teal"];
    keys.iter().take(seats).map(|key| words.term(key)).collect()
}

/// A seed that differs from game to game.
fn seed_of_the_clock() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |since| since.as_nanos() as u64)
}
