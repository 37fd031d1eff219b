//! The players in seat order, and the purposes with how they stand.

use dreamscape::rules::solo::next_stop;
use dreamscape::state::Side;
use dreamscape::{Shard, Shards};
use kernel::Seat;
use ratatui::style::{Modifier, Style};

use super::pen::{Pen, fit};
use crate::play::model::Model;
use crate::play::phrases::Ui;

/// The lines of the panel, with its heading: players on the left, purposes on the right.
pub(super) fn lines(model: &Model<'_>) -> u16 {
    let players = model.names.len() + usize::from(model.view.rival.is_some());
    1 + players.max(model.standings.len()) as u16
}

/// Where the columns of the players begin.
const NAME: u16 = 4;
const SCORE: u16 = 23;
const HANDS: u16 = 29;
const CARDS: u16 = 48;
/// The columns for what Mr Nightmare would get for a purpose.
const RIVAL: u16 = 8;

/// Draws the players.
pub(super) fn draw(pen: &mut Pen<'_>, model: &Model<'_>) {
    pen.heading(0, &model.say(&Ui::Players {}));
    for (seat, y) in model.seats().zip(1..) {
        draw_player(pen, model, seat, y);
    }
    if let Some(rival) = &model.view.rival {
        let y = 1 + model.names.len() as u16;
        let style = pen.palette.bad();
        pen.text(1, y, &rival.marker.to_string(), Style::new());
        pen.fitted(NAME, y, &model.say(&Ui::Rival {}), SCORE - NAME - 1, style);
        pen.text(SCORE, y, &format!("{:>4}", rival.points), Style::new().add_modifier(Modifier::BOLD));
        draw_shards(pen, &rival.shards, HANDS, y);
        if let Some(location) = model.view.nightmare {
            pen.text(CARDS, y, &format!("→{}", next_stop(location)), style);
        }
    }
}

fn draw_player(pen: &mut Pen<'_>, model: &Model<'_>, seat: Seat, y: u16) {
    let player = &model.view.players[seat.index()];
    let style = pen.palette.seat(seat);
    if model.view.actors.contains(seat) {
        pen.text(0, y, "▶", style);
    }
    let side = match player.side {
        Side::Active => "●",
        Side::Used => "○",
        Side::Back => " ",
    };
    pen.text(1, y, &format!("{}{side}", player.marker), Style::new());
    let x = pen.fitted(NAME, y, model.name(seat), SCORE - NAME - 1, style);
    if !model.people.contains(seat) {
        let label = model.say(&Ui::Computer {});
        pen.fitted(x + 1, y, &label, (SCORE - 1).saturating_sub(x + 1), pen.palette.faint());
    }
    pen.text(SCORE, y, &format!("{:>4}", model.score(seat)), Style::new().add_modifier(Modifier::BOLD));
    draw_shards(pen, &player.hands, HANDS, y);
    pen.text(CARDS, y, &format!("{}/{}", player.open.len(), player.finished.len()), Style::new());
}

/// How many shards of each colour.
pub(super) fn draw_shards(pen: &mut Pen<'_>, shards: &Shards, mut x: u16, y: u16) -> u16 {
    for shard in shards.colours() {
        x = pen.shard(x, y, shard);
        x = pen.text(x, y, &shards.count(shard).to_string(), Style::new()) + 1;
    }
    x
}

/// Draws the purposes: what each seat has to show for them, and what that would bring now.
pub(super) fn draw_purposes(pen: &mut Pen<'_>, model: &Model<'_>) {
    pen.heading(0, &model.say(&Ui::Purposes {}));
    for ((purpose, standing), y) in model.standings.iter().zip(1..) {
        if let Some(shard) = purpose.colour {
            pen.shard(0, y, shard);
        }
        let kind = model.words.term(model.game.tiles()[purpose.tile as usize].kind.key());
        let seats = model.names.len() as u16;
        let results = 7 * seats + if model.view.rival.is_some() { RIVAL } else { 0 };
        let from = pen.width().saturating_sub(results).max(14);
        pen.text(2, y, &fit(&kind, usize::from(from - 3)), Style::new());
        for seat in model.seats() {
            let x = from + 7 * u16::from(seat.0);
            let style = pen.palette.seat(seat);
            let measure = standing.measure[seat.index()];
            let x = pen.text(x, y, &format!("{}{measure}", model.initial(seat)), style);
            let points = standing.points[seat.index()];
            if points > 0 {
                pen.text(x, y, &format!("+{points}"), pen.palette.good());
            }
        }
        if standing.rival > 0 {
            let style = pen.palette.shard(Shard::Nightmare);
            pen.text(from + 7 * seats, y, &format!("Mr.N+{}", standing.rival), style);
        }
    }
}
