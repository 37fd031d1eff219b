//! Everything a player can decide, one atomic decision at a time.

use crate::card::{CardId, Level};
use crate::grid::Cell;
use crate::shard::Shard;
use crate::world::{Link, Location};

/// One decision. Its text form is in [`crate::notation`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Travel: take the shard at the hand end (D-5.2).
    Collect,
    /// Travel: go to a linked location, free with a key, else for a point (D-5.3, D-5.4).
    Move(Location),
    /// Travel: use the power of the location (D-5.5).
    Power,
    /// Put a shard on a card and use its power (D-9.1).
    Use {
        /// The card.
        card: CardId,
        /// The shard that pays.
        shard: Shard,
    },
    /// Put a shard on a card and leave the power unused (D-7.14).
    Store {
        /// The card.
        card: CardId,
        /// The shard that is kept there.
        shard: Shard,
    },
    /// The Dreamer enters (D-7.1).
    Enter,
    /// The Dreamer steps to a neighbouring cell, free or for a white (D-7.3).
    Step(Cell),
    /// Creation: place a shard (D-7.2), a red perhaps in the place of a shard (D-10.6).
    Place {
        /// The shard from the Hands.
        shard: Shard,
        /// Where it goes.
        cell: Cell,
    },
    /// Creation: two of a colour, or three reds, for one shard of another colour (D-7.4, D-10.6).
    Exchange {
        /// The colour given.
        give: Shard,
        /// The colour taken from the bag.
        take: Shard,
    },
    /// Creation: a green for a tree (D-7.5).
    Plant(Cell),
    /// End one's Travel or Creation (D-5.8, D-7.13).
    End,
    /// Harvesters: put a drawn shard at the end of a row (D-6.3).
    Harvest {
        /// Which of the drawn shards.
        shard: Shard,
        /// The row.
        to: Location,
    },
    /// Lake: choose the row to put in order (D-6.4).
    Lake(Location),
    /// Lake: the shard for the next slot, from the key slot on.
    Next(Shard),
    /// Tower: take a shard back (D-6.5).
    Take(Cell),
    /// Golem: move a shard with everything on it (D-6.6).
    Golem {
        /// Where it lies.
        from: Cell,
        /// Which shard, counted from 1 at the bottom.
        shard: u8,
        /// Where it goes.
        to: Cell,
    },
    /// Stop a power (D-6.7).
    Done,
    /// Name the deck to draw from (D-6.2, D-8.6).
    Draw(Level),
    /// Draw nothing for a completed card (D-8.6).
    DrawNone,
    /// Keep one of the drawn cards (D-2.3, D-6.2, D-8.6).
    Keep(CardId),
    /// Keep none of them.
    KeepNone,
    /// Which of several complete cards is settled first (D-8.3).
    Complete(CardId),
    /// Which of two stored shards stays on the pile (D-8.5).
    Retain(Shard),
    /// Nightmare phase: put a red on a link (D-10.3).
    Sow(Link),
    /// Simultaneous Creation: let those who wait for a tree, or for a colour, go first (D-7.15).
    Waive(Supply),
    /// Simultaneous Creation: take back the request that waits (D-7.15).
    Withdraw,
}

/// What players share and can run short of in simultaneous Creation (D-7.15).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Supply {
    /// Trees in the reserve.
    Tree,
    /// Shards of a colour in the bag.
    Shard(Shard),
}

impl Supply {
    /// All supplies.
    pub const ALL: [Supply; 7] = [
        Supply::Tree,
        Supply::Shard(Shard::Water),
        Supply::Shard(Shard::Rock),
        Supply::Shard(Shard::Land),
        Supply::Shard(Shard::Grass),
        Supply::Shard(Shard::Move),
        Supply::Shard(Shard::Nightmare),
    ];
}

/// One answer of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// A shard drawn from the bag, or dealt to a purpose tile.
    Shard(Shard),
    /// A card that comes next in a shuffled deck.
    Card(CardId),
    /// A purpose tile, by its place in the list of tiles.
    Tile(u8),
    /// The seat that gets the next initiative marker.
    Seat(kernel::Seat),
}
