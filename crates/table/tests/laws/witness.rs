//! A second account of a game: the steps that stand, kept by hand and played from the start.

use kernel::{Seat, Viewer};
use table::games::{Match, Opening};
use table::{Chair, Contract, Deed};

use crate::kept::games;

/// The steps that stand and those that were taken back, as the rows of the log tell of them.
#[derive(Default)]
pub(crate) struct Witness {
    opening: Option<String>,
    standing: Vec<(Chair, String)>,
    undone: Vec<(Chair, String)>,
}

impl Witness {
    pub(crate) fn hear(&mut self, deed: &Deed) {
        match deed {
            Deed::Started { opening, lines } => {
                assert!(lines.is_empty());
                self.opening = Some(opening.clone());
            }
            Deed::Played { line, seat, .. } => {
                self.undone.retain(|(by, _)| by != seat);
                self.standing.push((*seat, line.clone()));
            }
            Deed::Undone { seat, .. } => self.undo(*seat),
            Deed::Redone { seat, .. } => {
                let last = self.undone.iter().rposition(|(by, _)| by == seat).unwrap();
                let again = self.undone.remove(last);
                self.standing.push(again);
            }
            Deed::TakenBack { lines } => {
                for line in lines {
                    let seat: u8 = line.strip_prefix("undo ").unwrap().parse().unwrap();
                    self.undo(Chair::try_from(seat).unwrap());
                }
            }
            _ => {}
        }
    }

    fn undo(&mut self, seat: Chair) {
        let last = self.standing.iter().rposition(|(by, _)| *by == seat).unwrap();
        let taken = self.standing.remove(last);
        self.undone.push(taken);
    }

    /// The steps that stand.
    pub(crate) fn standing(&self) -> &[(Chair, String)] {
        &self.standing
    }

    /// The game in which nothing but the standing steps was ever played.
    pub(crate) fn game(&self, contract: &Contract) -> Option<Box<dyn Match>> {
        let opening = Opening::Recorded(self.opening.as_ref()?);
        let mut game = games().open(&contract.game, contract.seats.len(), opening).unwrap();
        for (_, line) in &self.standing {
            game.enter(line).unwrap();
        }
        Some(game)
    }

    /// What a seat or a spectator sees of that game: what all see, and the rest.
    pub(crate) fn views(game: &dyn Match, seat: Option<Seat>) -> [String; 2] {
        let own = game.own(seat.map_or(Viewer::Spectator, Viewer::Seat));
        [game.shared().get().to_owned(), own.get().to_owned()]
    }
}
