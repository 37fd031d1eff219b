//! A whole position: flat, small, and copied by a plain copy of memory.

use kernel::{Seat, SeatSet};

use crate::card::{CardId, CardSet, Level, MAX_CARDS};
use crate::event::Cause;
use crate::grid::{Cell, Cells};
use crate::land::{Land, Lands};
use crate::shard::{Shard, Shards};
use crate::world::{Links, Location, Row};

/// The most players.
pub const MAX_SEATS: usize = 4;

/// What a score can hold of one cause, and the rival's points: a game brings hundreds, and a set position may say any of these.
/// Points that would lead beyond are lost, so that a score that was written can always be read.
pub const POINTS: std::ops::RangeInclusive<i16> = i16::MIN..=i16::MAX;

/// Where in the game we are (D-3.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// Start cards are chosen (D-2.3).
    Start,
    /// Travel (section 5).
    Travel,
    /// A player's Nightmare phase (D-10.3).
    Nightmare,
    /// Creation (section 7).
    Creation,
    /// The last Creation (D-11.1).
    Finale,
    /// The game is over.
    Over,
}

impl Phase {
    /// All phases.
    pub const ALL: [Phase; 6] =
        [Phase::Start, Phase::Travel, Phase::Nightmare, Phase::Creation, Phase::Finale, Phase::Over];

    /// The word in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["start", "travel", "nightmare", "creation", "finale", "over"][self as usize]
    }

    /// Whether players create: Creation or Finale.
    #[must_use]
    pub const fn is_creating(self) -> bool {
        matches!(self, Phase::Creation | Phase::Finale)
    }
}

/// The side of an initiative marker (D-1.10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Side {
    /// The location power can still be used.
    Active,
    /// It was used.
    Used,
    /// The marker was handed back: the player's Creation is over (D-7.13).
    Back,
}

/// The power in progress, or the request that waits, of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Nothing: the player acts freely.
    None,
    /// A start card is to be chosen from those drawn.
    ChooseStart,
    /// A start card was chosen and is not yet revealed.
    StartChosen(CardId),
    /// Harvesters: shards drawn and not yet put down.
    Harvest(Shard, Option<Shard>),
    /// Lake: a row is to be chosen.
    Lake,
    /// Lake: the slots before `slot` of the row are settled.
    Arrange {
        /// The row.
        location: Location,
        /// The slot to be settled next.
        slot: u8,
    },
    /// Tower: how many more shards may be taken.
    Tower {
        /// Two at first.
        left: u8,
    },
    /// Golem: how many more moves.
    Golem {
        /// Three at first.
        left: u8,
    },
    /// King: a deck is to be named.
    King,
    /// King: the named deck is lent to another seat (D-7.15).
    KingWaits(Level),
    /// King: one of the drawn cards may be kept.
    KingKeep(Level),
    /// A tree was asked for and waits (D-7.15).
    TreeWaits(Cell),
    /// A shard was asked for and waits (D-7.15).
    ShardWaits {
        /// The colour given.
        give: Shard,
        /// The colour wanted.
        take: Shard,
    },
}

/// What interrupts the turn of one seat: the settling of completed cards (D-8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// Nothing.
    None,
    /// Several cards are complete; the owner chooses the next.
    Order,
    /// Two stored shards meet on the pile (D-8.5).
    Retain,
    /// A deck is to be named, or no draw (D-8.6).
    Draw,
    /// The named deck is lent to another seat (D-7.15).
    DrawWaits(Level),
    /// One of the drawn cards may be kept.
    Keep(Level),
}

/// The most cards anybody ever looks at in one draw: the King's six.
pub const MAX_DRAWN: usize = 6;

/// Cards drawn and not yet decided on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn {
    cards: [CardId; MAX_DRAWN],
    len: u8,
}

impl Drawn {
    /// No card.
    pub const NONE: Drawn = Drawn { cards: [CardId(0); MAX_DRAWN], len: 0 };

    /// The cards, in the order in which they were drawn.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        &self.cards[..self.len as usize]
    }

    /// Adds a card; the seventh is an error of the caller and is dropped.
    pub fn push(&mut self, card: CardId) {
        if (self.len as usize) < MAX_DRAWN {
            self.cards[self.len as usize] = card;
            self.len += 1;
        }
    }

    /// Takes a card out and says whether it was there.
    pub fn remove(&mut self, card: CardId) -> bool {
        let Some(place) = self.cards().iter().position(|&other| other == card) else { return false };
        self.cards[place..self.len as usize].rotate_left(1);
        self.len -= 1;
        self.cards[self.len as usize] = CardId(0);
        true
    }
}

/// One player, but for the Dreamscape, which is in [`State::lands`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// The open dreamcards.
    pub open: CardSet,
    /// Cells where the Dreamer stood with a free step in hand since anything else changed (D-7.16).
    pub walked: Cells,
    /// The shards in the Hands.
    pub hands: Shards,
    /// Slumber points by [`Cause`].
    pub points: [i16; 9],
    /// The number on the initiative marker, from 1.
    pub marker: u8,
    /// Its side.
    pub side: Side,
    /// Where the Sleeper is.
    pub sleeper: Location,
    /// 0 while the Sleeper stands; else its place from the bottom among those lying there, from 1.
    pub lying: u8,
    /// Locations entered by free moves since anything else changed, as bits (D-7.16).
    pub roamed: u8,
    /// Whether a free step is in hand (D-7.10).
    pub free_step: bool,
    /// Whom the seat lets go first (D-7.15): seats with a higher marker, each at the supply that it waits for.
    pub waived: SeatSet,
    /// The power in progress.
    pub task: Task,
    /// The interruption in progress.
    pub pause: Pause,
    /// Cards drawn and not yet decided on.
    pub drawn: Drawn,
}

impl Player {
    /// A player before anything was dealt.
    pub const NEW: Player = Player {
        open: CardSet::NONE,
        walked: Cells::NONE,
        hands: Shards::NONE,
        points: [0; 9],
        marker: 0,
        side: Side::Active,
        sleeper: Location(0),
        lying: 0,
        roamed: 0,
        free_step: false,
        waived: SeatSet::EMPTY,
        task: Task::None,
        pause: Pause::None,
        drawn: Drawn::NONE,
    };

    /// The points so far.
    #[must_use]
    pub fn score(&self) -> i32 {
        self.points.iter().map(|&points| i32::from(points)).sum()
    }
}

const NO_CARD: u8 = u8::MAX;

/// A pile of cards: a deck, or the finished cards of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pile {
    top: u8,
    bottom: u8,
    len: u8,
}

const EMPTY_PILE: Pile = Pile { top: NO_CARD, bottom: NO_CARD, len: 0 };

/// Which pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PileId {
    /// A deck.
    Deck(Level),
    /// The finished cards of a seat.
    Finished(Seat),
}

impl PileId {
    const fn index(self) -> usize {
        match self {
            PileId::Deck(level) => level as usize,
            PileId::Finished(seat) => 3 + seat.0 as usize,
        }
    }
}

/// All cards that lie in piles, as linked lists through one array, and the shards stored on cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piles {
    below: [u8; MAX_CARDS],
    stored: [u8; MAX_CARDS],
    piles: [Pile; 3 + MAX_SEATS],
}

impl Piles {
    /// No card anywhere.
    pub const EMPTY: Piles = Piles {
        below: [NO_CARD; MAX_CARDS],
        stored: [NO_CARD; MAX_CARDS],
        piles: [EMPTY_PILE; 3 + MAX_SEATS],
    };

    /// How many cards lie in a pile.
    #[must_use]
    pub const fn len(&self, pile: PileId) -> u8 {
        self.piles[pile.index()].len
    }

    /// The top card of a pile.
    #[must_use]
    pub const fn top(&self, pile: PileId) -> Option<CardId> {
        let top = self.piles[pile.index()].top;
        if top == NO_CARD { None } else { Some(CardId(top)) }
    }

    /// The cards of a pile, top first.
    pub fn cards(&self, pile: PileId) -> impl Iterator<Item = CardId> + '_ {
        let mut next = self.piles[pile.index()].top;
        std::iter::from_fn(move || {
            let card = (next != NO_CARD).then_some(CardId(next))?;
            next = self.below[card.index()];
            Some(card)
        })
    }

    /// Puts a card on top of a pile.
    pub const fn push_top(&mut self, pile: PileId, card: CardId) {
        let pile = &mut self.piles[pile.index()];
        self.below[card.0 as usize] = pile.top;
        pile.top = card.0;
        if pile.len == 0 {
            pile.bottom = card.0;
        }
        pile.len += 1;
    }

    /// Puts a card under a pile.
    pub const fn push_bottom(&mut self, pile: PileId, card: CardId) {
        let pile = &mut self.piles[pile.index()];
        self.below[card.0 as usize] = NO_CARD;
        if pile.len == 0 {
            pile.top = card.0;
        } else {
            self.below[pile.bottom as usize] = card.0;
        }
        pile.bottom = card.0;
        pile.len += 1;
    }

    /// Takes the top card of a pile.
    pub const fn pop_top(&mut self, pile: PileId) -> Option<CardId> {
        let pile = &mut self.piles[pile.index()];
        if pile.len == 0 {
            return None;
        }
        let card = pile.top;
        pile.top = self.below[card as usize];
        self.below[card as usize] = NO_CARD;
        pile.len -= 1;
        if pile.len == 0 {
            pile.bottom = NO_CARD;
        }
        Some(CardId(card))
    }

    /// The shard stored on a card.
    #[must_use]
    pub const fn stored(&self, card: CardId) -> Option<Shard> {
        let code = self.stored[card.0 as usize];
        if code == NO_CARD { None } else { Some(Shard::ALL[code as usize]) }
    }

    /// Stores a shard on a card, or takes it off.
    pub const fn store(&mut self, card: CardId, shard: Option<Shard>) {
        self.stored[card.0 as usize] = match shard {
            Some(shard) => shard as u8,
            None => NO_CARD,
        };
    }
}

/// A drawn purpose tile and the colour dealt to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purpose {
    /// The tile, by its place in the list of tiles.
    pub tile: u8,
    /// The colour in its slot.
    pub colour: Option<Shard>,
}

/// Mr Nightmare as the second player of the solo game (D-13.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rival {
    /// The shards he holds.
    pub shards: Shards,
    /// His points.
    pub points: i16,
    /// The number on his marker.
    pub marker: u8,
    /// Whether he has travelled this cycle.
    pub travelled: bool,
}

/// A whole position. It is `Copy` so that a clone is one copy of memory; say `clone` all the same, for it has a kilobyte and a half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The Dreamscapes.
    pub lands: Lands,
    /// The players, by seat; those beyond the number of seats stay [`Player::NEW`].
    pub players: [Player; MAX_SEATS],
    /// Decks, finished piles, stored shards.
    pub piles: Piles,
    /// The rows of locations 1 to 6.
    pub rows: [Row; 6],
    /// The bag.
    pub bag: Shards,
    /// The purpose tiles in play.
    pub purposes: [Option<Purpose>; 4],
    /// Links that hold a red.
    pub reds: Links,
    /// Where Mr Nightmare is, in nightmare games.
    pub nightmare: Option<Location>,
    /// Reds in the reserve (D-2.6).
    pub reserve: u8,
    /// Trees in the common reserve.
    pub trees: u8,
    /// The cycle, from 1.
    pub cycle: u8,
    /// The phase.
    pub phase: Phase,
    /// Whose turn it is, where one seat acts alone.
    pub turn: Seat,
    /// Action points left in this Travel.
    pub action_points: u8,
    /// Mr Nightmare as a player.
    pub rival: Rival,
}

impl State {
    /// The player on a seat.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.0 as usize]
    }

    /// The player on a seat, to be changed.
    pub const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.0 as usize]
    }

    /// The Dreamscape of a seat.
    #[must_use]
    pub fn land(&self, seat: Seat) -> &Land {
        &self.lands[seat.index()]
    }

    /// Whether the Dreamer of a seat is on a tree, in the middle of a walk (D-7.7).
    #[must_use]
    pub fn is_on_tree(&self, seat: Seat) -> bool {
        let land = self.land(seat);
        !land.dreamer.and(land.trees).is_empty()
    }

    /// Adds points; the score stays within [`POINTS`].
    pub const fn score(&mut self, seat: Seat, cause: Cause, points: i16) {
        let score = &mut self.players[seat.0 as usize].points[cause as usize];
        *score = score.saturating_add(points);
    }

    /// Adds points of Mr Nightmare; they stay within [`POINTS`].
    pub const fn score_rival(&mut self, points: i16) {
        self.rival.points = self.rival.points.saturating_add(points);
    }
}
