//! House options for what the rulebooks can be understood to mean in two ways: the usual reading, and the other one.

use std::collections::BTreeSet;

use dreamscape::SetupError;
use dreamscape::notation::{PositionError, set_position};
use kernel::{Message, ToArg};

use crate::table::Table;

const EDITIONS: [&str; 5] = ["standard", "en", "it", "pl", "de"];

/// Every edition without an option, which is told as `false`, and with it.
fn readings(option: &str) -> impl Iterator<Item = (bool, &'static str, String)> + '_ {
    EDITIONS.into_iter().flat_map(move |edition| {
        [false, true].map(|other| {
            let options = if other { option } else { "" };
            (other, edition, format!("edition {edition}\noptions {options}"))
        })
    })
}

/// The place and the rule by which a position is refused.
#[track_caller]
fn refused(text: &str) -> ((u32, u32), Option<&'static str>) {
    match set_position(text) {
        Err(PositionError::Misread(misread)) => ((misread.line, misread.column), misread.rule),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn d6_2_with_the_option_the_king_shows_as_many_cards_as_the_sleepers_location_says() {
    let shown = ["#1", "#3", "#4", "#5", "#6", "#7"];
    for (by_location, _, header) in readings("king-by-location") {
        for place in 1..=6 {
            for phase in ["phase travel\nsleepers", "phase creation\nsleepers"] {
                let lies = if phase.contains("travel") { "" } else { "z" };
                let lines = format!("{phase} {place} 1{lies}\npack trial\nopen 1 #2\nhands 1 L");
                let mut table = Table::set(&format!("{header}\n{lines}"));
                let count = if by_location { place } else { 6 };
                table.plays(1, "use #2 L, draw I").shows(&format!("drawn 1 {}", shown[..count].join(" ")));
            }
        }
    }
}

#[test]
fn d6_2_with_the_option_the_king_still_shows_six_at_the_own_location() {
    let mut table = Table::set("options king-by-location\npack trial\nphase travel\nsleepers 6 1");
    table.plays(1, "power, draw I").shows("drawn 1 #1 #2 #3 #4 #5 #6");
    let mut short =
        Table::set("options king-by-location\npack trial\nphase travel\nsleepers 6 1\nfinished 2 #19 #20");
    short.plays(1, "power, draw III").shows("drawn 1 #21 #22");
}

#[test]
fn d6_2_a_position_has_as_many_of_the_kings_cards_as_the_option_shows() {
    let lines = "sleepers 3 1z\ndoing 1 king-keep I\ndrawn 1";
    let (three, six) = ("#1 #2 #3", "#1 #2 #3 #4 #5 #6");
    Table::set(&format!("{lines} {six}"));
    assert_eq!(refused(&format!("{lines} {three}")), ((3, 1), Some("D-6.2")));
    Table::set(&format!("{lines} {three}\noptions king-by-location"));
    assert_eq!(refused(&format!("{lines} {six}\noptions king-by-location")), ((3, 1), Some("D-6.2")));
}

#[test]
fn d7_10_a_completion_keeps_the_free_step_and_loses_it_with_the_option_or_in_pl() {
    let position = "pack trial\nopen 1 #6\ndreamscape 1 a1=R b1=L c1=R@\nhands 1 MM";
    for (loses, edition, header) in readings("completion-ends-step") {
        let mut table = Table::set(&format!("{header}\n{position}"));
        table.plays(1, "step b1, draw none");
        if loses || edition == "pl" {
            table.asks(1, "prompt-creation").lacks("free 1").play(1, "step a1").lacks("hands 1");
        } else {
            table.asks(1, "prompt-creation-step").shows("free 1").play(1, "step a1").shows("hands 1 M");
        }
    }
}

#[test]
fn d7_10_with_the_option_a_free_step_is_lost_in_travel_too_and_kept_where_nothing_is_completed() {
    for (loses, edition, header) in readings("completion-ends-step") {
        let entering = "pack trial\nphase travel\ndreamscape 1 b1=R c1=L";
        let mut table = Table::set(&format!("{header}\n{entering}\nopen 1 #6"));
        table.plays(1, "enter, draw none");
        let prompt = if loses || edition == "pl" { "prompt-travel" } else { "prompt-travel-step" };
        table.asks(1, prompt);
        let mut other = Table::set(&format!("{header}\n{entering}"));
        other.play(1, "enter").asks(1, "prompt-travel-step").play(1, "step b1");
    }
}

#[test]
fn d8_8_the_option_ends_only_the_free_step_and_no_power() {
    let golem = "pack trial\nopen 1 #7\ndreamscape 1 a1=G b1=R c1=R\ndoing 1 golem 3";
    let tower = "pack trial\nopen 1 #1\ndreamscape 1 b1=G c1=WG\ndoing 1 tower 2";
    for (_, edition, header) in readings("completion-ends-step") {
        let prompts = if edition == "pl" {
            ["prompt-creation", "prompt-creation"]
        } else {
            ["prompt-golem", "prompt-tower"]
        };
        Table::set(&format!("{header}\n{golem}")).plays(1, "golem b1:1 c1, draw none").asks(1, prompts[0]);
        Table::set(&format!("{header}\n{tower}")).plays(1, "take c1, draw none").asks(1, prompts[1]);
    }
}

#[test]
fn d7_10_no_position_has_a_free_step_after_a_completion_that_ends_it() {
    let lines = "finished 1 #2\ndreamscape 1 b1=R c1=L@\npause 1 draw\nfree 1";
    Table::set(lines);
    assert_eq!(refused(&format!("{lines}\noptions completion-ends-step")), ((4, 1), Some("D-7.10")));
    assert_eq!(refused(&format!("{lines}\nedition pl")), ((4, 1), Some("D-8.8")));
}

#[test]
fn d2_2_with_the_option_the_tile_for_the_fewest_empty_cells_is_drawn_only_with_nightmares() {
    for (_, edition, _) in readings("") {
        for (options, usual) in [("", true), ("empty-in-nightmare", false)] {
            for nightmare in ["", "nightmare"] {
                let mut seen = BTreeSet::new();
                for seed in 0..120 {
                    let table =
                        Table::deal(&format!("edition {edition}\noptions {nightmare} {options}"), seed);
                    seen.extend(table.state.purposes.iter().flatten().map(|purpose| purpose.tile + 1));
                }
                let mut tiles: BTreeSet<u8> = if edition == "de" {
                    [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 15].into()
                } else {
                    (1..=16).collect()
                };
                if nightmare.is_empty() {
                    tiles.remove(&6);
                }
                if nightmare.is_empty() && !usual {
                    tiles.remove(&5);
                }
                assert_eq!(seen, tiles, "{edition} {nightmare} {options}");
            }
        }
    }
}

#[test]
fn d12_2_with_the_option_a_position_without_nightmares_has_no_tile_for_the_fewest_empty_cells() {
    let lines = "phase finale\nturn 2\ndreamscape 1 b1=W c1=W\npurposes t5";
    Table::set(lines).play(2, "end").scores(1, 5);
    let other = format!("{lines}\noptions empty-in-nightmare");
    assert_eq!(refused(&other), ((4, 10), Some("D-2.2")));
    Table::set(&format!("{other} nightmare")).play(2, "end").scores(1, 5);
}

#[test]
fn d1_6_where_two_cells_are_in_the_middle_the_entry_is_the_left_one_or_with_the_option_the_right_one() {
    for (_, edition, _) in readings("") {
        for (grid, left, right) in [("6x5", "c1", "d1"), ("4x3", "b1", "c1"), ("2x1", "a1", "b1")] {
            for (options, entry) in [("", left), ("entry-right", right)] {
                let header = format!("edition {edition}\noptions grid={grid} {options}");
                let mut table = Table::set(&format!("{header}\nhands 1 RM"));
                let firsts = ["M", "R"].map(|shard| format!("place {shard} {entry}"));
                assert_eq!(table.legal_with(1, "place"), firsts);
                table.plays(1, &format!("place R {entry}, enter")).shows(&format!("dreamer 1 {entry}"));
            }
        }
    }
}

#[test]
fn d12_2_the_dreamer_is_farthest_from_the_entry_that_was_chosen() {
    // Three steps from c1 and two from d1; the other Dreamer stands on d1 or c1.
    let lines = "phase finale\nturn 2\npurposes t4\ndreamscape 1 f1=W@";
    let left = "options grid=6x5\ndreamscape 2 a1=W@";
    Table::set(&format!("{lines}\n{left}")).play(2, "end").scores(1, 5).scores(2, 0);
    let right = "options grid=6x5 entry-right\ndreamscape 2 a1=W@";
    Table::set(&format!("{lines}\n{right}")).play(2, "end").scores(1, 0).scores(2, 5);
}

#[test]
fn d7_1_a_walk_in_travel_begins_at_the_entry_that_was_chosen() {
    let lines = "phase travel\ndreamscape 1 c1=R d1=L@\nfree 1\noptions grid=6x5";
    assert_eq!(refused(lines), ((3, 1), Some("D-7.1")));
    Table::set(&format!("{lines} entry-right")).play(1, "step c1");
}

#[test]
fn d1_6_the_right_one_of_two_middle_cells_is_refused_where_there_is_only_one() {
    for (options, columns, column) in [
        ("entry-right", 5, 9),
        ("grid=3x2 entry-right", 3, 18),
        ("entry-right grid=1x1", 1, 9),
        ("mirror entry-right grid=5x5", 5, 16),
    ] {
        match set_position(&format!("options {options}")) {
            Err(PositionError::Setup { error, line: 1, column: at }) => {
                assert_eq!((error, at), (SetupError::EntryRight { columns }, column), "{options}");
                assert_eq!((error.key(), error.rule()), ("setup-entry-right", "D-1.6"));
                assert_eq!(error.args(), [("columns", columns.to_arg())]);
            }
            other => panic!("{options}: {other:?}"),
        }
    }
}
