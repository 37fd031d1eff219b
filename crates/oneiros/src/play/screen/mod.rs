//! The screens: pure functions of a model.

mod bars;
mod board;
mod cards;
mod list;
mod pages;
pub mod palette;
pub mod pen;
mod players;
mod world;

use kernel::Seat;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::desk::Screen;
use super::model::Model;
use pen::Pen;

/// The fewest columns that the game needs.
pub const MIN_COLUMNS: u16 = 100;
/// The fewest lines that the game needs.
pub const MIN_LINES: u16 = 30;
/// From this many lines on, the rows of a Dreamscape are spaced.
const ROOMY_LINES: u16 = 40;
/// The columns of a Dreamscape beside others.
const BOARD: u16 = 50;

/// Draws the screen that the model shows.
pub fn draw(frame: &mut Frame<'_>, model: &Model<'_>) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    if area.width < MIN_COLUMNS || area.height < MIN_LINES {
        return pages::draw_small(buffer, area, model);
    }
    if model.covered {
        return pages::draw_cover(buffer, area, model);
    }
    match model.desk.screen {
        Screen::Help => pages::draw_help(buffer, area, model),
        Screen::Cards => pages::draw_cards(buffer, area, model),
        Screen::Log => pages::draw_log(buffer, area, model),
        Screen::Boards => pages::draw_boards(buffer, area, model),
        Screen::Rule => pages::draw_rule(buffer, area, model),
        Screen::Game if model.winners.is_some() => pages::draw_end(buffer, area, model),
        Screen::Game => draw_table(buffer, area, model),
    }
}

/// The table, from top to bottom: state, map and boards, players and purposes, cards, turn, actions and log, input, undo.
fn draw_table(buffer: &mut Buffer, area: Rect, model: &Model<'_>) {
    let mut top = area.y;
    let mut take = |lines: u16| {
        let part = Rect { y: top, height: lines, ..area };
        top += lines;
        part
    };
    let grid_rows = u16::from(model.game.grid().rows);
    let roomy = area.height >= ROOMY_LINES;
    let board_lines = if roomy { 2 * grid_rows + 4 } else { grid_rows + 4 };
    let [status, boards] = [take(1), take(board_lines.max(world::HEIGHT))];
    let [middle, cards, asked] =
        [take(players::lines(model)), take(cards::strip_lines(model, area.width)), take(1)];
    let notes = bars::note_lines(model, area.width).len() as u16;
    let list = take(area.bottom().saturating_sub(asked.bottom() + notes + 2));
    let [note, typed, foot] = [take(notes), take(1), take(1)];

    bars::draw_status(&mut pen(buffer, model, status), model);
    world::draw(&mut pen(buffer, model, Rect { width: world::WIDTH, ..boards }), model);
    for (seat, place) in board_places(boards, model) {
        board::draw(&mut pen(buffer, model, place), model, seat);
    }
    let [left, right] = halves(middle, 53);
    players::draw(&mut pen(buffer, model, left), model);
    players::draw_purposes(&mut pen(buffer, model, right), model);
    cards::draw(&mut pen(buffer, model, cards), model);
    bars::draw_asked(&mut pen(buffer, model, asked), model);
    let [left, right] = halves(list, 56);
    list::draw_actions(&mut pen(buffer, model, left), model);
    list::draw_log(&mut pen(buffer, model, right), model, 0);
    bars::draw_note(&mut pen(buffer, model, note), model);
    bars::draw_typed(&mut pen(buffer, model, typed), model);
    bars::draw_foot(&mut pen(buffer, model, foot), model);
}

fn pen<'a>(buffer: &'a mut Buffer, model: &Model<'_>, area: Rect) -> Pen<'a> {
    Pen::new(buffer, area, model.palette)
}

/// An area cut in two, the left part with so many hundredths of the columns, and a gap between them.
fn halves(area: Rect, percent: u16) -> [Rect; 2] {
    let left = (u32::from(area.width) * u32::from(percent) / 100) as u16;
    [Rect { width: left - 2, ..area }, Rect { x: area.x + left, width: area.width - left, ..area }]
}

/// The board shown, and as many others beside it as fit.
fn board_places(area: Rect, model: &Model<'_>) -> Vec<(Seat, Rect)> {
    let from = world::WIDTH + 3;
    let room = area.width - from;
    let seats = model.names.len() as u16;
    let count = (room / BOARD).clamp(1, seats);
    let width = room / count;
    (0..count)
        .map(|place| {
            let seat = Seat(((u16::from(model.shown.0) + place) % seats) as u8);
            (seat, Rect { x: area.x + from + place * width, width: width - 1, ..area })
        })
        .collect()
}
