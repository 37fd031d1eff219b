//! The board, the purposes, the editions, the solo levels and the lessons with one mistake each.

use dreamscape::data::{Board, DataError, SoloLevel, Switches, Tile, read_lessons};
use kernel::Message;

use crate::text_of;

/// Changes a piece of a real file and checks the kind of the mistake, and that its place is that of `at` in the changed text.
fn check<T>(
    file: &str,
    read: impl Fn(&str, &str) -> Result<T, DataError>,
    cases: &[(&str, &str, &str, &str)],
) {
    let text = text_of(&format!("content/dreamscape/{file}"));
    assert!(read(file, &text).is_ok());
    for (from, to, at, key) in cases {
        assert!(text.contains(from), "{file}: {from:?}");
        let changed = text.replacen(from, to, 1);
        let before = &changed[..changed.find(at).unwrap_or(0)];
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|&sign| sign != '\n').count() + 1;
        match read(file, &changed) {
            Ok(_) => panic!("accepted: {from:?} -> {to:?}"),
            Err(error) => {
                assert_eq!(error.key(), *key, "{error}");
                assert_eq!((error.line as usize, error.column as usize), (line, column), "{error}");
            }
        }
    }
}

#[test]
fn a_wrong_board_is_refused_in_place() {
    let cases = [
        ("water = 28", "water = 100", "100", "data-out-of-range"),
        ("water = 28", "blue = 28", "blue", "data-unknown-key"),
        ("rock = 23\n", "", "[shards]", "data-missing-key"),
        ("[2, 2, 2, 3, 4]", "[2, 2, 3, 4]", "[2, 2, 3", "data-wrong-length"),
        ("[2, 2, 2, 3, 4]", "[2, 2, 2, 3, 7]", "7]", "data-out-of-range"),
        ("\"lake\", \"king\"]", "\"lake\", \"lake\"]", "\"lake\"]", "data-repeated"),
        ("\"lake\", \"king\"]", "\"lake\", \"queen\"]", "\"queen\"]", "data-unknown-word"),
        ("columns = 5", "columns = 7", "7\nrows", "data-out-of-range"),
        ("rows = 4", "rows = 6", "6\n\n[game]", "data-out-of-range"),
        ("\"5-6\"]", "\"3-6\"]", "\"3-6\"]", "data-repeated"),
        ("\"5-6\"]", "\"1-6\"]", "\"1-6\"]", "data-unknown-word"),
        ("trees = [6, 6, 9, 12]", "trees = 6", "6\n\n# What", "data-wrong-type"),
        ("[end]", "[end", "\n# Points for each dreamcard", "data-not-toml"),
    ];
    check("board.toml", Board::read, &cases);
}

#[test]
fn wrong_purposes_are_refused_in_place() {
    let cases = [
        ("number = 2", "number = 1", "1\nkind = \"most-pairs\"", "data-repeated"),
        ("number = 2", "number = 3", "3\nkind = \"most-pairs\"", "data-out-of-turn"),
        ("\"most-pairs\"", "\"most-twins\"", "\"most-twins\"", "data-unknown-word"),
        (
            "kind = \"view\"",
            "kind = \"view\"\nvalue = 5",
            "value = 5\ntrees_count = true\n\n[[tile]]\nnumber = 16",
            "data-needless-key",
        ),
        ("kind = \"farthest\"", "kind = \"farthest\"\nsteps = []", "steps = []", "data-needless-key"),
        ("kind = \"no-red\"\nvalue = 6\n", "kind = \"no-red\"\n", "[[tile]]\nnumber = 6", "data-missing-key"),
        ("{ shards = 5, points = 4 }", "{ shards = 3, points = 4 }", "3, points = 4", "data-out-of-range"),
        (
            "{ shards = 5, points = 4 }",
            "{ shards = 5, points = 2 }",
            "2 }, { shards = 7",
            "data-out-of-range",
        ),
        ("trees_count = true", "trees_count = 1", "1\n\n# Most stacks", "data-wrong-type"),
    ];
    check("purposes.toml", Tile::read_all, &cases);
}

#[test]
fn wrong_editions_are_refused_in_place() {
    let cases = [
        ("[de]", "[fr]", "fr]", "data-unknown-key"),
        ("emergence = \"clock-first\"\n", "", "[standard]", "data-missing-key"),
        ("tower = \"both\"", "tower = \"three\"", "\"three\"", "data-unknown-word"),
        ("7, 8, 9, 11, 13, 15]", "7, 8, 9, 11, 13, 17]", "17]", "data-out-of-range"),
        ("7, 8, 9, 11, 13, 15]", "7, 8, 9, 11, 13, 13]", "13]", "data-repeated"),
    ];
    check("editions.toml", |file, text| Switches::read_all(file, text, 16), &cases);
}

#[test]
fn wrong_solo_levels_are_refused_in_place() {
    let cases = [
        ("takes = 3", "takes = 6", "6\nset_points = 5", "data-out-of-range"),
        ("[deep]", "[shallow]", "shallow]", "data-unknown-key"),
        ("head_start = 15", "", "[bottomless]", "data-missing-key"),
        ("[drowsy]", "[[drowsy]]", "[[drowsy]]", "data-wrong-type"),
    ];
    check("solo.toml", SoloLevel::read_all, &cases);
}

#[test]
fn wrong_lessons_are_refused_in_place() {
    let cases = [
        ("number = 2", "number = 4", "4\nslug = \"placing\"", "data-out-of-turn"),
        ("slug = \"travel\"", "slug = \"Travel\"", "\"Travel\"", "data-bad-name"),
        (
            "until = \"event-travel-ends\"",
            "until = \"event-sunrise\"",
            "\"event-sunrise\"",
            "data-unknown-word",
        ),
        ("event = \"event-moved-free\"", "event = \"event-flown\"", "\"event-flown\"", "data-unknown-word"),
        ("with = { location = 4 }", "with = { cell = \"b1\" }", "cell = \"b1\" }", "data-unknown-key"),
        ("with = { location = 4 }", "with = { location = 444 }", "444", "data-out-of-range"),
        ("with = { location = 4 }", "with = { location = true }", "true", "data-wrong-type"),
        ("solution = [\"collect\", ", "solution = [1, ", "1, \"move 4\"", "data-wrong-type"),
        ("[[lesson.goal]]", "[[lesson.gaol]]", "gaol", "data-unknown-key"),
    ];
    check("lessons.toml", read_lessons, &cases);
}
