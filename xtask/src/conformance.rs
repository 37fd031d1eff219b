//! The HTTP side against its own description: schemathesis asks a running server what the description allows and what it forbids,
//! and compares the answers with what is said there.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode, Stdio};

use serde_json::{Value, json};

use crate::process::{capture, cargo, root, target};
use crate::wrong_use;

/// The packages that are installed, each at one version.
const PACKAGES: &str = "xtask/conformance-requirements.txt";
/// How many requests are made up for each operation, beside those that follow from its limits.
const EXAMPLES: &str = "8";
/// How long a single answer may take, in seconds, also on a busy machine.
const PATIENCE: &str = "30";
/// Whether a contract makes a game, a text a record and a name a name is for the server to say: what fits the description may still
/// be refused. Everything else that schemathesis knows to check is checked.
const LEFT_OUT: &str = "positive_data_acceptance";

/// Runs the check by itself.
pub(crate) fn run(args: &[String]) -> ExitCode {
    if let Some(surplus) = args.first() {
        return wrong_use(&format!("`cargo xtask api` takes no arguments, but `{surplus}` was given."));
    }
    match check(|line| eprintln!("{line}")) {
        Ok(note) => {
            println!("{note}");
            ExitCode::SUCCESS
        }
        Err(lines) => {
            lines.iter().for_each(|line| eprintln!("{line}"));
            ExitCode::FAILURE
        }
    }
}

/// Runs the check and says what was tried.
///
/// # Errors
/// What was found, or why nothing could be.
pub(crate) fn check(mut watch: impl FnMut(&str)) -> Result<String, Vec<String>> {
    let schemathesis = install(&mut watch)?;
    let build =
        capture(&mut cargo(["build", "--release", "-p", "server", "--example", "sample"]), &mut watch);
    if !build.success {
        return Err(build.all);
    }
    let sample = Sample::start().map_err(|error| vec![format!("the server does not start: {error}")])?;
    let settings = target().join("schemathesis.toml");
    fs::write(&settings, sample.settings())
        .map_err(|error| vec![format!("{}: {error}", settings.display())])?;
    let mut command = Command::new(&schemathesis);
    command.current_dir(target()).arg("--config-file").arg(&settings);
    command.arg("run").arg(format!("{}/api", sample.text("url")));
    command.args(["--max-examples", EXAMPLES, "--workers", "2", "--request-timeout", PATIENCE]);
    command.args(["--phases", "examples,coverage,fuzzing", "--generation-deterministic"]);
    command.args(["--exclude-checks", LEFT_OUT, "--warnings", "off", "--no-color"]);
    let run = capture(&mut command, watch);
    if !run.success {
        return Err(run.all);
    }
    let summary = run.out.iter().find(|line| line.contains("generated"));
    summary.map(|line| line.trim().to_owned()).ok_or(run.all)
}

/// The program, in an environment of its own under the folder that `cargo clean` empties; made anew when the packages change.
///
/// # Errors
/// What to install, or what pip wrote.
pub(crate) fn install(mut watch: impl FnMut(&str)) -> Result<PathBuf, Vec<String>> {
    let packages = root().join(PACKAGES);
    let wanted = fs::read_to_string(&packages).map_err(|error| vec![format!("{PACKAGES}: {error}")])?;
    let folder = target().join("tools/schemathesis");
    let bin = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
    let program = bin.join(format!("st{}", env::consts::EXE_SUFFIX));
    let seal = folder.join("installed.txt");
    if program.exists() && fs::read_to_string(&seal).is_ok_and(|installed| installed == wanted) {
        return Ok(program);
    }
    watch("installing schemathesis");
    let python = if cfg!(windows) { "python" } else { "python3" };
    let made = capture(Command::new(python).args(["-m", "venv", "--clear"]).arg(&folder), &mut watch);
    let mut pip = Command::new(bin.join(format!("pip{}", env::consts::EXE_SUFFIX)));
    pip.args(["install", "--quiet", "--disable-pip-version-check", "--no-deps", "-r"]).arg(&packages);
    let installed = if made.success { capture(&mut pip, &mut watch) } else { made };
    if !installed.success {
        let hint = format!("Install Python 3.10 or later with venv, and let pip fetch {PACKAGES}:");
        return Err([vec![hint], installed.all].concat());
    }
    fs::write(&seal, wanted).map_err(|error| vec![format!("{}: {error}", seal.display())])?;
    Ok(program)
}

/// A server with something on its tables; it ends when this is dropped.
struct Sample {
    process: Child,
    told: Value,
}

impl Sample {
    fn start() -> io::Result<Sample> {
        let folder = target().join("release/examples");
        let mut process = Command::new(folder.join(format!("sample{}", env::consts::EXE_SUFFIX)))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let told = serde_json::from_str(&line);
        let sample = Sample { process, told: told.as_ref().cloned().unwrap_or_default() };
        told.map(|_: Value| sample).map_err(io::Error::other)
    }

    fn text(&self, key: &str) -> &str {
        self.told[key].as_str().unwrap_or_default()
    }

    /// Who asks, and words that mean something: without them nearly every answer would be that there is no such table.
    fn settings(&self) -> String {
        let words = [
            ("path.id", self.told["tables"].clone()),
            ("path.guest", self.told["guests"].clone()),
            ("path.pack", json!(["nocturne-1", "trial-1"])),
            ("path.lang", json!(["en", "pl"])),
            ("body.code", self.told["codes"].clone()),
            ("body.step", json!([1, 2, 5])),
            ("body.game.game", json!(["dreamscape"])),
            ("body.game.edition", json!(["standard"])),
            ("body.game.options[*]", json!(["cycles=1", "nightmare"])),
            ("body.game.pack", json!(["nocturne", "trial"])),
        ];
        let mut text = format!("[auth.openapi.bearer]\nbearer = \"{}\"\n", self.text("token"));
        let of = |place: &str| place.replace(|sign: char| !sign.is_alphanumeric(), "-");
        text += "[dictionaries]\n";
        for (place, values) in &words {
            text += &format!("{} = {{ values = {values} }}\n", of(place));
        }
        text += "[parameters]\n";
        for (place, _) in &words {
            text += &format!("\"{place}\" = {{ dictionary = \"{}\", probability = 0.9 }}\n", of(place));
        }
        // Whoever asked would be nobody for the rest of the run.
        text + "[[operations]]\ninclude-name = \"DELETE /api/me\"\nenabled = false\n"
    }
}

impl Drop for Sample {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}
