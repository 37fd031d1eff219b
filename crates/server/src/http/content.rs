//! What is printed in the box: boards, tiles, cards, rules. The same for everybody.

use std::sync::LazyLock;

use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Serialize;
use table::games::{CardPack, DreamscapeContent, Lessons, Rulebook, content, lessons, packs, rulebooks};
use table::{No, Refused};

use super::answer::{Name, Refusal};
use super::still::Still;

const JSON: &str = "application/json";

static CONTENT: LazyLock<Still> = LazyLock::new(|| json(&content()));
static LESSONS: LazyLock<Still> = LazyLock::new(|| json(&lessons()));
static PACKS: LazyLock<Vec<(String, Still)>> =
    LazyLock::new(|| packs().map(|(name, pack)| (name, json(&pack))).collect());
static RULES: LazyLock<Vec<(String, Still)>> =
    LazyLock::new(|| rulebooks().map(|(language, book)| (language.to_owned(), json(&book))).collect());

fn json(value: &impl Serialize) -> Still {
    Still::text(JSON, serde_json::to_string(value).expect("plain data is JSON"))
}

/// What there is in Dreamscape: editions, options, packs, places, purposes.
#[utoipa::path(get, path = "/api/dreamscape", responses((status = 200, body = DreamscapeContent)))]
pub(crate) async fn dreamscape(headers: HeaderMap) -> Response {
    CONTENT.answer(&headers)
}

/// The lessons of the tutorial.
#[utoipa::path(get, path = "/api/dreamscape/lessons", responses((status = 200, body = Lessons)))]
pub(crate) async fn tutorial(headers: HeaderMap) -> Response {
    LESSONS.answer(&headers)
}

/// The cards of a pack.
#[utoipa::path(get, path = "/api/dreamscape/packs/{pack}", params(("pack" = String, Path, description = "Name and version: `nocturne-1`")),
    responses((status = 200, body = CardPack), (status = 404, body = Refusal)))]
pub(crate) async fn pack(name: Name, headers: HeaderMap) -> Result<Response, Refusal> {
    one_of(&PACKS, &name, No::UnknownPack, &headers)
}

/// The numbered rules in a language.
#[utoipa::path(get, path = "/api/dreamscape/rules/{lang}", params(("lang" = String, Path, description = "The language: `en`")),
    responses((status = 200, body = Rulebook), (status = 404, body = Refusal)))]
pub(crate) async fn rules(name: Name, headers: HeaderMap) -> Result<Response, Refusal> {
    one_of(&RULES, &name, No::NothingHere, &headers)
}

fn one_of(
    stills: &[(String, Still)],
    Name(name): &Name,
    no: No,
    headers: &HeaderMap,
) -> Result<Response, Refusal> {
    let found = stills.iter().find(|(word, _)| word == name);
    found.map(|(_, still)| still.answer(headers)).ok_or_else(|| {
        let known = stills.iter().map(|(word, _)| word);
        Refusal::new(StatusCode::NOT_FOUND, Refused::from(no).expecting(known))
    })
}
