//! The limits of a server, each with a name in the configuration.

use std::time::Duration;

/// How much anybody may ask for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The longest message of a socket, in bytes.
    pub message_bytes: usize,
    /// The longest body of a request, in bytes; a record that is brought along may be as long as `record_bytes`.
    pub body_bytes: usize,
    /// The longest record that may be brought along, in bytes.
    pub record_bytes: usize,
    /// Messages that may wait for a slow reader before it is dropped.
    pub queue: usize,
    /// Sockets at once.
    pub sockets: usize,
    /// Sockets at once from one address.
    pub sockets_per_address: usize,
    /// Commands a second on one socket, and as many at once.
    pub commands_per_second: u32,
    /// Questions a second on one socket, and as many at once.
    pub questions_per_second: u32,
    /// Tables that a guest may make in an hour; an address may make ten times as many.
    pub tables_per_hour: u32,
    /// Codes that a guest may try in a minute; an address may try ten times as many.
    pub codes_per_minute: u32,
    /// New guests from an address in an hour.
    pub guests_per_hour: u32,
    /// Chat messages a minute.
    pub chat_per_minute: u32,
    /// How long a socket may be silent before it is closed; a ping is sent after half of it.
    pub silence: Duration,
    /// How long a request may take to arrive.
    pub request_time: Duration,
    /// How long a table stays in memory after the last request.
    pub idle: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message_bytes: 4 << 10,
            body_bytes: 16 << 10,
            record_bytes: 1 << 20,
            queue: 64,
            sockets: 10_000,
            sockets_per_address: 2_000,
            commands_per_second: 20,
            questions_per_second: 20,
            tables_per_hour: 60,
            codes_per_minute: 10,
            guests_per_hour: 600,
            chat_per_minute: 30,
            silence: Duration::from_secs(60),
            request_time: Duration::from_secs(20),
            idle: Duration::from_secs(60),
        }
    }
}
