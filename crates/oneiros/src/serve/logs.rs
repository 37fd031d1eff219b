//! The log of a server, on standard error.

use std::io;

use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt::format::JsonFields;

use super::json_lines::JsonLines;

/// The form of the log.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Form {
    /// Lines for people.
    #[default]
    Human,
    /// A JSON object a line.
    Json,
}

impl Form {
    /// Every form with its word.
    pub const WORDS: [(&'static str, Form); 2] = [("human", Form::Human), ("json", Form::Json)];
}

/// From now on everything is logged. A log that nobody reads any more must not end the server.
pub(super) fn start(form: Form) {
    let log = tracing_subscriber::fmt()
        .with_max_level(LevelFilter::INFO)
        .log_internal_errors(false)
        .with_writer(io::stderr);
    // Another log that is already there, as in a test, is as good.
    let _ = match form {
        Form::Human => log.with_target(false).try_init(),
        Form::Json => log.fmt_fields(JsonFields::new()).event_format(JsonLines).try_init(),
    };
}
