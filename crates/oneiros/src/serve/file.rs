//! Settings in a file: TOML, with the limits in a table of their own.

use kernel::{Arg, ToArg};
use server::Limits;
use toml_edit::{Document, Item, Table, TomlError, Value};

use super::settings::{Given, LIMITS, NAMES, Source};
use crate::failure::{Failure, Kind};

kernel::messages! {
    /// What can be wrong with the form of the file.
    pub enum Problem {
        /// The file is not TOML here.
        "settings-not-toml" => NotToml,
        /// A key or a table that was there before.
        "settings-said-before" => SaidBefore,
        /// A value that is a text without its quotation marks.
        "settings-unquoted" => Unquoted,
        /// A key that has no meaning here.
        "settings-unknown-key" => UnknownKey { name: String },
        /// A value of the wrong type.
        "settings-wrong-type" => WrongType { name: String, found: TomlType },
    }
}

kernel::messages! {
    /// The types that no setting has.
    #[derive(Copy)]
    pub enum TomlType {
        /// A decimal number.
        "settings-float" => Float,
        /// A date or a time.
        "settings-datetime" => Datetime,
        /// A list.
        "settings-array" => Array,
        /// A table.
        "settings-table" => Table,
        /// Several tables of one name.
        "settings-tables" => Tables,
    }
}

impl ToArg for TomlType {
    fn to_arg(&self) -> Arg {
        Arg::Term(kernel::Message::key(self))
    }
}

/// Reads the settings of a file. Whether a value is allowed is checked later, as for those from elsewhere.
pub(super) fn read(file: &str, text: &str) -> Result<Vec<Given>, Failure> {
    let page = Page { file, text };
    let document = Document::parse(text).map_err(|error| page.unreadable(&error))?;
    let mut found = Vec::new();
    for (key, item) in document.as_table() {
        match item {
            Item::Table(table) if key == LIMITS => found.extend(page.limits(table)?),
            _ if NAMES.contains(&key) => found.push(page.given(key, key, item)?),
            _ => {
                let names = NAMES.iter().copied().chain([LIMITS]);
                return Err(page.unknown(document.as_table(), key, names));
            }
        }
    }
    Ok(found)
}

struct Page<'a> {
    file: &'a str,
    text: &'a str,
}

impl Page<'_> {
    fn limits(&self, table: &Table) -> Result<Vec<Given>, Failure> {
        let each = |(key, item): (&str, &Item)| {
            if Limits::NAMES.contains(&key) {
                self.given(&format!("{LIMITS}.{key}"), key, item)
            } else {
                Err(self.unknown(table, key, Limits::NAMES.iter().copied()))
            }
        };
        table.iter().map(each).collect()
    }

    fn given(&self, name: &str, key: &str, item: &Item) -> Result<Given, Failure> {
        let at = item.span().map_or(0, |span| span.start);
        let value = match item {
            Item::Value(Value::String(text)) => text.value().clone(),
            Item::Value(Value::Integer(number)) => number.value().to_string(),
            Item::Value(Value::Boolean(flag)) => flag.value().to_string(),
            _ => {
                let problem = Problem::WrongType { name: key.to_owned(), found: type_of(item) };
                return Err(self.refuse(at, &problem));
            }
        };
        let (line, column) = self.place(at);
        let source = Source::File { file: self.file.to_owned(), line, column };
        Ok(Given { setting: name.to_owned(), called: key.to_owned(), value, source })
    }

    fn unknown<'n>(&self, table: &Table, key: &str, names: impl Iterator<Item = &'n str>) -> Failure {
        let span = table.key(key).and_then(toml_edit::Key::span);
        let problem = Problem::UnknownKey { name: key.to_owned() };
        self.refuse(span.map_or(0, |span| span.start), &problem).expecting(names)
    }

    /// What the TOML reader remarks is English; only what can be told in every language is told.
    fn unreadable(&self, error: &TomlError) -> Failure {
        let problem = match error.message() {
            remark if remark.starts_with("duplicate key") => Problem::SaidBefore,
            remark if remark.starts_with("string values must be quoted") => Problem::Unquoted,
            _ => Problem::NotToml,
        };
        self.refuse(error.span().map_or(self.text.len(), |span| span.start), &problem)
    }

    fn refuse(&self, at: usize, problem: &Problem) -> Failure {
        let (line, column) = self.place(at);
        Failure::new(Kind::Data, problem).in_file(self.file).at(line, column)
    }

    /// Line and column of a byte, from 1.
    fn place(&self, at: usize) -> (u32, u32) {
        let before = self.text.get(..at).unwrap_or(self.text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        (u32::try_from(line).unwrap_or(u32::MAX), u32::try_from(column).unwrap_or(u32::MAX))
    }
}

const fn type_of(item: &Item) -> TomlType {
    match item {
        Item::Value(Value::Float(_)) => TomlType::Float,
        Item::Value(Value::Datetime(_)) => TomlType::Datetime,
        Item::Value(Value::Array(_)) => TomlType::Array,
        Item::ArrayOfTables(_) => TomlType::Tables,
        _ => TomlType::Table,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

        #[test]
        fn any_text_is_read_as_settings_or_refused_at_a_place_in_it(
            text in prop_oneof![
                any::<String>(),
                "((port|lan|log|limits|queue|[a-z]{0,4})( = |=|\\.|)(7|-1|1\\.5|true|\"[a-z]{0,3}\"|\\[\\]|\\{\\}|)\n?|\\[limits\\]\n|\\[\\[limits\\]\\]\n|# ä\n){0,9}",
            ],
        ) {
            match read("settings.toml", &text) {
                Ok(given) => {
                    let of_file = |given: &Given| matches!(given.source, Source::File { .. });
                    prop_assert!(given.iter().all(of_file));
                }
                Err(failure) => {
                    let (line, column) = failure.place.expect("a text has places");
                    prop_assert!(line >= 1 && column >= 1);
                    prop_assert!(line as usize <= text.matches('\n').count() + 1, "{} in {:?}", line, text);
                }
            }
        }

        #[test]
        fn what_is_written_into_a_file_is_read_from_it(
            port in any::<u16>(),
            lan in any::<bool>(),
            data in "[ -~äß\u{1f319}\n\t]{0,20}",
            amounts in prop::collection::vec(any::<u32>(), Limits::NAMES.len()),
        ) {
            let mut text = format!("port = {port}\nlan = {lan}\ndata = {}\n[limits]\n", serde_json::json!(data));
            for (name, amount) in Limits::NAMES.iter().zip(&amounts) {
                text += &format!("{name} = {amount}\n");
            }
            let read = read("settings.toml", &text).unwrap();
            let value = |setting: &str| {
                let given = read.iter().find(|given| given.setting == setting);
                given.map(|given| given.value.clone()).unwrap_or_default()
            };
            prop_assert_eq!(value("port"), port.to_string());
            prop_assert_eq!(value("lan"), lan.to_string());
            prop_assert_eq!(value("data"), data.as_str());
            for (name, amount) in Limits::NAMES.iter().zip(&amounts) {
                prop_assert_eq!(value(&format!("{LIMITS}.{name}")), amount.to_string());
            }
        }
    }
}
