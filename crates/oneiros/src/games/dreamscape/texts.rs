//! The keys of all that is said of Dreamscape.

use dreamscape::data::{Problem, TileKind, TomlType, builtin};
use dreamscape::notation::{Demand, Form};
use dreamscape::world::{Location, Power};
use dreamscape::{Cause, Event, Prompt, Refusal, SetupError, Shard};
use kernel::Message;
use kernel::message::Params;

use super::cards::CardWords;
use super::drawing::ShowWords;
use super::figures::FigureWords;
use super::names::Called;
use crate::play::phrases;

/// A new enum of messages needs a line here.
pub(super) const TYPED: &[Params] = &[
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
    ShowWords::PARAMS,
    FigureWords::PARAMS,
    phrases::Deed::PARAMS,
    phrases::Sheaf::PARAMS,
    phrases::Ui::PARAMS,
    phrases::Aside::PARAMS,
];

/// The keys of names, which have no parameters.
pub(super) fn names() -> Vec<String> {
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
