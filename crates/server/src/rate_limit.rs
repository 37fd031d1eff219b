//! Rate limits: how often one guest or one address may do what is worth limiting: making tables, trying codes, becoming a guest, chatting, muting,
//! settings, and whatever is said on sockets, on all of them together.

mod token_bucket;

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::GuestId;
use token_bucket::TokenBucket;

use crate::limits::Limits;

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);
/// TokenBuckets that are remembered before the full ones are forgotten.
const REMEMBERED: usize = 10_000;
/// An address may do so many times what a guest may: several people can share one.
const GUESTS_PER_ADDRESS: u32 = 10;

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum RateLimit {
    MakeTable,
    TryCode,
    /// Nobody guesses the secret of a link, so all who try one in vain keep nobody else from anything.
    TryLink,
    BecomeGuest,
    Chat,
    Mute,
    Settle,
    Replay,
    MakeToken,
    Command,
    Question,
}

impl RateLimit {
    /// How many a guest may do in which time.
    const fn allowance(self, limits: &Limits) -> (u32, Duration) {
        match self {
            RateLimit::MakeTable => (limits.tables_per_hour, HOUR),
            RateLimit::TryCode | RateLimit::TryLink => (limits.codes_per_minute, MINUTE),
            RateLimit::BecomeGuest => (limits.guests_per_hour, HOUR),
            RateLimit::Chat => (limits.chat_per_minute, MINUTE),
            RateLimit::Mute => (limits.mutes_per_minute, MINUTE),
            RateLimit::Settle => (limits.settings_per_minute, MINUTE),
            RateLimit::Replay => (limits.replays_per_minute, MINUTE),
            RateLimit::MakeToken => (limits.tokens_per_hour, HOUR),
            RateLimit::Command => (limits.commands_per_second, SECOND),
            RateLimit::Question => (limits.questions_per_second, SECOND),
        }
    }
}

/// The buckets of all guests and addresses.
#[derive(Debug, Default)]
pub(crate) struct RateLimiter {
    guests: TokenBuckets<GuestId>,
    addresses: TokenBuckets<IpAddr>,
    /// Of everybody together.
    all: TokenBuckets<()>,
}

impl RateLimiter {
    /// Whether a guest at an address may do it once more.
    pub(crate) fn allows(
        &self,
        limits: &Limits,
        effort: RateLimit,
        guest: Option<GuestId>,
        from: Option<IpAddr>,
    ) -> bool {
        let (count, span) = effort.allowance(limits);
        let many = match effort {
            RateLimit::BecomeGuest | RateLimit::Replay => count,
            _ => count.saturating_mul(GUESTS_PER_ADDRESS),
        };
        guest.is_none_or(|guest| self.guests.take((effort, guest), count, span))
            && from.is_none_or(|from| self.addresses.take((effort, block(from)), many, span))
            && (effort != RateLimit::TryCode || self.all.take((effort, ()), limits.codes_in_all, MINUTE))
    }

    /// Waits until a guest, or whoever comes from an address without being one, may do it once more; all of them in the order in which
    /// they came.
    pub(crate) async fn wait(
        &self,
        limits: &Limits,
        effort: RateLimit,
        guest: Option<GuestId>,
        from: IpAddr,
    ) {
        let (count, span) = effort.allowance(limits);
        let many = count.saturating_mul(GUESTS_PER_ADDRESS);
        match guest {
            Some(guest) => self.guests.turn((effort, guest), count, span).await,
            None => self.addresses.turn((effort, block(from)), many, span).await,
        }
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
struct TokenBuckets<K>(Mutex<Kept<K>>);

#[derive(Debug)]
struct Kept<K> {
    buckets: HashMap<(RateLimit, K), TokenBucket>,
    /// When there are so many, the full ones are forgotten. It is twice what was left the last time, so that where few are full nobody
    /// looks through all of them at every request.
    most: usize,
}

impl<K> Default for TokenBuckets<K> {
    fn default() -> TokenBuckets<K> {
        TokenBuckets(Mutex::new(Kept { buckets: HashMap::new(), most: REMEMBERED }))
    }
}

impl<K: Copy + Eq + Hash> TokenBuckets<K> {
    fn kept(&self) -> MutexGuard<'_, Kept<K>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes one if there is one.
    fn take(&self, key: (RateLimit, K), count: u32, span: Duration) -> bool {
        self.kept().bucket(key, count, span).take()
    }

    /// Waits until there is one. Each who waits is woken once; whoever goes meanwhile leaves the turn to those who come later.
    async fn turn(&self, key: (RateLimit, K), count: u32, span: Duration) {
        let wait = self.kept().bucket(key, count, span).book();
        if wait.is_zero() {
            return;
        }
        let mut turn = Turn { buckets: self, key, has_come: false };
        tokio::time::sleep(wait).await;
        turn.has_come = true;
    }
}

impl<K: Copy + Eq + Hash> Kept<K> {
    fn bucket(&mut self, key: (RateLimit, K), count: u32, span: Duration) -> &mut TokenBucket {
        if self.buckets.len() >= self.most {
            self.buckets.retain(|_, bucket| !bucket.is_full());
            self.most = REMEMBERED.max(self.buckets.len() * 2);
        }
        self.buckets.entry(key).or_insert_with(|| TokenBucket::new(count, span))
    }
}

/// A turn that somebody waits for.
struct Turn<'a, K: Copy + Eq + Hash> {
    buckets: &'a TokenBuckets<K>,
    key: (RateLimit, K),
    has_come: bool,
}

impl<K: Copy + Eq + Hash> Drop for Turn<'_, K> {
    fn drop(&mut self) {
        if !self.has_come
            && let Some(bucket) = self.buckets.kept().buckets.get_mut(&self.key)
        {
            bucket.give_back();
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn codes_cannot_be_tried_for_long_by_one_guest_or_by_many_guests_of_one_address() {
        let (limits, rate_limiter) = (Limits::default(), RateLimiter::default());
        let from: IpAddr = "192.0.2.1".parse().unwrap();
        let tries = |guest: u64| {
            let allowed = |_: &u32| {
                rate_limiter.allows(&limits, RateLimit::TryCode, Some(GuestId::new(guest)), Some(from))
            };
            (0..1_000).filter(allowed).count()
        };
        assert_eq!(tries(1), 10);
        assert_eq!((2..200).map(tries).sum::<usize>(), 90);
        tokio::time::advance(MINUTE).await;
        assert_eq!(tries(1), 10);
    }

    #[tokio::test(start_paused = true)]
    async fn codes_cannot_be_tried_for_long_by_many_addresses_together() {
        let (limits, rate_limiter) = (Limits::default(), RateLimiter::default());
        let tries = |number: u16| {
            let from = IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, number, 0, 0, 0, 0, 1));
            let guest = GuestId::new(number.into());
            (0..10)
                .filter(|_| rate_limiter.allows(&limits, RateLimit::TryCode, Some(guest), Some(from)))
                .count()
        };
        assert_eq!((0..1_000).map(tries).sum::<usize>(), 600);
    }

    #[tokio::test(start_paused = true)]
    async fn a_guest_waits_alone_wherever_they_are_and_those_without_a_name_wait_with_their_address() {
        let (limits, rate_limiter) = (Limits::default(), RateLimiter::default());
        let [here, there]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|address| address.parse().unwrap());
        let ask = async |guest: Option<GuestId>, from: IpAddr, times: u32| {
            let began = tokio::time::Instant::now();
            for _ in 0..times {
                rate_limiter.wait(&limits, RateLimit::Question, guest, from).await;
            }
            began.elapsed()
        };
        let (ada, ben) = (Some(GuestId::new(1)), Some(GuestId::new(2)));
        assert_eq!(ask(ada, here, 20).await, Duration::ZERO);
        assert_eq!(ask(ben, here, 20).await, Duration::ZERO);
        assert_eq!(ask(None, here, 200).await, Duration::ZERO);
        assert!(ask(None, here, 1).await > Duration::ZERO);
        assert_eq!(ask(None, there, 200).await, Duration::ZERO);
        assert!(ask(ada, there, 20).await >= SECOND / 2);
    }

    #[tokio::test(start_paused = true)]
    async fn those_who_wait_have_their_turn_in_the_order_of_coming_and_whoever_goes_leaves_it() {
        let (limits, rate_limiter) = (Limits::default(), RateLimiter::default());
        let (ada, here) = (Some(GuestId::new(1)), "192.0.2.1".parse().unwrap());
        let began = tokio::time::Instant::now();
        let wait = async || {
            rate_limiter.wait(&limits, RateLimit::Command, ada, here).await;
            began.elapsed().as_millis()
        };
        let waited = join_all((0..26).map(|_| wait())).await;
        assert!(waited[..20].iter().all(|time| *time == 0), "{waited:?}");
        // Timers count in whole milliseconds.
        let shares: Vec<u128> = waited[20..].iter().map(|time| time / 50).collect();
        assert_eq!(shares, [1, 2, 3, 4, 5, 6], "{waited:?}");
        let waiting: Vec<_> = (0..1_000).map(|_| Box::pin(wait())).collect();
        let gone = tokio::time::timeout(Duration::ZERO, join_all(waiting)).await;
        assert!(gone.is_err());
        let before = began.elapsed().as_millis();
        assert!(wait().await - before <= 60);
    }
}
