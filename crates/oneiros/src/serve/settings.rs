//! What can be set about a server, from three places: a flag is stronger than the environment, and that than the file.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use server::{Config, Limits, Webhooks};
use store::Place;

use super::file;
use super::logs::Form;
use crate::cli::ServeArgs;
use crate::failure::{Failure, Kind};
use crate::files;
use crate::games::games;
use crate::play::saving;
use crate::trouble::Trouble;

/// The settings, as the file names them; a flag has hyphens, the environment capital letters and `ONEIROS_` before it.
pub const NAMES: [&str; 8] =
    ["port", "data", "lan", "public_url", "database", "trust_proxy", "private_hooks", "log"];
/// The part of the file that holds the limits; in the environment `ONEIROS_LIMITS_` stands before each.
pub const LIMITS: &str = "limits";
/// The port that nobody has to name.
const PORT: u16 = 7117;
/// The folder of tables in the data folder of the program.
const FOLDER: &str = "tables";

/// Everything that is set.
#[derive(Debug)]
pub struct Settings {
    /// What the server needs to know.
    pub config: Config,
    /// Whether it listens on the network.
    pub lan: bool,
    /// The form of its log.
    pub log: Form,
}

/// Where a value comes from, the weakest first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Source {
    /// A line of the file.
    File { file: String, line: u32, column: u32 },
    /// A variable.
    Environment,
    /// A flag.
    Flag,
}

impl Source {
    const fn strength(&self) -> u8 {
        match self {
            Source::File { .. } => 0,
            Source::Environment => 1,
            Source::Flag => 2,
        }
    }
}

/// A value before it is checked.
#[derive(Clone, Debug)]
pub(super) struct Given {
    /// The setting.
    pub(super) setting: String,
    /// What it is called where it comes from.
    pub(super) called: String,
    /// The value.
    pub(super) value: String,
    /// Where it comes from.
    pub(super) source: Source,
}

impl Given {
    fn wrong(&self) -> Failure {
        let trouble = Trouble::WrongValue { name: self.called.clone(), value: self.value.clone() };
        let failure = Failure::new(Kind::Usage, &trouble);
        match &self.source {
            Source::File { file, line, column } => failure.in_file(file).at(*line, *column),
            Source::Environment | Source::Flag => failure,
        }
    }

    fn number(&self, least: u32, most: u32) -> Result<u32, Failure> {
        let number = self.value.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| self.wrong().expecting([format!("{least}..{most}")]))
    }

    fn choice<T: Copy>(&self, choices: &[(&'static str, T)]) -> Result<T, Failure> {
        let found = choices.iter().find(|(word, _)| *word == self.value);
        found
            .map(|(_, choice)| *choice)
            .ok_or_else(|| self.wrong().expecting(choices.iter().map(|(word, _)| *word)))
    }

    fn flag(&self) -> Result<bool, Failure> {
        self.choice(&[("true", true), ("false", false)])
    }

    /// An address without a path: where a browser says that it comes from.
    fn origin(&self) -> Result<String, Failure> {
        let origin = self.value.trim_end_matches('/');
        let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        let plain = |host: &str| !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']);
        if host.is_some_and(plain) {
            return Ok(origin.to_owned());
        }
        Err(self.wrong().expecting(["https://dreams.example"]))
    }
}

impl Settings {
    /// Gathers all settings; `variable` reads the environment.
    ///
    /// # Errors
    /// When the file cannot be read, a setting does not exist or a value is not allowed.
    pub fn gather(args: &ServeArgs, variable: impl Fn(&str) -> Option<String>) -> Result<Settings, Failure> {
        let mut given = Vec::new();
        if let Some(path) = args.config.clone().or_else(|| variable("ONEIROS_CONFIG")) {
            given.extend(file::read(&path, &files::read_text(&path)?)?);
        }
        given.extend(from_environment(variable));
        given.extend(from_flags(args));
        // The stronger come later and take the place of the weaker.
        let strongest: BTreeMap<String, Given> =
            given.into_iter().map(|given| (given.setting.clone(), given)).collect();
        Settings::check(&strongest)
    }

    fn check(given: &BTreeMap<String, Given>) -> Result<Settings, Failure> {
        let find = |name: &str| given.get(name);
        let port = find("port").map_or(Ok(PORT.into()), |given| given.number(0, u16::MAX.into()))?;
        let lan = find("lan").map_or(Ok(false), Given::flag)?;
        let ip = if lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let port = u16::try_from(port).unwrap_or(PORT);
        let config = Config {
            listen: SocketAddr::from((ip, port)),
            public_url: find("public_url").map(Given::origin).transpose()?,
            trust_proxy: find("trust_proxy").map_or(Ok(false), Given::flag)?,
            limits: limits(given)?,
            webhooks: Webhooks {
                allow_private: find("private_hooks").map_or(Ok(false), Given::flag)?,
                ..Webhooks::default()
            },
            ..Config::local(games(), place(find("data"), find("database"))?)
        };
        let log = find("log").map_or(Ok(Form::default()), |given| given.choice(&Form::WORDS))?;
        Ok(Settings { config, lan, log })
    }
}

/// A folder and a database cannot both keep the tables; the one that is said more strongly does.
fn place(data: Option<&Given>, database: Option<&Given>) -> Result<Place, Failure> {
    let strength = |given: Option<&Given>| given.map(|given| given.source.strength());
    match (data, database) {
        (Some(data), Some(database)) if strength(Some(data)) == strength(Some(database)) => {
            let (first, second) = (data.called.clone(), database.called.clone());
            Err(Failure::new(Kind::Usage, &Trouble::OnlyOne { first, second }))
        }
        (_, Some(database)) if strength(data) < strength(Some(database)) => {
            Ok(Place::Postgres(database.value.clone()))
        }
        (Some(data), _) => Ok(Place::Folder(PathBuf::from(&data.value))),
        (None, _) => {
            let folder = saving::own_folder().map(|folder| Place::Folder(folder.join(FOLDER)));
            folder.ok_or_else(|| {
                Failure::new(Kind::Usage, &Trouble::MissingArgument { name: "--data".to_owned() })
            })
        }
    }
}

fn limits(given: &BTreeMap<String, Given>) -> Result<Limits, Failure> {
    let mut limits = Limits::default();
    for name in Limits::NAMES {
        let Some(given) = given.get(&format!("{LIMITS}.{name}")) else { continue };
        // Nothing at all of anything would be no server.
        let set = limits.set(name, given.number(1, u32::MAX)?);
        debug_assert!(set, "{name} is one of the names");
    }
    Ok(limits)
}

fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Vec<Given> {
    let limits = Limits::NAMES.iter().map(|name| format!("{LIMITS}.{name}"));
    let settings = NAMES.iter().map(|name| (*name).to_owned()).chain(limits);
    let read = |setting: String| {
        let called = format!("ONEIROS_{}", setting.replace('.', "_").to_uppercase());
        let value = variable(&called).filter(|value| !value.is_empty())?;
        Some(Given { setting, called, value, source: Source::Environment })
    };
    settings.filter_map(read).collect()
}

fn from_flags(args: &ServeArgs) -> Vec<Given> {
    let yes = |flag: bool| flag.then(|| "true".to_owned());
    let all = [
        args.port.clone(),
        args.data.clone(),
        yes(args.lan),
        args.public_url.clone(),
        args.database.clone(),
        yes(args.trust_proxy),
        yes(args.private_hooks),
        args.log.clone(),
    ];
    let given = |(name, value): (&str, Option<String>)| {
        let called = format!("--{}", name.replace('_', "-"));
        value.map(|value| Given { setting: name.to_owned(), called, value, source: Source::Flag })
    };
    NAMES.into_iter().zip(all).filter_map(given).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn settings(args: &ServeArgs, variables: &[(&str, &str)]) -> Result<Settings, Failure> {
        Settings::gather(args, |name| {
            variables.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned())
        })
    }

    fn in_file(name: &str, text: &str) -> ServeArgs {
        let path = std::env::temp_dir().join(format!("oneiros-{}-{name}.toml", std::process::id()));
        std::fs::write(&path, text).unwrap();
        ServeArgs { config: Some(path.to_str().unwrap().to_owned()), ..ServeArgs::default() }
    }

    #[test]
    fn a_flag_is_stronger_than_the_environment_and_that_than_the_file() {
        let file = in_file("layers", "port = 1\nlog = \"json\"\n[limits]\nqueue = 5\nsilence = 9\n");
        let only_file = settings(&file, &[]).unwrap();
        assert_eq!((only_file.config.listen.port(), only_file.log), (1, Form::Json));
        assert_eq!(only_file.config.limits.silence, Duration::from_secs(9));
        let variables = [("ONEIROS_PORT", "2"), ("ONEIROS_LIMITS_QUEUE", "6")];
        let with_variables = settings(&file, &variables).unwrap();
        assert_eq!((with_variables.config.listen.port(), with_variables.config.limits.queue), (2, 6));
        let args = ServeArgs { port: Some("3".to_owned()), ..file };
        assert_eq!(settings(&args, &variables).unwrap().config.listen.port(), 3);
    }

    #[test]
    fn every_setting_and_every_limit_can_be_in_the_file() {
        let limits: String = Limits::NAMES.iter().map(|name| format!("{name} = 7777\n")).collect();
        let text = format!(
            "port = 0\ndata = \"d\"\nlan = true\npublic_url = \"https://a.example/\"\ntrust_proxy = true\nprivate_hooks = true\nlog = \"human\"\n[limits]\n{limits}"
        );
        let settings = settings(&in_file("all", &text), &[]).unwrap();
        let config = settings.config;
        assert_eq!(config.public_url.as_deref(), Some("https://a.example"));
        assert!(settings.lan && config.trust_proxy && config.listen.ip().is_unspecified());
        assert!(config.webhooks.allow_private);
        assert_eq!(config.place, Place::Folder("d".into()));
        let mut all = Limits::default();
        assert!(Limits::NAMES.iter().all(|name| all.set(name, 7_777)));
        assert_eq!(config.limits, all);
    }

    #[test]
    fn messages_go_to_private_networks_only_where_that_is_set() {
        let allowed = |args: &ServeArgs, variables: &[(&str, &str)]| {
            settings(args, variables).unwrap().config.webhooks.allow_private
        };
        let plain = ServeArgs { data: Some("d".to_owned()), ..ServeArgs::default() };
        assert!(!allowed(&plain, &[]));
        assert!(allowed(&plain, &[("ONEIROS_PRIVATE_HOOKS", "true")]));
        assert!(allowed(
            &ServeArgs { private_hooks: true, ..plain.clone() },
            &[("ONEIROS_PRIVATE_HOOKS", "false")]
        ));
        assert!(settings(&plain, &[("ONEIROS_PRIVATE_HOOKS", "perhaps")]).is_err());
    }

    #[test]
    fn a_folder_and_a_database_are_told_apart_by_strength_and_refused_when_equal() {
        let flags = |data: Option<&str>, database: Option<&str>| ServeArgs {
            data: data.map(str::to_owned),
            database: database.map(str::to_owned),
            ..ServeArgs::default()
        };
        let place =
            |args: &ServeArgs, variables: &[(&str, &str)]| settings(args, variables).unwrap().config.place;
        let url = "postgres://localhost/o";
        assert_eq!(place(&flags(None, Some(url)), &[("ONEIROS_DATA", "d")]), Place::Postgres(url.to_owned()));
        assert_eq!(place(&flags(Some("d"), None), &[("ONEIROS_DATABASE", url)]), Place::Folder("d".into()));
        assert!(settings(&flags(Some("d"), Some(url)), &[]).is_err());
    }

    #[test]
    fn wrong_values_are_refused_where_they_stand() {
        let place = |text: &str| {
            let failure = settings(&in_file("wrong", text), &[]).unwrap_err();
            (failure.place.unwrap(), failure.said.key().to_owned())
        };
        use kernel::Message;
        for (text, at, key) in [
            ("port = 70000", (1, 8), "trouble-wrong-value"),
            ("\nlan = \"perhaps\"", (2, 7), "trouble-wrong-value"),
            ("log = \"loud\"", (1, 7), "trouble-wrong-value"),
            ("public_url = \"https://a.example/path\"", (1, 14), "trouble-wrong-value"),
            ("public_url = \"ftp://a.example\"", (1, 14), "trouble-wrong-value"),
            ("[limits]\nqueue = 0", (2, 9), "trouble-wrong-value"),
            ("[limits]\npatience = 1", (2, 1), "settings-unknown-key"),
            ("colour = 1", (1, 1), "settings-unknown-key"),
            ("port = 1.5", (1, 8), "settings-wrong-type"),
            ("port = ", (1, 8), "settings-unquoted"),
            ("port = 1\nport = 2", (2, 1), "settings-said-before"),
        ] {
            assert_eq!(place(text), (at, key.to_owned()), "{text}");
        }
        assert!(settings(&ServeArgs::default(), &[("ONEIROS_PORT", "-1")]).is_err());
    }
}
