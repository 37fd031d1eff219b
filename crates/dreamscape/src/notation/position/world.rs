//! What lies open for all: the Dreamworld, purpose tiles, Mr Nightmare.

use kernel::{Seat, TextForm};

use super::Reading;
use super::seat::points;
use super::sheet::{Keyword, Word, Wrong, pair};
use crate::data::{FOUR_COLOURS, FinaleOrder};
use crate::notation::expected::{Demand, Form};
use crate::notation::noun::{link, location, number};
use crate::shard::Shard;
use crate::state::{Phase, Purpose};
use crate::world::Location;

impl Reading<'_> {
    pub(super) fn dreamworld(&mut self) -> Result<(), Wrong> {
        let sheet = self.sheet;
        for place in Location::ALL {
            let Some(line) = sheet.location_line(Keyword::Row, place) else { continue };
            for word in line {
                for (letter, at) in word.letters() {
                    let shard = sheet.shard(letter, at)?;
                    if self.state.rows[place.index()].is_full() {
                        return Err(sheet.breach(at, "D-1.4", TextForm::AtMost { most: 5 }));
                    }
                    self.census.shard(sheet, shard, at)?;
                    self.state.rows[place.index()].push(shard);
                }
            }
        }
        if let Some(line) = sheet.line(Keyword::Reds) {
            for word in line {
                let link = link(word.text).ok_or_else(|| sheet.misread(word.at, Form::Link))?;
                if self.state.reds.has(link) {
                    return Err(sheet.breach(word.at, "D-10.3", Demand::OneRedOnLink));
                }
                self.census.shard(sheet, Shard::Nightmare, word.at)?;
                self.state.reds.insert(link);
            }
        }
        self.nightmare()
    }

    fn nightmare(&mut self) -> Result<(), Wrong> {
        let sleeper = self.state.player(self.state.turn).sleeper;
        if self.state.phase == Phase::Nightmare {
            self.state.nightmare = Some(sleeper);
        }
        let Some(line) = self.sheet.line(Keyword::Nightmare) else { return Ok(()) };
        let (place, at) = line.only(Form::Location, location)?;
        if self.state.nightmare.is_none() {
            return Err(self.sheet.breach(at, "D-2.6", Demand::NightmareGame));
        }
        if self.state.phase == Phase::Nightmare && place != sleeper {
            return Err(self.sheet.breach(at, "D-10.3", Demand::SleeperInTurn));
        }
        self.state.nightmare = Some(place);
        Ok(())
    }

    pub(super) fn purposes(&mut self) -> Result<(), Wrong> {
        let Some(line) = self.sheet.line(Keyword::Purposes) else { return Ok(()) };
        let places = if self.game.solo().is_some() { 2 } else { 4 };
        for (place, word) in line.enumerate() {
            if place == places {
                return Err(self.sheet.breach(word.at, "D-2.2", TextForm::AtMost { most: places }));
            }
            self.state.purposes[place] = Some(self.purpose(word)?);
        }
        Ok(())
    }

    fn purpose(&mut self, word: Word<'_>) -> Result<Purpose, Wrong> {
        let sheet = self.sheet;
        let form = || sheet.misread(word.at, Form::Purpose);
        let (tile, colour) = match word.text {
            [b't', tile @ .., b'=', letter] => (tile, Some(Shard::from_letter(*letter).ok_or_else(form)?)),
            [b't', tile @ ..] => (tile, None),
            _ => return Err(form()),
        };
        let tile = number(tile).filter(|&tile| tile > 0).ok_or_else(form)? - 1;
        let kind = self.game.tiles().get(tile as usize).map(|tile| tile.kind);
        let boxed = kind.filter(|_| self.game.switches().tiles.contains(&tile));
        let kind = boxed.filter(|&kind| self.game.draws_purpose(kind)).ok_or_else(|| {
            let rule = if self.game.solo().is_some() { "D-13.1" } else { "D-2.2" };
            sheet.breach(word.at, rule, Demand::TileOfGame)
        })?;
        let before = self.state.purposes.iter().flatten();
        if before.clone().any(|other| other.tile == tile) {
            return Err(sheet.breach(word.at, "D-2.2", Form::Once));
        }
        if kind.has_colour() != colour.is_some() {
            let expected = if kind.has_colour() { Demand::TileWithColour } else { Demand::TileWithoutColour };
            return Err(sheet.breach(word.at, "D-2.2", expected));
        }
        if let Some(colour) = colour {
            if !FOUR_COLOURS.contains(&colour) || before.clone().any(|other| other.colour == Some(colour)) {
                return Err(sheet.breach(word.at, "D-2.2", Demand::TileColour));
            }
            self.census.shard(sheet, colour, word.at)?;
        }
        Ok(Purpose { tile, colour })
    }

    /// Mr Nightmare as a player: his marker and whether he has travelled follow from the player's marker.
    pub(super) fn rival(&mut self) -> Result<(), Wrong> {
        let sheet = self.sheet;
        self.state.rival.marker = 2;
        if self.game.solo().is_none() {
            let at = sheet.place_of(&[Keyword::Rival], Seat(0));
            let said = sheet.line(Keyword::Rival).is_some();
            return if said { Err(sheet.breach(at, "D-13.1", Demand::SoloGame)) } else { Ok(()) };
        }
        let marker = 3 - self.state.players[0].marker;
        self.state.rival.marker = marker;
        self.state.rival.travelled = match self.state.phase {
            Phase::Start | Phase::Nightmare => false,
            Phase::Travel => marker == 1,
            Phase::Creation => true,
            Phase::Finale | Phase::Over => self.game.switches().finale == FinaleOrder::Kept,
        };
        let Some(line) = sheet.line(Keyword::Rival) else { return Ok(()) };
        let mut said = [false; 4];
        for word in line {
            let index = self.rival_word(word)?;
            if std::mem::replace(&mut said[index], true) {
                return Err(sheet.misread(word.at, Form::Once));
            }
        }
        Ok(())
    }

    fn rival_word(&mut self, word: Word<'_>) -> Result<usize, Wrong> {
        let sheet = self.sheet;
        let form = || sheet.misread_of(word.at, &["shards=", "points=", "marker=", "travelled"]);
        let (name, value) = pair(word.text).unwrap_or((word.text, b""));
        match name {
            b"shards" => {
                let value = Word { text: value, at: word.at + name.len() + 1 };
                for (letter, at) in value.letters() {
                    let shard = sheet.shard(letter, at)?;
                    self.census.shard(sheet, shard, at)?;
                    self.state.rival.shards.add(shard, 1);
                    if FOUR_COLOURS.iter().all(|&colour| self.state.rival.shards.has(colour)) {
                        return Err(sheet.breach(at, "D-13.2", Demand::NoFullSet));
                    }
                }
                Ok(0)
            }
            b"points" => {
                self.state.rival.points = points(value).map_err(|form| sheet.misread(word.at, form))?;
                Ok(1)
            }
            b"marker" if number(value) == Some(self.state.rival.marker) => Ok(2),
            b"marker" => Err(sheet.breach(word.at, "D-13.2", format!("marker={}", self.state.rival.marker))),
            b"travelled" if word.text != name => Err(form()),
            b"travelled" if self.state.rival.travelled => Ok(3),
            b"travelled" => Err(sheet.breach(word.at, "D-13.2", Demand::RivalNotTravelled)),
            _ => Err(form()),
        }
    }
}
