//! The tiny game keeps every law of the contract.

use kernel::contract::{Report, Terms, check_game};
use kernel::{Dice, Uniform};

use lanterns::Lanterns;

#[test]
fn lanterns_keep_every_law_with_any_number_of_seats() {
    let mut report = Report::new(Terms { sample: 2, max_steps: 200, ..Terms::default() });
    for seed in 0..500 {
        let game = Lanterns(1 + (seed % 5) as u8);
        let mut player = Uniform::new(Dice::new(!seed));
        let checked = check_game(&game, &mut [&mut player], &mut Dice::new(seed), &mut report);
        checked.unwrap_or_else(|breach| panic!("{breach}"));
    }
    assert_eq!(report.games, 500);
    let events = [
        "drew",
        "drew-lantern",
        "rests",
        "hides",
        "lit",
        "wind-rises",
        "shielded",
        "holds",
        "goes-out",
        "wakes",
        "calls",
        "yes",
        "no",
        "dawns",
    ];
    assert_eq!(Report::never(&report.events, &events), [""; 0]);
    let refusals = [
        "not-now",
        "no-wind",
        "wind-first",
        "deck-empty",
        "not-yours",
        "too-low",
        "has-ember",
        "too-dear",
        "is-awake",
        "rests-now",
        "no-vote",
        "vote-first",
        "called-before",
    ];
    assert_eq!(Report::never(&report.refusals, &refusals), [""; 0]);
    assert_eq!(Report::never(&report.prompts, &["act", "shield-it", "dawn", "wake"]), [""; 0]);
    assert_eq!(Report::never(&report.causes, &["row", "embers"]), [""; 0]);
}
