//! Who one is: a guest with a name, remembered by a cookie, who may come back from another device.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use store::{Fault, GuestId, Millis, TokenKind};
use table::No;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::answer::{Body, Params, Refusal};
use super::lobby::{PageQuery, TableList, listing};
use super::session::{ClientAddress, Known, Shown, Visitor, cookie, no_cookie};
use super::webhooks::may_settle;
use crate::app::App;
use crate::rate_limit::RateLimit;
use crate::tables::Person;
use crate::text;
use crate::token::Token;

/// How long a link for another device is good: ten minutes.
const CLAIM_MILLIS: i64 = 10 * 60 * 1000;

/// Who one is.
#[derive(Serialize, TS, ToSchema)]
pub(crate) struct Me {
    /// A name that does not change, for programs.
    id: String,
    /// The display name.
    name: String,
}

/// The name to play under.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Naming {
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
}

/// A link for another device.
#[derive(Serialize, TS, ToSchema)]
pub(crate) struct Link {
    /// The secret to open it with, once.
    secret: String,
    /// Until when, in unix milliseconds.
    #[ts(type = "number")]
    expires: i64,
}

/// The secret of a link.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Claim {
    /// As it was given out.
    #[schema(max_length = 64)]
    secret: String,
}

/// A token for a program that plays in one's name.
#[derive(Serialize, TS, ToSchema)]
pub(crate) struct Bearer {
    /// To be sent as `Authorization: Bearer ...`.
    token: String,
}

fn me_of(person: &Person) -> Me {
    Me { id: person.id.to_string(), name: person.name.clone() }
}

/// Who one is.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), (status = 401, body = Refusal)))]
pub(crate) async fn me(Known(person): Known) -> Json<Me> {
    Json(me_of(&person))
}

/// Takes a name: a new guest, or another name for the one who asks.
#[utoipa::path(post, path = "/api/me", request_body = Naming,
    responses((status = 200, body = Me), (status = 400, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn become_guest(
    State(app): State<Arc<App>>,
    Visitor(person): Visitor,
    ClientAddress(address): ClientAddress,
    Body(naming): Body<Naming>,
) -> Result<Response, Refusal> {
    let Some(name) = text::name(&naming.name) else {
        return Err(Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, No::NameLength));
    };
    if let Some(person) = person {
        may_settle(&app, person.id, address)?;
        app.store.rename(person.id, &name).await?;
        return Ok(Json(me_of(&Person { name, ..person })).into_response());
    }
    if !app.rate_limiter.allows(&app.limits, RateLimit::BecomeGuest, None, Some(address)) {
        return Err(Refusal::too_often());
    }
    let person = Person { id: GuestId::random(), name };
    app.store.add_guest(person.id, &person.name, app.clock.wall()).await?;
    let cookie = new_session(&app, person.id).await?;
    Ok(([(SET_COOKIE, cookie)], Json(me_of(&person))).into_response())
}

async fn new_session(app: &App, guest: GuestId) -> Result<HeaderValue, Refusal> {
    let token = Token::random();
    app.store.add_token(token.hash(), guest, TokenKind::Session, app.clock.wall()).await?;
    Ok(cookie(&token, &app.config))
}

/// Makes a link with which another device becomes the same guest, once.
#[utoipa::path(post, path = "/api/me/link", responses((status = 200, body = Link), (status = 401, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn make_link(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
) -> Result<Json<Link>, Refusal> {
    if !app.rate_limiter.allows(&app.limits, RateLimit::MakeToken, Some(person.id), Some(address)) {
        return Err(Refusal::too_often());
    }
    let (secret, expires) = (Token::random(), Millis(app.clock.wall().0 + CLAIM_MILLIS));
    app.store.add_claim(secret.hash(), person.id, expires).await?;
    Ok(Json(Link { secret: secret.reveal(), expires: expires.0 }))
}

/// Becomes the guest who made the link.
#[utoipa::path(post, path = "/api/claim", request_body = Claim,
    responses((status = 200, body = Me), (status = 400, body = Refusal), (status = 404, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn claim_link(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Body(claim): Body<Claim>,
) -> Result<Response, Refusal> {
    if !app.rate_limiter.allows(&app.limits, RateLimit::TryLink, None, Some(address)) {
        return Err(Refusal::too_often());
    }
    let gone = || Refusal::new(StatusCode::NOT_FOUND, No::NoClaim);
    let secret = Token::read(&claim.secret).ok_or_else(gone)?;
    let guest = app.store.take_claim(secret.hash(), app.clock.wall()).await?.ok_or_else(gone)?;
    let guest = app.store.guest(guest).await?.ok_or_else(gone)?;
    let cookie = new_session(&app, guest.id).await?;
    Ok(([(SET_COOKIE, cookie)], Json(me_of(&Person { id: guest.id, name: guest.name }))).into_response())
}

/// Makes a token for a program that plays in one's name.
#[utoipa::path(post, path = "/api/me/token", responses((status = 200, body = Bearer), (status = 401, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn make_token(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
) -> Result<Json<Bearer>, Refusal> {
    if !app.rate_limiter.allows(&app.limits, RateLimit::MakeToken, Some(person.id), Some(address)) {
        return Err(Refusal::too_often());
    }
    let token = Token::random();
    app.store.add_token(token.hash(), person.id, TokenKind::Bot, app.clock.wall()).await?;
    Ok(Json(Bearer { token: token.reveal() }))
}

/// Which of one's sessions end.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Leaving {
    /// `true`: all of them, and all tokens of programs too; else only the one that asks.
    everywhere: Option<bool>,
}

/// Ends the session that asks, or everything that proves to be this guest. The tables stay as they are.
#[utoipa::path(delete, path = "/api/me", params(Leaving),
    responses((status = 204), (status = 400, body = Refusal), (status = 401, body = Refusal)))]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Shown(shown): Shown,
    Params(Leaving { everywhere }): Params<Leaving>,
) -> Result<Response, Refusal> {
    if everywhere.unwrap_or(false) {
        app.store.revoke_all(person.id).await?;
        app.tables.disconnect_guest(person.id).await;
    } else if let Some(token) = shown {
        match app.store.revoke_token(token.hash()).await {
            // Another request was faster.
            Ok(()) | Err(Fault::Missing) => {}
            Err(fault) => return Err(fault.into()),
        }
        // Other devices of the same guest come back at once with what they have to show.
        app.tables.disconnect_guest(person.id).await;
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, no_cookie(&app.config))]).into_response())
}

/// The tables that one belongs to, newest first.
#[utoipa::path(get, path = "/api/me/tables", params(PageQuery),
    responses((status = 200, body = TableList), (status = 400, body = Refusal), (status = 401, body = Refusal)))]
pub(crate) async fn my_tables(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Params(page): Params<PageQuery>,
) -> Result<Json<TableList>, Refusal> {
    Ok(Json(listing(app.store.tables_of(person.id, page.page()?).await?)))
}
