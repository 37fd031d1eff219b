//! Drawing text at places of a screen, cut where the area ends.

use dreamscape::Shard;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::palette::Palette;

/// A text that is at most so many columns wide, with `…` where it was cut.
#[must_use]
pub fn fit(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut room = width.saturating_sub(1);
    let kept: String = text
        .chars()
        .take_while(|sign| {
            let wide = sign.width().unwrap_or(0);
            let fits = wide <= room;
            room = if fits { room - wide } else { 0 };
            fits
        })
        .collect();
    if width == 0 { String::new() } else { format!("{}…", kept.trim_end()) }
}

/// A text in lines of at most so many columns, broken between words where that is possible.
#[must_use]
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && line.width() + 1 + word.width() > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line += word;
    }
    lines.push(line);
    lines.iter().map(|line| fit(line, width)).collect()
}

/// Draws on one area of a screen.
#[derive(Debug)]
pub struct Pen<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    /// The colours.
    pub palette: Palette,
}

impl<'a> Pen<'a> {
    /// Draws on an area.
    pub fn new(buffer: &'a mut Buffer, area: Rect, palette: Palette) -> Pen<'a> {
        let area = area.intersection(buffer.area);
        Pen { buffer, area, palette }
    }

    /// The columns of the area.
    #[must_use]
    pub const fn width(&self) -> u16 {
        self.area.width
    }

    /// The lines of the area.
    #[must_use]
    pub const fn height(&self) -> u16 {
        self.area.height
    }

    /// Writes a text at a column and line of the area and returns the column behind it.
    pub fn text(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        if y >= self.area.height || x >= self.area.width {
            return x;
        }
        let room = usize::from(self.area.width - x);
        // What was drawn there before leaves no trace.
        let style = Style::reset().patch(style);
        let end = self.buffer.set_stringn(self.area.x + x, self.area.y + y, text, room, style).0;
        end - self.area.x
    }

    /// Writes a text of at most `width` columns.
    pub fn fitted(&mut self, x: u16, y: u16, text: &str, width: u16, style: Style) -> u16 {
        let room = width.min(self.area.width.saturating_sub(x));
        self.text(x, y, &fit(text, usize::from(room)), style)
    }

    /// Writes spans one after the other.
    pub fn spans(&mut self, x: u16, y: u16, spans: &[Span<'_>]) -> u16 {
        spans.iter().fold(x, |x, span| self.text(x, y, &span.content, span.style))
    }

    /// Writes the letter of a shard on its colour.
    pub fn shard(&mut self, x: u16, y: u16, shard: Shard) -> u16 {
        let style = self.palette.shard(shard);
        self.text(x, y, &shard.letter().to_string(), style)
    }

    /// Writes a heading over the whole width.
    pub fn heading(&mut self, y: u16, text: &str) {
        let style = self.palette.heading();
        let faint = self.palette.faint();
        let x = self.text(0, y, "─ ", faint);
        let x = self.fitted(x, y, text, self.width().saturating_sub(4), style);
        let rest = usize::from(self.width().saturating_sub(x + 2));
        self.text(x, y, &format!(" {}", "─".repeat(rest)), faint);
    }

    /// Gives a whole line a style.
    pub fn paint(&mut self, y: u16, style: Style) {
        if y < self.area.height {
            let line = Rect { y: self.area.y + y, height: 1, ..self.area };
            self.buffer.set_style(line, style);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_where_its_room_ends() {
        assert_eq!(fit("Wander", 6), "Wander");
        assert_eq!(fit("Wander on", 7), "Wander…");
        assert_eq!(fit("ab", 1), "…");
        assert_eq!(fit("ab", 0), "");
        assert_eq!(fit("夢夢", 3), "夢…");
    }

    #[test]
    fn a_text_is_broken_between_words() {
        assert_eq!(wrap("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrap("overlong", 5), ["over…"]);
        assert_eq!(wrap("", 5), [""]);
    }
}
