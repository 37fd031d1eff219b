//! Cells of a personal Dreamscape and the shape of its grid.

use std::fmt;

use serde::Serialize;

/// Cells are counted along rows of this width, whatever the grid's own width, so that neighbours are shifts.
pub const STRIDE: u8 = 6;
/// The most rows a grid may have.
pub const MAX_ROWS: u8 = 5;
/// The number of cells of the largest grid.
pub const CELLS: usize = (STRIDE * MAX_ROWS) as usize;

/// A cell: column `a` to `f`, row 1 (nearest) to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub u8);

impl Cell {
    /// The cell in a column and a row, both from 0; `None` beyond the largest grid.
    #[must_use]
    pub const fn at(column: i8, row: i8) -> Option<Cell> {
        if column < 0 || row < 0 || column >= STRIDE as i8 || row >= MAX_ROWS as i8 {
            return None;
        }
        Some(Cell(row as u8 * STRIDE + column as u8))
    }

    /// The column, from 0.
    #[must_use]
    pub const fn column(self) -> i8 {
        (self.0 % STRIDE) as i8
    }

    /// The row, from 0.
    #[must_use]
    pub const fn row(self) -> i8 {
        (self.0 / STRIDE) as i8
    }

    /// The cell as an array index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell as a set.
    #[must_use]
    pub const fn bit(self) -> Cells {
        Cells(1 << self.0)
    }

    /// The number of steps in rows and columns to another cell.
    #[must_use]
    pub const fn distance(self, other: Cell) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column() as u8) as char, self.row() + 1)
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cells(pub u32);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);

    /// Whether the cell is in the set.
    #[must_use]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Whether no cell is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cells in both sets.
    #[must_use]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// The cells in one of the sets or both.
    #[must_use]
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The cells that are not in the other set.
    #[must_use]
    pub const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }
}

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Cells::NONE, |set, cell| set.or(cell.bit()))
    }
}

/// The grid of every Dreamscape in one game (D-1.6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    /// Columns, 1 to 6.
    pub columns: u8,
    /// Rows, 1 to 5.
    pub rows: u8,
    /// The cells of the grid.
    pub cells: Cells,
    /// The entry slot: the middle of the bottom row; where two cells are in the middle, the left one.
    pub entry: Cell,
    beside: [Cells; CELLS],
}

impl Grid {
    /// A grid; `None` when it is larger than 6 x 5 or has no cell.
    #[must_use]
    pub fn new(columns: u8, rows: u8) -> Option<Grid> {
        if columns == 0 || rows == 0 || columns > STRIDE || rows > MAX_ROWS {
            return None;
        }
        let inside = |column: i8, row: i8| {
            Cell::at(column, row).filter(|_| column < columns as i8 && row < rows as i8)
        };
        let all: Vec<Cell> = (0..rows)
            .flat_map(|row| (0..columns).filter_map(move |column| inside(column as i8, row as i8)))
            .collect();
        let mut beside = [Cells::NONE; CELLS];
        for &cell in &all {
            let (column, row) = (cell.column(), cell.row());
            beside[cell.index()] =
                [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
                    .into_iter()
                    .filter_map(|(column, row)| inside(column, row))
                    .collect();
        }
        let entry = Cell((columns - 1) / 2);
        Some(Grid { columns, rows, cells: all.into_iter().collect(), entry, beside })
    }

    /// The same grid with the right one of the two middle cells as its entry slot; `None` when a single cell is in the middle.
    #[must_use]
    pub fn with_right_entry(self) -> Option<Grid> {
        let entry = Cell(self.columns / 2);
        (entry != self.entry).then_some(Grid { entry, ..self })
    }

    /// The cells that share a side with a cell (D-1.6).
    #[must_use]
    pub const fn beside(&self, cell: Cell) -> Cells {
        self.beside[cell.0 as usize]
    }

    /// The cells that share a side with any cell of a set; cells of the set may be among them.
    #[must_use]
    pub const fn around(&self, cells: Cells) -> Cells {
        /// Every column but the first, and every column but the last, of the largest grid.
        const NOT_FIRST: u32 = 0b111110_111110_111110_111110_111110;
        const NOT_LAST: u32 = 0b011111_011111_011111_011111_011111;
        let set = cells.0;
        let spread = (set << 1 & NOT_FIRST) | (set >> 1 & NOT_LAST) | set << STRIDE | set >> STRIDE;
        Cells(spread & self.cells.0)
    }
}
