//! Every word that a person sees exists in four languages, is used, and fits what it is used for.

mod client;
mod errors;
mod expected;
mod forms;
mod locales;
mod refused;
