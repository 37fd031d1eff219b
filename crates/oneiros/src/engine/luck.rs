//! What chance answered at each place of a game, so that who takes a step back and plays it again has the same luck.

use kernel::record::{Entry, Step};
use kernel::{Game, Seat, Session};

/// How many places of a record are known, unless more lie on its way: where much was taken back, what was left again is forgotten.
const MOST_PLACES: usize = 100_000;

/// The places that a game has been at, and the steps that were played there, those taken back among them.
#[derive(Clone, Debug)]
pub(super) struct Luck<A, O> {
    places: Vec<Vec<Tried<A, O>>>,
    /// The places on the way from the start to here.
    way: Vec<usize>,
}

/// A step that was played at a place.
#[derive(Clone, Debug)]
struct Tried<A, O> {
    seat: Seat,
    action: A,
    outcomes: Vec<O>,
    leads_to: usize,
}

impl<A: Copy + Eq, O: Copy + Eq> Luck<A, O> {
    /// The places of a game so far, also those that were left again by taking steps back.
    pub(super) fn of<G: Game<Action = A, Outcome = O>>(session: &Session<G>) -> Luck<A, O> {
        let mut luck = Luck::along(&[]);
        let (mut standing, mut aside) = (Vec::new(), Vec::new());
        for entry in session.entries() {
            let from = match entry {
                Entry::Step(step) => {
                    standing.push(step);
                    standing.len() - 1
                }
                Entry::Undo { seat } => {
                    let Some((place, step)) = take_last_of(&mut standing, *seat) else { continue };
                    aside.push(step);
                    place
                }
                Entry::Redo { seat } => {
                    let Some((_, step)) = take_last_of(&mut aside, *seat) else { continue };
                    standing.push(step);
                    standing.len() - 1
                }
            };
            // What others played after a step that was taken back stands, and leads to other places from there.
            luck.way.truncate(from + 1);
            for step in &standing[from..] {
                luck.go_on(step.seat, step.action, &step.outcomes);
            }
            if luck.places.len() > MOST_PLACES.max(4 * standing.len()) {
                luck = Luck::along(&standing);
            }
        }
        luck
    }

    /// The places on the way of these steps, and no others.
    fn along(steps: &[&Step<A, O>]) -> Luck<A, O> {
        let mut luck = Luck { places: vec![Vec::new()], way: vec![0] };
        for step in steps {
            luck.go_on(step.seat, step.action, &step.outcomes);
        }
        luck
    }

    fn here(&self) -> usize {
        self.way.last().copied().unwrap_or(0)
    }

    /// What chance answered when this was played here.
    pub(super) fn of_step(&self, seat: Seat, action: A) -> Option<&[O]> {
        let tried =
            self.places[self.here()].iter().find(|tried| (tried.seat, tried.action) == (seat, action));
        tried.map(|tried| tried.outcomes.as_slice())
    }

    /// A step was played: with the luck it had before it leads where it led then, with other luck to a new place.
    pub(super) fn go_on(&mut self, seat: Seat, action: A, outcomes: &[O]) {
        let (here, new) = (self.here(), self.places.len());
        let step = Tried { seat, action, outcomes: outcomes.to_vec(), leads_to: new };
        let tried = &mut self.places[here];
        let leads_to = match tried.iter_mut().find(|tried| (tried.seat, tried.action) == (seat, action)) {
            Some(known) if known.outcomes == outcomes => known.leads_to,
            Some(known) => {
                *known = step;
                new
            }
            None => {
                tried.push(step);
                new
            }
        };
        if leads_to == new {
            self.places.push(Vec::new());
        }
        self.way.push(leads_to);
    }

    /// The last step was taken back.
    pub(super) fn go_back(&mut self) {
        if self.way.len() > 1 {
            self.way.pop();
        }
    }
}

/// Takes the last step of a seat out of several, with its place among them.
fn take_last_of<'a, A, O>(steps: &mut Vec<&'a Step<A, O>>, seat: Seat) -> Option<(usize, &'a Step<A, O>)> {
    let place = steps.iter().rposition(|step| step.seat == seat)?;
    Some((place, steps.remove(place)))
}
