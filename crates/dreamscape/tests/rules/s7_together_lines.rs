//! Laws of the lines at the shared supplies (D-7.15), in every position that requests, waivers, requests taken back and ended
//! Creations lead to where trees and whites are scarce.

use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use dreamscape::state::{Phase, Side, Task};
use dreamscape::{Refusal, Shard, State, Supply};
use kernel::{Dice, Game, Seat, SeatSet, Silence, Stop, Viewer};

use crate::hoard::hoard;
use crate::table::Table;

/// What can be asked for, and what can be done about the lines.
const REQUESTS: [(&str, Supply); 2] =
    [("plant c1", Supply::Tree), ("exchange W M", Supply::Shard(Shard::Move))];
const OTHERS: [&str; 4] = ["waive tree", "waive M", "withdraw", "end"];

/// So many create at once, each with a green for a tree and two blues for a white; so many trees and whites are left. The last
/// seat has the first marker.
fn scarce(players: usize, trees: usize, whites: usize) -> Table {
    let grove = ["b4", "c4", "a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "d1", "e1"];
    let planted = &grove[..players * 3 - trees - 1];
    let elsewhere = "RGWW".repeat(players) + &"R".repeat(planted.len()) + &"M".repeat(whites);
    let planted: String = planted.iter().map(|cell| format!(" {cell}=R^")).collect();
    let mut text = format!("options simultaneous\nplayers {players}\nturn {players}\n");
    for seat in 1..=players {
        let marker = players + 1 - seat;
        text += &format!("marker {seat} {marker}\nhands {seat} GWW\ndreamscape {seat} c1=R");
        text += &if seat == 1 { format!("{planted} a4={}^\n", hoard(&elsewhere)) } else { "\n".to_owned() };
    }
    Table::set(&text)
}

/// The line before a supply, written from the rule alone: by marker, and whoever lets others go first goes behind the last of
/// them.
fn line(table: &Table, state: &State, supply: Supply) -> Vec<Seat> {
    let seats = (0..table.game.seats() as u8).map(Seat);
    let mut line: Vec<Seat> = seats.filter(|&seat| state.player(seat).side != Side::Back).collect();
    line.sort_by_key(|&seat| state.player(seat).marker);
    for giver in line.clone().into_iter().rev() {
        let waived = state.player(giver).waived;
        let lets_first = |&seat: &Seat| waived.contains(seat) && awaits(state, seat) == Some(supply);
        let Some(last) = line.iter().rposition(lets_first) else { continue };
        let place = line.iter().position(|&seat| seat == giver).expect("it creates");
        line[place..=last].rotate_left(1);
    }
    line
}

fn is_scarce(table: &Table, state: &State, supply: Supply) -> bool {
    let left = match supply {
        Supply::Tree => state.trees,
        Supply::Shard(shard) => state.bag.count(shard),
    };
    left > 0 && usize::from(left) < line(table, state, supply).len()
}

fn awaits(state: &State, seat: Seat) -> Option<Supply> {
    match state.player(seat).task {
        Task::TreeWaits(_) => Some(Supply::Tree),
        Task::ShardWaits { take, .. } => Some(Supply::Shard(take)),
        _ => None,
    }
}

/// What an action leads to.
fn after(table: &Table, state: &State, seat: Seat, action: &str) -> Result<State, Refusal> {
    let mut next = state.clone();
    let action = table.game.read_action(action).expect("an action");
    match table.game.play(&mut next, seat, action, &mut Dice::new(7), &mut Silence) {
        Ok(_) => Ok(next),
        Err(Stop::Refused(refusal)) => Err(refusal),
        Err(Stop::Chance(fault)) => panic!("{fault:?}"),
    }
}

/// Visits every position that can be reached while somebody creates; says how many there are.
fn roam(table: &Table, mut visit: impl FnMut(&State)) -> usize {
    let hasher = BuildHasherDefault::<DefaultHasher>::default();
    let key = |state: &State| hasher.hash_one(table.game.write_position(state));
    let mut seen = HashSet::from([key(&table.state)]);
    let mut open = vec![table.state.clone()];
    while let Some(state) = open.pop() {
        visit(&state);
        for seat in table.game.actors(&state).iter() {
            for action in REQUESTS.map(|(action, _)| action).into_iter().chain(OTHERS) {
                let next = after(table, &state, seat, action).ok();
                let next = next.filter(|next| next.phase == Phase::Creation && seen.insert(key(next)));
                open.extend(next);
            }
        }
    }
    seen.len()
}

/// Every number of players, and supplies for one and for two.
fn tables() -> Vec<Table> {
    let counts = [(2, 1, 1), (3, 1, 1), (3, 2, 1), (4, 1, 1), (4, 2, 1), (4, 1, 2)];
    counts.map(|(players, trees, whites)| scarce(players, trees, whites)).into()
}

fn text(table: &Table, state: &State) -> String {
    table.game.write_position(state)
}

#[test]
fn d7_15_somebody_can_always_go_on_and_end_and_whoever_waits_waits_for_them() {
    for table in tables() {
        roam(&table, |state| {
            let awaited = table.game.awaited(state);
            assert!(!awaited.is_empty(), "all wait\n{}", text(&table, state));
            for seat in awaited.iter() {
                assert!(after(&table, state, seat, "end").is_ok(), "{seat}\n{}", text(&table, state));
            }
            let view = table.game.view(state, Viewer::Spectator);
            let behind = |seat: Seat| view.players[seat.index()].behind;
            for seat in table.game.actors(state).iter() {
                // Nobody waits when nobody stands before them.
                assert_eq!(
                    behind(seat).is_empty(),
                    awaited.contains(seat),
                    "{seat}\n{}",
                    text(&table, state)
                );
                let mut ahead = behind(seat);
                for _ in 0..table.game.seats() {
                    ahead = ahead.iter().chain(ahead.iter().flat_map(|seat| behind(seat).iter())).collect();
                }
                assert!(!ahead.contains(seat), "{seat} waits for itself\n{}", text(&table, state));
            }
        });
    }
}

#[test]
fn d7_15_who_asks_is_served_if_and_only_if_nobody_stands_before_them_where_it_is_scarce() {
    let (mut served, mut kept_waiting, mut refused) = (0, 0, 0);
    for table in tables() {
        roam(&table, |state| {
            for (seat, (action, supply)) in each_request(&table, state) {
                let line = line(&table, state, supply);
                let first = line.first() == Some(&seat) || !is_scarce(&table, state, supply);
                match after(&table, state, seat, action) {
                    Ok(next) if first => {
                        assert_eq!(awaits(&next, seat), None, "{seat} {action}\n{}", text(&table, state));
                        served += 1;
                    }
                    Ok(next) => {
                        assert_eq!(
                            awaits(&next, seat),
                            Some(supply),
                            "{seat} {action}\n{}",
                            text(&table, state)
                        );
                        let before = line.iter().copied().take_while(|other| *other != seat);
                        let behind = table.game.view(&next, Viewer::Spectator).players[seat.index()].behind;
                        assert_eq!(
                            behind,
                            before.collect::<SeatSet>(),
                            "{seat} {action}\n{}",
                            text(&table, state)
                        );
                        // Taken back, it leaves no trace.
                        let back = after(&table, &next, seat, "withdraw").expect("it waits");
                        assert_eq!(text(&table, &back), text(&table, state));
                        kept_waiting += 1;
                    }
                    Err(refusal) => {
                        assert!(
                            matches!(refusal, Refusal::Circle { .. }) && !first,
                            "{seat} {action}: {refusal:?}"
                        );
                        refused += 1;
                    }
                }
            }
        });
    }
    assert!(served > 100 && kept_waiting > 100 && refused > 10, "{served} {kept_waiting} {refused}");
}

/// The requests that the seats which need not wait can pay and for which something is left.
fn each_request(table: &Table, state: &State) -> Vec<(Seat, (&'static str, Supply))> {
    let mut requests = Vec::new();
    for seat in table.game.awaited(state).iter() {
        let hands = &state.player(seat).hands;
        let can = [
            state.trees > 0 && hands.has(Shard::Grass) && !state.land(seat).bare().is_empty(),
            state.bag.has(Shard::Move) && hands.count(Shard::Water) >= 2,
        ];
        requests.extend(
            REQUESTS.into_iter().zip(can).filter(|(_, can)| *can).map(|(request, _)| (seat, request)),
        );
    }
    requests
}

#[test]
fn d7_15_the_order_in_which_two_ask_for_what_is_scarce_changes_nothing() {
    let mut compared = 0;
    for table in tables() {
        roam(&table, |state| {
            let requests = each_request(&table, state);
            for &(one, (action, supply)) in &requests {
                let others = requests.iter().filter(|(other, request)| *other > one && request.1 == supply);
                for &(other, _) in others.filter(|_| is_scarce(&table, state, supply)) {
                    let both = [[one, other], [other, one]].map(|order| {
                        order.into_iter().fold(state.clone(), |state, seat| {
                            after(&table, &state, seat, action).unwrap_or(state)
                        })
                    });
                    let texts = both.each_ref().map(|state| text(&table, state));
                    assert_eq!(texts[0], texts[1], "{one} and {other} {action}\n{}", text(&table, state));
                    compared += 1;
                }
            }
        });
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn d7_15_every_line_at_a_supply_can_be_written_and_read() {
    for table in tables() {
        let count = roam(&table, |state| {
            let written = text(&table, state);
            let read =
                table.game.read_position(&written).unwrap_or_else(|misread| panic!("{misread}\n{written}"));
            assert!(read == *state, "{written}");
        });
        assert!(count > 10, "{count}");
    }
}
