//! Connections to PostgreSQL.

use std::fmt;
use std::future::poll_fn;
use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_postgres::config::SslMode;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, Error, NoTls, Socket};

use crate::fault::Fault;
use crate::open_error::OpenError;

use super::error::{NO_ANSWER, meaning, told};
use super::tls::Tls;

/// How many connections read at the same time.
const READERS: usize = 8;

/// How long to wait for a connection, be it a new one or one that others are using.
const PATIENCE: Duration = Duration::from_secs(10);

/// After so long without an answer of any kind a connection counts as lost.
pub(super) const SILENCE: Duration = Duration::from_secs(20);

/// Why there is no connection.
#[derive(Debug)]
pub(super) enum NoConnection {
    /// The database or the system says why.
    Refused(Error),
    /// Nobody says anything.
    Silent,
}

impl From<Error> for NoConnection {
    fn from(error: Error) -> NoConnection {
        NoConnection::Refused(error)
    }
}

impl NoConnection {
    /// The reason in words.
    pub(super) fn told(&self) -> String {
        match self {
            NoConnection::Refused(error) => told(error),
            NoConnection::Silent => NO_ANSWER.to_owned(),
        }
    }

    /// Its meaning for one question or write.
    pub(super) fn meaning(&self) -> Fault {
        match self {
            NoConnection::Refused(error) => meaning(error),
            NoConnection::Silent => Fault::lost(NO_ANSWER),
        }
    }
}

/// Waits for an answer of the database as long as it may take.
pub(super) async fn answered<T>(answer: impl Future<Output = Result<T, Error>>) -> Result<T, NoConnection> {
    match timeout(SILENCE, answer).await {
        Ok(answer) => answer.map_err(NoConnection::Refused),
        Err(_) => Err(NoConnection::Silent),
    }
}

/// Where the database is and how to get there.
#[derive(Clone)]
pub(super) struct Address {
    config: Config,
    tls: Option<Tls>,
}

/// The address may hold a password.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Address").finish_non_exhaustive()
    }
}

impl Address {
    /// Reads an address such as `postgres://name:password@host/database?sslmode=require`.
    pub(super) fn read(text: &str) -> Result<Address, OpenError> {
        // What the parser says of a wrong address names the part that is wrong, never the password.
        let mut config: Config = text.parse().map_err(|error: tokio_postgres::Error| bad_address(&error))?;
        config.connect_timeout(config.get_connect_timeout().copied().unwrap_or(PATIENCE));
        config.keepalives_idle(SILENCE).keepalives_interval(Duration::from_secs(5)).tcp_user_timeout(SILENCE);
        let tls = match config.get_ssl_mode() {
            SslMode::Require => Some(Tls::new().map_err(|error| bad_address(&error))?),
            // Without certificates to check, `prefer` would protect from nobody who can change what is sent.
            _ => None,
        };
        Ok(Address { config, tls })
    }

    /// The name of the database: the one of whoever asks, if the address has none.
    pub(super) fn database(&self) -> String {
        self.config.get_dbname().or(self.config.get_user()).unwrap_or("PostgreSQL").to_owned()
    }

    /// A new connection. What the server says unasked goes to `heard`; the task ends with the connection.
    ///
    /// The address bounds only how long it takes until somebody is there, who may say nothing more.
    pub(super) async fn connect(
        &self,
        role: &str,
        heard: impl FnMut(AsyncMessage) + Send + 'static,
    ) -> Result<(Client, JoinHandle<()>), NoConnection> {
        let mut config = self.config.clone();
        config.application_name(role);
        match &self.tls {
            None => {
                let (client, connection) = answered(config.connect(NoTls)).await?;
                Ok((client, tokio::spawn(drive(connection, heard))))
            }
            Some(tls) => {
                let (client, connection) = answered(config.connect(tls.clone())).await?;
                Ok((client, tokio::spawn(drive(connection, heard))))
            }
        }
    }

    /// Connections for reading, made when they are needed.
    pub(super) fn pool(&self) -> Result<Pool, OpenError> {
        let mut config = self.config.clone();
        config.application_name("oneiros reader");
        // Every question is answered from an index, whatever PostgreSQL believes of the size of a new table.
        let options = config.get_options().unwrap_or_default();
        let options = format!("{options} -c enable_seqscan=off");
        config.options(options);
        let how = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = match &self.tls {
            None => Manager::from_config(config, NoTls, how),
            Some(tls) => Manager::from_config(config, tls.clone(), how),
        };
        Pool::builder(manager)
            .max_size(READERS)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(PATIENCE))
            .recycle_timeout(Some(PATIENCE))
            .runtime(Runtime::Tokio1)
            .build()
            .map_err(|error| OpenError::Failed { detail: error.to_string() })
    }
}

fn bad_address(error: &dyn std::error::Error) -> OpenError {
    let detail = match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    };
    OpenError::BadAddress { detail }
}

/// Moves bytes until the connection ends. Why it ended is told to whoever waits for an answer.
async fn drive<S: AsyncRead + AsyncWrite + Unpin>(
    mut connection: Connection<Socket, S>,
    mut heard: impl FnMut(AsyncMessage),
) {
    while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
        heard(message);
    }
}

/// Sends requests in this order, without waiting in between, and gives their answers in the same order. A request goes out
/// when its future is first polled.
pub(super) async fn pipelined<F: Future>(requests: Vec<F>) -> Vec<F::Output> {
    let mut waiting: Vec<_> = requests.into_iter().map(|request| (Box::pin(request), None)).collect();
    poll_fn(|cx| {
        for (request, answer) in &mut waiting {
            if let std::task::Poll::Ready(output) = request.as_mut().poll(cx) {
                *answer = Some(output);
            }
        }
        std::task::Poll::Ready(())
    })
    .await;
    let mut answers = Vec::with_capacity(waiting.len());
    for (request, answer) in waiting {
        answers.push(match answer {
            Some(output) => output,
            None => request.await,
        });
    }
    answers
}
