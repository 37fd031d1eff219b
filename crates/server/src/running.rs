//! A server from its start to its end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use store::{Millis, Store};
use table::contract::MAX_SECONDS;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tracing::{info, warn};

use crate::app::App;
use crate::clock::Clock;
use crate::config::{Config, StartError};
use crate::http::Boxes;
use crate::rate_limit::RateLimiter;
use crate::readiness::Readiness;
use crate::serving::serve;
use crate::sockets::Sockets;
use crate::tables::{HEARTBEAT, Tables};
use crate::{open_files, webhooks};

/// After how many beats what is over is forgotten: about every hour.
const CLEARING: u32 = 1_800;
/// The longest pause between two beats, in milliseconds, that is no outage.
const GRACE: Millis = Millis(6_000);
/// How long requests and sockets may take when the server stops, and whatever is written last.
const GOODBYE: Duration = Duration::from_secs(5);

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
    /// Says to the store that somebody serves.
    beating: JoinHandle<()>,
    helpers: Vec<JoinHandle<()>>,
    app: Arc<App>,
}

impl Server {
    /// Opens the store, binds the address and begins to serve.
    ///
    /// # Errors
    /// When the store cannot be opened or the address cannot be listened on.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let store = Store::open(config.place.clone()).await.map_err(StartError::Store)?;
        let cannot = |error| StartError::Listen { address: config.listen, error };
        let listener = TcpListener::bind(config.listen).await.map_err(cannot)?;
        let address = listener.local_addr().map_err(cannot)?;
        let clock = Arc::new(Clock::new(Arc::clone(&config.ahead)));
        begin(&store, &clock).await.map_err(StartError::Fault)?;
        let limits = Arc::new(config.limits.clone());
        let games = config.games.clone();
        let tables = Tables::new(games, store.clone(), Arc::clone(&clock), Arc::clone(&limits));
        tables.heartbeat().await.map_err(StartError::Fault)?;
        let rate_limiter = RateLimiter::default();
        let sockets = Sockets::default();
        let boxes = Boxes::of(&config.games);
        let app = Arc::new(App {
            boxes,
            tables,
            store,
            clock,
            config,
            limits,
            rate_limiter,
            sockets,
            readiness: Readiness::default(),
        });
        open_files::allow(app.limits.connections);
        let (stop, stopped) = watch::channel(false);
        let helpers = vec![
            tokio::spawn(Arc::clone(&app.tables).keep_time()),
            tokio::spawn(Arc::clone(&app.tables).follow_news()),
            tokio::spawn(webhooks::send_for_ever(Arc::clone(&app))),
        ];
        let beating = tokio::spawn(beat(Arc::clone(&app)));
        let serving = tokio::spawn(serve(listener, Arc::clone(&app), stopped));
        info!(%address, "listening");
        Ok(Server { address, stop, serving, beating, helpers, app })
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: no new requests, running ones finish, clients are told, the store is closed. From the first moment no clock runs, nobody is
    /// away, and no computer player begins to move.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        // A beat from now on would say that somebody serves.
        self.beating.abort();
        let served_until = self.app.clock.stop();
        self.app.tables.close(GOODBYE).await;
        if timeout(GOODBYE, self.serving).await.is_err() {
            warn!("some requests or sockets did not finish in time");
        }
        for helper in &self.helpers {
            helper.abort();
        }
        // The machine may have slept since the last beat.
        let App { tables, store, clock, .. } = &*self.app;
        if !matches!(timeout(GOODBYE, pulse(store, clock, served_until, GRACE)).await, Ok(Ok(()))) {
            warn!("the last heartbeat could not be written");
        }
        // Whoever starts once this is known takes all time after the last heartbeat for an outage.
        if !matches!(timeout(GOODBYE, tables.go()).await, Ok(Ok(()))) {
            warn!("other servers could not be told that this one goes");
        }
        store.close().await;
        info!("stopped");
    }
}

/// The first sign of life. Where no other server lives, whatever was between the last one and now was an outage, however short.
async fn begin(store: &Store, clock: &Clock) -> Result<(), store::Fault> {
    // The machine's clock may have been set back meanwhile.
    if let Some(last) = store.last_beat().await? {
        clock.not_before(last);
    }
    let grace = if store.is_served().await? { GRACE } else { Millis(0) };
    pulse(store, clock, clock.steady(), grace).await
}

/// Tells the store that somebody serves, and the clock what that brings to light: all time during which nobody did. It may have been
/// found by another server, or be this one's own sleep, or its store's.
async fn pulse(store: &Store, clock: &Clock, now: Millis, grace: Millis) -> Result<(), store::Fault> {
    store.resume(now, grace).await?;
    let outages = store.outages(Millis(0)).await?;
    clock.set_outages(outages.iter().map(|outage| outage.ended.0 - outage.began.0).sum());
    clock.beats(now);
    Ok(())
}

async fn beat(app: Arc<App>) {
    let mut tick = tokio::time::interval(HEARTBEAT);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    for beats in 0_u32.. {
        tick.tick().await;
        if beats % CLEARING == 0
            && let Err(fault) = clear(&app).await
        {
            warn!(%fault, "what is over could not be forgotten");
        }
        if let Err(fault) = pulse(&app.store, &app.clock, app.clock.steady(), GRACE).await {
            warn!(%fault, "the heartbeat could not be written");
        }
        if let Err(fault) = app.tables.heartbeat().await {
            warn!(%fault, "the lease of this server could not be renewed");
        }
    }
}

/// Forgets links that have expired, and when people were last seen whom no table waits for any more.
async fn clear(app: &App) -> Result<(), store::Fault> {
    app.store.forget_claims(app.clock.wall()).await?;
    let longest = i64::from(MAX_SECONDS) * 1_000;
    app.store.forget_seen(Millis(app.clock.service().0 - longest)).await
}

#[cfg(test)]
mod trials;

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::sync::atomic::Ordering;

    use futures_util::StreamExt;
    use serde_json::json;
    use store::{GuestId, Place};
    use table::Contract;
    use tokio_tungstenite::connect_async;
    use tokio_tungstenite::tungstenite::Message;

    use super::*;
    use crate::tables::Person;
    use crate::tried::{NAME, games};

    const HOUR: i64 = 60 * 60 * 1_000;

    fn folder() -> PathBuf {
        std::env::temp_dir().join(format!("oneiros-test-{}", GuestId::random()))
    }

    #[tokio::test]
    async fn time_in_which_nobody_served_counts_for_no_server_whoever_finds_it() {
        let folder = folder();
        let store = Store::open(Place::Folder(folder.clone())).await.unwrap();
        let (one, two) = (Clock::default(), Clock::default());
        let began = one.wall().0;
        let at = |seconds: i64| Millis(began + seconds * 1000);
        let served = |clock: &Clock| clock.wall().0 - clock.service().0;
        pulse(&store, &one, at(0), Millis(0)).await.unwrap();
        // A pause between two beats is none.
        pulse(&store, &one, at(5), GRACE).await.unwrap();
        assert_eq!(one.outages(), 0);
        // Asleep for a while, or without a store.
        pulse(&store, &one, at(18), GRACE).await.unwrap();
        assert_eq!(one.outages(), 13_000);
        // A server that starts after a stop of any length; the other one learns of it with its next beat.
        pulse(&store, &two, at(22), Millis(0)).await.unwrap();
        assert_eq!(two.outages(), 17_000);
        pulse(&store, &one, at(23), GRACE).await.unwrap();
        assert_eq!(one.outages(), 17_000);
        assert!(served(&one) >= 17_000);
        let _ = std::fs::remove_dir_all(folder);
    }

    #[tokio::test]
    async fn a_server_that_is_stopped_right_after_a_sleep_counts_the_sleep_as_an_outage() {
        let folder = folder();
        let config = Config::local(games(), Place::Folder(folder.clone()));
        let ahead = Arc::clone(&config.ahead);
        let server = Server::start(config).await.unwrap();
        // An hour goes by in which nothing runs; the stop comes before the next beat.
        for helper in server.helpers.iter().chain([&server.beating]) {
            helper.abort();
        }
        ahead.fetch_add(HOUR, Ordering::Relaxed);
        server.stop().await;
        let outages =
            Store::open(Place::Folder(folder.clone())).await.unwrap().outages(Millis(0)).await.unwrap();
        assert!(outages.iter().any(|outage| outage.ended.0 - outage.began.0 >= HOUR), "{outages:?}");
        let _ = std::fs::remove_dir_all(folder);
    }

    #[tokio::test]
    async fn a_server_that_starts_on_a_machine_whose_clock_was_set_back_goes_on_where_time_was() {
        let folder = folder();
        let config = Config::local(games(), Place::Folder(folder.clone()));
        let server = Server::start(config.clone()).await.unwrap();
        let before = server.app.clock.service();
        server.stop().await;
        config.ahead.fetch_sub(HOUR, Ordering::Relaxed);
        let server = Server::start(config).await.unwrap();
        let after = server.app.clock.service();
        assert!(after >= before, "{after:?} comes after {before:?}");
        server.stop().await;
        let _ = std::fs::remove_dir_all(folder);
    }

    #[tokio::test]
    async fn a_server_that_stops_waits_until_its_sockets_have_said_goodbye() {
        let folder = folder();
        let server = Server::start(Config::local(games(), Place::Folder(folder.clone()))).await.unwrap();
        let ada = Person { id: GuestId::random(), name: "Ada".to_owned() };
        server.app.store.add_guest(ada.id, &ada.name, Millis(1)).await.unwrap();
        let games = games();
        let name = NAME;
        let contract = json!({ "game": { "game": name }, "seats": ["maker", "open"] });
        let contract: Contract = serde_json::from_value(contract).unwrap();
        let game = games.settle(&contract.game, 2).unwrap();
        let (table, _) =
            server.app.tables.make_anew(&ada, Contract { game, ..contract }, None).await.unwrap();
        let url = format!("ws://{}/api/tables/{table}/live", server.address());
        let (mut socket, _) = connect_async(url).await.unwrap();
        assert!(socket.next().await.is_some_and(|hello| hello.is_ok()));
        server.stop.send(true).unwrap();
        for _ in 0..1_000 {
            tokio::task::yield_now().await;
        }
        assert!(!server.serving.is_finished(), "somebody is still connected");
        server.stop().await;
        let mut heard = Vec::new();
        while let Some(Ok(message)) = socket.next().await {
            heard.push(message);
        }
        assert!(
            heard.iter().any(|said| said.to_text().is_ok_and(|text| text.contains("closing"))),
            "{heard:?}"
        );
        assert!(heard.last().is_some_and(Message::is_close), "{heard:?}");
        let _ = std::fs::remove_dir_all(folder);
    }
}
