//! "Report a problem": a file that somebody can send along, with nothing in it that its sender may not know.

use std::fmt::Write;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use table::{No, Stage};
use utoipa::IntoParams;

use super::answer::{Name, Ordinal, Params, Refusal};
use super::records::{may_replay, text_file};
use super::session::{ClientAddress, Visitor};
use crate::app::App;
use crate::tables::Steps;

/// How many steps before the one in question are told.
const TALE: u64 = 200;

/// Which step.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct StepQuery {
    /// The sequence number of the step in question; the last one if it is not said.
    #[param(value_type = Option<i64>, minimum = 1)]
    step: Option<Ordinal>,
}

/// A file about a step of a table: the version, what whoever asks heard until then, and the record if the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/report", params(("id" = String, Path, description = "The table's name in links"), StepQuery),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 400, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 410, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn report(
    State(app): State<Arc<App>>,
    Visitor(person): Visitor,
    ClientAddress(address): ClientAddress,
    name: Name,
    Params(StepQuery { step }): Params<StepQuery>,
) -> Result<Response, Refusal> {
    let id = name.table()?;
    may_replay(&app, address)?;
    let access = app.tables.access(id, person.map(|person| person.id)).await?;
    let step = step.map_or(access.last, |Ordinal(step)| step);
    if step > access.last {
        return Err(Refusal::new(StatusCode::CONFLICT, No::NoStep));
    }
    let first = step.saturating_sub(TALE - 1).max(1);
    let steps = app.tables.steps(id, access, first, step - first + 1).await?;
    let mut text = format!(
        "oneiros report 1\nversion {}\ntable {id}\nstep {step}\nlast {}\n",
        env!("CARGO_PKG_VERSION"),
        access.last
    );
    let own: Vec<String> = access.own.iter().map(|seat| seat.to_string()).collect();
    let _ = writeln!(text, "{}", format!("seats {}", own.join(" ")).trim_end());
    text += &tale(&steps);
    if access.stage == Stage::Over {
        let record = app.tables.record(id, access).await?;
        text += "record\n";
        record.lines().for_each(|line| text += &format!("  {line}\n"));
    }
    Ok(text_file(&format!("oneiros-{id}-{step}.txt"), text))
}

/// What was done and heard, and how all looked in the end: keys and values, no sentences.
fn tale(steps: &Steps) -> String {
    let mut text = String::new();
    for step in &steps.steps {
        let _ = writeln!(text, "at {} {}", step.past.seq, json(&step.past.happened));
        for event in &step.past.events {
            let _ = writeln!(text, "  {}", json(event));
        }
    }
    if let Some(last) = steps.steps.last() {
        let _ = writeln!(text, "view {}", json(&last.table_view));
    }
    text
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
