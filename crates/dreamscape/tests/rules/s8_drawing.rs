//! The draw after a completion (D-8.6).

use kernel::{Seat, Viewer};

use crate::table::Table;

/// The first seat is about to complete first-drop, its Sleeper lying on a location.
fn about_to_complete(location: u8, more: &str) -> Table {
    Table::set(&format!("pack trial\nsleepers {location} 1z\nopen 1 #1\nhands 1 W\n{more}"))
}

#[test]
fn d8_6_as_many_cards_are_drawn_as_the_number_of_the_sleepers_location() {
    for location in 1..=6 {
        let mut table = about_to_complete(location, "");
        table.plays(1, "place W c1, draw I");
        let drawn = (2..2 + location).map(|card| format!(" #{card}")).collect::<String>();
        table.shows(&format!("drawn 1{drawn}"));
        assert_eq!(table.legal_with(1, "keep").len(), location as usize + 1);
    }
}

#[test]
fn d8_6_it_is_the_location_where_the_sleeper_is_now() {
    let position = "pack trial\nphase travel\nsleepers 2 1\nrow 2 W\nopen 1 #2\ndreamscape 1 c1=R";
    let mut table = Table::set(position);
    table.plays(1, "move 3, enter").asks(1, "prompt-draw").play(1, "draw I").shows("drawn 1 #1 #3 #4");
}

#[test]
fn d8_6_drawing_is_optional_and_decided_before_seeing_anything() {
    let mut table = about_to_complete(2, "");
    table.play(1, "place W c1").asks(1, "prompt-draw").lacks("drawn 1");
    assert_eq!(table.legal(1), ["draw I", "draw II", "draw III", "draw none"]);
    assert!(!table.effect.learned, "nothing was seen yet");
    table.play(1, "draw none").lacks("drawn 1").asks(1, "prompt-creation");
    assert!(!table.effect.learned);
}

#[test]
fn d8_6_one_card_is_kept_face_up_or_none_and_the_others_go_under_the_deck_in_random_order() {
    let mut table = about_to_complete(3, "");
    table.plays(1, "place W c1, draw I").shows("drawn 1 #2 #3 #4").refuses(1, "keep #5", "D-8.6");
    table.play_with(1, "keep #3", "#4").shows("open 1 #3").lacks("drawn 1");
    table.shows("deck I #5 #6 #7 #8 #9 #10 #11 #12 #13 #14 #4 #2");
    let mut none = about_to_complete(3, "");
    none.plays(1, "place W c1, draw I").play_with(1, "keep none", "#3 #4").lacks("open 1");
    none.shows("deck I #5 #6 #7 #8 #9 #10 #11 #12 #13 #14 #3 #4 #2");
}

#[test]
fn d8_6_the_cards_come_from_one_deck_of_choice_and_return_to_it() {
    let mut table = about_to_complete(2, "");
    table.plays(1, "place W c1, draw III").shows("drawn 1 #19 #20\ndeck III #21 #22");
    table.play(1, "keep #20").shows("open 1 #20\ndeck III #21 #22 #19\ndeck II #15 #16 #17 #18");
}

#[test]
fn d8_6_the_others_see_how_many_are_drawn_and_the_kept_card_only() {
    let mut table = about_to_complete(2, "");
    table.plays(1, "place W c1, draw III");
    assert_eq!(table.heard(Viewer::Seat(Seat(1))), ["event-cards-drawn"]);
    let own = ["event-cards-drawn", "event-card-seen", "event-card-seen"];
    assert_eq!(table.heard(Viewer::Seat(Seat(0))), own);
    assert!(table.effect.learned);
    table.play(1, "keep #20");
    assert_eq!(table.heard(Viewer::Spectator), ["event-card-kept", "event-cards-returned"]);
    // Of one card nothing is left to return.
    let mut one = about_to_complete(1, "");
    one.plays(1, "place W c1, draw III, keep #19");
    assert_eq!(one.heard(Viewer::Spectator), ["event-card-kept"]);
}

#[test]
fn d8_6_a_short_deck_gives_fewer_cards() {
    let finished = "finished 2 #19 #20 #21";
    let mut table = about_to_complete(5, finished);
    table.plays(1, "place W c1, draw III").shows("drawn 1 #22\ndeck III");
    table.play(1, "keep #22").shows("open 1 #22");
}

#[test]
fn d8_6_an_empty_deck_cannot_be_named() {
    let mut table = about_to_complete(1, "finished 2 #19 #20 #21 #22");
    table.play(1, "place W c1").refuses(1, "draw III", "D-8.6");
    assert_eq!(table.legal(1), ["draw I", "draw II", "draw none"]);
}

#[test]
fn d8_6_without_any_card_left_nothing_is_drawn() {
    let cards = (2..=22).map(|card| format!(" #{card}")).collect::<String>();
    let mut table = about_to_complete(1, &format!("finished 2{cards}"));
    table.play(1, "place W c1").scores(1, 1).asks(1, "prompt-creation");
}

#[test]
fn d8_6_open_cards_have_no_limit() {
    let open = "#1 #15 #16 #17 #18 #19 #20 #21 #22";
    let mut table = Table::set(&format!("pack trial\nopen 1 {open}\nhands 1 W"));
    table.plays(1, "place W c1, draw I, keep #2").shows("open 1 #2 #15 #16 #17 #18 #19 #20 #21 #22");
}

#[test]
fn x6_with_the_sleeper_on_three_a_completion_draws_three_and_keeps_one_or_none() {
    let mut table = about_to_complete(3, "");
    table.plays(1, "place W c1, draw II").shows("drawn 1 #15 #16 #17");
    assert_eq!(table.legal(1), ["keep #15", "keep #16", "keep #17", "keep none"]);
    table.play(1, "keep #16").shows("open 1 #16");
}
