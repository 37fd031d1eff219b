//! What Lanterns can say, and the words for it.

use table::games::words::GameWords;

/// Everything that is said, with its parameters; beside it the lanterns have names.
pub const SAID: kernel::message::Params = &[
    ("drew", &["seat"]),
    ("rests", &["seat"]),
    ("hides", &["seat"]),
    ("wakes", &["seat"]),
    ("calls", &["seat"]),
    ("yes", &["seat"]),
    ("no", &["seat"]),
    ("dawns", &[]),
    ("drew-lantern", &["lantern"]),
    ("lit", &["lantern"]),
    ("wind-rises", &["lantern"]),
    ("shielded", &["lantern"]),
    ("holds", &["lantern"]),
    ("goes-out", &["lantern"]),
    ("act", &[]),
    ("shield-it", &["lantern"]),
    ("dawn", &[]),
    ("wake", &[]),
    ("the-wind", &[]),
    ("not-now", &[]),
    ("not-yours", &[]),
    ("too-dear", &[]),
    ("is-awake", &[]),
    ("rests-now", &[]),
    ("no-vote", &[]),
    ("vote-first", &[]),
    ("no-wind", &[]),
    ("wind-first", &[]),
    ("called-before", &[]),
    ("deck-empty", &[]),
    ("too-low", &[]),
    ("has-ember", &[]),
    ("row", &[]),
    ("embers", &[]),
];

/// A game of the program has a folder in `locales` of each language; this one, which is for tests, has a file of its own.
macro_rules! words {
    ($language:literal) => {
        GameWords {
            language: $language,
            about: &[],
            everywhere: &[("lanterns", include_str!(concat!("../locales/", $language, ".ftl")))],
            clients: &[],
            terminal: &[],
        }
    };
}

/// All that is said, in each language.
pub(crate) const WORDS: &[GameWords] = &[words!("en"), words!("it"), words!("de"), words!("pl")];
