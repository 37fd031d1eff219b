//! One message on its way: the name is looked up, every address it stands for is checked, and the connection goes to a checked one.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock};

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
use tokio_rustls::TlsConnector;

use super::Hooks;
use super::address::is_public;
use super::lookups::Lookups;

/// The header by which a repeat can be recognised.
const ID: &str = "oneiros-message";

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
pub(super) enum Lost {
    /// The address stands for something that messages may not go to.
    Forbidden,
    /// Whether anybody needs it cannot be told here.
    Unclear,
    /// The name stands for nothing.
    Unknown,
    /// The way there failed.
    Way(String),
    /// Whoever answered did not take it.
    Answered(StatusCode),
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lost::Forbidden => f.write_str("the address is not a public one"),
            Lost::Unclear => f.write_str("the table cannot be read here"),
            Lost::Unknown => f.write_str("the name is not known"),
            Lost::Way(error) => write!(f, "{error}"),
            Lost::Answered(status) => write!(f, "answered with {status}"),
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

    /// Sends a message once to a checked address, and follows nobody who says that it should go elsewhere.
    pub(super) async fn post(
        &self,
        address: SocketAddr,
        id: ParcelId,
        body: String,
        hooks: &Hooks,
    ) -> Result<(), Lost> {
        let socket = TcpStream::connect(address).await.map_err(way)?;
        let status = match self.scheme {
            Scheme::Http => self.exchange(TokioIo::new(socket), id, body).await?,
            Scheme::Https => {
                let server = ServerName::try_from(self.name().to_owned()).map_err(way)?;
                let socket = TlsConnector::from(trust(hooks)?).connect(server, socket).await.map_err(way)?;
                self.exchange(TokioIo::new(socket), id, body).await?
            }
        };
        if status.is_success() { Ok(()) } else { Err(Lost::Answered(status)) }
    }

    /// Every address of the name must be allowed, or none is used: which one is tried first is for others to say.
    pub(super) async fn checked_address(&self, lookups: &Lookups, hooks: &Hooks) -> Result<SocketAddr, Lost> {
        let found = lookups.addresses(self.name(), self.port).await.map_err(|_| Lost::Unknown)?;
        let allowed = |address: &SocketAddr| hooks.allow_private || is_public(address.ip());
        if !found.iter().all(allowed) {
            return Err(Lost::Forbidden);
        }
        found.first().copied().ok_or(Lost::Unknown)
    }

    async fn exchange(
        &self,
        io: impl Read + Write + Send + Unpin + 'static,
        id: ParcelId,
        body: String,
    ) -> Result<StatusCode, Lost> {
        let (mut sender, connection) = http1::handshake(io).await.map_err(way)?;
        let request = Request::post(&self.path)
            .header(HOST, format!("{}:{}", self.host, self.port))
            .header(CONTENT_TYPE, "application/json")
            .header(USER_AGENT, concat!("oneiros/", env!("CARGO_PKG_VERSION")))
            .header(ID, id.to_string())
            .body(Full::new(Bytes::from(body)))
            .map_err(way)?;
        let mut answering = std::pin::pin!(sender.send_request(request));
        // What is answered beyond the head is not read: the connection ends here.
        let answer = tokio::select! {
            answer = &mut answering => answer,
            // The answer may have come together with the end.
            _ = connection => answering.await,
        };
        Ok(answer.map_err(way)?.status())
    }
}

fn way(error: impl fmt::Display) -> Lost {
    Lost::Way(error.to_string())
}

/// Whom to trust: the public authorities, or the one that is set instead.
fn trust(hooks: &Hooks) -> Result<Arc<ClientConfig>, Lost> {
    static PUBLIC: LazyLock<Option<Arc<ClientConfig>>> =
        LazyLock::new(|| trusting(RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() }));
    let trusted = match &hooks.authority {
        None => PUBLIC.as_ref().map(Arc::clone),
        Some(authority) => {
            let mut roots = RootCertStore::empty();
            roots.add(CertificateDer::from(authority.as_slice())).map_err(way)?;
            trusting(roots)
        }
    };
    trusted.ok_or_else(|| Lost::Way(String::new()))
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

    #[tokio::test]
    async fn a_name_of_this_machine_is_refused_after_it_is_looked_up() {
        for url in [
            "http://localhost:9/",
            "http://127.0.0.1:9/",
            "http://[::1]:9/",
            "http://0x7f.1:9/",
            "http://2130706433:9/",
        ] {
            let target = Target::of(&url.parse().unwrap()).unwrap();
            let lost = target.checked_address(&Lookups::default(), &Hooks::default()).await.unwrap_err();
            assert!(matches!(lost, Lost::Forbidden | Lost::Unknown), "{url}: {lost}");
        }
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
