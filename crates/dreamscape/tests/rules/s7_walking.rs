//! The Dreamer's steps (D-7.3, D-7.7 to D-7.12, D-7.16).

use crate::table::Table;

#[test]
fn d7_3_a_white_is_discarded_for_one_step_to_a_neighbouring_cell_with_a_shard() {
    let mut table = Table::set("dreamscape 1 b1=R c1=R@ c2=GGG d2=R\nhands 1 MM");
    assert_eq!(table.legal_with(1, "step"), ["step b1", "step c2"]);
    table.play(1, "step c2").shows("dreamer 1 c2\nhands 1 M\nbag W28 R20 L23 G17 M14");
}

#[test]
fn d7_3_a_step_needs_a_dreamer_a_neighbour_a_shard_there_and_a_white() {
    Table::set("dreamscape 1 b1=R c1=R\nhands 1 M").refuses(1, "step b1", "D-7.3");
    let mut table = Table::set("dreamscape 1 a1=R b1=R c1=R@ d2=R\nhands 1 M");
    for cell in ["d1", "a1", "d2", "c1", "f1"] {
        table.refuses(1, &format!("step {cell}"), "D-7.3");
    }
    Table::set("dreamscape 1 b1=R c1=R@\nhands 1 WRLG").refuses(1, "step b1", "D-7.3");
}

#[test]
fn d7_7_heights_never_matter_and_each_step_is_one_action() {
    let mut table = Table::set("dreamscape 1 b1=GGGGGG c1=G@ d1=G\nhands 1 MMM");
    table.play(1, "step b1").shows("hands 1 MM").play(1, "step c1").shows("hands 1 M");
    table.play(1, "step d1").lacks("hands 1");
}

#[test]
fn d7_7_a_tree_is_crossed_only_when_the_whites_reach_a_stop() {
    let land = "dreamscape 1 a1=R b1=G^ c1=R@";
    let mut table = Table::set(&format!("{land}\nhands 1 M"));
    table.refuses(1, "step b1", "D-7.7");
    let mut table = Table::set(&format!("{land}\nhands 1 MM"));
    table.play(1, "step b1").asks(1, "prompt-on-tree").play(1, "step a1").shows("dreamer 1 a1");
    let mut back = Table::set(&format!("{land}\nhands 1 MM"));
    back.plays(1, "step b1, step c1").shows("dreamer 1 c1");
}

#[test]
fn d7_7_two_trees_in_a_row_need_three_whites_but_a_brown_under_a_tree_saves_one() {
    let mut table = Table::set("dreamscape 1 a1=G^ a2=R b1=G^ c1=R@ c2=G^\nhands 1 MM");
    assert_eq!(table.legal_with(1, "step"), ["step b1", "step c2"]);
    table.play(1, "step b1").refuses(1, "step a1", "D-7.7").play(1, "step c1");
    let mut table = Table::set("dreamscape 1 a1=G^ a2=R b1=G^ c1=R@\nhands 1 MMM");
    table.plays(1, "step b1, step a1, step a2").lacks("hands 1").shows("dreamer 1 a2");
    let mut table = Table::set("dreamscape 1 a1=L^ a2=R b1=G^ c1=R@\nhands 1 MM");
    table.plays(1, "step b1, step a1, step a2").lacks("hands 1").shows("dreamer 1 a2");
}

#[test]
fn d7_7_the_free_steps_to_come_count_for_reaching_a_stop() {
    let mut table = Table::set("dreamscape 1 a1=R b1=L^ c1=R@\nhands 1 M");
    table.plays(1, "step b1, step a1").shows("dreamer 1 a1").lacks("hands 1");
    let mut free = Table::set("dreamscape 1 a1=R b1=L^ c1=L@\nfree 1");
    free.plays(1, "step b1, step a1").shows("dreamer 1 a1");
    let mut dead = Table::set("dreamscape 1 b1=G^ c1=L@\nfree 1");
    dead.refuses(1, "step b1", "D-7.7");
}

#[test]
fn d7_7_on_a_tree_only_further_steps_are_legal() {
    let mut table =
        Table::set("pack trial\nopen 1 #5\ndreamscape 1 a1=R b1=G^ c1=R@\nhands 1 MMMWWG\ndreamscape 2 c1=R");
    table.play(1, "step b1");
    assert_eq!(table.legal(1), ["step a1", "step c1"]);
    for action in ["place W a1", "exchange W G", "plant a1", "use #5 W", "store #5 W", "end", "enter"] {
        table.refuses(1, action, "D-7.7");
    }
}

#[test]
fn d7_7_no_completion_is_checked_on_a_tree_but_at_the_stop() {
    // first-drop wants a single Water without the Dreamer, which the Dreamer leaves with his first step.
    let mut table = Table::set("pack trial\nopen 1 #1\ndreamscape 1 b1=G^ c1=W@ a1=R\nhands 1 MM");
    table.play(1, "step b1").scores(1, 0).shows("open 1 #1").asks(1, "prompt-on-tree");
    table.play(1, "step a1").scores(1, 1).shows("finished 1 #1").asks(1, "prompt-draw");
}

#[test]
fn d7_7_entering_onto_a_tree_follows_the_same_rule() {
    Table::set("dreamscape 1 b1=R c1=G^").refuses(1, "enter", "D-7.7");
    let mut table = Table::set("dreamscape 1 b1=R c1=G^\nhands 1 M");
    table.plays(1, "enter").asks(1, "prompt-on-tree").refuses(1, "end", "D-7.7").play(1, "step b1");
    let mut brown = Table::set("phase travel\ndreamscape 1 b1=R c1=L^");
    brown.play(1, "enter").asks(1, "prompt-on-tree").refuses(1, "end", "D-7.7").play(1, "step b1");
    Table::set("phase travel\ndreamscape 1 b1=R c1=G^\nhands 1 M").refuses(1, "enter", "D-7.7");
    let two_trees = "dreamscape 1 a1=R b1=G^ c1=G^";
    Table::set(&format!("{two_trees}\nhands 1 M")).refuses(1, "enter", "D-7.7");
    let mut table = Table::set(&format!("{two_trees}\nhands 1 MM"));
    table.plays(1, "enter, step b1, step a1").shows("dreamer 1 a1").lacks("hands 1");
}

#[test]
fn d7_8_water_on_top_scores_one_each_time_it_is_stepped_onto() {
    let mut table = Table::set("dreamscape 1 b1=LW c1=R@\nhands 1 MMMM");
    table.play(1, "step b1").scores(1, 1).plays(1, "step c1").scores(1, 1);
    table.play(1, "step b1").scores(1, 2).shows("score 1 water=2");
}

#[test]
fn d7_8_water_scores_also_in_passing_and_under_a_tree() {
    let mut table = Table::set("dreamscape 1 a1=R b1=W^ c1=R@\nhands 1 MM");
    table.play(1, "step b1").scores(1, 1).play(1, "step a1").scores(1, 1);
}

#[test]
fn d7_9_a_mountain_is_two_greys_directly_on_each_other_whatever_lies_above_or_below() {
    let cases = [("RR", 2), ("LRR", 2), ("RRG", 2), ("GRRLG", 2), ("RRR", 2), ("RRGRR", 2), ("RRW", 3)];
    let others = [("R", 0), ("RGR", 0), ("RLRGR", 0), ("WRW", 1), ("RM", 0)];
    for (stack, points) in cases.into_iter().chain(others) {
        let mut table = Table::set(&format!("dreamscape 1 b1={stack} c1=G@\nhands 1 M"));
        table.play(1, "step b1").scores(1, points);
    }
}

#[test]
fn d7_9_a_mountain_under_a_tree_scores_in_passing() {
    let mut table = Table::set("dreamscape 1 a1=G b1=RR^ c1=G@\nhands 1 MM");
    table.plays(1, "step b1, step a1").scores(1, 2);
}

#[test]
fn d7_9_a_mountain_scores_once_per_cycle_and_all_its_greys_are_marked() {
    let mut table = Table::set("dreamscape 1 b1=RRGR c1=G@\nhands 1 MMM");
    table.play(1, "step b1").scores(1, 2).shows("marks 1 b1:1 b1:2 b1:4");
    table.plays(1, "step c1, step b1").scores(1, 2).shows("score 1 mountain=2");
}

#[test]
fn d7_9_a_marked_grey_keeps_a_stack_from_scoring_however_it_grows() {
    let mut table = Table::set("dreamscape 1 b1=RR c1=G@\nmarks 1 b1:1 b1:2\nhands 1 RRM");
    table.plays(1, "place R b1, place R b1, step b1").scores(1, 0);
    // A mark on one grey is enough.
    Table::set("dreamscape 1 b1=RRR c1=G@\nmarks 1 b1:1\nhands 1 M").play(1, "step b1").scores(1, 0);
}

#[test]
fn d7_9_marks_travel_with_the_shard() {
    let mut table =
        Table::set("pack trial\nopen 1 #12\ndreamscape 1 b1=RR b2=R c1=G@\nmarks 1 b1:1 b1:2\nhands 1 MM");
    table.plays(1, "use #12 M, golem b1:2 b2, done").shows("marks 1 b1:1 b2:2");
    table.shows("dreamscape 1 b1=R c1=G b2=RR").play(1, "step b1").scores(1, 0);
    let mut other = Table::set("dreamscape 1 b1=RR c1=G@\nmarks 1 b1:2\nhands 1 M");
    other.play(1, "step b1").scores(1, 0);
}

#[test]
fn d7_9_marks_are_lost_when_the_shard_leaves_the_dreamscape() {
    let mut table =
        Table::set("pack trial\nopen 1 #11\ndreamscape 1 b1=RR c1=G@\nmarks 1 b1:1 b1:2\nhands 1 MM");
    table.plays(1, "use #11 M, take b1, take b1, place R b1, place R b1").lacks("marks 1");
    table.play(1, "step b1").scores(1, 2);
}

#[test]
fn d7_9_marks_are_cleared_in_emergence_but_not_before_the_finale() {
    let land = "dreamscape 1 b1=RR c1=G@\nmarks 1 b1:1 b1:2";
    let mut table = Table::set(&format!("cycle 5\n{land}"));
    table.plays(1, "end").play(2, "end").shows("cycle 6\nphase travel").lacks("marks 1");
    let mut last = Table::set(&format!("cycle 6\n{land}"));
    last.play(1, "end").play(2, "end").shows("phase finale\nmarks 1 b1:1 b1:2");
}

#[test]
fn d7_10_brown_on_top_gives_one_free_step() {
    let mut table = Table::set("dreamscape 1 b1=WL c1=R@ b2=R\nhands 1 M");
    table.play(1, "step b1").asks(1, "prompt-creation-step").shows("free 1").lacks("hands 1");
    table.play(1, "step b2").lacks("free 1").refuses(1, "step b1", "D-7.3");
}

#[test]
fn d7_10_a_step_uses_the_free_step_first_and_two_are_never_held() {
    let mut table = Table::set("dreamscape 1 a1=R b1=L c1=L d1=R@\nhands 1 MM");
    table.play(1, "step c1").shows("hands 1 M\nfree 1");
    table.play(1, "step b1").shows("hands 1 M\nfree 1").play(1, "step a1").shows("hands 1 M").lacks("free 1");
}

#[test]
fn d7_10_every_other_action_loses_the_free_step() {
    for (action, outcome) in [
        ("place R a1", ""),
        ("exchange W G", ""),
        ("plant a1", ""),
        ("store #5 W", ""),
        ("use #5 W", ""),
        ("use #7 W", "W"),
    ] {
        let land = "dreamscape 1 a1=GG b1=R c1=L@";
        let mut table = Table::set(&format!("pack trial\nopen 1 #5 #7\n{land}\nfree 1\nhands 1 RWWG"));
        table.play_with(1, action, outcome).lacks("free 1");
        assert_eq!(table.legal_with(1, "step"), Vec::<String>::new(), "{action}");
    }
    let mut travel = Table::set("phase travel\nrow 1 R\ndreamscape 1 b1=R c1=L@\nfree 1");
    travel.play(1, "collect").lacks("free 1");
    let mut travel = Table::set("phase travel\nrow 2 R\ndreamscape 1 b1=R c1=L@\nfree 1");
    travel.play(1, "move 2").lacks("free 1");
    let mut travel = Table::set("phase travel\nrow 2 R\ndreamscape 1 b1=R c1=L@\nfree 1");
    travel.play_with(1, "power", "W").lacks("free 1");
}

#[test]
fn d7_10_ending_the_turn_loses_the_free_step() {
    let mut table = Table::set("phase travel\ndreamscape 1 b1=R c1=L@\nfree 1");
    table.play(1, "end").lacks("free 1").play(2, "end").refuses(1, "step b1", "D-7.3");
}

#[test]
fn d7_10_a_completion_and_its_draw_do_not_lose_the_free_step() {
    let mut table = Table::set("pack trial\nopen 1 #6\ndreamscape 1 b1=L c1=R@ a1=R\nhands 1 M");
    table.play(1, "step b1").scores(1, 2).plays(1, "draw I, keep none").shows("free 1").play(1, "step a1");
}

#[test]
fn d7_10_passing_brown_under_a_tree_gives_the_free_step_too() {
    let mut table = Table::set("dreamscape 1 a1=R b1=L^ c1=R@\nhands 1 MM");
    table.plays(1, "step b1, step a1").shows("hands 1 M\ndreamer 1 a1").lacks("free 1");
}

#[test]
fn d7_11_only_the_top_shard_counts_for_water_land_and_red() {
    let mut table = Table::set("dreamscape 1 b1=WLG c1=R@\nhands 1 M");
    table.play(1, "step b1").scores(1, 0).lacks("free 1");
}

#[test]
fn d7_11_trees_do_not_hide_the_top_shard() {
    let mut table = Table::set("dreamscape 1 a1=R b1=GW^ b2=GL^ c1=R@\nhands 1 MMM");
    table.plays(1, "step b1, step b2").scores(1, 1).shows("free 1").plays(1, "step b1, step a1").scores(1, 2);
}

#[test]
fn d7_12_the_golem_carrying_the_dreamer_scores_nothing() {
    let cases = ["b1=W", "b1=RR", "b1=L"];
    for target in cases {
        let mut table =
            Table::set(&format!("pack trial\nopen 1 #17\ndreamscape 1 {target} c1=RRW@ d1=G\nhands 1 M"));
        table.plays(1, "use #17 M, golem c1:3 b1, done").scores(1, 0).shows("dreamer 1 b1").lacks("free 1");
    }
    let mut brown = Table::set("pack trial\nopen 1 #12\ndreamscape 1 b1=G c1=GL@\nhands 1 M");
    brown.plays(1, "use #12 M, golem c1:2 b1, done").lacks("free 1").lacks("marks 1").scores(1, 0);
}

#[test]
fn d7_16_a_free_step_does_not_bring_back_a_position_of_the_turn() {
    let mut table = Table::set("dreamscape 1 b1=L b2=L c1=L@ c2=L\nfree 1\nhands 1 M");
    table.plays(1, "step b1, step b2, step c2").refuses(1, "step c1", "D-7.16");
    table.refuses(1, "step b2", "D-7.16").shows("hands 1 M");
    // After anything that changes the position the places are new.
    table.plays(1, "place M a1");
    assert_eq!(table.legal_with(1, "step"), Vec::<String>::new());
    let mut white = Table::set("dreamscape 1 b1=L c1=L@ d1=R\nfree 1\nhands 1 MM");
    white.plays(1, "step b1").refuses(1, "step c1", "D-7.16");
    let mut again = Table::set("dreamscape 1 b1=L c1=L@ d1=R\nfree 1\nhands 1 MM");
    again.plays(1, "step d1, step c1, step b1").shows("hands 1 M\ndreamer 1 b1");
}

#[test]
fn d7_16_a_mountain_climbed_makes_the_position_new() {
    let mut table = Table::set("dreamscape 1 b1=RRL c1=L@\nfree 1");
    table.play(1, "step b1").scores(1, 2).play(1, "step c1").shows("dreamer 1 c1");
    table.refuses(1, "step b1", "D-7.16");
}

#[test]
fn d7_16_a_tree_on_which_the_walk_could_only_go_in_circles_is_not_stepped_onto() {
    Table::set("dreamscape 1 b1=L^ c1=L@\nfree 1").refuses(1, "step b1", "D-7.7");
    Table::set("dreamscape 1 a1=L^ b1=L^ c1=L@\nfree 1").refuses(1, "step b1", "D-7.7");
    let mut way_out = Table::set("dreamscape 1 a1=L^ a2=L b1=L^ c1=L@\nfree 1");
    way_out.plays(1, "step b1, step a1, step a2").shows("dreamer 1 a2");
    // A white spent on the way makes the places behind new.
    let mut spent = Table::set("dreamscape 1 a1=R^ b1=L^ c1=L@\nfree 1\nhands 1 M");
    spent.plays(1, "step b1, step a1, step b1, step c1").shows("dreamer 1 c1").lacks("hands 1");
}

#[test]
fn d7_16_a_completion_makes_the_position_new() {
    let mut table = Table::set("pack trial\nopen 1 #13\ndreamscape 1 b1=L b2=G c1=L@\nfree 1");
    table.plays(1, "step b1, draw none, step c1").refuses(1, "step b1", "D-7.16").shows("finished 1 #13");
}

#[test]
fn x4_a_walk_of_three_whites_brings_five_points() {
    let mut table = Table::set("dreamscape 1 c1=W b1=W^ a1=L a2=RRW\nhands 1 MMM");
    table.play(1, "enter").scores(1, 1);
    table.plays(1, "step b1").scores(1, 2).play(1, "step a1").scores(1, 2).shows("hands 1 M\nfree 1");
    table.play(1, "step a2").scores(1, 5).shows("hands 1 M");
    table.play(1, "step a1").scores(1, 5).shows("free 1\nscore 1 water=3 mountain=2").lacks("hands 1");
    table.play(1, "end").scores(1, 5);
}
