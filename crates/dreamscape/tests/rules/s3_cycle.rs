//! Section 3: the course of a game.

use dreamscape::state::{Phase, PileId, Side};
use dreamscape::{Dreamscape, Event, SetupError, State};
use kernel::{Game, Seat};

use crate::random_play::{Mood, Step, games, play_out};
use crate::table::Table;

/// What everybody can hear of the course of a game, in short words.
fn course(events: &[(kernel::Audience, Event)], state: &State, out: &mut Vec<String>) {
    for (_, event) in events {
        let marker = |seat: &Seat| state.player(*seat).marker;
        match event {
            Event::Clock { cycle } => out.push(format!("cycle {cycle}")),
            Event::TravelBegins { seat } => out.push(format!("travel {}", marker(seat))),
            Event::NightmareMoved { .. } | Event::RedSown { .. } => {
                let again = out.pop_if(|last| last == "nightmare");
                out.push(again.unwrap_or_else(|| "nightmare".to_owned()));
            }
            Event::CreationBegins { seat } => out.push(format!("creation {}", marker(seat))),
            Event::FinaleBegins {} => out.push("finale".to_owned()),
            Event::GameOver {} => out.push("over".to_owned()),
            _ => {}
        }
    }
}

/// The course of a whole game of three with these options, every turn ended at once.
fn course_of(options: &str) -> Vec<String> {
    let mut table = Table::set(&format!("players 3\n{options}\nphase travel"));
    let mut heard = vec!["travel 1".to_owned()];
    while let Some(seat) = table.game.actors(&table.state).lowest() {
        let ends = ["end".to_owned()];
        let legal = table.legal(seat.0 + 1);
        let action = if legal.contains(&ends[0]) { "end" } else { &legal[0] };
        table.play(seat.0 + 1, action);
        course(&table.events, &table.state, &mut heard);
    }
    heard
}

#[test]
fn d3_1_six_cycles_of_travel_and_creation_in_initiative_order_each_but_the_first_after_emergence() {
    let mut expected = Vec::new();
    for cycle in 1..=6 {
        expected.extend((cycle > 1).then(|| format!("cycle {cycle}")));
        expected.extend((1..=3).map(|marker| format!("travel {marker}")));
        expected.extend((1..=3).map(|marker| format!("creation {marker}")));
    }
    expected.push("finale".to_owned());
    expected.extend((1..=3).map(|marker| format!("creation {marker}")));
    expected.push("over".to_owned());
    assert_eq!(course_of(""), expected);
}

#[test]
fn d3_1_who_is_not_at_the_table_has_no_turn() {
    for players in 2..=4 {
        let mut table = Table::set(&format!("players {players}\nphase travel"));
        for absent in players + 1..=6 {
            table.refuses(absent, "end", "D-3.1");
        }
    }
}

#[test]
fn d3_1_with_nightmares_each_travel_is_followed_at_once_by_the_nightmare_phase() {
    let heard = course_of("options nightmare cycles=2");
    let mut phases = Vec::new();
    for cycle in 1..=2 {
        phases.extend((cycle > 1).then_some("cycle 2"));
        phases.extend(["travel 1", "nightmare", "travel 2", "nightmare", "travel 3", "nightmare"]);
        phases.extend(["creation 1", "creation 2", "creation 3"]);
    }
    phases.extend(["finale", "creation 1", "creation 2", "creation 3", "over"]);
    assert_eq!(heard, phases);
}

#[test]
fn d3_1_the_number_of_cycles_is_a_house_option_from_one_to_twelve() {
    for cycles in [1, 3, 12] {
        let clocks = course_of(&format!("options cycles={cycles}"));
        let clocks = clocks.iter().filter(|word| word.starts_with("cycle")).count();
        assert_eq!(clocks + 1, cycles);
    }
    for cycles in [0, 13] {
        let refused = dreamscape::notation::set_position(&format!("options cycles={cycles}")).err();
        let Some(dreamscape::notation::PositionError::Setup { error, .. }) = refused else {
            panic!("{cycles} cycles: {refused:?}")
        };
        assert_eq!((error, error.rule()), (SetupError::Cycles { cycles }, "D-3.1"));
    }
}

#[test]
fn d3_1_a_player_acts_only_in_the_own_turn() {
    for phase in ["travel", "creation", "finale"] {
        let mut table = Table::set(&format!("phase {phase}\nhands 1 W\nhands 2 W\nrow 1 R\nrow 2 R"));
        for action in ["collect", "move 1", "power", "place W c1", "enter", "end", "done"] {
            table.refuses(2, action, "D-3.1").refuses(3, action, "D-3.1");
        }
        assert_eq!(table.game.actors(&table.state).iter().collect::<Vec<_>>(), [Seat(0)]);
        assert!(table.legal(2).is_empty() && table.game.prompt(&table.state, Seat(1)).is_none());
    }
}

#[test]
fn d3_1_every_action_has_its_phase() {
    let pieces = "dreamscape 1 b1=W c1=R d1=L\nhands 1 WWGM\nrow 1 R\nrow 2 G";
    let creation = ["place W c2", "plant c1", "exchange W R"];
    let travel = ["collect", "move 2", "power"];
    let never = ["take c1", "golem b1:1 c1", "harvest W 1", "lake 1", "next W", "done"];
    let cards = ["draw I", "draw none", "keep #1", "keep none", "complete #1", "retain W"];
    for (phase, allowed, refused) in
        [("travel", &travel, &creation), ("creation", &creation, &travel), ("finale", &creation, &travel)]
    {
        let mut table = Table::set(&format!("phase {phase}\n{pieces}"));
        for action in refused.iter().chain(&never).chain(&cards).chain(&["sow 1-2", "waive tree"]) {
            let rule = match *action {
                "waive tree" if phase != "travel" => "D-7.15",
                action if creation.contains(&action) => "D-7.6",
                _ => "D-3.1",
            };
            table.refuses(1, action, rule);
        }
        for action in allowed {
            assert!(table.legal(1).contains(&(*action).to_owned()), "{action} in {phase}");
        }
    }
    let mut nightmare = Table::set("options nightmare\nphase nightmare\nhands 1 W");
    for action in ["end", "collect", "place W c1", "enter", "done"] {
        nightmare.refuses(1, action, "D-3.1");
    }
}

/// Everything of a seat that no other seat may change.
fn own(game: &Dreamscape, state: &State, seat: Seat) -> String {
    let finished: Vec<_> = state.piles.cards(PileId::Finished(seat)).collect();
    let player = state.player(seat);
    let stored = |card| state.piles.stored(card);
    let mut text = format!("{:?} {:?} {:?}", player.hands, player.open, player.drawn);
    for card in player.open.chain(finished) {
        text += &format!(" {card}{:?}", stored(card));
    }
    for cell in game.grid().cells {
        let pieces: Vec<_> = state.lands.pieces(seat.index(), cell).collect();
        text += &format!(" {cell}{pieces:?}{}", state.land(seat).trees.has(cell));
    }
    text + &format!("{:?}", state.land(seat).dreamer)
}

/// Whether the step was the last before Emergence, the Finale or the end, or revealed the start cards of all.
fn is_for_all(step: &Step<'_>) -> bool {
    let for_all =
        |event: &Event| matches!(event, Event::Clock { .. } | Event::FinaleBegins {} | Event::GameOver {});
    step.before.phase == Phase::Start || step.events.iter().any(|(_, event)| for_all(event))
}

#[test]
fn d3_1_nothing_another_player_does_changes_ones_dreamscape_hands_or_cards() {
    let mut compared = 0;
    let one_by_one = games().into_iter().filter(|game| !game.setup().simultaneous);
    for (seed, game) in (0..).zip(one_by_one) {
        play_out(&game, seed, Mood::Busy, |game, state, step| {
            if is_for_all(step) {
                return;
            }
            for other in (0..game.setup().players).map(Seat).filter(|&other| other != step.seat) {
                let [before, after] = [step.before, state].map(|state| own(game, state, other));
                assert_eq!(before, after, "seat {}: {:?}", step.seat, step.action);
                compared += 1;
            }
        });
    }
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn d3_1_one_seat_acts_at_a_time_and_in_the_order_of_markers() {
    for (seed, game) in (0..).zip(games()).filter(|(_, game)| !game.setup().simultaneous) {
        play_out(&game, seed, Mood::Lazy, |game, state, _| {
            if matches!(state.phase, Phase::Start | Phase::Over) {
                return;
            }
            let actors = game.actors(state);
            assert_eq!((actors.len(), actors.lowest()), (1, Some(state.turn)));
            let turn = state.player(state.turn).marker;
            for player in &state.players[..game.seats()] {
                let done = match state.phase {
                    Phase::Travel => player.lying > 0,
                    Phase::Nightmare => player.lying > 0 && player.marker != turn,
                    _ => player.side == Side::Back,
                };
                assert_eq!(done, player.marker < turn);
            }
        });
    }
}

#[test]
fn d3_2_after_the_creation_of_cycle_six_comes_the_finale_without_a_refill() {
    let mut table = Table::set("cycle 6\nturn 2\nrow 1 W\nrow 4 RR\nhands 2 L");
    table.play(2, "end").shows("phase finale\ncycle 6\nturn 1\nrow 1 W\nrow 4 RR");
    table.lacks("row 2").lacks("actions");
    let heard = table.events.iter().map(|(_, event)| *event);
    assert!(heard.clone().any(|event| event == Event::FinaleBegins {}));
    assert!(!heard.clone().any(|e| matches!(e, Event::RowFilled { .. } | Event::Clock { .. })));
}

#[test]
fn d3_2_before_cycle_six_no_finale_and_after_it_nothing() {
    let mut early = Table::set("cycle 5\nturn 2");
    early.play(2, "end").shows("phase travel\ncycle 6");
    let mut late = Table::set("phase finale\nturn 2\nhands 2 W");
    late.play(2, "end").shows("phase over");
    for seat in 1..=2 {
        for action in ["end", "place W c1", "collect", "enter"] {
            late.refuses(seat, action, "D-3.2");
        }
    }
    assert!(late.game.actors(&late.state).is_empty());
}
