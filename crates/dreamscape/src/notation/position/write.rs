//! Writing a position: every line that says something, in a fixed order.

use std::fmt::{self, Write};

use kernel::Seat;

use super::doing::{write_pause, write_task};
use crate::card::{CardId, Level};
use crate::event::Cause;
use crate::game::Dreamscape;
use crate::notation::options::write_options;
use crate::shard::Shards;
use crate::state::{Pause, Phase, PileId, Side, State, Task};
use crate::world::Location;

/// The whole position as text, hidden things included.
#[must_use]
pub fn write_position(game: &Dreamscape, state: &State) -> String {
    let mut out = String::with_capacity(2048);
    // Writing to a string cannot fail.
    let _ = Writer { game, state, out: &mut out }.position();
    out
}

struct Writer<'a> {
    game: &'a Dreamscape,
    state: &'a State,
    out: &'a mut String,
}

impl Writer<'_> {
    fn position(&mut self) -> fmt::Result {
        self.header()?;
        self.moment()?;
        for seat in (0..self.game.setup().players).map(Seat) {
            self.board(seat)?;
            self.cards(seat)?;
            self.progress(seat)?;
        }
        self.dreamworld()?;
        self.supplies()
    }

    fn header(&mut self) -> fmt::Result {
        let setup = self.game.setup();
        writeln!(self.out, "edition {}", setup.edition.word())?;
        writeln!(self.out, "players {}", setup.players)?;
        let options = write_options(setup);
        if !options.is_empty() {
            writeln!(self.out, "options {}", options.join(" "))?;
        }
        let pack = self.game.pack();
        writeln!(self.out, "pack {} {}", pack.name, pack.version)
    }

    fn moment(&mut self) -> fmt::Result {
        let state = self.state;
        writeln!(self.out, "cycle {}", state.cycle)?;
        writeln!(self.out, "phase {}", state.phase.word())?;
        writeln!(self.out, "turn {}", state.turn)?;
        if state.phase == Phase::Travel {
            writeln!(self.out, "actions {}", state.action_points)?;
        }
        Ok(())
    }

    fn board(&mut self, seat: Seat) -> fmt::Result {
        let (land, player) = (self.state.land(seat), self.state.player(seat));
        let mut marks = String::new();
        if !land.occupied.is_empty() {
            write!(self.out, "dreamscape {seat}")?;
            for cell in land.occupied {
                write!(self.out, " {cell}=")?;
                let pieces: Vec<_> = self.state.lands.pieces(seat.index(), cell).collect();
                for (height, piece) in pieces.iter().rev().enumerate() {
                    self.out.push(piece.shard().letter());
                    if piece.is_marked() {
                        write!(marks, " {cell}:{}", height + 1)?;
                    }
                }
                if land.trees.has(cell) {
                    self.out.push('^');
                }
            }
            self.out.push('\n');
        }
        if let Some(cell) = land.dreamer_cell() {
            writeln!(self.out, "dreamer {seat} {cell}")?;
        }
        if !marks.is_empty() {
            writeln!(self.out, "marks {seat}{marks}")?;
        }
        if !player.hands.is_empty() {
            write!(self.out, "hands {seat} ")?;
            self.letters(&player.hands);
            self.out.push('\n');
        }
        self.score(seat)?;
        let side = match player.side {
            Side::Active => "active",
            Side::Used => "used",
            Side::Back => "back",
        };
        writeln!(self.out, "marker {seat} {} {side}", player.marker)
    }

    fn score(&mut self, seat: Seat) -> fmt::Result {
        let points = &self.state.player(seat).points;
        if points.iter().all(|&points| points == 0) {
            return Ok(());
        }
        write!(self.out, "score {seat}")?;
        for cause in Cause::ALL.into_iter().filter(|&cause| points[cause as usize] != 0) {
            write!(self.out, " {}={}", cause.word(), points[cause as usize])?;
        }
        self.out.push('\n');
        Ok(())
    }

    fn cards(&mut self, seat: Seat) -> fmt::Result {
        let state = self.state;
        let player = state.player(seat);
        let mut pile: Vec<CardId> = state.piles.cards(PileId::Finished(seat)).collect();
        pile.reverse();
        if !player.open.is_empty() {
            write!(self.out, "open {seat}")?;
            self.numbers(player.open)?;
        }
        if !pile.is_empty() {
            write!(self.out, "finished {seat}")?;
            self.numbers(pile.iter().copied())?;
        }
        let mut stored =
            player.open.chain(pile).filter_map(|card| Some((card, state.piles.stored(card)?))).peekable();
        if stored.peek().is_some() {
            write!(self.out, "stored {seat}")?;
            for (card, shard) in stored {
                write!(self.out, " {card}={}", shard.letter())?;
            }
            self.out.push('\n');
        }
        Ok(())
    }

    fn progress(&mut self, seat: Seat) -> fmt::Result {
        let player = self.state.player(seat);
        if player.task != Task::None {
            write!(self.out, "doing {seat} ")?;
            write_task(player.task, self.out)?;
            self.out.push('\n');
        }
        if player.pause != Pause::None {
            write!(self.out, "pause {seat} ")?;
            write_pause(player.pause, self.out)?;
            self.out.push('\n');
        }
        if !player.drawn.cards().is_empty() {
            write!(self.out, "drawn {seat}")?;
            self.numbers(player.drawn.cards().iter().copied())?;
        }
        if player.free_step {
            writeln!(self.out, "free {seat}")?;
        }
        if player.walked != self.state.land(seat).dreamer && !player.walked.is_empty() {
            write!(self.out, "walked {seat}")?;
            for cell in player.walked {
                write!(self.out, " {cell}")?;
            }
            self.out.push('\n');
        }
        if player.roamed != 0 {
            write!(self.out, "roamed {seat}")?;
            for location in Location::ALL.into_iter().filter(|location| player.roamed >> location.0 & 1 == 1)
            {
                write!(self.out, " {location}")?;
            }
            self.out.push('\n');
        }
        if !player.waived.is_empty() {
            write!(self.out, "waived {seat}")?;
            for other in player.waived.iter() {
                write!(self.out, " {other}")?;
            }
            self.out.push('\n');
        }
        Ok(())
    }

    fn dreamworld(&mut self) -> fmt::Result {
        let state = self.state;
        let players = &state.players[..self.game.setup().players as usize];
        for location in Location::ALL {
            let mut here: Vec<usize> =
                (0..players.len()).filter(|&seat| players[seat].sleeper == location).collect();
            if here.is_empty() {
                continue;
            }
            here.sort_by_key(|&seat| (players[seat].lying == 0, players[seat].lying));
            write!(self.out, "sleepers {location}")?;
            for seat in here {
                write!(self.out, " {}{}", seat + 1, if players[seat].lying > 0 { "z" } else { "" })?;
            }
            self.out.push('\n');
        }
        for location in Location::ALL {
            let row = &state.rows[location.index()];
            if !row.is_empty() {
                let letters: String = row.shards().iter().map(|shard| shard.letter()).collect();
                writeln!(self.out, "row {location} {letters}")?;
            }
        }
        if state.reds.0 != 0 {
            self.out.push_str("reds");
            for link in state.reds.iter() {
                write!(self.out, " {link}")?;
            }
            self.out.push('\n');
        }
        if let Some(location) = state.nightmare {
            writeln!(self.out, "nightmare {location}")?;
            writeln!(self.out, "reserve {}", state.reserve)?;
        }
        Ok(())
    }

    fn supplies(&mut self) -> fmt::Result {
        let state = self.state;
        writeln!(self.out, "trees {}", state.trees)?;
        if state.purposes.iter().any(Option::is_some) {
            self.out.push_str("purposes");
            for purpose in state.purposes.into_iter().flatten() {
                write!(self.out, " t{}", purpose.tile + 1)?;
                if let Some(colour) = purpose.colour {
                    write!(self.out, "={}", colour.letter())?;
                }
            }
            self.out.push('\n');
        }
        self.rival()?;
        self.out.push_str("bag");
        for shard in state.bag.colours() {
            write!(self.out, " {}{}", shard.letter(), state.bag.count(shard))?;
        }
        self.out.push('\n');
        for level in Level::ALL {
            write!(self.out, "deck {}", level.word())?;
            self.numbers(state.piles.cards(PileId::Deck(level)))?;
        }
        Ok(())
    }

    fn rival(&mut self) -> fmt::Result {
        if self.game.solo().is_none() {
            return Ok(());
        }
        let rival = &self.state.rival;
        write!(self.out, "rival")?;
        if !rival.shards.is_empty() {
            write!(self.out, " shards=")?;
            self.letters(&rival.shards);
        }
        write!(self.out, " points={} marker={}", rival.points, rival.marker)?;
        writeln!(self.out, "{}", if rival.travelled { " travelled" } else { "" })
    }

    fn letters(&mut self, shards: &Shards) {
        for shard in shards.colours() {
            self.out.extend((0..shards.count(shard)).map(|_| shard.letter()));
        }
    }

    fn numbers(&mut self, cards: impl Iterator<Item = CardId>) -> fmt::Result {
        for card in cards {
            write!(self.out, " {card}")?;
        }
        self.out.push('\n');
        Ok(())
    }
}
