//! What belongs to one seat: Dreamscape, score, cards, and what the seat is in the middle of.

use kernel::Seat;

use super::action::{card, location, number, supply};
use super::doing::{read_pause, read_task};
use super::read::Reading;
use super::sheet::{Keyword, Word, Wrong, pair};
use crate::data::RedSteps;
use crate::event::Cause;
use crate::grid::{Cell, Cells};
use crate::land::Piece;
use crate::rules::waiver;
use crate::shard::Shard;
use crate::state::{MAX_DRAWN, Pause, PileId};

/// A number of at most four digits, so that the points of a whole game fit on top; with a sign if it is negative.
pub(super) fn points(word: &[u8]) -> Option<i16> {
    let (sign, digits) = match word {
        [b'-', digits @ ..] => (-1, digits),
        _ => (1, word),
    };
    let plain = match digits {
        [b'0'] => sign > 0,
        [b'1'..=b'9', rest @ ..] => rest.len() < 4 && rest.iter().all(u8::is_ascii_digit),
        _ => false,
    };
    plain.then(|| sign * digits.iter().fold(0, |value, digit| value * 10 + i16::from(digit - b'0')))
}

impl Reading<'_> {
    /// A cell of this game's grid, said at a place.
    fn cell(&self, text: &[u8], at: usize) -> Result<Cell, Wrong> {
        let [column @ b'a'..=b'z', row @ b'1'..=b'9'] = text else {
            return Err(self.sheet.misread(at, &["a cell, such as b2"]));
        };
        let cell = Cell::at((column - b'a') as i8, (row - b'1') as i8);
        let grid = self.game.grid();
        cell.filter(|&cell| grid.cells.has(cell)).ok_or_else(|| {
            let size = format!("a cell of the {} x {} grid", grid.columns, grid.rows);
            self.sheet.breach(at, "D-1.6", &size)
        })
    }

    pub(super) fn land(&mut self, seat: Seat) -> Result<(), Wrong> {
        if let Some(line) = self.sheet.seat_line(Keyword::Dreamscape, seat) {
            for word in line {
                self.stack(seat, word)?;
            }
        }
        if let Some(line) = self.sheet.seat_line(Keyword::Dreamer, seat) {
            let (text, at) = line.only("a cell, such as b2", Some)?;
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
            _ => return Err(sheet.misread(word.at, &["a stack, such as b2=RRW^"])),
        };
        let cell = self.cell(&[*column, *row], word.at)?;
        if self.state.land(seat).occupied.has(cell) {
            return Err(sheet.breach(word.at, "D-1.6", "each cell once"));
        }
        let (mut below, mut covered) = (None, false);
        for (letter, at) in (Word { text: stack, at: word.at + 3 }).letters() {
            let shard = Shard::from_letter(letter);
            match (shard, below, letter) {
                (Some(_), _, _) if covered => {
                    return Err(sheet.breach(at, "D-7.2", "nothing on a tree or the Dreamer"));
                }
                (Some(_), Some(Shard::Nightmare), _) => {
                    return Err(sheet.breach(at, "D-10.5", "nothing on a red"));
                }
                (Some(Shard::Nightmare), Some(_), _) => {
                    return Err(sheet.breach(at, "D-10.5", "a red alone on its cell"));
                }
                (Some(shard), _, _) => {
                    self.census.shard(sheet, shard, at)?;
                    self.state.lands.put(seat.index(), cell, Piece::plain(shard));
                    below = Some(shard);
                }
                (None, Some(Shard::Nightmare), b'^') => {
                    return Err(sheet.breach(at, "D-7.5", "no tree on a red"));
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
                _ => {
                    let form = "shard letters, then ^ for a tree, then @ for the Dreamer";
                    return Err(sheet.misread(at, &[form]));
                }
            }
        }
        Ok(())
    }

    fn dreamer(&mut self, seat: Seat, cell: Cell, at: usize) -> Result<(), Wrong> {
        let land = self.state.land(seat);
        if !land.dreamer.is_empty() {
            return Err(self.sheet.breach(at, "D-1.7", "one Dreamer"));
        }
        if !land.occupied.has(cell) {
            return Err(self.sheet.breach(at, "D-7.1", "a cell with a shard"));
        }
        if land.reds.has(cell) && self.game.switches().red_steps == RedSteps::Forbidden {
            return Err(self.sheet.breach(at, "D-10.5", "a cell without a red"));
        }
        self.state.lands.stand(seat.index(), cell);
        Ok(())
    }

    /// Marks one grey, counted from the bottom.
    fn mark(&mut self, seat: Seat, word: Word<'_>) -> Result<(), Wrong> {
        let sheet = self.sheet;
        let form = || sheet.misread(word.at, &["a grey in a stack, such as b2:1"]);
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
            return Err(sheet.breach(word.at, "D-7.9", "a grey that is not marked yet"));
        };
        pieces[place] = Piece::MARKED;
        for &piece in pieces[..tall].iter().rev() {
            self.state.lands.put(seat.index(), cell, piece);
        }
        Ok(())
    }

    pub(super) fn score(&mut self, seat: Seat) -> Result<(), Wrong> {
        let Some(line) = self.sheet.seat_line(Keyword::Score, seat) else { return Ok(()) };
        for word in line {
            let (cause, number) = pair(word.text).unwrap_or((Cause::Given.word().as_bytes(), word.text));
            let cause = Cause::ALL.into_iter().find(|known| known.word().as_bytes() == cause);
            let said = cause.zip(points(number));
            let (cause, points) =
                said.ok_or_else(|| self.sheet.misread(word.at, &["points, such as 12 or water=3"]))?;
            let place = &mut self.state.player_mut(seat).points[cause as usize];
            if *place != 0 {
                return Err(self.sheet.misread(word.at, &["each cause once"]));
            }
            *place = points;
        }
        Ok(())
    }

    pub(super) fn cards(&mut self, seat: Seat) -> Result<(), Wrong> {
        if let Some(line) = self.sheet.seat_line(Keyword::Open, seat) {
            for word in line {
                let card = self.census.card(self.sheet, word)?;
                self.state.player_mut(seat).open.insert(card);
            }
        }
        if let Some(line) = self.sheet.seat_line(Keyword::Finished, seat) {
            for word in line {
                let card = self.census.card(self.sheet, word)?;
                self.state.piles.push_top(PileId::Finished(seat), card);
            }
        }
        if let Some(line) = self.sheet.seat_line(Keyword::Drawn, seat) {
            for word in line {
                let card = self.census.card(self.sheet, word)?;
                if self.state.player(seat).drawn.cards().len() == MAX_DRAWN {
                    return Err(self.sheet.breach(word.at, "D-6.2", "at most 6 cards"));
                }
                self.state.player_mut(seat).drawn.push(card);
            }
        }
        if let Some(line) = self.sheet.seat_line(Keyword::Stored, seat) {
            for word in line {
                self.stored(seat, word)?;
            }
        }
        Ok(())
    }

    fn stored(&mut self, seat: Seat, word: Word<'_>) -> Result<(), Wrong> {
        let sheet = self.sheet;
        let said = match word.text {
            [name @ .., b'=', letter] => card(name).zip(Shard::from_letter(*letter)),
            _ => None,
        };
        let (card, shard) =
            said.ok_or_else(|| sheet.misread(word.at, &["a card and its shard, such as #3=W"]))?;
        let mut finished = self.state.piles.cards(PileId::Finished(seat));
        let (top, second) = (finished.next(), finished.next());
        let meeting = self.state.player(seat).pause == Pause::Retain && second == Some(card);
        if !self.state.player(seat).open.has(card) && top != Some(card) && !meeting {
            return Err(sheet.breach(word.at, "D-9.1", "an open card or the top of the finished pile"));
        }
        if self.state.piles.stored(card).is_some() {
            return Err(sheet.breach(word.at, "D-9.1", "one shard on each card"));
        }
        if shard == Shard::Nightmare {
            return Err(sheet.breach(word.at, "D-10.7", "no red on a card"));
        }
        self.census.shard(sheet, shard, word.at)?;
        drop(finished);
        self.state.piles.store(card, Some(shard));
        Ok(())
    }

    /// A power in progress and what interrupts it.
    pub(super) fn progress(&mut self, seat: Seat) -> Result<(), Wrong> {
        if let Some(line) = self.sheet.seat_line(Keyword::Doing, seat) {
            self.state.player_mut(seat).task = read_task(line)?;
        }
        if let Some(line) = self.sheet.seat_line(Keyword::Pause, seat) {
            self.state.player_mut(seat).pause = read_pause(line)?;
        }
        Ok(())
    }

    /// The free step in hand, the places that a turn may not come back to, and waived supplies.
    pub(super) fn walk(&mut self, seat: Seat) -> Result<(), Wrong> {
        let mut walked = Cells::NONE;
        if let Some(line) = self.sheet.seat_line(Keyword::Free, seat) {
            line.finish()?;
            self.state.player_mut(seat).free_step = true;
            walked = self.state.land(seat).dreamer;
        }
        if let Some(line) = self.sheet.seat_line(Keyword::Walked, seat) {
            for word in line {
                walked = walked.or(self.cell(word.text, word.at)?.bit());
            }
        }
        self.state.player_mut(seat).walked = walked;
        if let Some(mut line) = self.sheet.seat_line(Keyword::Roamed, seat) {
            while line.clone().next().is_some() {
                let place = line.read("a location, 1 to 6", location)?;
                self.state.player_mut(seat).roamed |= 1 << place.0;
            }
        }
        if let Some(mut line) = self.sheet.seat_line(Keyword::Waived, seat) {
            while line.clone().next().is_some() {
                let supply = line.read("tree or a shard letter", supply)?;
                self.state.player_mut(seat).waived |= waiver(supply);
            }
        }
        Ok(())
    }
}
