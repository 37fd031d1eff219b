//! Everything that a screen shows, made ready: screens are pure functions of it.

use dreamscape::rules::purposes::{Standing, standing};
use dreamscape::state::Purpose;
use dreamscape::{Dreamscape, View};
use kernel::{Game, Message, NoUndo, Seat, SeatSet, Viewer};

use super::app::App;
use super::choices::{Choice, Choices, Row};
use super::desk::Desk;
use super::diary::Tone;
use super::phrases::Ui;
use super::screen::palette::Palette;
use crate::games::dreamscape::Names;
use crate::words::Words;

/// What a screen shows.
#[derive(Debug)]
pub struct Model<'a> {
    /// The words.
    pub words: &'a Words,
    /// The rules.
    pub game: &'a Dreamscape,
    /// The names of the seats.
    pub names: &'a [String],
    /// What the viewer may know.
    pub view: View,
    /// How each purpose stands.
    pub standings: Vec<(Purpose, Standing)>,
    /// The seats of people.
    pub people: SeatSet,
    /// Whose board and cards are shown.
    pub shown: Seat,
    /// What the person is doing.
    pub desk: &'a Desk,
    /// What the person may do.
    pub choices: &'a Choices,
    /// The lines of the list of actions.
    pub rows: Vec<Row>,
    /// The log.
    pub log: &'a [(Tone, String)],
    /// Whose turn it is and what is asked.
    pub asked: String,
    /// Who is asked.
    pub asked_seat: Option<Seat>,
    /// How far the person can go back.
    pub undo: String,
    /// Whether hidden cards wait for their owner.
    pub covered: bool,
    /// Who has won, once the game is over.
    pub winners: Option<SeatSet>,
    /// The colours.
    pub palette: Palette,
}

impl App<'_> {
    /// What is to be shown now.
    #[must_use]
    pub fn model(&self) -> Model<'_> {
        let session = self.table.session();
        let (game, state) = (session.game(), session.state());
        let (asked, asked_seat) = self.asked();
        let purposes = state.purposes.into_iter().flatten();
        Model {
            words: self.words,
            game,
            names: &self.names,
            view: game.view(state, self.viewer()),
            standings: purposes.map(|purpose| (purpose, standing(game, state, purpose))).collect(),
            people: self.table.people(),
            shown: self.desk.shown.or(self.desk.person).unwrap_or(Seat(0)),
            desk: &self.desk,
            choices: &self.choices,
            rows: self.rows(),
            log: self.diary.lines(),
            asked,
            asked_seat,
            undo: self.undo_in_words(),
            covered: self.is_covered(),
            winners: game.winners(state),
            palette: self.palette,
        }
    }

    fn asked(&self) -> (String, Option<Seat>) {
        let names = Names { seats: &self.names, pack: self.table.game().pack() };
        if let Some(seat) = self.table.next_computer() {
            return (self.words.say(&Ui::ComputerPlays { seat }, &names), Some(seat));
        }
        let session = self.table.session();
        let acting = self.table.acting_people();
        let Some(seat) = self.desk.person.filter(|seat| acting.contains(*seat)) else {
            return (self.words.tell(&dreamscape::Event::GameOver {}), None);
        };
        let prompt = session.game().prompt(session.state(), seat);
        let prompt = prompt.map_or_else(String::new, |prompt| self.words.say(&prompt, &names));
        let mut asked = self.words.say(&Ui::Asked { seat, prompt }, &names);
        if acting.len() > 1 {
            asked = format!("{asked} {}", self.words.tell(&Ui::OthersToo {}));
        }
        (asked, Some(seat))
    }

    fn undo_in_words(&self) -> String {
        let Some(seat) = self.desk.person else { return String::new() };
        let names = Names { seats: &self.names, pack: self.table.game().pack() };
        let reach = self.table.session().undo_reach(seat);
        let reason = self.words.say(&reach.end, &names);
        let steps = u32::try_from(reach.steps).unwrap_or(u32::MAX);
        match (steps, reach.end) {
            (0, NoUndo::Nothing) => reason,
            (0, _) => self.words.tell(&Ui::UndoNone { reason }),
            (_, NoUndo::Nothing) => self.words.tell(&Ui::UndoAll { steps }),
            _ => self.words.tell(&Ui::Undo { steps, reason }),
        }
    }
}

impl Model<'_> {
    /// A message in words.
    #[must_use]
    pub fn say(&self, message: &dyn Message) -> String {
        self.words.say(message, &Names { seats: self.names, pack: self.game.pack() })
    }

    /// The name of a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// One sign for a seat: the first letter of its name, or its number if others begin alike.
    #[must_use]
    pub fn initial(&self, seat: Seat) -> String {
        let first = |name: &String| name.chars().next().map(|letter| letter.to_uppercase().to_string());
        let own = self.names.get(seat.index()).and_then(first);
        let alike = self.names.iter().filter(|name| first(name) == own).count();
        own.filter(|_| alike == 1).unwrap_or_else(|| seat.to_string())
    }

    /// The seats of the game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game.seats() as u8).map(Seat)
    }

    /// The action on the chosen line.
    #[must_use]
    pub fn selected(&self) -> Option<&Choice> {
        match self.rows.get(self.desk.selected)? {
            Row::Choice(index) => self.choices.list.get(*index),
            Row::Group(..) => None,
        }
    }

    /// The points of a seat.
    #[must_use]
    pub fn score(&self, seat: Seat) -> i32 {
        self.view.players[seat.index()].points.iter().map(|&points| i32::from(points)).sum()
    }

    /// Whether the viewer is this seat and no one else looks.
    #[must_use]
    pub fn is_viewer(&self, seat: Seat) -> bool {
        self.view.viewer == Viewer::Seat(seat)
    }
}
