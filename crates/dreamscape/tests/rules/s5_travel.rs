//! Section 5: Travel.

use dreamscape::world::Power;
use dreamscape::{Action, Event, Shard};
use kernel::Seat;

use crate::random_play::{Mood, games, play_out};
use crate::table::Table;

/// Every row has one Rock, so that no move is free for empty Hands.
const ROCKS: &str = "row 1 R\nrow 2 R\nrow 3 R\nrow 4 R\nrow 5 R\nrow 6 R";

/// The first seat travels, with its Sleeper on a location and a Rock on every row.
fn traveller_on(location: u8) -> Table {
    Table::set(&format!("phase travel\nsleepers {location} 1\n{ROCKS}"))
}

/// What the first seat collects with all its points, in order.
fn collected(table: &mut Table, times: usize) -> String {
    let mut letters = String::new();
    for _ in 0..times {
        table.play(1, "collect");
        for (_, event) in &table.events {
            if let Event::Collected { shard, .. } = event {
                letters.push(shard.letter());
            }
        }
    }
    letters
}

#[test]
fn d5_1_each_travel_has_four_action_points_and_unused_ones_are_lost() {
    let mut table = Table::set("phase travel");
    table.shows("turn 1\nactions 4").play(1, "end");
    table.shows("turn 2\nactions 4").play(2, "end").play(1, "end").play(2, "end");
    table.shows("cycle 2\nturn 1\nactions 4");
}

#[test]
fn d5_1_without_action_points_nothing_is_collected_and_the_sleeper_stays() {
    let mut table = Table::set("phase travel\nactions 0\nrow 1 W\nrow 2 R\nrow 4 R\nhands 1 L");
    table.refuses(1, "collect", "D-5.1").refuses(1, "move 2", "D-5.1").refuses(1, "move 4", "D-5.1");
    assert_eq!(table.legal(1), ["end", "power"]);
}

#[test]
fn d5_2_collecting_takes_the_rightmost_shard_for_one_point() {
    let mut table = Table::set("phase travel\nrow 1 WRG");
    table.play(1, "collect").shows("actions 3\nrow 1 WR\nhands 1 G");
    table.play(1, "collect").shows("actions 2\nrow 1 W\nhands 1 RG");
}

#[test]
fn d5_2_the_row_is_that_of_the_sleeper() {
    let mut table = Table::set("phase travel\nsleepers 5 1\nrow 1 W\nrow 5 LM");
    table.play(1, "collect").shows("row 1 W\nrow 5 L\nhands 1 M");
}

#[test]
fn d5_2_a_third_shard_of_a_colour_blocks_the_row() {
    let mut table = Table::set("phase travel\nrow 1 GWWW");
    table.play(1, "collect").play(1, "collect").shows("hands 1 WW\nactions 2");
    table.refuses(1, "collect", "D-5.2").shows("row 1 GW");
}

#[test]
fn d5_2_the_limit_of_two_holds_for_each_colour_alone_and_also_above_two() {
    for (hands, row, allowed) in [
        ("W", "W", true),
        ("WW", "W", false),
        ("WWW", "W", false),
        ("WWWW", "R", true),
        ("RRLLGGMM", "W", true),
        ("RRLLGGMM", "M", false),
        ("RRLLGGMM", "WG", false),
    ] {
        let mut table = Table::set(&format!("phase travel\nrow 1 {row}\nhands 1 {hands}"));
        if allowed {
            table.play(1, "collect");
        } else {
            table.refuses(1, "collect", "D-5.2");
        }
    }
}

#[test]
fn d5_2_what_blocks_is_what_the_hands_hold_now() {
    let mut table = Table::set("pack trial\nphase travel\nrow 1 W\nhands 1 WW\nopen 1 #3");
    table.refuses(1, "collect", "D-5.2").play(1, "store #3 W").play(1, "collect").shows("hands 1 WW");
}

#[test]
fn d5_2_from_an_empty_row_nothing_is_collected() {
    Table::set("phase travel").refuses(1, "collect", "D-5.2");
}

#[test]
fn d5_2_drawing_restoring_choosing_and_taking_back_are_not_limited() {
    let mut drawing = Table::set("phase travel\nhands 1 WW");
    drawing.play_with(1, "power", "W").shows("hands 1 WWW");
    let mut restoring = Table::set(
        "pack trial\nedition de\nphase creation\nturn 2\nopen 1 #3 #4 #9\nstored 1 #3=W #4=W #9=W",
    );
    restoring.play(2, "end").shows("hands 1 WWW\ncycle 2");
    let mut choosing = Table::set("hands 1 RRWW");
    choosing.play(1, "exchange R W").shows("hands 1 WWW");
    let mut taking = Table::set("phase travel\nsleepers 3 1\nhands 1 WW\ndreamscape 1 c1=W");
    taking.plays(1, "power, take c1").shows("hands 1 WWW");
}

#[test]
fn d5_3_a_move_costs_a_point_and_leads_along_a_link() {
    let linked: [&[u8]; 6] = [&[2, 4], &[1, 3, 5], &[2, 6], &[1, 5], &[2, 4, 6], &[3, 5]];
    for from in 1..=6 {
        for to in 1..=6 {
            let mut table = traveller_on(from);
            let action = format!("move {to}");
            if linked[from as usize - 1].contains(&to) {
                table.play(1, &action).shows("actions 3");
                assert_eq!(table.state.player(Seat(0)).sleeper.number(), to);
            } else {
                table.refuses(1, &action, "D-5.3");
            }
        }
    }
}

#[test]
fn d5_3_every_location_on_the_way_is_the_end_of_a_move() {
    let mut table = traveller_on(1);
    table.play(1, "move 2").shows("actions 3").play(1, "move 3").shows("actions 2");
    table.play(1, "move 6").shows("actions 1").play(1, "move 5").shows("actions 0\nsleepers 5 1");
}

#[test]
fn d5_3_the_way_back_is_open_for_another_point() {
    let mut table = traveller_on(1);
    table.plays(1, "move 2, move 1, move 2, move 1").shows("actions 0\nsleepers 1 1");
}

#[test]
fn d5_4_a_shard_of_the_key_colour_in_the_hands_makes_the_move_free() {
    for shard in Shard::ALL {
        let letter = shard.letter();
        let other = if shard == Shard::Water { 'R' } else { 'W' };
        let options = "options nightmare\nphase travel\nactions 1\nreds 3-6";
        let mut with_key = Table::set(&format!("{options}\nrow 2 {letter}{other}\nhands 1 {letter}"));
        with_key.play(1, "move 2").shows(&format!("actions 1\nhands 1 {letter}\nrow 2 {letter}{other}"));
        let mut without = Table::set(&format!("{options}\nrow 2 {letter}{other}\nhands 1 {other}"));
        without.play(1, "move 2").shows("actions 0");
    }
}

#[test]
fn d5_4_a_move_to_an_empty_row_is_free() {
    let mut table = Table::set("phase travel\nactions 1\nrow 1 W\nrow 4 W");
    table.play(1, "move 2").shows("actions 1\nsleepers 2 1 2");
}

#[test]
fn d5_4_the_key_is_the_one_of_the_location_entered() {
    let mut table = Table::set("phase travel\nhands 1 W\nrow 1 W\nrow 2 R");
    table.play(1, "move 2").shows("actions 3").play(1, "move 1").shows("actions 3");
}

#[test]
fn d5_4_a_key_move_needs_a_point_although_it_spends_none() {
    let mut table = Table::set("phase travel\nactions 1\nrow 1 W\nrow 4 M\nhands 1 M");
    table.play(1, "collect").shows("actions 0");
    table.refuses(1, "move 2", "D-5.4").refuses(1, "move 4", "D-5.4");
}

#[test]
fn d5_4_the_number_of_key_moves_is_not_limited() {
    let mut table = Table::set("phase travel\nactions 1\nhands 1 W\nrow 2 W\nrow 3 WR\nrow 6 W\nrow 4 L");
    table.plays(1, "move 2, move 3, move 6, move 5").shows("actions 1\nhands 1 W\nsleepers 5 1");
    table.play(1, "move 4").shows("actions 0\nsleepers 4 1");
}

#[test]
fn d5_4_a_move_is_free_when_and_only_when_it_qualifies() {
    let (mut free, mut paid) = (0, 0);
    for (seed, game) in (0..).zip(games()) {
        play_out(&game, seed, Mood::Lazy, |_, state, step| {
            let Action::Move(to) = step.action else { return };
            let row = &step.before.rows[to.index()];
            let qualifies = row.key().is_none_or(|key| step.before.player(step.seat).hands.has(key));
            let cost = step.before.action_points - state.action_points;
            assert_eq!(cost, u8::from(!qualifies));
            assert!(step.before.action_points > 0);
            *if qualifies { &mut free } else { &mut paid } += 1;
        });
    }
    assert!(free > 100 && paid > 100, "{free} free moves, {paid} paid");
}

#[test]
fn d7_16_free_moves_do_not_come_back_to_a_position_of_the_turn() {
    let mut table = Table::set("phase travel\nrow 2 WW\nhands 1 W");
    table.play(1, "move 2").refuses(1, "move 1", "D-7.16");
    table.play(1, "collect").play(1, "move 1").shows("actions 3\nsleepers 1 1");
    // Not to one in the middle of the way either.
    Table::set("phase travel").plays(1, "move 2, move 3").refuses(1, "move 2", "D-7.16").play(1, "move 6");
    // With the red taken on the way, the place left behind is no longer the same position.
    let mut red = Table::set("options nightmare\nphase travel\nreds 1-2");
    red.plays(1, "move 2, move 1").shows("actions 4\nhands 1 N\nsleepers 1 1").refuses(1, "move 2", "D-7.16");
}

#[test]
fn d5_5_the_location_power_is_free_also_without_points_and_turns_the_marker() {
    let mut table = Table::set("phase travel\nactions 0\nmarker 1 1 active");
    table.play_with(1, "power", "G").shows("actions 0\nmarker 1 1 used\nhands 1 G");
}

#[test]
fn d5_5_one_location_power_in_each_cycle() {
    let mut table = Table::set("phase travel\nrow 1 W\nrow 4 L");
    table.play(1, "power").refuses(1, "power", "D-5.5");
    table.play(1, "move 4").refuses(1, "power", "D-5.5").play(1, "end");
    table.play(2, "end").play(1, "end").play(2, "end").shows("cycle 2\nmarker 1 2 active");
    table.play(2, "end").play(1, "power").shows("marker 1 2 used");
}

#[test]
fn d5_5_the_power_is_that_of_the_sleepers_location() {
    let powers = [Power::Muse, Power::Harvesters, Power::Tower, Power::Golem, Power::Lake, Power::King];
    for (place, expected) in (1..).zip(powers) {
        let mut table = Table::set(&format!("phase travel\nsleepers {place} 1"));
        table.play(1, "power");
        let used = |(_, event): &_| matches!(event, Event::PowerUsed { power, .. } if *power == expected);
        assert!(table.events.iter().any(used), "location {place}");
    }
}

#[test]
fn d5_6_a_card_power_costs_no_points_and_leaves_the_marker() {
    let mut table = Table::set("pack trial\nphase travel\nactions 0\nopen 1 #1\nhands 1 R");
    table.play_with(1, "use #1 R", "G").shows("actions 0\nmarker 1 1 active\nhands 1 G\nstored 1 #1=R");
}

#[test]
fn d5_7_the_dreamer_may_enter_in_the_own_travel() {
    let mut table = Table::set("phase travel\nactions 0\ndreamscape 1 c1=R\ndreamscape 2 c1=R");
    table.refuses(2, "enter", "D-3.1").play(1, "enter").shows("dreamer 1 c1\nactions 0");
    let mut later = Table::set("options creation-entry\nphase travel\ndreamscape 1 c1=R");
    later.refuses(1, "enter", "D-7.1").play(1, "end").play(2, "end").play(1, "enter").shows("dreamer 1 c1");
}

#[test]
fn d5_8_travel_ends_only_when_the_player_says_so() {
    let mut table = Table::set("phase travel\nactions 0\nmarker 1 1 used");
    assert_eq!(table.legal(1), ["end"]);
    table.asks(1, "prompt-travel").shows("phase travel\nturn 1");
    table.play(1, "end").shows("turn 2\nsleepers 1 1z").asks(2, "prompt-travel");
}

#[test]
fn d5_8_a_sleeper_lies_down_on_those_lying_there_and_not_on_those_standing() {
    let mut table = Table::set("players 4\nphase travel\nturn 2\nsleepers 2 1z 3 2\nsleepers 3 4");
    table.play(2, "end").shows("sleepers 2 1z 2z 3");
    table.play(3, "end").shows("sleepers 2 1z 2z 3z");
    table.plays(4, "move 2, end").shows("sleepers 2 1z 2z 3z 4z\nphase creation\nturn 1");
}

#[test]
fn d5_8_who_lies_down_later_lies_higher_whatever_the_seat() {
    let mut table =
        Table::set("players 3\nphase travel\nmarker 1 3\nmarker 2 2\nmarker 3 1\nsleepers 2 1 2 3");
    table.play(3, "end").shows("sleepers 2 3z 1 2").play(2, "end").shows("sleepers 2 3z 2z 1");
    table.play(1, "end").shows("sleepers 2 3z 2z 1z");
    table.play(3, "end").play(2, "end").play(1, "end").shows("marker 1 1 active\nmarker 3 3 active");
}

#[test]
fn d5_9_cards_can_be_completed_in_travel_by_whatever_changes_the_dreamscape() {
    for (place, board, actions, card) in [
        (1, "open 1 #2\ndreamscape 1 c1=R", "enter", "#2"),
        (1, "open 1 #5\ndreamscape 1 c1=L b1=W", "enter, step b1", "#5"),
        (4, "open 1 #7\ndreamscape 1 c1=R b1=R", "power, golem b1:1 c1", "#7"),
        (3, "open 1 #1\ndreamscape 1 c1=WR", "power, take c1", "#1"),
        (6, "dreamscape 1 c1=W", "power, draw I, keep #1", "#1"),
    ] {
        let mut table = Table::set(&format!("pack trial\nphase travel\nsleepers {place} 1\n{board}"));
        table.plays(1, actions).asks(1, "prompt-draw").shows(&format!("finished 1 {card}\nphase travel"));
    }
}

#[test]
fn x1_a_row_is_collected_from_its_hand_end_to_its_key() {
    let mut table = Table::set("players 3\nphase travel\nrow 1 WGMR");
    assert_eq!(collected(&mut table, 4), "RMGW");
    table.shows("actions 0\nhands 1 WRGM").lacks("row 1");
}
