//! A whole database as text.

use std::process::Command;

use crate::failure::Failure;
use crate::programs::Programs;

impl Programs {
    /// Everything in a database, as statements that any server of the same version or a newer one understands.
    ///
    /// # Errors
    /// What the system or `pg_dump` says.
    pub fn dump(&self, address: &str) -> Result<String, Failure> {
        let mut dump = Command::new(self.path("pg_dump"));
        dump.args([
            "--inserts",
            "--rows-per-insert=100",
            "--no-owner",
            "--no-privileges",
            "--dbname",
            address,
        ]);
        let done = dump.output()?;
        let said = |bytes| String::from_utf8_lossy(bytes).into_owned();
        if !done.status.success() {
            return Err(Failure::Program { name: "pg_dump", said: said(&done.stderr) });
        }
        // What comes first are settings of the connection, which other versions may not know; lines that open with `\` are for `psql` alone.
        let text = said(&done.stdout);
        let start = text.find("CREATE ").unwrap_or_default();
        let lines = text[start..].lines().filter(|line| !line.starts_with('\\'));
        Ok(lines.map(|line| format!("{line}\n")).collect())
    }
}
