//! Section 9: card powers.

use dreamscape::Event;
use dreamscape::world::Power;

use crate::table::Table;

/// A card of the trial pack for each power, and what the game asks when it is used on [`BOARD`].
const CARDS: [(&str, Power, &str); 6] = [
    ("#1", Power::Muse, "prompt-creation"),
    ("#2", Power::King, "prompt-king"),
    ("#3", Power::Harvesters, "prompt-harvest"),
    ("#4", Power::Lake, "prompt-lake"),
    ("#5", Power::Tower, "prompt-tower"),
    ("#6", Power::Golem, "prompt-golem"),
];

/// A board on which every power can do something and no card of [`CARDS`] is complete.
const BOARD: &str = "pack trial\ndreamscape 1 b1=RG c1=RM\nrow 1 WR\nrow 2 GR\nhands 1 LM";

#[test]
fn d9_1_a_shard_on_an_open_card_or_on_the_top_finished_one_uses_its_power_at_once() {
    for (card, power, prompt) in CARDS {
        for place in ["open", "finished"] {
            for phase in ["travel", "creation"] {
                let mut table = Table::set(&format!("{BOARD}\nphase {phase}\n{place} 1 {card}"));
                table.play(1, &format!("use {card} L")).shows(&format!("stored 1 {card}=L"));
                table.asks(
                    1,
                    if power == Power::Muse { format!("prompt-{phase}") } else { prompt.into() }.as_str(),
                );
                let used = |(_, event): &_| matches!(event, Event::CardPowerUsed { power: used, .. } if *used == power);
                assert!(table.events.iter().any(used), "{card} in {phase}");
            }
        }
    }
}

#[test]
fn d9_1_only_own_open_cards_and_the_top_of_the_own_pile_are_in_reach() {
    let mut table =
        Table::set("pack trial\nopen 1 #1\nfinished 1 #3 #4\nopen 2 #5\nfinished 2 #6\nhands 1 W");
    assert_eq!(table.legal_with(1, "use"), ["use #1 W", "use #4 W"]);
    assert_eq!(table.legal_with(1, "store"), ["store #1 W", "store #4 W"]);
    for card in ["#3", "#5", "#6", "#7", "#60"] {
        table.refuses(1, &format!("use {card} W"), "D-9.1").refuses(1, &format!("store {card} W"), "D-9.1");
    }
}

#[test]
fn d9_1_also_a_card_gained_a_moment_ago() {
    let mut table = Table::set("pack trial\nphase travel\nsleepers 6 1\nhands 1 W\nrow 1 WR");
    table.plays(1, "power, draw I, keep #4, use #4 W").asks(1, "prompt-lake").shows("stored 1 #4=W");
}

#[test]
fn d9_1_only_in_the_own_travel_or_creation() {
    for (moment, seat, rule) in [
        ("phase travel", 2, "D-3.1"),
        ("phase creation", 2, "D-3.1"),
        ("phase nightmare\noptions nightmare", 1, "D-3.1"),
        ("phase finale", 1, "D-11.1"),
    ] {
        let mut table = Table::set(&format!("pack trial\n{moment}\nopen {seat} #1\nhands {seat} W"));
        table.refuses(seat, "use #1 W", rule).refuses(seat, "store #1 W", rule);
    }
}

#[test]
fn d9_1_the_shard_comes_from_the_hands_and_is_not_red() {
    let mut table = Table::set("options nightmare\npack trial\nopen 1 #1\nhands 1 WN");
    table.refuses(1, "use #1 R", "D-9.1").refuses(1, "use #1 N", "D-10.7").refuses(1, "store #1 N", "D-10.7");
    table.play_with(1, "use #1 W", "L").shows("hands 1 LN\nstored 1 #1=W");
}

#[test]
fn d9_1_the_power_is_used_at_once_or_not_at_all() {
    let mut table = Table::set("pack trial\nopen 1 #1\nhands 1 WR");
    table.play(1, "store #1 W").shows("stored 1 #1=W\nhands 1 R").asks(1, "prompt-creation");
    table.refuses(1, "use #1 R", "D-9.1").refuses(1, "use #1 W", "D-9.1");
}

#[test]
fn d9_1_the_slot_stays_taken_until_restore() {
    let mut table = Table::set("pack trial\nphase travel\nopen 1 #1\nhands 1 WR");
    table.play_with(1, "use #1 W", "L").refuses(1, "use #1 R", "D-9.1").refuses(1, "store #1 L", "D-9.1");
    table.play(1, "end").play(2, "end").refuses(1, "use #1 R", "D-9.1").shows("stored 1 #1=W");
    table.play(1, "end").shows("stored 1 #1=W").play(2, "end").shows("hands 1 W").lacks("stored");
    table.play(1, "use #1 W").shows("stored 1 #1=W");
}

#[test]
fn d9_1_a_stored_shard_counts_neither_for_the_limit_of_two_nor_as_a_key() {
    let mut table = Table::set("pack trial\nphase travel\nopen 1 #3\nrow 1 W\nrow 2 W\nhands 1 WW");
    table
        .refuses(1, "collect", "D-5.2")
        .play(1, "store #3 W")
        .play(1, "collect")
        .shows("hands 1 WW\nactions 3");
    let mut key = Table::set("pack trial\nphase travel\nopen 1 #3\nrow 1 R\nrow 2 W\nhands 1 W");
    key.play(1, "store #3 W").play(1, "move 2").shows("actions 3");
}

#[test]
fn d9_1_as_many_cards_as_there_are_shards_beside_the_location_power() {
    let mut table = Table::set("pack trial\nphase travel\nopen 1 #1 #7 #13\nhands 1 WRL");
    table.play_with(1, "power", "G").play_with(1, "use #1 W", "G").play_with(1, "use #7 R", "M");
    table.play_with(1, "use #13 L", "M").shows("hands 1 GGMM\nstored 1 #1=W #7=R #13=L\nactions 4");
}

#[test]
fn d9_2_harvesters_and_lake_rest_in_simultaneous_creation_and_the_others_do_not() {
    for (card, power, _) in CARDS {
        let dreamworld = matches!(power, Power::Harvesters | Power::Lake);
        assert_eq!(power.is_of_the_dreamworld(), dreamworld);
        let action = format!("use {card} L");
        let mut creation = Table::set(&format!("{BOARD}\noptions simultaneous\nopen 1 {card}"));
        if dreamworld {
            creation.refuses(1, &action, "D-7.15").play(1, &format!("store {card} L"));
        } else {
            creation.play(1, &action);
        }
        creation.shows(&format!("stored 1 {card}=L"));
        let mut travel = Table::set(&format!("{BOARD}\noptions simultaneous\nphase travel\nopen 1 {card}"));
        travel.play(1, &action);
        let mut in_turn = Table::set(&format!("{BOARD}\nopen 1 {card}"));
        in_turn.play(1, &action);
    }
}

#[test]
fn d9_3_mr_nightmare_does_not_block_card_powers() {
    for place in 1..=6 {
        for (card, _, _) in CARDS {
            let nightmare = format!("options nightmare\nphase travel\nnightmare {place}\nsleepers {place} 1");
            let mut table = Table::set(&format!("{BOARD}\n{nightmare}\nopen 1 {card}"));
            table.refuses(1, "power", "D-10.4").play(1, &format!("use {card} L"));
        }
    }
}

#[test]
fn d9_4_a_power_is_resolved_to_its_end_before_any_other_action() {
    let others =
        ["collect", "move 2", "power", "use #9 M", "store #9 M", "enter", "end", "place M c1", "sow 1-2"];
    for (card, power, prompt) in CARDS {
        if power == Power::Muse {
            continue;
        }
        let mut table = Table::set(&format!("{BOARD}\nphase travel\nopen 1 {card} #9"));
        table.play(1, &format!("use {card} L")).asks(1, prompt);
        for action in others {
            table.refuses(1, action, "D-9.4");
        }
    }
    let mut king = Table::set(&format!("{BOARD}\nphase travel\nopen 1 #2 #9"));
    king.plays(1, "use #2 L, draw I");
    others.iter().for_each(|action| _ = king.refuses(1, action, "D-9.4"));
}

#[test]
fn d9_4_only_completions_and_their_draws_come_between() {
    let mut table = Table::set("pack trial\nopen 1 #7\ndoing 1 golem 3\ndreamscape 1 b1=R c1=R d1=L");
    table.play(1, "golem b1:1 c1").asks(1, "prompt-draw").shows("finished 1 #7\ndoing 1 golem 2");
    table.refuses(1, "golem d1:1 c1", "D-8.3").refuses(1, "end", "D-8.3");
    table.plays(1, "draw I, keep #1").asks(1, "prompt-golem").refuses(1, "end", "D-9.4");
    table.plays(1, "golem d1:1 c1, done").asks(1, "prompt-creation");
}
