//! `cargo xtask pictures`: a picture of every screen of the client, at three sizes, in `docs/pictures`.

use std::process::ExitCode;

use crate::web::checks;
use crate::wrong_use;

/// Builds everything and lets a browser take the pictures.
pub(crate) fn run(args: &[String]) -> ExitCode {
    if let Some(surplus) = args.first() {
        return wrong_use(&format!("`cargo xtask pictures` takes no arguments, but `{surplus}` was given."));
    }
    match checks::with_browser("pictures", &[], tell) {
        Ok(()) => ExitCode::SUCCESS,
        Err(lines) => {
            lines.iter().for_each(|line| eprintln!("{line}"));
            ExitCode::FAILURE
        }
    }
}

fn tell(line: &str) {
    eprintln!("{line}");
}
