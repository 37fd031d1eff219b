//! Markers, sides, whose turn it is, and where the Sleepers are: each has a default that follows from the others.

use kernel::Seat;

use super::Reading;
use super::sheet::{Keyword, Wrong};
use crate::data::{FinaleOrder, StartChoice};
use crate::notation::expected::{Demand, Form};
use crate::notation::noun::{number, seat};
use crate::state::{MAX_SEATS, Phase, Side, Task};
use crate::world::Location;

/// A Sleeper as it was said: where, whether it lies, and the place of the word.
type Said = Option<(Location, bool, usize)>;

impl Reading<'_> {
    pub(super) fn initiative(&mut self) -> Result<(), Wrong> {
        let sides = self.markers()?;
        let sleepers = self.said_sleepers()?;
        self.turn(sides, &sleepers)?;
        self.sides(sides)?;
        self.sleepers(&sleepers)
    }

    fn highest_marker(&self) -> u8 {
        // In the solo game the second marker is Mr Nightmare's (D-13.1).
        self.game.setup().players.max(2)
    }

    fn marker(&self, seat: Seat) -> u8 {
        self.state.player(seat).marker
    }

    /// The numbers that are said, then the rest in the order of seats.
    fn markers(&mut self) -> Result<[Option<Side>; MAX_SEATS], Wrong> {
        let mut sides = [None; MAX_SEATS];
        let mut dealt = [false; MAX_SEATS + 1];
        for seat in self.seats() {
            let Some(mut line) = self.sheet.seat_line(Keyword::Marker, seat) else { continue };
            let at = line.place();
            let marker = line.read(Form::Number, number)?;
            if marker == 0 || marker > self.highest_marker() || dealt[marker as usize] {
                let most = self.highest_marker();
                return Err(self.sheet.breach(at, "D-2.1", Demand::Marker { most }));
            }
            dealt[marker as usize] = true;
            self.state.player_mut(seat).marker = marker;
            if line.clone().next().is_some() {
                sides[seat.index()] = Some(match line.choose(&["active", "used", "back"])? {
                    "active" => Side::Active,
                    "used" => Side::Used,
                    _ => Side::Back,
                });
            }
            line.finish()?;
        }
        for seat in self.seats().filter(|&seat| self.state.player(seat).marker == 0).collect::<Vec<_>>() {
            let marker = (1..=MAX_SEATS as u8).find(|&marker| !dealt[marker as usize]).unwrap_or(1);
            dealt[marker as usize] = true;
            self.state.player_mut(seat).marker = marker;
        }
        Ok(sides)
    }

    fn said_sleepers(&self) -> Result<[Said; MAX_SEATS], Wrong> {
        let mut said = [None; MAX_SEATS];
        for location in Location::ALL {
            let Some(line) = self.sheet.location_line(Keyword::Sleepers, location) else { continue };
            for word in line {
                let lies = word.text.ends_with(b"z");
                let seat = seat(word.text.strip_suffix(b"z").unwrap_or(word.text))
                    .filter(|seat| seat.0 < self.game.setup().players)
                    .ok_or_else(|| self.sheet.misread(word.at, Form::Sleeper))?;
                if said[seat.index()].is_some() {
                    return Err(self.sheet.breach(word.at, "D-1.7", Form::Once));
                }
                said[seat.index()] = Some((location, lies, word.at));
            }
        }
        Ok(said)
    }

    /// Whose turn it is: as said, or the first in order who has not finished this phase.
    fn turn(&mut self, sides: [Option<Side>; MAX_SEATS], sleepers: &[Said; MAX_SEATS]) -> Result<(), Wrong> {
        if let Some(line) = self.sheet.line(Keyword::Turn) {
            let (turn, at) = line.only(Form::Seat, seat)?;
            if turn.0 >= self.game.setup().players {
                let players = self.game.setup().players;
                return Err(self.sheet.breach(at, "D-1.2", Demand::Seats { players }));
            }
            self.state.turn = turn;
            return Ok(());
        }
        let lies = |seat: Seat| sleepers[seat.index()].is_some_and(|(_, lies, _)| lies);
        let first = |fits: &dyn Fn(Seat) -> bool| {
            self.seats().filter(|&seat| fits(seat)).min_by_key(|&seat| self.marker(seat))
        };
        let last = |fits: &dyn Fn(Seat) -> bool| {
            self.seats().filter(|&seat| fits(seat)).max_by_key(|&seat| self.marker(seat))
        };
        let at_once = self.game.switches().start_choice == StartChoice::AtOnce;
        let turn = match self.state.phase {
            Phase::Start => first(&|seat| at_once || self.state.player(seat).task == Task::ChooseStart),
            Phase::Travel => first(&|seat| !lies(seat)),
            Phase::Nightmare => last(&lies),
            Phase::Creation | Phase::Finale => first(&|seat| sides[seat.index()] != Some(Side::Back)),
            Phase::Over => last(&|_| true),
        };
        self.state.turn = turn.or_else(|| first(&|_| true)).unwrap_or(Seat(0));
        Ok(())
    }

    fn sides(&mut self, said: [Option<Side>; MAX_SEATS]) -> Result<(), Wrong> {
        let phase = self.state.phase;
        let creating = self.marker(self.state.turn);
        for seat in self.seats() {
            let marker = self.marker(seat);
            let done = phase == Phase::Over || phase.is_creating() && marker < creating;
            let default = if done { Side::Back } else { Side::Active };
            let side = said[seat.index()].unwrap_or(default);
            // Players create in the order of their markers, unless all do at once: then some may be back early.
            let early = self.game.setup().simultaneous && phase.is_creating() && marker > creating;
            if (side == Side::Back) != done && !early {
                let at = self.sheet.place_of(&[Keyword::Marker, Keyword::Turn], seat);
                let expected = if done { Demand::MarkerBack } else { Demand::MarkerNotBack };
                return Err(self.sheet.breach(at, "D-7.13", expected));
            }
            self.state.player_mut(seat).side = side;
        }
        Ok(())
    }

    /// Whether the Sleeper of a seat lies; `None` where it does not matter.
    fn must_lie(&self, seat: Seat) -> Option<bool> {
        let (marker, turn) = (self.marker(seat), self.marker(self.state.turn));
        match self.state.phase {
            Phase::Start => Some(false),
            Phase::Travel => Some(marker < turn),
            Phase::Nightmare => Some(marker <= turn),
            Phase::Creation => Some(true),
            Phase::Finale | Phase::Over => None,
        }
    }

    fn sleepers(&mut self, said: &[Said; MAX_SEATS]) -> Result<(), Wrong> {
        let mut lying = [0; 6];
        // Words of one line are read from the bottom, so those said go by their place and the others lie on top.
        let mut order: Vec<Seat> = self.seats().collect();
        order
            .sort_by_key(|&seat| (said[seat.index()].map_or(usize::MAX, |(_, _, at)| at), self.marker(seat)));
        for seat in order {
            let must = self.must_lie(seat);
            let home = Location::numbered(self.marker(seat)).unwrap_or(Location(0));
            let kept = self.game.switches().finale == FinaleOrder::Kept;
            let (location, lies) = match said[seat.index()] {
                Some((_, lies, at)) if must.is_some_and(|must| must != lies) => {
                    let expected = if lies { Demand::SleeperStands } else { Demand::SleeperLies };
                    return Err(self.sheet.breach(at, "D-5.8", expected));
                }
                Some((location, lies, _)) => (location, lies),
                None => (home, must.unwrap_or(kept)),
            };
            let player = self.state.player_mut(seat);
            player.sleeper = location;
            if lies {
                lying[location.index()] += 1;
                player.lying = lying[location.index()];
            }
        }
        Ok(())
    }
}
