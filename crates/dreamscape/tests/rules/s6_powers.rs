//! Section 6: the powers that draw and those of the Dreamworld, and what holds for all powers.

use dreamscape::world::Location;
use dreamscape::{Event, Prompt};
use kernel::{Audience, Dice, Game, Seat, Viewer};

use crate::hoard::hoard;
use crate::table::Table;

/// The first seat travels on a location.
fn traveller_on(location: u8, lines: &str) -> Table {
    Table::set(&format!("pack trial\nphase travel\nsleepers {location} 1\n{lines}"))
}

/// Every row is full with five shards, and which shards those are.
const FULL_ROWS: &str = "row 1 WWWWW\nrow 2 WWWWW\nrow 3 WWWWW\nrow 4 RRRRR\nrow 5 RRRRR\nrow 6 RRRRR";

#[test]
fn d6_1_the_muse_gives_a_random_shard_from_the_bag() {
    let mut table = traveller_on(1, "hands 1 R");
    table.play_with(1, "power", "L").shows("hands 1 RL\nbag W28 R22 L22 G20 M15");
    assert_eq!(table.heard(Viewer::Spectator), ["event-power", "event-drawn"]);
    assert!(table.effect.learned);
}

#[test]
fn d6_1_every_shard_of_the_bag_is_drawn_equally_often() {
    let table = traveller_on(1, "");
    let mut drawn = [0; 6];
    for seed in 0..4360 {
        let mut state = table.state.clone();
        let action = table.game.read_action("power").expect("an action");
        let mut dice = Dice::new(seed);
        table.game.play(&mut state, Seat(0), action, &mut dice, &mut Vec::new()).expect("legal");
        (0..6).for_each(|colour| drawn[colour] += u32::from(state.players[0].hands.0[colour]));
    }
    for (drawn, in_bag) in drawn.into_iter().zip([28u32, 23, 23, 20, 15, 0]) {
        assert!(drawn.abs_diff(40 * in_bag) <= 8 * in_bag, "{drawn} of {} expected", 40 * in_bag);
    }
}

#[test]
fn d6_1_a_red_drawn_goes_to_the_hands_too() {
    let nightmare = "options nightmare\nnightmare 6\nreserve 20";
    let mut table = traveller_on(1, &format!("{nightmare}\nhands 1 NN"));
    table.play_with(1, "power", "N").shows("hands 1 NNN\nreserve 20");
}

#[test]
fn d6_2_the_king_shows_six_cards_of_the_deck_of_choice() {
    let mut table = traveller_on(6, "");
    table.play(1, "power").asks(1, "prompt-king");
    assert_eq!(table.legal(1), ["done", "draw I", "draw II", "draw III"]);
    table.play(1, "draw I").asks(1, "prompt-king-keep").shows("drawn 1 #1 #2 #3 #4 #5 #6");
    let kept = ["keep #1", "keep #2", "keep #3", "keep #4", "keep #5", "keep #6", "keep none"];
    assert_eq!(table.legal(1), kept);
    table.refuses(1, "keep #7", "D-8.6").refuses(1, "keep #15", "D-8.6").refuses(1, "draw II", "D-9.4");
}

#[test]
fn d6_2_one_card_is_kept_and_the_rest_go_under_that_deck_in_random_order() {
    let mut table = traveller_on(6, "");
    table.plays(1, "power, draw I").play_with(1, "keep #3", "#6 #1 #5 #2");
    table
        .shows("open 1 #3\ndeck I #7 #8 #9 #10 #11 #12 #13 #14 #6 #1 #5 #2 #4")
        .lacks("drawn")
        .lacks("doing");
}

#[test]
fn d6_2_or_none_is_kept() {
    let mut table = traveller_on(6, "open 1 #20");
    table.plays(1, "power, draw I").play_with(1, "keep none", "#6 #5 #4 #3 #2");
    table.shows("open 1 #20\ndeck I #7 #8 #9 #10 #11 #12 #13 #14 #6 #5 #4 #3 #2 #1");
}

#[test]
fn d6_2_the_king_shows_six_also_from_a_card_wherever_the_sleeper_is() {
    for place in 1..=6 {
        let mut table = traveller_on(place, "open 1 #2\nhands 1 L");
        table.plays(1, "use #2 L, draw I").shows("drawn 1 #1 #3 #4 #5 #6 #7");
    }
}

#[test]
fn d6_2_a_short_deck_shows_fewer_and_an_empty_one_cannot_be_named() {
    let mut table = traveller_on(6, "finished 2 #15 #16 #17 #18\nfinished 1 #19 #20");
    table.play(1, "power").refuses(1, "draw II", "D-8.6");
    table.play(1, "draw III").shows("drawn 1 #21 #22\ndeck III");
    table.play_with(1, "keep #22", "").shows("deck III #21\nopen 1 #22");
}

#[test]
fn d6_3_two_shards_are_drawn_and_seen_by_all_before_the_first_is_placed() {
    let mut table = traveller_on(2, "row 1 W");
    table.play_with(1, "power", "G L").asks(1, "prompt-harvest").shows("doing 1 harvest L G\nrow 1 W");
    assert_eq!(
        table.heard(Viewer::Seat(Seat(1))),
        ["event-power", "event-harvest-drawn", "event-harvest-drawn"]
    );
    assert!(table.events.iter().all(|(audience, _)| *audience == Audience::All));
    let places = (1..=6).map(|place| format!("harvest G {place}"));
    let places = places.chain((1..=6).map(|place| format!("harvest L {place}")));
    assert_eq!(table.legal(1), places.collect::<Vec<_>>());
}

#[test]
fn d6_3_they_go_to_the_right_end_of_one_row_or_two_in_the_order_of_choice() {
    let mut one_row = traveller_on(2, "row 1 W");
    one_row.play_with(1, "power", "G L").plays(1, "harvest G 1, harvest L 1").shows("row 1 WGL");
    let mut other_order = traveller_on(2, "row 1 W");
    other_order.play_with(1, "power", "G L").plays(1, "harvest L 1, harvest G 1").shows("row 1 WLG");
    let mut two_rows = traveller_on(2, "row 1 W");
    two_rows.play_with(1, "power", "G L").plays(1, "harvest L 6, harvest G 1").shows("row 1 WG\nrow 6 L");
    two_rows.lacks("doing").refuses(1, "harvest G 1", "D-3.1");
}

#[test]
fn d6_3_the_dots_are_ignored_but_five_is_the_most() {
    let mut table = traveller_on(2, "row 3 WWW\nrow 4 RRRRR");
    table.play_with(1, "power", "G L").refuses(1, "harvest G 4", "D-6.3");
    table.plays(1, "harvest G 3, harvest L 3").shows("row 3 WWWGL\nrow 4 RRRRR");
}

#[test]
fn d6_3_placing_is_compulsory_and_only_what_was_drawn_is_placed() {
    let mut table = traveller_on(2, "hands 1 M");
    table.play_with(1, "power", "G L");
    table.refuses(1, "done", "D-9.4").refuses(1, "end", "D-9.4").refuses(1, "harvest M 1", "D-6.3");
    table.play(1, "harvest G 1").refuses(1, "done", "D-9.4").refuses(1, "harvest G 1", "D-6.3");
}

#[test]
fn d6_3_the_second_shard_is_drawn_without_the_first() {
    let mut table = traveller_on(2, &format!("hands 2 {}", hoard("GL")));
    table.play(1, "power").shows("doing 1 harvest L G\nbag");
}

#[test]
fn d6_3_two_equal_shards_are_one_choice() {
    let mut table = traveller_on(2, "");
    table.play_with(1, "power", "G G");
    assert_eq!(table.legal(1).len(), 6);
    table.plays(1, "harvest G 1, harvest G 2").shows("row 1 G\nrow 2 G");
}

#[test]
fn d6_3_without_a_row_that_has_room_the_shards_return_to_the_bag() {
    let mut none = traveller_on(2, FULL_ROWS);
    let before = none.state.bag;
    none.play_with(1, "power", "G L").lacks("doing");
    assert_eq!(none.state.bag, before);
    let returned = |(_, event): &&_| matches!(event, Event::HarvestReturned { .. });
    assert_eq!(none.events.iter().filter(returned).count(), 2);
    let mut one = traveller_on(2, &FULL_ROWS.replace("row 6 RRRRR", "row 6 RRRR"));
    one.play_with(1, "power", "G L").play(1, "harvest L 6").shows("row 6 RRRRL").lacks("doing");
    assert_eq!(one.state.bag.count(dreamscape::Shard::Grass), 20);
}

#[test]
fn d6_3_reds_go_into_a_row_like_any_other() {
    let mut table = traveller_on(2, "options nightmare\nnightmare 6\nreserve 20");
    table.play_with(1, "power", "N N").plays(1, "harvest N 1, harvest N 3").shows("row 1 N\nrow 3 N");
}

#[test]
fn d6_4_the_lake_puts_a_row_into_any_order() {
    for order in ["WRGL", "LGRW", "GWLR", "RLWG"] {
        let mut table = traveller_on(5, "row 3 WRGL");
        table.plays(1, "power, lake 3").asks(1, "prompt-arrange");
        // The last shard has only one place left, so nobody is asked about it.
        for letter in order.chars().take(3) {
            table.play(1, &format!("next {letter}"));
        }
        table.shows(&format!("row 3 {order}")).lacks("doing");
    }
}

#[test]
fn d6_4_each_slot_is_asked_for_and_told_by_its_number() {
    let mut table = traveller_on(5, "row 3 WRGL");
    table.plays(1, "power, lake 3");
    for (letter, slot) in [("L", 1), ("R", 2)] {
        let asked = table.game.prompt(&table.state, Seat(0));
        assert_eq!(asked, Some(Prompt::Arrange { location: Location(2), slot }));
        table.play(1, &format!("next {letter}"));
        let told = table.told(Viewer::Spectator);
        assert!(told[0].ends_with(&format!("slot={slot}")), "{told:?}");
    }
}

#[test]
fn d6_4_any_row_can_be_chosen_whoever_stands_there() {
    let mut table = traveller_on(5, "sleepers 2 2\nrow 1 WR\nrow 2 WRR\nrow 3 GGL\nrow 6 MMMML\nrow 5 WL");
    table.play(1, "power").asks(1, "prompt-lake");
    assert_eq!(table.legal(1), ["done", "lake 1", "lake 2", "lake 3", "lake 5", "lake 6"]);
    // A row without two colours has only one order, which it has already.
    table
        .refuses(1, "lake 4", "D-7.16")
        .plays(1, "lake 2, next R, next R")
        .shows("row 2 RRW\nrow 1 WR")
        .lacks("doing");
}

#[test]
fn d6_4_only_shards_of_the_row_are_put_in_order() {
    let mut table = traveller_on(5, "row 2 WRG\nhands 1 L");
    table.plays(1, "power, lake 2").refuses(1, "next L", "D-6.4").play(1, "next G");
    table.refuses(1, "next G", "D-6.4").refuses(1, "done", "D-9.4").play(1, "next W").shows("row 2 GWR");
}

#[test]
fn d6_7_every_power_with_a_choice_may_be_skipped_after_paying() {
    for place in [3, 4, 5, 6] {
        let mut table = traveller_on(place, "dreamscape 1 c1=W d1=L\nrow 1 WR");
        table.play(1, "power").play(1, "done").shows("marker 1 1 used\ndreamscape 1 c1=W d1=L\nrow 1 WR");
        table.lacks("doing").refuses(1, "power", "D-5.5");
        assert_eq!(table.heard(Viewer::Spectator), ["event-power-ends"]);
    }
}

#[test]
fn d6_7_a_power_may_be_stopped_early() {
    let mut tower = traveller_on(3, "dreamscape 1 c1=W d1=L");
    tower.plays(1, "power, take d1, done").shows("dreamscape 1 c1=W\nhands 1 L");
    let mut golem = traveller_on(4, "dreamscape 1 c1=W d1=LR");
    golem.plays(1, "power, golem d1:2 d2").refuses(1, "end", "D-9.4");
    golem.play(1, "done").shows("dreamscape 1 c1=W d1=L d2=R").asks(1, "prompt-travel");
}

#[test]
fn d6_7_a_power_that_can_do_nothing_may_still_be_chosen() {
    for (place, lines) in [(3, ""), (4, "dreamscape 1 c1=W"), (5, "row 1 WWW\nrow 2 R"), (2, FULL_ROWS)] {
        let mut table = traveller_on(place, lines);
        table.play(1, "power").shows("marker 1 1 used").lacks("doing").asks(1, "prompt-travel");
    }
    let mut by_card = traveller_on(1, "open 1 #5\nhands 1 W");
    by_card.play(1, "use #5 W").shows("stored 1 #5=W").lacks("doing").asks(1, "prompt-travel");
    let cards: String = (1..=22).map(|card| format!(" #{card}")).collect();
    let mut king = traveller_on(6, &format!("finished 2{cards}"));
    king.play(1, "power").shows("marker 1 1 used").lacks("doing");
}

#[test]
fn d6_8_with_too_few_shards_in_the_bag_those_that_are_there_are_drawn() {
    let mut muse = traveller_on(1, &format!("hands 2 {}", hoard("")));
    muse.play_with(1, "power", "").shows("marker 1 1 used").lacks("hands 1");
    assert_eq!(muse.heard(Viewer::Spectator), ["event-power", "event-bag-empty"]);
    let mut one = traveller_on(2, &format!("hands 2 {}", hoard("G")));
    one.play_with(1, "power", "G").shows("doing 1 harvest G\nbag");
    one.play(1, "harvest G 4").shows("row 4 G").lacks("doing");
    let mut none = traveller_on(2, &format!("hands 2 {}", hoard("")));
    none.play_with(1, "power", "").lacks("doing").lacks("row");
}
