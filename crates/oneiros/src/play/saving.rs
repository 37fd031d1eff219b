//! Where a game is kept between sittings: written whole after each step, never half.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs};

use dreamscape::Dreamscape;
use dreamscape::data::Pack;
use kernel::record::{MAX_TEXT, Name};
use kernel::{Game, Seat, SeatSet, Session};

use super::table::Table;
use crate::failure::{Failure, Kind};
use crate::games::dreamscape::records::{self, GameRecord};
use crate::trouble::Trouble;

/// The comment line that says on which seats people sit; a record has no other place for that.
const PEOPLE: &str = "# people";
/// The name of the file in the data folder.
const FILE: &str = "dreamscape.game";

/// A saved game.
#[derive(Debug)]
pub struct Saved {
    /// The rules.
    pub game: Dreamscape,
    /// Everything that was done.
    pub record: GameRecord,
    /// The seats of people, where the file says so.
    pub people: Option<SeatSet>,
    /// The text, for places of mistakes found later.
    pub text: String,
}

/// The file that a game is saved to if none is named: in the data folder of the platform.
#[must_use]
pub fn default_file() -> Option<PathBuf> {
    own_folder().map(|folder| folder.join(FILE))
}

/// The folder of this program in the data folder of the platform.
#[must_use]
pub fn own_folder() -> Option<PathBuf> {
    data_folder(|name| env::var_os(name)).map(|folder| folder.join("oneiros"))
}

/// The data folder: `XDG_DATA_HOME`, else `.local/share` at home, else what Windows calls it.
fn data_folder(read: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    // The convention ignores a path that is not absolute.
    let folder = |name| read(name).map(PathBuf::from).filter(|path| path.is_absolute());
    folder("XDG_DATA_HOME")
        .or_else(|| folder("HOME").map(|home| home.join(".local").join("share")))
        .or_else(|| folder("LOCALAPPDATA"))
}

/// The text of a game as it is saved.
#[must_use]
pub fn text_of(session: &Session<Dreamscape>, names: &[String], people: SeatSet) -> String {
    let seats: Vec<Name> = names.iter().map(|name| Name::tame(name)).collect();
    let record = session.record(crate::records::header(session.game(), &seats));
    let people: String = people.iter().map(|seat| format!(" {seat}")).collect();
    let text = record.write(session.game());
    // The comment stands behind the line that names the format, so that the file still opens with it.
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    format!("{first}\n{PEOPLE}{people}\n{rest}")
}

/// Writes a game: first beside its place, then there in one move, so that the old text or the new one is always whole.
///
/// # Errors
/// When the folder or the file cannot be written.
pub fn write(file: &Path, table: &Table, names: &[String]) -> io::Result<()> {
    let text = text_of(table.session(), names, table.people());
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut beside = file.as_os_str().to_owned();
    beside.push(".part");
    fs::write(&beside, text)?;
    fs::rename(&beside, file)
}

/// Reads a saved game, which may need a pack that is given; `None` when there is no file.
///
/// # Errors
/// When the file cannot be read or is no game that can be gone on with, with the place of the mistake.
pub fn read(file: &Path, pack: Option<&Arc<Pack>>) -> Result<Option<Saved>, Failure> {
    let about = match fs::metadata(file) {
        Ok(about) => about,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(unreadable(&error)),
    };
    if about.len() > MAX_TEXT as u64 {
        return Err(Failure::new(Kind::Limit, &Trouble::FileTooLong { bytes: MAX_TEXT as u32 }));
    }
    let bytes = fs::read(file).map_err(|error| unreadable(&error))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let good =
            String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]).into_owned();
        let line = good.matches('\n').count() as u32 + 1;
        let column = good.rsplit('\n').next().map_or(0, |rest| rest.chars().count()) as u32 + 1;
        Failure::new(Kind::Record, &Trouble::NotText {}).at(line, column)
    })?;
    let (game, record) = records::read(&text, pack.map_or(&[], std::slice::from_ref))?;
    let people = people_in(&text, game.seats());
    Ok(Some(Saved { game, record, people, text }))
}

fn unreadable(error: &io::Error) -> Failure {
    Failure::new(Kind::File, &Trouble::NoFile { detail: error.to_string() })
}

/// The seats that the comment line names.
fn people_in(text: &str, seats: usize) -> Option<SeatSet> {
    let line = text.lines().find_map(|line| line.strip_prefix(PEOPLE))?;
    let numbers = line.split_whitespace().filter_map(|word| word.parse::<u8>().ok());
    let people: SeatSet =
        numbers.filter(|number| (1..=seats as u8).contains(number)).map(|number| Seat(number - 1)).collect();
    (!people.is_empty()).then_some(people)
}

/// Puts an earlier game aside, where no other lies, and returns where it is now.
///
/// # Errors
/// When the file cannot be moved.
pub fn put_aside(file: &Path) -> io::Result<PathBuf> {
    let named = |ending: &str| {
        let mut aside = file.as_os_str().to_owned();
        aside.push(ending);
        PathBuf::from(aside)
    };
    let later = (2..=u32::MAX).map(|number| named(&format!(".before-{number}")));
    let mut places = std::iter::once(named(".before")).chain(later);
    let aside = places.find(|place| !place.exists()).unwrap_or_else(|| named(".before"));
    fs::rename(file, &aside)?;
    Ok(aside)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(variables: &[(&str, &str)]) -> Option<PathBuf> {
        data_folder(|name| variables.iter().find(|(other, _)| *other == name).map(|(_, value)| value.into()))
    }

    #[test]
    fn the_data_folder_is_the_one_the_platform_names() {
        assert_eq!(folder(&[("XDG_DATA_HOME", "/x"), ("HOME", "/h")]), Some(PathBuf::from("/x")));
        assert_eq!(folder(&[("HOME", "/h")]), Some(PathBuf::from("/h/.local/share")));
        assert_eq!(
            folder(&[("XDG_DATA_HOME", "relative"), ("HOME", "/h")]),
            Some(PathBuf::from("/h/.local/share"))
        );
        assert_eq!(folder(&[]), None);
    }

    #[test]
    fn the_seats_of_people_are_read_from_their_comment() {
        let people = |text| people_in(text, 3).map(|set| set.iter().map(|seat| seat.0).collect::<Vec<_>>());
        assert_eq!(people("oneiros record 1\n# people 1 3\n"), Some(vec![0, 2]));
        assert_eq!(people("# people 4 0 x"), None);
        assert_eq!(people("game dreamscape"), None);
    }
}
