//! Reading TOML with places: typed access to keys, and refusals that say where and what was expected.

use std::cmp::Ordering;
use std::ops::RangeInclusive;

use kernel::Expected;
use toml_edit::{Document, Item, TableLike, TomlError, Value};

use super::problem::{DataError, Problem, TomlType};

/// The text of a data file and its name.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) file: &'a str,
    pub(super) text: &'a str,
}

impl<'a> Source<'a> {
    /// Reads the text as TOML.
    pub(super) fn parse(self) -> Result<Document<&'a str>, DataError> {
        Document::parse(self.text).map_err(|error| {
            let at = error.span().map_or(self.text.len(), |span| span.start);
            self.refuse(at, syntax_problem(&error), Vec::new())
        })
    }

    /// The outermost section of the document.
    pub(super) fn root<'d>(self, document: &'d Document<&'a str>) -> Section<'d>
    where
        'a: 'd,
    {
        Section { source: self, table: document.as_table(), at: 0 }
    }

    /// An error at a byte of the text.
    pub(super) fn refuse(self, at: usize, problem: Problem, expected: Vec<Expected>) -> DataError {
        let (line, column) = place(self.text, at);
        DataError { file: self.file.to_owned(), line, column, problem, expected }
    }
}

/// The line and the column, both from 1, of a byte of a text; a byte-order mark is no column.
pub(super) fn place(text: &str, at: usize) -> (u32, u32) {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let before = &text[..at];
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    let line = before.matches('\n').count() + 1;
    let column = before[start..].chars().filter(|&sign| sign != '\u{feff}').count() + 1;
    (u32::try_from(line).unwrap_or(u32::MAX), u32::try_from(column).unwrap_or(u32::MAX))
}

/// What is wrong, as far as the TOML reader's own remark lets it be told; the remark is English and for nobody's eyes.
fn syntax_problem(error: &TomlError) -> Problem {
    match error.message() {
        remark if remark.starts_with("duplicate key") => Problem::SaidBefore,
        remark if remark.starts_with("string values must be quoted") => Problem::Unquoted,
        _ => Problem::NotToml,
    }
}

/// Whether a name is lower-case words, perhaps with digits, joined by hyphens.
fn is_a_name(text: &str) -> bool {
    text.split('-').all(|word| {
        !word.is_empty() && word.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit())
    })
}

/// A table of the file: the whole of it, one under a header, or one in braces.
#[derive(Clone, Copy)]
pub(super) struct Section<'a> {
    source: Source<'a>,
    table: &'a dyn TableLike,
    at: usize,
}

impl<'a> Section<'a> {
    /// Refuses every key but these.
    pub(super) fn allow(&self, allowed: &[&str]) -> Result<(), DataError> {
        match self.table.iter().find(|(key, _)| !allowed.contains(key)) {
            None => Ok(()),
            Some((key, _)) => {
                let problem = Problem::UnknownKey { name: key.to_owned() };
                Err(self.source.refuse(self.key_place(key), problem, Expected::literals(allowed)))
            }
        }
    }

    /// The value of a key that must be there.
    pub(super) fn need(&self, key: &'static str) -> Result<Entry<'a>, DataError> {
        self.maybe(key).ok_or_else(|| self.refuse(Problem::MissingKey { name: key }, vec![key.into()]))
    }

    /// The value of a key that may be left out.
    pub(super) fn maybe(&self, key: &str) -> Option<Entry<'a>> {
        let (key, item) = self.table.get_key_value(key)?;
        Some(self.entry(key.get(), item))
    }

    /// Refuses a key that makes no sense beside the others.
    pub(super) fn refuse_key(&self, key: &'static str) -> Result<(), DataError> {
        match self.maybe(key) {
            None => Ok(()),
            Some(_) => {
                Err(self.source.refuse(self.key_place(key), Problem::NeedlessKey { name: key }, Vec::new()))
            }
        }
    }

    /// All keys with their values, in the order of the file.
    pub(super) fn entries(&self) -> Vec<Entry<'a>> {
        self.table.iter().map(|(key, item)| self.entry(key, item)).collect()
    }

    /// An error about the section as a whole.
    pub(super) fn refuse(&self, problem: Problem, expected: Vec<Expected>) -> DataError {
        self.source.refuse(self.at, problem, expected)
    }

    fn entry(&self, key: &'a str, item: &'a Item) -> Entry<'a> {
        // A table that is only implied by a longer header has no place of its own; its key has.
        let at = match item.span() {
            Some(span) => span.start,
            None => self.key_place(key),
        };
        Entry { source: self.source, key, node: Node::of(item), at }
    }

    fn key_place(&self, key: &str) -> usize {
        let span = self.table.get_key_value(key).and_then(|(key, _)| key.span());
        span.map_or(self.at, |span| span.start)
    }
}

#[derive(Clone, Copy)]
enum Node<'a> {
    Value(&'a Value),
    Table(&'a dyn TableLike),
    Tables(&'a toml_edit::ArrayOfTables),
    Nothing,
}

impl<'a> Node<'a> {
    fn of(item: &'a Item) -> Node<'a> {
        match item {
            Item::None => Node::Nothing,
            Item::Value(value) => Node::Value(value),
            Item::Table(table) => Node::Table(table),
            Item::ArrayOfTables(tables) => Node::Tables(tables),
        }
    }

    /// The type, in the words of the file format; nothing at all is an empty table.
    const fn type_of(self) -> TomlType {
        match self {
            Node::Value(Value::String(_)) => TomlType::String,
            Node::Value(Value::Integer(_)) => TomlType::Integer,
            Node::Value(Value::Float(_)) => TomlType::Float,
            Node::Value(Value::Boolean(_)) => TomlType::Boolean,
            Node::Value(Value::Datetime(_)) => TomlType::Datetime,
            Node::Value(Value::Array(_)) => TomlType::Array,
            Node::Value(Value::InlineTable(_)) | Node::Table(_) | Node::Nothing => TomlType::Table,
            Node::Tables(_) => TomlType::Tables,
        }
    }
}

/// A value of the file with the key under which it stands.
#[derive(Clone, Copy)]
pub(super) struct Entry<'a> {
    source: Source<'a>,
    key: &'a str,
    node: Node<'a>,
    at: usize,
}

impl<'a> Entry<'a> {
    /// The key.
    pub(super) fn key(&self) -> &'a str {
        self.key
    }

    /// An error about the value.
    pub(super) fn refuse(&self, problem: Problem, expected: Vec<Expected>) -> DataError {
        self.source.refuse(self.at, problem, expected)
    }

    fn wrong_type(&self, expected: TomlType) -> DataError {
        let problem = Problem::WrongType { name: self.key.to_owned(), found: self.node.type_of() };
        self.refuse(problem, vec![expected.into()])
    }

    fn value(&self) -> Option<&'a Value> {
        if let Node::Value(value) = self.node { Some(value) } else { None }
    }

    /// A whole number within bounds.
    pub(super) fn number(&self, bounds: RangeInclusive<i64>) -> Result<i64, DataError> {
        let number =
            self.value().and_then(Value::as_integer).ok_or_else(|| self.wrong_type(TomlType::Integer))?;
        if bounds.contains(&number) {
            return Ok(number);
        }
        let expected = format!("{}..{}", bounds.start(), bounds.end());
        let problem = Problem::OutOfRange { name: self.key.to_owned(), found: number };
        Err(self.refuse(problem, vec![expected.into()]))
    }

    /// A whole number from `low` to `high`.
    pub(super) fn small(&self, low: u8, high: u8) -> Result<u8, DataError> {
        let number = self.number(i64::from(low)..=i64::from(high))?;
        Ok(u8::try_from(number).unwrap_or(high))
    }

    /// A running number, from 1: things are numbered in the order of the file, so that a number is a place in it.
    pub(super) fn turn(&self, turn: usize, most: usize) -> Result<(), DataError> {
        let whole = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let number = self.number(1..=whole(most))?;
        let key = self.key.to_owned();
        let problem = match number.cmp(&whole(turn)) {
            Ordering::Equal => return Ok(()),
            Ordering::Less => Problem::Repeated { name: key, found: number.to_string() },
            Ordering::Greater => Problem::OutOfTurn { name: key, found: number },
        };
        Err(self.refuse(problem, vec![turn.to_string().into()]))
    }

    /// Yes or no.
    pub(super) fn flag(&self) -> Result<bool, DataError> {
        self.value().and_then(Value::as_bool).ok_or_else(|| self.wrong_type(TomlType::Boolean))
    }

    /// A text.
    pub(super) fn text(&self) -> Result<&'a str, DataError> {
        self.value().and_then(Value::as_str).ok_or_else(|| self.wrong_type(TomlType::String))
    }

    /// A text that is lower-case words joined by hyphens.
    pub(super) fn name(&self) -> Result<&'a str, DataError> {
        let text = self.text()?;
        if is_a_name(text) {
            return Ok(text);
        }
        let problem = Problem::BadName { name: self.key.to_owned(), found: text.to_owned() };
        Err(self.refuse(problem, Vec::new()))
    }

    /// The meaning of a word, one of these.
    pub(super) fn choice<T: Copy>(&self, choices: &[(&str, T)]) -> Result<T, DataError> {
        let text = self.text()?;
        match choices.iter().find(|(word, _)| *word == text) {
            Some((_, meaning)) => Ok(*meaning),
            None => {
                let problem = Problem::UnknownWord { name: self.key.to_owned(), found: text.to_owned() };
                Err(self.refuse(problem, choices.iter().map(|(word, _)| Expected::from(*word)).collect()))
            }
        }
    }

    /// The values of a list.
    pub(super) fn list(&self) -> Result<Vec<Entry<'a>>, DataError> {
        let list = self.value().and_then(Value::as_array).ok_or_else(|| self.wrong_type(TomlType::Array))?;
        let entry = |value: &'a Value| Entry {
            source: self.source,
            key: self.key,
            node: Node::Value(value),
            at: value.span().map_or(self.at, |span| span.start),
        };
        Ok(list.iter().map(entry).collect())
    }

    /// The values of a list of exactly `N`.
    pub(super) fn array<const N: usize>(&self) -> Result<[Entry<'a>; N], DataError> {
        let list = self.list()?;
        let length = list.len();
        list.try_into().map_err(|_| {
            let problem = Problem::WrongLength { name: self.key.to_owned(), found: length };
            self.refuse(problem, vec![N.to_string().into()])
        })
    }

    /// The value as a table.
    pub(super) fn section(&self) -> Result<Section<'a>, DataError> {
        let table: &dyn TableLike = match self.node {
            Node::Table(table) => table,
            Node::Value(Value::InlineTable(table)) => table,
            _ => return Err(self.wrong_type(TomlType::Table)),
        };
        Ok(Section { source: self.source, table, at: self.at })
    }

    /// The value as a list of tables, under headers in double brackets or in braces.
    pub(super) fn sections(&self) -> Result<Vec<Section<'a>>, DataError> {
        let Node::Tables(tables) = self.node else {
            return match self.node {
                Node::Value(Value::Array(_)) => self.list()?.iter().map(Entry::section).collect(),
                _ => Err(self.wrong_type(TomlType::Tables)),
            };
        };
        let section = |table: &'a toml_edit::Table| Section {
            source: self.source,
            table,
            at: table.span().map_or(self.at, |span| span.start),
        };
        Ok(tables.iter().map(section).collect())
    }

    /// The byte of the file at which a byte of this text stands; the start of the value where escapes come between.
    pub(super) fn place_inside(&self, text: &str, offset: usize) -> usize {
        let Some(span) = self.value().and_then(Value::span) else { return self.at };
        let raw = self.source.text.get(span.clone()).unwrap_or_default();
        let quote = ["'''", "\"\"\"", "'", "\""].into_iter().find(|quote| raw.starts_with(quote));
        let Some(quote) = quote else { return self.at };
        let mut inner = &raw[quote.len()..];
        if quote.len() == 3 {
            // The line end right after the opening quotes is not part of the text.
            inner = inner.strip_prefix("\r\n").or_else(|| inner.strip_prefix('\n')).unwrap_or(inner);
        }
        if inner.strip_suffix(quote) == Some(text) {
            span.start + (raw.len() - inner.len()) + offset
        } else {
            self.at
        }
    }

    /// An error at a byte of the file.
    pub(super) fn refuse_at(&self, at: usize, problem: Problem, expected: Vec<Expected>) -> DataError {
        self.source.refuse(at, problem, expected)
    }
}
