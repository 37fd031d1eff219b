//! Dreamscape at tables: the game that a contract chooses, what is printed in its box, its lessons and its rules as text.

mod content;
mod words;

use std::borrow::Cow;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use kernel::record::{self, Header, Word};
use kernel::{Dice, Game, NoAnswer, Player, Seat, SeatSet, TableGame, Viewer};
use serde::{Deserialize, Serialize};
use table::contract::GameChoice;
use table::games::words::GameWords;
use table::lesson::Lesson;
use table::refusal::{No, Refused};
use table::rulebook::Rulebook;
use table::typescript::Page;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::card::CardId;
use crate::data::{Edition, Pack, builtin, rules_text};
use crate::hints::{Fit, Reached};
use crate::notation::{OPTION_WORDS, read_option, set_position, write_options};
use crate::players::Eager;
use crate::view::{DreamscapeOwn, DreamscapeShared, View};
use crate::{Action, Dreamscape, Setup, SetupError, State};

pub use self::content::{CardPack, DreamscapeContent};

/// The pack that is used when none is named.
const USUAL_PACK: &str = "nocturne";
/// What somebody does who has nothing to do, the best first.
const PASTIMES: [&str; 2] = ["end", "done"];

/// Dreamscape among the games that tables can be made of.
#[derive(Clone, Copy, Debug)]
pub struct DreamscapeTables;

/// What a seat may ask of the own Dreamscape.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Serialize, Debug, TS)]
#[serde(rename_all = "kebab-case", tag = "question", deny_unknown_fields)]
pub enum DreamscapeQuestion {
    /// How far the Dreamer can go, at which cost and for which points.
    Reach,
    /// Where a card is or could be built, and what is missing.
    Fit {
        /// The card's number in its pack.
        card: u32,
    },
}

/// The answer to such a question, whichever it was.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
#[serde(untagged)]
pub enum DreamscapeAnswer {
    /// To `reach`.
    Reach(Vec<Reached>),
    /// To `fit`.
    Fit(Vec<Fit>),
}

/// The answer to each question, by its name.
#[derive(Debug, TS)]
pub struct DreamscapeAnswers {
    /// To `reach`.
    pub reach: Vec<Reached>,
    /// To `fit`, the nearest to completion first.
    pub fit: Vec<Fit>,
}

impl table::GameKind for DreamscapeTables {
    type Game = Arc<Dreamscape>;
    type Content = DreamscapeContent;
    type Pack = CardPack;

    const PLAYERS: &'static [&'static str] = &["eager"];

    fn player(_: &str, seed: u64) -> Box<dyn Player<Arc<Dreamscape>> + Send> {
        Box::new(Eager::new(Dice::new(seed)))
    }

    fn game(&self, choice: &GameChoice, seats: usize) -> Result<Arc<Dreamscape>, Refused> {
        let edition = choice.edition.as_deref().unwrap_or(Edition::Standard.word());
        let edition = Edition::from_word(edition)
            .ok_or_else(|| Refused::from(No::UnknownEdition).expecting(Edition::ALL.map(Edition::word)))?;
        let mut setup = Setup::new(edition, u8::try_from(seats).unwrap_or(u8::MAX));
        for word in &choice.options {
            let unknown = |_| Refused::from(No::UnknownOption).expecting(OPTION_WORDS);
            read_option(&mut setup, word).map_err(unknown)?;
        }
        made(setup, &pack(choice.pack.as_deref())?)
    }

    fn choice(&self, game: &Arc<Dreamscape>) -> GameChoice {
        let pack = game.pack();
        GameChoice {
            game: Dreamscape::NAME.to_owned(),
            edition: Some(game.setup().edition.word().to_owned()),
            options: write_options(game.setup()),
            pack: Some(format!("{}-{}", pack.name, pack.version)),
        }
    }

    fn content(&self) -> DreamscapeContent {
        content::content()
    }

    fn packs(&self) -> Vec<(String, CardPack)> {
        content::packs().collect()
    }

    fn rulebooks(&self) -> Vec<(&'static str, Rulebook)> {
        rules_text().iter().map(|&(language, text)| (language, Rulebook::read(text))).collect()
    }

    fn words(&self) -> &'static [GameWords] {
        words::WORDS
    }

    fn lessons(&self) -> &'static [Lesson] {
        &builtin().lessons
    }

    fn game_of_lesson(&self, lesson: &Lesson) -> Option<Arc<Dreamscape>> {
        set_position(&lesson.position).ok().map(|(game, _)| Arc::new(game))
    }

    fn pastime<'a>(&self, actions: &'a [String]) -> Option<&'a String> {
        let least = PASTIMES.iter().find_map(|pastime| actions.iter().find(|action| action == pastime));
        least.or_else(|| actions.first())
    }

    fn declare(&self, types: &mut Page) {
        types.declare::<DreamscapeAnswers>();
    }
}

/// The games that tables play now. Many tables play the same, and what is prepared for one serves them all.
static MADE: Mutex<Vec<Weak<Dreamscape>>> = Mutex::new(Vec::new());

fn made(setup: Setup, pack: &Arc<Pack>) -> Result<Arc<Dreamscape>, Refused> {
    // As the game itself sees it (D-13.1).
    let setup = Setup { nightmare: setup.nightmare || setup.solo.is_some(), ..setup };
    let same = |other: &Arc<Dreamscape>| *other.setup() == setup && Arc::ptr_eq(other.pack(), pack);
    let mut games = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(shared) = games.iter().filter_map(Weak::upgrade).find(same) {
        return Ok(shared);
    }
    games.retain(|game| game.strong_count() > 0);
    let refused =
        |error: SetupError| Refused { rule: Some(Cow::Borrowed(error.rule())), ..Refused::because(&error) };
    let shared = Arc::new(Dreamscape::new(setup, Arc::clone(pack)).map_err(refused)?);
    games.push(Arc::downgrade(&shared));
    Ok(shared)
}

/// A built-in pack by `name` or `name-version`.
fn pack(word: Option<&str>) -> Result<Arc<Pack>, Refused> {
    let word = word.unwrap_or(USUAL_PACK);
    let versioned = || {
        let (name, version) = word.rsplit_once('-')?;
        builtin().pack(name, Some(version.parse().ok()?))
    };
    builtin().pack(word, None).or_else(versioned).ok_or_else(|| {
        let known = builtin().packs.iter().map(|pack| format!("{}-{}", pack.name, pack.version));
        Refused::from(No::UnknownPack).expecting(known)
    })
}

impl Player<Arc<Dreamscape>> for Eager {
    fn choose(&mut self, game: &Arc<Dreamscape>, view: &View, legal: &[Action]) -> usize {
        Player::<Dreamscape>::choose(self, game, view, legal)
    }
}

impl TableGame for Dreamscape {
    type Shared = DreamscapeShared;
    type Own = DreamscapeOwn;
    type Question = DreamscapeQuestion;
    type Answer = DreamscapeAnswer;

    fn shared(&self, view: &View) -> DreamscapeShared {
        DreamscapeShared::of(self, view)
    }

    fn own(&self, view: &View) -> DreamscapeOwn {
        DreamscapeOwn::of(view)
    }

    fn imagine(&self, state: &State, viewer: Viewer, dice: &mut Dice) -> State {
        self.view(state, viewer).suppose(self, dice)
    }

    fn answer(
        &self,
        imagined: &State,
        seat: Seat,
        question: DreamscapeQuestion,
    ) -> Result<DreamscapeAnswer, NoAnswer> {
        match question {
            DreamscapeQuestion::Reach => Ok(DreamscapeAnswer::Reach(self.reach(imagined, seat))),
            DreamscapeQuestion::Fit { card } => {
                let index = card.checked_sub(1).and_then(|index| u8::try_from(index).ok());
                let fits = index.and_then(|index| self.fits(imagined, seat, CardId(index)));
                fits.map(DreamscapeAnswer::Fit).ok_or_else(|| NoAnswer::because(&No::UnknownCard))
            }
        }
    }

    fn header(&self, names: &[String]) -> Header {
        let pack = self.pack();
        let header = Header {
            edition: Some(Word::tame(self.setup().edition.word())),
            options: write_options(self.setup()).iter().map(|word| Word::tame(word)).collect(),
            pack: Some(record::Pack {
                name: Word::tame(&pack.name),
                version: Word::tame(&pack.version.to_string()),
                hash: Word::tame(&pack.hash),
            }),
            ..Header::plain(self)
        };
        header.with_names(names)
    }

    fn winners_without(&self, state: &State, lost: SeatSet) -> SeatSet {
        let points = |seat| if lost.contains(seat) { i32::MIN } else { state.player(seat).score() };
        self.leaders(state, points).iter().filter(|seat| !lost.contains(*seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use table::games::{lesson_contract, lessons};
    use table::rulebook::{EditionText, OptionText, Passage};
    use table::{GameKind, OutOfLimits};

    use super::*;

    fn rulebooks() -> impl Iterator<Item = (&'static str, Rulebook)> {
        GameKind::rulebooks(&DreamscapeTables).into_iter()
    }

    #[test]
    fn there_is_a_contract_for_every_lesson_and_for_no_other() {
        for lesson in lessons(&DreamscapeTables).lessons {
            let contract = lesson_contract(&DreamscapeTables, lesson.number).expect("a lesson");
            assert_eq!(contract.lesson.as_deref(), Some(lesson.slug));
            assert_eq!(contract.game.options.contains(&"nightmare".to_owned()), lesson.slug == "nightmares");
            assert_eq!(
                contract.within_limits(),
                Err(OutOfLimits { field: "lesson" }),
                "nobody else makes such a table"
            );
        }
        let none = |number| lesson_contract(&DreamscapeTables, number).is_none();
        assert!(none(0) && none(7));
    }

    #[test]
    fn whoever_has_nothing_to_do_ends_the_turn_where_that_is_possible() {
        let pastime = |actions: &[&str]| {
            let actions: Vec<String> = actions.iter().map(|action| (*action).to_owned()).collect();
            GameKind::pastime(&DreamscapeTables, &actions).cloned()
        };
        assert_eq!(pastime(&["collect", "end", "move 2"]).as_deref(), Some("end"));
        assert_eq!(pastime(&["done", "take b1"]).as_deref(), Some("done"));
        assert_eq!(pastime(&["sow 1-2", "sow 2-3"]).as_deref(), Some("sow 1-2"));
        assert_eq!(pastime(&[]), None);
    }

    #[test]
    fn every_rulebook_is_whole_and_names_only_editions_and_options_that_exist() {
        let options: Vec<&str> =
            OPTION_WORDS.iter().map(|word| word.split('=').next().unwrap_or(word)).collect();
        let numbers = |book: &Rulebook| -> Vec<String> {
            book.sections.iter().flat_map(|section| &section.rules).map(|rule| rule.number.clone()).collect()
        };
        let english = rulebooks().find(|(language, _)| *language == "en").expect("the English rules").1;
        for (language, book) in rulebooks() {
            assert_eq!(numbers(&book), numbers(&english), "{language}");
            assert!(!book.title.is_empty(), "{language}");
            let [Passage::Text(intro)] = book.intro.as_slice() else {
                panic!("{language}: {:?}", book.intro)
            };
            assert!(
                !intro.contains('`') && intro.ends_with('.'),
                "{language}: one sentence for players: {intro}"
            );
            for rule in book.sections.iter().flat_map(|section| &section.rules) {
                assert!(!rule.text.is_empty() && !rule.title.is_empty(), "{language}: {}", rule.number);
                for EditionText { edition, .. } in &rule.editions {
                    assert!(Edition::from_word(edition).is_some(), "{language}: {}: {edition}", rule.number);
                }
                for OptionText { option, .. } in &rule.options {
                    assert!(options.contains(&option.as_str()), "{language}: {}: {option}", rule.number);
                }
            }
        }
    }
}
