//! Looking names up. The system does it on a thread that nobody can call back: only so many of them wait for names that take long, so
//! that enough are left for whoever reads or plays.

use std::io;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::sync::Arc;

use tokio::sync::Semaphore;

/// Names that are looked up at once.
const AT_ONCE: usize = 64;

/// Everybody who looks names up. A copy of this handle shares the threads.
#[derive(Clone, Debug)]
pub(super) struct Dns(Arc<Semaphore>);

impl Default for Dns {
    fn default() -> Dns {
        Dns(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Dns {
    /// The addresses that a name stands for.
    pub(super) async fn addresses(&self, name: &str, port: u16) -> io::Result<Vec<SocketAddr>> {
        if let Ok(address) = name.parse::<IpAddr>() {
            return Ok(vec![SocketAddr::new(address, port)]);
        }
        let name = name.to_owned();
        self.on_a_thread(move || (name.as_str(), port).to_socket_addrs().map(Iterator::collect)).await
    }

    /// Does something on a thread. Its place is taken until it is done, also if nobody waits for it any more.
    async fn on_a_thread<T: Send + 'static>(
        &self,
        look_up: impl FnOnce() -> io::Result<T> + Send + 'static,
    ) -> io::Result<T> {
        let place = Arc::clone(&self.0).acquire_owned().await.map_err(io::Error::other)?;
        let looking = tokio::task::spawn_blocking(move || {
            let found = look_up();
            drop(place);
            found
        });
        looking.await.map_err(io::Error::other)?
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use tokio::task::JoinSet;

    use super::*;

    #[tokio::test]
    async fn names_that_are_never_found_take_so_many_threads_and_no_more_also_when_nobody_waits_for_them() {
        let dns = Dns::default();
        let (began, beginnings) = mpsc::channel();
        let (end, ends) = mpsc::channel::<()>();
        let ends = Arc::new(std::sync::Mutex::new(ends));
        let mut waiting = JoinSet::new();
        for _ in 0..AT_ONCE + 10 {
            let (dns, began, ends) = (dns.clone(), began.clone(), Arc::clone(&ends));
            waiting.spawn(async move {
                let never = move || {
                    let _ = began.send(());
                    let _ = ends.lock().map(|ends| ends.recv());
                    Ok(())
                };
                dns.on_a_thread(never).await
            });
        }
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
        (0..AT_ONCE).for_each(|_| beginnings.recv().unwrap());
        waiting.shutdown().await;
        assert_eq!(dns.0.available_permits(), 0, "the threads are still there");
        // Where no name has to be looked up, nobody waits.
        let address = dns.addresses("192.0.2.1", 80).await.unwrap();
        assert_eq!(address, ["192.0.2.1:80".parse().unwrap()]);
        drop(end);
        drop(began);
        assert_eq!(beginnings.iter().count(), 0, "the others never began");
        assert!(dns.addresses("localhost", 80).await.is_ok_and(|found| !found.is_empty()));
    }
}
