//! Dreamscape, and what it has of its own in the tools of the program.

pub mod cards;
pub mod choice;
mod drawing;
mod failures;
mod figures;
mod matches;
mod names;
pub mod packs;
pub mod records;
mod score;
mod texts;

use std::sync::Arc;

use dreamscape::data::{Edition, SOLO_WORDS, builtin};
use dreamscape::notation::{OPTION_WORDS, set_position_with};
use dreamscape::players::Eager;
use dreamscape::tables::DreamscapeTables;
use dreamscape::{Cause, Dreamscape, State};
use kernel::record::{Header, Name};
use kernel::{Dice, Said};

pub use self::drawing::ShowWords;
pub use self::figures::{DreamscapeFigures, FigureWords};
pub use self::names::{Called, Names, card_named, card_title};

use self::packs::Use;
use crate::engine::{self, Fields};
use crate::failure::Failure;
use crate::json::{Answer, ready};
use crate::play;
use crate::replay::ReplayWords;
use crate::tools::choice::NoSuchValue;
use crate::tools::{
    Choice, Flag, FlagValue, GameTools, PackName, PackWord, Placed, PlayWanted, Print, Texts,
};
use crate::words::Words;

/// What packs of cards are written in.
const PACK_LANGUAGE: Option<&str> = Some("toml");

/// Dreamscape in the tools of the program.
#[derive(Clone, Copy, Debug)]
pub struct DreamscapeTools;

impl GameTools for DreamscapeTools {
    type Kind = DreamscapeTables;
    type Player = Eager;
    type Figures = DreamscapeFigures;

    const PLAYERS: &'static [&'static str] = &["eager"];
    const SEATS: &'static [u8] = &[2, 3, 4];
    const FLAGS: &'static [Flag] = &[
        Flag::plain("nightmare"),
        Flag { name: "solo", value: Some(FlagValue { shown: "LEVEL", names: &SOLO_WORDS }) },
        Flag::plain("simultaneous"),
    ];
    const COMMANDS: &'static [&'static str] = &["matches", "cards"];
    const LISTS: &'static [&'static str] = &["cards"];
    const PACK_LANGUAGE: Option<&'static str> = PACK_LANGUAGE;
    const POSITIONS_TELL_RULES: bool = true;
    const EXPLAINED: &'static [&'static str] = &["players", "edition", "options", "pack"];
    const IN_TERMINAL: bool = true;

    fn kind(&self) -> &DreamscapeTables {
        &DreamscapeTables
    }

    fn player(&self, _: &str, seed: u64) -> Eager {
        Eager::new(Dice::new(seed))
    }

    fn editions(&self) -> Vec<String> {
        Edition::ALL.map(|edition| edition.word().to_owned()).to_vec()
    }

    fn options(&self) -> Vec<String> {
        OPTION_WORDS.map(str::to_owned).to_vec()
    }

    fn flag(&self, flag: &'static str, value: &str) -> Result<String, NoSuchValue> {
        choice::flag(flag, value)
    }

    fn game(&self, choice: &Choice) -> Result<Arc<Dreamscape>, Failure> {
        let pack =
            choice.pack.as_ref().map_or_else(|| Ok(packs::default()), |pack| packs::find(pack, Use::New))?;
        choice::game(choice, &pack).map(Arc::new)
    }

    fn game_of_record(
        &self,
        text: &str,
        header: &Header,
        pack: Option<&PackWord>,
        in_play: Option<&Arc<Dreamscape>>,
    ) -> Result<Arc<Dreamscape>, Failure> {
        let given = pack.map(|pack| packs::find(pack, Use::Played)).transpose()?;
        let game = records::game(text, header, &packs::at_hand(in_play, given.as_ref()))?;
        packs::same(given.as_deref(), game.pack())?;
        Ok(Arc::new(game))
    }

    fn position(
        &self,
        text: &str,
        choice: &Choice,
        in_play: Option<&Arc<Dreamscape>>,
    ) -> Result<Placed<Self>, Failure> {
        let given = choice.pack.as_ref().map(|pack| packs::find(pack, Use::New)).transpose()?;
        let (game, state) = set_position_with(text, &packs::at_hand(in_play, given.as_ref()))?;
        packs::same(given.as_deref(), game.pack())?;
        Ok((Arc::new(game), state))
    }

    fn texts(&self) -> Texts {
        Texts { typed: texts::TYPED, names: texts::names() }
    }

    fn draw(&self, game: &Arc<Dreamscape>, state: &State, seats: &[Name], words: &Words) -> String {
        drawing::text(game, state, seats, words)
    }

    fn thing(&self, game: &Arc<Dreamscape>, words: &Words, kind: &str, number: u32) -> Option<String> {
        (kind == "card").then(|| card_named(words, game.pack(), number)).flatten()
    }

    /// The causes that a game which was dealt can have.
    fn causes(&self, game: &Arc<Dreamscape>) -> Vec<Cause> {
        let haunted = game.setup().nightmare;
        let fits = |cause: &Cause| match cause {
            Cause::Given => false,
            Cause::Reds | Cause::RedSteps => haunted,
            _ => true,
        };
        Cause::ALL.into_iter().filter(fits).collect()
    }

    fn lost(&self, game: &Arc<Dreamscape>, games: u64, percent: String) -> Option<Said> {
        let lost = FigureWords::RivalWon { games: games as i64, percent };
        game.solo().map(|_| Said::of(&lost))
    }

    fn nobody_won(&self, words: &Words) -> String {
        words.tell(&ReplayWords::Winners { names: words.tell(&Called::Rival {}) })
    }

    fn score(&self, game: &Arc<Dreamscape>, state: &State, words: &Words) -> Option<Answer> {
        Some(Ok(ready(&score::score(game, state, words))))
    }

    fn command(
        &self,
        command: &str,
        fields: &Fields,
        in_play: Option<(&Arc<Dreamscape>, &State)>,
        words: &Words,
    ) -> Answer {
        if command == "cards" {
            return matches::cards(fields, in_play.map(|(game, _)| game.as_ref()), words);
        }
        let (game, state) = in_play.ok_or_else(engine::no_game)?;
        matches::matches(fields, game, state)
    }

    fn list(&self, _: &str, pack: Option<&PackWord>, print: &Print<'_>) -> Result<String, Failure> {
        let pack = pack.map_or_else(|| Ok(packs::default()), |pack| packs::find(pack, Use::New))?;
        let form = || cards::PackForm::of(&pack, print.words);
        Ok(print.either(|| cards::text(&pack, print.words), form))
    }

    fn packs(&self) -> Vec<PackName> {
        builtin()
            .packs
            .iter()
            .map(|pack| PackName::new(&pack.name, &pack.version.to_string(), &pack.hash))
            .collect()
    }

    fn play(&self, wanted: &PlayWanted, words: &Words) -> Result<u8, Failure> {
        play::command::run(wanted, words)
    }
}
