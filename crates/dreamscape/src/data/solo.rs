//! The file `solo.toml`: the levels of the solo game (D-13.3).

use super::SoloLevel;
use super::problem::DataError;
use super::reader::Source;

/// The words for the levels of the solo game, easiest first.
pub const SOLO_WORDS: [&str; 4] = ["drowsy", "restless", "deep", "bottomless"];

impl SoloLevel {
    /// Reads `solo.toml`: the levels in the order of [`SOLO_WORDS`].
    ///
    /// # Errors
    ///
    /// The first mistake, with its line and column and what was expected there.
    pub fn read_all(file_name: &str, text: &str) -> Result<[SoloLevel; 4], DataError> {
        let source = Source { file: file_name, text };
        let document = source.parse()?;
        let root = source.root(&document);
        root.allow(&SOLO_WORDS)?;
        let read = |word: &'static str| {
            let section = root.need(word)?.section()?;
            section.allow(&["takes", "set_points", "head_start"])?;
            Ok(SoloLevel {
                takes: section.need("takes")?.small(1, 5)?,
                set_points: section.need("set_points")?.small(0, 99)?,
                head_start: section.need("head_start")?.small(0, 99)?,
            })
        };
        let [drowsy, restless, deep, bottomless] = SOLO_WORDS;
        Ok([read(drowsy)?, read(restless)?, read(deep)?, read(bottomless)?])
    }
}
