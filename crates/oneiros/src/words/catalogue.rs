//! Every text key there is, with the parameters its text may use: what the locales must hold, no more and no less.

use std::collections::BTreeMap;

use dreamscape::data::{TileKind, builtin};
use dreamscape::world::{Location, Power};
use dreamscape::{Cause, Event, Prompt, Refusal, Shard};
use kernel::Message;

use super::Params;
use crate::cards::CardWords;
use crate::names::Called;
use crate::play::phrases;
use crate::replay::ReplayWords;
use crate::show::ShowWords;
use crate::sim::SimWords;
use crate::trouble::Trouble;

/// The sentences of the program and the messages of the games. A new enum of either kind needs a line here.
const TYPED: &[Params] = &[
    Event::PARAMS,
    Prompt::PARAMS,
    Refusal::PARAMS,
    Called::PARAMS,
    CardWords::PARAMS,
    ReplayWords::PARAMS,
    ShowWords::PARAMS,
    SimWords::PARAMS,
    Trouble::PARAMS,
    phrases::Deed::PARAMS,
    phrases::Sheaf::PARAMS,
    phrases::Ui::PARAMS,
    phrases::Aside::PARAMS,
];

/// Messages that are written by hand, as their keys and parameters.
const BY_HAND: Params = &[
    ("undo-nothing", &[]),
    ("undo-learned", &[]),
    ("undo-passed", &[]),
    ("undo-served", &[]),
    ("undo-shared", &["seat"]),
    ("undo-needed", &["seat"]),
    ("redo-nothing", &[]),
    ("redo-impossible", &[]),
    ("setup-players", &["players"]),
    ("setup-solo-level", &["level"]),
    ("setup-solo-simultaneous", &[]),
    ("setup-grid", &["grid"]),
    ("setup-cycles", &["cycles"]),
    ("data-not-text", &[]),
    ("data-not-toml", &["detail"]),
    ("data-unknown-key", &["name"]),
    ("data-missing-key", &["name"]),
    ("data-needless-key", &["name"]),
    ("data-wrong-type", &["name", "found"]),
    ("data-out-of-range", &["name", "found"]),
    ("data-unknown-word", &["name", "found"]),
    ("data-wrong-length", &["name", "found"]),
    ("data-bad-name", &["name", "found"]),
    ("data-bad-title", &["name"]),
    ("data-repeated", &["name", "found"]),
    ("data-out-of-turn", &["name", "found"]),
    ("data-too-many-cards", &["found"]),
    ("data-too-few-cards", &["level", "found"]),
    ("data-same-pattern", &["number"]),
    ("data-empty-pattern", &[]),
    ("data-too-large", &["columns", "rows"]),
    ("data-ragged-row", &["found"]),
    ("data-unknown-sign", &["sign"]),
    ("data-on-nothing", &["sign"]),
    ("data-on-top", &["sign"]),
    ("data-tree-under-dreamer", &[]),
    ("data-two-dreamers", &[]),
    ("data-red-not-alone", &[]),
    ("data-too-high", &[]),
];

/// Every key with its parameters.
#[must_use]
pub fn keys() -> BTreeMap<String, &'static [&'static str]> {
    let listed =
        TYPED.iter().copied().flatten().chain(BY_HAND).map(|&(key, params)| (key.to_owned(), params));
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
