//! The compact byte form: four magic bytes, the version of the form, and the canonical text compressed (DEFLATE with the
//! checksum of zlib, so that damage is noticed).

use std::error::Error;
use std::fmt;

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};

use super::{MAX_TEXT, Record};
use crate::game::{Game, Misread};

/// The first bytes of every record in byte form.
pub const MAGIC: [u8; 4] = *b"1rec";
/// The version of the byte form.
const VERSION: u8 = 1;
/// The level of compression: games are short and written often.
const LEVEL: u8 = 6;

/// Why bytes are no text of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ByteFault {
    /// They do not begin like a record.
    NotARecord,
    /// They are of a version this program does not know.
    Version(u8),
    /// They are damaged or cut off.
    Damaged,
    /// They hold more than [`MAX_TEXT`] bytes of text.
    TooLong,
    /// What they hold is not text.
    NotText,
}

impl fmt::Display for ByteFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ByteFault::NotARecord => f.write_str("not a record"),
            ByteFault::Version(version) => write!(f, "unknown version {version}, known: {VERSION}"),
            ByteFault::Damaged => f.write_str("damaged or cut off"),
            ByteFault::TooLong => write!(f, "more than {MAX_TEXT} bytes of text"),
            ByteFault::NotText => f.write_str("not text"),
        }
    }
}

impl Error for ByteFault {}

/// Why bytes cannot be read as a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// The bytes hold no text.
    Bytes(ByteFault),
    /// The text is no record.
    Text(Misread),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unreadable::Bytes(_) => "the bytes hold no text of a record",
            Unreadable::Text(_) => "the text is no record",
        })
    }
}

impl Error for Unreadable {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Unreadable::Bytes(fault) => Some(fault),
            Unreadable::Text(misread) => Some(misread),
        }
    }
}

/// Packs the text of a record into bytes.
#[must_use]
pub fn pack(text: &str) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.push(VERSION);
    bytes.append(&mut compress_to_vec_zlib(text.as_bytes(), LEVEL));
    bytes
}

/// Takes the text of a record out of its bytes.
///
/// # Errors
/// When the bytes are no record, damaged, or hold too much.
pub fn unpack(bytes: &[u8]) -> Result<String, ByteFault> {
    let rest = bytes.strip_prefix(&MAGIC).ok_or(ByteFault::NotARecord)?;
    let (&version, body) = rest.split_first().ok_or(ByteFault::Damaged)?;
    if version != VERSION {
        return Err(ByteFault::Version(version));
    }
    let text = decompress_to_vec_zlib_with_limit(body, MAX_TEXT).map_err(|fault| match fault.status {
        TINFLStatus::HasMoreOutput => ByteFault::TooLong,
        _ => ByteFault::Damaged,
    })?;
    String::from_utf8(text).map_err(|_| ByteFault::NotText)
}

impl<A, O> Record<A, O> {
    /// The whole record in byte form.
    #[must_use]
    pub fn to_bytes<G: Game<Action = A, Outcome = O>>(&self, game: &G) -> Vec<u8> {
        pack(&self.write(game))
    }

    /// Reads a record of this game from its byte form.
    ///
    /// # Errors
    /// When the bytes hold no text, or their text is no record of this game.
    pub fn from_bytes<G: Game<Action = A, Outcome = O>>(game: &G, bytes: &[u8]) -> Result<Self, Unreadable> {
        let text = unpack(bytes).map_err(Unreadable::Bytes)?;
        Record::read(game, &text).map_err(Unreadable::Text)
    }
}
