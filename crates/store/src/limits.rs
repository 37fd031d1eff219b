//! How much the store takes at once. Callers have limits of their own, smaller ones; these keep a mistake from becoming
//! a database that cannot be read.

use crate::fault::Fault;
use crate::table::{Append, Member, NewTable};

/// Bytes of a table's contract.
pub const CONTRACT: usize = 64 * 1024;
/// Bytes of one entry of a log.
pub const ENTRY: usize = 1024 * 1024;
/// Entries written at once: an imported game comes whole.
pub const ENTRIES: usize = 100_000;
/// Entries of a log.
pub const LONGEST: u64 = 1 << 62;
/// Bytes of all that is written at once.
pub const TOGETHER: usize = 64 * 1024 * 1024;
/// Bytes of a snapshot.
pub const SNAPSHOT: usize = 8 * 1024 * 1024;
/// Bytes of what lists show of a table.
pub const SUMMARY: usize = 16 * 1024;
/// Guests who belong to a table.
pub const MEMBERS: usize = 1_000;
/// Messages that one write can cause.
pub const OUTGOING: usize = 1_000;
/// Bytes of such a message.
pub const BODY: usize = 16 * 1024;
/// Bytes of a guest's name.
pub const NAME: usize = 256;
/// Bytes of the name that a client gave to its request.
pub const CLIENT: usize = 64;
/// Bytes of a line of chat.
pub const LINE: usize = 4 * 1024;
/// Bytes of a guest's settings for messages.
pub const HOOK: usize = 4 * 1024;
/// Things in one answer, whatever was asked for.
pub const PAGE: u32 = 10_000;

/// How many things to fetch when so many are asked for.
pub(crate) fn page(asked: u32) -> i64 {
    i64::from(asked.min(PAGE))
}

/// Refuses a text that is too long, or has a zero character: PostgreSQL cannot hold one.
pub(crate) fn fit(what: &'static str, text: &str, most: usize) -> Result<(), Fault> {
    let fits = text.len() <= most && !text.as_bytes().contains(&0);
    if fits { Ok(()) } else { Err(Fault::Unfit { what }) }
}

/// Checks a new table.
pub(crate) fn fit_table(table: &NewTable) -> Result<(), Fault> {
    fit("contract", &table.contract, CONTRACT)?;
    let sound = table.first.table == table.id && table.first.seq.0 == 1 && table.first.head.is_some();
    if sound { Ok(()) } else { Err(Fault::Unfit { what: "first" }) }
}

/// Checks what is to be appended, and lists each member once.
pub(crate) fn fit_append(append: &mut Append) -> Result<(), Fault> {
    if append.entries.is_empty() || append.entries.len() > ENTRIES {
        return Err(Fault::Unfit { what: "entries" });
    }
    // Beyond every log there is, so it is not the next place of any; and PostgreSQL would stumble over the sum.
    if append.last().0 > LONGEST {
        return Err(Fault::Conflict);
    }
    let mut together = 0;
    for entry in &append.entries {
        fit("entry", entry, ENTRY)?;
        together += entry.len();
    }
    if together > TOGETHER {
        return Err(Fault::Unfit { what: "entries" });
    }
    if let Some(head) = &append.head {
        fit("summary", &head.summary, SUMMARY)?;
    }
    if let Some(state) = &append.snapshot {
        fit("snapshot", state, SNAPSHOT)?;
    }
    if append.outbox.len() > OUTGOING {
        return Err(Fault::Unfit { what: "outbox" });
    }
    append.outbox.iter().try_for_each(|outgoing| fit("body", &outgoing.body, BODY))?;
    append.members.as_mut().map_or(Ok(()), once_each)
}

/// A guest on two seats is one member, waited for since the earlier of the two.
fn once_each(members: &mut Vec<Member>) -> Result<(), Fault> {
    if members.len() > MEMBERS {
        return Err(Fault::Unfit { what: "members" });
    }
    members.sort_by_key(|member| (member.guest, member.waited_for_since.is_none(), member.waited_for_since));
    members.dedup_by_key(|member| member.guest);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{GuestId, Millis, Seq, TableId};

    fn one(entry: &str) -> Append {
        Append::entry(TableId::new(1), Seq::FIRST, Millis(0), entry.to_owned())
    }

    #[test]
    fn a_text_that_is_too_long_or_has_a_zero_is_refused() {
        assert_eq!(fit_append(&mut one(&"x".repeat(ENTRY))), Ok(()));
        assert_eq!(fit_append(&mut one(&"x".repeat(ENTRY + 1))), Err(Fault::Unfit { what: "entry" }));
        assert_eq!(fit_append(&mut one("a\0b")), Err(Fault::Unfit { what: "entry" }));
        let nothing = Append { entries: Vec::new(), ..one("") };
        assert_eq!(fit_append(&mut nothing.clone()), Err(Fault::Unfit { what: "entries" }));
    }

    #[test]
    fn a_guest_on_two_seats_is_one_member() {
        let member = |guest, since: Option<i64>| Member {
            guest: GuestId::new(guest),
            waited_for_since: since.map(Millis),
        };
        let members = vec![
            member(2, None),
            member(1, Some(7)),
            member(2, Some(5)),
            member(1, None),
            member(2, Some(9)),
        ];
        let mut append = Append { members: Some(members), ..one("") };
        assert_eq!(fit_append(&mut append), Ok(()));
        assert_eq!(append.members, Some(vec![member(1, Some(7)), member(2, Some(5))]));
    }
}
