//! Requests: one line of JSON, read field by field, so that every mistake can be named.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use kernel::Seat;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::failure::{Failure, Kind};
use crate::tools::PackWord;
use crate::trouble::Trouble;

/// The longest piece of a wrong value that a message shows, in characters.
const SHOWN: usize = 40;

/// A request as it came in.
#[derive(Debug)]
pub(super) struct Request {
    /// The word for the command.
    pub(super) command: String,
    /// Everything else.
    pub(super) fields: Fields,
}

/// The fields of a request without `id` and `cmd`.
#[derive(Clone, Debug)]
pub struct Fields(serde_json::Map<String, Value>);

/// What stands for an `id` that is not there.
pub(super) const NO_ID: &str = "null";

/// The most levels of lists and objects within each other.
const MAX_DEPTH: usize = 127;

/// The members of an object as they are written: numbers are not read, so that none is too large and none of its digits are lost.
fn written(line: &str) -> Option<BTreeMap<String, &RawValue>> {
    serde_json::from_str(line).ok()
}

/// An `id` exactly as it was written.
fn id_of(members: Option<&BTreeMap<String, &RawValue>>) -> String {
    let id = members.and_then(|members| members.get("id"));
    // The only line break that can be left in a line is a blank between tokens.
    id.map_or_else(|| NO_ID.to_owned(), |id| id.get().replace('\r', " "))
}

/// How many lists and objects are open at once in JSON, at most.
fn depth(json: &str) -> usize {
    let (mut open, mut most) = (0_usize, 0);
    let (mut quoted, mut escaped) = (false, false);
    for byte in json.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => open += 1,
            b']' | b'}' if !quoted => open = open.saturating_sub(1),
            _ => {}
        }
        most = most.max(open);
    }
    most
}

impl Request {
    /// Reads a line: its `id`, and the request unless the line is no JSON, no object, or has no command.
    pub(super) fn read(line: &str) -> (String, Result<Request, Failure>) {
        match serde_json::from_str(line) {
            Ok(value) => (id_of(written(line).as_ref()), Request::of(value)),
            Err(error) if has_large_numbers(line, &error) => Request::of_large_numbers(line),
            Err(error) => (NO_ID.to_owned(), Err(not_json(line, &error))),
        }
    }

    /// Reads a line in which some number is too large: in the `id` it may be, anywhere else it is a wrong value.
    fn of_large_numbers(line: &str) -> (String, Result<Request, Failure>) {
        let Some(members) = written(line) else {
            return (NO_ID.to_owned(), Err(Failure::new(Kind::Request, &Trouble::NotAnObject {})));
        };
        let read = |(name, value): (&String, &&RawValue)| match serde_json::from_str(value.get()) {
            Ok(value) => Ok((name.clone(), value)),
            Err(_) => Err(wrong_text(name, value.get())),
        };
        let others: Result<serde_json::Map<String, Value>, Failure> =
            members.iter().filter(|(name, _)| *name != "id").map(read).collect();
        (id_of(Some(&members)), others.and_then(|others| Request::of(Value::Object(others))))
    }

    fn of(value: Value) -> Result<Request, Failure> {
        let Value::Object(mut members) = value else {
            return Err(Failure::new(Kind::Request, &Trouble::NotAnObject {}));
        };
        members.remove("id");
        match members.remove("cmd") {
            Some(Value::String(command)) => Ok(Request { command, fields: Fields(members) }),
            Some(other) => Err(wrong("cmd", &other)),
            None => Err(missing("cmd")),
        }
    }
}

/// Whether a line is JSON all the same, and only has a number that is too large for this program.
fn has_large_numbers(line: &str, error: &serde_json::Error) -> bool {
    // The reader gives no other sign of it.
    error.to_string().starts_with("number out of range")
        && serde_json::from_str::<&RawValue>(line).is_ok()
        && depth(line) <= MAX_DEPTH
}

fn not_json(line: &str, error: &serde_json::Error) -> Failure {
    // The reader gives no other sign that it stopped because of the depth.
    let trouble = match error.to_string().starts_with("recursion limit") {
        true => Trouble::TooDeep {},
        false => Trouble::NotJson {},
    };
    // It counts bytes; people count characters.
    let before = line.bytes().take(error.column().saturating_sub(1));
    let column = before.filter(|byte| byte & 0xc0 != 0x80).count() + 1;
    Failure::new(Kind::Json, &trouble).at(1, u32::try_from(column).unwrap_or(u32::MAX))
}

fn missing(name: &str) -> Failure {
    Failure::new(Kind::Request, &Trouble::MissingField { name: name.to_owned() })
}

fn wrong(name: &str, value: &Value) -> Failure {
    wrong_text(name, &value.to_string())
}

fn wrong_text(name: &str, text: &str) -> Failure {
    let mut shown: String = text.chars().take(SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    Failure::new(Kind::Request, &Trouble::WrongValue { name: name.to_owned(), value: shown })
}

impl Fields {
    /// Refuses fields that the command does not know.
    ///
    /// # Errors
    /// At the first of them.
    pub fn only(&self, allowed: &[&str]) -> Result<(), Failure> {
        match self.0.keys().find(|name| !allowed.contains(&name.as_str())) {
            Some(name) => {
                let trouble = Trouble::UnknownField { name: name.clone() };
                Err(Failure::new(Kind::Request, &trouble).expecting(allowed))
            }
            None => Ok(()),
        }
    }

    /// The value of a field; `None` when it is not there or `null`.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    /// A field that holds text.
    ///
    /// # Errors
    /// When it holds something else.
    pub fn text(&self, name: &str) -> Result<Option<&str>, Failure> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(value) => Err(wrong(name, value).expecting(["text"])),
        }
    }

    /// A field that must be there and hold text.
    ///
    /// # Errors
    /// When it is not so.
    pub fn need_text(&self, name: &str) -> Result<&str, Failure> {
        self.text(name)?.ok_or_else(|| missing(name))
    }

    /// A field that is true or false.
    ///
    /// # Errors
    /// When it holds something else.
    pub fn flag(&self, name: &str) -> Result<Option<bool>, Failure> {
        match self.get(name) {
            None => Ok(None),
            Some(Value::Bool(flag)) => Ok(Some(*flag)),
            Some(value) => Err(wrong(name, value).expecting([true, false])),
        }
    }

    /// A field that holds a whole number.
    ///
    /// # Errors
    /// When it holds something else, or a number out of bounds.
    pub fn number(&self, name: &str, bounds: RangeInclusive<u64>) -> Result<Option<u64>, Failure> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let number = value.as_u64().filter(|number| bounds.contains(number));
        let allowed = || [format!("{}..{}", bounds.start(), bounds.end())];
        number.map(Some).ok_or_else(|| wrong(name, value).expecting(allowed()))
    }

    /// A field that must be there and hold the number of a seat, from 1.
    ///
    /// # Errors
    /// When it is not so.
    pub fn need_seat(&self, seats: usize) -> Result<Seat, Failure> {
        self.seat(seats)?.ok_or_else(|| missing("seat").expecting(1..=seats))
    }

    /// A field that holds the number of a seat, from 1.
    ///
    /// # Errors
    /// When it holds something else.
    pub fn seat(&self, seats: usize) -> Result<Option<Seat>, Failure> {
        let Some(value) = self.get("seat") else { return Ok(None) };
        let number = value.as_u64().filter(|number| (1..=seats as u64).contains(number));
        let seat = number.map(|number| Seat((number - 1) as u8));
        seat.map(Some).ok_or_else(|| self.wrong("seat").expecting(1..=seats))
    }

    /// A field that holds a list of texts.
    ///
    /// # Errors
    /// When it holds something else.
    pub fn texts(&self, name: &str) -> Result<Option<Vec<&str>>, Failure> {
        let Some(value) = self.get(name) else { return Ok(None) };
        let texts = value.as_array().and_then(|list| list.iter().map(Value::as_str).collect());
        texts.map(Some).ok_or_else(|| wrong(name, value).expecting(["[text, ...]"]))
    }

    /// All fields but one.
    #[must_use]
    pub fn without(&self, name: &str) -> Fields {
        Fields(
            self.0
                .iter()
                .filter(|(other, _)| *other != name)
                .map(|(name, value)| (name.clone(), value.clone()))
                .collect(),
        )
    }

    /// A pack: the name of a built-in one, or an object with the text of one of one's own, by the language that it is written in.
    ///
    /// # Errors
    /// When it holds something else, with the names of the packs that there are.
    pub fn pack(
        &self,
        language: Option<&str>,
        known: impl FnOnce() -> Vec<String>,
    ) -> Result<Option<PackWord>, Failure> {
        let of_language = |members: &serde_json::Map<String, Value>| match language {
            Some(language) if members.len() == 1 => members.get(language)?.as_str().map(str::to_owned),
            _ => None,
        };
        match self.get("pack") {
            None => return Ok(None),
            Some(Value::String(name)) => return Ok(Some(PackWord::Name(name.clone()))),
            Some(Value::Object(members)) => {
                if let Some(text) = of_language(members) {
                    return Ok(Some(PackWord::Text(text)));
                }
            }
            Some(_) => {}
        }
        let written = language.map(|language| format!("{{\"{language}\": text}}"));
        Err(self.wrong("pack").expecting(known().into_iter().chain(written)))
    }

    /// The failure for a field that is there and wrong, or missing.
    #[must_use]
    pub fn wrong(&self, name: &str) -> Failure {
        self.get(name).map_or_else(|| missing(name), |value| wrong(name, value))
    }
}
