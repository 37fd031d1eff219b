//! The log as one JSON object a line, in which every key stands once.
//!
//! What the library writes has a key twice where two fields of an event, or an event and a span around it, have the same name. Many
//! readers of JSON keep only one of the two then, and some refuse the line.

use std::fmt;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use serde_json::Value;
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::fmt::format::{JsonFields, Writer};
use tracing_subscriber::fmt::time::{FormatTime, SystemTime};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormattedFields};
use tracing_subscriber::registry::LookupSpan;

/// Writes each event as a line of JSON: when, how grave, what it says, and its fields with those of the spans around it.
#[derive(Clone, Copy, Debug)]
pub(super) struct JsonLines;

impl<S> FormatEvent<S, JsonFields> for JsonLines
where
    S: Subscriber + for<'a> LookupSpan<'a>,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, JsonFields>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let mut line = Line::default();
        let mut time = String::new();
        SystemTime.format_time(&mut Writer::new(&mut time))?;
        line.add("timestamp", time.into());
        line.add("level", event.metadata().level().as_str().into());
        event.record(&mut line);
        // From the innermost span outwards, so that what is nearest keeps its plain name.
        for span in context.event_scope().into_iter().flatten() {
            let extensions = span.extensions();
            let Some(fields) = extensions.get::<FormattedFields<JsonFields>>() else { continue };
            if let Ok(Value::Object(fields)) = serde_json::from_str(fields) {
                fields.into_iter().for_each(|(name, value)| line.add(&name, value));
            }
        }
        let text = serde_json::to_string(&line).map_err(|_| fmt::Error)?;
        writeln!(writer, "{text}")
    }
}

/// The fields of a line in their order, no two of the same name.
#[derive(Default, Debug)]
struct Line(Vec<(String, Value)>);

impl Line {
    /// Adds a field; if its name is taken, under the next one that is free: `message_2`.
    fn add(&mut self, name: &str, value: Value) {
        let is_free = |name: &String| self.0.iter().all(|(taken, _)| taken != name);
        let numbered = (2_u32..).map(|number| format!("{name}_{number}"));
        let free = std::iter::once(name.to_owned()).chain(numbered).find(is_free);
        self.0.extend(free.map(|free| (free, value)));
    }
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.add(field.name(), format!("{value:?}").into());
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.add(field.name(), value.into());
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.add(field.name(), value.into());
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.add(field.name(), value.into());
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.add(field.name(), value.into());
    }

    fn record_f64(&mut self, field: &Field, value: f64) {
        self.add(field.name(), value.into());
    }
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::sync::{Arc, Mutex};

    use tracing::{info, info_span, subscriber};

    use super::*;

    /// What was written.
    #[derive(Clone, Default)]
    struct Page(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Page {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().extend(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// The lines that are written of what is done, without the time.
    fn written(log: impl FnOnce()) -> Vec<String> {
        let page = Page::default();
        let pen = page.clone();
        let logging = tracing_subscriber::fmt()
            .fmt_fields(JsonFields::new())
            .event_format(JsonLines)
            .with_writer(move || pen.clone())
            .finish();
        subscriber::with_default(logging, log);
        let text = String::from_utf8(page.0.lock().unwrap().clone()).unwrap();
        let without_time = |line: &str| {
            let (time, rest) = line.strip_prefix("{\"timestamp\":\"").unwrap().split_once("\",").unwrap();
            assert!(time.contains('T') && time.ends_with('Z'), "{time}");
            rest.to_owned()
        };
        text.lines().map(without_time).collect()
    }

    #[test]
    fn every_field_stands_once_under_its_own_name() {
        let lines = written(|| info!(table = %"abc", seq = 7, deep = -1, sure = true, "a row is stored"));
        let wanted =
            r#""level":"INFO","message":"a row is stored","table":"abc","seq":7,"deep":-1,"sure":true}"#;
        assert_eq!(lines, [wanted]);
    }

    #[test]
    fn fields_of_the_same_name_are_told_apart_in_events_and_spans() {
        let lines = written(|| {
            let _outer = info_span!("outer", table = 1, level = "deep", node = "n").entered();
            let inner = info_span!("inner", table = 2);
            let _inner = inner.enter();
            info!(message = %"5f0c", timestamp = "then", table = 3, "a message is given up");
        });
        let [line] = &lines[..] else { panic!("one line: {lines:?}") };
        for field in [
            r#""table":3"#,
            r#""table_2":2"#,
            r#""table_3":1"#,
            r#""node":"n""#,
            r#""level_2":"deep""#,
            r#""timestamp_2":"then""#,
        ] {
            assert_eq!(line.matches(field).count(), 1, "{field}: {line}");
        }
        let messages = (r#""message":"a message is given up""#, r#""message_2":"5f0c""#);
        assert!(line.contains(messages.0) && line.contains(messages.1), "{line}");
    }

    #[test]
    fn a_line_holds_no_line_break_whatever_is_logged() {
        let lines = written(|| info!(detail = "two\nlines \"quoted\"", "odd"));
        assert_eq!(lines, [r#""level":"INFO","message":"odd","detail":"two\nlines \"quoted\""}"#]);
    }
}
