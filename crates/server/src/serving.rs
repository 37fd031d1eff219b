//! Connections: each is accepted, served by HTTP/1, and closed in bounded time unless it has become a socket of a table.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use table::No;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, timeout};
use tower_service::Service;
use tracing::{debug, warn};

use crate::app::App;
use crate::http::{self, Refusal};
use crate::sockets::{Capacity, Pass, Sockets};

/// How long to wait when no connection can be accepted, for want of file descriptors perhaps.
const BREATH: Duration = Duration::from_millis(100);
/// A connection that asks again and again is closed after so many times what one request may take.
const REQUEST_TIMES: u32 = 30;
/// How long the head of a request may be: the address and all headers.
const HEAD: usize = 16 << 10;
/// How much of a head is read. One that is longer than this is refused without a word, for it is never seen whole.
const READ_BUFFER: usize = 4 * HEAD;

/// Serves until it is told to stop, and then until all requests that have begun are answered and all sockets are closed.
pub(crate) async fn serve(listener: TcpListener, app: Arc<App>, mut stopped: watch::Receiver<bool>) {
    let router = http::router(&app);
    // Every connection holds a copy; when the last one is dropped, all are done.
    let (busy, mut idle) = mpsc::channel::<Infallible>(1);
    let connections = Sockets::default();
    loop {
        let (stream, from) = tokio::select! {
            () = told(&mut stopped) => break,
            accepted = accept(&listener) => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    debug!(%error, "a connection could not be accepted");
                    sleep(BREATH).await;
                    continue;
                }
            },
        };
        // Behind a proxy all connections are its own: only their number in all is limited then.
        let room = app.limits.room_for_connections();
        let room = if app.config.trust_proxy { Capacity { from_one: room.in_all, ..room } } else { room };
        let Some(pass) = connections.admit(room, from.ip()) else {
            debug!(%from, "there is no room for another connection");
            continue;
        };
        let stay = Stay { _held: Arc::new((pass, busy.clone())) };
        let connection = Connection { app: Arc::clone(&app), router: router.clone(), from, stay };
        tokio::spawn(connection.serve(stream, stopped.clone()));
    }
    drop((listener, busy));
    idle.recv().await;
}

/// The next connection, on which small messages do not wait for more to come.
async fn accept(listener: &TcpListener) -> io::Result<(TcpStream, SocketAddr)> {
    let (stream, from) = listener.accept().await?;
    if let Err(error) = stream.set_nodelay(true) {
        warn!(%error, "a connection keeps its delay");
    }
    Ok((stream, from))
}

/// Waits until the server is told to stop.
async fn told(stopped: &mut watch::Receiver<bool>) {
    let _ = stopped.wait_for(|stopped| *stopped).await;
}

/// A connection is counted, and waited for when the server stops, until the last copy of this is dropped. HTTP has done with a
/// connection that becomes a socket: whoever talks there takes a copy along.
#[derive(Clone, Debug)]
pub(crate) struct Stay {
    _held: Arc<(Pass, mpsc::Sender<Infallible>)>,
}

struct Connection {
    app: Arc<App>,
    router: Router,
    from: SocketAddr,
    stay: Stay,
}

impl Connection {
    async fn serve(self, stream: TcpStream, mut stopped: watch::Receiver<bool>) {
        let time = self.app.limits.request_time;
        let service = service_fn(|request| self.answer(request));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(time)
            .max_buf_size(READ_BUFFER)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut connection = std::pin::pin!(connection);
        tokio::select! {
            _ = connection.as_mut() => return,
            () = told(&mut stopped) => {}
            () = sleep(time * REQUEST_TIMES) => {}
        }
        connection.as_mut().graceful_shutdown();
        // Who does not even take the answer is left alone.
        let _ = timeout(time, connection).await;
    }

    async fn answer(&self, mut request: hyper::Request<Incoming>) -> Result<Response, Infallible> {
        if head_length(&request) > HEAD {
            let refusal = Refusal::new(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, No::TooLong);
            return Ok(refusal.into_response());
        }
        request.extensions_mut().insert(ConnectInfo(self.from));
        request.extensions_mut().insert(self.stay.clone());
        let request: Request = request.map(Body::new);
        let mut router = self.router.clone();
        match timeout(self.app.limits.request_time, router.call(request)).await {
            Ok(answered) => answered,
            Err(_) => Ok(Refusal::new(StatusCode::REQUEST_TIMEOUT, No::TooSlow).into_response()),
        }
    }
}

/// The length of the address and all headers, about as they were sent.
fn head_length(request: &hyper::Request<Incoming>) -> usize {
    let uri = request.uri();
    let address = uri.path().len() + uri.query().map_or(0, str::len);
    let headers = request.headers().iter().map(|(name, value)| name.as_str().len() + value.len() + 4);
    address + headers.sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nothing_said_on_a_connection_waits_for_more_to_come() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (near, far) = tokio::join!(TcpStream::connect(listener.local_addr().unwrap()), accept(&listener));
        // It is not what the system gives by itself.
        assert!(!near.unwrap().nodelay().unwrap());
        assert!(far.unwrap().0.nodelay().unwrap());
    }
}
