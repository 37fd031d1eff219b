//! Simultaneous Creation and Finale (D-7.15): who acts, and who waits for trees and colours.

use dreamscape::data::Edition;
use kernel::{Game, Viewer};

use crate::hoard::hoard;
use crate::table::Table;

/// The seats that the game waits for, from 1.
pub(crate) fn acting(table: &Table) -> Vec<u8> {
    table.game.awaited(&table.state).iter().map(|seat| seat.0 + 1).collect()
}

/// Three players create at once, each with a shard for a tree, and only so many trees are left.
pub(crate) fn few_trees(trees: usize, lines: &str) -> Table {
    let cells = ["a1", "b1", "d1", "e1", "a2", "b2", "c2", "d2", "e2"];
    let planted: String = cells[trees..].iter().map(|cell| format!(" {cell}=R^")).collect();
    let lands = format!("dreamscape 1 c1=R{planted}\ndreamscape 2 c1=R\ndreamscape 3 c1=R");
    let mut table = Table::set(&format!(
        "options simultaneous\nplayers 3\n{lands}\nhands 1 G\nhands 2 G\nhands 3 GW\n{lines}"
    ));
    table.shows(&format!("trees {trees}"));
    table
}

/// Three players create at once; the first holds all that is neither in the bag nor in the Hands of the others.
pub(crate) fn thin_bag(bag: &str, second: &str, third: &str) -> Table {
    let first = hoard(&format!("{bag}{second}{third}"));
    Table::set(&format!(
        "options simultaneous\nplayers 3\nhands 1 {first}\nhands 2 {second}\nhands 3 {third}"
    ))
}

#[test]
fn d7_15_every_player_acts_freely_on_the_own_board_until_its_end() {
    let mut table = Table::set("options simultaneous\nplayers 3\nhands 1 R\nhands 2 WW\nhands 3 L");
    assert_eq!(acting(&table), [1, 2, 3]);
    table.asks(1, "prompt-creation").asks(2, "prompt-creation").asks(3, "prompt-creation");
    table.play(3, "place L c1").play(2, "place W c1").play(1, "place R c1").play(2, "place W b1");
    table.play(2, "end").shows("marker 2 2 back").refuses(2, "enter", "D-3.1");
    assert_eq!(acting(&table), [1, 3]);
    table.play(3, "enter").play(3, "end").play(1, "end").shows("cycle 2\nphase travel");
}

#[test]
fn d7_15_without_the_variant_only_one_player_creates_at_a_time() {
    let mut table = Table::set("players 3\nhands 1 R\nhands 2 W");
    assert_eq!(acting(&table), [1]);
    table.refuses(2, "place W c1", "D-3.1");
}

#[test]
fn d7_15_travel_stays_in_initiative_order() {
    let mut table = Table::set("options simultaneous\nphase travel\nplayers 3");
    assert_eq!(acting(&table), [1]);
    table.play(1, "end").play(2, "end").play(3, "end").shows("phase creation");
    assert_eq!(acting(&table), [1, 2, 3]);
}

#[test]
fn d7_15_the_finale_is_simultaneous_too() {
    let mut table = Table::set("options simultaneous\ncycle 6\nturn 2\nmarker 1 1 back");
    table.play(2, "end").shows("phase finale");
    assert_eq!(acting(&table), [1, 2]);
    table.play(2, "end").shows("phase finale").play(1, "end").shows("phase over");
}

#[test]
fn d7_15_every_edition_and_nightmares_can_be_played_so() {
    for edition in Edition::ALL {
        let lines = format!("edition {}\noptions nightmare simultaneous\nreserve 20", edition.word());
        let mut table = Table::set(&format!("{lines}\nhands 1 N\nhands 2 WW"));
        table.refuses(1, "end", "D-10.6").play(2, "end").plays(1, "place N c1, end").shows("cycle 2");
    }
}

#[test]
fn d7_15_in_de_leftovers_wait_until_all_have_ended() {
    let mut table = Table::set("edition de\noptions simultaneous\nhands 1 W\nhands 2 GG");
    table.play(2, "end").shows("hands 2 GG\nbag W27 R23 L23 G18 M15").play(1, "end").lacks("hands");
    let mut standard = Table::set("options simultaneous\nhands 1 W\nhands 2 GG");
    standard.play(2, "end").lacks("hands 2").shows("bag W27 R23 L23 G20 M15");
}

#[test]
fn d7_15_a_request_is_served_when_it_arrives_if_there_is_enough_for_all_who_create() {
    let mut table = few_trees(3, "");
    table.play(3, "plant c1").scores(3, 1).shows("trees 2\nhands 3 W");
    let mut shards = thin_bag("GGGW", "WW", "RR");
    shards.play(3, "exchange R G").shows("hands 3 G");
    // Two of three still create, and two trees are left.
    let mut two = few_trees(2, "");
    two.play(3, "end").play(2, "plant c1").scores(2, 1);
}

#[test]
fn d7_15_with_fewer_trees_than_players_a_request_waits_for_the_lower_markers() {
    let mut table = few_trees(2, "");
    table.play(3, "plant c1").shows("doing 3 tree-waits c1\nhands 3 WG\ntrees 2").scores(3, 0);
    assert_eq!(table.heard(Viewer::Spectator), ["event-waits"]);
    assert_eq!(acting(&table), [1, 2]);
    for action in ["place W b1", "end", "plant c1", "exchange W G"] {
        table.refuses(3, action, "D-7.15");
    }
    assert_eq!(table.asks(3, "prompt-waiting").legal(3), ["withdraw"]);
    // With one player less there are trees enough, though seat 2 still creates.
    table
        .play(1, "end")
        .shows("trees 1\ndreamscape 3 c1=R^\nhands 3 W")
        .scores(3, 1)
        .asks(3, "prompt-creation");
}

#[test]
fn d7_15_the_lowest_marker_never_waits() {
    let mut table = few_trees(1, "marker 1 3\nmarker 2 1\nmarker 3 2");
    table.play(2, "plant c1").scores(2, 1).shows("trees 0");
    let mut shards = thin_bag("G", "WW", "RR");
    shards.play(1, "exchange L G").refuses(3, "exchange R G", "D-7.4");
}

#[test]
fn d7_15_the_marker_decides_and_not_the_seat() {
    let mut table = few_trees(1, "marker 1 3\nmarker 2 1\nmarker 3 2");
    table
        .play(1, "plant c1")
        .shows("doing 1 tree-waits c1")
        .play(3, "plant c1")
        .shows("doing 3 tree-waits c1");
    // The last tree goes to the lower marker, and nobody waits for what is gone.
    table.play(2, "end").shows("dreamscape 3 c1=R^\ntrees 0").lacks("doing");
    assert_eq!(table.heard(Viewer::Spectator).last(), Some(&"event-in-vain"));
    assert_eq!(acting(&table), [1, 3]);
}

#[test]
fn d7_15_with_fewer_shards_of_the_chosen_colour_than_players_an_exchange_waits() {
    let mut table = thin_bag("GGMMM", "WW", "RR");
    table.play(3, "exchange R G").shows("doing 3 shard-waits R G\nhands 3 RR").refuses(3, "end", "D-7.15");
    table.play(2, "exchange W M").shows("hands 2 M").play(2, "waive G").play(1, "waive G").shows("hands 3 G");
}

#[test]
fn d7_15_discards_enter_the_bag_at_once_and_may_serve_those_who_wait() {
    let mut table = thin_bag("GG", "WW", "GR");
    table.play(2, "exchange W G").shows("doing 2 shard-waits W G");
    // The green that seat 3 discards is the third in the bag.
    table
        .play(3, "place R c1")
        .play(3, "plant c1")
        .scores(3, 1)
        .shows("hands 2 G\nbag W2 G2")
        .lacks("doing 2");
}

#[test]
fn d7_15_what_one_who_waits_discards_serves_another_at_once() {
    // Seat 2 waits for a Water, seat 3 for a Grass; seat 1 discards two greens, and so on down the line.
    let mut table = thin_bag("WGLLL", "RR", "WW");
    table
        .play(2, "exchange R W")
        .play(3, "exchange W G")
        .shows("doing 2 shard-waits R W\ndoing 3 shard-waits W G");
    table.play(1, "exchange G L").lacks("doing").shows("hands 2 W\nhands 3 G");
}

#[test]
fn d7_15_nobody_waits_for_what_is_gone() {
    let mut table = few_trees(1, "");
    table.play(2, "plant c1").shows("doing 2 tree-waits c1").play(1, "plant c1").shows("trees 0");
    assert!(table.heard(Viewer::Spectator).contains(&"event-in-vain"));
    table.lacks("doing 2").shows("hands 2 G").scores(2, 0).asks(2, "prompt-creation").play(2, "place G b1");
    let stack = hoard("GLWWRRMM");
    let mut shards = Table::set(&format!(
        "options simultaneous\nplayers 3\ndreamscape 1 c1={stack}\nhands 1 MM\nhands 2 WW\nhands 3 RR"
    ));
    shards.play(3, "exchange R G").shows("doing 3 shard-waits R G").play(1, "exchange M G").lacks("doing 3");
    shards.shows("hands 3 RR").play(3, "exchange R L").shows("doing 3 shard-waits R L");
}

#[test]
fn d7_15_requests_that_wait_are_served_by_marker_and_not_by_arrival() {
    let mut table = few_trees(1, "");
    table.play(3, "plant c1").play(2, "plant c1").play(1, "end");
    table.scores(2, 1).scores(3, 0).shows("trees 0\nhands 3 WG").lacks("doing 3");
}

#[test]
fn d7_15_three_reds_for_another_colour_wait_as_well() {
    let first = hoard("GRR");
    let mut table =
        Table::set(&format!("options nightmare simultaneous\nreserve 20\nhands 1 {first}\nhands 2 NNNRR"));
    table.shows("bag G1 N2").play(2, "exchange N G").shows("doing 2 shard-waits N G");
    table.play(1, "waive G").shows("hands 2 RRG\nbag N5");
}

#[test]
fn d7_15_dreamworld_powers_of_cards_rest_in_simultaneous_creation() {
    // bare-earth has the Harvesters, grass-tuft the Lake.
    let position = "pack trial\nopen 1 #3 #4 #7\nrow 1 WRL\nhands 1 WWW";
    let mut table = Table::set(&format!("options simultaneous\n{position}"));
    table.refuses(1, "use #3 W", "D-7.15").refuses(1, "use #4 W", "D-7.15");
    table.play(1, "store #3 W").play_with(1, "use #7 W", "L").shows("hands 1 WL\nstored 1 #3=W #7=W");
    let mut travel = Table::set(&format!("options simultaneous\nphase travel\n{position}"));
    travel.play(1, "use #4 W").asks(1, "prompt-lake").play(1, "done").play_with(1, "use #3 W", "L L");
    let mut alone = Table::set(position);
    alone.play(1, "use #4 W").asks(1, "prompt-lake");
}

#[test]
fn d7_15_the_other_powers_of_cards_stay() {
    for (card, key) in [("#2", "prompt-king"), ("#5", "prompt-tower"), ("#6", "prompt-golem")] {
        let mut table = Table::set(&format!(
            "options simultaneous\npack trial\nopen 2 {card}\ndreamscape 2 b1=R c1=G\nhands 2 W"
        ));
        table.play(2, &format!("use {card} W")).asks(2, key);
    }
}
