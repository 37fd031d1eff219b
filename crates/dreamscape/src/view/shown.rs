//! Views as clients read them. JSON, TypeScript and the description of the HTTP side are all made from these types.

use std::collections::BTreeMap;

use kernel::{Seat, SeatSet, Viewer};
use serde::{Serialize, Serializer};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{KnownTask, View};
use crate::card::CardId;
use crate::event::Cause;
use crate::game::Dreamscape;
use crate::grid::{Cell, Grid};
use crate::notation::{write_pause, write_task};
use crate::rules::purposes::standing;
use crate::shard::{Shard, Shards};
use crate::state::{PileId, Purpose, Side, State};
use crate::world::{Link, Location};

/// What a seat, or a spectator, may know of a game of Dreamscape.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct DreamscapeView {
    /// What everybody may know.
    #[serde(flatten)]
    pub shared: DreamscapeShared,
    /// What the viewer may know beyond that.
    #[serde(flatten)]
    pub own: DreamscapeOwn,
}

/// What one seat may know of a game of Dreamscape beyond what everybody may know.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct DreamscapeOwn {
    /// Who looks: the number of a seat, or `spectator`.
    pub viewer: String,
    /// The cards that the viewer alone sees, in the order in which they were drawn.
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub drawn: Vec<CardId>,
    /// The start card that the viewer chose and that is not revealed yet.
    #[ts(as = "Option<u8>")]
    #[schema(value_type = Option<u8>)]
    pub chosen: Option<CardId>,
}

/// What everybody may know of a game of Dreamscape.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct DreamscapeShared {
    /// The cycle, from 1.
    pub cycle: u8,
    /// Where in the cycle the game is.
    #[ts(as = "PhaseWord")]
    #[schema(value_type = PhaseWord)]
    pub phase: &'static str,
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
    #[ts(as = "Vec<String>")]
    #[schema(value_type = Vec<String>)]
    pub reds: Vec<Link>,
    /// The location of Mr Nightmare.
    #[ts(as = "Option<u8>")]
    #[schema(value_type = Option<u8>)]
    pub nightmare: Option<Location>,
    /// Reds in the reserve.
    pub reserve: u8,
    /// Trees in the reserve.
    pub trees: u8,
    /// Mr Nightmare as a player, in the solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub rival: Option<RivalView>,
    /// The shards that he holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub rival_shards: Option<ShardCount>,
    /// The grid of every Dreamscape. Like all that only the game can say, it is missing in the view of a program that asks for no more.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "GridView")]
    #[schema(value_type = GridView)]
    pub grid: Option<GridView>,
    /// How many cycles the game has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "u8")]
    #[schema(value_type = u8)]
    pub cycles: Option<u8>,
}

/// The grid of every Dreamscape.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct GridView {
    /// How many columns it has, `a` and so on.
    pub columns: u8,
    /// How many rows it has; 1 is the nearest.
    pub rows: u8,
    /// The cell on which a Dreamer enters.
    #[ts(as = "String")]
    #[schema(value_type = String)]
    pub entry: Cell,
}

/// A purpose tile in play.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct PurposeView {
    /// The number of the tile.
    pub tile: u8,
    /// Its colour, where it has one.
    #[ts(as = "Option<ShardLetter>")]
    #[schema(value_type = Option<ShardLetter>)]
    pub colour: Option<Shard>,
    /// The points that each seat would get from it now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Vec<i16>")]
    #[schema(value_type = Vec<i16>)]
    pub standing: Option<Vec<i16>>,
    /// The points that Mr Nightmare would get, in the solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub rival: Option<i16>,
}

/// What is known of one player. Cards are numbers in the pack.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct PlayerView {
    /// The seat.
    pub seat: usize,
    /// What stands on each cell, a letter for each shard, bottom to top, and `^` for a tree.
    #[ts(as = "BTreeMap<String, String>")]
    #[schema(value_type = BTreeMap<String, String>)]
    pub land: Pairs<Cell, String>,
    /// The cell of the Dreamer, once it has entered.
    #[ts(as = "Option<String>")]
    #[schema(value_type = Option<String>)]
    pub dreamer: Option<Cell>,
    /// The marked greys, by cell and height from the bottom: `b2:1`.
    pub marks: Vec<String>,
    /// The shards in the Hands.
    pub hands: ShardCount,
    /// Slumber points of all causes together.
    pub score: i32,
    /// Slumber points by cause, where there are any.
    #[ts(as = "BTreeMap<PointCause, i16>")]
    #[schema(value_type = BTreeMap<String, i16>)]
    pub points: Pairs<&'static str, i16>,
    /// The number on the initiative marker.
    pub marker: u8,
    /// Its side.
    pub side: MarkerSide,
    /// The location of the Sleeper.
    #[ts(as = "u8")]
    #[schema(value_type = u8)]
    pub sleeper: Location,
    /// 0 while it stands, else its place from the bottom.
    pub lying: u8,
    /// The open dreamcards.
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub open: Vec<CardId>,
    /// The finished dreamcards, top first.
    #[ts(as = "Vec<u8>")]
    #[schema(value_type = Vec<u8>)]
    pub finished: Vec<CardId>,
    /// Shards that lie on cards.
    #[ts(as = "Vec<(u8, ShardLetter)>")]
    #[schema(value_type = Vec<(u8, ShardLetter)>)]
    pub stored: Vec<(CardId, Shard)>,
    /// Whether a free step is in hand.
    pub free_step: bool,
    /// The power in progress, in notation: `tower 2`.
    pub doing: Option<String>,
    /// What interrupts, in notation: `keep I`.
    pub pause: Option<String>,
    /// How many cards are drawn and not decided on yet.
    pub drawn: u8,
    /// The seats that it lets go first, each at the supply that it waits for (D-7.15), where there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub waived: Option<Vec<u8>>,
    /// The seats for which its request waits (D-7.15), if one waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub behind: Option<Vec<u8>>,
}

/// Mr Nightmare as a player.
#[derive(Clone, PartialEq, Serialize, Debug, TS, ToSchema)]
pub struct RivalView {
    /// His points.
    pub points: i16,
    /// The number on his marker.
    pub marker: u8,
    /// 1 when he has travelled this cycle, else 0.
    pub travelled: u8,
}

/// How many shards there are of each colour; colours without any are left out.
#[derive(Clone, PartialEq, Debug, TS, ToSchema)]
#[schema(value_type = BTreeMap<String, u8>)]
pub struct ShardCount(#[ts(as = "BTreeMap<ShardLetter, u8>")] Shards);

impl Serialize for ShardCount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.colours().map(|shard| (shard, self.0.count(shard))))
    }
}

/// A map in an order of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Pairs<K, V>(pub Vec<(K, V)>);

impl<K: Serialize, V: Serialize> Serialize for Pairs<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// The side of an initiative marker that is up.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MarkerSide {
    /// The power of the location can still be used.
    Active,
    /// It was used.
    Used,
    /// It was handed back: the Creation of the seat is over.
    Back,
}

impl From<Side> for MarkerSide {
    fn from(side: Side) -> MarkerSide {
        [MarkerSide::Active, MarkerSide::Used, MarkerSide::Back][side as usize]
    }
}

/// A colour by its letter, as [`Shard`] is written.
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

/// Where in a cycle the game is, as [`Phase::word`](crate::state::Phase::word) says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS, ToSchema)]
#[ts(rename = "Phase", rename_all = "kebab-case")]
#[schema(as = Phase, rename_all = "kebab-case")]
pub enum PhaseWord {
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

/// What brings points, as [`Cause::word`] says it.
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

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        DreamscapeView { shared: DreamscapeShared::without_game(self), own: DreamscapeOwn::of(self) }
            .serialize(serializer)
    }
}

impl DreamscapeView {
    /// A view with all that the game can say of it.
    #[must_use]
    pub fn of(game: &Dreamscape, view: &View) -> DreamscapeView {
        DreamscapeView { shared: DreamscapeShared::of(game, view), own: DreamscapeOwn::of(view) }
    }
}

impl DreamscapeOwn {
    /// What the viewer alone may know.
    #[must_use]
    pub fn of(view: &View) -> DreamscapeOwn {
        let viewer = match view.viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "spectator".to_owned(),
        };
        DreamscapeOwn { viewer, drawn: view.drawn.cards().to_vec(), chosen: view.chosen }
    }
}

impl DreamscapeShared {
    /// What everybody may know, with what only the game can say of it: the grid, the number of cycles, and how each purpose stands.
    ///
    /// It is made from the view alone, so it tells nothing that the view does not tell. Counting how purposes stand takes longer
    /// than making a view, so only who shows a view to somebody does it.
    #[must_use]
    pub fn of(game: &Dreamscape, view: &View) -> DreamscapeShared {
        let Grid { columns, rows, entry, .. } = *game.grid();
        DreamscapeShared {
            purposes: view.shown_purposes(Some(game)),
            grid: Some(GridView { columns, rows, entry }),
            cycles: Some(game.cycles()),
            ..DreamscapeShared::without_game(view)
        }
    }

    fn without_game(view: &View) -> DreamscapeShared {
        let row = |row: &crate::world::Row| row.shards().iter().map(|shard| shard.letter()).collect();
        let players = view.players.iter().enumerate();
        DreamscapeShared {
            cycle: view.cycle,
            phase: view.phase.word(),
            turn: view.turn.0 + 1,
            actors: numbers(view.actors),
            action_points: view.action_points,
            players: players.map(|(seat, known)| PlayerView::of(view, seat, known)).collect(),
            rows: view.rows.iter().map(row).collect(),
            bag: ShardCount(view.bag),
            decks: view.decks,
            purposes: view.shown_purposes(None),
            reds: view.reds.iter().collect(),
            nightmare: view.nightmare,
            reserve: view.reserve,
            trees: view.trees,
            rival: view.rival.map(|rival| RivalView {
                points: rival.points,
                marker: rival.marker,
                travelled: u8::from(rival.travelled),
            }),
            rival_shards: view.rival.map(|rival| ShardCount(rival.shards)),
            grid: None,
            cycles: None,
        }
    }
}

impl View {
    fn shown_purposes(&self, game: Option<&Dreamscape>) -> Vec<PurposeView> {
        let counted = game.map(|game| (game, self.counted(game)));
        let shown = |&purpose: &Purpose| {
            let standing = counted.as_ref().map(|(game, state)| standing(game, state, purpose));
            PurposeView {
                tile: purpose.tile + 1,
                colour: purpose.colour,
                standing: standing.map(|standing| standing.points[..self.players.len()].to_vec()),
                rival: self.rival.and(standing).map(|standing| standing.rival),
            }
        };
        self.purposes.iter().flatten().map(shown).collect()
    }

    /// A position with all that counts for purposes and nothing else.
    fn counted(&self, game: &Dreamscape) -> State {
        let mut state = game.undealt();
        state.lands = self.lands;
        if let Some(rival) = self.rival {
            state.rival = rival;
        }
        for (seat, known) in self.players.iter().enumerate() {
            for &card in known.finished.iter().rev() {
                state.piles.push_top(PileId::Finished(Seat(seat as u8)), card);
            }
        }
        state
    }

    fn stack(&self, seat: usize, cell: Cell) -> String {
        let mut pieces: Vec<char> =
            self.lands.pieces(seat, cell).map(|piece| piece.shard().letter()).collect();
        pieces.reverse();
        if self.lands[seat].trees.has(cell) {
            pieces.push('^');
        }
        pieces.into_iter().collect()
    }

    /// Marked greys as cell and height from the bottom.
    fn marks(&self, seat: usize) -> Vec<String> {
        let mut marks = Vec::new();
        for cell in self.lands[seat].occupied {
            let height = self.lands.height(seat, cell) as usize;
            let marked = self.lands.pieces(seat, cell).enumerate().filter(|(_, piece)| piece.is_marked());
            marks.extend(marked.map(|(depth, _)| format!("{cell}:{}", height - depth)));
        }
        marks
    }
}

impl PlayerView {
    fn of(view: &View, seat: usize, known: &super::PlayerView) -> PlayerView {
        let land = &view.lands[seat];
        let points = Cause::ALL.into_iter().map(|cause| (cause.word(), known.points[cause as usize]));
        let some = |seats: SeatSet| Some(numbers(seats)).filter(|seats| !seats.is_empty());
        PlayerView {
            seat: seat + 1,
            land: Pairs(land.occupied.into_iter().map(|cell| (cell, view.stack(seat, cell))).collect()),
            dreamer: land.dreamer_cell(),
            marks: view.marks(seat),
            hands: ShardCount(known.hands),
            score: known.points.iter().map(|&points| i32::from(points)).sum(),
            points: Pairs(points.filter(|(_, points)| *points != 0).collect()),
            marker: known.marker,
            side: known.side.into(),
            sleeper: known.sleeper,
            lying: known.lying,
            open: known.open.collect(),
            finished: known.finished.clone(),
            stored: known.stored.clone(),
            free_step: known.free_step,
            doing: match known.task {
                KnownTask::Open(task) => in_words(|out| write_task(task, out)),
                KnownTask::ChosenSecretly => Some("chosen".to_owned()),
            },
            pause: in_words(|out| write_pause(known.pause, out)),
            drawn: known.drawn,
            waived: some(known.waived),
            behind: some(known.behind),
        }
    }
}

/// Seats as people count them.
fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0 + 1).collect()
}

/// What a writer of notation writes; `None` when it writes nothing.
fn in_words(write: impl FnOnce(&mut String) -> std::fmt::Result) -> Option<String> {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut text);
    Some(text).filter(|text| !text.is_empty())
}
