//! How others on the network find the game: a link, and the same as a QR code.

use std::io::{self, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use super::ServeWords;
use crate::words::Words;

/// Addresses out in the networks that machines are usually in. Nothing is ever sent there.
const AFAR: [&str; 4] = ["192.0.2.1:9", "192.168.255.254:9", "10.255.255.254:9", "172.31.255.254:9"];

/// The address of this machine on the network: the one from which it would speak to others.
pub(super) fn own_address() -> Option<IpAddr> {
    let speaking = |afar: &str| {
        let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
        socket.connect(afar).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    let usable = |address: &IpAddr| !address.is_loopback() && !address.is_unspecified();
    AFAR.into_iter().filter_map(speaking).find(usable)
}

/// What the picture is seen on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A terminal: black on white whatever its colours are.
    Terminal,
    /// Anything else: light letters on a dark ground, without colours.
    Plain,
}

impl Ground {
    /// What standard error is.
    pub(super) fn of_stderr() -> Ground {
        if io::stderr().is_terminal() { Ground::Terminal } else { Ground::Plain }
    }
}

/// What a server for the network says of how to get there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// Where it is found.
    pub link: String,
    /// The picture and the sentence for who started it, or that nobody else can come.
    pub said: String,
}

impl Invitation {
    /// The invitation to a port of a machine with this address on the network, if it has any.
    #[must_use]
    pub fn new(own: Option<IpAddr>, port: u16, ground: Ground, words: &Words) -> Invitation {
        let link = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, port));
        match own.map(link) {
            Some(link) => {
                let sentence = words.tell(&ServeWords::Invitation { address: link.clone() });
                let said = format!("{}{sentence}\n", picture(&link, ground).unwrap_or_default());
                Invitation { link, said }
            }
            None => Invitation {
                link: link(Ipv4Addr::LOCALHOST.into()),
                said: words.tell(&ServeWords::NoNetwork) + "\n",
            },
        }
    }
}

/// The QR code, half a letter for each of its squares.
fn picture(link: &str, ground: Ground) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    let mut renderer = code.render::<Dense1x2>();
    match ground {
        Ground::Plain => {
            renderer.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark);
            Some(renderer.build() + "\n")
        }
        Ground::Terminal => {
            let lines = renderer.build();
            Some(lines.lines().map(|line| format!("\u{1b}[30;107m{line}\u{1b}[0m\n")).collect())
        }
    }
}
