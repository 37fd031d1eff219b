//! What is printed on the boards, tiles and cards of Dreamscape, for those who draw them.

use crate::card::{Card, PatternCell};
use crate::data::{Edition, Pack, SOLO_WORDS, SoloLevel, Tile, builtin};
use crate::notation::OPTION_WORDS;
use crate::world::{Link, Power};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What there is in Dreamscape.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct DreamscapeContent {
    /// The editions, the usual one first.
    pub editions: Vec<&'static str>,
    /// The packs of cards, with their versions: `nocturne-1`.
    pub packs: Vec<String>,
    /// The options, with an example of a value where one is needed: `grid=6x5`.
    pub options: Vec<&'static str>,
    /// The links between locations, by their ends: `1-2`.
    pub links: Vec<String>,
    /// The powers of locations 1 to 6.
    pub powers: Vec<&'static str>,
    /// How many dots the slots of a row have, from the key slot.
    pub dots: Vec<u8>,
    /// The action points of a Travel.
    pub action_points: u8,
    /// How many cycles a game has, if no option says otherwise.
    pub cycles: u8,
    /// The purpose tiles, by number.
    pub purposes: Vec<PurposeTile>,
    /// The levels of the solo game, easiest first.
    pub solo: Vec<SoloOpponent>,
}

/// A purpose tile.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct PurposeTile {
    /// Its number.
    pub number: usize,
    /// What it rewards: `most-shards`.
    pub kind: &'static str,
    /// What it is worth; nothing where the points are counted.
    pub value: Option<u8>,
    /// From so many shards on, so many points.
    pub steps: Vec<(u8, u8)>,
    /// Whether it has a colour.
    pub coloured: bool,
}

/// Mr Nightmare at a level of the solo game.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct SoloOpponent {
    /// The name of the level.
    pub level: &'static str,
    /// How many shards he takes where he arrives.
    pub takes: u8,
    /// What a full set brings him.
    pub set_points: u8,
    /// The points that he begins with.
    pub head_start: u8,
}

/// A pack of dreamcards. The title of a card is the text of the key `card-`, the pack's name, `-` and the card's slug.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct CardPack {
    /// Its name.
    pub name: &'static str,
    /// Its version.
    pub version: u32,
    /// The cards, by number.
    pub cards: Vec<CardFace>,
}

/// What is printed on a dreamcard.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct CardFace {
    /// Its number in the pack.
    pub number: usize,
    /// Its name in keys.
    pub slug: &'static str,
    /// The level of its deck, 1 to 3.
    pub level: usize,
    /// What completing it brings.
    pub points: i16,
    /// Its power.
    pub power: &'static str,
    /// How wide its pattern is.
    pub columns: i8,
    /// How deep its pattern is.
    pub rows: i8,
    /// The cells of its pattern.
    pub cells: Vec<CardCell>,
}

/// A cell of a pattern.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct CardCell {
    /// The column, from 0.
    pub column: i8,
    /// The row, from 0; the nearest is 0.
    pub row: i8,
    /// A letter for each shard, bottom to top.
    pub stack: String,
    /// Whether a tree stands on it.
    pub tree: bool,
    /// Whether the Dreamer stands on it.
    pub dreamer: bool,
}

/// What there is in Dreamscape.
pub(super) fn content() -> DreamscapeContent {
    let data = builtin();
    DreamscapeContent {
        editions: Edition::ALL.map(Edition::word).to_vec(),
        packs: data.packs.iter().map(|pack| pack_word(pack)).collect(),
        options: OPTION_WORDS.to_vec(),
        links: Link::ALL.iter().map(Link::to_string).collect(),
        powers: data.board.powers.iter().map(|power: &Power| power.word()).collect(),
        dots: data.board.dots.to_vec(),
        action_points: data.board.action_points,
        cycles: data.board.cycles,
        purposes: data.tiles.iter().enumerate().map(|(place, tile)| purpose(place, tile)).collect(),
        solo: SOLO_WORDS.iter().zip(&data.solo).map(|(level, solo)| opponent(level, solo)).collect(),
    }
}

/// The packs with their names and versions, `nocturne-1`.
pub(super) fn packs() -> impl Iterator<Item = (String, CardPack)> {
    builtin().packs.iter().map(|pack| (pack_word(pack), faces(pack)))
}

fn pack_word(pack: &Pack) -> String {
    format!("{}-{}", pack.name, pack.version)
}

fn purpose(place: usize, tile: &Tile) -> PurposeTile {
    PurposeTile {
        number: place + 1,
        kind: tile.kind.word(),
        value: Some(tile.value).filter(|value| *value > 0),
        steps: tile.steps.clone(),
        coloured: tile.kind.has_colour(),
    }
}

fn opponent(level: &'static str, solo: &SoloLevel) -> SoloOpponent {
    let SoloLevel { takes, set_points, head_start } = *solo;
    SoloOpponent { level, takes, set_points, head_start }
}

fn faces(pack: &'static Pack) -> CardPack {
    let cards = pack.cards.iter().enumerate().map(|(place, card)| face(place, card));
    CardPack { name: &pack.name, version: pack.version, cards: cards.collect() }
}

fn face(place: usize, card: &'static Card) -> CardFace {
    let cells = &card.pattern.cells;
    let span = |part: fn(&PatternCell) -> i8| cells.iter().map(part).max().map_or(0, |last| last + 1);
    CardFace {
        number: place + 1,
        slug: &card.slug,
        level: card.level.index() + 1,
        points: card.points,
        power: card.power.word(),
        columns: span(|cell| cell.column),
        rows: span(|cell| cell.row),
        cells: cells.iter().map(cell).collect(),
    }
}

fn cell(cell: &PatternCell) -> CardCell {
    CardCell {
        column: cell.column,
        row: cell.row,
        stack: cell.stack.iter().map(|shard| shard.letter()).collect(),
        tree: cell.tree,
        dreamer: cell.dreamer,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_told_as_it_is_printed() {
        let (name, pack) = packs().next().expect("there are packs");
        assert_eq!((name.as_str(), pack.name, pack.cards.len()), ("nocturne-1", "nocturne", 50));
        let well = &pack.cards[6];
        let printed = &builtin().packs[0].cards[6];
        assert_eq!((well.number, well.slug, well.level), (7, "deep-well", 1));
        assert_eq!((well.points, well.power), (printed.points, printed.power.word()));
        for (face, card) in pack.cards.iter().zip(&builtin().packs[0].cards) {
            let shards: usize = face.cells.iter().map(|cell| cell.stack.len()).sum();
            assert_eq!(shards, card.pattern.cells.iter().map(|cell| cell.stack.len()).sum::<usize>());
            assert!(face.cells.iter().all(|cell| cell.column < face.columns && cell.row < face.rows));
            assert!(face.cells.iter().any(|cell| cell.column == face.columns - 1));
            assert!(face.cells.iter().any(|cell| cell.row == face.rows - 1));
        }
    }

    #[test]
    fn what_there_is_comes_from_the_content_files() {
        let content = content();
        assert_eq!(content.editions, ["standard", "en", "it", "pl", "de"]);
        assert_eq!(content.packs, ["nocturne-1", "trial-1"]);
        assert_eq!(content.links, ["1-2", "2-3", "4-5", "5-6", "1-4", "2-5", "3-6"]);
        assert_eq!(content.powers, ["muse", "harvesters", "tower", "golem", "lake", "king"]);
        let view = &content.purposes[14];
        assert_eq!((view.number, view.kind, view.value, view.coloured), (15, "view", None, true));
        assert_eq!(content.purposes[10].steps, [(3, 2), (5, 4), (7, 7), (9, 10)]);
        assert_eq!((content.solo[3].level, content.solo[3].head_start), ("bottomless", 15));
    }
}
