//! What was said at a table, and whom one does not want to hear.

use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::{Fault, GuestId, Seq, Span};
use table::{Guest, No, Table};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::answer::{Name, Ordinal, Params, Refusal};
use super::session::{ClientAddress, Known, Visitor};
use crate::app::App;
use crate::rate_limit::RateLimit;
use crate::tables::Names;

/// How many lines are told at once.
const LINES: u32 = 50;
/// How many others somebody may mute.
const MOST_MUTED: usize = 1_000;

/// Which part of a chat.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct BeforeQuery {
    /// What the part after it said in `before`; the latest lines if it is not said.
    #[param(value_type = Option<i64>, minimum = 1)]
    before: Option<Ordinal>,
}

/// A part of a chat.
#[derive(Serialize, TS, ToSchema)]
pub(crate) struct ChatPart {
    /// The lines, oldest first, without those of people whom one has muted.
    lines: Vec<ChatLine>,
    /// Ask for earlier lines with this; nothing when there are none.
    before: Option<u64>,
}

/// A line of a chat.
#[derive(Serialize, TS, ToSchema)]
pub(crate) struct ChatLine {
    /// The place in the chat.
    line: u64,
    /// Who said it.
    from: String,
    /// The display name.
    name: String,
    /// What.
    text: String,
    /// When, in unix milliseconds.
    #[ts(type = "number")]
    at: i64,
}

/// What was said at a table, latest lines first to be asked for.
#[utoipa::path(get, path = "/api/tables/{id}/chat", params(("id" = String, Path, description = "The table's name in links"), BeforeQuery),
    responses((status = 200, body = ChatPart), (status = 400, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 410, body = Refusal)))]
pub(crate) async fn chat(
    State(app): State<Arc<App>>,
    Visitor(person): Visitor,
    name: Name,
    Params(BeforeQuery { before }): Params<BeforeQuery>,
) -> Result<Json<ChatPart>, Refusal> {
    let id = name.table()?;
    let guest = person.map(|person| person.id);
    let access = app.tables.access(id, guest).await?;
    let until = app.tables.heard_until(id, access).await?;
    let muted = match guest {
        Some(guest) => app.store.muted_by(guest).await?,
        None => Vec::new(),
    };
    let span = before.map_or(Span::Latest, |Ordinal(before)| Span::Before(Seq(before)));
    let found = app.store.chat(id, span, LINES).await?;
    let before = found.first().map(|line| line.seq.0).filter(|first| *first > 1);
    let (mut names, mut lines) = (Names::default(), Vec::with_capacity(found.len()));
    // Whoever has no seat knows no more than all who watch, and was heard by them at once.
    let sits = |table: &Table| {
        let seated = |guest: &GuestId| !table.seats_of(Guest(guest.get())).is_empty();
        found.iter().map(|line| line.guest).filter(seated).collect::<HashSet<GuestId>>()
    };
    let bound = match until {
        Some(until) => Some((until, app.tables.with_table(id, sits).await?)),
        None => None,
    };
    let may_hear = |line: &store::ChatLine| {
        bound.as_ref().is_none_or(|(until, seated)| line.at < *until || !seated.contains(&line.guest))
    };
    for line in found.into_iter().filter(|line| !muted.contains(&line.guest) && may_hear(line)) {
        let name = names.of(&app.store, line.guest).await?;
        let (from, at) = (line.guest.to_string(), line.at.0);
        lines.push(ChatLine { line: line.seq.0, from, name, text: line.text, at });
    }
    Ok(Json(ChatPart { lines, before }))
}

/// Whom one does not want to hear.
#[derive(Serialize, TS, ToSchema)]
pub(crate) struct Mutes {
    /// Their names for programs.
    muted: Vec<String>,
}

/// Whom one does not want to hear.
#[utoipa::path(get, path = "/api/mutes", responses((status = 200, body = Mutes), (status = 401, body = Refusal)))]
pub(crate) async fn mutes(State(app): State<Arc<App>>, Known(person): Known) -> Result<Json<Mutes>, Refusal> {
    let muted = app.store.muted_by(person.id).await?;
    Ok(Json(Mutes { muted: muted.iter().map(ToString::to_string).collect() }))
}

/// Does not want to hear somebody any more, at any table.
#[utoipa::path(post, path = "/api/mutes/{guest}", params(("guest" = String, Path, description = "The name for programs")),
    responses((status = 204), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn mute(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
    name: Name,
) -> Result<StatusCode, Refusal> {
    let muted = name.guest()?;
    may_mute(&app, person.id, address)?;
    if app.store.muted_by(person.id).await?.len() >= MOST_MUTED {
        return Err(Refusal::new(StatusCode::CONFLICT, No::FullHouse));
    }
    match app.store.mute(person.id, muted).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(Fault::Missing) => Err(Refusal::new(StatusCode::NOT_FOUND, No::NothingHere)),
        Err(fault) => Err(fault.into()),
    }
}

/// Wants to hear somebody again.
#[utoipa::path(delete, path = "/api/mutes/{guest}", params(("guest" = String, Path, description = "The name for programs")),
    responses((status = 204), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn unmute(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
    name: Name,
) -> Result<StatusCode, Refusal> {
    let muted = name.guest()?;
    may_mute(&app, person.id, address)?;
    app.store.unmute(person.id, muted).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Each change is a write of its own, also one that changes nothing.
fn may_mute(app: &App, guest: GuestId, from: IpAddr) -> Result<(), Refusal> {
    if app.rate_limiter.allows(&app.limits, RateLimit::Mute, Some(guest), Some(from)) {
        Ok(())
    } else {
        Err(Refusal::too_often())
    }
}
