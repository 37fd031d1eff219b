//! A Dreamscape: stacks, trees, the Dreamer, marked greys.

use kernel::Seat;

use super::Reading;
use super::sheet::{Keyword, Word, Wrong};
use crate::data::RedSteps;
use crate::grid::Cell;
use crate::land::Piece;
use crate::notation::expected::{Demand, Form};
use crate::notation::noun::number;
use crate::shard::Shard;

impl Reading<'_> {
    /// A cell of this game's grid, said at a place.
    pub(super) fn cell(&self, text: &[u8], at: usize) -> Result<Cell, Wrong> {
        let [column @ b'a'..=b'z', row @ b'1'..=b'9'] = text else {
            return Err(self.sheet.misread(at, Form::Cell));
        };
        let cell = Cell::at((column - b'a') as i8, (row - b'1') as i8);
        let grid = self.game.grid();
        cell.filter(|&cell| grid.cells.has(cell)).ok_or_else(|| {
            let demand = Demand::CellOfGrid { columns: grid.columns, rows: grid.rows };
            self.sheet.breach(at, "D-1.6", demand)
        })
    }

    pub(super) fn land(&mut self, seat: Seat) -> Result<(), Wrong> {
        if let Some(line) = self.sheet.seat_line(Keyword::Dreamscape, seat) {
            for word in line {
                self.stack(seat, word)?;
            }
        }
        if let Some(line) = self.sheet.seat_line(Keyword::Dreamer, seat) {
            let (text, at) = line.only(Form::Cell, Some)?;
            let cell = self.cell(text, at)?;
            self.dreamer(seat, cell, at)?;
        }
        if let Some(line) = self.sheet.seat_line(Keyword::Marks, seat) {
            for word in line {
                self.mark(seat, word)?;
            }
        }
        Ok(())
    }

    /// A stack, bottom to top, with its tree and perhaps the Dreamer.
    fn stack(&mut self, seat: Seat, word: Word<'_>) -> Result<(), Wrong> {
        let sheet = self.sheet;
        let (column, row, stack) = match word.text {
            [column, row, b'=', stack @ ..] if !stack.is_empty() => (column, row, stack),
            _ => return Err(sheet.misread(word.at, Form::Stack)),
        };
        let cell = self.cell(&[*column, *row], word.at)?;
        if self.state.land(seat).occupied.has(cell) {
            return Err(sheet.breach(word.at, "D-1.6", Form::Once));
        }
        let (mut below, mut covered) = (None, false);
        for (letter, at) in (Word { text: stack, at: word.at + 3 }).letters() {
            let shard = Shard::from_letter(letter);
            match (shard, below, letter) {
                (Some(_), _, _) if covered => {
                    return Err(sheet.breach(at, "D-7.2", Demand::NothingOnTop));
                }
                (Some(_), Some(Shard::Nightmare), _) => {
                    return Err(sheet.breach(at, "D-10.5", Demand::NothingOnRed));
                }
                (Some(Shard::Nightmare), Some(_), _) => {
                    return Err(sheet.breach(at, "D-10.5", Demand::RedAlone));
                }
                (Some(shard), _, _) => {
                    self.census.shard(sheet, shard, at)?;
                    self.state.lands.put(seat.index(), cell, Piece::plain(shard));
                    below = Some(shard);
                }
                (None, Some(Shard::Nightmare), b'^') => {
                    return Err(sheet.breach(at, "D-7.5", Demand::NoTreeOnRed));
                }
                (None, Some(_), b'^') if !covered => {
                    self.census.tree(sheet, at)?;
                    self.state.lands.plant(seat.index(), cell);
                    covered = true;
                }
                (None, _, b'@') => {
                    self.dreamer(seat, cell, at)?;
                    covered = true;
                }
                _ => return Err(sheet.misread(at, Form::StackSigns)),
            }
        }
        Ok(())
    }

    fn dreamer(&mut self, seat: Seat, cell: Cell, at: usize) -> Result<(), Wrong> {
        let land = self.state.land(seat);
        if !land.dreamer.is_empty() {
            return Err(self.sheet.breach(at, "D-1.7", Demand::OneDreamer));
        }
        if !land.occupied.has(cell) {
            return Err(self.sheet.breach(at, "D-7.1", Demand::CellWithShard));
        }
        if land.reds.has(cell) && self.game.switches().red_steps == RedSteps::Forbidden {
            return Err(self.sheet.breach(at, "D-10.5", Demand::CellWithoutRed));
        }
        self.state.lands.stand(seat.index(), cell);
        Ok(())
    }

    /// Marks one grey, counted from the bottom.
    fn mark(&mut self, seat: Seat, word: Word<'_>) -> Result<(), Wrong> {
        let sheet = self.sheet;
        let form = || sheet.misread(word.at, Form::StackedGrey);
        let [column, row, b':', height @ ..] = word.text else { return Err(form()) };
        let height = number(height).ok_or_else(form)?;
        let cell = self.cell(&[*column, *row], word.at)?;
        let mut pieces = [Piece::MARKED; u8::MAX as usize];
        let mut tall = 0;
        while let Some(piece) = self.state.lands.lift(seat.index(), cell) {
            pieces[tall] = piece;
            tall += 1;
        }
        let place = tall.checked_sub(usize::from(height)).filter(|&place| place < tall);
        let Some(place) = place.filter(|&place| pieces[place] == Piece::plain(Shard::Rock)) else {
            return Err(sheet.breach(word.at, "D-7.9", Demand::PlainGrey));
        };
        pieces[place] = Piece::MARKED;
        for &piece in pieces[..tall].iter().rev() {
            self.state.lands.put(seat.index(), cell, piece);
        }
        Ok(())
    }
}
