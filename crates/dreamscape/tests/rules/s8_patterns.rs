//! When a pattern is found (D-8.1, D-8.2, D-8.4).

use crate::table::Table;

/// Whether a card of the big pack is complete in a Dreamscape: it is kept after another completion and checked at once.
fn is_complete(card: u8, land: &str) -> bool {
    is_complete_with("standard", card, land)
}

/// The same, with options or another edition.
fn is_complete_with(edition: &str, card: u8, land: &str) -> bool {
    let level = if card < 19 { "I" } else { "II" };
    let mut table = Table::set(&format!(
        "edition {edition}\npause 1 keep {level}\ndrawn 1 #{card}\nfinished 1 #50\ndreamscape 1 {land}"
    ));
    table.play(1, &format!("keep #{card}"));
    let finished = format!("finished 1 #50 #{card}");
    let complete = table.text().lines().any(|line| line == finished);
    assert_eq!(table.text().contains(&format!("open 1 #{card}")), !complete);
    complete
}

#[track_caller]
fn check(card: u8, found: &[&str], not_found: &[&str]) {
    for land in found {
        assert!(is_complete(card, land), "#{card} is complete in {land}");
    }
    for land in not_found {
        assert!(!is_complete(card, land), "#{card} is not complete in {land}");
    }
}

/// high-tarn, `RRW`.
const TARN: u8 = 3;
/// hidden-spring: `RW@ L` above `. LG^`.
const SPRING: u8 = 29;
/// quiet-shore, `W L@`.
const SHORE: u8 = 1;

#[test]
fn d8_1_a_pattern_may_lie_anywhere_on_the_board() {
    check(TARN, &["c1=RRW", "a1=RRW", "e1=RRW", "a4=RRW", "e4=RRW", "c2=RRW"], &[]);
    check(SHORE, &["a1=W b1=L@", "d4=W e4=L@", "c1=W d1=L@"], &[]);
}

#[test]
fn d8_1_a_pattern_may_be_turned_by_any_quarter() {
    let turns = ["b2=RW@ c2=L c1=LG^", "c3=RW@ c2=L b2=LG^", "d2=RW@ c2=L c3=LG^", "c1=RW@ c2=L d2=LG^"];
    check(SPRING, &turns, &[]);
    check(SHORE, &["c1=L@ b1=W", "c1=L@ d1=W", "c1=L@ c2=W", "c2=L@ c1=W"], &["c1=L@ d2=W", "c1=L@ e1=W"]);
}

#[test]
fn d8_1_mirror_images_do_not_count() {
    let mirrored = ["b2=RW@ c2=L c3=LG^", "c3=RW@ c2=L d2=LG^", "d2=RW@ c2=L c1=LG^", "c1=RW@ c2=L b2=LG^"];
    check(SPRING, &[], &mirrored);
}

#[test]
fn d8_1_a_pattern_does_not_reach_over_the_edge() {
    // barefoot-path wants three Lands in a row.
    check(5, &["a4=L b4=L c4=L", "a1=L a2=L a3=L"], &["d1=L e1=L a2=L", "c3=L c4=L c1=L", "a1=L b1=L d1=L"]);
}

#[test]
fn d8_1_every_stack_equals_the_one_shown_exactly() {
    check(TARN, &["c1=RRW"], &["c1=RRWG", "c1=GRRW", "c1=RWR", "c1=RW", "c1=RRRW", "c1=RRL", "c1=WRR"]);
    check(SHORE, &[], &["c1=L@ b1=WW", "c1=LL@ b1=W", "c1=L@ b1=GW", "c1=GL@ b1=W", "c1=L@ b1=L"]);
}

#[test]
fn d8_1_marked_greys_are_greys() {
    let mut table = Table::set("open 1 #3\ndreamscape 1 b1=RR c1=G@\nmarks 1 b1:1 b1:2\nhands 1 W");
    table.play(1, "place W b1").scores(1, 4).shows("finished 1 #3");
}

#[test]
fn d8_1_a_tree_stands_where_it_is_shown_and_only_there() {
    // lone-linden wants LG^, willow-bank W G^.
    check(13, &["c1=LG^"], &["c1=LG"]);
    check(TARN, &[], &["c1=RRW^"]);
    check(18, &["b1=W c1=G^"], &["b1=W c1=G", "b1=W^ c1=G^", "b1=W^ c1=G"]);
}

#[test]
fn d8_1_cells_the_pattern_does_not_show_may_hold_anything() {
    check(TARN, &["c1=RRW b1=RRW^ d1=GGGG c2=M"], &[]);
    // stepping-stones: two Rocks corner to corner, and ring-of-stones, four around a hole.
    check(17, &["b1=R c2=R@", "b1=R c2=R@ b2=WW^ c1=L", "c2=R b1=R@", "b2=R c1=R@", "c1=R b2=R@"], &[]);
    let ring = "b2=R c1=R c3=R d2=R";
    check(33, &[ring, &format!("{ring} c2=RRR^"), &format!("{ring} b1=W e4=G@")], &["b2=R c1=R c3=R e2=R"]);
}

#[test]
fn d8_1_several_matches_complete_a_card_once() {
    let mut table = Table::set("open 1 #3\ndreamscape 1 b1=RR c1=G d1=RRWG\nhands 1 WW");
    table.plays(1, "place W b1").scores(1, 4).plays(1, "draw none, place W c1").scores(1, 4);
    let lands = "pause 1 keep I\ndrawn 1 #3\nfinished 1 #50\ndreamscape 1 b1=RRW c1=G d1=RRW";
    Table::set(lands).plays(1, "keep #3, draw none").scores(1, 4).shows("finished 1 #50 #3").lacks("open 1");
}

#[test]
fn d8_1_only_the_own_dreamscape_counts() {
    let mut table = Table::set("open 1 #3\ndreamscape 2 c1=RR\nhands 2 W\ndreamscape 1 c1=RRR\nmarker 1 2");
    table.play(2, "place W c1").scores(1, 0).scores(2, 0).shows("open 1 #3");
}

#[test]
fn d8_2_a_dreamer_that_is_shown_stands_exactly_there() {
    check(SHORE, &["c1=L@ b1=W"], &["c1=L b1=W@", "c1=L b1=W", "c1=L b1=W d1=R@", "c1=L b1=W d1=L@"]);
    // garden-steps has two equal stacks: the Dreamer may stand on either, for one turns into the other.
    check(10, &["b1=LG c1=LG@", "b1=LG@ c1=LG"], &["b1=LG c1=LG", "b1=LG c1=LG d1=W@"]);
}

#[test]
fn d8_2_a_dreamer_that_is_not_shown_stands_on_no_cell_of_the_match() {
    check(TARN, &["c1=RRW", "c1=RRW b1=G@"], &["c1=RRW@"]);
    check(15, &["b1=WW c1=WW d1=L@"], &["b1=WW c1=WW@", "b1=WW@ c1=WW"]);
    // One match under the Dreamer does not spoil another, and a cell that is not shown is no cell of the match.
    check(TARN, &["c1=RRW@ d1=RRW"], &[]);
    check(33, &["b2=R c1=R c3=R d2=R c2=R@"], &["b2=R c1=R@ c3=R d2=R"]);
}

#[test]
fn d8_4_the_shards_stay_and_serve_for_other_cards() {
    let mut table = Table::set("pack trial\nopen 1 #7 #16\ndreamscape 1 c1=R b1=G\nhands 1 RW");
    table.play(1, "place R c1").scores(1, 2).shows("dreamscape 1 b1=G c1=RR\nfinished 1 #7");
    table.plays(1, "draw none, place W d1").scores(1, 5).shows("dreamscape 1 b1=G c1=RR d1=W");
}

#[test]
fn d8_1_with_the_option_mirror_images_count() {
    for mirrored in ["b2=RW@ c2=L c3=LG^", "c3=RW@ c2=L d2=LG^", "d2=RW@ c2=L c1=LG^", "c1=RW@ c2=L b2=LG^"] {
        assert!(is_complete_with("standard\noptions mirror", SPRING, mirrored), "{mirrored}");
        assert!(is_complete_with("de\noptions mirror", SPRING, mirrored), "{mirrored}");
        assert!(!is_complete_with("de", SPRING, mirrored), "{mirrored}");
    }
    for turned in ["b2=RW@ c2=L c1=LG^", "c3=RW@ c2=L b2=LG^"] {
        assert!(is_complete_with("standard\noptions mirror", SPRING, turned), "{turned}");
    }
    assert!(!is_complete_with("standard\noptions mirror", SPRING, "b2=RW@ c2=L d2=LG^"));
}
