//! Commands that play: `legal`, `play`, `why`, `preview`, `undo`, `redo`, `random`.

use dreamscape::State;
use kernel::{Dice, Game, Seat, SeatSet};
use serde::Serialize;
use std::borrow::Cow;

use super::request::Fields;
use super::table::{Next, Step, Table, Wanted};
use super::{Answer, Engine, ready};
use crate::chooser::{Chooser, Temper};
use crate::failure::{Failure, Kind};
use crate::json::{self, ByCause, Heard, Members, Spoken, number};
use crate::trouble::Trouble;
use crate::words::Words;

#[derive(Serialize)]
struct Legal {
    seats: Vec<Asked>,
}

/// What one seat is asked and may do.
#[derive(Serialize)]
struct Asked {
    seat: u8,
    prompt: Option<Spoken>,
    actions: Vec<String>,
}

#[derive(Serialize)]
struct Why {
    refusal: Option<Refused>,
}

#[derive(Serialize)]
struct Refused {
    rule: Cow<'static, str>,
    #[serde(flatten)]
    refusal: Spoken,
}

#[derive(Serialize)]
struct Preview {
    events: Foreseen,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Foreseen {
    Events(Vec<Heard>),
    Unknown(&'static str),
}

#[derive(Serialize)]
struct Undone {
    seat: u8,
    action: String,
    #[serde(flatten)]
    next: Next,
}

#[derive(Serialize)]
struct Redone {
    seat: u8,
    action: String,
    #[serde(flatten)]
    step: Step,
}

#[derive(Serialize)]
struct Rambled {
    decisions: usize,
    steps: Vec<String>,
    points: Members<u8, ByCause>,
    #[serde(flatten)]
    next: Next,
}

impl Table {
    fn asked(&self, words: &Words, seat: Seat) -> Asked {
        let (game, state) = (self.game(), self.state());
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let mut actions: Vec<String> = legal.into_iter().map(|action| json::action(game, action)).collect();
        actions.sort_unstable();
        let prompt = game.prompt(state, seat);
        let prompt = prompt.map(|prompt| Spoken::new(&prompt, words, &self.names(words)));
        Asked { seat: number(seat), prompt, actions }
    }

    /// Which answers of chance a request asks for.
    fn wanted(&self, fields: &Fields) -> Result<Wanted, Failure> {
        let given = fields.texts("chance")?.map(|texts| self.outcomes(&texts)).transpose()?;
        match (given, fields.flag("reroll")?.unwrap_or(false)) {
            (Some(_), true) => {
                let trouble = Trouble::OnlyOne { first: "chance".to_owned(), second: "reroll".to_owned() };
                Err(Failure::new(Kind::Request, &trouble))
            }
            (Some(outcomes), false) => Ok(Wanted::Given(outcomes)),
            (None, true) => Ok(Wanted::New),
            (None, false) => Ok(Wanted::Kept),
        }
    }

    /// The last entry of the record, as it is written there.
    fn last_line(&self) -> String {
        let mut line = String::new();
        if let Some(entry) = self.session.entries().last() {
            entry.write(self.game(), &mut line);
        }
        line
    }
}

impl Engine<'_> {
    pub(super) fn legal(&self, fields: &Fields) -> Answer {
        fields.only(&["seat"])?;
        let table = self.table()?;
        let wanted = fields.seat(table.game().seats())?.map_or(SeatSet::first(8), SeatSet::one);
        let actors = table.game().actors(table.state());
        let seats = actors.iter().filter(|seat| wanted.contains(*seat));
        Ok(ready(&Legal { seats: seats.map(|seat| table.asked(self.words, seat)).collect() }))
    }

    pub(super) fn play(&mut self, fields: &Fields) -> Answer {
        fields.only(&["seat", "action", "chance", "reroll"])?;
        let words = self.words;
        let table = self.table_mut()?;
        let seat = fields.need_seat(table.game().seats())?;
        let action = table.action(fields.need_text("action")?)?;
        let luck = table.wanted(fields)?;
        table.check_room()?;
        let before = table.state().clone();
        let played = table.play(seat, action, luck)?;
        Ok(ready(&table.told(words, &before, &played)))
    }

    pub(super) fn why(&self, fields: &Fields) -> Answer {
        fields.only(&["seat", "action"])?;
        let table = self.table()?;
        let seat = fields.need_seat(table.game().seats())?;
        let action = table.action(fields.need_text("action")?)?;
        let refusal = table.session.why_not(seat, action).map(|refusal| Refused {
            rule: kernel::Refusal::rule(&refusal),
            refusal: Spoken::new(&refusal, self.words, &table.names(self.words)),
        });
        Ok(ready(&Why { refusal }))
    }

    pub(super) fn preview(&self, fields: &Fields) -> Answer {
        fields.only(&["seat", "action"])?;
        let table = self.table()?;
        let seat = fields.need_seat(table.game().seats())?;
        let action = table.action(fields.need_text("action")?)?;
        if let Some(refusal) = table.session.why_not(seat, action) {
            return Err(Failure::refused(&refusal));
        }
        let played = table.session.preview(seat, action);
        let events = played.map_or(Foreseen::Unknown("unknown"), |played| {
            Foreseen::Events(json::events(&played.events, self.words, &table.names(self.words)))
        });
        Ok(ready(&Preview { events }))
    }

    pub(super) fn undo(&mut self, fields: &Fields) -> Answer {
        fields.only(&[])?;
        let table = self.table_mut()?;
        table.check_room()?;
        let last = table.session.steps().next_back().map(|(step, _)| step.action);
        let seat = table.session.undo_any().map_err(|no| Failure::new(Kind::Refused, &no))?;
        table.luck.go_back();
        let action = last.map_or_else(String::new, |action| json::action(table.game(), action));
        Ok(ready(&Undone { seat: number(seat), action, next: table.next() }))
    }

    pub(super) fn redo(&mut self, fields: &Fields) -> Answer {
        fields.only(&[])?;
        let words = self.words;
        let table = self.table_mut()?;
        table.check_room()?;
        let before = table.state().clone();
        let (seat, played) = table.session.redo_any().map_err(|no| Failure::new(Kind::Refused, &no))?;
        let last = table.session.steps().next_back().map(|(step, _)| step.action);
        if let Some(action) = last {
            table.luck.go_on(seat, action, &played.outcomes);
        }
        let action = last.map_or_else(String::new, |action| json::action(table.game(), action));
        let step = table.told(words, &before, &played);
        Ok(ready(&Redone { seat: number(seat), action, step }))
    }

    pub(super) fn random(&mut self, fields: &Fields) -> Answer {
        fields.only(&["decisions", "seed", "player"])?;
        let wanted = fields.number("decisions", 0..=u64::from(u32::MAX))?.unwrap_or(u64::MAX);
        let temper =
            fields.text("player")?.map_or(Ok(Temper::Uniform), |word| Temper::from_word("player", word))?;
        let seed = fields.number("seed", 0..=u64::MAX)?;
        let table = self.table_mut()?;
        table.check_room()?;
        let mut dice = seed.map_or_else(|| table.dice.clone(), Dice::new);
        let mut chooser = Chooser::new(temper, Dice::new(dice.bits()));
        let before: State = table.state().clone();
        let mut steps = Vec::new();
        while (steps.len() as u64) < wanted && !table.is_full() {
            let Some((seat, action, _)) = chooser.choose(table.game(), table.state()) else { break };
            // What is listed as legal is accepted, and dice never fail.
            let played = table.session.play(seat, action, &mut dice);
            let played = played.map_err(|stop| Failure::stopped(&stop))?;
            table.luck.go_on(seat, action, &played.outcomes);
            steps.push(table.last_line());
        }
        if seed.is_none() {
            table.dice = dice;
        }
        let points = json::gained(table.game(), &before, table.state());
        Ok(ready(&Rambled { decisions: steps.len(), steps, points, next: table.next() }))
    }
}
