//! Every exchange in `docs/engine.md` is run and compared. With `UPDATE_DOCS=1` the answers are written into the page instead,
//! but for those in which something is left out.

use std::path::PathBuf;

use oneiros::engine::COMMANDS;
use oneiros::failure::Kind;
use oneiros::games::registry;

use crate::conversation::Conversation;

/// Where a long line is folded.
const WIDTH: usize = 120;
const LEFT_OUT: char = '…';

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine.md")
}

/// A request and the answer that the page shows.
#[derive(Debug, Default)]
struct Exchange {
    request: String,
    answer: String,
}

/// The exchanges of one block, from its lines.
fn exchanges<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<Exchange> {
    let mut exchanges: Vec<Exchange> = Vec::new();
    let mut in_answer = false;
    for line in lines {
        if let Some(request) = line.strip_prefix("> ") {
            exchanges.push(Exchange { request: request.to_owned(), answer: String::new() });
            in_answer = false;
            continue;
        }
        let last = exchanges.last_mut().expect("a block begins with a request");
        if let Some(answer) = line.strip_prefix("< ") {
            last.answer = answer.to_owned();
            in_answer = true;
        } else {
            let part = line.strip_prefix("  ").expect("a folded line is moved in");
            if in_answer { &mut last.answer } else { &mut last.request }.push_str(part);
        }
    }
    exchanges
}

/// A line folded after commas and line ends inside texts, as far as there are any.
fn folded(mark: char, line: &str) -> String {
    let mut out = format!("{mark} ");
    let mut width = 2;
    let parts = line.split_inclusive(',').flat_map(|part| part.split_inclusive("\\n"));
    for part in parts {
        let length = part.chars().count();
        if width + length > WIDTH && width > 2 {
            out.push_str("\n  ");
            width = 2;
        }
        out.push_str(part);
        width += length;
    }
    out + "\n"
}

fn agrees(shown: &str, real: &str) -> bool {
    let mut parts = shown.split(LEFT_OUT);
    let mut rest = match parts.next().and_then(|first| real.strip_prefix(first)) {
        Some(rest) => rest,
        None => return false,
    };
    let mut last = None;
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
        last = Some(part);
    }
    rest.is_empty() || last.is_some_and(|last| real.ends_with(last))
}

#[test]
fn every_exchange_on_the_page_is_true() {
    let page = std::fs::read_to_string(path()).expect("the page is there");
    let mut conversation = Conversation::begin("en");
    let mut updated = String::new();
    let mut lines = page.lines();
    let mut wrong = Vec::new();
    while let Some(line) = lines.next() {
        updated += &format!("{line}\n");
        if line != "```engine" {
            continue;
        }
        for exchange in exchanges(lines.by_ref().take_while(|line| *line != "```")) {
            let real = conversation.ask(&exchange.request);
            let keep = exchange.answer.contains(LEFT_OUT);
            updated += &folded('>', &exchange.request);
            updated += &folded('<', if keep { &exchange.answer } else { &real });
            if !agrees(&exchange.answer, &real) {
                wrong.push(format!("> {}\nshown < {}\nreal  < {real}\n", exchange.request, exchange.answer));
            }
        }
        updated += "```\n";
    }
    assert_eq!(conversation.end(), (Vec::new(), Some(0)));
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(path(), updated).expect("the page can be written");
    } else {
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[test]
fn the_page_shows_every_command_and_every_kind_of_error() {
    let page = std::fs::read_to_string(path()).expect("the page is there");
    let games = registry();
    let own = games.iter().flat_map(|game| game.offer().commands);
    for command in COMMANDS.iter().chain(own) {
        assert!(page.contains(&format!("\"cmd\":\"{command}\"")), "{command}");
    }
    for kind in Kind::ALL.iter().filter(|kind| !matches!(kind, Kind::Usage | Kind::File)) {
        assert!(page.contains(&format!("| `{}` |", kind.word())), "{kind:?}");
    }
}

#[test]
fn a_part_left_out_does_not_hide_a_difference() {
    assert!(agrees("ab…d", "abcd") && agrees("…", "x") && agrees("a…b…c", "a1b2c"));
    assert!(agrees("a…c", "acc"));
    assert!(
        !agrees("ab…d", "axcd")
            && !agrees("ab…d", "abc")
            && !agrees("abc", "abcd")
            && !agrees("a…b…c", "a2c")
    );
}
