//! The words of Dreamscape, from `locales/<language>/dreamscape`.

use table::games::words::GameWords;

/// Some of the files of a language.
macro_rules! files {
    ($language:literal: $($file:literal)*) => {
        &[$((
            $file,
            include_str!(concat!("../../../../locales/", $language, "/dreamscape/", $file, ".ftl")),
        )),*]
    };
}

/// All files of a language. A new file needs its name here and a text in each language.
macro_rules! words {
    ($language:literal) => {
        GameWords {
            language: $language,
            about: files!($language: "about"),
            everywhere: files!($language: "cards" "events" "expected" "prompts" "refusals" "setup" "terms"),
            clients: files!($language: "web-gallery" "web-learn" "web-new" "web-replay" "web-rules" "web-table"),
            terminal: files!($language: "data" "play" "show"),
        }
    };
}

/// All that is said, in each language.
pub(super) const WORDS: &[GameWords] = &[words!("en"), words!("it"), words!("de"), words!("pl")];
