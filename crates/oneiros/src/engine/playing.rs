//! Commands that play: `legal`, `play`, `why`, `preview`, `undo`, `redo`, `random`.

use std::borrow::Cow;

use kernel::{Dice, Game, Question, Seat, SeatSet};
use serde::Serialize;

use super::request::Fields;
use super::table::{Next, OutcomeOf, Step, Table, Wanted};
use crate::chooser::Chooser;
use crate::failure::{Failure, Kind};
use crate::json::{self, Answer, ByCause, Heard, Members, Spoken, number, ready};
use crate::sim::{player_of, players};
use crate::tools::GameTools;
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
    /// What asks, where it is a thing.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<Spoken>,
    /// Whether all who are asked answer together, by votes.
    #[serde(skip_serializing_if = "is_false")]
    group: bool,
    /// Whether it may be left unanswered.
    #[serde(skip_serializing_if = "is_false")]
    declinable: bool,
    actions: Vec<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde asks for")]
const fn is_false(flag: &bool) -> bool {
    !*flag
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

impl<T: GameTools> Table<T> {
    fn asked(&self, words: &Words, seat: Seat) -> Asked {
        let (game, state) = (self.game(), self.state());
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let mut actions: Vec<String> = legal.into_iter().map(|action| json::action(game, action)).collect();
        actions.sort_unstable();
        let question = game.question(state, seat);
        let is = |flag: fn(&Question<_>) -> bool| question.as_ref().is_some_and(flag);
        let (group, declinable) =
            (is(|question| question.is_for_group), is(|question| question.may_be_declined));
        let names = self.names(words);
        let (prompt, source) = question.map(|question| (question.prompt, question.source)).unzip();
        Asked {
            seat: number(seat),
            prompt: prompt.map(|prompt| Spoken::new(&prompt, words, &names)),
            source: source.flatten().map(|source| Spoken::new(&source, words, &names)),
            group,
            declinable,
            actions,
        }
    }

    /// Which answers of chance a request asks for.
    fn wanted(&self, fields: &Fields) -> Result<Wanted<OutcomeOf<T>>, Failure> {
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

    pub(super) fn legal(&self, fields: &Fields, words: &Words) -> Answer {
        fields.only(&["seat"])?;
        let wanted = fields.seat(self.game().seats())?.map_or(SeatSet::first(8), SeatSet::one);
        let actors = self.game().actors(self.state());
        let seats = actors.iter().filter(|seat| wanted.contains(*seat));
        Ok(ready(&Legal { seats: seats.map(|seat| self.asked(words, seat)).collect() }))
    }

    pub(super) fn play_action(&mut self, fields: &Fields, words: &Words) -> Answer {
        fields.only(&["seat", "action", "chance", "reroll"])?;
        let seat = fields.need_seat(self.game().seats())?;
        let action = self.action(fields.need_text("action")?)?;
        let luck = self.wanted(fields)?;
        self.check_room()?;
        let before = self.state().clone();
        let played = self.play(seat, action, luck)?;
        Ok(ready(&self.told(words, &before, &played)))
    }

    pub(super) fn why(&self, fields: &Fields, words: &Words) -> Answer {
        fields.only(&["seat", "action"])?;
        let seat = fields.need_seat(self.game().seats())?;
        let action = self.action(fields.need_text("action")?)?;
        let refusal = self.session.why_not(seat, action).map(|refusal| Refused {
            rule: kernel::Refusal::rule(&refusal),
            refusal: Spoken::new(&refusal, words, &self.names(words)),
        });
        Ok(ready(&Why { refusal }))
    }

    pub(super) fn preview(&self, fields: &Fields, words: &Words) -> Answer {
        fields.only(&["seat", "action"])?;
        let seat = fields.need_seat(self.game().seats())?;
        let action = self.action(fields.need_text("action")?)?;
        if let Some(refusal) = self.session.why_not(seat, action) {
            return Err(Failure::refused(&refusal));
        }
        let played = self.session.preview(seat, action);
        let events = played.map_or(Foreseen::Unknown("unknown"), |played| {
            Foreseen::Events(json::events(&played.events, words, &self.names(words)))
        });
        Ok(ready(&Preview { events }))
    }

    pub(super) fn undo(&mut self, fields: &Fields) -> Answer {
        fields.only(&[])?;
        self.check_room()?;
        let last = self.session.steps().next_back().map(|(step, _)| step.action);
        let seat = self.session.undo_any().map_err(|no| Failure::new(Kind::Refused, &no))?;
        self.luck.go_back();
        let action = last.map_or_else(String::new, |action| json::action(self.game(), action));
        Ok(ready(&Undone { seat: number(seat), action, next: self.next() }))
    }

    pub(super) fn redo(&mut self, fields: &Fields, words: &Words) -> Answer {
        fields.only(&[])?;
        self.check_room()?;
        let before = self.state().clone();
        let (seat, played) = self.session.redo_any().map_err(|no| Failure::new(Kind::Refused, &no))?;
        let last = self.session.steps().next_back().map(|(step, _)| step.action);
        if let Some(action) = last {
            self.luck.go_on(seat, action, &played.outcomes);
        }
        let action = last.map_or_else(String::new, |action| json::action(self.game(), action));
        let step = self.told(words, &before, &played);
        Ok(ready(&Redone { seat: number(seat), action, step }))
    }

    pub(super) fn random(&mut self, fields: &Fields) -> Answer {
        fields.only(&["decisions", "seed", "player"])?;
        let wanted = fields.number("decisions", 0..=u64::from(u32::MAX))?.unwrap_or(u64::MAX);
        let named =
            fields.text("player")?.map(|word| player_of("player", word, &players::<T>())).transpose()?;
        let seed = fields.number("seed", 0..=u64::MAX)?;
        self.check_room()?;
        let mut dice = seed.map_or_else(|| self.dice.clone(), Dice::new);
        let tools = self.tools.clone();
        let player = named.flatten().map(|name| move |seed| tools.player(name, seed));
        let mut chooser = Chooser::new(Dice::new(dice.bits()), player);
        let before = self.state().clone();
        let mut steps = Vec::new();
        while (steps.len() as u64) < wanted && !self.is_full() {
            let Some((seat, action, _)) = chooser.choose(self.game(), self.state()) else { break };
            // What is listed as legal is accepted, and dice never fail.
            let played = self.session.play(seat, action, &mut dice);
            let played = played.map_err(|stop| Failure::stopped(&stop))?;
            self.luck.go_on(seat, action, &played.outcomes);
            steps.push(self.last_line());
        }
        if seed.is_none() {
            self.dice = dice;
        }
        let points = json::gained(self.game(), &before, self.state());
        Ok(ready(&Rambled { decisions: steps.len(), steps, points, next: self.next() }))
    }
}
