//! The worked example of a whole turn.

use crate::table::Table;

/// The turn of X-7 up to the draw for the completed card.
fn turn(edition: &str) -> Table {
    let land = "dreamscape 1 c1=G@ b2=W c2=RL d2=R";
    let position = format!("edition {edition}\npack trial\nsleepers 6 1z\nopen 1 #15\n{land}\nhands 1 WGRLM");
    let mut table = Table::set(&position);
    table.play(1, "use #15 W").asks(1, "prompt-tower").plays(1, "take b2, take c2");
    table.shows("stored 1 #15=W\nhands 1 WRLLGM\ndreamscape 1 c1=G c2=R d2=R").asks(1, "prompt-creation");
    table.plays(1, "place G d2, place R b2, place W c2").scores(1, 0).play(1, "step c2").scores(1, 1);
    table.play(1, "exchange L R").shows("hands 1 R").play(1, "place R b2");
    table
}

#[test]
fn x7_a_whole_turn_with_the_tower_completes_its_own_card() {
    for edition in ["standard", "en", "it", "de"] {
        let mut table = turn(edition);
        table.scores(1, 10).shows("score 1 water=1 cards=9\nfinished 1 #15\nstored 1 #15=W").lacks("open 1");
        table.play(1, "draw II").shows("drawn 1 #16 #17 #18");
    }
}

#[test]
fn x7_in_pl_the_card_brings_eight_points() {
    let mut table = turn("pl");
    table.scores(1, 9).shows("score 1 water=1 cards=8\nfinished 1 #15\nstored 1 #15=W").lacks("open 1");
}
