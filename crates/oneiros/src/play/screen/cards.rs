//! Dreamcards with their patterns drawn.

use dreamscape::Shard;
use dreamscape::card::{CardId, CardSet, Pattern, PatternCell};
use ratatui::style::{Modifier, Style};
use ratatui::text::Span;

use super::pen::{Pen, fit, wrap};
use crate::games::dreamscape::card_title;
use crate::play::model::Model;
use crate::play::phrases::Ui;

/// A card as it lies on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Shown {
    /// The card.
    card: CardId,
    /// The shard on its power slot.
    stored: Option<Shard>,
    /// Whose it is, where that is not clear from the place.
    caption: Option<String>,
}

/// The narrowest and widest that a card is drawn, and the columns between two.
const NARROW: usize = 14;
const WIDE: usize = 28;
const GAP: usize = 2;
/// The columns that tell of cards that do not fit.
const MARK: usize = 4;
/// The fewest and most lines of the strip of cards, with its heading.
const LEAST: u16 = 5;
const MOST: u16 = 8;
/// The columns and lines of a card among all.
const PLOT: (usize, usize) = (25, 7);

/// The cards before the person: those to choose from, or the open ones of the seat shown.
fn before_person(model: &Model<'_>) -> (String, Vec<Shown>) {
    let drawn = model.view.drawn.cards();
    if drawn.is_empty() {
        return (model.say(&Ui::Cards { seat: model.shown }), open_cards(model));
    }
    // In the order of the list of actions.
    let drawn: CardSet = drawn.iter().copied().collect();
    let cards = drawn.map(|card| Shown { card, stored: None, caption: None }).collect();
    (model.say(&Ui::Drawn {}), cards)
}

fn open_cards(model: &Model<'_>) -> Vec<Shown> {
    let player = &model.view.players[model.shown.index()];
    let stored = |card| player.stored.iter().find(|(holder, _)| *holder == card).map(|&(_, shard)| shard);
    player.open.map(|card| Shown { card, stored: stored(card), caption: None }).collect()
}

/// The widths of the cards side by side: their own, or less where they are many.
fn widths(model: &Model<'_>, cards: &[Shown], room: usize) -> Vec<usize> {
    let natural: Vec<usize> = cards.iter().map(|shown| natural_width(model, shown)).collect();
    let all: usize = natural.iter().map(|width| width + GAP).sum();
    let even = ((room + GAP) / cards.len().max(1)).saturating_sub(GAP).max(NARROW);
    natural.into_iter().map(|width| if all <= room + GAP { width } else { width.min(even) }).collect()
}

/// How many lines the strip of cards needs, with its heading.
pub(super) fn strip_lines(model: &Model<'_>, room: u16) -> u16 {
    let (_, cards) = before_person(model);
    let widths = widths(model, &cards, usize::from(room));
    let lines = cards.iter().zip(widths).map(|(shown, width)| lines_of(model, shown, width)).max();
    (1 + lines.unwrap_or(1) as u16).clamp(LEAST, MOST)
}

/// Draws the cards before the person, as many as fit side by side.
pub(super) fn draw(pen: &mut Pen<'_>, model: &Model<'_>) {
    let (heading, cards) = before_person(model);
    pen.heading(0, &heading);
    if cards.is_empty() {
        let style = pen.palette.faint();
        pen.text(0, 1, &model.say(&Ui::NoCards {}), style);
    }
    let room = usize::from(pen.width());
    let mut x = 0;
    for (place, (shown, width)) in cards.iter().zip(widths(model, &cards, room)).enumerate() {
        let more = cards.len() - place;
        if x + width > room || (more > 1 && x + width + MARK > room) {
            let text = model.say(&Ui::MoreCards { count: more as u32 });
            let style = pen.palette.good();
            for (line, text) in wrap(&text, room.saturating_sub(x)).iter().enumerate() {
                pen.text(x as u16, 1 + line as u16, text, style);
            }
            return;
        }
        draw_card(pen, model, shown, (x as u16, 1), (width, usize::from(pen.height()) - 1));
        x += width + GAP;
    }
}

fn natural_width(model: &Model<'_>, shown: &Shown) -> usize {
    let card = &model.game.pack().cards[shown.card.index()];
    let pattern = measure(&card.pattern).0.iter().map(|width| width + 1).sum::<usize>();
    let (points, power) = facts(model, shown.card);
    let texts = [title(model, shown.card), format!("{points} ( ) {power}")];
    let text = texts.iter().map(|text| Span::raw(text).width()).max().unwrap_or(0);
    pattern.max(text).clamp(NARROW, WIDE)
}

/// The widths of the columns of a pattern, and its number of rows.
fn measure(pattern: &Pattern) -> (Vec<usize>, usize) {
    let size = |cell: &PatternCell| cell.stack.len() + usize::from(cell.tree) + usize::from(cell.dreamer);
    let rows = pattern.cells.iter().map(|cell| cell.row).max().unwrap_or(0) as usize + 1;
    let columns = pattern.cells.iter().map(|cell| cell.column).max().unwrap_or(0) + 1;
    let width = |column| {
        let cells = pattern.cells.iter().filter(|cell| cell.column == column);
        cells.map(size).max().unwrap_or(1)
    };
    ((0..columns).map(width).collect(), rows)
}

fn title(model: &Model<'_>, card: CardId) -> String {
    format!("{card} {}", card_title(model.words, model.game.pack(), card.index()))
}

/// Points, power slot and power.
fn facts(model: &Model<'_>, card: CardId) -> (String, String) {
    let power = model.words.term(&format!("short-{}", model.game.card_power(card).word()));
    (format!("+{}", model.game.card_points(card)), power)
}

/// How many lines a card needs in so many columns.
fn lines_of(model: &Model<'_>, shown: &Shown, width: usize) -> usize {
    let title = wrap(&title(model, shown.card), width).len().min(2);
    let pattern = measure(&model.game.pack().cards[shown.card.index()].pattern).1;
    usize::from(shown.caption.is_some()) + title + 1 + pattern
}

/// Draws a card: title, facts with the power slot, pattern.
fn draw_card(
    pen: &mut Pen<'_>,
    model: &Model<'_>,
    shown: &Shown,
    (x, y): (u16, u16),
    (width, height): (usize, usize),
) {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut line = y;
    if let Some(caption) = &shown.caption {
        pen.text(x, line, &fit(caption, width), pen.palette.faint());
        line += 1;
    }
    for text in wrap(&title(model, shown.card), width).iter().take(2) {
        pen.text(x, line, text, bold);
        line += 1;
    }
    let (points, power) = facts(model, shown.card);
    let slot = pen.text(x, line, &points, pen.palette.good()) + 1;
    let end = pen.text(slot, line, "( ) ", pen.palette.faint());
    pen.fitted(end, line, &power, (x + width as u16).saturating_sub(end), Style::new());
    if let Some(shard) = shown.stored {
        pen.shard(slot + 1, line, shard);
    }
    let used = usize::from(line + 1 - y);
    let pattern = &model.game.pack().cards[shown.card.index()].pattern;
    draw_pattern(pen, pattern, (x, line + 1), (width, height.saturating_sub(used)));
}

fn draw_pattern(pen: &mut Pen<'_>, pattern: &Pattern, (x, y): (u16, u16), (width, height): (usize, usize)) {
    let (widths, rows) = measure(pattern);
    let rows = rows.min(height);
    // Where not all fits, every stack loses its bottom first.
    let narrow = (width / widths.len()).saturating_sub(1).max(1);
    let all: usize = widths.iter().map(|width| width + 1).sum();
    let mut at = x;
    for (column, &natural) in widths.iter().enumerate() {
        let room = if all <= width + 1 { natural } else { natural.min(narrow) };
        for row in 0..rows {
            let line = y + (rows - 1 - row) as u16;
            let is_here = |cell: &&PatternCell| cell.row as usize == row && cell.column as usize == column;
            match pattern.cells.iter().find(is_here) {
                Some(cell) => pen.spans(at, line, &stack(pen, cell, room)),
                None => pen.text(at, line, "·", pen.palette.faint()),
            };
        }
        at += room as u16 + 1;
    }
}

/// The stack of a pattern cell, bottom to top.
fn stack(pen: &Pen<'_>, cell: &PatternCell, room: usize) -> Vec<Span<'static>> {
    let letter = |shard: &Shard| Span::styled(shard.letter().to_string(), pen.palette.shard(*shard));
    let mut signs: Vec<Span<'static>> = cell.stack.iter().map(letter).collect();
    if cell.tree {
        signs.push(Span::styled("^", pen.palette.tree()));
    }
    if cell.dreamer {
        signs.push(Span::styled("@", pen.palette.heading()));
    }
    if signs.len() > room {
        signs.drain(..signs.len() - room);
        signs[0] = Span::raw("…");
    }
    signs
}

/// Draws every card on the table: those to choose from, open and finished ones of all seats.
pub(super) fn draw_all(pen: &mut Pen<'_>, model: &Model<'_>) {
    let cards = every_card(model);
    let per_line = (usize::from(pen.width()) / PLOT.0).max(1);
    let skipped = model.desk.scroll.min(cards.len().saturating_sub(1) / per_line);
    for (place, shown) in cards.iter().skip(skipped * per_line).enumerate() {
        let corner = ((place % per_line * PLOT.0) as u16, (place / per_line * PLOT.1) as u16);
        draw_card(pen, model, shown, corner, (PLOT.0 - GAP, PLOT.1 - 1));
    }
}

fn every_card(model: &Model<'_>) -> Vec<Shown> {
    let drawn = model.view.drawn.cards().iter();
    let mut cards: Vec<Shown> =
        drawn.map(|&card| Shown { card, stored: None, caption: Some(model.say(&Ui::Drawn {})) }).collect();
    for seat in model.seats() {
        let player = &model.view.players[seat.index()];
        let stored = |card| player.stored.iter().find(|(holder, _)| *holder == card).map(|&(_, shard)| shard);
        let open = player.open.map(|card| (card, Ui::CardOf { seat }));
        let finished = player.finished.iter().map(|&card| (card, Ui::FinishedOf { seat }));
        cards.extend(open.chain(finished).map(|(card, caption)| Shown {
            card,
            stored: stored(card),
            caption: Some(model.say(&caption)),
        }));
    }
    cards
}
