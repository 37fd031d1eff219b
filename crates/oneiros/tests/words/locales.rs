//! The files under `locales` against the catalogue of keys.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use oneiros::words::{Lang, Words, catalogue};

/// What a text uses: parameters, and other messages.
#[derive(Default, PartialEq, Debug)]
pub(super) struct Used {
    pub(super) variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    pub(super) attributes: BTreeSet<String>,
}

impl Used {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

/// Every message of a language with what it uses.
fn texts(lang: Lang) -> BTreeMap<String, Used> {
    let mut texts = BTreeMap::new();
    for (file, text) in Words::files(lang) {
        read(&format!("{}/{file}", lang.code()), text, &mut texts);
    }
    texts
}

/// Adds the messages of a file with what they use.
pub(super) fn read(file: &str, text: &str, texts: &mut BTreeMap<String, Used>) {
    let resource =
        fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            assert!(!matches!(entry, Entry::Term(_) | Entry::Junk { .. }), "{file}: {entry:?}");
            continue;
        };
        let mut used = Used::default();
        used.pattern(message.value.as_ref().unwrap_or_else(|| panic!("{} has no value", message.id.name)));
        for attribute in &message.attributes {
            used.pattern(&attribute.value);
            used.attributes.insert(attribute.id.name.to_owned());
        }
        let before = texts.insert(message.id.name.to_owned(), used);
        assert_eq!(before, None, "{file}: {} a second time", message.id.name);
    }
}

/// The parameter of the message behind a variable of a text: `$points-signed` and `$shard-acc` are forms of parameters.
fn parameter(variable: &str, params: &[&'static str], forms: &BTreeSet<String>) -> Option<&'static str> {
    params.iter().copied().find(|&param| {
        variable == param
            || variable
                .strip_prefix(param)
                .and_then(|rest| rest.strip_prefix('-'))
                .is_some_and(|form| form == "signed" || forms.contains(form))
    })
}

#[test]
fn every_key_has_a_text_in_every_language_and_no_text_is_unused() {
    let wanted: BTreeSet<String> = catalogue::keys().into_keys().collect();
    for lang in Lang::ALL {
        let found: BTreeSet<String> = texts(lang).into_keys().collect();
        let missing: Vec<_> = wanted.difference(&found).collect();
        let unused: Vec<_> = found.difference(&wanted).collect();
        assert!(
            missing.is_empty() && unused.is_empty(),
            "{}: missing {missing:?}, unused {unused:?}",
            lang.code()
        );
    }
}

#[test]
fn a_text_uses_only_what_its_message_gives_and_the_same_in_every_language() {
    let english = used_parameters(Lang::En);
    for lang in Lang::ALL {
        for (key, params) in used_parameters(lang) {
            assert_eq!(english.get(&key), Some(&params), "{}: {key}", lang.code());
        }
    }
}

fn used_parameters(lang: Lang) -> BTreeMap<String, BTreeSet<&'static str>> {
    let texts = texts(lang);
    let forms: BTreeSet<String> = texts.values().flat_map(|used| used.attributes.clone()).collect();
    let keys = catalogue::keys();
    let mut found = BTreeMap::new();
    for (key, used) in texts {
        assert!(used.messages.is_empty(), "{}: {key} uses another message", lang.code());
        let params = keys.get(&key).copied().unwrap_or_default();
        let names = used.variables.iter().map(|variable| {
            parameter(variable, params, &forms)
                .unwrap_or_else(|| panic!("{}: {key} has no parameter for ${variable}", lang.code()))
        });
        found.insert(key.clone(), names.collect());
    }
    found
}

#[test]
fn every_form_of_a_name_is_used_by_some_text() {
    for lang in Lang::ALL {
        let texts = texts(lang);
        let forms: BTreeSet<&String> = texts.values().flat_map(|used| &used.attributes).collect();
        for form in forms {
            let ending = format!("-{form}");
            let uses = |used: &Used| used.variables.iter().any(|variable| variable.ends_with(&ending));
            assert!(texts.values().any(uses), "{}: no text uses .{form}", lang.code());
        }
    }
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    for lang in [Lang::De, Lang::Pl] {
        for (file, text) in Words::files(lang) {
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let straight: Vec<_> =
                lines.filter(|line| line.contains(" \"") || line.contains("\" ")).collect();
            assert!(straight.is_empty(), "{}/{file}: {straight:?}", lang.code());
        }
    }
}
