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
            if side == Side::Used {
                self.check_used(seat)?;
            }
        }
        Ok(())
    }

    /// A marker is used in one's own Travel, once a cycle, and comes anew for the Finale, which has no powers (D-5.5, D-11.1).
    fn check_used(&self, seat: Seat) -> Result<(), Wrong> {
        let rule = match self.state.phase {
            Phase::Finale => "D-11.1",
            Phase::Travel | Phase::Nightmare if self.awaits_travel(seat) => "D-5.5",
            _ => return Ok(()),
        };
        self.breach(&[Keyword::Marker], seat, rule, Demand::MarkerActive)
    }

    /// Whether the Sleeper of a seat lies.
    fn must_lie(&self, seat: Seat) -> bool {
        let (marker, turn) = (self.marker(seat), self.marker(self.state.turn));
        match self.state.phase {
            Phase::Start => false,
            Phase::Travel => marker < turn,
            Phase::Nightmare => marker <= turn,
            Phase::Creation => true,
            // Sleepers stand up when markers are dealt anew (D-4.4).
            Phase::Finale | Phase::Over => self.game.switches().finale == FinaleOrder::Kept,
        }
    }

    fn sleepers(&mut self, said: &[Said; MAX_SEATS]) -> Result<(), Wrong> {
        let mut lying = [0; 6];
        // Who travels first lies below (D-5.8).
        let mut order: Vec<Seat> = self.seats().collect();
        order.sort_by_key(|&seat| self.marker(seat));
        for &seat in &order {
            let lies = self.must_lie(seat);
            let home = Location::numbered(self.marker(seat)).unwrap_or(Location(0));
            let location = match said[seat.index()] {
                Some((_, said, at)) if said != lies => {
                    let expected = if said { Demand::SleeperStands } else { Demand::SleeperLies };
                    return Err(self.sheet.breach(at, "D-5.8", expected));
                }
                Some((location, _, _)) => location,
                None => home,
            };
            let player = self.state.player_mut(seat);
            player.sleeper = location;
            if lies {
                lying[location.index()] += 1;
                player.lying = lying[location.index()];
            }
        }
        self.check_sleepers(&order, said)
    }

    /// Sleepers lie in the order in which they travelled (D-5.8), and those that have not moved since markers were dealt stand in
    /// the order of their places (D-4.4).
    fn check_sleepers(&self, order: &[Seat], said: &[Said; MAX_SEATS]) -> Result<(), Wrong> {
        let anew = matches!(self.state.phase, Phase::Finale | Phase::Over);
        for (at, &upper) in order.iter().enumerate() {
            for &lower in &order[..at] {
                let (first, second) = (self.state.player(lower), self.state.player(upper));
                let places = said[lower.index()].zip(said[upper.index()]);
                if let Some(((_, _, below), (_, _, above))) = places
                    && second.lying > 0
                    && first.sleeper == second.sleeper
                    && above < below
                {
                    return Err(self.sheet.breach(below, "D-5.8", Demand::LyingInOrder));
                }
                let waits = anew || self.awaits_travel(lower);
                if first.lying == 0 && waits && first.sleeper > second.sleeper {
                    let word = said[upper.index()].or(said[lower.index()]);
                    let at = word.map_or(0, |(_, _, at)| at);
                    return Err(self.sheet.breach(at, "D-4.4", Demand::StandingInOrder));
                }
            }
        }
        Ok(())
    }
}
