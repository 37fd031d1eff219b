//! Any text and any bytes are read or refused; any record comes back as it was.

use kernel::contract::{Report, Terms, check_from};
use kernel::record::{Ending, Name, Pack, Word, unpack};
use kernel::{Dice, Entry, Game, Header, Record, Seat, Session, Start, Step, Uniform};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use lanterns::{Action, Lanterns, every_action};

fn words() -> impl Strategy<Value = Word> {
    "\\PC{0,8}=?\\PC{0,8}".prop_map(|text| Word::tame(&text))
}

fn headers() -> impl Strategy<Value = Header> {
    let packs = (words(), words(), words()).prop_map(|(name, version, hash)| Pack { name, version, hash });
    let names = vec(".{0,70}".prop_map(|text| Name::tame(&text)), 2);
    (option::of(words()), vec(words(), 0..5), option::of(packs), names).prop_map(
        |(edition, options, pack, seats)| Header {
            game: Word::tame(Lanterns::NAME),
            edition,
            options,
            pack,
            seats,
        },
    )
}

fn seats() -> impl Strategy<Value = Seat> {
    (0..2u8).prop_map(Seat)
}

fn entries() -> impl Strategy<Value = Entry<Action, u8>> {
    let actions = (0..39usize).prop_map(|index| every_action().nth(index).unwrap());
    let steps = (seats(), actions, vec(any::<u8>(), 0..4));
    let steps = steps.prop_map(|(seat, action, outcomes)| Entry::Step(Step { seat, action, outcomes }));
    prop_oneof![
        steps,
        seats().prop_map(|seat| Entry::Undo { seat }),
        seats().prop_map(|seat| Entry::Redo { seat })
    ]
}

fn starts() -> impl Strategy<Value = Start<u8>> {
    let dealt = vec(any::<u8>(), 0..20).prop_map(Start::Dealt);
    let line = "[ #a-z]{0,9}[a-z]";
    let position = vec(line, 0..6).prop_map(|lines| Start::Position(lines.join("\n")));
    prop_oneof![dealt, position]
}

fn endings() -> impl Strategy<Value = Ending> {
    let points = vec((seats(), vec(words(), 0..4)), 0..2);
    let winners = option::of(vec(seats(), 0..3).prop_map(|seats| seats.into_iter().collect()));
    (points, winners).prop_map(|(points, winners)| Ending { points, winners })
}

fn records() -> impl Strategy<Value = Record<Action, u8>> {
    (headers(), starts(), vec(entries(), 0..20), option::of(endings()))
        .prop_map(|(header, start, entries, ending)| Record { header, start, entries, ending })
}

/// Reads, and where it can be read, replays and writes it; nothing of it may panic.
fn try_text(text: &str) {
    let game = Lanterns(2);
    let _ = Header::read(text);
    let _ = Entry::read(&game, text);
    if let Ok(record) = Record::read(&game, text) {
        let written = record.write(&game);
        assert_eq!(Record::read(&game, &written), Ok(record.clone()), "{written}");
        let _ = Session::from_record(game, &record);
    }
}

proptest! {
    #[test]
    fn any_record_comes_back_from_text_and_bytes(record in records()) {
        let game = Lanterns(2);
        let text = record.write(&game);
        prop_assert_eq!(Record::read(&game, &text), Ok(record.clone()), "{}", text);
        prop_assert_eq!(Record::from_bytes(&game, &record.to_bytes(&game)), Ok(record));
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..600)) {
        try_text(&String::from_utf8_lossy(&bytes));
        let _ = unpack(&bytes);
        let _ = unpack(&[b"1rec\x01", &bytes[..]].concat());
    }

    #[test]
    fn a_record_with_any_part_exchanged_is_read_or_refused(
        record in records(),
        from in any::<prop::sample::Index>(),
        length in 0..12usize,
        patch in "\\PC{0,6}|[\n\r\t #>=0-9]{0,6}",
    ) {
        let text: Vec<char> = record.write(&Lanterns(2)).chars().collect();
        let from = from.index(text.len());
        let to = (from + length).min(text.len());
        let patched: String = text[..from].iter().copied().chain(patch.chars()).chain(text[to..].iter().copied()).collect();
        try_text(&patched);
    }

    #[test]
    fn any_position_is_refused_or_played_under_the_laws(
        piles in vec(2..10usize, 12),
        awake in vec(0..3u8, 0..3),
        asked in vec(0..3u8, 0..2),
        seed in any::<u64>(),
    ) {
        let game = Lanterns(2);
        let mut state = vec![Vec::new(); 10];
        for (lantern, pile) in (1..).zip(piles) {
            state[pile].push(lantern);
        }
        state[0] = awake;
        state[1] = asked;
        if let Ok(state) = game.read_position(&game.write_position(&state)) {
            let mut report = Report::new(Terms { sample: 4, ..Terms::default() });
            let mut player = Uniform::new(Dice::new(!seed));
            let checked = check_from(&game, state, &mut [&mut player], &mut Dice::new(seed), &mut report);
            prop_assert!(checked.is_ok(), "{}", checked.unwrap_err());
        }
    }
}
