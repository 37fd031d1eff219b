//! Any bytes at all: the readers answer, they never panic, and a mistake is always inside the file.

use dreamscape::data::{Board, DataError, Pack, SoloLevel, Switches, Tile, read_lessons};
use proptest::prelude::*;

use crate::text_of;

/// The place of a mistake is in the text, or right behind it.
fn is_inside(text: &str, error: &DataError) -> bool {
    let line = text.split('\n').nth(error.line as usize - 1);
    line.is_some_and(|line| (1..=line.chars().count() + 1).contains(&(error.column as usize)))
}

/// One careless change to a file.
#[derive(Clone, Debug)]
enum Slip {
    /// Takes bytes out.
    Cut(prop::sample::Index, usize),
    /// Puts text in.
    Insert(prop::sample::Index, String),
    /// Writes a piece twice.
    Double(prop::sample::Index, usize),
    /// Exchanges two lines.
    Swap(prop::sample::Index, prop::sample::Index),
    /// Overwrites a byte.
    Byte(prop::sample::Index, u8),
}

fn slip() -> impl Strategy<Value = Slip> {
    let index = any::<prop::sample::Index>;
    prop_oneof![
        (index(), 1..40_usize).prop_map(|(at, length)| Slip::Cut(at, length)),
        (index(), "[WRLGMN^@.'\"=\\[\\]{}0-9a-z\\\\ \\n]{1,8}").prop_map(|(at, text)| Slip::Insert(at, text)),
        (index(), 1..200_usize).prop_map(|(at, length)| Slip::Double(at, length)),
        (index(), index()).prop_map(|(one, other)| Slip::Swap(one, other)),
        (index(), any::<u8>()).prop_map(|(at, byte)| Slip::Byte(at, byte)),
    ]
}

fn slipped(bytes: &mut Vec<u8>, slip: &Slip) {
    let end = |at: usize, length: usize| (at + length).min(bytes.len());
    match slip {
        Slip::Cut(at, length) => {
            let at = at.index(bytes.len() + 1);
            bytes.drain(at..end(at, *length));
        }
        Slip::Insert(at, text) => {
            let at = at.index(bytes.len() + 1);
            bytes.splice(at..at, text.bytes());
        }
        Slip::Double(at, length) => {
            let at = at.index(bytes.len() + 1);
            let piece = bytes[at..end(at, *length)].to_vec();
            bytes.splice(at..at, piece);
        }
        Slip::Swap(one, other) => {
            let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
            let (one, other) = (one.index(lines.len()), other.index(lines.len()));
            lines.swap(one, other);
            *bytes = lines.join(&b'\n');
        }
        Slip::Byte(at, byte) if !bytes.is_empty() => {
            let at = at.index(bytes.len());
            bytes[at] = *byte;
        }
        Slip::Byte(..) => {}
    }
}

/// Reads bytes as every kind of file and sees that each mistake is inside.
fn read_as_everything(bytes: &[u8]) -> Result<(), TestCaseError> {
    let text = String::from_utf8_lossy(bytes);
    let mut mistakes: Vec<DataError> = Vec::new();
    mistakes.extend(Pack::read("file", &text).err());
    mistakes.extend(Board::read("file", &text).err());
    mistakes.extend(Tile::read_all("file", &text).err());
    mistakes.extend(Switches::read_all("file", &text, 16).err());
    mistakes.extend(SoloLevel::read_all("file", &text).err());
    mistakes.extend(read_lessons("file", &text).err());
    for mistake in mistakes {
        prop_assert!(is_inside(&text, &mistake), "{mistake}");
    }
    if let Err(mistake) = Pack::read_bytes("file", bytes) {
        prop_assert!(is_inside(&text, &mistake), "{mistake}");
    }
    Ok(())
}

proptest! {
    #[test]
    fn arbitrary_bytes_are_answered(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        read_as_everything(&bytes)?;
    }

    #[test]
    fn arbitrary_text_is_answered(text in "\\PC{0,200}") {
        read_as_everything(text.as_bytes())?;
    }

    #[test]
    fn text_that_looks_like_toml_is_answered(
        lines in prop::collection::vec(
            "(name|version|card|tile|standard|drowsy|number|pattern|a\\.b) = (1|'W'|'''\\nW\\n'''|\\[1\\]|\\{a = 1\\}|true)|\\[\\[?(card|tile|a\\.card|de|deep)\\]?\\]",
            0..12,
        ),
    ) {
        read_as_everything(lines.join("\n").as_bytes())?;
    }

    #[test]
    fn real_files_with_slips_are_answered(
        file in prop::sample::select(vec![
            "packs/nocturne-1.toml", "packs/trial-1.toml", "board.toml", "purposes.toml", "editions.toml", "solo.toml",
            "lessons.toml",
        ]),
        slips in prop::collection::vec(slip(), 1..6),
    ) {
        let mut bytes = text_of(&format!("content/dreamscape/{file}")).into_bytes();
        for slip in &slips {
            slipped(&mut bytes, slip);
        }
        read_as_everything(&bytes)?;
    }
}

#[test]
fn deep_nesting_and_long_lines_are_answered() {
    let long = "W ".repeat(100_000);
    let texts = [
        format!("name = {}", "[".repeat(100_000)),
        format!("name = {}1{}", "{a = ".repeat(50_000), "}".repeat(50_000)),
        format!("{}name = 1", "a.".repeat(100_000)),
        format!("[{}name]", "a.".repeat(100_000)),
        format!("name = \"x\"\nversion = 1\n[[card]]\npattern = '{long}'"),
        format!("name = '{}'", "a".repeat(1_000_000)),
        "[[card]]\n".repeat(20_000),
    ];
    for text in texts {
        assert!(Pack::read("file", &text).is_err_and(|error| is_inside(&text, &error)));
    }
    assert!(dreamscape::card::Pattern::read(&long).is_err());
}
