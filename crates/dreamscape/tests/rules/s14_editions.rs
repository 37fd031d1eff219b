//! The switches of section 14: what one edition does and what another does in the same position.

use std::collections::BTreeSet;

use dreamscape::Event;
use dreamscape::notation::{PositionError, set_position};
use kernel::Viewer;

use crate::hoard::hoard;
use crate::table::Table;

const EDITIONS: [&str; 5] = ["standard", "en", "it", "pl", "de"];

/// Every edition with the same position, and whether it is one of these.
fn editions<'a>(position: &'a str, these: &'a [&str]) -> impl Iterator<Item = (bool, Table)> + 'a {
    EDITIONS
        .into_iter()
        .map(move |edition| (these.contains(&edition), Table::set(&format!("edition {edition}\n{position}"))))
}

#[test]
fn d4_1_the_clock_comes_before_the_refill_in_standard_and_pl_and_after_it_elsewhere() {
    let position = "pack trial\nturn 2\nopen 1 #1\nstored 1 #1=W";
    for (clock_first, mut table) in editions(position, &["standard", "pl"]) {
        table.play(2, "end");
        let mut told = table.heard(Viewer::Spectator);
        told.dedup();
        let (first, second) = if clock_first {
            ("event-clock", "event-row-filled")
        } else {
            ("event-row-filled", "event-clock")
        };
        let rest = ["event-restored", "event-initiative", "event-travel-begins"];
        assert_eq!(told, [&["event-creation-ends", first, second], &rest[..]].concat(), "{}", table.text());
    }
}

#[test]
fn d4_1_the_order_of_emergence_shows_in_the_log_only() {
    let row = "WRLGM".repeat(4);
    let shards: Vec<String> = row.chars().take(18).map(String::from).collect();
    let mut texts = BTreeSet::new();
    for (_, mut table) in editions("turn 2\npack trial\nopen 1 #1\nstored 1 #1=W", &[]) {
        table.play_with(2, "end", &shards.join(" "));
        texts.insert(table.text().split_once('\n').expect("more than an edition").1.to_owned());
    }
    assert_eq!(texts.len(), 1);
}

#[test]
fn d2_3_start_cards_are_chosen_in_initiative_order_in_standard_and_it_and_at_once_elsewhere() {
    let position =
        "phase start\nmarker 1 2\nmarker 2 1\ndoing 1 start\ndoing 2 start\ndrawn 1 #1 #2\ndrawn 2 #3";
    for (in_order, mut table) in editions(position, &["standard", "it"]) {
        if in_order {
            table.refuses(1, "keep #1", "D-3.1").play(2, "keep #3").shows("open 2 #3");
            assert_eq!(table.heard(Viewer::Spectator), ["event-card-kept"]);
            table.asks(1, "prompt-start-card").play(1, "keep #2");
        } else {
            table
                .asks(2, "prompt-start-card")
                .play(1, "keep #2")
                .lacks("open")
                .refuses(1, "keep #1", "D-3.1");
            // The choice is revealed together with the others'.
            assert_eq!(table.heard(Viewer::Spectator), ["event-start-chosen"]);
            table.play(2, "keep #3");
            let told = table.heard(Viewer::Spectator);
            assert_eq!(told[..3], ["event-start-chosen", "event-card-kept", "event-card-kept"]);
        }
        table.shows("open 1 #2\nopen 2 #3\nphase travel\nturn 2");
    }
}

#[test]
fn d2_2_the_box_has_sixteen_purpose_tiles_and_twelve_in_de() {
    for edition in EDITIONS {
        let mut seen = BTreeSet::new();
        for seed in 0..150 {
            let table = Table::deal(&format!("edition {edition}\noptions nightmare"), seed);
            seen.extend(table.state.purposes.iter().flatten().map(|purpose| purpose.tile + 1));
        }
        let all: BTreeSet<u8> = (1..=16).collect();
        let twelve: BTreeSet<u8> = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 15].into();
        assert_eq!(seen, if edition == "de" { twelve } else { all }, "{edition}");
    }
}

#[test]
fn d12_3_each_colour_kind_has_two_tiles_and_in_de_one_of_them_alone_is_double() {
    for edition in EDITIONS {
        for tile in ["t8=W", "t10=W", "t12=W", "t14=W", "t16=W"] {
            let set = set_position(&format!("edition {edition}\npurposes {tile}"));
            match set {
                Ok(_) => assert!(edition != "de" || tile == "t8=W", "{edition} {tile}"),
                Err(PositionError::Misread(error)) => {
                    assert_eq!((edition, error.rule), ("de", Some("D-2.2")), "{tile}");
                }
                Err(error) => panic!("{error:?}"),
            }
        }
    }
}

#[test]
fn d10_5_a_step_onto_a_red_costs_a_point_and_in_en_is_not_allowed() {
    for (forbidden, mut table) in editions("options nightmare\ndreamscape 1 b1=N c1=R@\nhands 1 M", &["en"]) {
        if forbidden {
            table.refuses(1, "step b1", "D-10.5");
        } else {
            table.play(1, "step b1").scores(1, -1).shows("score 1 red-steps=-1\ndreamer 1 b1");
        }
    }
}

#[test]
fn d10_5_entering_onto_a_red_costs_a_point_and_in_en_is_not_allowed() {
    for phase in ["travel", "creation", "finale"] {
        let position = format!("options nightmare\nphase {phase}\ndreamscape 1 c1=N");
        for (forbidden, mut table) in editions(&position, &["en"]) {
            if forbidden {
                table.refuses(1, "enter", "D-10.5");
            } else {
                table.play(1, "enter").scores(1, -1);
            }
        }
    }
}

#[test]
fn d10_5_a_walk_over_a_tree_may_end_on_a_red_but_not_in_en() {
    let position = "options nightmare\ndreamscape 1 a1=N b1=L^ c1=R@\nhands 1 M";
    for (forbidden, mut table) in editions(position, &["en"]) {
        if forbidden {
            // The free step of the brown leads back, so the walk may still begin, but never over the red.
            table.play(1, "step b1").refuses(1, "step a1", "D-10.5").play(1, "step c1").scores(1, 0);
        } else {
            table.plays(1, "step b1, step a1").scores(1, -1);
        }
    }
    let entry = "options nightmare\ndreamscape 1 c1=L^ c2=N";
    for (forbidden, mut table) in editions(entry, &["en"]) {
        if forbidden {
            table.refuses(1, "enter", "D-7.7");
        } else {
            table.plays(1, "enter, step c2").scores(1, -1);
        }
    }
}

#[test]
fn d6_5_the_tower_may_stop_after_one_shard_but_in_it_takes_the_second_if_it_can() {
    let position = "pack trial\nopen 1 #5\ndreamscape 1 b1=G c1=R\nhands 1 M";
    for (both, mut table) in editions(position, &["it"]) {
        table.play(1, "use #5 M").play(1, "take b1");
        if both {
            table.refuses(1, "done", "D-6.5");
            assert_eq!(table.legal(1), ["take c1"]);
            table.play(1, "take c1").asks(1, "prompt-creation");
        } else {
            table.play(1, "done").asks(1, "prompt-creation").shows("dreamscape 1 c1=R\nhands 1 G");
        }
    }
}

#[test]
fn d6_5_the_tower_need_not_begin_in_any_edition_and_ends_when_nothing_can_be_taken() {
    for (_, mut table) in editions("pack trial\nopen 1 #5\ndreamscape 1 b1=G c1=R\nhands 1 M", &[]) {
        table.plays(1, "use #5 M, done").shows("dreamscape 1 b1=G c1=R").lacks("hands 1");
    }
    for (_, mut table) in editions("pack trial\nopen 1 #5\ndreamscape 1 b1=G^ c1=R\nhands 1 M", &[]) {
        table.plays(1, "use #5 M, take c1").asks(1, "prompt-creation").shows("dreamscape 1 b1=G^");
    }
}

#[test]
fn d6_6_a_shard_moved_by_the_golem_needs_a_neighbour_but_not_in_de() {
    let position = "pack trial\nopen 1 #6\ndreamscape 1 c1=R a4=G\nhands 1 M";
    for (alone, mut table) in editions(position, &["de"]) {
        table.play(1, "use #6 M");
        if alone {
            table.play(1, "golem c1:1 c2").shows("dreamscape 1 c2=R a4=G").play(1, "golem c2:1 c3");
        } else {
            // Nothing at all can be moved here, so the power has ended by itself.
            table.asks(1, "prompt-creation");
        }
    }
    let position = "pack trial\nopen 1 #6\ndreamscape 1 b1=W c1=RG@\nhands 1 M";
    for (alone, mut table) in editions(position, &["de"]) {
        table.play(1, "use #6 M");
        if alone {
            table
                .plays(1, "golem c1:1 d1, golem d1:1 e1, done")
                .shows("dreamscape 1 b1=W e1=RG\ndreamer 1 e1");
        } else {
            // The shard carried on top does not count, one left behind does.
            table.refuses(1, "golem c1:1 d1", "D-6.6").play(1, "golem c1:2 d1").shows("dreamer 1 d1");
        }
    }
}

#[test]
fn d6_6_in_de_the_other_limits_of_the_golem_remain() {
    let lines = "edition de\noptions nightmare\npack trial\ndoing 1 golem 3";
    let mut table = Table::set(&format!("{lines}\ndreamscape 1 a1=N b1=W c1=R@ d1=G^ c2=W"));
    table.refuses(1, "golem b1:1 a1", "D-10.5").refuses(1, "golem b1:1 c1", "D-6.6");
    table.refuses(1, "golem c2:1 d1", "D-6.6").refuses(1, "golem c2:1 b1", "D-6.6");
    table.refuses(1, "golem a1:1 b1", "D-10.5").play(1, "golem a1:1 a2");
}

/// A completion in the middle of an action: in `pl` what is left of the action is lost.
#[test]
fn d8_8_a_completion_lets_the_golem_go_on_but_ends_it_in_pl() {
    let position = "pack trial\nopen 1 #7\ndreamscape 1 a1=G b1=R c1=R\ndoing 1 golem 3\nhands 1 W";
    for (ends, mut table) in editions(position, &["pl"]) {
        table.plays(1, "golem b1:1 c1").scores(1, 2).asks(1, "prompt-draw").play(1, "draw none");
        if ends {
            table.asks(1, "prompt-creation").refuses(1, "golem c1:2 b1", "D-3.1");
            // Actions not yet begun are not lost.
            table.play_with(1, "use #7 W", "G").shows("hands 1 G");
        } else {
            table.asks(1, "prompt-golem").shows("doing 1 golem 2").play(1, "golem c1:2 b1");
        }
    }
}

#[test]
fn d8_8_a_completion_lets_the_tower_take_its_second_shard_but_ends_it_in_pl() {
    let position = "pack trial\nopen 1 #1\ndreamscape 1 b1=G c1=WG\ndoing 1 tower 2";
    for (ends, mut table) in editions(position, &["pl"]) {
        table.plays(1, "take c1, draw none");
        if ends {
            table.asks(1, "prompt-creation").shows("dreamscape 1 b1=G c1=W");
        } else {
            table.asks(1, "prompt-tower").play(1, "take b1").shows("dreamscape 1 c1=W");
        }
    }
}

#[test]
fn d8_8_a_completion_keeps_the_free_step_but_loses_it_in_pl() {
    let position = "pack trial\nopen 1 #6\ndreamscape 1 a1=R b1=L c1=R@\nhands 1 MM";
    for (ends, mut table) in editions(position, &["pl"]) {
        table.plays(1, "step b1, draw none");
        if ends {
            // The next step is paid with a white: only the pending free step was lost.
            table.lacks("free 1").play(1, "step a1").lacks("hands 1");
        } else {
            table.shows("free 1").play(1, "step a1").shows("hands 1 M");
        }
    }
}

#[test]
fn d8_8_in_pl_all_cards_that_are_complete_are_settled_before_the_action_ends() {
    let position = "edition pl\npack trial\nopen 1 #1 #12\ndreamscape 1 a1=R b1=WRW\ndoing 1 golem 3";
    let mut table = Table::set(position);
    table.play(1, "golem b1:2 c1").asks(1, "prompt-order").plays(1, "complete #1, draw none");
    table.scores(1, 3).shows("finished 1 #1 #12").play(1, "draw none").asks(1, "prompt-creation");
}

#[test]
fn d7_13_leftovers_go_to_the_bag_at_the_own_end_and_in_de_together_when_all_have_created() {
    let position = format!("hands 1 {}W\nhands 2 RRL", "G".repeat(20));
    for (together, mut table) in editions(&position, &["de"]) {
        table.play(1, "end");
        if together {
            table.shows("hands 1 WGGGGGGGGGGGGGGGGGGGG\nbag W27 R21 L22 M15\nmarker 1 1 back");
            // Nobody can use them meanwhile.
            table.refuses(2, "exchange R G", "D-7.4").refuses(1, "place G c1", "D-3.1").play(2, "end");
            let kinds = table.events.iter().filter(|(_, event)| matches!(event, Event::LeftOver { .. }));
            assert_eq!(kinds.count(), 4, "both seats' leftovers, colour by colour");
        } else {
            table.lacks("hands 1").shows("bag W28 R21 L22 G20 M15").play(2, "exchange R G").play(2, "end");
        }
        table.shows("cycle 2").lacks("hands");
    }
}

#[test]
fn d7_13_in_de_leftovers_reach_the_bag_before_the_rows_are_refilled() {
    // Seat 1 has ended and holds every shard there is, so that the bag is empty.
    let mut table = Table::set(&format!("edition de\nturn 2\nhands 1 {}", hoard("")));
    table.shows("bag").play(2, "end").shows("cycle 2").lacks("hands");
    let told = table.heard(Viewer::Spectator);
    assert_eq!(told.iter().filter(|key| **key == "event-row-filled").count(), 18);
    assert!(!told.contains(&"event-bag-empty"));
}

#[test]
fn d7_13_in_de_reds_are_settled_in_the_own_turn_all_the_same() {
    for (_, mut table) in editions("options nightmare\nhands 1 NW\nreserve 20", &[]) {
        table.refuses(1, "end", "D-10.6").plays(1, "place N c1, end").shows("turn 2");
    }
}

#[test]
fn d7_13_in_de_the_leftovers_of_the_finale_go_together_too() {
    for (together, mut table) in editions("phase finale\nhands 1 WW", &["de"]) {
        table.play(1, "end");
        if together {
            table.shows("hands 1 WW\nbag W26 R23 L23 G20 M15");
        } else {
            table.lacks("hands 1");
        }
        table.play(2, "end").shows("phase over\nbag W28 R23 L23 G20 M15").lacks("hands");
    }
}

#[test]
fn d11_1_the_finale_has_a_new_initiative_but_in_en_keeps_the_order_of_the_last_cycle() {
    let position = "cycle 6\nturn 2\nsleepers 5 1z\nsleepers 2 2z";
    for (kept, mut table) in editions(position, &["en"]) {
        table.play(2, "end").shows("phase finale");
        if kept {
            table.shows("turn 1\nmarker 1 1 active\nmarker 2 2 active").play(1, "end").shows("turn 2");
        } else {
            table.shows("turn 2\nmarker 1 2 active\nmarker 2 1 active").play(2, "end").shows("turn 1");
        }
    }
}

#[test]
fn d1_9_a_cards_points_are_nine_and_in_pl_eight_by_the_data_of_the_edition() {
    let position = "pack trial\nopen 1 #15\ndreamscape 1 b1=R c1=RW@ d1=RG\nhands 1 R";
    for (eight, mut table) in editions(position, &["pl"]) {
        table.play(1, "place R b1").scores(1, if eight { 8 } else { 9 });
    }
}
