//! Set, print, set gives an equal position, whatever the position of whatever game.

use std::collections::BTreeSet;

use dreamscape::data::Edition;
use dreamscape::notation::{
    DOINGS, LINE_WORDS, OPTION_WORDS, PAUSES, read_position, set_position, write_position,
};
use dreamscape::{Dreamscape, State};
use kernel::{Dice, Game, Silence};

use crate::play::{Mood, all_games, step};
use crate::rounds::seeded;

/// Checks one position and says how it is written.
#[track_caller]
fn check(game: &Dreamscape, state: &State) -> String {
    let text = write_position(game, state);
    let read = read_position(game, &text).unwrap_or_else(|misread| panic!("{misread}\n{text}"));
    assert!(read == *state, "{text}\nbecomes\n{}", write_position(game, &read));
    text
}

/// What positions of random play are made of: keywords, powers in progress, interruptions.
#[derive(Default)]
struct Seen(BTreeSet<String>);

impl Seen {
    fn note(&mut self, text: &str) {
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            if !self.0.contains(words[0]) {
                self.0.insert(words[0].to_owned());
            }
            if matches!(words[0], "doing" | "pause") && !self.0.contains(words[2]) {
                self.0.insert(words[2].to_owned());
            }
        }
    }
}

/// All have cards of the King and a Grass or two, so that decks and the last trees are wanted by several at once.
const THRONG: &str = "
    players 4
    options simultaneous
    open 1 #2 #22
    open 2 #8 #25
    open 3 #16 #34
    open 4 #38 #43
    hands 1 WWRRG
    hands 2 WWRRGG
    hands 3 WWRRGG
    hands 4 WWRRGG
    dreamscape 1 c1=L b1=M^ d1=M^ c2=M^
    dreamscape 2 c1=L b1=M^ d1=M^ c2=M^
    dreamscape 3 c1=L b1=M^ d1=M^ c2=M^
    dreamscape 4 c1=L b1=M^";

/// All have cards that one shard completes, so that several want to draw at once.
const RUSH: &str = "
    players 4
    options simultaneous
    pack trial
    open 1 #1 #2
    open 2 #3 #6
    open 3 #4 #7
    open 4 #5 #8
    hands 1 WRLG
    hands 2 WRLG
    hands 3 WRLG
    hands 4 WRLG";

#[test]
fn every_position_of_random_play_is_read_as_it_was_written() {
    let mut dice = Dice::new(seeded(17));
    let mut seen = Seen::default();
    let mut play = |game: &Dreamscape, mut state: State, mood: Mood, dice: &mut Dice| {
        seen.note(&check(game, &state));
        while step(game, &mut state, mood, dice).is_some() {
            seen.note(&check(game, &state));
        }
    };
    for game in all_games() {
        for mood in [Mood::Lazy, Mood::Busy] {
            let state = game.deal(&mut dice, &mut Silence).unwrap();
            play(&game, state, mood, &mut dice);
        }
    }
    for text in [THRONG, RUSH] {
        let (game, state) = set_position(text).unwrap();
        for _ in 0..20 {
            play(&game, state.clone(), Mood::Busy, &mut dice);
        }
    }
    for word in LINE_WORDS.iter().chain(&DOINGS).chain(&PAUSES) {
        assert!(seen.0.contains(*word), "{word} never occurred");
    }
}

/// The modes beside which each house option is tried.
const MODES: [&[&str]; 5] =
    [&[], &["nightmare"], &["simultaneous"], &["nightmare", "simultaneous"], &["solo=1"]];

/// Free steps and marks need a Dreamer that walks on Land; random play alone seldom gets there in Travel.
const ABOUT_TO_ENTER: &str =
    "phase travel\ndreamscape 1 c1=L b1=RRL d1=L c2=L^ b2=W\nhands 1 WL\nopen 1 #3 #7 #12";

#[test]
fn every_position_of_random_play_with_a_house_option_is_read_as_it_was_written() {
    let mut dice = Dice::new(seeded(19));
    let mut games = 0;
    for (edition, mode) in Edition::ALL.into_iter().flat_map(|edition| MODES.map(|mode| (edition, mode))) {
        for option in OPTION_WORDS {
            // The right one of two middle cells needs a grid that has them.
            let option = if option == "entry-right" { "entry-right grid=4x3" } else { option };
            let words: Vec<&str> = mode.iter().copied().chain([option]).collect();
            let header = format!("edition {}\noptions {}\n", edition.word(), words.join(" "));
            // An option that the mode has already, or that makes no game with it, is left out.
            let Ok((game, start)) = set_position(&(header + ABOUT_TO_ENTER)) else { continue };
            for mut state in [game.deal(&mut dice, &mut Silence).unwrap(), start] {
                check(&game, &state);
                while step(&game, &mut state, Mood::Busy, &mut dice).is_some() {
                    check(&game, &state);
                }
                games += 1;
            }
        }
    }
    assert!(games > 250, "only {games} games were played");
}

#[test]
fn a_position_text_makes_its_own_game() {
    let mut dice = Dice::new(seeded(18));
    for game in all_games() {
        let mut state = game.deal(&mut dice, &mut Silence).unwrap();
        for _ in 0..60 {
            step(&game, &mut state, Mood::Busy, &mut dice);
        }
        let text = write_position(&game, &state);
        let (made, read) = set_position(&text).unwrap();
        assert_eq!(made.setup(), game.setup());
        assert_eq!(read, state);
        assert_eq!(write_position(&made, &read), text);
    }
}
