//! What the readers of actions, outcomes and positions can expect: a closed list, with its words in the locales.

use crate::card::Level;

kernel::messages! {
    /// What a word of the notation looks like.
    #[derive(Copy)]
    pub enum Form {
        /// One of the six locations.
        "form-location" => Location,
        /// The number of a seat.
        "form-seat" => Seat,
        /// A number without sign.
        "form-number" => Number,
        /// A number within bounds.
        "form-between" => Between { low: u8, high: u8 },
        /// Nothing that was said before.
        "form-once" => Once,
        /// A shard by its letter.
        "form-letter" => Letter,
        /// A tree or a shard.
        "form-supply" => Supply,
        /// A seat that is let go first.
        "form-waiver" => Waiver,
        /// A cell of the grid.
        "form-cell" => Cell,
        /// A cell and what lies on it.
        "form-stack" => Stack,
        /// The signs of a stack in their order.
        "form-stack-signs" => StackSigns,
        /// A shard in a stack, counted from the bottom.
        "form-stacked-shard" => StackedShard,
        /// A grey in a stack, counted from the bottom.
        "form-stacked-grey" => StackedGrey,
        /// A card by its number.
        "form-card" => Card,
        /// A card, or the word for none.
        "form-card-or-none" => CardOrNone,
        /// A card and the shard on it.
        "form-stored" => Stored,
        /// A deck by its level.
        "form-deck" => Deck,
        /// A deck, or the word for none.
        "form-deck-or-none" => DeckOrNone,
        /// A link by its ends.
        "form-link" => Link,
        /// A slot of a row.
        "form-slot" => Slot,
        /// A seat, and whether its Sleeper lies.
        "form-sleeper" => Sleeper,
        /// A purpose tile by its number.
        "form-tile" => Tile,
        /// A purpose tile with its colour, if it has one.
        "form-purpose" => Purpose,
        /// A seat as chance names it.
        "form-drawn-seat" => DrawnSeat,
        /// Points, perhaps with their cause.
        "form-points" => Points,
        /// Points that a score can hold.
        "form-points-between" => PointsBetween { low: i16, high: i16 },
        /// A colour and how many there are.
        "form-count" => Count,
        /// A game without options.
        "form-no-options" => NoOptions,
        /// A version that exists.
        "form-pack-version" => PackVersion,
    }
}

kernel::messages! {
    /// What a rule demands of a position.
    #[derive(Copy)]
    pub enum Demand {
        // The box and the table.
        /// No more seats than players.
        "demand-seats" => Seats { players: u8 },
        /// A shard of which some are left.
        "demand-no-more-shards" => NoMoreShards { letter: char },
        /// A tree that is left.
        "demand-no-more-trees" => NoMoreTrees,
        /// A card that lies in no other place.
        "demand-free-card" => FreeCard,
        /// A card of this level.
        "demand-card-of-level" => CardOfLevel { level: Level },
        /// A deck that leaves out no card.
        "demand-card-too" => CardToo { number: usize },
        /// The solo game.
        "demand-solo-game" => SoloGame,
        /// A game with nightmares.
        "demand-nightmare-game" => NightmareGame,
        /// A game that has the Nightmare phase.
        "demand-nightmare-phase" => NightmarePhase,
        /// A game in which all create at once.
        "demand-simultaneous" => Simultaneous,
        /// A marker that nobody else has.
        "demand-marker" => Marker { most: u8 },
        /// A marker on its back.
        "demand-marker-back" => MarkerBack,
        /// A marker not yet on its back.
        "demand-marker-not-back" => MarkerNotBack,
        /// A marker whose power was not used yet.
        "demand-marker-active" => MarkerActive,
        /// The first of the markers.
        "demand-first-marker" => FirstMarker,
        // The Dreamworld and the purposes.
        /// A Sleeper that has not travelled.
        "demand-sleeper-stands" => SleeperStands,
        /// A Sleeper that has travelled.
        "demand-sleeper-lies" => SleeperLies,
        /// Sleepers piled up in the order of their Travels.
        "demand-lying-in-order" => LyingInOrder,
        /// Sleepers where the order of markers put them.
        "demand-standing-in-order" => StandingInOrder,
        /// A Sleeper that has not left its first place.
        "demand-sleeper-at-marker" => SleeperAtMarker,
        /// Where the Sleeper in turn is.
        "demand-sleeper-in-turn" => SleeperInTurn,
        /// The places of this turn.
        "demand-travellers-places" => TravellersPlaces,
        /// Places that free moves can lead to.
        "demand-free-moves" => FreeMoves,
        /// Mr Nightmare where he begins.
        "demand-nightmare-on-six" => NightmareOnSix,
        /// Mr Nightmare before his turn.
        "demand-rival-not-travelled" => RivalNotTravelled,
        /// Shards of Mr Nightmare that make no set.
        "demand-no-full-set" => NoFullSet,
        /// A red to be put down.
        "demand-red-in-reserve" => RedInReserve,
        /// A link with room.
        "demand-one-red-on-link" => OneRedOnLink,
        /// Links to choose from.
        "demand-links-without-red" => LinksWithoutRed,
        /// A row that is not full.
        "demand-row-with-room" => RowWithRoom,
        /// A tile that can be drawn.
        "demand-tile-of-game" => TileOfGame,
        /// A tile that needs a colour.
        "demand-tile-with-colour" => TileWithColour,
        /// A tile that has no colour.
        "demand-tile-without-colour" => TileWithoutColour,
        /// A colour that no other tile has.
        "demand-tile-colour" => TileColour,
        // A Dreamscape.
        /// A cell that the grid has.
        "demand-cell-of-grid" => CellOfGrid { columns: u8, rows: u8 },
        /// Nothing above a tree or the Dreamer.
        "demand-nothing-on-top" => NothingOnTop,
        /// Nothing above a red.
        "demand-nothing-on-red" => NothingOnRed,
        /// Nothing below a red.
        "demand-red-alone" => RedAlone,
        /// No tree above a red.
        "demand-no-tree-on-red" => NoTreeOnRed,
        /// No second Dreamer.
        "demand-one-dreamer" => OneDreamer,
        /// A cell to stand on.
        "demand-cell-with-shard" => CellWithShard,
        /// A cell that the Dreamer may be on.
        "demand-cell-without-red" => CellWithoutRed,
        /// A grey that has not been marked.
        "demand-plain-grey" => PlainGrey,
        /// A Dreamer with a free step.
        "demand-dreamer-on-land" => DreamerOnLand,
        /// No walk in Travel where entering is for Creation.
        "demand-enters-in-creation" => EntersInCreation,
        /// A walk that began on the entry slot.
        "demand-walk-from-entry" => WalkFromEntry,
        /// A stack from which the Dreamer came.
        "demand-stack-beside" => StackBeside,
        /// A mountain that was climbed and marked.
        "demand-marked-mountain" => MarkedMountain,
        /// A Dreamer that could climb.
        "demand-entered-dreamer" => EnteredDreamer,
        /// Greys that nobody climbed in this cycle.
        "demand-no-marks-yet" => NoMarksYet,
        /// The cells of a free walk.
        "demand-free-walk" => FreeWalk,
        /// A Dreamer that is not stuck.
        "demand-way-off-tree" => WayOffTree,
        /// Hands without reds at the end.
        "demand-no-red-after-creation" => NoRedAfterCreation,
        /// Empty Hands at the end.
        "demand-no-shards-after-creation" => NoShardsAfterCreation,
        // Cards.
        /// A card that can hold a shard.
        "demand-open-or-top" => OpenOrTop,
        /// A card that holds no shard yet.
        "demand-one-stored" => OneStored,
        /// A shard that may lie on a card.
        "demand-no-stored-red" => NoStoredRed,
        /// Cards without shards at the end.
        "demand-nothing-stored" => NothingStored,
        /// Cards whose shards came back.
        "demand-nothing-stored-yet" => NothingStoredYet,
        /// Cards to choose the order of.
        "demand-two-complete" => TwoComplete,
        /// An open card that is still open.
        "demand-not-complete" => NotComplete,
        /// The card that was completed.
        "demand-finished-card" => FinishedCard,
        /// Shards to choose from.
        "demand-two-stored" => TwoStored,
        /// A choice that drawn cards wait for.
        "demand-choice-of-drawn" => ChoiceOfDrawn,
        /// Cards to choose from.
        "demand-drawn" => Drawn { count: usize, level: Level },
        /// A deck that can be named.
        "demand-deck-to-name" => DeckToName,
        /// A deck that two do not choose from.
        "demand-lent-once" => LentOnce,
        /// A deck that somebody else chooses from.
        "demand-lent-to-another" => LentToAnother,
        // What a seat is in the middle of.
        /// A seat that has only chosen its start.
        "demand-nothing-yet" => NothingYet,
        /// A seat that does nothing but choose its start.
        "demand-only-start-cards" => OnlyStartCards,
        /// The turn of the first chooser.
        "demand-first-to-choose" => FirstToChoose,
        /// The right number of start cards.
        "demand-start-cards" => StartCards,
        /// A seat that can be in the middle of something.
        "demand-seat-that-acts" => SeatThatActs,
        /// A power that all can use at once.
        "demand-waking-power" => WakingPower,
        /// No power in the Finale.
        "demand-no-power-in-finale" => NoPowerInFinale,
        /// No draw in the Finale.
        "demand-no-draw-in-finale" => NoDrawInFinale,
        /// What a completion can interrupt.
        "demand-interrupted" => Interrupted,
        /// Nothing after an interruption that ends all.
        "demand-ended-by-completion" => EndedByCompletion,
        /// A power that goes on.
        "demand-power-with-work" => PowerWithWork,
        /// What the Tower has taken so far.
        "demand-taken-shards" => TakenShards,
        /// What planting takes.
        "demand-green-and-bare" => GreenAndBare,
        /// What an exchange takes.
        "demand-enough-shards" => EnoughShards,
        /// A request that must wait.
        "demand-waits-for-lower" => WaitsForLower,
        /// A request that does not wait for itself.
        "demand-no-circle" => NoCircle,
        /// A waiver for somebody who waits.
        "demand-waiver-to-waiting" => WaiverToWaiting,
        /// A choice with an answer.
        "demand-something-to-choose" => SomethingToChoose,
        /// Somebody who does not wait.
        "demand-not-all-waiting" => NotAllWaiting,
    }
}
