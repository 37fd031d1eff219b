//! What happens in a game, as it is told: events, causes of points, and prompts.

use kernel::{Arg, Message, Seat, ToArg};

use crate::action::Supply;
use crate::card::{CardId, Level};
use crate::data::TileKind;
use crate::grid::Cell;
use crate::shard::Shard;
use crate::world::{Link, Location, Power};

impl ToArg for TileKind {
    fn to_arg(&self) -> Arg {
        Arg::Term(self.key())
    }
}

/// What points are given or taken for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Cause {
    /// Stepping onto water (D-7.8).
    Water,
    /// Stepping onto a mountain (D-7.9).
    Mountain,
    /// Planting trees (D-7.5).
    Trees,
    /// Stepping onto reds (D-10.5).
    RedSteps,
    /// Completing dreamcards (D-8.3).
    Cards,
    /// Purpose tiles (D-12.1).
    Purposes,
    /// Open dreamcards at the end (D-11.2).
    OpenCards,
    /// Reds in the Dreamscape at the end (D-11.2).
    Reds,
    /// Points that a set position gave without a cause.
    Given,
}

impl Cause {
    /// All causes.
    pub const ALL: [Cause; 9] = [
        Cause::Water,
        Cause::Mountain,
        Cause::Trees,
        Cause::RedSteps,
        Cause::Cards,
        Cause::Purposes,
        Cause::OpenCards,
        Cause::Reds,
        Cause::Given,
    ];

    /// The word in notation and JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        ["water", "mountain", "trees", "red-steps", "cards", "purposes", "open-cards", "reds", "given"]
            [self as usize]
    }

    /// The cause for a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Cause> {
        Cause::ALL.into_iter().find(|cause| cause.word() == word)
    }
}

impl Message for Cause {
    fn key(&self) -> &'static str {
        [
            "cause-water",
            "cause-mountain",
            "cause-trees",
            "cause-red-steps",
            "cause-cards",
            "cause-purposes",
            "cause-open-cards",
            "cause-reds",
            "cause-given",
        ][*self as usize]
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }
}

impl ToArg for Cause {
    fn to_arg(&self) -> Arg {
        Arg::Term(self.key())
    }
}

kernel::messages! {
    /// Something that happened.
    #[derive(Copy)]
    pub enum Event {
        /// A purpose tile without a colour was drawn.
        "event-purpose" => Purpose { kind: TileKind },
        /// A purpose tile with a colour was drawn.
        "event-purpose-of-colour" => PurposeOfColour { kind: TileKind, shard: Shard },
        /// A seat got an initiative marker.
        "event-initiative" => Initiative { seat: Seat, marker: u8 },
        /// A seat drew cards from a deck.
        "event-cards-drawn" => CardsDrawn { seat: Seat, level: Level, count: u8 },
        /// Told to the drawer alone: one of the cards drawn.
        "event-card-seen" => CardSeen { seat: Seat, card: CardId },
        /// A seat has chosen its start card, which is revealed later.
        "event-start-chosen" => StartChosen { seat: Seat },
        /// A seat kept a card, face up.
        "event-card-kept" => CardKept { seat: Seat, card: CardId },
        /// Drawn cards went back under their deck.
        "event-cards-returned" => CardsReturned { seat: Seat, level: Level, count: u8 },
        /// A shard came to the end of a row.
        "event-row-filled" => RowFilled { location: Location, shard: Shard },
        /// The clock moved on.
        "event-clock" => Clock { cycle: u8 },
        /// A stored shard came back to the Hands.
        "event-restored" => Restored { seat: Seat, card: CardId, shard: Shard },
        /// Somebody's Travel begins.
        "event-travel-begins" => TravelBegins { seat: Seat },
        /// A shard was collected.
        "event-collected" => Collected { seat: Seat, shard: Shard, location: Location },
        /// The Sleeper moved for an action point.
        "event-moved" => Moved { seat: Seat, location: Location },
        /// The Sleeper moved free, with a key or into an empty place.
        "event-moved-free" => MovedFree { seat: Seat, location: Location },
        /// A red was taken from a link.
        "event-red-taken" => RedTaken { seat: Seat, link: Link },
        /// A red was left on a link, for the Hands hold two.
        "event-red-left" => RedLeft { seat: Seat, link: Link },
        /// A location power was used.
        "event-power" => PowerUsed { seat: Seat, power: Power, location: Location },
        /// A shard was put on a card to use its power.
        "event-card-power" => CardPowerUsed { seat: Seat, card: CardId, shard: Shard, power: Power },
        /// A shard was put on a card to be kept.
        "event-stored" => Stored { seat: Seat, card: CardId, shard: Shard },
        /// A random shard was drawn into the Hands.
        "event-drawn" => Drawn { seat: Seat, shard: Shard },
        /// The bag had nothing to draw.
        "event-bag-empty" => BagEmpty {},
        /// A random shard was drawn for a row.
        "event-harvest-drawn" => HarvestDrawn { seat: Seat, shard: Shard },
        /// A drawn shard was put at the end of a row.
        "event-harvested" => Harvested { seat: Seat, shard: Shard, location: Location },
        /// A drawn shard found no row and went back.
        "event-harvest-returned" => HarvestReturned { seat: Seat, shard: Shard },
        /// A row was chosen to be put in order.
        "event-lake" => LakeBegins { seat: Seat, location: Location },
        /// A slot of that row was settled.
        "event-arranged" => Arranged { seat: Seat, location: Location, shard: Shard, slot: u8 },
        /// A shard was taken back into the Hands.
        "event-taken" => Taken { seat: Seat, cell: Cell, shard: Shard },
        /// The Golem moved a shard with what was on it; `height` is its place in the stack, counted from 1 at the bottom.
        "event-golem" => GolemMoved { seat: Seat, shard: Shard, from: Cell, height: u8, to: Cell },
        /// A power came to its end.
        "event-power-ends" => PowerEnds { seat: Seat },
        /// The Dreamer entered.
        "event-entered" => DreamerEntered { seat: Seat, cell: Cell },
        /// The Dreamer stepped free.
        "event-stepped-free" => SteppedFree { seat: Seat, cell: Cell },
        /// The Dreamer stepped for a white.
        "event-stepped" => Stepped { seat: Seat, cell: Cell },
        /// Points, with their cause.
        "event-scored" => Scored { seat: Seat, cause: Cause, points: i16 },
        /// Somebody's Travel ended: the Sleeper lies down.
        "event-travel-ends" => TravelEnds { seat: Seat, location: Location },
        /// Mr Nightmare came to a location.
        "event-nightmare-moved" => NightmareMoved { location: Location },
        /// A red was put on a link.
        "event-red-sown" => RedSown { link: Link },
        /// Somebody's Creation begins.
        "event-creation-begins" => CreationBegins { seat: Seat },
        /// A shard was placed.
        "event-placed" => Placed { seat: Seat, shard: Shard, cell: Cell },
        /// A shard of a full Dreamscape made room for a red.
        "event-replaced" => Replaced { seat: Seat, cell: Cell },
        /// Shards were exchanged.
        "event-exchanged" => Exchanged { seat: Seat, give: Shard, count: u8, take: Shard },
        /// A tree was planted.
        "event-planted" => Planted { seat: Seat, cell: Cell },
        /// A dreamcard was completed.
        "event-completed" => Completed { seat: Seat, card: CardId },
        /// A stored shard now lies on the top card of the pile.
        "event-stored-moved" => StoredMoved { seat: Seat, card: CardId, shard: Shard },
        /// A stored shard made room for another and went to the bag.
        "event-stored-lost" => StoredLost { seat: Seat, shard: Shard },
        /// Leftover shards went to the bag.
        "event-left-over" => LeftOver { seat: Seat, shard: Shard, count: u8 },
        /// Reds that found no place went to the reserve.
        "event-reds-to-reserve" => RedsToReserve { seat: Seat, count: u8 },
        /// Somebody's Creation ended.
        "event-creation-ends" => CreationEnds { seat: Seat },
        /// A request waits for a shared supply.
        "event-waits" => Waits { seat: Seat, supply: Supply },
        /// A request waits for a deck.
        "event-waits-deck" => WaitsForDeck { seat: Seat, level: Level },
        /// A seat lets another go first that waits.
        "event-waived" => Waived { seat: Seat, to: Seat, supply: Supply },
        /// A request that waited was taken back.
        "event-withdrawn" => Withdrawn { seat: Seat },
        /// A waiting request found nothing left.
        "event-in-vain" => InVain { seat: Seat },
        /// The Finale begins.
        "event-finale" => FinaleBegins {},
        /// A purpose tile brought points.
        "event-purpose-scored" => PurposeScored { seat: Seat, kind: TileKind, points: i16 },
        /// In the solo game, Mr Nightmare took a shard.
        "event-rival-took" => RivalTook { shard: Shard, location: Location },
        /// In the solo game, Mr Nightmare discarded a full set.
        "event-rival-set" => RivalSet { points: u8 },
        /// In the solo game, a red came into the Hands.
        "event-rival-gift" => RivalGift { seat: Seat },
        /// In the solo game, a purpose tile brought Mr Nightmare points.
        "event-rival-purpose" => RivalPurpose { kind: TileKind, points: i16 },
        /// The game is over.
        "event-over" => GameOver {},
    }
}

kernel::messages! {
    /// What the game waits for.
    #[derive(Copy)]
    pub enum Prompt {
        /// Choose a start card.
        "prompt-start-card" => StartCard {},
        /// Travel.
        "prompt-travel" => Travel { points: u8 },
        /// The Dreamer has a free step in Travel.
        "prompt-travel-step" => TravelStep { points: u8 },
        /// Create.
        "prompt-creation" => Creation {},
        /// The Dreamer has a free step in Creation.
        "prompt-creation-step" => CreationStep {},
        /// The last Creation.
        "prompt-finale" => Finale {},
        /// The Dreamer has a free step in the Finale.
        "prompt-finale-step" => FinaleStep {},
        /// The Dreamer is on a tree and must go on.
        "prompt-on-tree" => OnTree {},
        /// Put a drawn shard at the end of a row.
        "prompt-harvest" => Harvest {},
        /// Choose a row to put in order.
        "prompt-lake" => Lake {},
        /// Choose the shard for the next slot.
        "prompt-arrange" => Arrange { location: Location, slot: u8 },
        /// Take a shard back.
        "prompt-tower" => Tower { left: u8 },
        /// Move a shard.
        "prompt-golem" => Golem { left: u8 },
        /// Name a deck for the King of Dreams.
        "prompt-king" => King {},
        /// Keep one of the cards the King of Dreams shows, or none.
        "prompt-king-keep" => KingKeep { level: Level },
        /// Several cards are complete: which first?
        "prompt-order" => Order {},
        /// Two stored shards: which stays?
        "prompt-retain" => Retain {},
        /// A card was completed: name a deck or draw nothing.
        "prompt-draw" => Draw { count: u8 },
        /// Keep one of the cards drawn, or none.
        "prompt-keep" => Keep { level: Level },
        /// Put a red on a link.
        "prompt-sow" => Sow { location: Location },
        /// A request for a shared supply waits; it can be taken back.
        "prompt-waiting" => Waiting { supply: Supply },
        /// A request for a deck waits; it can be taken back.
        "prompt-deck-lent" => DeckLent { level: Level },
    }
}
