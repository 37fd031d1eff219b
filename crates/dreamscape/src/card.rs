//! Dreamcards, their patterns, and the search for a pattern in a Dreamscape.

use std::fmt;

use serde::Serialize;

use crate::grid::{Cell, Cells, Grid};
use crate::land::{Land, Stack};
use crate::shard::Shard;
use crate::world::Power;

/// The most cards a pack may have.
pub const MAX_CARDS: usize = 64;

/// A card of the pack, by its place in it; people read its number, one more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(pub u8);

impl CardId {
    /// The card as an array index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The printed number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.number())
    }
}

impl Serialize for CardId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CardSet(pub u64);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet(0);

    /// Whether the card is in the set.
    #[must_use]
    pub const fn has(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// How many cards are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no card is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for CardSet {
    type Item = CardId;

    fn next(&mut self) -> Option<CardId> {
        if self.0 == 0 {
            return None;
        }
        let card = CardId(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = CardSet::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// The level of a card and of its deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Level {
    /// Small landscapes.
    I,
    /// Middling ones.
    II,
    /// Great ones.
    III,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 3] = [Level::I, Level::II, Level::III];

    /// The level as an array index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The Roman number.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["I", "II", "III"][self as usize]
    }

    /// The level for a Roman number.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }
}

impl Serialize for Level {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// A cell that a pattern shows: an exact stack, perhaps a tree, perhaps the Dreamer.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PatternCell {
    /// Column from the left of the pattern, from 0.
    pub column: i8,
    /// Row from the bottom of the pattern, from 0.
    pub row: i8,
    /// The stack, bottom to top.
    pub stack: Vec<Shard>,
    /// Whether a tree stands on it.
    pub tree: bool,
    /// Whether the Dreamer stands on it.
    pub dreamer: bool,
}

/// What a card asks for (D-1.9), as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// The cells it shows, bottom row first, left to right.
    pub cells: Vec<PatternCell>,
}

impl Pattern {
    /// The same pattern turned a quarter to the right, moved back to the corner.
    #[must_use]
    pub fn turned(&self) -> Pattern {
        let width = self.cells.iter().map(|cell| cell.column).max().unwrap_or(0);
        self.mapped(|column, row| (row, width - column))
    }

    /// The mirror image, left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Pattern {
        let width = self.cells.iter().map(|cell| cell.column).max().unwrap_or(0);
        self.mapped(|column, row| (width - column, row))
    }

    fn mapped(&self, place: impl Fn(i8, i8) -> (i8, i8)) -> Pattern {
        let mut cells = self.cells.clone();
        for cell in &mut cells {
            (cell.column, cell.row) = place(cell.column, cell.row);
        }
        cells.sort_by_key(|cell| (cell.row, cell.column));
        Pattern { cells }
    }

    /// The different forms of the pattern under rotation, and under reflection too if mirror images count.
    #[must_use]
    pub fn forms(&self, mirrored: Mirrors) -> Vec<Pattern> {
        let mut forms: Vec<Pattern> = Vec::new();
        let mut form = self.clone();
        let starts = if mirrored == Mirrors::Count { 2 } else { 1 };
        for _ in 0..starts {
            for _ in 0..4 {
                if !forms.contains(&form) {
                    forms.push(form.clone());
                }
                form = form.turned();
            }
            form = form.mirrored();
        }
        forms
    }
}

/// Whether mirror images of a pattern complete it, a house option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mirrors {
    /// They do not (D-8.1).
    DoNotCount,
    /// They do.
    Count,
}

/// A dreamcard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its name in keys: lower-case words with hyphens.
    pub slug: String,
    /// Its level and deck.
    pub level: Level,
    /// What completing it brings.
    pub points: i16,
    /// The power on both sides.
    pub power: Power,
    /// What must be built.
    pub pattern: Pattern,
    /// Titles by language, for packs that are not part of the program.
    pub titles: Vec<(String, String)>,
    /// Points that an edition gives instead.
    pub points_in: Vec<(String, i16)>,
}

/// A pattern made ready for a fast search on one grid.
#[derive(Clone, Debug)]
pub struct Matcher {
    /// The stack of each pattern cell; the Dreamer's cell comes first if there is one.
    codes: Vec<(Stack, bool)>,
    dreamer: bool,
    /// For each form, where each pattern cell lies, in the order of `codes`.
    forms: Vec<Vec<(i8, i8)>>,
}

impl Matcher {
    /// Prepares a pattern. A stack of more than 21 shards cannot be shown by a pattern; pack files refuse it.
    #[must_use]
    pub fn new(pattern: &Pattern, mirrors: Mirrors) -> Matcher {
        let code = |cell: &PatternCell| (Stack::of(&cell.stack).unwrap_or(Stack::EMPTY), cell.tree);
        let mut codes = Vec::new();
        let mut forms = Vec::new();
        for form in pattern.forms(mirrors) {
            // Cells of every form are listed in the same order of contents, so one list of codes serves all forms.
            let mut cells: Vec<&PatternCell> = form.cells.iter().collect();
            cells.sort_by_key(|cell| (!cell.dreamer, &cell.stack, cell.tree, cell.row, cell.column));
            codes = cells.iter().map(|cell| code(cell)).collect();
            forms.push(cells.iter().map(|cell| (cell.column, cell.row)).collect());
        }
        Matcher { codes, dreamer: pattern.cells.iter().any(|cell| cell.dreamer), forms }
    }

    /// Whether the pattern is complete, given that it was not before one of the `changed` cells changed (D-8.1, D-8.2).
    #[must_use]
    pub fn completes(&self, land: &Land, grid: &Grid, changed: Cells) -> bool {
        if self.dreamer {
            let Some(cell) = land.dreamer_cell() else { return false };
            return self.cell_fits(land, cell, 0)
                && self.forms.iter().any(|form| self.form_fits(land, grid, form, cell, 0));
        }
        changed.and(land.occupied).into_iter().any(|cell| {
            (0..self.codes.len()).any(|k| {
                self.cell_fits(land, cell, k)
                    && self.forms.iter().any(|form| self.form_fits(land, grid, form, cell, k))
            })
        })
    }

    /// Every place where the stacks fit, as (form, cells, whether the Dreamer's condition holds).
    #[must_use]
    pub fn places(&self, land: &Land, grid: &Grid) -> Vec<(usize, Cells, bool)> {
        let mut places = Vec::new();
        for (number, form) in self.forms.iter().enumerate() {
            for cell in land.occupied {
                if let Some(cells) = self.stacks_fit(land, grid, form, cell, 0) {
                    let stands = if self.dreamer {
                        land.dreamer == cell.bit()
                    } else {
                        land.dreamer.and(cells).is_empty()
                    };
                    places.push((number, cells, stands));
                }
            }
        }
        places
    }

    /// The stack and the tree that each pattern cell shows; the Dreamer's cell comes first if there is one.
    #[must_use]
    pub fn shown(&self) -> &[(Stack, bool)] {
        &self.codes
    }

    /// Whether the pattern shows the Dreamer, on the first of the cells.
    #[must_use]
    pub const fn shows_dreamer(&self) -> bool {
        self.dreamer
    }

    /// For each form, where the cells lie, in the order of [`Matcher::shown`].
    #[must_use]
    pub fn forms(&self) -> &[Vec<(i8, i8)>] {
        &self.forms
    }

    fn cell_fits(&self, land: &Land, cell: Cell, k: usize) -> bool {
        let (stack, tree) = self.codes[k];
        land.stack(cell).plain() == stack && land.trees.has(cell) == tree
    }

    fn form_fits(&self, land: &Land, grid: &Grid, form: &[(i8, i8)], cell: Cell, k: usize) -> bool {
        self.stacks_fit(land, grid, form, cell, k)
            .is_some_and(|cells| self.dreamer || land.dreamer.and(cells).is_empty())
    }

    /// The cells of the match in which pattern cell `k` of the form lies on `cell`.
    fn stacks_fit(&self, land: &Land, grid: &Grid, form: &[(i8, i8)], cell: Cell, k: usize) -> Option<Cells> {
        let (column, row) = (cell.column() - form[k].0, cell.row() - form[k].1);
        let mut cells = Cells::NONE;
        for (i, &(right, up)) in form.iter().enumerate() {
            let place = Cell::at(column + right, row + up).filter(|place| grid.cells.has(*place))?;
            if !self.cell_fits(land, place, i) {
                return None;
            }
            cells = cells.or(place.bit());
        }
        Some(cells)
    }
}
