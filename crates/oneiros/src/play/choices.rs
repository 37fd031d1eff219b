//! The legal actions of a person in words: labelled, grouped, and with what they would bring.

use dreamscape::grid::Cell;
use dreamscape::state::Phase;
use dreamscape::{Action, Dreamscape, Event, Shard};
use kernel::{Game, Message, Seat, Session};

use super::phrases::{Deed, Sheaf, Ui};
use crate::words::{Namer, Words, signed};

/// Lists of at most this many actions are shown whole, longer ones in groups.
const SHORT: usize = 9;

/// What an action belongs to in a long list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Nothing: it stands alone.
    Alone,
    /// Moves of the Sleeper.
    Moves,
    /// Powers of cards.
    Uses,
    /// Storing.
    Stores,
    /// Steps of the Dreamer.
    Steps,
    /// Places for a colour.
    Places(Shard),
    /// Exchanges of a colour.
    Exchanges(Shard),
    /// Places for a tree.
    Plants,
    /// Golem moves from a cell.
    Golems(Cell),
    /// Shards that the Tower can take.
    Takes,
    /// Rows for a drawn shard.
    Harvests(Shard),
}

impl Group {
    const fn of(action: Action) -> Group {
        match action {
            Action::Move(_) => Group::Moves,
            Action::Use { .. } => Group::Uses,
            Action::Store { .. } => Group::Stores,
            Action::Step(_) => Group::Steps,
            Action::Place { shard, .. } => Group::Places(shard),
            Action::Exchange { give, .. } => Group::Exchanges(give),
            Action::Plant(_) => Group::Plants,
            Action::Golem { from, .. } => Group::Golems(from),
            Action::Take(_) => Group::Takes,
            Action::Harvest { shard, .. } => Group::Harvests(shard),
            _ => Group::Alone,
        }
    }

    fn sheaf(self, count: usize) -> Option<Sheaf> {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        Some(match self {
            Group::Alone => return None,
            Group::Moves => Sheaf::Moves { count },
            Group::Uses => Sheaf::Uses { count },
            Group::Stores => Sheaf::Stores { count },
            Group::Steps => Sheaf::Steps { count },
            Group::Places(shard) => Sheaf::Places { shard, count },
            Group::Exchanges(give) => Sheaf::Exchanges { give, count },
            Group::Plants => Sheaf::Plants { count },
            Group::Golems(cell) => Sheaf::Golems { cell, count },
            Group::Takes => Sheaf::Takes { count },
            Group::Harvests(shard) => Sheaf::Harvests { shard, count },
        })
    }
}

/// The order in which actions are offered: what one does most first, what ends something last.
const fn rank(action: Action) -> u8 {
    match action {
        Action::Collect => 0,
        Action::Step(_) => 1,
        Action::Enter => 2,
        Action::Move(_) => 3,
        Action::Power => 4,
        Action::Place { .. } => 5,
        Action::Plant(_) => 6,
        Action::Exchange { .. } => 7,
        Action::Use { .. } => 8,
        Action::Store { .. } => 9,
        Action::Waive(_) => 11,
        Action::Done | Action::DrawNone | Action::KeepNone => 12,
        Action::End => 13,
        _ => 10,
    }
}

/// A legal action in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// The action in words.
    pub text: String,
    /// The action in notation.
    pub notation: String,
    /// What it belongs to.
    pub group: Group,
    /// What it would bring: points with their causes, or that chance will tell; often nothing.
    pub gain: String,
}

impl Choice {
    /// The cells that the action concerns, to be shown on the board.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        match self.action {
            Action::Step(cell) | Action::Plant(cell) | Action::Take(cell) | Action::Place { cell, .. } => {
                vec![cell]
            }
            Action::Golem { from, to, .. } => vec![from, to],
            _ => Vec::new(),
        }
    }

    fn fits(&self, words: &[String]) -> bool {
        let text = format!("{} {}", self.text.to_lowercase(), self.notation.to_lowercase());
        words.iter().all(|word| text.contains(word))
    }
}

/// One line of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// A group of actions, closed.
    Group(Group, String),
    /// An action, by its place in [`Choices::list`].
    Choice(usize),
}

/// The legal actions of a person.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Choices {
    /// The actions in the order in which they are offered.
    pub list: Vec<Choice>,
}

impl Choices {
    /// The legal actions of a seat.
    #[must_use]
    pub fn of(session: &Session<Dreamscape>, seat: Seat, words: &Words, namer: &dyn Namer) -> Choices {
        let mut legal = Vec::new();
        session.game().legal(session.state(), seat, &mut legal);
        legal.sort_by_key(|&action| (rank(action), action));
        let teller = Teller { session, seat, words, namer };
        Choices { list: legal.into_iter().map(|action| teller.choice(action)).collect() }
    }

    /// The lines to show: what fits the typed text, or the opened group, or everything, in groups if it is long.
    #[must_use]
    pub fn rows(&self, typed: &str, opened: Option<Group>, words: &Words) -> Vec<Row> {
        let typed: Vec<String> = typed.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let fits = |choice: &Choice| {
            choice.fits(&typed) && (!typed.is_empty() || opened.is_none_or(|group| choice.group == group))
        };
        let fitting = self.list.iter().enumerate().filter(|(_, choice)| fits(choice));
        if !typed.is_empty() || opened.is_some() || self.list.len() <= SHORT {
            return fitting.map(|(index, _)| Row::Choice(index)).collect();
        }
        let mut rows = Vec::new();
        for (index, choice) in fitting {
            let members = self.list.iter().filter(|other| other.group == choice.group).count();
            let sheaf = choice.group.sheaf(members).filter(|_| members > 1);
            let row = match sheaf {
                Some(sheaf) => Row::Group(choice.group, words.tell(&sheaf)),
                None => Row::Choice(index),
            };
            if rows.last() != Some(&row) {
                rows.push(row);
            }
        }
        rows
    }

    /// The choice for an action.
    #[must_use]
    pub fn find(&self, action: Action) -> Option<&Choice> {
        self.list.iter().find(|choice| choice.action == action)
    }
}

/// Puts the actions of one seat into words.
struct Teller<'a> {
    session: &'a Session<Dreamscape>,
    seat: Seat,
    words: &'a Words,
    namer: &'a dyn Namer,
}

impl Teller<'_> {
    fn choice(&self, action: Action) -> Choice {
        let preview = self.session.preview(self.seat, action).map(|played| played.events);
        let events: Vec<Event> = preview.iter().flatten().map(|&(_, event)| event).collect();
        let mut notation = String::new();
        self.session.game().write_action(&action, &mut notation);
        // Only where chance is the point of an action it is worth a word: what ends a turn often asks it too.
        let by_chance = matches!(action, Action::Power | Action::Use { .. } | Action::Draw(_));
        let gain = match preview {
            None if by_chance => self.words.tell(&Ui::Chance {}),
            _ => self.gain(&events),
        };
        let text = self.words.say(&self.deed(action, &events), self.namer);
        Choice { action, text, notation, group: Group::of(action), gain }
    }

    /// What the events of an action bring to the seat.
    fn gain(&self, events: &[Event]) -> String {
        let mut gains: Vec<String> = Vec::new();
        for event in events {
            match *event {
                Event::Scored { seat, cause, points } if seat == self.seat => {
                    gains.push(format!("{} {}", signed(i64::from(points)), self.words.term(cause.key())));
                }
                Event::PurposeScored { seat, kind, points } if seat == self.seat => {
                    gains.push(format!("{} {}", signed(i64::from(points)), self.words.term(kind.key())));
                }
                Event::Completed { seat, card } if seat == self.seat => {
                    gains.push(self.words.say(&Ui::Completes { card }, self.namer));
                }
                Event::RedTaken { seat, .. } if seat == self.seat => {
                    gains.push(self.words.tell(&Ui::TakesRed {}))
                }
                _ => {}
            }
        }
        gains.join(", ")
    }

    fn deed(&self, action: Action, events: &[Event]) -> Deed {
        let state = self.session.state();
        let game = self.session.game();
        let player = state.player(self.seat);
        let top = |cell: Cell| state.land(self.seat).top(cell);
        // Where a stack is stepped on there is a shard; the colour is only said, never reckoned with.
        let shard_on = |cell: Cell| top(cell).unwrap_or(Shard::Land);
        match action {
            Action::Collect => {
                let shard = state.rows[player.sleeper.index()].last().unwrap_or(Shard::Water);
                Deed::Collect { shard }
            }
            Action::Move(location) if is_free(events) => Deed::MoveFree { location },
            Action::Move(location) => Deed::Move { location },
            Action::Power => Deed::Power { power: game.location_power(player.sleeper) },
            Action::Use { card, shard } => Deed::Use { power: game.card_power(card), card, shard },
            Action::Store { card, shard } => Deed::Store { shard, card },
            Action::Enter => {
                let cell = game.grid().entry;
                Deed::Enter { cell, shard: shard_on(cell) }
            }
            Action::Step(cell) => {
                let shard = shard_on(cell);
                if player.free_step { Deed::StepFree { cell, shard } } else { Deed::Step { cell, shard } }
            }
            Action::Place { shard, cell } => match top(cell) {
                Some(top) => Deed::PlaceOn { shard, cell, top },
                None => Deed::Place { shard, cell },
            },
            Action::Exchange { give, take } => {
                Deed::Exchange { count: if give == Shard::Nightmare { 3 } else { 2 }, give, take }
            }
            Action::Plant(cell) => Deed::Plant { cell, shard: shard_on(cell) },
            Action::End if state.phase == Phase::Travel => Deed::EndTravel { points: state.action_points },
            Action::End => {
                let reds = u32::from(player.hands.count(Shard::Nightmare));
                Deed::EndCreation { count: player.hands.total() - reds }
            }
            Action::Take(cell) => Deed::Take { shard: shard_on(cell), cell },
            Action::Golem { from, shard, to } => self.golem(from, shard, to),
            Action::Waive(supply) => Deed::Waive { names: self.let_first(events), supply },
            other => plain_deed(other),
        }
    }

    /// Those whom a waiver lets go first.
    fn let_first(&self, events: &[Event]) -> String {
        let named = |event: &Event| match *event {
            Event::Waived { to, .. } => self.namer.seat(self.words, to),
            _ => None,
        };
        events.iter().filter_map(named).collect::<Vec<String>>().join(", ")
    }

    fn golem(&self, from: Cell, place: u8, to: Cell) -> Deed {
        let lands = &self.session.state().lands;
        let load = lands.height(self.seat.index(), from).saturating_sub(u32::from(place));
        let piece = lands.pieces(self.seat.index(), from).nth(load as usize);
        Deed::Golem { shard: piece.map_or(Shard::Land, |piece| piece.shard()), from, to, load }
    }
}

/// Whether the Sleeper moves without a point.
fn is_free(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::MovedFree { .. }))
}

/// The deeds that need no look at the board.
fn plain_deed(action: Action) -> Deed {
    match action {
        Action::Harvest { shard, to } => Deed::Harvest { shard, location: to },
        Action::Lake(location) => Deed::Lake { location },
        Action::Next(shard) => Deed::Next { shard },
        Action::Draw(level) => Deed::Draw { level },
        Action::DrawNone => Deed::DrawNone {},
        Action::Keep(card) => Deed::Keep { card },
        Action::KeepNone => Deed::KeepNone {},
        Action::Complete(card) => Deed::Complete { card },
        Action::Retain(shard) => Deed::Retain { shard },
        Action::Sow(link) => Deed::Sow { link },
        Action::Withdraw => Deed::Withdraw {},
        _ => Deed::Done {},
    }
}
