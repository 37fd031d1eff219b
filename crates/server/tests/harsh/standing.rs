//! The requests of people that stand in the log of a table.

use table::{Deed, Entry};

/// The requests of people, each with the place at which it is acknowledged. One that has no name of its own is the first, second or
/// third of its kind.
pub(crate) fn standing(rows: &[(u64, Entry)]) -> Vec<(u64, String)> {
    let (mut asked, mut answered) = (0, 0);
    let mut standing = Vec::new();
    for (index, (seq, entry)) in rows.iter().enumerate() {
        match &entry.deed {
            Deed::Played { client, .. } | Deed::Undone { client, .. } | Deed::Redone { client, .. } => {
                standing.extend(client.clone().map(|client| (*seq, client)));
            }
            Deed::Asked { .. } => {
                asked += 1;
                standing.push((*seq, format!("asked {asked}")));
            }
            Deed::Answered { agrees, .. } => {
                answered += 1;
                // Consent and what it leads to are written in one.
                let next = rows.get(index + 1).map(|(_, entry)| &entry.deed);
                assert!(!agrees || matches!(next, Some(Deed::TakenBack { .. })), "{next:?} follows consent");
                standing.push((seq + u64::from(*agrees), format!("answered {answered}")));
            }
            _ => {}
        }
    }
    standing
}
