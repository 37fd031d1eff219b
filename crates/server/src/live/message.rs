//! The messages of the live table, as JSON on a WebSocket.

use axum::extract::ws::Utf8Bytes;
use kernel::SeatSet;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::games::{Answer, Told};
use table::table_view::{ChairSeen, Seen};
use table::{Chair, Command, Contract, Happened, Question, Refused, Said, TableView, heard};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a client says.
#[derive(Clone, PartialEq, Eq, Deserialize, Serialize, Debug, TS)]
#[serde(rename_all = "kebab-case", tag = "type", deny_unknown_fields)]
pub enum ClientMessage {
    /// Do something at the table.
    Do {
        /// A name for this request, given back in the answer.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// What.
        command: Command,
    },
    /// Answer a question; nothing changes.
    Ask {
        /// A name for this request, given back in the answer.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// For which seat.
        seat: Chair,
        /// What.
        question: Question,
    },
    /// Say something to all.
    Chat {
        /// A name for this request, given back in the answer.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// What.
        text: String,
        /// A name of the client's own for this request, as in `play`; sending it again does no harm.
        #[serde(default)]
        #[ts(optional)]
        client: Option<String>,
    },
    /// Tell what was missed since a sequence number, and how the table is now.
    Resume {
        /// The last sequence number that arrived; everything if it is not said.
        #[serde(default)]
        #[ts(optional)]
        since: Option<u64>,
    },
}

/// What the server says. Every message has the table's sequence number.
#[derive(Serialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "type")]
pub enum ServerMessage {
    /// The first message, and the answer to `resume`.
    Hello {
        /// The sequence number.
        seq: u64,
        /// What was missed; nothing when it is too much to tell.
        missed: Option<Vec<PastSeen>>,
        /// What was agreed on.
        contract: Box<Contract>,
        /// The table as it is now.
        table_view: Box<TableView>,
    },
    /// Instead of the first message: the table cannot be played on, and this is how it was last stored.
    BrokenTable {
        /// The sequence number of what is shown.
        seq: u64,
        /// Why.
        reason: Refused,
        /// What was agreed on; nothing when that cannot be read any more.
        contract: Option<Box<Contract>>,
        /// Who sat where.
        chairs: Vec<ChairSeen>,
        /// What was seen of the game, if one had begun.
        views: Vec<Seen>,
    },
    /// Something happened.
    Update {
        /// The sequence number.
        seq: u64,
        /// What, in order.
        past: Vec<PastSeen>,
        /// The table as it is now.
        table_view: Box<TableView>,
    },
    /// A request was carried out, or was before.
    Ack {
        /// The name of the request.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        /// The sequence number under which it stands.
        seq: u64,
    },
    /// A request was refused; nothing changed.
    Refused {
        /// The name of the request.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        /// The sequence number.
        seq: u64,
        /// Why.
        reason: Refused,
    },
    /// A request answers a prompt that is no longer open; nothing changed.
    Behind {
        /// The name of the request.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        /// The sequence number.
        seq: u64,
        /// The number of the open prompt.
        expected: u64,
    },
    /// The answer to a question.
    Answer {
        /// The name of the request.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        /// The sequence number.
        seq: u64,
        /// The answer, whose form depends on the question.
        #[ts(as = "Answer")]
        #[schema(value_type = Answer)]
        answer: Box<RawValue>,
    },
    /// Somebody said something.
    Chat {
        /// The sequence number of the table.
        seq: u64,
        /// The place in the chat.
        line: u64,
        /// Who, by a number that is the same in all messages of this table.
        from: String,
        /// The display name.
        name: String,
        /// What.
        text: String,
        /// When, in unix milliseconds.
        #[ts(type = "number")]
        at: i64,
    },
    /// Who is here has changed.
    Here {
        /// The sequence number.
        seq: u64,
        /// The seats whose persons are here.
        seats: Vec<Chair>,
        /// How many watch.
        watching: usize,
    },
    /// The server is about to stop; come back soon.
    Closing {
        /// The sequence number.
        seq: u64,
    },
    /// The message could not be understood.
    Unreadable {
        /// The sequence number.
        seq: u64,
        /// Why.
        reason: Refused,
    },
}

/// What was missed.
#[derive(Debug)]
pub(crate) enum Missed {
    /// This.
    Told(Vec<PastSeen>),
    /// More than is remembered.
    TooMuch,
}

/// A row of the log with its events, kept for those who come back.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    pub(crate) seq: u64,
    pub(crate) happened: Happened,
    pub(crate) told: Told,
}

/// What happened, as somebody heard it.
#[derive(Clone, Serialize, Debug, TS, ToSchema)]
pub struct PastSeen {
    /// The sequence number.
    pub seq: u64,
    /// What was done.
    pub happened: Happened,
    /// What came of it.
    pub events: Vec<Said>,
}

impl Past {
    /// What somebody with these seats heard of it.
    pub(crate) fn heard(&self, own: SeatSet) -> PastSeen {
        let events = heard(&self.told, own).into_iter().cloned().collect();
        PastSeen { seq: self.seq, happened: self.happened.clone(), events }
    }
}

impl ServerMessage {
    pub(crate) fn update(pasts: &[Past], own: SeatSet, table_view: TableView) -> ServerMessage {
        let past = pasts.iter().map(|past| past.heard(own)).collect();
        ServerMessage::Update { seq: table_view.seq, past, table_view: Box::new(table_view) }
    }

    pub(crate) fn hello(missed: Missed, contract: &Contract, table_view: TableView) -> ServerMessage {
        let missed = match missed {
            Missed::Told(past) => Some(past),
            Missed::TooMuch => None,
        };
        let contract = Box::new(contract.clone());
        ServerMessage::Hello { seq: table_view.seq, missed, contract, table_view: Box::new(table_view) }
    }
}

/// A message as text.
pub(crate) fn encode(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have text keys and finite numbers").into()
}
