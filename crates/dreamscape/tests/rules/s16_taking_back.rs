//! Section 16: how far a turn may be taken back.

use dreamscape::Dreamscape;
use dreamscape::notation::{read_outcome, set_position};
use kernel::{Dice, Game, NoUndo, Seat, Session};

/// A table at which steps can be taken back.
fn session(lines: &str) -> Session<Dreamscape> {
    let (game, state) = set_position(lines).expect("a position");
    Session::from_state(game, state)
}

/// Plays actions of a seat, each perhaps with outcomes of chance after a `>`.
#[track_caller]
fn play(session: &mut Session<Dreamscape>, seat: u8, actions: &str) {
    for action in actions.split(',') {
        let (action, outcomes) = action.split_once('>').unwrap_or((action, ""));
        let action = session.game().read_action(action.trim()).expect("an action");
        let outcomes: Vec<_> =
            outcomes.split_whitespace().map(|outcome| read_outcome(outcome).expect("an outcome")).collect();
        if outcomes.is_empty() {
            session.play(Seat(seat - 1), action, &mut Dice::new(5)).expect("a legal action");
        } else {
            session.play_given(Seat(seat - 1), action, &outcomes).expect("a legal action");
        }
    }
}

/// How many steps the seat may take back, and why not more.
fn reach(session: &Session<Dreamscape>, seat: u8) -> (usize, NoUndo) {
    let reach = session.undo_reach(Seat(seat - 1));
    (reach.steps, reach.end)
}

fn position(session: &Session<Dreamscape>) -> String {
    session.game().write_position(session.state())
}

#[test]
fn d16_5_a_turn_is_taken_back_step_by_step() {
    let mut session = session("phase travel\nrow 1 WRG\nrow 2 W\ndreamscape 1 c1=L b1=W");
    let mut positions = vec![position(&session)];
    for action in ["collect", "move 2", "enter", "step b1"] {
        play(&mut session, 1, action);
        positions.push(position(&session));
    }
    assert_eq!(reach(&session, 1), (4, NoUndo::Nothing));
    for expected in positions.iter().rev().skip(1) {
        session.undo(Seat(0)).expect("nothing was revealed");
        assert_eq!(position(&session), *expected);
    }
    for expected in &positions[1..] {
        session.redo(Seat(0)).expect("it was taken back");
        assert_eq!(position(&session), *expected);
    }
}

#[test]
fn d16_5_not_behind_a_random_shard() {
    for (place, lines, actions) in [
        (1, "", "power > W"),
        (1, "pack trial\nopen 1 #1\nhands 1 R", "use #1 R > W"),
        (2, "", "power > W R"),
    ] {
        let mut session = session(&format!("phase travel\nsleepers {place} 1\nrow {place} LG\n{lines}"));
        play(&mut session, 1, "collect");
        assert_eq!(reach(&session, 1), (1, NoUndo::Nothing));
        play(&mut session, 1, actions);
        assert_eq!(reach(&session, 1), (0, NoUndo::Learned));
        assert_eq!(session.undo(Seat(0)), Err(NoUndo::Learned));
    }
}

#[test]
fn d16_5_back_to_the_draw_and_no_further() {
    let mut session = session("phase travel\nsleepers 2 1\nrow 2 LG");
    play(&mut session, 1, "collect, power > W R, harvest W 3, harvest R 2, collect");
    assert_eq!(reach(&session, 1), (3, NoUndo::Learned));
    (0..3).for_each(|_| session.undo(Seat(0)).expect("after the draw"));
    assert!(position(&session).contains("doing 1 harvest W R"));
}

#[test]
fn d16_5_not_behind_a_deck_draw_but_the_choice_of_none_may_be_changed() {
    let mut session = session("pack trial\nphase travel\nsleepers 6 1");
    play(&mut session, 1, "power");
    assert_eq!(reach(&session, 1), (1, NoUndo::Nothing));
    play(&mut session, 1, "draw I");
    assert_eq!(reach(&session, 1), (0, NoUndo::Learned));
    play(&mut session, 1, "keep none");
    session.undo(Seat(0)).expect("nothing was shown to anybody");
    play(&mut session, 1, "keep #2");
    assert_eq!(reach(&session, 1), (0, NoUndo::Learned), "the others have seen the card");
}

#[test]
fn d16_5_a_completion_can_be_taken_back_until_its_draw() {
    let mut session = session("pack trial\nopen 1 #1\nhands 1 W");
    play(&mut session, 1, "place W c1");
    assert!(position(&session).contains("finished 1 #1"));
    assert_eq!(reach(&session, 1), (1, NoUndo::Nothing));
    play(&mut session, 1, "draw I");
    assert_eq!(reach(&session, 1), (0, NoUndo::Learned));
}

#[test]
fn d16_5_choosing_from_the_bag_reveals_nothing() {
    let mut session = session("hands 1 WWG\ndreamscape 1 c1=R");
    play(&mut session, 1, "exchange W L, plant c1, place L b1");
    assert_eq!(reach(&session, 1), (3, NoUndo::Nothing));
    (0..3).for_each(|_| session.undo(Seat(0)).expect("nothing was revealed"));
    assert_eq!(position(&session), position(&self::session("hands 1 WWG\ndreamscape 1 c1=R")));
}

#[test]
fn d16_5_not_once_the_turn_has_passed_on() {
    for phase in ["travel", "creation", "finale"] {
        let mut session = session(&format!("phase {phase}"));
        play(&mut session, 1, "end");
        assert_eq!(reach(&session, 1), (0, NoUndo::Passed));
        assert_eq!(session.undo(Seat(1)), Err(NoUndo::Nothing), "nor by the next player");
    }
}

#[test]
fn d16_5_the_end_of_travel_can_be_taken_back_until_the_nightmare_phase_is_over() {
    let mut session = session("options nightmare\nphase travel");
    play(&mut session, 1, "end");
    assert_eq!(reach(&session, 1), (1, NoUndo::Nothing));
    play(&mut session, 1, "sow 1-2");
    assert_eq!(reach(&session, 1), (0, NoUndo::Passed));
}

#[test]
fn d16_5_a_start_card_chosen_at_once_can_be_changed_until_all_have_chosen() {
    let lines = "pack trial\nphase start\ndoing 1 start\ndrawn 1 #1\ndoing 2 start\ndrawn 2 #2 #3";
    let mut at_once = session(&format!("edition de\n{lines}"));
    play(&mut at_once, 2, "keep #2");
    at_once.undo(Seat(1)).expect("nobody has seen it");
    play(&mut at_once, 2, "keep #3");
    play(&mut at_once, 1, "keep #1");
    assert_eq!(at_once.undo(Seat(0)), Err(NoUndo::Learned));
    assert!(at_once.undo(Seat(1)).is_err(), "the cards were revealed");
    let mut in_order = session(&format!("edition it\n{lines}"));
    play(&mut in_order, 1, "keep #1");
    assert_eq!(reach(&in_order, 1), (0, NoUndo::Learned));
}

#[test]
fn d16_5_in_simultaneous_creation_what_a_shared_supply_served_stands() {
    for action in ["exchange W L", "plant c1"] {
        let mut session = session("options simultaneous\nhands 1 WWGR\ndreamscape 1 c1=R\nhands 2 W");
        play(&mut session, 1, action);
        assert_eq!(reach(&session, 1), (0, NoUndo::Served));
        play(&mut session, 1, "place R b1");
        play(&mut session, 2, "place W c1");
        assert_eq!(reach(&session, 1), (1, NoUndo::Served));
        assert_eq!(reach(&session, 2), (1, NoUndo::Nothing));
    }
}

#[test]
fn d16_5_in_simultaneous_creation_a_seat_takes_back_its_own_steps_only() {
    let mut session = session("options simultaneous\nhands 1 WR\nhands 2 LG");
    play(&mut session, 1, "place W c1");
    play(&mut session, 2, "place L c1");
    play(&mut session, 1, "place R b1");
    session.undo(Seat(1)).expect("the own step");
    let text = position(&session);
    assert!(text.contains("dreamscape 1 b1=R c1=W") && !text.contains("dreamscape 2"));
    session.undo(Seat(0)).expect("the own step");
    session.undo(Seat(0)).expect("the own step");
    assert_eq!(session.undo(Seat(0)), Err(NoUndo::Nothing));
}

#[test]
fn d16_5_many_steps_that_others_stepped_after_are_tried_so_many_at_a_time() {
    let planted = "b1=R^ d1=R^ e1=R^ a2=R^ b2=R^ c2=R^ d2=R^ e2=R^";
    let lands = format!("dreamscape 1 c1=R {planted}\ndreamscape 2 c1=R\ndreamscape 3 c1=R");
    let hands = "hands 1 W\nhands 2 G\nhands 3 G";
    let mut session = session(&format!("options simultaneous\nplayers 3\n{lands}\n{hands}"));
    for _ in 0..100 {
        play(&mut session, 3, "plant c1, withdraw");
    }
    assert_eq!(reach(&session, 3), (200, NoUndo::Nothing), "nobody stepped after them");
    play(&mut session, 1, "place W a1");
    assert_eq!(reach(&session, 3), (64, NoUndo::Far));
    for _ in 0..200 {
        session.undo(Seat(2)).expect("the own step");
    }
    assert_eq!(reach(&session, 3), (0, NoUndo::Nothing));
}

#[test]
fn d16_5_a_waiver_and_what_rests_on_it_are_taken_back_in_the_order_that_leaves_all_as_it_was() {
    let planted = "a1=R^ b1=R^ c1=R^ d1=R^ e1=R^ a2=R^ b2=R^ c2=R^";
    let lines = format!(
        "options simultaneous\nplayers 3\ndreamscape 1 {planted}\ndreamscape 2 c1=R\ndreamscape 3 c1=R\n\
         hands 1 WW\nhands 2 G\nhands 3 G"
    );
    let needed = |seat: u8| NoUndo::Needed { by: Seat(seat - 1) };
    // Who was let go first gives the tree up: the waiver could not be given again.
    let mut given_up = session(&lines);
    play(&mut given_up, 3, "plant c1");
    play(&mut given_up, 1, "place W d2, waive tree, place W e2");
    assert_eq!(reach(&given_up, 3), (0, needed(1)), "the waiver is to seat 3");
    play(&mut given_up, 3, "withdraw");
    assert_eq!(reach(&given_up, 1), (1, needed(3)));
    let after = position(&given_up);
    given_up.undo(Seat(2)).expect("the request stands again");
    assert_eq!(reach(&given_up, 1), (3, NoUndo::Nothing));
    given_up.redo(Seat(2)).expect("it was taken back");
    assert_eq!(position(&given_up), after);
    // Who asks after a waiver is not let go first by it, and would be if it were given again.
    let mut later = session(&format!(
        "options simultaneous\nplayers 4\ndreamscape 1 {planted} d2=R^ e2=R^ a3=R^\ndreamscape 3 c1=R\ndreamscape 4 c1=R\n\
         hands 3 G\nhands 4 G"
    ));
    play(&mut later, 4, "plant c1");
    play(&mut later, 1, "waive tree");
    play(&mut later, 3, "plant c1");
    assert_eq!(reach(&later, 1), (0, needed(3)));
    assert_eq!(reach(&later, 3), (1, NoUndo::Nothing));
}
