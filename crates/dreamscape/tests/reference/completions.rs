//! Completed cards over whole games: after every change exactly those that trying everything finds (D-8.3).

use std::collections::BTreeSet;
use std::sync::Arc;

use dreamscape::card::{Card, CardId, Level, Mirrors};
use dreamscape::data::{Edition, Pack};
use dreamscape::state::{Pause, PileId};
use dreamscape::world::Power;
use dreamscape::{Action, Dreamscape, Event, House, Setup, State};
use kernel::{Audience, Dice, Game, Seat};

use crate::board::Board;
use crate::matching::{complete_cards, drawing, is_complete};
use crate::patterns::random_pattern;
use crate::table::{chance, made, one_of, small_cards};

/// A pack of random small cards.
fn random_pack(dice: &mut Dice) -> Arc<Pack> {
    let mut cards: Vec<Card> = Vec::new();
    while cards.len() < 48 {
        let pattern = random_pattern(dice);
        let shards: usize = pattern.cells.iter().map(|cell| cell.stack.len()).sum();
        if shards <= 2 {
            let number = cards.len();
            cards.push(Card {
                slug: format!("card-{number}"),
                level: Level::ALL[number % 3],
                points: 1,
                power: Power::ALL[number % 6],
                pattern,
                titles: Vec::new(),
                points_in: Vec::new(),
            });
        }
    }
    Arc::new(Pack { name: "random".to_owned(), version: 1, hash: String::new(), cards })
}

/// One of the legal actions; shards are liked and turns seldom ended early.
fn choose(legal: &[Action], dice: &mut Dice) -> Action {
    let liked = |action: &&Action| matches!(action, Action::Collect | Action::Place { .. } | Action::Keep(_));
    let liked: Vec<Action> = legal.iter().filter(liked).copied().collect();
    if !liked.is_empty() && chance(dice, 60) {
        return one_of(dice, &liked);
    }
    let ends = |action: &Action| matches!(action, Action::End | Action::Done | Action::DrawNone);
    let action = one_of(dice, legal);
    if ends(&action) { one_of(dice, legal) } else { action }
}

/// What must hold of a seat's open cards after every step.
fn check_settled(game: &Dreamscape, state: &State, seat: Seat) {
    let complete = complete_cards(game, state, seat.index());
    let found: BTreeSet<CardId> = game.complete_cards(state, seat, game.grid().cells).collect();
    assert_eq!(found, complete);
    match state.player(seat).pause {
        Pause::None if !state.is_on_tree(seat) => {
            let board = Board::read(game, state, seat.index());
            assert!(complete.is_empty(), "{complete:?} are complete on {board:?}");
        }
        Pause::Order => {
            assert!(complete.len() > 1);
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            assert_eq!(legal, complete.into_iter().map(Action::Complete).collect::<Vec<_>>());
        }
        _ => {}
    }
}

/// Gives everyone some cards of the higher decks at once, so that many are complete together.
fn open_more_cards(game: &Dreamscape, state: &mut State) {
    for seat in 0..game.setup().players as usize {
        for level in [Level::II, Level::III, Level::II] {
            if let Some(card) = state.piles.pop_top(PileId::Deck(level)) {
                state.players[seat].open.insert(card);
            }
        }
    }
}

/// Plays a whole game and counts completed cards and choices between several.
fn follow_game(game: &Dreamscape, dice: &mut Dice) -> [u32; 2] {
    let mut state = game.deal(dice, &mut kernel::Silence).expect("dice always answer");
    open_more_cards(game, &mut state);
    let mut counts = [0, 0];
    let mut legal = Vec::new();
    while let Some(seat) = game.actors(&state).lowest() {
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let action = choose(&legal, dice);
        let before = state.clone();
        let mut events: Vec<(Audience, Event)> = Vec::new();
        game.play(&mut state, seat, action, dice, &mut events).expect("legal actions are accepted");
        let mut completed = BTreeSet::new();
        for (_, event) in events {
            if let Event::Completed { seat: owner, card } = event {
                let pattern = &game.pack().cards[card.index()].pattern;
                let board = Board::read(game, &state, owner.index());
                let whole = is_complete(&board, &drawing(pattern, 0, 0), game.setup().house.mirrors);
                assert!(whole, "{card} was not complete on {board:?}");
                completed.insert((owner, card));
            }
        }
        if !matches!(action, Action::Complete(_)) {
            for &(owner, card) in &completed {
                let left = complete_cards(game, &state, owner.index());
                let others = completed.iter().filter(|other| other.0 == owner && other.1 != card);
                assert!(
                    left.is_empty() && others.count() == 0,
                    "of several cards the owner chooses the first"
                );
            }
        }
        for seat in (0..game.setup().players).map(Seat) {
            // A Dreamscape and cards that did not change were looked at before.
            let (land, player) = (before.land(seat), before.player(seat));
            if *land != *state.land(seat)
                || player.open != state.player(seat).open
                || player.pause != state.player(seat).pause
            {
                check_settled(game, &state, seat);
            }
        }
        counts[0] += completed.len() as u32;
        counts[1] += u32::from(state.player(seat).pause == Pause::Order);
    }
    counts
}

#[test]
fn d8_3_after_every_change_in_play_exactly_the_complete_cards_are_completed() {
    let mut counts = [0, 0];
    for seed in 0..200 {
        let mut dice = Dice::new(seed);
        let pack = if seed % 3 == 0 { small_cards() } else { random_pack(&mut dice) };
        let house = House {
            mirrors: [Mirrors::DoNotCount, Mirrors::Count][seed as usize % 2],
            grid: Some(one_of(&mut dice, &[(5, 4), (3, 3), (2, 2), (6, 5), (4, 1)])),
            cycles: Some(9),
            ..House::NONE
        };
        let setup = Setup {
            nightmare: seed % 2 == 0,
            simultaneous: seed % 5 == 0,
            house,
            ..Setup::new(Edition::ALL[seed as usize % 5], 2 + seed as u8 % 3)
        };
        let played = follow_game(&made(setup, pack), &mut dice);
        counts = [counts[0] + played[0], counts[1] + played[1]];
    }
    assert!(counts[0] > 1000 && counts[1] > 60, "{counts:?} completions and choices between several");
}
