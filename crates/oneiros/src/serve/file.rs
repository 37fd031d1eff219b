//! Settings in a file: TOML, with the limits in a table of their own.

use dreamscape::data::{DataError, Problem, TomlType};
use server::Limits;
use toml_edit::{Document, Item, Table, TomlError, Value};

use super::settings::{Given, LIMITS, NAMES, Source};
use crate::failure::Failure;

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
                return Err(self.refuse(at, problem));
            }
        };
        let (line, column) = self.place(at);
        let source = Source::File { file: self.file.to_owned(), line, column };
        Ok(Given { setting: name.to_owned(), called: key.to_owned(), value, source })
    }

    fn unknown<'n>(&self, table: &Table, key: &str, names: impl Iterator<Item = &'n str>) -> Failure {
        let span = table.key(key).and_then(toml_edit::Key::span);
        let problem = Problem::UnknownKey { name: key.to_owned() };
        self.refuse(span.map_or(0, |span| span.start), problem).expecting(names)
    }

    /// What the TOML reader remarks is English; only what can be told in every language is told.
    fn unreadable(&self, error: &TomlError) -> Failure {
        let problem = match error.message() {
            remark if remark.starts_with("duplicate key") => Problem::SaidBefore,
            remark if remark.starts_with("string values must be quoted") => Problem::Unquoted,
            _ => Problem::NotToml,
        };
        self.refuse(error.span().map_or(self.text.len(), |span| span.start), problem)
    }

    fn refuse(&self, at: usize, problem: Problem) -> Failure {
        let (line, column) = self.place(at);
        DataError { file: self.file.to_owned(), line, column, problem, expected: Vec::new() }.into()
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
