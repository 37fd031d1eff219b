//! The client in browsers: its packages, and building it when it changed.

pub(crate) mod checks;
pub(crate) mod chromium;
mod node;
mod stamp;

use std::path::PathBuf;
use std::process::Command;

use crate::process::{capture, root, target};
use node::Node;
use stamp::{Stamp, fingerprint};

/// What in the folder of the client does not change how it is built.
const NO_SOURCE: [&str; 5] = ["node_modules", "dist", "test-results", "tests", "README.md"];

/// The folder of the client, with everything that building it needs.
#[derive(Debug)]
pub(crate) struct Web {
    node: Node,
}

impl Web {
    /// Finds or fetches Node, and installs the packages of the lock file if it changed since they were installed.
    ///
    /// # Errors
    /// What to install, or what npm wrote.
    pub(crate) fn ready(mut watch: impl FnMut(&str)) -> Result<Web, Vec<String>> {
        let node = Node::find_or_fetch(&mut watch)?;
        let stamp = Stamp::at(&target().join("web/packages"));
        let files = [folder().join("package-lock.json"), folder().join("package.json")];
        let wanted = fingerprint(&folder(), files);
        if !stamp.says(&wanted) || !folder().join("node_modules").is_dir() {
            watch("installing the packages of the client");
            let mut install = node.npm();
            install.args(["ci", "--no-audit", "--no-fund"]).current_dir(folder());
            stamp.unless_done(&wanted, || capture(&mut install, &mut watch))?;
        }
        Ok(Web { node })
    }

    /// Builds the client if its source changed since it was built.
    ///
    /// # Errors
    /// What Vite wrote.
    pub(crate) fn build(&self, mut watch: impl FnMut(&str)) -> Result<Built, Vec<String>> {
        let stamp = Stamp::at(&target().join("web/built"));
        let wanted = fingerprint(&folder(), stamp::files(&folder(), &NO_SOURCE));
        if stamp.says(&wanted) && folder().join("dist/index.html").is_file() {
            return Ok(Built::Before);
        }
        watch("building the client");
        let mut build = self.tool("vite/bin/vite.js");
        stamp.unless_done(&wanted, || capture(build.arg("build"), &mut watch))?;
        Ok(Built::Now)
    }

    /// A program of the packages, in the folder of the client.
    pub(crate) fn tool(&self, script: &str) -> Command {
        let path = format!("node_modules/{script}");
        let mut command = self.node.script(&[&path]);
        command.current_dir(folder());
        command
    }
}

/// When the client was built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Built {
    /// Just now.
    Now,
    /// Before, and nothing changed since.
    Before,
}

/// The folder of the client.
pub(crate) fn folder() -> PathBuf {
    root().join("web")
}
