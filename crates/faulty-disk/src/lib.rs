//! For tests: records what SQLite does to the files of a folder, and makes what a disk can hold of it after a power loss.
//!
//! ```
//! use faulty_disk::{Disk, Recording};
//! use kernel::Dice;
//!
//! # let folder = std::env::temp_dir().join(format!("faulty-disk-doc-{}", std::process::id()));
//! # let after = folder.join("after");
//! # std::fs::create_dir_all(&after).unwrap();
//! faulty_disk::install();
//! let recording = Recording::start(&folder).unwrap();
//! let conn = rusqlite::Connection::open(folder.join("notes.db")).unwrap();
//! conn.execute_batch("CREATE TABLE notes (text); INSERT INTO notes VALUES ('kept')").unwrap();
//! recording.mark(1); // From here on it must not be lost.
//! drop(conn);
//! let tape = recording.stop();
//! let mut disk = Disk::new(&tape);
//! disk.play_to(tape.len());
//! disk.lose_power(&mut Dice::new(7), &after).unwrap();
//! let conn = rusqlite::Connection::open(after.join("notes.db")).unwrap();
//! let text: String = conn.query_row("SELECT text FROM notes", [], |row| row.get(0)).unwrap();
//! assert_eq!(text, "kept");
//! # drop(conn);
//! # std::fs::remove_dir_all(&folder).unwrap();
//! ```

#![cfg(unix)]

mod disk;
mod recorder;
mod shim;

pub use disk::Disk;
pub use recorder::{Event, Recording, Tape};
pub use shim::install;
