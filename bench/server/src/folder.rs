//! Where one run of the server keeps its data.

use std::path::{Path, PathBuf};

/// A folder that is gone after the run.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Result<Folder, String> {
        // On the disk of the build, not in a memory file system, where a flush would cost nothing.
        let exe = std::env::current_exe().map_err(|error| error.to_string())?;
        let parent = exe.parent().ok_or("the program has no folder")?;
        let folder = parent.join(format!("load-{}-{}", std::process::id(), store::TableId::random()));
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        Ok(Folder(folder))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn name(&self) -> &str {
        self.0.to_str().unwrap_or("load-data")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
