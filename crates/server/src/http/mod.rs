//! The HTTP side: who one is, the lobby, tables, and how the server is.

mod answer;
mod chat;
mod client;
mod content;
mod description;
mod guests;
mod lessons;
mod lobby;
mod ops;
pub(crate) mod page;
mod records;
mod report;
mod session;
mod still;
mod tables;
mod webhooks;
pub(crate) mod words;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::get;
use table::Games;
use table::games::Lessons;
use table::rulebook::Rulebook;
use ts_rs::TypeVisitor;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[cfg(test)]
pub(crate) use answer::NotAnOrdinal;
pub(crate) use answer::Refusal;
pub(crate) use content::Boxes;

use crate::app::App;
use crate::limits::Limits;

#[derive(OpenApi)]
#[openapi(info(
    title = "Oneiros",
    description = "Tables of Oneiros: who one is, the lobby, tables and records. The live table is a WebSocket, told of in docs/protocol.md."
))]
struct Description;

fn described(games: &Games, limits: &Limits) -> OpenApiRouter<Arc<App>> {
    // A record may be longer than any other body.
    let records = OpenApiRouter::new()
        .routes(routes!(records::import))
        .layer(DefaultBodyLimit::max(limits.record_bytes));
    let mut described = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(guests::me, guests::become_guest, guests::leave))
        .routes(routes!(guests::make_link))
        .routes(routes!(guests::claim_link))
        .routes(routes!(guests::make_token))
        .routes(routes!(guests::my_tables))
        .routes(routes!(lobby::public_tables, lobby::make_table))
        .routes(routes!(lobby::join))
        .routes(routes!(tables::look))
        .routes(routes!(tables::code))
        .routes(routes!(records::steps))
        .routes(routes!(records::record))
        .routes(routes!(records::what_if))
        .routes(routes!(records::rematch))
        .routes(routes!(report::report))
        .routes(routes!(chat::chat))
        .routes(routes!(chat::mutes))
        .routes(routes!(chat::mute, chat::unmute))
        .routes(routes!(webhooks::webhook, webhooks::set_webhook, webhooks::remove_webhook))
        .routes(routes!(webhooks::quiet, webhooks::unquiet))
        .routes(routes!(content::names))
        .routes(routes!(content::content))
        .routes(routes!(content::tutorial))
        .routes(routes!(lessons::begin))
        .routes(routes!(content::pack))
        .routes(routes!(content::rules))
        .routes(routes!(content::game_words))
        .routes(routes!(content::about))
        .routes(routes!(words::words))
        .layer(DefaultBodyLimit::max(limits.body_bytes))
        .merge(records);
    description::complete(described.get_openapi_mut(), games);
    described
}

/// The description of the HTTP side of a server of these games, made from the code.
#[must_use]
pub fn openapi(games: &Games) -> utoipa::openapi::OpenApi {
    described(games, &Limits::default()).into_openapi()
}

/// Shows a visitor every type of a body or an answer.
pub(crate) fn declare(visitor: &mut impl TypeVisitor) {
    visitor.visit::<Refusal>();
    visitor.visit::<guests::Me>();
    visitor.visit::<guests::Naming>();
    visitor.visit::<guests::Link>();
    visitor.visit::<guests::Claim>();
    visitor.visit::<guests::Bearer>();
    visitor.visit::<lobby::TableList>();
    visitor.visit::<lobby::Made>();
    visitor.visit::<lobby::Joining>();
    visitor.visit::<records::WhatIf>();
    visitor.visit::<chat::ChatPart>();
    visitor.visit::<chat::Mutes>();
    visitor.visit::<content::GameNames>();
    visitor.visit::<Lessons>();
    visitor.visit::<Rulebook>();
}

/// Everything that is served.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let (api, description) = described(&app.config.games, &app.limits).split_for_parts();
    let description = Arc::new(description.to_json().unwrap_or_default());
    let describe = move || {
        let text = description.as_ref().clone();
        async move { ([("content-type", "application/json")], text) }
    };
    api.route("/api", get(describe))
        .route("/api/tables/{id}/live", get(tables::live))
        .route("/healthz", get(ops::healthy))
        .route("/readyz", get(ops::ready))
        .route("/metrics", get(ops::metrics))
        .merge(client::routes(&app.config.games))
        .fallback(client::elsewhere)
        .method_not_allowed_fallback(answer::not_allowed)
        .layer(middleware::from_fn(answer::note_faults))
        .layer(middleware::from_fn_with_state(Arc::clone(app), session::guard))
        .with_state(Arc::clone(app))
}
