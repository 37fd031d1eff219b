//! Every text key there is, with the parameters its text may use: what the locales must hold, no more and no less.

use std::collections::BTreeMap;

use dreamscape::data::{self, Problem, TileKind, builtin};
use dreamscape::notation::{Demand, Form};
use dreamscape::setup::SetupError;
use dreamscape::world::{Location, Power};
use dreamscape::{Cause, Dreamscape, Event, Prompt, Refusal, Shard};
use kernel::message::Params;
use kernel::{Game, Message, NoRedo, NoUndo, TextForm};

use crate::cards::CardWords;
use crate::keeping::KeepingWords;
use crate::names::Called;
use crate::play::phrases;
use crate::replay::ReplayWords;
use crate::serve::{FileProblem, ServeWords, TomlType};
use crate::show::ShowWords;
use crate::sim::SimWords;
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

/// Everything that is said by Dreamscape, its terminal game and its tools.
const DREAMSCAPE: &[Params] = &[
    SetupError::PARAMS,
    Problem::PARAMS,
    data::TomlType::PARAMS,
    Form::PARAMS,
    Demand::PARAMS,
    Event::PARAMS,
    Prompt::PARAMS,
    Refusal::PARAMS,
    CardWords::PARAMS,
    ShowWords::PARAMS,
    phrases::Deed::PARAMS,
    phrases::Sheaf::PARAMS,
    phrases::Ui::PARAMS,
    phrases::Aside::PARAMS,
];

/// Every key that is no game's own, with its parameters.
#[must_use]
pub fn shared() -> Keys {
    listed(SHARED, crate::cli::help_keys())
}

/// Every key that is a game's own, with its parameters; none where there is no such game.
#[must_use]
pub fn of(game: &str) -> Keys {
    if game == Dreamscape::NAME { listed(DREAMSCAPE, names()) } else { Keys::new() }
}

fn listed(typed: &[Params], names: Vec<String>) -> Keys {
    let typed = typed.iter().copied().flatten().map(|&(key, params)| (key.to_owned(), params));
    typed.chain(names.into_iter().map(|key| (key, [].as_slice()))).collect()
}

/// The keys of names in Dreamscape, which have no parameters.
fn names() -> Vec<String> {
    let mut names = vec!["supply-tree".to_owned()];
    names.extend(Shard::ALL.iter().map(|shard| shard.key().to_owned()));
    names.extend(Power::ALL.iter().map(|power| power.key().to_owned()));
    names.extend(TileKind::ALL.iter().map(|kind| kind.key().to_owned()));
    names.extend(Cause::ALL.iter().map(|cause| cause.key().to_owned()));
    names.extend(Location::ALL.iter().map(|location| format!("location-{location}")));
    names.extend(phrases::NAMES.iter().map(|&key| key.to_owned()));
    for pack in &builtin().packs {
        names.extend(pack.cards.iter().map(|card| format!("card-{}-{}", pack.name, card.slug)));
    }
    names
}
