//! A Dreamscape as letters: `board.0[row][column]` is a stack, written bottom to top.
//!
//! Shards are `W R L G M N`, a grey that was walked over this cycle is `r`, a tree `^` and the Dreamer `@` come last.

use std::fmt;

use dreamscape::grid::Cell;
use dreamscape::land::{Lands, Piece};
use dreamscape::{Dreamscape, Shard, State};

/// A column and a row, both from 0.
pub(crate) type Place = (usize, usize);

/// A Dreamscape as letters.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Board(pub(crate) Vec<Vec<Vec<char>>>);

impl Board {
    pub(crate) fn empty(columns: usize, rows: usize) -> Board {
        Board(vec![vec![Vec::new(); columns]; rows])
    }

    pub(crate) fn columns(&self) -> usize {
        self.0[0].len()
    }

    pub(crate) fn rows(&self) -> usize {
        self.0.len()
    }

    /// Every cell, row by row.
    pub(crate) fn places(&self) -> Vec<Place> {
        let mut places = Vec::new();
        for row in 0..self.rows() {
            for column in 0..self.columns() {
                places.push((column, row));
            }
        }
        places
    }

    /// The middle of the bottom row (D-1.6); of two middle cells the left one.
    pub(crate) fn entry(&self) -> Place {
        ((self.columns() - 1) / 2, 0)
    }

    /// Everything on a cell: shards, tree, Dreamer.
    pub(crate) fn at(&self, (column, row): Place) -> &Vec<char> {
        &self.0[row][column]
    }

    pub(crate) fn at_mut(&mut self, (column, row): Place) -> &mut Vec<char> {
        &mut self.0[row][column]
    }

    /// The shards on a cell, bottom to top, marks not shown.
    pub(crate) fn shards(&self, place: Place) -> Vec<char> {
        let stack = self.at(place).iter().filter(|letter| letter.is_ascii_alphabetic());
        stack.map(|letter| letter.to_ascii_uppercase()).collect()
    }

    pub(crate) fn top(&self, place: Place) -> Option<char> {
        self.shards(place).last().copied()
    }

    pub(crate) fn has_tree(&self, place: Place) -> bool {
        self.at(place).contains(&'^')
    }

    pub(crate) fn trees(&self) -> usize {
        self.places().into_iter().filter(|&place| self.has_tree(place)).count()
    }

    pub(crate) fn dreamer(&self) -> Option<Place> {
        self.places().into_iter().find(|&place| self.at(place).contains(&'@'))
    }

    /// Whether two greys lie directly on each other (D-7.9).
    pub(crate) fn is_mountain(&self, place: Place) -> bool {
        self.shards(place).windows(2).any(|pair| pair == ['R', 'R'])
    }

    pub(crate) fn has_mark(&self, place: Place) -> bool {
        self.at(place).contains(&'r')
    }

    /// Whether a shard lies there with no shard, tree or Dreamer on it.
    pub(crate) fn is_bare(&self, place: Place) -> bool {
        self.at(place).last().is_some_and(|letter| letter.is_ascii_alphabetic())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.places().into_iter().all(|place| self.at(place).is_empty())
    }

    /// The cells that share a side with a cell (D-1.6).
    pub(crate) fn neighbours(&self, place: Place) -> Vec<Place> {
        let beside = |&other: &Place| other.0.abs_diff(place.0) + other.1.abs_diff(place.1) == 1;
        self.places().into_iter().filter(beside).collect()
    }

    /// The Dreamscape of a seat.
    pub(crate) fn read(game: &Dreamscape, state: &State, seat: usize) -> Board {
        let mut board = Board::empty(game.grid().columns.into(), game.grid().rows.into());
        let land = &state.lands[seat];
        for place in board.places() {
            let cell = cell(place);
            let mut stack: Vec<char> = state.lands.pieces(seat, cell).map(letter).collect();
            stack.reverse();
            if land.trees.has(cell) {
                stack.push('^');
            }
            if land.dreamer.has(cell) {
                stack.push('@');
            }
            *board.at_mut(place) = stack;
        }
        board
    }

    /// Builds this Dreamscape for a seat that has none yet.
    pub(crate) fn build(&self, lands: &mut Lands, seat: usize) {
        for place in self.places() {
            for &letter in self.at(place) {
                match letter {
                    '^' => lands.plant(seat, cell(place)),
                    '@' => lands.stand(seat, cell(place)),
                    _ => lands.put(seat, cell(place), piece(letter)),
                }
            }
        }
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.0.iter().rev() {
            writeln!(f)?;
            for stack in row {
                let word: String = stack.iter().collect();
                write!(f, " {:<6}", if word.is_empty() { "." } else { &word })?;
            }
        }
        writeln!(f)
    }
}

/// The engine's cell for a place.
pub(crate) fn cell((column, row): Place) -> Cell {
    Cell::at(column as i8, row as i8).expect("every board fits into the largest grid")
}

/// The place of an engine's cell.
pub(crate) fn place(cell: Cell) -> Place {
    (cell.column() as usize, cell.row() as usize)
}

/// The engine's shard for a letter.
pub(crate) fn shard(letter: char) -> Shard {
    Shard::from_letter(letter.to_ascii_uppercase() as u8).expect("a shard's letter")
}

/// The engine's shard in a stack for a letter.
pub(crate) fn piece(letter: char) -> Piece {
    if letter == 'r' { Piece::MARKED } else { Piece::plain(shard(letter)) }
}

/// The letter of a shard in a stack.
pub(crate) fn letter(piece: Piece) -> char {
    if piece.is_marked() { 'r' } else { piece.shard().letter() }
}

#[test]
fn d1_6_the_entry_slot_is_the_middle_of_the_bottom_row_and_neighbours_share_a_side() {
    for (columns, rows) in crate::table::grids() {
        let grid = dreamscape::grid::Grid::new(columns, rows).unwrap();
        let board = Board::empty(columns.into(), rows.into());
        assert_eq!(place(grid.entry), board.entry());
        assert_eq!(grid.cells.map(place).collect::<Vec<_>>(), board.places());
        for here in board.places() {
            let beside: Vec<_> = grid.beside(cell(here)).map(place).collect();
            assert_eq!(beside, board.neighbours(here));
            assert_eq!(grid.around(cell(here).bit()), grid.beside(cell(here)));
        }
    }
}
