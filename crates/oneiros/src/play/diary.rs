//! The log as its reader may know it, in words.

use dreamscape::world::Location;
use dreamscape::{Dreamscape, Event, Shard};
use kernel::{Game, Viewer};

use super::phrases::Ui;
use super::table::Told;
use crate::words::{Namer, Words};

/// What a line of the log is about, for its looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// A turn or a phase begins.
    Heading,
    /// Something happened.
    Plain,
    /// Points.
    Points,
}

/// The log in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diary {
    viewer: Viewer,
    read: usize,
    lines: Vec<(Tone, String)>,
    /// The shards of the rows filled just now: many events, one line.
    filling: Vec<(Location, Shard)>,
}

impl Diary {
    /// An empty log for a viewer.
    #[must_use]
    pub const fn new(viewer: Viewer) -> Diary {
        Diary { viewer, read: 0, lines: Vec::new(), filling: Vec::new() }
    }

    /// The lines, oldest first.
    #[must_use]
    pub fn lines(&self) -> &[(Tone, String)] {
        &self.lines
    }

    /// Reads on for the viewer; another viewer reads everything anew.
    pub fn read(
        &mut self,
        told: &[Told],
        viewer: Viewer,
        game: &Dreamscape,
        words: &Words,
        namer: &dyn Namer,
    ) {
        if viewer != self.viewer || told.len() < self.read {
            *self = Diary::new(viewer);
        }
        for item in &told[self.read..] {
            self.add(item, game, words, namer);
        }
        self.read = told.len();
    }

    fn add(&mut self, told: &Told, game: &Dreamscape, words: &Words, namer: &dyn Namer) {
        let notation = |action| {
            let mut text = String::new();
            game.write_action(&action, &mut text);
            text
        };
        let line = match *told {
            Told::Event(audience, _) if !audience.includes(self.viewer) => return,
            Told::Event(_, Event::RowFilled { location, shard }) => return self.fill(location, shard, words),
            Told::Event(_, event) => (tone(&event), words.say(&event, namer)),
            Told::TakenBack(seat, action) => {
                (Tone::Plain, words.say(&Ui::TakenBack { seat, action: notation(action) }, namer))
            }
            Told::PlayedAgain(seat, action) => {
                (Tone::Plain, words.say(&Ui::PlayedAgain { seat, action: notation(action) }, namer))
            }
        };
        self.filling.clear();
        self.lines.push(line);
    }

    fn fill(&mut self, location: Location, shard: Shard, words: &Words) {
        if !self.filling.is_empty() {
            self.lines.pop();
        }
        self.filling.push((location, shard));
        let mut rows = String::new();
        let mut last = None;
        for &(location, shard) in &self.filling {
            if last != Some(location) {
                rows += &format!(" {location}:");
            }
            last = Some(location);
            rows.push(shard.letter());
        }
        self.lines.push((Tone::Plain, words.tell(&Ui::RowsFilled { rows: rows.trim().to_owned() })));
    }
}

const fn tone(event: &Event) -> Tone {
    match event {
        Event::Clock { .. }
        | Event::TravelBegins { .. }
        | Event::CreationBegins { .. }
        | Event::FinaleBegins {}
        | Event::GameOver {} => Tone::Heading,
        Event::Scored { .. }
        | Event::Completed { .. }
        | Event::PurposeScored { .. }
        | Event::RivalSet { .. }
        | Event::RivalPurpose { .. } => Tone::Points,
        _ => Tone::Plain,
    }
}
