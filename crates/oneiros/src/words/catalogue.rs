//! Every text key there is, with the parameters its text may use: what the locales must hold, no more and no less.

use std::collections::BTreeMap;

use dreamscape::data::{Problem, TileKind, TomlType, builtin};
use dreamscape::notation::{Demand, Form};
use dreamscape::setup::SetupError;
use dreamscape::world::{Location, Power};
use dreamscape::{Cause, Event, Prompt, Refusal, Shard};
use kernel::message::Params;
use kernel::{Message, NoRedo, NoUndo, TextForm};

use crate::cards::CardWords;
use crate::keeping::KeepingWords;
use crate::names::Called;
use crate::play::phrases;
use crate::replay::ReplayWords;
use crate::serve::ServeWords;
use crate::show::ShowWords;
use crate::sim::SimWords;
use crate::trouble::Trouble;

/// Everything that is said by the kernel, the games and the program. A new enum of messages needs a line here.
const TYPED: &[Params] = &[
    NoUndo::PARAMS,
    NoRedo::PARAMS,
    TextForm::PARAMS,
    SetupError::PARAMS,
    Problem::PARAMS,
    TomlType::PARAMS,
    Form::PARAMS,
    Demand::PARAMS,
    Event::PARAMS,
    Prompt::PARAMS,
    Refusal::PARAMS,
    Called::PARAMS,
    CardWords::PARAMS,
    ReplayWords::PARAMS,
    ShowWords::PARAMS,
    SimWords::PARAMS,
    Trouble::PARAMS,
    ServeWords::PARAMS,
    KeepingWords::PARAMS,
    table::No::PARAMS,
    store::Fault::PARAMS,
    store::OpenError::PARAMS,
    server::StartError::PARAMS,
    server::PAGE_WORDS,
    phrases::Deed::PARAMS,
    phrases::Sheaf::PARAMS,
    phrases::Ui::PARAMS,
    phrases::Aside::PARAMS,
];

/// Every key with its parameters.
#[must_use]
pub fn keys() -> BTreeMap<String, &'static [&'static str]> {
    let listed = TYPED.iter().copied().flatten().map(|&(key, params)| (key.to_owned(), params));
    listed.chain(names().into_iter().map(|key| (key, [].as_slice()))).collect()
}

/// The keys of names, which have no parameters.
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
    names.extend(crate::cli::help_keys());
    names
}
