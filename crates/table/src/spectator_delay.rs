//! Spectators who are some steps behind: how far they may know what happened.

use crate::contract::SpectatorChoice;
use crate::play::Play;
use crate::table::{Stage, Table};

impl Table {
    /// How many steps spectators are behind while the game is played.
    pub(crate) fn behind(&self) -> usize {
        match self.contract.spectators {
            SpectatorChoice::Delayed { steps } => steps as usize,
            SpectatorChoice::Now | SpectatorChoice::None => 0,
        }
    }

    /// Whether spectators may not know yet of what was done last.
    #[must_use]
    pub fn is_shown_late(&self) -> bool {
        self.behind() > 0 && matches!(self.stage(), Stage::Playing)
    }

    /// The last row that spectators may know of. Only new steps bring them on: going back and forth, or closing the chat, shows nobody
    /// anything earlier.
    #[must_use]
    pub fn shown(&self) -> u64 {
        let hidden = self.play.as_ref().and_then(|play| play.lately.front());
        let shown = hidden.filter(|_| self.is_shown_late()).map_or(self.seq, |first| first.saturating_sub(1));
        shown.max(1)
    }

    /// What was saved before it was known which rows are late hides the last ones, whatever they were.
    pub(crate) fn hide_what_may_be_late(&mut self) {
        let (behind, last) = (self.behind() as u64, self.seq);
        if let Some(play) = self.play.as_mut().filter(|play| play.lately.is_empty() && play.step > 0) {
            play.lately.extend(last.saturating_sub(behind) + 1..=last);
        }
    }
}

impl Play {
    /// A row made a step which spectators are to know of when so many others were made.
    pub(crate) fn note_lately(&mut self, seq: u64, behind: usize) {
        self.lately.push_back(seq);
        while self.lately.len() > behind {
            self.lately.pop_front();
        }
    }
}
