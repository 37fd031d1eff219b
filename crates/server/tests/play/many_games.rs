//! Room for many games: a game that the server has never heard of is played like any other, and nothing in the server names one.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use server::{Config, Server};
use store::Place;

use crate::client::tried::all_games;
use crate::client::{Folder, Person, Seat, in_time};

/// A server of all games.
async fn serve(folder: &Folder) -> Server {
    Server::start(Config::local(all_games(), Place::Folder(folder.0.clone()))).await.unwrap()
}

fn contract(seats: &[&str]) -> Value {
    json!({ "game": { "game": "lanterns" }, "seats": seats, "several_seats": "everybody",
        "undo": "consent-within-knowledge", "listing": "public" })
}

/// What a seat is asked.
fn prompt(seat: &Seat, number: u64) -> Option<Value> {
    seat.table_view["prompts"].as_array()?.iter().find(|prompt| prompt["seat"] == number).cloned()
}

/// The lanterns in the row.
fn row(seat: &Seat) -> Vec<u64> {
    let row = seat.table_view["views"][0]["view"]["piles"][4].as_array().unwrap();
    row.iter().map(|lantern| lantern.as_u64().unwrap()).collect()
}

/// Acts for a seat as soon as it may act so; the answer.
async fn act(seat: &mut Seat, number: u64, action: &str) -> Value {
    let asked = |seat: &Seat| {
        let prompt = prompt(seat, number)?;
        prompt["actions"].as_array()?.contains(&json!(action)).then(|| prompt["number"].clone())
    };
    while asked(seat).is_none() {
        let next = in_time(&format!("{action} is allowed"), seat.next()).await;
        next.expect("the socket stays open");
    }
    let expected = asked(seat).unwrap();
    request(seat, json!({ "do": "play", "seat": number, "expected": expected, "action": action })).await
}

/// Does something and sees what came of it.
async fn request(seat: &mut Seat, command: Value) -> Value {
    let answer = seat.ask(command).await;
    while answer["type"] == "ack" && seat.table_view["seq"].as_u64() < answer["seq"].as_u64() {
        seat.next().await.expect("the socket stays open");
    }
    answer
}

/// Whoever holds a lantern lights it.
async fn light(seats: &mut [Seat; 2], lantern: u64) {
    let action = format!("light({lantern})");
    for (number, seat) in (1..).zip(seats) {
        let holds = |pile: &Value| pile.as_array().unwrap().contains(&json!(lantern));
        catch_up(seat).await;
        if holds(&seat.table_view["views"][0]["view"]["hand"][0]) {
            let answer = act(seat, number, &action).await;
            assert_eq!(answer["type"], "ack", "{action}: {answer}");
            return;
        }
    }
    panic!("nobody holds {lantern}");
}

/// Asks how the table is now.
async fn catch_up(seat: &mut Seat) {
    seat.say(&json!({ "type": "resume" })).await;
    seat.until(|message| message["type"] == "hello").await;
}

#[tokio::test]
async fn a_cooperative_game_is_played_by_two_people_from_its_first_question_to_its_end_and_on_from_a_checkpoint()
 {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let at = server.address();
    let (ada, ben, cleo) =
        (Person::new(at, "Ada").await, Person::new(at, "Ben").await, Person::new(at, "Cleo").await);
    assert_eq!(ada.get("/api/games").await.body["games"], json!(["dreamscape", "lanterns"]));
    assert_eq!(ada.get("/api/games/lanterns/packs/moths-1").await.body["names"][11], "moon");
    // Each game says its own, and what all games share is said by none of them.
    let says = async |path: &str, line: &str| ada.get(path).await.text.lines().any(|each| each == line);
    for (whose, line) in [
        ("games/lanterns/words", "wake = Du darfst aufwachen."),
        ("games/dreamscape/words", "event-over = Die Partie ist zu Ende."),
        ("words", "table-over = Die Partie ist zu Ende."),
    ] {
        for path in ["games/lanterns/words", "games/dreamscape/words", "words"] {
            assert_eq!(says(&format!("/api/{path}/de"), line).await, path == whose, "{path}: {line}");
        }
    }
    let table = ada.make_table(&contract(&["maker", "open"])).await;
    let mut seats = [ada.open(&table, None).await, ben.open(&table, None).await];
    assert_eq!(request(&mut seats[1], json!({ "do": "sit", "seat": 2 })).await["type"], "ack");
    seats[0].until(|message| message["table_view"]["stage"] == "playing").await;

    // A partner acts eight times; the question to the other is the same, and an answer to it is taken.
    let asked = prompt(&seats[1], 2).unwrap();
    for _ in 0..8 {
        assert_eq!(act(&mut seats[0], 1, "draw").await["type"], "ack");
    }
    let hide = asked["actions"].as_array().unwrap().iter().find(|action| {
        let text = action.as_str().unwrap();
        text.starts_with("hide(") && text > "hide(6)"
    });
    let kept = hide.unwrap_or(&asked["actions"][0]).clone();
    if kept.as_str().is_some_and(|action| action.starts_with("hide(")) {
        let command = json!({ "do": "play", "seat": 2, "expected": asked["number"], "action": kept });
        let answer = request(&mut seats[1], command).await;
        assert_eq!(answer["type"], "ack", "{answer}");
        assert_eq!(request(&mut seats[1], json!({ "do": "undo", "seat": 2 })).await["type"], "ack");
    }

    // What is learned stays learned, for all together too; what is not can be taken back and done again.
    let refused = request(&mut seats[0], json!({ "do": "ask", "seat": 1, "steps": 1 })).await;
    assert_eq!(refused["reason"]["key"], "undo-learned", "{refused}");
    light(&mut seats, 1).await;
    let lit = usize::from(row(&seats[0]).is_empty());
    let number = lit + 1;
    assert_eq!(request(&mut seats[lit], json!({ "do": "undo", "seat": number })).await["type"], "ack");
    assert_eq!(row(&seats[lit]), [0; 0]);
    assert_eq!(request(&mut seats[lit], json!({ "do": "redo", "seat": number })).await["type"], "ack");
    assert_eq!(row(&seats[lit]), [1]);
    light(&mut seats, 2).await;
    light(&mut seats, 3).await;
    catch_up(&mut seats[0]).await;
    let checkpoints = seats[0].table_view["checkpoints"].clone();
    assert_eq!(checkpoints[0]["name"], "three in the row", "{checkpoints}");

    // Whoever comes back is told what was missed, and whoever looks on sees nobody's hand.
    let since = seats[1].table_view["seq"].as_u64().unwrap();
    drop(std::mem::replace(&mut seats[1], ben.open(&table, Some(since - 1)).await));
    let missed = seats[1].heard[0]["missed"].as_array().unwrap().len();
    assert!(missed >= 1, "{missed} rows are told");
    let watcher = cleo.open(&table, None).await;
    let view = &watcher.table_view["views"][0]["view"];
    assert_eq!((&view["hand"], &watcher.table_view["prompts"]), (&json!([]), &json!([])));

    // A question to the group: what one says is a vote, and a no settles it.
    assert_eq!(act(&mut seats[0], 1, "dawn").await["type"], "ack");
    catch_up(&mut seats[1]).await;
    let vote = prompt(&seats[1], 2).unwrap();
    assert_eq!((&vote["prompt"]["key"], &vote["group"]), (&json!("dawn"), &json!(true)));
    assert_eq!(act(&mut seats[1], 2, "no").await["type"], "ack");

    // Who rests may wake, and nobody waits for it.
    assert_eq!(act(&mut seats[0], 1, "rest").await["type"], "ack");
    let waiting: Vec<&Value> =
        seats[0].table_view["waiting"].as_array().unwrap().iter().map(|waits| &waits["seat"]).collect();
    let wake = prompt(&seats[0], 1).unwrap();
    assert_eq!((waiting, &wake["declinable"]), (vec![&json!(2)], &json!(true)));
    let dropped = wake["actions"].as_array().unwrap();
    let dropped = dropped.iter().rfind(|action| lantern(action) > 6).unwrap().as_str().unwrap().to_owned();
    assert_eq!(act(&mut seats[0], 1, &dropped).await["type"], "ack");

    // Nobody gives up alone; a seat goes to a partner, and from there to whoever comes.
    let resigned = request(&mut seats[1], json!({ "do": "resign", "seat": 2 })).await;
    assert_eq!(resigned["reason"]["key"], "table-all-together");
    let handed = request(&mut seats[1], json!({ "do": "hand-over", "seat": 2, "to": 1 })).await;
    assert_eq!(handed["type"], "ack", "{handed}");
    catch_up(&mut seats[0]).await;
    assert!(prompt(&seats[0], 2).is_some() && prompt(&seats[0], 1).is_some());
    assert_eq!(request(&mut seats[0], json!({ "do": "hand-over", "seat": 2 })).await["type"], "ack");
    seats[1] = watcher;
    assert_eq!(request(&mut seats[1], json!({ "do": "sit", "seat": 2 })).await["type"], "ack");

    // To the end: all have won.
    for lantern in 4..=6 {
        light(&mut seats, lantern).await;
    }
    for (number, seat) in (1..).zip(&mut seats) {
        assert_eq!(act(seat, number, "rest").await["type"], "ack");
    }
    catch_up(&mut seats[0]).await;
    assert_eq!(seats[0].table_view["end"], json!({ "winners": [1, 2], "played_out": true }));

    // The record can be read, looked at step by step, and brought along.
    let record = ada.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(record.contains("\ngame lanterns\npack moths 1 none\n"), "{record}");
    let steps = ada.get(&format!("/api/tables/{table}/steps?from=1&count=50")).await;
    assert!(steps.body["steps"].as_array().unwrap().len() > 20, "{steps:?}");
    assert_eq!(ada.post_text("/api/records", &record).await.status, 201);

    // Another table goes on where this one had three in the row; a stranger to this one cannot.
    let mut second = contract(&["maker", "maker"]);
    second["start"] = json!({ "table": table, "checkpoint": checkpoints[0]["seq"] });
    let refused = ben.post("/api/tables", &second).await;
    assert_eq!(refused.body["error"]["key"], "table-no-checkpoint", "{refused:?}");
    let again = ada.make_table(&second).await;
    let mut seat = ada.open(&again, None).await;
    assert_eq!(row(&seat), [1, 2, 3]);
    let number = seat.prompt().unwrap()["seat"].as_u64().unwrap();
    assert_eq!(act(&mut seat, number, "rest").await["type"], "ack");
    server.stop().await;
}

/// The lantern of an action.
fn lantern(action: &Value) -> u64 {
    let text = action.as_str().unwrap();
    text.trim_end_matches(')').split('(').nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// The files of a folder of sources.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn the_way_of_a_move_leads_through_functions_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let way = text.split("## The way of a move").nth(1).unwrap().split("\n## ").next().unwrap();
    let steps = way.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_digit()));
    let steps: Vec<Vec<&str>> = steps.map(|line| line.split('`').collect()).collect();
    assert!((5..=10).contains(&steps.len()), "{} steps", steps.len());
    for step in steps {
        let source = std::fs::read_to_string(root.join(step[1])).unwrap();
        let function = format!("fn {}", step[3]);
        let is_there =
            [format!("{function}("), format!("{function}<")].iter().any(|name| source.contains(name));
        assert!(is_there, "{} has no {function}", step[1]);
    }
}

#[test]
fn the_table_the_store_and_the_server_name_no_game() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut read = 0;
    for of in ["table", "store", "server"] {
        for path in sources(&crates.join(of).join("src")) {
            let text = std::fs::read_to_string(&path).unwrap().to_lowercase();
            for game in all_games().iter() {
                assert!(!text.contains(game.name()), "{} names {}", path.display(), game.name());
            }
            read += 1;
        }
    }
    assert!(read > 100, "{read} files");
}

/// The folders and files that are one game's own; the whole terminal game belongs to the only one that has it.
fn is_own(path: &Path, game: &str) -> bool {
    path.iter().any(|part| part == game)
        || path.with_extension("").ends_with(game)
        || path.ends_with("src/play")
}

/// The files below a folder that are built into the program or its client, without those that are a game's own.
fn files_outside(root: &Path, folder: &Path, game: &str, found: &mut Vec<PathBuf>) {
    for path in std::fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path()) {
        let below = path.strip_prefix(root).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let is_test = name.contains(".test.") || matches!(name.as_str(), "tests" | "benches" | "examples");
        if is_test || is_own(below, game) {
            continue;
        }
        match path.extension().and_then(|extension| extension.to_str()) {
            _ if path.is_dir() => files_outside(root, below, game, found),
            Some("rs" | "toml" | "ts" | "svelte" | "ftl") => found.push(path),
            _ => {}
        }
    }
}

#[test]
fn a_game_has_at_most_twenty_lines_outside_its_own_folders() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let game = "dreamscape";
    let mut files = vec![root.join("Cargo.toml")];
    for folder in ["crates", "locales", "web/src"] {
        files_outside(&root, Path::new(folder), game, &mut files);
    }
    assert!(files.len() > 300, "{} files", files.len());
    let mut lines = Vec::new();
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap();
        // Comments give examples, and generated files are nobody's work.
        let is_named =
            |line: &&str| line.to_lowercase().contains(game) && !line.trim_start().starts_with("//");
        let named = text.lines().filter(is_named).filter(|_| !text.starts_with("// generated"));
        lines.extend(named.map(|line| format!("{}: {line}", path.display())));
    }
    assert!((3..=20).contains(&lines.len()), "{} lines:\n{}", lines.len(), lines.join("\n"));
}
