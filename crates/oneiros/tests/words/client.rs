//! The words of the client in browsers. What all games share is in `locales/<lang>/web-*.ftl` and is said by the shell, which is all of
//! `web/src` but the games; what is a game's own is said by its folder in `web/src/games`. Each is there in every language, and used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use oneiros::games::games;
use oneiros::words::Lang;

use crate::locales::{Used, files_in, folder, read};

/// Who speaks in browsers.
#[derive(Clone, Copy, Debug)]
enum Part {
    Shell,
    Game(&'static str),
}

/// The shell first, then each game.
fn parts() -> Vec<Part> {
    let games = games();
    std::iter::once(Part::Shell).chain(games.iter().map(|game| Part::Game(game.name()))).collect()
}

impl Part {
    /// The messages of a language that are said nowhere but in browsers, with what they use.
    fn own(self, lang: Lang) -> BTreeMap<String, Used> {
        let mut texts = BTreeMap::new();
        match self {
            Part::Shell => {
                let files = files_in(&folder(lang)).into_iter();
                for (name, text) in files.filter(|(name, _)| name.starts_with("web-")) {
                    read(&format!("{}/{name}", lang.code()), &text, &mut texts);
                }
            }
            Part::Game(name) => {
                let games = games();
                let words = games.of(name).expect("a game of the program").words().iter();
                for words in words.filter(|words| words.language == lang.code()) {
                    for (file, text) in words.about.iter().chain(words.clients) {
                        read(&format!("{}/{name}/{file}", lang.code()), text, &mut texts);
                    }
                }
            }
        }
        texts
    }

    /// Everything that the server gives it in a language.
    fn served(self, lang: Lang) -> BTreeMap<String, Used> {
        let mut texts = BTreeMap::new();
        read(lang.code(), server::client_words(lang.code()).expect("words in every language"), &mut texts);
        if let Part::Game(name) = self {
            let games = games();
            let words = games.of(name).expect("a game of the program").words().iter();
            let words = words.filter(|words| words.language == lang.code());
            words.for_each(|words| read(&format!("{} {name}", lang.code()), &words.of_clients(), &mut texts));
        }
        texts
    }

    /// Its part of the program of the client, without types and tests.
    fn source(self) -> String {
        let mut text = String::new();
        let (source, games) = (client().join("src"), client().join("src/games"));
        match self {
            Part::Shell => add(&source, &|path| path.parent() != Some(&games) || !path.is_dir(), &mut text),
            Part::Game(name) => add(&games.join(name), &|_| true, &mut text),
        }
        text
    }
}

fn client() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web")
}

/// The parameters of a text: `$points-signed` and `$shard-acc` are forms of `points` and `shard`.
fn parameters(used: &Used, forms: &BTreeSet<String>) -> BTreeSet<String> {
    let base = |variable: &String| match variable.rsplit_once('-') {
        Some((base, form)) if form == "signed" || forms.contains(form) => base.to_owned(),
        _ => variable.clone(),
    };
    used.variables.iter().map(base).collect()
}

/// Adds the sources in a folder that are wanted, and those in its folders.
fn add(folder: &Path, wanted: &dyn Fn(&Path) -> bool, text: &mut String) {
    for entry in fs::read_dir(folder).expect("the client has its source").flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if !wanted(&path) {
            continue;
        }
        if path.is_dir() {
            add(&path, wanted, text);
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
    for part in parts() {
        let english = part.own(Lang::En);
        assert!(english.len() > 50, "{part:?}: {} keys", english.len());
        let forms = |lang| part.served(lang).into_values().flat_map(|used| used.attributes).collect();
        let english_forms: BTreeSet<String> = forms(Lang::En);
        for lang in Lang::ALL {
            let (texts, forms) = (part.own(lang), forms(lang));
            let missing: Vec<_> = english.keys().filter(|key| !texts.contains_key(*key)).collect();
            let more: Vec<_> = texts.keys().filter(|key| !english.contains_key(*key)).collect();
            assert!(
                missing.is_empty() && more.is_empty(),
                "{} {part:?}: missing {missing:?}, more {more:?}",
                lang.code()
            );
            for (key, used) in &texts {
                let (found, wanted) = (parameters(used, &forms), parameters(&english[key], &english_forms));
                assert_eq!(found, wanted, "{}: {key}", lang.code());
            }
        }
    }
}

#[test]
fn the_shell_says_every_word_that_all_games_share_and_each_game_every_word_that_is_its_own() {
    for part in parts() {
        let literals = literals(&part.source());
        let unused: Vec<String> = part
            .own(Lang::En)
            .into_keys()
            .filter(|key| !literals.iter().any(|written| written.fits(key)))
            .collect();
        assert!(unused.is_empty(), "{part:?} does not say {unused:?}");
    }
}

#[test]
fn every_word_that_is_asked_for_is_served_in_every_language_and_the_shell_asks_for_none_of_a_game() {
    for part in parts() {
        let asked = asked(&part.source());
        assert!(asked.len() > 50, "{part:?}: {} keys", asked.len());
        for lang in Lang::ALL {
            let served = part.served(lang);
            let missing: Vec<_> =
                asked.iter().filter(|key| !served.keys().any(|word| key.fits(word))).collect();
            assert!(missing.is_empty(), "{} {part:?}: {missing:?}", lang.code());
        }
    }
}

#[test]
fn the_shell_is_all_of_the_client_but_the_folders_of_the_games() {
    let shell = Part::Shell.source();
    assert!(shell.contains("export interface GameClient") && shell.contains("class Words"));
    for game in games().iter() {
        let own = Part::Game(game.name()).source();
        assert!(own.contains("words.of(GAME)") && !shell.contains("words.of(GAME)"), "{}", game.name());
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
