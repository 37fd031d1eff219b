//! Every word that a person sees exists in four languages, is used, and fits what it is used for.

mod client;
mod errors;
mod expected;
mod forms;
mod locales;
mod refused;

/// Every key that is said in terminals where Dreamscape is played.
fn dreamscape_keys() -> oneiros::words::catalogue::Keys {
    let mut keys = oneiros::words::catalogue::shared();
    keys.extend(oneiros::words::catalogue::of("dreamscape"));
    keys
}
