//! Dreamscape as clients read it: the form of its views and of its answers.
//!
//! The engine writes them itself and knows nothing of clients. These types are the description for those who read: TypeScript and
//! the description of the HTTP side are made from them, and tests hold real views and answers against it.

use std::collections::BTreeMap;

use ts_rs::TS;
use utoipa::ToSchema;

/// What a seat, or a spectator, may know of a game of Dreamscape.
#[derive(Debug, TS, ToSchema)]
pub struct DreamscapeView {
    /// Who looks: the number of a seat, or `spectator`.
    pub viewer: String,
    /// The cycle, from 1.
    pub cycle: u8,
    /// Where in the cycle the game is.
    pub phase: Phase,
    /// The seat whose turn it is, where one acts alone.
    pub turn: u8,
    /// The seats that the game waits for.
    pub actors: Vec<u8>,
    /// Action points left in this Travel.
    pub action_points: u8,
    /// The players, in the order of the seats.
    pub players: Vec<PlayerView>,
    /// The shards at locations 1 to 6, a letter for each.
    pub rows: Vec<String>,
    /// The shards in the bag.
    pub bag: ShardCount,
    /// How many cards the decks of level I, II and III have.
    pub decks: [u8; 3],
    /// The purposes in play.
    pub purposes: Vec<PurposeView>,
    /// The links that hold a red, by their ends: `1-2`.
    pub reds: Vec<String>,
    /// The location of Mr Nightmare.
    pub nightmare: Option<u8>,
    /// Reds in the reserve.
    pub reserve: u8,
    /// Trees in the reserve.
    pub trees: u8,
    /// Mr Nightmare as a player, in the solo game.
    #[ts(optional)]
    #[schema(nullable = false)]
    pub rival: Option<RivalView>,
    /// The shards that he holds.
    #[ts(optional)]
    #[schema(nullable = false)]
    pub rival_shards: Option<ShardCount>,
    /// The cards that the viewer alone sees, in the order in which they were drawn.
    pub drawn: Vec<u8>,
    /// The start card that the viewer chose and that is not revealed yet.
    pub chosen: Option<u8>,
    /// The grid of every Dreamscape.
    pub grid: GridView,
    /// How many cycles the game has.
    pub cycles: u8,
}

/// The grid of every Dreamscape.
#[derive(Debug, TS, ToSchema)]
pub struct GridView {
    /// How many columns it has, `a` and so on.
    pub columns: u8,
    /// How many rows it has; 1 is the nearest.
    pub rows: u8,
    /// The cell on which a Dreamer enters.
    pub entry: String,
}

/// A purpose tile in play.
#[derive(Debug, TS, ToSchema)]
pub struct PurposeView {
    /// The number of the tile.
    pub tile: u8,
    /// Its colour, where it has one.
    pub colour: Option<ShardLetter>,
    /// The points that each seat would get from it now.
    pub standing: Vec<i16>,
    /// The points that Mr Nightmare would get, in the solo game.
    #[ts(optional)]
    #[schema(nullable = false)]
    pub rival: Option<i16>,
}

/// What is known of one player. Cards are numbers in the pack.
#[derive(Debug, TS, ToSchema)]
pub struct PlayerView {
    /// The seat.
    pub seat: usize,
    /// What stands on each cell, a letter for each shard, bottom to top, and `^` for a tree.
    pub land: BTreeMap<String, String>,
    /// The cell of the Dreamer, once it has entered.
    pub dreamer: Option<String>,
    /// The marked greys, by cell and height from the bottom: `b2:1`.
    pub marks: Vec<String>,
    /// The shards in the Hands.
    pub hands: ShardCount,
    /// Slumber points of all causes together.
    pub score: i32,
    /// Slumber points by cause, where there are any.
    #[schema(value_type = BTreeMap<String, i16>)]
    pub points: BTreeMap<PointCause, i16>,
    /// The number on the initiative marker.
    pub marker: u8,
    /// Its side.
    pub side: MarkerSide,
    /// The location of the Sleeper.
    pub sleeper: u8,
    /// 0 while it stands, else its place from the bottom.
    pub lying: u8,
    /// The open dreamcards.
    pub open: Vec<u8>,
    /// The finished dreamcards, top first.
    pub finished: Vec<u8>,
    /// Shards that lie on cards.
    pub stored: Vec<(u8, ShardLetter)>,
    /// Whether a free step is in hand.
    pub free_step: bool,
    /// The power in progress, in notation: `tower 2`.
    pub doing: Option<String>,
    /// What interrupts, in notation: `keep I`.
    pub pause: Option<String>,
    /// How many cards are drawn and not decided on yet.
    pub drawn: u8,
    /// The seats that it lets go first, each at the supply that it waits for (D-7.15), where there are any.
    #[ts(optional)]
    #[schema(nullable = false)]
    pub waived: Option<Vec<u8>>,
    /// The seats for which its request waits (D-7.15), if one waits.
    #[ts(optional)]
    #[schema(nullable = false)]
    pub behind: Option<Vec<u8>>,
}

/// Mr Nightmare as a player.
#[derive(Debug, TS, ToSchema)]
pub struct RivalView {
    /// His points.
    pub points: i16,
    /// The number on his marker.
    pub marker: u8,
    /// 1 when he has travelled this cycle, else 0.
    pub travelled: u8,
}

/// How many shards there are of each colour; colours without any are left out.
#[derive(Debug, TS, ToSchema)]
#[schema(value_type = BTreeMap<String, u8>)]
pub struct ShardCount(pub BTreeMap<ShardLetter, u8>);

/// A colour by its letter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, TS, ToSchema)]
pub enum ShardLetter {
    /// Blue: water.
    W,
    /// Grey: rock.
    R,
    /// Brown: land.
    L,
    /// Green: grass.
    G,
    /// White: moves.
    M,
    /// Red: nightmares.
    N,
}

/// Where in a cycle the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS, ToSchema)]
#[ts(rename_all = "kebab-case")]
#[schema(rename_all = "kebab-case")]
pub enum Phase {
    /// Start cards are chosen.
    Start,
    /// Travel.
    Travel,
    /// A player's Nightmare phase.
    Nightmare,
    /// Creation.
    Creation,
    /// The last Creation.
    Finale,
    /// The game is over.
    Over,
}

/// The side of an initiative marker that is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS, ToSchema)]
#[ts(rename_all = "kebab-case")]
#[schema(rename_all = "kebab-case")]
pub enum MarkerSide {
    /// The power of the location can still be used.
    Active,
    /// It was used.
    Used,
    /// It was handed back: the Creation of the seat is over.
    Back,
}

/// What brings points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, TS, ToSchema)]
#[ts(rename_all = "kebab-case")]
#[schema(rename_all = "kebab-case")]
pub enum PointCause {
    /// Steps onto water.
    Water,
    /// Steps onto mountains.
    Mountain,
    /// Planting trees.
    Trees,
    /// Steps onto reds.
    RedSteps,
    /// Completed dreamcards.
    Cards,
    /// Purpose tiles.
    Purposes,
    /// Dreamcards that are open at the end.
    OpenCards,
    /// Reds in the Dreamscape at the end.
    Reds,
    /// What a set position gave without a cause.
    Given,
}

/// A cell that the Dreamer can get to from where it is.
#[derive(Debug, TS, ToSchema)]
pub struct Reached {
    /// The cell.
    pub cell: String,
    /// The whites that the way costs.
    pub cost: u8,
    /// The points that the way brings.
    pub points: i32,
    /// The cells of the way, the last one included.
    pub way: Vec<String>,
    /// The cards that are finished on the way.
    pub completes: Vec<u8>,
}

/// A place where a card is built, or could be.
#[derive(Debug, TS, ToSchema)]
pub struct Fit {
    /// Its cells.
    pub cells: Vec<FitCell>,
    /// How many shards are missing.
    pub missing: u32,
    /// How many cells hold something that must go first.
    pub blocked: u32,
    /// Where the Dreamer must stand, if the card shows it.
    pub dreamer: Option<String>,
    /// Whether the Dreamer stands as the card wants it.
    pub stands: bool,
    /// Whether nothing is missing at all.
    pub complete: bool,
}

/// A cell of such a place.
#[derive(Debug, TS, ToSchema)]
pub struct FitCell {
    /// The cell.
    pub cell: String,
    /// The stack that the card shows, bottom to top.
    pub shown: String,
    /// The shards to put on top of what lies there, in this order; nothing when something must go first.
    pub missing: Option<String>,
    /// Whether the card shows a tree and none stands here, or the other way round.
    pub tree_differs: bool,
}
