//! Lessons: what is reached follows from the steps that stand, wherever one begins to add, and the computer leaves learners alone.

use dreamscape::tables::DreamscapeTables;
use kernel::{Dice, SeatSet};
use table::contract::Chair;
use table::games::{lesson_contract, lessons};
use table::{Command, Decision, Deed, LessonSeen, Millis, Who};

use crate::kept::{Kept, person};

const SEAT: Chair = Chair(kernel::Seat(0));

fn seen(kept: &Kept) -> LessonSeen {
    kept.table.view(SeatSet::one(SEAT.0), Millis(kept.now)).lesson.unwrap()
}

/// The computer on the other seat moves as often as it may, and ends its turn wherever it may.
fn let_the_other_move(kept: &mut Kept) {
    while let Some(command) = kept.table.bot_request(0) {
        let other = SeatSet::one(kernel::Seat(1));
        let asked = kept.table.view(other, Millis(kept.now)).prompts;
        let may_end = asked.iter().any(|prompt| prompt.actions.contains(&"end".to_owned()));
        let Ok(Decision::Enter(deeds)) = kept.request(Who::Server, &command) else { panic!("{command:?}") };
        let ends = matches!(&deeds[..], [Deed::Played { line, .. }] if line.starts_with("2 end"));
        assert!(ends || !may_end, "{deeds:?}");
    }
}

/// One step of a learner who tries this and that; nothing where none is asked for.
fn wander(kept: &mut Kept, dice: &mut Dice) -> Option<()> {
    let scene = kept.table.view(SeatSet::one(SEAT.0), Millis(kept.now));
    let prompt = scene.prompts.first()?;
    let action = prompt.actions[dice.below(prompt.actions.len() as u32) as usize].clone();
    let command = Command::Play { seat: SEAT, expected: prompt.number, action, client: None };
    assert!(matches!(kept.request(person(0), &command), Ok(Decision::Enter(_))));
    Some(())
}

#[test]
fn what_is_reached_is_taken_back_and_played_again_with_its_steps_and_survives_every_way_of_loading() {
    let (mut undone, mut reached, mut reopened) = (0, 0, 0);
    for lesson in lessons(&DreamscapeTables).lessons {
        for seed in 0..12 {
            let mut kept = Kept::new(lesson_contract(&DreamscapeTables, lesson.number).unwrap(), seed);
            let mut dice = Dice::new(u64::from(seed));
            assert_eq!((seen(&kept).slug, seen(&kept).reached.len()), (lesson.slug, lesson.goals));
            for _ in 0..6 {
                let before = seen(&kept);
                if wander(&mut kept, &mut dice).is_none() {
                    break;
                }
                let after = seen(&kept);
                reached += usize::from(after.reached != before.reached);
                if kept.request(person(0), &Command::Undo { seat: SEAT, client: None }).is_ok() {
                    assert_eq!(seen(&kept), before);
                    kept.request(person(0), &Command::Redo { seat: SEAT, client: None }).unwrap();
                    assert_eq!(seen(&kept), after);
                    undone += 1;
                }
                let here = Kept::seen(&kept.table, kept.now);
                assert_eq!(Kept::seen(&kept.whole(), kept.now), here);
                assert_eq!(Kept::seen(&kept.reopened(), kept.now), here);
                reopened += usize::from(kept.snapshots.last().is_some_and(|(seq, _)| *seq > 3));
                if !kept.table.waits_for_persons().contains(SEAT.0) {
                    let_the_other_move(&mut kept);
                }
            }
        }
    }
    assert!(undone > 100 && reached > 30 && reopened > 20, "{undone} {reached} {reopened}");
}
