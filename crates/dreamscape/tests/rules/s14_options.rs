//! The house options, usable with any edition.

use dreamscape::SetupError;
use dreamscape::notation::{PositionError, set_position};
use kernel::{Message, ToArg};

use crate::table::Table;

const EDITIONS: [&str; 5] = ["standard", "en", "it", "pl", "de"];

/// Why these options make no game.
fn refused(options: &str) -> SetupError {
    match set_position(&format!("options {options}")) {
        Err(PositionError::Setup { error, line: 1, column: 9 }) => error,
        other => panic!("{options}: {other:?}"),
    }
}

#[test]
fn d8_1_mirror_images_complete_a_card_only_with_the_option_in_every_edition() {
    let position = "open 1 #29\ndreamscape 1 b2=RW@ c2=L c3=LG\nhands 1 G";
    for edition in EDITIONS {
        let mut plain = Table::set(&format!("edition {edition}\n{position}"));
        plain.play(1, "plant c3").scores(1, 1).shows("open 1 #29");
        let mut mirror = Table::set(&format!("edition {edition}\noptions mirror\n{position}"));
        mirror.play(1, "plant c3").scores(1, 10).shows("finished 1 #29").asks(1, "prompt-draw");
    }
}

#[test]
fn d12_3_the_longest_path_is_scored_as_the_largest_group_with_the_option() {
    // A cross of five cells has a path of three; the other's path has four.
    let lands = "dreamscape 1 b2=W c1=W c2=W c3=W d2=W\ndreamscape 2 a1=W b1=W c1=W d1=W";
    for edition in EDITIONS {
        let position = format!("edition {edition}\nphase finale\nturn 2\npurposes t13=W\n{lands}");
        Table::set(&position).play(2, "end").scores(1, 0).scores(2, 5);
        Table::set(&format!("options largest-group\n{position}")).play(2, "end").scores(1, 5).scores(2, 0);
    }
}

#[test]
fn d12_4_a_tree_does_not_enlarge_the_largest_group_either() {
    let lands = "dreamscape 1 b1=W^ c1=W^\ndreamscape 2 b1=W c1=W d2=W";
    let mut table =
        Table::set(&format!("options largest-group\nphase finale\nturn 2\npurposes t13=W\n{lands}"));
    table.play(2, "end").scores(1, 5).scores(2, 5);
}

#[test]
fn d7_1_with_the_option_the_dreamer_enters_only_in_creation_and_finale() {
    for edition in EDITIONS {
        let lines = format!("edition {edition}\ndreamscape 1 c1=R");
        Table::set(&format!("{lines}\nphase travel")).play(1, "enter");
        let mut table = Table::set(&format!("{lines}\noptions creation-entry\nphase travel"));
        table.refuses(1, "enter", "D-7.1");
        for phase in ["creation", "finale"] {
            let mut table = Table::set(&format!("{lines}\noptions creation-entry\nphase {phase}"));
            table.play(1, "enter").shows("dreamer 1 c1");
        }
    }
}

#[test]
fn d1_6_another_grid_has_its_own_cells_and_entry() {
    for (grid, entry, cells) in
        [("6x5", "c1", 30), ("5x4", "c1", 20), ("3x2", "b1", 6), ("1x1", "a1", 1), ("1x5", "a1", 5)]
    {
        let mut table = Table::set(&format!("options grid={grid}\nhands 1 RW"));
        assert_eq!(table.game.grid().cells.len(), cells, "{grid}");
        assert_eq!(table.legal_with(1, "place"), ["R", "W"].map(|shard| format!("place {shard} {entry}")));
        table.plays(1, &format!("place R {entry}, enter")).shows(&format!("dreamer 1 {entry}"));
    }
}

#[test]
fn d1_6_a_grid_of_six_by_five_is_played_to_its_corners() {
    let land = "dreamscape 1 f4=R e5=R a5=R f1=R c1=R";
    let mut table = Table::set(&format!("options grid=6x5\n{land}\nhands 1 WW"));
    table.plays(1, "place W f5, place W a4").shows("dreamscape 1 c1=R f1=R a4=W f4=R a5=R e5=R f5=W");
    let mut plain = Table::set("dreamscape 1 e4=R\nhands 1 W");
    plain.refuses(1, "place W f4", "D-1.6").refuses(1, "place W e5", "D-1.6");
    // The right edge of one row does not touch the left edge of the next.
    let mut edge = Table::set("options grid=6x5\ndreamscape 1 f1=R\nhands 1 W");
    edge.refuses(1, "place W a2", "D-7.2").refuses(1, "place W a1", "D-7.2");
}

#[test]
fn d1_6_a_larger_grid_is_refused_by_name() {
    for (columns, rows) in [(7, 4), (5, 6), (0, 4), (5, 0)] {
        let refused = refused(&format!("grid={columns}x{rows}"));
        assert_eq!(refused, SetupError::Grid { columns, rows });
        assert_eq!((refused.key(), refused.rule()), ("setup-grid", "D-1.6"));
        assert_eq!(refused.args(), [("columns", columns.to_arg()), ("rows", rows.to_arg())]);
    }
}

#[test]
fn d3_1_a_game_may_have_another_number_of_cycles() {
    for (cycles, last) in
        [("", 6), ("options cycles=1", 1), ("options cycles=3", 3), ("options cycles=12", 12)]
    {
        for edition in EDITIONS {
            let mut table = Table::set(&format!("edition {edition}\n{cycles}\ncycle {last}\nturn 2"));
            table.play(2, "end").shows(&format!("phase finale\ncycle {last}"));
            if last > 1 {
                let text = format!("edition {edition}\n{cycles}\ncycle {}\nturn 2", last - 1);
                Table::set(&text).play(2, "end").shows(&format!("phase travel\ncycle {last}"));
            }
        }
    }
}

#[test]
fn d3_1_a_game_of_no_cycles_or_of_too_many_is_refused() {
    for (word, cycles) in [("0", 0), ("13", 13)] {
        let refused = refused(&format!("cycles={word}"));
        assert_eq!((refused, refused.rule()), (SetupError::Cycles { cycles }, "D-3.1"));
    }
}
