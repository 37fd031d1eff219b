//! How others on the network are invited: the link and its picture lead to the server, or it says that nobody can come.

use std::net::{IpAddr, UdpSocket};

use oneiros::serve::{Ground, Invitation};
use oneiros::words::{Lang, Words};

use crate::serving::{Serving, folder, get};

/// How many dots wide a square of a code is when it is read.
const DOTS: usize = 4;
/// The white around a code, in squares: a camera needs it to find the code.
const MARGIN: usize = 4;

/// What a terminal is told before every line of a picture.
const BLACK_ON_WHITE: &str = "\u{1b}[30;107m";

/// The squares of a picture, black or not, row by row: each letter is two squares, one above the other. There are as many rows as columns,
/// an odd number, so that half of the last line is no part of it.
fn squares(lines: &[&str], ground: Ground) -> Vec<Vec<bool>> {
    let inked = |sign: char| match sign {
        '\u{2588}' => [true, true],
        '\u{2580}' => [true, false],
        '\u{2584}' => [false, true],
        ' ' => [false, false],
        other => panic!("no part of a picture: {other:?}"),
    };
    // Where letters are light, a letter without ink is black.
    let black = |ink: bool| ink == (ground == Ground::Terminal);
    let half = |line: &str, half: usize| line.chars().map(|sign| black(inked(sign)[half])).collect();
    let mut rows: Vec<Vec<bool>> = lines.iter().flat_map(|line| [half(line, 0), half(line, 1)]).collect();
    assert_eq!(rows.len(), rows[0].len() + 1);
    rows.pop();
    rows
}

/// What a camera would read.
fn read(squares: &[Vec<bool>]) -> String {
    let (width, height) = (squares[0].len() * DOTS, squares.len() * DOTS);
    let mut seen =
        rqrr::PreparedImage::prepare_from_bitmap(width, height, |x, y| squares[y / DOTS][x / DOTS]);
    let codes = seen.detect_grids();
    assert_eq!(codes.len(), 1, "one code is seen");
    codes[0].decode().expect("the code is whole").1
}

/// The picture among what a server said, and the sentence behind it.
fn parted(said: &str) -> (Vec<&str>, &str) {
    let is_picture =
        |line: &&str| line.starts_with(BLACK_ON_WHITE) || line.contains(['\u{2580}', '\u{2584}', '\u{2588}']);
    let sentence = said.lines().find(|line| line.contains("http://")).unwrap_or_else(|| panic!("{said}"));
    (said.lines().filter(is_picture).collect(), sentence)
}

/// A line of a picture without its colours: in a terminal black on white from end to end.
fn uncoloured(line: &str, ground: Ground) -> &str {
    let bare = match ground {
        Ground::Plain => Some(line),
        Ground::Terminal => line.strip_prefix(BLACK_ON_WHITE).and_then(|line| line.strip_suffix("\u{1b}[0m")),
    };
    bare.unwrap_or_else(|| panic!("{line:?}"))
}

fn sentence(link: &str) -> String {
    format!("Others on this network can come to {link} or point a camera at the code.")
}

#[test]
fn a_camera_reads_the_link_from_the_picture_in_a_terminal_and_elsewhere() {
    let words = Words::for_language(Lang::En);
    for (own, link) in [
        ("192.168.1.20", "http://192.168.1.20:7117"),
        ("10.255.255.254", "http://10.255.255.254:7117"),
        ("fd00::2", "http://[fd00::2]:7117"),
    ] {
        for ground in [Ground::Terminal, Ground::Plain] {
            let own: IpAddr = own.parse().expect("an address");
            let invitation = Invitation::new(Some(own), 7_117, ground, &words);
            assert_eq!(invitation.link, link);
            let (picture, said) = parted(&invitation.said);
            assert_eq!(said, sentence(link));
            let bare: Vec<&str> = picture.into_iter().map(|line| uncoloured(line, ground)).collect();
            let squares = squares(&bare, ground);
            assert_eq!(read(&squares), link);
            let inner = MARGIN..squares.len() - MARGIN;
            let outside = |x, y| !inner.contains(&x) || !inner.contains(&y);
            let is_white = |(y, row): (usize, &Vec<bool>)| (0..row.len()).all(|x| !outside(x, y) || !row[x]);
            assert!(squares.iter().enumerate().all(is_white), "{}", invitation.said);
        }
    }
}

#[test]
fn without_a_network_nobody_else_is_invited() {
    let invitation = Invitation::new(None, 7_117, Ground::Plain, &Words::for_language(Lang::En));
    assert_eq!(invitation.link, "http://127.0.0.1:7117");
    assert_eq!(invitation.said, "This machine is on no network, so only this machine can play.\n");
}

/// Whether this machine would know a way to others. Nothing is sent.
fn is_on_a_network() -> bool {
    let socket = UdpSocket::bind("0.0.0.0:0").expect("a free port");
    let known = socket.connect("203.0.113.9:9").and_then(|()| socket.local_addr());
    known.is_ok_and(|own| !own.ip().is_loopback() && !own.ip().is_unspecified())
}

#[cfg(unix)]
#[test]
fn on_the_network_a_server_answers_where_its_invitation_leads_or_says_that_nobody_can_come() {
    let server = Serving::start(&["--port", "0", "--data", &folder("serve-lan"), "--lan"]);
    let (link, address) = (server.ready().trim_start_matches("listening on ").to_owned(), server.address());
    assert!(get(address, "/healthz").starts_with("HTTP/1.1 200"));
    let run = server.stop("TERM");
    assert_eq!((run.code, run.out.as_str()), (0, ""));
    if address.ip().is_loopback() {
        assert!(!is_on_a_network(), "there is a network, but nobody is invited: {}", run.err);
        assert!(run.err.contains("This machine is on no network, so only this machine can play.\n"));
        assert!(!run.err.contains("camera"), "{}", run.err);
    } else {
        let (picture, said) = parted(&run.err);
        assert_eq!(said, sentence(&link));
        assert_eq!(read(&squares(&picture, Ground::Plain)), link);
        assert!(!run.err.contains("no network"), "{}", run.err);
    }
}
