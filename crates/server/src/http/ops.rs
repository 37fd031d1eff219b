//! How the server is, for those who run it.

use std::fmt::Write;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::readiness::Verdict;

/// The program runs.
pub(crate) async fn healthy() -> &'static str {
    "ok\n"
}

/// The store can be read and written.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    match app.readiness.ask(&app).await {
        Verdict::Ready => (StatusCode::OK, "ready\n"),
        Verdict::Unwritable => (StatusCode::SERVICE_UNAVAILABLE, "the store takes no writes\n"),
        Verdict::Silent => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

/// Counts for Prometheus.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Response {
    let stats = app.store.stats();
    let mut text = String::new();
    let mut gauge = |name: &str, kind: &str, help: &str, value: f64| {
        let _ = writeln!(
            text,
            "# HELP oneiros_{name} {help}\n# TYPE oneiros_{name} {kind}\noneiros_{name} {value}"
        );
    };
    gauge("sockets", "gauge", "Open sockets.", app.sockets.len() as f64);
    gauge(
        "rooms",
        "gauge",
        "Tables that somebody looks at or that are in memory.",
        app.tables.live_count() as f64,
    );
    gauge("store_flushes_total", "counter", "Times the store made its writes durable.", stats.flushes as f64);
    gauge("store_writes_total", "counter", "Writes that the store made durable.", stats.writes as f64);
    gauge(
        "store_doubts_total",
        "counter",
        "Commits that had no answer, and what became of them was asked.",
        stats.doubts as f64,
    );
    gauge(
        "store_flush_median_seconds",
        "gauge",
        "The median time of a flush.",
        stats.median_flush.as_secs_f64(),
    );
    gauge(
        "store_flush_p99_seconds",
        "gauge",
        "The time that 99 of 100 flushes do not exceed.",
        stats.p99_flush.as_secs_f64(),
    );
    ([("content-type", "text/plain; version=0.0.4")], text).into_response()
}
