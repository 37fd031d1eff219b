//! Limits on how often: a token bucket, which fills steadily and from which every request takes.

use std::time::Duration;

use tokio::time::Instant;

/// A bucket of tokens, one for each request.
#[derive(Clone, Debug)]
pub(crate) struct TokenBucket {
    size: f64,
    per_second: f64,
    level: f64,
    seen: Instant,
}

impl TokenBucket {
    /// So many at once, and as many in each span.
    pub(crate) fn new(count: u32, span: Duration) -> TokenBucket {
        let size = f64::from(count.max(1));
        TokenBucket { size, per_second: size / span.as_secs_f64(), level: size, seen: Instant::now() }
    }

    fn fill(&mut self) {
        let now = Instant::now();
        self.level =
            (self.level + now.duration_since(self.seen).as_secs_f64() * self.per_second).min(self.size);
        self.seen = now;
    }

    /// Takes one if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.fill();
        let is_there = self.level >= 1.0;
        if is_there {
            self.level -= 1.0;
        }
        is_there
    }

    /// Takes one that may still have to come, and tells how long that takes: behind all that were taken before.
    pub(crate) fn book(&mut self) -> Duration {
        self.fill();
        self.level -= 1.0;
        Duration::from_secs_f64((-self.level).max(0.0) / self.per_second)
    }

    /// Gives one back that was not used.
    pub(crate) fn give_back(&mut self) {
        self.level = (self.level + 1.0).min(self.size);
    }

    /// Whether it is as full as it can be: nothing needs to be remembered of it.
    pub(crate) fn is_full(&mut self) -> bool {
        self.fill();
        self.level >= self.size
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn so_many_are_there_at_once_and_each_further_one_when_its_share_of_the_span_is_over() {
        let mut bucket = TokenBucket::new(4, Duration::from_secs(1));
        assert_eq!((0..100).filter(|_| bucket.take()).count(), 4);
        assert!(!bucket.is_full());
        tokio::time::advance(Duration::from_millis(250)).await;
        assert!(bucket.take() && !bucket.take());
        // However long nothing is asked, there are never more than at first.
        tokio::time::advance(Duration::from_secs(60)).await;
        assert!(bucket.is_full());
        assert_eq!((0..100).filter(|_| bucket.take()).count(), 4);
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_booked_comes_in_its_order_and_what_is_given_back_is_there_for_others() {
        let mut bucket = TokenBucket::new(4, Duration::from_secs(1));
        let waits: Vec<u128> = (0..8).map(|_| bucket.book().as_millis()).collect();
        assert_eq!(waits, [0, 0, 0, 0, 250, 500, 750, 1_000]);
        assert!(!bucket.take());
        (0..4).for_each(|_| bucket.give_back());
        assert_eq!(bucket.book().as_millis(), 250);
        (0..100).for_each(|_| bucket.give_back());
        assert!(bucket.is_full());
        assert_eq!((0..100).filter(|_| bucket.take()).count(), 4);
    }
}
