//! Section 10: nightmares in the Dreamworld, and what reds cannot do.

use dreamscape::Shard;
use kernel::Viewer;

use crate::table::Table;

/// The first seat travels in a nightmare game; no red is on a link unless said.
fn traveller(lines: &str) -> Table {
    Table::set(&format!("options nightmare\nphase travel\nrow 1 R\nrow 2 R\nrow 4 R\n{lines}"))
}

#[test]
fn d10_1_crossing_a_link_with_a_red_takes_it_into_the_hands_free() {
    let mut paid = traveller("reds 1-2 2-3");
    paid.play(1, "move 2").shows("actions 3\nhands 1 N\nreds 2-3");
    assert_eq!(paid.heard(Viewer::Spectator), ["event-moved", "event-red-taken"]);
    let mut free = traveller("reds 1-4\nhands 1 R");
    free.play(1, "move 4").shows("actions 4\nhands 1 RN").lacks("reds");
}

#[test]
fn d10_1_in_both_directions_and_on_every_link() {
    for (from, to) in [(1, 2), (2, 3), (4, 5), (5, 6), (1, 4), (2, 5), (3, 6)] {
        for (start, end) in [(from, to), (to, from)] {
            let lines = format!("options nightmare\nphase travel\nreds {from}-{to}\nsleepers {start} 1");
            Table::set(&lines).play(1, &format!("move {end}")).shows("hands 1 N").lacks("reds");
        }
    }
}

#[test]
fn d10_1_with_two_or_more_reds_in_the_hands_it_is_left_there() {
    for (hands, taken) in [("N", true), ("NN", false), ("NNN", false)] {
        let mut table = traveller(&format!("reds 1-2\nhands 1 {hands}"));
        table.play(1, "move 2");
        if taken {
            table.shows("hands 1 NN").lacks("reds");
        } else {
            table.shows(&format!("reds 1-2\nhands 1 {hands}\nactions 3"));
            assert_eq!(table.heard(Viewer::Spectator), ["event-moved", "event-red-left"]);
        }
    }
}

#[test]
fn d10_1_the_cost_of_the_move_is_settled_before_the_red_is_taken() {
    let mut table = Table::set("options nightmare\nphase travel\nrow 1 R\nrow 2 N\nrow 3 N\nreds 1-2");
    table.play(1, "move 2").shows("actions 3\nhands 1 N").play(1, "move 3").shows("actions 3");
}

#[test]
fn d10_2_reds_in_rows_are_collected_for_a_point_under_the_limit_of_two() {
    let mut table = traveller("row 5 WNNN\nsleepers 5 1");
    table.plays(1, "collect, collect").shows("hands 1 NN\nactions 2\nrow 5 WN");
    table.refuses(1, "collect", "D-5.2");
}

#[test]
fn d10_2_a_red_can_be_the_key_colour() {
    let lines = "options nightmare\nphase travel\nrow 1 W\nrow 2 NW";
    let mut with = Table::set(&format!("{lines}\nhands 1 N"));
    with.play(1, "move 2").shows("actions 4\nhands 1 N");
    let mut without = Table::set(lines);
    without.play(1, "move 2").shows("actions 3");
}

#[test]
fn d10_3_after_travel_mr_nightmare_comes_and_a_red_goes_on_an_empty_link_of_choice() {
    let mut table = traveller("sleepers 5 1\nreds 2-5\nreserve 20");
    table.play(1, "end").shows("nightmare 5\nphase nightmare\nturn 1\nsleepers 5 1z").asks(1, "prompt-sow");
    assert_eq!(table.legal(1), ["sow 4-5", "sow 5-6"]);
    table.refuses(1, "sow 2-5", "D-10.3").refuses(1, "sow 1-2", "D-10.3").refuses(2, "sow 5-6", "D-3.1");
    table.refuses(1, "end", "D-3.1").refuses(1, "done", "D-3.1");
    table.play(1, "sow 5-6").shows("reds 5-6 2-5\nreserve 19\nphase travel\nturn 2");
}

#[test]
fn d10_3_he_stays_if_he_is_there_and_still_leaves_a_red() {
    let mut table = traveller("nightmare 1\nreds 1-2");
    table.play(1, "end").shows("nightmare 1\nreds 1-2 1-4\nturn 2");
    assert!(!table.heard(Viewer::Spectator).contains(&"event-nightmare-moved"));
}

#[test]
fn d10_3_a_single_empty_link_is_taken_without_asking() {
    let mut table = traveller("sleepers 3 1\nreds 3-6");
    table.play(1, "end").shows("nightmare 3\nreds 2-3 3-6\nphase travel\nturn 2\nreserve 23");
}

#[test]
fn d10_3_no_red_if_no_link_is_empty_or_the_reserve_is() {
    let mut full = traveller("sleepers 5 1\nreds 4-5 5-6 2-5");
    full.play(1, "end").shows("nightmare 5\nreds 4-5 5-6 2-5\nreserve 22\nturn 2");
    let mut none = traveller("reserve 0");
    none.play(1, "end").shows("nightmare 1\nreserve 0\nturn 2").lacks("reds");
}

#[test]
fn d10_3_in_every_cycle_also_in_the_last() {
    for cycle in 1..=6 {
        let mut table = traveller(&format!("cycle {cycle}\nreserve 20"));
        table.plays(1, "end, sow 1-2").plays(2, "end").shows("nightmare 2").play(2, "sow 2-3");
        table.shows(&format!("reds 1-2 2-3\nreserve 18\ncycle {cycle}\nphase creation"));
    }
}

#[test]
fn d10_3_there_is_no_nightmare_phase_without_nightmares() {
    let mut table = Table::set("phase travel");
    table.play(1, "end").shows("phase travel\nturn 2").lacks("nightmare").lacks("reds");
}

#[test]
fn d10_4_the_power_where_mr_nightmare_stands_cannot_be_used() {
    for place in 1..=6 {
        for nightmare in 1..=6 {
            let lines = format!("nightmare {nightmare}\nsleepers {place} 1");
            let mut table = Table::set(&format!("options nightmare\nphase travel\n{lines}"));
            if place == nightmare {
                table.refuses(1, "power", "D-10.4").shows("marker 1 1 active");
            } else {
                table.play(1, "power").shows("marker 1 1 used");
            }
        }
    }
}

#[test]
fn d10_7_reds_are_never_put_on_cards() {
    let mut table = Table::set("options nightmare\npack trial\nopen 1 #1\nfinished 1 #3\nhands 1 NNN");
    for card in ["#1", "#3"] {
        for verb in ["use", "store"] {
            table.refuses(1, &format!("{verb} {card} N"), "D-10.7");
        }
    }
    assert!(table.legal_with(1, "store").is_empty() && table.legal_with(1, "use").is_empty());
}

#[test]
fn d10_7_the_exchange_by_two_never_takes_reds() {
    let mut table = Table::set("options nightmare\nhands 1 NN\nreserve 20");
    table.refuses(1, "exchange N W", "D-10.6");
    assert!(table.legal_with(1, "exchange").is_empty());
    let mut chosen = Table::set("options nightmare\nhands 1 WW\nreserve 20");
    chosen.play(1, "exchange W N").shows("hands 1 N\nreserve 20");
}

#[test]
fn d10_7_discarded_reds_go_to_the_bag_and_not_to_the_reserve() {
    let mut table = Table::set("options nightmare\nhands 1 NNN\nreserve 20");
    assert_eq!(table.state.bag.count(Shard::Nightmare), 2);
    table.play(1, "exchange N L").shows("hands 1 L\nreserve 20");
    assert_eq!(table.state.bag.count(Shard::Nightmare), 5);
}
