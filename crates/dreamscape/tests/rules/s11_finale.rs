//! The Finale, final scoring, the winner (section 11).

use dreamscape::Cause;
use kernel::{Game, Seat, Viewer};

use crate::table::Table;

/// What a cause has brought a seat.
fn points(table: &Table, seat: u8, cause: Cause) -> i32 {
    let points = table.game.points(&table.state, Seat(seat - 1));
    points.iter().find(|(other, _)| *other == cause).map_or(0, |(_, points)| *points)
}

/// The seats that have won, from 1.
fn winners(table: &Table) -> Vec<u8> {
    let winners = table.game.winners(&table.state).expect("the game is over");
    winners.iter().map(|seat| seat.0 + 1).collect()
}

/// Ends every seat's last Creation, in the order of seats.
fn end_all(mut table: Table) -> Table {
    for seat in 1..=table.game.setup().players {
        table.play(seat, "end");
    }
    table.shows("phase over");
    table
}

#[test]
fn d11_1_after_the_last_creation_stored_shards_are_restored_and_initiative_is_new() {
    let mut table = Table::set(
        "pack trial\ncycle 6\nsleepers 5 1z\nsleepers 2 2z\nopen 1 #5\nfinished 2 #1\nstored 1 #5=W\nstored 2 #1=L",
    );
    table.play(1, "end").play(2, "end").shows("cycle 6\nphase finale\nturn 2\nhands 1 W\nhands 2 L");
    table.shows("marker 1 2 active\nmarker 2 1 active").lacks("stored 1").lacks("stored 2");
    table.refuses(1, "end", "D-3.1").play(2, "end").shows("turn 1").play(1, "end").shows("phase over");
}

#[test]
fn d11_1_within_a_location_who_lay_down_last_goes_first_in_the_finale() {
    let mut table = Table::set("cycle 6\nplayers 3\nmarker 2 3\nmarker 3 2\nsleepers 4 1z 3z 2z");
    table.play(1, "end").play(3, "end").play(2, "end").shows("marker 2 1 active\nmarker 3 2 active\nturn 2");
}

#[test]
fn d11_1_there_is_no_refill_no_clock_no_travel_and_no_nightmare_phase() {
    let mut table = Table::set("options nightmare\ncycle 6\nrow 1 W\nreds 1-2\nnightmare 3");
    table.play(1, "end").play(2, "end").shows("cycle 6\nphase finale\nrow 1 W\nreds 1-2\nnightmare 3");
    let told = ["event-creation-ends", "event-finale", "event-initiative", "event-initiative"];
    assert_eq!(table.heard(Viewer::Spectator)[..4], told);
    assert_eq!(table.heard(Viewer::Spectator)[4..], ["event-creation-begins"]);
    table.play(1, "end").play(2, "end").shows("phase over\nrow 1 W\nreds 1-2\nnightmare 3");
}

#[test]
fn d11_1_each_has_a_last_creation_also_without_shards() {
    let mut table = Table::set("phase finale");
    table.asks(1, "prompt-finale");
    assert_eq!(table.legal(1), ["end"]);
    table.play(1, "end").asks(2, "prompt-finale").play(2, "end").shows("phase over");
}

#[test]
fn d11_1_shards_are_placed_and_discarded_and_the_dreamer_enters_and_steps() {
    let mut table = Table::set("phase finale\ndreamscape 1 c1=L d1=R\nhands 1 WWRGM");
    table.plays(1, "enter").asks(1, "prompt-finale-step").plays(1, "step d1, place R b1, plant b1");
    table.plays(1, "exchange W M, step c1, step d1").shows("hands 1 M\ndreamer 1 d1");
    table.scores(1, 1).play(1, "end").lacks("hands 1").shows("bag W28 R21 L22 G20 M15");
}

#[test]
fn d11_1_no_powers_are_used_and_nothing_is_stored() {
    let mut table = Table::set("pack trial\nphase finale\nopen 1 #5\nfinished 1 #1\nhands 1 W");
    table.refuses(1, "use #5 W", "D-11.1").refuses(1, "store #5 W", "D-11.1");
    table.refuses(1, "use #1 W", "D-11.1").refuses(1, "store #1 W", "D-11.1").refuses(1, "power", "D-3.1");
    assert_eq!(table.legal(1), ["end", "place W c1"]);
}

#[test]
fn d11_1_completed_cards_score_and_go_to_the_pile_but_no_card_is_drawn() {
    let mut table = Table::set("pack trial\nphase finale\nopen 1 #1 #2 #10\ndreamscape 1 c1=R\nhands 1 W");
    table.play(1, "place W b1").asks(1, "prompt-order").play(1, "complete #10").asks(1, "prompt-finale");
    table.scores(1, 3).shows("finished 1 #10 #1\nopen 1 #2").refuses(1, "draw I", "D-3.1");
    table.play(1, "enter").scores(1, 5).lacks("open 1").asks(1, "prompt-finale");
}

#[test]
fn d11_1_reds_must_be_placed_and_three_may_be_exchanged() {
    let mut table = Table::set("options nightmare\nphase finale\nhands 1 NNNN\nreserve 20");
    table.refuses(1, "end", "D-10.6").play(1, "exchange N W").refuses(1, "end", "D-10.6");
    table.plays(1, "place N c1, end").shows("bag W28 R23 L23 G20 M15 N4");
}

#[test]
fn d11_2_purposes_open_cards_and_reds_are_scored_at_the_end() {
    let table = Table::set(
        "options nightmare\npack trial\nphase finale\npurposes t1\nopen 1 #1 #2 #3\nopen 2 #4\n\
         dreamscape 1 c1=R b1=N d1=N\ndreamscape 2 c1=RR\nscore 1 cards=20",
    );
    let mut table = end_all(table);
    table.shows("score 1 cards=20 purposes=5 open-cards=-15 reds=-6\nscore 2 open-cards=-5");
    table.scores(1, 4).scores(2, -5);
    assert_eq!(points(&table, 2, Cause::Reds), 0);
}

#[test]
fn d11_2_purposes_come_first_then_open_cards_then_reds() {
    let mut table = Table::set(
        "options nightmare\npack trial\nphase finale\nturn 2\npurposes t1 t4\nopen 2 #4\ndreamscape 2 b1=R@ c1=N",
    );
    table.play(2, "end");
    let told = ["event-creation-ends", "event-purpose-scored", "event-purpose-scored"];
    let heard = table.heard(Viewer::Spectator);
    assert_eq!(heard, [&told[..], &["event-scored", "event-scored", "event-over"]].concat());
    table.shows("score 2 purposes=10 open-cards=-5 reds=-3");
}

#[test]
fn d11_2_reds_that_are_not_in_the_dreamscape_cost_nothing() {
    let mut table = end_all(Table::set("options nightmare\nphase finale\nreds 1-2 2-3\nrow 1 NN"));
    table.scores(1, 0).scores(2, 0);
}

#[test]
fn d11_2_nothing_can_be_done_once_the_game_is_over() {
    let mut table = end_all(Table::set("phase finale"));
    for action in ["end", "enter", "collect", "place W c1"] {
        table.refuses(1, action, "D-3.2").refuses(2, action, "D-3.2");
    }
    assert!(table.game.actors(&table.state).is_empty());
}

#[test]
fn d11_3_the_most_points_win_and_ties_go_to_fewer_reds_and_more_finished_cards() {
    let base = "pack trial\nphase finale";
    let nightmare = "options nightmare\npack trial\nphase finale";
    let cases = [
        (base, "score 1 cards=7\nscore 2 cards=9\nfinished 1 #1", &[2][..]),
        (base, "score 1 cards=9\nscore 2 cards=9\nfinished 1 #1\nfinished 2 #2 #3", &[2]),
        (base, "score 1 cards=9\nscore 2 cards=9\nfinished 1 #1\nfinished 2 #2", &[1, 2]),
        (base, "", &[1, 2]),
        // A red costs 3 points, so the scores below are equal only in the end.
        (nightmare, "score 1 cards=9\nscore 2 cards=6\ndreamscape 1 c1=N\nfinished 1 #1 #2", &[2]),
        (nightmare, "score 1 cards=12\nscore 2 cards=9\ndreamscape 1 c1=N b1=N\ndreamscape 2 c1=N", &[2]),
        (nightmare, "score 1 cards=6\nscore 2 cards=6\nfinished 1 #1 #2\nfinished 2 #3", &[1]),
        (nightmare, "dreamscape 1 c1=N\ndreamscape 2 c1=N", &[1, 2]),
        (nightmare, "score 1 cards=10\ndreamscape 1 c1=N", &[1]),
    ];
    for (game, position, expected) in cases {
        let table = end_all(Table::set(&format!("{game}\n{position}")));
        assert_eq!(winners(&table), expected, "{}", table.text());
    }
}

#[test]
fn d11_3_points_may_be_negative_and_still_win() {
    let table = end_all(Table::set("pack trial\nphase finale\nopen 1 #1\nopen 2 #2 #3"));
    assert_eq!(winners(&table), [1]);
    assert_eq!(points(&table, 1, Cause::OpenCards), -5);
}

#[test]
fn d11_3_some_of_four_may_share_the_victory() {
    let text = "players 4\nphase finale\nscore 1 cards=3\nscore 2 cards=8\nscore 3 cards=8\nscore 4 cards=7";
    assert_eq!(winners(&end_all(Table::set(text))), [2, 3]);
}

#[test]
fn d11_3_nobody_has_won_before_the_end() {
    let table = Table::set("phase finale\nscore 1 cards=30");
    assert_eq!(table.game.winners(&table.state), None);
}
