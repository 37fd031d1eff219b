//! What the page for bot writers says of luck, of choices that nobody makes, and of the order of finished cards.

use serde_json::{Value, json};

use crate::conversation::Conversation;

fn at(position: &str) -> Conversation {
    let mut engine = Conversation::begin("en");
    engine.ok(&json!({"cmd": "set", "position": position, "seed": 4}));
    engine
}

fn play(engine: &mut Conversation, action: &str) -> Value {
    let seat = engine.ok(&json!({"cmd": "position"}))["next"][0].clone();
    engine.ok(&json!({"cmd": "play", "seat": seat, "action": action}))
}

/// What follows a word in each line of a position that begins with it.
fn lines_of<'a>(position: &'a str, word: &'a str) -> impl Iterator<Item = Vec<&'a str>> {
    let lines = position.lines().map(|line| line.split(' ').collect::<Vec<&str>>());
    lines.filter(move |line| line[0] == word).map(|line| line[1..].to_vec())
}

/// The deal that leads to a position in which nobody has done anything yet: as `docs/engine.md` says, and without what follows by itself.
fn deal_to(position: &str) -> String {
    let of = |word| lines_of(position, word);
    let mut markers: Vec<(&str, &str)> = of("marker").map(|line| (line[1], line[0])).collect();
    markers.sort_unstable();
    let seats: Vec<&str> = markers.into_iter().map(|(_, seat)| seat).collect();
    let mut deal: Vec<String> = seats[..seats.len() - 1].iter().map(|seat| format!("s{seat}")).collect();
    let tiles: Vec<String> = of("purposes").flatten().map(|tile| tile.replace('=', " ")).collect();
    deal.extend(tiles);
    // The start cards are the uppermost of deck I, drawn in the order of markers.
    let drawn = seats.iter().flat_map(|seat| of("drawn").filter(move |line| line[0] == *seat));
    let mut drawn: Vec<&str> = drawn.flat_map(|line| line[1..].to_vec()).collect();
    for deck in of("deck") {
        drawn.extend(&deck[1..]);
        drawn.pop();
        deal.extend(drawn.drain(..).map(str::to_owned));
    }
    deal.extend(of("row").flat_map(|row| row[1].chars().map(String::from).collect::<Vec<_>>()));
    format!("deal {}", deal.join(" "))
}

#[test]
fn a_deal_lists_seats_tiles_with_their_colours_cards_and_rows_and_not_what_is_left_over() {
    let mut plain_tiles = 0;
    for (players, solo) in [(2, None), (3, None), (4, None), (1, Some(1))] {
        for seed in 21..25 {
            let mut engine = Conversation::begin("en");
            engine.ok(&json!({"cmd": "new", "players": players, "solo": solo, "seed": seed}));
            let record = engine.ok(&json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned();
            let position = engine.ok(&json!({"cmd": "position"}))["position"].as_str().unwrap().to_owned();
            let deal = deal_to(&position);
            assert_eq!(
                record.lines().find(|line| line.starts_with("deal")),
                Some(deal.as_str()),
                "{position}"
            );
            let words: Vec<&str> = deal.split(' ').collect();
            plain_tiles += words
                .windows(2)
                .filter(|pair| pair[0].starts_with('t') && pair[1].starts_with(['t', '#']))
                .count();
            // nocturne has 18, 18 and 14 cards; the last of each deck follows by itself.
            assert_eq!(words.iter().filter(|word| word.starts_with('#')).count(), 17 + 17 + 13);
            let rows = words.iter().rev().take_while(|word| !word.starts_with('#')).count();
            assert_eq!(rows, 6 * (players.max(2) as usize + 1));
        }
    }
    assert!(plain_tiles > 0, "some tile has no colour");
}

/// Everything but Water lies in a Dreamscape.
const ONLY_WATER: &str = "dreamscape 2 a1=RRRRRRRRRRRRRRRRRRRRRRR b1=LLLLLLLLLLLLLLLLLLLLLLL c1=GGGGGGGGGGGGGGGGGGGG d1=MMMMMMMMMMMMMMM";

#[test]
fn luck_is_listed_for_every_shard_and_for_mixed_cards_but_the_last() {
    let kings = "doing 1 king-keep I\ndrawn 1 #1 #2 #3 #4 #5 #6";
    let cases = [
        ("a shard, also if there is one colour only", format!("{ONLY_WATER}\nhands 1 W\nopen 1 #7"), "use #7 W", 1),
        ("both shards of the Harvesters", "phase travel\nsleepers 2 1".to_owned(), "power", 2),
        ("no cards that are drawn", "finished 1 #1\nsleepers 3 1z\npause 1 draw".to_owned(), "draw II", 0),
        ("five cards mixed", kings.to_owned(), "keep #1", 4),
        ("six cards mixed", kings.to_owned(), "keep none", 5),
        ("one card put back", "finished 1 #1\npause 1 keep I\ndrawn 1 #2".to_owned(), "keep none", 0),
        ("no card put back", "finished 1 #1\npause 1 keep I\ndrawn 1 #2".to_owned(), "keep #2", 0),
        (
            "all start cards put back, mixed together",
            "phase start\nplayers 3\nturn 3\nopen 1 #1\nopen 2 #2\ndrawn 2 #3\ndoing 3 start\ndrawn 3 #4 #5 #6".to_owned(),
            "keep #4",
            2,
        ),
        ("every shard that fills a row", "turn 2\nrow 1 W\nrow 2 WWWW".to_owned(), "end", 2 + 4 * 3),
        ("no shard that is chosen from the bag", "hands 1 WW".to_owned(), "exchange W R", 0),
    ];
    for (name, position, action, outcomes) in cases {
        let played = play(&mut at(&position), action);
        assert_eq!(played["chance"].as_array().unwrap().len(), outcomes, "{name}: {played}");
    }
}

/// A position, an action, and the prompt that comes next.
type Next = (&'static str, &'static str, &'static str, &'static str);

const BY_ITSELF: &[Next] = &[
    ("one complete card", "pack trial\nopen 1 #1\nhands 1 W", "place W c1", "prompt-draw"),
    (
        "several complete cards",
        "pack trial\nopen 1 #1 #8\ndreamscape 1 b1=L\nhands 1 W",
        "place W c1",
        "prompt-order",
    ),
    (
        "equal shards that meet",
        "pack trial\nopen 1 #1\nfinished 1 #2\nstored 1 #1=R #2=R\nhands 1 W",
        "place W c1",
        "prompt-draw",
    ),
    (
        "different shards that meet",
        "pack trial\nopen 1 #1\nfinished 1 #2\nstored 1 #1=R #2=L\nhands 1 W",
        "place W c1",
        "prompt-retain",
    ),
    (
        "no draw in the Finale",
        "pack trial\nphase finale\nopen 1 #1\nhands 1 W",
        "place W c1",
        "prompt-finale",
    ),
    (
        "no draw without a deck",
        "pack trial\nopen 1 #1\nhands 1 W\nfinished 2 #2 #3 #4 #5 #6 #7 #8 #9 #10 #11 #12 #13 #14 #15 #16 #17 #18 #19 #20 #21 #22",
        "place W c1",
        "prompt-creation",
    ),
    ("a red on the only empty link", "options nightmare\nphase travel\nreds 1-2", "end", "prompt-travel"),
    ("a red on one of two links", "options nightmare\nphase travel", "end", "prompt-sow"),
    ("a Tower without a shard", "phase travel\nsleepers 3 1", "power", "prompt-travel"),
    ("a Golem without a shard", "phase travel\nsleepers 4 1", "power", "prompt-travel"),
    ("a Lake of equal rows", "phase travel\nsleepers 5 1\nrow 1 WW", "power", "prompt-travel"),
    (
        "the rest of a row, all of one colour",
        "phase travel\nrow 1 WRR\ndoing 1 arrange 1 1",
        "next W",
        "prompt-travel",
    ),
    (
        "the second of two shards in a row",
        "phase travel\nrow 1 WR\ndoing 1 arrange 1 1",
        "next R",
        "prompt-travel",
    ),
    (
        "Harvesters without a row that has room",
        "phase travel\nsleepers 2 1\nrow 1 WWWWW\nrow 2 WWWWW\nrow 3 RRRRR\nrow 4 RRRRR\nrow 5 LLLLL\nrow 6 LLLLL",
        "power",
        "prompt-travel",
    ),
    ("the Travel of Mr Nightmare", "options solo=1\nphase travel", "end", "prompt-creation"),
];

const ASKED: &[Next] = &[
    (
        "the only start card",
        "phase start\nplayers 2\nmarker 1 2\nmarker 2 1\nturn 1\nopen 2 #1\ndoing 1 start\ndrawn 1 #2 #3",
        "keep #2",
        "prompt-travel",
    ),
    ("an end of Travel without points", "phase travel\nactions 1\nrow 1 W", "collect", "prompt-travel"),
    ("an end of Creation without shards", "hands 1 W", "place W c1", "prompt-creation"),
    (
        "the only row with room",
        "phase travel\nsleepers 2 1\nrow 1 WWWWW\nrow 2 WWWWW\nrow 3 RRRRR\nrow 4 RRRRR\nrow 5 LLLLL\nrow 6 LLLL",
        "power",
        "prompt-harvest",
    ),
    ("the only card drawn", "finished 1 #1\npause 1 draw", "draw I", "prompt-keep"),
    (
        "the only shard for the Tower",
        "phase travel\nsleepers 3 1\ndreamscape 1 c1=W",
        "power",
        "prompt-tower",
    ),
];

#[test]
fn choices_with_one_answer_that_the_rules_compel_are_made_by_themselves_and_all_others_are_asked() {
    for (name, position, action, prompt) in BY_ITSELF.iter().chain(ASKED) {
        let mut engine = at(position);
        play(&mut engine, action);
        let legal = engine.ok(&json!({"cmd": "legal"}));
        assert_eq!(legal["seats"][0]["prompt"]["key"], *prompt, "{name}: {legal}");
    }
}

#[test]
fn the_only_start_card_is_kept_by_a_choice() {
    let mut engine = at("phase start\ndoing 1 start\ndrawn 1 #1\ndoing 2 start\ndrawn 2 #2 #3");
    let legal = engine.ok(&json!({"cmd": "legal"}));
    assert_eq!(legal["seats"][0]["actions"], json!(["keep #1"]));
}

#[test]
fn finished_cards_lie_top_first_in_a_view_and_bottom_to_top_in_a_position() {
    let mut engine = at("finished 1 #5 #9 #7");
    for seat in [json!(1), json!(2), json!("spectator")] {
        let view = engine.ok(&json!({"cmd": "view", "seat": seat}))["view"].clone();
        assert_eq!(view["players"][0]["finished"], json!([7, 9, 5]));
    }
    let position = engine.ok(&json!({"cmd": "position"}))["position"].as_str().unwrap().to_owned();
    assert!(position.contains("\nfinished 1 #5 #9 #7\n"), "{position}");
    // Only the top of the pile has a power slot that can be used.
    engine.ok(&json!({"cmd": "set", "position": "finished 1 #5 #9 #7\nhands 1 W"}));
    let actions = engine.ok(&json!({"cmd": "legal"}))["seats"][0]["actions"].to_string();
    assert!(actions.contains("store #7 W") && !actions.contains("#5"), "{actions}");
}
