//! Section 4: Emergence.

use dreamscape::Event;
use kernel::Viewer;

use crate::hoard::hoard;
use crate::table::Table;

/// The last of these many players is about to end Creation, and everything else is as said.
fn evening(players: u8, lines: &str) -> Table {
    Table::set(&format!("pack trial\nplayers {players}\nturn {players}\n{lines}"))
}

/// Six rows of so many shards each.
fn rows(filled: [&str; 6]) -> String {
    let lines = (1..).zip(filled).filter(|(_, row)| !row.is_empty());
    lines.map(|(place, row)| format!("row {place} {row}\n")).collect()
}

#[test]
fn d4_1_the_clock_moves_forward() {
    let mut table = evening(2, "cycle 3");
    table.play(2, "end").shows("cycle 4\nphase travel");
    assert!(table.events.iter().any(|(_, event)| *event == Event::Clock { cycle: 4 }));
}

#[test]
fn d4_1_clock_and_refill_are_told_in_the_order_of_the_edition() {
    for (edition, clock_first) in
        [("standard", true), ("pl", true), ("en", false), ("it", false), ("de", false)]
    {
        let lines = "open 1 #3\nstored 1 #3=W";
        let mut table = Table::set(&format!("edition {edition}\npack trial\nturn 2\n{lines}"));
        table.play(2, "end");
        let heard = table.heard(Viewer::Spectator);
        let first = |key| heard.iter().position(|&heard| heard == key).expect("it is told");
        let last = |key| heard.iter().rposition(|&heard| heard == key).expect("it is told");
        if clock_first {
            assert!(first("event-clock") < first("event-row-filled"), "{edition}");
        } else {
            assert!(first("event-clock") > last("event-row-filled"), "{edition}");
        }
        assert!(last("event-row-filled") < first("event-restored"), "{edition}");
        assert!(last("event-restored") < first("event-initiative"), "{edition}");
        assert!(last("event-initiative") < first("event-travel-begins"), "{edition}");
    }
}

#[test]
fn x10_with_two_players_rows_are_refilled_only_up_to_three() {
    let mut table = evening(2, &rows(["", "W", "WR", "WRL", "WRLG", "WRLGM"]));
    table.play_with(2, "end", "G G G M M L");
    table.shows(&rows(["GGG", "WMM", "WRL", "WRL", "WRLG", "WRLGM"]));
}

#[test]
fn d4_2_rows_are_refilled_on_the_right_to_one_more_than_players() {
    for (players, filled) in [(2, "WRL"), (3, "WRLG"), (4, "WRLGM")] {
        let mut table =
            evening(players, "row 1 W\nrow 2 RRRRR\nrow 3 RRRRR\nrow 4 RRRRR\nrow 5 LLLLL\nrow 6 LLLLL");
        let drawn = ["R", "L", "G", "M"][..filled.len() - 1].join(" ");
        table.play_with(players, "end", &drawn).shows(&format!("row 1 {filled}\nrow 2 RRRRR"));
    }
}

#[test]
fn d4_2_one_row_is_completed_before_the_next_is_begun() {
    let mut table = evening(2, &rows(["W", "W", "W", "W", "W", "W"]));
    table.play_with(2, "end", "R L R G R M L L L G L M");
    table.shows(&rows(["WRL", "WRG", "WRM", "WLL", "WLG", "WLM"]));
}

#[test]
fn d4_2_if_the_bag_runs_out_later_rows_stay_short() {
    let lines = rows(["RR", "", "R", "", "R", "R"]);
    let mut table = evening(2, &format!("{lines}dreamscape 1 c1={}", hoard("WWGM RRRRR")));
    table.play_with(2, "end", "G W M W").shows("row 1 RRG\nrow 2 WMW\nrow 3 R\nrow 5 R\nrow 6 R\nbag");
    table.lacks("row 4").shows("cycle 2\nphase travel");
    assert!(table.heard(Viewer::Spectator).contains(&"event-bag-empty"));
}

#[test]
fn d4_3_stored_shards_return_from_open_cards_and_from_the_finished_pile() {
    let lines = "open 1 #3 #4\nfinished 1 #9 #10\nstored 1 #3=W #10=R\nopen 2 #13\nstored 2 #13=M";
    let mut table = evening(2, lines);
    table.play(2, "end").shows("hands 1 WR\nhands 2 M\nopen 1 #3 #4\nfinished 1 #9 #10").lacks("stored");
}

#[test]
fn d4_3_the_limit_of_two_does_not_apply() {
    let mut table = evening(2, "open 1 #3 #4 #9 #14\nstored 1 #3=W #4=W #9=W #14=W");
    table.play(2, "end").shows("hands 1 WWWW");
}

#[test]
fn d4_3_a_restored_card_can_be_used_again() {
    let mut table = evening(2, "open 1 #1\nstored 1 #1=W");
    table.play(2, "end").play(1, "use #1 W").shows("stored 1 #1=W");
}

#[test]
fn x2_who_lay_down_last_at_the_lowest_location_goes_first() {
    // Purple is seat 1, orange 2, yellow 3, teal 4.
    let mut table = evening(4, "sleepers 2 1z 2z\nsleepers 3 3z\nsleepers 5 4z");
    table.play(4, "end").shows("marker 2 1 active\nmarker 1 2 active\nmarker 3 3 active\nmarker 4 4 active");
    table.shows("turn 2\nsleepers 2 1 2\nsleepers 3 3\nsleepers 5 4");
}

#[test]
fn d4_4_the_lowest_location_goes_first() {
    for (places, order) in [([6, 5, 4], [3, 2, 1]), ([1, 3, 2], [1, 3, 2]), ([4, 6, 1], [2, 3, 1])] {
        let sleepers: String =
            (1..).zip(places).map(|(seat, at)| format!("sleepers {at} {seat}z\n")).collect();
        let mut table = evening(3, &sleepers);
        table.play(3, "end");
        let markers: Vec<u8> = table.state.players[..3].iter().map(|player| player.marker).collect();
        assert_eq!(markers, order, "{places:?}");
    }
}

#[test]
fn d4_4_the_time_of_lying_down_counts_and_not_that_of_arrival() {
    // The second seat was at 2 first, but its Travel ends later.
    let mut table = Table::set("phase travel\nsleepers 2 2");
    table.plays(1, "move 2, end").play(2, "end").shows("sleepers 2 1z 2z");
    table.play(1, "end").play(2, "end").shows("marker 2 1 active\nmarker 1 2 active\nturn 2");
}

#[test]
fn d4_4_markers_are_dealt_active_side_up_and_all_sleepers_stand_up() {
    let mut table = Table::set("phase travel\nsleepers 1 1 2");
    table.plays(1, "power, end").shows("marker 1 1 used").play(2, "end").shows("sleepers 1 1z 2z");
    table.play(1, "end").shows("marker 1 1 back").play(2, "end");
    table.shows("marker 1 2 active\nmarker 2 1 active\nsleepers 1 1 2\nturn 2");
}
