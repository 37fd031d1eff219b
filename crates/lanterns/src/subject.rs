//! What only the tests of Lanterns need.

use kernel::contract::{NotConserved, Subject};
use kernel::{Dice, Seat, Viewer};

use crate::game::{Action, DECK, Lanterns, State, WIND, every_action, whole};

impl Subject for Lanterns {
    fn scramble(&self, state: &State, viewer: Viewer, dice: &mut Dice) -> State {
        let of_another = |pile: usize| viewer != Viewer::Seat(Seat((pile / 2 - 4) as u8));
        let hidden = |pile: &usize| *pile == DECK || *pile > WIND && of_another(*pile);
        let piles: Vec<usize> = (0..state.len()).filter(hidden).collect();
        let mut loose: Vec<u8> = piles.iter().flat_map(|pile| state[*pile].clone()).collect();
        let mut state = state.clone();
        for pile in piles {
            for place in &mut state[pile] {
                *place = loose.swap_remove(dice.below(loose.len() as u32) as usize);
            }
        }
        state
    }

    fn conserved(&self, state: &State) -> Result<(), NotConserved> {
        if whole(state) { Ok(()) } else { Err(NotConserved(format!("each lantern in one pile: {state:?}"))) }
    }

    fn any_action(&self, dice: &mut Dice) -> Action {
        every_action().nth(dice.below(54) as usize).unwrap_or(Action::Rest)
    }

    fn alter(&self, action: Action, dice: &mut Dice) -> Action {
        let n = 1 + dice.below(12) as u8;
        match action {
            Action::Light(_) => Action::Light(n),
            Action::Hide(_) => Action::Hide(n),
            Action::Shield(_) => Action::Shield(n),
            Action::Wake(_) => Action::Wake(n),
            Action::Draw => Action::Light(n),
            Action::Rest => Action::Let,
            Action::Let => Action::Dawn,
            Action::Dawn => Action::Yes,
            Action::Yes => Action::No,
            Action::No => Action::Draw,
        }
    }
}
