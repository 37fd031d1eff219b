//! Set-up (section 2).

use kernel::{Audience, Chance, Fault, Seat, Sink};

use super::Turn;
use crate::action::Outcome;
use crate::card::{CardId, Level, MAX_CARDS};
use crate::data::{FOUR_COLOURS, MAX_TILES, StartChoice};
use crate::event::Event;
use crate::game::Dreamscape;
use crate::land::Lands;
use crate::shard::{Shard, Shards};
use crate::state::{MAX_SEATS, Phase, PileId, Piles, Player, Purpose, Rival, State, Task};
use crate::world::{Links, Location, Row};

/// How many purpose tiles are drawn (D-2.2), and in the solo game (D-13.1).
const PURPOSES: usize = 4;
const SOLO_PURPOSES: usize = 2;

impl Dreamscape {
    /// A position in which nothing has been dealt: everything is in the box, the bag or the reserves.
    #[must_use]
    pub fn undealt(&self) -> State {
        let mut bag = self.board().shards;
        bag.take(Shard::Nightmare, bag.count(Shard::Nightmare));
        let rival_points = self.solo().map_or(0, |level| i16::from(level.head_start));
        State {
            lands: Lands::EMPTY,
            players: [const { Player::NEW }; MAX_SEATS],
            piles: Piles::EMPTY,
            rows: [Row::EMPTY; 6],
            bag,
            purposes: [None; PURPOSES],
            reds: Links::default(),
            nightmare: self.setup().nightmare.then_some(Location(5)),
            reserve: if self.setup().nightmare { self.board().shards.count(Shard::Nightmare) } else { 0 },
            trees: self.trees(),
            cycle: 1,
            phase: Phase::Start,
            turn: Seat(0),
            action_points: 0,
            rival: Rival { shards: Shards::NONE, points: rival_points, marker: 0, travelled: false },
        }
    }
}

impl<C: Chance<Outcome>, S: Sink<Event>> Turn<'_, C, S> {
    pub(crate) fn deal(&mut self) -> Result<(), Fault> {
        self.deal_markers()?;
        self.deal_purposes()?;
        self.shuffle_decks()?;
        self.deal_start_cards();
        self.fill_rows()?;
        if self.game.setup().nightmare {
            self.deal_reds();
        }
        Ok(())
    }

    /// Markers at random (D-2.1); in the solo game the player has the first (D-13.1).
    fn deal_markers(&mut self) -> Result<(), Fault> {
        let players = self.game.setup().players;
        let mut without = (0..players).map(|seat| (Outcome::Seat(Seat(seat)), 1)).collect::<Vec<_>>();
        for marker in 1..=players {
            let seat = if marker == players {
                without.iter().find(|(_, weight)| *weight == 1).map(|(seat, _)| *seat)
            } else {
                Some(self.chance.choose(&without)?)
            };
            let Some(Outcome::Seat(seat)) = seat else { continue };
            without[seat.index()].1 = 0;
            let player = self.state.player_mut(seat);
            player.marker = marker;
            player.sleeper = Location(marker - 1);
            self.tell(Event::Initiative { seat, marker });
            if marker == 1 {
                self.state.turn = seat;
            }
        }
        self.state.rival.marker = 2;
        Ok(())
    }

    fn deal_purposes(&mut self) -> Result<(), Fault> {
        let solo = self.game.solo().is_some();
        let mut weights = [(Outcome::Tile(0), 0); MAX_TILES];
        for (tile, weight) in weights.iter_mut().enumerate() {
            let kind = self.game.tiles().get(tile).map(|tile| tile.kind);
            let in_box = self.game.switches().tiles.contains(&(tile as u8));
            let fits = kind.is_some_and(|kind| self.game.draws_purpose(kind));
            *weight = (Outcome::Tile(tile as u8), u32::from(in_box && fits));
        }
        let mut colours = FOUR_COLOURS.map(|shard| (Outcome::Shard(shard), 1));
        for place in 0..if solo { SOLO_PURPOSES } else { PURPOSES } {
            let Outcome::Tile(tile) = self.chance.choose(&weights)? else { continue };
            weights[tile as usize].1 = 0;
            let kind = self.game.tiles()[tile as usize].kind;
            let mut colour = None;
            if kind.has_colour()
                && let Outcome::Shard(shard) = self.chance.choose(&colours)?
            {
                colours
                    .iter_mut()
                    .filter(|(dealt, _)| *dealt == Outcome::Shard(shard))
                    .for_each(|(_, weight)| *weight = 0);
                self.state.bag.take(shard, 1);
                colour = Some(shard);
            }
            self.state.purposes[place] = Some(Purpose { tile, colour });
            self.tell(match colour {
                Some(shard) => Event::PurposeOfColour { kind, shard },
                None => Event::Purpose { kind },
            });
        }
        Ok(())
    }

    fn shuffle_decks(&mut self) -> Result<(), Fault> {
        for level in Level::ALL {
            let mut cards = [CardId(0); MAX_CARDS];
            let mut len = 0;
            for (index, card) in self.game.pack().cards.iter().enumerate() {
                if card.level == level {
                    cards[len] = CardId(index as u8);
                    len += 1;
                }
            }
            while let Some(card) = self.any_card(&cards[..len])? {
                let place = cards[..len].iter().position(|&other| other == card).unwrap_or(0);
                cards[place..len].rotate_left(1);
                len -= 1;
                self.state.piles.push_bottom(PileId::Deck(level), card);
            }
        }
        Ok(())
    }

    /// As many level I cards as the marker's number, in initiative order (D-2.3).
    fn deal_start_cards(&mut self) {
        for marker in 1..=self.game.setup().players {
            let Some(seat) = self.seat_with(marker) else { continue };
            self.seat = seat;
            self.draw_cards(Level::I, marker);
            self.state.player_mut(seat).task = Task::ChooseStart;
        }
        self.seat = self.state.turn;
    }

    pub(super) fn seat_with(&self, marker: u8) -> Option<Seat> {
        (0..self.game.setup().players).map(Seat).find(|&seat| self.state.player(seat).marker == marker)
    }

    /// Fills every row from the bag, one location after another (D-2.5, D-4.2).
    pub(super) fn fill_rows(&mut self) -> Result<(), Fault> {
        for location in Location::ALL {
            while self.state.rows[location.index()].len() < self.game.row_target() {
                let Some(shard) = self.draw_shard()? else {
                    self.tell(Event::BagEmpty {});
                    return Ok(());
                };
                self.state.rows[location.index()].push(shard);
                self.tell(Event::RowFilled { location, shard });
            }
        }
        Ok(())
    }

    /// Reds on links and, after the rows were filled, in the bag (D-2.6).
    fn deal_reds(&mut self) {
        for &link in &self.game.board().red_links {
            self.put_red_on(link);
        }
        let reds = self.game.board().reds_in_bag;
        self.state.reserve -= reds;
        self.state.bag.add(Shard::Nightmare, reds);
    }

    pub(super) fn choose_start(&mut self, card: CardId) -> Result<(), Fault> {
        let seat = self.seat;
        let at_once = self.game.switches().start_choice == StartChoice::AtOnce;
        if at_once {
            self.state.player_mut(seat).task = Task::StartChosen(card);
            self.tell(Event::StartChosen { seat });
        } else {
            self.state.player_mut(seat).task = Task::None;
            self.gain(card);
        }
        let waiting = (1..=self.game.setup().players)
            .filter_map(|marker| self.seat_with(marker))
            .find(|&seat| self.state.player(seat).task == Task::ChooseStart);
        match waiting {
            // When all choose at once, nobody's turn begins by another's choice.
            Some(_) if at_once => Ok(()),
            Some(next) => {
                self.effect.passed = true;
                self.state.turn = next;
                Ok(())
            }
            None => self.end_start(),
        }
    }

    /// All have chosen: cards are revealed, the others go under deck I, and the first Travel begins.
    fn end_start(&mut self) -> Result<(), Fault> {
        for marker in 1..=self.game.setup().players {
            let Some(seat) = self.seat_with(marker) else { continue };
            self.seat = seat;
            if let Task::StartChosen(card) = self.state.player(seat).task {
                self.state.player_mut(seat).task = Task::None;
                self.gain(card);
            }
        }
        self.return_all_start_cards()?;
        self.next_travel()
    }

    /// The rejected start cards of all, mixed together.
    fn return_all_start_cards(&mut self) -> Result<(), Fault> {
        let mut cards = [CardId(0); 16];
        let mut len = 0;
        for seat in (0..self.game.setup().players).map(Seat) {
            let drawn = std::mem::replace(&mut self.state.player_mut(seat).drawn, crate::state::Drawn::NONE);
            let count = drawn.cards().len();
            cards[len..len + count].copy_from_slice(drawn.cards());
            len += count;
            if count > 0 {
                self.sink
                    .tell(Audience::All, Event::CardsReturned { seat, level: Level::I, count: count as u8 });
            }
        }
        cards[..len].sort_unstable();
        while let Some(card) = self.any_card(&cards[..len])? {
            let place = cards[..len].iter().position(|&other| other == card).unwrap_or(0);
            cards[place..len].rotate_left(1);
            len -= 1;
            self.state.piles.push_bottom(PileId::Deck(Level::I), card);
        }
        Ok(())
    }
}
