//! Section 2: set-up, over many seeds.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use dreamscape::card::{CardId, Level};
use dreamscape::data::{Edition, TileKind};
use dreamscape::state::PileId;
use dreamscape::{Event, Shard};
use kernel::{Audience, Game, Seat, Viewer};

use crate::random_play::{Mood, games, play_out};
use crate::table::Table;

const SEEDS: u64 = 600;

/// Many dealt positions with these first lines.
fn deals(header: &str) -> impl Iterator<Item = Table> + '_ {
    (0..SEEDS).map(move |seed| Table::deal(header, seed))
}

#[test]
fn d2_1_markers_are_dealt_at_random() {
    for (players, orders) in [(2, 2), (3, 6), (4, 24)] {
        let mut seen: BTreeMap<Vec<u8>, u64> = BTreeMap::new();
        for table in deals(&format!("players {players}")) {
            let mut markers: Vec<u8> = table.state.players.iter().map(|player| player.marker).collect();
            markers.truncate(players);
            *seen.entry(markers).or_default() += 1;
        }
        assert_eq!(seen.len(), orders);
        let mut sorted = seen.keys().next().expect("an order").clone();
        sorted.sort_unstable();
        assert!(sorted.into_iter().eq(1..=players as u8));
        assert!(seen.values().all(|&times| times > SEEDS / orders as u64 / 3), "{seen:?}");
    }
}

#[test]
fn d2_2_four_different_tiles_are_drawn_from_those_in_the_box() {
    for (header, drawable) in [
        ("edition standard", 15),
        ("edition standard\noptions nightmare", 16),
        ("edition pl", 15),
        ("edition de", 11),
        ("edition de\noptions nightmare", 12),
    ] {
        let mut seen: BTreeMap<u8, u64> = BTreeMap::new();
        for table in deals(header) {
            let tiles: BTreeSet<u8> = table.state.purposes.iter().map(|p| p.expect("a tile").tile).collect();
            assert_eq!(tiles.len(), 4);
            tiles.into_iter().for_each(|tile| *seen.entry(tile).or_default() += 1);
        }
        assert_eq!(seen.len(), drawable, "{header}");
        assert!(seen.values().all(|&times| times > SEEDS * 4 / drawable as u64 / 2), "{seen:?}");
    }
}

#[test]
fn d2_2_no_red_is_drawn_only_with_nightmares_and_german_doubles_never() {
    for edition in Edition::ALL {
        let mut kinds = HashSet::new();
        for table in deals(&format!("edition {}", edition.word())) {
            let drawn = table.state.purposes.iter().flatten();
            drawn.for_each(|purpose| {
                assert!(table.game.switches().tiles.contains(&purpose.tile));
                kinds.insert(table.game.tiles()[purpose.tile as usize].kind);
            });
        }
        assert!(!kinds.contains(&TileKind::NoRed), "{edition:?}");
        assert_eq!(kinds.len(), 10);
    }
}

#[test]
fn d2_2_each_tile_with_a_colour_slot_gets_one_of_four_colours_and_none_repeats() {
    let mut dealt = [0; 6];
    for table in deals("options nightmare") {
        let mut colours = HashSet::new();
        for purpose in table.state.purposes.iter().flatten() {
            let kind = table.game.tiles()[purpose.tile as usize].kind;
            assert_eq!(purpose.colour.is_some(), kind.has_colour());
            if let Some(colour) = purpose.colour {
                assert!(colours.insert(colour), "a colour repeats");
                dealt[colour.index()] += 1;
            }
        }
    }
    assert_eq!(dealt[4..], [0, 0], "no white and no red");
    let each = dealt.iter().sum::<u64>() / 4;
    assert!(dealt[..4].iter().all(|times| times.abs_diff(each) < each / 4), "{dealt:?}");
}

#[test]
fn d2_2_shards_on_tiles_come_out_of_the_bag_and_the_others_stay_in_it() {
    for table in deals("players 3") {
        let on_tiles = table.state.purposes.iter().flatten().filter(|p| p.colour.is_some()).count() as u32;
        assert_eq!(table.state.bag.total(), 109 - 6 * 4 - on_tiles);
    }
}

#[test]
fn d2_2_shards_on_tiles_stay_there_to_the_end() {
    for (seed, game) in (0..).zip(games()).step_by(4) {
        let mut dealt = None;
        play_out(&game, seed, Mood::Lazy, |_, state, _| {
            assert_eq!(*dealt.get_or_insert(state.purposes), state.purposes);
        });
    }
}

#[test]
fn d2_3_each_draws_as_many_level_one_cards_as_the_markers_number_in_initiative_order() {
    for table in deals("players 4") {
        let mut drawn = Vec::new();
        for (audience, event) in &table.events {
            if let Event::CardSeen { seat, card } = event {
                assert_eq!(*audience, Audience::Only(*seat), "seen by that player alone");
                assert_eq!(table.game.pack().cards[card.index()].level, Level::I);
                drawn.push(table.state.player(*seat).marker);
            }
        }
        assert_eq!(drawn, [1, 2, 2, 3, 3, 3, 4, 4, 4, 4]);
        assert_eq!(table.state.piles.len(PileId::Deck(Level::I)), 18 - 10);
        assert!(table.state.players.iter().all(|player| player.open.is_empty()));
    }
}

#[test]
fn d2_3_decks_are_shuffled() {
    for level in Level::ALL {
        let mut tops = HashSet::new();
        let mut bottoms = HashSet::new();
        for table in deals("") {
            let cards: Vec<CardId> = table.state.piles.cards(PileId::Deck(level)).collect();
            tops.insert(cards[0]);
            bottoms.insert(cards[cards.len() - 1]);
        }
        let size = if level == Level::III { 14 } else { 18 };
        assert_eq!((tops.len(), bottoms.len()), (size, size), "{level:?}");
    }
}

#[test]
fn d2_3_whoever_has_the_first_marker_chooses_first() {
    for table in deals("players 3") {
        for seat in (0..3).map(Seat) {
            let asked = table.game.prompt(&table.state, seat).is_some();
            assert_eq!(asked, table.state.player(seat).marker == 1);
        }
    }
}

/// Three players choose their start cards; seat 2 has the first marker.
const CHOICE: &str = "pack trial\nplayers 3\nphase start\nmarker 1 3\nmarker 2 1\nmarker 3 2
    doing 1 start\ndrawn 1 #4 #5 #6\ndoing 2 start\ndrawn 2 #1\ndoing 3 start\ndrawn 3 #2 #3";

#[test]
fn d2_3_each_keeps_exactly_one_of_the_own_cards() {
    let mut table = Table::set(CHOICE);
    assert_eq!(table.legal(2), ["keep #1"]);
    table.refuses(2, "keep none", "D-2.3").refuses(2, "keep #2", "D-2.3").refuses(2, "end", "D-2.3");
    table.play(2, "keep #1").shows("open 2 #1");
    assert_eq!(table.legal(3), ["keep #2", "keep #3"]);
}

#[test]
fn d2_3_in_initiative_order_each_choice_is_face_up_before_the_next() {
    for edition in ["standard", "it"] {
        let mut table = Table::set(&format!("edition {edition}\n{CHOICE}"));
        table.refuses(1, "keep #4", "D-3.1").refuses(3, "keep #2", "D-3.1").asks(2, "prompt-start-card");
        table.play(2, "keep #1").shows("open 2 #1\nturn 3").refuses(1, "keep #4", "D-3.1");
        assert_eq!(table.heard(Viewer::Seat(Seat(0))), ["event-card-kept"]);
        table.play(3, "keep #3").shows("open 3 #3\nturn 1").asks(1, "prompt-start-card");
    }
}

#[test]
fn d2_3_at_once_all_choose_in_any_order_and_reveal_together() {
    for edition in ["en", "pl", "de"] {
        let mut table = Table::set(&format!("edition {edition}\n{CHOICE}"));
        (1..=3).for_each(|seat| _ = table.asks(seat, "prompt-start-card"));
        table
            .play(1, "keep #5")
            .lacks("open")
            .refuses(1, "keep #4", "D-3.1")
            .play(3, "keep #2")
            .lacks("open");
        assert_eq!(table.heard(Viewer::Spectator), ["event-start-chosen"]);
        table.play(2, "keep #1").shows("open 1 #5\nopen 2 #1\nopen 3 #2\nphase travel\nturn 2");
    }
}

#[test]
fn d2_3_when_all_have_chosen_the_others_go_under_deck_one_in_random_order() {
    for edition in ["standard", "en"] {
        let mut table = Table::set(&format!("edition {edition}\n{CHOICE}"));
        table.play(2, "keep #1").play(3, "keep #2");
        table.shows("deck I #7 #8 #9 #10 #11 #12 #13 #14");
        table.play_with(1, "keep #5", "#6 #3").lacks("drawn");
        table.shows("deck I #7 #8 #9 #10 #11 #12 #13 #14 #6 #3 #4");
    }
}

#[test]
fn d2_4_sleepers_stand_on_the_location_of_their_marker_and_nothing_else_is_there_yet() {
    for table in deals("players 4").take(50) {
        for (seat, player) in table.state.players.iter().enumerate() {
            assert_eq!((player.sleeper.number(), player.lying), (player.marker, 0));
            assert_eq!(player.score(), 0);
            assert!(player.hands.is_empty());
            assert_eq!(table.state.lands[seat].dreamer_cell(), None);
            assert!(table.state.lands[seat].occupied.is_empty());
        }
    }
}

#[test]
fn d2_5_rows_are_filled_in_location_order_to_one_more_than_players() {
    for players in 2..=4 {
        for table in deals(&format!("players {players}")).take(100) {
            let mut filled = Vec::new();
            let mut rows = vec![String::new(); 6];
            for (_, event) in &table.events {
                if let Event::RowFilled { location, shard } = event {
                    filled.push(location.number());
                    rows[location.index()].push(shard.letter());
                }
            }
            let expected: Vec<u8> = (1..=6).flat_map(|place| vec![place; players + 1]).collect();
            assert_eq!(filled, expected);
            for (row, told) in table.state.rows.iter().zip(rows) {
                assert!(row.shards().iter().map(|shard| shard.letter()).eq(told.chars()), "left to right");
            }
        }
    }
}

#[test]
fn d2_6_nightmares_are_added_after_the_rows_are_filled() {
    for mut table in deals("options nightmare\nplayers 4") {
        table.shows("nightmare 6\nreds 5-6 3-6\nreserve 20");
        assert_eq!(table.state.bag.count(Shard::Nightmare), 3);
        assert!(table.state.rows.iter().all(|row| !row.shards().contains(&Shard::Nightmare)));
    }
    let mut plain = Table::deal("players 4", 1);
    plain.lacks("nightmare").lacks("reds").lacks("reserve");
    assert_eq!(plain.state.bag.count(Shard::Nightmare), 0);
}

#[test]
fn d2_6_the_power_of_six_is_blocked_until_mr_nightmare_first_leaves() {
    let mut table = Table::set("options nightmare\nphase travel\nsleepers 6 1\nsleepers 2 2\nreds 3-6 5-6");
    table.shows("nightmare 6").refuses(1, "power", "D-10.4");
    let mut later = Table::set("options nightmare\nphase travel\nsleepers 1 1\nsleepers 6 2\nreds 3-6 5-6");
    later.plays(1, "end, sow 1-2").shows("nightmare 1\nturn 2").play(2, "power").asks(2, "prompt-king");
}

#[test]
fn d2_7_the_first_cycle_has_no_emergence() {
    let mut table = Table::set(CHOICE);
    table.play(2, "keep #1").play(3, "keep #2").play(1, "keep #4");
    table.shows("cycle 1\nphase travel\nturn 2\nactions 4").lacks("row");
    assert_eq!(
        table.heard(Viewer::Spectator),
        ["event-card-kept", "event-cards-returned", "event-cards-returned", "event-travel-begins"]
    );
}
