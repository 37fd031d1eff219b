//! What somebody sees of a table: everything at once, so that no client has to work anything out.

use std::sync::Arc;

use kernel::{Seat, SeatSet, Viewer};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;
use utoipa::openapi::schema::{AllOfBuilder, Ref, Schema};

use crate::contract::{Chair, UndoChoice};
use crate::course::{Course, LessonSeen};
use crate::entry::{Deed, Millis};
use crate::games::form::{GameOwn, GameShared};
use crate::games::{Asked, Told, raw};
use crate::refusal::No;
use crate::said::Said;
use crate::table::{Hand, Holder, Stage, Table};

/// A table as somebody sees it who holds some of its seats, or none.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct TableView {
    /// The table's sequence number.
    pub seq: u64,
    /// How many entries the record of the game has.
    pub step: u64,
    /// Where the table is in its life.
    pub stage: Stage,
    /// Who sits where.
    pub chairs: Vec<ChairSeen>,
    /// Whether the maker closed the chat.
    pub chat_closed: bool,
    /// What everybody may know of the game, once it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "GameShared")]
    #[schema(value_type = GameShared, required = false)]
    pub view: Option<Encoded>,
    /// What may be known beyond that: by each own seat that may act, else by the first own seat, else by spectators.
    pub own_views: Vec<OwnView>,
    /// What the own seats are asked.
    pub prompts: Vec<OpenPrompt>,
    /// Whom the table waits for, and for what.
    #[ts(as = "Vec<Waiting>")]
    #[schema(value_type = Vec<Waiting>)]
    pub waiting: Encoded,
    /// How far the own seats may go back.
    pub undo: Vec<UndoSeen>,
    /// The clocks, where there are any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<ClockSeen>>")]
    #[schema(required = false)]
    pub clocks: Vec<ClockSeen>,
    /// The points of each seat, by cause.
    #[ts(as = "Vec<PointsSeen>")]
    #[schema(value_type = Vec<PointsSeen>)]
    pub points: Encoded,
    /// The open request to go back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub request: Option<RequestSeen>,
    /// Who won, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end: Option<EndSeen>,
    /// The positions from which another game can begin, the oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<CheckpointSeen>>")]
    #[schema(required = false)]
    pub checkpoints: Vec<CheckpointSeen>,
    /// The table of the next game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// What of the lesson is reached, at a table that is for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<LessonSeen>,
}

/// A seat and who holds it.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct ChairSeen {
    /// The seat.
    pub seat: Chair,
    /// Who holds it.
    pub holder: HolderKind,
    /// The display name of the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Who plays for the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hand: Option<Hand>,
    /// Whether it is one's own.
    pub own: bool,
}

/// Who holds a seat.
#[derive(Clone, Copy, Serialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HolderKind {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A computer player.
    Bot,
}

/// What a seat may know of the game beyond what everybody may know, or in the same form what a spectator may not.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct OwnView {
    /// The seat; nothing for spectators.
    pub seat: Option<Chair>,
    /// What it may know, whose form is the game's own.
    #[ts(type = "GameOwn")]
    #[schema(value_type = GameOwn)]
    pub view: Box<RawValue>,
}

/// What a seat, or a spectator, saw of a game that can only be looked at.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct Seen {
    /// The seat; nothing for spectators.
    pub seat: Option<Chair>,
    /// All that it may know.
    #[ts(type = "GameShared & GameOwn")]
    #[schema(schema_with = whole_view)]
    pub view: Box<RawValue>,
}

/// Both parts of a view in one.
fn whole_view() -> Schema {
    let part = Ref::from_schema_name;
    Schema::AllOf(AllOfBuilder::new().item(part(GameShared::name())).item(part(GameOwn::name())).build())
}

/// JSON that was written once and stands in the messages to all who may read it.
#[derive(Clone, Debug)]
pub struct Encoded(Arc<RawValue>);

impl Encoded {
    fn of(value: &impl Serialize) -> Encoded {
        Encoded(raw(value).into())
    }

    /// The JSON.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl Serialize for Encoded {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// What all who look at a table see alike and what takes the longest to write: made once for all of them.
#[derive(Clone, Debug)]
pub struct SharedView {
    /// What everybody may know of the game, once it has begun.
    pub game: Option<Encoded>,
    /// Whom the table waits for, and for what.
    pub waiting: Encoded,
    /// The points of each seat, by cause.
    pub points: Encoded,
}

/// What an own seat is asked.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct OpenPrompt {
    /// The seat.
    pub seat: Chair,
    /// The number to answer with.
    pub number: u64,
    /// The question.
    pub prompt: Said,
    /// Whether it is for all who are asked, and settled by their votes.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    #[schema(required = false)]
    pub group: bool,
    /// What asks it, where it is a thing of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub source: Option<Said>,
    /// Whether it may be declined.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    #[schema(required = false)]
    pub declinable: bool,
    /// Every answer that is allowed, sorted.
    #[ts(as = "Vec<String>")]
    #[schema(value_type = Vec<String>)]
    pub actions: Arc<[String]>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// A position from which another game can begin.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct CheckpointSeen {
    /// The sequence number under which it is kept.
    pub seq: u64,
    /// What it is called.
    pub name: String,
}

/// Whom the table waits for, and for what.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct Waiting {
    /// The seat.
    pub seat: Chair,
    /// The question.
    pub prompt: Said,
}

/// How far an own seat may go back.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct UndoSeen {
    /// The seat.
    pub seat: Chair,
    /// How many of its steps it may take back.
    pub steps: usize,
    /// Why not one more.
    pub end: Said,
    /// Whether it may play again what it took back.
    pub redo: bool,
    /// How many steps of all seats stand: the most that can be asked for.
    pub standing: usize,
}

/// A clock.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct ClockSeen {
    /// The seat.
    pub seat: Chair,
    /// Milliseconds left.
    #[ts(type = "number")]
    pub left: i64,
    /// Whether it runs.
    pub runs: bool,
}

/// The points of a seat.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct PointsSeen {
    /// The seat.
    pub seat: Chair,
    /// The points of all causes together.
    pub sum: i32,
    /// The points by the key of their cause.
    #[ts(type = "[string, number][]")]
    #[schema(value_type = Vec<Vec<serde_json::Value>>)]
    pub by_cause: Vec<(&'static str, i32)>,
}

/// An open request to go back.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct RequestSeen {
    /// The number to answer with.
    pub number: u64,
    /// Who asks.
    pub by: Chair,
    /// How many steps are to be taken back.
    pub steps: u32,
    /// Who has agreed.
    pub agreed: Vec<Chair>,
}

/// How the game ended.
#[derive(Serialize, Debug, TS, ToSchema)]
pub struct EndSeen {
    /// Who won.
    pub winners: Vec<Chair>,
    /// Whether it was played to its end, or all others gave up.
    pub played_out: bool,
}

/// What was done at the table, as everybody may know it.
#[derive(Clone, Serialize, Debug, TS, ToSchema)]
pub struct Happened {
    /// What.
    pub kind: HappenedKind,
    /// By which seat, or to which.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<Chair>,
}

/// The kinds of things done at a table.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the variants are those of Deed, which tells of them")]
pub enum HappenedKind {
    Sat,
    BotSat,
    Left,
    Started,
    Played,
    Undone,
    Redone,
    Asked,
    Answered,
    TakenBack,
    Resigned,
    TimedOut,
    StoodIn,
    CameBack,
    ChatClosed,
    Rematched,
    Prepared,
    Checkpoint,
}

impl Happened {
    /// What everybody may know of a deed.
    #[must_use]
    pub const fn of(deed: &Deed) -> Happened {
        use HappenedKind as Kind;
        let (kind, seat) = match deed {
            Deed::Sat { seat, .. } => (Kind::Sat, Some(*seat)),
            Deed::BotSat { seat } => (Kind::BotSat, Some(*seat)),
            Deed::Left { seat } => (Kind::Left, Some(*seat)),
            Deed::Started { .. } => (Kind::Started, None),
            Deed::Played { seat, .. } => (Kind::Played, Some(*seat)),
            Deed::Undone { seat, .. } => (Kind::Undone, Some(*seat)),
            Deed::Redone { seat, .. } => (Kind::Redone, Some(*seat)),
            Deed::Asked { seat, .. } => (Kind::Asked, Some(*seat)),
            Deed::Answered { seat, .. } => (Kind::Answered, Some(*seat)),
            Deed::TakenBack { .. } => (Kind::TakenBack, None),
            Deed::Resigned { seat } => (Kind::Resigned, Some(*seat)),
            Deed::TimedOut { seat } => (Kind::TimedOut, Some(*seat)),
            Deed::StoodIn { seat } => (Kind::StoodIn, Some(*seat)),
            Deed::CameBack { seat } => (Kind::CameBack, Some(*seat)),
            Deed::ChatClosed { .. } => (Kind::ChatClosed, None),
            Deed::Rematched { .. } => (Kind::Rematched, None),
            Deed::Prepared { .. } => (Kind::Prepared, None),
            Deed::Checkpoint { .. } => (Kind::Checkpoint, None),
        };
        Happened { kind, seat }
    }
}

/// The events that somebody with these seats hears.
#[must_use]
pub fn heard(told: &Told, own: SeatSet) -> Vec<&Said> {
    let hears = |audience: kernel::Audience| match audience {
        kernel::Audience::All => true,
        kernel::Audience::Only(seat) => own.contains(seat),
    };
    told.iter().filter(|(audience, _)| hears(*audience)).map(|(_, said)| said).collect()
}

/// Who holds each seat, as somebody sees it who holds some of them.
pub(crate) fn chairs_seen(chairs: &[Holder], own: SeatSet) -> Vec<ChairSeen> {
    let seen = |(index, holder): (usize, &Holder)| {
        let seat = Seat(index as u8);
        let (kind, name, hand) = match holder {
            Holder::Nobody => (HolderKind::Nobody, None, None),
            Holder::Person { name, hand, .. } => (HolderKind::Person, Some(name.clone()), Some(*hand)),
            Holder::Bot => (HolderKind::Bot, None, None),
        };
        ChairSeen { seat: Chair(seat), holder: kind, name, hand, own: own.contains(seat) }
    };
    chairs.iter().enumerate().map(seen).collect()
}

impl Table {
    /// What somebody sees who holds these seats; a spectator holds none.
    #[must_use]
    pub fn view(&self, own: SeatSet, now: Millis) -> TableView {
        self.view_with(&self.shared_view(), own, now)
    }

    /// What all see alike.
    #[must_use]
    pub fn shared_view(&self) -> SharedView {
        SharedView {
            game: self.play.as_ref().map(|play| Encoded(play.game.shared().into())),
            waiting: Encoded::of(&self.waiting()),
            points: Encoded::of(&self.points()),
        }
    }

    /// What somebody sees who holds these seats, with what all see alike.
    #[must_use]
    pub fn view_with(&self, shared: &SharedView, own: SeatSet, now: Millis) -> TableView {
        TableView {
            seq: self.seq,
            step: self.play.as_ref().map_or(0, |play| play.step),
            stage: self.stage(),
            chairs: chairs_seen(&self.chairs, own),
            chat_closed: self.chat_closed,
            view: shared.game.clone(),
            own_views: self.own_views(own),
            prompts: self.prompts(own),
            waiting: shared.waiting.clone(),
            undo: self.undo_seen(own),
            clocks: self.clocks(now),
            points: shared.points.clone(),
            request: self.request().map(|request| RequestSeen {
                number: request.number,
                by: request.by,
                steps: request.steps,
                agreed: request.agreed.clone(),
            }),
            end: self
                .end
                .as_ref()
                .map(|end| EndSeen { winners: end.winners.clone(), played_out: end.played_out }),
            checkpoints: self.checkpoints_seen(),
            rematch: self.rematch.clone(),
            lesson: self.play.as_ref().and_then(|play| play.course.as_ref()).map(Course::seen),
        }
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.chairs.len() as u8).map(Seat)
    }

    fn own_views(&self, own: SeatSet) -> Vec<OwnView> {
        let Some(play) = &self.play else { return Vec::new() };
        let acting = play.actors();
        let looking: SeatSet = own.iter().filter(|seat| acting.contains(*seat)).collect();
        let looking = if looking.is_empty() { own.lowest().map_or(looking, SeatSet::one) } else { looking };
        if looking.is_empty() {
            return vec![OwnView { seat: None, view: play.game.own(Viewer::Spectator) }];
        }
        let seen = |seat| OwnView { seat: Some(Chair(seat)), view: play.game.own(Viewer::Seat(seat)) };
        looking.iter().map(seen).collect()
    }

    fn prompts(&self, own: SeatSet) -> Vec<OpenPrompt> {
        let Some(play) = self.play.as_ref().filter(|_| self.end.is_none()) else { return Vec::new() };
        let open = |seat: Seat| {
            let prompt = play.prompts.get(seat.index())?;
            let Asked { question, actions } = prompt.asked.clone()?;
            Some(OpenPrompt {
                seat: Chair(seat),
                number: prompt.number,
                prompt: question.prompt,
                group: question.is_for_group,
                source: question.source.as_ref().map(Said::new),
                declinable: question.may_be_declined,
                actions,
            })
        };
        own.iter().filter_map(open).collect()
    }

    fn waiting(&self) -> Vec<Waiting> {
        let Some(play) = self.play.as_ref().filter(|_| self.end.is_none()) else { return Vec::new() };
        let waits = |seat: Seat| {
            let asked = play.prompts.get(seat.index())?.asked.as_ref()?;
            Some(Waiting { seat: Chair(seat), prompt: asked.question.prompt.clone() })
        };
        play.awaited().iter().filter_map(waits).collect()
    }

    fn undo_seen(&self, own: SeatSet) -> Vec<UndoSeen> {
        let Some(play) = self.play.as_ref().filter(|_| self.end.is_none()) else { return Vec::new() };
        let seen = |seat: Seat| {
            let (chair, standing) = (Chair(seat), play.standing());
            if self.contract.undo == UndoChoice::None {
                return UndoSeen {
                    seat: chair,
                    steps: 0,
                    end: Said::new(&No::NoUndo),
                    redo: false,
                    standing,
                };
            }
            let reach = play.reach(seat);
            let redo = play.game.may_redo(seat).is_ok();
            UndoSeen { seat: chair, steps: reach.steps, end: Said::new(&reach.end), redo, standing }
        };
        // Where a computer player plays, nobody takes anything back.
        let bots = self.bot_seats();
        own.iter().filter(|seat| !bots.contains(*seat)).map(seen).collect()
    }

    fn clocks(&self, now: Millis) -> Vec<ClockSeen> {
        let Some(play) = self.play.as_ref().filter(|play| play.clocks.tick()) else { return Vec::new() };
        let seen = |seat| ClockSeen {
            seat: Chair(seat),
            left: play.clocks.left(seat, now),
            runs: play.clocks.runs(seat),
        };
        self.seats().map(seen).collect()
    }

    fn checkpoints_seen(&self) -> Vec<CheckpointSeen> {
        let kept = self.play.iter().flat_map(|play| &play.checkpoints);
        kept.map(|kept| CheckpointSeen { seq: kept.seq, name: kept.name.clone() }).collect()
    }

    fn points(&self) -> Vec<PointsSeen> {
        let Some(play) = &self.play else { return Vec::new() };
        let seen = |seat| {
            let by_cause = play.game.points(seat);
            PointsSeen { seat: Chair(seat), sum: by_cause.iter().map(|(_, points)| points).sum(), by_cause }
        };
        self.seats().map(seen).collect()
    }
}
