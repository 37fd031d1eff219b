//! What a viewer may know (section 16 of the rules), built from nothing by adding.

pub mod shown;

use kernel::{Dice, Game, Seat, SeatSet, Viewer};

use crate::card::{CardId, CardSet, Level};
use crate::game::Dreamscape;
use crate::grid::Cells;
use crate::land::Lands;
use crate::shard::{Shard, Shards};
use crate::state::{Drawn, Pause, Phase, PileId, Player, Purpose, Rival, Side, State, Task};
use crate::world::{Links, Location, Row};

pub use shown::{DreamscapeOwn, DreamscapeShared, DreamscapeView};

/// What everybody may know of one player, and what the viewer may know of the own seat.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerView {
    /// The shards in the Hands.
    pub hands: Shards,
    /// Slumber points by [`Cause`](crate::event::Cause).
    pub points: [i16; 9],
    /// The number on the initiative marker.
    pub marker: u8,
    /// Its side.
    pub side: Side,
    /// Where the Sleeper is.
    pub sleeper: Location,
    /// 0 while it stands, else its place from the bottom.
    pub lying: u8,
    /// The open dreamcards.
    pub open: CardSet,
    /// The finished dreamcards, top first.
    pub finished: Vec<CardId>,
    /// Shards stored on open cards and on the top of the pile.
    pub stored: Vec<(CardId, Shard)>,
    /// Whether a free step is in hand.
    pub free_step: bool,
    /// Cells of this run of free steps (D-7.16).
    pub walked: Cells,
    /// Locations of this run of free moves (D-7.16).
    pub roamed: u8,
    /// Whom the seat lets go first, each at the supply that it waits for (D-7.15).
    pub waived: SeatSet,
    /// The seats for which its request waits (D-7.15).
    pub behind: SeatSet,
    /// The power in progress; a start card that was chosen but not revealed is `ChosenSecretly`.
    pub task: KnownTask,
    /// The interruption in progress.
    pub pause: Pause,
    /// How many cards are drawn and not yet decided on.
    pub drawn: u8,
}

/// The power in progress as others see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KnownTask {
    /// Everything about it is public.
    Open(Task),
    /// A start card was chosen and is not yet revealed.
    ChosenSecretly,
}

/// What a viewer may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The cycle, from 1.
    pub cycle: u8,
    /// The phase.
    pub phase: Phase,
    /// Whose turn it is, where one seat acts alone.
    pub turn: Seat,
    /// Whom the game waits for.
    pub actors: SeatSet,
    /// Action points left in this Travel.
    pub action_points: u8,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The Dreamscapes.
    pub lands: Lands,
    /// The rows of locations 1 to 6.
    pub rows: [Row; 6],
    /// The bag by colour.
    pub bag: Shards,
    /// The sizes of the decks.
    pub decks: [u8; 3],
    /// The purpose tiles in play.
    pub purposes: [Option<Purpose>; 4],
    /// Links that hold a red.
    pub reds: Links,
    /// Where Mr Nightmare is.
    pub nightmare: Option<Location>,
    /// Reds in the reserve.
    pub reserve: u8,
    /// Trees in the reserve.
    pub trees: u8,
    /// Mr Nightmare as a player, in the solo game.
    pub rival: Option<Rival>,
    /// The cards that the viewer alone sees, in the order in which they were drawn.
    pub drawn: Drawn,
    /// The start card that the viewer has chosen and that is not yet revealed.
    pub chosen: Option<CardId>,
}

impl View {
    /// What the viewer may know of a position.
    #[must_use]
    pub fn of(game: &Dreamscape, state: &State, viewer: Viewer) -> View {
        let seats = (0..game.setup().players).map(Seat);
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < game.seats() => Some(state.player(seat)),
            _ => None,
        };
        View {
            viewer,
            cycle: state.cycle,
            phase: state.phase,
            turn: state.turn,
            actors: game.awaited(state),
            action_points: state.action_points,
            players: seats.map(|seat| PlayerView::of(game, state, seat)).collect(),
            lands: state.lands,
            rows: state.rows,
            bag: state.bag,
            decks: Level::ALL.map(|level| state.piles.len(PileId::Deck(level))),
            purposes: state.purposes,
            reds: state.reds,
            nightmare: state.nightmare,
            reserve: state.reserve,
            trees: state.trees,
            rival: game.solo().map(|_| state.rival),
            drawn: own.map_or(Drawn::NONE, |player| player.drawn),
            chosen: own.and_then(|player| match player.task {
                Task::StartChosen(card) => Some(card),
                _ => None,
            }),
        }
    }

    /// A position that fits the view, with everything hidden dealt anew at random: what a player may imagine.
    #[must_use]
    pub fn suppose(&self, game: &Dreamscape, dice: &mut Dice) -> State {
        let mut state = game.undealt();
        let mut unseen = self.unseen_cards(game, dice);
        for (seat, known) in self.players.iter().enumerate() {
            state.players[seat] =
                known.suppose(self.viewer == Viewer::Seat(Seat(seat as u8)), self, &mut unseen);
            for &card in known.finished.iter().rev() {
                state.piles.push_top(PileId::Finished(Seat(seat as u8)), card);
            }
            for &(card, shard) in &known.stored {
                state.piles.store(card, Some(shard));
            }
        }
        for (level, cards) in Level::ALL.into_iter().zip(unseen) {
            for card in cards {
                state.piles.push_bottom(PileId::Deck(level), card);
            }
        }
        State {
            lands: self.lands,
            rows: self.rows,
            bag: self.bag,
            purposes: self.purposes,
            reds: self.reds,
            nightmare: self.nightmare,
            reserve: self.reserve,
            trees: self.trees,
            cycle: self.cycle,
            phase: self.phase,
            turn: self.turn,
            action_points: self.action_points,
            rival: self.rival.unwrap_or(state.rival),
            ..state
        }
    }

    /// The cards that the viewer has not seen, by level, in random order.
    fn unseen_cards(&self, game: &Dreamscape, dice: &mut Dice) -> [Vec<CardId>; 3] {
        let mut seen: CardSet = self.drawn.cards().iter().copied().chain(self.chosen).collect();
        for player in &self.players {
            player.open.chain(player.finished.iter().copied()).for_each(|card| seen.insert(card));
        }
        Level::ALL.map(|level| {
            let cards = game.pack().cards.iter().enumerate().filter(|(_, card)| card.level == level);
            let mut cards: Vec<CardId> =
                cards.map(|(i, _)| CardId(i as u8)).filter(|&card| !seen.has(card)).collect();
            for i in (1..cards.len()).rev() {
                cards.swap(i, dice.below(i as u32 + 1) as usize);
            }
            cards
        })
    }
}

impl PlayerView {
    fn of(game: &Dreamscape, state: &State, seat: Seat) -> PlayerView {
        let player = state.player(seat);
        let pile = PileId::Finished(seat);
        let holders = player.open.chain(state.piles.top(pile));
        // A second stored shard lies on the pile only until its owner has chosen between the two (D-8.5).
        let below = state.piles.cards(pile).nth(1).filter(|_| player.pause == Pause::Retain);
        PlayerView {
            hands: player.hands,
            points: player.points,
            marker: player.marker,
            side: player.side,
            sleeper: player.sleeper,
            lying: player.lying,
            open: player.open,
            finished: state.piles.cards(pile).collect(),
            stored: holders
                .chain(below)
                .filter_map(|card| state.piles.stored(card).map(|shard| (card, shard)))
                .collect(),
            free_step: player.free_step,
            walked: player.walked,
            roamed: player.roamed,
            waived: player.waived,
            behind: game.behind(state, seat),
            task: match player.task {
                Task::StartChosen(_) => KnownTask::ChosenSecretly,
                task => KnownTask::Open(task),
            },
            pause: player.pause,
            drawn: player.drawn.cards().len() as u8,
        }
    }

    fn suppose(&self, own: bool, view: &View, unseen: &mut [Vec<CardId>; 3]) -> Player {
        let level = match (self.pause, self.task) {
            (Pause::Keep(level), _) | (_, KnownTask::Open(Task::KingKeep(level))) => level,
            _ => Level::I,
        };
        let mut drawn = if own { view.drawn } else { Drawn::NONE };
        if !own {
            (0..self.drawn).filter_map(|_| unseen[level.index()].pop()).for_each(|card| drawn.push(card));
        }
        let task = match self.task {
            KnownTask::Open(task) => task,
            KnownTask::ChosenSecretly => {
                let card = if own { view.chosen } else { drawn.cards().first().copied() };
                Task::StartChosen(card.unwrap_or(CardId(0)))
            }
        };
        Player {
            open: self.open,
            walked: self.walked,
            hands: self.hands,
            points: self.points,
            marker: self.marker,
            side: self.side,
            sleeper: self.sleeper,
            lying: self.lying,
            roamed: self.roamed,
            free_step: self.free_step,
            waived: self.waived,
            task,
            pause: self.pause,
            drawn,
        }
    }
}
