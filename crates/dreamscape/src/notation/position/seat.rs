//! What belongs to one seat beside its Dreamscape: Hands, score, cards, and what it is in the middle of.

use kernel::{Seat, SeatSet, TextForm};

use super::Reading;
use super::doing::{read_pause, read_task};
use super::sheet::{Keyword, Word, Wrong, pair};
use crate::event::Cause;
use crate::grid::Cells;
use crate::notation::expected::{Demand, Form};
use crate::notation::noun::{self, card, location, supply};
use crate::shard::Shard;
use crate::state::{MAX_DRAWN, POINTS, Pause, PileId};

/// Points as they are written: no leading zero, with a sign if they are negative. Whatever a score can hold can be read.
///
/// # Errors
/// The form that was expected: any points, or points that a score can hold.
pub(super) fn points(word: &[u8]) -> Result<i16, Form> {
    let (sign, digits) = match word {
        [b'-', digits @ ..] => (-1, digits),
        _ => (1, word),
    };
    let plain = match digits {
        [b'0'] => sign > 0,
        [b'1'..=b'9', rest @ ..] => rest.iter().all(u8::is_ascii_digit),
        _ => false,
    };
    if !plain {
        return Err(Form::Points);
    }
    let add = |value: i32, digit: &u8| value.saturating_mul(10).saturating_add(i32::from(digit - b'0'));
    let (low, high) = (*POINTS.start(), *POINTS.end());
    i16::try_from(sign * digits.iter().fold(0, add)).map_err(|_| Form::PointsBetween { low, high })
}

impl Reading<'_> {
    pub(super) fn hands(&mut self, seat: Seat) -> Result<(), Wrong> {
        let Some(line) = self.sheet.seat_line(Keyword::Hands, seat) else { return Ok(()) };
        for word in line {
            for (letter, at) in word.letters() {
                let shard = self.sheet.shard(letter, at)?;
                self.census.shard(self.sheet, shard, at)?;
                self.state.player_mut(seat).hands.add(shard, 1);
            }
        }
        Ok(())
    }

    pub(super) fn score(&mut self, seat: Seat) -> Result<(), Wrong> {
        let Some(line) = self.sheet.seat_line(Keyword::Score, seat) else { return Ok(()) };
        let mut said = [false; Cause::ALL.len()];
        for word in line {
            let (cause, number) = pair(word.text).unwrap_or((Cause::Given.word().as_bytes(), word.text));
            let cause = Cause::ALL.into_iter().find(|known| known.word().as_bytes() == cause);
            let cause = cause.ok_or_else(|| self.sheet.misread(word.at, Form::Points))?;
            let points = points(number).map_err(|form| self.sheet.misread(word.at, form))?;
            if std::mem::replace(&mut said[cause as usize], true) {
                return Err(self.sheet.misread(word.at, Form::Once));
            }
            self.state.player_mut(seat).points[cause as usize] = points;
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
                    return Err(self.sheet.breach(word.at, "D-6.2", TextForm::AtMost { most: MAX_DRAWN }));
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
        let (card, shard) = said.ok_or_else(|| sheet.misread(word.at, Form::Stored))?;
        let mut finished = self.state.piles.cards(PileId::Finished(seat));
        let (top, second) = (finished.next(), finished.next());
        let meeting = self.state.player(seat).pause == Pause::Retain && second == Some(card);
        if !self.state.player(seat).open.has(card) && top != Some(card) && !meeting {
            return Err(sheet.breach(word.at, "D-9.1", Demand::OpenOrTop));
        }
        if self.state.piles.stored(card).is_some() {
            return Err(sheet.breach(word.at, "D-9.1", Demand::OneStored));
        }
        if shard == Shard::Nightmare {
            return Err(sheet.breach(word.at, "D-10.7", Demand::NoStoredRed));
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

    /// The free step in hand, and the places that a turn may not come back to.
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
                let place = line.read(Form::Location, location)?;
                self.state.player_mut(seat).roamed |= 1 << place.0;
            }
        }
        Ok(())
    }

    /// Whom the seat lets go first. Older texts name a supply instead: all who wait for it behind the seat.
    pub(super) fn waived(&mut self, seat: Seat) -> Result<(), Wrong> {
        let Some(mut line) = self.sheet.seat_line(Keyword::Waived, seat) else { return Ok(()) };
        let read = |word: &[u8]| match noun::seat(word) {
            Some(other) => Some(SeatSet::one(other)),
            None => supply(word).map(|supply| self.game.waiting_behind(&self.state, seat, supply)),
        };
        let mut waived = SeatSet::EMPTY;
        while line.clone().next().is_some() {
            line.read(Form::Waiver, read)?.iter().for_each(|other| waived.insert(other));
        }
        self.state.player_mut(seat).waived = waived;
        Ok(())
    }
}
