//! A game made ready: edition, options, pack, and everything prepared from them once.

use std::sync::Arc;

use crate::card::{CardId, Matcher};
use crate::data::{self, Board, Edition, Pack, SoloLevel, Switches, Tile, TileKind};
use crate::grid::{Cells, Grid};
use crate::land::Land;
use crate::setup::{MAX_CYCLES, Setup, SetupError};
use crate::world::{Location, Power};

/// The rules of one game: everything that does not change while it is played.
#[derive(Clone, Debug)]
pub struct Dreamscape {
    setup: Setup,
    switches: Switches,
    board: Board,
    tiles: Vec<Tile>,
    solo: Option<SoloLevel>,
    pack: Arc<Pack>,
    grid: Grid,
    matchers: Vec<Matcher>,
    points: Vec<i16>,
    row_target: u8,
    cycles: u8,
}

impl Dreamscape {
    /// Makes a game ready.
    ///
    /// # Errors
    /// When the choices make no game.
    pub fn new(setup: Setup, pack: Arc<Pack>) -> Result<Dreamscape, SetupError> {
        let data = data::builtin();
        let board = data.board.clone();
        let setup = Setup { nightmare: setup.nightmare || setup.solo.is_some(), ..setup };
        let solo = check(&setup)?.map(|level| data.solo[level as usize - 1].clone());
        let (columns, rows) = setup.house.grid.unwrap_or(board.grid);
        let mut grid = Grid::new(columns, rows).ok_or(SetupError::Grid { columns, rows })?;
        if setup.house.entry_right {
            grid = grid.with_right_entry().ok_or(SetupError::EntryRight { columns })?;
        }
        let switches = data.editions[setup.edition as usize].clone();
        let matchers =
            pack.cards.iter().map(|card| Matcher::new(&card.pattern, setup.house.mirrors)).collect();
        let points = (0..pack.cards.len()).map(|card| points_in(&pack, setup.edition, card)).collect();
        // The solo game uses the rows of two players (D-13.1).
        let people = setup.players.max(2);
        let row_target = board.dots.iter().filter(|&&dots| dots <= people).count() as u8;
        let cycles = setup.house.cycles.unwrap_or(board.cycles);
        let tiles = data.tiles.clone();
        Ok(Dreamscape {
            setup,
            switches,
            board,
            tiles,
            solo,
            pack,
            grid,
            matchers,
            points,
            row_target,
            cycles,
        })
    }

    /// What was chosen.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The switches of the edition.
    #[must_use]
    pub const fn switches(&self) -> &Switches {
        &self.switches
    }

    /// The values of the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// All purpose tiles.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Whether a kind of tile can be drawn in this game (D-2.2, D-13.1).
    #[must_use]
    pub fn draws_purpose(&self, kind: TileKind) -> bool {
        if self.solo.is_some() {
            return kind.is_for_solo();
        }
        let only_with_nightmares = match kind {
            TileKind::NoRed => true,
            TileKind::FewestEmpty => self.setup.house.empty_in_nightmare,
            _ => false,
        };
        self.setup.nightmare || !only_with_nightmares
    }

    /// The solo level, in the solo game.
    #[must_use]
    pub const fn solo(&self) -> Option<&SoloLevel> {
        self.solo.as_ref()
    }

    /// The pack of cards.
    #[must_use]
    pub const fn pack(&self) -> &Arc<Pack> {
        &self.pack
    }

    /// The grid of every Dreamscape.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// How many shards a row is filled to (D-2.5).
    #[must_use]
    pub const fn row_target(&self) -> u8 {
        self.row_target
    }

    /// How many cycles the game has.
    #[must_use]
    pub const fn cycles(&self) -> u8 {
        self.cycles
    }

    /// Trees in the reserve at the start (D-1.8).
    #[must_use]
    pub const fn trees(&self) -> u8 {
        self.board.trees[self.setup.players as usize - 1]
    }

    /// What completing a card brings in this edition.
    #[must_use]
    pub fn card_points(&self, card: CardId) -> i16 {
        self.points[card.index()]
    }

    /// The power of a card.
    #[must_use]
    pub fn card_power(&self, card: CardId) -> Power {
        self.pack.cards[card.index()].power
    }

    /// The power of a location.
    #[must_use]
    pub const fn location_power(&self, location: Location) -> Power {
        self.board.powers[location.0 as usize]
    }

    /// The search for a card's pattern.
    #[must_use]
    pub fn matcher(&self, card: CardId) -> &Matcher {
        &self.matchers[card.index()]
    }

    /// Whether a card is complete in a Dreamscape, given that only the `changed` cells changed since it was not.
    #[must_use]
    pub fn is_complete(&self, card: CardId, land: &Land, changed: Cells) -> bool {
        self.matchers[card.index()].completes(land, &self.grid, changed)
    }
}

fn check(setup: &Setup) -> Result<Option<u8>, SetupError> {
    let least = if setup.solo.is_some() { 1 } else { 2 };
    let most = if setup.solo.is_some() { 1 } else { 4 };
    if setup.players < least || setup.players > most {
        return Err(SetupError::Players { players: setup.players });
    }
    if let Some(cycles) = setup.house.cycles
        && (cycles == 0 || cycles > MAX_CYCLES)
    {
        return Err(SetupError::Cycles { cycles });
    }
    match setup.solo {
        Some(level) if !(1..=4).contains(&level) => Err(SetupError::SoloLevel { level }),
        Some(_) if setup.simultaneous => Err(SetupError::SoloSimultaneous),
        solo => Ok(solo),
    }
}

fn points_in(pack: &Pack, edition: Edition, card: usize) -> i16 {
    let card = &pack.cards[card];
    card.points_in.iter().find(|(word, _)| word == edition.word()).map_or(card.points, |&(_, points)| points)
}
