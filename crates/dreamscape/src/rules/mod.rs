//! The rules, by area. This file sends an action to the area it belongs to.

mod completion;
mod creation;
mod emergence;
mod finale;
mod nightmare;
mod powers;
pub mod purposes;
mod setup;
mod simultaneous;
pub mod solo;
mod travel;
mod walk;

pub(crate) use nightmare::empty_links;
pub(crate) use simultaneous::{awaited, is_waiting};
pub(crate) use travel::is_free_move;

use kernel::{Audience, Chance, Effect, Fault, Seat, SeatSet, Sink};

use crate::action::{Action, Outcome};
use crate::card::Level;
use crate::data::StartChoice;
use crate::event::{Cause, Event, Prompt};
use crate::game::Dreamscape;
use crate::grid::Cells;
use crate::refusal::Refusal;
use crate::shard::Shard;
use crate::state::{Pause, Phase, PileId, Side, State, Task};

/// One step being played: the state and what it may use.
pub(crate) struct Turn<'a, C, S> {
    pub(crate) game: &'a Dreamscape,
    pub(crate) state: &'a mut State,
    pub(crate) seat: Seat,
    pub(crate) chance: &'a mut C,
    pub(crate) sink: &'a mut S,
    pub(crate) effect: Effect,
}

impl<C: Chance<Outcome>, S: Sink<Event>> Turn<'_, C, S> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.sink.tell(Audience::All, event);
    }

    pub(crate) fn score(&mut self, cause: Cause, points: i16) {
        let seat = self.seat;
        self.state.score(seat, cause, points);
        self.tell(Event::Scored { seat, cause, points });
    }

    /// Draws a random shard out of the bag; `None` when it is empty (D-6.8).
    pub(crate) fn draw_shard(&mut self) -> Result<Option<Shard>, Fault> {
        if self.state.bag.is_empty() {
            return Ok(None);
        }
        let weights = Shard::ALL.map(|shard| (Outcome::Shard(shard), u32::from(self.state.bag.count(shard))));
        let Outcome::Shard(shard) = self.chance.choose(&weights)? else { return Ok(None) };
        self.state.bag.take(shard, 1);
        self.effect.learned = true;
        self.use_shared_supply();
        Ok(Some(shard))
    }

    /// Notes that a supply was used which others share while all create at once (D-16.5).
    pub(crate) fn use_shared_supply(&mut self) {
        if self.game.setup().simultaneous && self.state.phase.is_creating() {
            self.effect.shared = true;
            self.effect.served = true;
        }
    }

    /// Lays out a seat's free step and the marks that keep a turn from going round in circles.
    pub(crate) fn forget_walk(&mut self) {
        let player = self.state.player_mut(self.seat);
        player.free_step = false;
        player.walked = Cells::NONE;
        player.roamed = 0;
    }

    /// Plays a checked action.
    pub(crate) fn play(&mut self, action: Action) -> Result<(), Fault> {
        match action {
            Action::Collect => self.collect(),
            Action::Move(location) => self.travel_to(location),
            Action::Power => self.use_location_power()?,
            Action::Use { card, shard } => self.use_card(card, shard)?,
            Action::Store { card, shard } => self.store(card, shard),
            Action::Enter => self.enter()?,
            Action::Step(cell) => self.step(cell)?,
            Action::Place { shard, cell } => self.place(shard, cell)?,
            Action::Exchange { give, take } => self.ask_exchange(give, take),
            Action::Plant(cell) => self.ask_tree(cell)?,
            Action::End => self.end_turn()?,
            Action::Harvest { shard, to } => self.harvest(shard, to),
            Action::Lake(location) => self.choose_row(location),
            Action::Next(shard) => self.arrange(shard),
            Action::Take(cell) => self.take_back(cell)?,
            Action::Golem { from, shard, to } => self.move_by_golem(from, shard, to)?,
            Action::Done => self.end_power(),
            Action::Draw(level) => self.name_deck(level),
            Action::DrawNone => self.complete_next(self.game.grid().cells)?,
            Action::Keep(card) => self.keep(Some(card))?,
            Action::KeepNone => self.keep(None)?,
            Action::Complete(card) => self.complete(card)?,
            Action::Retain(shard) => self.retain(shard)?,
            Action::Sow(link) => self.sow(link)?,
            Action::Waive(supply) => self.waive(supply),
            Action::Withdraw => self.withdraw(),
        }
        if self.game.setup().simultaneous {
            self.serve_waiting()?
        }
        Ok(())
    }

    fn end_turn(&mut self) -> Result<(), Fault> {
        match self.state.phase {
            Phase::Travel => self.end_travel(),
            _ => self.end_creation(),
        }
    }
}

impl Dreamscape {
    /// The seats that may act.
    pub(crate) fn acting(&self, state: &State) -> SeatSet {
        let seats = (0..self.setup().players).map(Seat);
        match state.phase {
            Phase::Over => SeatSet::EMPTY,
            Phase::Start if self.switches().start_choice == StartChoice::AtOnce => {
                seats.filter(|&seat| state.player(seat).task == Task::ChooseStart).collect()
            }
            Phase::Creation | Phase::Finale if self.setup().simultaneous => {
                seats.filter(|&seat| state.player(seat).side != Side::Back).collect()
            }
            _ => SeatSet::one(state.turn),
        }
    }

    /// What the game waits for from a seat.
    pub(crate) fn ask(&self, state: &State, seat: Seat) -> Option<Prompt> {
        if !self.acting(state).contains(seat) {
            return None;
        }
        let player = state.player(seat);
        Some(match (player.pause, player.task) {
            (Pause::Order, _) => Prompt::Order {},
            (Pause::Retain, _) => Prompt::Retain {},
            (Pause::DrawWaits(level), _) | (Pause::None, Task::KingWaits(level)) => {
                Prompt::DeckLent { level }
            }
            (Pause::Draw, _) => Prompt::Draw { count: player.sleeper.number() },
            (Pause::Keep(level), _) => Prompt::Keep { level },
            (_, Task::ChooseStart) => Prompt::StartCard {},
            (_, Task::Harvest(..)) => Prompt::Harvest {},
            (_, Task::Lake) => Prompt::Lake {},
            (_, Task::Arrange { location, slot }) => Prompt::Arrange { location, slot: slot + 1 },
            (_, Task::Tower { left }) => Prompt::Tower { left },
            (_, Task::Golem { left }) => Prompt::Golem { left },
            (_, Task::King) => Prompt::King {},
            (_, Task::KingKeep(level)) => Prompt::KingKeep { level },
            _ => match awaited(state, seat) {
                Some(supply) => Prompt::Waiting { supply },
                None => self.ask_for_turn(state, seat),
            },
        })
    }

    fn ask_for_turn(&self, state: &State, seat: Seat) -> Prompt {
        let player = state.player(seat);
        let points = state.action_points;
        match state.phase {
            Phase::Nightmare => Prompt::Sow { location: player.sleeper },
            _ if state.is_on_tree(seat) => Prompt::OnTree {},
            Phase::Travel if player.free_step => Prompt::TravelStep { points },
            Phase::Travel => Prompt::Travel { points },
            Phase::Finale if player.free_step => Prompt::FinaleStep {},
            Phase::Finale => Prompt::Finale {},
            _ if player.free_step => Prompt::CreationStep {},
            _ => Prompt::Creation {},
        }
    }

    /// Appends the legal actions of a seat.
    pub(crate) fn list(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if !self.acting(state).contains(seat) {
            return;
        }
        if self.setup().simultaneous && is_waiting(state, seat) {
            actions.push(Action::Withdraw);
            return;
        }
        let player = state.player(seat);
        match (player.pause, player.task) {
            (Pause::None, Task::None) => self.list_turn(state, seat, actions),
            (Pause::None, Task::ChooseStart) => {
                actions.extend(player.drawn.cards().iter().map(|&card| Action::Keep(card)))
            }
            (Pause::None, Task::King) => {
                self.list_decks(state, seat, actions);
                actions.push(Action::Done);
            }
            (Pause::Keep(_), _) | (Pause::None, Task::KingKeep(_)) => {
                actions.extend(player.drawn.cards().iter().map(|&card| Action::Keep(card)));
                actions.push(Action::KeepNone);
            }
            (Pause::None, _) => self.list_power(state, seat, actions),
            _ => self.list_completion(state, seat, actions),
        }
    }

    fn list_turn(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if state.phase == Phase::Nightmare {
            self.list_links(state, actions);
            return;
        }
        self.list_steps(state, seat, actions);
        if state.is_on_tree(seat) {
            return;
        }
        if state.phase == Phase::Travel {
            self.list_travel(state, seat, actions)
        } else {
            self.list_creation(state, seat, actions)
        }
    }

    fn list_decks(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let decks = Level::ALL.into_iter().filter(|&level| self.has_cards(state, seat, level));
        actions.extend(decks.map(Action::Draw));
    }

    /// Whether a seat can name a deck: it has cards, or somebody looks at the last of them.
    fn has_cards(&self, state: &State, seat: Seat, level: Level) -> bool {
        state.piles.len(PileId::Deck(level)) > 0 || self.is_lent(state, seat, level)
    }

    /// Whether an action is legal, and if not, why.
    pub(crate) fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if state.phase == Phase::Over {
            return Err(Refusal::Over {});
        }
        if !self.acting(state).contains(seat) {
            return Err(Refusal::NotYourTurn {});
        }
        let waits = self.setup().simultaneous && is_waiting(state, seat);
        match action {
            Action::Withdraw if waits => return Ok(()),
            Action::Withdraw => return Err(Refusal::NothingToWithdraw {}),
            _ if waits => return Err(Refusal::Waiting {}),
            _ => {}
        }
        let player = state.player(seat);
        match (player.pause, player.task) {
            (Pause::None, Task::None) => self.check_turn(state, seat, action),
            (Pause::None, Task::ChooseStart) => match action {
                Action::Keep(card) => self.check_keep(state, seat, card),
                _ => Err(Refusal::KeepOne {}),
            },
            (Pause::Keep(_), _) | (Pause::None, Task::KingKeep(_)) => match action {
                Action::Keep(card) => self.check_keep(state, seat, card),
                Action::KeepNone => Ok(()),
                _ if player.pause == Pause::None => Err(Refusal::Unfinished {}),
                _ => Err(Refusal::Completing {}),
            },
            (Pause::None, _) => self.check_power(state, seat, action),
            _ => self.check_completion(state, seat, action),
        }
    }

    fn check_turn(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        if state.phase == Phase::Nightmare {
            return match action {
                Action::Sow(link) => self.check_link(state, link),
                _ => Err(Refusal::WrongMoment {}),
            };
        }
        if let Action::Step(cell) = action {
            return self.check_step(state, seat, cell);
        }
        if state.is_on_tree(seat) {
            return Err(Refusal::OnTree {});
        }
        match action {
            Action::Enter => self.check_enter(state, seat),
            Action::Use { .. } | Action::Store { .. } => self.check_card_power(state, seat, action),
            _ if state.phase == Phase::Travel => self.check_travel(state, seat, action),
            _ => self.check_creation(state, seat, action),
        }
    }
}
