//! Finding packs of dreamcards: by name, by name and version, or in a file of one's own.

use std::path::Path;
use std::sync::Arc;

use dreamscape::data::{Pack, builtin};
use kernel::{Arg, Message, Said};

use crate::failure::{Failure, Kind};
use crate::files;
use crate::trouble::Trouble;

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
    // Names are lower-case words with hyphens, so a dot or a slash tells a file.
    if word.contains(['.', '/', '\\']) || word == files::STDIN {
        return read(word);
    }
    match named(word) {
        Some(pack) => Ok(pack),
        None if Path::new(word).is_file() => read(word),
        None => Err(unknown(word)),
    }
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

fn read(path: &str) -> Result<Arc<Pack>, Failure> {
    Ok(Arc::new(Pack::read_own_bytes(path, &files::read_bytes(path)?)?))
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
