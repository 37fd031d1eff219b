//! Playing a game to its end with every law checked on the way.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::choices::pick;
use super::{Breach, Checked, Failure, Law, NotConserved, Report, Subject};
use super::{choices, copies, position_text, record, take_back_and_again, turns, undo_and_redo, views};
use crate::chance::Dice;
use crate::player::Player;
use crate::record::Header;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::session::Session;

/// Plays a whole game and checks every law. The players take the seats in turn, so one may play for all.
///
/// # Errors
/// The first broken law, with the seed and the record of the game.
pub fn check_game<G: Subject>(
    game: &G,
    players: &mut [&mut dyn Player<G>],
    dice: &mut Dice,
    report: &mut Report,
) -> Result<(), Box<Breach>> {
    let seed = dice.seed();
    match catch_unwind(AssertUnwindSafe(|| Session::start(game.clone(), dice))) {
        Ok(Ok(mut session)) => {
            report.note(game, session.opening());
            checked(&mut session, players, seed, dice, report)
        }
        Ok(Err(fault)) => Err(unstarted(Law::Record.fails(format!("the deal fails: {fault}")), seed)),
        Err(_) => Err(unstarted(Law::NoPanic.fails("the deal panics"), seed)),
    }
}

/// Plays a game from a position to its end and checks every law.
///
/// # Errors
/// The first broken law, with the seed and the record of the game.
pub fn check_from<G: Subject>(
    game: &G,
    state: G::State,
    players: &mut [&mut dyn Player<G>],
    dice: &mut Dice,
    report: &mut Report,
) -> Result<(), Box<Breach>> {
    let seed = dice.seed();
    checked(&mut Session::from_state(game.clone(), state), players, seed, dice, report)
}

fn unstarted(Failure { law, detail }: Failure, seed: u64) -> Box<Breach> {
    Box::new(Breach { law, detail, seed, record: String::new(), position: String::new() })
}

/// Turns a failure or a panic into a breach.
fn checked<G: Subject>(
    session: &mut Session<G>,
    players: &mut [&mut dyn Player<G>],
    seed: u64,
    dice: &mut Dice,
    report: &mut Report,
) -> Result<(), Box<Breach>> {
    let played = catch_unwind(AssertUnwindSafe(|| play_out(session, players, dice, report)));
    let Err(Failure { law, detail }) = played.unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().cloned();
        let said = said.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        Err(Law::NoPanic.fails(said.unwrap_or_default()))
    }) else {
        return Ok(());
    };
    let written = |write: &dyn Fn() -> String| catch_unwind(AssertUnwindSafe(write)).unwrap_or_default();
    let game = session.game();
    let record = written(&|| session.record(Header::plain(game)).write(game));
    let position = written(&|| game.write_position(session.state()));
    Err(Box::new(Breach { law, detail, seed, record, position }))
}

fn play_out<G: Subject>(
    session: &mut Session<G>,
    players: &mut [&mut dyn Player<G>],
    dice: &mut Dice,
    report: &mut Report,
) -> Checked {
    for _ in 0..report.terms.max_steps {
        every_step(session, report)?;
        if session.game().actors(session.state()).is_empty() {
            return finish(session, dice, report);
        }
        let sampled = dice.below(report.terms.sample) == 0;
        let (seat, action) = decide(session, players, dice)?;
        if sampled {
            position_laws(session, (seat, action), dice, report)?;
        }
        let before = session.state().clone();
        let played = session.play(seat, action, dice).map_err(|stop| {
            Law::LegalIffAccepted.fails(format!("seat {seat}, listed: {action:?}, played: {stop:?}"))
        })?;
        report.steps += 1;
        report.note(session.game(), &played.events);
        if sampled {
            undo_and_redo(session, &before, &played)?;
            let seats: Vec<Seat> = SeatSet::first(session.game().seats()).iter().collect();
            take_back_and_again(session, pick(&seats, dice))?;
        }
    }
    Err(Law::Ends.fails(format!("not over after {} steps", report.terms.max_steps)))
}

fn every_step<G: Subject>(session: &Session<G>, report: &mut Report) -> Checked {
    let (game, state) = (session.game(), session.state());
    game.conserved(state).map_err(|NotConserved(detail)| Law::Conserved.fails(detail))?;
    turns(game, state)?;
    for prompt in game.actors(state).iter().filter_map(|seat| game.question(state, seat)) {
        Report::count(&mut report.prompts, &prompt.prompt);
    }
    Ok(())
}

/// Lets one of the seats that may act choose; seldom one that nobody waits for, which would mostly think better of it.
fn decide<G: Subject>(
    session: &Session<G>,
    players: &mut [&mut dyn Player<G>],
    dice: &mut Dice,
) -> Result<(Seat, G::Action), Failure> {
    let (game, state) = (session.game(), session.state());
    let seats = if dice.below(4) == 0 { game.actors(state) } else { game.awaited(state) };
    let seats: Vec<Seat> = seats.iter().collect();
    let seat = pick(&seats, dice);
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    let view = game.view(state, Viewer::Seat(seat));
    let count = players.len();
    let chosen = players[seat.index() % count].choose(game, &view, &legal);
    let action = legal.get(chosen).ok_or_else(|| {
        Law::PlayerChooses.fails(format!("seat {seat} chooses {chosen} of {} actions", legal.len()))
    })?;
    Ok((seat, *action))
}

fn position_laws<G: Subject>(
    session: &Session<G>,
    step: (Seat, G::Action),
    dice: &mut Dice,
    report: &mut Report,
) -> Checked {
    let (game, state) = (session.game(), session.state());
    choices(game, state, dice, report.terms.trials, &mut report.refusals)?;
    position_text(game, state)?;
    views(game, state, step, dice, report.terms.trials)?;
    copies(game, state, dice)
}

fn finish<G: Subject>(session: &Session<G>, dice: &mut Dice, report: &mut Report) -> Checked {
    let (game, state) = (session.game(), session.state());
    choices(game, state, dice, report.terms.trials, &mut report.refusals)?;
    let seats = SeatSet::first(game.seats());
    let winners = game.winners(state).unwrap_or_default();
    let seated = winners.iter().all(|seat| seats.contains(seat));
    Law::PointsAddUp.holds_if(seated, || format!("{winners:?} win"))?;
    for seat in seats.iter() {
        let points = game.points(state, seat);
        let once = (1..points.len()).all(|at| points[..at].iter().all(|(cause, _)| *cause != points[at].0));
        let sum: i32 = points.iter().map(|(_, points)| points).sum();
        let total = game.total(state, seat);
        let adds_up = once && total.is_none_or(|total| total == sum);
        Law::PointsAddUp.holds_if(adds_up, || format!("seat {seat}: {points:?} is {sum}, not {total:?}"))?;
        for (cause, _) in points.iter().filter(|(_, points)| *points != 0) {
            Report::count(&mut report.causes, cause);
        }
    }
    position_text(game, state)?;
    record(session)?;
    *report.remarks.entry(game.ending(state)).or_default() += 1;
    report.games += 1;
    Ok(())
}
