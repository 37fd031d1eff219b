//! Records as text and bytes.

use kernel::record::{
    ByteFault, Ending, MAGIC, MAX_LINE, MAX_NAME, MAX_TEXT, Name, Pack, Unreadable, Word, pack, unpack,
};
use kernel::{Entry, Header, Misread, Record, Seat, SeatSet, Start, Step, TextForm};

use lanterns::{Action, Lanterns};

const TEXT: &str = "\
oneiros record 1
game lanterns
edition first
options windy cards=12
pack plain 1 sha256:ab12
seat 1 Ada Lovelace
seat 2
deal 1 2 3
1 light(2)
2 let > 0
undo 2
redo 2
result
points 1 row=3 embers=2
winners 1
";

fn read(text: &str) -> Result<Record<Action, u8>, Misread> {
    Record::read(&Lanterns(2), text)
}

fn word(text: &str) -> Word {
    Word::new(text).unwrap()
}

fn sample() -> Record<Action, u8> {
    let (ada, ben) = (Seat(0), Seat(1));
    Record {
        header: Header {
            game: word("lanterns"),
            edition: Some(word("first")),
            options: vec![word("windy"), word("cards=12")],
            pack: Some(Pack { name: word("plain"), version: word("1"), hash: word("sha256:ab12") }),
            seats: vec![Name::new("Ada Lovelace").unwrap(), Name::default()],
        },
        start: Start::Dealt(vec![1, 2, 3]),
        entries: vec![
            Entry::Step(Step { seat: ada, action: Action::Light(2), outcomes: vec![] }),
            Entry::Step(Step { seat: ben, action: Action::Let, outcomes: vec![0] }),
            Entry::Undo { seat: ben },
            Entry::Redo { seat: ben },
        ],
        ending: Some(Ending {
            points: vec![(ada, vec![word("row=3"), word("embers=2")])],
            winners: Some(SeatSet::one(ada)),
        }),
    }
}

#[test]
fn a_record_is_written_and_read_line_by_line() {
    assert_eq!(sample().write(&Lanterns(2)), TEXT);
    assert_eq!(read(TEXT), Ok(sample()));
    assert_eq!(Record::from_bytes(&Lanterns(2), &sample().to_bytes(&Lanterns(2))), Ok(sample()));
}

#[test]
fn the_header_is_read_alone_before_the_game_is_known() {
    let header = Header::read(TEXT).unwrap();
    assert_eq!(header, sample().header);
    assert_eq!((header.options[1].name(), header.options[1].value()), ("cards", Some("12")));
    assert_eq!((header.options[0].name(), header.options[0].value()), ("windy", None));
}

#[test]
fn line_ends_comments_and_blank_lines_do_not_matter() {
    let windows = TEXT.replace('\n', "\r\n");
    let sparse = format!("\u{feff}# a comment\n\n{}\n\n", TEXT.replace('\n', "  \n# 1 rest\n\n"));
    let endless = TEXT.trim_end();
    for text in [windows.as_str(), sparse.as_str(), endless] {
        assert_eq!(read(text), Ok(sample()), "{text}");
    }
}

#[test]
fn a_position_stands_in_indented_lines() {
    let text = "oneiros record 1\ngame lanterns\nseat 1\nseat 2\nposition\n  awake 0 1\n\n    deep\n  # kept\n1 rest\n";
    let record = read(text).unwrap();
    assert_eq!(record.start, Start::Position("awake 0 1\n\n  deep\n# kept".to_owned()));
    assert_eq!(record.write(&Lanterns(2)), text);
    assert_eq!(record.entries.len(), 1);
}

#[test]
fn an_entry_is_read_from_its_own_line() {
    for entry in sample().entries {
        let mut line = String::new();
        entry.write(&Lanterns(2), &mut line);
        assert_eq!(Entry::read(&Lanterns(2), &line), Ok(entry));
    }
}

#[test]
fn a_mistake_is_told_with_its_line_and_column() {
    let cases = [
        ("oneiros record 1", "oneiros record 2", 1, 16, "oneiros record 1"),
        ("oneiros", "chess", 1, 1, "oneiros record 1"),
        ("game lanterns", "game dreamscape", 2, 6, "lanterns"),
        ("game lanterns", "gam", 2, 1, "game"),
        ("edition first", "edition first second", 3, 15, "text-line-end"),
        ("edition first", "edition", 3, 8, "text-word"),
        ("pack plain 1 sha256:ab12", "pack plain 1", 5, 13, "text-word"),
        ("pack plain 1 sha256:ab12", "pack pläin 1 x y", 5, 16, "text-line-end"),
        ("edition first\noptions", "options x\nedition first\noptions", 4, 1, "pack"),
        ("seat 1 Ada Lovelace", "seat 3 Ada Lovelace", 6, 6, "1"),
        ("Ada Lovelace", "Ada\tL\u{1}", 6, 8, "text-name most=64"),
        ("seat 2\n", "", 7, 1, "text-seats seats=2"),
        ("seat 2\n", "seat 2\nseat 3\n", 9, 1, "text-seats seats=2"),
        ("deal 1 2 3\n", "", 8, 1, "deal"),
        ("deal 1 2 3", "deal 1 2 x", 8, 10, "the number of a lantern, 1 (it holds) or 0"),
        ("1 light(2)", "3 light(2)", 9, 1, "text-seat seats=2"),
        ("1 light(2)", "1  flight", 9, 4, "an action"),
        ("1 light(2)", "1", 9, 2, "an action"),
        ("1 light(2)", "Ada rests", 9, 1, "text-seat seats=2"),
        ("2 let > 0", "2 let > é", 10, 9, "the number of a lantern, 1 (it holds) or 0"),
        ("undo 2", "undo", 11, 5, "text-seat seats=2"),
        ("undo 2", "undo 2 3", 11, 8, "text-line-end"),
        ("points 1 row=3", "pts 1 row=3", 14, 1, "points"),
        ("winners 1", "winners 9", 15, 9, "text-seat seats=2"),
        ("winners 1", "winners 1\n1 rest", 16, 1, "points"),
    ];
    for (right, wrong, line, column, expected) in cases {
        let text = TEXT.replacen(right, wrong, 1);
        assert_ne!(text, TEXT);
        let misread = read(&text).expect_err(wrong);
        assert_eq!((misread.line, misread.column), (line, column), "{wrong}: {misread}");
        assert_eq!(misread.expected[0].to_string(), expected, "{wrong}: {misread}");
    }
}

#[test]
fn what_is_too_long_is_refused() {
    let long_line = TEXT.replace("deal", &format!("deal {}", " ".repeat(MAX_LINE)));
    assert_eq!(read(&long_line).unwrap_err().line, 8);
    let many = TEXT.replace("undo 2\n", &"undo 2\n".repeat(250_000));
    assert_eq!(read(&many).unwrap_err().expected, [TextForm::AtMost { most: 250_000 }.into()]);
    let options = TEXT.replace("windy", &"windy ".repeat(256));
    assert_eq!(read(&options).unwrap_err().line, 4);
    let name = TEXT.replace("Ada Lovelace", &"a".repeat(MAX_NAME + 1));
    assert_eq!(read(&name).unwrap_err().line, 6);
    let seats: String = (1..=9).map(|seat| format!("seat {seat}\n")).collect();
    let nine = format!("oneiros record 1\ngame lanterns\n{seats}deal\n");
    assert_eq!(Header::read(&nine).unwrap_err().line, 11);
    let text = " ".repeat(MAX_TEXT + 1);
    assert_eq!(Header::read(&text).unwrap_err().expected, [TextForm::Bytes { most: MAX_TEXT }.into()]);
}

#[test]
fn words_and_names_of_any_text_can_be_tamed() {
    assert_eq!(Word::tame("two words\n").as_str(), "two-words-");
    assert_eq!(Word::tame("").as_str(), "-");
    assert_eq!(Word::pair("cycles", 6).as_str(), "cycles=6");
    assert_eq!((Word::new("two words"), Word::new("")), (None, None));
    assert_eq!(Name::tame(" a\nb ").as_str(), "a b");
    assert_eq!(Name::tame(&"é".repeat(200)).as_str().chars().count(), MAX_NAME);
}

#[test]
fn bytes_that_are_no_record_are_refused() {
    let bytes = pack(TEXT);
    assert!(bytes.starts_with(&MAGIC) && bytes.len() < TEXT.len() + 16);
    assert_eq!(unpack(&bytes).as_deref(), Ok(TEXT));
    assert_eq!(unpack(b"PNG"), Err(ByteFault::NotARecord));
    assert_eq!(unpack(&MAGIC), Err(ByteFault::Damaged));
    let mut newer = bytes.clone();
    newer[MAGIC.len()] = 9;
    assert_eq!(unpack(&newer), Err(ByteFault::Version(9)));
    assert_eq!(unpack(&bytes[..bytes.len() - 1]), Err(ByteFault::Damaged));
    for at in MAGIC.len() + 3..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 4;
        assert!(unpack(&damaged).is_err(), "byte {at}");
    }
    let text = pack("no record");
    assert!(
        matches!(Record::from_bytes(&Lanterns(2), &text), Err(Unreadable::Text(misread)) if misread.line == 1)
    );
}

#[test]
fn bytes_that_would_swell_are_refused() {
    let bomb = pack(&" ".repeat(MAX_TEXT + 1));
    assert!(bomb.len() < MAX_TEXT / 100);
    assert_eq!(unpack(&bomb), Err(ByteFault::TooLong));
    assert!(unpack(&pack(&" ".repeat(MAX_TEXT))).is_ok());
}
