//! Patterns as drawings: a line a row, far row first, blanks between cells, stacks bottom to top.

use kernel::Expected;

use crate::card::{Pattern, PatternCell};
use crate::grid::{MAX_ROWS, STRIDE};
use crate::land::SPAN;
use crate::shard::Shard;

use super::problem::{Misdrawn, Problem};
use super::reader::place;

/// The mark of a cell that a pattern does not show.
const BLANK: &str = ".";
const TREE: char = '^';
const DREAMER: char = '@';
/// What may open a stack.
const LETTERS: [&str; 6] = ["W", "R", "L", "G", "M", "N"];

/// A mistake at a byte of a drawing.
pub(super) struct Mistake {
    pub(super) at: usize,
    pub(super) problem: Problem,
    pub(super) expected: Vec<Expected>,
}

impl Pattern {
    /// Reads a drawing; rows and columns at the rim that show nothing are left out.
    ///
    /// # Errors
    ///
    /// The first mistake with its line and column: an unknown sign, something the rules do not let anyone build, rows of
    /// unequal length, no stack at all, or more rows and columns than the largest grid has.
    pub fn read(text: &str) -> Result<Pattern, Misdrawn> {
        read(text, (usize::from(STRIDE), usize::from(MAX_ROWS))).map_err(|mistake| {
            let (line, column) = place(text, mistake.at);
            Misdrawn { line, column, problem: mistake.problem, expected: mistake.expected }
        })
    }

    /// The drawing of the pattern: rows from far to near without a last line end, columns lined up.
    #[must_use]
    pub fn draw(&self) -> String {
        let columns = self.cells.iter().map(|cell| cell.column).max().unwrap_or(0);
        let rows = self.cells.iter().map(|cell| cell.row).max().unwrap_or(0);
        let cell_at = |column: i8, row: i8| {
            let cell = self.cells.iter().find(|cell| (cell.column, cell.row) == (column, row));
            cell.map_or_else(|| BLANK.to_owned(), draw_cell)
        };
        let widths: Vec<usize> = (0..=columns)
            .map(|column| (0..=rows).map(|row| cell_at(column, row).len()).max().unwrap_or(0))
            .collect();
        let draw_row = |row: i8| {
            let cells: Vec<String> = (0..=columns)
                .zip(&widths)
                .map(|(column, width)| format!("{:width$}", cell_at(column, row)))
                .collect();
            cells.join("  ").trim_end().to_owned()
        };
        (0..=rows).rev().map(draw_row).collect::<Vec<_>>().join("\n")
    }
}

fn draw_cell(cell: &PatternCell) -> String {
    let mut text: String = cell.stack.iter().map(|shard| shard.letter()).collect();
    text.extend(cell.tree.then_some(TREE));
    text.extend(cell.dreamer.then_some(DREAMER));
    text
}

/// Reads a drawing that must fit a box of columns and rows, upright or turned.
pub(super) fn read(text: &str, fits: (usize, usize)) -> Result<Pattern, Mistake> {
    let rows = rows(text)?;
    let mut shown: Vec<(usize, usize, Stacked)> = Vec::new();
    for (up, row) in rows.iter().rev().enumerate() {
        for (right, &(at, cell)) in row.iter().enumerate().filter(|(_, (_, cell))| *cell != BLANK) {
            shown.push((right, up, read_cell(at, cell)?));
        }
    }
    // The second Dreamer is the one that a reader of the file meets second.
    let mut places: Vec<usize> = shown.iter().filter_map(|(.., stacked)| stacked.dreamer).collect();
    places.sort_unstable();
    if let Some(&at) = places.get(1) {
        return Err(Mistake { at, problem: Problem::TwoDreamers, expected: Vec::new() });
    }
    let start = rows.first().and_then(|row| row.first()).map_or(0, |(at, _)| *at);
    tight(start, shown, fits)
}

/// Moves the shown cells to the corner and sees that their box fits.
fn tight(at: usize, shown: Vec<(usize, usize, Stacked)>, fits: (usize, usize)) -> Result<Pattern, Mistake> {
    let (Some(left), Some(low)) =
        (shown.iter().map(|cell| cell.0).min(), shown.iter().map(|cell| cell.1).min())
    else {
        return Err(Mistake { at, problem: Problem::EmptyPattern, expected: Expected::literals(&LETTERS) });
    };
    let columns = shown.iter().map(|cell| cell.0 - left).max().unwrap_or(0) + 1;
    let rows = shown.iter().map(|cell| cell.1 - low).max().unwrap_or(0) + 1;
    if columns.max(rows) > fits.0.max(fits.1) || columns.min(rows) > fits.0.min(fits.1) {
        let expected =
            [(fits.0, fits.1), (fits.1, fits.0)].map(|(columns, rows)| format!("{columns}x{rows}").into());
        return Err(Mistake { at, problem: Problem::TooLarge { columns, rows }, expected: expected.into() });
    }
    let near = |number: usize| i8::try_from(number).unwrap_or(i8::MAX);
    let cells = shown.into_iter().map(|(right, up, stacked)| PatternCell {
        column: near(right - left),
        row: near(up - low),
        stack: stacked.shards,
        tree: stacked.tree,
        dreamer: stacked.dreamer.is_some(),
    });
    Ok(Pattern { cells: cells.collect() })
}

type Row<'a> = Vec<(usize, &'a str)>;

/// The rows of a drawing, far row first, each a list of cells with their places.
fn rows(text: &str) -> Result<Vec<Row<'_>>, Mistake> {
    let mut at = 0;
    let mut rows: Vec<(usize, Row)> = Vec::new();
    for line in text.split('\n') {
        let mut row = Vec::new();
        let mut inside = at;
        for cell in line.split([' ', '\t', '\r']) {
            if !cell.is_empty() {
                row.push((inside, cell));
            }
            inside += cell.len() + 1;
        }
        if !(rows.is_empty() && row.is_empty()) {
            rows.push((at + line.trim_end().len(), row));
        }
        at += line.len() + 1;
    }
    while rows.last().is_some_and(|(_, row)| row.is_empty()) {
        rows.pop();
    }
    let width = rows.first().map_or(0, |(_, row)| row.len());
    for (end, row) in &rows {
        if row.len() != width {
            // A long row is wrong at its first surplus cell, a short one where it stops.
            let at = row.get(width).map_or(*end, |(at, _)| *at);
            return Err(Mistake {
                at,
                problem: Problem::RaggedRow { found: row.len() },
                expected: vec![width.to_string().into()],
            });
        }
    }
    Ok(rows.into_iter().map(|(_, row)| row).collect())
}

/// What stands on one cell of a drawing.
#[derive(Default)]
struct Stacked {
    shards: Vec<Shard>,
    tree: bool,
    /// Where the Dreamer is drawn.
    dreamer: Option<usize>,
}

fn read_cell(start: usize, text: &str) -> Result<Stacked, Mistake> {
    let mut cell = Stacked::default();
    for (offset, sign) in text.char_indices() {
        let at = start + offset;
        let shard = u8::try_from(sign).ok().and_then(Shard::from_letter);
        if let Some((problem, expected)) = fault(&cell, sign, shard) {
            return Err(Mistake { at, problem, expected });
        }
        match shard {
            Some(shard) => cell.shards.push(shard),
            None if sign == TREE => cell.tree = true,
            None => cell.dreamer = Some(at),
        }
    }
    Ok(cell)
}

/// Why a sign may not follow what is already drawn on the cell (D-7.2, D-7.5, D-8.2, D-10.5).
fn fault(cell: &Stacked, sign: char, shard: Option<Shard>) -> Option<(Problem, Vec<Expected>)> {
    let red = cell.shards.contains(&Shard::Nightmare);
    match (sign, shard) {
        (TREE | DREAMER, _) if cell.shards.is_empty() => {
            Some((Problem::OnNothing { sign }, Expected::literals(&LETTERS)))
        }
        (TREE, _) if cell.dreamer.is_some() => Some((Problem::TreeUnderDreamer, Vec::new())),
        (DREAMER, _) if cell.tree => Some((Problem::TreeUnderDreamer, Vec::new())),
        (DREAMER, _) if cell.dreamer.is_some() => Some((Problem::TwoDreamers, Vec::new())),
        (TREE, _) if red => Some((Problem::RedNotAlone, Expected::literals(&["N", "N@"]))),
        (TREE, _) if cell.tree => Some((Problem::OnTop { sign }, Vec::new())),
        (TREE | DREAMER, _) => None,
        (_, None) => {
            let mut expected = Expected::literals(&LETTERS);
            expected.extend(Expected::literals(if cell.shards.is_empty() { &["."] } else { &["^", "@"] }));
            Some((Problem::UnknownSign { sign }, expected))
        }
        (_, Some(_)) if cell.tree || cell.dreamer.is_some() => Some((Problem::OnTop { sign }, Vec::new())),
        (_, Some(shard)) if red || (shard == Shard::Nightmare && !cell.shards.is_empty()) => {
            Some((Problem::RedNotAlone, Expected::literals(&["N", "N@"])))
        }
        (_, Some(_)) if cell.shards.len() >= SPAN as usize => {
            Some((Problem::TooHigh, vec![format!("1..{SPAN}").into()]))
        }
        (_, Some(_)) => None,
    }
}
