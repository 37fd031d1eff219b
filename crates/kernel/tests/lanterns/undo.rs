//! What may be taken back, and why not more.

use kernel::{Arg, Dice, Game, Message, NoRedo, NoUndo, Reach, Seat, Session};

use crate::broken::{Broken, Flaw};
use crate::session::{ADA, BEN, POSITION, play, table};
use lanterns::Action;

const fn reach(steps: usize, end: NoUndo) -> Reach {
    Reach { steps, end }
}

#[test]
fn at_the_start_there_is_nothing_to_take_back() {
    let mut session = table();
    assert_eq!(session.undo_reach(ADA), reach(0, NoUndo::Nothing));
    assert_eq!(session.undo(ADA), Err(NoUndo::Nothing));
    assert_eq!(session.undo_any(), Err(NoUndo::Nothing));
    assert_eq!(session.redo(ADA), Err(NoRedo::Nothing));
}

#[test]
fn a_seat_takes_back_its_steps_one_after_the_other() {
    let mut session = table();
    play(&mut session, ADA, Action::Light(1));
    play(&mut session, ADA, Action::Light(2));
    play(&mut session, ADA, Action::Hide(7));
    let end = session.state().clone();
    assert_eq!(session.undo_reach(ADA), reach(3, NoUndo::Nothing));
    for left in [2, 1, 0] {
        session.undo(ADA).unwrap();
        assert_eq!(session.undo_reach(ADA), reach(left, NoUndo::Nothing));
    }
    assert_eq!(session.state(), session.start_state());
    for _ in 0..3 {
        session.redo(ADA).unwrap();
    }
    assert_eq!((session.state(), session.entries().len()), (&end, 9));
}

#[test]
fn undo_stops_where_something_was_learned() {
    let mut session = table();
    play(&mut session, ADA, Action::Draw);
    play(&mut session, ADA, Action::Light(1));
    assert_eq!(session.undo_reach(ADA), reach(1, NoUndo::Learned));
    session.undo(ADA).unwrap();
    assert_eq!(session.undo(ADA), Err(NoUndo::Learned));
}

#[test]
fn undo_stops_where_the_turn_passed() {
    let mut session = table();
    play(&mut session, ADA, Action::Light(1));
    play(&mut session, ADA, Action::Rest);
    assert_eq!(session.undo_reach(ADA), reach(0, NoUndo::Passed));
}

#[test]
fn a_seat_takes_back_its_own_step_from_before_what_others_did_by_themselves() {
    let mut session = table();
    play(&mut session, ADA, Action::Light(1));
    play(&mut session, ADA, Action::Hide(7));
    play(&mut session, BEN, Action::Hide(9));
    assert_eq!(session.undo_reach(ADA), reach(2, NoUndo::Nothing));
    session.undo(ADA).unwrap();
    let mut only = table();
    play(&mut only, ADA, Action::Light(1));
    play(&mut only, BEN, Action::Hide(9));
    assert_eq!(session.state(), only.state());
    session.redo(ADA).unwrap();
    let order: Vec<_> = session.steps().map(|(step, _)| step.seat).collect();
    assert_eq!(order, [ADA, BEN, ADA], "what comes back comes last");
}

#[test]
fn undo_stops_where_another_seat_has_used_the_shared_supply_since() {
    let mut session = table();
    play(&mut session, ADA, Action::Hide(7));
    play(&mut session, BEN, Action::Draw);
    assert_eq!(session.undo_reach(ADA), reach(0, NoUndo::Shared { by: BEN }));
    play(&mut session, ADA, Action::Light(1));
    assert_eq!(session.undo_reach(ADA), reach(1, NoUndo::Shared { by: BEN }));
    assert_eq!(session.undo_reach(BEN), reach(0, NoUndo::Learned));
}

#[test]
fn an_own_use_of_the_shared_supply_can_be_taken_back_until_another_seat_uses_it() {
    let mut session = table();
    play(&mut session, ADA, Action::Light(1));
    play(&mut session, BEN, Action::Hide(9));
    assert_eq!(session.undo_reach(ADA).steps, 1);
    play(&mut session, BEN, Action::Draw);
    assert_eq!(session.undo(ADA), Err(NoUndo::Shared { by: BEN }));
}

#[test]
fn undo_is_refused_where_what_others_did_rests_on_the_step() {
    let game = Broken::new(2, Flaw::NeverShared);
    let mut session = Session::from_position(game, POSITION).unwrap();
    session.play(ADA, Action::Light(2), &mut Dice::new(1)).unwrap();
    session.play(BEN, Action::Shield(9), &mut Dice::new(1)).unwrap();
    let state = session.state().clone();
    assert_eq!(session.undo_reach(ADA), reach(0, NoUndo::Needed { by: BEN }));
    assert_eq!(session.undo(ADA), Err(NoUndo::Needed { by: BEN }));
    assert_eq!((session.state(), session.entries().len()), (&state, 2));
}

#[test]
fn undo_is_refused_where_it_would_change_what_others_have_learned() {
    let game = Broken::new(2, Flaw::LearnsInTheWind);
    let position = POSITION.replace("hand 1 2 7", "hand 1 3 7").replace("hand 3 4 9", "hand 2 4 9");
    let mut session = Session::from_position(game, &position).unwrap();
    session.play(ADA, Action::Light(1), &mut Dice::new(1)).unwrap();
    session.play(BEN, Action::Light(2), &mut Dice::new(1)).unwrap();
    assert_eq!(session.undo(ADA), Err(NoUndo::Needed { by: BEN }));
}

#[test]
fn a_new_step_of_a_seat_ends_its_own_redo_and_nobody_elses() {
    let mut session = table();
    play(&mut session, ADA, Action::Hide(1));
    play(&mut session, BEN, Action::Hide(9));
    session.undo(ADA).unwrap();
    session.undo(BEN).unwrap();
    play(&mut session, ADA, Action::Hide(2));
    assert_eq!(session.redo(ADA), Err(NoRedo::Nothing));
    assert!(session.redo(BEN).is_ok());
}

#[test]
fn what_is_no_longer_possible_cannot_be_played_again() {
    let mut session = table();
    play(&mut session, ADA, Action::Light(1));
    session.undo(ADA).unwrap();
    play(&mut session, BEN, Action::Light(3));
    assert_eq!(session.redo(ADA), Err(NoRedo::Impossible));
    assert_eq!(session.redo_any(), Err(NoRedo::Nothing), "for tools there is nothing ahead of a new step");
}

/// A game in which resting changes nothing, so that it can go on for as long as a test needs.
fn endless() -> Session<Broken> {
    Session::from_position(Broken::new(2, Flaw::RestDoesNothing), POSITION).unwrap()
}

#[test]
fn tools_take_back_and_play_again_any_number_of_steps() {
    let mut session = endless();
    let mut states = vec![session.state().clone()];
    let mut dice = Dice::new(4);
    for _ in 0..200 {
        let actors: Vec<Seat> = session.game().actors(session.state()).iter().collect();
        let seat = actors[dice.below(actors.len() as u32) as usize];
        let mut legal = Vec::new();
        session.game().legal(session.state(), seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        session.play(seat, action, &mut dice).unwrap();
        states.push(session.state().clone());
    }
    for state in states.iter().rev().skip(1) {
        session.undo_any().unwrap();
        assert_eq!(session.state(), state);
    }
    for state in states.iter().skip(1) {
        session.redo_any().unwrap();
        assert_eq!(session.state(), state);
    }
}

fn rest(session: &mut Session<Broken>, seat: Seat, times: usize) {
    for _ in 0..times {
        session.play(seat, Action::Rest, &mut Dice::new(1)).unwrap();
    }
}

#[test]
fn a_step_is_taken_out_from_before_many_later_ones() {
    let mut session = endless();
    rest(&mut session, BEN, 20);
    session.play(ADA, Action::Hide(7), &mut Dice::new(1)).unwrap();
    rest(&mut session, BEN, 50);
    session.play(BEN, Action::Hide(9), &mut Dice::new(1)).unwrap();
    rest(&mut session, BEN, 50);
    session.undo(ADA).unwrap();
    let mut without = endless();
    without.play(BEN, Action::Hide(9), &mut Dice::new(1)).unwrap();
    assert_eq!(session.state(), without.state());
    // The snapshots behind the step that was taken out are those of a game without it.
    for _ in 0..51 {
        session.undo_any().unwrap();
    }
    assert_eq!(session.state(), session.start_state());
    session.redo_any().unwrap();
    assert_eq!(session.state(), without.state());
}

#[test]
fn a_step_too_far_back_can_no_longer_be_taken_back() {
    let mut session = endless();
    session.play(ADA, Action::Hide(7), &mut Dice::new(1)).unwrap();
    rest(&mut session, BEN, 1024);
    assert_eq!(session.undo_reach(ADA).steps, 1);
    rest(&mut session, BEN, 1);
    assert_eq!(session.undo(ADA), Err(NoUndo::Needed { by: BEN }));
}

#[test]
fn a_step_that_was_tried_is_made_without_being_played_again_unless_something_was_done_since() {
    let mut session = Session::from_position(Broken::new(2, Flaw::CountsPlays), POSITION).unwrap();
    let plays = |session: &Session<Broken>| session.game().write_position(session.state());
    let tried = session.try_step(ADA, Action::Light(1), &mut Dice::new(1)).unwrap();
    let (before, wanted) = (plays(&session), tried.state().clone());
    let count = |text: &str| text.lines().find(|line| line.starts_with("plays ")).unwrap().to_owned();
    assert!(session.make(tried).is_some());
    assert_eq!((session.state(), count(&plays(&session))), (&wanted, count(&before)));
    let tried = session.try_step(ADA, Action::Light(2), &mut Dice::new(1)).unwrap();
    session.play(BEN, Action::Hide(9), &mut Dice::new(1)).unwrap();
    assert!(session.make(tried).is_none());
    assert_eq!(session.entries().len(), 2);
}

#[test]
fn every_reason_has_a_key_of_its_own() {
    let by = BEN;
    let undo = [
        NoUndo::Nothing,
        NoUndo::Learned,
        NoUndo::Passed,
        NoUndo::Served,
        NoUndo::Shared { by },
        NoUndo::Needed { by },
        NoUndo::Far,
    ];
    assert_eq!(undo.map(|reason| reason.key()), NoUndo::KEYS);
    assert_eq!([NoRedo::Nothing, NoRedo::Impossible].map(|reason| reason.key()), NoRedo::KEYS);
    assert_eq!(NoUndo::Shared { by }.args(), [("by", Arg::Seat(BEN))]);
}
