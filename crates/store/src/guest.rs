//! Guests: their names, whom they do not want to hear, how they want to be told that it is their turn.

use crate::Store;
use crate::ask::{Ask, Line, Rows, Sql, each, first};
use crate::fault::Fault;
use crate::ids::{GuestId, Millis, TableId};
use crate::limits::{HOOK, NAME, fit};

const ADD: &str =
    "INSERT INTO guests (id, name, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id";

const HOOK_FOR: &str = "SELECT hook FROM guests WHERE id = $1 \
     AND NOT EXISTS (SELECT 1 FROM quiet WHERE quiet.guest = $1 AND quiet.table_id = $2)";

/// Answers whether there are such guests: an unknown one is no error of the database, which would cost all who write at the same time.
const MUTE: &str = "INSERT INTO mutes (guest, muted) \
     SELECT one.id, other.id FROM guests one, guests other WHERE one.id = $1 AND other.id = $2 \
     ON CONFLICT (guest, muted) DO UPDATE SET muted = excluded.muted RETURNING muted";

/// Answers whether there are such a guest and such a table.
const SILENCE: &str = "INSERT INTO quiet (guest, table_id) \
     SELECT guests.id, tables.id FROM guests, tables WHERE guests.id = $1 AND tables.id = $2 \
     ON CONFLICT (guest, table_id) DO UPDATE SET table_id = excluded.table_id RETURNING table_id";

/// Who of a list of guests, written as JSON, does not hear somebody.
const DEAF: Sql = Sql {
    sqlite: "SELECT guest FROM mutes WHERE muted = $1 AND guest IN (SELECT value FROM json_each($2)) ORDER BY guest",
    postgres: "SELECT guest FROM mutes WHERE muted = $1 \
               AND guest IN (SELECT value::bigint FROM json_array_elements_text($2::text::json)) ORDER BY guest",
};

/// Whoever plays, watches or runs a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The guest's id.
    pub id: GuestId,
    /// The name that others see.
    pub name: String,
    /// When the guest first came.
    pub created: Millis,
    /// The guest's settings for messages, opaque here.
    pub hook: Option<String>,
}

impl Store {
    /// Adds a guest.
    ///
    /// # Errors
    /// [`Fault::Taken`] if there is one with this id; what the database says.
    pub async fn add_guest(&self, id: GuestId, name: &str, created: Millis) -> Result<(), Fault> {
        fit("name", name, NAME)?;
        let ask = Ask::new(ADD, [id.into(), name.to_owned().into(), created.into()]);
        done(&self.put(ask).await?, Fault::Taken)
    }

    /// Gives a guest another name.
    ///
    /// # Errors
    /// [`Fault::Missing`] if there is no such guest; what the database says.
    pub async fn rename(&self, id: GuestId, name: &str) -> Result<(), Fault> {
        fit("name", name, NAME)?;
        let ask = Ask::new(
            "UPDATE guests SET name = $2 WHERE id = $1 RETURNING id",
            [id.into(), name.to_owned().into()],
        );
        done(&self.put(ask).await?, Fault::Missing)
    }

    /// A guest.
    ///
    /// # Errors
    /// What the database says.
    pub async fn guest(&self, id: GuestId) -> Result<Option<Guest>, Fault> {
        let ask = Ask::new("SELECT id, name, created, hook FROM guests WHERE id = $1", [id.into()]);
        first(self.get(ask).await?, |line| {
            Ok(Guest {
                id: line.guest()?,
                name: line.text()?,
                created: line.time()?,
                hook: line.maybe_text()?,
            })
        })
    }

    /// From now on `guest` does not hear `muted`.
    ///
    /// # Errors
    /// [`Fault::Missing`] if there is no such guest; what the database says.
    pub async fn mute(&self, guest: GuestId, muted: GuestId) -> Result<(), Fault> {
        done(&self.put(Ask::new(MUTE, [guest.into(), muted.into()])).await?, Fault::Missing)
    }

    /// From now on `guest` hears `muted` again.
    ///
    /// # Errors
    /// What the database says.
    pub async fn unmute(&self, guest: GuestId, muted: GuestId) -> Result<(), Fault> {
        let sql = "DELETE FROM mutes WHERE guest = $1 AND muted = $2";
        self.put(Ask::new(sql, [guest.into(), muted.into()])).await.map(drop)
    }

    /// Whom a guest does not hear.
    ///
    /// # Errors
    /// What the database says.
    pub async fn muted_by(&self, guest: GuestId) -> Result<Vec<GuestId>, Fault> {
        let ask = Ask::new("SELECT muted FROM mutes WHERE guest = $1 ORDER BY muted", [guest.into()]);
        each(self.get(ask).await?, Line::guest)
    }

    /// Which of these guests do not hear somebody.
    ///
    /// # Errors
    /// What the database says.
    pub async fn deaf_to(&self, speaker: GuestId, guests: &[GuestId]) -> Result<Vec<GuestId>, Fault> {
        if guests.is_empty() {
            return Ok(Vec::new());
        }
        let list: Vec<String> = guests.iter().map(|guest| guest.stored().to_string()).collect();
        let list = format!("[{}]", list.join(","));
        each(self.get(Ask::new(DEAF, [speaker.into(), list.into()])).await?, Line::guest)
    }

    /// Sets how a guest wants to be told that it is their turn; `None` is not at all.
    ///
    /// # Errors
    /// [`Fault::Missing`] if there is no such guest; what the database says.
    pub async fn set_hook(&self, guest: GuestId, hook: Option<&str>) -> Result<(), Fault> {
        fit("hook", hook.unwrap_or_default(), HOOK)?;
        let sql = "UPDATE guests SET hook = $2 WHERE id = $1 RETURNING id";
        let ask = Ask::new(sql, [guest.into(), hook.map(str::to_owned).into()]);
        done(&self.put(ask).await?, Fault::Missing)
    }

    /// From now on a guest gets no messages about a table.
    ///
    /// # Errors
    /// [`Fault::Missing`] if there is no such guest or table; what the database says.
    pub async fn silence(&self, guest: GuestId, table: TableId) -> Result<(), Fault> {
        done(&self.put(Ask::new(SILENCE, [guest.into(), table.into()])).await?, Fault::Missing)
    }

    /// From now on a guest gets messages about a table again.
    ///
    /// # Errors
    /// What the database says.
    pub async fn unsilence(&self, guest: GuestId, table: TableId) -> Result<(), Fault> {
        let sql = "DELETE FROM quiet WHERE guest = $1 AND table_id = $2";
        self.put(Ask::new(sql, [guest.into(), table.into()])).await.map(drop)
    }

    /// How a guest wants to be told about a table: `None` if not at all.
    ///
    /// # Errors
    /// What the database says.
    pub async fn hook_for(&self, guest: GuestId, table: TableId) -> Result<Option<String>, Fault> {
        let ask = Ask::new(HOOK_FOR, [guest.into(), table.into()]);
        first(self.get(ask).await?, Line::maybe_text).map(Option::flatten)
    }
}

/// A statement that returns a row for what it did; without one it did nothing.
pub(crate) fn done(rows: &Rows, otherwise: Fault) -> Result<(), Fault> {
    if rows.is_empty() { Err(otherwise) } else { Ok(()) }
}
