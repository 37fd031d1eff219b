//! Screens of their own: help, all cards, the log, all boards, a rule, the end, and what hides or replaces the game.

use dreamscape::Cause;
use kernel::{Message, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;

use super::pen::{Pen, fit, wrap};
use super::{MIN_COLUMNS, MIN_LINES, board, cards, list};
use crate::play::model::Model;
use crate::play::phrases::Ui;
use crate::play::rulebook;

/// The frame of a page: heading on top, keys at the bottom; returns what is between.
fn page(buffer: &mut Buffer, area: Rect, model: &Model<'_>, heading: &str, keys: &Ui) -> Rect {
    let mut pen = Pen::new(buffer, area, model.palette);
    pen.heading(0, heading);
    let style = pen.palette.faint();
    pen.fitted(0, area.height - 1, &model.say(keys), area.width, style);
    Rect { y: area.y + 2, height: area.height.saturating_sub(4), ..area }
}

/// How to play.
pub(super) fn draw_help(buffer: &mut Buffer, area: Rect, model: &Model<'_>) {
    let inner = page(buffer, area, model, &model.say(&Ui::Help {}), &Ui::KeysReading {});
    let text = model.say(&Ui::HelpText {});
    let mut pen = Pen::new(buffer, inner, model.palette);
    let lines: Vec<&str> = text.lines().collect();
    let skipped = model.desk.scroll.min(lines.len().saturating_sub(usize::from(inner.height)));
    for (line, y) in lines.iter().skip(skipped).zip(0..) {
        // A word before two blanks is a key.
        match line.split_once("  ") {
            Some((key, meaning)) if !key.is_empty() => {
                let style = pen.palette.heading();
                pen.text(0, y, key, style);
                let x = Span::raw(key).width() + 2 + meaning.len() - meaning.trim_start().len();
                pen.text(x as u16, y, meaning.trim_start(), Style::new());
            }
            _ => {
                pen.text(0, y, line, Style::new());
            }
        }
    }
}

/// All cards on the table.
pub(super) fn draw_cards(buffer: &mut Buffer, area: Rect, model: &Model<'_>) {
    let inner = page(buffer, area, model, &model.say(&Ui::AllCards {}), &Ui::KeysReading {});
    cards::draw_all(&mut Pen::new(buffer, inner, model.palette), model);
}

/// The whole log, newest at the bottom.
pub(super) fn draw_log(buffer: &mut Buffer, area: Rect, model: &Model<'_>) {
    let inner = page(buffer, area, model, &model.say(&Ui::Log {}), &Ui::KeysReading {});
    list::draw_log(&mut Pen::new(buffer, inner, model.palette), model, model.desk.scroll);
}

/// All Dreamscapes, two side by side.
pub(super) fn draw_boards(buffer: &mut Buffer, area: Rect, model: &Model<'_>) {
    let inner = page(buffer, area, model, &model.say(&Ui::Boards {}), &Ui::KeysReading {});
    let seats = model.names.len() as u16;
    let columns = if seats == 1 { 1 } else { 2 };
    let lines = seats.div_ceil(columns);
    let (width, height) = (inner.width / columns, inner.height / lines);
    for seat in model.seats() {
        let (column, line) = (u16::from(seat.0) % columns, u16::from(seat.0) / columns);
        let x = inner.x + column * width;
        let place = Rect { x, y: inner.y + line * height, width: width - 2, height };
        board::draw(&mut Pen::new(buffer, place, model.palette), model, seat);
    }
}

/// The rule of the last refusal.
pub(super) fn draw_rule(buffer: &mut Buffer, area: Rect, model: &Model<'_>) {
    let number = model.desk.note.as_ref().and_then(|note| note.rule.clone()).unwrap_or_default();
    let lang = model.words.lang();
    let heading = format!("{number} {}", rulebook::title(lang, &number).unwrap_or_default());
    let inner = page(buffer, area, model, &heading, &Ui::KeysReading {});
    let mut pen = Pen::new(buffer, inner, model.palette);
    let text = rulebook::paragraph(lang, &number).unwrap_or_default();
    let width = usize::from(inner.width.min(90));
    let lines = text.split('\n').flat_map(|part| wrap(part, width));
    for (line, y) in lines.skip(model.desk.scroll).zip(0..) {
        pen.text(0, y, &line, Style::new());
    }
}

/// The end: who has won, and the points by cause.
pub(super) fn draw_end(buffer: &mut Buffer, area: Rect, model: &Model<'_>) {
    let inner = page(buffer, area, model, &model.say(&Ui::End {}), &Ui::KeysEnd {});
    let mut pen = Pen::new(buffer, inner, model.palette);
    let style = pen.palette.turn(winner(model));
    pen.text(0, 0, &format!(" {} ", victory(model)), style);
    for seat in model.seats() {
        let style = pen.palette.seat(seat);
        pen.text(column(seat), 2, &format!("{:>14}", fit(model.name(seat), 14)), style);
    }
    let mut y = 3;
    for cause in Cause::ALL {
        let points = |seat: Seat| model.view.players[seat.index()].points[cause as usize];
        if model.seats().all(|seat| points(seat) == 0) {
            continue;
        }
        pen.fitted(0, y, &model.words.term(cause.key()), 24, Style::new());
        for seat in model.seats() {
            let points = points(seat).to_string().replace('-', "\u{2212}");
            pen.text(column(seat), y, &format!("{points:>14}"), Style::new());
        }
        y += 1;
    }
    let bold = Style::new().add_modifier(Modifier::BOLD);
    pen.text(0, y + 1, &model.say(&Ui::Total {}), bold);
    for seat in model.seats() {
        pen.text(column(seat), y + 1, &format!("{:>14}", model.score(seat)), bold);
    }
    if let Some(rival) = &model.view.rival {
        let style = pen.palette.bad();
        pen.fitted(0, y + 2, &model.say(&Ui::Rival {}), 24, style);
        pen.text(column(Seat(0)), y + 2, &format!("{:>14}", rival.points), style);
    }
}

const fn column(seat: Seat) -> u16 {
    26 + 16 * seat.0 as u16
}

fn winner(model: &Model<'_>) -> Option<Seat> {
    model.winners.filter(|winners| winners.len() == 1).and_then(|winners| winners.lowest())
}

fn victory(model: &Model<'_>) -> String {
    let winners = model.winners.unwrap_or_default();
    match winner(model) {
        Some(seat) => model.say(&Ui::Winner { seat }),
        None if winners.is_empty() => model.say(&Ui::RivalWins {}),
        None => {
            let names: Vec<&str> = winners.iter().map(|seat| model.name(seat)).collect();
            model.say(&Ui::Winners { names: names.join(", ") })
        }
    }
}

/// Texts in the middle of an otherwise empty screen.
fn centred(buffer: &mut Buffer, area: Rect, model: &Model<'_>, texts: &[(String, Style)]) {
    let mut pen = Pen::new(buffer, area, model.palette);
    let width = usize::from(area.width).saturating_sub(2).max(1);
    let lines: Vec<(String, Style)> = texts
        .iter()
        .flat_map(|(text, style)| wrap(text, width).into_iter().map(|line| (line, *style)))
        .collect();
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for ((line, style), y) in lines.iter().zip(top..) {
        let x = (usize::from(area.width)).saturating_sub(Span::raw(line).width()) / 2;
        pen.text(x as u16, y, line, *style);
    }
}

/// Hides the cards of one person from the others.
pub(super) fn draw_cover(buffer: &mut Buffer, area: Rect, model: &Model<'_>) {
    let Some(seat) = model.desk.person else { return };
    let style = model.palette.seat(seat);
    let texts = [
        (model.say(&Ui::Cover { seat }), style),
        (String::new(), Style::new()),
        (model.say(&Ui::CoverKey { seat }), Style::new()),
    ];
    centred(buffer, area, model, &texts);
}

/// Says that the terminal is too small.
pub(super) fn draw_small(buffer: &mut Buffer, area: Rect, model: &Model<'_>) {
    let small = Ui::Small {
        columns: area.width,
        lines: area.height,
        need_columns: MIN_COLUMNS,
        need_lines: MIN_LINES,
    };
    centred(buffer, area, model, &[(model.say(&small), Style::new())]);
}
