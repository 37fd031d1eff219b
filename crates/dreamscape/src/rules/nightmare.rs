//! The Nightmare phase (D-10.3).

use kernel::{Chance, Fault, Sink};

use super::Turn;
use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::game::Dreamscape;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::world::Link;

impl Dreamscape {
    pub(super) fn list_links(&self, state: &State, actions: &mut Vec<Action>) {
        actions.extend(empty_links(state).map(Action::Sow));
    }

    pub(super) fn check_link(&self, state: &State, link: Link) -> Result<(), Refusal> {
        if !Link::ALL.contains(&link) || !empty_or_taken_links(state).any(|other| other == link) {
            return Err(Refusal::LinkElsewhere { link });
        }
        if state.reds.has(link) { Err(Refusal::LinkTaken { link }) } else { Ok(()) }
    }
}

fn empty_or_taken_links(state: &State) -> impl Iterator<Item = Link> + '_ {
    state.nightmare.into_iter().flat_map(|location| location.links().iter().map(|&(_, link)| link))
}

/// The links of Mr Nightmare's location that hold no red.
pub(crate) fn empty_links(state: &State) -> impl Iterator<Item = Link> + '_ {
    empty_or_taken_links(state).filter(|&link| !state.reds.has(link))
}

impl<C: Chance<Outcome>, S: Sink<Event>> Turn<'_, C, S> {
    /// Mr Nightmare comes to the Sleeper; with a choice of links the player is asked, else it happens by itself.
    pub(super) fn haunt(&mut self) -> Result<(), Fault> {
        let location = self.state.player(self.seat).sleeper;
        if self.state.nightmare != Some(location) {
            self.state.nightmare = Some(location);
            self.tell(Event::NightmareMoved { location });
        }
        let choices = if self.state.reserve == 0 { 0 } else { empty_links(self.state).count() };
        let first = empty_links(self.state).next();
        match (choices, first) {
            (1, Some(link)) => self.sow(link),
            (0, _) | (_, None) => self.next_travel(),
            _ => {
                self.state.phase = Phase::Nightmare;
                Ok(())
            }
        }
    }

    pub(super) fn sow(&mut self, link: Link) -> Result<(), Fault> {
        self.put_red_on(link);
        self.next_travel()
    }

    pub(super) fn put_red_on(&mut self, link: Link) {
        self.state.reserve -= 1;
        self.state.reds.insert(link);
        self.tell(Event::RedSown { link });
    }
}
