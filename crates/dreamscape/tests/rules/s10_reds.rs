//! Section 10: reds in the Dreamscape.

use dreamscape::Shard;

use crate::table::Table;

/// The first seat creates in a nightmare game on a board of three cells in a row, with the entry in the middle.
fn small(lines: &str) -> Table {
    Table::set(&format!("options nightmare grid=3x1\nreserve 15\n{lines}"))
}

#[test]
fn d10_5_in_an_empty_dreamscape_a_red_goes_on_the_entry_slot() {
    let mut table = Table::set("options nightmare\nhands 1 NW");
    table.refuses(1, "place N b1", "D-7.2").play(1, "place N c1").shows("dreamscape 1 c1=N");
}

#[test]
fn d10_5_else_a_red_lies_only_on_an_empty_cell_next_to_a_shard() {
    let mut table = Table::set("options nightmare\nhands 1 N\ndreamscape 1 c1=W d1=R^");
    assert_eq!(table.legal_with(1, "place"), ["place N b1", "place N c2", "place N d2", "place N e1"]);
    table.refuses(1, "place N c1", "D-10.5").refuses(1, "place N d1", "D-10.5").refuses(
        1,
        "place N a1",
        "D-7.2",
    );
}

#[test]
fn d10_5_nothing_but_the_dreamer_goes_on_a_red() {
    let mut table = Table::set("options nightmare\nhands 1 WNG\ndreamscape 1 c1=N b1=N d1=R");
    for action in ["place W c1", "place N c1", "plant c1"] {
        table.refuses(1, action, "D-10.5");
    }
    table.play(1, "enter").shows("dreamer 1 c1");
}

#[test]
fn d10_5_each_step_onto_a_red_costs_a_point() {
    let mut table = Table::set("options nightmare\nhands 1 MMM\ndreamscape 1 b1=N c1=N d1=R");
    table.play(1, "enter").scores(1, -1).play(1, "step b1").scores(1, -2);
    table.play(1, "step c1").scores(1, -3).play(1, "step d1").scores(1, -3);
    let mut over_a_tree = Table::set("options nightmare\nhands 1 MM\ndreamscape 1 b1=G^ a1=N c1=R@");
    over_a_tree.plays(1, "step b1, step a1").scores(1, -1);
    let mut free = Table::set("options nightmare\ndreamscape 1 b1=N c1=L\nphase travel");
    free.plays(1, "enter, step b1").scores(1, -1);
}

#[test]
fn d10_5_where_reds_may_not_be_stepped_on_the_dreamer_neither_enters_nor_passes() {
    for (edition, forbidden) in
        [("standard", false), ("it", false), ("pl", false), ("de", false), ("en", true)]
    {
        let header = format!("edition {edition}\noptions nightmare\nhands 1 MM");
        let mut enter = Table::set(&format!("{header}\ndreamscape 1 c1=N"));
        let mut step = Table::set(&format!("{header}\ndreamscape 1 c1=R@ d1=N"));
        let mut pass = Table::set(&format!("{header}\ndreamscape 1 c1=L^@ d1=N c2=R\nfree 1"));
        let mut tree = Table::set(&format!("{header}\ndreamscape 1 c1=W^ b1=N"));
        if forbidden {
            enter.refuses(1, "enter", "D-10.5");
            step.refuses(1, "step d1", "D-10.5");
            pass.refuses(1, "step d1", "D-10.5").play(1, "step c2");
            tree.refuses(1, "enter", "D-7.7");
        } else {
            enter.play(1, "enter").scores(1, -1);
            step.play(1, "step d1").scores(1, -1);
            pass.play(1, "step d1").scores(1, -1);
            tree.plays(1, "enter, step b1").scores(1, 0);
        }
    }
}

#[test]
fn d10_6_creation_does_not_end_while_a_red_can_be_placed() {
    for phase in ["creation", "finale"] {
        let mut table = Table::set(&format!("options nightmare\nphase {phase}\nhands 1 NNW"));
        table.refuses(1, "end", "D-10.6").play(1, "place N c1").refuses(1, "end", "D-10.6");
        table.play(1, "place N b1").play(1, "end").shows("turn 2").lacks("hands 1");
    }
    let mut travel = Table::set("options nightmare\nphase travel\nhands 1 NN");
    travel.play(1, "end");
}

#[test]
fn d10_6_three_reds_are_discarded_for_one_shard_of_another_colour_any_number_of_times() {
    for phase in ["creation", "finale"] {
        let mut table = Table::set(&format!("options nightmare\nphase {phase}\nhands 1 NNNNNNN\nreserve 15"));
        table
            .refuses(1, "exchange N N", "D-10.6")
            .plays(1, "exchange N W, exchange N L")
            .shows("hands 1 WLN");
        assert_eq!(table.state.bag.count(Shard::Nightmare), 9);
        table.refuses(1, "exchange N W", "D-10.6").refuses(1, "end", "D-10.6");
    }
    let mut two = Table::set("options nightmare\nhands 1 NN");
    two.refuses(1, "exchange N W", "D-10.6");
}

#[test]
fn d10_6_reds_can_be_discarded_in_creation_only_and_only_for_what_the_bag_holds() {
    let mut travel = Table::set("options nightmare\nphase travel\nhands 1 NNN");
    travel.refuses(1, "exchange N W", "D-7.6");
    let whites = "M".repeat(15);
    let mut none = Table::set(&format!("options nightmare\nhands 1 NNN\nhands 2 {whites}"));
    none.refuses(1, "exchange N M", "D-10.6").play(1, "exchange N W");
}

#[test]
fn d10_6_an_exchange_of_reds_is_refused_by_its_own_rule_and_any_other_by_d7_4() {
    let whites = "M".repeat(15);
    for (hands, give, take, rule) in [
        ("", 'N', 'W', "D-10.6"),
        ("NN", 'N', 'W', "D-10.6"),
        ("NNN", 'N', 'N', "D-10.6"),
        ("NNN", 'N', 'M', "D-10.6"),
        ("", 'W', 'N', "D-7.4"),
        ("R", 'R', 'W', "D-7.4"),
        ("RR", 'R', 'R', "D-7.4"),
        ("RR", 'R', 'M', "D-7.4"),
        ("RR", 'R', 'N', "D-7.4"),
    ] {
        for phase in ["creation", "finale"] {
            let lines = format!("options nightmare\nphase {phase}\nhands 1 {hands}\nhands 2 {whites}");
            Table::set(&lines).refuses(1, &format!("exchange {give} {take}"), rule);
        }
    }
    let mut plain = Table::set("hands 1 RR");
    plain.refuses(1, "exchange N W", "D-10.6").refuses(1, "exchange R N", "D-7.4");
}

#[test]
fn d10_6_while_a_cell_is_empty_nothing_is_replaced() {
    let mut table = small("dreamscape 1 b1=W c1=R\nhands 1 N");
    assert_eq!(table.legal_with(1, "place"), ["place N a1"]);
    table.refuses(1, "place N b1", "D-10.5").refuses(1, "place N c1", "D-10.5");
}

#[test]
fn d10_6_on_a_full_board_a_red_takes_the_place_of_a_single_shard_of_choice() {
    let mut table = small("dreamscape 1 a1=W b1=RR c1=L^\nhands 1 N");
    assert_eq!(table.legal_with(1, "place"), ["place N a1", "place N c1"]);
    table.refuses(1, "place N b1", "D-10.6").shows("trees 5\nbag W27 R21 L22 G20 M15 N9");
    table.play(1, "place N c1").shows("dreamscape 1 a1=W b1=RR c1=N\ntrees 6\nbag W27 R21 L23 G20 M15 N9");
}

#[test]
fn d10_6_not_where_the_dreamer_stands_and_not_on_a_red() {
    let mut table = small("dreamscape 1 a1=W@ b1=N c1=R\nhands 1 N");
    assert_eq!(table.legal_with(1, "place"), ["place N c1"]);
    table.refuses(1, "place N a1", "D-10.6").refuses(1, "place N b1", "D-10.6");
}

#[test]
fn d10_6_without_a_single_shard_a_lowest_stack_goes_to_the_bag_whole() {
    let mut table = small("dreamscape 1 a1=WG b1=RRR c1=LM^\nhands 1 N");
    assert_eq!(table.legal_with(1, "place"), ["place N a1", "place N c1"]);
    table.refuses(1, "place N b1", "D-10.6").play(1, "place N c1");
    table.shows("dreamscape 1 a1=WG b1=RRR c1=N\ntrees 6\nbag W27 R20 L23 G19 M15 N9");
    let mut dreamer = small("dreamscape 1 a1=WG@ b1=RRR c1=N\nhands 1 N");
    assert_eq!(dreamer.legal_with(1, "place"), ["place N b1"]);
    dreamer.play(1, "place N b1").shows("dreamscape 1 a1=WG b1=N c1=N");
}

#[test]
fn d10_6_if_there_is_no_such_stack_the_reds_go_to_the_reserve() {
    for phase in ["creation", "finale"] {
        let mut table = small(&format!("phase {phase}\ndreamscape 1 a1=W@ b1=N c1=N\nhands 1 NNW"));
        table.refuses(1, "place N a1", "D-10.6").play(1, "end").shows("reserve 17").lacks("hands 1");
        assert_eq!(table.state.bag.count(Shard::Nightmare), 25 - 15 - 4);
    }
}
