//! Every example in `docs/notation.md` is true.

use dreamscape::data::{Edition, builtin};
use dreamscape::notation::{
    DOINGS, LINE_WORDS, OPTION_WORDS, PAUSES, VERBS, read_action, read_option, read_outcome, set_position,
    write_action, write_options, write_outcome, write_position,
};
use dreamscape::state::Phase;
use dreamscape::{Cause, Dreamscape, Setup};
use kernel::Session;
use kernel::record::{Ending, Header, Record};

const DOCUMENT: &str = include_str!("../../../../docs/notation.md");

/// The fenced blocks of a kind: what stands behind the kind, and the text.
fn blocks(kind: &str) -> Vec<(&'static str, String)> {
    let mut blocks: Vec<(&str, String)> = Vec::new();
    let mut open: Option<&str> = None;
    for line in DOCUMENT.lines() {
        match (line.strip_prefix("```"), open) {
            (Some(tag), None) => {
                open = Some(tag);
                blocks.push((tag, String::new()));
            }
            (Some(_), Some(_)) => open = None,
            (None, Some(_)) => {
                let text = &mut blocks.last_mut().expect("an open block").1;
                *text += line;
                text.push('\n');
            }
            (None, None) => {}
        }
    }
    let tagged = |tag: &'static str| Some(tag.strip_prefix(kind)?.trim_start());
    blocks.into_iter().filter_map(|(tag, text)| Some((tagged(tag)?, text))).collect()
}

/// The examples of a kind that stand one in a line, without what explains them.
fn examples(kind: &str) -> Vec<String> {
    let lines: String = blocks(kind).into_iter().map(|(_, text)| text).collect();
    lines.lines().filter_map(|line| Some(line.split_once(" -- ")?.0.to_owned())).collect()
}

#[test]
fn every_action_is_read_and_written_the_same_and_every_verb_has_an_example() {
    let actions = examples("action");
    for text in &actions {
        let mut written = String::new();
        write_action(read_action(text).unwrap_or_else(|misread| panic!("{text}: {misread}")), &mut written);
        assert_eq!(written, *text);
    }
    for verb in VERBS {
        assert!(actions.iter().any(|text| text.split(' ').next() == Some(verb)), "no example of {verb}");
    }
}

#[test]
fn every_outcome_is_read_and_written_the_same() {
    let outcomes = examples("outcome");
    assert_eq!(outcomes.len(), 4);
    for text in outcomes {
        let mut written = String::new();
        write_outcome(
            read_outcome(&text).unwrap_or_else(|misread| panic!("{text}: {misread}")),
            &mut written,
        );
        assert_eq!(written, text);
    }
}

#[test]
fn every_option_is_read_and_written_the_same() {
    let options = examples("options");
    assert_eq!(options, OPTION_WORDS);
    for word in options {
        let mut setup = Setup::new(Edition::Standard, 2);
        read_option(&mut setup, &word).unwrap_or_else(|error| panic!("{word}: {error:?}"));
        assert_eq!(write_options(&setup), [word]);
    }
}

#[test]
fn every_position_can_be_set_and_its_canonical_text_stays_the_same() {
    let positions = blocks("position");
    assert!(positions.len() > 20);
    for (tag, text) in positions {
        let (game, state) = set_position(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        let canonical = write_position(&game, &state);
        let (again, same) = set_position(&canonical).unwrap_or_else(|error| panic!("{error:?}\n{canonical}"));
        assert!(same == state, "{canonical}");
        assert_eq!(write_position(&again, &same), canonical);
        if tag == "canonical" {
            assert_eq!(text, canonical);
        }
    }
}

#[test]
fn every_line_power_and_interruption_has_an_example() {
    let positions: String = blocks("position").into_iter().map(|(_, text)| text).collect();
    let table: Vec<&str> = DOCUMENT.lines().filter_map(|line| line.strip_prefix("| `")).collect();
    for word in LINE_WORDS {
        assert!(positions.lines().any(|line| line.split(' ').next() == Some(word)), "no example of {word}");
        assert!(table.iter().any(|row| row.split([' ', '`']).next() == Some(word)), "no row for {word}");
    }
    for (keyword, words) in [("doing", &DOINGS[..]), ("pause", &PAUSES[..])] {
        for word in words {
            let says = |line: &str| line.starts_with(keyword) && line.split(' ').nth(2) == Some(word);
            assert!(positions.lines().any(says), "no example of {keyword} {word}");
        }
    }
}

#[test]
fn the_grammar_knows_every_word() {
    let grammar: String = blocks("ebnf").into_iter().map(|(_, text)| text).collect();
    let words = LINE_WORDS.into_iter().chain(VERBS).chain(DOINGS).chain(PAUSES);
    let words = words.chain(Phase::ALL.map(Phase::word)).chain(Cause::ALL.map(Cause::word));
    for word in words.chain(Edition::ALL.map(Edition::word)) {
        assert!(grammar.contains(&format!("\"{word}\"")), "the grammar has no {word}");
    }
}

#[test]
fn every_refusal_is_as_it_says() {
    let refused = blocks("refused");
    assert!(refused.len() > 4);
    for (tag, text) in refused {
        let error = set_position(&text).err().unwrap_or_else(|| panic!("accepted\n{text}"));
        let (line, column) = error.place();
        assert_eq!(format!("{line}:{column} {}", error.rule().unwrap_or("-")), tag, "{error:?}\n{text}");
    }
}

/// The game that the header of a record asks for.
fn game_of(header: &Header) -> Dreamscape {
    let edition = header.edition.as_ref().and_then(|word| Edition::from_word(word.as_str()));
    let mut setup = Setup::new(edition.expect("an edition"), header.seats.len() as u8);
    for option in &header.options {
        read_option(&mut setup, option.as_str()).expect("an option");
    }
    let pack = header.pack.as_ref().expect("a pack");
    let known = builtin().pack(pack.name.as_str(), pack.version.as_str().parse().ok()).expect("a known pack");
    assert_eq!(known.hash, pack.hash.as_str());
    Dreamscape::new(setup, known).expect("a game")
}

#[test]
fn every_record_replays_and_is_written_the_same() {
    let records = blocks("record");
    assert_eq!(records.len(), 2);
    for (_, text) in records {
        let game = game_of(&Header::read(&text).expect("a header"));
        let record = Record::read(&game, &text).unwrap_or_else(|misread| panic!("{misread}\n{text}"));
        assert_eq!(record.write(&game), text);
        let session = Session::from_record(game.clone(), &record).unwrap_or_else(|flaw| panic!("{flaw}"));
        let ending = Ending::of(&game, session.state());
        assert!(record.ending.is_none_or(|said| said == ending), "{text}ends so: {ending:?}");
    }
}
