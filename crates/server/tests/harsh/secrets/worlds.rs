//! Two worlds that differ only in what somebody may not know, each at a table of its own.

use dreamscape::data::{Edition, builtin};
use dreamscape::notation::read_option;
use dreamscape::{Action, Dreamscape, Event, Setup, State};
use kernel::contract::Subject;
use kernel::{Audience, Dice, Game, Seat as Place, SeatSet, Session, Viewer};
use serde_json::{Value, json};
use store::{Append, Head, Listing, Millis, NewTable, Seq, Status, Store, TableId};
use table::contract::Chair;
use table::games::Opening;
use table::{Contract, Deed, Entry, Guest};

use crate::client::Person;
use crate::client::tried::games;

/// The modes with their numbers of seats.
const MODES: [(&[&str], usize); 5] =
    [(&[], 2), (&["simultaneous"], 3), (&["nightmare"], 2), (&["solo=2"], 1), (&["cycles=2"], 4)];
/// How often a way or a move is looked for by lot.
const TRIES: usize = 24;
/// The longest way that is looked for.
const LONGEST: usize = 40;
/// Which of the people watches.
pub(super) const WATCHER: usize = 4;

/// Two worlds, each at a table of its own, that somebody must not be able to tell apart.
pub(super) struct Pair {
    /// The seats of whoever looks; none of a spectator.
    pub(super) own: SeatSet,
    pub(super) seats: usize,
    pub(super) worlds: [Session<Dreamscape>; 2],
    pub(super) tables: [TableId; 2],
    /// The logs that the tables began with.
    pub(super) logs: [Vec<Entry>; 2],
    pub(super) contract: Contract,
    pub(super) dice: Dice,
}

/// A move made in both worlds.
pub(super) struct Step {
    pub(super) seat: Place,
    pub(super) action: String,
    /// Whether others were told something else in each world.
    pub(super) hides: bool,
}

/// Plays a game to any moment and makes a pair for each viewer.
pub(super) async fn make_pairs(store: &Store, guests: &[store::GuestId], seed: u64) -> Vec<Pair> {
    let (mut session, mut dice) = dealt(seed);
    for _ in 0..dice.below(120) {
        if !play_any(&mut session, &mut dice) {
            break;
        }
    }
    pairs_at(store, guests, seed, &session, &mut dice).await
}

/// Plays a game until somebody can draw cards that nobody else sees, and makes a pair for each viewer.
pub(super) async fn make_pairs_before_a_draw(
    store: &Store,
    guests: &[store::GuestId],
    seed: u64,
) -> Vec<Pair> {
    let (mut session, mut dice) = dealt(seed);
    while !can_draw(&session) {
        if !play_any(&mut session, &mut dice) {
            return Vec::new();
        }
    }
    pairs_at(store, guests, seed, &session, &mut dice).await
}

/// Plays a game to any moment and makes a pair for spectators who are some steps behind.
pub(super) async fn make_late_pair(store: &Store, guests: &[store::GuestId], seed: u64, behind: u32) -> Pair {
    let (mut session, mut dice) = dealt(seed);
    for _ in 0..dice.below(20) {
        play_any(&mut session, &mut dice);
    }
    let mut contract = contract(seed);
    contract["spectators"] = json!({ "kind": "delayed", "steps": behind });
    let worlds = [session.clone(), session]
        .map(|world| Session::from_state(world.game().clone(), world.state().clone()));
    let sits = |seat: Place| (guests[seat.index()], format!("Guest {seat}"));
    Pair::made(store, (SeatSet::EMPTY, &sits), &contract, worlds, seed).await
}

/// A game at its beginning, in one of the modes.
fn dealt(seed: u64) -> (Session<Dreamscape>, Dice) {
    let (options, seats) = MODES[seed as usize % MODES.len()];
    let mut setup = Setup::new(Edition::Standard, seats as u8);
    options.iter().for_each(|word| read_option(&mut setup, word).unwrap());
    let game = Dreamscape::new(setup, builtin().pack("nocturne", None).unwrap()).unwrap();
    let mut dice = Dice::new(seed + 1);
    (Session::start(game, &mut dice).unwrap(), dice)
}

/// Makes any move; whether there was one.
fn play_any(session: &mut Session<Dreamscape>, dice: &mut Dice) -> bool {
    let Some(seat) = session.game().actors(session.state()).iter().next() else { return false };
    let legal = legal(session, seat);
    session.play(seat, legal[dice.below(legal.len() as u32) as usize], dice).unwrap();
    true
}

/// Whether somebody has a move without chance by which one seat alone is told something.
fn can_draw(session: &Session<Dreamscape>) -> bool {
    let told_to_one = |(audience, _): &(Audience, Event)| matches!(audience, Audience::Only(_));
    session.game().actors(session.state()).iter().any(|seat| {
        let mut played = legal(session, seat).into_iter().filter_map(|action| certain(session, seat, action));
        played.any(|events| events.iter().any(told_to_one))
    })
}

/// What a move brings, if chance has no part in it.
fn certain(session: &Session<Dreamscape>, seat: Place, action: Action) -> Option<Vec<(Audience, Event)>> {
    let played = session.attempt(seat, action, &mut Dice::new(1)).ok()?;
    played.outcomes.is_empty().then_some(played.events)
}

/// The world of a game and another one: for each seat, for two seats of one person, and for a spectator.
async fn pairs_at(
    store: &Store,
    guests: &[store::GuestId],
    seed: u64,
    session: &Session<Dreamscape>,
    dice: &mut Dice,
) -> Vec<Pair> {
    let (_, seats) = MODES[seed as usize % MODES.len()];
    let contract = contract(seed);
    let lookers = (0..seats as u8).map(|seat| SeatSet::one(Place(seat)));
    let two = (seats > 1).then(|| SeatSet::first(2));
    let mut pairs = Vec::new();
    for own in lookers.chain(two).chain([SeatSet::EMPTY]) {
        let Some(other) = scrambled(session, own, dice) else { continue };
        let worlds =
            [session.state().clone(), other].map(|state| Session::from_state(session.game().clone(), state));
        let names = |seat: Place| (guests[holder(own, seat)], format!("Guest {}", holder(own, seat)));
        pairs.push(Pair::made(store, (own, &names), &contract, worlds, seed).await);
    }
    pairs
}

/// What is agreed on in one of the modes.
fn contract(seed: u64) -> Value {
    let (options, seats) = MODES[seed as usize % MODES.len()];
    let choice = json!({ "game": "dreamscape", "options": options });
    let choice = games().settle(&serde_json::from_value(choice).unwrap(), seats).unwrap();
    json!({ "game": choice, "seats": vec!["open"; seats] })
}

/// Another world that looks the same from some seats; nothing if none was found.
fn scrambled(session: &Session<Dreamscape>, own: SeatSet, dice: &mut Dice) -> Option<State> {
    let game = session.game();
    let first = viewers(own)[0];
    let seen = |state: &State| {
        let views = viewers(own).into_iter().map(|viewer| game.view(state, viewer));
        views.map(|view| serde_json::to_string(&view).unwrap()).collect::<Vec<_>>()
    };
    (0..TRIES)
        .map(|_| game.scramble(session.state(), first, dice))
        .find(|other| seen(other) == seen(session.state()))
}

/// Whose eyes somebody has who holds some seats.
pub(super) fn viewers(own: SeatSet) -> Vec<Viewer> {
    if own.is_empty() { vec![Viewer::Spectator] } else { own.iter().map(Viewer::Seat).collect() }
}

/// Which of the people holds a seat, where one holds all of `own`.
fn holder(own: SeatSet, seat: Place) -> usize {
    own.lowest().filter(|_| own.contains(seat)).unwrap_or(seat).index()
}

/// The log of a table whose game begins at a position.
fn opened(
    contract: &Contract,
    sits: &dyn Fn(Place) -> (store::GuestId, String),
    world: &Session<Dreamscape>,
) -> Vec<Entry> {
    let seats = contract.seats.len();
    let position = world.game().write_position(world.state());
    let opening = games().open(&contract.game, seats, Opening::Position(&position)).unwrap().opening();
    let sat = (0..seats as u8).map(|seat| {
        let (guest, name) = sits(Place(seat));
        Deed::Sat { seat: Chair(Place(seat)), guest: Guest(guest.get()), name }
    });
    let deeds = sat.chain([Deed::Started { opening, lines: Vec::new() }]);
    deeds.map(|deed| Entry { t: table::Millis(1), deed }).collect()
}

/// Keeps a table with its log.
async fn keep(store: &Store, maker: store::GuestId, contract: &Contract, log: &[Entry]) -> TableId {
    let id = TableId::random();
    let head = Head { status: Status::Playing, summary: "{}".to_owned(), due: None };
    let first = Append::entry(id, Seq::FIRST, Millis(1), String::new());
    let entries = log.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    let first = Append { entries, head: Some(head), ..first };
    let contract = serde_json::to_string(&contract).unwrap();
    let new =
        NewTable { id, code: None, maker, listing: Listing::Private, contract, created: Millis(1), first };
    store.create(new).await.unwrap();
    id
}

pub(super) fn legal(session: &Session<Dreamscape>, seat: Place) -> Vec<Action> {
    let mut legal = Vec::new();
    session.game().legal(session.state(), seat, &mut legal);
    legal
}

pub(super) fn text(game: &Dreamscape, action: Action) -> String {
    let mut text = String::new();
    game.write_action(&action, &mut text);
    text
}

impl Pair {
    /// Puts two worlds on tables, with a name and a guest for each seat.
    pub(super) async fn made(
        store: &Store,
        (own, sits): (SeatSet, &dyn Fn(Place) -> (store::GuestId, String)),
        contract: &Value,
        worlds: [Session<Dreamscape>; 2],
        seed: u64,
    ) -> Pair {
        let contract: Contract = serde_json::from_value(contract.clone()).unwrap();
        let (seats, dice) = (contract.seats.len(), Dice::new(seed + 77));
        let logs = worlds.each_ref().map(|world| opened(&contract, sits, world));
        let mut tables = [TableId::random(), TableId::random()];
        for (table, log) in tables.iter_mut().zip(&logs) {
            *table = keep(store, sits(Place(0)).0, &contract, log).await;
        }
        Pair { own, seats, worlds, tables, logs, contract, dice }
    }

    pub(super) fn differs(&self) -> bool {
        let [here, there] = self.worlds.each_ref().map(|world| world.game().write_position(world.state()));
        here != there
    }

    pub(super) fn looker<'a>(&self, people: &'a [Person]) -> &'a Person {
        self.own.lowest().map_or(&people[WATCHER], |seat| &people[seat.index()])
    }

    pub(super) fn holder<'a>(&self, seat: Place, people: &'a [Person]) -> &'a Person {
        &people[holder(self.own, seat)]
    }

    /// A move that chance has no part in and of which the viewer hears the same in both worlds, made in both: if there is one, a move
    /// by which another seat is told something else in each.
    pub(super) fn even_step(&mut self) -> Option<Step> {
        let game = self.worlds[0].game().clone();
        let mut found: Option<(Place, Action, bool)> = None;
        for seat in game.actors(self.worlds[0].state()).iter() {
            for action in legal(&self.worlds[0], seat) {
                match self.hides(seat, action) {
                    Some(true) if !matches!(found, Some((.., true))) => found = Some((seat, action, true)),
                    Some(hides) if found.is_none() => found = Some((seat, action, hides)),
                    _ => {}
                }
            }
        }
        let (seat, action, hides) = found?;
        for world in &mut self.worlds {
            world.play(seat, action, &mut Dice::new(1)).unwrap();
        }
        Some(Step { seat, action: text(&game, action), hides })
    }

    /// Whether a move tells others of each world something else; nothing if chance has a part in it or the viewer hears the difference.
    fn hides(&self, seat: Place, action: Action) -> Option<bool> {
        let [here, there] = self.worlds.each_ref().map(|world| certain(world, seat, action));
        let (here, there) = (here?, there?);
        let heard = |events: &[(Audience, Event)]| {
            let hears =
                |audience: &Audience| viewers(self.own).into_iter().any(|viewer| audience.includes(viewer));
            let heard = events.iter().filter(|(audience, _)| hears(audience));
            heard.cloned().collect::<Vec<_>>()
        };
        (heard(&here) == heard(&there)).then(|| here != there)
    }

    /// Moves without chance, after each of which the viewer still cannot tell the worlds apart, and by the last of which another
    /// seat makes the game wait for the viewer's. They are not made.
    pub(super) fn way_to_wait(&mut self, own: Place) -> Option<Vec<(Place, Action)>> {
        (0..TRIES).find_map(|_| {
            let (mut worlds, mut way) = (self.worlds.clone(), Vec::new());
            for _ in 0..LONGEST {
                let waits = |worlds: &[Session<Dreamscape>; 2]| {
                    worlds[0].game().actors(worlds[0].state()).contains(own)
                };
                let before = waits(&worlds);
                let (seat, action) = self.even_move(&mut worlds)?;
                way.push((seat, action));
                if seat != own && !before && waits(&worlds) {
                    return Some(way);
                }
            }
            None
        })
    }

    fn even_move(&mut self, worlds: &mut [Session<Dreamscape>; 2]) -> Option<(Place, Action)> {
        let game = worlds[0].game().clone();
        let actors: Vec<Place> = game.actors(worlds[0].state()).iter().collect();
        for _ in 0..TRIES {
            let seat = *actors.get(self.dice.below(actors.len().max(1) as u32) as usize)?;
            let legal = legal(&worlds[0], seat);
            let action = *legal.get(self.dice.below(legal.len().max(1) as u32) as usize)?;
            let mut after = worlds.clone();
            let without_chance = |world: &mut Session<Dreamscape>| {
                let played = world.play(seat, action, &mut Dice::new(1));
                played.is_ok_and(|played| played.outcomes.is_empty())
            };
            if !after.iter_mut().all(without_chance) {
                continue;
            }
            let view = |world: &Session<Dreamscape>| {
                let seen = viewers(self.own).into_iter().map(|viewer| game.view(world.state(), viewer));
                seen.map(|view| serde_json::to_string(&view).unwrap()).collect::<Vec<_>>()
            };
            let actors = |world: &Session<Dreamscape>| game.actors(world.state());
            if view(&after[0]) == view(&after[1]) && actors(&after[0]) == actors(&after[1]) {
                *worlds = after;
                return Some((seat, action));
            }
        }
        None
    }
}
