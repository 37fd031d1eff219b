//! The board, the purpose tiles and the solo levels that are built in.

use dreamscape::data::{PATTERN_BOX, SOLO_WORDS, Tile, TileKind, builtin};
use dreamscape::shard::Shard;
use dreamscape::world::Power;

fn tiles_of(kind: TileKind) -> Vec<&'static Tile> {
    builtin().tiles.iter().filter(|tile| tile.kind == kind).collect()
}

#[test]
fn d1_1_the_box_holds_109_shards_and_25_reds() {
    let shards = builtin().board.shards;
    assert_eq!(Shard::ALL.map(|shard| shards.count(shard)), [28, 23, 23, 20, 15, 25]);
    assert_eq!(shards.total() - u32::from(shards.count(Shard::Nightmare)), 109);
}

#[test]
fn d1_4_the_dots_fill_a_row_to_one_shard_more_than_there_are_players() {
    let dots = builtin().board.dots;
    assert_eq!(dots, [2, 2, 2, 3, 4]);
    for players in 2..=4 {
        let filled = dots.iter().filter(|&&dots| dots <= players).count();
        assert_eq!(filled, usize::from(players) + 1);
    }
}

#[test]
fn d1_5_each_location_has_its_power() {
    use Power::{Golem, Harvesters, King, Lake, Muse, Tower};
    assert_eq!(builtin().board.powers, [Muse, Harvesters, Tower, Golem, Lake, King]);
}

#[test]
fn d1_6_a_dreamscape_has_five_columns_and_four_rows_and_cards_are_drawn_for_it() {
    assert_eq!(builtin().board.grid, (5, 4));
    assert_eq!(builtin().board.grid, PATTERN_BOX);
}

#[test]
fn d1_8_six_nine_or_twelve_trees_for_two_three_or_four_players() {
    assert_eq!(builtin().board.trees[1..], [6, 9, 12]);
}

#[test]
fn d13_1_the_solo_game_has_six_trees() {
    assert_eq!(builtin().board.trees[0], 6);
}

#[test]
fn d2_6_nightmares_begin_with_three_reds_in_the_bag_and_two_on_links() {
    let board = &builtin().board;
    let links: Vec<String> = board.red_links.iter().map(ToString::to_string).collect();
    assert_eq!(links, ["3-6", "5-6"]);
    assert_eq!(board.reds_in_bag, 3);
    assert_eq!(board.shards.count(Shard::Nightmare) - 3 - 2, 20, "the reserve");
}

#[test]
fn d3_1_a_game_has_six_cycles() {
    assert_eq!(builtin().board.cycles, 6);
}

#[test]
fn d5_1_a_travel_has_four_action_points() {
    assert_eq!(builtin().board.action_points, 4);
}

#[test]
fn d11_2_an_open_card_costs_five_and_a_red_three() {
    assert_eq!((builtin().board.open_card_cost, builtin().board.red_cost), (5, 3));
}

#[test]
fn d1_10_there_are_sixteen_tiles_of_eleven_kinds() {
    assert_eq!(builtin().tiles.len(), 16);
    assert!(TileKind::ALL.into_iter().all(|kind| !tiles_of(kind).is_empty()));
}

#[test]
fn d12_2_each_kind_without_a_colour_is_there_once() {
    for kind in TileKind::ALL.into_iter().filter(|kind| !kind.has_colour()) {
        assert_eq!(tiles_of(kind).len(), 1, "{kind:?}");
    }
}

#[test]
fn d12_3_each_kind_with_a_colour_is_there_twice_and_both_are_equal() {
    for kind in TileKind::ALL.into_iter().filter(|kind| kind.has_colour()) {
        let tiles = tiles_of(kind);
        assert_eq!(tiles.len(), 2, "{kind:?}");
        assert_eq!(tiles[0], tiles[1]);
    }
}

#[test]
fn d12_4_trees_count_where_shards_are_counted_and_in_the_view() {
    use TileKind::{MostOfColour, MostShards, NumberOfColour, View};
    for tile in &builtin().tiles {
        let counted = matches!(tile.kind, MostShards | MostOfColour | NumberOfColour | View);
        assert_eq!(tile.trees, counted, "{:?}", tile.kind);
    }
}

#[test]
fn d12_5_tiles_are_worth_five_no_red_six_numbers_by_steps_and_views_as_counted() {
    for tile in &builtin().tiles {
        let (value, steps): (u8, &[(u8, u8)]) = match tile.kind {
            TileKind::NoRed => (6, &[]),
            TileKind::View => (0, &[]),
            TileKind::NumberOfColour => (0, &[(3, 2), (5, 4), (7, 7), (9, 10)]),
            _ => (5, &[]),
        };
        assert_eq!((tile.value, &tile.steps[..]), (value, steps), "{:?}", tile.kind);
    }
}

#[test]
fn d13_3_four_levels_each_harder_than_the_one_before() {
    let levels = &builtin().solo;
    let numbers = levels.each_ref().map(|level| (level.takes, level.set_points, level.head_start));
    assert_eq!(numbers, [(2, 3, 0), (2, 4, 5), (3, 5, 10), (3, 6, 15)]);
    assert_eq!(SOLO_WORDS, ["drowsy", "restless", "deep", "bottomless"]);
}
