//! A game that is being played at a table: the match with its prompts, clocks and open requests.

use std::collections::VecDeque;

use kernel::{NoUndo, Reach, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::clock::Clocks;
use crate::course::Course;
use crate::games::{Asked, Match, Told, Unplayable};
use crate::named::Remembered;

/// A match at a table.
pub struct Play {
    pub(crate) game: Box<dyn Match>,
    /// The entries of the record so far.
    pub(crate) step: u64,
    /// The steps that stood before the match was loaded, which it does not know.
    pub(crate) earlier: usize,
    /// Why nothing earlier can be taken back, by seat, where the match was loaded in its middle.
    pub(crate) ends: Vec<NoUndo>,
    pub(crate) prompts: Vec<Prompted>,
    pub(crate) clocks: Clocks,
    pub(crate) request: Option<Request>,
    pub(crate) remembered: VecDeque<Remembered>,
    /// The lesson that is learned by it.
    pub(crate) course: Option<Course>,
    /// The steps of each seat that stand and were made since the match was loaded.
    pub(crate) made: Vec<Vec<Made>>,
    /// The positions that were kept on the way to this one, the oldest first.
    pub(crate) checkpoints: Vec<Kept>,
    /// The rows of the last steps, as many as spectators are behind: they may not know of them yet.
    pub(crate) lately: VecDeque<u64>,
}

/// A step that stands.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct Made {
    /// The row that made it.
    seq: u64,
    /// Whether the seat's turn ended with it.
    ended_turn: bool,
}

/// A position that was kept, so that another game can begin from it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct Kept {
    /// The row that keeps it.
    pub(crate) seq: u64,
    /// What it is called.
    pub(crate) name: String,
    /// How many steps stood then; it goes when one of them is taken back.
    pub(crate) standing: usize,
}

/// What a seat is asked, and since when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Prompted {
    /// The sequence number of the table with which the question was put.
    pub(crate) number: u64,
    pub(crate) asked: Option<Asked>,
}

/// A request to go back.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Request {
    /// The sequence number with which it was made.
    pub number: u64,
    /// Who asks.
    pub by: crate::contract::Chair,
    /// How many steps are to be taken back.
    pub steps: u32,
    /// Who has agreed.
    pub agreed: Vec<crate::contract::Chair>,
}

impl Play {
    pub(crate) fn new(game: Box<dyn Match>, seats: usize, clocks: Clocks) -> Play {
        let prompts = vec![Prompted { number: 0, asked: None }; seats];
        Play {
            game,
            step: 0,
            earlier: 0,
            ends: vec![NoUndo::Nothing; seats],
            prompts,
            clocks,
            request: None,
            remembered: VecDeque::new(),
            course: None,
            made: vec![Vec::new(); seats],
            checkpoints: Vec::new(),
            lately: VecDeque::new(),
        }
    }

    /// Plays a line of the record.
    pub(crate) fn enter(&mut self, line: &str) -> Result<Told, Unplayable> {
        let told = self.game.enter(line)?;
        self.step += 1;
        let standing = self.standing();
        self.checkpoints.retain(|kept| kept.standing <= standing);
        if let Some(course) = &mut self.course {
            course.follow(line, &told);
        }
        Ok(told)
    }

    /// A row made a step, or made it again.
    pub(crate) fn note_made(&mut self, seat: Seat, seq: u64, ended_turn: bool) {
        if let Some(made) = self.made.get_mut(seat.index()) {
            made.push(Made { seq, ended_turn });
        }
    }

    /// The last step of a seat was taken back; whether the seat's turn had ended with it.
    pub(crate) fn note_taken_back(&mut self, seat: Seat) -> bool {
        self.made.get_mut(seat.index()).and_then(Vec::pop).is_some_and(|made| made.ended_turn)
    }

    /// The row before the one that made this step of a seat, counted from its last; none where the match does not know it.
    pub(crate) fn row_before(&self, seat: Seat, back: usize) -> u64 {
        let made = self.made.get(seat.index()).and_then(|made| made.iter().rev().nth(back));
        made.map_or(0, |made| made.seq.saturating_sub(1))
    }

    /// Sees what every seat is asked now; another question gets the number of this change. What may be answered to it can change
    /// without that, because others act: an answer that is still allowed is then taken all the same.
    pub(crate) fn renew_prompts(&mut self, seq: u64) {
        for (index, prompt) in self.prompts.iter_mut().enumerate() {
            let asked = self.game.asked(Seat(index as u8));
            let is_same = asked.as_ref().map(|asked| &asked.question)
                == prompt.asked.as_ref().map(|asked| &asked.question);
            let number = if is_same { prompt.number } else { seq };
            *prompt = Prompted { number, asked };
        }
    }

    /// A seat acted: what it was asked is answered, also where the next question is the same. A vote leaves the question to the
    /// group open; whatever else answers it answers it for all.
    pub(crate) fn close_prompt(&mut self, seat: Seat, seq: u64) {
        if self.game.was_vote() {
            return;
        }
        let is_for_group =
            |prompt: &Prompted| prompt.asked.as_ref().is_some_and(|asked| asked.question.is_for_group);
        let answers_for_all = self.prompts.get(seat.index()).is_some_and(is_for_group);
        for (index, prompt) in self.prompts.iter_mut().enumerate() {
            if index == seat.index() || answers_for_all && is_for_group(prompt) {
                prompt.number = seq;
            }
        }
    }

    /// Everything that was asked is asked anew: the game went back.
    pub(crate) fn close_prompts(&mut self, seq: u64) {
        self.prompts.iter_mut().for_each(|prompt| prompt.number = seq);
    }

    /// The seats that are asked something.
    pub(crate) fn actors(&self) -> SeatSet {
        self.game.actors()
    }

    /// Those of them that the game waits for.
    pub(crate) fn awaited(&self) -> SeatSet {
        self.game.awaited()
    }

    /// How far a seat may go back by itself, and why no further.
    pub(crate) fn reach(&self, seat: Seat) -> Reach {
        let reach = self.game.reach(seat);
        match (&reach.end, self.ends.get(seat.index())) {
            (NoUndo::Nothing, Some(end)) if self.earlier > 0 => Reach { end: end.clone(), ..reach },
            _ => reach,
        }
    }

    /// All steps that stand.
    pub(crate) fn standing(&self) -> usize {
        self.earlier + self.game.standing()
    }
}
