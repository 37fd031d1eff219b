//! Who asks, and whether the request may come from where it comes: cookies, tokens, origins, headers.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use table::No;

use super::answer::Refusal;
use crate::app::App;
use crate::config::Config;
use crate::tables::Person;
use crate::token::Token;

/// The name of the cookie.
pub(super) const COOKIE: &str = "oneiros";
/// How long a session is remembered: a year.
const MAX_AGE: u32 = 365 * 24 * 60 * 60;

/// Whoever asks, if the session is known.
pub(crate) struct Visitor(pub(crate) Option<Person>);

/// A person: whoever asks without a known session is refused.
pub(crate) struct Known(pub(crate) Person);

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Refusal> {
        let Some(token) = token(&parts.headers) else { return Ok(Visitor(None)) };
        let Some(token) = app.store.guest_of_token(token.hash(), app.clock.wall()).await? else {
            return Ok(Visitor(None));
        };
        let guest = app.store.guest(token.guest).await?;
        Ok(Visitor(guest.map(|guest| Person { id: guest.id, name: guest.name })))
    }
}

impl FromRequestParts<Arc<App>> for Known {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Known, Refusal> {
        let Visitor(person) = Visitor::from_request_parts(parts, app).await?;
        person.map(Known).ok_or_else(Refusal::no_guest)
    }
}

/// The secret that somebody shows: as a bearer token, or in the cookie.
fn token(headers: &HeaderMap) -> Option<Token> {
    if let Some(bearer) = headers.get(header::AUTHORIZATION) {
        return Token::read(bearer.to_str().ok()?.strip_prefix("Bearer ")?);
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).and_then(|(_, value)| Token::read(value))
}

/// The header that gives a browser its session.
pub(crate) fn cookie(token: &Token, config: &Config) -> HeaderValue {
    let secure = if config.is_secure() { "; Secure" } else { "" };
    let text =
        format!("{COOKIE}={}; HttpOnly; SameSite=Lax; Path=/; Max-Age={MAX_AGE}{secure}", token.reveal());
    let mut value = HeaderValue::try_from(text).expect("letters, digits and punctuation make a header");
    value.set_sensitive(true);
    value
}

/// The header that takes its session from a browser.
pub(crate) fn no_cookie(config: &Config) -> HeaderValue {
    let secure = if config.is_secure() { "; Secure" } else { "" };
    let text = format!("{COOKIE}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0{secure}");
    HeaderValue::try_from(text).expect("letters, digits and punctuation make a header")
}

/// The secret that somebody shows, if it has the form of one.
pub(crate) struct Shown(pub(crate) Option<Token>);

impl FromRequestParts<Arc<App>> for Shown {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Shown, Refusal> {
        Ok(Shown(token(&parts.headers)))
    }
}

/// The address a request comes from.
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for ClientAddress {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<ClientAddress, Refusal> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip());
        let told = app.config.trust_proxy.then(|| forwarded(&parts.headers)).flatten();
        Ok(ClientAddress(told.unwrap_or(peer)))
    }
}

/// The address for which a proxy says that it speaks: the last one. Those before it were said by whoever came to the proxy.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

/// Stands before every request: refuses what another site made a browser send, and adds the headers that protect.
pub(crate) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let harmless = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    let foreign = (!harmless || upgrades) && !is_own_origin(request.headers(), &app.config);
    let mut response = if foreign || !is_own_host(request.headers(), &app.config) {
        Refusal::new(StatusCode::FORBIDDEN, No::ForeignOrigin).into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    for (name, value) in PROTECTION {
        headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Browsers say which site a request comes from; programs say nothing.
fn is_own_origin(headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(url) = &config.public_url {
        return origin.eq_ignore_ascii_case(url.trim_end_matches('/'));
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    host.is_some_and(|host| origin.strip_prefix("http://").is_some_and(|own| own.eq_ignore_ascii_case(host)))
}

/// A page of another site may give its own name the address of this machine, and then reads what it is told here as its own. Such a
/// name is one that the whole world looks up. A server without a public address is called by number, or by a name that only its own
/// network knows.
fn is_own_host(headers: &HeaderMap, config: &Config) -> bool {
    if config.public_url.is_some() {
        return true;
    }
    let Some(host) = headers.get(header::HOST) else { return true };
    let Ok(host) = host.to_str() else { return false };
    if let Some((number, port)) = host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        return number.parse::<Ipv6Addr>().is_ok() && (port.is_empty() || port.starts_with(':'));
    }
    let name = host.split_once(':').map_or(host, |(name, _)| name).trim_end_matches('.').to_ascii_lowercase();
    let is_near = !name.contains('.') || NEAR.iter().any(|end| name.ends_with(end));
    !name.is_empty() && (is_near || name.parse::<Ipv4Addr>().is_ok())
}

/// Ends of names that no public register gives out.
const NEAR: [&str; 6] = [".localhost", ".local", ".lan", ".home.arpa", ".internal", ".test"];

const PROTECTION: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; \
         object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("cache-control", "no-store"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use store::Place;

    use crate::tried::games;

    fn headers(name: &HeaderName, values: &[Vec<u8>]) -> HeaderMap {
        let values = values.iter().filter_map(|value| HeaderValue::from_bytes(value).ok());
        values.map(|value| (name.clone(), value)).collect()
    }

    #[test]
    fn a_server_without_a_public_address_answers_to_numbers_and_names_of_its_own_network_alone() {
        let mut config = Config::local(games(), Place::Folder("nowhere".into()));
        let own = |host: &str, config: &Config| {
            is_own_host(&headers(&header::HOST, &[host.as_bytes().to_vec()]), config)
        };
        for host in [
            "localhost",
            "localhost:7117",
            "127.0.0.1:80",
            "192.168.0.7",
            "[::1]:7117",
            "pc:7117",
            "pc.local",
            "PC.Lan:1",
        ] {
            assert!(own(host, &config), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:7117",
            "127.0.0.1.evil.example",
            "[::1].evil.example:1",
            "",
            ":80",
            "[evil]",
        ] {
            assert!(!own(host, &config), "{host}");
        }
        config.public_url = Some("https://dreams.example".to_owned());
        assert!(own("dreams.example", &config));
    }

    fn public() -> Config {
        let public_url = Some("https://dreams.example".to_owned());
        Config { public_url, ..Config::local(games(), Place::Folder("nowhere".into())) }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

        #[test]
        fn whatever_is_said_to_be_the_origin_is_own_only_if_it_is_the_address_in_use(
            said in prop_oneof![
                prop::collection::vec(any::<u8>(), 0..40),
                "(https?://|HTTP://)?(localhost|dreams\\.example|Dreams\\.Example)(:[0-9]{1,5}|\\.evil\\.example|/)?".prop_map(String::into_bytes),
            ],
            host in "(localhost|dreams\\.example)(:[0-9]{1,5})?",
        ) {
            let mut sent = headers(&header::ORIGIN, std::slice::from_ref(&said));
            // What can be no header is not sent.
            if sent.is_empty() {
                return Ok(());
            }
            sent.insert(header::HOST, host.parse().unwrap());
            let same = |own: String| said.eq_ignore_ascii_case(own.as_bytes());
            let local = Config::local(games(), Place::Folder("nowhere".into()));
            prop_assert_eq!(is_own_origin(&sent, &public()), same("https://dreams.example".to_owned()));
            // The scheme of a site is written in small letters by every browser.
            prop_assert_eq!(is_own_origin(&sent, &local), same(format!("http://{host}")) && said.starts_with(b"http"));
        }

        #[test]
        fn whatever_a_host_is_called_a_name_that_anybody_can_register_is_not_own(
            said in prop::collection::vec(any::<u8>(), 0..40),
            name in "([a-z0-9-]{1,9}\\.){1,3}(example|com|org|it|de|pl)",
            port in "(:[0-9]{1,5})?",
        ) {
            let local = Config::local(games(), Place::Folder("nowhere".into()));
            let _ = is_own_host(&headers(&header::HOST, &[said]), &local);
            for host in [format!("{name}{port}"), format!("{name}.{port}"), name.to_uppercase()] {
                prop_assert!(!is_own_host(&headers(&header::HOST, &[host.clone().into_bytes()]), &local), "{}", host);
            }
            let called = headers(&header::HOST, &[(name + &port).into_bytes()]);
            prop_assert!(is_own_host(&called, &public()));
        }

        #[test]
        fn the_last_address_that_is_forwarded_is_read_whatever_stands_before_it(
            before in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..40), 0..3),
            more in "([ -+.-~]{0,9},){0,3} {0,2}",
            address in any::<IpAddr>(),
            after in " {0,2}",
        ) {
            let name = HeaderName::from_static("x-forwarded-for");
            let _ = forwarded(&headers(&name, &before));
            let mut all = before;
            all.push(format!("{more}{address}{after}").into_bytes());
            prop_assert_eq!(forwarded(&headers(&name, &all)), Some(address));
        }

        #[test]
        fn whatever_a_header_holds_it_is_a_token_or_nothing(
            cookies in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..90), 0..4),
            near in "(oneiros=|Oneiros=|Bearer |bearer |; ?|=|[0-9a-fA-F]{0,65}){0,6}",
        ) {
            let mut all = cookies;
            all.push(near.into_bytes());
            for name in [header::COOKIE, header::AUTHORIZATION] {
                let shown = headers(&name, &all);
                if let Some(token) = token(&shown) {
                    let text = token.reveal();
                    let holds = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).to_lowercase().contains(&text);
                    prop_assert!(shown.values().any(holds));
                }
            }
        }

        #[test]
        fn a_token_that_is_given_out_is_found_again_among_whatever_else_is_sent(
            before in "([a-zA-Z0-9_]{0,7}(=[ -:<-~]{0,9})?; ?){0,3}",
            after in "(; ?[a-zA-Z0-9_]{0,7}(=[ -:<-~]{0,9})?){0,3}",
        ) {
            prop_assume!(!before.contains("oneiros"));
            let given = Token::random();
            let config = Config::local(games(), Place::Folder("nowhere".into()));
            let set = cookie(&given, &config);
            let pair = set.to_str().unwrap().split(';').next().unwrap();
            let sent = format!("{before}{pair}{after}");
            prop_assert_eq!(token(&headers(&header::COOKIE, &[sent.into_bytes()])), Some(given.clone()));
            let bearer = format!("Bearer {}", given.reveal());
            prop_assert_eq!(token(&headers(&header::AUTHORIZATION, &[bearer.into_bytes()])), Some(given));
        }
    }
}
