//! What many games come to, for people and for programs.

use dreamscape::notation::write_options;
use dreamscape::{Cause, Dreamscape};
use kernel::{Game, Message, Seat};
use serde::Serialize;

use super::{Plan, Spread, Tally};
use crate::json::Members;
use crate::names::seat_name;
use crate::words::Words;

kernel::messages! {
    /// What is said of many games.
    pub enum SimWords {
        /// What was simulated.
        "sim-title" => Title { games: i64, edition: String, players: u8, options: String, pack: String, player: String, seed: String },
        /// The headings of the columns.
        "sim-mean" => Mean {},
        /// The smallest number.
        "sim-min" => Min {},
        /// The largest number.
        "sim-max" => Max {},
        /// The length of a game.
        "sim-decisions" => Decisions {},
        /// How much there is to choose from.
        "sim-legal" => Legal {},
        /// Final points.
        "sim-score" => Score {},
        /// Finished cards.
        "sim-cards" => Cards {},
        /// The distance between first and last.
        "sim-margin" => Margin {},
        /// Mr Nightmare's points.
        "sim-rival" => Rival {},
        /// Decisions that were none.
        "sim-forced" => Forced { percent: String },
        /// The games that a seat won.
        "sim-wins" => Wins { name: String, wins: i64, percent: String },
        /// The games that several seats won.
        "sim-shared" => Shared { games: i64, percent: String },
        /// The games lost against Mr Nightmare.
        "sim-lost" => Lost { games: i64, percent: String },
        /// How long it took.
        "sim-speed" => Speed { games: i64, seconds: String },
    }
}

/// A spread for programs.
#[derive(Serialize, Debug)]
struct SpreadForm {
    mean: f64,
    min: i64,
    max: i64,
}

impl From<&Spread> for SpreadForm {
    fn from(spread: &Spread) -> SpreadForm {
        let mean = (spread.mean() * 1000.0).round() / 1000.0;
        let (min, max) = if spread.count == 0 { (0, 0) } else { (spread.min, spread.max) };
        SpreadForm { mean, min, max }
    }
}

/// What many games come to, for programs.
#[derive(Serialize, Debug)]
pub struct Summary {
    game: &'static str,
    edition: &'static str,
    players: u8,
    options: Vec<String>,
    pack: String,
    player: &'static str,
    games: u64,
    seed: u64,
    total_decisions: i64,
    forced_decisions: u64,
    decisions: SpreadForm,
    legal: SpreadForm,
    score: SpreadForm,
    points: Members<&'static str, SpreadForm>,
    cards: SpreadForm,
    margin: SpreadForm,
    rival: Option<SpreadForm>,
    wins: Vec<u64>,
    shared: u64,
    lost: u64,
}

impl Summary {
    /// Sums up.
    #[must_use]
    pub fn new(plan: &Plan, tally: &Tally) -> Summary {
        let game = &plan.game;
        Summary {
            game: Dreamscape::NAME,
            edition: game.setup().edition.word(),
            players: game.setup().players,
            options: write_options(game.setup()),
            pack: pack_name(game),
            player: plan.temper.word(),
            games: tally.games(),
            seed: plan.seed,
            total_decisions: tally.decisions.sum,
            forced_decisions: tally.forced,
            decisions: (&tally.decisions).into(),
            legal: (&tally.legal).into(),
            score: (&tally.scores).into(),
            points: Members(
                causes(game, tally).map(|(cause, spread)| (cause.word(), spread.into())).collect(),
            ),
            cards: (&tally.cards).into(),
            margin: (&tally.margins).into(),
            rival: game.solo().map(|_| (&tally.rival).into()),
            wins: tally.wins[..game.seats()].to_vec(),
            shared: tally.shared,
            lost: tally.lost,
        }
    }
}

/// The causes that a game which was dealt can have.
fn causes<'a>(game: &Dreamscape, tally: &'a Tally) -> impl Iterator<Item = (Cause, &'a Spread)> {
    let haunted = game.setup().nightmare;
    let fits = move |cause: &Cause| match cause {
        Cause::Given => false,
        Cause::Reds | Cause::RedSteps => haunted,
        _ => true,
    };
    Cause::ALL.into_iter().filter(fits).map(|cause| (cause, &tally.causes[cause as usize]))
}

/// The options of a game as one text; `none` is what the locales ask for.
pub(crate) fn options_text(game: &Dreamscape) -> String {
    let options = write_options(game.setup());
    if options.is_empty() { "none".to_owned() } else { options.join(" ") }
}

fn pack_name(game: &Dreamscape) -> String {
    format!("{}-{}", game.pack().name, game.pack().version)
}

/// What many games come to, for people.
#[must_use]
pub fn text(plan: &Plan, tally: &Tally, words: &Words) -> String {
    let game = &plan.game;
    let title = SimWords::Title {
        games: tally.games() as i64,
        edition: game.setup().edition.word().to_owned(),
        players: game.setup().players,
        options: options_text(game),
        pack: pack_name(game),
        player: plan.temper.word().to_owned(),
        seed: plan.seed.to_string(),
    };
    format!("{}\n\n{}\n{}", words.tell(&title), table(game, tally, words), endings(game, tally, words))
}

fn table(game: &Dreamscape, tally: &Tally, words: &Words) -> String {
    let mut rows: Vec<(String, &Spread)> = Vec::new();
    let mut row = |label: &dyn Message, spread| rows.push((words.tell(label), spread));
    row(&SimWords::Decisions {}, &tally.decisions);
    row(&SimWords::Legal {}, &tally.legal);
    row(&SimWords::Cards {}, &tally.cards);
    row(&SimWords::Margin {}, &tally.margins);
    if game.solo().is_some() {
        row(&SimWords::Rival {}, &tally.rival);
    }
    row(&SimWords::Score {}, &tally.scores);
    rows.extend(causes(game, tally).map(|(cause, spread)| (format!("  {}", words.tell(&cause)), spread)));
    let width = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let [mean, min, max] =
        [SimWords::Mean {}, SimWords::Min {}, SimWords::Max {}].map(|heading| words.tell(&heading));
    let mut out = format!("{:width$} {mean:>10} {min:>10} {max:>10}\n", "");
    for (label, spread) in rows {
        let SpreadForm { mean, min, max } = spread.into();
        out += &format!("{label:width$} {mean:>10.2} {min:>10} {max:>10}\n");
    }
    out
}

fn endings(game: &Dreamscape, tally: &Tally, words: &Words) -> String {
    let games = tally.games();
    let percent = |part: u64, whole: u64| format!("{:.1}", 100.0 * part as f64 / whole.max(1) as f64);
    let forced = percent(tally.forced, tally.decisions.sum.unsigned_abs());
    let mut lines = vec![words.tell(&SimWords::Forced { percent: forced })];
    for seat in (0..game.setup().players).map(Seat) {
        let wins = tally.wins[seat.index()];
        let name = seat_name(words, seat);
        lines.push(words.tell(&SimWords::Wins { name, wins: wins as i64, percent: percent(wins, games) }));
    }
    if tally.shared > 0 {
        let percent = percent(tally.shared, games);
        lines.push(words.tell(&SimWords::Shared { games: tally.shared as i64, percent }));
    }
    if game.solo().is_some() {
        let percent = percent(tally.lost, games);
        lines.push(words.tell(&SimWords::Lost { games: tally.lost as i64, percent }));
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}
