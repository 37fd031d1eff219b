//! Over the wire, two worlds that differ only in what somebody may not know say the same to them.

use dreamscape::data::{Edition, builtin};
use dreamscape::notation::read_option;
use dreamscape::{Action, Dreamscape, Setup, State};
use kernel::contract::Subject;
use kernel::{Dice, Game, Seat as Place, Session, Viewer};
use serde_json::{Value, json};
use server::{Config, Server};
use store::{Append, Head, Listing, Millis, NewTable, Seq, Status, Store, TableId};
use table::contract::Chair;
use table::games::{self, Opening};
use table::{Contract, Deed, Entry, Guest};

use crate::client::{Folder, Person, Seat};

/// The modes with their numbers of seats.
const MODES: [(&[&str], usize); 5] =
    [(&[], 2), (&["simultaneous"], 3), (&["nightmare"], 2), (&["solo=2"], 1), (&["cycles=2"], 4)];
/// How many moves are compared after the first look.
const MOVES: usize = 6;

#[tokio::test]
async fn two_worlds_that_differ_only_in_hidden_things_say_the_same_over_the_wire() {
    let folder = Folder::new();
    let mut config = Config::local(store::Place::Folder(folder.0.clone()));
    for limit in ["commands_per_second", "questions_per_second"] {
        assert!(config.limits.set(limit, 1_000_000));
    }
    let server = Server::start(config.clone()).await.unwrap();
    let mut people = Vec::new();
    for name in ["Ada", "Ben", "Cleo", "Dan", "Eve"] {
        people.push(Person::new(server.address(), name).await);
    }
    let mut guests = Vec::new();
    for person in &people {
        guests.push(
            person.get("/api/me").await.body["id"].as_str().unwrap().parse::<store::GuestId>().unwrap(),
        );
    }
    server.stop().await;
    let store = Store::open(config.place.clone()).await.unwrap();
    let mut pairs = Vec::new();
    for seed in 0..20 {
        pairs.extend(make_pairs(&store, &guests, seed).await);
    }
    store.close().await;
    let server = Server::start(config).await.unwrap();
    people.iter_mut().for_each(|person| person.server = server.address());
    let differing = pairs.iter().filter(|pair| pair.differs()).count();
    assert!(differing > 40, "only {differing} of {} pairs differ", pairs.len());
    let mut moves = 0;
    for mut pair in pairs {
        moves += pair.compare(&people).await;
    }
    assert!(moves > 60, "only {moves} moves were compared");
    server.stop().await;
}

/// Two worlds, each at a table of its own, that a viewer must not be able to tell apart.
struct Pair {
    viewer: Viewer,
    seats: usize,
    worlds: [Session<Dreamscape>; 2],
    tables: [String; 2],
    dice: Dice,
}

/// Plays a game to any moment and makes a pair for each viewer.
async fn make_pairs(store: &Store, guests: &[store::GuestId], seed: u64) -> Vec<Pair> {
    let (options, seats) = MODES[seed as usize % MODES.len()];
    let mut setup = Setup::new(Edition::Standard, seats as u8);
    options.iter().for_each(|word| read_option(&mut setup, word).unwrap());
    let game = Dreamscape::new(setup, builtin().pack("nocturne", None).unwrap()).unwrap();
    let mut dice = Dice::new(seed + 1);
    let mut session = Session::start(game.clone(), &mut dice).unwrap();
    for _ in 0..dice.below(120) {
        let Some(seat) = game.actors(session.state()).iter().next() else { break };
        let legal = legal(&session, seat);
        session.play(seat, legal[dice.below(legal.len() as u32) as usize], &mut dice).unwrap();
    }
    let mut pairs = Vec::new();
    for viewer in (0..seats as u8).map(|seat| Viewer::Seat(Place(seat))).chain([Viewer::Spectator]) {
        let other = game.scramble(session.state(), viewer, &mut dice);
        let states = [session.state().clone(), other];
        let tables = [
            make_table(store, guests, options, seats, &game, &states[0]).await,
            make_table(store, guests, options, seats, &game, &states[1]).await,
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

fn legal(session: &Session<Dreamscape>, seat: Place) -> Vec<Action> {
    let mut legal = Vec::new();
    session.game().legal(session.state(), seat, &mut legal);
    legal
}

fn text(game: &Dreamscape, action: Action) -> String {
    let mut text = String::new();
    game.write_action(&action, &mut text);
    text
}

/// What somebody was told, without who is here, which the test itself changes.
fn told(seat: &Seat) -> Vec<&Value> {
    seat.heard.iter().filter(|message| message["type"] != "here").collect()
}

impl Pair {
    fn differs(&self) -> bool {
        let [here, there] = self.worlds.each_ref().map(|world| world.game().write_position(world.state()));
        here != there
    }

    fn looker<'a>(&self, people: &'a [Person]) -> &'a Person {
        match self.viewer {
            Viewer::Seat(seat) => &people[seat.index()],
            Viewer::Spectator => &people[4],
        }
    }

    /// Looks, asks, is refused, and watches some moves in both worlds; how many moves.
    async fn compare(&mut self, people: &[Person]) -> usize {
        let looker = self.looker(people);
        let mut eyes = [looker.open(&self.tables[0], None).await, looker.open(&self.tables[1], None).await];
        self.look_and_ask(looker, &mut eyes).await;
        let mut moves = 0;
        while moves < MOVES {
            let Some((seat, action)) = self.quiet_move() else { break };
            for (world, eye) in eyes.iter_mut().enumerate() {
                let mut hand = people[seat.index()].open(&self.tables[world], None).await;
                let number = Chair(seat);
                let prompts = hand.scene["prompts"].as_array().unwrap();
                let prompt = prompts.iter().find(|prompt| prompt["seat"] == json!(number)).unwrap();
                let command =
                    json!({ "do": "play", "seat": number, "expected": prompt["number"], "action": action });
                let answer = hand.ask(command).await;
                assert_eq!(answer["type"], "ack", "{answer}");
                eye.until(|message| message["scene"]["seq"] == answer["seq"]).await;
            }
            assert_eq!(told(&eyes[0]), told(&eyes[1]), "{:?} after {action}", self.viewer);
            moves += 1;
        }
        let mut steps = Vec::new();
        for table in &self.tables {
            let reply = looker.get(&format!("/api/tables/{table}/steps")).await;
            steps.push((reply.status, reply.body));
            steps.push((looker.get(&format!("/api/tables/{table}/record")).await.status, Value::Null));
        }
        assert_eq!(steps[..2], steps[2..], "{:?}", self.viewer);
        moves
    }

    /// Everything that can be asked and every way to be refused, for every seat.
    async fn look_and_ask(&mut self, looker: &Person, eyes: &mut [Seat; 2]) {
        let game = self.worlds[0].game().clone();
        let mut actions: Vec<String> = (0..4).map(|_| text(&game, game.any_action(&mut self.dice))).collect();
        if let Viewer::Seat(seat) = self.viewer {
            let legal = legal(&self.worlds[0], seat);
            actions.extend(legal.iter().take(4).map(|action| text(&game, *action)));
            let altered = legal.iter().take(3).map(|action| game.alter(*action, &mut self.dice));
            actions.extend(altered.map(|action| text(&game, action)));
        }
        let mut says = Vec::new();
        for seat in 1..=self.seats {
            for action in &actions {
                for kind in ["preview", "why"] {
                    says.push(json!({ "type": "ask", "id": 1, "seat": seat, "question": { "question": kind, "action": action } }));
                }
                // An answer to no prompt: refused or behind, never played.
                says.push(json!({ "type": "do", "id": 1, "command": { "do": "play", "seat": seat, "expected": 0, "action": action } }));
            }
            says.push(json!({ "type": "ask", "id": 1, "seat": seat, "question": { "question": "reach" } }));
            for card in [1, 7, 20, 33, 50, 51] {
                says.push(json!({ "type": "ask", "id": 1, "seat": seat, "question": { "question": "fit", "card": card } }));
            }
        }
        let mut looks = Vec::new();
        for (eye, table) in eyes.iter_mut().zip(&self.tables) {
            for message in &says {
                eye.say(message).await;
                eye.until(|message| message["id"] == 1).await;
            }
            looks.push(looker.get(&format!("/api/tables/{table}")).await.body);
        }
        assert_eq!(looks[0], looks[1], "{:?}", self.viewer);
        assert_eq!(told(&eyes[0]), told(&eyes[1]), "{:?}", self.viewer);
    }

    /// A move that chance has no part in and by which nobody learns anything, made in both worlds.
    fn quiet_move(&mut self) -> Option<(Place, String)> {
        let game = self.worlds[0].game().clone();
        let actors: Vec<Place> = game.actors(self.worlds[0].state()).iter().collect();
        for seat in actors {
            for action in legal(&self.worlds[0], seat) {
                let quiet = |world: &Session<Dreamscape>| {
                    let played = world.attempt(seat, action, &mut Dice::new(1));
                    played.is_ok_and(|played| played.outcomes.is_empty() && !played.effect.learned)
                };
                if self.worlds.iter().all(quiet) {
                    for world in &mut self.worlds {
                        world.play(seat, action, &mut Dice::new(1)).unwrap();
                    }
                    return Some((seat, text(&game, action)));
                }
            }
        }
        None
    }
}
