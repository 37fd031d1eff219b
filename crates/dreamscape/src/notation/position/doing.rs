//! What a seat is in the middle of: powers and waiting requests, and what interrupts them.

use std::fmt::{self, Write};

use super::sheet::{Line, Wrong};
use crate::notation::expected::Form;
use crate::notation::noun::{card, cell, level, location, number, shard};
use crate::shard::Shard;
use crate::state::{Pause, Task};

/// Writes a power in progress or a request that waits; nothing for none.
pub(crate) fn write_task(task: Task, out: &mut String) -> fmt::Result {
    match task {
        Task::None => Ok(()),
        Task::ChooseStart => write!(out, "start"),
        Task::StartChosen(card) => write!(out, "chosen {card}"),
        Task::Harvest(first, None) => write!(out, "harvest {}", first.letter()),
        Task::Harvest(first, Some(second)) => write!(out, "harvest {} {}", first.letter(), second.letter()),
        Task::Lake => write!(out, "lake"),
        Task::Arrange { location, slot } => write!(out, "arrange {location} {}", slot + 1),
        Task::Tower { left } => write!(out, "tower {left}"),
        Task::Golem { left } => write!(out, "golem {left}"),
        Task::King => write!(out, "king"),
        Task::KingWaits(level) => write!(out, "king-waits {}", level.word()),
        Task::KingKeep(level) => write!(out, "king-keep {}", level.word()),
        Task::TreeWaits(cell) => write!(out, "tree-waits {cell}"),
        Task::ShardWaits { give, take } => write!(out, "shard-waits {} {}", give.letter(), take.letter()),
    }
}

/// The words that say what is being done.
pub const DOINGS: [&str; 12] = [
    "start",
    "chosen",
    "harvest",
    "lake",
    "arrange",
    "tower",
    "golem",
    "king",
    "king-waits",
    "king-keep",
    "tree-waits",
    "shard-waits",
];

/// Reads the rest of a line `doing`.
pub(super) fn read_task(mut line: Line<'_>) -> Result<Task, Wrong> {
    let word = line.choose(&DOINGS)?;
    let task = match word {
        "start" => Task::ChooseStart,
        "chosen" => Task::StartChosen(line.read(Form::Card, card)?),
        "harvest" => read_harvest(&mut line)?,
        "lake" => Task::Lake,
        "arrange" => Task::Arrange {
            location: line.read(Form::Location, location)?,
            slot: line.read(Form::Slot, |word| number(word).filter(|slot| (1..=5).contains(slot)))? - 1,
        },
        "tower" => Task::Tower {
            left: line
                .read(Form::Between { low: 0, high: 2 }, |word| number(word).filter(|&left| left <= 2))?,
        },
        "golem" => Task::Golem {
            left: line
                .read(Form::Between { low: 0, high: 3 }, |word| number(word).filter(|&left| left <= 3))?,
        },
        "king" => Task::King,
        "king-waits" => Task::KingWaits(line.read(Form::Deck, level)?),
        "king-keep" => Task::KingKeep(line.read(Form::Deck, level)?),
        "tree-waits" => Task::TreeWaits(line.read(Form::Cell, cell)?),
        _ => {
            Task::ShardWaits { give: line.read(Form::Letter, shard)?, take: line.read(Form::Letter, shard)? }
        }
    };
    line.finish()?;
    Ok(task)
}

/// Two drawn shards are kept in the order of colours, whatever the order in which they are said.
fn read_harvest(line: &mut Line<'_>) -> Result<Task, Wrong> {
    let first: Shard = line.read(Form::Letter, shard)?;
    let second = if line.clone().next().is_some() { Some(line.read(Form::Letter, shard)?) } else { None };
    Ok(Task::Harvest(first.min(second.unwrap_or(first)), second.map(|second| second.max(first))))
}

/// Writes an interruption; nothing for none.
pub(crate) fn write_pause(pause: Pause, out: &mut String) -> fmt::Result {
    match pause {
        Pause::None => Ok(()),
        Pause::Order => write!(out, "order"),
        Pause::Retain => write!(out, "retain"),
        Pause::Draw => write!(out, "draw"),
        Pause::DrawWaits(level) => write!(out, "draw-waits {}", level.word()),
        Pause::Keep(level) => write!(out, "keep {}", level.word()),
    }
}

/// The words that say what interrupts.
pub const PAUSES: [&str; 5] = ["order", "retain", "draw", "draw-waits", "keep"];

/// Reads the rest of a line `pause`.
pub(super) fn read_pause(mut line: Line<'_>) -> Result<Pause, Wrong> {
    let word = line.choose(&PAUSES)?;
    let pause = match word {
        "order" => Pause::Order,
        "retain" => Pause::Retain,
        "draw" => Pause::Draw,
        "draw-waits" => Pause::DrawWaits(line.read(Form::Deck, level)?),
        _ => Pause::Keep(line.read(Form::Deck, level)?),
    };
    line.finish()?;
    Ok(pause)
}
