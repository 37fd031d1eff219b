//! Entering, placing, exchanging, planting (D-7.1, D-7.2, D-7.4 to D-7.6).

use crate::hoard::hoard;
use crate::table::Table;

#[test]
fn d7_1_the_dreamer_enters_on_top_of_the_entry_stack_and_it_costs_nothing() {
    let mut table = Table::set("dreamscape 1 c1=LWR\nhands 1 M");
    table.lacks("dreamer 1").play(1, "enter").shows("dreamer 1 c1\nhands 1 M\ndreamscape 1 c1=LWR");
}

#[test]
fn d7_1_the_dreamer_enters_only_when_the_entry_slot_has_a_shard() {
    Table::set("").refuses(1, "enter", "D-7.1");
    Table::set("dreamscape 1 b1=R c2=R d1=R").refuses(1, "enter", "D-7.1");
    let mut table = Table::set("hands 1 R");
    table.refuses(1, "enter", "D-7.1").plays(1, "place R c1, enter").shows("dreamer 1 c1");
}

#[test]
fn d7_1_the_dreamer_enters_once_and_never_leaves() {
    let mut table = Table::set("dreamscape 1 c1=R b1=R\nhands 1 MM");
    table.play(1, "enter").refuses(1, "enter", "D-7.1");
    table.plays(1, "step b1").refuses(1, "enter", "D-7.1").shows("dreamer 1 b1");
}

#[test]
fn d7_1_the_dreamer_enters_in_the_own_travel_creation_or_finale_and_in_no_other_turn() {
    for phase in ["travel", "creation", "finale"] {
        let mut table = Table::set(&format!("phase {phase}\ndreamscape 1 c1=R\ndreamscape 2 c1=R"));
        table.refuses(2, "enter", "D-3.1").play(1, "enter").shows("dreamer 1 c1");
    }
    let mut table = Table::set("options nightmare\nphase nightmare\ndreamscape 1 c1=R");
    table.refuses(1, "enter", "D-3.1");
}

#[test]
fn d7_1_entering_counts_as_stepping_onto_the_entry_stack() {
    let cases = [("R", 0, false), ("W", 1, false), ("GRR", 2, false), ("RRW", 3, false), ("L", 0, true)];
    for (stack, points, free) in cases.into_iter().chain([("RRL", 2, true), ("N", -1, false)]) {
        let mut table = Table::set(&format!("options nightmare\ndreamscape 1 b1=G c1={stack}"));
        table.play(1, "enter").scores(1, points);
        assert_eq!(!table.legal_with(1, "step").is_empty(), free, "{stack}");
    }
}

#[test]
fn d7_1_in_travel_a_brown_entered_gives_its_free_step_but_no_white_is_discarded() {
    let mut table = Table::set("phase travel\ndreamscape 1 b1=R c1=L d1=W\nhands 1 MM");
    table.play(1, "enter").asks(1, "prompt-travel-step").play(1, "step b1").asks(1, "prompt-travel");
    table.refuses(1, "step c1", "D-7.6").shows("hands 1 MM\ndreamer 1 b1\nactions 4");
    let mut table = Table::set("phase travel\ndreamscape 1 b1=R c1=R\nhands 1 M");
    table.play(1, "enter").refuses(1, "step b1", "D-7.6");
    Table::set("phase travel\ndreamscape 1 b1=R c1=R@").refuses(1, "step b1", "D-7.3");
}

#[test]
fn d7_2_the_first_shard_goes_on_the_entry_slot() {
    let mut table = Table::set("hands 1 RM");
    assert_eq!(table.legal_with(1, "place"), ["place M c1", "place R c1"]);
    for cell in ["b1", "d1", "c2", "a4"] {
        table.refuses(1, &format!("place R {cell}"), "D-7.2");
    }
    table.play(1, "place R c1").shows("dreamscape 1 c1=R\nhands 1 M");
}

#[test]
fn d7_2_a_dreamscape_emptied_by_the_tower_begins_on_the_entry_slot_again() {
    let mut table = Table::set("pack trial\nopen 1 #5\ndreamscape 1 c2=RG\nhands 1 M");
    table.plays(1, "use #5 M, take c2, take c2").lacks("dreamscape 1");
    assert_eq!(table.legal_with(1, "place"), ["place G c1", "place R c1"]);
    table.refuses(1, "place R c2", "D-7.2");
}

#[test]
fn d7_2_every_other_shard_goes_next_to_a_shard_of_any_group_or_on_top_of_one() {
    let table = Table::set("dreamscape 1 a4=G c1=LW\nhands 1 L");
    let places = ["a3", "a4", "b1", "b4", "c1", "c2", "d1"].map(|cell| format!("place L {cell}"));
    assert_eq!(table.legal_with(1, "place"), places);
    let mut table = Table::set("dreamscape 1 a4=G c1=LW\nhands 1 L");
    for cell in ["b2", "d2", "a1", "b3", "e4"] {
        table.refuses(1, &format!("place L {cell}"), "D-7.2");
    }
    table.play(1, "place L c1").shows("dreamscape 1 c1=LWL a4=G");
}

#[test]
fn d7_2_a_shard_beside_a_red_counts_as_lying_next_to_a_shard() {
    let table = Table::set("options nightmare\ndreamscape 1 c1=N\nhands 1 L");
    assert_eq!(table.legal_with(1, "place"), ["place L b1", "place L c2", "place L d1"]);
}

#[test]
fn d7_2_nothing_is_put_on_a_tree_under_the_dreamer_or_on_a_red() {
    let mut table = Table::set("options nightmare\ndreamscape 1 b1=G^ c1=R@ d1=N\nhands 1 L");
    table.refuses(1, "place L b1", "D-7.2").refuses(1, "place L c1", "D-7.2");
    table.refuses(1, "place L d1", "D-10.5");
    assert_eq!(table.legal_with(1, "place").len(), 5, "{:?}", table.legal(1));
}

#[test]
fn d7_2_one_shard_is_placed_at_a_time_and_only_one_that_the_hands_hold() {
    let mut table = Table::set("hands 1 RRW");
    table.refuses(1, "place G c1", "D-7.2").play(1, "place R c1").shows("hands 1 WR\ndreamscape 1 c1=R");
    table.plays(1, "place R c1, place W c1").lacks("hands 1").refuses(1, "place W c1", "D-7.2");
    table.shows("dreamscape 1 c1=RRW");
}

#[test]
fn d7_2_a_white_may_be_placed_too() {
    Table::set("dreamscape 1 c1=R\nhands 1 M").play(1, "place M c1").shows("dreamscape 1 c1=RM");
}

#[test]
fn d7_2_a_placed_shard_comes_back_only_by_the_tower() {
    let mut table = Table::set("pack trial\nopen 1 #5\ndreamscape 1 c1=R\nhands 1 MM");
    table.play(1, "place M c1").refuses(1, "take c1", "D-3.1");
    table.plays(1, "use #5 M, take c1").shows("hands 1 M\ndreamscape 1 c1=R");
}

#[test]
fn d7_2_no_shard_goes_off_the_grid() {
    let mut table = Table::set("dreamscape 1 e4=R c1=R\nhands 1 L");
    table.refuses(1, "place L f4", "D-1.6").refuses(1, "place L e5", "D-1.6");
}

#[test]
fn x3_a_brown_has_five_places_beside_a_grey_with_the_dreamer_and_a_blue() {
    let left = Table::set("dreamscape 1 b1=W c1=R@\nhands 1 L");
    let places = ["a1", "b1", "b2", "c2", "d1"].map(|cell| format!("place L {cell}"));
    assert_eq!(left.legal_with(1, "place"), places);
    let right = Table::set("dreamscape 1 d1=W c1=R@\nhands 1 L");
    let places = ["b1", "c2", "d1", "d2", "e1"].map(|cell| format!("place L {cell}"));
    assert_eq!(right.legal_with(1, "place"), places);
}

#[test]
fn d7_4_two_of_a_colour_bring_one_of_another_colour_from_the_bag() {
    let mut table = Table::set("hands 1 WWG");
    table.shows("bag W26 R23 L23 G19 M15").play(1, "exchange W G");
    table.shows("hands 1 GG\nbag W28 R23 L23 G18 M15");
}

#[test]
fn d7_4_every_other_colour_in_the_bag_can_be_chosen_and_no_limit_of_two_applies() {
    let mut table = Table::set("hands 1 MMLLLL");
    let wanted = ["L G", "L M", "L R", "L W", "M G", "M L", "M R", "M W"].map(|e| format!("exchange {e}"));
    assert_eq!(table.legal_with(1, "exchange"), wanted);
    table.play(1, "exchange M L").shows("hands 1 LLLLL");
    table.plays(1, "exchange L M, exchange L M, exchange M W").shows("hands 1 WL");
}

#[test]
fn d7_4_two_are_needed_and_the_colour_changes() {
    let mut table = Table::set("hands 1 WRR");
    table.refuses(1, "exchange W G", "D-7.4").refuses(1, "exchange L G", "D-7.4");
    table.refuses(1, "exchange R R", "D-7.4");
}

#[test]
fn d7_4_a_colour_that_is_not_in_the_bag_cannot_be_chosen() {
    let mut table = Table::set(&format!("hands 1 WW\nhands 2 {}", "G".repeat(20)));
    table.refuses(1, "exchange W G", "D-7.4");
    assert_eq!(table.legal_with(1, "exchange"), ["exchange W L", "exchange W M", "exchange W R"]);
}

#[test]
fn d7_4_there_is_no_exchange_when_the_bag_holds_no_other_colour() {
    let mut table = Table::set(&format!("hands 1 WW\nhands 2 {}", hoard(&"W".repeat(28))));
    table.shows("bag W26").refuses(1, "exchange W G", "D-7.4").refuses(1, "exchange W W", "D-7.4");
    assert_eq!(table.legal_with(1, "exchange"), Vec::<String>::new());
    let mut empty = Table::set(&format!("hands 1 WW{}\nhands 2 {}", "W".repeat(26), hoard(&"W".repeat(28))));
    empty.shows("bag").refuses(1, "exchange W G", "D-7.4");
}

#[test]
fn d7_4_in_nightmare_games_a_red_may_be_chosen_and_two_reds_are_never_given() {
    let mut table = Table::set("options nightmare\nreserve 20\nhands 1 WWNN");
    table.refuses(1, "exchange N W", "D-10.6").play(1, "exchange W N").shows("hands 1 NNN\nreserve 20");
    let mut none = Table::set("options nightmare\nreserve 25\nhands 1 WW");
    none.refuses(1, "exchange W N", "D-7.4");
}

#[test]
fn d7_5_a_green_becomes_a_tree_and_scores_the_trees_now_in_the_own_dreamscape() {
    let mut table = Table::set("players 3\ndreamscape 1 b1=W c1=R d1=L\ndreamscape 2 c1=G^\nhands 1 GGG");
    table.shows("trees 8").play(1, "plant c1").scores(1, 1);
    table.shows("dreamscape 1 b1=W c1=R^ d1=L\nhands 1 GG\ntrees 7\nbag W27 R22 L22 G17 M15");
    table.play(1, "plant b1").scores(1, 3).play(1, "plant d1").scores(1, 6);
    table.shows("score 1 trees=6\ntrees 5\nbag W27 R22 L22 G19 M15");
}

#[test]
fn x5_a_second_tree_scores_two() {
    let mut table = Table::set("dreamscape 1 b1=W^ c1=R\nhands 1 G\nscore 1 trees=1");
    table.play(1, "plant c1").scores(1, 3).shows("score 1 trees=3");
}

#[test]
fn d7_5_a_tree_needs_a_shard_with_nothing_on_it_and_no_red() {
    let mut table = Table::set("options nightmare\ndreamscape 1 a1=N b1=G^ c1=R@ d1=RW\nhands 1 G");
    assert_eq!(table.legal_with(1, "plant"), ["plant d1"]);
    table.refuses(1, "plant b1", "D-7.5").refuses(1, "plant c1", "D-7.5").refuses(1, "plant e1", "D-7.5");
    table.refuses(1, "plant a1", "D-10.5").refuses(1, "plant f1", "D-1.6");
    table.play(1, "plant d1").shows("dreamscape 1 a1=N b1=G^ c1=R d1=RW^").scores(1, 2);
}

#[test]
fn d7_5_a_tree_needs_a_green_in_the_hands_and_a_tree_in_the_reserve() {
    Table::set("dreamscape 1 c1=R\nhands 1 WRL").refuses(1, "plant c1", "D-7.5");
    let planted = "dreamscape 2 a1=R^ b1=R^ c1=R^ d1=R^ e1=R^ c2=R^";
    let mut table = Table::set(&format!("dreamscape 1 c1=R\n{planted}\nhands 1 G"));
    table.shows("trees 0").refuses(1, "plant c1", "D-7.5");
    assert_eq!(table.legal_with(1, "plant"), Vec::<String>::new());
}

#[test]
fn d7_5_nothing_is_ever_put_on_a_tree() {
    let mut table = Table::set("pack trial\nopen 1 #6\ndreamscape 1 b1=R c1=R\nhands 1 GGR");
    table.play(1, "plant c1").refuses(1, "place R c1", "D-7.2").refuses(1, "plant c1", "D-7.5");
    table.play(1, "use #6 R").refuses(1, "golem b1:1 c1", "D-6.6");
}

#[test]
fn d7_6_discards_go_to_the_bag_and_are_unlimited_while_the_hands_last() {
    let mut table = Table::set("dreamscape 1 b1=R c1=R@\nhands 1 GGMMWWLL");
    table.plays(1, "plant b1, exchange W G, exchange L G, step b1, step c1");
    table.shows("hands 1 GGG\nbag W28 R21 L23 G17 M15").plays(1, "exchange G M");
    table.shows("hands 1 GM\nbag W28 R21 L23 G19 M14");
}

#[test]
fn d7_6_placing_exchanging_planting_and_paid_steps_belong_to_creation_and_finale() {
    let actions = ["place R b1", "exchange W R", "plant b1", "step b1"];
    for phase in ["creation", "finale"] {
        for action in actions {
            let mut table = Table::set(&format!("phase {phase}\ndreamscape 1 b1=R c1=R@\nhands 1 RWWGM"));
            table.play(1, action);
        }
    }
    let mut table = Table::set("phase travel\ndreamscape 1 b1=R c1=R@\nhands 1 RWWGM");
    for action in actions {
        table.refuses(1, action, "D-7.6");
    }
}

#[test]
fn d7_6_what_belongs_to_travel_cannot_be_done_in_creation() {
    let mut table = Table::set("row 1 W\nhands 1 R");
    for action in ["collect", "move 2", "power", "sow 1-2"] {
        table.refuses(1, action, "D-3.1");
    }
}
