//! What happens when a card is complete (D-8.3, D-8.5, D-8.7).

use std::sync::Arc;

use dreamscape::data::Pack;
use dreamscape::notation::set_position_with;
use dreamscape::{Cause, Event};
use kernel::{Effect, Seat};

use crate::table::Table;

#[test]
fn d8_3_completion_is_checked_after_every_atomic_change() {
    let cases = [
        ("a shard placed", "#1", "dreamscape 1 c1=R\nhands 1 W", "place W b1"),
        ("a tree planted", "#9", "dreamscape 1 c1=G\nhands 1 G", "plant c1"),
        ("the Dreamer entering", "#2", "dreamscape 1 c1=R", "enter"),
        ("the Dreamer stopping", "#5", "dreamscape 1 b1=W c1=G@\nhands 1 M", "step b1"),
        ("the Dreamer leaving", "#1", "dreamscape 1 b1=G c1=W@\nhands 1 M", "step b1"),
        ("a free step", "#2", "dreamscape 1 b1=R c1=L@\nfree 1", "step b1"),
        ("a Golem move", "#7", "dreamscape 1 b1=R c1=R\ndoing 1 golem 3", "golem b1:1 c1"),
        (
            "the Golem carrying the Dreamer off",
            "#1",
            "dreamscape 1 b1=L c1=WG@\ndoing 1 golem 3",
            "golem c1:2 b1",
        ),
        ("a Tower pick", "#1", "dreamscape 1 b1=G c1=WG\ndoing 1 tower 2", "take c1"),
    ];
    for (change, card, position, action) in cases {
        let mut table = Table::set(&format!("pack trial\nopen 1 {card}\n{position}"));
        table.play(1, action);
        assert!(table.text().contains(&format!("finished 1 {card}\n")), "{change}\n{}", table.text());
        table.lacks("open 1").asks(1, "prompt-draw");
    }
}

#[test]
fn d8_3_a_way_tells_beforehand_which_cards_are_finished_on_it() {
    let table = Table::set("pack trial\nopen 1 #5\ndreamscape 1 a1=W b1=G c1=G@\nhands 1 MM\nfinished 1 #7");
    let reach = table.game.reach(&table.state, Seat(0));
    let told: Vec<(String, u8, Vec<u8>)> = reach
        .iter()
        .map(|way| (way.cell.to_string(), way.cost, way.completes.iter().map(|card| card.number()).collect()))
        .collect();
    assert_eq!(told, [("a1".to_owned(), 2, vec![5]), ("b1".to_owned(), 1, vec![])]);
}

#[test]
fn d8_3_a_card_gained_is_checked() {
    let mut king = Table::set("pack trial\nphase travel\nsleepers 6 1\ndreamscape 1 c1=W");
    king.plays(1, "power, draw I").play_with(1, "keep #1", "#2 #3 #4 #5").scores(1, 1);
    king.shows("finished 1 #1").asks(1, "prompt-draw");
}

#[test]
fn d8_3_a_replacement_by_a_red_is_checked() {
    let text = include_str!("../../../../content/dreamscape/packs/trial-1.toml");
    let text = text.replace("name = \"trial\"", "name = \"reds\"").replace("\nW  L\n'''", "\nW  N\n'''");
    let pack = Arc::new(Pack::read("reds-1.toml", &text).unwrap());
    let row = |row| format!("a{row}=GG b{row}=GG c{row}=RR d{row}=RR e{row}=LL ");
    let land = [1, 2, 3, 4].map(row).concat().replace("a1=GG b1=GG", "a1=W b1=G");
    let position = format!("options nightmare\npack reds\nopen 1 #8\ndreamscape 1 {land}\nhands 1 N");
    let (game, state) = set_position_with(&position, &[pack]).unwrap();
    let mut table = Table { game, state, events: Vec::new(), effect: Effect::default() };
    table.play(1, "place N b1").shows("finished 1 #8").scores(1, 2);
}

#[test]
fn d8_3_the_points_of_the_change_itself_come_first() {
    let causes = |table: &Table| -> Vec<Cause> {
        let scored =
            |event: &Event| if let Event::Scored { cause, .. } = event { Some(*cause) } else { None };
        table.events.iter().filter_map(|(_, event)| scored(event)).collect()
    };
    let mut walk = Table::set("pack trial\nopen 1 #22\ndreamscape 1 b1=RRW c1=G@\nhands 1 M");
    walk.play(1, "step b1").scores(1, 8);
    assert_eq!(causes(&walk), [Cause::Water, Cause::Mountain, Cause::Cards]);
    let mut tree = Table::set("pack trial\nopen 1 #9\ndreamscape 1 c1=G\nhands 1 G");
    tree.play(1, "plant c1").scores(1, 4);
    assert_eq!(causes(&tree), [Cause::Trees, Cause::Cards]);
}

#[test]
fn d8_3_a_completed_card_scores_its_points_and_is_turned_over_onto_the_pile() {
    let mut table = Table::set("pack trial\nopen 1 #4 #12\nfinished 1 #20 #3\ndreamscape 1 c1=R\nhands 1 W");
    table.play(1, "place W c1").scores(1, 2).shows("open 1 #4\nfinished 1 #20 #3 #12\nscore 1 cards=2");
}

#[test]
fn d8_3_nothing_else_can_be_done_before_the_completion_is_settled() {
    let mut table = Table::set("pack trial\nopen 1 #1 #5\nhands 1 WGGM");
    table.play(1, "place W c1");
    for action in ["place G b1", "end", "enter", "plant c1", "exchange G W", "use #5 M", "keep none", "done"]
    {
        table.refuses(1, action, "D-8.3");
    }
    table.play(1, "draw I").refuses(1, "place G b1", "D-8.3").refuses(1, "draw I", "D-8.3");
    table.play(1, "keep none").play(1, "place G b1");
}

#[test]
fn d8_3_of_several_complete_cards_the_owner_chooses_the_order() {
    let position = "pack trial\nopen 1 #1 #9 #10\ndreamscape 1 c1=R\nhands 1 W";
    for (first, second) in [("#1", "#10"), ("#10", "#1")] {
        let mut table = Table::set(position);
        table.play(1, "place W b1").scores(1, 0).asks(1, "prompt-order");
        assert_eq!(table.legal(1), ["complete #1", "complete #10"]);
        for action in ["complete #9", "complete #2", "complete #64"] {
            table.refuses(1, action, "D-8.3");
        }
        table.refuses(1, "end", "D-8.3").refuses(1, "draw I", "D-8.3");
        table.play(1, &format!("complete {first}")).asks(1, "prompt-draw");
        table.shows(&format!("finished 1 {first}")).play(1, "draw none");
        table.shows(&format!("finished 1 {first} {second}\nopen 1 #9")).asks(1, "prompt-draw").scores(1, 3);
    }
}

#[test]
fn d8_3_each_completion_is_resolved_wholly_and_then_all_open_cards_are_checked_again() {
    // wet-rock is settled first; the card drawn for it joins the two that match.
    let deck = "deck I #12 #4 ...";
    let mut table = Table::set(&format!(
        "pack trial\n{deck}\nsleepers 2 1z\nopen 1 #1 #10\ndreamscape 1 c1=R a1=RW\nhands 1 W"
    ));
    table.plays(1, "place W b1, complete #10, draw I").shows("drawn 1 #12 #4");
    table.play(1, "keep #12").asks(1, "prompt-order").scores(1, 2);
    assert_eq!(table.legal(1), ["complete #1", "complete #12"]);
    table.plays(1, "complete #12, draw none").shows("finished 1 #10 #12 #1").scores(1, 5);
}

#[test]
fn d8_3_then_the_interrupted_action_goes_on() {
    let mut golem = Table::set("pack trial\nopen 1 #7\ndreamscape 1 a1=G b1=R c1=R\ndoing 1 golem 3");
    golem.plays(1, "golem b1:1 c1, draw I, keep none").shows("doing 1 golem 2").asks(1, "prompt-golem");
    golem.plays(1, "golem c1:2 b1, golem b1:1 a1").lacks("doing 1");
    let mut tower = Table::set("pack trial\nopen 1 #1\ndreamscape 1 b1=G c1=WG\ndoing 1 tower 2");
    tower.plays(1, "take c1, draw none").shows("doing 1 tower 1").play(1, "take b1").lacks("doing 1");
}

#[test]
fn d8_3_a_power_that_is_used_up_ends_after_the_completion() {
    let mut tower = Table::set("pack trial\nopen 1 #1\ndreamscape 1 b1=G c1=WG\nhands 1 R\ndoing 1 tower 1");
    tower.plays(1, "take c1, draw none").lacks("doing 1").asks(1, "prompt-creation");
}

#[test]
fn d8_5_a_shard_on_the_completed_card_moves_with_it_to_the_top_of_the_pile() {
    let mut table = Table::set("pack trial\nopen 1 #1\nstored 1 #1=L\nfinished 1 #3\nhands 1 W");
    table.play(1, "place W c1").shows("finished 1 #3 #1\nstored 1 #1=L").asks(1, "prompt-draw");
    table.play(1, "draw none").refuses(1, "store #1 W", "D-9.1");
}

#[test]
fn d8_5_of_two_stored_shards_the_owner_keeps_one_and_the_other_goes_to_the_bag() {
    let position = "pack trial\nopen 1 #1\nfinished 1 #3\nstored 1 #1=L #3=G\nhands 1 W";
    for (kept, bag) in [("L", "bag W27 R23 L22 G20 M15"), ("G", "bag W27 R23 L23 G19 M15")] {
        let mut table = Table::set(position);
        table.play(1, "place W c1").scores(1, 1).asks(1, "prompt-retain");
        assert_eq!(table.legal(1), ["retain G", "retain L"]);
        table.refuses(1, "retain W", "D-8.5").refuses(1, "draw I", "D-8.3").refuses(1, "end", "D-8.3");
        table.play(1, &format!("retain {kept}")).asks(1, "prompt-draw");
        table.shows(&format!("finished 1 #3 #1\nstored 1 #1={kept}\n{bag}"));
    }
}

#[test]
fn d8_5_of_two_equal_stored_shards_one_goes_to_the_bag_without_a_question() {
    let mut table = Table::set("pack trial\nopen 1 #1\nfinished 1 #3\nstored 1 #1=L #3=L\nhands 1 W");
    table.play(1, "place W c1").asks(1, "prompt-draw").shows("stored 1 #1=L\nbag W27 R23 L22 G20 M15");
}

#[test]
fn d8_5_a_shard_on_the_old_top_alone_is_lifted_onto_the_new_one() {
    let mut table = Table::set("pack trial\nopen 1 #1\nfinished 1 #5 #3\nstored 1 #3=G\nhands 1 WM");
    table.play(1, "place W c1").shows("finished 1 #5 #3 #1\nstored 1 #1=G\nbag W27 R23 L23 G19 M14");
    table.plays(1, "draw none, end").play(2, "end").shows("hands 1 G").lacks("stored 1");
}

#[test]
fn d8_5_without_a_stored_shard_the_new_top_is_free_for_use() {
    let mut table = Table::set("pack trial\nopen 1 #1\nfinished 1 #3\nhands 1 WM");
    table.plays(1, "place W c1, draw none").lacks("stored 1").play_with(1, "use #1 M", "R");
    table.shows("stored 1 #1=M\nhands 1 R");
}

#[test]
fn d8_7_a_newly_kept_card_that_already_matches_completes_at_once() {
    let mut table = Table::set("pack trial\nopen 1 #1\ndeck I #10 ...\ndreamscape 1 c1=R\nhands 1 W");
    table.plays(1, "place W b1, draw I").shows("drawn 1 #10").play(1, "keep #10");
    table.scores(1, 3).shows("finished 1 #1 #10").asks(1, "prompt-draw");
}

#[test]
fn d8_7_a_start_card_kept_in_an_empty_dreamscape_matches_nothing() {
    let mut table = Table::deal("pack trial", 3);
    for _ in 0..2 {
        let seat = if table.legal(1).is_empty() { 2 } else { 1 };
        let keep = table.legal(seat)[0].clone();
        table.play(seat, &keep);
    }
    table.shows("phase travel").lacks("finished 1").lacks("finished 2");
}
