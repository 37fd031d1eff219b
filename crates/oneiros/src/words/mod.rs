//! All words that a person sees, in four languages: messages become text here and nowhere else.
//!
//! The texts are Fluent files, compiled in: those of the program under `locales/<lang>`, and those that each game hands over, from
//! `locales/<lang>/<game>`. Games share no keys: whoever speaks of a game takes [`Words::of`] it. A message gives its parameters by
//! name; some have more than one form:
//!
//! - a number `$points` is also there with its sign, as `$points-signed`;
//! - a word `$shard` that stands for another message brings the attributes of that message with it: where the Polish
//!   file says `shard-water = Woda` with the attribute `.acc = Wodę`, a text may use `$shard-acc`.

pub mod catalogue;
mod lang;
mod namer;

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use kernel::{Arg, Expected, Message};
use table::Games;
use unic_langid::LanguageIdentifier;

use crate::games::games;

pub use lang::Lang;
pub use namer::{Nameless, Namer};

/// The program's own Fluent files of every language, by name. A new file needs a line here and a text in each of the four folders.
macro_rules! files {
    ($($file:literal),* $(,)?) => {
        /// The texts of each language in the order of [`Lang::ALL`], with the names of their files.
        const FILES: [&[(&str, &str)]; 4] = [
            &[$(($file, include_str!(concat!("../../../../locales/en/", $file, ".ftl")))),*],
            &[$(($file, include_str!(concat!("../../../../locales/it/", $file, ".ftl")))),*],
            &[$(($file, include_str!(concat!("../../../../locales/de/", $file, ".ftl")))),*],
            &[$(($file, include_str!(concat!("../../../../locales/pl/", $file, ".ftl")))),*],
        ];
    };
}

files!["cli", "expected", "page", "server", "table", "undo"];

/// The words of one language: the program's own, or these and those of one game.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<Arc<FluentResource>>,
    /// The words of each game.
    games: Vec<(&'static str, Words)>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Words {
    /// The words of a language, with those of every game of the program.
    #[must_use]
    pub fn for_language(lang: Lang) -> Words {
        Words::with_games(lang, &games())
    }

    /// The words of a language, with those of these games.
    #[must_use]
    pub fn with_games(lang: Lang, games: &Games) -> Words {
        let shared: Vec<_> = Words::files(lang).iter().map(|(_, text)| resource(text)).collect();
        let of = |game: &dyn table::games::AnyGame| {
            let own = game.words().iter().filter(|words| words.language == lang.code());
            let own = own.flat_map(|words| words.of_terminal()).map(|(_, text)| resource(text));
            (game.name(), Words::made(lang, shared.iter().cloned().chain(own)))
        };
        Words { games: games.iter().map(of).collect(), ..Words::made(lang, shared.iter().cloned()) }
    }

    /// The words in which one speaks of one game of the program.
    #[must_use]
    pub fn for_game(lang: Lang, game: &str) -> Words {
        let Words { games, bundle, .. } = Words::for_language(lang);
        let of_game = games.into_iter().find(|(name, _)| *name == game).map(|(_, words)| words);
        of_game.unwrap_or(Words { lang, bundle, games: Vec::new() })
    }

    fn made(lang: Lang, texts: impl IntoIterator<Item = Arc<FluentResource>>) -> Words {
        let identifier: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Marks around parameters would be shown by terminals as boxes, and all four languages run left to right.
        bundle.set_use_isolating(false);
        texts.into_iter().for_each(|text| bundle.add_resource_overriding(text));
        Words { lang, bundle, games: Vec::new() }
    }

    /// The words in which one speaks of a game: these and its own. These alone where there is no such game.
    #[must_use]
    pub fn of(&self, game: &str) -> &Words {
        self.games.iter().find(|(name, _)| *name == game).map_or(self, |(_, words)| words)
    }

    /// The program's own Fluent files of a language: their names and texts.
    #[must_use]
    pub const fn files(lang: Lang) -> &'static [(&'static str, &'static str)] {
        FILES[lang as usize]
    }

    /// The language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// A message in words, with names for the seats and things in it.
    #[must_use]
    pub fn say(&self, message: &dyn Message, namer: &dyn Namer) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in message.args() {
            self.add(&mut args, name, &arg, namer);
        }
        self.format(message.key(), None, &args).unwrap_or_else(|| message.key().to_owned())
    }

    /// A message that points at no seat and no thing.
    #[must_use]
    pub fn tell(&self, message: &dyn Message) -> String {
        self.say(message, &Nameless)
    }

    /// What would have been right at a place: a literal as it is typed, or a description in words.
    #[must_use]
    pub fn expected(&self, expected: &Expected) -> String {
        match expected {
            Expected::Literal(word) => word.clone(),
            Expected::Described(said) => self.tell(said),
        }
    }

    /// The text of a key without parameters, such as the name of a colour; the key itself if there is none.
    #[must_use]
    pub fn term(&self, key: &str) -> String {
        self.find(key).unwrap_or_else(|| key.to_owned())
    }

    /// The text of a key without parameters, if there is one.
    #[must_use]
    pub fn find(&self, key: &str) -> Option<String> {
        self.format(key, None, &FluentArgs::new())
    }

    fn add(&self, args: &mut FluentArgs<'_>, name: &'static str, arg: &Arg, namer: &dyn Namer) {
        match arg {
            Arg::Number(number) => {
                args.set(format!("{name}-signed"), signed(*number));
                args.set(name, *number);
            }
            Arg::Text(text) => args.set(name, text.clone()),
            Arg::Term(key) => {
                self.add_forms(args, name, key);
                args.set(name, self.term(key));
            }
            Arg::Seat(seat) => {
                let named = namer.seat(self, *seat);
                args.set(name, named.unwrap_or_else(|| seat.to_string()));
            }
            Arg::Thing(kind, number) => {
                let key = format!("{kind}-{number}");
                self.add_forms(args, name, &key);
                let named = namer.thing(self, kind, *number).or_else(|| self.find(&key));
                args.set(name, named.unwrap_or_else(|| number.to_string()));
            }
            Arg::Named(kind, slug) => {
                let key = format!("{kind}-{slug}");
                self.add_forms(args, name, &key);
                let named = namer.named(self, kind, slug).or_else(|| self.find(&key));
                args.set(name, named.unwrap_or_else(|| slug.clone()));
            }
        }
    }

    /// The attributes of another message as further parameters.
    fn add_forms(&self, args: &mut FluentArgs<'_>, name: &str, key: &str) {
        let Some(message) = self.bundle.get_message(key) else { return };
        for attribute in message.attributes() {
            if let Some(form) = self.format(key, Some(attribute.id()), &FluentArgs::new()) {
                args.set(format!("{name}-{}", attribute.id()), form);
            }
        }
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    }
}

/// A file as it was read. A test reads every file; should one have a mistake all the same, the rest of it is still of use.
fn resource(text: &str) -> Arc<FluentResource> {
    Arc::new(FluentResource::try_new(text.to_owned()).unwrap_or_else(|(part, _)| part))
}

/// A number with its sign, as points are written.
#[must_use]
pub fn signed(number: i64) -> String {
    if number < 0 { format!("\u{2212}{}", number.unsigned_abs()) } else { format!("+{number}") }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    /// Says that there is no game of this name.
    struct Missing(Arg);

    impl Message for Missing {
        fn key(&self) -> &'static str {
            "trouble-unknown-game"
        }

        fn args(&self) -> Vec<(&'static str, Arg)> {
            vec![("name", self.0.clone())]
        }
    }

    /// A pack with words for one of its lamps.
    struct Pack;

    impl Namer for Pack {
        fn seat(&self, _: &Words, _: Seat) -> Option<String> {
            None
        }

        fn thing(&self, _: &Words, _: &str, _: u32) -> Option<String> {
            None
        }

        fn named(&self, _: &Words, kind: &str, slug: &str) -> Option<String> {
            ((kind, slug) == ("lamp", "old-one")).then(|| "The Old One".to_owned())
        }
    }

    #[test]
    fn what_a_pack_names_is_said_in_its_words_or_else_by_its_slug() {
        let words = Words::for_language(Lang::En);
        let said = |slug: &str| words.say(&Missing(Arg::Named("lamp", slug.to_owned())), &Pack);
        assert_eq!(said("old-one"), "There is no game \"The Old One\".");
        assert_eq!(said("new-one"), "There is no game \"new-one\".");
    }
}
