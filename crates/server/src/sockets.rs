//! How many are inside, in all and from each address: connections, and the sockets among them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use crate::rate_limit::block;

/// How many there may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Capacity {
    pub(crate) in_all: usize,
    pub(crate) from_one: usize,
}

/// Those that are counted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sockets(Arc<Mutex<Count>>);

#[derive(Debug, Default)]
struct Count {
    all: usize,
    from: HashMap<IpAddr, usize>,
}

impl Sockets {
    fn count<T>(&self, change: impl FnOnce(&mut Count) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.count(|count| count.all)
    }

    /// Counts one more, if there is room for it, in all and from its address.
    pub(crate) fn admit(&self, room: Capacity, from: IpAddr) -> Option<Pass> {
        let from = block(from);
        let admitted = self.count(|count| {
            let here = count.from.get(&from).copied().unwrap_or(0);
            let fits = count.all < room.in_all && here < room.from_one;
            if fits {
                count.all += 1;
                count.from.insert(from, here + 1);
            }
            fits
        });
        admitted.then(|| Pass { sockets: self.clone(), from })
    }
}

/// A counted socket; dropping it makes room.
#[derive(Debug)]
pub(crate) struct Pass {
    sockets: Sockets,
    from: IpAddr,
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.sockets.count(|count| {
            count.all = count.all.saturating_sub(1);
            if let Some(here) = count.from.get_mut(&self.from) {
                *here = here.saturating_sub(1);
                if *here == 0 {
                    count.from.remove(&self.from);
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_take_all_sockets_and_a_closed_one_makes_room() {
        let room = Capacity { in_all: 3, from_one: 2 };
        let sockets = Sockets::default();
        let admit = |from: &str| sockets.admit(room, from.parse().unwrap());
        let first = admit("192.0.2.1");
        let second = admit("192.0.2.1");
        assert!(first.is_some() && second.is_some() && admit("192.0.2.1").is_none());
        let other = admit("2001:db8::1");
        assert!(other.is_some() && admit("192.0.2.2").is_none());
        assert_eq!(sockets.len(), 3);
        drop(first);
        assert!(admit("2001:db8::2").is_some());
        drop((second, other));
        assert_eq!(sockets.len(), 0);
    }
}
