//! A table to try rules on: set a position in a few lines, play actions as text, look at lines of the position afterwards.

use dreamscape::notation::{read_outcome, set_position, write_action, write_position};
use dreamscape::{Dreamscape, Event, Outcome};
use kernel::{Audience, Dice, Effect, Game, Given, Message, Refusal, Seat, Stop, Viewer};

/// A game in progress on which a test acts.
pub(crate) struct Table {
    pub(crate) game: Dreamscape,
    pub(crate) state: dreamscape::State,
    /// The events of the last action.
    pub(crate) events: Vec<(Audience, Event)>,
    /// What the last action did beyond the board.
    pub(crate) effect: Effect,
}

impl Table {
    /// Sets a position; lines may be indented.
    #[track_caller]
    pub(crate) fn set(text: &str) -> Table {
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        match set_position(&lines.join("\n")) {
            Ok((game, state)) => Table { game, state, events: Vec::new(), effect: Effect::default() },
            Err(error) => panic!("the position is refused: {error:?}\n{text}"),
        }
    }

    /// A freshly dealt game with the header lines given.
    #[track_caller]
    pub(crate) fn deal(header: &str, seed: u64) -> Table {
        let mut table = Table::set(header);
        table.state = table.game.deal(&mut Dice::new(seed), &mut table.events).expect("dice always answer");
        table
    }

    /// Plays an action of a seat (from 1), with dice where chance is needed.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: u8, action: &str) -> &mut Table {
        let parsed = self.game.read_action(action).expect("an action");
        self.events.clear();
        match self.game.play(&mut self.state, Seat(seat - 1), parsed, &mut Dice::new(7), &mut self.events) {
            Ok(effect) => self.effect = effect,
            Err(stop) => panic!("seat {seat}, {action}: {stop:?}\n{}", self.text()),
        }
        self
    }

    /// Plays several actions of a seat, separated by commas.
    #[track_caller]
    pub(crate) fn plays(&mut self, seat: u8, actions: &str) -> &mut Table {
        for action in actions.split(',') {
            self.play(seat, action.trim());
        }
        self
    }

    /// Plays an action with given outcomes of chance, separated by blanks.
    #[track_caller]
    pub(crate) fn play_with(&mut self, seat: u8, action: &str, outcomes: &str) -> &mut Table {
        let parsed = self.game.read_action(action).expect("an action");
        let outcomes: Vec<Outcome> =
            outcomes.split_whitespace().map(|outcome| read_outcome(outcome).expect("an outcome")).collect();
        let mut chance = Given::new(&outcomes);
        self.events.clear();
        match self.game.play(&mut self.state, Seat(seat - 1), parsed, &mut chance, &mut self.events) {
            Ok(effect) => self.effect = effect,
            Err(stop) => panic!("seat {seat}, {action}: {stop:?}\n{}", self.text()),
        }
        assert_eq!(chance.finish(), Ok(()), "outcomes left over");
        self
    }

    /// Checks that an action is refused by a rule and changes nothing.
    #[track_caller]
    pub(crate) fn refuses(&mut self, seat: u8, action: &str, rule: &str) -> &mut Table {
        let parsed = self.game.read_action(action).expect("an action");
        let before = self.state.clone();
        let played =
            self.game.play(&mut self.state, Seat(seat - 1), parsed, &mut Dice::new(7), &mut Vec::new());
        match played {
            Err(Stop::Refused(refusal)) => assert_eq!(refusal.rule(), rule, "{action}: {refusal:?}"),
            other => panic!("seat {seat}, {action} should be refused by {rule}: {other:?}\n{}", self.text()),
        }
        assert!(self.state == before, "a refused action changed the state");
        assert!(!self.legal(seat).contains(&action.to_owned()), "{action} is listed");
        self
    }

    /// The legal actions of a seat as sorted texts.
    pub(crate) fn legal(&self, seat: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, Seat(seat - 1), &mut actions);
        let mut texts: Vec<String> = actions
            .into_iter()
            .map(|action| {
                let mut text = String::new();
                write_action(action, &mut text);
                text
            })
            .collect();
        texts.sort();
        texts
    }

    /// The legal actions of a seat that begin with a word.
    pub(crate) fn legal_with(&self, seat: u8, verb: &str) -> Vec<String> {
        self.legal(seat).into_iter().filter(|text| text.split(' ').next() == Some(verb)).collect()
    }

    /// Checks that the position, as text, has these lines.
    #[track_caller]
    pub(crate) fn shows(&mut self, lines: &str) -> &mut Table {
        let text = self.text();
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            assert!(text.lines().any(|other| other == line), "no line `{line}` in\n{text}");
        }
        self
    }

    /// Checks that the position, as text, has no line that begins like this.
    #[track_caller]
    pub(crate) fn lacks(&mut self, start: &str) -> &mut Table {
        let text = self.text();
        assert!(!text.lines().any(|line| line.starts_with(start)), "there is a line `{start}` in\n{text}");
        self
    }

    /// Checks the score of a seat.
    #[track_caller]
    pub(crate) fn scores(&mut self, seat: u8, points: i32) -> &mut Table {
        let score = self.state.player(Seat(seat - 1)).score();
        assert_eq!(score, points, "seat {seat}\n{}", self.text());
        self
    }

    /// Checks what the game waits for from a seat, by the key of its prompt.
    #[track_caller]
    pub(crate) fn asks(&mut self, seat: u8, key: &str) -> &mut Table {
        let prompt = self.game.prompt(&self.state, Seat(seat - 1));
        assert_eq!(prompt.map(|prompt| prompt.key()), Some(key), "{}", self.text());
        self
    }

    /// The keys of the events of the last action that a viewer hears, in order.
    pub(crate) fn heard(&self, viewer: Viewer) -> Vec<&'static str> {
        let heard = self.events.iter().filter(|(audience, _)| audience.includes(viewer));
        heard.map(|(_, event)| event.key()).collect()
    }

    /// The events of the last action that a viewer hears, in order, as their keys with `name=value` for each parameter.
    pub(crate) fn told(&self, viewer: Viewer) -> Vec<String> {
        let heard = self.events.iter().filter(|(audience, _)| audience.includes(viewer));
        heard.map(|(_, event)| kernel::Said::of(event).to_string()).collect()
    }

    /// The position as text.
    pub(crate) fn text(&self) -> String {
        write_position(&self.game, &self.state)
    }
}
