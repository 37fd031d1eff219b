//! The switches of the five editions, as section 14 of the rules lists them.

use dreamscape::data::Edition::{De, En, It, Pl, Standard};
use dreamscape::data::{
    Edition, EmergenceOrder, FinaleOrder, GolemSupport, Interruption, Leftovers, RedSteps, StartChoice,
    Switches, TileKind, TowerTakes, builtin,
};

/// Checks that a switch has its first setting in exactly these editions and its second one in the others.
fn check<T: PartialEq + std::fmt::Debug>(
    of: impl Fn(&Switches) -> T,
    first: (T, &[Edition]),
    second: (T, &[Edition]),
) {
    assert_eq!(first.1.len() + second.1.len(), 5);
    for (setting, editions) in [first, second] {
        for &edition in editions {
            assert_eq!(of(builtin().switches(edition)), setting, "{edition:?}");
        }
    }
}

#[test]
fn d4_1_the_clock_comes_first_in_standard_and_pl_and_the_refill_elsewhere() {
    let clock = (EmergenceOrder::ClockFirst, &[Standard, Pl][..]);
    check(|switches| switches.emergence, clock, (EmergenceOrder::RefillFirst, &[En, It, De]));
}

#[test]
fn d2_3_start_cards_are_chosen_in_order_in_standard_and_it_and_at_once_elsewhere() {
    let order = (StartChoice::InOrder, &[Standard, It][..]);
    check(|switches| switches.start_choice, order, (StartChoice::AtOnce, &[En, Pl, De]));
}

#[test]
fn d10_5_the_dreamer_may_not_step_on_reds_in_en() {
    let cost = (RedSteps::Cost, &[Standard, It, Pl, De][..]);
    check(|switches| switches.red_steps, cost, (RedSteps::Forbidden, &[En]));
}

#[test]
fn d6_5_the_tower_once_begun_takes_both_in_it() {
    let free = (TowerTakes::UpToTwo, &[Standard, En, Pl, De][..]);
    check(|switches| switches.tower, free, (TowerTakes::Both, &[It]));
}

#[test]
fn d6_6_the_golem_needs_no_neighbour_in_de() {
    let needed = (GolemSupport::Needed, &[Standard, En, It, Pl][..]);
    check(|switches| switches.golem, needed, (GolemSupport::NotNeeded, &[De]));
}

#[test]
fn d8_8_a_completion_ends_the_interrupted_action_in_pl() {
    let on = (Interruption::GoesOn, &[Standard, En, It, De][..]);
    check(|switches| switches.interruption, on, (Interruption::Ends, &[Pl]));
}

#[test]
fn d7_13_leftovers_go_to_the_bag_together_in_de() {
    let own = (Leftovers::OwnEnd, &[Standard, En, It, Pl][..]);
    check(|switches| switches.leftovers, own, (Leftovers::Together, &[De]));
}

#[test]
fn d11_1_the_finale_keeps_the_order_of_the_last_cycle_in_en() {
    let new = (FinaleOrder::New, &[Standard, It, Pl, De][..]);
    check(|switches| switches.finale, new, (FinaleOrder::Kept, &[En]));
}

#[test]
fn d12_3_the_box_has_sixteen_tiles_and_in_de_twelve_with_one_double() {
    check(
        |switches| switches.tiles.clone(),
        ((0..16).collect(), &[Standard, En, It, Pl]),
        (vec![0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14], &[De]),
    );
    let tile = |place: &u8| builtin().tiles[usize::from(*place)].kind;
    let mut kinds: Vec<TileKind> = builtin().switches(De).tiles.iter().map(tile).collect();
    assert_eq!(kinds.len(), 12);
    kinds.sort();
    kinds.dedup();
    assert_eq!(kinds.len(), 11, "every kind, one of them twice");
}

#[test]
fn d2_2_without_nightmares_fifteen_tiles_are_dealt_from_and_in_de_eleven() {
    let without_red = |edition: Edition| {
        let tiles = &builtin().switches(edition).tiles;
        tiles.iter().filter(|&&place| builtin().tiles[usize::from(place)].kind != TileKind::NoRed).count()
    };
    assert_eq!(Edition::ALL.map(without_red), [15, 15, 15, 15, 11]);
}
