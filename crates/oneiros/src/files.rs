//! Reading files and standard input, up to a bound.

use std::fs::File;
use std::io::{self, Read};

use kernel::record::MAX_TEXT;

use crate::failure::{Failure, Kind};
use crate::trouble::Trouble;

/// The word for standard input.
pub const STDIN: &str = "-";

/// Reads a file, or standard input for `-`.
///
/// # Errors
/// When it cannot be read or holds more than [`MAX_TEXT`] bytes.
pub fn read_bytes(path: &str) -> Result<Vec<u8>, Failure> {
    let bytes = if path == STDIN {
        read_bounded(io::stdin().lock())
    } else {
        File::open(path).and_then(|file| match file.metadata() {
            // Some systems open a folder and fail only when it is read, with a puzzling reason.
            Ok(about) if about.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
            _ => read_bounded(file),
        })
    };
    match bytes {
        Ok(bytes) if bytes.len() > MAX_TEXT => {
            let trouble = Trouble::FileTooLong { bytes: MAX_TEXT as u32 };
            Err(Failure::new(Kind::Limit, &trouble).in_file(path))
        }
        Ok(bytes) => Ok(bytes),
        Err(error) => {
            let trouble = match error.kind() {
                io::ErrorKind::NotFound => Trouble::NoSuchFile {},
                io::ErrorKind::IsADirectory => Trouble::Folder {},
                io::ErrorKind::PermissionDenied => Trouble::NoPermission {},
                _ => Trouble::NoFile { detail: error.to_string() },
            };
            Err(Failure::new(Kind::File, &trouble).in_file(path))
        }
    }
}

fn read_bounded(source: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(MAX_TEXT as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a text file, or standard input for `-`.
///
/// # Errors
/// When it cannot be read, is too long or is not UTF-8.
pub fn read_text(path: &str) -> Result<String, Failure> {
    String::from_utf8(read_bytes(path)?).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let good = String::from_utf8_lossy(good);
        let (line, column) = end_of(&good);
        Failure::new(Kind::Notation, &Trouble::NotText {}).in_file(path).at(line, column).expecting(["UTF-8"])
    })
}

/// The line and column behind the last character of a text.
fn end_of(text: &str) -> (u32, u32) {
    let line = text.matches('\n').count() + 1;
    let column = text.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    (line as u32, column as u32)
}
