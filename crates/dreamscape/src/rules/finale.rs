//! The Finale and final scoring (section 11).

use kernel::{Chance, Fault, Seat, SeatSet, Sink};

use super::{Turn, purposes};
use crate::action::Outcome;
use crate::data::FinaleOrder;
use crate::event::{Cause, Event};
use crate::game::Dreamscape;
use crate::state::{Phase, PileId, Side, State};

impl<C: Chance<Outcome>, S: Sink<Event>> Turn<'_, C, S> {
    pub(super) fn begin_finale(&mut self) -> Result<(), Fault> {
        self.tell(Event::FinaleBegins {});
        self.restore();
        match self.game.switches().finale {
            FinaleOrder::New => self.deal_initiative(),
            FinaleOrder::Kept => {
                for seat in 0..self.game.setup().players as usize {
                    self.state.players[seat].side = Side::Active;
                }
            }
        }
        self.begin_creation(Phase::Finale)
    }

    pub(super) fn end_game(&mut self) -> Result<(), Fault> {
        self.effect.passed = true;
        self.score_purposes();
        for seat in (0..self.game.setup().players).map(Seat) {
            self.seat = seat;
            let [open, reds] = self.game.final_costs(self.state, seat);
            if open != 0 {
                self.score(Cause::OpenCards, open);
            }
            if reds != 0 {
                self.score(Cause::Reds, reds);
            }
        }
        self.state.phase = Phase::Over;
        self.tell(Event::GameOver {});
        Ok(())
    }

    fn score_purposes(&mut self) {
        for purpose in self.state.purposes.into_iter().flatten() {
            let kind = self.game.tiles()[purpose.tile as usize].kind;
            let standing = purposes::standing(self.game, self.state, purpose);
            for seat in (0..self.game.setup().players).map(Seat) {
                let points = standing.points[seat.index()];
                if points != 0 {
                    self.state.score(seat, Cause::Purposes, points);
                    self.tell(Event::PurposeScored { seat, kind, points });
                }
            }
            if standing.rival != 0 {
                self.state.score_rival(standing.rival);
                self.tell(Event::RivalPurpose { kind, points: standing.rival });
            }
        }
    }
}

impl Dreamscape {
    /// What open cards and reds cost a seat if the game ended now (D-11.2).
    #[must_use]
    pub fn final_costs(&self, state: &State, seat: Seat) -> [i16; 2] {
        let open = state.player(seat).open.len() as i16;
        let reds = i16::from(state.land(seat).reds.len());
        [-open * i16::from(self.board().open_card_cost), -reds * i16::from(self.board().red_cost)]
    }

    /// The seats in front if these were the final points (D-11.3); in the solo game none unless Mr Nightmare is beaten.
    #[must_use]
    pub fn leaders(&self, state: &State, points: impl Fn(Seat) -> i32) -> SeatSet {
        let seats = (0..self.setup().players).map(Seat);
        if self.solo().is_some() {
            return seats.filter(|&seat| points(seat) > i32::from(state.rival.points)).collect();
        }
        let rank = |seat: Seat| {
            let reds = if self.setup().nightmare { state.land(seat).reds.len() } else { 0 };
            (points(seat), u8::MAX - reds, state.piles.len(PileId::Finished(seat)))
        };
        let best = seats.clone().map(rank).max();
        seats.filter(|&seat| Some(rank(seat)) == best).collect()
    }
}
