//! Two worlds that differ only in what somebody may not know, each at a table of its own.

use dreamscape::data::{Edition, builtin};
use dreamscape::notation::read_option;
use dreamscape::{Action, Dreamscape, Event, Setup, State};
use kernel::contract::Subject;
use kernel::{Audience, Dice, Game, Seat as Place, Session, Viewer};
use serde_json::json;
use store::{Append, Head, Listing, Millis, NewTable, Seq, Status, Store, TableId};
use table::contract::Chair;
use table::games::{self, Opening};
use table::{Contract, Deed, Entry, Guest};

use crate::client::Person;

/// The modes with their numbers of seats.
const MODES: [(&[&str], usize); 5] =
    [(&[], 2), (&["simultaneous"], 3), (&["nightmare"], 2), (&["solo=2"], 1), (&["cycles=2"], 4)];
/// How often a way or a move is looked for by lot.
const TRIES: usize = 24;
/// The longest way that is looked for.
const LONGEST: usize = 40;

/// Two worlds, each at a table of its own, that a viewer must not be able to tell apart.
pub(super) struct Pair {
    pub(super) viewer: Viewer,
    pub(super) seats: usize,
    pub(super) worlds: [Session<Dreamscape>; 2],
    pub(super) tables: [String; 2],
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

/// The world of a game and another one, for each viewer.
async fn pairs_at(
    store: &Store,
    guests: &[store::GuestId],
    seed: u64,
    session: &Session<Dreamscape>,
    dice: &mut Dice,
) -> Vec<Pair> {
    let (options, seats) = MODES[seed as usize % MODES.len()];
    let game = session.game();
    let mut pairs = Vec::new();
    for viewer in (0..seats as u8).map(|seat| Viewer::Seat(Place(seat))).chain([Viewer::Spectator]) {
        let other = game.scramble(session.state(), viewer, dice);
        let states = [session.state().clone(), other];
        let tables = [
            make_table(store, guests, options, seats, game, &states[0]).await,
            make_table(store, guests, options, seats, game, &states[1]).await,
        ];
        let worlds = states.map(|state| Session::from_state(game.clone(), state));
        pairs.push(Pair { viewer, seats, worlds, tables, dice: Dice::new(seed + 77) });
    }
    pairs
}

async fn make_table(
    store: &Store,
    guests: &[store::GuestId],
    options: &[&str],
    seats: usize,
    game: &Dreamscape,
    state: &State,
) -> String {
    let choice = json!({ "game": "dreamscape", "options": options });
    let choice = games::settle(&serde_json::from_value(choice).unwrap(), seats).unwrap();
    let contract = json!({ "game": choice, "seats": vec!["open"; seats] });
    let contract: Contract = serde_json::from_value(contract).unwrap();
    let position = game.write_position(state);
    let opening = games::open(&contract.game, seats, Opening::Position(&position)).unwrap().opening();
    let sat = (0..seats).map(|seat| Deed::Sat {
        seat: Chair(Place(seat as u8)),
        guest: Guest(guests[seat].get()),
        name: format!("Guest {seat}"),
    });
    let deeds = sat.chain([Deed::Started { opening, lines: Vec::new() }]);
    let entries = deeds.map(|deed| serde_json::to_string(&Entry { t: table::Millis(1), deed }).unwrap());
    let id = TableId::random();
    let head = Head { status: Status::Playing, summary: "{}".to_owned(), due: None };
    let first = Append::entry(id, Seq::FIRST, Millis(1), String::new());
    let first = Append { entries: entries.collect(), head: Some(head), ..first };
    let contract = serde_json::to_string(&contract).unwrap();
    let (maker, created) = (guests[0], Millis(1));
    let new = NewTable { id, code: None, maker, listing: Listing::Private, contract, created, first };
    store.create(new).await.unwrap();
    id.to_string()
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
    pub(super) fn differs(&self) -> bool {
        let [here, there] = self.worlds.each_ref().map(|world| world.game().write_position(world.state()));
        here != there
    }

    pub(super) fn looker<'a>(&self, people: &'a [Person]) -> &'a Person {
        match self.viewer {
            Viewer::Seat(seat) => &people[seat.index()],
            Viewer::Spectator => &people[4],
        }
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
            let heard = events.iter().filter(|(audience, _)| audience.includes(self.viewer));
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
                serde_json::to_string(&game.view(world.state(), self.viewer)).unwrap()
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
