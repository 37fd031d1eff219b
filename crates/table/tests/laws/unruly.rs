//! Requests of every kind by everybody, and after each of them the laws.

use std::collections::BTreeMap;

use kernel::{Dice, Seat, SeatSet};
use serde_json::Value;
use table::contract::{Chair, UndoChoice};
use table::table::{Hand, Holder};
use table::{Command, Decision, Deed, Guest, Millis, Stage, Table, Who};

use crate::kept::{Kept, PEOPLE, any_contract, person};
use crate::names::others;
use crate::witness::Witness;

const TABLES: usize = 64;
const REQUESTS: usize = 420;

#[test]
fn whatever_anybody_asks_the_laws_of_tables_hold() {
    let mut seen: BTreeMap<&'static str, usize> = BTreeMap::new();
    std::thread::scope(|scope| {
        let half = |rest: usize| {
            scope.spawn(move || (0..TABLES).filter(|n| n % 2 == rest).map(run).collect::<Vec<_>>())
        };
        for counts in [half(0), half(1)].into_iter().flat_map(|half| half.join().unwrap()) {
            counts.into_iter().for_each(|(what, count)| *seen.entry(what).or_default() += count);
        }
    });
    let wanted = [
        "sat",
        "bot-sat",
        "left",
        "started",
        "played",
        "undone",
        "redone",
        "asked",
        "answered",
        "taken-back",
        "resigned",
        "timed-out",
        "stood-in",
        "came-back",
        "chat-closed",
        "behind",
        "already",
        "name-used",
        "refused",
        "needs-history",
        "reopened",
        "over-by-giving-up",
        "over-by-play",
        "nobody-to-ask",
        "alone-behind-knowledge",
        "undo-tried",
        "hot-seat",
    ];
    for what in wanted {
        assert!(seen.contains_key(what), "{what} never occurred: {seen:?}");
    }
}

fn run(number: usize) -> BTreeMap<&'static str, usize> {
    let mut dice = Dice::new(number as u64 + 1);
    let contract = any_contract(&mut dice, number);
    let kept = Kept::new(contract, number as u8);
    let mut trial =
        Trial { kept, dice, witness: Witness::default(), counts: BTreeMap::new(), sent: Vec::new() };
    trial.note(0);
    for _ in 0..REQUESTS {
        trial.pass_time();
        trial.step();
    }
    trial.reopen();
    trial.counts
}

struct Trial {
    kept: Kept,
    dice: Dice,
    witness: Witness,
    counts: BTreeMap<&'static str, usize>,
    /// Requests with the names of clients that were carried out, and where they stand.
    sent: Vec<(usize, Command, u64)>,
}

impl Trial {
    fn count(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// Notes the rows that were added.
    fn note(&mut self, from: usize) {
        for at in from..self.kept.rows.len() {
            let deed = self.kept.rows[at].deed.clone();
            self.witness.hear(&deed);
            self.count(kind(&deed));
        }
    }

    /// Time goes by, and what it demands is done first, as a server does it.
    fn pass_time(&mut self) {
        let slow = self.dice.below(60) == 0;
        self.kept.now += i64::from(if slow { self.dice.below(40_000) } else { self.dice.below(900) });
        while let Some(deed) = self.kept.table.overdue(Millis(self.kept.now)) {
            self.enter(vec![deed]);
        }
    }

    fn enter(&mut self, deeds: Vec<Deed>) {
        let (from, before) = (self.kept.rows.len(), all(&self.kept));
        self.kept.enter(deeds);
        self.note(from);
        self.check(from, &before);
    }

    fn step(&mut self) {
        match self.dice.below(40) {
            0 => {
                let seat = Seat(self.dice.below(4) as u8);
                let deed = self.kept.table.stand_in(seat).filter(|_| self.dice.below(3) == 0);
                deed.into_iter().for_each(|deed| self.enter(vec![deed]));
            }
            1 => {
                let guest = PEOPLE[self.dice.below(5) as usize].0;
                let deeds = self.kept.table.come_back(guest);
                self.enter(deeds);
            }
            2..12 => {
                let seed = u64::from(self.dice.below(1_000_000));
                if let Some(command) = self.kept.table.bot_request(seed) {
                    self.ask(Who::Server, None, &command);
                }
            }
            12 => self.resend(),
            13 => self.reopen(),
            _ => {
                let who = self.dice.below(5) as usize;
                let command = self.any_command(who);
                self.ask(person(who), Some(who), &command);
            }
        }
    }

    fn ask(&mut self, who: Who<'_>, index: Option<usize>, command: &Command) {
        let (from, before) = (self.kept.rows.len(), all(&self.kept));
        let needs = self.kept.table.decide(who, command, Millis(self.kept.now), &mut self.kept.dice.clone());
        if needs == Ok(Decision::NeedsHistory) {
            self.count("needs-history");
        }
        let decision = self.kept.request(who, command);
        match &decision {
            Ok(Decision::Enter(deeds)) => {
                assert_eq!(self.kept.rows.len(), from + deeds.len());
                self.note(from);
                self.check(from, &before);
                if let (Some(index), Some(_)) = (index, client(command)) {
                    self.sent.push((index, command.clone(), from as u64 + 1));
                    self.resend();
                }
            }
            other => {
                self.count(match other {
                    Ok(Decision::Behind(_)) => "behind",
                    Ok(_) => "already",
                    Err(_) => "refused",
                });
                assert_eq!(self.kept.rows.len(), from);
                assert_eq!(all(&self.kept), before);
            }
        }
    }

    /// A request that was carried out is sent again: it is acknowledged with the same number and not done again.
    fn resend(&mut self) {
        let recent = self.sent.len().min(12);
        if recent == 0 {
            return;
        }
        let at = self.sent.len() - 1 - self.dice.below(recent as u32) as usize;
        let (who, command, seq) = self.sent[at].clone();
        for table in [None, Some(self.kept.reopened())] {
            let table = table.as_ref().unwrap_or(&self.kept.table);
            let again = table.decide(person(who), &command, Millis(self.kept.now), &mut self.kept.dice);
            assert_eq!(again, Ok(Decision::Already(seq)), "{command:?}");
            for other in others(&command) {
                let reused = table.decide(person(who), &other, Millis(self.kept.now), &mut self.kept.dice);
                let refused = reused.expect_err("the name belongs to another request");
                assert_eq!(refused.said.key, "table-name-used", "{command:?}, {other:?}");
            }
        }
        self.count("already");
        self.count("name-used");
    }

    /// The server was started again: the table comes from its log, with and without a snapshot.
    fn reopen(&mut self) {
        let here = all(&self.kept);
        assert_eq!(Kept::seen(&self.kept.whole(), self.kept.now), here);
        let reopened = self.kept.reopened();
        assert_eq!(Kept::seen(&reopened, self.kept.now), here);
        self.kept.table = reopened;
        self.count("reopened");
    }

    fn check(&mut self, from: usize, before: &[String]) {
        let after = all(&self.kept);
        let deeds: Vec<Deed> = self.kept.rows[from..].iter().map(|row| row.deed.clone()).collect();
        self.numbers_change_only_with_questions(&deeds, before, &after);
        self.only_standing_steps_count(&after);
        self.ends_as_agreed(&deeds);
        if self.dice.below(4) == 0 {
            self.undo_reaches_as_far_as_shown();
        }
        if self.dice.below(25) == 0 {
            self.reopen();
        }
    }

    /// A partner who acts changes what may be answered, and no number; whoever acts, and going back together, closes what was asked.
    fn numbers_change_only_with_questions(&self, deeds: &[Deed], before: &[String], after: &[String]) {
        for seat in 0..self.kept.contract.seats.len() {
            let asked = |scenes: &[String]| {
                let scene: Value = serde_json::from_str(&scenes[seat]).unwrap();
                let prompt = scene["prompts"].get(0).cloned();
                prompt.map(|prompt| (prompt["number"].clone(), prompt["prompt"].clone()))
            };
            let (Some(old), Some(new)) = (asked(before), asked(after)) else { continue };
            let own = |deed: &Deed| matches!(deed, Deed::Played { seat: by, .. } | Deed::Undone { seat: by, .. } | Deed::Redone { seat: by, .. } if by.0.index() == seat);
            let closed = deeds.iter().any(|deed| own(deed) || matches!(deed, Deed::TakenBack { .. }));
            assert_eq!(old.0 == new.0, old.1 == new.1 && !closed, "{deeds:?}: {old:?} {new:?}");
        }
    }

    fn only_standing_steps_count(&mut self, after: &[String]) {
        let Some(game) = self.witness.game(&self.kept.contract) else { return };
        let seats = self.kept.contract.seats.len();
        for (index, seat) in (0..seats as u8).map(|seat| Some(Seat(seat))).chain([None]).enumerate() {
            let wanted = Witness::views(&*game, seat);
            assert!(
                wanted.iter().all(|wanted| after[index].contains(wanted)),
                "{seat:?} sees another game than the standing steps make"
            );
        }
        let scene = self.kept.table.view(SeatSet::first(seats), Millis(self.kept.now));
        for undo in &scene.undo {
            assert_eq!(undo.standing, self.witness.standing().len());
        }
    }

    fn ends_as_agreed(&mut self, deeds: &[Deed]) {
        let chairs = self.kept.table.chairs();
        let in_game =
            |holder: &&Holder| matches!(holder, Holder::Person { hand: Hand::Own | Hand::StandIn, .. });
        let left: Vec<Chair> = (0..)
            .zip(chairs)
            .filter(|(_, holder)| !holder.has_given_up())
            .map(|(seat, _)| Chair(Seat(seat)))
            .collect();
        let given_up = left.len() < chairs.len();
        let persons = chairs.iter().filter(in_game).count();
        let lost = given_up && (persons == 0 || left.len() == 1);
        let gives_up = deeds.iter().any(|deed| matches!(deed, Deed::Resigned { .. } | Deed::TimedOut { .. }));
        if gives_up {
            assert_eq!(self.kept.table.stage() == Stage::Over, lost);
            assert!(self.kept.table.request().is_none());
        }
        let Some(end) = self.kept.table.end() else { return };
        if end.played_out {
            assert!(end.winners.iter().all(|winner| left.contains(winner)));
            self.count("over-by-play");
        } else {
            assert!(lost);
            assert_eq!(end.winners, left);
            self.count("over-by-giving-up");
        }
        assert!(self.kept.table.waits_for().is_empty() && self.kept.table.due().is_none());
        assert!(self.kept.table.bot_request(1).is_none());
    }

    /// Takes back as many steps as are shown on a copy of the table; one more is refused for the reason shown.
    fn undo_reaches_as_far_as_shown(&mut self) {
        let now = Millis(self.kept.now);
        let seats = SeatSet::first(self.kept.contract.seats.len());
        for shown in self.kept.table.view(seats, now).undo {
            let mut table = self.kept.reopened();
            let who = holder(&table, shown.seat);
            let redo = Command::Redo { seat: shown.seat, client: None };
            assert_eq!(table.decide(who, &redo, now, &mut self.kept.dice).is_ok(), shown.redo);
            let ask = |steps| Command::Ask { seat: shown.seat, steps };
            if self.kept.contract.undo == UndoChoice::WithConsent && table.request().is_none() {
                let far = ask(shown.standing as u32);
                let mut decided = table.decide(who, &far, now, &mut self.kept.dice);
                if decided == Ok(Decision::NeedsHistory) {
                    decided = self.kept.whole().decide(who, &far, now, &mut self.kept.dice);
                }
                match decided {
                    Err(refused) if refused.said.key == "table-nobody-to-ask" => self.count("nobody-to-ask"),
                    Err(refused) if refused.said.key == "undo-learned" => {
                        self.count("alone-behind-knowledge")
                    }
                    decision => assert_eq!(decision.is_ok(), shown.standing > 0),
                }
                assert!(
                    table.decide(who, &ask(shown.standing as u32 + 1), now, &mut self.kept.dice).is_err()
                );
            }
            let undo = Command::Undo { seat: shown.seat, client: None };
            for _ in 0..shown.steps {
                let Ok(Decision::Enter(deeds)) = table.decide(who, &undo, now, &mut self.kept.dice) else {
                    panic!("{} steps are shown, but not all can be taken back", shown.steps);
                };
                deeds.into_iter().for_each(|deed| drop(table.apply(&table::Entry { t: now, deed }).unwrap()));
            }
            let refused = table.decide(who, &undo, now, &mut self.kept.dice).unwrap_err();
            assert_eq!(refused.said, shown.end);
            self.count("undo-tried");
        }
    }

    fn any_command(&mut self, who: usize) -> Command {
        let dice = &mut self.dice;
        let own: Vec<Seat> = self.kept.table.seats_of(PEOPLE[who].0).iter().collect();
        if own.len() > 1 {
            *self.counts.entry("hot-seat").or_default() += 1;
        }
        let right = !own.is_empty() && dice.below(12) > 0;
        let acting = own.iter().copied().find(|seat| self.kept.table.waits_for().contains(*seat));
        let seat = if right { acting.unwrap_or(own[0]) } else { Seat(dice.below(5) as u8) };
        let seat = Chair(seat);
        let client = (dice.below(3) == 0).then(|| format!("{who}-{}", self.sent.len()));
        match (self.kept.table.stage(), dice.below(100)) {
            (Stage::Gathering, 0..60) => Command::Sit { seat },
            (Stage::Gathering, 60..75) => Command::SeatBot { seat },
            (Stage::Gathering, 75..90) => Command::Leave { seat },
            (_, 0..70) => self.any_play(seat, client),
            (_, 70..80) => Command::Undo { seat, client },
            (_, 80..87) => Command::Redo { seat, client },
            (_, 87..90) => Command::Ask { seat, steps: self.dice.below(12) },
            (_, 90..97) => {
                let request = self.kept.table.request().filter(|_| self.dice.below(8) > 0);
                let expected = request.map_or(1, |request| request.number);
                Command::Answer { seat, expected, agrees: self.dice.below(4) > 0 }
            }
            (_, 97) => Command::CloseChat { closed: self.dice.below(2) == 0 },
            (_, 98) if self.dice.below(4) == 0 => Command::Resign { seat },
            _ => Command::Sit { seat },
        }
    }

    fn any_play(&mut self, seat: Chair, client: Option<String>) -> Command {
        let scene = self.kept.table.view(SeatSet::one(seat.0), Millis(self.kept.now));
        let prompt = scene.prompts.first();
        let wild = ["", "collect", "end", "place grey a1", "step b2", "x y z", "keep 12", "\u{0}", "draw 1"];
        let mut expected = prompt.map_or(1, |prompt| prompt.number);
        if self.dice.below(15) == 0 {
            expected = expected.wrapping_add(u64::from(self.dice.below(5))).wrapping_sub(2);
        }
        let action = match prompt.filter(|prompt| !prompt.actions.is_empty() && self.dice.below(12) > 0) {
            Some(prompt) => prompt.actions[self.dice.below(prompt.actions.len() as u32) as usize].clone(),
            None => wild[self.dice.below(wild.len() as u32) as usize].to_owned(),
        };
        Command::Play { seat, expected, action, client }
    }
}

fn all(kept: &Kept) -> Vec<String> {
    Kept::seen(&kept.table, kept.now)
}

/// Who may act for a seat.
fn holder(table: &Table, seat: Chair) -> Who<'static> {
    match &table.chairs()[seat.0.index()] {
        Holder::Person { guest: Guest(guest), .. } => {
            person(PEOPLE.iter().position(|(who, _)| who.0 == *guest).unwrap())
        }
        Holder::Nobody | Holder::Bot => Who::Server,
    }
}

fn client(command: &Command) -> Option<&String> {
    match command {
        Command::Play { client, .. } | Command::Undo { client, .. } | Command::Redo { client, .. } => {
            client.as_ref()
        }
        _ => None,
    }
}

fn kind(deed: &Deed) -> &'static str {
    match deed {
        Deed::Sat { .. } => "sat",
        Deed::BotSat { .. } => "bot-sat",
        Deed::Left { .. } => "left",
        Deed::Started { .. } => "started",
        Deed::Played { .. } => "played",
        Deed::Undone { .. } => "undone",
        Deed::Redone { .. } => "redone",
        Deed::Asked { .. } => "asked",
        Deed::Answered { .. } => "answered",
        Deed::TakenBack { .. } => "taken-back",
        Deed::Resigned { .. } => "resigned",
        Deed::TimedOut { .. } => "timed-out",
        Deed::StoodIn { .. } => "stood-in",
        Deed::CameBack { .. } => "came-back",
        Deed::ChatClosed { .. } => "chat-closed",
        Deed::Rematched { .. } => "rematched",
        Deed::Prepared { .. } => "prepared",
        Deed::Checkpoint { .. } => "checkpoint",
    }
}
