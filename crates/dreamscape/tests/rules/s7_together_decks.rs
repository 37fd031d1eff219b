//! Simultaneous Creation (D-7.15): decks that are lent, and what can be taken back.

use dreamscape::Dreamscape;
use kernel::{Dice, Game, NoUndo, Seat, Session, Viewer};

use crate::table::Table;

/// Three players create at once, and each is about to complete a card with Water; their Sleepers lie on 2.
fn three(lines: &str) -> Table {
    three_lying("1z 2z 3z", lines)
}

/// The same with the Sleepers in this order, from the bottom.
fn three_lying(sleepers: &str, lines: &str) -> Table {
    let open = "open 1 #1\nopen 2 #5\nopen 3 #12";
    let lands = "dreamscape 2 b1=G@ c1=W\ndreamscape 3 c1=R";
    Table::set(&format!(
        "options simultaneous\nplayers 3\npack trial\nsleepers 2 {sleepers}\n{open}\n{lands}\nhands 1 W\nhands 2 MW\nhands 3 W\n{lines}"
    ))
}

fn complete(table: &mut Table, seat: u8) {
    table.play(seat, ["", "place W c1", "step c1", "place W c1"][seat as usize]);
}

#[test]
fn d7_15_a_deck_lent_to_a_chooser_is_locked_until_the_choice() {
    let mut table = three("");
    complete(&mut table, 1);
    complete(&mut table, 2);
    table.play(1, "draw I").shows("drawn 1 #2 #3").play(2, "draw I").shows("pause 2 draw-waits I");
    table.lacks("drawn 2").refuses(2, "draw II", "D-7.15").refuses(2, "draw none", "D-7.15");
    assert_eq!(table.asks(2, "prompt-deck-lent").legal(2), ["withdraw"]);
    table.play(1, "keep #3").shows("open 1 #3\ndrawn 2 #4 #6\npause 2 keep I").asks(2, "prompt-keep");
}

#[test]
fn d7_15_who_waits_for_a_deck_takes_the_request_back_and_names_another() {
    let mut table = three("finished 3 #2");
    complete(&mut table, 1);
    complete(&mut table, 2);
    table.play(1, "draw I");
    let before = table.text();
    table.play(2, "draw I").play(2, "withdraw");
    assert_eq!(table.text(), before);
    table.asks(2, "prompt-draw").play(2, "draw II").shows("drawn 2 #15 #16");
    table.play(3, "use #2 W").play(3, "draw I").shows("doing 3 king-waits I").play(3, "withdraw");
    table.asks(3, "prompt-king").play(3, "done").asks(3, "prompt-creation");
}

#[test]
fn d7_15_another_deck_is_free() {
    let mut table = three("");
    complete(&mut table, 1);
    complete(&mut table, 2);
    table.play(1, "draw I").play(2, "draw II").shows("drawn 1 #2 #3\ndrawn 2 #15 #16");
}

#[test]
fn d7_15_those_who_wait_for_a_deck_are_served_by_marker() {
    let mut table = three_lying("1z 3z 2z", "marker 1 1\nmarker 2 3\nmarker 3 2");
    for seat in [1, 2, 3] {
        complete(&mut table, seat);
    }
    table.play(1, "draw I").play(2, "draw I").play(3, "draw I").play(1, "keep none");
    table.shows("drawn 3 #4 #6\npause 2 draw-waits I").play(3, "keep #6").shows("pause 2 keep I");
}

#[test]
fn d7_15_the_king_of_a_card_waits_for_a_lent_deck_too() {
    let mut table = three("finished 2 #2");
    complete(&mut table, 1);
    table.play(1, "draw I").play(2, "use #2 W").play(2, "draw I").shows("doing 2 king-waits I");
    table
        .refuses(2, "end", "D-7.15")
        .play(1, "keep none")
        .shows("doing 2 king-keep I")
        .asks(2, "prompt-king-keep");
    // And a deck lent to the King is locked for the others.
    complete(&mut table, 3);
    table.play(3, "draw I").shows("pause 3 draw-waits I").play(2, "keep none").shows("pause 3 keep I");
}

#[test]
fn d7_15_a_deck_of_which_every_card_is_lent_can_still_be_waited_for() {
    // Deck III has one card, and seat 1 looks at it.
    let mut table = three("deck III #19 ...\nfinished 3 #20 #21 #22");
    complete(&mut table, 1);
    complete(&mut table, 2);
    table.play(1, "draw III").shows("drawn 1 #19\ndeck III");
    assert!(table.legal(2).contains(&"draw III".to_owned()));
    table.play(2, "draw III").shows("pause 2 draw-waits III").play(1, "keep none").shows("drawn 2 #19");
}

#[test]
fn d7_15_who_waited_in_vain_for_a_deck_names_another() {
    let mut table = three("finished 3 #20 #21 #22");
    complete(&mut table, 1);
    complete(&mut table, 2);
    table.play(1, "draw III").play(2, "draw III").play(1, "keep #19").shows("open 1 #19\ndeck III");
    assert_eq!(table.heard(Viewer::Spectator).last(), Some(&"event-in-vain"));
    table.lacks("drawn 2").asks(2, "prompt-draw").refuses(2, "draw III", "D-8.6").play(2, "draw II");
    table.shows("drawn 2 #15 #16");
}

#[test]
fn d7_15_who_waited_in_vain_with_the_king_names_another_deck() {
    let mut table = three("finished 2 #2\nfinished 3 #20 #21 #22");
    complete(&mut table, 1);
    table
        .play(1, "draw III")
        .plays(2, "use #2 W, draw III")
        .shows("doing 2 king-waits III")
        .play(1, "keep #19");
    table.asks(2, "prompt-king").play(2, "draw II").shows("drawn 2 #15 #16 #17 #18");
}

#[test]
fn d7_15_who_waited_in_vain_for_the_last_card_of_all_goes_on() {
    let finished = "finished 3 #2 #3 #4 #6 #7 #8 #9 #10 #11 #13 #15 #16 #17 #18 #19 #20 #21 #22";
    let mut table = three(finished);
    complete(&mut table, 1);
    complete(&mut table, 2);
    table.play(1, "draw I").play(2, "draw I").play(1, "keep #14").asks(2, "prompt-creation");
}

#[test]
fn d7_15_a_draw_is_offered_while_the_only_cards_left_are_lent() {
    // Every card but the two that seat 1 looks at is finished or open.
    let finished = "finished 3 #2 #3 #4 #6 #7 #8 #9 #10 #11 #15 #16 #17 #18 #19 #20 #21 #22";
    let mut table = three(finished);
    complete(&mut table, 1);
    table.play(1, "draw I").shows("drawn 1 #13 #14\ndeck I");
    complete(&mut table, 2);
    table.asks(2, "prompt-draw").refuses(2, "draw II", "D-8.6").play(2, "draw I").play(1, "keep #13");
    table.shows("drawn 2 #14");
}

fn session(text: &str) -> Session<Dreamscape> {
    let table = Table::set(text);
    Session::from_state(table.game, table.state)
}

/// Plays an action of a seat, from 1.
fn play(session: &mut Session<Dreamscape>, seat: u8, action: &str) {
    let action = session.game().read_action(action).expect("an action");
    session.play(Seat(seat - 1), action, &mut Dice::new(7)).expect("a legal action");
}

fn text(session: &Session<Dreamscape>) -> String {
    session.game().write_position(session.state())
}

#[test]
fn d7_15_a_seat_takes_back_its_own_steps_and_those_of_the_others_stand() {
    let mut game = session("options simultaneous\nhands 1 RR\nhands 2 WW");
    play(&mut game, 1, "place R c1");
    play(&mut game, 2, "place W c1");
    play(&mut game, 1, "place R b1");
    play(&mut game, 2, "place W d1");
    assert_eq!(game.undo(Seat(0)), Ok(()));
    assert_eq!(game.undo(Seat(0)), Ok(()));
    assert!(text(&game).contains("dreamscape 2 c1=W d1=W\n") && text(&game).contains("hands 1 RR\n"));
    assert_eq!(game.undo(Seat(0)), Err(NoUndo::Nothing));
}

#[test]
fn d16_5_a_request_served_from_a_shared_supply_is_not_taken_back() {
    let mut game = session("options simultaneous\ndreamscape 1 c1=R\nhands 1 GWWR\nhands 2 R");
    play(&mut game, 1, "place R b1");
    play(&mut game, 1, "plant c1");
    assert_eq!(game.undo(Seat(0)), Err(NoUndo::Served));
    play(&mut game, 1, "exchange W L");
    assert_eq!(game.undo(Seat(0)), Err(NoUndo::Served));
    play(&mut game, 1, "place L d1");
    assert_eq!((game.undo(Seat(0)), game.undo(Seat(0))), (Ok(()), Err(NoUndo::Served)));
    // Where one creates after the other, the same steps can be taken back.
    let mut alone = session("dreamscape 1 c1=R\nhands 1 GWW");
    play(&mut alone, 1, "plant c1");
    play(&mut alone, 1, "exchange W L");
    assert_eq!((alone.undo(Seat(0)), alone.undo(Seat(0))), (Ok(()), Ok(())));
}

#[test]
fn d16_5_a_step_stands_once_another_seat_has_used_the_shared_supply() {
    let mut game = session("options simultaneous\ndreamscape 2 c1=R\nhands 1 R\nhands 2 GW");
    play(&mut game, 1, "place R c1");
    play(&mut game, 2, "place W b1");
    play(&mut game, 2, "plant b1");
    assert_eq!(game.undo(Seat(0)), Err(NoUndo::Shared { by: Seat(1) }));
}

#[test]
fn d16_5_a_request_that_still_waits_can_be_taken_back() {
    let planted = "dreamscape 1 a1=R^ b1=R^ c1=R^ d1=R^ e1=R^";
    let mut game = session(&format!("options simultaneous\n{planted}\ndreamscape 2 c1=R\nhands 2 G"));
    play(&mut game, 2, "plant c1");
    assert!(text(&game).contains("doing 2 tree-waits c1\n"));
    assert_eq!(game.undo(Seat(1)), Ok(()));
    assert!(!text(&game).contains("doing 2"));
    // So can the taking back itself, by which nobody has learned anything.
    play(&mut game, 2, "plant c1");
    play(&mut game, 2, "withdraw");
    assert_eq!(game.undo(Seat(1)), Ok(()));
    assert!(text(&game).contains("doing 2 tree-waits c1\n"));
    assert_eq!(game.undo(Seat(1)), Ok(()));
    // Once the other has answered it with a waiver, both stand.
    play(&mut game, 2, "plant c1");
    play(&mut game, 1, "waive tree");
    assert_eq!(game.undo(Seat(1)), Err(NoUndo::Shared { by: Seat(0) }));
    assert_eq!(game.undo(Seat(0)), Err(NoUndo::Served));
}

#[test]
fn d16_5_a_waiver_that_served_nobody_yet_can_be_taken_back_but_not_the_request_it_answers() {
    let planted = "dreamscape 1 a1=R^ b1=R^ c1=R^ d1=R^ e1=R^ a2=R^ b2=R^ c2=R^";
    let lands = format!("{planted}\ndreamscape 3 c1=R");
    let mut game = session(&format!("options simultaneous\nplayers 3\n{lands}\nhands 3 G"));
    play(&mut game, 3, "plant c1");
    play(&mut game, 2, "waive tree");
    assert_eq!(game.undo(Seat(2)), Err(NoUndo::Needed { by: Seat(1) }));
    assert_eq!((game.undo(Seat(1)), game.undo(Seat(2))), (Ok(()), Ok(())));
}

#[test]
fn d16_5_a_request_taken_back_that_serves_another_stands() {
    let planted = "dreamscape 1 c1=R a1=R^ b1=R^ d1=R^ e1=R^ a2=R^ b2=R^ c2=R^ d2=R^";
    let lands = format!("{planted}\ndreamscape 2 c1=R\ndreamscape 3 c1=R");
    let mut game = session(&format!("options simultaneous\nplayers 3\n{lands}\nhands 1 G\nhands 3 G"));
    play(&mut game, 3, "plant c1");
    play(&mut game, 1, "waive tree");
    play(&mut game, 1, "plant c1");
    play(&mut game, 3, "withdraw");
    assert!(text(&game).contains("trees 0\n"));
    assert_eq!(game.undo(Seat(2)), Err(NoUndo::Served));
    assert_eq!(game.undo(Seat(0)), Err(NoUndo::Shared { by: Seat(2) }));
}

#[test]
fn d16_5_the_end_of_a_creation_and_a_draw_are_not_taken_back() {
    let mut game = session("options simultaneous\npack trial\nopen 2 #1\nhands 2 W");
    play(&mut game, 2, "place W c1");
    play(&mut game, 2, "draw I");
    assert_eq!(game.undo(Seat(1)), Err(NoUndo::Learned));
    play(&mut game, 2, "keep none");
    assert_eq!(game.undo(Seat(1)), Err(NoUndo::Served));
    play(&mut game, 1, "end");
    assert_eq!(game.undo(Seat(0)), Err(NoUndo::Passed));
}
