//! The sentences of the terminal game; their words are in `locales/<lang>/dreamscape/play.ftl`.

use dreamscape::Shard;
use dreamscape::action::Supply;
use dreamscape::card::{CardId, Level};
use dreamscape::grid::Cell;
use dreamscape::world::{Link, Location, Power};
use kernel::Seat;

kernel::messages! {
    /// Actions in words, as a person chooses them.
    pub enum Deed {
        /// Take the shard at the hand end.
        "act-collect" => Collect { shard: Shard },
        /// Move for a point.
        "act-move" => Move { location: Location },
        /// Move free.
        "act-move-free" => MoveFree { location: Location },
        /// Use the power of the location.
        "act-power" => Power { power: Power },
        /// Use the power of a card.
        "act-use" => Use { power: Power, card: CardId, shard: Shard },
        /// Store a shard on a card.
        "act-store" => Store { shard: Shard, card: CardId },
        /// The Dreamer enters.
        "act-enter" => Enter { cell: Cell, shard: Shard },
        /// The Dreamer steps for a white.
        "act-step" => Step { cell: Cell, shard: Shard },
        /// The Dreamer steps free.
        "act-step-free" => StepFree { cell: Cell, shard: Shard },
        /// Place a shard on an empty cell.
        "act-place" => Place { shard: Shard, cell: Cell },
        /// Place a shard on another.
        "act-place-on" => PlaceOn { shard: Shard, cell: Cell, top: Shard },
        /// Exchange shards.
        "act-exchange" => Exchange { count: u8, give: Shard, take: Shard },
        /// Plant a tree.
        "act-plant" => Plant { cell: Cell, shard: Shard },
        /// End one's Travel.
        "act-end-travel" => EndTravel { points: u8 },
        /// End one's Creation.
        "act-end-creation" => EndCreation { count: u32 },
        /// Put a drawn shard into a row.
        "act-harvest" => Harvest { shard: Shard, location: Location },
        /// Choose the row to put in order.
        "act-lake" => Lake { location: Location },
        /// Choose the shard for the next slot.
        "act-next" => Next { shard: Shard },
        /// Take a shard back.
        "act-take" => Take { shard: Shard, cell: Cell },
        /// Move a shard with what is on it.
        "act-golem" => Golem { shard: Shard, from: Cell, to: Cell, load: u32 },
        /// Stop a power.
        "act-done" => Done {},
        /// Draw from a deck.
        "act-draw" => Draw { level: Level },
        /// Draw nothing.
        "act-draw-none" => DrawNone {},
        /// Keep a card.
        "act-keep" => Keep { card: CardId },
        /// Keep no card.
        "act-keep-none" => KeepNone {},
        /// Settle a complete card first.
        "act-complete" => Complete { card: CardId },
        /// Keep a stored shard.
        "act-retain" => Retain { shard: Shard },
        /// Put a red on a link.
        "act-sow" => Sow { link: Link },
        /// Let others go first.
        "act-waive" => Waive { names: String, supply: Supply },
        /// Take a request back.
        "act-withdraw" => Withdraw {},
    }
}

kernel::messages! {
    /// Groups of actions, with how many there are.
    pub enum Sheaf {
        /// Moves.
        "group-move" => Moves { count: u32 },
        /// Powers of cards.
        "group-use" => Uses { count: u32 },
        /// Storing.
        "group-store" => Stores { count: u32 },
        /// Steps of the Dreamer.
        "group-step" => Steps { count: u32 },
        /// Places for a colour.
        "group-place" => Places { shard: Shard, count: u32 },
        /// Exchanges of a colour.
        "group-exchange" => Exchanges { give: Shard, count: u32 },
        /// Places for a tree.
        "group-plant" => Plants { count: u32 },
        /// Golem moves from a cell.
        "group-golem" => Golems { cell: Cell, count: u32 },
        /// Shards that the Tower can take.
        "group-take" => Takes { count: u32 },
        /// Rows for a drawn shard.
        "group-harvest" => Harvests { shard: Shard, count: u32 },
    }
}

kernel::messages! {
    /// Headings, labels and remarks of the screens.
    pub enum Ui {
        /// The cycle.
        "ui-cycle" => Cycle { cycle: u8, cycles: u8 },
        /// The bag, before its contents.
        "ui-bag" => Bag { count: u32 },
        /// Trees left.
        "ui-trees" => Trees { count: u8 },
        /// Reds left.
        "ui-reserve" => Reserve { count: u8 },
        /// Decks, before their sizes.
        "ui-decks" => Decks {},
        /// Heading of the Dreamworld.
        "ui-world" => World {},
        /// Heading of a Dreamscape.
        "ui-dreamscape" => Dreamscape { seat: Seat },
        /// The Hands, before the shards.
        "ui-hands" => Hands {},
        /// Nothing in them.
        "ui-empty" => Empty {},
        /// The finished cards, before their titles.
        "ui-finished" => Finished {},
        /// A free step is in hand.
        "ui-free-step" => FreeStep {},
        /// Heading of the players.
        "ui-players" => Players {},
        /// A seat of the computer.
        "ui-computer" => Computer {},
        /// Mr Nightmare.
        "ui-rival" => Rival {},
        /// Heading of the purposes.
        "ui-purposes" => Purposes {},
        /// Heading of the open cards of a seat.
        "ui-cards" => Cards { seat: Seat },
        /// Heading of the cards to choose from.
        "ui-drawn" => Drawn {},
        /// No open card.
        "ui-no-cards" => NoCards {},
        /// More cards than fit.
        "ui-more-cards" => MoreCards { count: u32 },
        /// The card of a player on the screen of all cards.
        "ui-card-of" => CardOf { seat: Seat },
        /// A finished card of a player on the screen of all cards.
        "ui-finished-of" => FinishedOf { seat: Seat },
        /// How to choose an action.
        "ui-choose" => Choose {},
        /// How to choose in an open group.
        "ui-choose-open" => ChooseOpen {},
        /// How many actions fit what was typed.
        "ui-fitting" => Fitting { count: u32 },
        /// Heading of the log.
        "ui-log" => Log {},
        /// Heading of all cards.
        "ui-all-cards" => AllCards {},
        /// Heading of all Dreamscapes.
        "ui-boards" => Boards {},
        /// Whose turn it is and what is asked.
        "ui-asked" => Asked { seat: Seat, prompt: String },
        /// A computer is at it.
        "ui-computer-plays" => ComputerPlays { seat: Seat },
        /// Several people may act.
        "ui-others-too" => OthersToo {},
        /// Chance will answer.
        "ui-chance" => Chance {},
        /// The action brings a red.
        "ui-takes-red" => TakesRed {},
        /// The action completes a card.
        "ui-completes" => Completes { card: CardId },
        /// How far one can go back.
        "ui-undo" => Undo { steps: u32, reason: String },
        /// One can go back to the beginning.
        "ui-undo-all" => UndoAll { steps: u32 },
        /// One cannot go back.
        "ui-undo-none" => UndoNone { reason: String },
        /// The keys in short.
        "ui-keys" => Keys {},
        /// The keys of screens that are only read.
        "ui-keys-reading" => KeysReading {},
        /// A refusal with its rule.
        "ui-why" => Why { reason: String, rule: String, title: String },
        /// How to read the rule.
        "ui-read-rule" => ReadRule {},
        /// What was typed fits nothing.
        "ui-no-fit" => NoFit { text: String },
        /// Nobody can act, the computer is at it.
        "ui-wait" => Wait {},
        /// The rows were filled.
        "ui-rows-filled" => RowsFilled { rows: String },
        /// A step was taken back.
        "ui-taken-back" => TakenBack { seat: Seat, action: String },
        /// A step was played again.
        "ui-played-again" => PlayedAgain { seat: Seat, action: String },
        /// Hidden cards: only one person may look.
        "ui-cover" => Cover { seat: Seat },
        /// What to do then.
        "ui-cover-key" => CoverKey { seat: Seat },
        /// The terminal is too small.
        "ui-small" => Small { columns: u16, lines: u16, need_columns: u16, need_lines: u16 },
        /// Somebody has won.
        "ui-winner" => Winner { seat: Seat },
        /// Several share the victory.
        "ui-winners" => Winners { names: String },
        /// Mr Nightmare has won.
        "ui-rival-wins" => RivalWins {},
        /// The last line of the table of points.
        "ui-total" => Total {},
        /// Heading of the last screen.
        "ui-end" => End {},
        /// The keys of the last screen.
        "ui-keys-end" => KeysEnd {},
        /// Heading of the help.
        "ui-help" => Help {},
        /// The help.
        "ui-help-text" => HelpText {},
    }
}

kernel::messages! {
    /// What the game says when it has no screen: before it begins and after it was left.
    pub enum Aside {
        /// There is no terminal.
        "play-no-terminal" => NoTerminal {},
        /// The terminal failed.
        "play-broken-terminal" => BrokenTerminal { detail: String },
        /// The game was left and can be gone on with.
        "play-saved" => Saved { file: String, command: String },
        /// The game was left at its end.
        "play-over" => Over { file: String },
        /// The game could not be saved.
        "play-not-saved" => NotSaved { file: String, detail: String },
        /// An earlier game was put aside.
        "play-put-aside" => PutAside { file: String },
        /// The file is not a game that can be gone on with, so it is not overwritten.
        "play-foreign" => Foreign { file: String, problem: String },
        /// The game in the file was begun with a pack that is not here, so it is not overwritten.
        "play-needs-pack" => NeedsPack { file: String, pack: String, command: String },
        /// There is no game to go on with.
        "play-nothing" => Nothing { file: String },
        /// There is no folder to save in.
        "play-no-folder" => NoFolder {},
        /// The program failed.
        "play-panic" => Panic { file: String },
    }
}

/// The names of phases, short names of powers, and names for the seats.
pub const NAMES: [&str; 16] = [
    "phase-start",
    "phase-travel",
    "phase-nightmare",
    "phase-creation",
    "phase-finale",
    "phase-over",
    "short-muse",
    "short-harvesters",
    "short-tower",
    "short-golem",
    "short-lake",
    "short-king",
    "seat-orange",
    "seat-purple",
    "seat-yellow",
    "seat-teal",
];
