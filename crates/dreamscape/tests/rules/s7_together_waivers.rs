//! Simultaneous Creation (D-7.15): who lets whom go first, and who takes a request back.

use kernel::{Game, Seat, Viewer};

use crate::hoard::hoard;
use crate::s7_together::{acting, few_trees, thin_bag};
use crate::table::Table;

/// Four players create at once, each with a green for a tree, and only so many trees are left.
fn four(trees: usize) -> Table {
    let cells = ["a1", "b1", "d1", "e1", "a2", "b2", "c2", "d2", "e2", "a3", "b3", "c3"];
    let planted: String = cells[trees..].iter().map(|cell| format!(" {cell}=R^")).collect();
    let mut text = format!("options simultaneous\nplayers 4\ndreamscape 1 c1=R{planted}\nhands 1 GR");
    for seat in 2..=4 {
        text += &format!("\ndreamscape {seat} c1=R\nhands {seat} GW");
    }
    Table::set(&text)
}

#[test]
fn d7_15_a_waiver_lets_the_request_go_first() {
    let mut table = few_trees(1, "");
    table.play(3, "plant c1").play(2, "waive tree").shows("waived 2 3\ndoing 3 tree-waits c1");
    assert_eq!(table.heard(Viewer::Spectator), ["event-waived"]);
    assert_eq!(acting(&table), [1, 2]);
    table.play(1, "waive tree").scores(3, 1).shows("trees 0\ndreamscape 3 c1=R^").lacks("waived");
    assert_eq!(acting(&table), [1, 2, 3]);
}

#[test]
fn d7_15_only_a_request_that_waits_for_the_seat_can_be_waived_and_once() {
    let mut table = few_trees(1, "");
    for seat in [1, 2, 3] {
        table.refuses(seat, "waive tree", "D-7.15");
    }
    table.play(2, "plant c1").refuses(3, "waive tree", "D-7.15").refuses(1, "waive G", "D-7.15");
    assert_eq!(table.legal_with(1, "waive"), ["waive tree"]);
    assert_eq!(table.legal_with(3, "waive"), Vec::<String>::new());
    let mut twice = few_trees(1, "");
    twice.play(3, "plant c1").play(1, "waive tree").refuses(1, "waive tree", "D-7.15");
    Table::set("").refuses(1, "waive tree", "D-7.15");
}

#[test]
fn d7_15_a_waiver_is_for_one_supply() {
    let mut table = thin_bag("GM", "WW", "RR");
    table.play(3, "exchange R G").play(1, "waive G").shows("waived 1 3\ndoing 3 shard-waits R G");
    table.play(2, "exchange W M").shows("doing 2 shard-waits W M").play(1, "waive M").shows("hands 2 M");
}

#[test]
fn d7_15_a_waiver_ends_with_the_creation_of_who_gave_it() {
    let mut table = few_trees(1, "");
    table.play(3, "plant c1").play(1, "waive tree").shows("waived 1 3").play(1, "end").lacks("waived");
    table.shows("doing 3 tree-waits c1").play(2, "waive tree").scores(3, 1);
}

#[test]
fn d7_15_a_waiver_serves_the_request_that_waits_and_the_next_one_waits_again() {
    let mut table = thin_bag("GG", "WWWW", "RR");
    table.play(2, "exchange W G").play(1, "waive G").shows("hands 2 WWG");
    table.play(2, "exchange W G").shows("doing 2 shard-waits W G\nhands 2 WWG");
}

#[test]
fn d7_15_a_waiver_stands_until_everybody_it_was_given_to_is_served() {
    let mut table = few_trees(2, "");
    table.play(3, "plant c1").play(2, "plant c1").play(1, "waive tree").scores(2, 1);
    assert_eq!(
        table.told(Viewer::Spectator)[..2],
        ["event-waived seat=1 to=2 supply=supply-tree", "event-waived seat=1 to=3 supply=supply-tree"]
    );
    // The first is served, and the waiver still stands for the other, who waits behind the first alone.
    table
        .shows("trees 1\nwaived 1 3\ndoing 3 tree-waits c1")
        .play(1, "plant c1")
        .shows("doing 1 tree-waits c1");
    table.play(2, "end").scores(3, 1).scores(1, 0).shows("trees 0").lacks("waived");
    assert_eq!(table.heard(Viewer::Spectator).last(), Some(&"event-in-vain"));
}

#[test]
fn d7_15_who_has_waived_the_last_tree_does_not_take_it() {
    let mut table = few_trees(1, "");
    table.play(3, "plant c1").play(1, "waive tree").play(1, "plant c1");
    table.shows("trees 1\ndoing 1 tree-waits c1\ndoing 3 tree-waits c1\nwaived 1 3").scores(1, 0);
    assert_eq!(acting(&table), [2]);
    table.play(2, "end").scores(3, 1).scores(1, 0).shows("trees 0").lacks("doing");
}

#[test]
fn d7_15_who_stands_before_the_one_let_go_first_goes_first_too() {
    // Seat 3 waits behind seat 2, so seat 1, which lets seat 3 go first, stands behind both.
    let mut table = few_trees(1, "");
    table.play(3, "plant c1").play(1, "waive tree").play(2, "plant c1").scores(2, 1).shows("trees 0");
}

#[test]
fn d7_15_who_asks_later_is_not_let_go_first() {
    let mut table = four(2);
    table.play(3, "plant c1").play(1, "waive tree").play(4, "plant c1").shows("waived 1 3");
    assert_eq!(table.legal_with(1, "waive"), ["waive tree"]);
    // Seat 3 is served, and seat 1 stands before seat 4 again.
    table.play(2, "waive tree").shows("waived 2 4").lacks("waived 1").scores(3, 1);
    table.play(1, "plant c1").scores(1, 11).scores(4, 0).lacks("doing 4");
    // Asked again, it would have let seat 4 go first as well.
    let mut again = four(2);
    again.play(3, "plant c1").play(1, "waive tree").play(4, "plant c1").play(1, "waive tree");
    again.shows("waived 1 3 4").refuses(1, "waive tree", "D-7.15");
    again
        .play(2, "waive tree")
        .scores(3, 1)
        .shows("waived 1 4")
        .play(1, "plant c1")
        .shows("doing 1 tree-waits c1");
}

#[test]
fn d7_15_who_waits_takes_the_request_back_and_all_is_as_before() {
    for seat in [2, 3] {
        let mut table = few_trees(1, "");
        let before = table.text();
        table.refuses(seat, "withdraw", "D-7.15").play(seat, "plant c1").asks(seat, "prompt-waiting");
        table.play(seat, "withdraw");
        assert_eq!((table.text(), table.heard(Viewer::Spectator)), (before, vec!["event-withdrawn"]));
    }
    let mut shards = thin_bag("GG", "WW", "RR");
    let before = shards.text();
    shards.play(3, "exchange R G").play(3, "withdraw");
    assert_eq!(shards.text(), before);
    Table::set("").refuses(1, "withdraw", "D-7.15").refuses(2, "withdraw", "D-3.1");
}

#[test]
fn d7_15_a_waiver_ends_when_the_one_it_was_given_to_takes_the_request_back() {
    let mut table = few_trees(1, "");
    table.play(3, "plant c1").play(1, "waive tree").play(1, "plant c1").shows("doing 1 tree-waits c1");
    // Nobody stands before seat 1 any more.
    table.play(3, "withdraw").lacks("waived").lacks("doing").scores(1, 9).shows("trees 0");
}

#[test]
fn d7_15_a_request_that_waits_keeps_the_free_step_and_one_that_is_served_loses_it() {
    let mut table = thin_bag("GGW", "WWL", "RR");
    table.plays(2, "place L c1, enter").shows("free 2").play(2, "exchange W G").shows("free 2");
    table.play(2, "withdraw").shows("free 2").asks(2, "prompt-creation-step").play(2, "exchange W G");
    table.play(1, "waive G").shows("hands 2 G").lacks("free 2");
    // So does one that was in vain.
    let mut vain = Table::set(&format!(
        "options simultaneous\nhands 1 {}\nhands 2 WW\ndreamscape 2 c1=L\ndreamer 2 c1\nfree 2",
        hoard("GWWL")
    ));
    vain.play(2, "exchange W G")
        .shows("free 2\ndoing 2 shard-waits W G")
        .play(1, "exchange W G")
        .lacks("free 2");
}

#[test]
fn d7_15_nobody_waits_for_somebody_who_waits_for_them() {
    let bag = hoard("MGWWWWGGGG");
    let planted = "a1=R^ b1=R^ d1=R^ e1=R^ a2=R^ b2=R^ c2=R^ d2=R^";
    let mut table = Table::set(&format!(
        "options simultaneous\nplayers 3\ndreamscape 1 c1=R {planted} e2={}\ndreamscape 2 c1=R\n\
         dreamscape 3 c1=R\nhands 1 GGWW\nhands 2 GWW\nhands 3 G",
        bag.replacen("RRRRRRRRRRR", "", 1)
    ));
    table.shows("trees 1");
    // Seat 1 waits behind seat 3, seat 3 behind seat 2; for a white, seat 2 would wait behind seat 1.
    table.play(3, "plant c1").play(1, "waive tree").play(1, "plant c1").shows("doing 1 tree-waits c1");
    table.refuses(2, "exchange W M", "D-7.15");
    // Once seat 3 has its tree, seat 1 is served as well, or not, and seat 2 can ask.
    table.play(2, "waive tree").scores(3, 1).play(2, "exchange W M").shows("doing 2 shard-waits W M");
}

#[test]
fn d7_15_an_older_text_says_only_what_was_waived_and_means_all_who_wait_for_it() {
    let mut table = few_trees(1, "doing 3 tree-waits c1\nwaived 1 tree G");
    table.shows("waived 1 3").play(2, "waive tree").scores(3, 1);
    few_trees(1, "waived 1 tree").lacks("waived");
}

#[test]
fn d7_15_a_view_says_for_whom_somebody_waits_and_who_lets_whom_go_first() {
    let mut table = four(1);
    table.play(3, "plant c1").play(4, "plant c1").play(1, "waive tree").play(1, "plant c1");
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(2))] {
        let view = table.game.view(&table.state, viewer);
        let behind = view.players.iter().map(|player| player.behind.iter().map(|seat| seat.0 + 1).collect());
        assert_eq!(behind.collect::<Vec<Vec<u8>>>(), [vec![2, 3, 4], vec![], vec![2], vec![2, 3]]);
        let waived = view.players[0].waived.iter().map(|seat| seat.0 + 1);
        assert_eq!(waived.collect::<Vec<u8>>(), [3, 4]);
        assert_eq!(view.actors.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>(), [2]);
    }
}
