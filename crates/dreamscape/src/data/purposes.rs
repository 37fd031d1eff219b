//! The file `purposes.toml`: the purpose tiles in the box.

use super::problem::DataError;
use super::reader::{Entry, Section, Source};
use super::{MAX_TILES, Tile, TileKind};

impl Tile {
    /// Reads `purposes.toml`: the tiles by number.
    ///
    /// # Errors
    ///
    /// The first mistake, with its line and column and what was expected there.
    pub fn read_all(file_name: &str, text: &str) -> Result<Vec<Tile>, DataError> {
        let source = Source { file: file_name, text };
        let document = source.parse()?;
        let root = source.root(&document);
        root.allow(&["tile"])?;
        let mut tiles = Vec::new();
        for section in root.need("tile")?.sections()? {
            section.need("number")?.turn(tiles.len() + 1, MAX_TILES)?;
            tiles.push(read_tile(&section)?);
        }
        Ok(tiles)
    }
}

/// A tile has a value, or steps, or neither where the points are counted on the board.
fn read_tile(section: &Section<'_>) -> Result<Tile, DataError> {
    section.allow(&["number", "kind", "value", "steps", "trees_count"])?;
    let kind = section.need("kind")?.choice(&TileKind::ALL.map(|kind| (kind.word(), kind)))?;
    let trees = section.need("trees_count")?.flag()?;
    let (value, steps) = match kind {
        TileKind::NumberOfColour => {
            section.refuse_key("value")?;
            (0, read_steps(section.need("steps")?)?)
        }
        TileKind::View => {
            section.refuse_key("value")?;
            section.refuse_key("steps")?;
            (0, Vec::new())
        }
        _ => {
            section.refuse_key("steps")?;
            (section.need("value")?.small(1, 99)?, Vec::new())
        }
    };
    Ok(Tile { kind, value, trees, steps })
}

/// Steps ascend in shards and in points, so that the highest one reached is the best.
fn read_steps(entry: Entry<'_>) -> Result<Vec<(u8, u8)>, DataError> {
    let mut steps: Vec<(u8, u8)> = Vec::new();
    for section in entry.sections()? {
        section.allow(&["shards", "points"])?;
        let (low, cheap) = steps.last().map_or((1, 1), |last| (last.0 + 1, last.1 + 1));
        let shards = section.need("shards")?.small(low, 99)?;
        let points = section.need("points")?.small(cheap, 99)?;
        steps.push((shards, points));
    }
    Ok(steps)
}
