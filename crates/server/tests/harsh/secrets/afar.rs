//! What happens at a table by the hand of another server: luck, going back and forth, consent, and computers that stand in. The test is
//! that server. It folds the same log, decides with luck of its own, and writes the rows.

use std::collections::BTreeMap;
use std::mem::discriminant;
use std::sync::Arc;

use kernel::{Seat as Place, SeatSet};
use serde_json::json;
use store::{Append, Millis, Seq, Store};
use table::contract::Chair;
use table::table::Holder;
use table::{Command, Decision, Deed, Entry, Guest, SecureDice, Table, Who};

use super::asked::told;
use super::worlds::{Pair, viewers};
use crate::client::Person;
use crate::client::tried::games;

/// How many turns are made at a table.
const TURNS: usize = 12;
/// How often a turn is looked for of which whoever looks hears the same in both worlds.
const TRIES: usize = 12;

/// Something that is done, in rows that are written together.
type Batches = Vec<Vec<Deed>>;

/// What a seat does, in either world.
#[derive(Clone, Debug)]
enum Turn {
    Act {
        action: String,
    },
    Undo,
    Redo,
    /// All others are asked for their consent, and agree or not.
    GoBack {
        steps: u32,
        agree: bool,
    },
    /// A computer acts in place of whoever is away and is back again.
    StandIn,
}

/// The kinds of deeds that were seen in both worlds alike.
#[derive(Default, Debug)]
pub(super) struct Tally {
    kinds: BTreeMap<&'static str, usize>,
}

impl Tally {
    pub(super) fn of(&self, kind: &str) -> usize {
        self.kinds.get(kind).copied().unwrap_or(0)
    }

    fn count(&mut self, deed: &Deed) {
        let kind = match deed {
            Deed::Played { line, .. } if line.contains('>') => "luck",
            Deed::Undone { .. } => "undone",
            Deed::Redone { .. } => "redone",
            Deed::Answered { agrees: false, .. } => "refused",
            Deed::TakenBack { .. } => "taken back",
            Deed::StoodIn { .. } => "stood in",
            _ => "other",
        };
        *self.kinds.entry(kind).or_default() += 1;
    }
}

impl Pair {
    /// Makes turns in both worlds behind the back of the server, which tells of them.
    pub(super) async fn compare_from_afar(&mut self, people: &[Person], store: &Store, tally: &mut Tally) {
        let looker = self.looker(people);
        let mut eyes = self.eyes(looker).await;
        for _ in 0..TURNS {
            let found = (0..TRIES).find_map(|_| self.even_turn());
            let Some((turn, both)) = found else { break };
            for (here, there) in both[0].iter().zip(&both[1]) {
                for (world, batch) in [here, there].into_iter().enumerate() {
                    batch.iter().for_each(|deed| tally.count(deed));
                    let seq = self.write(store, world, batch).await;
                    eyes[world].until(|message| message["table_view"]["seq"] == json!(seq)).await;
                }
                assert_eq!(told(&eyes[0]), told(&eyes[1]), "{:?} after {turn:?}", self.own);
            }
            if eyes[0].table_view["stage"] == "over" {
                return;
            }
        }
        self.ask_all(&mut eyes).await;
        self.speak_and_resume(&mut eyes).await;
        self.look_all(looker, &eyes[0]).await;
    }

    /// Adds rows to the log of a world; the place of the last.
    async fn write(&mut self, store: &Store, world: usize, batch: &[Deed]) -> u64 {
        let log = &mut self.logs[world];
        let seq = Seq(log.len() as u64 + 1);
        let new = batch.iter().map(|deed| Entry { t: table::Millis(1), deed: deed.clone() });
        log.extend(new);
        let new = log[seq.0 as usize - 1..].iter();
        let entries = new.map(|entry| serde_json::to_string(entry).unwrap()).collect();
        let one = Append::entry(self.tables[world], seq, Millis(1), String::new());
        store.append(Append { entries, ..one }).await.unwrap();
        log.len() as u64
    }

    /// A turn that can be made in both worlds and of which whoever looks hears and sees the same.
    fn even_turn(&mut self) -> Option<(Turn, [Batches; 2])> {
        let tables = self.logs.each_ref().map(|log| self.fold(log));
        let (seat, turn) = self.any_turn(&tables[0])?;
        let luck = [self.dice.below(256) as u8; 32];
        let [here, there] = tables.map(|table| batches(table, seat, &turn, luck));
        // What one may do oneself must not depend on what one may not know.
        assert!(!self.own.contains(seat) || here.is_some() == there.is_some(), "{seat} {turn:?}");
        let both = [here?, there?];
        self.is_even(&both).then_some((turn, both))
    }

    fn fold(&self, log: &[Entry]) -> Table {
        let maker = match &log[0].deed {
            Deed::Sat { guest, .. } => *guest,
            other => panic!("{other:?}"),
        };
        let mut table = Table::new(&games(), Arc::new(self.contract.clone()), maker);
        log.iter().for_each(|entry| drop(table.apply(entry).unwrap()));
        table
    }

    fn any_turn(&mut self, table: &Table) -> Option<(Place, Turn)> {
        let asked: Vec<Place> = table.waits_for().iter().collect();
        let seat = *asked.get(self.dice.below(asked.len().max(1) as u32) as usize)?;
        let any_seat = Place(self.dice.below(self.seats as u32) as u8);
        Some(match self.dice.below(10) {
            0 => (any_seat, Turn::Undo),
            1 => (any_seat, Turn::Redo),
            2 => {
                let (steps, agree) = (1 + self.dice.below(4), self.dice.below(3) > 0);
                (any_seat, Turn::GoBack { steps, agree })
            }
            3 => (seat, Turn::StandIn),
            _ => {
                let table_view = table.view(SeatSet::one(seat), table::Millis(1));
                let actions = &table_view.prompts.first()?.actions;
                let action = actions[self.dice.below(actions.len() as u32) as usize].clone();
                (seat, Turn::Act { action })
            }
        })
    }

    /// Whether what is done is of the same kinds, and by the law of the game itself, which is tested elsewhere, looks the same.
    fn is_even(&self, both: &[Batches; 2]) -> bool {
        let kinds = |batches: &Batches| {
            let of = |batch: &Vec<Deed>| batch.iter().map(discriminant).collect::<Vec<_>>();
            batches.iter().map(of).collect::<Vec<_>>()
        };
        let mut seen = [Vec::new(), Vec::new()];
        for ((seen, log), batches) in seen.iter_mut().zip(&self.logs).zip(both) {
            let mut table = self.fold(log);
            for deed in batches.iter().flatten() {
                let events = table.apply(&Entry { t: table::Millis(1), deed: deed.clone() }).unwrap();
                for viewer in viewers(self.own) {
                    let heard = events.iter().filter(|(audience, _)| audience.includes(viewer));
                    seen.push(format!("{:?}", heard.map(|(_, said)| said).collect::<Vec<_>>()));
                }
                let alone = |seat| table.view(SeatSet::one(seat), table::Millis(1));
                let scenes = self.own.iter().map(alone).chain([table.view(SeatSet::EMPTY, table::Millis(1))]);
                for table_view in scenes {
                    seen.extend(table_view.view.map(|shared| shared.text().to_owned()));
                    seen.extend(table_view.own_views.iter().map(|own| own.view.get().to_owned()));
                }
                seen.push(format!("{:?}", table.waits_for()));
            }
        }
        kinds(&both[0]) == kinds(&both[1]) && seen[0] == seen[1]
    }
}

/// The rows that a turn makes; nothing if it cannot be made.
fn batches(mut table: Table, seat: Place, turn: &Turn, luck: [u8; 32]) -> Option<Batches> {
    let (chair, client) = (Chair(seat), None);
    let mut dice = SecureDice::new(luck);
    let mut decide = |table: &Table, who: Who<'_>, command: &Command| match table.decide(
        who,
        command,
        table::Millis(1),
        &mut dice,
    ) {
        Ok(Decision::Enter(deeds)) => Some(deeds),
        _ => None,
    };
    let who = person(&table, seat);
    Some(match turn {
        Turn::Act { action } => vec![decide(&table, who, &acting(&table, seat, action)?)?],
        Turn::Undo => vec![decide(&table, who, &Command::Undo { seat: chair, client })?],
        Turn::Redo => vec![decide(&table, who, &Command::Redo { seat: chair, client })?],
        Turn::GoBack { steps, agree } => {
            let mut batches = vec![decide(&table, who, &Command::Ask { seat: chair, steps: *steps })?];
            enter(&mut table, &batches[0]);
            while let Some(number) = table.request().map(|request| request.number) {
                let answer = |other: u8| {
                    let command =
                        Command::Answer { seat: Chair(Place(other)), expected: number, agrees: *agree };
                    table.decide(
                        person(&table, Place(other)),
                        &command,
                        table::Millis(1),
                        &mut SecureDice::new(luck),
                    )
                };
                let others = (0..table.chairs().len() as u8).filter(|other| Place(*other) != seat);
                let answered = others.map(answer).find_map(|decision| match decision {
                    Ok(Decision::Enter(deeds)) => Some(deeds),
                    _ => None,
                })?;
                enter(&mut table, &answered);
                batches.push(answered);
            }
            batches
        }
        Turn::StandIn => {
            let mut batch = vec![table.stand_in(seat)?];
            enter(&mut table, &batch);
            let played = decide(&table, Who::Server, &table.bot_request(7)?)?;
            enter(&mut table, &played);
            batch.extend(played);
            // In the same breath, before a server lets a computer go on.
            batch.push(Deed::CameBack { seat: chair });
            vec![batch]
        }
    })
}

fn acting(table: &Table, seat: Place, action: &str) -> Option<Command> {
    let number = table.view(SeatSet::one(seat), table::Millis(1)).prompts.first()?.number;
    Some(Command::Play { seat: Chair(seat), expected: number, action: action.to_owned(), client: None })
}

fn enter(table: &mut Table, deeds: &[Deed]) {
    for deed in deeds {
        table.apply(&Entry { t: table::Millis(1), deed: deed.clone() }).unwrap();
    }
}

fn person(table: &Table, seat: Place) -> Who<'static> {
    match &table.chairs()[seat.index()] {
        Holder::Person { guest: Guest(number), .. } => Who::Person { guest: Guest(*number), name: "Anybody" },
        other => panic!("{other:?}"),
    }
}
