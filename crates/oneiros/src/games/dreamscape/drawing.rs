//! A position of Dreamscape drawn as text.

use dreamscape::data::TileKind;
use dreamscape::grid::Cell;
use dreamscape::state::{Phase, PileId, Side};
use dreamscape::world::Location;
use dreamscape::{Dreamscape, Shards, State};
use kernel::{Game, Message, Seat, SeatSet};

use super::cards::{about, indented};
use super::names::{Names, card_title};
use crate::names::seat_names;
use crate::replay::causes;
use crate::words::Words;

kernel::messages! {
    /// What is said of a position.
    pub enum ShowWords {
        /// Where in the game we are.
        "show-moment" => Moment { cycle: u8, cycles: u8, phase: String },
        /// Start cards are chosen.
        "show-phase-start" => PhaseStart {},
        /// Travel.
        "show-phase-travel" => PhaseTravel {},
        /// A Nightmare phase.
        "show-phase-nightmare" => PhaseNightmare {},
        /// Creation.
        "show-phase-creation" => PhaseCreation {},
        /// The Finale.
        "show-phase-finale" => PhaseFinale {},
        /// The game is over.
        "show-phase-over" => PhaseOver {},
        /// Who may act, and what the game waits for.
        "show-waits" => Waits { name: String, prompt: String },
        /// A Sleeper that lies down.
        "show-asleep" => Asleep { name: String },
        /// An empty row, Hands or bag.
        "show-nothing" => Nothing {},
        /// Reds on links.
        "show-links" => ReddenedLinks { links: String },
        /// Where Mr Nightmare is, and the reserve of reds.
        "show-nightmare" => Nightmare { location: String, reds: u8 },
        /// Trees in the reserve, the bag and the decks.
        "show-supplies" => Supplies { trees: u8, bag: String, decks: String },
        /// A purpose tile without a colour.
        "show-purpose" => Purpose { kind: String },
        /// A purpose tile with its colour.
        "show-purpose-of-colour" => PurposeOfColour { kind: String, shard: String },
        /// Mr Nightmare in the solo game.
        "show-rival" => Rival { points: i16, marker: u8, shards: String },
        /// A player.
        "show-player" => Player { name: String, points: i32, causes: String, marker: u8, side: String },
        /// The marker can be used.
        "show-side-active" => SideActive {},
        /// It was used.
        "show-side-used" => SideUsed {},
        /// It was handed back.
        "show-side-back" => SideBack {},
        /// The shards in the Hands.
        "show-hands" => Hands { shards: String },
        /// A free step is in hand.
        "show-free-step" => FreeStep {},
        /// A shard stored on a card.
        "show-stored" => Stored { shard: String },
        /// Finished cards.
        "show-finished" => Finished { cards: String },
        /// Cards that were drawn and are looked at.
        "show-drawn" => LookedAt { cards: String },
    }
}

/// A position for people, with the names that the seats have.
#[must_use]
pub(super) fn text(
    game: &Dreamscape,
    state: &State,
    seats: &[kernel::record::Name],
    words: &Words,
) -> String {
    let names = seat_names(words, seats);
    let sheet = Drawing { game, state, names: &names, words };
    let mut out = sheet.moment();
    out += &sheet.dreamworld();
    out += &sheet.supplies();
    for seat in SeatSet::first(game.seats()).iter() {
        out += &sheet.player(seat);
    }
    out
}

struct Drawing<'a> {
    game: &'a Dreamscape,
    state: &'a State,
    names: &'a [String],
    words: &'a Words,
}

impl Drawing<'_> {
    fn say(&self, message: &dyn Message) -> String {
        self.words.say(message, &Names { seats: self.names, pack: self.game.pack() })
    }

    fn moment(&self) -> String {
        let phase = match self.state.phase {
            Phase::Start => ShowWords::PhaseStart {},
            Phase::Travel => ShowWords::PhaseTravel {},
            Phase::Nightmare => ShowWords::PhaseNightmare {},
            Phase::Creation => ShowWords::PhaseCreation {},
            Phase::Finale => ShowWords::PhaseFinale {},
            Phase::Over => ShowWords::PhaseOver {},
        };
        let (cycle, cycles) = (self.state.cycle, self.game.cycles());
        let mut out = self.say(&ShowWords::Moment { cycle, cycles, phase: self.say(&phase) }) + "\n";
        for seat in self.game.actors(self.state).iter() {
            if let Some(prompt) = self.game.prompt(self.state, seat) {
                let name = self.names[seat.index()].clone();
                out += &self.say(&ShowWords::Waits { name, prompt: self.say(&prompt) });
                out.push('\n');
            }
        }
        out
    }

    fn dreamworld(&self) -> String {
        let names: Vec<String> =
            Location::ALL.iter().map(|location| self.words.term(&format!("location-{location}"))).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let mut out = String::from("\n");
        for (location, name) in Location::ALL.into_iter().zip(&names) {
            let row = &self.state.rows[location.index()];
            let mut letters: Vec<char> = row.shards().iter().map(|shard| shard.letter()).collect();
            letters.resize(letters.len().max(dreamscape::world::SLOTS), '.');
            let row: Vec<String> = letters.iter().map(char::to_string).collect();
            let line = format!("{name:width$}  {}  {}", row.join(" "), self.sleepers(location).join(", "));
            out += line.trim_end();
            out.push('\n');
        }
        if let Some(location) = self.state.nightmare {
            let location = names[location.index()].clone();
            out += &self.say(&ShowWords::Nightmare { location, reds: self.state.reserve });
            out.push('\n');
        }
        let links: Vec<String> = self.state.reds.iter().map(|link| link.to_string()).collect();
        if !links.is_empty() {
            out += &self.say(&ShowWords::ReddenedLinks { links: links.join(" ") });
            out.push('\n');
        }
        out
    }

    /// The Sleepers at a location: those that lie, from the bottom, then those that stand.
    fn sleepers(&self, location: Location) -> Vec<String> {
        let player = |seat: &Seat| self.state.player(*seat);
        let all = SeatSet::first(self.game.seats());
        let mut here: Vec<Seat> = all.iter().filter(|seat| player(seat).sleeper == location).collect();
        here.sort_by_key(|seat| (player(seat).lying == 0, player(seat).lying));
        let name = |seat: Seat| {
            let name = self.names[seat.index()].clone();
            if player(&seat).lying == 0 { name } else { self.say(&ShowWords::Asleep { name }) }
        };
        here.into_iter().map(name).collect()
    }

    fn supplies(&self) -> String {
        let state = self.state;
        let decks = dreamscape::card::Level::ALL
            .map(|level| format!("{} {}", level.word(), state.piles.len(PileId::Deck(level))));
        let bag: Vec<String> = state
            .bag
            .colours()
            .map(|shard| format!("{}{}", shard.letter(), state.bag.count(shard)))
            .collect();
        let bag = if bag.is_empty() { self.say(&ShowWords::Nothing {}) } else { bag.join(" ") };
        let supplies = ShowWords::Supplies { trees: state.trees, bag, decks: decks.join(", ") };
        let mut out = format!("\n{}\n", self.say(&supplies));
        for purpose in state.purposes.into_iter().flatten() {
            let kind: TileKind = self.game.tiles()[purpose.tile as usize].kind;
            let kind = self.words.term(kind.key());
            let line = match purpose.colour {
                Some(shard) => ShowWords::PurposeOfColour { kind, shard: self.words.term(shard.key()) },
                None => ShowWords::Purpose { kind },
            };
            out += &format!("{}\n", self.say(&line));
        }
        if self.game.solo().is_some() {
            let (points, marker) = (state.rival.points, state.rival.marker);
            let shards = self.letters(&state.rival.shards);
            out += &format!("{}\n", self.say(&ShowWords::Rival { points, marker, shards }));
        }
        out
    }

    fn letters(&self, shards: &Shards) -> String {
        let letters: Vec<String> = shards
            .colours()
            .flat_map(|shard| std::iter::repeat_n(shard.letter().to_string(), shards.count(shard) as usize))
            .collect();
        if letters.is_empty() { self.say(&ShowWords::Nothing {}) } else { letters.join(" ") }
    }

    fn player(&self, seat: Seat) -> String {
        let player = self.state.player(seat);
        let side = match player.side {
            Side::Active => ShowWords::SideActive {},
            Side::Used => ShowWords::SideUsed {},
            Side::Back => ShowWords::SideBack {},
        };
        let causes = causes(self.game, self.state, seat, self.words);
        let heading = ShowWords::Player {
            name: self.names[seat.index()].clone(),
            points: player.score(),
            causes,
            marker: player.marker,
            side: self.say(&side),
        };
        let hands = ShowWords::Hands { shards: self.letters(&player.hands) };
        let mut out = format!("\n{}\n{}\n", self.say(&heading), self.say(&hands));
        if player.free_step {
            out += &format!("{}\n", self.say(&ShowWords::FreeStep {}));
        }
        out += &self.land(seat);
        out += &self.cards(seat);
        out
    }

    /// The Dreamscape as a grid, far row first.
    fn land(&self, seat: Seat) -> String {
        let grid = self.game.grid();
        let columns: Vec<i8> = (0..grid.columns as i8).collect();
        let stack = |column: i8, row: i8| {
            Cell::at(column, row).map_or_else(String::new, |cell| self.stack(seat, cell))
        };
        let width = |column: i8| (0..grid.rows as i8).map(|row| stack(column, row).len()).max().unwrap_or(1);
        let line = |head: String, cell: &dyn Fn(i8) -> String| {
            let cells: Vec<String> =
                columns.iter().map(|&column| format!("{:1$}", cell(column), width(column))).collect();
            format!("  {head} {}\n", cells.join("  ")).replace(" \n", "\n")
        };
        let mut out = String::new();
        for row in (0..grid.rows as i8).rev() {
            out += &line((row + 1).to_string(), &|column| stack(column, row));
        }
        out + &line(" ".to_owned(), &|column| char::from(b'a' + column as u8).to_string())
    }

    fn stack(&self, seat: Seat, cell: Cell) -> String {
        let land = self.state.land(seat);
        let mut text: String =
            self.state.lands.pieces(seat.index(), cell).map(|piece| piece.shard().letter()).collect();
        text = text.chars().rev().collect();
        text.extend(land.trees.has(cell).then_some('^'));
        text.extend((land.dreamer == cell.bit()).then_some('@'));
        if text.is_empty() { ".".to_owned() } else { text }
    }

    fn cards(&self, seat: Seat) -> String {
        let (pack, player) = (self.game.pack(), self.state.player(seat));
        let mut out = String::new();
        for card in player.open {
            out += &self.say(&about(self.words, pack, card.index()));
            if let Some(shard) = self.state.piles.stored(card) {
                let shard = self.words.term(shard.key());
                out += &format!(" {}", self.say(&ShowWords::Stored { shard }));
            }
            out += &format!("\n{}", indented(&pack.cards[card.index()].pattern));
        }
        let title = |card: dreamscape::card::CardId| {
            let stored = self.state.piles.stored(card).map(|shard| format!(" [{}]", shard.letter()));
            format!("{card} {}{}", card_title(self.words, pack, card.index()), stored.unwrap_or_default())
        };
        let finished: Vec<String> = self.state.piles.cards(PileId::Finished(seat)).map(title).collect();
        if !finished.is_empty() {
            out += &format!("{}\n", self.say(&ShowWords::Finished { cards: finished.join(", ") }));
        }
        let drawn: Vec<String> = player.drawn.cards().iter().map(|&card| title(card)).collect();
        if !drawn.is_empty() {
            out += &format!("{}\n", self.say(&ShowWords::LookedAt { cards: drawn.join(", ") }));
        }
        out
    }
}
