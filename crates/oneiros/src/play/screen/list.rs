//! The list of actions, and the last lines of the log beside it.

use ratatui::style::Style;
use ratatui::text::Span;

use super::pen::{Pen, fit, wrap};
use crate::play::choices::Row;
use crate::play::diary::Tone;
use crate::play::model::Model;

/// Draws the actions, the chosen one always among them.
pub(super) fn draw_actions(pen: &mut Pen<'_>, model: &Model<'_>) {
    let lines = usize::from(pen.height());
    let first =
        (model.desk.selected + 1).saturating_sub(lines).max(model.desk.selected.saturating_sub(lines / 2));
    let first = first.min(model.rows.len().saturating_sub(lines));
    for (index, row) in model.rows.iter().enumerate().skip(first).take(lines) {
        let y = (index - first) as u16;
        draw_row(pen, model, index, row, y);
        if index == model.desk.selected {
            let style = pen.palette.chosen();
            pen.paint(y, style);
        }
    }
    // A mark where the list goes on.
    let right = pen.width().saturating_sub(1);
    if first > 0 {
        pen.text(right, 0, "▲", pen.palette.heading());
    }
    if first + lines < model.rows.len() {
        pen.text(right, pen.height() - 1, "▼", pen.palette.heading());
    }
}

fn draw_row(pen: &mut Pen<'_>, model: &Model<'_>, index: usize, row: &Row, y: u16) {
    let faint = pen.palette.faint();
    let x = pen.text(0, y, &format!("{:>2} ", index + 1), faint);
    let room = pen.width().saturating_sub(2);
    match row {
        Row::Group(_, text) => {
            pen.fitted(x, y, &format!("{text} ›"), room - x, Style::new());
        }
        Row::Choice(place) => {
            let choice = &model.choices.list[*place];
            let style = if choice.gain.contains('\u{2212}') { pen.palette.bad() } else { pen.palette.good() };
            let gain_width = Span::raw(&choice.gain).width() as u16;
            let text_room = room.saturating_sub(x + if gain_width == 0 { 0 } else { gain_width.min(24) + 2 });
            let end = pen.fitted(x, y, &choice.text, text_room, Style::new());
            let end = if gain_width == 0 {
                end
            } else {
                pen.fitted(end + 2, y, &choice.gain, room.saturating_sub(end + 2), style)
            };
            let notation_width = choice.notation.len() as u16;
            if end + 2 + notation_width <= room {
                pen.text(room - notation_width, y, &choice.notation, faint);
            }
        }
    }
}

/// Draws the end of the log, the newest line at the bottom.
pub(super) fn draw_log(pen: &mut Pen<'_>, model: &Model<'_>, scroll: usize) {
    let width = usize::from(pen.width()).saturating_sub(2);
    let height = usize::from(pen.height());
    let mut lines: Vec<(Tone, bool, String)> = Vec::new();
    for (tone, text) in model.log.iter().rev() {
        let parts = wrap(text, width);
        for (part, text) in parts.into_iter().enumerate().rev() {
            lines.push((*tone, part == 0, text));
        }
        if lines.len() >= height + scroll {
            break;
        }
    }
    let scroll = scroll.min(lines.len().saturating_sub(height));
    for ((tone, first, text), y) in lines.iter().skip(scroll).take(height).zip((0..pen.height()).rev()) {
        let y = y.saturating_sub((height.saturating_sub(lines.len())) as u16);
        let style = match tone {
            Tone::Heading => pen.palette.heading(),
            Tone::Points => pen.palette.good(),
            Tone::Plain => Style::new(),
        };
        pen.text(if *first { 0 } else { 2 }, y, &fit(text, width), style);
    }
}
