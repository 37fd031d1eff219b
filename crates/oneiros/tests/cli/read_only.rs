//! The program as somebody who may not write.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::program::Run;

const NOBODY: u32 = 65_534;

/// A folder that cannot be written and one that can, with a program that runs as somebody who is not root.
pub(crate) struct Stage {
    folder: PathBuf,
    pub(crate) data: String,
    pub(crate) out: String,
}

impl Stage {
    /// A stage whose folder holds these files.
    pub(crate) fn with(name: &str, files: &[PathBuf]) -> Stage {
        let folder = std::env::temp_dir().join(format!("oneiros-{name}-{}", std::process::id()));
        let (data, out, program) = (folder.join("data"), folder.join("out"), folder.join("oneiros"));
        for folder in [&data, &out] {
            fs::create_dir_all(folder).expect("the folder for tests can be written");
        }
        // By another process: a child that another test starts meanwhile would hold the file open for writing for a moment, and a program
        // that is being written cannot be run.
        let copied = Command::new("cp").arg(env!("CARGO_BIN_EXE_oneiros")).arg(&program).status();
        assert!(copied.is_ok_and(|status| status.success()), "the program was built for this test");
        for file in files {
            let copy = data.join(file.file_name().expect("a file"));
            fs::copy(file, &copy).expect("it is there");
            allow(&copy, 0o644);
        }
        for (path, mode) in [(&folder, 0o755), (&program, 0o755), (&data, 0o555), (&out, 0o777)] {
            allow(path, mode);
        }
        let text = |path: PathBuf| path.to_str().expect("a path of plain letters").to_owned();
        Stage { folder, data: text(data), out: text(out) }
    }

    /// Runs the program. Root may write anywhere, so that it runs as somebody else if this is root.
    pub(crate) fn run(&self, args: &[&str]) -> Run {
        let mut command = Command::new(self.folder.join("oneiros"));
        command.args(args).env("LC_ALL", "en").current_dir(&self.folder);
        let probe = Path::new(&self.data).join("probe");
        if fs::write(&probe, "").is_ok() {
            fs::remove_file(&probe).expect("it was just written");
            command.gid(NOBODY).uid(NOBODY);
        }
        let output = command.output().expect("the program runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes text");
        let code = output.status.code().expect("the program was not killed");
        Run { code, out: text(output.stdout), err: text(output.stderr) }
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        allow(Path::new(&self.data), 0o755);
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("it is ours");
}
