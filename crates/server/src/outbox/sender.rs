//! Takes messages from the outbox and sends them, with growing pauses after failures.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use store::{Fault, Millis, Parcel};
use tokio::task::JoinSet;
use tracing::{debug, warn};

use super::Hook;
use super::lanes::{Lanes, Passage};
use super::lookups::Lookups;
use super::post::{Lost, Target, connect};
use crate::app::App;
use crate::hall::Errand;

/// How often the outbox is looked into when nobody says that something is in it.
const TICK: Duration = Duration::from_secs(1);
/// How many messages are on their way at once.
const AT_ONCE: usize = 256;

/// Sends for ever what is in the outbox. Nobody waits for a message that is on its way to somebody else.
pub(crate) async fn send_for_ever(app: Arc<App>) {
    let (ways, mut sending) = (Ways::default(), JoinSet::new());
    let mut may_be_more = false;
    loop {
        if may_be_more {
            sending.join_next().await;
        } else {
            let _ = tokio::time::timeout(TICK, app.hall.posted().notified()).await;
        }
        while sending.try_join_next().is_some() {}
        let free = AT_ONCE - sending.len();
        let parcels = take(&app, free).await;
        may_be_more = parcels.len() == free;
        for parcel in parcels {
            sending.spawn(handle(Arc::clone(&app), ways.clone(), parcel));
        }
    }
}

/// What messages on their way share.
#[derive(Clone, Debug, Default)]
struct Ways {
    lanes: Lanes,
    lookups: Lookups,
}

/// Takes messages that are due now.
async fn take(app: &App, most: usize) -> Vec<Parcel> {
    let Some(most) = u32::try_from(most).ok().filter(|most| *most > 0) else { return Vec::new() };
    let lease = Millis(millis(app.limits.hook_lease));
    app.store.take_outbox(app.clock.wall(), most, lease).await.unwrap_or_else(|fault| {
        warn!(%fault, "the outbox could not be read");
        Vec::new()
    })
}

/// What came of a message.
enum Fate {
    /// It has arrived, or nobody needs it any more.
    Done,
    /// It has not been tried, and is looked at again at a time.
    Waits(Millis),
    /// It has been tried in vain.
    Failed(Lost),
}

async fn handle(app: Arc<App>, ways: Ways, parcel: Parcel) {
    let (id, limits) = (parcel.id, &app.limits);
    let written = match fate(&app, &ways, &parcel).await {
        Fate::Done => app.store.delivered(id).await,
        Fate::Waits(until) => app.store.put_off(id, until).await,
        Fate::Failed(lost) if parcel.attempts >= limits.hook_attempts => {
            warn!(%lost, parcel = %id, table = %parcel.table, attempts = parcel.attempts, "a message is given up");
            app.store.delivered(id).await
        }
        Fate::Failed(lost) => {
            debug!(%lost, parcel = %id, table = %parcel.table, attempts = parcel.attempts, "a message did not arrive");
            app.store.failed(id, after(&app, pause(limits.hook_pause, parcel.attempts))).await
        }
    };
    if let Err(fault) = written {
        // It is due again when the lease ends, with the same id.
        warn!(%fault, parcel = %id, "what became of a message could not be written");
    }
}

async fn fate(app: &App, ways: &Ways, parcel: &Parcel) -> Fate {
    let guest = parcel.guest;
    let Some(mut passage) = ways.lanes.enter(guest) else { return held_up(app) };
    let hook = match app.hall.errand(parcel).await {
        Ok(Errand::Send(hook)) => hook,
        Ok(Errand::Later(until)) => return Fate::Waits(until),
        Ok(Errand::Drop) => return Fate::Done,
        Ok(Errand::Unclear) => return Fate::Failed(Lost::Unclear),
        Err(fault) => return looked_at_again(app, parcel, &fault),
    };
    let Some(target) = target(&hook) else { return Fate::Failed(Lost::Unknown) };
    if !passage.goes_to_host(target.host()) {
        return held_up(app);
    }
    let sending = send(app, ways, &mut passage, &target, parcel);
    let Ok(fate) = tokio::time::timeout(app.limits.hook_time, sending).await else {
        ways.lanes.was_slow(guest);
        return Fate::Failed(Lost::Way("no answer in time".to_owned()));
    };
    if matches!(fate, Fate::Done) {
        ways.lanes.was_quick(guest);
    }
    fate
}

/// Too many are on their way there; some of them may be done when it is looked at again.
fn held_up(app: &App) -> Fate {
    Fate::Waits(after(app, millis(app.limits.hook_time / 4)))
}

fn looked_at_again(app: &App, parcel: &Parcel, fault: &Fault) -> Fate {
    warn!(%fault, parcel = %parcel.id, table = %parcel.table, "a message could not be looked at");
    Fate::Waits(after(app, millis(app.limits.hook_pause)))
}

/// The time of day after so many milliseconds.
fn after(app: &App, pause: i64) -> Millis {
    Millis(app.clock.wall().0.saturating_add(pause))
}

/// The pause after so many attempts.
fn pause(first: Duration, attempts: u32) -> i64 {
    millis(first).saturating_mul(1_i64 << attempts.saturating_sub(1).min(16))
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

fn target(hook: &Hook) -> Option<Target> {
    Target::of(&hook.url.parse().ok()?)
}

async fn send(app: &App, ways: &Ways, passage: &mut Passage, target: &Target, parcel: &Parcel) -> Fate {
    let hooks = &app.config.hooks;
    let addresses = match target.checked_addresses(&ways.lookups, hooks).await {
        Ok(addresses) => addresses,
        Err(lost) => return Fate::Failed(lost),
    };
    let may_go = |address| passage.goes_to_address(address);
    let socket = match connect(&addresses, app.limits.hook_time, may_go).await {
        Ok(Some(socket)) => socket,
        Ok(None) => return held_up(app),
        Err(lost) => return Fate::Failed(lost),
    };
    match target.post(socket, parcel.id, body(app, parcel), hooks).await {
        Ok(()) => Fate::Done,
        Err(lost) => Fate::Failed(lost),
    }
}

/// What the message says, with its id and where the table is.
fn body(app: &App, parcel: &Parcel) -> String {
    let mut body: Value = serde_json::from_str(&parcel.body).unwrap_or_default();
    body["id"] = parcel.id.to_string().into();
    if let Some(url) = &app.config.public_url {
        body["link"] = format!("{}/t/{}", url.trim_end_matches('/'), parcel.table).into();
    }
    body.to_string()
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
