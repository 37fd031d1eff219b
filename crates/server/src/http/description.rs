//! What the description of the HTTP side says of all operations alike, beside what each says of itself.

use serde_json::json;
use std::collections::BTreeMap;
use table::Games;
use table::games::AnyGame;
use table::games::form::one_of;
use table::typescript::Page;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{Content, OpenApi, Ref, RefOr, Response, Schema};

use super::session::COOKIE;

/// What any request may get as an answer.
const ALWAYS: [(&str, &str); 2] = [
    ("403", "The request comes from another site, or by a strange name"),
    ("503", "The server cannot do it now"),
];
/// What a request may get that has a body.
const WITH_BODY: [(&str, &str); 5] = [
    ("400", "The body is not JSON"),
    ("408", "The body took too long to arrive"),
    ("413", "The body is too long"),
    ("415", "The body is of another type"),
    ("422", "The body is not of the form that is asked for"),
];

/// Adds who may ask, and the refusals that come before an operation is reached.
pub(super) fn complete(description: &mut OpenApi, games: &Games) {
    tell_forms(description, games);
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(COOKIE)));
    let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
    let schemes =
        [("cookie", cookie), ("bearer", bearer)].map(|(name, way)| (name.to_owned(), RefOr::T(way)));
    description.components.get_or_insert_default().security_schemes.extend(schemes);
    for item in description.paths.paths.values_mut() {
        [&mut item.get, &mut item.put, &mut item.post, &mut item.delete].into_iter().flatten().for_each(tell);
    }
}

/// What has another form in every game has that of any of them.
fn tell_forms(description: &mut OpenApi, games: &Games) {
    let components = description.components.get_or_insert_default();
    let mut parts: BTreeMap<&str, Vec<RefOr<Schema>>> = BTreeMap::new();
    for game in games.iter() {
        let forms = game.forms(&Page::default());
        components.schemas.extend(forms.schemas);
        for (name, schema) in forms.parts {
            parts.entry(name).or_default().push(schema);
        }
    }
    for (name, schemas) in parts {
        components.schemas.insert(name.to_owned(), one_of(schemas));
    }
    let name = games.iter().next().map(AnyGame::name);
    if let (Some(name), Some(RefOr::T(Schema::Object(contract)))) =
        (name, components.schemas.get_mut("Contract"))
    {
        let example = json!({ "game": { "game": name }, "seats": ["maker", "open"], "listing": "public" });
        contract.example = Some(example);
    }
}

fn tell(operation: &mut Operation) {
    let with_body: &[(&str, &str)] = if operation.request_body.is_some() { &WITH_BODY } else { &[] };
    let responses = &mut operation.responses.responses;
    for (status, why) in ALWAYS.iter().chain(with_body) {
        responses.entry((*status).to_owned()).or_insert_with(|| refusal(why));
    }
    // Who need not be known may be all the same, and then sees more.
    let unknown = (!responses.contains_key("401")).then(SecurityRequirement::default);
    let known = ["cookie", "bearer"].map(|scheme| SecurityRequirement::new::<_, [&str; 0], &str>(scheme, []));
    operation.security = Some(unknown.into_iter().chain(known).collect());
}

fn refusal(why: &str) -> RefOr<Response> {
    let mut response = Response::new(why);
    let body = Content::new(Some(Ref::from_schema_name("Refusal")));
    response.content.insert("application/json".to_owned(), body.into());
    RefOr::T(response)
}
