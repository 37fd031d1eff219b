//! Two worlds that differ only in what somebody may not know look the same to them, to the byte.

use std::sync::Arc;

use dreamscape::data::builtin;
use dreamscape::notation::read_option;
use dreamscape::{Dreamscape, Setup, State, data::Edition};
use kernel::contract::Subject;
use kernel::{Dice, Game, Seat, SeatSet, Session, Viewer};
use serde_json::json;
use table::contract::{Chair, SeatChoice};
use table::games::Opening;
use table::{Command, Contract, Deed, Entry, Guest, Millis, Question, SecureDice, Table, Who};

use crate::kept::{MODES, PEOPLE, contract, games, person};

const GAMES: usize = 24;

#[test]
fn two_worlds_that_differ_only_in_hidden_things_look_the_same_in_scenes_refusals_and_answers() {
    let (mut differing, mut chosen) = (0, 0);
    for number in 0..GAMES {
        let (options, seats) = MODES[number % MODES.len()];
        let (apart, choices) = compare(number as u64, options, seats);
        differing += apart;
        chosen += choices;
    }
    assert!(differing > 300, "only {differing} pairs of worlds really differed");
    assert!(chosen > 300, "only {chosen} choices of computer players were compared");
}

/// Plays a game at random and compares at every few steps; how many of the worlds differed, and how many choices were compared.
fn compare(seed: u64, options: &[&str], seats: usize) -> (usize, usize) {
    let game = dreamscape(options, seats);
    let contract = Arc::new(contract(options, &vec![SeatChoice::Open; seats]));
    let mut dice = Dice::new(seed + 100);
    let mut session = Session::start(game.clone(), &mut dice).unwrap();
    let (mut differing, mut chosen) = (0, 0);
    let mut step = 0u32;
    while game.winners(session.state()).is_none() && step < 600 {
        if step.is_multiple_of(7) || step < 12 {
            for viewer in (0..seats as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]) {
                let other = game.scramble(session.state(), viewer, &mut dice);
                differing += usize::from(game.write_position(&other) != game.write_position(session.state()));
                let worlds = [session.state(), &other].map(|state| at(&contract, &game, state));
                same_to(viewer, &worlds, &mut dice, &game, &session);
                if let Viewer::Seat(seat) = viewer {
                    chosen += usize::from(same_choice(seat, worlds, u64::from(step)));
                }
            }
        }
        let seat = game.actors(session.state()).iter().next().unwrap();
        let mut legal = Vec::new();
        game.legal(session.state(), seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        session.play(seat, action, &mut dice).unwrap();
        step += 1;
    }
    (differing, chosen)
}

fn dreamscape(options: &[&str], seats: usize) -> Dreamscape {
    let mut setup = Setup::new(Edition::Standard, seats as u8);
    options.iter().for_each(|word| read_option(&mut setup, word).unwrap());
    Dreamscape::new(setup, builtin().pack("nocturne", None).unwrap()).unwrap()
}

/// A table whose game is at a position, with a person on every seat.
fn at(contract: &Arc<Contract>, game: &Dreamscape, state: &State) -> Table {
    let seats = contract.seats.len();
    let position = game.write_position(state);
    let opening = games().open(&contract.game, seats, Opening::Position(&position)).unwrap().opening();
    let mut table = Table::new(&games(), Arc::clone(contract), PEOPLE[0].0);
    let sat = (0..seats).map(|seat| Deed::Sat {
        seat: Chair(Seat(seat as u8)),
        guest: PEOPLE[seat].0,
        name: PEOPLE[seat].1.to_owned(),
    });
    for deed in sat.chain([Deed::Started { opening, lines: Vec::new() }]) {
        table.apply(&Entry { t: Millis(1), deed }).unwrap();
    }
    table
}

/// A computer player that stands in for a seat chooses by what the seat may know; whether there was something to choose.
fn same_choice(seat: Seat, worlds: [Table; 2], seed: u64) -> bool {
    let [here, there] = worlds.map(|mut table| {
        table.stand_in(seat).and_then(|deed| {
            table.apply(&Entry { t: Millis(9), deed }).unwrap();
            table.bot_request(seed).map(|request| format!("{request:?}"))
        })
    });
    assert_eq!(here, there, "{seat}");
    here.is_some()
}

fn same_to(
    viewer: Viewer,
    worlds: &[Table; 2],
    dice: &mut Dice,
    game: &Dreamscape,
    session: &Session<Dreamscape>,
) {
    let own = match viewer {
        Viewer::Seat(seat) => SeatSet::one(seat),
        Viewer::Spectator => SeatSet::EMPTY,
    };
    let [here, there] =
        worlds.each_ref().map(|table| serde_json::to_string(&table.view(own, Millis(9))).unwrap());
    assert_eq!(here, there, "{viewer:?}");
    let who = own.iter().next().map_or(person(4), |seat| person(seat.index()));
    let texts = texts(dice, game, session, own);
    for seat in (0..worlds[0].chairs().len() as u8).map(|seat| Chair(Seat(seat))) {
        for text in &texts {
            same_decision(who, seat, text, worlds);
            let questions = [Question::preview(text), Question::why(text)];
            questions.iter().for_each(|question| same_answer(who, seat, question, worlds));
        }
        same_answer(who, seat, &Question::OfGame(json!({ "question": "reach" })), worlds);
        for card in 0..=60 {
            same_answer(who, seat, &Question::OfGame(json!({ "question": "fit", "card": card })), worlds);
        }
    }
}

/// Texts of actions: legal ones, altered ones, any, and nonsense.
fn texts(dice: &mut Dice, game: &Dreamscape, session: &Session<Dreamscape>, own: SeatSet) -> Vec<String> {
    let mut actions = Vec::new();
    for seat in own.iter() {
        game.legal(session.state(), seat, &mut actions);
    }
    for at in 0..actions.len().min(6) {
        let altered = game.alter(actions[at], dice);
        actions.push(altered);
    }
    actions.extend((0..12).map(|_| game.any_action(dice)));
    let write = |action: &_| {
        let mut text = String::new();
        game.write_action(action, &mut text);
        text
    };
    actions.iter().map(write).chain(["".to_owned(), "keep".to_owned(), "zzz 1".to_owned()]).collect()
}

/// What is told of a decision: whether it stands, the number of the open prompt, or the refusal.
fn same_decision(who: Who<'_>, seat: Chair, text: &str, worlds: &[Table; 2]) {
    let number =
        worlds[0].view(SeatSet::one(seat.0), Millis(9)).prompts.first().map_or(0, |prompt| prompt.number);
    for expected in [number, number + 1] {
        let play = Command::Play { seat, expected, action: text.to_owned(), client: None };
        let [here, there] = worlds.each_ref().map(|table| {
            let decision = table.decide(who, &play, Millis(9), &mut SecureDice::new([1; 32]));
            decision.map(|decision| match decision {
                table::Decision::Enter(deeds) => format!("{} rows", deeds.len()),
                other => format!("{other:?}"),
            })
        });
        assert_eq!(here, there, "{who:?} {seat:?} {text}");
    }
}

fn same_answer(who: Who<'_>, seat: Chair, question: &Question, worlds: &[Table; 2]) {
    let told = |table: &Table| match table.question(who, seat, question) {
        Ok(answer) => answer.get().to_owned(),
        Err(refused) => serde_json::to_string(&refused).unwrap(),
    };
    let [here, there] = worlds.each_ref().map(told);
    assert_eq!(here, there, "{who:?} {seat:?} {question:?}");
}

#[test]
fn a_stranger_learns_nothing_by_asking_for_the_seat_of_another() {
    let game = dreamscape(&[], 2);
    let contract = Arc::new(contract(&[], &[SeatChoice::Open; 2]));
    let session = Session::start(game.clone(), &mut Dice::new(5)).unwrap();
    let table = at(&contract, &game, session.state());
    let eve = Who::Person { guest: Guest(99), name: "Eve" };
    for seat in [Chair(Seat(0)), Chair(Seat(1)), Chair(Seat(7))] {
        for question in [
            Question::OfGame(json!({ "question": "reach" })),
            Question::OfGame(json!({ "question": "fit", "card": 1 })),
            Question::why("end"),
        ] {
            let refused = table.question(eve, seat, &question).unwrap_err();
            assert!(["table-not-your-seat", "table-no-such-seat"].contains(&refused.said.key), "{refused:?}");
        }
    }
}
