//! The way between a node and its database, on which things go wrong.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use kernel::Dice;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::sleep;

/// What is wrong on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trouble {
    /// Nothing.
    None,
    /// Everything comes late, in pieces.
    Slow,
    /// Every connection is closed, and so is every new one.
    Closed,
    /// What the node sends does not arrive any more, and the database is told that nothing more comes. New connections are whole.
    ClosedToDatabase,
    /// The same in the other direction.
    ClosedToNode,
    /// Nothing arrives any more in either direction, on new connections neither, and nobody is told. Those stay so for good.
    Swallowed,
}

impl Trouble {
    /// All that can be wrong.
    pub(super) const ALL: [Trouble; 5] = [
        Trouble::Slow,
        Trouble::Closed,
        Trouble::ClosedToDatabase,
        Trouble::ClosedToNode,
        Trouble::Swallowed,
    ];
}

/// The longest time by which a piece comes late, in milliseconds.
const LATE: u32 = 20;

/// A way to a database.
pub(super) struct Way {
    pub(super) database: String,
    trouble: watch::Sender<Trouble>,
}

impl Way {
    /// A way to the database at an address, over a port of its own.
    pub(super) async fn to(address: &str, seed: u64) -> Way {
        let (start, rest) = address.rsplit_once('@').unwrap();
        let (server, name) = rest.split_once('/').unwrap();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (trouble, told) = watch::channel(Trouble::None);
        tokio::spawn(accept(listener, server.parse().unwrap(), told, Dice::new(seed)));
        Way { database: format!("{start}@127.0.0.1:{port}/{name}"), trouble }
    }

    pub(super) fn set(&self, trouble: Trouble) {
        self.trouble.send_replace(trouble);
    }
}

async fn accept(
    listener: TcpListener,
    server: SocketAddr,
    mut trouble: watch::Receiver<Trouble>,
    mut dice: Dice,
) {
    while let Ok((node, _)) = listener.accept().await {
        let now = *trouble.borrow_and_update();
        if now == Trouble::Closed {
            continue;
        }
        let Ok(database) = TcpStream::connect(server).await else { continue };
        let ((from_node, to_node), (from_database, to_database)) = (node.into_split(), database.into_split());
        for (from, to, closes) in [
            (from_node, to_database, Trouble::ClosedToDatabase),
            (from_database, to_node, Trouble::ClosedToNode),
        ] {
            let is_swallowed = now == Trouble::Swallowed;
            let (trouble, dice) = (trouble.clone(), Dice::new(dice.bits()));
            tokio::spawn(Lane { from, to, closes, trouble, dice, is_swallowed }.carry());
        }
    }
}

/// One direction of a connection.
struct Lane {
    from: OwnedReadHalf,
    to: OwnedWriteHalf,
    /// The trouble that closes this direction.
    closes: Trouble,
    trouble: watch::Receiver<Trouble>,
    dice: Dice,
    is_swallowed: bool,
}

impl Lane {
    /// Carries until the connection ends or is cut.
    async fn carry(mut self) {
        let mut piece = vec![0; 65_536];
        let mut cut = None;
        loop {
            tokio::select! {
                biased;
                changed = self.trouble.changed() => {
                    if changed.is_err() {
                        return;
                    }
                    let trouble = *self.trouble.borrow_and_update();
                    if !self.cuts(trouble) {
                        cut = None;
                        continue;
                    }
                    // Some are cut at once, others in the middle of what comes next.
                    match self.dice.below(2) {
                        0 if self.cut(trouble).await => return,
                        0 => {}
                        _ => cut = Some(trouble),
                    }
                }
                read = self.from.read(&mut piece) => {
                    let length = read.unwrap_or(0);
                    if length == 0 {
                        return;
                    }
                    if self.is_swallowed {
                        continue;
                    }
                    let passed = if cut.is_some() { self.dice.below(length as u32) as usize } else { length };
                    if self.pass_on(&piece[..passed]).await.is_err() {
                        return;
                    }
                    if let Some(trouble) = cut.take()
                        && self.cut(trouble).await
                    {
                        return;
                    }
                }
            }
        }
    }

    /// Whether this direction is cut by it.
    fn cuts(&self, trouble: Trouble) -> bool {
        trouble == self.closes || matches!(trouble, Trouble::Closed | Trouble::Swallowed)
    }

    /// Cuts this direction; whether that is the end of it. Else whatever comes is read and gone.
    async fn cut(&mut self, trouble: Trouble) -> bool {
        self.is_swallowed = true;
        if trouble != Trouble::Swallowed {
            let _ = self.to.shutdown().await;
        }
        trouble == Trouble::Closed
    }

    async fn pass_on(&mut self, mut piece: &[u8]) -> io::Result<()> {
        while *self.trouble.borrow() == Trouble::Slow && !piece.is_empty() {
            let (first, rest) = piece.split_at(1 + self.dice.below(piece.len() as u32) as usize);
            sleep(Duration::from_millis(self.dice.below(LATE).into())).await;
            self.to.write_all(first).await?;
            piece = rest;
        }
        self.to.write_all(piece).await
    }
}
