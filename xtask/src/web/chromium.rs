//! A Chromium for tests in a real browser: found, or installed where that needs no password.

use std::env;
use std::path::PathBuf;

use crate::tools::install_package;

/// Whoever sets it names the browser to use.
pub(crate) const VARIABLE: &str = "ONEIROS_CHROMIUM";

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// The path of a Chromium.
///
/// # Errors
/// One line saying what to install.
pub(crate) fn find_or_install(watch: impl FnMut(&str)) -> Result<PathBuf, Vec<String>> {
    if let Some(found) = find() {
        return Ok(found);
    }
    install_package("chromium", watch);
    find().ok_or_else(|| {
        vec![format!(
            "Tests in a browser need Chromium: install it, for example with `sudo apt-get install chromium`, or name one in {VARIABLE}."
        )]
    })
}

fn find() -> Option<PathBuf> {
    if let Some(named) = env::var_os(VARIABLE) {
        return Some(PathBuf::from(named));
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let places = NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    places.into_iter().find(|place| place.is_file())
}
