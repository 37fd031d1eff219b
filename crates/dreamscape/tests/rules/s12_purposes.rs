//! Purpose tiles (section 12).

use dreamscape::Cause;
use dreamscape::rules::purposes::standing;
use kernel::{Game, Seat};

use crate::table::Table;

/// What a tile brings each seat at the end of a nightmare game, given the Dreamscape of each.
fn scored(tile: &str, lands: &[&str]) -> Vec<i32> {
    scored_in("options nightmare", tile, lands)
}

/// The same, with other options or lines.
fn scored_in(lines: &str, tile: &str, lands: &[&str]) -> Vec<i32> {
    let mut text = format!("{lines}\nphase finale\nplayers {}\npurposes {tile}\n", lands.len());
    for (land, seat) in lands.iter().zip(1..).filter(|(land, _)| !land.is_empty()) {
        text += &format!("dreamscape {seat} {land}\n");
    }
    let mut table = Table::set(&text);
    for seat in 1..=lands.len() as u8 {
        table.play(seat, "end");
    }
    let points = |seat| table.game.points(&table.state, Seat(seat));
    let purposes = |seat| points(seat).into_iter().find(|(cause, _)| *cause == Cause::Purposes);
    (0..lands.len() as u8).map(|seat| purposes(seat).map_or(0, |(_, points)| points)).collect()
}

/// What counts for a tile in one Dreamscape.
fn measured(tile: &str, land: &str) -> i16 {
    measured_with("nightmare", tile, land)
}

fn measured_with(options: &str, tile: &str, land: &str) -> i16 {
    let table = Table::set(&format!("options {options}\npurposes {tile}\ndreamscape 1 {land}"));
    let purpose = table.state.purposes[0].expect("one tile");
    standing(&table.game, &table.state, purpose).measure[0]
}

#[test]
fn d12_1_all_who_lead_score_in_full_ties_included() {
    assert_eq!(scored("t1", &["c1=RR", "c1=WW", "c1=G", ""]), [5, 5, 0, 0]);
    assert_eq!(scored("t7=W", &["c1=W", "c1=WW", "c1=RWW"]), [0, 5, 5]);
    assert_eq!(scored("t6", &["c1=R", "c1=W", "c1=N"]), [6, 6, 0]);
}

#[test]
fn d12_1_each_tile_is_scored_by_itself() {
    let lands = ["c1=RR@", "b1=W@ c1=W"];
    let mut table = Table::set(&format!(
        "phase finale\nturn 2\npurposes t1 t2 t4 t7=W\ndreamscape 1 {}\ndreamscape 2 {}",
        lands[0], lands[1]
    ));
    table.play(2, "end").shows("score 1 purposes=10\nscore 2 purposes=15");
}

#[test]
fn d12_1_a_most_or_longest_needs_at_least_one() {
    for tile in ["t1", "t2", "t3", "t4", "t7=W", "t9=W", "t13=W"] {
        assert_eq!(scored(tile, &["", ""]), [0, 0], "{tile}");
    }
    for tile in ["t2", "t3", "t7=W", "t9=W", "t13=W"] {
        assert_eq!(scored(tile, &["c1=R", "c1=L"]), [0, 0], "{tile}");
    }
    // Without anything, the fewest empty cells and no red are still fulfilled.
    assert_eq!(scored("t5", &["", ""]), [5, 5]);
    assert_eq!(scored("t6", &["", ""]), [6, 6]);
}

#[test]
fn d12_2_most_shards_counts_whole_stacks_and_reds() {
    assert_eq!(scored("t1", &["c1=RRRR", "b1=W c1=G d1=L"]), [5, 0]);
    assert_eq!(scored("t1", &["c1=R b1=N d1=N", "b1=W c1=G"]), [5, 0]);
    assert_eq!(measured("t1", "a1=N b1=W^ c1=RRG^ d1=M"), 8);
}

#[test]
fn d12_2_most_stacks_of_exactly_two() {
    assert_eq!(scored("t2", &["b1=RW c1=GG", "b1=RRR c1=GG d1=WWWW"]), [5, 0]);
    assert_eq!(measured("t2", "a1=N b1=RW^ c1=G^ d1=WW e1=RRR"), 2);
}

#[test]
fn d12_2_most_finished_cards() {
    let text = "pack trial\nphase finale\npurposes t3\nfinished 1 #1 #2\nfinished 2 #3\nopen 2 #4 #5";
    Table::set(text).play(1, "end").play(2, "end").shows("score 1 purposes=5");
    let tie = "pack trial\nphase finale\npurposes t3\nfinished 1 #1\nfinished 2 #3";
    Table::set(tie).play(1, "end").play(2, "end").shows("score 1 purposes=5\nscore 2 purposes=5");
}

#[test]
fn d12_2_the_dreamer_farthest_from_the_entry_by_rows_and_columns() {
    for (land, distance) in [
        ("c1=R", 0),
        ("c1=R@", 0),
        ("c1=R b1=R@", 1),
        ("c1=R b2=R@", 2),
        ("c1=R e4=R@", 5),
        ("a4=R@", 5),
        ("c4=R@", 3),
    ] {
        assert_eq!(measured("t4", land), distance, "{land}");
    }
    assert_eq!(scored("t4", &["c2=R@ c1=R", "d2=R@ c1=R", "c1=R@"]), [0, 5, 0]);
    assert_eq!(scored("t4", &["c1=R@", "c1=R"]), [0, 0]);
}

#[test]
fn d12_2_fewest_empty_cells_where_a_red_counts_as_empty() {
    assert_eq!(measured("t5", "c1=R"), 19);
    assert_eq!(measured("t5", "c1=R b1=N a1=GGG^"), 18);
    assert_eq!(scored("t5", &["c1=R b1=N d1=N", "c1=R b1=W"]), [0, 5]);
    assert_eq!(scored("t5", &["c1=RRRR", "c1=R b1=W", "d1=G c1=LL"]), [0, 5, 5]);
    assert_eq!(scored_in("", "t5", &["c1=R b1=R", "c1=R"]), [5, 0]);
    assert_eq!(measured_with("grid=6x5", "t5", "c1=R"), 29);
}

#[test]
fn d12_2_no_red_in_the_dreamscape() {
    assert_eq!(scored("t6", &["c1=R b1=N", "c1=R b1=W", "", "c1=N"]), [0, 6, 6, 0]);
    assert_eq!(scored("t6", &["c1=N", "c1=N b1=N"]), [0, 0]);
}

#[test]
fn d12_3_most_shards_of_the_colour_count_in_every_height() {
    assert_eq!(measured("t7=W", "b1=WRWG c1=W d1=RW"), 4);
    assert_eq!(scored("t8=R", &["c1=RGRG", "c1=R b1=W"]), [5, 0]);
}

#[test]
fn d12_3_most_cells_with_exactly_one_shard_of_the_colour() {
    assert_eq!(measured("t9=G", "a1=G b1=GG c1=G@ d1=RG e1=W c2=G^"), 3);
    assert_eq!(scored("t10=L", &["c1=L b1=L", "c1=LLLL b1=L"]), [5, 0]);
}

#[test]
fn d12_3_points_by_the_number_of_shards_of_the_colour_for_everybody() {
    assert_eq!(scored("t11=W", &["c1=WWWWW", "c1=WWW", "c1=WW", "b1=RWRW c1=WGWW"]), [4, 2, 0, 4]);
}

#[test]
fn d12_3_the_longest_path_visits_neighbouring_stacks_with_the_colour_on_top_once_each() {
    let cases = [
        ("c1=W", 1),
        ("b1=W c1=W d1=W", 3),
        ("b1=W c1=W d1=W c2=W", 3),           // a T: one arm is left out
        ("b1=W c1=W b2=W c2=W", 4),           // a square
        ("b1=W c1=W d1=W c2=W c3=W b3=W", 5), // from b1 or d1 up to c3 and round
        ("b1=RW c1=WW d1=GW^", 3),            // only the top counts, a tree hides nothing
        ("b1=W c1=WR d1=W", 1),               // Water under Rock is no part of it
        ("b1=W c2=W d1=W", 1),                // corners do not touch
        ("a1=W b1=W d1=W e1=W e2=W", 3),      // the longer of two
        ("b1=W b2=W b3=W c3=W d3=W d2=W d1=W c1=W", 8),
        ("b1=W b2=W b3=W c2=W d1=W d2=W d3=W", 5),
    ];
    for (land, length) in cases {
        assert_eq!(measured("t13=W", land), length, "{land}");
    }
    assert_eq!(scored("t14=W", &["b1=W c1=W d1=W c2=W", "b1=W c1=W d1=W", "b1=W c1=W"]), [5, 5, 0]);
}

#[test]
fn d12_3_the_view_counts_every_stack_of_the_groups_that_touch_the_dreamers_cell() {
    let cases = [
        ("c1=R@ b1=W a1=W a2=W", 3),
        ("c1=R@ b1=W d1=W e1=W", 3),  // two groups
        ("c1=R@ b1=W b2=W c2=W", 3),  // one group that touches twice counts once
        ("c1=R@ b1=WR a1=W", 0),      // Water under Rock is not seen
        ("c1=R@ b2=W d2=W", 0),       // corners do not touch
        ("c1=R@ b1=R a1=W", 0),       // a group that does not touch
        ("c1=W@ b1=W d1=W", 2),       // the own stack is not counted
        ("c1=R@ b1=RRW", 1),          // a stack is one, however high
        ("c1=R b1=W a1=W", 0),        // the Dreamer has not entered
        ("c1=RR@ b1=W d1=W e1=W", 6), // doubled from a mountain
        ("c1=GRRG@ b1=W d1=W e1=W", 6),
        ("c1=RGR@ b1=W d1=W e1=W", 3), // no mountain
        ("c1=R@ b1=W^ a1=W", 3),       // a tree counts as one more
        ("c1=RR@ b1=W^ a1=W", 6),
    ];
    for (land, seen) in cases {
        assert_eq!(measured("t15=W", land), seen, "{land}");
    }
    assert_eq!(scored("t16=W", &["c1=RR@ b1=W d1=W", "c1=R@ b1=W", "c1=R b1=W"]), [4, 1, 0]);
}

#[test]
fn d12_4_a_tree_counts_as_one_more_shard_of_the_colour_it_stands_on() {
    assert_eq!(scored("t1", &["c1=RW^", "c1=RW"]), [5, 0]);
    assert_eq!(scored("t7=W", &["c1=W^", "c1=W"]), [5, 0]);
    assert_eq!(scored("t11=W", &["c1=W^ b1=W", "c1=W b1=W"]), [2, 0]);
    assert_eq!(scored("t15=W", &["c1=R@ b1=W^", "c1=R@ b1=W"]), [2, 1]);
    // It is the colour directly under the tree that counts.
    assert_eq!(measured("t7=W", "c1=WR^"), 1);
    assert_eq!(measured("t7=R", "c1=WR^"), 2);
}

#[test]
fn d12_4_a_tree_changes_no_height_no_single_cell_no_empty_cell_and_no_path_and_hides_nothing() {
    assert_eq!(measured("t2", "c1=R^ b1=RW^"), 1);
    assert_eq!(measured("t9=W", "c1=W^ b1=WW^"), 1);
    assert_eq!(measured("t5", "c1=W^"), 19);
    assert_eq!(measured("t13=W", "b1=W^ c1=W^ d1=RW^"), 3);
}

#[test]
fn x5_trees_on_a_blue_and_a_grey_make_two_blues_and_a_grey_count_as_three_and_two() {
    let land = "b1=W^ c1=W d1=R^";
    assert_eq!((measured("t7=W", land), measured("t7=R", land)), (3, 2));
    assert_eq!((measured("t11=W", land), measured("t11=R", land)), (3, 2));
    assert_eq!(measured("t1", land), 5);
}

#[test]
fn d12_5_most_fewest_farthest_and_longest_bring_five_and_no_red_six() {
    let lands = ["c1=WW b1=W@", "c1=R"];
    for tile in ["t1", "t2", "t4", "t5", "t7=W", "t8=W", "t9=W", "t10=W", "t13=W", "t14=W"] {
        assert_eq!(scored(tile, &lands), [5, 0], "{tile}");
    }
    assert_eq!(scored("t6", &["c1=W", "c1=N"]), [6, 0]);
}

#[test]
fn d12_5_the_number_of_a_colour_pays_for_the_highest_threshold_reached() {
    let expected = [0, 0, 0, 2, 2, 4, 4, 7, 7, 10, 10, 10];
    for (count, points) in expected.into_iter().enumerate() {
        let land = if count == 0 { "c1=R".to_owned() } else { format!("c1={}", "W".repeat(count)) };
        for tile in ["t11=W", "t12=W"] {
            assert_eq!(scored(tile, &[&land, "c1=R"]), [points, 0], "{tile} with {count}");
        }
    }
}
