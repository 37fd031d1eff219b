//! Completed dreamcards (section 8): settling them one by one, and drawing new cards.

use kernel::{Audience, Chance, Fault, Seat, Sink};

use super::Turn;
use crate::action::{Action, Outcome};
use crate::card::{CardId, CardSet, Level};
use crate::data::Interruption;
use crate::event::{Cause, Event};
use crate::game::Dreamscape;
use crate::grid::Cells;
use crate::refusal::Refusal;
use crate::shard::Shard;
use crate::state::{Pause, Phase, PileId, State, Task};

/// How many cards the King of Dreams shows (D-6.2).
const KINGS_CARDS: u8 = 6;

impl Dreamscape {
    /// How many cards the King of Dreams shows a seat: always the same, or as many as a completion would (D-6.2).
    pub(crate) fn kings_cards(&self, state: &State, seat: Seat) -> u8 {
        if self.setup().house.king_by_location { state.player(seat).sleeper.number() } else { KINGS_CARDS }
    }

    /// Whether a completion loses a free step that was not taken yet (D-7.10, D-8.8).
    pub(crate) fn completion_ends_step(&self) -> bool {
        self.setup().house.completion_ends_step || self.completion_ends_power()
    }

    /// Whether a completion ends the Tower or the Golem that it interrupts (D-8.8).
    pub(crate) fn completion_ends_power(&self) -> bool {
        self.switches().interruption == Interruption::Ends
    }

    /// The open cards of a seat that are complete, given that only the `changed` cells changed since none was.
    #[must_use]
    pub fn complete_cards(&self, state: &State, seat: Seat, changed: Cells) -> CardSet {
        let land = state.land(seat);
        state.player(seat).open.filter(|&card| self.is_complete(card, land, changed)).collect()
    }

    /// The shards on the top two cards of a seat's pile.
    pub(crate) fn meeting_shards(&self, state: &State, seat: Seat) -> [Option<Shard>; 2] {
        let mut cards = state.piles.cards(PileId::Finished(seat));
        [cards.next(), cards.next()].map(|card| card.and_then(|card| state.piles.stored(card)))
    }

    pub(super) fn list_completion(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        match state.player(seat).pause {
            Pause::Order => {
                actions.extend(self.complete_cards(state, seat, self.grid().cells).map(Action::Complete))
            }
            Pause::Retain => {
                let [new, old] = self.meeting_shards(state, seat);
                actions.extend([new, old].into_iter().flatten().map(Action::Retain));
            }
            Pause::Draw => {
                self.list_decks(state, seat, actions);
                actions.push(Action::DrawNone);
            }
            _ => {}
        }
    }

    pub(super) fn check_completion(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (state.player(seat).pause, action) {
            (Pause::Order, Action::Complete(card)) => {
                let complete = self.complete_cards(state, seat, self.grid().cells);
                let known = card.index() < self.pack().cards.len();
                if known && complete.has(card) { Ok(()) } else { Err(Refusal::NotComplete { card }) }
            }
            (Pause::Retain, Action::Retain(shard)) => {
                if self.meeting_shards(state, seat).contains(&Some(shard)) {
                    Ok(())
                } else {
                    Err(Refusal::NotStored { shard })
                }
            }
            (Pause::Draw, Action::Draw(level)) => self.check_deck(state, seat, level),
            (Pause::Draw, Action::DrawNone) => Ok(()),
            _ => Err(Refusal::Completing {}),
        }
    }
}

impl<C: Chance<Outcome>, S: Sink<Event>> Turn<'_, C, S> {
    /// Looks for complete cards after a change and settles the next, or lets the turn go on.
    pub(super) fn complete_next(&mut self, changed: Cells) -> Result<(), Fault> {
        let seat = self.seat;
        let complete = self.game.complete_cards(self.state, seat, changed);
        self.state.player_mut(seat).pause = Pause::None;
        match complete.len() {
            0 => self.end_if_spent(),
            1 => {
                for card in complete {
                    self.complete(card)?;
                }
            }
            _ => self.state.player_mut(seat).pause = Pause::Order,
        }
        Ok(())
    }

    pub(super) fn complete(&mut self, card: CardId) -> Result<(), Fault> {
        let seat = self.seat;
        let pile = PileId::Finished(seat);
        let old = self.state.piles.top(pile);
        self.state.player_mut(seat).open.remove(card);
        self.state.piles.push_top(pile, card);
        self.tell(Event::Completed { seat, card });
        self.score(Cause::Cards, self.game.card_points(card));
        self.interrupt();
        let dreamer = self.state.land(seat).dreamer;
        let player = self.state.player_mut(seat);
        player.pause = Pause::None;
        // The completion makes every earlier position of the turn a different one (D-7.16).
        player.walked = player.walked.and(dreamer);
        match (old, old.and_then(|old| self.state.piles.stored(old)), self.state.piles.stored(card)) {
            (Some(old), Some(lifted), None) => {
                self.state.piles.store(old, None);
                self.state.piles.store(card, Some(lifted));
                self.tell(Event::StoredMoved { seat, card, shard: lifted });
                self.offer_draw()
            }
            (Some(_), Some(below), Some(above)) if below == above => self.retain(above),
            (Some(_), Some(_), Some(_)) => {
                self.state.player_mut(seat).pause = Pause::Retain;
                Ok(())
            }
            (_, _, stored) => {
                if let Some(shard) = stored {
                    self.tell(Event::StoredMoved { seat, card, shard });
                }
                self.offer_draw()
            }
        }
    }

    /// Where a completion ends the action it interrupts, what is left of that action is lost (D-8.8).
    fn interrupt(&mut self) {
        let seat = self.seat;
        if self.game.completion_ends_step() {
            self.state.player_mut(seat).free_step = false;
            self.state.player_mut(seat).walked = Cells::NONE;
        }
        let task = self.state.player(seat).task;
        if self.game.completion_ends_power() && matches!(task, Task::Tower { .. } | Task::Golem { .. }) {
            self.end_power();
        }
    }

    pub(super) fn retain(&mut self, shard: Shard) -> Result<(), Fault> {
        let seat = self.seat;
        let mut cards = self.state.piles.cards(PileId::Finished(seat));
        let (new, old) = (cards.next(), cards.next());
        drop(cards);
        if let (Some(new), Some(old)) = (new, old) {
            let [above, below] = self.game.meeting_shards(self.state, seat);
            let lost = if above == Some(shard) { below } else { above };
            self.state.piles.store(old, None);
            self.state.piles.store(new, Some(shard));
            self.tell(Event::StoredMoved { seat, card: new, shard });
            if let Some(shard) = lost {
                self.state.bag.add(shard, 1);
                self.tell(Event::StoredLost { seat, shard });
            }
        }
        self.offer_draw()
    }

    /// The owner may name a deck, where there is one (D-8.6).
    pub(super) fn offer_draw(&mut self) -> Result<(), Fault> {
        let any_deck = Level::ALL.iter().any(|&level| self.game.has_cards(self.state, self.seat, level));
        if any_deck && self.state.phase != Phase::Finale {
            self.state.player_mut(self.seat).pause = Pause::Draw;
            return Ok(());
        }
        self.complete_next(self.game.grid().cells)
    }

    pub(super) fn name_deck(&mut self, level: Level) {
        let seat = self.seat;
        let lent = self.game.is_lent(self.state, seat, level);
        let player = self.state.player_mut(seat);
        match (player.pause == Pause::Draw, lent) {
            (true, true) => player.pause = Pause::DrawWaits(level),
            (false, true) => player.task = Task::KingWaits(level),
            (true, false) => self.draw_for_completion(level),
            (false, false) => self.draw_for_king(level),
        }
        if lent {
            self.tell(Event::WaitsForDeck { seat, level });
        }
    }

    pub(super) fn draw_for_completion(&mut self, level: Level) {
        let count = self.state.player(self.seat).sleeper.number();
        self.draw_cards(level, count);
        self.state.player_mut(self.seat).pause = Pause::Keep(level);
    }

    pub(super) fn draw_for_king(&mut self, level: Level) {
        let count = self.game.kings_cards(self.state, self.seat);
        self.draw_cards(level, count);
        self.state.player_mut(self.seat).task = Task::KingKeep(level);
    }

    /// Draws cards that only the seat sees (D-16.3).
    pub(super) fn draw_cards(&mut self, level: Level, count: u8) {
        let seat = self.seat;
        let deck = PileId::Deck(level);
        let count = count.min(self.state.piles.len(deck));
        self.tell(Event::CardsDrawn { seat, level, count });
        for _ in 0..count {
            if let Some(card) = self.state.piles.pop_top(deck) {
                self.state.player_mut(seat).drawn.push(card);
                self.sink.tell(Audience::Only(seat), Event::CardSeen { seat, card });
            }
        }
        self.effect.learned = true;
        self.use_shared_supply();
    }

    pub(super) fn keep(&mut self, card: Option<CardId>) -> Result<(), Fault> {
        let seat = self.seat;
        let level = match (self.state.player(seat).pause, self.state.player(seat).task) {
            (Pause::Keep(level), _) => level,
            (_, Task::KingKeep(level)) => level,
            _ => return card.map_or(Ok(()), |card| self.choose_start(card)),
        };
        if let Some(card) = card {
            self.gain(card);
        }
        self.return_drawn(level)?;
        if self.state.player(seat).pause == Pause::None {
            self.end_power();
        }
        self.complete_next(self.game.grid().cells)
    }

    /// The card is turned face up: the others learn it.
    pub(super) fn gain(&mut self, card: CardId) {
        let seat = self.seat;
        let player = self.state.player_mut(seat);
        player.drawn.remove(card);
        player.open.insert(card);
        self.effect.learned = true;
        self.tell(Event::CardKept { seat, card });
    }

    /// The rest of the drawn cards go under their deck, in random order.
    pub(super) fn return_drawn(&mut self, level: Level) -> Result<(), Fault> {
        let seat = self.seat;
        let count = self.state.player(seat).drawn.cards().len() as u8;
        let mut drawn = self.state.player(seat).drawn;
        while let Some(card) = self.any_card(drawn.cards())? {
            drawn.remove(card);
            self.state.piles.push_bottom(PileId::Deck(level), card);
        }
        self.state.player_mut(seat).drawn = drawn;
        self.use_shared_supply();
        if count > 0 {
            self.tell(Event::CardsReturned { seat, level, count });
        }
        Ok(())
    }

    /// One of the cards at random; chance is not asked about the last.
    pub(super) fn any_card(&mut self, cards: &[CardId]) -> Result<Option<CardId>, Fault> {
        if cards.len() < 2 {
            return Ok(cards.first().copied());
        }
        match self.chance.choose_evenly(cards.len(), |i| Outcome::Card(cards[i]))? {
            Outcome::Card(card) => Ok(Some(card)),
            _ => Ok(None),
        }
    }
}
