//! A Dreamscape: its stacks bottom to top, the Hands under it, the finished cards.

use dreamscape::grid::Cell;
use dreamscape::land::Piece;
use kernel::Seat;
use ratatui::style::Style;
use ratatui::text::Span;

use super::pen::Pen;
use crate::games::dreamscape::card_title;
use crate::play::model::Model;
use crate::play::phrases::Ui;

/// The widest that a cell is drawn.
const WIDE: u16 = 10;

/// Draws the Dreamscape of a seat, with a blank line between its rows if there is room.
pub(super) fn draw(pen: &mut Pen<'_>, model: &Model<'_>, seat: Seat) {
    heading(pen, model, seat);
    let grid = model.game.grid();
    let rows = u16::from(grid.rows);
    let spaced = u16::from(pen.height() >= 2 * rows + 4) + 1;
    for row in 0..rows {
        let y = 1 + (rows - 1 - row) * spaced;
        pen.text(0, y, &(row + 1).to_string(), pen.palette.faint());
        for column in 0..u16::from(grid.columns) {
            if let Some(cell) = Cell::at(column as i8, row as i8) {
                draw_cell(pen, model, seat, cell, (2 + column * width(pen, model), y));
            }
        }
    }
    let y = 1 + rows * spaced - (spaced - 1);
    for column in 0..u16::from(grid.columns) {
        let letter = char::from(b'a' + column as u8).to_string();
        pen.text(3 + column * width(pen, model), y, &letter, pen.palette.faint());
    }
    hands(pen, model, seat, y + 1);
    finished(pen, model, seat, y + 2);
}

fn width(pen: &Pen<'_>, model: &Model<'_>) -> u16 {
    ((pen.width().saturating_sub(2)) / u16::from(model.game.grid().columns)).clamp(3, WIDE)
}

fn heading(pen: &mut Pen<'_>, model: &Model<'_>, seat: Seat) {
    let title = model.say(&Ui::Dreamscape { seat });
    pen.heading(0, &title);
    let name = model.name(seat);
    // The name stands out in its colour wherever the language has put it.
    if let Some(at) = title.find(name).filter(|_| !name.is_empty()) {
        let before = Span::raw(&title[..at]).width() as u16;
        let style = pen.palette.seat(seat);
        pen.fitted(2 + before, 0, name, pen.width().saturating_sub(4 + before), style);
    }
}

fn draw_cell(pen: &mut Pen<'_>, model: &Model<'_>, seat: Seat, cell: Cell, (x, y): (u16, u16)) {
    let width = width(pen, model);
    let aimed = model.selected().is_some_and(|choice| choice.cells().contains(&cell))
        && model.desk.person == Some(seat);
    let inner = width - 2;
    let end = if model.view.lands[seat.index()].occupied.has(cell) {
        let spans = stack(pen, model, seat, cell, usize::from(inner));
        pen.spans(x + 1, y, &spans)
    } else {
        let empty = if cell == model.game.grid().entry { "◇" } else { "·" };
        pen.text(x + 1, y, empty, pen.palette.faint())
    };
    if aimed {
        let style = pen.palette.aim();
        pen.text(x, y, "[", style);
        pen.text(end, y, "]", style);
    }
}

/// A stack bottom to top, its lower part left away if it is too tall.
fn stack(pen: &Pen<'_>, model: &Model<'_>, seat: Seat, cell: Cell, room: usize) -> Vec<Span<'static>> {
    let land = &model.view.lands[seat.index()];
    let mut signs: Vec<Span<'static>> = Vec::new();
    if land.dreamer.has(cell) {
        signs.push(Span::styled("@", pen.palette.seat(seat)));
    }
    if land.trees.has(cell) {
        signs.push(Span::styled("^", pen.palette.tree()));
    }
    signs.extend(model.view.lands.pieces(seat.index(), cell).map(|piece| letter(pen, piece)));
    if signs.len() > room {
        signs.truncate(room - 1);
        signs.push(Span::styled("…", Style::new()));
    }
    signs.reverse();
    signs
}

/// The letter of a shard; a Rock of a mountain that was walked over this cycle is small.
fn letter(pen: &Pen<'_>, piece: Piece) -> Span<'static> {
    let letter = piece.shard().letter();
    let letter = if piece.is_marked() { letter.to_ascii_lowercase() } else { letter };
    Span::styled(letter.to_string(), pen.palette.shard(piece.shard()))
}

fn hands(pen: &mut Pen<'_>, model: &Model<'_>, seat: Seat, y: u16) {
    let player = &model.view.players[seat.index()];
    let mut x = pen.text(0, y, &model.say(&Ui::Hands {}), pen.palette.heading()) + 1;
    for shard in player.hands.colours() {
        for _ in 0..player.hands.count(shard) {
            x = pen.shard(x, y, shard) + 1;
        }
    }
    if player.hands.is_empty() {
        x = pen.text(x, y, &model.say(&Ui::Empty {}), pen.palette.faint()) + 1;
    }
    if player.free_step {
        pen.text(x + 1, y, &model.say(&Ui::FreeStep {}), pen.palette.good());
    }
}

fn finished(pen: &mut Pen<'_>, model: &Model<'_>, seat: Seat, y: u16) {
    let player = &model.view.players[seat.index()];
    if player.finished.is_empty() {
        return;
    }
    let mut x = pen.text(0, y, &model.say(&Ui::Finished {}), pen.palette.heading()) + 1;
    for (place, &card) in player.finished.iter().enumerate() {
        let comma = if place == 0 { "" } else { ", " };
        let title = format!("{comma}{}", card_title(model.words, model.game.pack(), card.index()));
        x = pen.fitted(x, y, &title, pen.width().saturating_sub(x), Style::new());
        if let Some(&(_, shard)) = player.stored.iter().find(|(holder, _)| *holder == card) {
            x = pen.shard(x + 1, y, shard);
        }
    }
}
