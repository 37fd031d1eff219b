//! Whoever gives up has lost, whatever comes.

use kernel::Seat;
use table::contract::{Chair, SeatChoice};
use table::{Command, Deed, Stage, Who};

use crate::asking::sum;
use crate::kept::{Kept, contract, person};

/// The sums of points at the end of a game of three in which a seat gave up at once and computers played for all, and who won.
fn played_out(seed: u8, gone: Seat) -> (Vec<i32>, Vec<Chair>) {
    let mut kept = Kept::new(contract(&["cycles=1"], &[SeatChoice::Open; 3]), seed);
    for seat in (0..3).map(Seat) {
        kept.request(person(seat.index()), &Command::Sit { seat: Chair(seat) }).unwrap();
    }
    let resigned = |seat| {
        if seat == gone { Deed::Resigned { seat: Chair(seat) } } else { Deed::StoodIn { seat: Chair(seat) } }
    };
    kept.enter((0..3).map(Seat).map(resigned).collect());
    let mut seed = u64::from(seed);
    while let Some(command) = kept.table.bot_request(seed) {
        kept.request(Who::Server, &command).unwrap();
        seed += 1;
    }
    assert_eq!(kept.table.stage(), Stage::Over);
    let seats = (0..3).map(|seat| Chair(Seat(seat)));
    let points = seats.map(|seat| sum(&kept.table, seat)).collect();
    let end = kept.table.end().unwrap();
    assert!(end.played_out);
    (points, end.winners.clone())
}

#[test]
fn whoever_gave_up_does_not_win_whatever_the_computer_makes_of_the_seat() {
    let mut in_front = 0;
    for seed in 0..12 {
        let gone = Seat(seed % 3);
        let (points, winners) = played_out(seed, gone);
        let best =
            (0..3).filter(|seat| Seat(*seat) != gone).map(|seat| points[usize::from(seat)]).max().unwrap();
        assert!(!winners.is_empty());
        assert!(!winners.contains(&Chair(gone)), "{points:?}: {winners:?}");
        assert!(winners.iter().all(|winner| points[winner.0.index()] == best), "{points:?}: {winners:?}");
        in_front += usize::from(points[gone.index()] > best);
    }
    assert!(in_front > 0, "whoever gave up was never in front");
}
