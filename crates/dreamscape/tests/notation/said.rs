//! What a position says, and what it means when it does not say it.

use dreamscape::notation::{OptionError, read_option, set_position, write_options, write_position};
use dreamscape::state::{Phase, PileId, Side, State, Task};
use dreamscape::{Dreamscape, Setup, Shard};
use kernel::{Game, Seat};

#[track_caller]
fn set(text: &str) -> (Dreamscape, State) {
    set_position(text).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// The canonical text has this line.
#[track_caller]
fn has(text: &str, line: &str) {
    let (game, state) = set(text);
    let canonical = write_position(&game, &state);
    assert!(canonical.lines().any(|other| other == line), "no line {line:?} in\n{canonical}");
}

#[track_caller]
fn lacks(text: &str, keyword: &str) {
    let (game, state) = set(text);
    let canonical = write_position(&game, &state);
    assert!(!canonical.lines().any(|other| other.split(' ').next() == Some(keyword)), "{canonical}");
}

#[test]
fn an_empty_text_is_the_first_seats_creation_in_a_plain_game_for_two() {
    let (game, state) = set("");
    assert_eq!(*game.setup(), Setup::new(dreamscape::data::Edition::Standard, 2));
    assert_eq!(game.pack().name, "nocturne");
    assert_eq!((state.cycle, state.phase, state.turn), (1, Phase::Creation, Seat(0)));
    assert_eq!(state.bag.total(), 109);
    assert_eq!(state.trees, 6);
    assert_eq!(game.actors(&state).iter().collect::<Vec<_>>(), [Seat(0)]);
    for line in [
        "marker 1 1 active",
        "marker 2 2 active",
        "sleepers 1 1z",
        "sleepers 2 2z",
        "bag W28 R23 L23 G20 M15",
    ] {
        has("", line);
    }
    for keyword in
        ["options", "actions", "dreamscape", "hands", "score", "open", "row", "nightmare", "purposes"]
    {
        lacks("", keyword);
    }
}

#[test]
fn cards_that_are_not_said_lie_in_their_decks_in_the_order_of_numbers() {
    has("pack trial\nopen 1 #2\nfinished 2 #1", "deck I #3 #4 #5 #6 #7 #8 #9 #10 #11 #12 #13 #14");
    has("pack trial\ndeck II #17 #15 ...", "deck II #17 #15 #16 #18");
    has("pack trial\ndeck III #22 #21 #20 #19", "deck III #22 #21 #20 #19");
    has("pack trial\nfinished 1 #19 #20 #21 #22\ndeck III", "deck III");
}

#[test]
fn shards_that_are_not_said_are_in_the_bag_and_reds_in_the_reserve() {
    has("hands 1 WW\nrow 3 G\nstored 1 #3=R\nopen 1 #3\npurposes t7=L", "bag W26 R22 L22 G19 M15");
    let nightmare = "options nightmare\nhands 1 NN\nreds 3-6";
    has(nightmare, "bag W28 R23 L23 G20 M15");
    has(nightmare, "reserve 22");
    has(&format!("{nightmare}\nreserve 20"), "bag W28 R23 L23 G20 M15 N2");
    has(&format!("{nightmare}\nbag W28 R23 L23 G20 M15 N3"), "reserve 19");
    has("phase travel\ndoing 1 harvest W R", "bag W27 R22 L23 G20 M15");
    has("options solo=1\nrival shards=GGN", "bag W28 R23 L23 G18 M15");
}

#[test]
fn trees_that_do_not_stand_are_in_the_reserve() {
    has("dreamscape 1 c1=R^ b1=W", "trees 5");
    has("players 4\ndreamscape 3 c1=R^ b1=W", "trees 11");
}

#[test]
fn whose_turn_it_is_follows_from_the_markers() {
    has("marker 1 2\nmarker 2 1", "turn 2");
    has("players 3\nmarker 1 3", "marker 2 1 active");
    has("marker 1 1 back", "turn 2");
    has("turn 2", "marker 1 1 back");
    has("phase travel\nsleepers 4 1z", "turn 2");
    has("phase over", "turn 2");
    has("phase over", "marker 1 1 back");
    has("options nightmare\nphase nightmare\nsleepers 3 1z", "turn 1");
}

#[test]
fn sleepers_are_where_their_markers_say_and_lie_once_they_have_travelled() {
    has("phase travel", "sleepers 1 1");
    has("phase travel\nturn 2", "sleepers 1 1z");
    has("phase travel\nturn 2", "sleepers 2 2");
    has("options nightmare\nphase nightmare\nturn 1", "sleepers 1 1z");
    has("phase finale", "sleepers 1 1");
    has("edition en\nphase finale", "sleepers 1 1z");
    has("players 3\nsleepers 2 1z 3z", "sleepers 2 1z 2z 3z");
    has("players 3\nmarker 3 1\nsleepers 2 3z 1z", "sleepers 2 3z 1z");
    has("players 3\nmarker 3 1\nsleepers 2 3z 1z", "sleepers 3 2z");
    has("phase travel\nturn 2\nsleepers 5 2 1z", "sleepers 5 1z 2");
}

#[test]
fn mr_nightmare_is_on_6_and_in_the_nightmare_phase_with_the_sleeper() {
    has("options nightmare", "nightmare 6");
    has("options nightmare\nphase nightmare\nsleepers 4 1z", "nightmare 4");
}

#[test]
fn a_travel_begins_with_four_points() {
    has("phase travel", "actions 4");
    has("phase travel\nactions 0", "actions 0");
}

#[test]
fn the_last_creation_is_in_the_last_cycle() {
    has("phase finale", "cycle 6");
    has("options cycles=3\nphase over", "cycle 3");
}

#[test]
fn the_solo_game_has_one_seat_and_a_rival() {
    has("options solo=2", "players 1");
    has("options solo=2", "rival points=5 marker=2 travelled");
    has("options solo=2\nphase travel", "rival points=5 marker=2");
    has("options solo=2\nphase travel\nmarker 1 2", "rival points=5 marker=1 travelled");
}

#[test]
fn points_without_a_cause_are_given() {
    has("score 1 -7 water=3", "score 1 water=3 given=-7");
}

#[test]
fn the_dreamer_may_stand_in_the_dreamscape_line() {
    has("dreamscape 1 c1=RR@ b1=W", "dreamer 1 c1");
    has("dreamscape 1 c1=L^@ b1=W\nhands 1 M", "dreamscape 1 b1=W c1=L^");
}

#[test]
fn a_free_step_remembers_where_the_dreamer_stands() {
    let (_, state) = set("dreamscape 1 c1=L@ b1=L\nfree 1");
    assert_eq!(state.player(Seat(0)).walked, state.land(Seat(0)).dreamer);
    has("dreamscape 1 c1=L@ b1=L\nfree 1\nwalked 1 b1", "walked 1 b1 c1");
}

#[test]
fn order_blanks_comments_and_line_ends_do_not_matter() {
    let plain = set("edition de\nplayers 3\nhands 2 WWR\nphase travel\nturn 2");
    let other = set(
        "\u{feff}# a comment\r\n\r\n  turn   2\r\n\thands 2 R W W\r\nphase travel \nplayers 3\n   # more\nedition de",
    );
    assert_eq!(plain.1, other.1);
    assert_eq!(plain.0.setup(), other.0.setup());
}

#[test]
fn d1_6_a_stack_of_forty_shards_and_more_is_read_and_written() {
    let stack = "RWLGM".repeat(12) + "RR";
    let text = format!("dreamscape 2 c1={stack}^ b1=W\ndreamer 2 b1\nmarks 2 c1:1 c1:56 c1:62");
    let (_, state) = set(&text);
    let land = state.land(Seat(1));
    assert_eq!(state.lands.height(1, land.occupied.into_iter().nth(1).unwrap()), 62);
    has(&text, &format!("dreamscape 2 b1=W c1={stack}^"));
    has(&text, "marks 2 c1:1 c1:56 c1:62");
}

#[test]
fn d7_9_marks_lie_on_single_greys() {
    let (_, state) = set("dreamscape 1 c1=RRWR@\nmarks 1 c1:2");
    let cell = state.land(Seat(0)).occupied.into_iter().next().unwrap();
    let marks: Vec<bool> = state.lands.pieces(0, cell).map(|piece| piece.is_marked()).collect();
    assert_eq!(marks, [false, false, true, false]);
}

#[test]
fn piles_are_said_from_the_bottom_and_decks_from_the_top() {
    let (_, state) = set("finished 1 #5 #7\ndeck I #9 #3 ...");
    assert_eq!(state.piles.top(PileId::Finished(Seat(0))).unwrap().number(), 7);
    assert_eq!(state.piles.top(PileId::Deck(dreamscape::card::Level::I)).unwrap().number(), 9);
}

#[test]
fn harvested_shards_may_be_said_in_any_order() {
    let (_, state) = set("phase travel\ndoing 1 harvest R W");
    assert_eq!(state.player(Seat(0)).task, Task::Harvest(Shard::Water, Some(Shard::Rock)));
}

#[test]
fn in_simultaneous_creation_players_end_in_any_order() {
    let (game, state) = set("players 3\noptions simultaneous\nmarker 2 2 back");
    assert_eq!(state.player(Seat(1)).side, Side::Back);
    assert_eq!(game.actors(&state).iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
}

#[test]
fn options_are_words() {
    let mut setup = Setup::new(dreamscape::data::Edition::It, 1);
    let words = [
        "solo=3",
        "mirror",
        "largest-group",
        "creation-entry",
        "king-by-location",
        "completion-ends-step",
        "empty-in-nightmare",
        "entry-right",
        "grid=6x5",
        "cycles=4",
    ];
    for word in words {
        read_option(&mut setup, word).unwrap();
    }
    assert_eq!(write_options(&setup), words);
    assert_eq!(read_option(&mut setup, "mirror"), Err(OptionError::Repeated));
    for word in
        ["", "solo", "solo=", "grid=6", "grid=6x", "cycles=four", "cycles=-1", "mirrors", "nightmare=1"]
    {
        assert_eq!(
            read_option(&mut Setup::new(dreamscape::data::Edition::It, 2), word),
            Err(OptionError::Unknown)
        );
    }
}
