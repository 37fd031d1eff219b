//! Dreamscape as it is measured: random games, and games of eager players replayed.

use dreamscape::data::{self, Edition};
use dreamscape::players::Eager;
use dreamscape::{Action, Dreamscape, Setup, State};
use kernel::{Dice, Game, Header, Player, Record, Seat, Session, Silence, Viewer};

use crate::contender::{Contender, Tally};

/// Room for every list of legal actions, so that none ever grows.
const ROOM: usize = 4096;

/// A game of an edition and mode with the newest pack of our own.
///
/// # Panics
/// When the set-up makes no game, which is a mistake in the benchmark.
#[must_use]
pub fn game(players: u8, nightmare: bool) -> Dreamscape {
    let pack = data::builtin().pack("nocturne", None).expect("the pack is part of the program");
    let setup = Setup { nightmare, ..Setup::new(Edition::Standard, players) };
    Dreamscape::new(setup, pack).expect("a plain set-up")
}

/// Random games of `uniform` players.
#[derive(Debug)]
pub struct RandomNights {
    name: &'static str,
    game: Dreamscape,
    actions: Vec<Action>,
    copies: Option<State>,
}

impl RandomNights {
    /// Games with a number of players, with or without nightmares.
    #[must_use]
    pub fn new(name: &'static str, players: u8, nightmare: bool) -> RandomNights {
        RandomNights { name, game: game(players, nightmare), actions: Vec::with_capacity(ROOM), copies: None }
    }

    /// The same games with a copy of the state made before each decision.
    ///
    /// # Panics
    /// When no game can be dealt, which is a mistake in the benchmark.
    #[must_use]
    pub fn copying(self) -> RandomNights {
        let copy = self.game.deal(&mut Dice::new(0), &mut Silence).expect("dice always answer");
        RandomNights { copies: Some(copy), ..self }
    }

    /// Plays a game to its end, or until `most` decisions with a choice have been made.
    ///
    /// # Panics
    /// When a listed action is refused, which is a bug of the engine.
    pub fn play(&mut self, seed: u64, most: u64) -> Tally {
        let mut dice = Dice::new(seed);
        let mut state = self.game.deal(&mut dice, &mut Silence).expect("dice always answer");
        let mut tally = Tally::default();
        while tally.decisions < most
            && let Some(seat) = self.game.actors(&state).lowest()
        {
            self.actions.clear();
            self.game.legal(&state, seat, &mut self.actions);
            tally.decide(self.actions.len());
            if let Some(copy) = &mut self.copies {
                *copy = std::hint::black_box(&state).clone();
            }
            let action = self.actions[dice.below(self.actions.len() as u32) as usize];
            self.game.play(&mut state, seat, action, &mut dice, &mut Silence).expect("a listed action");
        }
        tally.games += 1;
        tally
    }

    /// Plays games until exactly so many decisions with a choice have been made.
    pub fn decide(&mut self, decisions: u64) -> Tally {
        let mut tally = Tally::default();
        for seed in 0.. {
            if tally.decisions == decisions {
                break;
            }
            tally += self.play(seed, decisions - tally.decisions);
        }
        tally
    }
}

impl Contender for RandomNights {
    fn name(&self) -> String {
        self.name.to_owned()
    }

    fn run(&mut self, seed: u64) -> Tally {
        self.play(seed, u64::MAX)
    }
}

/// Games of `eager` players, played beforehand: what is measured is listing and playing, not choosing.
#[derive(Debug)]
pub struct EagerNights {
    game: Dreamscape,
    nights: Vec<(u64, Vec<(Seat, Action)>)>,
}

impl EagerNights {
    /// Plays games until so many decisions with a choice have been made.
    ///
    /// # Panics
    /// When a listed action is refused, which is a bug of the engine.
    #[must_use]
    pub fn new(decisions: u64) -> EagerNights {
        let game = game(2, false);
        let mut player = Eager::new(Dice::new(1));
        let mut made = 0;
        let mut nights = Vec::new();
        for seed in 0.. {
            if made >= decisions {
                break;
            }
            let mut dice = Dice::new(seed);
            let mut state = game.deal(&mut dice, &mut Silence).expect("dice always answer");
            let mut night = Vec::new();
            while made < decisions
                && let Some(seat) = game.actors(&state).lowest()
            {
                let mut legal = Vec::new();
                game.legal(&state, seat, &mut legal);
                made += u64::from(legal.len() > 1);
                let action = legal[player.choose(&game, &game.view(&state, Viewer::Seat(seat)), &legal)];
                night.push((seat, action));
                game.play(&mut state, seat, action, &mut dice, &mut Silence).expect("a listed action");
            }
            nights.push((seed, night));
        }
        EagerNights { game, nights }
    }

    /// Lists and plays every decision again and says how many actions were listed.
    ///
    /// # Panics
    /// When a recorded action is refused, which is a bug of the engine.
    #[must_use]
    pub fn replay(&self) -> u64 {
        let mut listed = 0;
        let mut legal = Vec::with_capacity(ROOM);
        for (seed, night) in &self.nights {
            let mut dice = Dice::new(*seed);
            let mut state = self.game.deal(&mut dice, &mut Silence).expect("dice always answer");
            for &(seat, action) in night {
                legal.clear();
                self.game.legal(&state, seat, &mut legal);
                listed += legal.len() as u64;
                self.game.play(&mut state, seat, action, &mut dice, &mut Silence).expect("a recorded action");
            }
        }
        listed
    }
}

/// A whole game of eager players as a session.
fn eager_game(game: &Dreamscape, most: usize) -> Session<Dreamscape> {
    let mut dice = Dice::new(5);
    let mut player = Eager::new(Dice::new(6));
    let mut session = Session::start(game.clone(), &mut dice).expect("dice always answer");
    for _ in 0..most {
        let Some(seat) = game.actors(session.state()).lowest() else { break };
        let mut legal = Vec::new();
        game.legal(session.state(), seat, &mut legal);
        let view = game.view(session.state(), Viewer::Seat(seat));
        let action = legal[player.choose(game, &view, &legal)];
        session.play(seat, action, &mut dice).expect("a listed action");
    }
    session
}

/// The text of a position with four players and nightmares, late in a game, and the game that reads it.
#[derive(Debug)]
pub struct PositionText {
    game: Dreamscape,
    text: String,
}

impl PositionText {
    /// Plays most of a game and writes where it stands.
    #[must_use]
    pub fn late() -> PositionText {
        let game = game(4, true);
        let session = eager_game(&game, 220);
        PositionText { text: game.write_position(session.state()), game }
    }

    /// Reads it.
    ///
    /// # Panics
    /// When it is refused, which is a bug of the notation.
    #[must_use]
    pub fn read(&self) -> State {
        self.game.read_position(&self.text).expect("a position just written")
    }
}

/// The text of a whole record, and the game that replays it.
#[derive(Debug)]
pub struct RecordText {
    game: Dreamscape,
    text: String,
}

impl RecordText {
    /// Plays a game of two to its end and writes its record.
    #[must_use]
    pub fn whole() -> RecordText {
        let game = game(2, false);
        let session = eager_game(&game, usize::MAX);
        RecordText { text: session.record(Header::plain(&game)).write(&game), game }
    }

    /// Reads the record and plays it again, step by step.
    ///
    /// # Panics
    /// When it does not replay, which is a bug of the engine.
    #[must_use]
    pub fn replay(&self) -> State {
        let record = Record::read(&self.game, &self.text).expect("a record just written");
        let session = Session::from_record(self.game.clone(), &record).expect("a game just played");
        session.state().clone()
    }
}
