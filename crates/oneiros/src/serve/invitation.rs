//! How others on the network find the game: a link, and the same as a QR code.

use std::io::{self, IsTerminal};
use std::net::{IpAddr, UdpSocket};

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

/// The link with its picture.
pub(super) fn text(link: &str, words: &Words) -> String {
    let said = words.tell(&ServeWords::Invitation { address: link.to_owned() });
    format!("{}{said}\n", picture(link, io::stderr().is_terminal()).unwrap_or_default())
}

/// The QR code; in a terminal black on white whatever its colours are, elsewhere for light letters on a dark ground.
fn picture(link: &str, in_terminal: bool) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    let mut renderer = code.render::<Dense1x2>();
    if !in_terminal {
        renderer.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark);
        return Some(renderer.build() + "\n");
    }
    let lines = renderer.build();
    Some(lines.lines().map(|line| format!("\u{1b}[30;107m{line}\u{1b}[0m\n")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_holds_the_link_and_a_white_margin_around_it() {
        let link = "http://192.168.1.20:7117";
        let plain = picture(link, false).expect("a short link fits");
        let lines: Vec<&str> = plain.lines().collect();
        let code = QrCode::new(link).expect("a short link fits");
        assert_eq!(lines[0].chars().count(), code.width() + 8);
        assert!(lines[0].chars().all(|sign| sign == '\u{2588}'), "{}", lines[0]);
        let coloured = picture(link, true).expect("a short link fits");
        assert!(
            coloured.lines().all(|line| line.starts_with("\u{1b}[30;107m") && line.ends_with("\u{1b}[0m"))
        );
    }
}
