//! The numbered rules of a game in a form that can be shown and searched.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// The rules in one language. Words between backquotes are notation.
#[derive(Serialize, PartialEq, Eq, Debug, Default, TS, ToSchema)]
pub struct Rulebook {
    /// Its title.
    pub title: String,
    /// What stands before the first section.
    pub intro: Vec<Passage>,
    /// The sections, in order.
    pub sections: Vec<RuleSection>,
}

/// A section of the rules.
#[derive(Serialize, PartialEq, Eq, Debug, Default, TS, ToSchema)]
pub struct RuleSection {
    /// Its title, with its number: `1. Components`.
    pub title: String,
    /// What stands before its first rule.
    pub intro: Vec<Passage>,
    /// Its rules, in order.
    pub rules: Vec<RuleText>,
}

/// A paragraph, or a table.
#[derive(Serialize, PartialEq, Eq, Debug, TS, ToSchema)]
#[serde(untagged)]
pub enum Passage {
    /// A paragraph.
    Text(String),
    /// A table.
    Table {
        /// The titles of the columns.
        head: Vec<String>,
        /// The rows.
        rows: Vec<Vec<String>>,
    },
}

/// A rule.
#[derive(Serialize, PartialEq, Eq, Debug, Default, TS, ToSchema)]
pub struct RuleText {
    /// Its number: `D-7.2`, or `X-1` for a worked example.
    pub number: String,
    /// Its title.
    pub title: String,
    /// Its paragraphs, as the usual edition is played.
    pub text: Vec<String>,
    /// What editions do differently.
    pub editions: Vec<EditionText>,
    /// What options change.
    pub options: Vec<OptionText>,
}

/// What an edition does differently.
#[derive(Serialize, PartialEq, Eq, Debug, TS, ToSchema)]
pub struct EditionText {
    /// The edition.
    pub edition: String,
    /// What it does.
    pub text: String,
}

/// What an option changes.
#[derive(Serialize, PartialEq, Eq, Debug, TS, ToSchema)]
pub struct OptionText {
    /// The option, without a value: `grid`.
    pub option: String,
    /// What it changes.
    pub text: String,
}

impl Rulebook {
    /// Reads the rules as they are written: `## ` opens a section and `### ` a rule with its number, and `- edition: ` or
    /// `- option word: ` what one of them changes.
    #[must_use]
    pub fn read(text: &str) -> Rulebook {
        let mut book = Rulebook::default();
        for line in text.lines().filter(|line| !line.is_empty()) {
            if let Some(heading) = line.strip_prefix("### ") {
                let (number, title) = heading.split_once(' ').unwrap_or((heading, ""));
                let rule =
                    RuleText { number: number.to_owned(), title: title.to_owned(), ..RuleText::default() };
                if let Some(section) = book.sections.last_mut() {
                    section.rules.push(rule);
                }
            } else if let Some(title) = line.strip_prefix("## ") {
                book.sections.push(RuleSection { title: title.to_owned(), ..RuleSection::default() });
            } else if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut book.title);
            } else {
                book.add(line);
            }
        }
        book
    }

    /// Adds a line to the rule, the section or the introduction that is being read.
    fn add(&mut self, line: &str) {
        let Some(section) = self.sections.last_mut() else { return add_passage(&mut self.intro, line) };
        match section.rules.last_mut() {
            Some(rule) => rule.add(line),
            None => add_passage(&mut section.intro, line),
        }
    }
}

impl RuleText {
    fn add(&mut self, line: &str) {
        let Some((whose, text)) = line.strip_prefix("- ").and_then(|rest| rest.split_once(": ")) else {
            return self.text.push(line.to_owned());
        };
        let text = text.to_owned();
        match whose.strip_prefix("option ") {
            Some(option) => self.options.push(OptionText { option: option.to_owned(), text }),
            None => self.editions.push(EditionText { edition: whose.to_owned(), text }),
        }
    }
}

fn add_passage(passages: &mut Vec<Passage>, line: &str) {
    let Some(cells) = line.strip_prefix('|').and_then(|rest| rest.strip_suffix('|')) else {
        return passages.push(Passage::Text(line.to_owned()));
    };
    let cells: Vec<String> = cells.split('|').map(|cell| cell.trim().to_owned()).collect();
    match passages.last_mut() {
        Some(Passage::Table { .. }) if cells.iter().all(|cell| cell.starts_with("--")) => {}
        Some(Passage::Table { rows, .. }) => rows.push(cells),
        _ => passages.push(Passage::Table { head: cells, rows: Vec::new() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_has_its_text_and_what_editions_and_options_change() {
        let book = Rulebook::read(
            "# Rules\n\nRead.\n\n## 1. Pieces\n\n### D-1.1 Shards\n\nOne.\n\nTwo: more.\n\n- de: other\n- option grid: larger\n",
        );
        let rule = RuleText {
            number: "D-1.1".to_owned(),
            title: "Shards".to_owned(),
            text: vec!["One.".to_owned(), "Two: more.".to_owned()],
            editions: vec![EditionText { edition: "de".to_owned(), text: "other".to_owned() }],
            options: vec![OptionText { option: "grid".to_owned(), text: "larger".to_owned() }],
        };
        assert_eq!((book.title.as_str(), &book.intro), ("Rules", &vec![Passage::Text("Read.".to_owned())]));
        assert_eq!((book.sections[0].title.as_str(), &book.sections[0].rules), ("1. Pieces", &vec![rule]));
    }

    #[test]
    fn a_table_keeps_its_empty_cells() {
        let book = Rulebook::read("## 1. A\n\nBefore.\n\n| a | b |\n|---|---|\n| c | |\n\nAfter.\n");
        let table = Passage::Table {
            head: vec!["a".to_owned(), "b".to_owned()],
            rows: vec![vec!["c".to_owned(), String::new()]],
        };
        let text = |text: &str| Passage::Text(text.to_owned());
        assert_eq!(book.sections[0].intro, [text("Before."), table, text("After.")]);
    }
}
