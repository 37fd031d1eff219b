//! The six colours of shards and bags of them.

use serde::Serialize;

/// A colour of shard (D-1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Shard {
    /// Blue: a point each time the Dreamer steps onto it.
    Water,
    /// Grey: two on each other are a mountain.
    Rock,
    /// Brown: a free step.
    Land,
    /// Green: can be discarded for a tree.
    Grass,
    /// White: can be discarded for a step.
    Move,
    /// Red: only trouble.
    Nightmare,
}

use Shard::{Grass, Land, Move, Nightmare, Rock, Water};

impl Shard {
    /// All colours in the order in which they are written.
    pub const ALL: [Shard; 6] = [Water, Rock, Land, Grass, Move, Nightmare];

    /// The colour as an array index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in notation, the same in every language.
    #[must_use]
    pub const fn letter(self) -> char {
        ['W', 'R', 'L', 'G', 'M', 'N'][self as usize]
    }

    /// The colour for a letter.
    #[must_use]
    pub const fn from_letter(letter: u8) -> Option<Shard> {
        Some(match letter {
            b'W' => Water,
            b'R' => Rock,
            b'L' => Land,
            b'G' => Grass,
            b'M' => Move,
            b'N' => Nightmare,
            _ => return None,
        })
    }

    /// The key of the colour's name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        ["shard-water", "shard-rock", "shard-land", "shard-grass", "shard-move", "shard-nightmare"]
            [self as usize]
    }
}

impl Serialize for Shard {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// How many shards of each colour lie together: Hands, the bag, what Mr Nightmare holds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Shards(pub [u8; 6]);

impl Shards {
    /// No shard.
    pub const NONE: Shards = Shards([0; 6]);

    /// How many of a colour.
    #[must_use]
    pub const fn count(&self, shard: Shard) -> u8 {
        self.0[shard as usize]
    }

    /// How many in all.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// Whether at least one of the colour is there.
    #[must_use]
    pub const fn has(&self, shard: Shard) -> bool {
        self.0[shard as usize] > 0
    }

    /// Whether there is none at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    /// Puts `n` of a colour in.
    pub const fn add(&mut self, shard: Shard, n: u8) {
        self.0[shard as usize] += n;
    }

    /// Takes `n` of a colour out; the caller has made sure that they are there.
    pub const fn take(&mut self, shard: Shard, n: u8) {
        self.0[shard as usize] -= n;
    }

    /// Puts everything of another bag in.
    pub fn add_all(&mut self, other: &Shards) {
        for shard in Shard::ALL {
            self.add(shard, other.count(shard));
        }
    }

    /// The colours that are there.
    pub fn colours(&self) -> impl Iterator<Item = Shard> + '_ {
        Shard::ALL.into_iter().filter(|&shard| self.has(shard))
    }
}

impl FromIterator<Shard> for Shards {
    fn from_iter<I: IntoIterator<Item = Shard>>(iter: I) -> Self {
        let mut shards = Shards::NONE;
        for shard in iter {
            shards.add(shard, 1);
        }
        shards
    }
}
