//! The lines across the screen: the state of the game, whose turn it is, what is typed, undo and keys.

use ratatui::style::Style;
use ratatui::text::Span;

use super::pen::{Pen, wrap};
use super::players::draw_shards;
use crate::play::model::Model;
use crate::play::phrases::Ui;

/// Draws cycle, phase, bag, trees, decks and the red reserve.
pub(super) fn draw_status(pen: &mut Pen<'_>, model: &Model<'_>) {
    let view = &model.view;
    let cycle = Ui::Cycle { cycle: view.cycle, cycles: model.game.cycles() };
    let phase = model.words.term(&format!("phase-{}", view.phase.word()));
    let x = pen.text(0, 0, &format!("{} · {phase}", model.say(&cycle)), pen.palette.heading());
    let mut x = pen.text(x + 3, 0, &model.say(&Ui::Bag { count: view.bag.total() }), Style::new()) + 1;
    x = draw_shards(pen, &view.bag, x, 0);
    x = pen.text(x + 1, 0, &model.say(&Ui::Trees { count: view.trees }), Style::new());
    let [one, two, three] = view.decks;
    x = pen.text(x + 2, 0, &format!("{} {one}/{two}/{three}", model.say(&Ui::Decks {})), Style::new());
    if view.nightmare.is_some() {
        pen.text(x + 2, 0, &model.say(&Ui::Reserve { count: view.reserve }), Style::new());
    }
}

/// Draws whose turn it is and what is asked.
pub(super) fn draw_asked(pen: &mut Pen<'_>, model: &Model<'_>) {
    let style = pen.palette.turn(model.asked_seat);
    pen.paint(0, style);
    pen.fitted(0, 0, &format!(" {}", model.asked), pen.width(), style);
}

/// The lines of a remark.
#[must_use]
pub(super) fn note_lines(model: &Model<'_>, width: u16) -> Vec<String> {
    let Some(note) = &model.desk.note else { return Vec::new() };
    let hint = if note.rule.is_some() { format!(" {}", model.say(&Ui::ReadRule {})) } else { String::new() };
    wrap(&format!("{}{hint}", note.text), usize::from(width)).into_iter().take(3).collect()
}

/// Draws the remark.
pub(super) fn draw_note(pen: &mut Pen<'_>, model: &Model<'_>) {
    let style = if model.desk.note.as_ref().is_some_and(|note| note.rule.is_some()) {
        pen.palette.bad()
    } else {
        pen.palette.good()
    };
    for (line, y) in note_lines(model, pen.width()).iter().zip(0..) {
        pen.text(0, y, line, style);
    }
}

/// Draws what is typed, or how to choose, and the keys in short.
pub(super) fn draw_typed(pen: &mut Pen<'_>, model: &Model<'_>) {
    let keys = model.say(&Ui::Keys {});
    let from = pen.width().saturating_sub(Span::raw(&keys).width() as u16);
    let faint = pen.palette.faint();
    pen.text(from, 0, &keys, faint);
    let x = pen.text(0, 0, "› ", pen.palette.heading());
    let count = model.rows.len() as u32;
    let room = from.saturating_sub(x + 2);
    if model.desk.typed.is_empty() {
        let hint = match model.desk.opened {
            _ if model.choices.list.is_empty() => Ui::Wait {},
            Some(_) => Ui::ChooseOpen {},
            None => Ui::Choose {},
        };
        pen.fitted(x, 0, &model.say(&hint), room, faint);
        return;
    }
    let x = pen.fitted(x, 0, &model.desk.typed, room, Style::new());
    let x = pen.text(x, 0, "▏", pen.palette.heading());
    if model.desk.number().is_none() {
        pen.fitted(x + 1, 0, &model.say(&Ui::Fitting { count }), from.saturating_sub(x + 2), faint);
    }
}

/// Draws how far one can go back, and why no farther.
pub(super) fn draw_foot(pen: &mut Pen<'_>, model: &Model<'_>) {
    pen.fitted(0, 0, &model.undo, pen.width(), Style::new());
}
