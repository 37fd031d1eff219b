//! One message on its way: the name is looked up, every address it stands for is checked, and the connection goes to a checked one.

use std::error::Error;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::Bytes;
use axum::http::header::{CONTENT_TYPE, HOST, USER_AGENT};
use axum::http::{Request, StatusCode, Uri};
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper::rt::{Read, Write};
use hyper_util::rt::TokioIo;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use store::ParcelId;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use super::Webhooks;
use super::address::is_public;
use super::dns::Dns;

/// The header by which a repeat can be recognised.
const ID: &str = "oneiros-message";
/// How many of the addresses of a name are tried.
const MOST_ADDRESSES: usize = 4;

/// Where a message goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Target {
    scheme: Scheme,
    host: String,
    port: u16,
    path: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scheme {
    Http,
    Https,
}

/// Why a message did not arrive.
#[derive(Debug)]
pub(crate) enum DeliveryError {
    /// The address stands for something that messages may not go to.
    Forbidden,
    /// Whether anybody needs it cannot be told here.
    Unclear,
    /// The name stands for nothing.
    Unknown,
    /// There is no connection, or it failed.
    Connection(Box<dyn Error + Send + Sync>),
    /// Nobody answered in time.
    TimedOut,
    /// This machine has no cryptography that the message could go by.
    NoCryptography,
    /// Whoever answered did not take it.
    Answered(StatusCode),
}

impl fmt::Display for DeliveryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeliveryError::Forbidden => f.write_str("the address is not a public one"),
            DeliveryError::Unclear => f.write_str("the table cannot be read here"),
            DeliveryError::Unknown => f.write_str("the name is not known"),
            DeliveryError::Connection(_) => f.write_str("the connection failed"),
            DeliveryError::TimedOut => f.write_str("no answer in time"),
            DeliveryError::NoCryptography => f.write_str("there is no cryptography for it"),
            DeliveryError::Answered(status) => write!(f, "answered with {status}"),
        }
    }
}

impl Error for DeliveryError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            DeliveryError::Connection(error) => Some(&**error),
            _ => None,
        }
    }
}

impl Target {
    /// The target of an address, if it is one that messages can be sent to.
    pub(super) fn of(uri: &Uri) -> Option<Target> {
        let (scheme, usual) = match uri.scheme_str()? {
            "http" => (Scheme::Http, 80),
            "https" => (Scheme::Https, 443),
            _ => return None,
        };
        let authority = uri.authority()?;
        if authority.as_str().contains('@') || authority.host().is_empty() {
            return None;
        }
        // A colon that no port follows, or one too large, is not taken for the usual port.
        let port = match authority.as_str().strip_prefix(authority.host())?.strip_prefix(':') {
            Some(_) => authority.port_u16()?,
            None => usual,
        };
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Some(Target { scheme, host: authority.host().to_owned(), port, path })
    }

    /// The name without the brackets of an IPv6 address.
    fn name(&self) -> &str {
        self.host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(&self.host)
    }

    /// The name of the host, as it is written.
    pub(super) fn host(&self) -> &str {
        &self.host
    }

    /// The address, where no name has to be looked up.
    pub(super) fn literal(&self) -> Option<IpAddr> {
        self.name().parse().ok()
    }

    /// Sends a message once over a connection to a checked address, and follows nobody who says that it should go elsewhere.
    pub(super) async fn post(
        &self,
        socket: TcpStream,
        id: ParcelId,
        body: String,
        webhooks: &Webhooks,
    ) -> Result<(), DeliveryError> {
        let status = match self.scheme {
            Scheme::Http => self.exchange(TokioIo::new(socket), id, body).await?,
            Scheme::Https => {
                let server = ServerName::try_from(self.name().to_owned()).map_err(failed)?;
                let socket =
                    TlsConnector::from(trust(webhooks)?).connect(server, socket).await.map_err(failed)?;
                self.exchange(TokioIo::new(socket), id, body).await?
            }
        };
        if status.is_success() { Ok(()) } else { Err(DeliveryError::Answered(status)) }
    }

    /// The addresses that the name stands for now, if messages may go to all of them.
    pub(super) async fn checked_addresses(
        &self,
        dns: &Dns,
        webhooks: &Webhooks,
    ) -> Result<Vec<SocketAddr>, DeliveryError> {
        let found = dns.addresses(self.name(), self.port).await.map_err(|_| DeliveryError::Unknown)?;
        checked(found, webhooks)
    }

    async fn exchange(
        &self,
        io: impl Read + Write + Send + Unpin + 'static,
        id: ParcelId,
        body: String,
    ) -> Result<StatusCode, DeliveryError> {
        let (mut sender, connection) = http1::handshake(io).await.map_err(failed)?;
        let request = Request::post(&self.path)
            .header(HOST, format!("{}:{}", self.host, self.port))
            .header(CONTENT_TYPE, "application/json")
            .header(USER_AGENT, concat!("oneiros/", env!("CARGO_PKG_VERSION")))
            .header(ID, id.to_string())
            .body(Full::new(Bytes::from(body)))
            .map_err(failed)?;
        let mut answering = std::pin::pin!(sender.send_request(request));
        // What is answered beyond the head is not read: the connection ends here.
        let answer = tokio::select! {
            answer = &mut answering => answer,
            // The answer may have come together with the end.
            _ = connection => answering.await,
        };
        Ok(answer.map_err(failed)?.status())
    }
}

/// Every address of a name must be allowed, or none is used: which one is tried first is for others to say.
fn checked(found: Vec<SocketAddr>, webhooks: &Webhooks) -> Result<Vec<SocketAddr>, DeliveryError> {
    let allowed = |address: &SocketAddr| webhooks.allow_private || is_public(address.ip());
    if !found.iter().all(allowed) {
        return Err(DeliveryError::Forbidden);
    }
    if found.is_empty() { Err(DeliveryError::Unknown) } else { Ok(found) }
}

/// A connection to the first of some addresses that takes one within its share of the time: a name often stands for two networks, of
/// which this machine may reach only one. Addresses to which nothing may go at present are left out; nothing comes of it where that leaves none.
pub(super) async fn connect(
    addresses: &[SocketAddr],
    time: Duration,
    mut may_go: impl FnMut(IpAddr) -> bool,
) -> Result<Option<TcpStream>, DeliveryError> {
    let addresses = &addresses[..addresses.len().min(MOST_ADDRESSES)];
    let share = time / u32::try_from(addresses.len().max(1)).unwrap_or(u32::MAX);
    let mut last = None;
    for address in addresses {
        if !may_go(address.ip()) {
            continue;
        }
        match timeout(share, TcpStream::connect(address)).await {
            Ok(Ok(socket)) => return Ok(Some(socket)),
            Ok(Err(error)) => last = Some(failed(error)),
            Err(late) => last = Some(failed(late)),
        }
    }
    last.map_or(Ok(None), Err)
}

fn failed(error: impl Error + Send + Sync + 'static) -> DeliveryError {
    DeliveryError::Connection(Box::new(error))
}

/// Whom to trust: the public authorities, or the one that is set instead.
fn trust(webhooks: &Webhooks) -> Result<Arc<ClientConfig>, DeliveryError> {
    static PUBLIC: LazyLock<Option<Arc<ClientConfig>>> =
        LazyLock::new(|| trusting(RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() }));
    let trusted = match &webhooks.authority {
        None => PUBLIC.as_ref().map(Arc::clone),
        Some(authority) => {
            let mut roots = RootCertStore::empty();
            roots.add(CertificateDer::from(authority.as_slice())).map_err(failed)?;
            trusting(roots)
        }
    };
    trusted.ok_or(DeliveryError::NoCryptography)
}

fn trusting(roots: RootCertStore) -> Option<Arc<ClientConfig>> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let versions = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    Some(Arc::new(versions.ok()?.with_root_certificates(roots).with_no_client_auth()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use tokio::net::TcpListener;

    #[tokio::test]
    async fn a_name_of_this_machine_is_refused_after_it_is_looked_up() {
        for (url, is_known) in [
            ("http://localhost:9/", true),
            ("http://127.0.0.1:9/", true),
            ("http://[::1]:9/", true),
            // Not every system reads numbers that are written so.
            ("http://0x7f.1:9/", false),
            ("http://2130706433:9/", false),
        ] {
            let target = Target::of(&url.parse().unwrap()).unwrap();
            let error = target.checked_addresses(&Dns::default(), &Webhooks::default()).await.unwrap_err();
            let unknown = !is_known && matches!(error, DeliveryError::Unknown);
            assert!(unknown || matches!(error, DeliveryError::Forbidden), "{url}: {error}");
        }
    }

    #[test]
    fn a_name_that_stands_for_a_private_address_among_others_is_refused_in_whatever_order() {
        let (public, other, private) = ("8.8.8.8:80", "[2606:4700::1111]:80", "10.0.0.1:80");
        // What a name stands for, and whether it may be used.
        let table: [(&[&str], bool); 7] = [
            (&[public], true),
            (&[other, public], true),
            (&[private], false),
            (&[public, private], false),
            (&[private, public], false),
            (&[public, other, "[::ffff:127.0.0.1]:80"], false),
            (&[], false),
        ];
        for (found, is_used) in table {
            let found: Vec<SocketAddr> = found.iter().map(|address| address.parse().unwrap()).collect();
            match checked(found.clone(), &Webhooks::default()) {
                Ok(addresses) => assert!(is_used && addresses == found, "{found:?}"),
                Err(DeliveryError::Unknown) => assert!(found.is_empty()),
                Err(error) => {
                    assert!(!is_used && matches!(error, DeliveryError::Forbidden), "{found:?}: {error}")
                }
            }
            let all = Webhooks { allow_private: true, ..Webhooks::default() };
            assert_eq!(checked(found.clone(), &all).ok(), Some(found).filter(|found| !found.is_empty()));
        }
    }

    #[tokio::test]
    async fn where_the_first_address_of_a_name_takes_no_connection_the_next_one_is_tried() {
        let bind = async || TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (open, closed) = (bind().await, bind().await);
        let [there, gone] = [&open, &closed].map(|listener| listener.local_addr().unwrap());
        drop(closed);
        let time = Duration::from_secs(60);
        for addresses in [&[there][..], &[gone, there], &[gone, gone, gone, there]] {
            let socket = connect(addresses, time, |_| true).await.unwrap().unwrap();
            assert_eq!(socket.peer_addr().unwrap(), there, "{addresses:?}");
        }
        assert!(matches!(connect(&[gone], time, |_| true).await, Err(DeliveryError::Connection(_))));
        assert!(matches!(
            connect(&[gone; MOST_ADDRESSES + 1], time, |_| true).await,
            Err(DeliveryError::Connection(_))
        ));
        // Nothing may go to the only address that would take it.
        assert!(matches!(connect(&[there], time, |_| false).await, Ok(None)));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_000) })]

        #[test]
        fn an_address_is_read_as_a_target_or_refused_and_a_target_written_as_an_address_is_the_same(
            text in prop_oneof![
                any::<String>(),
                "(https?|ftp|file|HTTP)?(://|:|//)?([a-z]{0,4}@)?([a-z0-9.-]{0,9}|\\[[0-9a-f:.]{0,9}\\]?)(:[0-9]{0,6})?(/[ -~]{0,9})?",
            ],
        ) {
            let Ok(uri) = text.parse::<Uri>() else { return Ok(()) };
            let Some(target) = Target::of(&uri) else { return Ok(()) };
            prop_assert!(!target.host.is_empty() && !target.host.contains(['@', '/']), "{:?}", target);
            let scheme = if target.scheme == Scheme::Http { "http" } else { "https" };
            let again = format!("{scheme}://{}:{}{}", target.host, target.port, target.path);
            prop_assert_eq!(Target::of(&again.parse().unwrap()), Some(target));
        }

        #[test]
        fn every_plain_address_is_a_target(
            secure in any::<bool>(),
            host in "[a-z]{1,9}(\\.[a-z0-9]{1,9}){0,3}",
            port in any::<Option<u16>>(),
            path in "(/[a-zA-Z0-9_.~-]{0,9}){0,3}",
        ) {
            let scheme = if secure { "https" } else { "http" };
            let colon = port.map(|port| format!(":{port}")).unwrap_or_default();
            let target = Target::of(&format!("{scheme}://{host}{colon}{path}").parse().unwrap());
            let usual = if secure { 443 } else { 80 };
            let path = if path.is_empty() { "/".to_owned() } else { path };
            let scheme = if secure { Scheme::Https } else { Scheme::Http };
            prop_assert_eq!(target, Some(Target { scheme, host, port: port.unwrap_or(usual), path }));
        }
    }
}
