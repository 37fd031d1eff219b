//! The files under `locales` against the catalogue of keys: those of the program, and those of each game over them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use kernel::Message;
use lanterns::{LanternsTables, PACK, SAID, Say};
use oneiros::games::games;
use oneiros::words::catalogue::{self, Keys};
use oneiros::words::{Lang, Nameless, Words};
use table::Games;
use table::games::AnyGame;

/// The games of the program and the tiny one of tests, which brings its words along in the same way.
fn all_games() -> Games {
    games().with(LanternsTables)
}

/// The folder of a language.
pub(super) fn folder(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code())
}

/// The names and texts of the files in a folder.
pub(super) fn files_in(folder: &Path) -> BTreeMap<String, String> {
    let paths = fs::read_dir(folder)
        .expect("a folder of words")
        .map(|entry| entry.expect("a readable folder").path());
    let text = |path: PathBuf| {
        let name = path.file_name()?.to_str()?.strip_suffix(".ftl")?.to_owned();
        Some((name, fs::read_to_string(&path).expect("a readable file")))
    };
    paths.filter_map(text).collect()
}

/// Who speaks in terminals: the program, or a game.
struct Speaker {
    name: &'static str,
    /// The keys that its words must hold.
    keys: Keys,
}

/// The program first, then each game.
fn speakers() -> Vec<Speaker> {
    let program = Speaker { name: "", keys: catalogue::shared() };
    let games = games();
    let of = |game: &dyn AnyGame| Speaker { name: game.name(), keys: catalogue::of(game.name()) };
    let named = PACK.names.iter().map(|name| (format!("lantern-{name}"), [].as_slice()));
    let said = SAID.iter().map(|&(key, params)| (key.to_owned(), params));
    let lanterns = Speaker { name: "lanterns", keys: said.chain(named).collect() };
    std::iter::once(program).chain(games.iter().map(of)).chain([lanterns]).collect()
}

impl Speaker {
    /// The files of a language.
    fn files(&self, lang: Lang) -> Vec<(&'static str, &'static str)> {
        let games = all_games();
        let Ok(game) = games.of(self.name) else { return Words::files(lang).to_vec() };
        let own = game.words().iter().filter(|words| words.language == lang.code());
        own.flat_map(|words| words.of_terminal()).collect()
    }

    /// Every message of a language with what it uses.
    fn texts(&self, lang: Lang) -> BTreeMap<String, Used> {
        let mut texts = BTreeMap::new();
        for (file, text) in self.files(lang) {
            read(&format!("{}/{}/{file}", lang.code(), self.name), text, &mut texts);
        }
        texts
    }
}

/// What a text uses: parameters, and other messages.
#[derive(Default, PartialEq, Debug)]
pub(super) struct Used {
    pub(super) variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    pub(super) attributes: BTreeSet<String>,
}

impl Used {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

/// Adds the messages of a file with what they use.
pub(super) fn read(file: &str, text: &str, texts: &mut BTreeMap<String, Used>) {
    let resource =
        fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            assert!(!matches!(entry, Entry::Term(_) | Entry::Junk { .. }), "{file}: {entry:?}");
            continue;
        };
        let mut used = Used::default();
        used.pattern(message.value.as_ref().unwrap_or_else(|| panic!("{} has no value", message.id.name)));
        for attribute in &message.attributes {
            used.pattern(&attribute.value);
            used.attributes.insert(attribute.id.name.to_owned());
        }
        let before = texts.insert(message.id.name.to_owned(), used);
        assert_eq!(before, None, "{file}: {} a second time", message.id.name);
    }
}

/// The parameter of the message behind a variable of a text: `$points-signed` and `$shard-acc` are forms of parameters.
fn parameter(variable: &str, params: &[&'static str], forms: &BTreeSet<String>) -> Option<&'static str> {
    params.iter().copied().find(|&param| {
        variable == param
            || variable
                .strip_prefix(param)
                .and_then(|rest| rest.strip_prefix('-'))
                .is_some_and(|form| form == "signed" || forms.contains(form))
    })
}

#[test]
fn every_key_of_the_program_and_of_each_game_has_a_text_in_every_language_and_no_text_is_unused() {
    for speaker in speakers() {
        let wanted: BTreeSet<String> = speaker.keys.keys().cloned().collect();
        assert!(wanted.len() > 20, "{}: {wanted:?}", speaker.name);
        for lang in Lang::ALL {
            let found: BTreeSet<String> = speaker.texts(lang).into_keys().collect();
            let missing: Vec<_> = wanted.difference(&found).collect();
            let unused: Vec<_> = found.difference(&wanted).collect();
            assert!(
                missing.is_empty() && unused.is_empty(),
                "{} {}: missing {missing:?}, unused {unused:?}",
                lang.code(),
                speaker.name
            );
        }
    }
}

#[test]
fn a_text_uses_only_what_its_message_gives_and_the_same_in_every_language() {
    for speaker in speakers() {
        let english = used_parameters(&speaker, Lang::En);
        for lang in Lang::ALL {
            for (key, params) in used_parameters(&speaker, lang) {
                assert_eq!(english.get(&key), Some(&params), "{}: {key}", lang.code());
            }
        }
    }
}

fn used_parameters(speaker: &Speaker, lang: Lang) -> BTreeMap<String, BTreeSet<&'static str>> {
    let texts = speaker.texts(lang);
    let forms: BTreeSet<String> = texts.values().flat_map(|used| used.attributes.clone()).collect();
    let mut found = BTreeMap::new();
    for (key, used) in texts {
        assert!(used.messages.is_empty(), "{}: {key} uses another message", lang.code());
        let params = speaker.keys.get(&key).copied().unwrap_or_default();
        let names = used.variables.iter().map(|variable| {
            parameter(variable, params, &forms)
                .unwrap_or_else(|| panic!("{}: {key} has no parameter for ${variable}", lang.code()))
        });
        found.insert(key.clone(), names.collect());
    }
    found
}

#[test]
fn every_form_of_a_name_is_used_by_some_text() {
    for speaker in speakers() {
        for lang in Lang::ALL {
            let texts = speaker.texts(lang);
            let forms: BTreeSet<&String> = texts.values().flat_map(|used| &used.attributes).collect();
            for form in forms {
                let ending = format!("-{form}");
                let uses = |used: &Used| used.variables.iter().any(|variable| variable.ends_with(&ending));
                assert!(texts.values().any(uses), "{} {}: no text uses .{form}", lang.code(), speaker.name);
            }
        }
    }
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    for speaker in speakers() {
        for lang in [Lang::De, Lang::Pl] {
            for (file, text) in speaker.files(lang) {
                let lines = text.lines().filter(|line| !line.starts_with('#'));
                let straight: Vec<_> =
                    lines.filter(|line| line.contains(" \"") || line.contains("\" ")).collect();
                assert!(straight.is_empty(), "{}/{}/{file}: {straight:?}", lang.code(), speaker.name);
            }
        }
    }
}

#[test]
fn the_folders_of_a_language_are_those_of_the_games_and_each_game_brings_along_all_that_is_in_its_own() {
    for lang in Lang::ALL {
        let entries = fs::read_dir(folder(lang)).expect("a folder of words").flatten();
        let folders = entries.filter(|entry| entry.path().is_dir());
        let folders: BTreeSet<String> =
            folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        let names: BTreeSet<String> = games().iter().map(|game| game.name().to_owned()).collect();
        assert_eq!(folders, names, "{}", lang.code());
        for game in games().iter() {
            let brought = game.words().iter().filter(|words| words.language == lang.code());
            let brought: Vec<(String, String)> = brought
                .flat_map(|words| words.files())
                .map(|(name, text)| (name.to_owned(), text.to_owned()))
                .collect();
            let there = files_in(&folder(lang).join(game.name()));
            assert_eq!(brought.len(), there.len(), "{} {}: each once", lang.code(), game.name());
            assert!(
                brought.into_iter().collect::<BTreeMap<_, _>>() == there,
                "{} {}",
                lang.code(),
                game.name()
            );
        }
    }
}

#[test]
fn no_key_is_there_twice_in_what_all_games_share_nor_in_that_and_the_words_of_a_game() {
    for lang in Lang::ALL {
        let mut shared = BTreeMap::new();
        for (name, text) in files_in(&folder(lang)) {
            read(&format!("{}/{name}", lang.code()), &text, &mut shared);
        }
        for game in all_games().iter() {
            let (mut texts, before) = (BTreeMap::new(), &shared);
            for words in game.words().iter().filter(|words| words.language == lang.code()) {
                for (name, text) in words.files() {
                    read(&format!("{}/{}/{name}", lang.code(), game.name()), text, &mut texts);
                }
            }
            let twice: Vec<_> = texts.keys().filter(|key| before.contains_key(*key)).collect();
            assert!(twice.is_empty() && !texts.is_empty(), "{} {}: {twice:?}", lang.code(), game.name());
        }
    }
}

#[test]
fn each_game_speaks_with_its_own_words_and_those_of_the_program_and_with_no_others() {
    let shared = ["undo-nothing", "table-over"];
    for lang in Lang::ALL {
        let words = Words::with_games(lang, &all_games());
        let (dreamscape, lanterns) = (words.of("dreamscape"), words.of("lanterns"));
        let speaks = |words: &Words, key: &str| words.find(key).is_some();
        for key in shared {
            assert!([&words, dreamscape, lanterns].iter().all(|words| speaks(words, key)), "{key}");
        }
        assert_eq!(
            [&words, dreamscape, lanterns].map(|words| speaks(words, "event-over")),
            [false, true, false]
        );
        assert_eq!([&words, dreamscape, lanterns].map(|words| speaks(words, "dawn")), [false, false, true]);
        assert!(speaks(words.of("chess"), "table-over") && !speaks(words.of("chess"), "event-over"));
    }
    let words = Words::with_games(Lang::De, &all_games());
    let said: &dyn Message = &Say("wind-rises", 12);
    assert_eq!(words.of("lanterns").say(said, &Nameless), "Die Laterne Mond gerät in den Wind.");
    assert_eq!(words.of("dreamscape").say(said, &Nameless), "wind-rises");
}
