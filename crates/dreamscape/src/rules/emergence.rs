//! Emergence (section 4).

use kernel::{Chance, Fault, Seat, Sink};

use super::Turn;
use crate::action::Outcome;
use crate::data::EmergenceOrder;
use crate::event::Event;
use crate::state::{PileId, Side};

impl<C: Chance<Outcome>, S: Sink<Event>> Turn<'_, C, S> {
    /// A new cycle begins.
    pub(super) fn emerge(&mut self) -> Result<(), Fault> {
        if self.game.switches().emergence == EmergenceOrder::ClockFirst {
            self.advance_clock();
            self.fill_rows()?;
        } else {
            self.fill_rows()?;
            self.advance_clock();
        }
        self.state.lands.clear_marks();
        self.restore();
        self.deal_initiative();
        self.next_travel()
    }

    fn advance_clock(&mut self) {
        self.state.cycle += 1;
        self.tell(Event::Clock { cycle: self.state.cycle });
    }

    /// Stored shards come back to their owners (D-4.3).
    pub(super) fn restore(&mut self) {
        for seat in (0..self.game.setup().players).map(Seat) {
            let top = self.state.piles.top(PileId::Finished(seat));
            let cards = self.state.player(seat).open;
            for card in cards.chain(top) {
                if let Some(shard) = self.state.piles.stored(card) {
                    self.state.piles.store(card, None);
                    self.state.player_mut(seat).hands.add(shard, 1);
                    self.tell(Event::Restored { seat, card, shard });
                }
            }
        }
    }

    /// Lowest location first; within one, who lay down last (D-4.4). Mr Nightmare goes first on a tie (D-13.2).
    pub(super) fn deal_initiative(&mut self) {
        let players = self.game.setup().players as usize;
        let solo = self.game.solo().is_some();
        let mut order = [0usize, 1, 2, 3];
        order[..players].sort_by_key(|&seat| {
            let player = &self.state.players[seat];
            (player.sleeper, u8::MAX - player.lying)
        });
        let rival_first =
            solo && self.state.nightmare.is_some_and(|place| place <= self.state.players[0].sleeper);
        for (place, &seat) in order[..players].iter().enumerate() {
            let marker = place as u8 + 1 + u8::from(rival_first);
            let player = &mut self.state.players[seat];
            player.marker = marker;
            player.side = Side::Active;
            player.lying = 0;
            self.tell(Event::Initiative { seat: Seat(seat as u8), marker });
        }
        self.state.rival.marker = if rival_first { 1 } else { 2 };
        self.state.rival.travelled = false;
    }
}
