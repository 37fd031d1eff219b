//! The packs that are built in: their counts, patterns, points and titles, and that they stay as they were published.

use std::collections::BTreeSet;
use std::fs;
use std::sync::Arc;

use dreamscape::card::{Card, Level, Mirrors, Pattern, PatternCell};
use dreamscape::data::{Pack, builtin};
use dreamscape::shard::Shard;
use dreamscape::world::Power;

use crate::{project, text_of};

const LANGUAGES: [&str; 4] = ["en", "it", "de", "pl"];

fn pack(name: &str) -> Arc<Pack> {
    builtin().pack(name, None).expect("the pack is built in")
}

fn of_level(pack: &Pack, level: Level) -> impl Iterator<Item = &Card> {
    pack.cards.iter().filter(move |card| card.level == level)
}

/// The points of a pattern by the cost model of `docs/cards.md`, row by row of its table.
fn cost(pattern: &Pattern) -> usize {
    let cells = &pattern.cells;
    let shards: usize = cells.iter().map(|cell| cell.stack.len()).sum();
    let height: usize = cells.iter().map(|cell| cell.stack.len().saturating_sub(2)).sum();
    let trees = cells.iter().filter(|cell| cell.tree).count();
    let all = cells.iter().flat_map(|cell| &cell.stack);
    let whites = all.filter(|&&shard| shard == Shard::Move).count();
    let spread = cells.len().saturating_sub(2);
    let gaps = groups(cells) - 1;
    shards + height + 2 * trees + whites + spread + gaps + dreamer_cost(cells)
}

fn touch(one: &PatternCell, other: &PatternCell) -> bool {
    one.column.abs_diff(other.column) + one.row.abs_diff(other.row) == 1
}

/// How many groups of touching cells there are.
fn groups(cells: &[PatternCell]) -> usize {
    let mut group: Vec<usize> = (0..cells.len()).collect();
    for one in 0..cells.len() {
        for other in 0..one {
            if touch(&cells[one], &cells[other]) {
                let (from, to) = (group[one], group[other]);
                group.iter_mut().filter(|g| **g == from).for_each(|g| *g = to);
            }
        }
    }
    group.into_iter().collect::<BTreeSet<_>>().len()
}

fn dreamer_cost(cells: &[PatternCell]) -> usize {
    let Some(dreamer) = cells.iter().find(|cell| cell.dreamer) else { return 0 };
    let by_land = cells.iter().any(|cell| touch(cell, dreamer) && cell.stack.last() == Some(&Shard::Land));
    if cells.len() >= 3 && !by_land { 2 } else { 1 }
}

#[test]
fn d1_9_nocturne_has_18_18_and_14_cards() {
    let pack = pack("nocturne");
    assert_eq!(Level::ALL.map(|level| of_level(&pack, level).count()), [18, 18, 14]);
}

#[test]
fn d1_9_every_power_lies_in_every_deck_of_nocturne() {
    let pack = pack("nocturne");
    for level in Level::ALL {
        for power in Power::ALL {
            assert!(of_level(&pack, level).any(|card| card.power == power), "{level:?} {power:?}");
        }
    }
}

#[test]
fn d8_1_no_two_patterns_of_a_pack_are_the_same_one_turned() {
    for pack in &builtin().packs {
        for (place, card) in pack.cards.iter().enumerate() {
            let forms = card.pattern.forms(Mirrors::DoNotCount);
            for other in &pack.cards[..place] {
                assert!(!forms.contains(&other.pattern), "{} {} {}", pack.name, card.slug, other.slug);
            }
        }
    }
}

#[test]
fn d1_6_every_pattern_fits_the_grid_upright_or_turned() {
    for card in builtin().packs.iter().flat_map(|pack| &pack.cards) {
        let columns = card.pattern.cells.iter().map(|cell| cell.column).max().unwrap() + 1;
        let rows = card.pattern.cells.iter().map(|cell| cell.row).max().unwrap() + 1;
        assert!(columns.min(rows) <= 4 && columns.max(rows) <= 5, "{}", card.slug);
    }
}

#[test]
fn d1_9_the_cost_model_gives_the_points_of_every_card() {
    for pack in &builtin().packs {
        for card in &pack.cards {
            assert_eq!(usize::try_from(card.points), Ok(cost(&card.pattern)), "{} {}", pack.name, card.slug);
        }
    }
}

#[test]
fn d1_9_the_cards_of_each_level_of_nocturne_have_their_size() {
    // Cells, shards and points as in the table of levels in docs/cards.md.
    let bounds = [(1..=3, 2..=4, 2..=5), (2..=4, 4..=6, 6..=10), (3..=6, 6..=9, 11..=16)];
    for card in &pack("nocturne").cards {
        let (cells, shards, points) = &bounds[card.level.index()];
        let sum: usize = card.pattern.cells.iter().map(|cell| cell.stack.len()).sum();
        assert!(cells.contains(&card.pattern.cells.len()), "{}", card.slug);
        assert!(shards.contains(&sum), "{}", card.slug);
        assert!(points.contains(&card.points), "{}", card.slug);
    }
}

#[test]
fn d1_9_most_cards_of_nocturne_show_the_dreamer_some_trees_and_heights_go_from_1_to_4() {
    let pack = pack("nocturne");
    let showing = |what: fn(&PatternCell) -> bool| {
        pack.cards.iter().filter(|card| card.pattern.cells.iter().any(what)).count()
    };
    assert!(showing(|cell| cell.dreamer) > 25);
    assert!(showing(|cell| cell.tree) >= 5);
    let all = pack.cards.iter().flat_map(|card| &card.pattern.cells);
    let heights: BTreeSet<usize> = all.map(|cell| cell.stack.len()).collect();
    assert_eq!(heights, BTreeSet::from([1, 2, 3, 4]));
}

#[test]
fn d1_9_one_level_ii_tower_card_of_trial_scores_9_and_in_pl_8() {
    let pack = pack("trial");
    let mut special = pack.cards.iter().filter(|card| !card.points_in.is_empty());
    let card = special.next().expect("a card with points of its own in an edition");
    assert_eq!((card.level, card.power, card.points), (Level::II, Power::Tower, 9));
    assert_eq!(card.points_in, [("pl".to_owned(), 8)]);
    assert!(special.next().is_none());
}

#[test]
fn d1_9_every_card_has_a_title_in_every_language_and_no_title_is_left_over() {
    let keys: BTreeSet<String> = builtin()
        .packs
        .iter()
        .flat_map(|pack| pack.cards.iter().map(move |card| format!("card-{}-{}", pack.name, card.slug)))
        .collect();
    for language in LANGUAGES {
        let text = text_of(&format!("locales/{language}/dreamscape/cards.ftl"));
        let titles = text.lines().filter(|line| !line.starts_with('#')).filter_map(|l| l.split_once(" = "));
        let mut found = BTreeSet::new();
        for (key, title) in titles {
            assert!(!title.trim().is_empty() && title.chars().count() <= 24, "{language} {key}");
            assert!(found.insert(key.to_owned()), "{language} {key} twice");
        }
        assert_eq!(found, keys, "{language}");
    }
}

#[test]
fn the_newest_version_of_a_pack_is_given_unless_one_is_asked_for() {
    let mut content = builtin().clone();
    for (place, version) in [2, 3].into_iter().enumerate() {
        content.packs.insert(place, Arc::new(Pack { version, ..(*pack("trial")).clone() }));
    }
    let version = |wanted| content.pack("trial", wanted).map(|pack| pack.version);
    assert_eq!(version(None), Some(3));
    assert_eq!([1, 2, 3, 4].map(|wanted| version(Some(wanted))), [Some(1), Some(2), Some(3), None]);
    assert!(content.pack("trail", None).is_none());
}

#[test]
fn a_published_version_is_never_edited_and_none_is_missing() {
    let lock = text_of("content/dreamscape/packs.lock");
    let locked: BTreeSet<&str> = lock.lines().filter(|line| !line.starts_with('#')).collect();
    let mut files = BTreeSet::new();
    for file in fs::read_dir(project("content/dreamscape/packs")).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let pack = Pack::read_bytes(&name, &fs::read(&path).unwrap()).unwrap();
        assert_eq!(name, format!("{}-{}.toml", pack.name, pack.version));
        let line = format!("{} {} {}", pack.name, pack.version, pack.hash);
        assert!(
            locked.contains(&*line),
            "a published version is never edited; a new one needs the line: {line}"
        );
        files.insert(line);
    }
    let built_in = builtin().packs.iter();
    let built_in: BTreeSet<String> =
        built_in.map(|pack| format!("{} {} {}", pack.name, pack.version, pack.hash)).collect();
    assert!(locked.iter().all(|line| files.contains(*line)), "a published pack is missing: {locked:?}");
    assert_eq!(built_in, files, "every pack file is part of the program");
}

#[test]
fn the_hash_of_a_pack_is_the_sha_256_of_its_file() {
    let text = text_of("content/dreamscape/packs/trial-1.toml");
    let hash = pack("trial").hash.clone();
    assert_eq!(hash.len(), "sha256:".len() + 64);
    assert!(hash.starts_with("sha256:"));
    let other = Pack::read("trial-1.toml", &format!("{text}# one more remark\n")).unwrap();
    assert_ne!(other.hash, hash);
}
