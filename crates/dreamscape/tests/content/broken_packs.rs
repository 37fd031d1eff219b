//! Packs with one mistake each: the place, the kind and what was expected.

use dreamscape::card::{Level, Pattern};
use dreamscape::data::{DataError, Pack, TomlType};
use kernel::{Expected, Message};

/// The patterns of the smallest pack that can be played: ten cards of level I, one of II, one of III.
const DRAWINGS: [&str; 12] = ["W", "R", "L", "G", "M", "WW", "RR", "LL", "GG", "MM", "W  R", "W  L"];

/// The smallest playable pack. Card n has nine lines; the first of them is line 9 n - 5.
fn smallest() -> String {
    let mut text = String::from("name = \"tiny\"\nversion = 1\n\n");
    for (place, drawing) in DRAWINGS.iter().enumerate() {
        let (number, level) = (place + 1, place.saturating_sub(8).max(1));
        text += &format!("[[card]]\nnumber = {number}\nslug = \"card-{number}\"\nlevel = {level}\n");
        text += &format!("points = 1\npower = \"muse\"\npattern = '''\n{drawing}\n'''\n");
    }
    text
}

/// The smallest pack with a piece of its text changed.
fn changed(from: &str, to: &str) -> String {
    let text = smallest();
    assert!(text.contains(from), "{from:?}");
    text.replacen(from, to, 1)
}

fn refusal(text: &str) -> DataError {
    match Pack::read("tiny-1.toml", text) {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(error) => error,
    }
}

/// Checks the place, the kind and the first thing expected (nothing if the text is empty) of each changed pack.
fn check(cases: &[(&str, &str, &str, &str, &str)]) {
    for (from, to, place, key, expected) in cases {
        let error = refusal(&changed(from, to));
        let found = (format!("{}:{}", error.line, error.column), error.key());
        assert_eq!(found, ((*place).to_owned(), *key), "{from:?} -> {to:?}: {error}");
        assert_eq!(
            error.expected.first().map_or_else(String::new, Expected::to_string),
            *expected,
            "{from:?} -> {to:?}"
        );
        assert_eq!(error.file, "tiny-1.toml");
    }
}

#[test]
fn the_smallest_pack_is_accepted() {
    let pack = Pack::read("tiny-1.toml", &smallest()).unwrap();
    assert_eq!((&*pack.name, pack.version, pack.cards.len()), ("tiny", 1, 12));
    assert_eq!([9, 10, 11].map(|card: usize| pack.cards[card].level), Level::ALL);
    assert_eq!(pack.cards[10].pattern, Pattern::read("W R").unwrap());
}

#[test]
fn what_is_not_toml_is_refused_where_it_breaks() {
    check(&[
        ("name = ", "name ", "1:6", "data-not-toml", ""),
        ("version = 1", "version = 1\nversion = 2", "3:1", "data-said-before", ""),
        ("level = 1", "level = one", "7:9", "data-unquoted", ""),
        ("[[card]]", "[card]", "13:3", "data-said-before", ""),
    ]);
}

#[test]
fn what_is_not_text_is_refused_at_the_first_wrong_byte() {
    let error = Pack::read_bytes("x", b"name = \"tiny\"\nversion\xff = 1").unwrap_err();
    assert_eq!((error.line, error.column, error.key()), (2, 8, "data-not-text"));
}

#[test]
fn keys_are_refused_by_name_when_unknown_and_missed_when_left_out() {
    check(&[
        ("version = 1", "version = 1\nauthor = \"me\"", "3:1", "data-unknown-key", "name"),
        ("points = 1", "point = 1", "8:1", "data-unknown-key", "number"),
        ("name = \"tiny\"\n", "", "1:1", "data-missing-key", "name"),
        ("version = 1\n", "", "1:1", "data-missing-key", "version"),
        ("number = 2\n", "", "13:1", "data-missing-key", "number"),
        ("power = \"muse\"\n", "", "4:1", "data-missing-key", "power"),
        ("points = 1", "points = 1\npoints_in = { fr = 2 }", "9:15", "data-unknown-key", "standard"),
        ("points = 1", "points = 1\ntitle = { fr = \"Eau\" }", "9:11", "data-unknown-key", "en"),
    ]);
    let error = refusal("name = \"tiny\"\nversion = 1\n");
    assert_eq!((error.line, error.column, error.key()), (1, 1, "data-missing-key"));
}

#[test]
fn values_of_the_wrong_type_are_refused() {
    check(&[
        ("\"tiny\"", "7", "1:8", "data-wrong-type", "toml-string"),
        ("version = 1", "version = \"1\"", "2:11", "data-wrong-type", "toml-integer"),
        ("level = 1", "level = 1.0", "7:9", "data-wrong-type", "toml-integer"),
        ("slug = \"card-1\"", "slug = [1]", "6:8", "data-wrong-type", "toml-string"),
        ("points = 1", "points = 1\npoints_in = 3", "9:13", "data-wrong-type", "toml-table"),
        ("points = 1", "points = 1\ntitle = \"Lake\"", "9:9", "data-wrong-type", "toml-table"),
        ("points = 1", "points = 1\ntitle = { en = 1 }", "9:16", "data-wrong-type", "toml-string"),
    ]);
    let error = refusal("name = \"tiny\"\nversion = 1\ncard = 3\n");
    assert_eq!((error.line, error.column, error.key()), (3, 8, "data-wrong-type"));
    assert_eq!(error.expected, [TomlType::Tables.into()]);
}

#[test]
fn numbers_and_words_are_held_to_their_bounds() {
    check(&[
        ("version = 1", "version = 0", "2:11", "data-out-of-range", "1..4294967295"),
        ("level = 1", "level = 4", "7:9", "data-out-of-range", "1..3"),
        ("points = 1", "points = -1", "8:10", "data-out-of-range", "0..99"),
        ("points = 1", "points = 100", "8:10", "data-out-of-range", "0..99"),
        ("points = 1", "points = 1\npoints_in = { pl = 100 }", "9:20", "data-out-of-range", "0..99"),
        ("\"muse\"", "\"fire\"", "9:9", "data-unknown-word", "muse"),
        ("\"tiny\"", "\"Tiny\"", "1:8", "data-bad-name", ""),
        ("\"card-1\"", "\"card--1\"", "6:8", "data-bad-name", ""),
        ("\"card-1\"", "\"\"", "6:8", "data-bad-name", ""),
        ("points = 1", "points = 1\ntitle = { en = \" \" }", "9:16", "data-bad-title", ""),
        ("points = 1", "points = 1\ntitle = { en = \"a\\u001b[2J\" }", "9:16", "data-bad-title", ""),
    ]);
}

#[test]
fn cards_are_numbered_without_a_gap_and_by_level() {
    check(&[
        ("number = 2", "number = 1", "14:10", "data-repeated", "2"),
        ("number = 2", "number = 3", "14:10", "data-out-of-turn", "2"),
        ("number = 1\n", "number = 0\n", "5:10", "data-out-of-range", "1..64"),
        ("\"card-2\"", "\"card-1\"", "15:8", "data-repeated", ""),
        ("level = 3", "level = 1", "106:9", "data-out-of-turn", "2..3"),
    ]);
}

#[test]
fn d2_3_a_pack_needs_ten_cards_of_level_i_and_some_of_the_others() {
    // What is missing is reported at the last card.
    check(&[
        (
            "level = 1\npoints = 1\npower = \"muse\"\npattern = '''\nMM",
            "level = 2\npoints = 1\npower = \"muse\"\npattern = '''\nMM",
            "103:1",
            "data-too-few-cards",
            "10..64",
        ),
        ("level = 2", "level = 3", "103:1", "data-too-few-cards", "1..64"),
        ("level = 3", "level = 2", "103:1", "data-too-few-cards", "1..64"),
    ]);
    let error = refusal("name = \"tiny\"\nversion = 1\ncard = []\n");
    assert_eq!((error.line, error.column, error.key()), (3, 8, "data-too-few-cards"));
}

#[test]
fn a_pack_has_at_most_64_cards() {
    let mut text = smallest();
    for number in 13..=65 {
        let drawing: String = (0..6).map(|bit| if number >> bit & 1 == 0 { "W" } else { "R" }).collect();
        text += &format!("[[card]]\nnumber = {number}\nslug = \"card-{number}\"\nlevel = 3\npoints = 1\n");
        text +=
            &format!("power = \"muse\"\npattern = \"L{drawing}{}\"\n", if number > 63 { "W" } else { "" });
        if number == 64 {
            assert_eq!(Pack::read("tiny-1.toml", &text).map(|pack| pack.cards.len()), Ok(64));
        }
    }
    let error = refusal(&text);
    assert_eq!((error.line, error.column, error.key()), (112 + 7 * 52, 1, "data-too-many-cards"));
}

#[test]
fn d8_1_a_pattern_that_is_another_one_turned_is_refused() {
    check(&[
        ("pattern = '''\nW  L\n'''", "pattern = '''\nR  W\n'''", "109:11", "data-same-pattern", ""),
        ("pattern = '''\nW  L\n'''", "pattern = '''\nR\nW\n'''", "109:11", "data-same-pattern", ""),
        ("pattern = '''\nMM\n'''", "pattern = 'W'", "91:11", "data-same-pattern", ""),
    ]);
    // The mirror image of a corner is another pattern.
    let corners = changed("\nW  R\n", "\nW  .\nR  L\n").replace("\nW  L\n", "\n.  W\nL  R\n");
    assert!(Pack::read("tiny-1.toml", &corners).is_ok());
}

#[test]
fn a_mistake_in_a_drawing_is_shown_in_the_file() {
    check(&[
        ("\nW  R\n", "\n.  .\nW  X\n", "102:4", "data-unknown-sign", "W"),
        ("'''\nW  R\n'''", "\"\"\"\nW  R\nW  X\"\"\"", "102:4", "data-unknown-sign", "W"),
        ("'''\nW  R\n'''", "'W X'", "100:14", "data-unknown-sign", "W"),
        ("'''\nW  R\n'''", "'''W X'''", "100:16", "data-unknown-sign", "W"),
        ("'''\nW  R\n'''", "\"W X\"", "100:14", "data-unknown-sign", "W"),
        // Escapes hide where a sign stands; then the value is the place.
        ("'''\nW  R\n'''", "\"W\\nX\"", "100:11", "data-unknown-sign", "W"),
        ("\nW  R\n", "\n\n", "101:1", "data-empty-pattern", "W"),
        ("\nW  R\n", "\nW W W W W W\n", "101:1", "data-too-large", "5x4"),
        ("\nW  R\n", "\nW\nW W W\n", "102:3", "data-ragged-row", "1"),
    ]);
    let with_returns = changed("\nW  R\n", "\nW  R\nW  X\n").replace('\n', "\r\n");
    let error = refusal(&with_returns);
    assert_eq!((error.line, error.column, error.key()), (102, 4, "data-unknown-sign"));
}

#[test]
fn cards_may_be_written_in_braces_too() {
    let cards: Vec<String> = DRAWINGS
        .iter()
        .enumerate()
        .map(|(place, drawing)| {
            let (number, level) = (place + 1, place.saturating_sub(8).max(1));
            format!(
                "{{ number = {number}, slug = \"card-{number}\", level = {level}, points = 1, power = \"muse\", \
                 pattern = '{drawing}' }}"
            )
        })
        .collect();
    let text = format!("name = \"tiny\"\nversion = 1\ncard = [\n{}\n]\n", cards.join(",\n"));
    let cards = Pack::read("tiny-1.toml", &text).unwrap().cards;
    assert_eq!(cards, Pack::read("tiny-1.toml", &smallest()).unwrap().cards);
}

#[test]
fn titles_and_points_of_editions_are_kept() {
    let extra = "points = 1\ntitle = { en = \"Lake\", pl = \"Jezioro\" }\npoints_in = { pl = 0, de = 99 }";
    let pack = Pack::read("tiny-1.toml", &changed("points = 1", extra)).unwrap();
    let card = &pack.cards[0];
    assert_eq!(card.titles, [("en", "Lake"), ("pl", "Jezioro")].map(|(l, t)| (l.to_owned(), t.to_owned())));
    assert_eq!(card.points_in, [("pl".to_owned(), 0), ("de".to_owned(), 99)]);
}
