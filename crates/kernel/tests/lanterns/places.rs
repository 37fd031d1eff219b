//! Where the parts of a record stand in its text.

use kernel::record::{Part, place_of};

const DEALT: &str = "# remark\noneiros record 1\n\ngame lanterns\nedition  en\noptions a b=1\npack mine 1 sha256:0\nseat 1 Ada\nseat 2\n\
    deal 2 #12\n1 go\n\n# remark\nundo 1\n";

const SET: &str =
    "oneiros record 1\ngame lanterns\nseat 1\nposition\n\n  one\n# remark\n\n\ttwo\n three\n1 go\n1 end\n";

#[test]
fn each_part_of_a_record_has_its_line_and_column() {
    for (part, place) in [
        (Part::Game, (4, 6)),
        (Part::Edition, (5, 10)),
        (Part::Option(0), (6, 9)),
        (Part::Option(1), (6, 11)),
        (Part::Pack, (7, 6)),
        (Part::Seats, (9, 1)),
        (Part::Dealt(0), (10, 6)),
        (Part::Dealt(1), (10, 8)),
        (Part::Dealt(2), (10, 11)),
        (Part::Entry(0), (11, 1)),
        (Part::Entry(1), (14, 1)),
    ] {
        assert_eq!(place_of(DEALT, part), Some(place), "{part:?}");
        assert_eq!(place_of(&DEALT.replace('\n', "\r\n"), part), Some(place), "{part:?}");
    }
    for part in [Part::Entry(2), Part::Position(1, 1)] {
        assert_eq!(place_of(DEALT, part), None, "{part:?}");
    }
}

#[test]
fn a_place_in_a_position_is_found_in_the_record() {
    for (part, place) in [
        (Part::Position(1, 3), (6, 5)),
        (Part::Position(2, 1), (8, 1)),
        (Part::Position(3, 2), (9, 3)),
        (Part::Position(4, 1), (10, 2)),
        (Part::Position(9, 1), (4, 1)),
        (Part::Entry(0), (11, 1)),
        (Part::Entry(1), (12, 1)),
    ] {
        assert_eq!(place_of(SET, part), Some(place), "{part:?}");
    }
    assert_eq!(place_of("", Part::Game), None);
    assert_eq!(place_of("oneiros record 1\ngame lanterns\n", Part::Edition), None);
}
