//! Games are kept between sittings, and no file that is not ours is lost.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use dreamscape::data::{Edition, builtin};
use dreamscape::{Dreamscape, Setup};
use kernel::{Game, SeatSet};
use oneiros::play::table::Table;
use oneiros::play::{PlayOptions, saving, seat_names, sit_down, way_back};
use oneiros::words::{Lang, Words};
use ratatui::crossterm::event::{KeyCode, KeyEvent};

/// A file of its own for each test.
fn file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("saving").join(name).join("my.game");
    let _ = fs::remove_dir_all(file.parent().expect("a folder"));
    file
}

fn game(players: u8) -> Dreamscape {
    let pack = builtin().pack("nocturne", None).expect("nocturne is built in");
    Dreamscape::new(Setup::new(Edition::En, players), pack).expect("a game of two to four")
}

fn options(file: &Path) -> PlayOptions {
    let save = Some(file.to_owned());
    PlayOptions { game: game(3), people: 2, seed: Some(7), save, go_on: false, pack: None, pack_file: None }
}

/// A game of three, two of them people, after some steps.
fn begun() -> Table {
    let mut table = Table::deal(game(3), SeatSet::first(2), 5).expect("dice answer");
    for _ in 0..12 {
        if table.step_computer() {
            continue;
        }
        let seat = table.actors().lowest().expect("the game goes on");
        let mut legal = Vec::new();
        table.game().legal(table.session().state(), seat, &mut legal);
        table.play(seat, legal[0]).expect("a legal action");
    }
    table
}

fn words() -> Words {
    Words::for_game(Lang::En, "dreamscape")
}

#[test]
fn a_saved_game_goes_on_where_it_was_with_its_people_its_names_and_its_log() {
    let (file, words) = (file("round"), words());
    let mut table = begun();
    let seat = table.actors().lowest().expect("the game goes on");
    let undone = table.undo(seat).is_ok();
    saving::write(&file, &table, &seat_names(&words, 3)).unwrap();
    assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 1, "nothing is left beside the file");

    let saved = saving::read(&file, None).unwrap().unwrap();
    assert_eq!(saved.people, Some(SeatSet::first(2)));
    assert_eq!(saved.record.header.seats[2].as_str(), "Yellow");
    let again = Table::resume(saved.game, &saved.record, SeatSet::first(2), 1).unwrap();
    assert_eq!(again.session().state(), table.session().state());
    assert_eq!(again.session().entries(), table.session().entries());
    assert_eq!(again.told(), table.told(), "undone: {undone}");
}

#[test]
fn the_text_of_a_saved_game_is_a_record_that_every_tool_reads() {
    let table = begun();
    let text = saving::text_of(table.session(), &seat_names(&words(), 3), table.people());
    assert!(text.starts_with("oneiros record 1\n# people 1 2\ngame dreamscape\nedition en\n"), "{text}");
    let (game, record) = oneiros::games::dreamscape::records::read(&text, &[]).unwrap();
    let without = text.replace("# people 1 2\n", "");
    assert_eq!(record.write(&game), without);
}

#[test]
fn going_on_needs_a_game_and_brings_its_own_rules() {
    let (file, words) = (file("continue"), words());
    let go_on = || PlayOptions { game: game(2), people: 1, go_on: true, ..options(&file) };
    assert!(sit_down(go_on(), &words).unwrap_err().sentence(&words).contains("no game to go on with"));
    saving::write(&file, &begun(), &seat_names(&words, 3)).unwrap();
    let (app, _) = sit_down(go_on(), &words).unwrap();
    assert_eq!((app.table().game().seats(), app.table().people().len()), (3, 2));
}

#[test]
fn going_on_refuses_another_pack_than_the_one_of_the_game() {
    let (file, words) = (file("other-pack"), words());
    saving::write(&file, &begun(), &seat_names(&words, 3)).unwrap();
    let go_on = |pack: &str| PlayOptions { go_on: true, pack: builtin().pack(pack, None), ..options(&file) };
    let sentence = sit_down(go_on("trial"), &words).unwrap_err().sentence(&words);
    assert!(sentence.contains("\"pack trial 1\" contradicts \"pack nocturne 1\"."), "{sentence}");
    assert!(sentence.contains("left as it is"), "{sentence}");
    sit_down(go_on("nocturne"), &words).unwrap();
}

#[test]
fn the_way_back_names_the_file_and_the_pack_that_going_on_needs() {
    let plain = "oneiros play dreamscape --continue";
    let default = PlayOptions { save: None, ..options(Path::new("x")) };
    assert_eq!(way_back(&default), plain);
    let own = PlayOptions { pack_file: Some("my cards.toml".to_owned()), ..options(Path::new("a.game")) };
    assert_eq!(way_back(&own), format!("{plain} --save a.game --pack \"my cards.toml\""));
}

#[test]
fn a_broken_or_foreign_file_gets_a_sentence_with_its_place_and_is_left_as_it_is() {
    let words = words();
    let good = saving::text_of(begun().session(), &seat_names(&words, 3), SeatSet::first(2));
    let cases: [(&str, Vec<u8>, &str); 4] = [
        ("letter", b"Dear diary,\nI dreamt\n".to_vec(), ":1:1:"),
        ("binary", vec![b'o', b'n', 0xff, 0xfe], ":1:3:"),
        ("verb", good.replacen("\n1 keep", "\n1 keeep", 1).into_bytes(), "keeep"),
        ("cheat", good.replacen("\n1 keep #", "\n2 keep #", 1).into_bytes(), ":"),
    ];
    for (name, bytes, place) in cases {
        let file = file(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, &bytes).unwrap();
        let go_on = PlayOptions { go_on: true, ..options(&file) };
        let sentence = sit_down(go_on, &words).unwrap_err().sentence(&words);
        let told = sentence.contains(place) || name == "verb" && sentence.contains(":3:");
        assert!(told && sentence.contains("left as it is"), "{name}: {sentence}");
        if name != "cheat" {
            assert!(sit_down(options(&file), &words).is_err(), "{name}: a new game does not write over it");
        }
        assert_eq!(fs::read(&file).unwrap(), bytes, "{name}");
    }
}

#[test]
fn a_game_with_a_pack_that_is_not_here_says_which_how_to_give_it_and_how_to_begin_another() {
    let good = saving::text_of(begun().session(), &seat_names(&words(), 3), SeatSet::first(2));
    let hash = &builtin().pack("nocturne", None).expect("nocturne is built in").hash;
    let cases = [
        ("own-pack", good.replace("pack nocturne 1", "pack my-cards 4"), "my-cards-4"),
        ("other-cards", good.replace(hash.as_str(), &hash.chars().rev().collect::<String>()), "nocturne-1"),
    ];
    for (name, text, pack) in cases {
        let file = file(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, &text).unwrap();
        for (lang, go_on) in Lang::ALL.into_iter().flat_map(|lang| [(lang, false), (lang, true)]) {
            let words = Words::for_game(lang, "dreamscape");
            let sentence =
                sit_down(PlayOptions { go_on, ..options(&file) }, &words).unwrap_err().sentence(&words);
            let place = file.display();
            let back = format!("oneiros play dreamscape --continue --save {place} --pack FILE");
            for part in [pack, &back, "oneiros play dreamscape --save FILE"] {
                assert!(sentence.contains(part), "{lang:?}: {sentence}");
            }
        }
        assert_eq!(fs::read_to_string(&file).unwrap(), text, "the game is not lost");
    }
}

#[test]
fn a_new_game_puts_an_unfinished_one_aside() {
    let (file, words) = (file("aside"), words());
    saving::write(&file, &begun(), &seat_names(&words, 3)).unwrap();
    let old = fs::read(&file).unwrap();
    sit_down(options(&file), &words).unwrap();
    assert_eq!(fs::read(file.with_extension("game.before")).unwrap(), old);
    assert!(!file.exists());
    let newer = [old.as_slice(), b"# the second one\n"].concat();
    fs::write(&file, &newer).unwrap();
    sit_down(options(&file), &words).unwrap();
    assert_eq!(fs::read(file.with_extension("game.before")).unwrap(), old, "the first is still there");
    assert_eq!(fs::read(file.with_extension("game.before-2")).unwrap(), newer);
}

#[test]
fn a_game_played_to_its_end_is_saved_with_its_result() {
    let (file, words) = (file("ended"), words());
    let (mut app, _) = sit_down(PlayOptions { people: 1, ..options(&file) }, &words).unwrap();
    for press in 0..5_000 {
        if app.is_computing() {
            app.compute();
        } else {
            let keys = if press % 4 == 0 { [KeyCode::End, KeyCode::Enter] } else { [KeyCode::Enter; 2] };
            for key in keys {
                app.press(KeyEvent::from(key));
            }
        }
        if app.is_over() {
            break;
        }
    }
    saving::write(&file, app.table(), &seat_names(&words, 3)).unwrap();
    assert!(fs::read_to_string(&file).unwrap().contains("\nresult\n"));
    sit_down(options(&file), &words).unwrap();
    assert!(file.exists(), "a finished game need not be put aside");
}

#[test]
fn without_a_terminal_the_program_says_how_to_play_and_returns_2() {
    for (lang, sentence) in [("en", "needs a terminal"), ("pl", "potrzebuje terminala")] {
        let program = env!("CARGO_BIN_EXE_oneiros");
        let ran = Command::new(program)
            .args(["play", "dreamscape", "--lang", lang])
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert_eq!(ran.status.code(), Some(2));
        assert!(ran.stdout.is_empty());
        let said = String::from_utf8(ran.stderr).unwrap();
        assert!(said.contains(sentence) && said.contains("oneiros play dreamscape"), "{said}");
    }
}
