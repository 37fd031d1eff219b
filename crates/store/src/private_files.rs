//! Files and folders for their owner alone: what a server keeps holds what players may not know of each other, and names of guests.
//!
//! On Unix a new file has the mode 0600 and a new folder 0700, whatever the umask of the process is. Elsewhere, and on disks that know no
//! such modes, they are as open as the folder they are made in.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use crate::ids::random_bytes;

/// Makes a folder for its owner alone, with those above it that are missing. One that is there already is left as it is.
///
/// # Errors
/// What the system says; [`io::ErrorKind::AlreadyExists`] when something else has the name.
pub fn create_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let above = above(folder);
    create_folder(above)?;
    match new_folder(folder) {
        // What is kept in it is on the disk only if its own name is.
        Ok(()) => sync_folder(above),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && folder.is_dir() => Ok(()),
        Err(error) => Err(error),
    }
}

/// Makes a folder for its owner alone where there is nothing yet.
///
/// # Errors
/// What the system says.
pub fn new_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    // A umask can take rights from the owner too.
    allow_if_possible(folder, 0o700)
}

/// Makes an empty file for its owner alone where there is nothing yet.
///
/// # Errors
/// What the system says.
pub fn new_file(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let made = options.write(true).create_new(true).open(file)?;
    allow_if_possible(file, 0o600)?;
    Ok(made)
}

/// Opens a file for writing, and makes it for its owner alone if it is not there. What is in it stays.
///
/// # Errors
/// What the system says.
pub fn open_file(file: &Path) -> io::Result<File> {
    match new_file(file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            let opened = OpenOptions::new().write(true).open(file)?;
            tighten(file)?;
            Ok(opened)
        }
        made => made,
    }
}

/// Writes a whole file for its owner alone, in place of one that was there, be it somebody else's or a link.
///
/// # Errors
/// What the system says; what was there is then as it was.
pub fn write_file(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}", u64::from_le_bytes(random_bytes())));
    let new = file.with_file_name(name);
    let written = new_file(&new).and_then(|mut opened| opened.write_all(bytes));
    let written = written.and_then(|()| fs::rename(&new, file));
    if written.is_err() {
        let _ = fs::remove_file(&new);
    }
    written
}

/// Takes all rights to a file from everybody but its owner. Only the owner can do that: the file of somebody else stays as it is.
///
/// # Errors
/// What the system says.
pub fn tighten(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(file)?.permissions());
        if mode & 0o077 != 0 {
            return allow_if_possible(file, mode & 0o700);
        }
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

/// Waits until the disk has the names of what is in a folder.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    match File::open(folder) {
        Ok(folder) => folder.sync_all(),
        // Names can be made in some folders that cannot be read.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
        Err(error) => Err(error),
    }
}

/// The folder that something is in.
pub(crate) fn above(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Somebody else's file stays as it is, and so do all on disks that know no rights of single files, such as memory cards.
fn allow_if_possible(path: &Path, mode: u32) -> io::Result<()> {
    match allow(path, mode) {
        Err(error) if is_not_to_be_had(error.kind()) => Ok(()),
        done => done,
    }
}

const fn is_not_to_be_had(kind: io::ErrorKind) -> bool {
    matches!(kind, io::ErrorKind::PermissionDenied | io::ErrorKind::Unsupported)
}

fn allow(path: &Path, mode: u32) -> io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(mode))?;
    #[cfg(not(unix))]
    let _ = (path, mode);
    Ok(())
}
