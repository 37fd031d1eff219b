//! Changed texts and garbage: whatever is accepted can be played to its end, and nothing panics or hangs.

use dreamscape::notation::{read_action, read_outcome, read_position, set_position, write_position};
use dreamscape::state::{PileId, State, Task};
use dreamscape::{Dreamscape, Shard};
use kernel::{Dice, Game, Seat, Silence};
use proptest::prelude::*;

use crate::play::{Mood, all_games, step};
use crate::rounds::seeded;

/// Words that fit somewhere in a position.
const WORDS: &[&str] = &[
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "0",
    "#1",
    "#2",
    "#5",
    "#9",
    "#14",
    "#18",
    "#20",
    "#30",
    "#36",
    "#40",
    "#50",
    "W",
    "R",
    "L",
    "G",
    "M",
    "N",
    "WW",
    "GGG",
    "MMM",
    "NN",
    "NNN",
    "LLLL",
    "a1",
    "b1",
    "c1",
    "d1",
    "c2",
    "b2",
    "e4",
    "c1=L@",
    "b1=L",
    "c2=L^",
    "c1=L^@",
    "d1=N",
    "c1=RR",
    "b1=G",
    "a1=W",
    "d1=W^",
    "b1=L^",
    "c1:1",
    "c1:2",
    "b1:1",
    "1z",
    "2z",
    "3z",
    "I",
    "II",
    "III",
    "start",
    "travel",
    "nightmare",
    "creation",
    "finale",
    "over",
    "active",
    "used",
    "back",
    "tower",
    "golem",
    "lake",
    "arrange",
    "harvest",
    "king",
    "king-keep",
    "king-waits",
    "tree-waits",
    "shard-waits",
    "chosen",
    "order",
    "retain",
    "draw",
    "draw-waits",
    "keep",
    "tree",
    "3-6",
    "1-2",
    "water=3",
    "-4",
    "t1",
    "t7=W",
    "t11=R",
    "points=4",
    "#1=W",
    "#2=R",
    "#3=L",
    "...",
    "standard",
    "en",
    "pl",
    "it",
    "de",
    "simultaneous",
    "solo=2",
    "grid=3x3",
    "grid=6x5",
    "cycles=2",
    "trial",
];

/// Lines that say nothing when taken away: what they held goes back to bag, reserve and decks.
const SUMS: [&str; 4] = ["bag", "reserve", "trees", "deck"];

/// Lines to add.
const LINES: &[&str] = &[
    "phase creation",
    "phase travel",
    "phase finale",
    "phase nightmare",
    "phase over",
    "phase start",
    "free 1",
    "free 2",
    "doing 1 tower 2",
    "doing 1 golem 3",
    "doing 2 golem 1",
    "doing 1 lake",
    "doing 1 arrange 1 1",
    "doing 1 harvest W N",
    "doing 1 king",
    "doing 2 king-waits II",
    "doing 1 king-keep II",
    "doing 2 tree-waits c1",
    "doing 2 shard-waits W R",
    "doing 1 shard-waits N W",
    "pause 1 order",
    "pause 1 retain",
    "pause 1 draw",
    "pause 2 draw-waits I",
    "pause 1 keep I",
    "drawn 1 #1",
    "drawn 1 #19 #20",
    "walked 1 b1 c1",
    "roamed 1 1 2",
    "waived 1 tree W R",
    "waived 2 tree",
    "waived 1 2",
    "nightmare 1",
    "reds 1-2 1-4",
    "reds 1-2 2-3 4-5 5-6 1-4 2-5 3-6",
    "row 1 WWWWN",
    "row 2 RL",
    "hands 1 GGWWMMNN",
    "hands 2 GWWRRNNN",
    "dreamscape 1 c1=L@ b1=L d1=L^ c2=RR",
    "dreamscape 1 c1=L^@ b1=L d1=L^ c2=RR",
    "dreamscape 1 c1=N@ b1=L^ c2=W",
    "dreamscape 2 c1=RRRRRRRRRRRRRRRRRRRRRRRWWWWW@ b1=G",
    "open 1 #1 #2 #3 #4 #5",
    "open 2 #15 #16 #20",
    "finished 1 #7 #8",
    "stored 1 #8=W",
    "stored 1 #7=W #8=R",
    "sleepers 1 1z 2z",
    "sleepers 6 1 2",
    "marker 1 2",
    "marker 2 1 back",
    "turn 2",
    "actions 1",
    "cycle 6",
    "score 1 -40 water=5",
    "purposes t1 t7=W t11=R",
    "rival shards=WRLGNN points=-3",
];

fn below(dice: &mut Dice, bound: usize) -> usize {
    dice.below(bound as u32) as usize
}

/// Changes a text in a few places.
fn change(text: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<Vec<String>> =
        text.lines().map(|line| line.split(' ').map(str::to_owned).collect()).collect();
    if below(dice, 8) > 0 {
        lines.retain(|line| !SUMS.contains(&line[0].as_str()));
    }
    for _ in 0..=below(dice, 3) {
        if lines.is_empty() {
            break;
        }
        let line = below(dice, lines.len());
        let word = below(dice, lines[line].len());
        let new = WORDS[below(dice, WORDS.len())].to_owned();
        match below(dice, 8) {
            0 => drop(lines.remove(line)),
            1 => drop(lines[line].remove(word)),
            2 => lines[line].push(new),
            3 | 4 => lines[line][word] = new,
            5 => {
                let other = below(dice, lines.len());
                let moved = lines[line][word].clone();
                lines[other].push(moved);
            }
            _ => {
                let new: Vec<String> =
                    LINES[below(dice, LINES.len())].split(' ').map(str::to_owned).collect();
                let same = if below(dice, 4) == 0 { 1 } else { 2.min(new.len()) };
                lines.retain(|line| line.len() < same || line[..same] != new[..same]);
                lines.push(new);
            }
        }
        lines.retain(|line| !line.is_empty());
    }
    lines.iter().map(|line| line.join(" ") + "\n").collect()
}

/// All shards of a colour, wherever they are.
fn count(game: &Dreamscape, state: &State, shard: Shard) -> u32 {
    let mut total = u32::from(state.bag.count(shard)) + u32::from(state.rival.shards.count(shard));
    let is = |other: &Shard| *other == shard;
    total += state
        .rows
        .iter()
        .map(|row| row.shards().iter().filter(|other| is(other)).count() as u32)
        .sum::<u32>();
    total += state.purposes.iter().flatten().filter(|purpose| purpose.colour == Some(shard)).count() as u32;
    if shard == Shard::Nightmare {
        total += u32::from(state.reserve) + state.reds.iter().count() as u32;
    }
    for seat in (0..game.seats() as u8).map(Seat) {
        let player = state.player(seat);
        total += u32::from(player.hands.count(shard));
        let cells = state.land(seat).occupied;
        total += cells
            .map(|cell| {
                state.lands.pieces(seat.index(), cell).filter(|piece| is(&piece.shard())).count() as u32
            })
            .sum::<u32>();
        let cards = player.open.chain(state.piles.cards(PileId::Finished(seat)));
        total += cards.filter(|&card| state.piles.stored(card) == Some(shard)).count() as u32;
        if let Task::Harvest(first, second) = player.task {
            total += u32::from(first == shard) + u32::from(second == Some(shard));
        }
    }
    total
}

/// Plays on from a position that was accepted: every position on the way is accepted too.
fn play_on(game: &Dreamscape, mut state: State, dice: &mut Dice, text: &str) {
    for steps in 0.. {
        assert!(steps < 20_000, "no end from\n{text}");
        for shard in Shard::ALL {
            let red = shard == Shard::Nightmare && !game.setup().nightmare;
            let all = if red { 0 } else { u32::from(game.board().shards.count(shard)) };
            assert_eq!(count(game, &state, shard), all, "{shard:?} after {steps} steps from\n{text}");
        }
        let here = write_position(game, &state);
        match read_position(game, &here) {
            Ok(read) => {
                assert!(read == state, "{here}\nis read as\n{}\nfrom\n{text}", write_position(game, &read))
            }
            Err(misread) => panic!("{misread}\n{here}\nafter {steps} steps from\n{text}"),
        }
        if step(game, &mut state, Mood::Busy, dice).is_none() {
            return;
        }
    }
}

/// Changes positions of random games and says how many of the changed texts were accepted.
fn try_changes(games: usize, seed: u64) -> usize {
    let all = all_games();
    let mut dice = Dice::new(seeded(seed));
    let mut accepted = 0;
    for _ in 0..games {
        let game = &all[below(&mut dice, all.len())];
        let mut state = game.deal(&mut dice, &mut Silence).expect("dice never fail");
        for _ in 0..below(&mut dice, 200) {
            step(game, &mut state, Mood::Busy, &mut dice);
        }
        let text = write_position(game, &state);
        for _ in 0..20 {
            let changed = change(&text, &mut dice);
            if let Ok((game, state)) = set_position(&changed) {
                accepted += 1;
                play_on(&game, state, &mut dice, &changed);
            }
        }
    }
    accepted
}

#[test]
fn a_changed_text_is_refused_or_can_be_played_to_the_end() {
    let accepted = try_changes(60, 5);
    assert!(accepted > 60, "only {accepted} changed texts were accepted");
}

/// Throws lines together and says how many of the texts were accepted.
fn try_lines(texts: usize, seed: u64) -> usize {
    const HEADS: [&str; 6] = [
        "",
        "options nightmare\npack trial\n",
        "options simultaneous\npack trial\n",
        "edition pl\noptions simultaneous nightmare\nplayers 3\n",
        "edition de\noptions simultaneous\npack trial\nplayers 4\n",
        "edition it\noptions solo=1\npack trial\n",
    ];
    let mut dice = Dice::new(seeded(seed));
    let mut accepted = 0;
    for _ in 0..texts {
        let mut lines: Vec<&str> = Vec::new();
        for _ in 0..2 + below(&mut dice, 6) {
            let new = LINES[below(&mut dice, LINES.len())];
            let owner = |line: &str| line.split(' ').take(2).collect::<Vec<_>>().join(" ");
            lines.retain(|line| owner(line) != owner(new));
            lines.push(new);
        }
        let text = HEADS[below(&mut dice, HEADS.len())].to_owned() + &lines.join("\n");
        if let Ok((game, state)) = set_position(&text) {
            accepted += 1;
            play_on(&game, state, &mut dice, &text);
        }
    }
    accepted
}

#[test]
fn lines_thrown_together_are_refused_or_can_be_played_to_the_end() {
    let accepted = try_lines(4_000, 6);
    assert!(accepted > 100, "only {accepted} texts were accepted");
}

/// Garbage made of the letters that positions are made of.
fn garbage() -> impl Strategy<Value = String> {
    let words = prop::sample::select(WORDS.to_vec()).prop_map(str::to_owned);
    let lines = prop::sample::select(LINES.to_vec()).prop_map(str::to_owned);
    let keywords = prop::sample::select(dreamscape::notation::LINE_WORDS.to_vec()).prop_map(str::to_owned);
    let piece = prop_oneof![words, lines, keywords, "[ \t\r\n]", "\\PC{1,3}", any::<String>()];
    prop::collection::vec(piece, 0..30).prop_map(|pieces| pieces.join(" "))
}

proptest! {
    #[test]
    fn arbitrary_text_never_panics(text in any::<String>()) {
        let _ = set_position(&text);
        let _ = read_action(&text);
        let _ = read_outcome(&text);
    }

    #[test]
    fn garbage_never_panics_and_its_mistake_lies_inside_the_text(text in garbage()) {
        if let Err(dreamscape::notation::PositionError::Misread(misread)) = set_position(&text) {
            let line = text.split('\n').nth(misread.line as usize - 1).expect("a line of the text");
            prop_assert!(misread.column as usize <= line.chars().count() + 1);
            prop_assert!(!misread.expected.is_empty());
        }
        let _ = read_action(&text);
    }

    #[test]
    fn bytes_that_are_text_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = set_position(&String::from_utf8_lossy(&bytes));
    }
}
