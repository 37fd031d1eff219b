//! The file `board.toml`: the pieces in the box and the numbers printed on the board.

use super::Board;
use super::problem::{DataError, Problem};
use super::reader::{Entry, Section, Source};
use crate::grid::{MAX_ROWS, STRIDE};
use crate::shard::{Shard, Shards};
use crate::world::{Link, Power};

/// The words for the colours in `board.toml`, in the order of [`Shard::ALL`].
const COLOURS: [&str; 6] = ["water", "rock", "land", "grass", "move", "nightmare"];

impl Board {
    /// Reads `board.toml`.
    ///
    /// # Errors
    ///
    /// The first mistake, with its line and column and what was expected there.
    pub fn read(file_name: &str, text: &str) -> Result<Board, DataError> {
        let source = Source { file: file_name, text };
        let document = source.parse()?;
        let root = source.root(&document);
        root.allow(&["shards", "dreamworld", "dreamscape", "game", "nightmare", "end"])?;
        let dreamworld = root.need("dreamworld")?.section()?;
        dreamworld.allow(&["dots", "powers"])?;
        let game = root.need("game")?.section()?;
        game.allow(&["action_points", "cycles", "trees"])?;
        let nightmare = root.need("nightmare")?.section()?;
        nightmare.allow(&["reds_in_bag", "red_links"])?;
        let end = root.need("end")?.section()?;
        end.allow(&["open_card_cost", "red_cost"])?;
        Ok(Board {
            shards: read_shards(root.need("shards")?.section()?)?,
            dots: read_dots(dreamworld.need("dots")?)?,
            powers: read_powers(dreamworld.need("powers")?)?,
            grid: read_grid(root.need("dreamscape")?.section()?)?,
            action_points: game.need("action_points")?.small(1, 99)?,
            cycles: game.need("cycles")?.small(1, 99)?,
            trees: read_trees(game.need("trees")?)?,
            reds_in_bag: nightmare.need("reds_in_bag")?.small(0, 99)?,
            red_links: read_links(nightmare.need("red_links")?)?,
            open_card_cost: end.need("open_card_cost")?.small(0, 99)?,
            red_cost: end.need("red_cost")?.small(0, 99)?,
        })
    }
}

fn read_shards(section: Section<'_>) -> Result<Shards, DataError> {
    section.allow(&COLOURS)?;
    let mut shards = Shards::NONE;
    for (shard, word) in Shard::ALL.into_iter().zip(COLOURS) {
        shards.add(shard, section.need(word)?.small(0, 99)?);
    }
    Ok(shards)
}

fn read_dots(entry: Entry<'_>) -> Result<[u8; 5], DataError> {
    let mut dots = [0; 5];
    for (slot, entry) in entry.array::<5>()?.iter().enumerate() {
        dots[slot] = entry.small(2, 4)?;
    }
    Ok(dots)
}

/// The powers of locations 1 to 6, each power once.
fn read_powers(entry: Entry<'_>) -> Result<[Power; 6], DataError> {
    let mut powers = Power::ALL;
    let entries = entry.array::<6>()?;
    for place in 0..entries.len() {
        let power = entries[place].choice(&Power::ALL.map(|power| (power.word(), power)))?;
        if powers[..place].contains(&power) {
            let problem = Problem::Repeated { name: "powers".to_owned(), found: power.word().to_owned() };
            return Err(entries[place].refuse(problem, Vec::new()));
        }
        powers[place] = power;
    }
    Ok(powers)
}

fn read_grid(section: Section<'_>) -> Result<(u8, u8), DataError> {
    section.allow(&["columns", "rows"])?;
    Ok((section.need("columns")?.small(1, STRIDE)?, section.need("rows")?.small(1, MAX_ROWS)?))
}

fn read_trees(entry: Entry<'_>) -> Result<[u8; 4], DataError> {
    let mut trees = [0; 4];
    for (players, entry) in entry.array::<4>()?.iter().enumerate() {
        trees[players] = entry.small(0, 99)?;
    }
    Ok(trees)
}

fn read_links(entry: Entry<'_>) -> Result<Vec<Link>, DataError> {
    let names = Link::ALL.map(|link| (link.to_string(), link));
    let choices = names.each_ref().map(|(name, link)| (name.as_str(), *link));
    let mut links = Vec::new();
    for entry in entry.list()? {
        let link = entry.choice(&choices)?;
        if links.contains(&link) {
            let problem = Problem::Repeated { name: "red_links".to_owned(), found: link.to_string() };
            return Err(entry.refuse(problem, Vec::new()));
        }
        links.push(link);
    }
    Ok(links)
}
