//! The table: what its log adds up to.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::clock::Clocks;
use crate::contract::{Chair, Contract};
use crate::course::Course;
use crate::entry::{Deed, Entry, Guest, Millis};
use crate::games::{AnyGame, Games, Opening, Told};
use crate::named::Requested;
use crate::play::{Kept, Play, Request};
use crate::refusal::{No, Refused};

/// A live table.
pub struct Table {
    pub(crate) games: Games,
    pub(crate) contract: Arc<Contract>,
    pub(crate) maker: Guest,
    pub(crate) seq: u64,
    pub(crate) chairs: Vec<Holder>,
    pub(crate) chat_closed: bool,
    /// The position that the game will begin from.
    pub(crate) prepared: Option<String>,
    pub(crate) play: Option<Play>,
    pub(crate) end: Option<End>,
    pub(crate) rematch: Option<String>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// Who.
        guest: Guest,
        /// The display name.
        name: String,
        /// Who plays for the person now.
        hand: Hand,
    },
    /// A computer player.
    Bot,
}

/// Who plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// The person.
    Own,
    /// A computer player, until the person returns.
    StandIn,
    /// A computer player to the end: the person gave up.
    Resigned,
    /// A computer player to the end: the person's time ran out.
    TimedOut,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct End {
    /// Who won.
    pub winners: Vec<Chair>,
    /// Whether the game was played to its end, or all others gave up.
    pub played_out: bool,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// The game is played.
    Playing,
    /// The game is over.
    Over,
}

/// Where a line of the record takes the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    On,
    Back,
}

/// A log that cannot be folded: the program does not understand a row of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The sequence number of the row.
    pub seq: u64,
    /// Why.
    pub reason: Refused,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {} does not follow from those before it", self.seq)
    }
}

impl Error for Broken {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.reason)
    }
}

impl Table {
    /// A table at which nothing has been done yet.
    #[must_use]
    pub fn new(games: &Games, contract: Arc<Contract>, maker: Guest) -> Table {
        let chairs = vec![Holder::Nobody; contract.seats.len()];
        Table {
            games: games.clone(),
            contract,
            maker,
            seq: 0,
            chairs,
            chat_closed: false,
            prepared: None,
            play: None,
            end: None,
            rematch: None,
        }
    }

    /// The games that it may be of.
    #[must_use]
    pub const fn games(&self) -> &Games {
        &self.games
    }

    /// A new table whose game will begin from a position.
    ///
    /// # Errors
    /// When no game of this contract begins from it.
    pub fn prepare(&mut self, position: String) -> Result<(), Refused> {
        let unfit = |_| Refused::from(No::NoCheckpoint);
        self.kind()?
            .open(&self.contract.game, self.chairs.len(), Opening::Position(&position))
            .map_err(unfit)?;
        self.prepared = Some(position);
        Ok(())
    }

    /// Whether a position was kept under this sequence number, and the game has not gone back behind it since.
    #[must_use]
    pub fn has_checkpoint(&self, seq: u64) -> bool {
        self.play.as_ref().is_some_and(|play| play.checkpoints.iter().any(|kept| kept.seq == seq))
    }

    /// The game that is played here.
    ///
    /// # Errors
    /// When this program does not have it.
    pub(crate) fn kind(&self) -> Result<&dyn AnyGame, Refused> {
        self.games.of(&self.contract.game.game)
    }

    /// What was agreed on.
    #[must_use]
    pub fn contract(&self) -> &Contract {
        &self.contract
    }

    /// Who made the table.
    #[must_use]
    pub const fn maker(&self) -> Guest {
        self.maker
    }

    /// How many rows the log has.
    #[must_use]
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// How many entries the record of the game has.
    #[must_use]
    pub fn step_count(&self) -> u64 {
        self.play.as_ref().map_or(0, |play| play.step)
    }

    /// The record of the game as text, from its beginning if the whole log was folded, else from the snapshot on.
    #[must_use]
    pub fn record(&self) -> Option<String> {
        let name = |(seat, holder): (usize, &Holder)| match holder {
            Holder::Nobody => String::new(),
            Holder::Person { name, .. } => name.clone(),
            Holder::Bot => self.player(Seat(seat as u8)).to_owned(),
        };
        let names: Vec<String> = self.chairs.iter().enumerate().map(name).collect();
        Some(self.play.as_ref()?.game.record(&names))
    }

    /// The name of the computer player that plays or would play on a seat.
    pub(crate) fn player(&self, seat: Seat) -> &str {
        let usual = || self.kind().ok().and_then(|kind| kind.players().first().copied());
        let agreed = self.contract.players.get(seat.index()).map(String::as_str);
        agreed.filter(|name| !name.is_empty()).or_else(usual).unwrap_or_default()
    }

    /// Where the table is in its life.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        match (&self.end, &self.play) {
            (Some(_), _) => Stage::Over,
            (None, Some(_)) => Stage::Playing,
            (None, None) => Stage::Gathering,
        }
    }

    /// Who holds each seat.
    #[must_use]
    pub fn chairs(&self) -> &[Holder] {
        &self.chairs
    }

    /// Whether the maker closed the chat.
    #[must_use]
    pub const fn chat_closed(&self) -> bool {
        self.chat_closed
    }

    /// How the game ended.
    #[must_use]
    pub const fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// The table of the next game, if there is one.
    #[must_use]
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The open request to go back.
    #[must_use]
    pub fn request(&self) -> Option<&Request> {
        self.play.as_ref()?.request.as_ref()
    }

    /// The seats that a guest holds.
    #[must_use]
    pub fn seats_of(&self, guest: Guest) -> SeatSet {
        self.seats_where(|holder| matches!(holder, Holder::Person { guest: who, .. } if *who == guest))
    }

    /// The seats that a computer player plays now.
    #[must_use]
    pub fn bot_seats(&self) -> SeatSet {
        self.seats_where(Holder::is_played_by_bot)
    }

    /// The seats whose persons are in the game, be they here or away.
    pub(crate) fn own_hands(&self) -> SeatSet {
        self.seats_where(|holder| matches!(holder, Holder::Person { hand: Hand::Own | Hand::StandIn, .. }))
    }

    fn seats_where(&self, holds: impl Fn(&Holder) -> bool) -> SeatSet {
        let held = self.chairs.iter().enumerate().filter(|(_, holder)| holds(holder));
        held.map(|(index, _)| Seat(index as u8)).collect()
    }

    /// The seats the table waits for; none unless a game is being played.
    #[must_use]
    pub fn waits_for(&self) -> SeatSet {
        match (&self.play, &self.end) {
            (Some(play), None) => play.awaited(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The persons the table waits for, by seat.
    #[must_use]
    pub fn waits_for_persons(&self) -> SeatSet {
        let persons = self.played_by_persons();
        self.waits_for().iter().filter(|seat| persons.contains(*seat)).collect()
    }

    /// The seats that persons play themselves.
    fn played_by_persons(&self) -> SeatSet {
        self.seats_where(|holder| *holder != Holder::Nobody && !holder.is_played_by_bot())
    }

    /// When the table will have to act by itself if nobody does anything.
    #[must_use]
    pub fn due(&self) -> Option<Millis> {
        self.play.as_ref().filter(|_| self.end.is_none())?.clocks.due()
    }

    /// Folds one more row of the log in: events with who hears them.
    ///
    /// # Errors
    /// When the row does not fit; the table must not be used any more then.
    pub fn apply(&mut self, entry: &Entry) -> Result<Told, Broken> {
        let seq = self.seq + 1;
        let told = self.do_deed(&entry.deed, entry.t, seq).map_err(|reason| Broken { seq, reason })?;
        self.seq = seq;
        self.settle(entry.t);
        Ok(told)
    }

    fn do_deed(&mut self, deed: &Deed, now: Millis, seq: u64) -> Result<Told, Refused> {
        match deed {
            Deed::Sat { seat, guest, name } => {
                let holder = Holder::Person { guest: *guest, name: name.clone(), hand: Hand::Own };
                *self.chair(*seat)? = holder;
            }
            Deed::BotSat { seat } => *self.chair(*seat)? = Holder::Bot,
            Deed::Left { seat } => {
                *self.chair(*seat)? = Holder::Nobody;
                self.forget_request();
            }
            Deed::Started { opening, lines } => return self.start(opening, lines),
            Deed::Played { line, seat, client } => {
                let request = client.as_ref().and_then(|_| self.playing().ok()?.request_for(seat.0, line));
                let told = self.step(seat.0, (Way::On, line), (client.as_deref(), request), now, seq)?;
                let behind = self.behind();
                self.playing()?.note_lately(seq, behind);
                return Ok(told);
            }
            Deed::Undone { seat, client } => {
                let line = format!("undo {}", seat.0);
                let named = (client.as_deref(), Some(Requested::Undo));
                return self.step(seat.0, (Way::Back, &line), named, now, seq);
            }
            Deed::Redone { seat, client } => {
                let line = format!("redo {}", seat.0);
                let named = (client.as_deref(), Some(Requested::Redo));
                return self.step(seat.0, (Way::On, &line), named, now, seq);
            }
            Deed::Asked { seat, steps } => {
                self.playing()?.request =
                    Some(Request { number: seq, by: *seat, steps: *steps, agreed: Vec::new() });
            }
            Deed::Answered { seat, agrees } => self.answered(*seat, *agrees)?,
            Deed::TakenBack { lines } => return self.take_back(lines, now, seq),
            Deed::Resigned { seat } => self.give_up(*seat, Hand::Resigned)?,
            Deed::TimedOut { seat } => self.give_up(*seat, Hand::TimedOut)?,
            Deed::StoodIn { seat } => self.set_hand(*seat, Hand::StandIn)?,
            Deed::CameBack { seat } => self.set_hand(*seat, Hand::Own)?,
            Deed::ChatClosed { closed } => self.chat_closed = *closed,
            Deed::Rematched { table } => self.rematch = Some(table.clone()),
            Deed::Prepared { position } => self.prepared = Some(position.clone()),
            Deed::Checkpoint { name, .. } => {
                let play = self.playing()?;
                let standing = play.standing();
                play.checkpoints.push(Kept { seq, name: name.clone(), standing });
            }
        }
        Ok(Told::new())
    }

    fn chair(&mut self, chair: Chair) -> Result<&mut Holder, Refused> {
        self.chairs.get_mut(chair.0.index()).ok_or_else(|| No::NoSuchSeat.into())
    }

    fn set_hand(&mut self, chair: Chair, new: Hand) -> Result<(), Refused> {
        match self.chair(chair)? {
            Holder::Person { hand, .. } => *hand = new,
            Holder::Nobody | Holder::Bot => return Err(No::SeatEmpty { seat: chair.0 }.into()),
        }
        Ok(())
    }

    fn give_up(&mut self, chair: Chair, hand: Hand) -> Result<(), Refused> {
        self.set_hand(chair, hand)?;
        self.forget_request();
        Ok(())
    }

    /// Who gave up or left can neither agree any more nor go back: an open request would wait for ever.
    fn forget_request(&mut self) {
        if let Some(play) = &mut self.play {
            play.request = None;
        }
    }

    fn playing(&mut self) -> Result<&mut Play, Refused> {
        self.play.as_mut().ok_or_else(|| No::NotBegun.into())
    }

    fn start(&mut self, opening: &str, lines: &[String]) -> Result<Told, Refused> {
        let seats = self.chairs.len();
        let kind = self.kind()?;
        let game = kind.open(&self.contract.game, seats, Opening::Recorded(opening))?;
        let mut play = Play::new(game, seats, Clocks::new(self.contract.clock, seats));
        let lesson = self.contract.lesson.as_deref();
        play.course = lesson.and_then(|slug| Course::begin(kind.lessons(), slug));
        for line in lines {
            play.enter(line).map_err(|error| error.reason)?;
        }
        self.play = Some(play);
        Ok(Told::new())
    }

    fn step(
        &mut self,
        seat: Seat,
        (way, line): (Way, &str),
        (client, request): (Option<&str>, Option<Requested>),
        now: Millis,
        seq: u64,
    ) -> Result<Told, Refused> {
        let play = self.playing()?;
        let told = play.enter(line).map_err(|error| error.reason)?;
        play.remember(seat, client, request, seq);
        play.close_prompt(seat, seq);
        // A request to go back was about another position.
        play.request = None;
        match way {
            Way::On => {
                let ended_turn = play.game.ended_turn(seat);
                play.note_made(seat, seq, ended_turn);
                if ended_turn {
                    play.clocks.end_turn(seat, now);
                }
            }
            Way::Back => {
                if play.note_taken_back(seat) {
                    play.clocks.resume_turn(seat);
                }
            }
        }
        Ok(told)
    }

    fn answered(&mut self, seat: Chair, agrees: bool) -> Result<(), Refused> {
        let play = self.playing()?;
        match &mut play.request {
            Some(request) if agrees => request.agreed.push(seat),
            request => *request = None,
        }
        Ok(())
    }

    fn take_back(&mut self, lines: &[String], now: Millis, seq: u64) -> Result<Told, Refused> {
        let mut turns = vec![0; self.chairs.len()];
        let play = self.playing()?;
        for line in lines {
            play.enter(line).map_err(|error| error.reason)?;
            let Some(seat) = taken_back_by(line) else { continue };
            let ended_turn = play.note_taken_back(seat);
            if let Some(turns) = turns.get_mut(seat.index()).filter(|_| ended_turn) {
                *turns += 1;
            }
        }
        play.request = None;
        play.close_prompts(seq);
        play.clocks.go_back(&turns, now);
        Ok(Told::new())
    }

    /// The last row before any step that these lines take back: what was saved later cannot be gone on from once they are.
    #[must_use]
    pub fn row_before(&self, lines: &[String]) -> u64 {
        let Some(play) = &self.play else { return 0 };
        let mut back = vec![0; self.chairs.len()];
        let rows = lines.iter().map(|line| {
            let Some(seat) = taken_back_by(line) else { return 0 };
            let Some(back) = back.get_mut(seat.index()) else { return 0 };
            let row = play.row_before(seat, *back);
            *back += 1;
            row
        });
        rows.min().unwrap_or(self.seq)
    }

    /// What follows from a deed by itself: prompts, clocks, the end.
    fn settle(&mut self, now: Millis) {
        let (own, persons, seq) = (self.own_hands(), self.played_by_persons(), self.seq);
        let (seats, given_up) = (self.chairs.len(), self.seats_where(Holder::has_given_up));
        let is_open = self.chairs.contains(&Holder::Nobody);
        let Some(play) = &mut self.play else { return };
        play.renew_prompts(seq);
        if self.end.is_none() {
            let is_alone = seats - given_up.len() == 1 && !play.game.is_cooperative();
            let left = SeatSet::first(seats).iter().filter(|seat| !given_up.contains(*seat));
            self.end = if let Some(winners) = play.game.winners(given_up) {
                Some(End { winners: winners.iter().map(Chair).collect(), played_out: true })
            } else if !given_up.is_empty() && !is_open && (own.is_empty() || is_alone) {
                // Who gives up a game against nobody has lost it.
                Some(End { winners: left.map(Chair).collect(), played_out: false })
            } else {
                None
            };
        }
        let running = if self.end.is_some() { SeatSet::EMPTY } else { play.awaited() };
        play.clocks.run(running.iter().filter(|seat| persons.contains(*seat)).collect(), now);
    }
}

/// The seat whose last step a line takes back.
pub(crate) fn taken_back_by(line: &str) -> Option<Seat> {
    match Deed::of_line(line)? {
        Deed::Undone { seat, .. } => Some(seat.0),
        _ => None,
    }
}

impl Holder {
    /// Whether a computer player plays here now.
    #[must_use]
    pub const fn is_played_by_bot(&self) -> bool {
        match self {
            Holder::Nobody => false,
            Holder::Person { hand, .. } => !matches!(hand, Hand::Own),
            Holder::Bot => true,
        }
    }

    /// Whether the person here has lost whatever comes.
    #[must_use]
    pub const fn has_given_up(&self) -> bool {
        matches!(self, Holder::Person { hand: Hand::Resigned | Hand::TimedOut, .. })
    }
}
