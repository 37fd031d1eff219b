//! A table written down at a quiet moment, so that it can be opened without reading its whole log.

use std::collections::VecDeque;
use std::sync::Arc;

use kernel::{NoRedo, NoUndo, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::clock::Clocks;
use crate::contract::{Chair, Contract};
use crate::course::Course;
use crate::entry::{Entry, Guest};
use crate::games::{Games, Opening, Trail};
use crate::lesson::{Lesson, Progress};
use crate::named::Remembered;
use crate::play::{Kept, Made, Play, Prompted, Request};
use crate::refusal::{No, Refused};
use crate::table::{Broken, End, Holder, Table};

/// What is written down. Snapshots are a cache: one that cannot be read any more is ignored.
#[derive(Serialize, Deserialize)]
struct Saved {
    format: u32,
    seq: u64,
    chairs: Vec<Holder>,
    chat_closed: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    prepared: Option<String>,
    play: Option<SavedPlay>,
    end: Option<End>,
    rematch: Option<String>,
    /// What each seat and the spectators last saw, for the day when the rest cannot be understood any more.
    views: Vec<Box<RawValue>>,
}

#[derive(Serialize, Deserialize)]
struct SavedPlay {
    position: String,
    step: u64,
    standing: usize,
    ends: Vec<(String, Option<Chair>)>,
    prompts: Vec<u64>,
    clocks: Clocks,
    remembered: VecDeque<Remembered>,
    /// Nothing where spectators are not behind, and in what was saved before it was known.
    #[serde(default, skip_serializing_if = "VecDeque::is_empty")]
    lately: VecDeque<u64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    checkpoints: Vec<Kept>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lesson: Option<Progress>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    since: Option<Since>,
}

/// What came after the position of a table that was not written down at a quiet moment. All the rest but the position, how many steps
/// stood, why they cannot be taken back, and what of a lesson was reached is as it is after this.
#[derive(Serialize, Deserialize)]
struct Since {
    standing: Vec<String>,
    aside: Vec<String>,
    made: Vec<Vec<Made>>,
    request: Option<Request>,
}

/// Of a table that was written down at a quiet moment.
const QUIET: u32 = 1;
/// Of one that was not; who knows only the other must not take it for one.
const RESTLESS: u32 = 2;

/// What is known of a table whose log cannot be folded any more: how it last looked.
#[derive(Debug)]
pub struct SavedViews {
    /// The sequence number of the snapshot.
    pub seq: u64,
    /// The seats.
    pub chairs: Vec<Holder>,
    /// What each seat saw, and the spectators last.
    pub views: Vec<Box<RawValue>>,
}

impl Table {
    /// The table as text, if this is a quiet moment: the game is over, or nothing can be taken back or played again and no request
    /// is open, so that nobody but all together will ever go back behind it.
    #[must_use]
    pub fn save(&self) -> Option<String> {
        // Nothing can be taken back after the end.
        if let Some(play) = self.play.as_ref().filter(|_| self.end.is_none()) {
            // What cannot be played again now may be possible later, so nothing at all may be left over.
            let may_redo = |seat| play.game.may_redo(seat) != Err(NoRedo::Nothing);
            let restless = |seat| play.reach(seat).steps > 0 || may_redo(seat);
            if play.request.is_some() || self.seats().any(restless) {
                return None;
            }
        }
        self.written(QUIET, Play::saved)
    }

    /// The table as text at any moment, with what may be taken back or played again. It is as long as the steps that stand since the
    /// table was opened and those that were taken back, however often.
    #[must_use]
    pub fn save_restless(&self) -> Option<String> {
        // Where nothing is played nothing can be taken back.
        let format = if self.play.is_some() { RESTLESS } else { QUIET };
        self.written(format, Play::saved_with_trail)
    }

    fn written(&self, format: u32, play: impl Fn(&Play) -> SavedPlay) -> Option<String> {
        let seats = (0..self.chairs.len() as u8).map(Seat);
        let viewers = seats.map(Viewer::Seat).chain([Viewer::Spectator]);
        let views = self.play.iter().flat_map(|play| viewers.clone().map(|viewer| play.game.view(viewer)));
        let saved = Saved {
            format,
            seq: self.seq,
            chairs: self.chairs.clone(),
            chat_closed: self.chat_closed,
            prepared: self.prepared.clone(),
            play: self.play.as_ref().map(play),
            end: self.end.clone(),
            rematch: self.rematch.clone(),
            views: views.collect(),
        };
        serde_json::to_string(&saved).ok()
    }

    /// The table as it was saved.
    ///
    /// # Errors
    /// When the text is not one that this program understands.
    pub fn from_save(
        games: &Games,
        contract: Arc<Contract>,
        maker: Guest,
        text: &str,
    ) -> Result<Table, Broken> {
        let unreadable = |_| Broken { seq: 0, reason: No::RecordBroken.into() };
        let saved: Saved = serde_json::from_str(text).map_err(unreadable)?;
        let broken = |reason: Refused| Broken { seq: saved.seq, reason };
        let format =
            if saved.play.as_ref().is_some_and(|play| play.since.is_some()) { RESTLESS } else { QUIET };
        if saved.format != format || saved.chairs.len() != contract.seats.len() {
            return Err(broken(No::RecordBroken.into()));
        }
        let mut table = Table::new(games, contract, maker);
        table.play = match &saved.play {
            Some(play) => Some(play.open(games, &table.contract).map_err(broken)?),
            None => None,
        };
        table.seq = saved.seq;
        table.chairs = saved.chairs;
        table.chat_closed = saved.chat_closed;
        table.prepared = saved.prepared;
        table.end = saved.end;
        table.rematch = saved.rematch;
        table.hide_what_may_be_late();
        Ok(table)
    }

    /// The table that a snapshot and the rows after it add up to; without a snapshot, all rows.
    ///
    /// # Errors
    /// When a row does not fit.
    pub fn load<'a>(
        games: &Games,
        contract: Arc<Contract>,
        maker: Guest,
        snapshot: Option<&str>,
        rows: impl IntoIterator<Item = &'a str>,
    ) -> Result<Table, Broken> {
        let mut table = match snapshot {
            Some(text) => Table::from_save(games, contract, maker, text)?,
            None => Table::new(games, contract, maker),
        };
        for row in rows {
            let broken = |_| Broken { seq: table.seq + 1, reason: No::RecordBroken.into() };
            let entry: Entry = serde_json::from_str(row).map_err(broken)?;
            table.apply(&entry)?;
        }
        Ok(table)
    }
}

impl SavedViews {
    /// Who held each seat, as somebody sees it who holds some of them.
    #[must_use]
    pub fn chairs_seen(&self, own: kernel::SeatSet) -> Vec<crate::table_view::ChairSeen> {
        crate::table_view::chairs_seen(&self.chairs, own)
    }

    /// How a saved table looked, read without understanding its game.
    #[must_use]
    pub fn read(text: &str) -> Option<SavedViews> {
        let saved: Saved = serde_json::from_str(text).ok()?;
        Some(SavedViews { seq: saved.seq, chairs: saved.chairs, views: saved.views })
    }
}

impl Play {
    /// How it is now, without what came before.
    fn saved(&self) -> SavedPlay {
        let seats = || (0..self.prompts.len() as u8).map(Seat);
        SavedPlay {
            position: self.game.position(),
            step: self.step,
            standing: self.standing(),
            ends: seats().map(|seat| end_text(&self.reach(seat).end)).collect(),
            prompts: self.prompts.iter().map(|prompt| prompt.number).collect(),
            clocks: self.clocks.clone(),
            remembered: self.remembered.clone(),
            lately: self.lately.clone(),
            checkpoints: self.checkpoints.clone(),
            lesson: self.course.as_ref().map(|course| course.progress().clone()),
            since: None,
        }
    }

    /// How it was when it was opened, and what counts of what came since.
    fn saved_with_trail(&self) -> SavedPlay {
        let Trail { start, standing, aside } = self.game.trail();
        let (made, request) = (self.made.clone(), self.request.clone());
        SavedPlay {
            position: start,
            standing: self.earlier,
            ends: self.ends.iter().map(end_text).collect(),
            lesson: self.course.as_ref().map(|course| course.before().clone()),
            since: Some(Since { standing, aside, made, request }),
            ..self.saved()
        }
    }

    /// Plays what came after the position again.
    fn follow(&mut self, since: &Since) -> Result<(), Refused> {
        if since.made.len() != self.made.len() {
            return Err(No::RecordBroken.into());
        }
        for line in &since.standing {
            self.enter(line).map_err(|error| error.reason)?;
        }
        for line in &since.aside {
            self.game.put_aside(line).map_err(|error| error.reason)?;
        }
        self.made = since.made.clone();
        self.request = since.request.clone();
        Ok(())
    }
}

impl SavedPlay {
    fn open(&self, games: &Games, contract: &Contract) -> Result<Play, Refused> {
        let seats = contract.seats.len();
        let fits = self.ends.len() == seats && self.prompts.len() == seats && self.clocks.are_for(seats);
        if !fits {
            return Err(No::RecordBroken.into());
        }
        let kind = games.of(&contract.game.game)?;
        let game = kind.open(&contract.game, seats, Opening::Position(&self.position))?;
        let mut play = Play::new(game, seats, self.clocks.clone());
        play.earlier = self.standing;
        play.ends = self.ends.iter().map(|(key, by)| end_of(key, *by)).collect();
        play.remembered = self.remembered.clone();
        play.lately = self.lately.clone();
        play.course = self.course(kind.lessons(), contract)?;
        if let Some(since) = &self.since {
            play.follow(since)?;
        }
        play.step = self.step;
        play.checkpoints = self.checkpoints.clone();
        for (index, number) in self.prompts.iter().enumerate() {
            play.prompts[index] = Prompted { number: *number, asked: play.game.asked(Seat(index as u8)) };
        }
        Ok(play)
    }

    fn course(&self, lessons: &'static [Lesson], contract: &Contract) -> Result<Option<Course>, Refused> {
        let begun = contract.lesson.as_deref().and_then(|slug| Course::begin(lessons, slug));
        match (begun, &self.lesson) {
            (Some(course), Some(reached)) => {
                course.at(reached.clone()).map(Some).ok_or_else(|| No::RecordBroken.into())
            }
            (begun, _) => Ok(begun),
        }
    }
}

fn end_text(end: &NoUndo) -> (String, Option<Chair>) {
    use kernel::Message;
    let by = match end {
        NoUndo::Shared { by } | NoUndo::Needed { by } => Some(Chair(*by)),
        NoUndo::Nothing | NoUndo::Learned | NoUndo::Passed | NoUndo::Served | NoUndo::Far => None,
    };
    (end.key().to_owned(), by)
}

fn end_of(key: &str, by: Option<Chair>) -> NoUndo {
    use kernel::Message;
    let by = by.map_or(Seat(0), |chair| chair.0);
    let all = [
        NoUndo::Learned,
        NoUndo::Passed,
        NoUndo::Served,
        NoUndo::Shared { by },
        NoUndo::Needed { by },
        NoUndo::Far,
    ];
    all.into_iter().find(|end| end.key() == key).unwrap_or(NoUndo::Nothing)
}
