//! How one is told that it is one's turn: an address that gets a message, hours of quiet, tables to hear nothing of.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use store::{Fault, GuestId};
use table::No;

use super::answer::{Body, Name, Refusal};
use super::session::{ClientAddress, Known};
use crate::app::App;
use crate::rate_limit::RateLimit;
use crate::webhooks::Webhook;

/// How one is told that it is one's turn.
#[utoipa::path(get, path = "/api/me/webhook",
    responses((status = 200, body = Webhook), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn webhook(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Json<Webhook>, Refusal> {
    let settings = app.store.guest(person.id).await?.and_then(|guest| guest.hook);
    let webhook = settings.and_then(|settings| Webhook::stored(&settings));
    webhook.map(Json).ok_or_else(|| Refusal::new(StatusCode::NOT_FOUND, No::NothingHere))
}

/// Sets how one is told that it is one's turn.
#[utoipa::path(put, path = "/api/me/webhook", request_body = Webhook,
    responses((status = 200, body = Webhook), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 413, body = Refusal), (status = 415, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn set_webhook(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
    Body(webhook): Body<Webhook>,
) -> Result<Json<Webhook>, Refusal> {
    if !webhook.is_sound(&app.config.webhooks) {
        return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, No::HookAddress));
    }
    may_settle(&app, person.id, address)?;
    app.store.set_hook(person.id, Some(&webhook.to_stored())).await?;
    app.tables.webhooks_changed();
    Ok(Json(webhook))
}

/// Does not want to be told any more.
#[utoipa::path(delete, path = "/api/me/webhook",
    responses((status = 204), (status = 401, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn remove_webhook(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
) -> Result<StatusCode, Refusal> {
    may_settle(&app, person.id, address)?;
    app.store.set_hook(person.id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Does not want to be told of a table.
#[utoipa::path(put, path = "/api/tables/{id}/quiet", params(("id" = String, Path, description = "The table's name in links")),
    responses((status = 204), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 410, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn quiet(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
    name: Name,
) -> Result<StatusCode, Refusal> {
    let id = name.table()?;
    may_settle(&app, person.id, address)?;
    // Only who may look at a table can have settings for it.
    app.tables.access(id, Some(person.id)).await?;
    match app.store.silence(person.id, id).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(Fault::Missing) => Err(Refusal::new(StatusCode::NOT_FOUND, No::NoTable)),
        Err(fault) => Err(fault.into()),
    }
}

/// Wants to be told of a table again.
#[utoipa::path(delete, path = "/api/tables/{id}/quiet", params(("id" = String, Path, description = "The table's name in links")),
    responses((status = 204), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn unquiet(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
    name: Name,
) -> Result<StatusCode, Refusal> {
    let id = name.table()?;
    may_settle(&app, person.id, address)?;
    app.store.unsilence(person.id, id).await?;
    app.tables.webhooks_changed();
    Ok(StatusCode::NO_CONTENT)
}

/// Each change of a guest's settings is a write of its own, also one that changes nothing.
pub(super) fn may_settle(app: &App, guest: GuestId, from: IpAddr) -> Result<(), Refusal> {
    if app.rate_limiter.allows(&app.limits, RateLimit::Settle, Some(guest), Some(from)) {
        Ok(())
    } else {
        Err(Refusal::too_often())
    }
}
