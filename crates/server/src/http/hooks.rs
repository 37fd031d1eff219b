//! How one is told that it is one's turn: an address that gets a message, hours of quiet, tables to hear nothing of.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use store::{Fault, GuestId};
use table::No;

use super::answer::{Body, Name, Refusal};
use super::session::{From, Known};
use crate::app::App;
use crate::outbox::Hook;
use crate::throttle::Effort;

/// How one is told that it is one's turn.
#[utoipa::path(get, path = "/api/me/hook",
    responses((status = 200, body = Hook), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn hook(State(app): State<Arc<App>>, Known(person): Known) -> Result<Json<Hook>, Refusal> {
    let settings = app.store.guest(person.id).await?.and_then(|guest| guest.hook);
    let hook = settings.and_then(|settings| Hook::stored(&settings));
    hook.map(Json).ok_or_else(|| Refusal::new(StatusCode::NOT_FOUND, No::NothingHere))
}

/// Sets how one is told that it is one's turn.
#[utoipa::path(put, path = "/api/me/hook", request_body = Hook,
    responses((status = 200, body = Hook), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 413, body = Refusal), (status = 415, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn set_hook(
    State(app): State<Arc<App>>,
    Known(person): Known,
    From(address): From,
    Body(hook): Body<Hook>,
) -> Result<Json<Hook>, Refusal> {
    if !hook.is_sound(&app.config.hooks) {
        return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, No::HookAddress));
    }
    may_settle(&app, person.id, address)?;
    app.store.set_hook(person.id, Some(&hook.to_stored())).await?;
    app.hall.wishes_changed();
    Ok(Json(hook))
}

/// Does not want to be told any more.
#[utoipa::path(delete, path = "/api/me/hook",
    responses((status = 204), (status = 401, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn remove_hook(
    State(app): State<Arc<App>>,
    Known(person): Known,
    From(address): From,
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
    From(address): From,
    name: Name,
) -> Result<StatusCode, Refusal> {
    let id = name.table()?;
    may_settle(&app, person.id, address)?;
    // Only who may look at a table can have settings for it.
    app.hall.access(id, Some(person.id)).await?;
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
    From(address): From,
    name: Name,
) -> Result<StatusCode, Refusal> {
    let id = name.table()?;
    may_settle(&app, person.id, address)?;
    app.store.unsilence(person.id, id).await?;
    app.hall.wishes_changed();
    Ok(StatusCode::NO_CONTENT)
}

/// Each change of a guest's settings is a write of its own, also one that changes nothing.
pub(super) fn may_settle(app: &App, guest: GuestId, from: IpAddr) -> Result<(), Refusal> {
    if app.throttle.allows(&app.limits, Effort::Settle, Some(guest), Some(from)) {
        Ok(())
    } else {
        Err(Refusal::too_often())
    }
}
