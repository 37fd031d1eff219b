//! When it is: cycle, phase, action points.

use kernel::{Seat, TextForm};

use super::Reading;
use super::sheet::{Keyword, Wrong};
use crate::notation::expected::{Demand, Form};
use crate::notation::noun::number;
use crate::state::Phase;

impl Reading<'_> {
    pub(super) fn moment(&mut self) -> Result<(), Wrong> {
        let sheet = self.sheet;
        self.state.phase = Phase::Creation;
        if let Some(mut line) = sheet.line(Keyword::Phase) {
            let word = line.choose(&Phase::ALL.map(Phase::word))?;
            self.state.phase =
                Phase::ALL.into_iter().find(|phase| phase.word() == word).unwrap_or(Phase::Creation);
            line.finish()?;
        }
        let phase = self.state.phase;
        let nightmares = self.game.setup().nightmare && self.game.solo().is_none();
        if phase == Phase::Nightmare && !nightmares {
            let at = sheet.place_of(&[Keyword::Phase], Seat(0));
            return Err(sheet.breach(at, "D-10.3", Demand::NightmarePhase));
        }
        self.cycle()?;
        self.state.action_points = if phase == Phase::Travel { self.game.board().action_points } else { 0 };
        if let Some(line) = sheet.line(Keyword::Actions) {
            let (points, at) = line.only(Form::Number, number)?;
            if points > self.state.action_points {
                let most = usize::from(self.state.action_points);
                return Err(sheet.breach(at, "D-5.1", TextForm::AtMost { most }));
            }
            self.state.action_points = points;
        }
        Ok(())
    }

    fn cycle(&mut self) -> Result<(), Wrong> {
        let last = self.game.cycles();
        let cycles = match self.state.phase {
            Phase::Start => 1..=1,
            Phase::Finale | Phase::Over => last..=last,
            _ => 1..=last,
        };
        self.state.cycle = *cycles.start();
        if let Some(line) = self.sheet.line(Keyword::Cycle) {
            let (cycle, at) = line.only(Form::Number, number)?;
            if !cycles.contains(&cycle) {
                let (low, high) = cycles.into_inner();
                return Err(self.sheet.breach(at, "D-3.1", Form::Between { low, high }));
            }
            self.state.cycle = cycle;
        }
        Ok(())
    }
}
