//! Section 1: what there is.

use dreamscape::card::Level;
use dreamscape::data::{Edition, builtin};
use dreamscape::grid::Grid;
use dreamscape::notation::{PositionError, set_position};
use dreamscape::state::PileId;
use dreamscape::world::{Link, Location, Power};
use dreamscape::{Dreamscape, Setup, SetupError, Shard};
use kernel::contract::Subject;

use crate::hoard::letters_of;
use crate::table::Table;

/// The rule by which a position is refused.
fn breach(text: &str) -> Option<&'static str> {
    match set_position(text) {
        Ok(_) => None,
        Err(PositionError::Misread(misread)) => misread.rule,
        Err(PositionError::Setup { error, .. }) => Some(error.rule()),
    }
}

fn made(setup: Setup) -> Result<Dreamscape, SetupError> {
    Dreamscape::new(setup, builtin().pack("trial", None).expect("a built-in pack"))
}

#[test]
fn d1_1_a_game_has_109_shards_and_with_nightmares_25_reds() {
    let plain = Table::set("");
    plain.game.conserved(&plain.state).expect("everything is there once");
    assert_eq!(plain.state.bag.0, [28, 23, 23, 20, 15, 0]);
    let nightmare = Table::set("options nightmare");
    assert_eq!((nightmare.state.bag.total(), nightmare.state.reserve), (109, 25));
}

#[test]
fn d1_1_no_shard_lies_in_two_places_and_no_red_in_a_game_without_nightmares() {
    assert_eq!(breach(&format!("hands 1 {}", "G".repeat(20))), None);
    assert_eq!(breach(&format!("hands 1 {}", "G".repeat(21))), Some("D-1.1"));
    assert_eq!(breach("hands 1 N"), Some("D-1.1"));
    assert_eq!(breach("options nightmare\nhands 1 N"), None);
}

#[test]
fn d1_1_a_red_is_a_shard_wherever_no_rule_excepts_it() {
    let mut table = Table::set("options nightmare\ndreamscape 1 c1=N\nhands 1 W");
    assert_eq!(table.legal_with(1, "place"), ["place W b1", "place W c2", "place W d1"]);
    table.play(1, "enter").shows("dreamer 1 c1");
}

#[test]
fn d1_2_two_to_four_play_or_one_alone() {
    for players in 0..=6 {
        let fits = (2..=4).contains(&players);
        let refused = made(Setup::new(Edition::Standard, players)).err();
        assert_eq!(refused, (!fits).then_some(SetupError::Players { players }));
        let solo = Setup { solo: Some(1), ..Setup::new(Edition::Standard, players) };
        assert_eq!(made(solo).is_ok(), players == 1);
    }
    assert_eq!(SetupError::Players { players: 5 }.rule(), "D-1.2");
    assert_eq!(breach("players 2\nhands 3 W"), Some("D-1.2"));
}

#[test]
fn d1_3_six_locations_in_two_rows_are_joined_by_seven_links() {
    let links: Vec<String> = Link::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(links, ["1-2", "2-3", "4-5", "5-6", "1-4", "2-5", "3-6"]);
    for link in Link::ALL {
        let (low, high) = link.ends();
        assert_eq!((low.link_to(high), high.link_to(low)), (Some(link), Some(link)));
    }
    let ends: usize = Location::ALL.iter().map(|location| location.links().len()).sum();
    assert_eq!(ends, 14);
}

#[test]
fn d1_4_rows_are_filled_by_their_dots_and_have_five_slots() {
    for (players, filled) in [(2, 3), (3, 4), (4, 5)] {
        let table = Table::deal(&format!("players {players}"), 1);
        assert!(table.state.rows.iter().all(|row| row.len() == filled));
    }
    assert_eq!(breach("row 1 WWWWW"), None);
    assert_eq!(breach("row 1 WWWWWW"), Some("D-1.4"));
}

#[test]
fn d1_4_the_key_slot_is_at_the_left_and_the_hand_at_the_right() {
    let mut table = Table::set("phase travel\nrow 1 L\nrow 2 WRG\nhands 1 W");
    table.play(1, "move 2").shows("actions 4").play(1, "collect").shows("hands 1 WG\nrow 2 WR");
}

#[test]
fn d1_5_each_location_has_its_power_and_six_is_the_king_of_dreams() {
    let game = Table::set("").game;
    let powers = Location::ALL.map(|location| game.location_power(location));
    let expected = [Power::Muse, Power::Harvesters, Power::Tower, Power::Golem, Power::Lake, Power::King];
    assert_eq!(powers, expected);
}

#[test]
fn d1_6_the_entry_slot_is_the_middle_of_the_bottom_row() {
    let mut table = Table::set("hands 1 W");
    assert_eq!((table.game.grid().columns, table.game.grid().rows), (5, 4));
    assert_eq!(table.legal_with(1, "place"), ["place W c1"]);
    table.play(1, "place W c1").play(1, "enter").shows("dreamer 1 c1");
}

#[test]
fn d1_6_neighbours_share_a_side_and_diagonals_never_count() {
    let table = Table::set("dreamscape 1 b2=R\nhands 1 W");
    assert_eq!(
        table.legal_with(1, "place"),
        ["place W a2", "place W b1", "place W b2", "place W b3", "place W c2"]
    );
    let mut corner = Table::set("dreamscape 1 e4=R d3=W e1=G\nhands 1 W");
    corner.refuses(1, "place W c4", "D-7.2").refuses(1, "place W a2", "D-7.2");
    assert!(corner.legal(1).contains(&"place W d4".to_owned()));
}

#[test]
fn d1_6_nothing_lies_outside_the_grid() {
    let mut table = Table::set("dreamscape 1 e4=R\nhands 1 WG");
    for action in ["place W f4", "place W e5", "plant f1"] {
        table.refuses(1, action, "D-1.6");
    }
    assert_eq!(breach("dreamscape 1 f4=W"), Some("D-1.6"));
    assert_eq!(breach("dreamscape 1 c1=W c1=R"), Some("D-1.6"));
}

#[test]
fn d1_6_grids_up_to_six_by_five_are_played_on_and_larger_ones_refused() {
    let mut table = Table::set("options grid=6x5\ndreamscape 1 f4=R\nhands 1 W");
    table.play(1, "place W f5").shows("dreamscape 1 f4=R f5=W");
    for size in ["7x5", "6x6", "0x4", "5x0"] {
        assert_eq!(breach(&format!("options grid={size}")), Some("D-1.6"), "{size}");
    }
    assert!(Grid::new(6, 5).is_some() && Grid::new(7, 1).is_none());
}

/// Forty shards, bottom to top.
const FORTY: &str = "WWRRLGMWWRRLGMWWRRLGMWWRRLGMWWRRLGMWWRRL";

#[test]
fn d1_6_a_stack_of_forty_shards_can_be_built_walked_on_and_moved() {
    let hands: String = FORTY.chars().skip(1).collect();
    let mut table = Table::set(&format!("dreamscape 1 c1=W d1=R\nhands 1 {hands}M"));
    for letter in hands.chars() {
        table.play(1, &format!("place {letter} c1"));
    }
    table.shows(&format!("dreamscape 1 c1={FORTY} d1=R\nhands 1 M"));
    table.play(1, "enter").scores(1, 2).play(1, "step d1").play(1, "step c1").scores(1, 2);
    let again = Table::set(&table.text());
    assert!(again.state == table.state, "the tall stack can be written and read");
}

#[test]
fn d1_6_the_tower_and_the_golem_work_on_a_stack_of_forty() {
    let mut tower = Table::set(&format!("doing 1 tower 2\ndreamscape 1 c1={FORTY}"));
    tower.plays(1, "take c1, take c1").shows(&format!("dreamscape 1 c1={}\nhands 1 RL", &FORTY[..38]));
    let mut golem = Table::set(&format!("doing 1 golem 3\ndreamscape 1 c1={FORTY} d1=G"));
    golem.play(1, "golem c1:5 d1");
    golem.shows(&format!("dreamscape 1 c1={} d1=G{}", &FORTY[..4], &FORTY[4..]));
    golem.play(1, "golem d1:30 c1");
    golem.shows(&format!("dreamscape 1 c1={}{} d1=G{}", &FORTY[..4], &FORTY[33 - 1..], &FORTY[4..32]));
}

#[test]
fn d1_7_hands_have_no_limit_and_hold_shards_of_all_colours() {
    let hands = "W".repeat(20) + "RLGM";
    let mut table = Table::set(&format!("phase travel\nhands 1 {hands}"));
    table.play_with(1, "power", "W");
    assert_eq!(letters_of(&table.state.players[0].hands), "W".repeat(21) + "RLGM");
}

#[test]
fn d1_7_points_may_be_negative() {
    let mut table = Table::set("options nightmare\ndreamscape 1 c1=N\nscore 1 0");
    table.play(1, "enter").scores(1, -1).shows("score 1 red-steps=-1");
}

#[test]
fn d1_8_six_nine_or_twelve_trees_are_in_the_common_reserve() {
    for (players, trees) in [(2, 6), (3, 9), (4, 12)] {
        let table = Table::deal(&format!("players {players}"), 1);
        assert_eq!(table.state.trees, trees);
    }
    let mut shared = Table::set("dreamscape 2 c1=W^ d1=W^ b1=W^\ndreamscape 1 c1=R\nhands 1 G");
    shared.shows("trees 3").play(1, "plant c1").shows("trees 2");
    assert_eq!(breach("dreamscape 1 a1=W^ b1=W^ c1=W^ d1=W^ e1=W^ a2=W^ b2=W^"), Some("D-1.8"));
}

#[test]
fn d1_9_the_decks_hold_18_18_and_14_cards() {
    let table = Table::set("pack nocturne");
    let sizes = Level::ALL.map(|level| table.state.piles.len(PileId::Deck(level)));
    assert_eq!(sizes, [18, 18, 14]);
    assert_eq!(breach("open 1 #1\nopen 2 #1"), Some("D-1.9"));
}

#[test]
fn d1_9_the_power_is_on_both_sides_of_a_card() {
    for place in ["open 1 #1", "finished 1 #1"] {
        let mut table = Table::set(&format!("pack trial\n{place}\nhands 1 R"));
        table.play_with(1, "use #1 R", "G").shows("hands 1 G\nstored 1 #1=R");
    }
}

#[test]
fn d1_10_markers_are_numbered_and_have_an_active_and_a_used_side() {
    let mut table = Table::set("players 3\nphase travel");
    table.shows("marker 1 1 active\nmarker 2 2 active\nmarker 3 3 active");
    table.play(1, "power").shows("marker 1 1 used\nmarker 2 2 active");
    assert_eq!(breach("marker 1 2\nmarker 2 2"), Some("D-2.1"));
}

#[test]
fn d1_10_all_editions_but_the_german_have_sixteen_tiles() {
    for edition in Edition::ALL {
        let switches = &builtin().editions[edition as usize];
        assert_eq!(switches.tiles.len(), if edition == Edition::De { 12 } else { 16 });
        let kinds = switches.tiles.iter().map(|&tile| builtin().tiles[tile as usize].kind);
        assert_eq!(kinds.collect::<std::collections::HashSet<_>>().len(), 11, "{edition:?}");
    }
    assert!(builtin().board.shards.has(Shard::Nightmare));
}
