//! Texts that cannot be read: what would have been right is said in the language of the person, with nothing left in English.

use dreamscape::card::Pattern;
use dreamscape::data::Pack;
use dreamscape::notation::{PositionError, read_action, read_outcome, set_position};
use kernel::{Expected, Header, Message, Record};
use oneiros::failure::Failure;
use oneiros::games::games;
use oneiros::words::{Lang, Nameless, Words};

use crate::dreamscape_keys as keys;

const ACTIONS: [&str; 9] = [
    "dance",
    "move 7",
    "step z9",
    "place W",
    "use 12 W",
    "golem b2 b3",
    "draw IV",
    "waive bush",
    "collect now",
];
const OUTCOMES: [&str; 2] = ["x", "t0"];
const POSITIONS: [&str; 14] = [
    "moon 3",
    "cycle two",
    "cycle 99",
    "hands 1 Wx",
    "hands 1 WW\nhands 1 R",
    "hands 3 W",
    "edition fr",
    "options nightmare fast",
    "pack trial 99",
    "dreamscape 1 f6=R",
    "dreamscape 1 c1=R^\ndreamer 1 c1",
    "purposes t1 t1",
    "bag W1",
    "marker 1 3",
];
const RECORD: &str = "oneiros record 1\ngame dreamscape\nedition standard\nseat 1 Ada\nseat 2 Ben\ndeal\n";
/// What is changed in the record, and to what.
const RECORDS: [(&str, &str); 9] = [
    ("record 1", "record 2"),
    ("game dreamscape", "game dreamscape chess"),
    ("edition standard", "edition"),
    ("seat 1 Ada", "seat 1 A\u{1}a"),
    ("seat 2 Ben\n", ""),
    ("deal\n", "fetch\n"),
    ("deal\n", "deal x\n"),
    ("deal\n", "deal\n1 step z9\n"),
    ("deal\n", "deal\n3 collect\n"),
];
const PACKS: [&str; 9] = [
    "name",
    "name = x",
    "name = \"a\"\nname = \"b\"",
    "name = \"A b\"",
    "name = 1",
    "name = \"a\"\nversion = \"1\"",
    "name = \"a\"\nversion = 0",
    "name = \"a\"\nversion = 1\ncard = 3",
    "colour = 1",
];
const DRAWINGS: [&str; 5] = ["X", "^", "W R\nW", "N^", ""];

fn wrong_record((right, wrong): (&str, &str)) -> Failure {
    let text = RECORD.replacen(right, wrong, 1);
    let (game, _) = set_position("").expect("every line has a default");
    match Header::read(&text).and_then(|_| Record::read(&game, &text)) {
        Ok(_) => panic!("{text}"),
        Err(misread) => misread.into(),
    }
}

/// Every wrong text with what is said of it.
fn wrong_texts() -> Vec<(String, Failure)> {
    let mut all: Vec<(String, Failure)> = Vec::new();
    let mut add = |text: &str, failure: Failure| all.push((text.to_owned(), failure));
    ACTIONS.iter().for_each(|text| add(text, read_action(text).expect_err(text).into()));
    OUTCOMES.iter().for_each(|text| add(text, read_outcome(text).expect_err(text).into()));
    for text in POSITIONS {
        let Err(PositionError::Misread(misread)) = set_position(text) else { panic!("{text}") };
        add(text, misread.into());
    }
    RECORDS.iter().for_each(|change| add(change.1, wrong_record(*change)));
    PACKS.iter().for_each(|text| add(text, Pack::read("mine.toml", text).expect_err(text).into()));
    DRAWINGS.iter().for_each(|text| add(text, Pattern::read(text).expect_err(text).into()));
    all
}

#[test]
fn what_is_wrong_with_a_text_is_said_in_no_word_of_another_language() {
    let keys = keys();
    let english = Words::for_game(Lang::En, "dreamscape");
    for lang in [Lang::It, Lang::De, Lang::Pl] {
        let words = Words::for_game(lang, "dreamscape");
        for (text, failure) in wrong_texts() {
            assert!(keys.contains_key(failure.said.key()), "{text}: {}", failure.said.key());
            assert_ne!(words.tell(&*failure.said), english.tell(&*failure.said), "{text}");
            let sentence = failure.sentence(&words, &Nameless);
            for expected in &failure.expected {
                match expected {
                    Expected::Literal(word) => assert!(is_notation(word), "{text}: {word}"),
                    Expected::Described(said) => {
                        assert!(keys.contains_key(said.key()), "{text}: {}", said.key());
                        let foreign = english.tell(said);
                        assert!(!sentence.contains(&foreign), "{}: {text}: {sentence}", lang.code());
                    }
                }
            }
        }
    }
}

/// Whether a text can be typed as it stands: one word, or a line of a record or a position.
fn is_notation(text: &str) -> bool {
    !text.contains(' ') || ["oneiros record ", "bag "].iter().any(|line| text.starts_with(line))
}

/// The text of a key without parameters filled in.
fn source(lang: Lang, key: &str) -> &'static str {
    let games = games();
    let own = games.of("dreamscape").expect("a game of the program").words().iter();
    let own = own.filter(|words| words.language == lang.code()).flat_map(|words| words.of_terminal());
    let lines = Words::files(lang).iter().copied().chain(own).flat_map(|(_, text)| text.lines());
    let found = lines.filter_map(|line| line.split_once(" = ")).find(|(name, _)| *name == key);
    found.unwrap_or_else(|| panic!("{}: {key}", lang.code())).1
}

/// What in a text is notation: examples, numbers, parameters, the letters of shards and decks.
fn notation(text: &str) -> Vec<&str> {
    let trimmed = text.split(' ').map(|word| word.trim_matches([',', '.', '{', '}']));
    let is_sign = |word: &&str| {
        word.contains(|sign: char| sign.is_ascii_digit() || "$=#^@[".contains(sign))
            || !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_uppercase())
    };
    let mut found: Vec<&str> = trimmed.filter(is_sign).map(|word| word.trim_matches(':')).collect();
    found.sort_unstable();
    found
}

#[test]
fn every_expectation_is_translated_and_keeps_its_examples() {
    let mut count = 0;
    for key in keys().into_keys() {
        if !["text-", "form-", "demand-", "toml-", "data-"].iter().any(|kind| key.starts_with(kind)) {
            continue;
        }
        count += 1;
        let english = source(Lang::En, &key);
        for lang in [Lang::It, Lang::De, Lang::Pl] {
            let text = source(lang, &key);
            assert_ne!(text, english, "{}: {key}", lang.code());
            if !key.starts_with("data-") {
                assert_eq!(notation(text), notation(english), "{}: {key}", lang.code());
            }
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn an_example_is_shown_to_whoever_types_something_else() {
    let said = |lang, text| {
        Failure::from(read_action(text).expect_err(text))
            .sentence(&Words::for_game(lang, "dreamscape"), &Nameless)
    };
    let failure = Failure::from(read_action("step z9").expect_err("off every grid"));
    let report = serde_json::to_value(failure.report(&Words::for_game(Lang::It, "dreamscape"), &Nameless))
        .expect("plain data");
    assert_eq!(
        report["expected"],
        serde_json::json!(["una casella, per esempio b2"]),
        "programs read the same words"
    );
    assert_eq!(said(Lang::En, "step z9"), "1:6: This cannot be read. Expected: a cell, such as b2.");
    assert_eq!(
        said(Lang::De, "step z9"),
        "1:6: Das lässt sich nicht lesen. Erwartet: ein Feld, zum Beispiel b2."
    );
    assert_eq!(said(Lang::Pl, "step z9"), "1:6: Tego nie da się odczytać. Oczekiwane: pole, na przykład b2.");
}
