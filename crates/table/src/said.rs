//! Messages on their way to a person: a key and parameters that a program can read. The words are added where they are shown.

use std::collections::BTreeMap;
use std::fmt;

use kernel::{Arg, Message};
use serde::{Serialize, Serializer, ser::SerializeMap};

/// A message with its key and parameters.
#[derive(Clone, PartialEq, Eq, Serialize, Debug, ts_rs::TS, utoipa::ToSchema)]
pub struct Said {
    /// The key of the text in the locales.
    #[schema(value_type = String)]
    pub key: &'static str,
    /// The parameters by name.
    #[serde(skip_serializing_if = "Args::is_empty")]
    #[ts(as = "Option<BTreeMap<String, Parameter>>", optional)]
    #[schema(value_type = Object, required = false)]
    pub args: Args,
}

impl Said {
    /// What a message says.
    pub fn new(message: &(impl Message + ?Sized)) -> Said {
        Said { key: message.key(), args: Args(message.args()) }
    }
}

impl Message for Said {
    fn key(&self) -> &'static str {
        self.key
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.args.0.clone()
    }
}

/// For logs: the key, then the parameters.
impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        kernel::Said::of(self).fmt(f)
    }
}

/// The parameters of a message.
///
/// A number is a number and notation a text; a seat is `{"seat": 1}`, another message `{"term": "shard-water"}`, and a thing that only
/// the game can name `{"card": 12}`, or `{"card": "deep-well"}` where the pack gives it a name.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Args(pub Vec<(&'static str, Arg)>);

impl Args {
    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, arg)| (name, Parameter(arg))))
    }
}

/// A number, notation, a seat, another message by its key, or a thing by its kind and number, such as `{"card": 12}`.
#[derive(ts_rs::TS)]
#[ts(
    rename = "Arg",
    type = "number | string | { seat: number } | { term: string } | { [kind: string]: number } | { [kind: string]: string }"
)]
pub(crate) struct Parameter<'a>(&'a Arg);

impl Serialize for Parameter<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Arg::Number(number) => serializer.serialize_i64(*number),
            Arg::Text(text) => serializer.serialize_str(text),
            Arg::Seat(seat) => tagged(serializer, "seat", &(seat.0 + 1)),
            Arg::Term(key) => tagged(serializer, "term", key),
            Arg::Thing(kind, number) => tagged(serializer, kind, number),
            Arg::Named(kind, slug) => tagged(serializer, kind, slug),
        }
    }
}

fn tagged<S: Serializer>(serializer: S, kind: &str, value: &impl Serialize) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(1))?;
    map.serialize_entry(kind, value)?;
    map.end()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;

    #[test]
    fn parameters_say_what_kind_of_thing_they_are() {
        let args = vec![
            ("count", Arg::Number(2)),
            ("who", Arg::Seat(Seat(0))),
            ("colour", Arg::Term("shard-water")),
            ("card", Arg::Thing("card", 12)),
            ("cell", Arg::Text("b2".to_owned())),
        ];
        let said = Said { key: "event-test", args: Args(args) };
        let json = r#"{"key":"event-test","args":{"count":2,"who":{"seat":1},"colour":{"term":"shard-water"},"card":{"card":12},"cell":"b2"}}"#;
        assert_eq!(serde_json::to_string(&said).unwrap(), json);
        let plain = Said { key: "event-over", args: Args::default() };
        assert_eq!(serde_json::to_string(&plain).unwrap(), r#"{"key":"event-over"}"#);
    }
}
