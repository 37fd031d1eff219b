//! Limits on how often: a bucket that fills steadily and from which every request takes.

use std::time::Duration;

use tokio::time::Instant;

/// Timers count in whole milliseconds.
const LEAST_WAIT: Duration = Duration::from_millis(1);

/// A bucket of requests.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    size: f64,
    per_second: f64,
    level: f64,
    seen: Instant,
}

impl Bucket {
    /// So many at once, and as many in each span.
    pub(crate) fn new(count: u32, span: Duration) -> Bucket {
        let size = f64::from(count.max(1));
        Bucket { size, per_second: size / span.as_secs_f64(), level: size, seen: Instant::now() }
    }

    fn fill(&mut self) {
        let now = Instant::now();
        self.level =
            (self.level + now.duration_since(self.seen).as_secs_f64() * self.per_second).min(self.size);
        self.seen = now;
    }

    /// Takes one if there is one; else tells how long it takes until there is.
    pub(crate) fn take(&mut self) -> Result<(), Duration> {
        self.fill();
        let left = self.level - 1.0;
        if left < 0.0 {
            // What is missing may be too little to be told from nothing; whoever waits for nothing would ask without end.
            return Err(Duration::from_secs_f64(-left / self.per_second).max(LEAST_WAIT));
        }
        self.level = left;
        Ok(())
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

    /// Waits until there is one and takes it.
    async fn wait(bucket: &mut Bucket) {
        while let Err(missing) = bucket.take() {
            tokio::time::sleep(missing).await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn so_many_are_there_at_once_and_each_further_one_when_its_share_of_the_span_is_over() {
        let began = Instant::now();
        let mut bucket = Bucket::new(4, Duration::from_secs(1));
        for _ in 0..4 {
            wait(&mut bucket).await;
        }
        assert_eq!(began.elapsed(), Duration::ZERO);
        assert!(bucket.take().is_err() && !bucket.is_full());
        wait(&mut bucket).await;
        let first = began.elapsed();
        // A timer counts in whole milliseconds.
        assert!((250..260).contains(&first.as_millis()), "{first:?}");
        for _ in 0..8 {
            wait(&mut bucket).await;
        }
        let all = began.elapsed();
        assert!((2_250..2_270).contains(&all.as_millis()), "{all:?}");
        // However long nothing is asked, there are never more than at first.
        tokio::time::advance(Duration::from_secs(60)).await;
        assert!(bucket.is_full());
        assert_eq!((0..100).filter(|_| bucket.take().is_ok()).count(), 4);
    }
}
