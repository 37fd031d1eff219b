//! Games afterwards: step by step, as records, and other games that begin with them.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::No;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::answer::{Body, Name, Ordinal, Params, Refusal};
use super::lobby::{Made, make};
use super::session::{ClientAddress, Known, Visitor};
use crate::app::App;
use crate::archive::{hot_seat, table_of};
use crate::rate_limit::RateLimit;
use crate::tables::Steps;

/// How many steps are told when nobody says how many.
const STEPS: u64 = 20;
/// The most steps that are told at once.
const MOST_STEPS: u64 = 50;

/// Lines of a record that are no entries: its header, its position, its result.
const RECORD_HEAD: usize = 100;

/// Which steps.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct StepsQuery {
    /// The sequence number of the first; 1 if it is not said.
    #[param(value_type = Option<i64>, minimum = 1)]
    from: Option<Ordinal>,
    /// How many at most; 20 if it is not said, never more than 50.
    #[param(value_type = Option<i64>, minimum = 1)]
    count: Option<Ordinal>,
}

/// What happened at a table step by step, with the table after each, as far as whoever asks may know it.
#[utoipa::path(get, path = "/api/tables/{id}/steps", params(("id" = String, Path, description = "The table's name in links"), StepsQuery),
    responses((status = 200, body = Steps), (status = 400, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 410, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn steps(
    State(app): State<Arc<App>>,
    Visitor(person): Visitor,
    ClientAddress(address): ClientAddress,
    name: Name,
    Params(StepsQuery { from, count }): Params<StepsQuery>,
) -> Result<Json<Steps>, Refusal> {
    let id = name.table()?;
    may_replay(&app, address)?;
    let (Ordinal(from), Ordinal(count)) = (from.unwrap_or(Ordinal(1)), count.unwrap_or(Ordinal(STEPS)));
    let access = app.tables.access(id, person.map(|person| person.id)).await?;
    Ok(Json(app.tables.steps(id, access, from, count.min(MOST_STEPS)).await?))
}

/// The record of a game that is over, as text.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path, description = "The table's name in links")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Refusal), (status = 409, body = Refusal, description = "The game is not over"), (status = 410, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Visitor(person): Visitor,
    ClientAddress(address): ClientAddress,
    name: Name,
) -> Result<Response, Refusal> {
    let id = name.table()?;
    may_replay(&app, address)?;
    let access = app.tables.access(id, person.map(|person| person.id)).await?;
    Ok(text_file(&format!("oneiros-{id}.txt"), app.tables.record(id, access).await?))
}

/// Playing a game again costs something, also for whoever is nobody here: an address may ask for it so often.
pub(crate) fn may_replay(app: &App, from: IpAddr) -> Result<(), Refusal> {
    if app.rate_limiter.allows(&app.limits, RateLimit::Replay, None, Some(from)) {
        Ok(())
    } else {
        Err(Refusal::too_often())
    }
}

/// A text that browsers keep as a file.
pub(crate) fn text_file(name: &str, text: String) -> Response {
    let attachment = format!("attachment; filename=\"{name}\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, attachment),
    ];
    (headers, text).into_response()
}

/// Makes a table from a record: whoever brings it along holds every seat, and the game goes on where the record ends.
#[utoipa::path(post, path = "/api/records", request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = Made), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 413, body = Refusal), (status = 415, body = Refusal), (status = 422, body = Refusal, description = "The record does not hold, with the place"), (status = 429, body = Refusal)))]
pub(crate) async fn import(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<Made>), Refusal> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if !kind.to_ascii_lowercase().starts_with("text/plain") {
        return Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, No::WrongBody));
    }
    let body = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, No::TooLong),
        _ => Refusal::new(StatusCode::BAD_REQUEST, No::WrongBody),
    })?;
    let wrong = || Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, No::WrongBody);
    let text = String::from_utf8(body.into()).map_err(|_| wrong())?;
    // The store holds no zero characters, and no record has one.
    if text.contains('\0') {
        return Err(wrong());
    }
    if !app.rate_limiter.allows(&app.limits, RateLimit::MakeTable, Some(person.id), Some(address)) {
        return Err(Refusal::too_often());
    }
    if text.lines().count() > app.limits.record_entries + RECORD_HEAD {
        return Err(Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, No::TooLong));
    }
    let games = app.tables.context().games.clone();
    let brought = app.tables.context().folding(move || games.bring(&text)).await??;
    let (contract, game) = table_of(brought);
    let made = make(&app.tables, &person, contract, Some(game)).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Where another game begins.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhatIf {
    /// The sequence number of the last step that both games have in common.
    #[schema(minimum = 1)]
    step: u64,
}

/// Makes a table that goes on from a step of a game that is over: whoever asks holds every seat.
#[utoipa::path(post, path = "/api/tables/{id}/what-if", params(("id" = String, Path, description = "The table's name in links")), request_body = WhatIf,
    responses((status = 201, body = Made), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 410, body = Refusal), (status = 413, body = Refusal), (status = 415, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn what_if(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
    name: Name,
    Body(WhatIf { step }): Body<WhatIf>,
) -> Result<(StatusCode, Json<Made>), Refusal> {
    let id = name.table()?;
    if step == 0 {
        return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, No::NoStep));
    }
    let access = app.tables.access(id, Some(person.id)).await?;
    // To read the game costs as much as to make a table of it.
    if !app.rate_limiter.allows(&app.limits, RateLimit::MakeTable, Some(person.id), Some(address)) {
        return Err(Refusal::too_often());
    }
    let (contract, game) = app.tables.game_until(id, access, step).await?;
    let made = make(&app.tables, &person, hot_seat(contract.game, contract.seats.len()), Some(game)).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// The table for another game with the same contract: who asks first makes it, the others get the same.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path, description = "The table's name in links")),
    responses((status = 200, body = Made), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 410, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
    name: Name,
) -> Result<Json<Made>, Refusal> {
    let id = name.table()?;
    if !app.rate_limiter.allows(&app.limits, RateLimit::MakeTable, Some(person.id), Some(address)) {
        return Err(Refusal::too_often());
    }
    let next = app.tables.rematch(id, &person).await?;
    // Whoever asked first chose the code.
    let made = app.store.open_table(next).await?;
    let code = made.and_then(|made| made.table.code).map(|code| code.to_string());
    Ok(Json(Made { id: next.to_string(), code }))
}
