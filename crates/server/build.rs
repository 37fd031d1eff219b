//! Lists what becomes part of the program beside its code: the built client of `web/dist`, and the words that clients need.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 4] = ["en", "it", "de", "pl"];

/// The files of words that a client shows whatever is played, besides those that are its own, `web-*.ftl`. A game hands its words over.
const WORDS: [&str; 5] = ["expected", "page", "server", "table", "undo"];

fn main() {
    let root = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where we are")).join("../..");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    println!("cargo::rerun-if-changed=build.rs");
    fs::write(out.join("client.rs"), client(&root.join("web/dist"))).expect("the list of files is written");
    fs::write(out.join("words.rs"), words(&root.join("locales"))).expect("the list of words is written");
}

/// The files of the client as `(path, kind, bytes, bytes in brotli)`; none when it was not built.
fn client(folder: &Path) -> String {
    // A file in this folder is part of the source, so that there always is a folder to watch.
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    list(folder, &mut files);
    files.sort();
    let mut text = "&[\n".to_owned();
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension != "br")) {
        let inner = file.strip_prefix(folder).expect("it was found there");
        let parts: Vec<_> = inner.iter().map(|part| part.to_string_lossy()).collect();
        let path = format!("/{}", parts.join("/"));
        let twin = PathBuf::from(format!("{}.br", file.display()));
        let pressed =
            if files.contains(&twin) { format!("Some({})", included(&twin)) } else { "None".to_owned() };
        let _ = writeln!(text, "({path:?}, {:?}, {}, {pressed}),", kind(file), included(file));
    }
    text + "]"
}

fn included(file: &Path) -> String {
    let whole = fs::canonicalize(file).expect("the file was just found");
    format!("include_bytes!({:?})", whole.display().to_string())
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        if path.is_dir() {
            list(&path, files);
        } else if !name.to_string_lossy().starts_with('.') {
            files.push(path);
        }
    }
}

fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Each language with all that a client says in it whatever is played, as `(language, text)`.
fn words(folder: &Path) -> String {
    let mut text = "&[\n".to_owned();
    for language in LANGUAGES {
        let folder = folder.join(language);
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut names: Vec<String> = fs::read_dir(&folder)
            .expect("every language has its words")
            .flatten()
            .filter_map(|entry| Some(entry.file_name().to_str()?.strip_suffix(".ftl")?.to_owned()))
            .filter(|name| name.starts_with("web-") || WORDS.contains(&name.as_str()))
            .collect();
        names.sort();
        let _ = write!(text, "({language:?}, concat!(");
        for name in names {
            let file = fs::canonicalize(folder.join(format!("{name}.ftl"))).expect("the file was just found");
            let _ = write!(text, "include_str!({:?}), \"\\n\", ", file.display().to_string());
        }
        text += ")),\n";
    }
    text + "]"
}
