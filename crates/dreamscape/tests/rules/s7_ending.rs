//! The end of a Creation, and shards kept on cards (D-7.13, D-7.14).

use crate::table::Table;

#[test]
fn d7_13_at_the_end_of_creation_what_is_left_in_the_hands_goes_to_the_bag() {
    let mut table = Table::set("hands 1 WWRM\nhands 2 L");
    table.shows("bag W26 R22 L22 G20 M14").play(1, "end");
    table.lacks("hands 1").shows("hands 2 L\nbag W28 R23 L22 G20 M15");
}

#[test]
fn d7_13_the_marker_is_handed_back_and_the_next_in_order_creates() {
    let mut table = Table::set("players 3\nmarker 1 2\nmarker 2 3\nmarker 3 1");
    table.shows("turn 3").refuses(1, "end", "D-3.1").play(3, "end").shows("marker 3 1 back\nturn 1");
    table.refuses(3, "end", "D-3.1").play(1, "end").shows("marker 1 2 back\nmarker 2 3 active\nturn 2");
}

#[test]
fn d7_13_an_empty_creation_may_be_ended_at_once() {
    let mut table = Table::set("");
    assert_eq!(table.legal(1), ["end"]);
    table.play(1, "end").play(2, "end").shows("cycle 2\nphase travel");
}

#[test]
fn d7_13_reds_do_not_go_to_the_bag_but_must_be_placed_first() {
    let mut table = Table::set("options nightmare\nreserve 20\nhands 1 NW");
    table.refuses(1, "end", "D-10.6").plays(1, "place N c1, end").lacks("hands 1");
    table.shows("reserve 20\nbag W28 R23 L23 G20 M15 N4");
}

#[test]
fn d7_13_a_shard_on_a_card_is_not_in_the_hands_and_stays() {
    let mut table = Table::set("pack trial\nopen 1 #5\nstored 1 #5=W\nhands 1 R");
    table.play(1, "end").shows("stored 1 #5=W\nbag W27 R23 L23 G20 M15");
}

#[test]
fn d7_14_a_shard_is_stored_on_a_card_without_using_the_power() {
    let mut table = Table::set("pack trial\nopen 1 #5\ndreamscape 1 c1=R\nhands 1 WM");
    table.play(1, "store #5 W").shows("stored 1 #5=W\nhands 1 M").lacks("doing 1").asks(1, "prompt-creation");
    table.refuses(1, "take c1", "D-3.1").refuses(1, "use #5 M", "D-9.1").refuses(1, "store #5 M", "D-9.1");
}

#[test]
fn d7_14_a_stored_shard_comes_back_for_the_next_cycle() {
    let mut table = Table::set("pack trial\nopen 1 #5\nhands 1 WM");
    table.plays(1, "store #5 W, end").play(2, "end").shows("cycle 2\nhands 1 W").lacks("stored 1");
}

#[test]
fn d7_14_storing_takes_an_open_card_or_the_top_of_the_pile_and_a_shard_that_is_there() {
    let mut table = Table::set("pack trial\nopen 1 #5\nopen 2 #6\nfinished 1 #1 #2\nhands 1 WM");
    for action in ["store #6 W", "store #1 W", "store #9 W", "store #5 R", "store #64 W"] {
        table.refuses(1, action, "D-9.1");
    }
    table.plays(1, "store #2 W, store #5 M").shows("stored 1 #5=M #2=W");
    let mut red = Table::set("options nightmare\npack trial\nopen 1 #5\nhands 1 N");
    red.refuses(1, "store #5 N", "D-10.7").refuses(1, "use #5 N", "D-10.7");
}
