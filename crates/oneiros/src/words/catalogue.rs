//! Every text key there is, with the parameters its text may use: what the locales must hold, no more and no less.

use std::collections::BTreeMap;

use kernel::message::Params;
use kernel::{NoRedo, NoUndo, TextForm};

use crate::cli::{HelpWords, help_keys, own_help_keys};
use crate::games::registry;
use crate::keeping::KeepingWords;
use crate::names::Called;
use crate::replay::ReplayWords;
use crate::serve::{FileProblem, ServeWords, TomlType};
use crate::sim::SimWords;
use crate::tools::Texts;
use crate::trouble::Trouble;

/// Keys with the names of their parameters.
pub type Keys = BTreeMap<String, &'static [&'static str]>;

/// Everything that is said by the kernel, the table, the server and the program, whatever is played. A new enum of messages needs a
/// line here.
const SHARED: &[Params] = &[
    NoUndo::PARAMS,
    NoRedo::PARAMS,
    TextForm::PARAMS,
    Called::PARAMS,
    ReplayWords::PARAMS,
    SimWords::PARAMS,
    HelpWords::PARAMS,
    Trouble::PARAMS,
    ServeWords::PARAMS,
    FileProblem::PARAMS,
    TomlType::PARAMS,
    KeepingWords::PARAMS,
    table::No::PARAMS,
    store::Fault::PARAMS,
    store::OpenError::PARAMS,
    server::StartError::PARAMS,
    server::PAGE_WORDS,
];

/// Every key that is no game's own, with its parameters.
#[must_use]
pub fn shared() -> Keys {
    listed(SHARED, help_keys(&registry()))
}

/// Every key that is a game's own, with its parameters; none where there is no such game.
#[must_use]
pub fn of(game: &str) -> Keys {
    let games = registry();
    let Some(tools) = games.find(game) else { return Keys::new() };
    let Texts { typed, mut names } = tools.texts();
    names.extend(own_help_keys(&games, game));
    listed(typed, names)
}

fn listed(typed: &[Params], names: Vec<String>) -> Keys {
    let typed = typed.iter().copied().flatten().map(|&(key, params)| (key.to_owned(), params));
    typed.chain(names.into_iter().map(|key| (key, [].as_slice()))).collect()
}
