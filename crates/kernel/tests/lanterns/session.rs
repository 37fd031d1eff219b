//! Sessions: playing, trying, recording, replaying.

use kernel::record::{Ending, Name, Word};
use kernel::{
    Dice, Entry, Fault, Flaw, Game, Header, Message, NoRedo, NoUndo, Record, Seat, SeatSet, Session, Start,
    Step, Stop, Unplayable,
};

use lanterns::{Action, Lanterns, Say, WIND};

pub(crate) const ADA: Seat = Seat(0);
pub(crate) const BEN: Seat = Seat(1);

/// Two seats, Ada with 1, 2, 7 and Ben with 3, 4, 9.
pub(crate) const POSITION: &str = "awake 0 1\nasked\ncalled\nyes\ndeck 5 6 8 10 11 12\nrow\ndropped\nwind\n\
                                   hand 1 2 7\nember\nhand 3 4 9\nember\n";

pub(crate) fn table() -> Session<Lanterns> {
    Session::from_position(Lanterns(2), POSITION).unwrap()
}

/// Plays with dice that do not matter to the test.
pub(crate) fn play(session: &mut Session<Lanterns>, seat: Seat, action: Action) {
    session.play(seat, action, &mut Dice::new(1)).unwrap();
}

#[test]
fn a_step_tells_its_events_its_outcomes_and_its_effect() {
    let mut session = table();
    play(&mut session, ADA, Action::Light(2));
    let played = session.play_given(BEN, Action::Let, &[0]).unwrap();
    let keys: Vec<_> = played.events.iter().map(|(_, event)| event.key()).collect();
    assert_eq!((keys, played.outcomes), (vec!["goes-out"], vec![0]));
    assert!(played.effect.learned && played.effect.shared && !played.effect.passed);
    let standing: Vec<_> = session.steps().map(|(step, _)| step.action).collect();
    assert_eq!(standing, [Action::Light(2), Action::Let]);
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut session = table();
    let refused = session.play(ADA, Action::Light(3), &mut Dice::new(1));
    assert_eq!(refused, Err(Stop::Refused(Say("not-yours", 2))));
    assert_eq!(session.why_not(ADA, Action::Light(3)), Some(Say("not-yours", 2)));
    assert_eq!((session.state(), session.entries().len()), (session.start_state(), 0));
}

#[test]
fn outcomes_that_do_not_fit_change_nothing() {
    let mut session = table();
    play(&mut session, ADA, Action::Light(2));
    let state = session.state().clone();
    let tries: [(&[u8], Fault); 3] = [
        (&[], Fault::Missing { given: 0 }),
        (&[7], Fault::Impossible { index: 0 }),
        (&[1, 1], Fault::Surplus { used: 1 }),
    ];
    for (outcomes, fault) in tries {
        assert_eq!(session.play_given(BEN, Action::Let, outcomes), Err(Stop::Chance(fault)));
        assert_eq!((session.state(), session.entries().len()), (&state, 1));
    }
}

#[test]
fn a_preview_shows_what_is_certain_and_nothing_else() {
    let mut session = table();
    let lit = session.preview(ADA, Action::Light(1)).unwrap();
    assert_eq!(lit.events[0].1, Say("lit", 1));
    assert_eq!(session.preview(ADA, Action::Draw), None, "what is drawn is hidden");
    assert_eq!(session.preview(ADA, Action::Light(3)), None, "refused");
    play(&mut session, ADA, Action::Light(2));
    assert_eq!(session.preview(BEN, Action::Let), None, "chance answers");
    assert_eq!(session.why_not(BEN, Action::Let), None, "but it is allowed");
}

#[test]
fn a_record_replays_to_the_same_state_with_what_was_taken_back_still_there() {
    let mut session = Session::start(Lanterns(2), &mut Dice::new(11)).unwrap();
    let mut legal = Vec::new();
    session.game().legal(session.state(), ADA, &mut legal);
    let hide = *legal.iter().find(|action| matches!(action, Action::Hide(_))).unwrap();
    play(&mut session, ADA, hide);
    play(&mut session, BEN, Action::Draw);
    session.undo_any().unwrap();
    session.undo(ADA).unwrap();
    session.redo(ADA).unwrap();
    let record = session.record(Header::plain(session.game()));
    assert_eq!(record.entries.len(), 5);
    let mut seen = Vec::new();
    let again = Session::replay(Lanterns(2), &record, |session, events| {
        seen.push((session.entries().len(), events.len()));
    });
    let mut again = again.unwrap();
    assert_eq!(again.state(), session.state());
    assert_eq!(seen, [(0, 0), (1, 1), (2, 2), (3, 0), (4, 0), (5, 1)]);
    again.redo(BEN).unwrap();
    assert_eq!(again.redo(BEN), Err(NoRedo::Nothing));
}

#[test]
fn a_finished_game_says_in_its_record_how_it_ended() {
    let mut session = table();
    assert_eq!(session.record(Header::plain(session.game())).ending, None);
    play(&mut session, ADA, Action::Light(1));
    play(&mut session, BEN, Action::Hide(9));
    play(&mut session, ADA, Action::Rest);
    play(&mut session, BEN, Action::Rest);
    let record = session.record(Header::plain(session.game()));
    let words = |words: &[&str]| words.iter().map(|word| Word::new(word).unwrap()).collect::<Vec<_>>();
    let points = vec![(ADA, words(&["row=1"])), (BEN, words(&["row=1", "embers=2"]))];
    assert_eq!(record.ending, Some(Ending { points, winners: Some(SeatSet::EMPTY) }));
    assert!(record.write(session.game()).ends_with("points 1 row=1\npoints 2 row=1 embers=2\nwinners\n"));
}

fn unplayable(start: Start<u8>, entries: Vec<Entry<Action, u8>>) -> Unplayable<Say> {
    let header = Header { seats: vec![Name::default(); 2], ..Header::plain(&Lanterns(2)) };
    let record = Record { header, start, entries, ending: None };
    Session::from_record(Lanterns(2), &record).unwrap_err()
}

#[test]
fn a_record_that_cannot_be_played_says_where_and_why() {
    let position = || Start::Position(POSITION.to_owned());
    let step =
        |seat, action, outcomes: &[u8]| Entry::Step(Step { seat, action, outcomes: outcomes.to_vec() });
    let light = || step(ADA, Action::Light(2), &[]);
    let at = |entry, flaw| Unplayable { entry: Some(entry), flaw };
    assert_eq!(
        unplayable(position(), vec![light(), light()]),
        at(1, Flaw::Step(Stop::Refused(Say("not-now", 1))))
    );
    assert_eq!(
        unplayable(position(), vec![light(), step(BEN, Action::Let, &[1, 0])]),
        at(1, Flaw::Step(Stop::Chance(Fault::Surplus { used: 1 })))
    );
    assert_eq!(unplayable(position(), vec![Entry::Undo { seat: ADA }]), at(0, Flaw::Undo(NoUndo::Nothing)));
    assert_eq!(unplayable(position(), vec![Entry::Redo { seat: ADA }]), at(0, Flaw::Redo(NoRedo::Nothing)));
    let deal = unplayable(Start::Dealt(vec![1, 1]), vec![]);
    assert_eq!(deal, Unplayable { entry: None, flaw: Flaw::Deal(Fault::Impossible { index: 1 }) });
    assert_eq!(deal.to_string(), "the start cannot be played");
    let position = unplayable(Start::Position("awake 0 1\nasked x".to_owned()), vec![]);
    assert!(matches!(position.flaw, Flaw::Position(misread) if misread.line == 2));
}

#[test]
fn l6_a_lantern_that_skips_a_number_asks_the_next_seat_in_the_middle_of_the_action() {
    let mut session = table();
    play(&mut session, BEN, Action::Light(3));
    let actors = session.game().actors(session.state());
    assert_eq!((actors, &session.state()[WIND]), (SeatSet::one(ADA), &vec![3]));
    assert_eq!(session.why_not(BEN, Action::Rest), Some(Say("not-now", 1)));
    play(&mut session, ADA, Action::Shield(7));
    assert_eq!(session.game().actors(session.state()), SeatSet::first(2));
}
