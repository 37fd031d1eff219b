//! Positions that are refused: each with the line, the column and the rule it breaks.

use dreamscape::notation::{read_position, set_position};

/// What is wrong, the text, the line and column, and the rule if it is one.
pub(crate) type Case = (&'static str, &'static str, (u32, u32), Option<&'static str>);

#[track_caller]
pub(crate) fn refuse_all(cases: &[Case]) {
    for &(name, text, place, rule) in cases {
        match set_position(text) {
            Ok(_) => panic!("{name}: accepted\n{text}"),
            Err(error) => {
                assert_eq!((error.place(), error.rule()), (place, rule), "{name}: {error:?}\n{text}")
            }
        }
    }
}

pub(crate) const NO_POSITION: &[Case] = &[
    ("an unknown line", "cycle 2\nmoon 3", (2, 1), None),
    ("a line twice", "cycle 2\ncycle 2", (2, 1), None),
    ("a line of a seat twice", "hands 1 W\nhands 1 R", (2, 1), None),
    ("no seat", "hands W", (1, 7), None),
    ("no value", "cycle", (1, 6), None),
    ("a value too many", "cycle 2 3", (1, 9), None),
    ("no number", "cycle two", (1, 7), None),
    ("no location", "row 7 W", (1, 5), None),
    ("no deck", "deck IV", (1, 6), None),
    ("no grey", "dreamscape 1 c1=R\nmarks 1 c1", (2, 9), None),
    ("a number with a leading zero", "cycle 02", (1, 7), None),
    ("an unknown edition", "edition fr", (1, 9), None),
    ("an unknown option", "options nightmare fast", (1, 19), None),
    ("an option twice", "options mirror mirror", (1, 16), None),
    ("an unknown pack", "pack nothing", (1, 6), None),
    ("an unknown version", "pack trial 99", (1, 12), None),
    ("an unknown phase", "phase dawn", (1, 7), None),
    ("no stack", "dreamscape 1 c1=R b2=", (1, 19), None),
    ("no cell", "dreamscape 1 C1=R", (1, 14), None),
    ("no shard", "dreamscape 1 c1=RX", (1, 18), None),
    ("a tree under a tree", "dreamscape 1 c1=R^^", (1, 19), None),
    ("a tree alone", "dreamscape 1 c1=^", (1, 17), None),
    ("no letter", "hands 1 WRx", (1, 11), None),
    ("columns count signs, not bytes", "hands 1 Wż", (1, 10), None),
    ("the place after wide signs", "# żółć\nhands 1 W\tR ł", (2, 13), None),
    ("no cause", "score 1 moon=3", (1, 9), None),
    ("too many points", "score 1 40000", (1, 9), None),
    ("a cause twice", "score 1 water=1 water=2", (1, 17), None),
    ("no side", "marker 1 1 open", (1, 12), None),
    ("no card", "open 1 3", (1, 8), None),
    ("no stored shard", "open 1 #3\nstored 1 #3", (2, 10), None),
    ("no power", "doing 1 fly", (1, 9), None),
    ("no slot", "phase travel\nrow 1 WR\ndoing 1 arrange 1 6", (3, 19), None),
    ("no interruption", "pause 1 wait", (1, 9), None),
    ("no Sleeper", "sleepers 2 1y", (1, 12), None),
    ("no link", "options nightmare\nreds 1-3", (2, 6), None),
    ("no tile", "purposes 3", (1, 10), None),
    ("no count", "bag W", (1, 5), None),
    ("a colour twice in the bag", "bag W2 W3", (1, 8), None),
    ("something after the rest of a deck", "deck I ... #1", (1, 12), None),
    ("a control character", "hands 1 W\u{1}", (1, 10), None),
    ("no word about the rival", "options solo=1\nrival coins=2", (2, 7), None),
];

#[test]
fn a_text_that_is_no_position_is_refused_at_its_place() {
    refuse_all(NO_POSITION);
}

#[test]
fn a_text_that_is_too_long_is_refused() {
    refuse_all(&[("too long", &*"# a comment\n".repeat(3_000).leak(), (1, 1), None)]);
}

pub(crate) const NO_GAME: &[Case] = &[
    ("D-1.2 five players", "players 5", (1, 9), Some("D-1.2")),
    ("D-1.2 one player without the solo game", "players 1", (1, 9), Some("D-1.2")),
    ("D-1.2 two players in the solo game", "players 2\noptions solo=1", (1, 9), Some("D-1.2")),
    ("D-1.6 a grid too large", "options grid=7x5", (1, 9), Some("D-1.6")),
    ("D-3.1 too many cycles", "options mirror cycles=99", (1, 16), Some("D-3.1")),
    ("D-7.15 solo at the same time", "options solo=1 simultaneous", (1, 16), Some("D-7.15")),
    ("D-13.3 a fifth level", "options solo=5", (1, 9), Some("D-13.3")),
];

#[test]
fn first_lines_that_make_no_game_are_refused_at_the_word() {
    refuse_all(NO_GAME);
}

pub(crate) const TWO_PLACES: &[Case] = &[
    ("D-1.1 sixteen whites", "hands 1 MMMMMMMM\nhands 2 MMMMMMMM", (2, 16), Some("D-1.1")),
    ("D-1.1 a red without nightmares", "hands 1 WN", (1, 10), Some("D-1.1")),
    ("D-1.1 a red link without nightmares", "reds 3-6", (1, 6), Some("D-1.1")),
    ("D-1.1 too many in the bag", "hands 1 W\nbag W28 R23 L23 G20 M15", (2, 5), Some("D-1.1")),
    ("D-1.1 too few in the bag", "bag W27 R23 L23 G20 M15", (1, 1), Some("D-1.1")),
    ("D-1.1 a reserve too large", "options nightmare\nhands 1 N\nreserve 25", (3, 9), Some("D-1.1")),
    (
        "D-1.1 bag and reserve do not fit",
        "options nightmare\nreserve 20\nbag W28 R23 L23 G20 M15 N4",
        (3, 1),
        Some("D-1.1"),
    ),
    ("D-1.1 a purpose shard too many", "hands 1 GGGGGGGGGGGGGGGGGGGG\npurposes t7=G", (2, 10), Some("D-1.1")),
    (
        "D-1.1 a drawn shard too many",
        "phase travel\nhands 1 MMMMMMMMMMMMMMM\ndoing 1 harvest M",
        (3, 1),
        Some("D-1.1"),
    ),
    (
        "D-1.8 a seventh tree",
        "dreamscape 1 a1=R^ b1=R^ c1=R^ d1=R^\ndreamscape 2 a1=W^ b1=W^ c1=W^",
        (2, 30),
        Some("D-1.8"),
    ),
    ("D-1.8 a tree too few", "trees 5", (1, 7), Some("D-1.8")),
    ("D-1.9 a card twice", "open 1 #3\nopen 2 #3", (2, 8), Some("D-1.9")),
    ("D-1.9 a card that is not in the pack", "pack trial\nopen 1 #23", (2, 8), Some("D-1.9")),
    ("D-1.9 a card of another level", "deck I #19 ...", (1, 8), Some("D-1.9")),
    ("D-1.9 a deck with a card too few", "deck III #37 #38 #39", (1, 9), Some("D-1.9")),
    ("D-1.7 two Dreamers", "dreamscape 1 c1=R@ b1=W@", (1, 24), Some("D-1.7")),
    ("D-1.7 a Sleeper in two places", "sleepers 1 1z\nsleepers 2 2z 1z", (2, 15), Some("D-1.7")),
    ("D-2.1 a marker twice", "marker 1 2\nmarker 2 2", (2, 9), Some("D-2.1")),
    ("D-2.1 a marker too high", "marker 1 3", (1, 9), Some("D-2.1")),
    ("D-1.2 a line of a third seat", "cycle 2\nhands 3 W", (2, 1), Some("D-1.2")),
    ("D-1.2 the turn of a third seat", "turn 3", (1, 6), Some("D-1.2")),
];

#[test]
fn nothing_is_in_two_places() {
    refuse_all(TWO_PLACES);
}

pub(crate) const PLACING: &[Case] = &[
    ("D-1.6 off the grid", "dreamscape 1 c1=R f1=W", (1, 19), Some("D-1.6")),
    ("D-1.6 above a small grid", "options grid=3x3\ndreamscape 1 b4=W", (2, 14), Some("D-1.6")),
    ("D-1.6 a cell twice", "dreamscape 1 c1=R c1=W", (1, 19), Some("D-1.6")),
    ("D-7.1 the Dreamer on nothing", "dreamscape 1 c1=R\ndreamer 1 b1", (2, 11), Some("D-7.1")),
    ("D-7.2 a shard on a tree", "dreamscape 1 c1=R^W", (1, 19), Some("D-7.2")),
    ("D-7.2 a shard on the Dreamer", "dreamscape 1 c1=R@W", (1, 19), Some("D-7.2")),
    ("D-7.5 a tree on a red", "options nightmare\ndreamscape 1 c1=N^", (2, 18), Some("D-7.5")),
    ("D-10.5 a shard on a red", "options nightmare\ndreamscape 1 c1=NW", (2, 18), Some("D-10.5")),
    ("D-10.5 a red on a shard", "options nightmare\ndreamscape 1 c1=RN", (2, 18), Some("D-10.5")),
    (
        "D-10.5 the Dreamer on a red in en",
        "edition en\noptions nightmare\ndreamscape 1 c1=N@",
        (3, 18),
        Some("D-10.5"),
    ),
    ("D-7.7 the Dreamer stays on a tree", "dreamscape 1 c1=R^@ b1=W", (1, 1), Some("D-7.7")),
    ("D-7.7 another's Dreamer on a tree", "hands 2 M\ndreamscape 2 c1=R^@ b1=W", (2, 1), Some("D-7.7")),
    ("D-7.7 a walk that cannot end", "dreamscape 1 c1=R^@ b1=W^\nhands 1 M", (1, 1), Some("D-7.7")),
    ("D-7.9 a mark on blue", "dreamscape 1 c1=RW\nmarks 1 c1:1 c1:2", (2, 14), Some("D-7.9")),
    ("D-7.9 a mark on nothing", "dreamscape 1 c1=RW\nmarks 1 c1:3", (2, 9), Some("D-7.9")),
    ("D-7.10 a free step without Land", "dreamscape 1 c1=R@ b1=L\nfree 1", (2, 1), Some("D-7.10")),
    (
        "D-7.10 a free step in a power",
        "dreamscape 1 c1=L@ b1=L\nfree 1\ndoing 1 tower 2",
        (2, 1),
        Some("D-7.10"),
    ),
    (
        "D-7.16 a walk over other cells than Land",
        "dreamscape 1 c1=L@ b1=R\nfree 1\nwalked 1 b1",
        (3, 1),
        Some("D-7.16"),
    ),
    ("D-7.16 a walk without a free step", "dreamscape 1 c1=L@ b1=L\nwalked 1 b1", (2, 1), Some("D-7.16")),
    ("D-7.16 roaming in Creation", "roamed 1 1 2", (1, 1), Some("D-7.16")),
    ("D-7.16 roaming elsewhere", "phase travel\nroamed 1 2 3", (2, 1), Some("D-7.16")),
];

#[test]
fn a_dreamscape_keeps_the_rules_of_placing() {
    refuse_all(PLACING);
}

pub(crate) const CARDS: &[Case] = &[
    ("D-9.1 a shard on a card of the deck", "stored 1 #3=W", (1, 10), Some("D-9.1")),
    ("D-9.1 a shard on another's card", "open 2 #3\nstored 1 #3=W", (2, 10), Some("D-9.1")),
    ("D-9.1 a shard under the top of the pile", "finished 1 #3 #4\nstored 1 #3=W", (2, 10), Some("D-9.1")),
    ("D-9.1 two shards on a card", "open 1 #3\nstored 1 #3=W #3=R", (2, 15), Some("D-9.1")),
    ("D-10.7 a red on a card", "options nightmare\nopen 1 #3\nstored 1 #3=N", (3, 10), Some("D-10.7")),
    (
        "D-11.1 a shard on a card in the Finale",
        "phase finale\nopen 1 #3\nstored 1 #3=W",
        (3, 1),
        Some("D-11.1"),
    ),
    ("D-8.3 a complete card", "pack trial\ndreamscape 1 c1=W\nopen 1 #5 #1", (3, 11), Some("D-8.3")),
    (
        "D-8.3 an order of one card",
        "pack trial\ndreamscape 1 c1=W\nopen 1 #1\npause 1 order",
        (4, 1),
        Some("D-8.3"),
    ),
    (
        "D-8.3 a Lake interrupted",
        "phase travel\nrow 1 WR\nfinished 1 #1\npause 1 draw\ndoing 1 lake",
        (4, 1),
        Some("D-8.3"),
    ),
    ("D-8.5 nothing to retain", "finished 1 #1 #2\nstored 1 #2=W\npause 1 retain", (3, 1), Some("D-8.5")),
    (
        "D-8.5 two equal shards to retain",
        "finished 1 #1 #2\nstored 1 #2=W #1=W\npause 1 retain",
        (3, 1),
        Some("D-8.5"),
    ),
    ("D-8.6 a draw without a finished card", "pause 1 draw", (1, 1), Some("D-8.6")),
    ("D-8.6 drawn for nothing", "drawn 1 #4", (1, 1), Some("D-8.6")),
    ("D-8.6 a choice without cards", "finished 1 #1\npause 1 keep II", (2, 1), Some("D-8.6")),
    ("D-8.6 cards of another deck", "finished 1 #1\npause 1 keep II\ndrawn 1 #2", (3, 1), Some("D-8.6")),
    (
        "D-8.6 more than the location's number",
        "finished 1 #1\npause 1 keep I\ndrawn 1 #2 #3",
        (3, 1),
        Some("D-8.6"),
    ),
    ("D-6.2 seven cards", "doing 1 king-keep I\ndrawn 1 #2 #3 #4 #5 #6 #7 #8", (2, 27), Some("D-6.2")),
    (
        "D-8.8 a Tower that the completion ended",
        "edition pl\ndreamscape 1 c1=W\nfinished 1 #1\npause 1 draw\ndoing 1 tower 1",
        (5, 1),
        Some("D-8.8"),
    ),
    ("D-11.1 a draw in the Finale", "phase finale\nfinished 1 #1\npause 1 draw", (3, 1), Some("D-11.1")),
];

#[test]
fn cards_lie_where_cards_can_lie() {
    refuse_all(CARDS);
}

pub(crate) const MOMENT: &[Case] = &[
    ("D-7.13 a marker that must be back", "turn 2\nmarker 1 1 active", (2, 1), Some("D-7.13")),
    ("D-2.3 a completion before the start", "phase start\npause 1 order", (2, 1), Some("D-2.3")),
    (
        "D-2.3 the second chooses before the first",
        "phase start\nturn 2\ndoing 1 start\ndrawn 1 #1\ndoing 2 start\ndrawn 2 #2 #3",
        (2, 1),
        Some("D-2.3"),
    ),
    (
        "D-7.15 everybody has chosen and nobody begins",
        "edition de\nphase start\ndoing 1 chosen #1\ndrawn 1 #1\ndoing 2 chosen #2\ndrawn 2 #2 #3",
        (3, 1),
        Some("D-7.15"),
    ),
    ("D-3.1 a seventh cycle", "cycle 7", (1, 7), Some("D-3.1")),
    ("D-3.1 a Finale too early", "phase finale\ncycle 3", (2, 7), Some("D-3.1")),
    ("D-3.1 another's power", "dreamscape 2 c1=W\ndoing 2 tower 1", (2, 1), Some("D-3.1")),
    ("D-5.1 five action points", "phase travel\nactions 5", (2, 9), Some("D-5.1")),
    ("D-5.1 action points in Creation", "actions 1", (1, 9), Some("D-5.1")),
    ("D-5.8 a Sleeper that stands in Creation", "sleepers 1 1", (1, 12), Some("D-5.8")),
    ("D-5.8 a traveller that lies", "phase travel\nturn 1\nsleepers 3 1z", (3, 12), Some("D-5.8")),
    ("D-7.13 the turn of one who has ended", "turn 1\nmarker 1 1 back", (2, 1), Some("D-7.13")),
    ("D-7.13 a marker back in Travel", "phase travel\nmarker 2 2 back", (2, 1), Some("D-7.13")),
    ("D-7.13 shards after Creation", "turn 2\nhands 1 W", (2, 1), Some("D-7.13")),
    (
        "D-10.6 reds after Creation",
        "edition de\noptions nightmare\nturn 2\nhands 1 N",
        (4, 1),
        Some("D-10.6"),
    ),
    ("D-10.3 a Nightmare phase without nightmares", "phase nightmare", (1, 1), Some("D-10.3")),
    (
        "D-10.3 Mr Nightmare elsewhere",
        "options nightmare\nphase nightmare\nnightmare 5",
        (3, 11),
        Some("D-10.3"),
    ),
    ("D-10.3 no red to sow", "options nightmare\nphase nightmare\nreserve 0", (3, 1), Some("D-10.3")),
    ("D-10.3 no link to sow on", "options nightmare\nphase nightmare\nreds 1-2 1-4", (3, 1), Some("D-10.3")),
    ("D-10.3 two reds on a link", "options nightmare\nreds 1-2 1-2", (2, 10), Some("D-10.3")),
    ("D-2.6 Mr Nightmare in a plain game", "nightmare 3", (1, 11), Some("D-2.6")),
    ("D-1.4 six in a row", "row 2 WWWWWW", (1, 12), Some("D-1.4")),
    ("D-2.3 nobody to choose a start card", "phase start", (1, 1), Some("D-2.3")),
    (
        "D-2.3 more start cards than the marker says",
        "phase start\ndoing 1 start\ndrawn 1 #1 #2\ndoing 2 start\ndrawn 2 #3 #4",
        (2, 1),
        Some("D-2.3"),
    ),
    ("D-2.3 a start card of level II", "phase start\ndoing 1 start\ndrawn 1 #20", (3, 1), Some("D-2.3")),
    (
        "D-2.4 shards before the start",
        "phase start\ndoing 1 start\ndrawn 1 #1\ndoing 2 start\ndrawn 2 #3\nhands 1 W",
        (6, 1),
        Some("D-2.4"),
    ),
    ("D-2.3 a start card in Creation", "doing 1 start\ndrawn 1 #1", (1, 1), Some("D-2.3")),
    (
        "D-3.1 a power when all is over",
        "phase over\ndreamscape 1 c1=W\ndoing 1 tower 1",
        (3, 1),
        Some("D-3.1"),
    ),
];

#[test]
fn the_moment_fits_the_rules_of_the_cycle() {
    refuse_all(MOMENT);
}

pub(crate) const PROGRESS: &[Case] = &[
    ("D-6.7 a Tower with nothing to take", "dreamscape 1 c1=W@\ndoing 1 tower 2", (2, 1), Some("D-6.7")),
    ("D-6.7 a Tower that has taken two", "dreamscape 1 c1=W\ndoing 1 tower 0", (2, 1), Some("D-6.7")),
    ("D-6.7 a Golem with nothing to move", "doing 1 golem 3", (1, 1), Some("D-6.7")),
    ("D-6.7 a Lake of equal rows", "phase travel\nrow 1 WWW\ndoing 1 lake", (3, 1), Some("D-6.7")),
    ("D-6.7 a row in order", "phase travel\nrow 1 WRR\ndoing 1 arrange 1 2", (3, 1), Some("D-6.7")),
    (
        "D-6.3 no row with room",
        "phase travel\nrow 1 WWWWW\nrow 2 WWWWW\nrow 3 RRRRR\nrow 4 RRRRR\nrow 5 LLLLL\nrow 6 LLLLL\ndoing 1 harvest G",
        (8, 1),
        Some("D-6.3"),
    ),
    (
        "D-11.1 a power in the Finale",
        "phase finale\ndreamscape 1 c1=W\ndoing 1 tower 2",
        (3, 1),
        Some("D-11.1"),
    ),
    ("D-7.15 a wait in turn", "dreamscape 1 c1=W\nhands 1 G\ndoing 1 tree-waits c1", (3, 1), Some("D-7.15")),
    ("D-7.15 a waived tree in turn", "waived 1 tree", (1, 1), Some("D-7.15")),
    ("D-7.15 a waiver for nobody there is", "options simultaneous\nwaived 1 3", (2, 1), Some("D-7.15")),
    ("D-7.15 a waiver for no seat", "options simultaneous\nwaived 1 5", (2, 10), None),
    ("D-7.15 a waiver for who waits for nothing", "options simultaneous\nwaived 1 2", (2, 1), Some("D-7.15")),
    (
        "D-7.15 a waiver for a lower marker",
        "options simultaneous\nplayers 3\nmarker 1 3\nmarker 2 2\nmarker 3 1\ndreamscape 1 c1=RRRRRRRRRRRRRRRRRRRRRR\n\
         hands 2 WW\ndoing 2 shard-waits W R\nwaived 1 2",
        (9, 1),
        Some("D-7.15"),
    ),
    (
        "D-7.15 all wait for each other",
        "options simultaneous\nplayers 3\ndreamscape 1 a1=R b1=R^ c1=R^ d1=R^ e1=R^ a2=R^ b2=R^ c2=R^ d2=R^\n\
         dreamscape 2 c1=WWWWWWWWWWWWWWWWWWWWWWWWWW\ndreamscape 3 c1=R\nhands 1 G\nhands 2 RR\nhands 3 G\n\
         doing 1 tree-waits a1\nwaived 1 3\ndoing 2 shard-waits R W\ndoing 3 tree-waits c1",
        (9, 1),
        Some("D-7.15"),
    ),
    (
        "D-7.15 a Lake while all create",
        "options simultaneous\nrow 1 WR\ndoing 1 lake",
        (3, 1),
        Some("D-7.15"),
    ),
    ("D-7.15 a deck that nobody has", "options simultaneous\ndoing 2 king-waits I", (2, 1), Some("D-7.15")),
    (
        "D-7.15 a deck that two have",
        "options simultaneous\ndoing 1 king-keep I\ndrawn 1 #1 #2 #3 #4 #5 #6\ndoing 2 king-keep I\ndrawn 2 #7 #8 #9 #10 #11 #12",
        (5, 1),
        Some("D-7.15"),
    ),
    (
        "D-7.15 all wait",
        "options simultaneous\nhands 1 WW\nhands 2 WW\ndoing 1 shard-waits W R\ndoing 2 shard-waits W R",
        (4, 1),
        Some("D-7.15"),
    ),
    (
        "D-7.15 a wait for what is there for all",
        "options simultaneous\nhands 2 WW\ndoing 2 shard-waits W R",
        (3, 1),
        Some("D-7.15"),
    ),
    (
        "D-7.5 a tree without a green",
        "options simultaneous\ndreamscape 2 c1=W\ndoing 2 tree-waits c1",
        (3, 1),
        Some("D-7.5"),
    ),
    (
        "D-7.4 an exchange without shards",
        "options simultaneous\nhands 2 W\ndoing 2 shard-waits W R",
        (3, 1),
        Some("D-7.4"),
    ),
    (
        "D-10.6 an exchange with too few reds",
        "options simultaneous nightmare\nhands 2 NN\ndoing 2 shard-waits N W",
        (3, 1),
        Some("D-10.6"),
    ),
];

#[test]
fn a_power_in_progress_has_something_left_to_do() {
    refuse_all(PROGRESS);
}

pub(crate) const PURPOSES: &[Case] = &[
    ("D-2.2 a fifth tile", "purposes t1 t2 t3 t4 t5", (1, 22), Some("D-2.2")),
    ("D-2.2 a tile twice", "purposes t1 t1", (1, 13), Some("D-2.2")),
    ("D-2.2 no red without nightmares", "purposes t6", (1, 10), Some("D-2.2")),
    ("D-2.2 a tile that is not in the German box", "edition de\npurposes t10=W", (2, 10), Some("D-2.2")),
    ("D-2.2 no such tile", "purposes t17", (1, 10), Some("D-2.2")),
    ("D-2.2 a colour that is missing", "purposes t7", (1, 10), Some("D-2.2")),
    ("D-2.2 a colour that is not needed", "purposes t1=W", (1, 10), Some("D-2.2")),
    ("D-2.2 a colour twice", "purposes t7=W t8=W", (1, 15), Some("D-2.2")),
    ("D-2.2 a white tile", "purposes t7=M", (1, 10), Some("D-2.2")),
    ("D-13.1 a tile that he cannot compete for", "options solo=1\npurposes t4", (2, 10), Some("D-13.1")),
    ("D-13.1 Mr Nightmare as a player among others", "rival points=3", (1, 1), Some("D-13.1")),
    ("D-13.2 both with the first marker", "options solo=1\nrival marker=1", (2, 7), Some("D-13.2")),
    (
        "D-13.2 he travelled too early",
        "options solo=1\nphase travel\nrival travelled",
        (3, 7),
        Some("D-13.2"),
    ),
];

#[test]
fn purposes_are_tiles_that_the_game_can_draw() {
    refuse_all(PURPOSES);
}

#[test]
fn the_first_lines_must_agree_with_the_game_that_reads_them() {
    let (game, _) = set_position("options nightmare\nplayers 3").unwrap();
    assert!(
        read_position(&game, "edition standard\nplayers 3\noptions nightmare grid=5x4\npack nocturne")
            .is_ok()
    );
    for (text, place) in [
        ("edition de", (1, 9)),
        ("players 2", (1, 9)),
        ("options nightmare mirror", (1, 8)),
        ("options", (1, 8)),
        ("pack trial", (1, 6)),
        ("pack nocturne 2", (1, 15)),
    ] {
        let misread = read_position(&game, text).unwrap_err();
        assert_eq!((misread.line, misread.column), place, "{text}");
    }
}
