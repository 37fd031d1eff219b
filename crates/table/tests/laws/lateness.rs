//! How far behind late spectators are.

use kernel::{Dice, SeatSet};
use table::contract::{SeatChoice, SpectatorChoice};
use table::{Command, Contract, Deed, Millis, Stage};

use crate::kept::{Kept, MODES, contract, person};

/// How many steps they are behind.
const BEHIND: usize = 4;

/// The last row that they may know of, by counting the steps in the whole log.
fn shown_by_counting(kept: &Kept) -> u64 {
    let steps = (1..).zip(&kept.rows).filter(|(_, row)| matches!(row.deed, Deed::Played { .. }));
    let steps: Vec<u64> = steps.map(|(seq, _)| seq).collect();
    let first_hidden = steps.get(steps.len().saturating_sub(BEHIND));
    first_hidden.map_or(kept.rows.len() as u64, |seq| seq - 1)
}

/// Does anything: mostly a step, but also what is none.
fn act(kept: &mut Kept, dice: &mut Dice) {
    let own = SeatSet::first(kept.contract.seats.len());
    let scene = kept.table.view(own, Millis(kept.now));
    let Some(prompt) = scene.prompts.first() else { return };
    let seat = prompt.seat;
    let command = match dice.below(8) {
        0 => Command::CloseChat { closed: !kept.table.chat_closed() },
        1 => Command::Undo { seat, client: None },
        2 => Command::Redo { seat, client: None },
        3 => Command::Ask { seat, steps: 1 + dice.below(3) },
        _ => {
            let action = prompt.actions[dice.below(prompt.actions.len() as u32) as usize].clone();
            Command::Play { seat, expected: prompt.number, action, client: None }
        }
    };
    let _ = kept.request(person(0), &command);
}

#[test]
fn only_new_steps_bring_late_spectators_on_whatever_else_is_done_and_however_the_table_was_opened() {
    for (number, (options, seats)) in MODES.into_iter().enumerate() {
        let spectators = SpectatorChoice::Delayed { steps: BEHIND as u32 };
        let contract = Contract { spectators, ..contract(options, &vec![SeatChoice::Maker; seats]) };
        let (mut kept, mut dice) = (Kept::new(contract, number as u8), Dice::new(number as u64));
        let mut before = 0;
        for _ in 0..120 {
            act(&mut kept, &mut dice);
            if kept.table.stage() != Stage::Playing {
                assert_eq!(kept.table.shown(), kept.table.seq());
                break;
            }
            assert_eq!(kept.table.shown(), shown_by_counting(&kept));
            assert_eq!(kept.reopened().shown(), kept.table.shown());
            assert!(kept.table.shown() >= before);
            before = kept.table.shown();
        }
        assert!(before > 10, "{before}");
    }
}
