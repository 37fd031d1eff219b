//! Every card can be built (D-1.9): from an empty Dreamscape, with legal actions alone.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use dreamscape::card::{Mirrors, Pattern, PatternCell};
use dreamscape::data::builtin;
use dreamscape::shard::Shard;

use crate::table::Table;

type Place = (i8, i8);

const COLUMNS: i8 = 5;
const ROWS: i8 = 4;
const ENTRY: Place = (2, 0);

/// What is put between parts of a pattern that do not touch.
const HELP: Shard = Shard::Rock;

/// A pattern somewhere on the grid, and the actions that build it there.
struct Site {
    cells: BTreeMap<Place, PatternCell>,
    occupied: BTreeSet<Place>,
    hands: Vec<Shard>,
    actions: Vec<String>,
}

fn name((column, row): Place) -> String {
    format!("{}{}", (b'a' + column as u8) as char, row + 1)
}

fn beside((column, row): Place) -> impl Iterator<Item = Place> {
    let near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)];
    near.into_iter().filter(|place| (0..COLUMNS).contains(&place.0) && (0..ROWS).contains(&place.1))
}

/// The shortest way over some places, from one of them to one that is wanted, both included.
fn way(
    from: &BTreeSet<Place>,
    open: impl Fn(Place) -> bool,
    wanted: impl Fn(Place) -> bool,
) -> Option<Vec<Place>> {
    let mut before: BTreeMap<Place, Option<Place>> = from.iter().map(|&place| (place, None)).collect();
    let mut next: VecDeque<Place> = from.iter().copied().collect();
    while let Some(place) = next.pop_front() {
        if wanted(place) {
            let mut way = vec![place];
            while let Some(Some(earlier)) = before.get(way.last()?) {
                way.push(*earlier);
            }
            way.reverse();
            return Some(way);
        }
        for near in beside(place) {
            if !before.contains_key(&near) && (open(near) || wanted(near)) {
                before.insert(near, Some(place));
                next.push_back(near);
            }
        }
    }
    None
}

impl Site {
    fn new(pattern: &Pattern, right: i8, up: i8) -> Option<Site> {
        let moved = pattern.cells.iter().map(|cell| ((cell.column + right, cell.row + up), cell.clone()));
        let cells: BTreeMap<Place, PatternCell> = moved.collect();
        let fits = cells.keys().all(|place| place.0 < COLUMNS && place.1 < ROWS);
        let site = Site { cells, occupied: BTreeSet::new(), hands: Vec::new(), actions: Vec::new() };
        fits.then_some(site)
    }

    fn place(&mut self, place: Place) {
        let stack = self.cells.get(&place).map_or(vec![HELP], |cell| cell.stack.clone());
        self.actions.extend(stack.iter().map(|shard| format!("place {} {}", shard.letter(), name(place))));
        self.hands.extend(stack);
        self.occupied.insert(place);
    }

    /// Shards first, then the Dreamer's walk, trees last.
    fn build(mut self) -> Option<Site> {
        self.place(ENTRY);
        while let Some(missing) = self.cells.keys().copied().find(|place| !self.occupied.contains(place)) {
            let on = way(&self.occupied, |_| true, |place| place == missing)?;
            on.into_iter().skip(1).for_each(|place| self.place(place));
        }
        if let Some(stop) = self.cells.iter().find(|(_, cell)| cell.dreamer).map(|(place, _)| *place) {
            self.actions.push("enter".to_owned());
            let walk =
                way(&BTreeSet::from([ENTRY]), |place| self.occupied.contains(&place), |place| place == stop)?;
            for place in walk.into_iter().skip(1) {
                self.actions.push(format!("step {}", name(place)));
                self.hands.push(Shard::Move);
            }
        }
        for (place, _) in self.cells.iter().filter(|(_, cell)| cell.tree) {
            self.actions.push(format!("plant {}", name(*place)));
            self.hands.push(Shard::Grass);
        }
        Some(self)
    }
}

/// Whether the actions are all legal and complete the card.
fn completes(pack: &str, card: u8, site: &Site) -> bool {
    let hands: String = site.hands.iter().map(|shard| shard.letter()).collect();
    let mut table = Table::set(&format!("pack {pack}\nopen 1 #{card}\nhands 1 {hands}"));
    for action in &site.actions {
        if !table.legal(1).contains(action) {
            break;
        }
        table.play(1, action);
    }
    table.text().lines().any(|line| line == format!("finished 1 #{card}"))
}

#[test]
fn d1_9_every_card_can_be_built_from_an_empty_dreamscape_with_legal_actions() {
    for pack in &builtin().packs {
        for (number, card) in (1..).zip(&pack.cards) {
            let mut sites = card.pattern.forms(Mirrors::DoNotCount).into_iter().flat_map(|form| {
                let places = (0..COLUMNS).flat_map(|right| (0..ROWS).map(move |up| (right, up)));
                let sites: Vec<Site> =
                    places.filter_map(|(right, up)| Site::new(&form, right, up)?.build()).collect();
                sites
            });
            assert!(
                sites.any(|site| completes(&pack.name, number, &site)),
                "{} #{number} cannot be built",
                pack.name
            );
        }
    }
}
