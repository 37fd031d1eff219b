//! How often one guest or one address may do what is worth limiting: making tables, trying codes, becoming a guest, chatting, muting, settings.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use store::GuestId;

use crate::bucket::Bucket;
use crate::limits::Limits;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);
/// Buckets that are remembered before the full ones are forgotten.
const REMEMBERED: usize = 10_000;
/// An address may do so many times what a guest may: several people can share one.
const GUESTS_PER_ADDRESS: u32 = 10;

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Effort {
    MakeTable,
    TryCode,
    BecomeGuest,
    Chat,
    Mute,
    Settle,
    Replay,
    MakeToken,
}

/// The buckets of all guests and addresses.
#[derive(Debug, Default)]
pub(crate) struct Throttle {
    guests: Buckets<GuestId>,
    addresses: Buckets<IpAddr>,
    /// Of everybody together.
    all: Buckets<()>,
}

impl Throttle {
    /// Whether a guest at an address may do it once more.
    pub(crate) fn allows(
        &self,
        limits: &Limits,
        effort: Effort,
        guest: Option<GuestId>,
        from: Option<IpAddr>,
    ) -> bool {
        let (count, span) = match effort {
            Effort::MakeTable => (limits.tables_per_hour, HOUR),
            Effort::TryCode => (limits.codes_per_minute, MINUTE),
            Effort::BecomeGuest => (limits.guests_per_hour, HOUR),
            Effort::Chat => (limits.chat_per_minute, MINUTE),
            Effort::Mute => (limits.mutes_per_minute, MINUTE),
            Effort::Settle => (limits.settings_per_minute, MINUTE),
            Effort::Replay => (limits.replays_per_minute, MINUTE),
            Effort::MakeToken => (limits.tokens_per_hour, HOUR),
        };
        let many = match effort {
            Effort::BecomeGuest | Effort::Replay => count,
            _ => count.saturating_mul(GUESTS_PER_ADDRESS),
        };
        guest.is_none_or(|guest| self.guests.take(effort, guest, count, span))
            && from.is_none_or(|from| self.addresses.take(effort, block(from), many, span))
            && (effort != Effort::TryCode || self.all.take(effort, (), limits.codes_in_all, MINUTE))
    }
}

/// Addresses that one person may well have together: all of an IPv6 network.
pub(crate) fn block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address => address,
    }
}

#[derive(Debug)]
struct Buckets<K>(Mutex<HashMap<(Effort, K), Bucket>>);

impl<K> Default for Buckets<K> {
    fn default() -> Buckets<K> {
        Buckets(Mutex::default())
    }
}

impl<K: Copy + Eq + Hash> Buckets<K> {
    fn take(&self, effort: Effort, key: K, count: u32, span: Duration) -> bool {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED {
            buckets.retain(|_, bucket| !bucket.is_full());
        }
        buckets.entry((effort, key)).or_insert_with(|| Bucket::new(count, span)).take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn codes_cannot_be_tried_for_long_by_one_guest_or_by_many_guests_of_one_address() {
        let (limits, throttle) = (Limits::default(), Throttle::default());
        let from: IpAddr = "192.0.2.1".parse().unwrap();
        let tries = |guest: u64| {
            let allowed =
                |_: &u32| throttle.allows(&limits, Effort::TryCode, Some(GuestId::new(guest)), Some(from));
            (0..1_000).filter(allowed).count()
        };
        assert_eq!(tries(1), 10);
        assert_eq!((2..200).map(tries).sum::<usize>(), 90);
        tokio::time::advance(MINUTE).await;
        assert_eq!(tries(1), 10);
    }

    #[tokio::test(start_paused = true)]
    async fn codes_cannot_be_tried_for_long_by_many_addresses_together() {
        let (limits, throttle) = (Limits::default(), Throttle::default());
        let tries = |number: u16| {
            let from = IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, number, 0, 0, 0, 0, 1));
            let guest = GuestId::new(number.into());
            (0..10).filter(|_| throttle.allows(&limits, Effort::TryCode, Some(guest), Some(from))).count()
        };
        assert_eq!((0..1_000).map(tries).sum::<usize>(), 600);
    }
}
