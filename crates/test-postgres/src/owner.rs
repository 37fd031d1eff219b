//! The user as whom the server runs.

use std::env;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

/// A user of the system, by numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Owner {
    user: u32,
    group: u32,
}

impl Owner {
    /// PostgreSQL refuses to run as root; then its own user must do it.
    pub(crate) fn needed() -> io::Result<Option<Owner>> {
        if !cfg!(unix) || id("-u", None)? != 0 {
            return Ok(None);
        }
        Ok(Some(Owner { user: id("-u", Some("postgres"))?, group: id("-g", Some("postgres"))? }))
    }
}

fn id(what: &str, user: Option<&str>) -> io::Result<u32> {
    let output = Command::new("id").arg(what).args(user).output()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    text.parse().map_err(|_| io::Error::other(format!("`id {what}` says nothing of a user for PostgreSQL")))
}

/// A program to be run by the owner.
#[cfg(unix)]
pub(crate) fn command(program: &Path, owner: Option<Owner>) -> Command {
    use std::os::unix::process::CommandExt;
    let mut command = Command::new(program);
    command.current_dir(env::temp_dir()).stdin(Stdio::null());
    if let Some(Owner { user, group }) = owner {
        command.gid(group).uid(user);
    }
    command
}

/// A program to be run by us.
#[cfg(not(unix))]
pub(crate) fn command(program: &Path, _: Option<Owner>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(env::temp_dir()).stdin(Stdio::null());
    command
}

/// Lets the owner have a file or a folder, and nobody else.
#[cfg(unix)]
pub(crate) fn give(path: &Path, owner: Option<Owner>) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = if path.is_dir() { 0o700 } else { 0o600 };
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode))?;
    owner.map_or(Ok(()), |owner| std::os::unix::fs::chown(path, Some(owner.user), Some(owner.group)))
}

#[cfg(not(unix))]
pub(crate) fn give(_: &Path, _: Option<Owner>) -> io::Result<()> {
    Ok(())
}
