//! The Dreamworld: six locations, the links between them, their rows of shards and powers.

use std::fmt;

use serde::Serialize;

use crate::shard::Shard;

/// A location, 1 to 6 (D-1.3); counted from 0 inside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location(pub u8);

impl Location {
    /// All locations in order.
    pub const ALL: [Location; 6] =
        [Location(0), Location(1), Location(2), Location(3), Location(4), Location(5)];

    /// The location with a printed number, 1 to 6.
    #[must_use]
    pub const fn numbered(number: u8) -> Option<Location> {
        if number >= 1 && number <= 6 { Some(Location(number - 1)) } else { None }
    }

    /// The printed number, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The location as an array index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The linked locations with their links, in ascending order.
    #[must_use]
    pub const fn links(self) -> &'static [(Location, Link)] {
        const fn to(number: u8, link: u8) -> (Location, Link) {
            (Location(number - 1), Link(link))
        }
        const NEAR: [&[(Location, Link)]; 6] = [
            &[to(2, 0), to(4, 4)],
            &[to(1, 0), to(3, 1), to(5, 5)],
            &[to(2, 1), to(6, 6)],
            &[to(1, 4), to(5, 2)],
            &[to(2, 5), to(4, 2), to(6, 3)],
            &[to(3, 6), to(5, 3)],
        ];
        NEAR[self.0 as usize]
    }

    /// The link to another location, if there is one.
    #[must_use]
    pub fn link_to(self, other: Location) -> Option<Link> {
        self.links().iter().find(|(end, _)| *end == other).map(|&(_, link)| link)
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Location {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// One of the seven links.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Link(pub u8);

impl Link {
    /// All links, by their ends.
    pub const ALL: [Link; 7] = [Link(0), Link(1), Link(2), Link(3), Link(4), Link(5), Link(6)];

    /// The two ends, lower number first.
    #[must_use]
    pub const fn ends(self) -> (Location, Location) {
        const ENDS: [(u8, u8); 7] = [(1, 2), (2, 3), (4, 5), (5, 6), (1, 4), (2, 5), (3, 6)];
        let (low, high) = ENDS[self.0 as usize];
        (Location(low - 1), Location(high - 1))
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.ends();
        write!(f, "{low}-{high}")
    }
}

impl Serialize for Link {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of links, those that hold a red.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Links(pub u8);

impl Links {
    /// Whether the link is in the set.
    #[must_use]
    pub const fn has(self, link: Link) -> bool {
        self.0 >> link.0 & 1 == 1
    }

    /// Adds a link.
    pub const fn insert(&mut self, link: Link) {
        self.0 |= 1 << link.0;
    }

    /// Takes a link out.
    pub const fn remove(&mut self, link: Link) {
        self.0 &= !(1 << link.0);
    }

    /// The links in order.
    pub fn iter(self) -> impl Iterator<Item = Link> {
        Link::ALL.into_iter().filter(move |link| self.has(*link))
    }
}

/// The number of slots of a row (D-1.4).
pub const SLOTS: usize = 5;

/// The row of a location, from the key slot to the hand end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    slots: [Shard; SLOTS],
    len: u8,
}

impl Row {
    /// A row without shards.
    pub const EMPTY: Row = Row { slots: [Shard::Water; SLOTS], len: 0 };

    /// The shards from the key slot to the hand end.
    #[must_use]
    pub fn shards(&self) -> &[Shard] {
        &self.slots[..self.len as usize]
    }

    /// How many shards lie in the row.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether the row is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether every slot is taken.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len as usize == SLOTS
    }

    /// The shard in the key slot.
    #[must_use]
    pub const fn key(&self) -> Option<Shard> {
        if self.len == 0 { None } else { Some(self.slots[0]) }
    }

    /// The shard at the hand end, the next to be collected.
    #[must_use]
    pub const fn last(&self) -> Option<Shard> {
        if self.len == 0 { None } else { Some(self.slots[self.len as usize - 1]) }
    }

    /// Puts a shard at the hand end; the row must not be full.
    pub const fn push(&mut self, shard: Shard) {
        self.slots[self.len as usize] = shard;
        self.len += 1;
    }

    /// Takes the shard at the hand end.
    pub const fn pop(&mut self) -> Option<Shard> {
        let last = self.last();
        if last.is_some() {
            self.len -= 1;
            // Unused slots hold one fixed colour, so that equal rows are equal bytes.
            self.slots[self.len as usize] = Shard::Water;
        }
        last
    }

    /// Brings the first shard of a colour at or after `slot` to `slot`, the ones between moving right.
    pub fn bring(&mut self, slot: usize, shard: Shard) -> bool {
        match self.shards().iter().skip(slot).position(|&other| other == shard) {
            Some(ahead) => {
                self.slots[slot..=slot + ahead].rotate_right(1);
                true
            }
            None => false,
        }
    }
}

/// The six powers (D-1.5), of locations and of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Power {
    /// Muse Archives: a random shard (D-6.1).
    Muse,
    /// Dream Harvesters: two random shards into rows (D-6.3).
    Harvesters,
    /// Tower of Wandering: take shards back (D-6.5).
    Tower,
    /// Clockwork Golem: move shards about (D-6.6).
    Golem,
    /// Eternal Summer Lake: put a row in order (D-6.4).
    Lake,
    /// King of Dreams: six cards, keep one (D-6.2).
    King,
}

impl Power {
    /// All powers.
    pub const ALL: [Power; 6] =
        [Power::Muse, Power::Harvesters, Power::Tower, Power::Golem, Power::Lake, Power::King];

    /// The word in data files and notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["muse", "harvesters", "tower", "golem", "lake", "king"][self as usize]
    }

    /// The power for a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Power> {
        Power::ALL.into_iter().find(|power| power.word() == word)
    }

    /// The key of the power's name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        ["power-muse", "power-harvesters", "power-tower", "power-golem", "power-lake", "power-king"]
            [self as usize]
    }

    /// Whether it works on the Dreamworld that all share (D-9.2).
    #[must_use]
    pub const fn is_of_the_dreamworld(self) -> bool {
        matches!(self, Power::Harvesters | Power::Lake)
    }
}

impl Serialize for Power {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}
