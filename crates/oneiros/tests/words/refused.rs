//! Every "no" of the game names a rule, and that rule can be read in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use dreamscape::card::{CardId, Level};
use dreamscape::grid::Cell;
use dreamscape::world::{Link, Location, Power};
use dreamscape::{Refusal, Shard, Supply};
use kernel::{Message, Refusal as _};
use oneiros::play::rulebook::{paragraph, title};
use oneiros::words::Lang;

/// One of every kind. Only the rule of an exchange hangs on what it speaks of: three reds go by another one.
fn every_refusal() -> Vec<Refusal> {
    use Refusal::{
        Circle, Completing, Covered, DeckEmpty, DreamworldPower, EnterLater, Entered, EntryEmpty,
        FirstOnEntry, GolemAlone, GolemCovered, GolemFar, Haunted, InFinale, KeepOne, KeyNeedsPoint,
        LinkElsewhere, LinkTaken, MarkerUsed, NoGreen, NoNeighbour, NoPoints, NoShard, NoStep, NoStop,
        NoTree, NotAStartCard, NotAmongDrawn, NotBeside, NotComplete, NotDrawn, NotEntered, NotInBag,
        NotInHands, NotInRow, NotLinked, NotStored, NotToStore, NotYourCard, NotYourTurn, NothingToMove,
        NothingToWaive, NothingToWithdraw, OffGrid, OnTree, OnlyInCreation, OntoRed, Over, PlantPlace,
        RedOnCard, RedOnShard, RedPlace, RedStep, RedsLeft, Repeats, RowBlocked, RowEmpty, RowFull,
        SameColour, SlotTaken, TakeCovered, TakeSecond, TooFew, Unfinished, Waiting, WrongMoment,
    };
    let (cell, card, shard) = (Cell(0), CardId(0), Shard::Water);
    let (location, link, power, level) = (Location(0), Link(0), Power::ALL[0], Level::I);
    vec![
        Over {},
        NotYourTurn {},
        Waiting {},
        WrongMoment {},
        OnlyInCreation {},
        Unfinished {},
        Completing {},
        NoPoints {},
        KeyNeedsPoint {},
        RowEmpty { location },
        RowBlocked { shard },
        NotLinked { location },
        Repeats {},
        MarkerUsed {},
        Haunted { location },
        NotYourCard { card },
        SlotTaken { card },
        RedOnCard {},
        NotToStore { shard },
        NotInHands { shard },
        InFinale {},
        DreamworldPower { power },
        Entered {},
        EntryEmpty {},
        EnterLater {},
        NotEntered {},
        NotBeside { cell },
        NoShard { cell },
        NoStep {},
        RedStep { cell },
        NoStop { cell },
        OnTree {},
        OffGrid { cell },
        FirstOnEntry { cell },
        NoNeighbour { cell },
        Covered { cell },
        OntoRed { cell },
        RedOnShard { cell },
        RedPlace { cell },
        SameColour { shard },
        TooFew { shard, need: 1 },
        NotInBag { shard, give: shard },
        NoGreen {},
        PlantPlace { cell },
        NoTree {},
        RedsLeft {},
        NotDrawn { shard },
        RowFull { location },
        NotInRow { shard },
        TakeCovered { cell },
        TakeSecond {},
        NothingToMove { cell },
        GolemFar { cell },
        GolemCovered { cell },
        GolemAlone { cell },
        DeckEmpty { level },
        NotAStartCard { card },
        NotAmongDrawn { card },
        KeepOne {},
        NotComplete { card },
        NotStored { shard },
        LinkElsewhere { link },
        LinkTaken { link },
        NothingToWaive {},
        NothingToWithdraw {},
        Circle { supply: Supply::Tree },
    ]
}

/// Where a number leads to nothing that can be read, with the languages in which it does.
fn astray(number: &str) -> Vec<&'static str> {
    let opens =
        |lang| title(lang, number).is_some() && paragraph(lang, number).is_some_and(|text| !text.is_empty());
    Lang::ALL.into_iter().filter(|&lang| !opens(lang)).map(Lang::code).collect()
}

#[test]
fn every_refusal_of_the_game_names_a_rule_that_opens_in_every_language() {
    let refusals = every_refusal();
    let keys: Vec<&str> = refusals.iter().map(Message::key).collect();
    assert_eq!(keys, Refusal::KEYS, "each refusal once, in their order");
    for refusal in refusals {
        assert_eq!(astray(&refusal.rule()), [""; 0], "{} names {}", refusal.key(), refusal.rule());
    }
    let reds = Refusal::TooFew { shard: Shard::Nightmare, need: 3 };
    assert_eq!(astray(&reds.rule()), [""; 0], "{}", reds.rule());
}

/// The numbers of rules that the source of the game says outside its comments.
fn said_in(folder: &Path, numbers: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the game has its source").flatten() {
        let path = entry.path();
        if path.is_dir() {
            said_in(&path, numbers);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a readable file");
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for quoted in lines.flat_map(|line| line.split('"').skip(1).step_by(2)) {
            let is_number = quoted.strip_prefix("D-").is_some_and(|rest| {
                rest.chars().all(|sign| sign.is_ascii_digit() || sign == '.') && !rest.is_empty()
            });
            if is_number {
                numbers.insert(quoted.to_owned());
            }
        }
    }
}

#[test]
fn every_rule_that_a_position_can_break_opens_in_every_language() {
    let mut numbers = BTreeSet::new();
    said_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../dreamscape/src"), &mut numbers);
    assert!(numbers.len() > 40, "{numbers:?}");
    for number in numbers {
        assert_eq!(astray(&number), [""; 0], "{number}");
    }
}
