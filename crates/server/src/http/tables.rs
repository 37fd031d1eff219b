//! A table: one look at it, or a socket to it.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use table::{Guest, No, Table};

use super::answer::{Name, Params, Refusal};
use super::lobby::Made;
use super::session::{ClientAddress, Shown, Visitor};
use crate::app::App;
use crate::live::message::ServerMessage;
use crate::live::socket::{Caller, talk};
use crate::serving::Stay;
use crate::tables::TableError;

/// The buffers of a socket: small, because most sockets are idle most of the time.
const READ_BUFFER: usize = 4 << 10;
const WRITE_BUFFER: usize = 4 << 10;
const MOST_UNSENT: usize = 256 << 10;
/// A message that is so many times too long is not read. One that is less so is, and whoever sent it is told why the socket ends.
const FAR_TOO_LONG: usize = 2;

/// The table as whoever asks may see it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path, description = "The table's name in links")),
    responses((status = 200, body = ServerMessage, description = "As the first message of the live table"), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 410, body = Refusal)))]
pub(crate) async fn look(
    State(app): State<Arc<App>>,
    Visitor(person): Visitor,
    name: Name,
) -> Result<Json<ServerMessage>, Refusal> {
    Ok(Json(app.tables.resume(name.table()?, person.map(|person| person.id), None).await?))
}

/// The table with the code to join it, which those are told who made the table or sit at it, and nobody else.
#[utoipa::path(get, path = "/api/tables/{id}/code", params(("id" = String, Path, description = "The table's name in links")),
    responses((status = 200, body = Made), (status = 404, body = Refusal), (status = 410, body = Refusal)))]
pub(crate) async fn code(
    State(app): State<Arc<App>>,
    Visitor(person): Visitor,
    name: Name,
) -> Result<Json<Made>, Refusal> {
    let id = name.table()?;
    let guest = person.map(|person| person.id);
    let seats = |table: &Table| guest.map(|guest| table.seats_of(Guest(guest.get())));
    let sits = app.tables.with_table(id, seats).await?.is_some_and(|seats| !seats.is_empty());
    let kept = app.store.table(id).await?.ok_or(TableError::NoTable)?;
    let code = kept.code.filter(|_| sits || guest == Some(kept.maker));
    Ok(Json(Made { id: id.to_string(), code: code.map(|code| code.to_string()) }))
}

/// Where somebody left off.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Since {
    since: Option<u64>,
}

/// A socket to the table.
pub(crate) async fn live(
    State(app): State<Arc<App>>,
    (Visitor(person), Shown(shown)): (Visitor, Shown),
    name: Name,
    Params(Since { since }): Params<Since>,
    ClientAddress(address): ClientAddress,
    Extension(stay): Extension<Stay>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let table = name.table()?;
    let upgrade = upgrade.map_err(|_| Refusal::new(StatusCode::UPGRADE_REQUIRED, No::NothingHere))?;
    let Some(pass) = app.sockets.admit(app.limits.room_for_sockets(), address) else {
        return Err(Refusal::new(StatusCode::SERVICE_UNAVAILABLE, No::FullHouse));
    };
    let most = app.limits.message_bytes.saturating_mul(FAR_TOO_LONG);
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(most)
        .max_frame_size(most);
    let proof = person.as_ref().and(shown).map(|token| token.hash());
    let caller = Caller { app: Arc::clone(&app), table, person, proof, since, address };
    let answer = upgrade.on_upgrade(move |socket| async move {
        talk(caller, socket).await;
        drop((pass, stay));
    });
    Ok(answer.into_response())
}
