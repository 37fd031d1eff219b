//! Drawings of patterns: what they mean, what is refused and where, and that they come back as they went.

use dreamscape::card::{Pattern, PatternCell};
use dreamscape::data::builtin;
use dreamscape::shard::Shard;
use kernel::Message;
use proptest::prelude::*;

/// Checks the place and the kind of the mistake in each drawing.
fn check(cases: &[(&str, &str, &str)]) {
    for (drawing, place, key) in cases {
        let error = Pattern::read(drawing).expect_err(drawing);
        let found = (format!("{}:{}", error.line, error.column), error.key());
        assert_eq!(found, ((*place).to_owned(), *key), "{drawing:?}");
    }
}

#[test]
fn a_drawing_is_read_from_the_far_row_to_the_near_one() {
    let pattern = Pattern::read("RW@  L\n.    LG^\n").unwrap();
    let cell = |column, row, stack: &[Shard], tree, dreamer| PatternCell {
        column,
        row,
        stack: stack.to_vec(),
        tree,
        dreamer,
    };
    let expected = [
        cell(1, 0, &[Shard::Land, Shard::Grass], true, false),
        cell(0, 1, &[Shard::Rock, Shard::Water], false, true),
        cell(1, 1, &[Shard::Land], false, false),
    ];
    assert_eq!(pattern.cells, expected);
}

#[test]
fn rows_and_columns_at_the_rim_that_show_nothing_are_left_out() {
    let tight = Pattern::read("W  .  R").unwrap();
    for loose in [".  .  .  .\n.  W  .  R\n", "W . R .\n. . . .", "\n\n W\t.\tR \r\n\n", ". W . R"] {
        assert_eq!(Pattern::read(loose).as_ref(), Ok(&tight), "{loose:?}");
    }
    assert_eq!(tight.draw(), "W  .  R");
}

#[test]
fn signs_without_a_meaning_are_refused_where_they_stand() {
    check(&[
        ("w", "1:1", "data-unknown-sign"),
        ("W  B", "1:4", "data-unknown-sign"),
        ("W\nWä", "2:2", "data-unknown-sign"),
        ("ä W", "1:1", "data-unknown-sign"),
        ("W  ä\u{1f332}", "1:4", "data-unknown-sign"),
        ("W.", "1:2", "data-unknown-sign"),
        ("..", "1:1", "data-unknown-sign"),
        ("W\u{a0}R", "1:2", "data-unknown-sign"),
    ]);
}

#[test]
fn rows_have_the_same_number_of_cells() {
    check(&[
        ("W  W\nW", "2:2", "data-ragged-row"),
        ("W\nW  R  L", "2:4", "data-ragged-row"),
        ("W  W\n\nW  W", "2:1", "data-ragged-row"),
        ("W  W\nää W R", "2:6", "data-ragged-row"),
    ]);
}

#[test]
fn d1_9_a_pattern_shows_at_least_one_stack() {
    check(&[("", "1:1", "data-empty-pattern"), (" \n\n", "1:1", "data-empty-pattern")]);
    check(&[("\n .  .\n .  .", "2:2", "data-empty-pattern")]);
}

#[test]
fn d1_6_a_drawing_fits_the_largest_grid_upright_or_turned() {
    let block = |columns: usize, rows: usize| vec![vec!["W"; columns].join(" "); rows].join("\n");
    assert!(Pattern::read(&block(6, 5)).is_ok());
    assert!(Pattern::read(&block(5, 6)).is_ok());
    check(&[(&block(6, 6), "1:1", "data-too-large"), (&block(7, 1), "1:1", "data-too-large")]);
    check(&[(&block(1, 300), "1:1", "data-too-large"), (&block(300, 1), "1:1", "data-too-large")]);
}

#[test]
fn d7_5_a_tree_stands_on_a_shard_and_nothing_on_a_tree() {
    check(&[
        ("^", "1:1", "data-on-nothing"),
        ("W  @", "1:4", "data-on-nothing"),
        ("W^R", "1:3", "data-on-top"),
        ("W^^", "1:3", "data-on-top"),
        ("W@R", "1:3", "data-on-top"),
    ]);
}

#[test]
fn d7_7_the_dreamer_does_not_stay_on_a_tree() {
    check(&[("W^@", "1:3", "data-tree-under-dreamer"), ("R\nW@^", "2:3", "data-tree-under-dreamer")]);
}

#[test]
fn d1_7_there_is_one_dreamer() {
    check(&[("W@  R@", "1:6", "data-two-dreamers"), ("W@\nR@", "2:2", "data-two-dreamers")]);
    check(&[("W@@", "1:3", "data-two-dreamers")]);
}

#[test]
fn d10_5_a_red_lies_alone_and_only_the_dreamer_stands_on_it() {
    check(&[
        ("WN", "1:2", "data-red-not-alone"),
        ("NW", "1:2", "data-red-not-alone"),
        ("NN", "1:2", "data-red-not-alone"),
        ("N^", "1:2", "data-red-not-alone"),
    ]);
    assert!(Pattern::read("N@  N").is_ok());
}

#[test]
fn a_stack_of_a_pattern_has_at_most_21_shards() {
    assert!(Pattern::read(&"W".repeat(21)).is_ok());
    check(&[(&format!("R  {}", "W".repeat(22)), "1:25", "data-too-high")]);
}

#[test]
fn the_drawings_of_the_built_in_cards_come_back() {
    for card in builtin().packs.iter().flat_map(|pack| &pack.cards) {
        assert_eq!(Pattern::read(&card.pattern.draw()).as_ref(), Ok(&card.pattern), "{}", card.slug);
    }
    let spring = "RW@  L\n.    LG^";
    assert_eq!(Pattern::read(spring).unwrap().draw(), spring);
}

/// A cell of a drawing: often one that is not shown.
fn cell() -> impl Strategy<Value = String> {
    prop_oneof![3 => Just(".".to_owned()), 5 => "[WRLGM]{1,21}", 2 => "[WRLGM]{1,4}\\^", 1 => Just("N".to_owned())]
}

proptest! {
    #[test]
    fn every_drawing_that_can_be_read_can_be_drawn_and_read_again(
        cells in prop::collection::vec(prop::collection::vec(cell(), 5), 1..5),
    ) {
        let text = cells.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join("\n");
        if let Ok(pattern) = Pattern::read(&text) {
            let drawing = pattern.draw();
            prop_assert_eq!(Pattern::read(&drawing), Ok(pattern.clone()));
            prop_assert_eq!(Pattern::read(&drawing).unwrap().draw(), drawing);
            for form in pattern.forms(dreamscape::card::Mirrors::Count) {
                prop_assert_eq!(Pattern::read(&form.draw()), Ok(form));
            }
        } else {
            prop_assert!(cells.iter().flatten().all(|cell| cell == "."));
        }
    }

    #[test]
    fn a_drawing_of_any_signs_is_read_or_refused_inside_itself(text in "[WRLGMN^@. \\t\\r\\nä]{0,60}") {
        match Pattern::read(&text) {
            Ok(pattern) => prop_assert_eq!(Pattern::read(&pattern.draw()), Ok(pattern)),
            Err(error) => {
                let line = text.split('\n').nth(error.line as usize - 1);
                let width = line.map(|line| line.chars().count());
                prop_assert!(width.is_some_and(|width| (1..=width + 1).contains(&(error.column as usize))));
            }
        }
    }
}
