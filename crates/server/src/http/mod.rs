//! The HTTP side: who one is, the lobby, tables, and how the server is.

mod answer;
mod guests;
mod lobby;
mod ops;
pub(crate) mod page;
mod session;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use answer::Refusal;

use crate::app::App;

#[derive(OpenApi)]
#[openapi(info(
    title = "Oneiros",
    description = "Tables of Oneiros: who one is, the lobby, tables and records. The live table is a WebSocket, told of in docs/protocol.md."
))]
struct Description;

fn described() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(guests::me, guests::become_guest))
        .routes(routes!(guests::make_link))
        .routes(routes!(guests::claim_link))
        .routes(routes!(guests::make_token))
        .routes(routes!(guests::my_tables))
        .routes(routes!(lobby::public_tables, lobby::make_table))
        .routes(routes!(lobby::join))
        .routes(routes!(tables::look))
}

/// The description of the HTTP side, made from the code.
#[must_use]
pub fn openapi() -> utoipa::openapi::OpenApi {
    described().into_openapi()
}

/// Everything that is served.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let (api, description) = described().split_for_parts();
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
        .merge(page::routes())
        .fallback(answer::not_found)
        .layer(middleware::from_fn_with_state(Arc::clone(app), session::guard))
        .layer(DefaultBodyLimit::max(app.limits.body_bytes))
        .with_state(Arc::clone(app))
}
