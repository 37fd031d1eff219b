//! A progress bar on standard error, only where that is a terminal.

use std::io::{self, IsTerminal};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};

use crate::sim::SimWords;
use crate::words::Words;

/// The progress of a long run.
#[derive(Debug)]
pub(super) struct Progress {
    bar: Option<ProgressBar>,
    started: Instant,
}

impl Progress {
    /// A bar for so many games.
    pub(super) fn new(games: u64) -> Progress {
        let bar = io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} +{eta}");
            ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        });
        Progress { bar, started: Instant::now() }
    }

    /// So many more games are done.
    pub(super) fn advance(&self, games: u64) {
        if let Some(bar) = &self.bar {
            bar.inc(games);
        }
    }

    /// Takes the bar away and says how long it took.
    pub(super) fn finish(self, games: u64, words: &Words) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
            let seconds = format!("{:.1}", self.started.elapsed().as_secs_f64());
            eprintln!("{}", words.tell(&SimWords::Speed { games: games as i64, seconds }));
        }
    }
}
