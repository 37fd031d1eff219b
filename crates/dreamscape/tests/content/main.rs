//! The content of Dreamscape and the readers of its files: what is built in is sound, what is wrong is refused in place.

mod box_contents;
mod broken_drawings;
mod broken_files;
mod broken_packs;
mod built_in_packs;
mod editions;
mod garbage;
mod lessons;
mod logged;
mod own_packs;

use std::fs;
use std::path::PathBuf;

/// A file or folder of the project, by its path from the top.
fn project(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The text of a file of the project.
fn text_of(path: &str) -> String {
    fs::read_to_string(project(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}
