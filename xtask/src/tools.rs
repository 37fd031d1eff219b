//! Tools that the workspace needs beyond the compiler, installed where `cargo clean` finds them.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::process::{capture, cargo, root, target};

/// A program from crates.io at one version.
pub(crate) struct Tool {
    /// The package, and its program of the same name.
    pub(crate) name: &'static str,
    /// The exact version.
    pub(crate) version: String,
}

impl Tool {
    /// The path of the program, installed first if it is not there in this version.
    ///
    /// # Errors
    /// What cargo wrote when it could not install it.
    pub(crate) fn install(&self, mut watch: impl FnMut(&str)) -> Result<PathBuf, Vec<String>> {
        let folder = target().join("tools");
        let program = folder.join("bin").join(format!("{}{}", self.name, env::consts::EXE_SUFFIX));
        // One file for each version installed says that it is there whole, whatever the program prints as its version.
        let seal = folder.join(format!("{}-{}", self.name, self.version));
        if program.exists() && seal.exists() {
            return Ok(program);
        }
        watch(&format!("installing {} {}", self.name, self.version));
        // Unoptimised: these programs only start others, and are built twice as fast this way.
        let mut install = cargo(["install", "--debug", "--locked", "--force", "--version", &self.version]);
        let run = capture(install.arg("--root").arg(&folder).arg(self.name), watch);
        if !run.success {
            return Err(run.all);
        }
        match fs::write(&seal, "") {
            Ok(()) => Ok(program),
            Err(error) => Err(vec![format!("{} cannot be written: {error}", seal.display())]),
        }
    }
}

/// The version of a package in the lock file of the workspace.
pub(crate) fn locked_version(package: &str) -> Option<String> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).ok()?;
    version_in(&lock, package)
}

fn version_in(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')?;
    Some(version.to_owned())
}

/// Makes sure that valgrind can be run: installs it with apt-get where that needs no password.
///
/// # Errors
/// One line saying what to install.
pub(crate) fn valgrind(mut watch: impl FnMut(&str)) -> Result<(), Vec<String>> {
    let runs = || succeeds(Command::new("valgrind").arg("--version"));
    if runs() {
        return Ok(());
    }
    install_package("valgrind", &mut watch);
    if runs() {
        return Ok(());
    }
    Err(vec![
        "Counting instructions needs valgrind: install it, for example with `sudo apt-get install valgrind`."
            .to_owned(),
    ])
}

/// Installs a package of the system with apt-get where that needs no password. Whether it helped is for the caller to see.
pub(crate) fn install_package(package: &str, mut watch: impl FnMut(&str)) {
    watch(&format!("installing {package}"));
    let install = ["install", "-y", "--no-install-recommends", package];
    for prefix in [&[][..], &["sudo", "-n"]] {
        // A list of packages may be missing or old: then the first attempt fails and the update helps.
        let installed = apt_get(prefix, &install, &mut watch)
            || (apt_get(prefix, &["update"], &mut watch) && apt_get(prefix, &install, &mut watch));
        if installed {
            return;
        }
    }
}

fn apt_get(prefix: &[&str], args: &[&str], watch: impl FnMut(&str)) -> bool {
    let words: Vec<&str> = prefix.iter().chain(&["apt-get"]).chain(args).copied().collect();
    let mut command = Command::new(words[0]);
    capture(command.args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive"), watch).success
}

fn succeeds(command: &mut Command) -> bool {
    capture(command, |_| {}).success
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_file_says_which_version_to_install() {
        let lock = "[[package]]\nname = \"gungraun-common\"\nversion = \"0.1.0\"\n\n[[package]]\nname = \"gungraun\"\nversion = \"0.20.0\"\n";
        assert_eq!(version_in(lock, "gungraun").as_deref(), Some("0.20.0"));
        assert_eq!(version_in(lock, "valgrind"), None);
    }
}
