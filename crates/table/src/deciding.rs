//! What becomes of a request: rows for the log, or a no. Deciding changes nothing.

use std::time::Duration;

use kernel::{Budget, NoUndo, Seat, SeatSet};

use crate::command::{Command, Who};
use crate::contract::{Chair, SeveralSeats, UndoChoice};
use crate::entry::{Deed, Guest, Millis};
use crate::games::{Attempted, Opening, Question, Thought};
use crate::play::Play;
use crate::refusal::{No, Refused};
use crate::secure_dice::SecureDice;
use crate::table::{Hand, Holder, Stage, Table, taken_back_by};

/// What a table makes of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// These rows are to be added to the log.
    Enter(Vec<Deed>),
    /// It was done before, with this sequence number.
    Already(u64),
    /// It answers a prompt or a request that is no longer open; the number of the open one.
    Behind(u64),
    /// It reaches further back than was loaded: the whole log is needed.
    NeedsHistory,
}

/// What a computer player has to decide.
pub struct BotTurn {
    /// For which seat.
    pub seat: Chair,
    /// The number of the prompt that it answers.
    pub expected: u64,
    /// What it has to think about.
    pub thought: Thought,
}

impl Table {
    /// Decides on a request.
    ///
    /// # Errors
    /// When it is refused.
    pub fn decide(
        &self,
        who: Who<'_>,
        command: &Command,
        now: Millis,
        dice: &mut SecureDice,
    ) -> Result<Decision, Refused> {
        command.check_lengths()?;
        if let Some(seq) = self.done_before(who, command)? {
            return Ok(Decision::Already(seq));
        }
        match command {
            Command::Sit { seat } => self.sit(who, *seat, dice),
            Command::SeatBot { seat } => self.seat_bot(who, *seat, dice),
            Command::Leave { seat } => self.leave(who, *seat),
            Command::Play { seat, expected, action, client } => {
                self.act(who, *seat, *expected, action, client.as_ref(), now, dice)
            }
            Command::Undo { seat, client } => self.undo(who, *seat, client.as_ref()),
            Command::Redo { seat, client } => {
                let play = self.acting(who, *seat)?;
                if self.contract.undo == UndoChoice::None {
                    return Err(No::NoUndo.into());
                }
                play.game.may_redo(seat.0).map_err(|no| Refused::because(&no))?;
                enter(Deed::Redone { seat: *seat, client: client.clone() })
            }
            Command::Ask { seat, steps } => self.ask(who, *seat, *steps),
            Command::Answer { seat, expected, agrees } => self.answer(who, *seat, *expected, *agrees),
            Command::Resign { seat } => {
                if self.acting(who, *seat)?.game.is_cooperative() {
                    return Err(No::AllTogether.into());
                }
                enter(Deed::Resigned { seat: *seat })
            }
            Command::HandOver { seat, to } => self.hand_over(who, *seat, *to),
            Command::CloseChat { closed } => {
                self.as_maker(who)?;
                if *closed == self.chat_closed {
                    Ok(Decision::Already(self.seq))
                } else {
                    enter(Deed::ChatClosed { closed: *closed })
                }
            }
        }
    }

    /// The first rows of a new table: everybody the contract names sits down.
    ///
    /// # Errors
    /// When the game does not begin although all are there.
    pub fn first_deeds(&self, name: &str, dice: &mut SecureDice) -> Result<Vec<Deed>, Refused> {
        let prepared = self.prepared.iter().map(|position| Deed::Prepared { position: position.clone() });
        use crate::contract::SeatChoice;
        let sits = |(index, choice): (usize, &SeatChoice)| {
            let seat = Chair(Seat(index as u8));
            match choice {
                SeatChoice::Maker => Some(Deed::Sat { seat, guest: self.maker, name: name.to_owned() }),
                SeatChoice::Bot => Some(Deed::BotSat { seat }),
                SeatChoice::Open => None,
            }
        };
        let sat = self.contract.seats.iter().enumerate().filter_map(sits);
        self.starting_if_full(prepared.chain(sat).collect(), dice)
    }

    /// The first rows of a table that goes on from another game: whoever makes it holds every seat.
    #[must_use]
    pub fn first_deeds_from(&self, name: &str, game: Vec<Deed>) -> Vec<Deed> {
        let seats = (0..self.chairs.len() as u8).map(|index| Chair(Seat(index)));
        let sat = seats.map(|seat| Deed::Sat { seat, guest: self.maker, name: name.to_owned() });
        sat.chain(game).collect()
    }

    /// What must be done because time has passed; the table is to be asked before every request.
    #[must_use]
    pub fn overdue(&self, now: Millis) -> Option<Deed> {
        let play = self.play.as_ref().filter(|_| self.end.is_none())?;
        play.clocks.up(now).lowest().map(|seat| Deed::TimedOut { seat: Chair(seat) })
    }

    /// The row that puts a computer player in the place of somebody who is away, if it is agreed on and fits.
    #[must_use]
    pub fn stand_in(&self, seat: Seat) -> Option<Deed> {
        let fits = matches!(self.chairs.get(seat.index())?, Holder::Person { hand: Hand::Own, .. });
        (fits && self.waits_for().contains(seat)).then_some(Deed::StoodIn { seat: Chair(seat) })
    }

    /// The rows that give a guest who returned its seats back.
    #[must_use]
    pub fn come_back(&self, guest: crate::entry::Guest) -> Vec<Deed> {
        let away = |seat: &Seat| {
            matches!(self.chairs[seat.index()], Holder::Person { hand: Hand::StandIn, .. })
                && self.end.is_none()
        };
        self.seats_of(guest).iter().filter(away).map(|seat| Deed::CameBack { seat: Chair(seat) }).collect()
    }

    /// What a computer player would do next at this table, as the request of its seat: here and now, for as long as it likes.
    #[must_use]
    pub fn bot_request(&self, seed: u64) -> Option<Command> {
        let BotTurn { seat, expected, thought } = self.bot_turn(seed)?;
        let action = thought(&Budget::new(Duration::MAX))?;
        Some(Command::Play { seat, expected, action, client: None })
    }

    /// What the next computer player has to decide. It may think about it away from the table.
    #[must_use]
    pub fn bot_turn(&self, seed: u64) -> Option<BotTurn> {
        let bots = self.bot_seats();
        let seat = self.waits_for().iter().find(|seat| bots.contains(*seat))?;
        let play = self.play.as_ref()?;
        let prompt = play.prompts.get(seat.index())?;
        let thought = match &self.contract.lesson {
            // Whoever learns is to be alone with the lesson.
            Some(_) => {
                let action = self.kind().ok()?.pastime(&prompt.asked.as_ref()?.actions)?.clone();
                Box::new(move |_: &Budget| Some(action))
            }
            None => play.game.thought(seat, self.player(seat), seed)?,
        };
        Some(BotTurn { seat: Chair(seat), expected: prompt.number, thought })
    }

    /// The number of what a seat is asked; nothing where it is asked nothing.
    #[must_use]
    pub fn prompt_number(&self, seat: Chair) -> Option<u64> {
        let prompt = self.play.as_ref()?.prompts.get(seat.0.index())?;
        prompt.asked.as_ref().map(|_| prompt.number)
    }

    /// What a seat does for which nobody could think of anything: the first of what it may do.
    #[must_use]
    pub fn first_action(&self, seat: Chair) -> Option<String> {
        let prompt = self.play.as_ref()?.prompts.get(seat.0.index())?;
        prompt.asked.as_ref()?.actions.first().cloned()
    }

    /// Answers a question of a seat, from what it may know and nothing else.
    ///
    /// # Errors
    /// When the seat is not the guest's, or the question cannot be answered.
    pub fn question(
        &self,
        who: Who<'_>,
        seat: Chair,
        question: &Question,
    ) -> Result<Box<serde_json::value::RawValue>, Refused> {
        self.own_seat(who, seat)?;
        let play = self.play.as_ref().ok_or(No::NotBegun)?;
        if matches!(question, Question::OfGame(_)) && !self.contract.hints {
            return Err(No::NoHints.into());
        }
        play.game.answer(seat.0, question)
    }

    fn sit(&self, who: Who<'_>, seat: Chair, dice: &mut SecureDice) -> Result<Decision, Refused> {
        let Who::Person { guest, name } = who else { return Err(No::BotPlays { seat: seat.0 }.into()) };
        self.free_seat(seat)?;
        self.may_take_another(guest)?;
        let deed = Deed::Sat { seat, guest, name: name.to_owned() };
        self.starting_if_full(vec![deed], dice).map(Decision::Enter)
    }

    /// Whether the contract lets a guest have one seat more.
    fn may_take_another(&self, guest: Guest) -> Result<(), Refused> {
        let may = self.seats_of(guest).is_empty()
            || match self.contract.several_seats {
                SeveralSeats::Maker => guest == self.maker,
                SeveralSeats::Everybody => true,
                SeveralSeats::Nobody => false,
            };
        if may { Ok(()) } else { Err(No::OneSeat.into()) }
    }

    fn hand_over(&self, who: Who<'_>, seat: Chair, to: Option<Chair>) -> Result<Decision, Refused> {
        if !self.acting(who, seat)?.game.is_cooperative() {
            return Err(No::NotTogether.into());
        }
        let Some(to) = to else { return enter(Deed::Left { seat }) };
        match self.holder(to)? {
            Holder::Person { guest, .. } if self.seats_of(*guest).contains(seat.0) => {
                Err(No::SeatTaken { seat: seat.0 }.into())
            }
            Holder::Person { guest, name, .. } => {
                self.may_take_another(*guest)?;
                enter(Deed::Sat { seat, guest: *guest, name: name.clone() })
            }
            Holder::Nobody | Holder::Bot => Err(No::SeatEmpty { seat: to.0 }.into()),
        }
    }

    fn seat_bot(&self, who: Who<'_>, seat: Chair, dice: &mut SecureDice) -> Result<Decision, Refused> {
        self.as_maker(who)?;
        self.free_seat(seat)?;
        self.starting_if_full(vec![Deed::BotSat { seat }], dice).map(Decision::Enter)
    }

    fn leave(&self, who: Who<'_>, seat: Chair) -> Result<Decision, Refused> {
        self.gathering()?;
        match self.holder(seat)? {
            Holder::Nobody => Err(No::SeatEmpty { seat: seat.0 }.into()),
            Holder::Person { guest, .. } if matches!(who, Who::Person { guest: own, .. } if own == *guest) => {
                enter(Deed::Left { seat })
            }
            Holder::Person { .. } | Holder::Bot => {
                self.as_maker(who)?;
                enter(Deed::Left { seat })
            }
        }
    }

    /// The game begins by itself when nobody is missing.
    fn starting_if_full(&self, mut deeds: Vec<Deed>, dice: &mut SecureDice) -> Result<Vec<Deed>, Refused> {
        let mut taken: SeatSet = self.taken();
        for deed in &deeds {
            if let Deed::Sat { seat, .. } | Deed::BotSat { seat } = deed {
                taken.insert(seat.0);
            }
        }
        if taken.len() == self.chairs.len() && self.play.is_none() {
            let mut seed = [0; 32];
            seed.chunks_mut(8).for_each(|part| part.copy_from_slice(&dice.bits().to_le_bytes()));
            let kind = self.kind()?;
            let lesson =
                kind.lessons().iter().find(|lesson| self.contract.lesson.as_ref() == Some(&lesson.slug));
            let position = lesson.map(|lesson| &lesson.position).or(self.prepared.as_ref());
            let opening = position.map_or(Opening::Dealt(&seed), |position| Opening::Position(position));
            let game = kind.open(&self.contract.game, self.chairs.len(), opening)?;
            deeds.push(Deed::Started { opening: game.opening(), lines: Vec::new() });
        }
        Ok(deeds)
    }

    fn taken(&self) -> SeatSet {
        let taken = self.chairs.iter().enumerate().filter(|(_, holder)| **holder != Holder::Nobody);
        taken.map(|(index, _)| Seat(index as u8)).collect()
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of one request")]
    fn act(
        &self,
        who: Who<'_>,
        seat: Chair,
        expected: u64,
        action: &str,
        client: Option<&String>,
        now: Millis,
        dice: &mut SecureDice,
    ) -> Result<Decision, Refused> {
        let play = self.acting(who, seat)?;
        if play.clocks.up(now).contains(seat.0) {
            return Err(No::TimeUp { seat: seat.0 }.into());
        }
        let number = play.prompts[seat.0.index()].number;
        if expected != number {
            return Ok(Decision::Behind(number));
        }
        let Attempted { line, checkpoint } = play.game.attempt(seat.0, action, dice)?;
        let played = Deed::Played { line, seat, client: client.cloned() };
        let kept = checkpoint.map(|(name, position)| Deed::Checkpoint { name, position });
        Ok(Decision::Enter([played].into_iter().chain(kept).collect()))
    }

    fn undo(&self, who: Who<'_>, seat: Chair, client: Option<&String>) -> Result<Decision, Refused> {
        let play = self.acting(who, seat)?;
        if self.contract.undo == UndoChoice::None {
            return Err(No::NoUndo.into());
        }
        let reach = play.reach(seat.0);
        if reach.steps == 0 {
            return Err(Refused::because(&reach.end));
        }
        enter(Deed::Undone { seat, client: client.cloned() })
    }

    fn ask(&self, who: Who<'_>, seat: Chair, steps: u32) -> Result<Decision, Refused> {
        let play = self.acting(who, seat)?;
        match (self.contract.undo, &play.request) {
            (UndoChoice::None, _) => return Err(No::NoUndo.into()),
            (UndoChoice::ToKnowledge, _) => return Err(No::NoConsent.into()),
            (_, Some(open)) => return Err(No::AskedAlready { seat: open.by.0 }.into()),
            (UndoChoice::WithConsent | UndoChoice::ConsentWithinKnowledge, None) => {}
        }
        if steps == 0 || steps as usize > play.standing() {
            return Err(No::TooFarBack.into());
        }
        let asked = Deed::Asked { seat, steps };
        if self.contract.undo == UndoChoice::ConsentWithinKnowledge {
            return self.go_back_within_knowledge(play, asked, seat, steps);
        }
        if self.others(seat).is_empty() {
            return self.go_back_alone(play, asked, steps as usize);
        }
        if self.others_to_ask(seat).is_empty() {
            return Err(No::NobodyToAsk.into());
        }
        enter(asked)
    }

    /// Nobody takes back what somebody has learned, not even whoever holds all seats. Asked is only whose steps go.
    fn go_back_within_knowledge(
        &self,
        play: &Play,
        asked: Deed,
        seat: Chair,
        steps: u32,
    ) -> Result<Decision, Refused> {
        let (Some(lines), Some(learned)) =
            (play.game.take_back(steps as usize), play.game.learned(steps as usize))
        else {
            return Ok(Decision::NeedsHistory);
        };
        if learned {
            return Err(Refused::because(&NoUndo::Learned));
        }
        if self.whose_steps_go(seat, &lines).is_empty() {
            return Ok(Decision::Enter(vec![asked, Deed::TakenBack { lines }]));
        }
        enter(asked)
    }

    /// The seats of other people, of those who can be asked, whose steps these lines take back.
    fn whose_steps_go(&self, seat: Chair, lines: &[String]) -> SeatSet {
        let theirs: SeatSet = lines.iter().filter_map(|line| taken_back_by(line)).collect();
        self.others_to_ask(seat).iter().filter(|other| theirs.contains(*other)).collect()
    }

    /// Nobody needs to be asked where all the others are computers, or seats of the same person. People around one screen agree
    /// among themselves; but alone, or against computers, nobody draws anew what has been seen.
    fn go_back_alone(&self, play: &Play, asked: Deed, steps: usize) -> Result<Decision, Refused> {
        let persons = self.chairs.iter().filter(|holder| matches!(holder, Holder::Person { .. })).count();
        let (Some(lines), Some(learned)) = (play.game.take_back(steps), play.game.learned(steps)) else {
            return Ok(Decision::NeedsHistory);
        };
        let around_one_screen = persons > 1 && persons == self.chairs.len() && self.bot_seats().is_empty();
        if learned && !around_one_screen {
            return Err(Refused::because(&NoUndo::Learned));
        }
        Ok(Decision::Enter(vec![asked, Deed::TakenBack { lines }]))
    }

    fn answer(&self, who: Who<'_>, seat: Chair, expected: u64, agrees: bool) -> Result<Decision, Refused> {
        let play = self.acting(who, seat)?;
        let request = play.request.as_ref().ok_or(No::NothingAsked)?;
        if expected != request.number {
            return Ok(Decision::Behind(request.number));
        }
        // Who asked may withdraw by disagreeing.
        if request.agreed.contains(&seat) || (request.by == seat && agrees) {
            return Err(No::Answered.into());
        }
        let answered = Deed::Answered { seat, agrees };
        let lines = play.game.take_back(request.steps as usize);
        let missing = match (self.contract.undo, &lines) {
            (UndoChoice::ConsentWithinKnowledge, Some(lines)) => self.whose_steps_go(request.by, lines),
            (UndoChoice::ConsentWithinKnowledge, None) => return Ok(Decision::NeedsHistory),
            _ => self.others_to_ask(request.by),
        };
        let all = missing.iter().all(|other| other == seat.0 || request.agreed.contains(&Chair(other)));
        if !(agrees && all) {
            return enter(answered);
        }
        Ok(match lines {
            Some(lines) => Decision::Enter(vec![answered, Deed::TakenBack { lines }]),
            None => Decision::NeedsHistory,
        })
    }

    /// The seats of other people who are still in the game, be they here or away.
    fn others(&self, seat: Chair) -> SeatSet {
        let guest = |seat: Seat| match &self.chairs[seat.index()] {
            Holder::Person { guest, .. } => Some(*guest),
            Holder::Nobody | Holder::Bot => None,
        };
        self.own_hands().iter().filter(|other| guest(*other) != guest(seat.0)).collect()
    }

    /// Those of them who can be asked: for whoever is away a computer player plays, and nobody waits for their consent.
    fn others_to_ask(&self, seat: Chair) -> SeatSet {
        let bots = self.bot_seats();
        self.others(seat).iter().filter(|other| !bots.contains(*other)).collect()
    }

    fn holder(&self, seat: Chair) -> Result<&Holder, Refused> {
        self.chairs.get(seat.0.index()).ok_or_else(|| No::NoSuchSeat.into())
    }

    fn free_seat(&self, seat: Chair) -> Result<(), Refused> {
        // A seat that somebody handed over while the game is played waits for whoever comes.
        let is_open = self.stage() == Stage::Playing && *self.holder(seat)? == Holder::Nobody;
        if !is_open {
            self.gathering()?;
        }
        match self.holder(seat)? {
            Holder::Nobody => Ok(()),
            Holder::Person { .. } | Holder::Bot => Err(No::SeatTaken { seat: seat.0 }.into()),
        }
    }

    fn gathering(&self) -> Result<(), Refused> {
        if self.stage() == Stage::Gathering { Ok(()) } else { Err(No::Begun.into()) }
    }

    fn as_maker(&self, who: Who<'_>) -> Result<(), Refused> {
        match who {
            Who::Person { guest, .. } if guest == self.maker => Ok(()),
            _ => Err(No::NotMaker.into()),
        }
    }

    /// The seat belongs to who asks: to the person on it, or to the house where a computer player plays.
    pub(crate) fn own_seat(&self, who: Who<'_>, seat: Chair) -> Result<(), Refused> {
        match (self.holder(seat)?, who) {
            (Holder::Person { guest, .. }, Who::Person { guest: own, .. }) if *guest == own => Ok(()),
            (holder, Who::Server) if holder.is_played_by_bot() => Ok(()),
            _ => Err(No::NotYourSeat { seat: seat.0 }.into()),
        }
    }

    /// The game in which who asks plays with this seat now.
    fn acting(&self, who: Who<'_>, seat: Chair) -> Result<&Play, Refused> {
        self.own_seat(who, seat)?;
        if self.end.is_some() {
            return Err(No::Over.into());
        }
        let play = self.play.as_ref().ok_or(No::NotBegun)?;
        match (self.holder(seat)?, who) {
            (holder, Who::Person { .. }) if holder.is_played_by_bot() => {
                Err(No::BotPlays { seat: seat.0 }.into())
            }
            _ => Ok(play),
        }
    }
}

fn enter(deed: Deed) -> Result<Decision, Refused> {
    Ok(Decision::Enter(vec![deed]))
}
