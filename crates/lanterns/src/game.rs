//! Lanterns: a tiny cooperative game. All seats act whenever they like, until everybody rests.
//!
//! Lanterns numbered 1 to 12 lie in a hidden deck and in hidden hands; lit in rising order they make a row, and six in the
//! row win. L-1 A seat acts until it rests. L-2 It plays from its own hand. L-3 A lantern must be higher than the row. L-4
//! Anybody draws while the deck lasts. L-5 Each seat may hide one lantern as its ember: 2 points if it is higher than the
//! row. L-6 A lantern that skips a number meets the wind: before anything else the next seat shields it by dropping one of
//! its own, or lets chance say whether it holds. L-7 Who rests may wake by dropping a lantern, as long as another is awake;
//! nobody waits for that. L-8 Once each, a seat may call for dawn: if all who are awake say yes, all rest. L-9 A game can
//! begin where another one had three in the row. The lanterns have their names from a pack, which may bring rules along.

use std::borrow::Cow;

use kernel::*;

use crate::pack::PACK;
use crate::words::SAID;

/// The game for so many seats.
#[derive(Clone, Debug)]
pub struct Lanterns(pub u8);

/// Seats awake, asked to shield, that called for dawn, that say yes; lanterns in the deck, row, dropped, in the wind; hand and
/// ember of each seat.
pub type State = Vec<Vec<u8>>;

const NAMES: [&str; 10] =
    ["awake", "asked", "called", "yes", "deck", "row", "dropped", "wind", "hand", "ember"];
const AWAKE: usize = 0;
const ASKED: usize = 1;
const CALLED: usize = 2;
const YES: usize = 3;
/// The deck.
pub const DECK: usize = 4;
/// The row.
pub const ROW: usize = 5;
const DROPPED: usize = 6;
/// The lantern in the wind.
pub const WIND: usize = 7;

/// How many piles everybody sees; in a view they come first.
pub(crate) const OPEN_PILES: usize = 7;

/// The hand of a seat; its ember follows.
pub fn hand(seat: Seat) -> usize {
    8 + 2 * seat.index()
}

fn top(pile: &[u8]) -> u8 {
    pile.last().copied().unwrap_or(0)
}

fn shift(state: &mut State, lantern: u8, from: usize, to: usize) {
    state[from].retain(|n| *n != lantern);
    state[to].push(lantern);
}

/// Whether each lantern is in one pile.
pub fn whole(state: &State) -> bool {
    let mut all = state[DECK..].concat();
    all.sort_unstable();
    let rising = [&state[ROW][..], &state[WIND]].concat().is_sorted() && state[WIND].len() < 2;
    rising && state[ASKED].len() == state[WIND].len() && all.into_iter().eq(1..=12)
}

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs, reason = "the rules tell of them")]
pub enum Action {
    Draw,
    Rest,
    Let,
    Dawn,
    Yes,
    No,
    Light(u8),
    Hide(u8),
    Shield(u8),
    Wake(u8),
}

/// All there are.
pub fn every_action() -> impl Iterator<Item = Action> {
    use Action::{Dawn, Draw, Hide, Let, Light, No, Rest, Shield, Wake, Yes};
    let with = |n| [Light(n), Hide(n), Shield(n), Wake(n)];
    [Draw, Rest, Let, Dawn, Yes, No].into_iter().chain((1..=12).flat_map(with))
}

/// Every message of the game: its key and the number of a lantern, a seat or, in a refusal, its rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Say(pub &'static str, pub u8);

impl Message for Say {
    fn key(&self) -> &'static str {
        self.0
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let params = SAID.iter().find(|(key, _)| *key == self.0).map_or([].as_slice(), |(_, params)| params);
        let arg = |&param: &&'static str| match param {
            "seat" => ("seat", Arg::Seat(Seat(self.1))),
            _ => (param, Arg::Named("lantern", PACK.name(self.1).to_owned())),
        };
        params.iter().map(arg).collect()
    }
}

kernel::message_errors!(Say);

impl Refusal for Say {
    fn rule(&self) -> Cow<'static, str> {
        let of_pack = usize::from(self.1) == 9;
        if of_pack { Cow::Owned(PACK.rule()) } else { Cow::Owned(format!("L-{}", self.1)) }
    }
}

fn misread(line: usize, expected: &str) -> Misread {
    Misread { line: line as u32 + 1, column: 1, rule: None, expected: vec![expected.into()] }
}

impl Lanterns {
    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Say> {
        let no = |key, rule| Some(Say(key, rule));
        let wind = !state[WIND].is_empty();
        let vote = !state[YES].is_empty();
        let lacks = |n| !state[hand(seat)].contains(&n);
        let rests = !state[AWAKE].contains(&seat.0) && !state[ASKED].contains(&seat.0);
        match action {
            _ if !self.actors(state).contains(seat) => no("not-now", 1),
            Action::Wake(n) if rests && lacks(n) => no("not-yours", 2),
            Action::Shield(n) if n == PACK.dear => no("too-dear", 9),
            Action::Wake(_) if rests => None,
            Action::Wake(_) => no("is-awake", 7),
            _ if rests => no("rests-now", 1),
            Action::Yes | Action::No if vote => None,
            Action::Yes | Action::No => no("no-vote", 8),
            _ if vote => no("vote-first", 8),
            Action::Let | Action::Shield(_) if !wind => no("no-wind", 6),
            Action::Draw | Action::Rest | Action::Dawn | Action::Light(_) | Action::Hide(_) if wind => {
                no("wind-first", 6)
            }
            Action::Dawn if state[CALLED].contains(&seat.0) => no("called-before", 8),
            Action::Draw if state[DECK].is_empty() => no("deck-empty", 4),
            Action::Light(n) | Action::Hide(n) | Action::Shield(n) if lacks(n) => no("not-yours", 2),
            Action::Light(n) if n < top(&state[ROW]) => no("too-low", 3),
            Action::Hide(_) if !state[hand(seat) + 1].is_empty() => no("has-ember", 5),
            _ => None,
        }
    }

    /// The seats that are asked: to shield, to vote, or whatever they like.
    fn asked(&self, state: &State) -> SeatSet {
        let pile = if state[ASKED].is_empty() { AWAKE } else { ASKED };
        let open = state[pile].iter().filter(|seat| !state[YES].contains(seat));
        open.map(|seat| Seat(*seat)).collect()
    }
}

impl Game for Lanterns {
    type State = State;
    type Action = Action;
    type Event = Say;
    type Outcome = u8;
    type Refusal = Say;
    type Prompt = Say;
    type View = (Vec<usize>, Vec<Vec<u8>>);
    type Cause = Say;

    const NAME: &'static str = "lanterns";

    fn seats(&self) -> usize {
        self.0.into()
    }

    fn deal<C: Chance<u8>, S: Sink<Say>>(&self, chance: &mut C, _: &mut S) -> Result<State, Fault> {
        let mut left: Vec<_> = (1..=12).map(|n| (n, 1)).collect();
        let mut state = vec![Vec::new(); hand(Seat(self.0))];
        state[AWAKE] = (0..self.0).collect();
        for index in 0..12 {
            let lantern = chance.choose(&left)?;
            left.retain(|(other, _)| *other != lantern);
            state[if index < 2 * self.0 { hand(Seat(index / 2)) } else { DECK }].push(lantern);
        }
        Ok(state)
    }

    fn actors(&self, state: &State) -> SeatSet {
        let quiet = state[ASKED].is_empty() && state[YES].is_empty() && !state[AWAKE].is_empty();
        let may_wake =
            |seat: &Seat| quiet && !state[AWAKE].contains(&seat.0) && !state[hand(*seat)].is_empty();
        let others = (0..self.0).map(Seat).filter(may_wake);
        self.asked(state).iter().chain(others).collect()
    }

    fn awaited(&self, state: &State) -> SeatSet {
        self.asked(state)
    }

    fn prompt(&self, state: &State, seat: Seat) -> Option<Say> {
        let prompt = match state[WIND].first() {
            Some(n) => Say("shield-it", *n),
            None if !state[YES].is_empty() => Say("dawn", 0),
            None if state[AWAKE].contains(&seat.0) => Say("act", 0),
            None => Say("wake", 0),
        };
        self.actors(state).contains(seat).then_some(prompt)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question<Say>> {
        let prompt = self.prompt(state, seat)?;
        let of_group = Question { is_for_group: prompt.0 == "dawn", ..Question::to_seat(prompt) };
        Some(match prompt.0 {
            "shield-it" => Question { source: Some(Said::of(&Say("the-wind", 0))), ..of_group },
            "wake" => Question { may_be_declined: true, ..of_group },
            _ => of_group,
        })
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(every_action().filter(|action| self.refusal(state, seat, *action).is_none()));
    }

    #[rustfmt::skip]
    fn play<C: Chance<u8>, S: Sink<Say>>(
        &self, state: &mut State, seat: Seat, action: Action, chance: &mut C, sink: &mut S,
    ) -> Result<Effect, Stop<Say>> {
        if let Some(refusal) = self.refusal(state, seat, action) {
            return Err(Stop::Refused(refusal));
        }
        let in_wind = top(&state[WIND]);
        let before = state[ROW].len();
        let event = match action {
            Action::Draw => {
                let lantern = top(&state[DECK]);
                shift(state, lantern, DECK, hand(seat));
                sink.tell(Audience::Only(seat), Say("drew-lantern", lantern));
                Say("drew", seat.0)
            }
            Action::Rest => {
                state[AWAKE].retain(|other| *other != seat.0);
                Say("rests", seat.0)
            }
            Action::Wake(n) => {
                shift(state, n, hand(seat), DROPPED);
                state[AWAKE].push(seat.0);
                Say("wakes", seat.0)
            }
            Action::No => {
                state[YES].clear();
                Say("no", seat.0)
            }
            Action::Dawn | Action::Yes => {
                let calls = action == Action::Dawn;
                state[if calls { CALLED } else { YES }].push(seat.0);
                if calls {
                    state[YES].push(seat.0);
                }
                sink.tell(Audience::All, Say(if calls { "calls" } else { "yes" }, seat.0));
                if state[YES].len() < state[AWAKE].len() {
                    return Ok(Effect { shared: true, vote: !calls, ..Effect::default() });
                }
                state[YES].clear();
                state[AWAKE].clear();
                Say("dawns", 0)
            }
            Action::Hide(n) => {
                shift(state, n, hand(seat), hand(seat) + 1);
                Say("hides", seat.0)
            }
            Action::Light(n) if n == top(&state[ROW]) + 1 => {
                shift(state, n, hand(seat), ROW);
                Say("lit", n)
            }
            Action::Light(n) => {
                shift(state, n, hand(seat), WIND);
                state[ASKED].push((seat.0 + 1) % self.0);
                Say("wind-rises", n)
            }
            Action::Shield(n) => {
                state[ASKED].clear();
                shift(state, n, hand(seat), DROPPED);
                shift(state, in_wind, WIND, ROW);
                Say("shielded", in_wind)
            }
            Action::Let => {
                // Chance is asked before anything changes: it may fail, and the state must then be as it was.
                let skipped = u32::from(in_wind - top(&state[ROW]));
                let holds = chance.choose(&[(1, 4), (0, skipped)])? == 1;
                state[ASKED].clear();
                shift(state, in_wind, WIND, if holds { ROW } else { DROPPED });
                Say(if holds { "holds" } else { "goes-out" }, in_wind)
            }
        };
        sink.tell(Audience::All, event);
        let learned = matches!(action, Action::Draw | Action::Let);
        let shared = !matches!(action, Action::Hide(_) | Action::Rest);
        let passed = matches!(action, Action::Rest | Action::Wake(_)) || state[AWAKE].is_empty();
        let checkpoint = before < 3 && state[ROW].len() == 3;
        Ok(Effect { learned, shared, passed, checkpoint, ..Effect::default() })
    }

    fn view(&self, state: &State, viewer: Viewer) -> Self::View {
        let mine = if let Viewer::Seat(seat) = viewer { hand(seat)..hand(seat) + 2 } else { 0..0 };
        let open: [usize; OPEN_PILES] = [AWAKE, ASKED, CALLED, YES, ROW, DROPPED, WIND];
        let seen = open.into_iter().chain(mine);
        (state.iter().map(Vec::len).collect(), seen.map(|pile| state[pile].clone()).collect())
    }

    fn points(&self, state: &State, seat: Seat) -> Vec<(Say, i32)> {
        let embers = state[hand(seat) + 1].iter().filter(|n| **n > top(&state[ROW])).count();
        vec![(Say("row", 0), state[ROW].len() as i32), (Say("embers", 0), 2 * embers as i32)]
    }

    fn winners(&self, state: &State) -> Option<SeatSet> {
        let winners = SeatSet::first(if state[ROW].len() >= 6 { self.seats() } else { 0 });
        self.actors(state).is_empty().then_some(winners)
    }

    fn write_position(&self, state: &State) -> String {
        let lines = NAMES.iter().chain(NAMES[8..].iter().cycle()).zip(state);
        let words = |numbers: &[u8]| numbers.iter().map(|n| format!(" {n}")).collect::<String>();
        lines.map(|(name, numbers)| format!("{name}{}\n", words(numbers))).collect()
    }

    fn read_position(&self, text: &str) -> Result<State, Misread> {
        let names = NAMES.iter().chain(NAMES[8..].iter().cycle());
        let mut state = State::new();
        for (at, (line, name)) in text.lines().zip(names).enumerate() {
            let words = line.strip_prefix(name).ok_or_else(|| misread(at, name))?.split_whitespace();
            let numbers: Result<_, _> = words.map(str::parse).collect();
            state.push(numbers.map_err(|_| misread(at, "numbers"))?);
        }
        let seated = |piles: &[Vec<u8>]| piles.iter().flatten().all(|seat| *seat < self.0);
        let fits = state.len() == hand(Seat(self.0)) && seated(&state[..DECK]) && whole(&state);
        fits.then_some(state).ok_or_else(|| misread(0, "each lantern once and a hand for each seat"))
    }

    fn write_action(&self, action: &Action, out: &mut String) {
        *out += &format!("{action:?}").to_lowercase();
    }

    fn read_action(&self, text: &str) -> Result<Action, Misread> {
        let mut all = every_action();
        all.find(|action| format!("{action:?}").to_lowercase() == text).ok_or_else(|| misread(0, "an action"))
    }

    fn write_outcome(&self, outcome: &u8, out: &mut String) {
        *out += &outcome.to_string();
    }

    fn read_outcome(&self, text: &str) -> Result<u8, Misread> {
        text.parse().map_err(|_| misread(0, "the number of a lantern, 1 (it holds) or 0"))
    }
}
