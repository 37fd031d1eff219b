//! Set, print, set gives an equal position, whatever the position of whatever game.

use dreamscape::notation::{read_position, set_position, write_position};
use dreamscape::{Dreamscape, State};
use kernel::{Dice, Game, Silence};

use crate::play::{Mood, all_games, step};

#[track_caller]
fn check(game: &Dreamscape, state: &State) {
    let text = write_position(game, state);
    let read = read_position(game, &text).unwrap_or_else(|misread| panic!("{misread}\n{text}"));
    assert!(read == *state, "{text}\nbecomes\n{}\n{state:?}\n{read:?}", write_position(game, &read));
}

#[test]
fn every_position_of_random_play_is_read_as_it_was_written() {
    let mut dice = Dice::new(17);
    for game in all_games() {
        for mood in [Mood::Lazy, Mood::Busy] {
            let mut state = game.deal(&mut dice, &mut Silence).unwrap();
            check(&game, &state);
            while step(&game, &mut state, mood, &mut dice).is_some() {
                check(&game, &state);
            }
        }
    }
}

#[test]
fn a_position_text_makes_its_own_game() {
    let mut dice = Dice::new(18);
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
