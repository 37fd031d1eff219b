//! Records of any game: their header, the game for a header, and what is wrong with one that does not play.

use kernel::record::{self, ByteFault, Ending, Header, MAX_TEXT, Name, Part, place_of};
use kernel::{Fault, Flaw, Game, Record, Refusal, Session, TableGame, Unplayable};

use crate::failure::{Failure, Kind};
use crate::tools::{GameOf, GameTools, PackWord};
use crate::trouble::Trouble;

/// A record of a game.
pub type RecordOf<G> = Record<<G as Game>::Action, <G as Game>::Outcome>;

/// The header of a record of this game.
#[must_use]
pub fn header<G: TableGame>(game: &G, seats: &[Name]) -> Header {
    Header { seats: seats.to_vec(), ..game.header(&[]) }
}

/// The text of a record from a file, whichever of its two forms the file has.
///
/// # Errors
/// When the bytes are neither.
pub fn text_of(bytes: Vec<u8>) -> Result<String, Failure> {
    if !bytes.starts_with(&record::MAGIC) {
        let not_text = |_| Failure::new(Kind::Record, &Trouble::NotARecord {});
        return String::from_utf8(bytes).map_err(not_text);
    }
    record::unpack(&bytes).map_err(|fault| match fault {
        ByteFault::TooLong => Failure::new(Kind::Limit, &Trouble::FileTooLong { bytes: MAX_TEXT as u32 }),
        _ => Failure::new(Kind::Record, &Trouble::NotARecord {}),
    })
}

/// Reads a record together with the game that it needs.
///
/// # Errors
/// When the text is no record, or one of a game that these tools do not make.
pub fn read<T: GameTools>(
    tools: &T,
    text: &str,
    pack: Option<&PackWord>,
    in_play: Option<&GameOf<T>>,
) -> Result<(GameOf<T>, RecordOf<GameOf<T>>), Failure> {
    let game = tools.game_of_record(text, &Header::read(text)?, pack, in_play)?;
    let record = Record::read(&game, text)?;
    Ok((game, record))
}

/// Reads a record and plays it to its end; the names of the seats come with it.
///
/// # Errors
/// When it is none of this game, does not play, or ends otherwise than it says.
pub fn play<T: GameTools>(
    tools: &T,
    text: &str,
    pack: Option<&PackWord>,
    in_play: Option<&GameOf<T>>,
) -> Result<(Session<GameOf<T>>, Vec<Name>), Failure> {
    let (game, record) = read(tools, text, pack, in_play)?;
    let session = Session::from_record(game, &record).map_err(|error| unplayable(text, error))?;
    check_ending(session.game(), session.state(), &record)?;
    Ok((session, record.header.seats))
}

/// A failure at the place of a part of a record.
#[must_use]
pub fn placed(text: &str, part: Part, failure: Failure) -> Failure {
    Failure { place: place_of(text, part), ..failure }
}

/// Why a record does not play, at the place of the entry or the part of the start that fails.
#[must_use]
pub fn unplayable<R: Refusal>(text: &str, error: Unplayable<R>) -> Failure {
    let start = match &error.flaw {
        Flaw::Deal(
            Fault::Impossible { index: at } | Fault::Missing { given: at } | Fault::Surplus { used: at },
        ) => Part::Dealt(*at),
        Flaw::Position(misread) => Part::Position(misread.line, misread.column),
        Flaw::Step(_) | Flaw::Undo(_) | Flaw::Redo(_) => Part::Dealt(0),
    };
    let failure = match error.flaw {
        Flaw::Deal(fault) => Failure::from(fault),
        Flaw::Position(misread) => Failure::from(misread),
        Flaw::Step(stop) => Failure::stopped(&stop),
        Flaw::Undo(no) => Failure::new(Kind::Record, &no),
        Flaw::Redo(no) => Failure::new(Kind::Record, &no),
    };
    let failure = Failure { kind: Kind::Record, ..failure };
    match error.entry {
        Some(entry) => {
            let step = Trouble::StepFails { step: u32::try_from(entry + 1).unwrap_or(u32::MAX) };
            placed(text, Part::Entry(entry), failure.led_by(&step))
        }
        None => placed(text, start, failure.led_by(&Trouble::StartFails {})),
    }
}

/// Checks that a game ended as its record says, where it says so.
///
/// # Errors
/// When points or winners differ; what they really are is what was expected.
pub fn check_ending<G: Game>(game: &G, state: &G::State, record: &RecordOf<G>) -> Result<(), Failure> {
    let Some(said) = &record.ending else { return Ok(()) };
    let real = Ending::of(game, state);
    let differs = |ending: &Ending| {
        let by_seat = |ending: &Ending| {
            let mut points = ending.points.clone();
            points.iter_mut().for_each(|(_, words)| words.sort());
            points.sort_by_key(|(seat, _)| *seat);
            points
        };
        (!ending.points.is_empty() && by_seat(ending) != by_seat(&real))
            || (ending.winners.is_some() && ending.winners != real.winners)
    };
    if differs(said) {
        return Err(Failure::new(Kind::Record, &Trouble::OtherResult {}).expecting(written(&real)));
    }
    Ok(())
}

/// The lines of a result.
fn written(ending: &Ending) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (seat, words) in &ending.points {
        let words: Vec<String> = words.iter().map(|word| format!(" {word}")).collect();
        lines.push(format!("points {seat}{}", words.concat()));
    }
    if let Some(winners) = ending.winners {
        let seats: Vec<String> = winners.iter().map(|seat| format!(" {seat}")).collect();
        lines.push(format!("winners{}", seats.concat()));
    }
    lines
}
