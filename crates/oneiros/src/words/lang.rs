//! The languages of the program, and which of them a person wants.

/// A language in which every word of the program exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Italian.
    It,
    /// German.
    De,
    /// Polish.
    Pl,
}

impl Lang {
    /// All languages, English first.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::It, Lang::De, Lang::Pl];

    /// The code of the language: its folder in `locales` and its word on the command line.
    #[must_use]
    pub const fn code(self) -> &'static str {
        ["en", "it", "de", "pl"][self as usize]
    }

    /// The language for a code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language that the environment asks for in `LC_ALL`, `LC_MESSAGES` or `LANG`, the first that is set; else English.
    #[must_use]
    pub fn from_environment() -> Lang {
        Lang::from_variables(|name| std::env::var(name).ok())
    }

    /// As [`Lang::from_environment`], with the variables given.
    #[must_use]
    pub fn from_variables(read: impl Fn(&str) -> Option<String>) -> Lang {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(read)
            .find(|value| !value.is_empty())
            .and_then(|value| Lang::of_locale(&value))
            .unwrap_or(Lang::En)
    }

    /// The language of a locale name such as `de_AT.UTF-8`.
    fn of_locale(name: &str) -> Option<Lang> {
        let code = name.split(['_', '-', '.', '@']).next().unwrap_or("");
        Lang::from_code(&code.to_ascii_lowercase())
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    fn asked(variables: &[(&str, &str)]) -> Lang {
        Lang::from_variables(|name| {
            variables.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_first_variable_that_is_set_chooses_the_language() {
        assert_eq!(asked(&[]), Lang::En);
        assert_eq!(asked(&[("LANG", "pl_PL.UTF-8")]), Lang::Pl);
        assert_eq!(asked(&[("LANG", "pl_PL"), ("LC_MESSAGES", "de")]), Lang::De);
        assert_eq!(asked(&[("LC_ALL", "it_CH"), ("LC_MESSAGES", "de")]), Lang::It);
        assert_eq!(asked(&[("LC_ALL", ""), ("LANG", "IT")]), Lang::It);
    }

    #[test]
    fn a_language_we_do_not_speak_becomes_english() {
        assert_eq!(asked(&[("LANG", "fr_FR.UTF-8")]), Lang::En);
        assert_eq!(asked(&[("LC_ALL", "C.UTF-8"), ("LANG", "de")]), Lang::En);
    }
}
