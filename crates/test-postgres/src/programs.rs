//! Where the programs of PostgreSQL are.

use std::env;
use std::fs;
use std::path::PathBuf;

/// What a server and its standby need. A folder that has only some of them, such as one of links, is passed over.
const NEEDED: [&str; 5] = ["initdb", "pg_basebackup", "pg_ctl", "postgres", "psql"];

/// The folder of the server's programs.
#[derive(Clone, Debug)]
pub struct Programs(PathBuf);

impl Programs {
    /// Looks on the path, and where Debian keeps the programs of each version.
    #[must_use]
    pub fn find() -> Option<Programs> {
        let named = env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<PathBuf> = env::split_paths(&named).collect();
        if let Ok(versions) = fs::read_dir("/usr/lib/postgresql") {
            folders.extend(versions.flatten().map(|version| version.path().join("bin")));
        }
        let found = folders.into_iter().map(Programs);
        found.into_iter().find(|programs| NEEDED.iter().all(|name| programs.path(name).exists()))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(format!("{name}{}", env::consts::EXE_SUFFIX))
    }
}
