//! Why an action is not allowed, and the rule each refusal rests on.

use std::borrow::Cow;

use kernel::{Arg, ToArg};

use crate::action::Supply;
use crate::card::{CardId, Level};
use crate::grid::Cell;
use crate::shard::Shard;
use crate::world::{Link, Location, Power};

impl ToArg for Shard {
    fn to_arg(&self) -> Arg {
        Arg::Term(self.key())
    }
}

impl ToArg for Cell {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl ToArg for Link {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl ToArg for Location {
    fn to_arg(&self) -> Arg {
        Arg::Thing("location", u32::from(self.number()))
    }
}

impl ToArg for CardId {
    fn to_arg(&self) -> Arg {
        Arg::Thing("card", u32::from(self.number()))
    }
}

impl ToArg for Level {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.word().to_owned())
    }
}

impl ToArg for Power {
    fn to_arg(&self) -> Arg {
        Arg::Term(self.key())
    }
}

impl ToArg for Supply {
    fn to_arg(&self) -> Arg {
        Arg::Term(match self {
            Supply::Tree => "supply-tree",
            Supply::Shard(shard) => shard.key(),
        })
    }
}

kernel::messages! {
    /// A "no" of the rules.
    #[derive(Copy)]
    pub enum Refusal {
        /// The game is over.
        "refusal-over" => Over {},
        /// Another seat acts now.
        "refusal-not-your-turn" => NotYourTurn {},
        /// The seat's request waits for a shared supply.
        "refusal-waiting" => Waiting {},
        /// The action does not belong to this part of the turn.
        "refusal-wrong-moment" => WrongMoment {},
        /// Shards are placed and discarded in Creation and the Finale only.
        "refusal-only-in-creation" => OnlyInCreation {},
        /// Something that was begun must be finished first.
        "refusal-unfinished" => Unfinished {},
        /// A completed card must be settled first.
        "refusal-completing" => Completing {},
        /// No action point is left.
        "refusal-no-points" => NoPoints {},
        /// A free move too needs an action point left.
        "refusal-key-needs-point" => KeyNeedsPoint {},
        /// The row is empty.
        "refusal-row-empty" => RowEmpty { location: Location },
        /// The Hands hold two or more of that colour.
        "refusal-row-blocked" => RowBlocked { shard: Shard },
        /// No link leads there.
        "refusal-not-linked" => NotLinked { location: Location },
        /// It would repeat a position of this turn.
        "refusal-repeats" => Repeats {},
        /// The location power was used this cycle.
        "refusal-marker-used" => MarkerUsed {},
        /// Mr Nightmare stands there.
        "refusal-haunted" => Haunted { location: Location },
        /// The card is neither open nor on top of the seat's finished pile.
        "refusal-not-your-card" => NotYourCard { card: CardId },
        /// The card holds a shard already.
        "refusal-slot-taken" => SlotTaken { card: CardId },
        /// Reds are never put on cards.
        "refusal-red-on-card" => RedOnCard {},
        /// The Hands hold no such shard to be put on a card.
        "refusal-not-to-store" => NotToStore { shard: Shard },
        /// The Hands hold no such shard to be placed.
        "refusal-not-in-hands" => NotInHands { shard: Shard },
        /// No powers, storing or drawing in the Finale.
        "refusal-finale" => InFinale {},
        /// Powers of the Dreamworld rest during simultaneous Creation.
        "refusal-dreamworld-power" => DreamworldPower { power: Power },
        /// The Dreamer has entered already.
        "refusal-entered" => Entered {},
        /// The entry slot is empty.
        "refusal-entry-empty" => EntryEmpty {},
        /// The Dreamer enters in Creation only.
        "refusal-enter-later" => EnterLater {},
        /// The Dreamer has not entered yet.
        "refusal-not-entered" => NotEntered {},
        /// The cell is not next to the other one.
        "refusal-not-beside" => NotBeside { cell: Cell },
        /// There is nothing to stand on.
        "refusal-no-shard" => NoShard { cell: Cell },
        /// No white and no free step.
        "refusal-no-step" => NoStep {},
        /// The Dreamer may not step onto reds.
        "refusal-red-step" => RedStep { cell: Cell },
        /// The walk could not leave the tree again.
        "refusal-no-stop" => NoStop { cell: Cell },
        /// On a tree the Dreamer must go on.
        "refusal-on-tree" => OnTree {},
        /// The cell is not on the grid.
        "refusal-off-grid" => OffGrid { cell: Cell },
        /// The first shard goes on the entry slot.
        "refusal-first-on-entry" => FirstOnEntry { cell: Cell },
        /// Nothing lies next to the cell.
        "refusal-no-neighbour" => NoNeighbour { cell: Cell },
        /// A tree or the Dreamer is on it.
        "refusal-covered" => Covered { cell: Cell },
        /// Nothing goes onto a red.
        "refusal-onto-red" => OntoRed { cell: Cell },
        /// A red goes on an empty cell only.
        "refusal-red-on-shard" => RedOnShard { cell: Cell },
        /// Of a full Dreamscape, a red takes the place of another stack.
        "refusal-red-place" => RedPlace { cell: Cell },
        /// An exchange brings another colour.
        "refusal-same-colour" => SameColour { shard: Shard },
        /// The Hands hold too few for an exchange.
        "refusal-too-few" => TooFew { shard: Shard, need: u8 },
        /// The bag holds none of that colour.
        "refusal-not-in-bag" => NotInBag { shard: Shard, give: Shard },
        /// The Hands hold no green to be discarded for a tree.
        "refusal-no-green" => NoGreen {},
        /// No shard with nothing on it is there for a tree.
        "refusal-plant-place" => PlantPlace { cell: Cell },
        /// No tree is left.
        "refusal-no-tree" => NoTree {},
        /// Reds must be placed first.
        "refusal-reds-left" => RedsLeft {},
        /// That shard was not drawn.
        "refusal-not-drawn" => NotDrawn { shard: Shard },
        /// The row has no room.
        "refusal-row-full" => RowFull { location: Location },
        /// The row has no more of that colour to be put in order.
        "refusal-not-in-row" => NotInRow { shard: Shard },
        /// The Tower takes only a shard with nothing on it.
        "refusal-take-covered" => TakeCovered { cell: Cell },
        /// Once begun, the Tower takes two.
        "refusal-take-second" => TakeSecond {},
        /// No such shard is there to move.
        "refusal-nothing-to-move" => NothingToMove { cell: Cell },
        /// The Golem moves to a neighbouring cell.
        "refusal-golem-far" => GolemFar { cell: Cell },
        /// The shard cannot be put there.
        "refusal-golem-covered" => GolemCovered { cell: Cell },
        /// The moved shard would lie alone.
        "refusal-golem-alone" => GolemAlone { cell: Cell },
        /// The deck is empty.
        "refusal-deck-empty" => DeckEmpty { level: Level },
        /// That card is not among those drawn to begin with.
        "refusal-not-a-start-card" => NotAStartCard { card: CardId },
        /// That card is not among those drawn.
        "refusal-not-among-drawn" => NotAmongDrawn { card: CardId },
        /// One start card must be kept.
        "refusal-keep-one" => KeepOne {},
        /// That card is not complete.
        "refusal-not-complete" => NotComplete { card: CardId },
        /// That shard is not one of the two.
        "refusal-not-stored" => NotStored { shard: Shard },
        /// The link does not touch Mr Nightmare's location.
        "refusal-link-elsewhere" => LinkElsewhere { link: Link },
        /// The link holds a red already.
        "refusal-link-taken" => LinkTaken { link: Link },
        /// Nobody waits behind the seat for that whom it does not let go first already.
        "refusal-nothing-to-waive" => NothingToWaive {},
        /// The seat asked for nothing that waits.
        "refusal-nothing-to-withdraw" => NothingToWithdraw {},
        /// The request would wait for somebody who waits for the one who asks.
        "refusal-circle" => Circle { supply: Supply },
    }
}

kernel::message_errors!(Refusal);

impl kernel::Refusal for Refusal {
    fn rule(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Refusal::Over {} => "D-3.2",
            Refusal::NotYourTurn {} | Refusal::WrongMoment {} => "D-3.1",
            Refusal::Waiting {} | Refusal::DreamworldPower { .. } | Refusal::NothingToWaive {} => "D-7.15",
            Refusal::NothingToWithdraw {} | Refusal::Circle { .. } => "D-7.15",
            Refusal::OnlyInCreation {} => "D-7.6",
            Refusal::Unfinished {} => "D-9.4",
            Refusal::NoPoints {} => "D-5.1",
            Refusal::KeyNeedsPoint {} => "D-5.4",
            Refusal::RowEmpty { .. } | Refusal::RowBlocked { .. } => "D-5.2",
            Refusal::NotLinked { .. } => "D-5.3",
            Refusal::Repeats {} => "D-7.16",
            Refusal::MarkerUsed {} => "D-5.5",
            Refusal::Haunted { .. } => "D-10.4",
            Refusal::NotYourCard { .. } | Refusal::SlotTaken { .. } | Refusal::NotToStore { .. } => "D-9.1",
            Refusal::RedOnCard {} => "D-10.7",
            Refusal::NotInHands { .. } | Refusal::FirstOnEntry { .. } | Refusal::NoNeighbour { .. } => {
                "D-7.2"
            }
            Refusal::Covered { .. } => "D-7.2",
            Refusal::InFinale {} => "D-11.1",
            Refusal::Entered {} | Refusal::EntryEmpty {} | Refusal::EnterLater {} => "D-7.1",
            Refusal::NotEntered {}
            | Refusal::NotBeside { .. }
            | Refusal::NoShard { .. }
            | Refusal::NoStep {} => "D-7.3",
            Refusal::RedStep { .. } | Refusal::OntoRed { .. } | Refusal::RedOnShard { .. } => "D-10.5",
            Refusal::NoStop { .. } | Refusal::OnTree {} => "D-7.7",
            Refusal::OffGrid { .. } => "D-1.6",
            Refusal::RedPlace { .. } | Refusal::RedsLeft {} => "D-10.6",
            Refusal::SameColour { shard: give }
            | Refusal::TooFew { shard: give, .. }
            | Refusal::NotInBag { give, .. } => exchange_rule(*give),
            Refusal::NoGreen {} | Refusal::PlantPlace { .. } | Refusal::NoTree {} => "D-7.5",
            Refusal::NotDrawn { .. } | Refusal::RowFull { .. } => "D-6.3",
            Refusal::NotInRow { .. } => "D-6.4",
            Refusal::TakeCovered { .. } | Refusal::TakeSecond {} => "D-6.5",
            Refusal::NothingToMove { .. } | Refusal::GolemFar { .. } => "D-6.6",
            Refusal::GolemCovered { .. } | Refusal::GolemAlone { .. } => "D-6.6",
            Refusal::DeckEmpty { .. } | Refusal::NotAmongDrawn { .. } => "D-8.6",
            Refusal::KeepOne {} | Refusal::NotAStartCard { .. } => "D-2.3",
            Refusal::NotComplete { .. } | Refusal::Completing {} => "D-8.3",
            Refusal::NotStored { .. } => "D-8.5",
            Refusal::LinkElsewhere { .. } | Refusal::LinkTaken { .. } => "D-10.3",
        })
    }
}

/// The rule of an exchange: by two of a colour, or by three reds.
pub(crate) const fn exchange_rule(give: Shard) -> &'static str {
    if matches!(give, Shard::Nightmare) { "D-10.6" } else { "D-7.4" }
}
