//! The game as a person plays it: keys in, changes at the table and on the desk out. No terminal here.

use kernel::{Game, Message, Refusal as _, Seat, Stop, Viewer};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::choices::{Choices, Row};
use super::desk::{Desk, Note, Screen};
use super::diary::Diary;
use super::phrases::Ui;
use super::rulebook;
use super::screen::palette::Palette;
use super::table::Table;
use crate::games::dreamscape::Names;
use crate::words::Words;
use dreamscape::Action;

/// What becomes of the game after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// It goes on.
    Stay,
    /// The person leaves.
    Leave,
}

/// How far a page key goes.
const PAGE: usize = 6;

/// A game as a person plays it.
#[derive(Debug)]
pub struct App<'w> {
    pub(super) table: Table,
    pub(super) words: &'w Words,
    pub(super) names: Vec<String>,
    pub(super) desk: Desk,
    pub(super) diary: Diary,
    pub(super) choices: Choices,
    pub(super) palette: Palette,
    hurry: bool,
}

impl<'w> App<'w> {
    /// Sits down at a table.
    #[must_use]
    pub fn new(table: Table, names: Vec<String>, words: &'w Words, palette: Palette) -> App<'w> {
        let mut app = App {
            table,
            words,
            names,
            desk: Desk::default(),
            diary: Diary::new(Viewer::Spectator),
            choices: Choices::default(),
            palette,
            hurry: false,
        };
        app.refresh();
        app
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Shows a remark.
    pub fn remark(&mut self, text: String) {
        self.desk.note = Some(Note::plain(text));
    }

    /// Whether a computer has something to do.
    #[must_use]
    pub fn is_computing(&self) -> bool {
        self.table.next_computer().is_some()
    }

    /// Lets a computer make a step, or all their steps if the person is in a hurry.
    pub fn compute(&mut self) {
        let mut moved = self.table.step_computer();
        while moved && self.hurry {
            moved = self.table.step_computer();
        }
        self.hurry &= self.is_computing();
        self.refresh();
    }

    /// Who may know what is shown: the person alone at the screen, or everybody who sits around it.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        let alone = self.table.people().len() < 2;
        match self.desk.person {
            Some(seat) if alone || self.desk.uncovered == Some(seat) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// Whether cards lie before the person that the others at the screen must not see.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        self.desk.person.is_some_and(|seat| {
            let hidden = !self.table.session().state().player(seat).drawn.cards().is_empty();
            hidden && self.viewer() == Viewer::Spectator && self.table.acting_people().contains(seat)
        })
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.actors().is_empty()
    }

    /// Follows a change at the table: who is to act, what may be done, what the log says.
    fn refresh(&mut self) {
        let acting = self.table.acting_people();
        let state = self.table.session().state();
        if !self.desk.person.is_some_and(|seat| acting.contains(seat)) {
            // Whoever has the lowest marker is asked first, and last who only waits; while computers act, the last person stays.
            let awaited = self.table.awaited();
            let next =
                acting.iter().min_by_key(|seat| (!awaited.contains(*seat), state.player(*seat).marker));
            let somebody = || self.desk.person.or_else(|| self.table.people().lowest());
            self.desk.person = next.or_else(somebody);
            self.desk.shown = None;
            self.desk.tidy();
        }
        if let Some(seat) = self.desk.uncovered
            && (self.desk.person != Some(seat) || state.player(seat).drawn.cards().is_empty())
        {
            self.desk.uncovered = None;
        }
        let names = Names { seats: &self.names, pack: self.table.game().pack() };
        self.choices = match self.desk.person {
            Some(seat) if acting.contains(seat) => {
                Choices::of(self.table.session(), seat, self.words, &names)
            }
            _ => Choices::default(),
        };
        self.read_log();
    }

    fn read_log(&mut self) {
        let viewer = self.viewer();
        let names = Names { seats: &self.names, pack: self.table.game().pack() };
        self.diary.read(self.table.told(), viewer, self.table.game(), self.words, &names);
    }

    /// The lines of the list of actions as they are shown.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        if self.is_covered() {
            return Vec::new();
        }
        self.choices.rows(self.desk.filter(), self.desk.opened, self.words)
    }

    /// Takes a key.
    pub fn press(&mut self, key: KeyEvent) -> Flow {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c' | 'q') if control => return Flow::Leave,
            KeyCode::Enter if self.is_covered() => {
                self.desk.uncovered = self.desk.person;
                self.read_log();
            }
            _ if self.is_covered() => {}
            KeyCode::F(number) => self.turn_to(number),
            // Some desktops keep the function keys for themselves.
            KeyCode::Char(digit @ '1'..='5') if key.modifiers.contains(KeyModifiers::ALT) => {
                self.turn_to(digit as u8 - b'0');
            }
            _ if self.desk.screen != Screen::Game => self.leaf(key.code),
            KeyCode::Enter | KeyCode::Esc if self.is_over() => return Flow::Leave,
            KeyCode::Char(letter) if control => self.command(letter),
            KeyCode::Char('?') if self.desk.typed.is_empty() => self.turn_to(1),
            _ => self.edit(key.code),
        }
        Flow::Stay
    }

    /// The function keys: screens, and whose turn to act.
    fn turn_to(&mut self, number: u8) {
        let screen = match number {
            1 => Screen::Help,
            2 => Screen::Cards,
            3 => Screen::Log,
            4 => Screen::Boards,
            5 => return self.next_person(),
            _ => return,
        };
        self.desk.screen = if self.desk.screen == screen { Screen::Game } else { screen };
        self.desk.scroll = 0;
    }

    /// Where several people may act, the next of them does.
    fn next_person(&mut self) {
        let acting = self.table.acting_people();
        let now = self.desk.person.map_or(0, |seat| seat.0);
        let next = acting.iter().find(|seat| seat.0 > now).or_else(|| acting.lowest());
        if next.is_some() && next != self.desk.person {
            self.desk = Desk { person: next, ..Desk::default() };
            self.refresh();
        }
    }

    /// Keys on a screen that is only read.
    fn leaf(&mut self, code: KeyCode) {
        let scroll = &mut self.desk.scroll;
        match code {
            KeyCode::Up => *scroll = scroll.saturating_sub(1),
            KeyCode::Down => *scroll += 1,
            KeyCode::PageUp => *scroll = scroll.saturating_sub(PAGE),
            KeyCode::PageDown => *scroll += PAGE,
            KeyCode::Home => *scroll = 0,
            KeyCode::Esc | KeyCode::Enter => self.desk.screen = Screen::Game,
            _ => {}
        }
    }

    /// Letters with the control key.
    fn command(&mut self, letter: char) {
        match letter {
            'z' => self.undo(),
            'y' => self.redo(),
            'r' if self.desk.note.as_ref().is_some_and(|note| note.rule.is_some()) => {
                self.desk.screen = Screen::Rule;
                self.desk.scroll = 0;
            }
            'u' => self.desk.tidy(),
            _ => {}
        }
    }

    /// Keys that choose and type.
    fn edit(&mut self, code: KeyCode) {
        let last = self.rows().len().saturating_sub(1);
        let desk = &mut self.desk;
        match code {
            KeyCode::Up => desk.selected = desk.selected.saturating_sub(1),
            KeyCode::Down => desk.selected = (desk.selected + 1).min(last),
            KeyCode::PageUp => desk.selected = desk.selected.saturating_sub(PAGE),
            KeyCode::PageDown => desk.selected = (desk.selected + PAGE).min(last),
            KeyCode::Home => desk.selected = 0,
            KeyCode::End => desk.selected = last,
            KeyCode::Tab => self.show_next(1),
            KeyCode::BackTab => self.show_next(self.table.game().seats() - 1),
            KeyCode::Esc => self.step_back(),
            KeyCode::Enter => self.enter(),
            KeyCode::Backspace => {
                desk.typed.pop();
                self.typed_anew();
            }
            KeyCode::Char(letter) if desk.typed.len() < 60 => {
                desk.typed.push(letter);
                self.typed_anew();
            }
            _ => {}
        }
    }

    fn typed_anew(&mut self) {
        self.desk.note = None;
        let last = self.rows().len().saturating_sub(1);
        self.desk.selected = self.desk.number().map_or(0, |number| number.saturating_sub(1).min(last));
    }

    /// Shows the board of another seat.
    fn show_next(&mut self, ahead: usize) {
        let seats = self.table.game().seats();
        let shown = self.desk.shown.or(self.desk.person).map_or(0, Seat::index);
        let next = Seat(((shown + ahead) % seats) as u8);
        self.desk.shown = (Some(next) != self.desk.person).then_some(next);
    }

    /// Escape undoes the last thing on the desk: the remark, what is typed, the open group, the foreign board.
    fn step_back(&mut self) {
        let desk = &mut self.desk;
        if desk.note.take().is_some() {
            return;
        }
        if !desk.typed.is_empty() || desk.opened.is_some() {
            desk.tidy();
        } else {
            desk.shown = None;
        }
    }

    fn enter(&mut self) {
        if self.is_computing() {
            self.hurry = true;
            return;
        }
        let rows = self.rows();
        let typed = self.desk.typed.trim().to_owned();
        if self.desk.number().is_none()
            && let Ok(action) = self.table.game().read_action(&typed)
        {
            return self.attempt(action);
        }
        match rows.get(self.desk.selected) {
            Some(Row::Choice(index)) => self.attempt(self.choices.list[*index].action),
            Some(Row::Group(group, _)) => {
                self.desk.opened = Some(*group);
                self.desk.typed.clear();
                self.desk.selected = 0;
            }
            None if typed.is_empty() => {}
            None => self.remark(self.words.tell(&Ui::NoFit { text: typed })),
        }
    }

    /// Plays an action, or says why not.
    fn attempt(&mut self, action: Action) {
        let Some(seat) = self.desk.person else { return };
        match self.table.play(seat, action) {
            Ok(()) => {
                self.desk.note = None;
                self.desk.tidy();
                self.leave_waiting(seat);
                self.refresh();
            }
            Err(Stop::Refused(refusal)) => self.explain(&refusal, &refusal.rule()),
            // Dice answer every question, so there is nothing to say.
            Err(Stop::Chance(_)) => {}
        }
    }

    /// Where a request of somebody waits, the next of the people goes on.
    fn leave_waiting(&mut self, seat: Seat) {
        let (acting, awaited) = (self.table.acting_people(), self.table.awaited());
        let others_go_on = acting.iter().any(|other| awaited.contains(other));
        if acting.contains(seat) && !awaited.contains(seat) && others_go_on {
            self.desk = Desk::default();
        }
    }

    fn explain(&mut self, refusal: &dyn Message, rule: &str) {
        let names = Names { seats: &self.names, pack: self.table.game().pack() };
        let reason = self.words.say(refusal, &names);
        let title = rulebook::title(self.words.lang(), rule).unwrap_or_default().to_owned();
        let text = self.words.tell(&Ui::Why { reason, rule: rule.to_owned(), title });
        self.desk.note = Some(Note { text, rule: Some(rule.to_owned()) });
    }

    fn undo(&mut self) {
        let Some(seat) = self.desk.person else { return };
        match self.table.undo(seat) {
            Ok(()) => self.taken_back(),
            Err(no) => self.deny(&no),
        }
    }

    fn redo(&mut self) {
        let Some(seat) = self.desk.person else { return };
        match self.table.redo(seat) {
            Ok(()) => self.taken_back(),
            Err(no) => self.deny(&no),
        }
    }

    fn taken_back(&mut self) {
        self.desk.note = None;
        self.desk.tidy();
        self.refresh();
    }

    fn deny(&mut self, no: &dyn Message) {
        let names = Names { seats: &self.names, pack: self.table.game().pack() };
        let text = self.words.say(no, &names);
        self.remark(text);
    }
}
