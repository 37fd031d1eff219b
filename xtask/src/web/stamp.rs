//! What was done with which files, so that it is done again only when they change.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

use crate::process::Captured;

/// A file that says for which files something was done.
pub(crate) struct Stamp(PathBuf);

impl Stamp {
    pub(crate) fn at(path: &Path) -> Stamp {
        Stamp(path.to_owned())
    }

    /// Whether it was done for these files.
    pub(crate) fn says(&self, fingerprint: &str) -> bool {
        fs::read_to_string(&self.0).is_ok_and(|said| said == fingerprint)
    }

    /// Runs something and remembers that it was done, if it succeeded.
    ///
    /// # Errors
    /// What it wrote.
    pub(crate) fn unless_done(
        &self,
        fingerprint: &str,
        run: impl FnOnce() -> Captured,
    ) -> Result<(), Vec<String>> {
        // Whatever breaks off in the middle was not done.
        let _ = fs::remove_file(&self.0);
        let ran = run();
        if !ran.success {
            return Err(ran.all);
        }
        let folder = self.0.parent().map_or(Ok(()), fs::create_dir_all);
        let written = folder.and_then(|()| fs::write(&self.0, fingerprint));
        written.map_err(|error| vec![format!("{} cannot be written: {error}", self.0.display())])
    }
}

/// Names and contents of files in a few letters. A file that cannot be read counts as an empty one.
pub(crate) fn fingerprint(folder: &Path, files: impl IntoIterator<Item = PathBuf>) -> String {
    let mut files: Vec<PathBuf> = files.into_iter().collect();
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        let name = file.strip_prefix(folder).unwrap_or(&file).to_string_lossy().into_owned();
        let content = fs::read(&file).unwrap_or_default();
        for part in [name.as_bytes(), &content] {
            hasher.write_usize(part.len());
            hasher.write(part);
        }
    }
    format!("{:016x}", hasher.finish())
}

/// Every file of a folder but those of some names at its top.
pub(crate) fn files(folder: &Path, without: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        if without.iter().any(|other| name == *other) {
            continue;
        }
        match entry.path() {
            path if path.is_dir() => found.extend(files(&path, &[])),
            path => found.push(path),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ran(success: bool) -> Captured {
        Captured { success, out: Vec::new(), all: vec!["said".to_owned()] }
    }

    #[test]
    fn what_failed_is_done_again_and_what_succeeded_is_not() {
        let folder = std::env::temp_dir().join(format!("oneiros-stamp-{}", std::process::id()));
        let stamp = Stamp::at(&folder.join("stamp"));
        assert_eq!(stamp.unless_done("a", || ran(false)), Err(vec!["said".to_owned()]));
        assert!(!stamp.says("a"));
        assert_eq!(stamp.unless_done("a", || ran(true)), Ok(()));
        assert!(stamp.says("a") && !stamp.says("b"));
        assert!(stamp.unless_done("b", || ran(false)).is_err());
        assert!(!stamp.says("a"));
        fs::remove_dir_all(&folder).expect("a folder of our own");
    }

    #[test]
    fn a_change_of_name_or_content_is_noticed() {
        let folder = std::env::temp_dir().join(format!("oneiros-print-{}", std::process::id()));
        fs::create_dir_all(folder.join("inner")).expect("a folder of our own");
        let write = |name: &str, text: &str| fs::write(folder.join(name), text).expect("a file of our own");
        let print = || fingerprint(&folder, files(&folder, &["left-out"]));
        write("inner/a", "one");
        let first = print();
        write("left-out", "anything");
        assert_eq!(print(), first);
        write("inner/a", "two");
        assert_ne!(print(), first);
        write("inner/a", "one");
        assert_eq!(print(), first);
        fs::rename(folder.join("inner/a"), folder.join("inner/b")).expect("a file of our own");
        assert_ne!(print(), first);
        fs::remove_dir_all(&folder).expect("a folder of our own");
    }
}
