//! Typed refusals over HTTP.

use std::error::Error;
use std::fmt;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, MatchedPath, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use store::{Fault, GuestId, TableId};
use table::games::{Place, Unfit};
use table::{No, Refused};
use tracing::warn;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::tables::TableError;

/// A refusal: the body says why, by key.
#[derive(Serialize, Debug, TS, ToSchema)]
pub(crate) struct Refusal {
    /// Why.
    error: Refused,
    /// Where, in a text that was brought along.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    place: Option<Place>,
    #[serde(skip)]
    #[schema(ignore)]
    status: u16,
    /// What the store said, for the log and not for strangers.
    #[serde(skip)]
    #[schema(ignore)]
    fault: Option<Box<Fault>>,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, error: impl Into<Refused>) -> Refusal {
        Refusal { error: error.into(), place: None, status: status.as_u16(), fault: None }
    }

    pub(crate) fn no_guest() -> Refusal {
        Refusal::new(StatusCode::UNAUTHORIZED, No::NoGuest)
    }

    pub(crate) fn too_often() -> Refusal {
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, No::TooOften)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "answered with {}", self.status)
    }
}

impl Error for Refusal {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.fault {
            Some(fault) => Some(&**fault),
            None => Some(&self.error),
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(mut self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let fault = self.fault.take();
        let mut response = (status, Json(self)).into_response();
        if let Some(fault) = fault {
            response.extensions_mut().insert(*fault);
        }
        response
    }
}

impl From<TableError> for Refusal {
    fn from(error: TableError) -> Refusal {
        let status = match &error {
            TableError::Refused(_) => StatusCode::CONFLICT,
            TableError::NoTable => StatusCode::NOT_FOUND,
            TableError::Broken(_) => StatusCode::GONE,
            TableError::Store(_) | TableError::TimedOut => StatusCode::SERVICE_UNAVAILABLE,
        };
        let refusal = Refusal::new(status, error.reason());
        let fault = if let TableError::Store(fault) = error { Some(Box::new(fault)) } else { None };
        Refusal { fault, ..refusal }
    }
}

impl From<Unfit> for Refusal {
    fn from(unfit: Unfit) -> Refusal {
        let place = Some(unfit.place);
        Refusal { place, ..Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, unfit.reason) }
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Refusal {
        TableError::from(fault).into()
    }
}

/// Writes down what the store said where it was the cause of a refusal: whoever asked is only told that it failed.
pub(crate) async fn note_faults(request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().cloned();
    let rest = request.uri().path().strip_prefix("/api/tables/");
    let table = rest.and_then(|rest| rest.split('/').next()?.parse::<TableId>().ok());
    let method = request.method().clone();
    let response = next.run(request).await;
    if let Some(fault) = response.extensions().get::<Fault>() {
        let path = path.as_ref().map(MatchedPath::as_str);
        warn!(table = table.map(tracing::field::display), %method, path, %fault, "a request could not be answered");
    }
    response
}

/// Nothing is done here in this way.
pub(crate) async fn not_allowed() -> Refusal {
    Refusal::new(StatusCode::METHOD_NOT_ALLOWED, No::NothingHere)
}

/// What stands behind the question mark of an address; a wrong one is refused.
#[derive(Debug)]
pub(crate) struct Params<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Params<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params<T>, Refusal> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        let wrong = |_| Refusal::new(StatusCode::BAD_REQUEST, No::WrongBody);
        query.map(|Query(params)| Params(params)).map_err(wrong)
    }
}

/// A number from 1 on behind the question mark; more than the description calls a number is refused like less.
#[derive(Clone, Copy, Deserialize, Debug)]
#[serde(try_from = "i64")]
pub(crate) struct Ordinal(pub(crate) u64);

impl TryFrom<i64> for Ordinal {
    type Error = NotAnOrdinal;

    fn try_from(number: i64) -> Result<Ordinal, NotAnOrdinal> {
        u64::try_from(number).ok().filter(|number| *number > 0).map(Ordinal).ok_or(NotAnOrdinal(number))
    }
}

/// A number below 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotAnOrdinal(i64);

impl fmt::Display for NotAnOrdinal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no number from 1 on", self.0)
    }
}

impl Error for NotAnOrdinal {}

/// The one name in the path of an address.
#[derive(Debug)]
pub(crate) struct Name(pub(crate) String);

impl Name {
    /// The table of this name.
    pub(crate) fn table(&self) -> Result<TableId, Refusal> {
        self.0.parse().map_err(|_| Refusal::new(StatusCode::NOT_FOUND, No::NoTable))
    }

    /// The guest of this name.
    pub(crate) fn guest(&self) -> Result<GuestId, Refusal> {
        self.0.parse().map_err(|_| Refusal::new(StatusCode::NOT_FOUND, No::NothingHere))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Name {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Name, Refusal> {
        let name = Path::<String>::from_request_parts(parts, state).await;
        let none = |_| Refusal::new(StatusCode::NOT_FOUND, No::NothingHere);
        name.map(|Path(name)| Name(name)).map_err(none)
    }
}

/// A body in JSON; a wrong one is refused with its place where that is known.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refusal> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => {
                let status = rejection.status();
                let no = match rejection {
                    JsonRejection::MissingJsonContentType(_) => No::NotJson,
                    _ if status == StatusCode::PAYLOAD_TOO_LARGE => No::TooLong,
                    _ => No::WrongBody,
                };
                Err(Refusal::new(status, no))
            }
        }
    }
}
