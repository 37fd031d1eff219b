//! What belongs to one seat: Dreamscape, score, cards, and what the seat is in the middle of.

use kernel::{Misread, Seat};

use super::action::{card, shard};
use super::doing::{read_pause, read_task};
use super::read::Reading;
use super::sheet::{Keyword, Word, location};
use crate::data::RedSteps;
use crate::event::Cause;
use crate::grid::{Cell, Cells};
use crate::land::Piece;
use crate::shard::Shard;
use crate::state::{MAX_DRAWN, Pause, PileId};

/// The most points that can be said, so that a whole game fits on top.
const MOST_POINTS: i16 = 9_999;

/// A number with a sign if it is negative, no more than a score can be.
pub(super) fn points(word: &str) -> Option<i16> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let value = if plain && digits.len() <= 4 { word.parse::<i16>().ok()? } else { return None };
    (value.abs() <= MOST_POINTS).then_some(value)
}

impl Reading<'_> {
    /// A cell of this game's grid, said at a place.
    fn cell(&self, text: &str, at: usize) -> Result<Cell, Misread> {
        let [column @ b'a'..=b'z', row @ b'1'..=b'9'] = text.as_bytes() else {
            return Err(self.sheet.misread(at, &["a cell, such as b2"]));
        };
        let cell = Cell::at((column - b'a') as i8, (row - b'1') as i8);
        let grid = self.game.grid();
        cell.filter(|&cell| grid.cells.has(cell)).ok_or_else(|| {
            let size = format!("a cell of the {} x {} grid", grid.columns, grid.rows);
            self.sheet.breach(at, "D-1.6", &size)
        })
    }

    pub(super) fn land(&mut self, seat: Seat) -> Result<(), Misread> {
        if let Some(line) = self.sheet.seat_line(Keyword::Dreamscape, seat) {
            for word in line {
                self.stack(seat, word)?;
            }
        }
        if let Some(line) = self.sheet.seat_line(Keyword::Dreamer, seat) {
            let (text, at) = line.only("a cell, such as b2", |word| Some(word.to_owned()))?;
            let cell = self.cell(&text, at)?;
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
    fn stack(&mut self, seat: Seat, word: Word<'_>) -> Result<(), Misread> {
        let sheet = self.sheet;
        let (name, stack) = word
            .text
            .split_once('=')
            .filter(|(_, stack)| !stack.is_empty())
            .ok_or_else(|| sheet.misread(word.at, &["a stack, such as b2=RRW^"]))?;
        let cell = self.cell(name, word.at)?;
        if self.state.land(seat).occupied.has(cell) {
            return Err(sheet.breach(word.at, "D-1.6", "each cell once"));
        }
        for (letter, at) in stack.bytes().zip(word.at + name.len() + 1..) {
            let land = self.state.land(seat);
            let (empty, tree, red) = (!land.occupied.has(cell), land.trees.has(cell), land.reds.has(cell));
            let covered = tree || land.dreamer.has(cell);
            match (Shard::from_letter(letter), letter) {
                (Some(_), _) if covered => {
                    return Err(sheet.breach(at, "D-7.2", "nothing on a tree or the Dreamer"));
                }
                (Some(_), _) if red => return Err(sheet.breach(at, "D-10.5", "nothing on a red")),
                (Some(Shard::Nightmare), _) if !empty => {
                    return Err(sheet.breach(at, "D-10.5", "a red alone on its cell"));
                }
                (Some(shard), _) => {
                    self.census.shard(sheet, shard, at)?;
                    self.state.lands.put(seat.index(), cell, Piece::plain(shard));
                }
                (None, b'^') if red => return Err(sheet.breach(at, "D-7.5", "no tree on a red")),
                (None, b'^') if !empty && !covered => {
                    self.census.tree(sheet, at)?;
                    self.state.lands.plant(seat.index(), cell);
                }
                (None, b'@') => self.dreamer(seat, cell, at)?,
                _ => {
                    return Err(
                        sheet.misread(at, &["shard letters, then ^ for a tree, then @ for the Dreamer"])
                    );
                }
            }
        }
        Ok(())
    }

    fn dreamer(&mut self, seat: Seat, cell: Cell, at: usize) -> Result<(), Misread> {
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
    fn mark(&mut self, seat: Seat, word: Word<'_>) -> Result<(), Misread> {
        let sheet = self.sheet;
        let form = || sheet.misread(word.at, &["a grey in a stack, such as b2:1"]);
        let (name, height) = word.text.split_once(':').ok_or_else(form)?;
        let height = super::action::number(height).ok_or_else(form)?;
        let cell = self.cell(name, word.at)?;
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

    pub(super) fn score(&mut self, seat: Seat) -> Result<(), Misread> {
        let Some(line) = self.sheet.seat_line(Keyword::Score, seat) else { return Ok(()) };
        for word in line {
            let (cause, number) = word.text.split_once('=').unwrap_or((Cause::Given.word(), word.text));
            let said = Cause::from_word(cause).zip(points(number));
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

    pub(super) fn cards(&mut self, seat: Seat) -> Result<(), Misread> {
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

    fn stored(&mut self, seat: Seat, word: Word<'_>) -> Result<(), Misread> {
        let sheet = self.sheet;
        let said = word.text.split_once('=').and_then(|(name, letter)| Some((card(name)?, shard(letter)?)));
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
    pub(super) fn progress(&mut self, seat: Seat) -> Result<(), Misread> {
        if let Some(line) = self.sheet.seat_line(Keyword::Doing, seat) {
            self.state.player_mut(seat).task = read_task(line)?;
        }
        if let Some(line) = self.sheet.seat_line(Keyword::Pause, seat) {
            self.state.player_mut(seat).pause = read_pause(line)?;
        }
        Ok(())
    }

    /// The free step in hand, the places that a turn may not come back to, and waived supplies.
    pub(super) fn walk(&mut self, seat: Seat) -> Result<(), Misread> {
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
                let supply = |word: &str| {
                    if word == "tree" { Some(1) } else { shard(word).map(|shard| 2 << shard as u8) }
                };
                self.state.player_mut(seat).waived |= line.read("tree or a shard letter", supply)?;
            }
        }
        Ok(())
    }
}
