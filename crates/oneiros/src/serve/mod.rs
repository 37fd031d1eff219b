//! `oneiros serve`: tables for people on other machines, from the settings to the last goodbye.

mod file;
pub mod invitation;
mod json_lines;
mod logs;
pub mod settings;

use std::io::{self, Write};
use std::net::SocketAddr;

use server::Server;
use tokio::runtime::Runtime;

use crate::cli::ServeArgs;
use crate::failure::{Failure, Kind};
use crate::trouble::Trouble;
use crate::words::Words;

pub use file::{Problem as FileProblem, TomlType};
pub use invitation::{Ground, Invitation};
pub use settings::Settings;

kernel::messages! {
    /// What is said around a server.
    pub enum ServeWords {
        /// How others on the network find the game.
        "serve-invitation" => Invitation { address: String },
        /// The machine has no address on a network.
        "serve-no-network" => NoNetwork,
    }
}

/// Serves until somebody stops it.
///
/// # Errors
/// When a setting is wrong, or the server cannot start.
pub fn run(args: &ServeArgs, words: &Words) -> Result<(), Failure> {
    let settings = Settings::gather(args, |name| std::env::var(name).ok())?;
    logs::start(settings.log);
    runtime()?.block_on(serve(settings, words))
}

/// What everything that talks to a store runs in.
pub(crate) fn runtime() -> Result<Runtime, Failure> {
    Runtime::new()
        .map_err(|error| Failure::new(Kind::File, &Trouble::NoFile { detail: error.to_string() }).as_check())
}

async fn serve(settings: Settings, words: &Words) -> Result<(), Failure> {
    // Whoever stops a server that is still starting is heard as well.
    let mut stop = Stop::listen();
    let lan = settings.lan;
    let started = Server::start(settings.config).await;
    let server = started.map_err(|error| Failure::new(Kind::File, &error).as_check())?;
    announce(server.address(), lan, words);
    stop.wait().await;
    tokio::select! {
        () = server.stop() => {}
        // Who asks a second time has no patience left.
        () = stop.wait() => {}
    }
    Ok(())
}

/// Says where the server is: one line on standard output, and for a network how to get there.
fn announce(listening: SocketAddr, lan: bool, words: &Words) {
    let mut link = format!("http://{listening}");
    if lan {
        let (own, ground) = (invitation::own_address(), Ground::of_stderr());
        let invitation = Invitation::new(own, listening.port(), ground, words);
        eprint!("{}", invitation.said);
        link = invitation.link;
    }
    // Whoever started the server may not care to read this.
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "listening on {link}").and_then(|()| out.flush());
}

/// What ends a server: an interrupt, or the request of the system to end.
struct Stop {
    #[cfg(unix)]
    signals: Vec<tokio::signal::unix::Signal>,
}

impl Stop {
    #[cfg(unix)]
    fn listen() -> Stop {
        use tokio::signal::unix::{SignalKind, signal};
        let kinds = [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()];
        Stop { signals: kinds.into_iter().filter_map(|kind| signal(kind).ok()).collect() }
    }

    #[cfg(unix)]
    async fn wait(&mut self) {
        use std::future::poll_fn;
        use std::task::Poll;
        poll_fn(|context| {
            let heard = self.signals.iter_mut().any(|signal| signal.poll_recv(context).is_ready());
            if heard { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
    }

    #[cfg(not(unix))]
    fn listen() -> Stop {
        Stop {}
    }

    #[cfg(not(unix))]
    async fn wait(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
