//! Colours and the depth in which a terminal can show them. A letter always says what a colour says.

use dreamscape::Shard;
use kernel::Seat;
use ratatui::style::{Color, Modifier, Style};

/// How many colours the terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// None: `NO_COLOR` is set.
    None,
    /// The 256 of nearly every terminal.
    Indexed,
    /// All.
    Full,
}

/// The colours of the screens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palette {
    depth: Depth,
}

/// A colour in full and as the nearest of 256.
struct Hue(u32, u8);

/// Water, Rock, Land, Grass, Move, Nightmare.
const SHARDS: [Hue; 6] = [
    Hue(0x3F8FE0, 68),
    Hue(0x98A1AE, 247),
    Hue(0xB4793F, 137),
    Hue(0x57AE5C, 71),
    Hue(0xF3EFE4, 255),
    Hue(0xC2304A, 161),
];
/// Orange, purple, yellow, teal.
const SEATS: [Hue; 4] = [Hue(0xF29A3F, 215), Hue(0xB18CF0, 141), Hue(0xE8D45A, 221), Hue(0x4CC3B5, 79)];
const NIGHT: Hue = Hue(0x12142B, 233);
const MOON: Hue = Hue(0xE9E4FF, 189);
const VIOLET: Hue = Hue(0x9D8CF0, 105);
const ROSE: Hue = Hue(0xFF8296, 210);
const LEAF: Hue = Hue(0x7FD488, 114);

impl Palette {
    /// The colours in a depth.
    #[must_use]
    pub const fn new(depth: Depth) -> Palette {
        Palette { depth }
    }

    /// The colours that the environment allows: `NO_COLOR` for none, `COLORTERM` for all.
    #[must_use]
    pub fn from_environment() -> Palette {
        Palette::from_variables(|name| std::env::var(name).ok())
    }

    /// As [`Palette::from_environment`], with the variables given.
    #[must_use]
    pub fn from_variables(read: impl Fn(&str) -> Option<String>) -> Palette {
        // The convention counts any value but an empty one.
        let plain = read("NO_COLOR").is_some_and(|value| !value.is_empty());
        let full = read("COLORTERM").is_some_and(|value| value == "truecolor" || value == "24bit");
        Palette::new(if plain {
            Depth::None
        } else if full {
            Depth::Full
        } else {
            Depth::Indexed
        })
    }

    const fn colour(self, hue: &Hue) -> Color {
        match self.depth {
            Depth::Full => Color::from_u32(hue.0),
            _ => Color::Indexed(hue.1),
        }
    }

    fn on(self, style: Style, ink: Option<&Hue>, ground: Option<&Hue>) -> Style {
        if self.depth == Depth::None {
            return style;
        }
        let style = ink.map_or(style, |hue| style.fg(self.colour(hue)));
        ground.map_or(style, |hue| style.bg(self.colour(hue)))
    }

    /// A shard: dark letter on its colour, light on red.
    #[must_use]
    pub fn shard(self, shard: Shard) -> Style {
        let ink = if shard == Shard::Nightmare { &MOON } else { &NIGHT };
        self.on(Style::new().add_modifier(Modifier::BOLD), Some(ink), Some(&SHARDS[shard.index()]))
    }

    /// A person: the name in the person's colour.
    #[must_use]
    pub fn seat(self, seat: Seat) -> Style {
        self.on(Style::new().add_modifier(Modifier::BOLD), Some(&SEATS[seat.index() % 4]), None)
    }

    /// The bar that says whose turn it is.
    #[must_use]
    pub fn turn(self, seat: Option<Seat>) -> Style {
        if self.depth == Depth::None {
            return Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD);
        }
        let ground = seat.map_or(&MOON, |seat| &SEATS[seat.index() % 4]);
        self.on(Style::new().add_modifier(Modifier::BOLD), Some(&NIGHT), Some(ground))
    }

    /// A tree on a stack.
    #[must_use]
    pub fn tree(self) -> Style {
        self.on(Style::new().add_modifier(Modifier::BOLD), Some(&LEAF), None)
    }

    /// A heading.
    #[must_use]
    pub fn heading(self) -> Style {
        self.on(Style::new().add_modifier(Modifier::BOLD), Some(&VIOLET), None)
    }

    /// Something of less weight.
    #[must_use]
    pub const fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Points and other good news.
    #[must_use]
    pub fn good(self) -> Style {
        self.on(Style::new(), Some(&LEAF), None)
    }

    /// A refusal or something that costs.
    #[must_use]
    pub fn bad(self) -> Style {
        self.on(Style::new().add_modifier(Modifier::BOLD), Some(&ROSE), None)
    }

    /// The chosen line.
    #[must_use]
    pub const fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// A cell that the chosen action concerns.
    #[must_use]
    pub fn aim(self) -> Style {
        self.on(Style::new().add_modifier(Modifier::BOLD), Some(&VIOLET), None)
    }
}
