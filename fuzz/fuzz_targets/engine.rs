//! Every line that is not blank gets exactly one line of JSON for an answer.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use oneiros::engine::serve;
use oneiros::games::registry;
use oneiros::tools::Registry;
use oneiros::words::{Lang, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::for_language(Lang::En));
static GAMES: LazyLock<Registry> = LazyLock::new(registry);

fuzz_target!(|bytes: &[u8]| {
    let mut answers = Vec::new();
    serve(&WORDS, &GAMES, bytes, &mut answers).expect("memory always takes what is written");
    let text = String::from_utf8(answers).expect("answers are text");
    assert!(text.lines().all(|line| line.starts_with("{\"id\":")));
    let asked = bytes.split(|byte| *byte == b'\n').filter(|line| !line.iter().all(u8::is_ascii_whitespace));
    assert_eq!(text.lines().count(), asked.count());
});
