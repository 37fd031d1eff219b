//! Takes messages from the outbox and sends them, with growing pauses after failures.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use store::{Millis, Parcel, Row, Seq};
use table::{Deed, Entry, Guest, Table};
use tokio::task::JoinSet;
use tracing::{debug, warn};

use super::Hook;
use super::post::{Lost, Target};
use crate::app::App;

/// How often the outbox is looked into when nobody says that something is in it.
const TICK: Duration = Duration::from_secs(1);
/// How many messages are on their way at once.
const AT_ONCE: u32 = 16;
/// How many rows after a wait began are looked through for its end.
const ROWS: u32 = 500;

/// Sends for ever what is in the outbox.
pub(crate) async fn send_for_ever(app: Arc<App>) {
    loop {
        let _ = tokio::time::timeout(TICK, app.hall.posted().notified()).await;
        while sweep_once(&app).await {}
    }
}

/// Sends what is due now; says whether there may be more.
async fn sweep_once(app: &Arc<App>) -> bool {
    let lease = millis(app.limits.hook_lease);
    let parcels = match app.store.take_outbox(app.clock.wall(), AT_ONCE, Millis(lease)).await {
        Ok(parcels) => parcels,
        Err(fault) => {
            warn!(%fault, "the outbox could not be read");
            return false;
        }
    };
    let more = !parcels.is_empty();
    let mut sending = JoinSet::new();
    for parcel in parcels {
        sending.spawn(handle(Arc::clone(app), parcel));
    }
    while sending.join_next().await.is_some() {}
    more
}

async fn handle(app: Arc<App>, parcel: Parcel) {
    let (id, limits) = (parcel.id, &app.limits);
    let sent = match wanted(&app, &parcel).await {
        Ok(Some(hook)) => {
            let sent = tokio::time::timeout(limits.hook_time, send(&app, &hook, &parcel)).await;
            sent.unwrap_or_else(|_| Err(Lost::Way("no answer in time".to_owned())))
        }
        // Nobody wants it any more.
        Ok(None) => Ok(()),
        Err(fault) => {
            warn!(%fault, message = %id, "a message could not be looked at");
            return;
        }
    };
    let written = match sent {
        Ok(()) => app.store.delivered(id).await,
        Err(lost) if parcel.attempts >= limits.hook_attempts => {
            warn!(%lost, message = %id, table = %parcel.table, attempts = parcel.attempts, "a message is given up");
            app.store.delivered(id).await
        }
        Err(lost) => {
            debug!(%lost, message = %id, table = %parcel.table, attempts = parcel.attempts, "a message did not arrive");
            let next = app.clock.wall().0.saturating_add(pause(limits.hook_pause, parcel.attempts));
            app.store.failed(id, Millis(next)).await
        }
    };
    if let Err(fault) = written {
        // It is due again when the lease ends, with the same id.
        warn!(%fault, message = %id, "what became of a message could not be written");
    }
}

/// The pause after so many attempts.
fn pause(first: Duration, attempts: u32) -> i64 {
    millis(first).saturating_mul(1_i64 << attempts.saturating_sub(1).min(16))
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

/// Where the message goes, if the table still waits and nobody has asked for quiet meanwhile.
async fn wanted(app: &Arc<App>, parcel: &Parcel) -> Result<Option<Hook>, store::Fault> {
    let settings = app.store.hook_for(parcel.guest, parcel.table).await?;
    let Some(hook) = settings.and_then(|settings| Hook::stored(&settings)) else { return Ok(None) };
    let guest = Guest(parcel.guest.get());
    let waits = |table: &Table| {
        let own = table.seats_of(guest);
        (table.waits_for_persons().iter().any(|seat| own.contains(seat)), own)
    };
    let Ok((true, own)) = app.hall.with_table(parcel.table, waits).await else { return Ok(None) };
    // Who has acted since has seen the table; if it waits again, that has a message of its own.
    let acted = |row: &Row| match serde_json::from_str::<Entry>(&row.entry).map(|entry| entry.deed) {
        Ok(Deed::Played { seat, .. } | Deed::CameBack { seat }) => own.contains(seat.0),
        _ => false,
    };
    let rows = app.store.rows(parcel.table, Seq(parcel.seq.0), ROWS).await?;
    Ok((!rows.iter().any(acted)).then_some(hook))
}

async fn send(app: &App, hook: &Hook, parcel: &Parcel) -> Result<(), Lost> {
    let uri = hook.url.parse().map_err(|_| Lost::Unknown)?;
    let target = Target::of(&uri).ok_or(Lost::Unknown)?;
    let mut body: Value = serde_json::from_str(&parcel.body).unwrap_or_default();
    body["id"] = parcel.id.to_string().into();
    if let Some(url) = &app.config.public_url {
        body["link"] = format!("{}/t/{}", url.trim_end_matches('/'), parcel.table).into();
    }
    target.post(parcel.id, body.to_string(), &app.config.hooks).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pause_is_twice_as_long_as_the_one_before() {
        let pauses: Vec<i64> = (1..=5).map(|attempts| pause(Duration::from_secs(30), attempts)).collect();
        assert_eq!(pauses, [30_000, 60_000, 120_000, 240_000, 480_000]);
        assert!(pause(Duration::from_secs(30), u32::MAX) > 0);
    }
}
