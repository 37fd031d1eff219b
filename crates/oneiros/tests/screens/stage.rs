//! Setting a scene and reading its screen.

use dreamscape::data::{Edition, builtin};
use dreamscape::notation::read_option;
use dreamscape::{Dreamscape, Setup};
use kernel::{SeatSet, Session};
use oneiros::play::app::App;
use oneiros::play::screen::palette::{Depth, Palette};
use oneiros::play::screen::{self, MIN_COLUMNS, MIN_LINES};
use oneiros::play::seat_names;
use oneiros::play::table::Table;
use oneiros::words::{Lang, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A moment of a game and what a person does there.
#[derive(Debug)]
pub(crate) struct Scene {
    pub(crate) name: &'static str,
    pub(crate) players: u8,
    pub(crate) people: usize,
    pub(crate) options: &'static [&'static str],
    pub(crate) position: &'static str,
    /// What is typed: letters, or keys in angle brackets such as `<enter>`, `<f1>`, `<^z>`.
    pub(crate) keys: &'static str,
    pub(crate) size: (u16, u16),
}

impl Scene {
    /// A game of two against a computer, with nothing typed.
    pub(crate) const PLAIN: Scene = Scene {
        name: "",
        players: 2,
        people: 1,
        options: &[],
        position: "",
        keys: "",
        size: (MIN_COLUMNS, MIN_LINES),
    };

    pub(crate) fn game(&self) -> Dreamscape {
        let mut setup = Setup::new(Edition::Standard, self.players);
        for option in self.options {
            read_option(&mut setup, option).expect("an option");
        }
        let pack = builtin().pack("nocturne", None).expect("nocturne is built in");
        Dreamscape::new(setup, pack).expect("choices that make a game")
    }

    pub(crate) fn app<'w>(&self, words: &'w Words) -> App<'w> {
        self.app_in(words, Depth::Full)
    }

    /// As if `NO_COLOR` was set.
    pub(crate) fn plain_app<'w>(&self, words: &'w Words) -> App<'w> {
        self.app_in(words, Depth::None)
    }

    fn app_in<'w>(&self, words: &'w Words, depth: Depth) -> App<'w> {
        let session = Session::from_position(self.game(), self.position)
            .unwrap_or_else(|error| panic!("{}: {error}", self.name));
        let table = Table::at(session, SeatSet::first(self.people), 1);
        let names = seat_names(words, usize::from(self.players));
        let mut app = App::new(table, names, words, Palette::new(depth));
        press_all(&mut app, self.keys);
        app
    }
}

/// Presses keys one after the other.
pub(crate) fn press_all(app: &mut App<'_>, keys: &str) {
    let mut rest = keys;
    while let Some(first) = rest.chars().next() {
        let (name, after) = match rest.strip_prefix('<').and_then(|inner| inner.split_once('>')) {
            Some((name, after)) => (name, after),
            None => rest.split_at(first.len_utf8()),
        };
        app.press(key(name));
        rest = after;
    }
}

fn key(name: &str) -> KeyEvent {
    let plain = |code| KeyEvent::new(code, KeyModifiers::NONE);
    let letter = name.chars().last().unwrap_or(' ');
    match name {
        "enter" => plain(KeyCode::Enter),
        "esc" => plain(KeyCode::Esc),
        "tab" => plain(KeyCode::Tab),
        "backtab" => plain(KeyCode::BackTab),
        "back" => plain(KeyCode::Backspace),
        "up" => plain(KeyCode::Up),
        "down" => plain(KeyCode::Down),
        "pgup" => plain(KeyCode::PageUp),
        "pgdn" => plain(KeyCode::PageDown),
        "home" => plain(KeyCode::Home),
        "end" => plain(KeyCode::End),
        _ if name.starts_with('^') && name.len() == 2 => {
            KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)
        }
        _ if name.starts_with('f') && name.len() == 2 => {
            plain(KeyCode::F(letter.to_digit(10).unwrap_or(0) as u8))
        }
        _ => plain(KeyCode::Char(letter)),
    }
}

/// What is on the screen of an app.
pub(crate) fn buffer_of(app: &App<'_>, (columns, lines): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(columns, lines)).unwrap();
    terminal.draw(|frame| screen::draw(frame, &app.model())).unwrap();
    terminal.backend().buffer().clone()
}

/// The signs on a screen, line by line.
pub(crate) fn signs(buffer: &Buffer) -> String {
    let line = |y| {
        let text: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
        format!("{}\n", text.trim_end())
    };
    (0..buffer.area.height).map(line).collect()
}

/// The screen of a scene as text.
pub(crate) fn text_of(scene: &Scene, lang: Lang) -> String {
    let words = Words::for_game(lang, "dreamscape");
    signs(&buffer_of(&scene.app(&words), scene.size))
}
