//! What tables do that are served by two servers on one store, and by one when nobody does anything.

mod absences;
mod log_lines;
mod missing_rows;
pub(crate) mod nodes;
mod returns;
mod signing_out;
mod slow_tables;
mod stale_caches;
mod undo_redo;
mod unloading;
