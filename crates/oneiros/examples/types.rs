//! Writes the protocol as TypeScript into a folder, for `cargo xtask types`.

use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    fs::create_dir_all(&folder)?;
    for (name, text) in server::types(&oneiros::games::games()) {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}
