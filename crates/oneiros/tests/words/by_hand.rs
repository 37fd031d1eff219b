//! Messages written by hand against what the catalogue says of them.

use dreamscape::data::Problem;
use dreamscape::setup::SetupError;
use kernel::{Message, NoRedo, NoUndo, Seat};
use oneiros::words::catalogue;

/// One message of each kind.
fn every_kind() -> Vec<Box<dyn Message>> {
    let word = || "word".to_owned();
    vec![
        Box::new(NoUndo::Nothing),
        Box::new(NoUndo::Learned),
        Box::new(NoUndo::Passed),
        Box::new(NoUndo::Shared { by: Seat(0) }),
        Box::new(NoUndo::Needed { by: Seat(0) }),
        Box::new(NoRedo::Nothing),
        Box::new(NoRedo::Impossible),
        Box::new(SetupError::Players(5)),
        Box::new(SetupError::SoloLevel(5)),
        Box::new(SetupError::SoloSimultaneous),
        Box::new(SetupError::Grid(7, 7)),
        Box::new(SetupError::Cycles(99)),
        Box::new(Problem::NotText),
        Box::new(Problem::NotToml(word())),
        Box::new(Problem::UnknownKey(word())),
        Box::new(Problem::MissingKey("word")),
        Box::new(Problem::NeedlessKey("word")),
        Box::new(Problem::WrongType(word(), "string")),
        Box::new(Problem::OutOfRange(word(), 0)),
        Box::new(Problem::UnknownWord(word(), word())),
        Box::new(Problem::WrongLength(word(), 0)),
        Box::new(Problem::BadName(word(), word())),
        Box::new(Problem::BadTitle(word())),
        Box::new(Problem::Repeated(word(), word())),
        Box::new(Problem::OutOfTurn(word(), 0)),
        Box::new(Problem::TooManyCards(65)),
        Box::new(Problem::TooFewCards("I", 9)),
        Box::new(Problem::SamePattern(1)),
        Box::new(Problem::EmptyPattern),
        Box::new(Problem::TooLarge(6, 6)),
        Box::new(Problem::RaggedRow(2)),
        Box::new(Problem::UnknownSign('?')),
        Box::new(Problem::OnNothing('^')),
        Box::new(Problem::OnTop('W')),
        Box::new(Problem::TreeUnderDreamer),
        Box::new(Problem::TwoDreamers),
        Box::new(Problem::RedNotAlone),
        Box::new(Problem::TooHigh),
    ]
}

#[test]
fn messages_written_by_hand_are_in_the_catalogue_with_their_parameters() {
    let keys = catalogue::keys();
    for message in every_kind() {
        let params: Vec<&str> = message.args().into_iter().map(|(name, _)| name).collect();
        assert_eq!(keys.get(message.key()).copied(), Some(params.as_slice()), "{}", message.key());
    }
}

#[test]
fn every_key_the_kernel_and_the_game_list_is_in_the_catalogue() {
    let keys = catalogue::keys();
    for key in NoUndo::KEYS.iter().chain(&NoRedo::KEYS).chain(SetupError::KEYS) {
        assert!(keys.contains_key(*key), "{key}");
    }
}
