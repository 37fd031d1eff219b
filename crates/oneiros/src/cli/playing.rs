//! `oneiros play`: from the command line to the table.

use dreamscape::Dreamscape;
use dreamscape::data::builtin;
use dreamscape::state::MAX_SEATS;
use kernel::Game;

use super::args::PlayArgs;
use super::values::{choice_by, number, wrong};
use crate::choice::SoloChoice;
use crate::failure::{Failure, Kind};
use crate::packs;
use crate::play::{self, PlayOptions};
use crate::trouble::Trouble;
use crate::words::Words;

/// Plays, and returns the exit code.
pub(super) fn run(args: &PlayArgs, words: &Words) -> Result<u8, Failure> {
    if args.game_name != Dreamscape::NAME {
        let trouble = Trouble::UnknownGame { name: args.game_name.clone() };
        return Err(Failure::new(Kind::Usage, &trouble).expecting([Dreamscape::NAME]));
    }
    // A saved game names the cards it was begun with; a new one must not take the name of others.
    let find = if args.go_on { packs::played } else { packs::find };
    let mut choice = choice_by(&args.game, find)?;
    let people = args.people.as_deref().map_or(Ok(1), people)?;
    // Three people who say nothing else want a game of three.
    if people > 2 && choice.players.is_none() && choice.solo == SoloChoice::Unsaid {
        choice.players = Some(people);
    }
    let game = choice.game()?;
    if usize::from(people) > game.seats() {
        return Err(wrong("--people", &people.to_string()).expecting(1..=game.seats()));
    }
    let seed = args.luck.as_deref().map(|text| number("--seed", text, 0..=u64::MAX)).transpose()?;
    let options = PlayOptions {
        game,
        people,
        seed,
        save: args.save.clone(),
        go_on: args.go_on,
        pack_file: args.game.pack.clone().filter(|_| !builtin().packs.contains(&choice.pack)),
        pack: args.game.pack.is_some().then_some(choice.pack),
    };
    Ok(play::run(options, words))
}

fn people(text: &str) -> Result<u8, Failure> {
    Ok(number("--people", text, 1..=MAX_SEATS as u64)? as u8)
}
