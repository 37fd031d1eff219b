//! The words of the client in browsers: its own ones are in `web-*.ftl`, in every language, and it uses them all.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use oneiros::words::Lang;

use crate::locales::{Used, read};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The messages of `web-*.ftl` with what they use.
fn own(lang: Lang) -> BTreeMap<String, Used> {
    let folder = root().join("locales").join(lang.code());
    let mut texts = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("every language has a folder") {
        let path = entry.expect("a readable folder").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with("web-") && name.ends_with(".ftl") {
            let text = fs::read_to_string(&path).expect("a readable file");
            read(&format!("{}/{name}", lang.code()), &text, &mut texts);
        }
    }
    texts
}

/// Everything that the server gives a client in a language.
fn served(lang: Lang) -> BTreeMap<String, Used> {
    let mut texts = BTreeMap::new();
    read(lang.code(), server::client_words(lang.code()).expect("words in every language"), &mut texts);
    texts
}

/// The parameters of a text: `$points-signed` and `$shard-acc` are forms of `points` and `shard`.
fn parameters(used: &Used, forms: &BTreeSet<String>) -> BTreeSet<String> {
    let base = |variable: &String| match variable.rsplit_once('-') {
        Some((base, form)) if form == "signed" || forms.contains(form) => base.to_owned(),
        _ => variable.clone(),
    };
    used.variables.iter().map(base).collect()
}

/// The program of the client, without its types and tests.
fn source() -> String {
    let mut text = String::new();
    add(&root().join("web/src"), &mut text);
    text
}

fn add(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("the client has its source").flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            add(&path, text);
        } else if (name.ends_with(".ts") || name.ends_with(".svelte")) && !name.ends_with(".test.ts") {
            *text += &fs::read_to_string(&path).expect("a readable file");
        }
    }
}

/// A key as it is written in the source: in one piece, or with gaps that are filled in later.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Written(Vec<String>);

impl Written {
    /// What stands between quotes; one that ends in a hyphen goes on elsewhere.
    fn of(literal: &str) -> Written {
        let mut pieces = Vec::new();
        let mut rest = literal;
        while let Some((piece, gap)) = rest.split_once("${") {
            pieces.push(piece.to_owned());
            rest = gap.split_once('}').map_or("", |(_, after)| after);
        }
        let attribute = rest.find('.').unwrap_or(rest.len());
        pieces.push(rest[..attribute].to_owned());
        if pieces.len() == 1 && rest.ends_with('-') {
            pieces.push(String::new());
        }
        Written(pieces)
    }

    /// Whether it could be a key at all: words with hyphens, and the first of them is written out.
    fn is_key(&self) -> bool {
        let plain = |piece: &String| {
            piece.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-')
        };
        self.0.iter().all(plain) && self.0[0].find('-').is_some_and(|place| place > 0)
    }

    fn fits(&self, key: &str) -> bool {
        let Some((first, others)) = self.0.split_first() else { return false };
        let Some(mut rest) = key.strip_prefix(first.as_str()) else { return false };
        let Some((last, inner)) = others.split_last() else { return rest.is_empty() };
        for piece in inner {
            let Some((_, after)) = rest.split_once(piece.as_str()) else { return false };
            rest = after;
        }
        rest.ends_with(last.as_str())
    }
}

/// Every literal of a source that could be a key.
fn literals(source: &str) -> BTreeSet<Written> {
    let mut found = BTreeSet::new();
    for quote in ['"', '\'', '`'] {
        for line in source.lines() {
            // Not only every second part: an apostrophe in a comment must hide nothing.
            found.extend(line.split(quote).skip(1).map(Written::of).filter(Written::is_key));
        }
    }
    found
}

/// The literals of a source that are used as keys, and as nothing else.
fn asked(source: &str) -> BTreeSet<Written> {
    let mut found = BTreeSet::new();
    for opening in ["word(", "key: "] {
        for after in source.split(opening).skip(1) {
            let after = after.trim_start();
            let Some(quote) = after.chars().next().filter(|sign| "\"'`".contains(*sign)) else { continue };
            let literal = after[1..].split(quote).next().unwrap_or_default();
            found.insert(Written::of(literal));
        }
    }
    found.into_iter().filter(Written::is_key).collect()
}

#[test]
fn the_client_says_the_same_in_every_language() {
    let english = own(Lang::En);
    let forms = |lang| served(lang).into_values().flat_map(|used| used.attributes).collect();
    let english_forms: BTreeSet<String> = forms(Lang::En);
    for lang in Lang::ALL {
        let (texts, forms) = (own(lang), forms(lang));
        let missing: Vec<_> = english.keys().filter(|key| !texts.contains_key(*key)).collect();
        let more: Vec<_> = texts.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && more.is_empty(), "{}: missing {missing:?}, more {more:?}", lang.code());
        for (key, used) in &texts {
            let (found, wanted) = (parameters(used, &forms), parameters(&english[key], &english_forms));
            assert_eq!(found, wanted, "{}: {key}", lang.code());
        }
    }
}

#[test]
fn the_client_uses_every_word_that_is_its_own() {
    let literals = literals(&source());
    let unused: Vec<String> =
        own(Lang::En).into_keys().filter(|key| !literals.iter().any(|written| written.fits(key))).collect();
    assert!(unused.is_empty(), "nothing in web/src says {unused:?}");
}

#[test]
fn every_word_that_the_client_asks_for_is_served_in_every_language() {
    let asked = asked(&source());
    for lang in Lang::ALL {
        let served = served(lang);
        let missing: Vec<_> = asked.iter().filter(|key| !served.keys().any(|word| key.fits(word))).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.code());
    }
}

#[test]
fn keys_are_found_however_they_are_written() {
    let text = "word(\"home-new\") word(`art-${x}-name`, {}) { key: 'page-no-server' } { key: \"Enter\" }\n\
        word(isOpen ? \"home-open\" : \"home-shut.title\") \"power-\" + kind // don't: \"home-late\"";
    let key = |key: &str| Written::of(key);
    assert_eq!(asked(text), [key("home-new"), key("art-${x}-name"), key("page-no-server")].into());
    let literals = literals(text);
    for used in
        ["home-new", "art-moon-name", "page-no-server", "home-open", "home-shut", "power-muse", "home-late"]
    {
        assert!(literals.iter().any(|written| written.fits(used)), "{used}");
    }
    for other in ["home-other", "art-name", "power"] {
        assert!(!literals.iter().any(|written| written.fits(other)), "{other}");
    }
}
