//! The lobby: tables that anybody may find, making one, and joining by code.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use store::{Code, Cursor, Fault, Listed, Millis, Page, Status, TableId};
use table::{Contract, Deed, No, Refused};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use super::answer::{Body, Params, Refusal};
use super::session::{ClientAddress, Known};
use crate::app::App;
use crate::rate_limit::RateLimit;
use crate::tables::{Person, Summary, TableError, Tables};

/// How many tables are listed at once.
const PAGE: u32 = 50;

/// Where a list goes on.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct PageQuery {
    /// What the list before said in `next`.
    #[param(max_length = 40)]
    after: Option<String>,
}

impl PageQuery {
    pub(crate) fn page(&self) -> Result<Page, Refusal> {
        let wrong = || Refusal::new(StatusCode::BAD_REQUEST, No::WrongBody);
        let Some(text) = &self.after else { return Ok(Page { after: None, limit: PAGE }) };
        let (created, table) = text.split_once('.').ok_or_else(wrong)?;
        let created = Millis(created.parse().map_err(|_| wrong())?);
        let table: TableId = table.parse().map_err(|_| wrong())?;
        Ok(Page { after: Some(Cursor { created, table }), limit: PAGE })
    }
}

/// Which tables of the lobby.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct LobbyQuery {
    /// What the list before said in `next`.
    #[param(max_length = 40)]
    after: Option<String>,
    /// `gathering`, where somebody is still missing, or `playing`, where anybody may watch; the former if it is not said.
    #[param(inline)]
    stage: Option<LobbyStage>,
}

/// How far the tables of a list are.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LobbyStage {
    /// Somebody is still missing.
    Gathering,
    /// The game is played, and anybody may watch it.
    Playing,
}

/// What a list must know of a summary.
#[derive(Deserialize)]
struct Watched {
    #[serde(default)]
    watch: bool,
}

/// Tables, and where the list goes on.
#[derive(Serialize, TS, ToSchema)]
pub(crate) struct TableList {
    tables: Vec<ListedTable>,
    /// Ask for more with this; nothing when there is no more.
    next: Option<String>,
}

/// A table in a list.
#[derive(Serialize, TS, ToSchema)]
pub(crate) struct ListedTable {
    id: String,
    /// When it was made, in unix milliseconds.
    #[ts(type = "number")]
    created: i64,
    /// When something was last done, in unix milliseconds.
    #[ts(type = "number")]
    changed: i64,
    /// Since when it waits for whoever asks, in unix milliseconds.
    #[ts(type = "number | null")]
    waits_for_you_since: Option<i64>,
    /// The game, its stage, who sits where, and whom it waits for.
    #[ts(as = "Summary<'static>")]
    #[schema(value_type = Summary<'static>)]
    about: Box<RawValue>,
}

pub(crate) fn listing(listed: Vec<Listed>) -> TableList {
    let last = listed.last().filter(|_| listed.len() == PAGE as usize);
    let next = last.map(|last| format!("{}.{}", last.created.0, last.id));
    let nothing = || RawValue::from_string("{}".to_owned()).expect("an empty object is JSON");
    let table = |listed: Listed| ListedTable {
        id: listed.id.to_string(),
        created: listed.created.0,
        changed: listed.changed.0,
        waits_for_you_since: listed.waited_for_since.map(|since| since.0),
        about: RawValue::from_string(listed.head.summary).unwrap_or_else(|_| nothing()),
    };
    TableList { tables: listed.into_iter().map(table).collect(), next }
}

/// A new table.
#[derive(Serialize, TS, ToSchema)]
pub(crate) struct Made {
    /// Its name in links.
    pub(crate) id: String,
    /// The code to join it with.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub(crate) code: Option<String>,
}

/// The code of a table.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Joining {
    /// Six letters.
    #[schema(max_length = 16)]
    code: String,
}

/// The public tables at which somebody is still missing, or those that anybody may watch, newest first.
#[utoipa::path(get, path = "/api/tables", params(LobbyQuery),
    responses((status = 200, body = TableList), (status = 400, body = Refusal)))]
pub(crate) async fn public_tables(
    State(app): State<Arc<App>>,
    Params(LobbyQuery { after, stage }): Params<LobbyQuery>,
) -> Result<Json<TableList>, Refusal> {
    let page = PageQuery { after }.page()?;
    if stage != Some(LobbyStage::Playing) {
        return Ok(Json(listing(app.store.public_tables(Status::Open, page).await?)));
    }
    let mut list = listing(app.store.public_tables(Status::Playing, page).await?);
    let watch =
        |table: &ListedTable| serde_json::from_str::<Watched>(table.about.get()).is_ok_and(|it| it.watch);
    list.tables.retain(watch);
    Ok(Json(list))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = Contract,
    responses((status = 201, body = Made), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 409, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn make_table(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
    Body(contract): Body<Contract>,
) -> Result<(StatusCode, Json<Made>), Refusal> {
    let unfit = |refused: Refused| Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, refused);
    contract.within_limits().map_err(|limits| unfit(limits.into()))?;
    let game = app.tables.context().games.settle(&contract.game, contract.seats.len()).map_err(unfit)?;
    app.tables.context().games.check_players(&contract).map_err(unfit)?;
    if !app.rate_limiter.allows(&app.limits, RateLimit::MakeTable, Some(person.id), Some(address)) {
        return Err(Refusal::too_often());
    }
    let made = make(&app.tables, &person, Contract { game, ..contract }, None).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Makes a table with a name and a code that no other has.
pub(crate) async fn make(
    tables: &Tables,
    person: &Person,
    contract: Contract,
    game: Option<Vec<Deed>>,
) -> Result<Made, Refusal> {
    match tables.make_anew(person, contract, game).await {
        Ok((id, code)) => Ok(Made { id: id.to_string(), code: Some(code.to_string()) }),
        Err(TableError::Store(Fault::CodeTaken | Fault::Taken)) => {
            Err(Refusal::new(StatusCode::SERVICE_UNAVAILABLE, No::FullHouse))
        }
        Err(error) => Err(error.into()),
    }
}

/// Finds a table by its code.
#[utoipa::path(post, path = "/api/join", request_body = Joining,
    responses((status = 200, body = Made), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ClientAddress(address): ClientAddress,
    Body(joining): Body<Joining>,
) -> Result<Json<Made>, Refusal> {
    if !app.rate_limiter.allows(&app.limits, RateLimit::TryCode, Some(person.id), Some(address)) {
        return Err(Refusal::too_often());
    }
    let none = || Refusal::new(StatusCode::NOT_FOUND, No::NoCode);
    let code: Code = joining.code.trim().to_ascii_uppercase().parse().map_err(|_| none())?;
    let id = app.store.by_code(code).await?.ok_or_else(none)?;
    Ok(Json(Made { id: id.to_string(), code: None }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::response::IntoResponse;
    use proptest::prelude::*;
    use store::{Head, Seq};

    fn listed(created: i64, id: u64) -> Listed {
        let head = Head { status: Status::Open, summary: "{}".to_owned(), due: None };
        let (created, changed) = (Millis(created), Millis(0));
        Listed { id: TableId::new(id), created, last: Seq::FIRST, head, changed, waited_for_since: None }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

        #[test]
        fn a_list_goes_on_where_it_ended(created in any::<i64>(), id in any::<u64>()) {
            let part = listing((0..PAGE).map(|_| listed(created, id)).collect());
            let page = PageQuery { after: part.next }.page().ok().unwrap();
            prop_assert_eq!(page.after, Some(listed(created, id).cursor()));
        }

        #[test]
        fn whatever_a_page_is_asked_for_after_it_is_a_place_or_refused(
            any in "\\PC{0,50}",
            near in "-?[0-9]{0,20}[.]?[0-9a-zA-Z]{0,14}",
        ) {
            for after in [any, near] {
                match (PageQuery { after: Some(after.clone()) }).page() {
                    Ok(page) => {
                        let cursor = page.after.unwrap();
                        let again = listing(vec![listed(cursor.created.0, cursor.table.get()); PAGE as usize]);
                        let page = PageQuery { after: again.next }.page().ok().unwrap();
                        prop_assert_eq!(page.after, Some(cursor), "{}", after);
                    }
                    Err(refusal) => prop_assert_eq!(refusal.into_response().status(), StatusCode::BAD_REQUEST),
                }
            }
        }
    }
}
