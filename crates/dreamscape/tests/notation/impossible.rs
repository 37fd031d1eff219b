//! Positions of which each part could be, but that no play leads to: each is refused at its place with the rule that play keeps.
//! Beside each stands a text that differs little and is accepted.

use dreamscape::notation::set_position;

use crate::refused::{Case, refuse_all};

#[track_caller]
fn accept_all(texts: &[&str]) {
    for text in texts {
        set_position(text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    }
}

pub(crate) const DRAWN: &[Case] = &[
    (
        "D-8.6 fewer cards than the location says",
        "sleepers 3 1z\nfinished 1 #1\npause 1 keep II\ndrawn 1 #19 #30",
        (4, 1),
        Some("D-8.6"),
    ),
    (
        "D-6.2 fewer cards than the King shows",
        "doing 1 king-keep I\ndrawn 1 #1 #2 #3 #4 #5",
        (2, 1),
        Some("D-6.2"),
    ),
    (
        "D-2.3 fewer start cards than the marker says",
        "phase start\ndoing 1 start\ndrawn 1 #1\ndoing 2 start\ndrawn 2 #3",
        (4, 1),
        Some("D-2.3"),
    ),
    (
        "D-2.3 a kept start card and too few others",
        "phase start\nturn 2\nmarker 1 3\nmarker 2 2\nmarker 3 1\nplayers 3\nopen 3 #1\ndoing 2 start\n\
         drawn 2 #3 #4\ndoing 1 start\ndrawn 1 #5 #6",
        (10, 1),
        Some("D-2.3"),
    ),
    (
        "D-2.3 a kept start card of level II",
        "phase start\nturn 2\nopen 1 #20\ndoing 2 start\ndrawn 2 #3 #4",
        (3, 1),
        Some("D-2.3"),
    ),
    (
        "D-8.6 a draw when every deck is empty",
        "pack trial\nfinished 1 #1 #2 #3 #4 #5 #6 #7 #8 #9 #10 #11 #12 #13 #14 #15 #16 #17 #18 #19 #20 #21 #22\n\
         pause 1 draw",
        (3, 1),
        Some("D-8.6"),
    ),
    (
        "D-6.7 a King when every deck is empty",
        "pack trial\nfinished 1 #1 #2 #3 #4 #5 #6 #7 #8 #9 #10 #11 #12 #13 #14 #15 #16 #17 #18 #19 #20 #21 #22\n\
         doing 1 king",
        (3, 1),
        Some("D-6.7"),
    ),
    (
        "D-6.7 a King of a Travel when every deck is empty, though all create at once",
        "pack trial\noptions simultaneous\nphase travel\n\
         finished 1 #1 #2 #3 #4 #5 #6 #7 #8 #9 #10 #11 #12 #13 #14 #15 #16 #17 #18 #19 #20 #21 #22\ndoing 1 king",
        (5, 1),
        Some("D-6.7"),
    ),
    (
        "D-8.6 a draw of a Travel when every deck is empty, though all create at once",
        "pack trial\noptions simultaneous\nphase travel\n\
         finished 1 #1 #2 #3 #4 #5 #6 #7 #8 #9 #10 #11 #12 #13 #14 #15 #16 #17 #18 #19 #20 #21 #22\npause 1 draw",
        (5, 1),
        Some("D-8.6"),
    ),
];

#[test]
fn as_many_cards_are_drawn_as_the_rules_say_or_all_of_the_deck() {
    refuse_all(DRAWN);
    accept_all(&[
        "sleepers 3 1z\nfinished 1 #1\npause 1 keep II\ndrawn 1 #19 #30 #20",
        "pack trial\nfinished 1 #19 #20\nsleepers 4 1z\npause 1 keep III\ndrawn 1 #21 #22",
        "pack trial\nfinished 1 #19 #20\ndoing 1 king-keep III\ndrawn 1 #22 #21",
        "phase start\nturn 2\nopen 1 #18\ndoing 2 start\ndrawn 2 #3 #4",
        // Somebody who creates at the same time may have kept the last card meanwhile.
        "pack trial\noptions simultaneous\nfinished 1 #1 #2 #3 #4 #5 #6 #7 #8 #9 #10 #11 #12 #13 #14 #15 #16 #17 #18 #19 \
         #20 #21\npause 1 draw\nopen 2 #22",
        "pack trial\noptions simultaneous\nfinished 1 #1 #2 #3 #4 #5 #6 #7 #8 #9 #10 #11 #12 #13 #14 #15 #16 #17 #18 #19 \
         #20 #21\ndoing 1 king\nopen 2 #22",
    ]);
}

pub(crate) const MARKERS: &[Case] = &[
    ("D-11.1 a used marker in the Finale", "phase finale\nmarker 2 2 used", (2, 1), Some("D-11.1")),
    ("D-5.5 a marker used before the Travel", "phase travel\nmarker 2 2 used", (2, 1), Some("D-5.5")),
    (
        "D-5.5 a marker used before the Travel, in a Nightmare phase",
        "options nightmare\nphase nightmare\nmarker 2 2 used",
        (3, 1),
        Some("D-5.5"),
    ),
    (
        "D-4.3 a shard stored before the Travel",
        "phase travel\nopen 2 #3\nstored 2 #3=W",
        (3, 1),
        Some("D-4.3"),
    ),
    ("D-5.8 who travelled first lies above", "sleepers 3 2z 1z", (1, 15), Some("D-5.8")),
    ("D-5.8 a Sleeper that lies in the Finale", "phase finale\nsleepers 3 1z", (2, 12), Some("D-5.8")),
    (
        "D-5.8 a Sleeper that stands in the Finale of en",
        "edition en\nphase finale\nsleepers 3 1",
        (3, 12),
        Some("D-5.8"),
    ),
    (
        "D-4.4 the markers of Sleepers in another order than their places",
        "players 3\nphase travel\nsleepers 5 2\nsleepers 4 3",
        (4, 12),
        Some("D-4.4"),
    ),
    ("D-4.4 the same in the Finale", "phase finale\nsleepers 5 1\nsleepers 4 2", (3, 12), Some("D-4.4")),
    (
        "D-10.3 a red to sow where one link is empty",
        "options nightmare\nphase nightmare\nreds 1-2",
        (3, 1),
        Some("D-10.3"),
    ),
];

#[test]
fn markers_sleepers_and_stored_shards_are_as_the_cycle_leaves_them() {
    refuse_all(MARKERS);
    accept_all(&[
        "phase creation\nmarker 2 2 used",
        "phase travel\nturn 2\nmarker 1 1 used\nmarker 2 2 used",
        "phase travel\nturn 2\nopen 1 #3\nstored 1 #3=W\nopen 2 #4\nstored 2 #4=W",
        "marker 1 2\nmarker 2 1\nsleepers 3 2z 1z",
        "phase finale\nsleepers 3 1 2",
        "edition en\nphase finale\nsleepers 3 1z",
        "players 3\nphase travel\nsleepers 6 1\nsleepers 4 2 3",
        "options nightmare\nphase nightmare\nreds 2-3",
    ]);
}

pub(crate) const WALKS: &[Case] = &[
    (
        "D-7.1 a free step in Travel where entering is for Creation",
        "options creation-entry\nphase travel\ndreamscape 1 c1=L@ b1=W\nfree 1",
        (4, 1),
        Some("D-7.1"),
    ),
    (
        "D-7.1 a free step in Travel that did not begin at the entry",
        "phase travel\ndreamscape 1 c1=W b1=L@\nfree 1",
        (3, 1),
        Some("D-7.1"),
    ),
    ("D-7.3 a free step from nowhere", "dreamscape 1 a4=L@ c1=W\nfree 1", (2, 1), Some("D-7.3")),
    (
        "D-7.16 a walk in two parts",
        "dreamscape 1 c1=L@ b1=W a1=L\nfree 1\nwalked 1 a1",
        (3, 1),
        Some("D-7.16"),
    ),
    (
        "D-7.16 a walk from before the completion",
        "dreamscape 1 c1=L@ b1=L\nfree 1\nwalked 1 b1\nfinished 1 #2\npause 1 draw",
        (3, 1),
        Some("D-7.16"),
    ),
    (
        "D-7.9 a walk over a mountain without marks",
        "dreamscape 1 c1=L@ b1=RRL\nfree 1\nwalked 1 b1",
        (3, 1),
        Some("D-7.9"),
    ),
    (
        "D-7.9 a free step on a mountain without marks",
        "dreamscape 1 c1=RRL@ b1=W\nfree 1",
        (2, 1),
        Some("D-7.9"),
    ),
    ("D-7.9 marks without a Dreamer", "dreamscape 1 c1=RR\nmarks 1 c1:1", (2, 1), Some("D-7.9")),
    (
        "D-7.9 marks before the Travel",
        "phase travel\ndreamscape 2 c1=RR@\nmarks 2 c1:1 c1:2",
        (3, 1),
        Some("D-7.9"),
    ),
    (
        "D-7.9 marks in Travel where entering is for Creation",
        "options creation-entry\nphase travel\ndreamscape 1 c1=RR@\nmarks 1 c1:1 c1:2",
        (4, 1),
        Some("D-7.9"),
    ),
    (
        "D-7.16 free moves between places that are not linked",
        "phase travel\nsleepers 1 1\nroamed 1 1 6",
        (3, 1),
        Some("D-7.16"),
    ),
    ("D-5.4 a free move without a point", "phase travel\nactions 0\nroamed 1 1 2", (3, 1), Some("D-5.4")),
    ("D-5.4 a free move without a key", "phase travel\nrow 1 W\nroamed 1 1 2", (3, 1), Some("D-5.4")),
    (
        "D-5.4 two places without a key",
        "phase travel\nsleepers 1 1\nrow 2 W\nrow 4 R\nroamed 1 1 2 4",
        (5, 1),
        Some("D-5.4"),
    ),
    (
        "D-6.5 a Tower that took a shard that is nowhere",
        "dreamscape 1 c1=WW\ndoing 1 tower 1",
        (2, 1),
        Some("D-6.5"),
    ),
];

#[test]
fn walks_and_powers_leave_their_traces() {
    refuse_all(WALKS);
    accept_all(&[
        "options creation-entry\ndreamscape 1 c1=L@ b1=W\nfree 1",
        "phase travel\ndreamscape 1 c1=L b1=L@\nfree 1\nwalked 1 c1",
        "phase travel\ndreamscape 1 c1=L^ b1=L@ a1=W\nfree 1",
        "dreamscape 1 a4=L@ b4=W\nfree 1",
        "dreamscape 1 c1=L@ b1=L a1=L\nfree 1\nwalked 1 a1 b1",
        "dreamscape 1 c1=L@ b1=L\nfree 1\nfinished 1 #2\npause 1 draw",
        "dreamscape 1 c1=L@ b1=RRL\nmarks 1 b1:1 b1:2\nfree 1\nwalked 1 b1",
        "phase travel\ndreamscape 1 c1=RR@\nmarks 1 c1:1 c1:2",
        "options creation-entry\ndreamscape 1 c1=RR@\nmarks 1 c1:1 c1:2",
        "phase travel\nsleepers 2 1\nrow 1 W\nroamed 1 1 2 3",
        "phase travel\nsleepers 2 1\nrow 1 W\nrow 2 R\nhands 1 R\nactions 1\nroamed 1 1 2",
        "dreamscape 1 c1=WW\nhands 1 R\ndoing 1 tower 1",
    ]);
}

pub(crate) const SOLO_AND_START: &[Case] = &[
    (
        "D-13.2 a full set that was not discarded",
        "options solo=1\nrival points=3 shards=WMRLWG",
        (2, 28),
        Some("D-13.2"),
    ),
    (
        "D-13.1 the second marker at the start of the solo game",
        "options solo=1\nphase start\nmarker 1 2\ndoing 1 start\ndrawn 1 #1 #2",
        (3, 1),
        Some("D-13.1"),
    ),
    (
        "D-2.4 a rival that has collected before the start",
        "options solo=1\nphase start\nrival shards=W\ndoing 1 start\ndrawn 1 #1",
        (3, 1),
        Some("D-2.4"),
    ),
    (
        "D-2.6 Mr Nightmare elsewhere at the start",
        "options solo=1\nphase start\nnightmare 5\ndoing 1 start\ndrawn 1 #1",
        (3, 1),
        Some("D-2.6"),
    ),
    (
        "D-2.4 points before the start",
        "phase start\nscore 2 3\ndoing 1 start\ndrawn 1 #1\ndoing 2 start\ndrawn 2 #3 #4",
        (2, 1),
        Some("D-2.4"),
    ),
    (
        "D-2.4 a stored shard before the start",
        "phase start\nturn 2\nopen 1 #1\nstored 1 #1=W\ndoing 2 start\ndrawn 2 #3 #4",
        (4, 1),
        Some("D-2.4"),
    ),
    (
        "D-2.4 a Sleeper that has moved before the start",
        "phase start\nsleepers 3 2\ndoing 1 start\ndrawn 1 #1\ndoing 2 start\ndrawn 2 #3 #4",
        (1, 1),
        Some("D-2.4"),
    ),
];

#[test]
fn before_the_start_nothing_has_happened_and_the_rival_keeps_no_set() {
    refuse_all(SOLO_AND_START);
    accept_all(&[
        "options solo=1\nrival points=3 shards=WMRLWN",
        "options solo=1\nphase start\ndoing 1 start\ndrawn 1 #1",
        "phase start\nturn 2\nopen 1 #1\ndoing 2 start\ndrawn 2 #3 #4",
    ]);
}
