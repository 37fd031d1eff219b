//! Draws `docs/pictures/terminal.svg`: a real screen of the terminal game, at a moment of a real game.
//!
//! `cargo run --release -p oneiros --example picture`

use std::fmt::Write;
use std::path::Path;

use dreamscape::data::{Edition, builtin};
use dreamscape::players::Eager;
use dreamscape::state::Phase;
use dreamscape::{Dreamscape, Setup};
use kernel::{Dice, Game, Player, Seat, SeatSet, Viewer};
use oneiros::play::app::App;
use oneiros::play::screen::palette::{Depth, Palette};
use oneiros::play::screen::{self, MIN_COLUMNS, MIN_LINES};
use oneiros::play::seat_names;
use oneiros::play::table::Table;
use oneiros::words::{Lang, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::style::{Color, Modifier};

/// The game, and the moment: the person's Creation in this cycle.
const SEED: u64 = 31;
const CYCLE: u8 = 5;
/// The size of a cell and the margin around the screen, in pixels.
const CELL: (f32, f32) = (8.4, 18.0);
const MARGIN: f32 = 14.0;
const NIGHT: Color = Color::Rgb(0x12, 0x14, 0x2B);
const MOON: Color = Color::Rgb(0xE9, 0xE4, 0xFF);

fn main() -> std::io::Result<()> {
    let words = Words::for_game(Lang::En, "dreamscape");
    let mut app = App::new(played(), seat_names(&words, 3), &words, Palette::new(Depth::Full));
    for key in [KeyCode::Enter, KeyCode::Down] {
        app.press(KeyEvent::from(key));
    }
    let mut terminal = Terminal::new(TestBackend::new(MIN_COLUMNS, MIN_LINES)).expect("a screen in memory");
    terminal.draw(|frame| screen::draw(frame, &app.model())).expect("a screen in memory");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/terminal.svg");
    std::fs::write(file, drawn(terminal.backend().buffer()))
}

/// A game of three with nightmares, played to the moment by computers on all seats.
fn played() -> Table {
    let setup = Setup { nightmare: true, ..Setup::new(Edition::Standard, 3) };
    let pack = builtin().pack("nocturne", None).expect("nocturne is built in");
    let game = Dreamscape::new(setup, pack).expect("a game of three");
    let mut table = Table::deal(game, SeatSet::first(1), SEED).expect("dice answer every question");
    let mut person = Eager::new(Dice::new(SEED));
    loop {
        let state = table.session().state();
        if (state.cycle, state.phase, state.turn) == (CYCLE, Phase::Creation, Seat(0)) {
            return table;
        }
        if table.step_computer() {
            continue;
        }
        let Some(seat) = table.awaited().lowest() else { return table };
        let mut legal = Vec::new();
        table.game().legal(table.session().state(), seat, &mut legal);
        let view = table.game().view(table.session().state(), Viewer::Seat(seat));
        let choice = person.choose(table.game(), &view, &legal);
        table.play(seat, legal[choice]).expect("a legal action");
    }
}

/// How a cell looks.
#[derive(Clone, Copy, PartialEq)]
struct Look {
    ink: Color,
    ground: Color,
    bold: bool,
    faint: bool,
    underlined: bool,
}

impl Look {
    fn of(cell: &Cell) -> Look {
        let or = |colour, other| if colour == Color::Reset { other } else { colour };
        let (mut ink, mut ground) = (or(cell.fg, MOON), or(cell.bg, NIGHT));
        if cell.modifier.contains(Modifier::REVERSED) {
            (ink, ground) = (ground, ink);
        }
        let has = |modifier| cell.modifier.contains(modifier);
        let (bold, faint) = (has(Modifier::BOLD), has(Modifier::DIM));
        Look { ink, ground, bold, faint, underlined: has(Modifier::UNDERLINED) }
    }
}

fn drawn(buffer: &Buffer) -> String {
    let (columns, lines) = (buffer.area.width, buffer.area.height);
    let width = f32::from(columns) * CELL.0 + 2.0 * MARGIN;
    let height = f32::from(lines) * CELL.1 + 2.0 * MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         font-family=\"'DejaVu Sans Mono', Menlo, Consolas, ui-monospace, monospace\" font-size=\"14\">\n\
         <title>A game of Dreamscape in the terminal</title>\n\
         <rect width=\"100%\" height=\"100%\" rx=\"10\" fill=\"{}\"/>\n",
        hex(NIGHT)
    );
    for y in 0..lines {
        let mut x = 0;
        while x < columns {
            let look = Look::of(&buffer[(x, y)]);
            let run = (x..columns).take_while(|&x| Look::of(&buffer[(x, y)]) == look).count() as u16;
            let text: String = (x..x + run).map(|x| buffer[(x, y)].symbol()).collect();
            draw_run(&mut svg, (x, y), &text, run, look);
            x += run;
        }
    }
    svg + "</svg>\n"
}

/// Draws cells of one look: their ground, then each word at its place.
fn draw_run(svg: &mut String, (x, y): (u16, u16), text: &str, cells: u16, look: Look) {
    let (left, top) = (MARGIN + f32::from(x) * CELL.0, MARGIN + f32::from(y) * CELL.1);
    if look.ground != NIGHT {
        let (width, height) = (f32::from(cells) * CELL.0, CELL.1 - 1.0);
        let ground = hex(look.ground);
        let _ = writeln!(
            svg,
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{ground}\"/>"
        );
    }
    for (at, word) in words_of(text) {
        let left = left + at as f32 * CELL.0;
        // The width is said, so that every font keeps the columns.
        let width = word.chars().count() as f32 * CELL.0;
        let mut attributes = format!("fill=\"{}\"", hex(look.ink));
        for (set, attribute) in [
            (look.bold, " font-weight=\"bold\""),
            (look.faint, " opacity=\"0.55\""),
            (look.underlined, " text-decoration=\"underline\""),
        ] {
            attributes += if set { attribute } else { "" };
        }
        let word = word.replace('&', "&amp;").replace('<', "&lt;");
        let _ = writeln!(
            svg,
            "<text x=\"{left:.1}\" y=\"{:.1}\" textLength=\"{width:.1}\" lengthAdjust=\"spacingAndGlyphs\" {attributes}>{word}</text>",
            top + 13.5
        );
    }
}

/// The words of a text with the columns where they begin.
fn words_of(text: &str) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut inside = false;
    for (at, sign) in text.chars().enumerate() {
        match (sign, inside) {
            (' ', _) => {}
            (_, true) => words.last_mut().expect("a word was begun").1.push(sign),
            (_, false) => words.push((at, sign.to_string())),
        }
        inside = sign != ' ';
    }
    words
}

fn hex(colour: Color) -> String {
    match colour {
        Color::Rgb(red, green, blue) => format!("#{red:02X}{green:02X}{blue:02X}"),
        _ => "#E9E4FF".to_owned(),
    }
}
