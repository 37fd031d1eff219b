//! Why a game in the terminal does not begin.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use dreamscape::data::Pack;

use super::phrases::Aside;
use crate::failure::Failure;
use crate::games::dreamscape::Names;
use crate::words::{Nameless, Words};

/// Why a game in the terminal does not begin. What was saved is still there.
#[derive(Debug)]
pub enum Unstarted {
    /// There is no folder to save in.
    NoFolder,
    /// There is no saved game to go on with.
    NothingSaved {
        /// Where it would be.
        file: PathBuf,
    },
    /// The file is not a game that can be gone on with, so it is not overwritten.
    Foreign {
        /// What is wrong with it, with the file.
        failure: Box<Failure>,
        /// The pack that names the cards of the game, if it could be read so far.
        pack: Option<Arc<Pack>>,
    },
    /// The saved game was begun with a pack that is not here, so it is not overwritten.
    NeedsPack {
        /// Where it is.
        file: PathBuf,
        /// The pack with its version.
        pack: String,
        /// How to go on with it.
        command: String,
    },
    /// An earlier game cannot be put aside, so it is not overwritten.
    NotPutAside {
        /// Where it is.
        file: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

impl Unstarted {
    /// For people.
    #[must_use]
    pub fn sentence(&self, words: &Words) -> String {
        let text = |file: &PathBuf| file.display().to_string();
        words.tell(&match self {
            Unstarted::NoFolder => Aside::NoFolder {},
            Unstarted::NothingSaved { file } => Aside::Nothing { file: text(file) },
            Unstarted::Foreign { failure, pack } => {
                let problem = match pack {
                    Some(pack) => failure.sentence(words, &Names { seats: &[], pack }),
                    None => failure.sentence(words, &Nameless),
                };
                Aside::Foreign { file: failure.file.clone().unwrap_or_default(), problem }
            }
            Unstarted::NeedsPack { file, pack, command } => {
                Aside::NeedsPack { file: text(file), pack: pack.clone(), command: command.clone() }
            }
            Unstarted::NotPutAside { file, error } => {
                Aside::NotSaved { file: text(file), detail: error.to_string() }
            }
        })
    }
}

impl fmt::Display for Unstarted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unstarted::NoFolder => f.write_str("there is no folder to save in"),
            Unstarted::NothingSaved { file } => write!(f, "no game is saved in {}", file.display()),
            Unstarted::Foreign { .. } => f.write_str("the file is no game to go on with"),
            Unstarted::NeedsPack { file, pack, .. } => write!(f, "{} needs pack {pack}", file.display()),
            Unstarted::NotPutAside { file, .. } => write!(f, "{} cannot be put aside", file.display()),
        }
    }
}

impl Error for Unstarted {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Unstarted::Foreign { failure, .. } => Some(&**failure),
            Unstarted::NotPutAside { error, .. } => Some(error),
            _ => None,
        }
    }
}
