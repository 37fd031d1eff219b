//! Finding packs of dreamcards: by name, by name and version, or in a file of one's own.

use std::path::Path;
use std::sync::Arc;

use dreamscape::data::{DataError, Pack, builtin};
use kernel::{Arg, Message, Said};

use crate::failure::{Failure, Kind};
use crate::trouble::Trouble;
use crate::{choice, files};

/// The pack that is used when none is named.
pub const DEFAULT: &str = "nocturne";

/// The newest version of the pack that is used when none is named.
#[must_use]
pub fn default() -> Arc<Pack> {
    builtin().pack(DEFAULT, None).expect("the default pack is built in, as a test shows")
}

/// The pack for a word: `name`, `name-version`, or the path of a pack file.
///
/// # Errors
/// When there is none, or the file is not a sound pack.
pub fn find(word: &str) -> Result<Arc<Pack>, Failure> {
    find_by(word, Pack::read_own_bytes)
}

/// The pack for a word that a record was played with; a file may have the name and version of a built-in pack.
///
/// # Errors
/// As [`find`].
pub fn played(word: &str) -> Result<Arc<Pack>, Failure> {
    find_by(word, Pack::read_played_bytes)
}

/// What makes a pack of the bytes of a file.
type Reader = fn(&str, &[u8]) -> Result<Pack, DataError>;

fn find_by(word: &str, reader: Reader) -> Result<Arc<Pack>, Failure> {
    let read = || Ok(Arc::new(reader(word, &files::read_bytes(word)?)?));
    // Names are lower-case words with hyphens, so a dot or a slash tells a file.
    if word.contains(['.', '/', '\\']) || word == files::STDIN {
        return read();
    }
    match named(word) {
        Some(pack) => Ok(pack),
        None if Path::new(word).is_file() => read(),
        None => Err(unknown(word)),
    }
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
    Err(choice::contradiction(&named(given), &named(of_text)))
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
        assert_eq!(find("mine").unwrap_err().expected, Expected::literals(&["nocturne-1", "trial-1"]));
    }
}
