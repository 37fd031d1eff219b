//! What whoever sends requests knows of them, and how that is held against what stands in the database.

use std::collections::BTreeMap;

/// What became of requests, by the names that the client gave them.
#[derive(Clone)]
pub(crate) struct Known<R> {
    /// The places and names of requests that were acknowledged.
    pub(crate) acknowledged: Vec<(u64, String)>,
    refused: Vec<String>,
    /// The request that is on its way, and its name.
    pub(crate) open: Option<(R, String)>,
}

impl<R> Known<R> {
    pub(crate) fn new() -> Known<R> {
        Known { acknowledged: Vec::new(), refused: Vec::new(), open: None }
    }

    /// A request stands at this place.
    pub(crate) fn stands(&mut self, seq: u64, name: String) {
        self.acknowledged.push((seq, name));
    }

    /// A request was not carried out.
    pub(crate) fn falls(&mut self, name: String) {
        self.refused.push(name);
    }

    /// Holds this against the places and names that stand somewhere: what was acknowledged stands at its place and nowhere else, what was
    /// refused nowhere. Gives what is left, which nobody has heard of.
    pub(crate) fn hold<'a>(
        &self,
        standing: &'a [(u64, String)],
        whereabouts: &str,
    ) -> BTreeMap<&'a str, Vec<u64>> {
        let mut heard: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
        for (seq, name) in standing {
            heard.entry(name).or_default().push(*seq);
        }
        for (seq, name) in &self.acknowledged {
            let places = heard.remove(name.as_str()).unwrap_or_default();
            assert_eq!(places, [*seq], "{name} was acknowledged in {whereabouts}");
        }
        for name in &self.refused {
            assert_eq!(heard.get(name.as_str()), None, "{name} was refused and is in {whereabouts}");
        }
        heard
    }

    /// The same, and nothing is left but what is on its way, which may be there once.
    pub(crate) fn hold_all(&self, standing: &[(u64, String)], whereabouts: &str) {
        let on_its_way = self.open.as_ref().map(|(_, name)| name.as_str());
        for (name, places) in self.hold(standing, whereabouts) {
            assert_eq!((Some(name), places.len()), (on_its_way, 1), "in {whereabouts}");
        }
    }
}
