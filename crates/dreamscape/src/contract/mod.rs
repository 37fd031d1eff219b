//! What the laws of [`kernel::contract`] need to know of Dreamscape, and the games they are checked on.

mod scarce;
mod trials;

pub use trials::{Trials, run};

use kernel::contract::{NotConserved, Subject};
use kernel::{Audience, Dice, Game, Seat, Viewer};

use crate::action::{Action, Supply};
use crate::card::{CardId, CardSet, Level, MAX_CARDS};
use crate::event::Event;
use crate::game::Dreamscape;
use crate::grid::{CELLS, Cell};
use crate::shard::{Shard, Shards};
use crate::state::{Drawn, Pause, PileId, State, Task};
use crate::world::{Link, Location, Power};

impl Subject for Dreamscape {
    /// By D-16.3 and D-2.3: the order of every deck, the cards others have drawn, the start cards they have chosen.
    fn scramble(&self, state: &State, viewer: Viewer, dice: &mut Dice) -> State {
        let mut state = state.clone();
        let others: Vec<Seat> =
            (0..self.setup().players).map(Seat).filter(|&seat| viewer != Viewer::Seat(seat)).collect();
        for level in Level::ALL {
            let deck = PileId::Deck(level);
            let size = state.piles.len(deck);
            let mut hidden: Vec<CardId> = std::iter::from_fn(|| state.piles.pop_top(deck)).collect();
            let choosing: Vec<Seat> =
                others.iter().copied().filter(|&seat| drawn_level(&state, seat) == Some(level)).collect();
            for &seat in &choosing {
                hidden.extend(state.player(seat).drawn.cards());
            }
            shuffle(&mut hidden, dice);
            for _ in 0..size {
                hidden.pop().into_iter().for_each(|card| state.piles.push_bottom(deck, card));
            }
            for seat in choosing {
                let mut drawn = Drawn::NONE;
                (0..state.player(seat).drawn.cards().len())
                    .filter_map(|_| hidden.pop())
                    .for_each(|card| drawn.push(card));
                let player = state.player_mut(seat);
                player.drawn = drawn;
                if let Task::StartChosen(card) = &mut player.task {
                    *card = drawn.cards()[dice.below(drawn.cards().len() as u32) as usize];
                }
            }
        }
        state
    }

    fn conserved(&self, state: &State) -> Result<(), NotConserved> {
        let shards = all_shards(self, state);
        let mut expected = self.board().shards;
        if !self.setup().nightmare {
            expected.0[Shard::Nightmare.index()] = 0;
        }
        if shards != expected {
            return Err(NotConserved(format!("shards {shards:?}, in the box {expected:?}")));
        }
        let planted: u8 = (0..self.setup().players).map(|seat| state.lands[seat as usize].trees.len()).sum();
        if planted + state.trees != self.trees() {
            return Err(NotConserved(format!(
                "{planted} trees planted and {} left of {}",
                state.trees,
                self.trees()
            )));
        }
        cards_once(self, state)?;
        markers_once(self, state)
    }

    fn any_action(&self, dice: &mut Dice) -> Action {
        let kind = dice.below(27);
        let (card, level) = (CardId(dice.below(MAX_CARDS as u32) as u8), Level::ALL[dice.below(3) as usize]);
        let (shard, other) = (any_shard(dice), any_shard(dice));
        let (cell, to) = (Cell(dice.below(CELLS as u32) as u8), Cell(dice.below(CELLS as u32) as u8));
        let location = Location::ALL[dice.below(6) as usize];
        match kind {
            0 => Action::Collect,
            1 => Action::Move(location),
            2 => Action::Power,
            3 => Action::Use { card, shard },
            4 => Action::Store { card, shard },
            5 => Action::Enter,
            6 => Action::Step(cell),
            7 => Action::Place { shard, cell },
            8 => Action::Exchange { give: shard, take: other },
            9 => Action::Plant(cell),
            10 => Action::End,
            11 => Action::Harvest { shard, to: location },
            12 => Action::Lake(location),
            13 => Action::Next(shard),
            14 => Action::Take(cell),
            // Mostly a shard that a stack may have, sometimes one that none has; they are counted from 1.
            15 if dice.below(4) > 0 => Action::Golem { from: cell, shard: dice.below(4) as u8 + 1, to },
            15 => Action::Golem { from: cell, shard: dice.below(255) as u8 + 1, to },
            16 => Action::Done,
            17 => Action::Draw(level),
            18 => Action::DrawNone,
            19 => Action::Keep(card),
            20 => Action::KeepNone,
            21 => Action::Complete(card),
            22 => Action::Retain(shard),
            23 => Action::Sow(Link::ALL[dice.below(7) as usize]),
            24 => Action::Waive(Supply::Tree),
            25 => Action::Waive(Supply::Shard(shard)),
            _ => Action::Withdraw,
        }
    }

    fn alter(&self, action: Action, dice: &mut Dice) -> Action {
        let near = |cell: Cell, dice: &mut Dice| {
            let (right, up) = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (2, 0)][dice.below(6) as usize];
            Cell::at(cell.column() + right, cell.row() + up).unwrap_or(cell)
        };
        match action {
            Action::Use { card, .. } => Action::Use { card, shard: any_shard(dice) },
            Action::Store { card, shard } if dice.below(2) == 0 => Action::Use { card, shard },
            Action::Store { card, .. } => Action::Store { card, shard: any_shard(dice) },
            Action::Step(cell) => Action::Step(near(cell, dice)),
            Action::Place { cell, .. } if dice.below(2) == 0 => {
                Action::Place { shard: any_shard(dice), cell }
            }
            Action::Place { shard, cell } => Action::Place { shard, cell: near(cell, dice) },
            Action::Exchange { give, .. } => Action::Exchange { give, take: any_shard(dice) },
            Action::Plant(cell) => Action::Plant(near(cell, dice)),
            Action::Take(cell) => Action::Take(near(cell, dice)),
            Action::Golem { from, shard, to } => match dice.below(3) {
                0 => Action::Golem { from, shard: shard.saturating_add(1), to },
                1 => Action::Golem { from, shard, to: near(to, dice) },
                _ => Action::Golem { from: near(from, dice), shard, to },
            },
            Action::Harvest { to, .. } => Action::Harvest { shard: any_shard(dice), to },
            Action::Next(_) => Action::Next(any_shard(dice)),
            Action::Keep(CardId(card)) => Action::Keep(CardId((card + 1) % MAX_CARDS as u8)),
            Action::Complete(CardId(card)) => Action::Complete(CardId((card + 1) % MAX_CARDS as u8)),
            _ => self.any_action(dice),
        }
    }

    fn total(&self, state: &State, seat: Seat) -> Option<i32> {
        Some(state.player(seat).score())
    }

    /// A power that can do nothing may still be chosen; then the shard is stored and nothing else happens (D-6.7).
    fn may_coincide(&self, one: Action, other: Action) -> bool {
        let paid = |action| match action {
            Action::Use { card, shard } | Action::Store { card, shard } => Some((card, shard)),
            _ => None,
        };
        paid(one).is_some() && paid(one) == paid(other)
    }

    fn ending(&self, state: &State) -> &'static str {
        let winners = self.winners(state).unwrap_or_default().len();
        match (self.solo().is_some(), winners) {
            (true, 0) => ENDINGS[0],
            (true, _) => ENDINGS[1],
            (false, 1) => ENDINGS[2],
            (false, _) => ENDINGS[3],
        }
    }

    fn remark(&self, events: &[(Audience, Event)], count: &mut dyn FnMut(&'static str)) {
        for (_, event) in events {
            match event {
                Event::PowerUsed { power, .. } => count(power.key()),
                Event::CardPowerUsed { power, .. } => count(CARD_POWERS[*power as usize]),
                Event::Replaced { .. } | Event::RedsToReserve { .. } => count("red without room"),
                Event::BagEmpty {} => count("empty bag"),
                _ => {}
            }
        }
    }
}

/// Names for the ways in which a game can end.
pub const ENDINGS: [&str; 4] =
    ["Mr Nightmare wins", "Mr Nightmare is beaten", "one player wins", "players share the victory"];

/// Names for the use of each power from a card, in the order of [`Power::ALL`].
pub const CARD_POWERS: [&str; 6] =
    ["card-muse", "card-harvesters", "card-tower", "card-golem", "card-lake", "card-king"];

/// Names for the use of each power of a location.
pub const LOCATION_POWERS: [&str; 6] = [
    Power::Muse.key(),
    Power::Harvesters.key(),
    Power::Tower.key(),
    Power::Golem.key(),
    Power::Lake.key(),
    Power::King.key(),
];

fn any_shard(dice: &mut Dice) -> Shard {
    Shard::ALL[dice.below(6) as usize]
}

fn shuffle(cards: &mut [CardId], dice: &mut Dice) {
    for i in (1..cards.len()).rev() {
        cards.swap(i, dice.below(i as u32 + 1) as usize);
    }
}

/// From which deck the cards come that a seat has drawn and not yet decided on.
fn drawn_level(state: &State, seat: Seat) -> Option<Level> {
    let player = state.player(seat);
    match (player.pause, player.task) {
        (Pause::Keep(level), _) | (Pause::None, Task::KingKeep(level)) => Some(level),
        (_, Task::ChooseStart | Task::StartChosen(_)) => Some(Level::I),
        _ => (!player.drawn.cards().is_empty()).then_some(Level::I),
    }
}

fn all_shards(game: &Dreamscape, state: &State) -> Shards {
    let mut all = state.bag;
    let mut add = |shard| all.add(shard, 1);
    state.rows.iter().flat_map(|row| row.shards().iter().copied()).for_each(&mut add);
    state.purposes.iter().flatten().filter_map(|purpose| purpose.colour).for_each(&mut add);
    for card in 0..game.pack().cards.len() {
        state.piles.stored(CardId(card as u8)).into_iter().for_each(&mut add);
    }
    state.reds.iter().for_each(|_| add(Shard::Nightmare));
    (0..state.reserve).for_each(|_| add(Shard::Nightmare));
    for seat in 0..game.setup().players as usize {
        if let Task::Harvest(first, second) = state.players[seat].task {
            [Some(first), second].into_iter().flatten().for_each(&mut add);
        }
        for cell in game.grid().cells {
            state.lands.pieces(seat, cell).for_each(|piece| add(piece.shard()));
        }
    }
    for player in &state.players {
        all.add_all(&player.hands);
    }
    all.add_all(&state.rival.shards);
    all
}

fn cards_once(game: &Dreamscape, state: &State) -> Result<(), NotConserved> {
    let seats = || (0..game.setup().players).map(Seat);
    let piles = Level::ALL.into_iter().map(PileId::Deck).chain(seats().map(PileId::Finished));
    let mut cards: Vec<CardId> = piles.flat_map(|pile| state.piles.cards(pile).collect::<Vec<_>>()).collect();
    for player in &state.players {
        cards.extend(player.open);
        cards.extend(player.drawn.cards());
    }
    let set: CardSet = cards.iter().copied().collect();
    if cards.len() != game.pack().cards.len() || set.len() as usize != cards.len() {
        return Err(NotConserved(format!(
            "{} cards in {} places of {}",
            set.len(),
            cards.len(),
            game.pack().cards.len()
        )));
    }
    Ok(())
}

fn markers_once(game: &Dreamscape, state: &State) -> Result<(), NotConserved> {
    let mut markers: Vec<u8> =
        (0..game.setup().players as usize).map(|seat| state.players[seat].marker).collect();
    if game.solo().is_some() {
        markers.push(state.rival.marker);
    }
    markers.sort_unstable();
    if markers.iter().enumerate().any(|(i, &marker)| usize::from(marker) != i + 1) {
        return Err(NotConserved(format!("markers {markers:?}")));
    }
    Ok(())
}
