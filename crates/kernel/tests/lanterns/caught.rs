//! Each law of the contract catches a game that breaks it.

use kernel::contract::{Breach, Law, Report, Terms, check_from, check_game};
use kernel::{Dice, Game, Player, Uniform};

use crate::broken::{Broken, Flaw};
use lanterns::Lanterns;

/// Plays one game from a seed.
fn check(flaw: Flaw, seed: u64) -> Result<(), Box<Breach>> {
    let mut report = Report::new(Terms { sample: 1, trials: 12, max_steps: 100 });
    let mut player = Uniform::new(Dice::new(!seed));
    check_game(&Broken::new(3, flaw), &mut [&mut player], &mut Dice::new(seed), &mut report)
}

/// The first breach found in a few dozen games.
fn breach_of(flaw: Flaw) -> Breach {
    let breach = (0..60).find_map(|seed| check(flaw, seed).err());
    *breach.unwrap_or_else(|| panic!("{flaw:?} is not caught"))
}

macro_rules! caught {
    ($($name:ident: $flaw:ident breaks $law:ident;)*) => {$(
        #[test]
        fn $name() {
            let breach = breach_of(Flaw::$flaw);
            assert_eq!(breach.law, Law::$law, "{breach}");
        }
    )*};
}

caught! {
    a_seat_that_may_act_without_a_prompt_is_caught: PromptsNobody breaks Turns;
    a_game_that_waits_for_nobody_is_caught: WaitsForNobody breaks Turns;
    an_action_listed_twice_is_caught: ListsTwice breaks ListedOnce;
    a_listed_action_that_is_refused_is_caught: RefusesListed breaks LegalIffAccepted;
    an_accepted_action_that_is_not_listed_is_caught: HidesListed breaks LegalIffAccepted;
    a_refusal_that_changes_the_state_is_caught: SpoilsWhenRefusing breaks RefusedUnchanged;
    a_refusal_that_asks_chance_first_is_caught: RollsBeforeRefusing breaks RefusalPlain;
    two_actions_that_do_the_same_are_caught: TwoActionsDoTheSame breaks ChoicesDiffer;
    an_action_written_as_another_is_caught: WritesActionWrongly breaks ActionText;
    a_position_read_differently_is_caught: ReadsDeckBackwards breaks PositionText;
    a_view_that_shows_the_deck_is_caught: ShowsDeck breaks ViewHides;
    an_event_told_to_too_many_is_caught: TellsAllWhatWasDrawn breaks ViewHides;
    a_prompt_that_depends_on_the_deck_is_caught: PromptsWithTheDeck breaks ViewHides;
    a_refusal_that_depends_on_the_deck_is_caught: RefusesByTheDeck breaks ViewHides;
    an_action_that_depends_on_the_deck_is_caught: AllowsByTheDeck breaks ViewHides;
    a_lost_lantern_is_caught: LosesHidden breaks Conserved;
    an_outcome_read_differently_is_caught: ReadsOutcomeWrongly breaks Record;
    a_shared_supply_used_in_secret_is_caught: NeverShared breaks UndoRedo;
    a_copy_that_is_not_apart_is_caught: CountsPlays breaks CopiesApart;
    a_game_without_end_is_caught: RestDoesNothing breaks Ends;
    points_counted_twice_are_caught: CountsTwice breaks PointsAddUp;
    a_panic_is_caught: Panics breaks NoPanic;
}

#[test]
fn a_player_who_chooses_what_is_not_there_is_caught() {
    struct Wild;
    impl<G: Game> Player<G> for Wild {
        fn choose(&mut self, _: &G, _: &G::View, legal: &[G::Action]) -> usize {
            legal.len()
        }
    }
    let mut report = Report::new(Terms::default());
    let breach = check_game(&Lanterns(2), &mut [&mut Wild], &mut Dice::new(1), &mut report).unwrap_err();
    assert_eq!(breach.law, Law::PlayerChooses);
}

#[test]
fn a_breach_tells_the_law_the_seed_the_position_and_the_record() {
    let breach = breach_of(Flaw::LosesHidden);
    let text = breach.to_string();
    assert!(text.starts_with("broken law: every thing is in exactly one place\n"), "{text}");
    assert!(text.contains(&format!("seed: {}\n", breach.seed)), "{text}");
    assert!(text.contains("\nposition:\nawake "), "{text}");
    assert!(text.contains("\nrecord:\noneiros record 1\ngame broken\n"), "{text}");
    assert!(breach.record.contains(" hide("), "{text}");
}

#[test]
fn the_seed_of_a_breach_shows_it_again() {
    let breach = breach_of(Flaw::LosesHidden);
    assert_eq!(check(Flaw::LosesHidden, breach.seed), Err(Box::new(breach)));
}

#[test]
fn a_game_from_a_set_position_is_checked_to_its_end() {
    let game = Lanterns(2);
    let text = "awake 0 1\nasked\ncalled\nyes\ndeck 5 6 7 8 9 10 11 12\nrow\ndropped\nwind\nhand 1 2\nember\nhand 3 4\nember\n";
    let mut report = Report::new(Terms { sample: 1, ..Terms::default() });
    for seed in 0..20 {
        let state = game.read_position(text).unwrap();
        let mut player = Uniform::new(Dice::new(!seed));
        let checked = check_from(&game, state, &mut [&mut player], &mut Dice::new(seed), &mut report);
        checked.unwrap_or_else(|breach| panic!("{breach}"));
    }
    assert_eq!(report.games, 20);
    let mut sum = Report::new(Terms::default());
    sum.absorb(&report);
    sum.absorb(&report);
    assert_eq!((sum.games, sum.steps), (40, 2 * report.steps));
    assert_eq!(sum.events["rests"], 2 * report.events["rests"]);
}
