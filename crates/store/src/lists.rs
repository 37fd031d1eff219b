//! Lists of tables: the lobby, a guest's own, those whose time has come, all.

use crate::Store;
use crate::ask::{Ask, Line, each};
use crate::fault::Fault;
use crate::ids::{GuestId, Millis, TableId};
use crate::journal::head;
use crate::limits::page;
use crate::table::{Cursor, Listed, Page, Status};

const PUBLIC: &str = "SELECT table_id, listed, NULL, last, status, summary, due, changed FROM heads \
     WHERE status = $1 AND listed IS NOT NULL AND (listed, table_id) < ($2, $3) \
     ORDER BY listed DESC, table_id DESC LIMIT $4";

/// A table whose status is none that there is cannot be shown; it is left out here, so that it takes nobody's other tables along and a
/// part of the list is as long as it would be without it.
const OF_GUEST: &str = "SELECT m.table_id, m.made, m.since, h.last, h.status, h.summary, h.due, h.changed \
     FROM members m JOIN heads h ON h.table_id = m.table_id \
     WHERE m.guest = $1 AND (m.made, m.table_id) < ($2, $3) AND h.status BETWEEN 0 AND 2 \
     ORDER BY m.made DESC, m.table_id DESC LIMIT $4";

const DUE: &str = "SELECT due, table_id FROM heads WHERE due <= $1 AND (due, table_id) > ($2, $3) \
     ORDER BY due, table_id LIMIT $4";

const NEXT_DUE: &str = "SELECT due FROM heads WHERE due IS NOT NULL ORDER BY due LIMIT 1";

const DUE_AFTER: &str = "SELECT due FROM heads WHERE due > $1 ORDER BY due LIMIT 1";

const ALL: &str = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";

impl Store {
    /// The public tables of a status, newest first.
    ///
    /// # Errors
    /// What the database says.
    pub async fn public_tables(&self, status: Status, part: Page) -> Result<Vec<Listed>, Fault> {
        let (created, table) = place(part.after);
        let args = [status.stored().into(), created.into(), table.into(), page(part.limit).into()];
        each(self.get(Ask::new(PUBLIC, args)).await?, listed)
    }

    /// The tables that a guest belongs to, newest first.
    ///
    /// # Errors
    /// What the database says.
    pub async fn tables_of(&self, guest: GuestId, part: Page) -> Result<Vec<Listed>, Fault> {
        let (created, table) = place(part.after);
        let args = [guest.into(), created.into(), table.into(), page(part.limit).into()];
        each(self.get(Ask::new(OF_GUEST, args)).await?, listed)
    }

    /// The tables whose time has come, the longest overdue first, from the one after `after`.
    ///
    /// # Errors
    /// What the database says.
    pub async fn due(
        &self,
        now: Millis,
        after: Option<(Millis, TableId)>,
        limit: u32,
    ) -> Result<Vec<(Millis, TableId)>, Fault> {
        let (due, table) = after.map_or((i64::MIN, i64::MIN), |(due, table)| (due.0, table.stored()));
        let ask = Ask::new(DUE, [now.into(), due.into(), table.into(), page(limit).into()]);
        each(self.get(ask).await?, |line| Ok((line.time()?, line.table()?)))
    }

    /// When the time of some table comes next, or came.
    ///
    /// # Errors
    /// What the database says.
    pub async fn next_due(&self) -> Result<Option<Millis>, Fault> {
        Ok(each(self.get(Ask::new(NEXT_DUE, [])).await?, Line::time)?.pop())
    }

    /// When the time of some table comes after a point in time.
    ///
    /// # Errors
    /// What the database says.
    pub async fn due_after(&self, now: Millis) -> Result<Option<Millis>, Fault> {
        Ok(each(self.get(Ask::new(DUE_AFTER, [now.into()])).await?, Line::time)?.pop())
    }

    /// Every table there is, from the one after `after`.
    ///
    /// # Errors
    /// What the database says.
    pub async fn all_tables(&self, after: Option<TableId>, limit: u32) -> Result<Vec<TableId>, Fault> {
        let after = after.map_or(-1, TableId::stored);
        each(self.get(Ask::new(ALL, [after.into(), page(limit).into()])).await?, Line::table)
    }
}

/// Where a part begins; lists run downwards, so the beginning is above everything.
fn place(after: Option<Cursor>) -> (i64, i64) {
    after.map_or((i64::MAX, i64::MAX), |cursor| (cursor.created.0, cursor.table.stored()))
}

fn listed(line: &mut Line) -> Result<Listed, Fault> {
    Ok(Listed {
        id: line.table()?,
        created: line.time()?,
        waited_for_since: line.maybe_time()?,
        last: line.seq()?,
        head: head(line)?,
        changed: line.time()?,
    })
}
