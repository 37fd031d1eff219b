//! The terminal around the game: taken over, watched, and always given back.

use std::io::{self, IsTerminal};
use std::panic;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::app::{App, Flow};
use super::phrases::Aside;
use super::{saving, screen};
use crate::words::Words;

/// How often signals are looked for while nobody types.
const WATCH: Duration = Duration::from_millis(200);
/// How long a step of a computer can be seen before the next.
const PACE: Duration = Duration::from_millis(60);

/// Whether there is a terminal to play on.
pub(super) fn is_there() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Plays until the person leaves, and says where the game is kept.
pub(super) fn play(app: App<'_>, file: &Path, command: &str) -> u8 {
    let words = app.words;
    warn_after_panic(words, file);
    let signals = Signals::watch();
    let mut terminal = match ratatui::try_init() {
        Ok(terminal) => terminal,
        Err(error) => return give_up(words, &error),
    };
    let left = Game { app, file, command, written: None, unsaved: None }.run(&mut terminal, &signals);
    ratatui::restore();
    match left {
        Ok(Farewell::Kept(sentence)) => {
            println!("{sentence}");
            0
        }
        Ok(Farewell::Lost(sentence)) => {
            eprintln!("{sentence}");
            super::WRONG_USE
        }
        Err(error) => give_up(words, &error),
    }
}

fn give_up(words: &Words, error: &io::Error) -> u8 {
    ratatui::restore();
    eprintln!("{}", words.tell(&Aside::BrokenTerminal { detail: error.to_string() }));
    super::WRONG_USE
}

/// Says in plain words what a panic means for the game; the hook of ratatui, set later, gives the terminal back first.
fn warn_after_panic(words: &Words, file: &Path) {
    let sentence = words.tell(&Aside::Panic { file: file.display().to_string() });
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        report(info);
        eprintln!("{sentence}");
    }));
}

/// Signals that ask the program to end.
struct Signals(Arc<AtomicBool>);

impl Signals {
    fn watch() -> Signals {
        let came = Arc::new(AtomicBool::new(false));
        for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
            // Where a signal cannot be watched, it ends the program as ever; the game is saved after each step.
            let _ = signal_hook::flag::register(signal, Arc::clone(&came));
        }
        // A terminal that was closed leaves nothing to tidy up, and the library that reads keys would turn in circles on it
        // for ever, also where the signal was ignored before: the program ends at once.
        #[cfg(unix)]
        let _ = signal_hook::flag::register_conditional_shutdown(
            signal_hook::consts::SIGHUP,
            0,
            Arc::new(AtomicBool::new(true)),
        );
        Signals(came)
    }

    fn came(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The last sentence of a game.
enum Farewell {
    /// Where it is kept.
    Kept(String),
    /// Why it is not.
    Lost(String),
}

/// A game on a terminal and in a file.
struct Game<'a> {
    app: App<'a>,
    file: &'a Path,
    /// How to go on with it later.
    command: &'a str,
    /// How many entries of the record are in the file.
    written: Option<usize>,
    /// Why the file could not be written.
    unsaved: Option<String>,
}

impl Game<'_> {
    /// Plays until the person leaves.
    fn run(mut self, terminal: &mut DefaultTerminal, signals: &Signals) -> io::Result<Farewell> {
        self.save();
        while !signals.came() {
            terminal.draw(|frame| screen::draw(frame, &self.app.model()))?;
            let computing = self.app.is_computing();
            if event::poll(if computing { PACE } else { WATCH })? {
                if let Event::Key(key) = event::read()?
                    && key.kind != KeyEventKind::Release
                    && self.app.press(key) == Flow::Leave
                {
                    break;
                }
            } else if computing {
                self.app.compute();
            }
            self.save();
        }
        Ok(self.farewell())
    }

    /// Writes the game if there is something new, and tells the person when that fails.
    fn save(&mut self) {
        let entries = self.app.table().session().entries().len();
        if self.written == Some(entries) {
            return;
        }
        match saving::write(self.file, self.app.table(), &self.app.names) {
            Ok(()) => {
                self.written = Some(entries);
                self.unsaved = None;
            }
            Err(error) => {
                let file = self.file.display().to_string();
                let sentence = self.app.words.tell(&Aside::NotSaved { file, detail: error.to_string() });
                if self.unsaved.is_none() {
                    self.app.remark(sentence.clone());
                }
                self.unsaved = Some(sentence);
            }
        }
    }

    fn farewell(self) -> Farewell {
        let file = self.file.display().to_string();
        let words = self.app.words;
        match self.unsaved {
            Some(sentence) => Farewell::Lost(sentence),
            None if self.app.is_over() => Farewell::Kept(words.tell(&Aside::Over { file })),
            None => Farewell::Kept(words.tell(&Aside::Saved { file, command: self.command.to_owned() })),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::path::PathBuf;
    use std::process::Command;

    use super::*;
    use crate::words::Lang;

    /// Set for the copy of this test that runs on a terminal of its own.
    const PANICS: &str = "ONEIROS_TEST_PANICS";

    #[test]
    fn a_panic_gives_the_terminal_back_and_says_where_the_game_is() {
        if env::var_os(PANICS).is_some() {
            warn_after_panic(&Words::for_game(Lang::En, "dreamscape"), Path::new("kept.game"));
            let mut terminal = ratatui::try_init().expect("a terminal");
            terminal.draw(|frame| frame.render_widget("a board", frame.area())).expect("it is drawn on");
            panic!("on purpose");
        }
        let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/terminal/on_a_terminal.py");
        let this = "play::terminal::tests::a_panic_gives_the_terminal_back_and_says_where_the_game_is";
        let ran = Command::new("python3")
            .arg(script)
            .arg("nothing")
            .arg(env::current_exe().expect("this program"))
            .args(["--exact", this, "--nocapture"])
            .env(PANICS, "yes")
            .env("TERM", "xterm-256color")
            .output()
            .expect("this test needs python3: install Python 3.8 or newer");
        let told: serde_json::Value = serde_json::from_slice(&ran.stdout).expect("it tells how it went");
        assert_eq!((&told["drew"], &told["given_back"]), (&true.into(), &true.into()), "{told}");
        assert!(told["said"].as_str().is_some_and(|said| said.contains("kept.game")), "{told}");
    }
}
