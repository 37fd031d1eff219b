//! What a game says to clients in a form of its own: descriptions for TypeScript and for the HTTP side.

use ts_rs::TS;
use utoipa::ToSchema;
use utoipa::openapi::schema::Schema;
use utoipa::openapi::{OneOfBuilder, Ref, RefOr};

use super::GameKind;
use crate::typescript::Page;

/// The names under which clients know what has another form in every game; each game has a type of its own for each of them.
pub const PARTS: [&str; 6] =
    ["GameShared", "GameOwn", "GameQuestion", "GameAnswer", "GameContent", "GamePack"];

/// Stands in descriptions for what each game says in its own form.
macro_rules! parts {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, ToSchema)]
        pub struct $name;
    )*};
}

parts! {
    /// What everybody may know of a game.
    GameShared;
    /// What one seat may know of it beyond that.
    GameOwn;
    /// The answer to a question that only one game understands.
    GameAnswer;
    /// What there is in a game.
    GameContent;
    /// A pack of content.
    GamePack;
}

/// The types of one game.
pub struct GameForms {
    /// The declarations of TypeScript.
    pub types: Page,
    /// The name of the game's own type for each of [`PARTS`].
    pub names: [String; 6],
    /// The schemas for the description of the HTTP side.
    pub schemas: Vec<(String, RefOr<Schema>)>,
    /// The schema for each of the [`PARTS`] that answers of the HTTP side have.
    pub parts: [(&'static str, RefOr<Schema>); 5],
}

/// The types of a game. What a table declares itself is not declared again.
pub(super) fn forms_of<K: GameKind>(kind: &K, of_table: &Page) -> GameForms {
    let mut types = Page::beside(of_table);
    let names = [
        types.declare::<Shared<K>>(),
        types.declare::<Own<K>>(),
        types.declare::<Question<K>>(),
        types.declare::<Answer<K>>(),
        types.declare::<K::Content>(),
        types.declare::<K::Pack>(),
    ];
    kind.declare(&mut types);
    let mut schemas = Vec::new();
    let parts = [
        ("GameShared", schema_of::<Shared<K>>(&mut schemas)),
        ("GameOwn", schema_of::<Own<K>>(&mut schemas)),
        ("GameAnswer", schema_of::<Answer<K>>(&mut schemas)),
        ("GameContent", schema_of::<K::Content>(&mut schemas)),
        ("GamePack", schema_of::<K::Pack>(&mut schemas)),
    ];
    GameForms { types, names, schemas, parts }
}

type Shared<K> = <<K as GameKind>::Game as kernel::TableGame>::Shared;
type Own<K> = <<K as GameKind>::Game as kernel::TableGame>::Own;
type Question<K> = <<K as GameKind>::Game as kernel::TableGame>::Question;
type Answer<K> = <<K as GameKind>::Game as kernel::TableGame>::Answer;

/// The schema of a type, by its name where it has one that is told of.
fn schema_of<T: ToSchema + TS>(schemas: &mut Vec<(String, RefOr<Schema>)>) -> RefOr<Schema> {
    T::schemas(schemas);
    if T::output_path().is_none() {
        return T::schema();
    }
    let name = <T as ToSchema>::name();
    schemas.push((name.clone().into_owned(), T::schema()));
    RefOr::Ref(Ref::from_schema_name(name))
}

/// One of the schemas.
#[must_use]
pub fn one_of(schemas: impl IntoIterator<Item = RefOr<Schema>>) -> RefOr<Schema> {
    let all = schemas.into_iter().fold(OneOfBuilder::new(), OneOfBuilder::item);
    RefOr::T(Schema::OneOf(all.build()))
}
