//! What clients in browsers are told of the protocol, held against what is really sent: a small reader of the TypeScript that
//! `cargo xtask types` writes, and a check of JSON against it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{LazyLock, Mutex};

use serde_json::Value;

#[path = "typescript.rs"]
mod typescript;
pub(crate) use typescript::{Field, Type};

/// Where the types are written for the client.
pub(crate) const FOLDER: &str = "web/src/protocol";

/// The types of the code, which are as they are written there, and those of the tiny game.
pub(crate) static WIRE: LazyLock<Wire> = LazyLock::new(|| {
    let files: BTreeMap<String, String> = server::types(&super::tried::all_games()).into_iter().collect();
    Wire::read_all(files.values())
});

/// The files by name.
pub(crate) fn written() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(FOLDER);
    let file = |entry: std::io::Result<std::fs::DirEntry>| {
        let entry = entry.unwrap();
        let text = std::fs::read_to_string(entry.path()).unwrap().replace("\r\n", "\n");
        (entry.file_name().into_string().unwrap(), text)
    };
    std::fs::read_dir(folder).unwrap().map(file).collect()
}

/// Declarations by name, and those that something was held against.
pub(crate) struct Wire {
    pub(crate) types: BTreeMap<String, Type>,
    met: Mutex<BTreeSet<String>>,
}

impl Wire {
    /// Reads files that take types from each other; no two declare one of the same name.
    fn read_all<'a>(files: impl Iterator<Item = &'a String>) -> Wire {
        let lines = files.flat_map(|file| file.lines()).filter(|line| !line.starts_with("import "));
        Wire::read(&lines.map(|line| format!("{line}\n")).collect::<String>())
    }

    pub(crate) fn read(text: &str) -> Wire {
        let mut types = BTreeMap::new();
        for (name, kind) in typescript::declarations(text) {
            assert!(types.insert(name.clone(), kind).is_none(), "{name} is declared twice");
        }
        Wire { types, met: Mutex::new(BTreeSet::new()) }
    }

    /// Fails where a value is not of a type.
    pub(crate) fn hold(&self, name: &str, value: &Value) {
        if let Err(wrong) = self.check(value, &Type::Named(name.to_owned())) {
            panic!("{name}{wrong}\nin {value}");
        }
    }

    /// Fails where the answer to a request is not what the list of addresses says.
    pub(crate) fn hold_answer(&self, method: &str, path: &str, status: u16, value: &Value) {
        let path = path.split('?').next().unwrap_or_default();
        let Type::Object(addresses) = &self.types["Api"] else { panic!("the addresses are an object") };
        let is_asked = |field: &&Field| {
            let (of, template) = field.name.split_once(' ').unwrap();
            let fits = |(part, given): (&str, &str)| part == given || part.starts_with('{');
            of == method
                && template.split('/').count() == path.split('/').count()
                && template.split('/').zip(path.split('/')).all(fits)
        };
        let Some(address) = addresses.iter().find(is_asked) else { return };
        if status == 304 {
            return;
        }
        if !(200..300).contains(&status) {
            return self.hold("Refusal", value);
        }
        let Type::Object(parts) = &address.kind else { panic!("{} is no object", address.name) };
        let answer = &parts.iter().find(|part| part.name == "answer").unwrap().kind;
        match answer {
            Type::Word(word) if word == "void" || word == "string" => {}
            answer => {
                if let Err(wrong) = self.check(value, answer) {
                    panic!("{} {wrong}\nin {value}", address.name);
                }
            }
        }
    }

    /// The declared types that nothing was held against, of those that a type is made of.
    pub(crate) fn not_met(&self, root: &str) -> BTreeSet<String> {
        let mut parts = BTreeSet::new();
        let mut open = vec![root.to_owned()];
        while let Some(name) = open.pop() {
            if parts.insert(name.clone()) {
                self.types[&name].names(&mut open);
            }
        }
        let met = self.met.lock().unwrap();
        parts.difference(&met).cloned().collect()
    }

    /// Where and why a value is not of a type.
    pub(crate) fn check(&self, value: &Value, kind: &Type) -> Result<(), Wrong> {
        let holds = match kind {
            Type::Named(name) => {
                self.check(value, &self.types[name])?;
                self.met.lock().unwrap().insert(name.clone());
                true
            }
            Type::Word(word) => match word.as_str() {
                "number" => value.is_number(),
                "string" => value.is_string(),
                "boolean" => value.is_boolean(),
                "null" => value.is_null(),
                word => panic!("`{word}` says nothing about a value"),
            },
            Type::Literal(text) => value == text,
            Type::List(of) => {
                let Some(items) = value.as_array() else { return Err(Wrong::here("is no list")) };
                return items.iter().enumerate().try_for_each(|(at, item)| {
                    self.check(item, of).map_err(|wrong| wrong.within(&format!("[{at}]")))
                });
            }
            Type::Tuple(of) => {
                let items = value.as_array().filter(|items| items.len() == of.len());
                let Some(items) = items else { return Err(Wrong::here("has another length")) };
                return items.iter().zip(of).try_for_each(|(item, of)| self.check(item, of));
            }
            Type::Map(keys, of) => {
                let Some(entries) = value.as_object() else { return Err(Wrong::here("is no object")) };
                return entries.iter().try_for_each(|(key, entry)| {
                    self.check(&Value::from(key.as_str()), keys)
                        .and_then(|()| self.check(entry, of))
                        .map_err(|wrong| wrong.within(&format!(".{key}")))
                });
            }
            Type::Object(fields) => return self.check_fields(value, &fields.iter().collect::<Vec<_>>()),
            Type::All(_) => return any(self.fields(kind), |fields| self.check_fields(value, &fields)),
            Type::Any(kinds) => return any(kinds, |kind| self.check(value, kind)),
        };
        if holds { Ok(()) } else { Err(Wrong::here(&format!("is not {kind:?}"))) }
    }

    fn check_fields(&self, value: &Value, fields: &[&Field]) -> Result<(), Wrong> {
        let Some(entries) = value.as_object() else { return Err(Wrong::here("is no object")) };
        if let Some(stranger) = entries.keys().find(|key| fields.iter().all(|field| field.name != **key)) {
            return Err(Wrong::here(&format!("has `{stranger}`, which is not told of")));
        }
        for field in fields {
            match entries.get(&field.name) {
                Some(entry) => {
                    let within = |wrong: Wrong| wrong.within(&format!(".{}", field.name));
                    self.check(entry, &field.kind).map_err(within)?;
                }
                None if field.optional => {}
                None => return Err(Wrong::here(&format!("has no `{}`", field.name))),
            }
        }
        Ok(())
    }

    /// The fields of an object, one list for each form that it may have.
    fn fields<'a>(&'a self, kind: &'a Type) -> Vec<Vec<&'a Field>> {
        match kind {
            Type::Object(fields) => vec![fields.iter().collect()],
            Type::Named(name) => {
                self.met.lock().unwrap().insert(name.clone());
                self.fields(&self.types[name])
            }
            Type::Any(kinds) => kinds.iter().flat_map(|kind| self.fields(kind)).collect(),
            Type::All(parts) => parts.iter().fold(vec![Vec::new()], |forms, part| {
                let more = self.fields(part);
                let with_each = |form: Vec<&'a Field>| {
                    more.iter().map(move |more| [form.clone(), more.clone()].concat()).collect::<Vec<_>>()
                };
                forms.into_iter().flat_map(with_each).collect()
            }),
            other => panic!("{other:?} has no fields"),
        }
    }
}

/// Whether a value is of one of several types; else why it is none of the one that went furthest, which was meant.
fn any<T>(kinds: impl IntoIterator<Item = T>, check: impl Fn(T) -> Result<(), Wrong>) -> Result<(), Wrong> {
    let mut worst = Wrong::here("is none of them");
    for kind in kinds {
        match check(kind) {
            Ok(()) => return Ok(()),
            Err(wrong) if wrong.depth() > worst.depth() => worst = wrong,
            Err(_) => {}
        }
    }
    Err(worst)
}

/// Where a value is wrong, outermost first, and why.
#[derive(Debug)]
pub(crate) struct Wrong {
    path: Vec<String>,
    why: String,
}

impl Wrong {
    fn here(why: &str) -> Wrong {
        Wrong { path: Vec::new(), why: why.to_owned() }
    }

    fn within(mut self, part: &str) -> Wrong {
        self.path.insert(0, part.to_owned());
        self
    }

    fn depth(&self) -> usize {
        self.path.len()
    }
}

impl std::fmt::Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.path.concat(), self.why)
    }
}
