//! Laws on who may act and which actions are allowed.

use super::{Checked, Counts, Law, Report, Subject, action_text};
use crate::chance::{Chance, Dice, NoChance};
use crate::game::{Effect, Refusal, Silence, Stop};
use crate::seat::{Seat, SeatSet};

/// Somebody may act, and somebody is waited for, if and only if the game is not over; only who may act is waited for; a seat
/// has a prompt and actions if and only if it may act.
///
/// # Errors
/// When the law does not hold.
pub fn turns<G: Subject>(game: &G, state: &G::State) -> Checked {
    let actors = game.actors(state);
    let over = game.winners(state).is_some();
    Law::Turns.holds_if(actors.is_empty() == over, || format!("actors {actors:?}, over {over}"))?;
    let awaited = game.awaited(state);
    let fits = awaited.is_empty() == over && awaited.iter().all(|seat| actors.contains(seat));
    Law::Turns.holds_if(fits, || format!("awaited {awaited:?} of {actors:?}, over {over}"))?;
    let mut legal = Vec::new();
    for seat in with_a_stranger(game) {
        legal.clear();
        game.legal(state, seat, &mut legal);
        let prompt = game.question(state, seat);
        let acts = actors.contains(seat);
        let fits = prompt.is_some() == acts && legal.is_empty() != acts;
        Law::Turns.holds_if(fits, || {
            format!("seat {seat} may act: {acts}, prompt {prompt:?}, {} actions", legal.len())
        })?;
    }
    Ok(())
}

/// All seats and one that does not exist.
fn with_a_stranger<G: Subject>(game: &G) -> impl Iterator<Item = Seat> {
    SeatSet::first(game.seats()).iter().chain([Seat(game.seats() as u8)])
}

/// Actions are accepted if and only if they are listed, each is listed once, those without chance differ in what they do,
/// and what is refused changes nothing. Counts the refusals it meets.
///
/// # Errors
/// When a law does not hold.
pub fn choices<G: Subject>(
    game: &G,
    state: &G::State,
    dice: &mut Dice,
    trials: u32,
    refusals: &mut Counts,
) -> Checked {
    let mut legal = Vec::new();
    for seat in with_a_stranger(game) {
        legal.clear();
        game.legal(state, seat, &mut legal);
        legal.sort_unstable();
        if let Some(pair) = legal.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Law::ListedOnce.fails(format!("seat {seat}: {:?}", pair[0])));
        }
        listed(game, state, seat, &legal, dice)?;
        for trial in 0..trials {
            let near = trial % 2 == 0 && !legal.is_empty();
            let action = if near { pick(&legal, dice) } else { game.any_action(dice) };
            let action = if near { game.alter(action, dice) } else { action };
            action_text(game, action)?;
            if legal.binary_search(&action).is_err() {
                unlisted(game, state, seat, action, dice, refusals)?;
            }
        }
    }
    Ok(())
}

pub(super) fn pick<T: Copy>(from: &[T], dice: &mut Dice) -> T {
    from[dice.below(from.len() as u32) as usize]
}

/// Plays every listed action on a copy, with and without chance.
fn listed<G: Subject>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
    dice: &mut Dice,
) -> Checked {
    let mut results: Vec<(G::Action, G::State)> = Vec::new();
    for &action in legal {
        action_text(game, action)?;
        let mut copy = state.clone();
        let played = silently(game, &mut copy, seat, action, dice);
        Law::LegalIffAccepted
            .holds_if(played.is_ok(), || format!("seat {seat}, listed: {action:?}, played: {played:?}"))?;
        let mut copy = state.clone();
        match silently(game, &mut copy, seat, action, &mut NoChance) {
            Ok(_) => {
                if let Some((other, _)) = results
                    .iter()
                    .find(|(other, result)| *result == copy && !game.may_coincide(*other, action))
                {
                    let detail = format!("seat {seat}: {other:?} and {action:?}");
                    return Err(Law::ChoicesDiffer.fails(detail));
                }
                results.push((action, copy));
            }
            Err(stop) => unchanged(state, &copy, || format!("seat {seat}, {action:?}: {stop:?}"))?,
        }
    }
    Ok(())
}

/// Plays an action that is not listed, with and without chance.
fn unlisted<G: Subject>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    dice: &mut Dice,
    refusals: &mut Counts,
) -> Checked {
    let mut copy = state.clone();
    let played = silently(game, &mut copy, seat, action, dice);
    let Err(Stop::Refused(refusal)) = played else {
        let detail = format!("seat {seat}, not listed: {action:?}, played: {played:?}");
        return Err(Law::LegalIffAccepted.fails(detail));
    };
    unchanged(state, &copy, || format!("seat {seat}, {action:?}: {refusal:?}"))?;
    Report::count(refusals, &refusal);
    let without = silently(game, &mut copy, seat, action, &mut NoChance);
    let plain = without == Err(Stop::Refused(refusal.clone())) && !refusal.rule().is_empty();
    Law::RefusalPlain
        .holds_if(plain, || format!("seat {seat}, {action:?}: {refusal:?}, without chance {without:?}"))
}

fn unchanged<S: Eq>(state: &S, copy: &S, what: impl FnOnce() -> String) -> Checked {
    Law::RefusedUnchanged.holds_if(state == copy, what)
}

fn silently<G: Subject, C: Chance<G::Outcome>>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    chance: &mut C,
) -> Result<Effect, Stop<G::Refusal>> {
    game.play(state, seat, action, chance, &mut Silence)
}

/// Playing on a copy leaves the original as it was, also where a comparison of the two would not see it.
///
/// # Errors
/// When the law does not hold.
pub fn copies<G: Subject>(game: &G, state: &G::State, dice: &mut Dice) -> Checked {
    let before = game.write_position(state);
    let mut legal = Vec::new();
    for seat in game.actors(state).iter() {
        legal.clear();
        game.legal(state, seat, &mut legal);
        for &action in &legal {
            let mut copy = state.clone();
            // Whether it is accepted is another law's business.
            let _ = silently(game, &mut copy, seat, action, dice);
        }
    }
    let after = game.write_position(state);
    Law::CopiesApart.holds_if(before == after, || format!("before:\n{before}after:\n{after}"))
}
