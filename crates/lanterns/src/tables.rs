//! Lanterns at tables.

use kernel::contract::Subject;
use kernel::record::{self, Header, Word};
use kernel::{Dice, NoAnswer, Player, Seat, TableGame, Uniform, Viewer};
use serde::Serialize;
use table::GameKind;
use table::contract::GameChoice;
use table::games::NoQuestion;
use table::games::words::GameWords;
use table::refusal::{No, Refused};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::game::{Lanterns, OPEN_PILES, State};
use crate::pack::PACK;
use crate::words::WORDS;

/// Lanterns among the games that tables can be made of.
#[derive(Clone, Copy, Debug)]
pub struct LanternsTables;

/// What everybody may know.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
pub struct LanternsShared {
    /// How many lie in each pile.
    pub sizes: Vec<usize>,
    /// The piles that all can see.
    pub piles: Vec<Vec<u8>>,
}

/// What one seat may know beyond that.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
pub struct LanternsOwn {
    /// The hand and the ember of the seat.
    pub hand: Vec<Vec<u8>>,
}

/// What there is in the game.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
pub struct LanternsContent {
    /// The packs, with their versions.
    pub packs: Vec<String>,
}

/// A pack of lanterns.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
pub struct LanternsPack {
    /// The names of lanterns 1 to 12.
    pub names: Vec<&'static str>,
}

impl GameKind for LanternsTables {
    type Game = Lanterns;
    type Content = LanternsContent;
    type Pack = LanternsPack;

    const PLAYERS: &'static [&'static str] = &["uniform"];

    fn player(_: &str, seed: u64) -> Box<dyn Player<Lanterns> + Send> {
        Box::new(Uniform::new(Dice::new(seed)))
    }

    fn game(&self, choice: &GameChoice, seats: usize) -> Result<Lanterns, Refused> {
        if !choice.options.is_empty() {
            return Err(No::UnknownOption.into());
        }
        if choice.pack.as_ref().is_some_and(|pack| *pack != word()) {
            return Err(Refused::from(No::UnknownPack).expecting([word()]));
        }
        u8::try_from(seats)
            .ok()
            .filter(|seats| (1..=5).contains(seats))
            .map(Lanterns)
            .ok_or_else(|| Refused::from(No::OutOfLimits).expecting(["seats"]))
    }

    fn choice(&self, _: &Lanterns) -> GameChoice {
        let game = <Lanterns as kernel::Game>::NAME.to_owned();
        GameChoice { game, edition: None, options: Vec::new(), pack: Some(word()) }
    }

    fn content(&self) -> LanternsContent {
        LanternsContent { packs: vec![word()] }
    }

    fn packs(&self) -> Vec<(String, LanternsPack)> {
        vec![(word(), LanternsPack { names: PACK.names.to_vec() })]
    }

    fn words(&self) -> &'static [GameWords] {
        WORDS
    }
}

fn word() -> String {
    format!("{}-{}", PACK.name, PACK.version)
}

impl TableGame for Lanterns {
    type Shared = LanternsShared;
    type Own = LanternsOwn;
    type Question = NoQuestion;
    type Answer = ();

    const COOPERATIVE: bool = true;

    fn shared(&self, (sizes, piles): &Self::View) -> LanternsShared {
        LanternsShared { sizes: sizes.clone(), piles: piles[..OPEN_PILES].to_vec() }
    }

    fn own(&self, (_, piles): &Self::View) -> LanternsOwn {
        LanternsOwn { hand: piles[OPEN_PILES..].to_vec() }
    }

    fn imagine(&self, state: &State, viewer: Viewer, dice: &mut Dice) -> State {
        self.scramble(state, viewer, dice)
    }

    fn answer(&self, _: &State, _: Seat, question: NoQuestion) -> Result<(), NoAnswer> {
        match question {}
    }

    fn checkpoint(&self, _: &State) -> String {
        "three in the row".to_owned()
    }

    fn header(&self, names: &[String]) -> Header {
        let pack = record::Pack {
            name: Word::tame(PACK.name),
            version: Word::tame(&PACK.version.to_string()),
            hash: Word::tame("none"),
        };
        Header { pack: Some(pack), ..Header::plain(self) }.with_names(names)
    }
}
