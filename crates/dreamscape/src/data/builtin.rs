//! The content that is part of the program.

use std::sync::{Arc, OnceLock};

use table::lesson::Lesson;

use super::{Board, Edition, Pack, SoloLevel, Switches, Tile, read_lessons};

/// Everything in `content/dreamscape`, read once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Builtin {
    /// The board and its pieces.
    pub board: Board,
    /// The purpose tiles; [`Switches::tiles`] tells which of them an edition has in its box.
    pub tiles: Vec<Tile>,
    /// The switches, in the order of [`Edition::ALL`].
    pub editions: [Switches; 5],
    /// The levels of the solo game, in the order of [`super::SOLO_WORDS`].
    pub solo: [SoloLevel; 4],
    /// The lessons of the tutorial, in their order.
    pub lessons: Vec<Lesson>,
    /// Every version of every pack, in the order of the packs' names, old versions first.
    pub packs: Vec<Arc<Pack>>,
}

impl Builtin {
    /// The switches of an edition.
    #[must_use]
    pub const fn switches(&self, edition: Edition) -> &Switches {
        &self.editions[edition as usize]
    }

    /// A pack by name: the given version, or the newest one.
    #[must_use]
    pub fn pack(&self, name: &str, version: Option<u32>) -> Option<Arc<Pack>> {
        let wanted =
            |pack: &&Arc<Pack>| pack.name == name && version.is_none_or(|version| pack.version == version);
        self.packs.iter().filter(wanted).max_by_key(|pack| pack.version).cloned()
    }
}

/// The text of a file of `content/dreamscape`.
macro_rules! content {
    ($file:literal) => {
        ($file, include_str!(concat!("../../../../content/dreamscape/", $file)))
    };
}

/// A version that was once published stays in this list, so that old records can be played (see `docs/cards.md`).
const PACKS: [(&str, &str); 2] = [content!("packs/nocturne-1.toml"), content!("packs/trial-1.toml")];

/// The numbered rules, by language. A text that is added to `content/dreamscape/rules` needs a line here.
const RULES: [(&str, &str); 4] = [
    ("en", content!("rules/en.md").1),
    ("it", content!("rules/it.md").1),
    ("de", content!("rules/de.md").1),
    ("pl", content!("rules/pl.md").1),
];

/// The numbered rules as they are written, by language.
#[must_use]
pub const fn rules_text() -> &'static [(&'static str, &'static str)] {
    &RULES
}

/// The content that is part of the program.
///
/// ```
/// let content = dreamscape::data::builtin();
/// assert_eq!(content.board.cycles, 6);
/// assert_eq!(content.pack("nocturne", None).map(|pack| pack.cards.len()), Some(50));
/// ```
#[must_use]
pub fn builtin() -> &'static Builtin {
    static CONTENT: OnceLock<Builtin> = OnceLock::new();
    // The files were compiled in and a test reads them all, so nothing from outside can make this fail.
    CONTENT.get_or_init(|| {
        let (file, text) = content!("board.toml");
        let board = Board::read(file, text).expect("the built-in board is sound");
        let (file, text) = content!("purposes.toml");
        let tiles = Tile::read_all(file, text).expect("the built-in purposes are sound");
        let (file, text) = content!("editions.toml");
        let editions = Switches::read_all(file, text, tiles.len()).expect("the built-in editions are sound");
        let (file, text) = content!("solo.toml");
        let solo = SoloLevel::read_all(file, text).expect("the built-in solo levels are sound");
        let (file, text) = content!("lessons.toml");
        let lessons = read_lessons(file, text).expect("the built-in lessons are sound");
        let packs = PACKS
            .iter()
            .map(|(file, text)| Arc::new(Pack::read(file, text).expect("a built-in pack is sound")))
            .collect();
        Builtin { board, tiles, editions, solo, lessons, packs }
    })
}
