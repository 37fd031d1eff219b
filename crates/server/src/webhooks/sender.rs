//! Takes messages from the outbox and sends them, with growing pauses after failures.

use std::sync::Arc;
use std::time::Duration;

use kernel::with_causes;
use serde_json::Value;
use store::{Fault, Millis, Parcel};
use tokio::task::JoinSet;
use tracing::{debug, warn};

use super::Webhook;
use super::concurrency::{Concurrency, DeliveryPermit};
use super::dns::Dns;
use super::post::{DeliveryError, Target, connect};
use crate::app::App;
use crate::tables::Delivery;

/// How often the outbox is looked into when nobody says that something is in it.
const TICK: Duration = Duration::from_secs(1);
/// How many messages are on their way at once.
const AT_ONCE: usize = 256;

/// Sends for ever what is in the outbox. Nobody waits for a message that is on its way to somebody else.
pub(crate) async fn send_for_ever(app: Arc<App>) {
    let (shared, mut sending) = (Shared::default(), JoinSet::new());
    let mut may_be_more = false;
    loop {
        if may_be_more {
            sending.join_next().await;
        } else {
            let _ = tokio::time::timeout(TICK, app.tables.outbox_filled().notified()).await;
        }
        while sending.try_join_next().is_some() {}
        let free = AT_ONCE - sending.len();
        let parcels = take(&app, free).await;
        may_be_more = parcels.len() == free;
        for parcel in parcels {
            sending.spawn(handle(Arc::clone(&app), shared.clone(), parcel));
        }
    }
}

/// What messages on their way share.
#[derive(Clone, Debug, Default)]
struct Shared {
    concurrency: Concurrency,
    dns: Dns,
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
enum DeliveryResult {
    /// It has arrived, or nobody needs it any more.
    Done,
    /// It has not been tried, and is looked at again at a time.
    Waits(Millis),
    /// It has been tried in vain.
    Failed(DeliveryError),
}

async fn handle(app: Arc<App>, shared: Shared, parcel: Parcel) {
    let (id, limits) = (parcel.id, &app.limits);
    let written = match deliver(&app, &shared, &parcel).await {
        DeliveryResult::Done => app.store.delivered(id).await,
        DeliveryResult::Waits(until) => app.store.put_off(id, until).await,
        DeliveryResult::Failed(error) if parcel.attempts >= limits.hook_attempts => {
            warn!(error = %with_causes(&error), parcel = %id, table = %parcel.table, attempts = parcel.attempts, "a message is given up");
            app.store.delivered(id).await
        }
        DeliveryResult::Failed(error) => {
            debug!(error = %with_causes(&error), parcel = %id, table = %parcel.table, attempts = parcel.attempts, "a message did not arrive");
            app.store.failed(id, after(&app, pause(limits.hook_pause, parcel.attempts))).await
        }
    };
    if let Err(fault) = written {
        // It is due again when the lease ends, with the same id.
        warn!(%fault, parcel = %id, "what became of a message could not be written");
    }
}

async fn deliver(app: &App, shared: &Shared, parcel: &Parcel) -> DeliveryResult {
    let guest = parcel.guest;
    let Some(mut permit) = shared.concurrency.enter(guest) else { return held_up(app) };
    let webhook = match app.tables.delivery(parcel).await {
        Ok(Delivery::Now(webhook)) => webhook,
        Ok(Delivery::Later(until)) => return DeliveryResult::Waits(until),
        Ok(Delivery::Cancelled) => return DeliveryResult::Done,
        Ok(Delivery::Unreadable) => return DeliveryResult::Failed(DeliveryError::Unclear),
        Err(fault) => return looked_at_again(app, parcel, &fault),
    };
    let Some(target) = target(&webhook) else { return DeliveryResult::Failed(DeliveryError::Unknown) };
    if !permit.goes_to_host(target.host()) {
        return held_up(app);
    }
    let sending = send(app, shared, &mut permit, &target, parcel);
    let Ok(deliver) = tokio::time::timeout(app.limits.hook_time, sending).await else {
        shared.concurrency.was_slow(guest);
        return DeliveryResult::Failed(DeliveryError::TimedOut);
    };
    if matches!(deliver, DeliveryResult::Done) {
        shared.concurrency.was_quick(guest);
    }
    deliver
}

/// Too many are on their way there; some of them may be done when it is looked at again.
fn held_up(app: &App) -> DeliveryResult {
    DeliveryResult::Waits(after(app, millis(app.limits.hook_time / 4)))
}

fn looked_at_again(app: &App, parcel: &Parcel, fault: &Fault) -> DeliveryResult {
    warn!(%fault, parcel = %parcel.id, table = %parcel.table, "a message could not be looked at");
    DeliveryResult::Waits(after(app, millis(app.limits.hook_pause)))
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

fn target(webhook: &Webhook) -> Option<Target> {
    Target::of(&webhook.url.parse().ok()?)
}

async fn send(
    app: &App,
    shared: &Shared,
    permit: &mut DeliveryPermit,
    target: &Target,
    parcel: &Parcel,
) -> DeliveryResult {
    let webhooks = &app.config.webhooks;
    let addresses = match target.checked_addresses(&shared.dns, webhooks).await {
        Ok(addresses) => addresses,
        Err(error) => return DeliveryResult::Failed(error),
    };
    let may_go = |address| permit.goes_to_address(address);
    let socket = match connect(&addresses, app.limits.hook_time, may_go).await {
        Ok(Some(socket)) => socket,
        Ok(None) => return held_up(app),
        Err(error) => return DeliveryResult::Failed(error),
    };
    match target.post(socket, parcel.id, body(app, parcel), webhooks).await {
        Ok(()) => DeliveryResult::Done,
        Err(error) => DeliveryResult::Failed(error),
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
