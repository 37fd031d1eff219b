//! Tables for the lessons of the tutorial.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use store::TableId;
use table::games::lesson_contract;
use table::{No, Refused};

use super::answer::Refusal;
use super::lobby::Made;
use super::session::{ClientAddress, Known};
use crate::app::App;
use crate::rate_limit::RateLimit;

/// Makes a table for a lesson: whoever asks holds seat 1, and a computer that lets them learn in peace seat 2. It is in no list.
#[utoipa::path(post, path = "/api/games/{game}/lessons/{number}", params(("game" = String, Path, description = "The name of the game"), ("number" = String, Path, description = "The number of the lesson: `1`")),
    responses((status = 201, body = Made), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn begin(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
    Path((game, number)): Path<(String, String)>,
) -> Result<(StatusCode, Json<Made>), Refusal> {
    let not_found = |refused| Refusal::new(StatusCode::NOT_FOUND, refused);
    let game = app.tables.context().games.of(&game).map_err(not_found)?;
    let none = || not_found(Refused::from(No::NothingHere).expecting(1..=game.lessons().len()));
    let contract = number.parse().ok().and_then(|number| lesson_contract(game, number)).ok_or_else(none)?;
    if !app.rate_limiter.allows(&app.limits, RateLimit::MakeTable, Some(person.id), Some(address)) {
        return Err(Refusal::too_often());
    }
    let id = TableId::random();
    app.tables.make(id, None, &person, contract, None).await?;
    Ok((StatusCode::CREATED, Json(Made { id: id.to_string(), code: None })))
}
