//! The solo game against Mr Nightmare (section 13).

use dreamscape::SetupError;
use dreamscape::notation::{PositionError, set_position};
use kernel::{Game, Seat, Viewer};

use crate::table::Table;

/// The player is about to end a Travel, after which Mr Nightmare has his.
fn travel(level: u8, lines: &str) -> Table {
    Table::set(&format!("options solo={level}\nphase travel\n{lines}"))
}

fn line<'a>(text: &'a str, start: &str) -> &'a str {
    text.lines().find(|line| line.starts_with(start)).unwrap_or("")
}

#[test]
fn d13_1_the_solo_game_is_set_up_with_nightmares_two_player_rows_and_six_trees() {
    for seed in 0..40 {
        let table = Table::deal("options solo=1", seed);
        let text = table.text();
        for row in 1..=6 {
            assert_eq!(line(&text, &format!("row {row} ")).len(), "row 1 WWW".len(), "{text}");
        }
        for shown in ["players 1", "trees 6", "marker 1 1 active", "sleepers 1 1", "nightmare 6"] {
            assert!(text.lines().any(|line| line == shown), "{shown}\n{text}");
        }
        assert!(text.contains("reds 5-6 3-6\n") && text.contains("reserve 20\n") && text.contains(" N3\n"));
        assert_eq!(line(&text, "rival"), "rival points=0 marker=2");
        assert_eq!(line(&text, "drawn 1").split('#').count(), 2, "one start card\n{text}");
    }
}

#[test]
fn d13_1_two_purpose_tiles_are_drawn_of_kinds_that_loose_shards_can_fulfil() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let text = Table::deal("options solo=2", seed).text();
        let tiles: Vec<&str> = line(&text, "purposes ").split(' ').skip(1).collect();
        assert_eq!(tiles.len(), 2);
        seen.extend(tiles.iter().map(|tile| tile.split('=').next().unwrap().to_owned()));
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["t1", "t11", "t12", "t7", "t8"]);
    let Err(PositionError::Misread(error)) = set_position("options solo=1\npurposes t2") else { panic!() };
    assert_eq!(error.rule, Some("D-13.1"));
}

#[test]
fn d13_1_mr_nightmare_competes_for_the_purposes_with_the_shards_he_holds() {
    let cases = [
        ("t1", "WWN", "c1=RR", 0, 5),
        ("t1", "WM", "c1=RW^", 5, 0),
        ("t1", "WWM", "c1=RW^", 5, 5),
        ("t7=W", "WWRR", "c1=WW", 5, 5),
        ("t8=W", "W", "c1=WW", 5, 0),
        ("t8=W", "RRR", "c1=R", 0, 0),
        ("t11=W", "WWWWW", "c1=WWW", 2, 4),
        ("t12=L", "LLLLLLLLL", "c1=LL^", 2, 10),
    ];
    for (tile, shards, land, mine, his) in cases {
        let mut table = Table::set(&format!(
            "options solo=1\nphase finale\npurposes {tile}\nrival shards={shards} points=3\ndreamscape 1 {land}"
        ));
        table.play(1, "end").scores(1, mine);
        assert_eq!(i32::from(table.state.rival.points), 3 + his, "{tile}, {shards} against {land}");
    }
}

#[test]
fn d13_1_the_solo_game_is_for_one_player_who_does_not_create_at_once_with_others() {
    for (options, expected) in [
        ("options solo=1\nplayers 2", SetupError::Players { players: 2 }),
        ("options solo=1 simultaneous", SetupError::SoloSimultaneous),
        ("players 1", SetupError::Players { players: 1 }),
    ] {
        let Err(PositionError::Setup { error, .. }) = set_position(options) else { panic!("{options}") };
        assert_eq!(error, expected);
    }
    assert_eq!(SetupError::SoloSimultaneous.rule(), "D-7.15");
}

#[test]
fn d13_2_he_walks_his_round_one_link_in_each_cycle_and_leaves_a_red_on_it() {
    for (from, to, link) in
        [(6, 5, "5-6"), (5, 4, "4-5"), (4, 1, "1-4"), (1, 2, "1-2"), (2, 3, "2-3"), (3, 6, "3-6")]
    {
        let mut table = travel(1, &format!("nightmare {from}"));
        table.play(1, "end").shows(&format!("nightmare {to}\nreds {link}\nreserve 24\nphase creation"));
    }
}

#[test]
fn d13_2_a_link_that_holds_a_red_gets_no_second_and_without_reserve_he_leaves_none() {
    let mut taken = travel(1, "nightmare 6\nreds 5-6\nreserve 10");
    taken.play(1, "end").shows("nightmare 5\nreds 5-6\nreserve 10");
    let mut none = travel(1, "nightmare 6\nreserve 0");
    none.play(1, "end").shows("nightmare 5\nreserve 0").lacks("reds");
}

#[test]
fn d13_2_he_takes_shards_from_the_hand_end_whatever_their_colour_and_whatever_he_holds() {
    let mut table = travel(1, "nightmare 6\nrow 5 WGMRN\nrival shards=NN");
    table.play(1, "end").shows("row 5 WGM\nrival shards=RNNN points=0 marker=2 travelled");
    let mut deep = travel(3, "nightmare 6\nrow 5 WGMLN");
    deep.play(1, "end").shows("row 5 WG\nrival shards=LMN points=10 marker=2 travelled");
}

#[test]
fn d13_2_a_short_row_gives_what_it_has() {
    let mut table = travel(4, "nightmare 6\nrow 5 WL");
    table.play(1, "end").lacks("row 5").shows("rival shards=WL points=15 marker=2 travelled");
    travel(4, "nightmare 6").play(1, "end").shows("rival points=15 marker=2 travelled");
}

#[test]
fn d13_2_a_full_set_is_discarded_to_the_bag_for_points_and_a_red_comes_into_your_hands() {
    for (level, points) in [(1, 3), (2, 5 + 4), (3, 10 + 5), (4, 15 + 6)] {
        let mut table = travel(level, "nightmare 6\nrow 5 G\nrival shards=WRLM\nhands 1 NN\nreserve 20");
        table.shows("bag W27 R22 L22 G19 M14 N3").play(1, "end");
        table.shows(&format!("rival shards=M points={points} marker=2 travelled"));
        // One red of the reserve lies on the link, one is in the Hands, where no limit of two holds.
        table.shows("hands 1 NNN\nreserve 18\nbag W28 R23 L23 G20 M14 N3").scores(1, 0);
    }
}

#[test]
fn d13_2_several_sets_are_discarded_one_after_another() {
    let mut table = travel(1, "nightmare 6\nrow 5 GG\nrival shards=WWRRLL\nreserve 20");
    table.play(1, "end").shows("rival points=6 marker=2 travelled\nhands 1 NN\nreserve 17");
    let told = ["event-rival-took", "event-rival-took", "event-rival-set", "event-rival-gift"];
    let heard = table.heard(Viewer::Spectator);
    assert_eq!(heard[3..7], told, "{heard:?}");
    assert_eq!(heard[7..9], ["event-rival-set", "event-rival-gift"]);
}

#[test]
fn d13_2_without_a_red_in_the_reserve_a_set_still_brings_him_points() {
    let mut table = travel(1, "nightmare 6\nreds 5-6\nrow 5 G\nrival shards=WRL\nreserve 0");
    table.play(1, "end").lacks("hands 1").shows("rival points=3 marker=2 travelled\nreserve 0");
}

#[test]
fn d13_2_three_colours_are_no_set_and_whites_and_reds_belong_to_none() {
    let mut table = travel(1, "nightmare 6\nrow 5 MN\nrival shards=WWRL");
    table.play(1, "end").shows("rival shards=WWRLMN points=0 marker=2 travelled");
}

#[test]
fn d13_2_he_builds_nothing_holds_no_cards_and_does_nothing_in_creation_and_finale() {
    let mut table = Table::set("options solo=1\ncycle 6\nrival shards=WWR\nrow 5 W");
    table.play(1, "end").shows("phase finale\nnightmare 6\nrow 5 W\nrival shards=WWR points=0 marker=2");
    table.play(1, "end").shows("phase over\nnightmare 6\nrow 5 W\nrival shards=WWR points=0 marker=2");
}

#[test]
fn d13_2_you_have_no_nightmare_phase() {
    let mut table = travel(1, "sleepers 2 1\nnightmare 6");
    table.play(1, "end").shows("phase creation\nnightmare 5\nsleepers 2 1z\nreds 5-6");
}

#[test]
fn d13_2_with_the_lower_marker_he_travels_before_you() {
    // Both end the cycle on their ways: he on 5, you on 6.
    let mut table = Table::set("options solo=1\nsleepers 6 1z\nnightmare 5\nrow 4 WRL");
    table.play(1, "end").shows("cycle 2\nphase travel\nmarker 1 2 active\nnightmare 4\nrow 4 W\nreds 4-5");
    table.shows("rival shards=RL points=0 marker=1 travelled");
    table.play(1, "end").shows("phase creation\nnightmare 4");
}

#[test]
fn d13_2_with_the_higher_marker_he_travels_after_you() {
    let mut table = Table::set("options solo=1\nsleepers 4 1z\nnightmare 5\nrow 4 WRL");
    table.play(1, "end").shows("cycle 2\nphase travel\nmarker 1 1 active\nnightmare 5\nrow 4 WRL");
    table.shows("rival points=0 marker=2").play(1, "end").shows("phase creation\nnightmare 4\nrow 4 W");
}

#[test]
fn d13_2_on_a_tie_of_place_he_takes_marker_one() {
    let mut table = Table::set("options solo=1\nsleepers 5 1z\nnightmare 5");
    table.play(1, "end").shows("cycle 2\nmarker 1 2 active\nnightmare 4");
}

#[test]
fn d13_2_the_location_where_he_stands_is_blocked_and_his_reds_are_taken_by_crossing() {
    let mut table = travel(1, "nightmare 1\nrow 1 W\nreds 1-2");
    table.refuses(1, "power", "D-10.4").play(1, "move 2").shows("hands 1 N").lacks("reds");
}

#[test]
fn d13_3_four_levels_differ_in_what_he_takes_what_a_set_brings_and_his_head_start() {
    for (level, takes, set, start) in [(1, 2, 3, 0), (2, 2, 4, 5), (3, 3, 5, 10), (4, 3, 6, 15)] {
        let mut table = travel(level, "nightmare 6\nrow 5 MMMMG");
        table.shows(&format!("rival points={start} marker=2")).play(1, "end");
        assert_eq!(table.state.rival.shards.total(), takes, "level {level}");
        let mut table = travel(level, "nightmare 6\nrow 5 G\nrival shards=WRL");
        table.play(1, "end").shows(&format!("rival points={} marker=2 travelled", start + set));
    }
}

#[test]
fn d13_3_there_is_no_other_level() {
    for level in [0, 5] {
        let Err(PositionError::Setup { error, .. }) = set_position(&format!("options solo={level}")) else {
            panic!()
        };
        assert_eq!(error, SetupError::SoloLevel { level });
        assert_eq!(error.rule(), "D-13.3");
    }
}

#[test]
fn d13_3_you_win_only_with_more_points_than_he_has() {
    for (mine, his, wins) in [(10, 9, true), (10, 10, false), (9, 10, false), (-4, -5, true)] {
        let mut table =
            Table::set(&format!("options solo=3\nphase finale\nscore 1 cards={mine}\nrival points={his}"));
        table.play(1, "end").shows("phase over");
        let winners = table.game.winners(&table.state).expect("the game is over");
        assert_eq!(winners.contains(Seat(0)), wins, "{mine} against {his}");
    }
}

#[test]
fn d13_3_open_cards_and_reds_count_against_you() {
    let mut table = Table::set(
        "options solo=1\npack trial\nphase finale\nopen 1 #1\ndreamscape 1 c1=N\nscore 1 cards=10\nrival points=2",
    );
    table.play(1, "end").scores(1, 2);
    assert!(table.game.winners(&table.state).expect("over").is_empty());
}

#[test]
fn d13_3_his_whole_game_follows_from_the_board_without_chance() {
    let mut table = travel(2, "nightmare 6\nrow 5 WGR\nrival shards=LL");
    // No outcome of chance is asked for.
    table.play_with(1, "end", "").shows("rival shards=RLLG points=5 marker=2 travelled");
}
