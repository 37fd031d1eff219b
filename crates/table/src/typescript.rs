//! Types as declarations of TypeScript.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use ts_rs::{Config, TS, TypeVisitor};

/// Declarations by name: the order in which types name each other is not always the same.
pub struct Page {
    config: Config,
    declared: BTreeMap<String, (TypeId, String)>,
    /// The names that another page declares.
    known: BTreeMap<String, TypeId>,
    /// Those of them that this page needs.
    imported: BTreeSet<String>,
}

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.declared.keys()).finish()
    }
}

impl Default for Page {
    fn default() -> Page {
        // Numbers on the wire are counts and times, far below what a number of JavaScript holds.
        let config = Config::new().with_large_int("number");
        Page { config, declared: BTreeMap::new(), known: BTreeMap::new(), imported: BTreeSet::new() }
    }
}

impl Page {
    /// An empty page that takes what another one declares from there.
    #[must_use]
    pub fn beside(other: &Page) -> Page {
        let known = other.declared.iter().map(|(name, (id, _))| (name.clone(), *id)).collect();
        Page { known, ..Page::default() }
    }

    /// Declares a type with all that it is made of; its name.
    pub fn declare<T: TS + 'static + ?Sized>(&mut self) -> String {
        self.visit::<T>();
        T::name(&self.config)
    }

    /// Whether a type of this name is declared here.
    #[must_use]
    pub fn declares(&self, name: &str) -> bool {
        self.declared.contains_key(name)
    }

    /// The names that it takes from the other page.
    pub fn imported(&self) -> impl Iterator<Item = &str> {
        self.imported.iter().map(String::as_str)
    }

    /// The declarations as text.
    #[must_use]
    pub fn text(&self) -> String {
        self.declared.values().map(|(_, text)| text.as_str()).collect()
    }
}

impl TypeVisitor for Page {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            // A list or a map has no name of its own, but its parts may have.
            T::visit_dependencies(self);
            return;
        }
        let name = T::ident(&self.config);
        if let Some(id) = self.known.get(&name) {
            assert!(*id == TypeId::of::<T>(), "two types have the name {name}");
            self.imported.insert(name);
            return;
        }
        if let Some((id, _)) = self.declared.get(&name) {
            assert!(*id == TypeId::of::<T>(), "two types have the name {name}");
            return;
        }
        let docs = one_line(&T::docs().unwrap_or_default());
        let text = format!("\n{docs}export {}\n", laid_out(&T::decl(&self.config)));
        self.declared.insert(name, (TypeId::of::<T>(), text));
        T::visit_dependencies(self);
    }
}

/// A declaration with its fields on lines of their own.
fn laid_out(declaration: &str) -> String {
    let text = one_line(declaration);
    let mut lines = text.lines();
    let mut out = lines.next().unwrap_or_default().trim_end().to_owned();
    for line in lines {
        out += &format!("\n  {}", line.trim_end().replace(", }", ",\n}"));
    }
    out
}

/// Comments that need no more than one line on one line.
fn one_line(text: &str) -> String {
    text.replace("/**\n * ", "/** ").replace("\n */", " */")
}
