//! How many messages may be on their way to one person or one place at once, so that whoever answers slowly holds up nobody else.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::GuestId;
use tokio::time::Instant;

use crate::rate_limit::block;

/// Messages to one person that are on their way at once.
const TO_ONE_GUEST: u32 = 2;
/// Messages to one host that are on their way at once.
const TO_ONE_HOST: u32 = 16;
/// Messages to one address, or to the addresses of one network, whatever names they have.
const TO_ONE_ADDRESS: u32 = 16;
/// Messages to all those together whose last one was not answered in time.
const TO_THE_SLOW: u32 = 16;
/// How long somebody counts as slow.
const SLOW: Duration = Duration::from_secs(60 * 60);
/// How many slow ones are remembered.
const MOST_SLOW: usize = 10_000;

/// Where messages go.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Destination {
    Guest(GuestId),
    Slow,
    Host(String),
    Address(IpAddr),
}

impl Destination {
    const fn limit(&self) -> u32 {
        match self {
            Destination::Guest(_) => TO_ONE_GUEST,
            Destination::Slow => TO_THE_SLOW,
            Destination::Host(_) => TO_ONE_HOST,
            Destination::Address(_) => TO_ONE_ADDRESS,
        }
    }
}

/// All messages that are on their way.
#[derive(Clone, Debug, Default)]
pub(super) struct Concurrency(Arc<Mutex<InFlight>>);

#[derive(Debug, Default)]
struct InFlight {
    counts: HashMap<Destination, u32>,
    /// Who did not answer in time, and when that was.
    slow: HashMap<GuestId, Instant>,
}

/// A message on its way; its places are free again when this is dropped.
#[derive(Debug)]
pub(super) struct DeliveryPermit {
    concurrency: Concurrency,
    taken: Vec<Destination>,
}

impl Concurrency {
    fn in_flight(&self) -> MutexGuard<'_, InFlight> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a message to somebody go, if not too many are on their way to them or to those who are as slow.
    pub(super) fn enter(&self, guest: GuestId) -> Option<DeliveryPermit> {
        let mut permit = DeliveryPermit { concurrency: self.clone(), taken: Vec::new() };
        let is_slow = self.in_flight().slow.get(&guest).is_some_and(|since| since.elapsed() < SLOW);
        let goes = permit.take(Destination::Guest(guest)) && (!is_slow || permit.take(Destination::Slow));
        goes.then_some(permit)
    }

    /// A message to somebody was not answered in time.
    pub(super) fn was_slow(&self, guest: GuestId) {
        let slow = &mut self.in_flight().slow;
        if slow.len() >= MOST_SLOW {
            slow.retain(|_, since| since.elapsed() < SLOW);
        }
        if slow.len() >= MOST_SLOW
            && let Some((&first, _)) = slow.iter().min_by_key(|(_, since)| **since)
        {
            slow.remove(&first);
        }
        slow.insert(guest, Instant::now());
    }

    /// A message to somebody has arrived.
    pub(super) fn was_quick(&self, guest: GuestId) {
        self.in_flight().slow.remove(&guest);
    }
}

impl DeliveryPermit {
    /// Lets the message go to a host, if not too many are on their way there.
    pub(super) fn goes_to_host(&mut self, host: &str) -> bool {
        self.take(Destination::Host(host.to_ascii_lowercase()))
    }

    /// Lets the message go to an address, if not too many are on their way to its network.
    pub(super) fn goes_to_address(&mut self, address: IpAddr) -> bool {
        self.take(Destination::Address(block(address)))
    }

    fn take(&mut self, destination: Destination) -> bool {
        let mut in_flight = self.concurrency.in_flight();
        let count = in_flight.counts.entry(destination.clone()).or_default();
        let fits = *count < destination.limit();
        if fits {
            *count += 1;
            drop(in_flight);
            self.taken.push(destination);
        }
        fits
    }
}

impl Drop for DeliveryPermit {
    fn drop(&mut self) {
        let counts = &mut self.concurrency.in_flight().counts;
        for destination in &self.taken {
            if let Some(count) = counts.get_mut(destination) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(destination);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn to(concurrency: &Concurrency, guest: u64, host: &str) -> Option<DeliveryPermit> {
        let mut permit = concurrency.enter(GuestId::new(guest))?;
        permit.goes_to_host(host).then_some(permit)
    }

    #[test]
    fn neither_a_person_nor_a_host_takes_more_than_its_share_and_what_has_arrived_makes_room() {
        let concurrency = Concurrency::default();
        let (ada, ben) = (1, 2);
        let to_ada: Vec<DeliveryPermit> = (0..3).filter_map(|_| to(&concurrency, ada, "a.example")).collect();
        assert_eq!(to_ada.len(), 2);
        assert!(to(&concurrency, ada, "b.example").is_none());
        let to_host: Vec<DeliveryPermit> =
            (3..99).filter_map(|guest| to(&concurrency, guest, "A.Example")).collect();
        assert_eq!(to_host.len(), 14);
        assert!(to(&concurrency, ben, "a.example").is_none());
        assert!(to(&concurrency, ben, "b.example").is_some());
        drop((to_ada, to_host));
        assert!(to(&concurrency, ada, "a.example").is_some());
        assert!(concurrency.in_flight().counts.is_empty());
    }

    #[test]
    fn many_names_for_one_network_take_no_more_than_one_does() {
        let concurrency = Concurrency::default();
        let to_network = |guest: u64| {
            let mut permit = to(&concurrency, guest, &format!("{guest}.example"))?;
            let address = format!("2001:db8:7:8::{guest:x}").parse().unwrap();
            permit.goes_to_address(address).then_some(permit)
        };
        let passages: Vec<DeliveryPermit> = (1..99).filter_map(to_network).collect();
        assert_eq!(passages.len(), 16);
    }

    #[tokio::test(start_paused = true)]
    async fn those_who_were_slow_share_a_narrow_lane_until_they_are_quick_or_an_hour_has_passed() {
        let concurrency = Concurrency::default();
        (1..99).for_each(|guest| concurrency.was_slow(GuestId::new(guest)));
        let enter = |guest: u64| concurrency.enter(GuestId::new(guest));
        let slow: Vec<DeliveryPermit> = (1..99).filter_map(enter).collect();
        assert_eq!(slow.len(), 16);
        assert!(enter(99).is_some(), "who was never slow does not wait for them");
        assert!(enter(50).is_none());
        concurrency.was_quick(GuestId::new(50));
        assert!(enter(50).is_some() && enter(51).is_none());
        tokio::time::advance(SLOW).await;
        assert!(enter(51).is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn only_so_many_slow_ones_are_remembered_and_the_first_is_forgotten() {
        let concurrency = Concurrency::default();
        concurrency.was_slow(GuestId::new(0));
        tokio::time::advance(Duration::from_secs(1)).await;
        (1..=MOST_SLOW as u64).for_each(|guest| concurrency.was_slow(GuestId::new(guest)));
        assert_eq!(concurrency.in_flight().slow.len(), MOST_SLOW);
        assert!(!concurrency.in_flight().slow.contains_key(&GuestId::new(0)));
    }
}
