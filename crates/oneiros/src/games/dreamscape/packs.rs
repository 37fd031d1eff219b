//! Finding packs of dreamcards: by name, by name and version, or in a file of one's own.

use std::path::Path;
use std::sync::Arc;

use dreamscape::Dreamscape;
use dreamscape::data::{DataError, Pack, builtin};
use kernel::{Arg, Message, Said};

use crate::failure::{Failure, Kind};
use crate::files;
use crate::tools::PackWord;
use crate::tools::choice::contradiction;
use crate::trouble::Trouble;

/// The pack that is used when none is named.
pub const DEFAULT: &str = "nocturne";

/// The newest version of the pack that is used when none is named.
#[must_use]
pub fn default() -> Arc<Pack> {
    builtin().pack(DEFAULT, None).expect("the default pack is built in, as a test shows")
}

/// What a pack is looked for to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// To play with it from now on: one of one's own cannot have the name and version of a built-in one.
    New,
    /// To go on with a text that was made with it and names it by its hash: there it may.
    Played,
}

/// The pack that is named. On a command line that is `name`, `name-version`, or the path of a pack file.
///
/// # Errors
/// When there is none, or it is not a sound pack.
pub fn find(word: &PackWord, to_do: Use) -> Result<Arc<Pack>, Failure> {
    let read: fn(&str, &[u8]) -> Result<Pack, DataError> = match to_do {
        Use::New => Pack::read_own_bytes,
        Use::Played => Pack::read_played_bytes,
    };
    match word {
        PackWord::Name(name) => named(name).ok_or_else(|| unknown(name)),
        PackWord::Text(text) => Ok(Arc::new(read("pack", text.as_bytes())?)),
        PackWord::NameOrFile(word) => {
            let file = || Ok(Arc::new(read(word, &files::read_bytes(word)?)?));
            // Names are lower-case words with hyphens, so a dot or a slash tells a file.
            if word.contains(['.', '/', '\\']) || word == files::STDIN {
                return file();
            }
            match named(word) {
                Some(pack) => Ok(pack),
                None if Path::new(word).is_file() => file(),
                None => Err(unknown(word)),
            }
        }
    }
}

/// The built-in packs, that of a game in play, and one that was given; the last of one name and version counts.
#[must_use]
pub fn at_hand(in_play: Option<&Arc<Dreamscape>>, given: Option<&Arc<Pack>>) -> Vec<Arc<Pack>> {
    let mut packs = builtin().packs.clone();
    packs.extend(in_play.map(|game| Arc::clone(game.pack())));
    packs.extend(given.cloned());
    packs
}

/// Refuses a pack that is given beside a text about another one.
///
/// # Errors
/// The two packs by name, or that theirs is the same and their cards are not.
pub fn same(given: Option<&Pack>, of_text: &Pack) -> Result<(), Failure> {
    let Some(given) = given.filter(|given| given.hash != of_text.hash) else { return Ok(()) };
    if (&given.name, given.version) == (&of_text.name, of_text.version) {
        let name = format!("{}-{}", given.name, given.version);
        return Err(Failure::new(Kind::Record, &Trouble::OtherPack { name }));
    }
    let named = |pack: &Pack| format!("pack {} {}", pack.name, pack.version);
    Err(contradiction(&named(given), &named(of_text)))
}

/// The names of the built-in packs, without their versions.
#[must_use]
pub fn names() -> Vec<String> {
    builtin().packs.iter().map(|pack| pack.name.clone()).collect()
}

/// A built-in pack by `name` or `name-version`.
#[must_use]
pub fn named(word: &str) -> Option<Arc<Pack>> {
    let by_version = || {
        let (name, version) = word.rsplit_once('-')?;
        builtin().pack(name, Some(version.parse().ok()?))
    };
    builtin().pack(word, None).or_else(by_version)
}

/// The failure for a pack that does not exist.
#[must_use]
pub fn unknown(word: &str) -> Failure {
    let known = builtin().packs.iter().map(|pack| format!("{}-{}", pack.name, pack.version));
    Failure::new(Kind::Data, &Trouble::UnknownPack { name: word.to_owned() }).expecting(known)
}

/// The pack for lack of which something failed.
#[must_use]
pub fn lacking(failure: &Failure) -> Option<String> {
    let name = failure.said.args().into_iter().find_map(|(_, arg)| match arg {
        Arg::Text(name) => Some(name),
        _ => None,
    })?;
    let lacks = [Trouble::UnknownPack { name: name.clone() }, Trouble::OtherPack { name: name.clone() }];
    lacks.iter().any(|trouble| Said::of(trouble) == *failure.said).then_some(name)
}

#[cfg(test)]
mod tests {
    use kernel::Expected;

    use super::*;

    #[test]
    fn a_pack_is_found_by_its_name_and_by_its_name_with_a_version() {
        assert_eq!(named("nocturne"), Some(default()));
        assert_eq!(named("trial-1").map(|pack| pack.version), Some(1));
        assert_eq!(named("trial-9"), None);
        assert_eq!(named("trial-x"), None);
        let mine = PackWord::NameOrFile("mine".to_owned());
        assert_eq!(
            find(&mine, Use::New).unwrap_err().expected,
            Expected::literals(&["nocturne-1", "trial-1"])
        );
    }
}
