//! The Dreamworld: six locations with their rows, the links between them, Sleepers and Mr Nightmare.

use dreamscape::Shard;
use dreamscape::world::{Link, Location, SLOTS};
use kernel::Seat;
use ratatui::style::{Modifier, Style};

use super::pen::{Pen, fit};
use crate::play::model::Model;
use crate::play::phrases::Ui;

/// The columns of a location, and of the link between two.
const PLACE: u16 = 13;
const LINK: u16 = 3;
/// The lines of a location, and of the link between two.
const TALL: u16 = 3;
/// The columns of the whole map.
pub(super) const WIDTH: u16 = 3 * PLACE + 2 * LINK;
/// The lines of the whole map, with its heading.
pub(super) const HEIGHT: u16 = 2 * TALL + 2;

/// Draws the map.
pub(super) fn draw(pen: &mut Pen<'_>, model: &Model<'_>) {
    pen.heading(0, &model.say(&Ui::World {}));
    for location in Location::ALL {
        draw_place(pen, model, location, corner(location));
    }
    for link in Link::ALL {
        draw_link(pen, model, link);
    }
}

fn corner(location: Location) -> (u16, u16) {
    let (column, row) = (u16::from(location.0 % 3), u16::from(location.0 / 3));
    (column * (PLACE + LINK), 1 + row * (TALL + 1))
}

fn draw_place(pen: &mut Pen<'_>, model: &Model<'_>, location: Location, (x, y): (u16, u16)) {
    let power = model.words.term(&format!("short-{}", model.game.location_power(location).word()));
    let name = fit(&format!("{location} {power}"), usize::from(PLACE));
    let here = model.desk.person.is_some_and(|seat| model.view.players[seat.index()].sleeper == location);
    let style = if here {
        Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
    } else {
        Style::new().add_modifier(Modifier::BOLD)
    };
    pen.text(x, y, &name, style);
    draw_row(pen, model, location, (x, y + 1));
    draw_visitors(pen, model, location, (x, y + 2));
}

/// The row from the key slot in brackets to the hand end.
fn draw_row(pen: &mut Pen<'_>, model: &Model<'_>, location: Location, (x, y): (u16, u16)) {
    let faint = pen.palette.faint();
    let shards = model.view.rows[location.index()].shards();
    pen.text(x, y, "[", faint);
    pen.text(x + 2, y, "]", faint);
    for slot in 0..SLOTS {
        let at = if slot == 0 { x + 1 } else { x + 2 + 2 * slot as u16 };
        match shards.get(slot) {
            Some(&shard) => pen.shard(at, y, shard),
            None => pen.text(at, y, "·", faint),
        };
    }
    pen.text(x + PLACE - 1, y, "›", faint);
}

/// Standing Sleepers, lying ones bottom to top, and Mr Nightmare.
fn draw_visitors(pen: &mut Pen<'_>, model: &Model<'_>, location: Location, (mut x, y): (u16, u16)) {
    let mut here: Vec<(u8, Seat)> = model
        .seats()
        .filter(|seat| model.view.players[seat.index()].sleeper == location)
        .map(|seat| (model.view.players[seat.index()].lying, seat))
        .collect();
    here.sort_unstable();
    for (lying, seat) in here {
        let style = pen.palette.seat(seat);
        let sign = if lying == 0 { "" } else { "z" };
        x = pen.text(x, y, &format!("{sign}{}", model.initial(seat)), style) + 1;
    }
    if model.view.nightmare == Some(location) {
        pen.text(x, y, "Mr.N", pen.palette.shard(Shard::Nightmare));
    }
}

fn draw_link(pen: &mut Pen<'_>, model: &Model<'_>, link: Link) {
    let (low, high) = link.ends();
    let (x, y) = corner(low);
    let faint = pen.palette.faint();
    let red = model.view.reds.has(link);
    let across = high.0 == low.0 + 1;
    let middle = if across {
        pen.text(x + PLACE, y + 1, "───", faint);
        (x + PLACE + 1, y + 1)
    } else {
        pen.text(x + 5, y + TALL, "│", faint);
        (x + 5, y + TALL)
    };
    if red {
        pen.shard(middle.0, middle.1, Shard::Nightmare);
    }
}
