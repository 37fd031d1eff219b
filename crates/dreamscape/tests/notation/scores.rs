//! Scores: whatever one can hold is written and read again, and play never leads beyond.

use dreamscape::event::Cause;
use dreamscape::notation::{Form, PositionError, read_position, set_position, write_position};
use dreamscape::state::POINTS;
use dreamscape::{Action, Dreamscape, State};
use kernel::{Dice, Expected, Game, Seat, Silence};

#[track_caller]
fn assert_round_trip(game: &Dreamscape, state: &State) {
    let text = write_position(game, state);
    assert_eq!(read_position(game, &text).as_ref(), Ok(state), "{text}");
}

#[test]
fn d1_7_every_score_that_can_be_written_is_read() {
    let (game, mut state) = set_position("").unwrap();
    for points in POINTS {
        for (seat, cause) in [(0, Cause::ALL[points.rem_euclid(9) as usize]), (1, Cause::Given)] {
            state.players[seat].points = [0; 9];
            state.players[seat].points[cause as usize] = points;
        }
        assert_round_trip(&game, &state);
    }
    for cause in Cause::ALL {
        for points in [i16::MIN, -10_000, -9_999, -1, 0, 1, 9_999, 10_000, i16::MAX] {
            state.players[0].points[cause as usize] = points;
            assert_round_trip(&game, &state);
        }
    }
}

#[test]
fn d13_2_every_number_of_points_of_mr_nightmare_is_read() {
    let (game, mut state) = set_position("options solo=1").unwrap();
    for points in POINTS {
        state.rival.points = points;
        assert_round_trip(&game, &state);
    }
}

#[test]
fn points_beyond_what_a_score_can_hold_are_refused_as_such() {
    let between = Form::PointsBetween { low: *POINTS.start(), high: *POINTS.end() };
    for (text, form) in [
        ("score 1 32768", between),
        ("score 1 water=-32769", between),
        ("score 1 2147483648", between),
        ("score 1 -99999999999999999999", between),
        ("options solo=1\nrival points=40000", between),
        ("score 1 007", Form::Points),
        ("score 1 -0", Form::Points),
        ("score 1 1e3", Form::Points),
        ("options solo=1\nrival points=many", Form::Points),
    ] {
        let Err(PositionError::Misread(misread)) = set_position(text) else { panic!("{text}: accepted") };
        let expected = Expected::from(form);
        assert_eq!((misread.rule, misread.expected), (None, vec![expected]), "{text}");
    }
    assert!(set_position("score 1 water=0 water=5").is_err(), "a cause is said once, also if it is 0");
}

/// Who has as many points as a score can hold, or as few, plays on and stays there.
#[test]
fn d7_8_points_at_the_bounds_stay_readable_in_play() {
    for (points, shard) in [(i16::MAX, 'W'), (i16::MIN, 'N')] {
        let cause = if shard == 'W' { "water" } else { "red-steps" };
        let text =
            format!("options nightmare\ndreamscape 1 c1=R@ b1={shard}\nhands 1 M\nscore 1 {cause}={points}");
        let (game, mut state) = set_position(&text).unwrap();
        let before = state.player(Seat(0)).score();
        let step = Action::Step(dreamscape::grid::Cell::at(1, 0).unwrap());
        game.play(&mut state, Seat(0), step, &mut Dice::new(1), &mut Silence).unwrap();
        assert_eq!(state.player(Seat(0)).score(), before);
        assert_round_trip(&game, &state);
    }
}

#[test]
fn d13_2_a_set_of_a_rival_at_the_bound_stays_readable() {
    let text = "options solo=1\nphase travel\nmarker 1 1\nsleepers 1 1\nnightmare 6\nrow 5 G\n\
        rival shards=WRL points=32767";
    let (game, mut state) = set_position(text).unwrap();
    game.play(&mut state, Seat(0), Action::End, &mut Dice::new(1), &mut Silence).unwrap();
    assert!(state.rival.shards.is_empty(), "the set was discarded");
    assert_eq!(state.rival.points, i16::MAX);
    assert_round_trip(&game, &state);
}
