//! Section 16: what is known to whom.

use std::collections::HashSet;

use dreamscape::card::{CardId, Level};
use dreamscape::rules::purposes::standing;
use dreamscape::state::{PileId, Task};
use dreamscape::view::{DreamscapeView, KnownTask, View};
use dreamscape::{Dreamscape, Event, Outcome, Shard, Shards, State};
use kernel::contract::Subject;
use kernel::{Audience, Dice, Fault, Game, Given, NoChance, Recording, Seat, Stop, Viewer};
use serde_json::{Value, json};

use crate::random_play::{Mood, games, play_out};
use crate::table::Table;

/// Everybody who can look at a game.
fn viewers(game: &Dreamscape) -> impl Iterator<Item = Viewer> {
    (0..game.setup().players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// The view as it is sent.
fn sent(game: &Dreamscape, state: &State, viewer: Viewer) -> String {
    serde_json::to_string(&told(game, state, viewer)).expect("a view can be written")
}

fn told(game: &Dreamscape, state: &State, viewer: Viewer) -> Value {
    let view = game.view(state, viewer);
    serde_json::to_value(DreamscapeView::of(game, &view)).expect("a view can be written")
}

/// Positions of random play, not all of them.
fn some_positions(mut look: impl FnMut(&Dreamscape, &State)) {
    let mut seen = 0;
    for (seed, game) in (0..).zip(games()) {
        play_out(&game, seed, Mood::Busy, |game, state, _| {
            seen += 1;
            if seen % 7 == 0 {
                look(game, state);
            }
        });
    }
    assert!(seen > 5_000, "{seen} positions");
}

#[test]
fn d16_1_all_that_lies_open_is_public() {
    some_positions(|game, state| {
        for view in viewers(game).map(|viewer| game.view(state, viewer)) {
            assert_eq!((view.rows, view.reds, view.nightmare), (state.rows, state.reds, state.nightmare));
            assert_eq!((view.reserve, view.trees, view.bag), (state.reserve, state.trees, state.bag));
            assert_eq!(view.lands, state.lands);
            assert_eq!((view.purposes, view.action_points), (state.purposes, state.action_points));
            assert_eq!(view.decks, Level::ALL.map(|level| state.piles.len(PileId::Deck(level))));
            for (seat, known) in (0..).map(Seat).zip(&view.players) {
                let player = state.player(seat);
                assert_eq!(
                    (known.hands, known.open, known.points),
                    (player.hands, player.open, player.points)
                );
                assert_eq!((known.marker, known.side), (player.marker, player.side));
                assert_eq!((known.sleeper, known.lying), (player.sleeper, player.lying));
                assert!(known.finished.iter().copied().eq(state.piles.cards(PileId::Finished(seat))));
                for &(card, shard) in &known.stored {
                    assert_eq!(state.piles.stored(card), Some(shard));
                }
            }
            let stored: usize = view.players.iter().map(|player| player.stored.len()).sum();
            let all = (0..game.pack().cards.len() as u8).map(CardId);
            assert_eq!(stored, all.filter(|&card| state.piles.stored(card).is_some()).count());
        }
    });
}

#[test]
fn d16_1_everybody_is_told_how_the_purposes_stand() {
    some_positions(|game, state| {
        let seats = game.seats();
        let purposes = state.purposes.iter().flatten().map(|&purpose| {
            let standing = standing(game, state, purpose);
            let mut told = json!({ "tile": purpose.tile + 1, "colour": purpose.colour });
            told["standing"] = json!(standing.points[..seats]);
            if game.solo().is_some() {
                told["rival"] = json!(standing.rival);
            }
            told
        });
        let purposes: Vec<Value> = purposes.collect();
        let grid =
            json!({ "columns": game.grid().columns, "rows": game.grid().rows, "entry": game.grid().entry });
        for view in viewers(game).map(|viewer| told(game, state, viewer)) {
            assert_eq!(view["purposes"], json!(purposes));
            assert_eq!((&view["grid"], &view["cycles"]), (&grid, &json!(game.cycles())));
        }
    });
}

/// What is in no place that the viewer sees, of all the shards in the box.
fn unseen_shards(game: &Dreamscape, view: &View) -> Shards {
    let mut left = game.board().shards;
    if !game.setup().nightmare {
        left.take(Shard::Nightmare, left.count(Shard::Nightmare));
    }
    let mut seen = |shard| left.take(shard, 1);
    view.rows.iter().flat_map(|row| row.shards().to_vec()).for_each(&mut seen);
    view.purposes.iter().flatten().filter_map(|purpose| purpose.colour).for_each(&mut seen);
    (0..view.reserve).for_each(|_| seen(Shard::Nightmare));
    view.reds.iter().for_each(|_| seen(Shard::Nightmare));
    for (seat, player) in view.players.iter().enumerate() {
        player.stored.iter().for_each(|&(_, shard)| seen(shard));
        Shard::ALL.into_iter().for_each(|shard| (0..player.hands.count(shard)).for_each(|_| seen(shard)));
        let cells = game.grid().cells;
        cells
            .into_iter()
            .for_each(|cell| view.lands.pieces(seat, cell).for_each(|piece| seen(piece.shard())));
        if let KnownTask::Open(Task::Harvest(first, second)) = player.task {
            [Some(first), second].into_iter().flatten().for_each(&mut seen);
        }
    }
    left
}

#[test]
fn d16_2_the_bag_by_colour_follows_from_what_everybody_sees() {
    some_positions(|game, state| {
        for view in viewers(game).map(|viewer| game.view(state, viewer)) {
            assert_eq!(unseen_shards(game, &view), view.bag);
        }
    });
}

#[test]
fn d16_2_what_a_random_draw_will_bring_is_not_settled_before_it() {
    for letter in ["W", "R", "L", "G", "M"] {
        Table::set("phase travel").play_with(1, "power", letter).shows(&format!("hands 1 {letter}"));
    }
    let mut table = Table::set("phase travel");
    let action = table.game.read_action("power").expect("an action");
    let drawn = table.game.play(&mut table.state, Seat(0), action, &mut NoChance, &mut Vec::new());
    assert_eq!(drawn, Err(Stop::Chance(Fault::Missing { given: 0 })));
}

#[test]
fn d16_3_nobody_sees_the_order_of_a_deck_or_what_another_has_drawn() {
    let mut dice = Dice::new(16);
    let mut hidden = 0;
    some_positions(|game, state| {
        for viewer in viewers(game) {
            let other = game.scramble(state, viewer, &mut dice);
            assert_eq!(sent(game, state, viewer), sent(game, &other, viewer), "{viewer:?}");
            hidden += usize::from(other != *state);
        }
    });
    assert!(hidden > 1_000, "{hidden} positions with something hidden");
}

#[test]
fn d16_3_drawn_cards_are_seen_by_the_drawer_alone_until_the_choice() {
    let mut table = Table::set("pack trial\nphase travel\nsleepers 6 1");
    table.plays(1, "power, draw I");
    let cards = |viewer| table.game.view(&table.state, viewer).drawn.cards().to_vec();
    assert_eq!(cards(Viewer::Seat(Seat(0))), (0..6).map(CardId).collect::<Vec<_>>());
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert!(cards(viewer).is_empty());
        let view = table.game.view(&table.state, viewer);
        assert_eq!((view.players[0].drawn, view.decks), (6, [8, 4, 4]));
        assert_eq!(view.players[0].task, KnownTask::Open(Task::KingKeep(Level::I)));
        assert_eq!(table.heard(viewer), ["event-cards-drawn"]);
    }
    assert_eq!(table.heard(Viewer::Seat(Seat(0))).len(), 7);
    let told = Event::CardsDrawn { seat: Seat(0), level: Level::I, count: 6 };
    assert_eq!(table.events[0], (Audience::All, told));
}

#[test]
fn d16_3_others_see_the_kept_card_and_never_the_rejected_ones() {
    let mut table = Table::set("pack trial\nphase travel\nsleepers 6 1");
    table.plays(1, "power, draw I, keep #3");
    assert_eq!(
        table.heard(Viewer::Spectator),
        ["event-card-kept", "event-cards-returned", "event-power-ends"]
    );
    let returned = Event::CardsReturned { seat: Seat(0), level: Level::I, count: 5 };
    assert_eq!(table.events[1], (Audience::All, returned));
    table.plays(1, "end").shows("open 1 #3");
}

/// The card that an event names.
fn named(event: &Event) -> Option<CardId> {
    match *event {
        Event::CardSeen { card, .. }
        | Event::CardKept { card, .. }
        | Event::Restored { card, .. }
        | Event::CardPowerUsed { card, .. }
        | Event::Stored { card, .. }
        | Event::Completed { card, .. }
        | Event::StoredMoved { card, .. } => Some(card),
        _ => None,
    }
}

#[test]
fn d16_3_no_word_of_the_log_names_a_card_that_does_not_lie_open() {
    let mut names = 0;
    for (seed, game) in (0..).zip(games()) {
        play_out(&game, seed, Mood::Busy, |game, state, step| {
            let mut open = HashSet::new();
            for seat in (0..game.setup().players).map(Seat) {
                open.extend(state.player(seat).open.chain(state.piles.cards(PileId::Finished(seat))));
            }
            for (audience, event) in step.events {
                let Some(card) = named(event) else { continue };
                names += 1;
                match audience {
                    Audience::All => assert!(open.contains(&card), "{event:?}"),
                    Audience::Only(seat) => assert!(state.player(*seat).drawn.cards().contains(&card)),
                }
            }
        });
    }
    assert!(names > 1_000, "{names} names of cards");
}

/// Two players choose start cards at once; the second has drawn two.
const AT_ONCE: &str =
    "edition en\npack trial\nphase start\ndoing 1 start\ndrawn 1 #1\ndoing 2 start\ndrawn 2 #2 #3";

#[test]
fn d16_3_a_start_card_chosen_at_once_stays_secret_until_all_have_chosen() {
    let mut one = Table::set(AT_ONCE);
    let mut other = Table::set(AT_ONCE);
    one.play(2, "keep #2");
    other.play(2, "keep #3");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        assert_eq!(sent(&one.game, &one.state, viewer), sent(&other.game, &other.state, viewer));
        let heard = |table: &Table| {
            let told = table.events.iter().filter(|(audience, _)| audience.includes(viewer));
            told.map(|(_, event)| *event).collect::<Vec<_>>()
        };
        assert_eq!(heard(&one), heard(&other));
        assert_eq!(one.game.view(&one.state, viewer).players[1].task, KnownTask::ChosenSecretly);
    }
    assert_eq!(one.game.view(&one.state, Viewer::Seat(Seat(1))).chosen, Some(CardId(1)));
    one.play(1, "keep #1");
    assert!(one.game.view(&one.state, Viewer::Spectator).players[1].open.has(CardId(1)));
    let kept = one.events.iter().filter(|(_, event)| matches!(event, Event::CardKept { .. }));
    assert_eq!(kept.count(), 2, "revealed together");
}

#[test]
fn d16_4_shards_drawn_at_random_are_told_to_all() {
    let mut drawn = 0;
    for (seed, game) in (0..).zip(games()) {
        play_out(&game, seed, Mood::Busy, |_, _, step| {
            for (audience, event) in step.events {
                if matches!(event, Event::Drawn { .. } | Event::HarvestDrawn { .. } | Event::RowFilled { .. })
                {
                    assert_eq!(*audience, Audience::All);
                    drawn += 1;
                }
            }
        });
    }
    assert!(drawn > 1_000, "{drawn} shards");
}

#[test]
fn d16_4_only_drawn_purpose_tiles_are_shown() {
    for seed in 0..50 {
        let table = Table::deal("options nightmare", seed);
        let told = |(_, event): &&(Audience, Event)| {
            matches!(event, Event::Purpose { .. } | Event::PurposeOfColour { .. })
        };
        assert_eq!(table.events.iter().filter(told).count(), 4);
        for view in viewers(&table.game).map(|viewer| table.game.view(&table.state, viewer)) {
            assert_eq!(view.purposes, table.state.purposes);
        }
    }
}

#[test]
fn d16_4_the_state_of_chance_is_no_part_of_a_position() {
    let game = Table::set("options nightmare\nplayers 4").game;
    for seed in 0..20 {
        let mut dice = Dice::new(seed);
        let mut chance = Recording::<Outcome, _>::new(&mut dice);
        let rolled = game.deal(&mut chance, &mut Vec::new()).expect("dice always answer");
        let mut given = Given::new(&chance.outcomes);
        let told = game.deal(&mut given, &mut Vec::new()).expect("the same answers");
        assert_eq!(given.finish(), Ok(()));
        assert!(rolled == told, "a position knows what came, not what will come");
        for viewer in viewers(&game) {
            assert_eq!(sent(&game, &rolled, viewer), sent(&game, &told, viewer));
        }
    }
}
