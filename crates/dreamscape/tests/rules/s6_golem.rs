//! Section 6: the powers that change one's own Dreamscape, the Tower and the Golem.

use dreamscape::grid::Cell;
use dreamscape::state::Task;
use dreamscape::{Action, Dreamscape, Event, Refusal, State};
use kernel::{Game, NoChance, Seat, Stop};

use crate::random_play::{Mood, games, play_out};
use crate::table::Table;

/// The first seat has the Tower's two picks on this Dreamscape.
fn tower(land: &str) -> Table {
    Table::set(&format!("doing 1 tower 2\n{land}"))
}

/// The first seat has the Golem's three moves on this Dreamscape.
fn golem(land: &str) -> Table {
    Table::set(&format!("doing 1 golem 3\n{land}"))
}

#[test]
fn x9_the_tower_takes_a_grey_and_the_green_under_it_or_a_grey_and_a_blue() {
    let land = "dreamscape 1 c1=GR d1=W b1=L^ c2=L@";
    let mut table = tower(land);
    assert_eq!(table.legal(1), ["done", "take c1", "take d1"]);
    table.plays(1, "take c1, take c1").shows("hands 1 RG\ndreamscape 1 b1=L^ d1=W c2=L").lacks("doing");
    let mut other = tower(land);
    other.plays(1, "take c1, take d1").shows("hands 1 WR\ndreamscape 1 b1=L^ c1=G c2=L").lacks("doing");
}

#[test]
fn d6_5_only_a_shard_with_nothing_on_it_is_taken() {
    let mut table = tower("dreamscape 1 b1=W^ c1=R@ d1=L");
    assert_eq!(table.legal(1), ["done", "take d1"]);
    for cell in ["b1", "c1", "a1"] {
        table.refuses(1, &format!("take {cell}"), "D-6.5");
    }
}

#[test]
fn d6_5_up_to_two_are_taken() {
    let mut none = tower("dreamscape 1 c1=WWW");
    none.play(1, "done").shows("dreamscape 1 c1=WWW").lacks("hands 1");
    let mut one = tower("dreamscape 1 c1=WWW");
    one.plays(1, "take c1, done").shows("dreamscape 1 c1=WW\nhands 1 W");
    let mut two = tower("dreamscape 1 c1=WWW");
    two.plays(1, "take c1, take c1").shows("dreamscape 1 c1=W\nhands 1 WW").refuses(1, "take c1", "D-3.1");
}

#[test]
fn d6_5_reds_may_be_taken_and_more_than_two_of_a_colour() {
    let mut table = Table::set("options nightmare\ndoing 1 tower 2\ndreamscape 1 c1=W d1=N e1=N\nhands 1 NN");
    table.plays(1, "take d1, take e1").shows("hands 1 NNNN\ndreamscape 1 c1=W");
}

#[test]
fn d6_5_the_landscape_may_split_and_a_dreamer_without_neighbours_stays() {
    let mut split = tower("dreamscape 1 b1=W c1=R d1=L");
    split.plays(1, "take c1").shows("dreamscape 1 b1=W d1=L");
    let mut alone = tower("dreamscape 1 b1=W c1=R@ d1=L");
    alone.plays(1, "take b1, take d1").shows("dreamscape 1 c1=R\ndreamer 1 c1");
}

#[test]
fn d6_5_in_travel_what_was_taken_counts_at_once_for_the_limit_and_as_a_key() {
    let mut table = Table::set(
        "phase travel\nactions 1\nsleepers 3 1\nrow 3 W\nrow 2 L\nrow 6 R\nhands 1 W\ndreamscape 1 c1=LW",
    );
    table.plays(1, "power, take c1, take c1").refuses(1, "collect", "D-5.2");
    table.play(1, "move 2").shows("actions 1\nsleepers 2 1 2");
}

#[test]
fn d6_5_once_begun_the_italian_tower_takes_two_if_possible() {
    let mut table = Table::set("edition it\ndoing 1 tower 2\ndreamscape 1 c1=WW");
    table.play(1, "take c1").refuses(1, "done", "D-6.5").play(1, "take c1").lacks("doing");
    let mut not_begun = Table::set("edition it\ndoing 1 tower 2\ndreamscape 1 c1=WW");
    not_begun.play(1, "done").shows("dreamscape 1 c1=WW");
    let mut not_possible = Table::set("edition it\ndoing 1 tower 2\ndreamscape 1 c1=W@ d1=W");
    not_possible.play(1, "take d1").lacks("doing");
    for edition in ["standard", "en", "pl", "de"] {
        let mut other = Table::set(&format!("edition {edition}\ndoing 1 tower 2\ndreamscape 1 c1=WW"));
        other.plays(1, "take c1, done").shows("dreamscape 1 c1=W\nhands 1 W");
    }
}

#[test]
fn x8_the_golem_moves_a_grey_off_a_green_the_green_onto_it_and_a_brown_with_its_tree() {
    let mut table = golem("dreamscape 1 b1=GR c1=W c2=L^ d1=L@");
    table.play(1, "golem b1:2 b2").shows("dreamscape 1 b1=G c1=W d1=L b2=R c2=L^");
    table.play(1, "golem b1:1 b2").shows("dreamscape 1 c1=W d1=L b2=RG c2=L^");
    let mut other =
        Table { events: Vec::new(), state: table.state.clone(), game: table.game.clone(), ..table };
    table.play(1, "golem c2:1 d2").shows("dreamscape 1 c1=W d1=L b2=RG d2=L^").lacks("doing");
    other.play(1, "golem d1:1 d2").shows("dreamscape 1 c1=W b2=RG c2=L^ d2=L\ndreamer 1 d2").lacks("doing");
}

/// What was told of the Golem's move: the shard, where it lay from below, and the cells.
#[track_caller]
fn told(table: &Table) -> String {
    let moves = table.events.iter().filter_map(|(_, event)| match event {
        Event::GolemMoved { shard, from, height, to, .. } => {
            Some(format!("{} {from}:{height} {to}", shard.letter()))
        }
        _ => None,
    });
    let moves: Vec<String> = moves.collect();
    assert_eq!(moves.len(), 1, "{moves:?}");
    moves.concat()
}

#[test]
fn d6_6_any_shard_is_moved_and_told_with_everything_on_it() {
    for (action, moved, after) in [
        ("golem c1:1 d1", "W c1:1 d1", "dreamscape 1 b1=W d1=LWRG^"),
        ("golem c1:2 d1", "R c1:2 d1", "dreamscape 1 b1=W c1=W d1=LRG^"),
        ("golem c1:3 d1", "G c1:3 d1", "dreamscape 1 b1=W c1=WR d1=LG^"),
        ("golem c1:3 c2", "G c1:3 c2", "dreamscape 1 b1=W c1=WR d1=L c2=G^"),
    ] {
        let mut table = golem("dreamscape 1 b1=W c1=WRG^ d1=L");
        table.play(1, action).shows(after).refuses(1, "end", "D-9.4");
        assert_eq!(told(&table), moved, "{action}");
    }
    let mut carried = golem("dreamscape 1 b1=W c1=WR@ d1=L");
    carried.play(1, "golem c1:2 d1").shows("dreamscape 1 b1=W c1=W d1=LR\ndreamer 1 d1").scores(1, 0);
}

#[test]
fn d6_6_of_like_shards_in_one_stack_it_is_told_which_was_moved() {
    for (height, after) in [(1, "b1=W d1=LRRR"), (2, "b1=W c1=R d1=LRR"), (3, "b1=W c1=RR d1=LR")] {
        let mut table = golem("dreamscape 1 b1=W c1=RRR d1=L");
        table.play(1, &format!("golem c1:{height} d1")).shows(&format!("dreamscape 1 {after}"));
        assert_eq!(told(&table), format!("R c1:{height} d1"));
    }
}

#[test]
fn d6_6_only_a_shard_that_is_there_is_moved_and_only_to_a_neighbouring_cell() {
    let mut table = golem("dreamscape 1 b1=W c1=WR d1=L");
    for action in ["golem a1:1 b1", "golem c1:3 d1", "golem e4:1 d4", "golem f1:1 e1"] {
        table.refuses(1, action, "D-6.6");
    }
    for action in ["golem c1:1 c1", "golem c1:1 d2", "golem c1:1 e1", "golem b1:1 d1", "golem d1:1 d3"] {
        table.refuses(1, action, "D-6.6");
    }
}

#[test]
fn d6_6_nothing_is_moved_onto_a_tree_or_the_dreamer() {
    let mut table = golem("dreamscape 1 b1=W^ c1=R d1=L@");
    table.refuses(1, "golem c1:1 b1", "D-6.6").refuses(1, "golem c1:1 d1", "D-6.6");
    table.play(1, "golem d1:1 c1").shows("dreamscape 1 b1=W^ c1=RL\ndreamer 1 c1");
}

#[test]
fn d6_6_the_moved_shard_needs_a_shard_below_or_beside_it() {
    let mut table = golem("dreamscape 1 b1=W c1=RG");
    // Moved whole to c2 it would have nothing beside it; what it carries does not count.
    table.refuses(1, "golem c1:1 c2", "D-6.6").refuses(1, "golem b1:1 a1", "D-6.6");
    // What is left behind counts.
    table.play(1, "golem c1:2 c2").shows("dreamscape 1 b1=W c1=R c2=G");
}

#[test]
fn d6_6_a_german_golem_leaves_shards_alone() {
    for (edition, allowed) in [("standard", false), ("en", false), ("it", false), ("pl", false), ("de", true)]
    {
        let lines = "doing 1 golem 3\ndreamscape 1 b1=W c1=RG";
        let mut table = Table::set(&format!("edition {edition}\n{lines}"));
        if allowed {
            table.play(1, "golem c1:1 c2").shows("dreamscape 1 b1=W c2=RG");
        } else {
            table.refuses(1, "golem c1:1 c2", "D-6.6");
        }
    }
}

#[test]
fn d6_6_the_landscape_may_split() {
    let mut table = golem("dreamscape 1 b1=W c1=R d1=L");
    table.play(1, "golem c1:1 d1").shows("dreamscape 1 b1=W d1=LR");
    table.refuses(1, "golem b1:1 b2", "D-6.6");
}

#[test]
fn d6_6_nothing_goes_onto_a_red_and_a_red_only_to_an_empty_cell() {
    let mut table = Table::set("options nightmare\ndoing 1 golem 3\ndreamscape 1 b1=W c1=N d1=L b2=G");
    table.refuses(1, "golem b1:1 c1", "D-10.5").refuses(1, "golem c1:1 d1", "D-10.5");
    table.refuses(1, "golem d1:1 d2", "D-6.6").play(1, "golem c1:1 c2");
    table.shows("dreamscape 1 b1=W d1=L b2=G c2=N");
    let mut carried = Table::set("options nightmare\ndoing 1 golem 3\ndreamscape 1 b1=W c1=N@ b2=G");
    carried.play(1, "golem c1:1 c2").shows("dreamscape 1 b1=W b2=G c2=N\ndreamer 1 c2").scores(1, 0);
}

#[test]
fn d6_6_the_same_shard_may_be_moved_again_three_times_in_all() {
    let mut table = golem("dreamscape 1 b1=W c1=R d1=G");
    table.play(1, "golem c1:1 b1").play(1, "golem b1:2 b2").play(1, "golem b2:1 b1").lacks("doing");
    table.shows("dreamscape 1 b1=WR d1=G").refuses(1, "golem b1:2 c1", "D-3.1");
}

#[test]
fn d6_6_and_d6_5_a_location_gives_three_moves_or_two_picks() {
    let land = "phase travel\ndreamscape 1 b1=WR c1=R d1=G";
    let mut moves = Table::set(&format!("sleepers 4 1\n{land}"));
    moves.plays(1, "power, golem b1:2 c1, golem c1:2 b1, golem b1:2 c1").asks(1, "prompt-travel");
    let mut picks = Table::set(&format!("sleepers 3 1\n{land}"));
    picks.plays(1, "power, take b1, take b1").asks(1, "prompt-travel").shows("hands 1 WR");
}

#[test]
fn d6_6_there_is_no_shard_below_the_first() {
    let mut table = golem("dreamscape 1 b1=WR c1=R");
    let cell = |column| Cell::at(column, 0).expect("a cell");
    let action = Action::Golem { from: cell(1), shard: 0, to: cell(2) };
    let played = table.game.play(&mut table.state, Seat(0), action, &mut NoChance, &mut Vec::new());
    assert!(matches!(played, Err(Stop::Refused(Refusal::NothingToMove { .. }))), "{played:?}");
}

/// Whether a cell has a shard with nothing on it, read off the rules and not off the engine.
fn is_bare(game: &Dreamscape, state: &State, cell: Cell) -> bool {
    let land = state.land(Seat(0));
    game.grid().cells.has(cell)
        && state.lands.height(0, cell) > 0
        && !land.trees.has(cell)
        && land.dreamer_cell() != Some(cell)
}

/// Whether the Golem may make a move, by trying it on a map of heights.
fn may_move(game: &Dreamscape, state: &State, from: Cell, shard: u32, to: Cell) -> bool {
    let cells: Vec<Cell> = game.grid().cells.collect();
    let mut heights: Vec<u32> = cells.iter().map(|&cell| state.lands.height(0, cell)).collect();
    let at = |cell| cells.iter().position(|&other| other == cell).expect("a cell of the grid");
    let is_red = |cell: Cell| state.land(Seat(0)).reds.has(cell);
    if shard == 0 || shard > heights[at(from)] || from.distance(to) != 1 || is_red(to) {
        return false;
    }
    if heights[at(to)] > 0 {
        return is_bare(game, state, to) && !is_red(from);
    }
    heights[at(from)] = shard - 1;
    let needed = game.switches().golem == dreamscape::data::GolemSupport::Needed;
    !needed || cells.iter().any(|&cell| cell.distance(to) == 1 && heights[at(cell)] > 0)
}

#[test]
fn d6_6_the_golem_moves_listed_are_those_that_the_rule_allows() {
    let (mut compared, mut seen) = (0, 0);
    for (seed, game) in (0..).zip(games()) {
        play_out(&game, seed, Mood::Busy, |game, state, _| {
            seen += 1;
            if seen % 11 != 0 || state.land(Seat(0)).occupied.len() < 3 {
                return;
            }
            let mut state = state.clone();
            state.phase = dreamscape::state::Phase::Travel;
            state.turn = Seat(0);
            state.players[0].pause = dreamscape::state::Pause::None;
            state.players[0].task = Task::Golem { left: 3 };
            let mut listed = Vec::new();
            game.legal(&state, Seat(0), &mut listed);
            for from in game.grid().cells {
                for to in game.grid().cells {
                    for shard in 1..=state.lands.height(0, from) + 1 {
                        let action = Action::Golem { from, shard: shard as u8, to };
                        let may = may_move(game, &state, from, shard, to);
                        assert_eq!(
                            listed.contains(&action),
                            may,
                            "{action:?}\n{}",
                            game.write_position(&state)
                        );
                        compared += usize::from(may);
                    }
                }
            }
        });
    }
    assert!(compared > 5_000, "only {compared} moves");
}
