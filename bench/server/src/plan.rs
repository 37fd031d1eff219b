//! What is measured, how long and how much of it.

/// How long and how much is measured.
pub(crate) struct Plan {
    /// Said of what comes of it, if it is not to be relied on.
    pub(crate) reserve: Option<&'static str>,
    pub(crate) pairs: usize,
    pub(crate) seconds: f64,
    /// With a second of thought moves are few: of 99 in a hundred one can speak only after a longer time.
    pub(crate) thinking_seconds: f64,
    pub(crate) many: Playing,
    pub(crate) few: Playing,
    pub(crate) idle_tables: usize,
    /// How many sockets are idle, each at an idle table of its own.
    pub(crate) idle_sockets: usize,
    pub(crate) crowd: [usize; 3],
    /// How many moves come at a table before those that are measured.
    pub(crate) long: [usize; 3],
}

/// How many tables play, and how many games each needs to have enough for the time.
#[derive(Clone, Copy)]
pub(crate) struct Playing {
    pub(crate) tables: usize,
    pub(crate) games: usize,
}

impl Plan {
    pub(crate) const WHOLE: Plan = Plan {
        reserve: None,
        pairs: 5,
        seconds: 5.0,
        thinking_seconds: 20.0,
        many: Playing { tables: 500, games: 4 },
        few: Playing { tables: 50, games: 40 },
        idle_tables: 10_000,
        idle_sockets: 2_000,
        crowd: [10, 1_000, 10_000],
        long: [10, 1_000, 3_000],
    };
    /// As many tables as the limits speak of where they play or stand idle: what the server holds besides would otherwise be shared by too
    /// few. But each thing is measured once, for a short time, and the crowd is smaller.
    pub(crate) const QUICK: Plan = Plan {
        reserve: Some(
            "Only a look: each thing was measured once, for a short time, and in a smaller crowd. The whole run decides.",
        ),
        pairs: 1,
        seconds: 3.0,
        thinking_seconds: 10.0,
        many: Playing { tables: 500, games: 3 },
        few: Playing { tables: 50, games: 24 },
        idle_tables: 10_000,
        idle_sockets: 2_000,
        crowd: [10, 100, 200],
        long: [10, 100, 500],
    };
}

/// What is measured, in this order.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Part {
    Saturated,
    Thinking,
    Crowd,
    Idle,
}

impl Part {
    pub(crate) const ALL: [Part; 4] = [Part::Saturated, Part::Thinking, Part::Crowd, Part::Idle];

    /// The part of this name.
    pub(crate) fn named(name: &str) -> Option<Part> {
        match name {
            "saturated" => Some(Part::Saturated),
            "thinking" => Some(Part::Thinking),
            "crowd" => Some(Part::Crowd),
            "idle" => Some(Part::Idle),
            _ => None,
        }
    }
}
