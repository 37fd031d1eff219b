//! The limits of a server, each with a name in the configuration.

use std::time::Duration;

use crate::sockets::Capacity;

/// Makes the limits with their defaults, and a way to set each by its name: a limit that is added can be configured at once.
macro_rules! limits {
    ($($(#[doc = $doc:literal])* $name:ident: $kind:ty = $usual:expr,)*) => {
        /// How much anybody may ask for.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct Limits {
            $($(#[doc = $doc])* pub $name: $kind,)*
        }

        impl Default for Limits {
            fn default() -> Limits {
                Limits { $($name: $usual,)* }
            }
        }

        impl Limits {
            /// The names of all limits.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)*];

            /// All limits as they are, with what each of them bounds.
            #[must_use]
            pub fn explained(&self) -> Vec<Explained> {
                vec![$(Explained {
                    name: stringify!($name),
                    amount: self.$name.amount(),
                    bounds: concat!($($doc),*).trim_start(),
                },)*]
            }

            /// Sets a limit by its name; times are in seconds. Says whether there is such a limit.
            #[must_use]
            pub fn set(&mut self, name: &str, amount: u32) -> bool {
                match name {
                    $(stringify!($name) => self.$name = <$kind as Amount>::of(amount),)*
                    _ => return false,
                }
                true
            }
        }
    };
}

limits! {
    /// The longest message of a socket, in bytes: 500 characters of chat, each written as two escapes, are 6,000.
    message_bytes: usize = 8 << 10,
    /// The longest body of a request, in bytes; a record that is brought along may be as long as `record_bytes`.
    body_bytes: usize = 16 << 10,
    /// The longest record that may be brought along, in bytes.
    record_bytes: usize = 1 << 20,
    /// The most entries of a record that may be brought along; a long game has a few hundred.
    record_entries: usize = 5_000,
    /// Messages that may wait for a slow reader before it is dropped.
    queue: usize = 64,
    /// Connections at once, sockets among them; one more is closed before it can say anything.
    connections: usize = 12_000,
    /// Connections at once from one address, sockets among them.
    connections_per_address: usize = 2_500,
    /// Sockets at once.
    sockets: usize = 10_000,
    /// Sockets at once from one address.
    sockets_per_address: usize = 2_000,
    /// Commands a second of a guest on all sockets together, and as many at once; those who are no guests
    /// share ten times as many with their address.
    commands_per_second: u32 = 20,
    /// Questions a second of a guest on all sockets together, and as many at once.
    questions_per_second: u32 = 20,
    /// Tables that a guest may make in an hour; an address may make ten times as many.
    tables_per_hour: u32 = 60,
    /// Codes that a guest may try in a minute; an address may try ten times as many, and as many links besides.
    codes_per_minute: u32 = 10,
    /// Codes that all who come may try in a minute, so that many addresses together cannot guess one either.
    codes_in_all: u32 = 600,
    /// Requests a minute from an address for steps, records and reports, each of which plays a game again.
    replays_per_minute: u32 = 600,
    /// Tokens for programs and links for other devices that a guest may make in an hour.
    tokens_per_hour: u32 = 30,
    /// New guests from an address in an hour.
    guests_per_hour: u32 = 600,
    /// Chat messages a minute.
    chat_per_minute: u32 = 30,
    /// Changes a minute of whom a guest does not want to hear; an address may make ten times as many.
    mutes_per_minute: u32 = 60,
    /// Changes a minute of a guest's name, of how they are told, and of the tables they hear nothing of; an address may make ten times
    /// as many.
    settings_per_minute: u32 = 60,
    /// How long a socket may be silent before it is closed; a ping is sent after half of it.
    silence: Duration = Duration::from_secs(60),
    /// How long a request may take to arrive.
    request_time: Duration = Duration::from_secs(20),
    /// How long a computer player may think about one move.
    thinking: Duration = Duration::from_secs(10),
    /// How long a table stays in memory after the last request.
    idle: Duration = Duration::from_secs(60),
    /// How long sending a message to a webhook may take.
    hook_time: Duration = Duration::from_secs(10),
    /// How long a message that was begun and not finished stays with the server that began it.
    hook_lease: Duration = Duration::from_secs(60),
    /// The pause after the first attempt that failed; each further one is twice as long.
    hook_pause: Duration = Duration::from_secs(30),
    /// After how many attempts a message is given up.
    hook_attempts: u32 = 8,
}

impl Limits {
    /// How many connections there may be.
    pub(crate) const fn room_for_connections(&self) -> Capacity {
        Capacity { in_all: self.connections, from_one: self.connections_per_address }
    }

    /// How many sockets there may be.
    pub(crate) const fn room_for_sockets(&self) -> Capacity {
        Capacity { in_all: self.sockets, from_one: self.sockets_per_address }
    }
}

/// A limit, for those who set it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explained {
    /// Its name in the configuration.
    pub name: &'static str,
    /// How much it is; times are in seconds.
    pub amount: u64,
    /// What it bounds, in English.
    pub bounds: &'static str,
}

/// What a limit is counted in.
trait Amount {
    fn of(amount: u32) -> Self;
    fn amount(self) -> u64;
}

impl Amount for usize {
    fn of(amount: u32) -> usize {
        usize::try_from(amount).unwrap_or(usize::MAX)
    }

    fn amount(self) -> u64 {
        self as u64
    }
}

impl Amount for u32 {
    fn of(amount: u32) -> u32 {
        amount
    }

    fn amount(self) -> u64 {
        self.into()
    }
}

impl Amount for Duration {
    fn of(seconds: u32) -> Duration {
        Duration::from_secs(seconds.into())
    }

    fn amount(self) -> u64 {
        self.as_secs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_can_be_set_by_its_name_and_by_no_other() {
        for name in Limits::NAMES {
            let mut limits = Limits::default();
            assert!(limits.set(name, 7_777), "{name}");
            assert_ne!(limits, Limits::default(), "{name}");
        }
        assert!(!Limits::default().set("patience", 1));
        let mut limits = Limits::default();
        assert!(limits.set("silence", 5) && limits.set("queue", 9));
        assert_eq!((limits.silence, limits.queue), (Duration::from_secs(5), 9));
    }

    #[test]
    fn whoever_runs_a_server_finds_every_limit_with_its_default_in_the_documentation() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/serving.md");
        let text = std::fs::read_to_string(path).unwrap();
        let section = text.split("\n### Limits\n").nth(1).unwrap().split("\n## ").next().unwrap();
        let written: Vec<&str> = section.lines().filter(|line| line.starts_with("| `")).collect();
        let row = |limit: &Explained| format!("| `{}` | {} | {} |", limit.name, limit.amount, limit.bounds);
        let rows: Vec<String> = Limits::default().explained().iter().map(row).collect();
        assert_eq!(written, rows, "the table must be\n{}", rows.join("\n"));
    }
}
