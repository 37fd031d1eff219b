//! A server from its start to its end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use store::{Millis, Store};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tracing::{info, warn};

use crate::app::App;
use crate::clock::Clock;
use crate::config::{Config, StartError};
use crate::hall::Hall;
use crate::serving::serve;
use crate::sockets::Sockets;
use crate::throttle::Throttle;
use crate::{open_files, outbox};

/// How often the server says that it is alive; what is missing after a stop is an outage.
const BEAT: Duration = Duration::from_secs(2);
/// After how many beats links that have expired are forgotten: about every hour.
const CLEARING: u32 = 1_800;
/// How long requests that have begun may take when the server stops.
const GOODBYE: Duration = Duration::from_secs(5);

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
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
        clock.add_outage(outages(&store, &clock).await.map_err(StartError::Fault)?);
        let limits = Arc::new(config.limits.clone());
        let hall = Hall::new(store.clone(), Arc::clone(&clock), Arc::clone(&limits));
        hall.stay_alive().await.map_err(StartError::Fault)?;
        let throttle = Throttle::default();
        let sockets = Sockets::default();
        let app = Arc::new(App { hall, store, clock, config, limits, throttle, sockets });
        open_files::allow(app.limits.connections);
        let (stop, stopped) = watch::channel(false);
        let helpers = vec![
            tokio::spawn(Arc::clone(&app.hall).keep_time()),
            tokio::spawn(Arc::clone(&app.hall).follow_news()),
            tokio::spawn(beat(Arc::clone(&app))),
            tokio::spawn(outbox::send_for_ever(Arc::clone(&app))),
        ];
        let serving = tokio::spawn(serve(listener, Arc::clone(&app), stopped));
        info!(%address, "listening");
        Ok(Server { address, stop, serving, helpers, app })
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: no new requests, running ones finish, clients are told, the store is closed.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        self.app.hall.close().await;
        if tokio::time::timeout(GOODBYE, self.serving).await.is_err() {
            warn!("some requests did not finish in time");
        }
        for helper in &self.helpers {
            helper.abort();
        }
        let _ = self.app.store.beat(self.app.clock.wall()).await;
        self.app.store.close().await;
        info!("stopped");
    }
}

/// All time during which nobody served these tables, the time until now included.
async fn outages(store: &Store, clock: &Clock) -> Result<i64, store::Fault> {
    let grace = i64::try_from(BEAT.as_millis()).unwrap_or(0) * 3;
    store.resume(clock.wall(), Millis(grace)).await?;
    let outages = store.outages(Millis(0)).await?;
    Ok(outages.iter().map(|outage| outage.ended.0 - outage.began.0).sum())
}

async fn beat(app: Arc<App>) {
    let mut tick = tokio::time::interval(BEAT);
    for beats in 0_u32.. {
        tick.tick().await;
        if beats % CLEARING == 0
            && let Err(fault) = app.store.forget_claims(app.clock.wall()).await
        {
            warn!(%fault, "links that have expired could not be forgotten");
        }
        if let Err(fault) = app.store.beat(app.clock.wall()).await {
            warn!(%fault, "the heartbeat could not be written");
        }
        if let Err(fault) = app.hall.stay_alive().await {
            warn!(%fault, "the lease of this server could not be renewed");
        }
    }
}
