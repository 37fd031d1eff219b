//! How many messages may be on their way to one person or one place at once, so that whoever answers slowly holds up nobody else.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use store::GuestId;

/// Messages to one person that are on their way at once.
const TO_ONE_GUEST: u32 = 2;
/// Messages to one host that are on their way at once.
const TO_ONE_HOST: u32 = 16;

/// Where messages go.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Lane {
    Guest(GuestId),
    Host(String),
}

impl Lane {
    const fn width(&self) -> u32 {
        match self {
            Lane::Guest(_) => TO_ONE_GUEST,
            Lane::Host(_) => TO_ONE_HOST,
        }
    }
}

/// All messages that are on their way.
#[derive(Clone, Debug, Default)]
pub(super) struct Lanes(Arc<Mutex<HashMap<Lane, u32>>>);

/// A message on its way; its place is free again when this is dropped.
#[derive(Debug)]
pub(super) struct Passage {
    lanes: Lanes,
    taken: [Lane; 2],
}

impl Lanes {
    /// Lets a message to somebody at a host go, if not too many are on their way there.
    pub(super) fn enter(&self, guest: GuestId, host: &str) -> Option<Passage> {
        let taken = [Lane::Guest(guest), Lane::Host(host.to_ascii_lowercase())];
        let mut lanes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if taken.iter().any(|lane| lanes.get(lane).is_some_and(|count| *count >= lane.width())) {
            return None;
        }
        for lane in &taken {
            *lanes.entry(lane.clone()).or_default() += 1;
        }
        Some(Passage { lanes: self.clone(), taken })
    }
}

impl Drop for Passage {
    fn drop(&mut self) {
        let mut lanes = self.lanes.0.lock().unwrap_or_else(PoisonError::into_inner);
        for lane in &self.taken {
            if let Some(count) = lanes.get_mut(lane) {
                *count -= 1;
                if *count == 0 {
                    lanes.remove(lane);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_a_person_nor_a_host_takes_more_than_its_share_and_what_has_arrived_makes_room() {
        let lanes = Lanes::default();
        let (ada, ben) = (GuestId::new(1), GuestId::new(2));
        let to_ada: Vec<Option<Passage>> = (0..3).map(|_| lanes.enter(ada, "a.example")).collect();
        assert_eq!(to_ada.iter().flatten().count(), 2);
        assert!(lanes.enter(ada, "b.example").is_none());
        let others = (3..99).map(GuestId::new);
        let to_host: Vec<Passage> = others.filter_map(|guest| lanes.enter(guest, "A.Example")).collect();
        assert_eq!(to_host.len(), 14);
        assert!(lanes.enter(ben, "a.example").is_none());
        assert!(lanes.enter(ben, "b.example").is_some());
        drop((to_ada, to_host));
        assert!(lanes.enter(ada, "a.example").is_some());
        assert!(lanes.0.lock().unwrap().is_empty());
    }
}
