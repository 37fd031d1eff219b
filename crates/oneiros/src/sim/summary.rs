//! What many games come to, for people and for programs.

use kernel::{Game, Message, Seat, TableGame};
use serde::Serialize;
use table::GameKind;
use table::contract::GameChoice;

use super::{Figures, Plan, Spread, Tally};
use crate::chooser::UNIFORM;
use crate::json::{Members, cause_word};
use crate::names::{game_title, one_text, seat_name};
use crate::tools::{CauseOf, GameOf, GameTools};
use crate::words::Words;

kernel::messages! {
    /// What is said of many games.
    pub enum SimWords {
        /// What was simulated.
        "sim-title" => Title { games: i64, game: String, edition: String, players: u32, options: String, pack: String, player: String, seed: String },
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
        /// Decisions that were none.
        "sim-forced" => Forced { percent: String },
        /// The games that a seat won.
        "sim-wins" => Wins { name: String, wins: i64, percent: String },
        /// The games that several seats won.
        "sim-shared" => Shared { games: i64, percent: String },
        /// The games that all won together.
        "sim-won" => Won { games: i64, percent: String },
        /// The games that nobody won.
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

impl From<Spread> for SpreadForm {
    fn from(spread: Spread) -> SpreadForm {
        let mean = (spread.mean() * 1000.0).round() / 1000.0;
        let (min, max) = if spread.count == 0 { (0, 0) } else { (spread.min, spread.max) };
        SpreadForm { mean, min, max }
    }
}

/// What many games come to, for programs.
#[derive(Serialize, Debug)]
pub struct Summary {
    game: &'static str,
    edition: Option<String>,
    players: usize,
    options: Vec<String>,
    pack: Option<String>,
    player: &'static str,
    games: u64,
    seed: u64,
    total_decisions: i64,
    forced_decisions: u64,
    decisions: SpreadForm,
    legal: SpreadForm,
    score: Option<SpreadForm>,
    points: Members<&'static str, SpreadForm>,
    #[serde(flatten)]
    own: Members<&'static str, Option<SpreadForm>>,
    #[serde(flatten)]
    won: Won,
    lost: u64,
}

/// Who won how often: each seat, or all together.
#[derive(Serialize, Debug)]
#[serde(untagged)]
enum Won {
    Seats { wins: Vec<u64>, shared: u64 },
    Together { won: u64 },
}

impl Summary {
    /// Sums up.
    #[must_use]
    pub fn new<T: GameTools>(plan: &Plan<'_, T>, tally: &Tally<T>) -> Summary {
        let game = &plan.game;
        let GameChoice { edition, options, pack, .. } = plan.tools.kind().choice(game);
        let causes = causes(plan, tally);
        let own = tally.own.told(game).into_iter();
        Summary {
            game: GameOf::<T>::NAME,
            edition,
            players: game.seats(),
            options,
            pack,
            player: plan.player.unwrap_or(UNIFORM),
            games: tally.games(),
            seed: plan.seed,
            total_decisions: tally.decisions.sum,
            forced_decisions: tally.forced,
            decisions: tally.decisions.into(),
            legal: tally.legal.into(),
            score: (!causes.is_empty()).then(|| tally.scores.into()),
            points: Members(
                causes.iter().map(|(cause, spread)| (cause_word(cause), (*spread).into())).collect(),
            ),
            own: Members(own.map(|figure| (figure.name, figure.spread.map(SpreadForm::from))).collect()),
            won: if is_cooperative::<T>() {
                Won::Together { won: tally.won }
            } else {
                Won::Seats { wins: tally.wins[..game.seats()].to_vec(), shared: tally.shared }
            },
            lost: tally.lost,
        }
    }
}

const fn is_cooperative<T: GameTools>() -> bool {
    <GameOf<T> as TableGame>::COOPERATIVE
}

/// What points were given for: first what the game names, then what else there was, by its word.
fn causes<T: GameTools>(plan: &Plan<'_, T>, tally: &Tally<T>) -> Vec<(CauseOf<T>, Spread)> {
    let named = plan.tools.causes(&plan.game);
    let mut others: Vec<CauseOf<T>> = tally.causes.iter().map(|(cause, _)| *cause).collect();
    others.retain(|cause| !named.contains(cause));
    others.sort_by_key(cause_word);
    let spread = |cause: &CauseOf<T>| tally.causes.iter().find(|(other, _)| other == cause);
    let filled = |cause: CauseOf<T>| {
        let spread = spread(&cause).map_or(Spread::NONE, |(_, spread)| *spread);
        (cause, spread.filled(tally.scores.count))
    };
    named.into_iter().chain(others).map(filled).collect()
}

/// What many games come to, for people.
#[must_use]
pub fn text<T: GameTools>(plan: &Plan<'_, T>, tally: &Tally<T>, words: &Words) -> String {
    let choice = plan.tools.kind().choice(&plan.game);
    let title = SimWords::Title {
        games: tally.games() as i64,
        game: game_title(words, GameOf::<T>::NAME),
        edition: one_text(choice.edition.as_slice()),
        players: plan.game.seats() as u32,
        options: one_text(&choice.options),
        pack: one_text(choice.pack.as_slice()),
        player: plan.player.unwrap_or(UNIFORM).to_owned(),
        seed: plan.seed.to_string(),
    };
    format!("{}\n\n{}\n{}", words.tell(&title), table(plan, tally, words), endings(plan, tally, words))
}

fn table<T: GameTools>(plan: &Plan<'_, T>, tally: &Tally<T>, words: &Words) -> String {
    let mut rows: Vec<(String, Spread)> = Vec::new();
    let mut row = |label: &dyn Message, spread| rows.push((words.tell(label), spread));
    row(&SimWords::Decisions {}, tally.decisions);
    row(&SimWords::Legal {}, tally.legal);
    for figure in tally.own.told(&plan.game) {
        figure.spread.into_iter().for_each(|spread| row(&figure.label, spread));
    }
    let causes = causes(plan, tally);
    if !causes.is_empty() {
        row(&SimWords::Score {}, tally.scores);
    }
    rows.extend(causes.into_iter().map(|(cause, spread)| (format!("  {}", words.tell(&cause)), spread)));
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

fn endings<T: GameTools>(plan: &Plan<'_, T>, tally: &Tally<T>, words: &Words) -> String {
    let games = tally.games();
    let percent = |part: u64, whole: u64| format!("{:.1}", 100.0 * part as f64 / whole.max(1) as f64);
    let forced = percent(tally.forced, tally.decisions.sum.unsigned_abs());
    let mut lines = vec![words.tell(&SimWords::Forced { percent: forced })];
    if is_cooperative::<T>() {
        let percent = percent(tally.won, games);
        lines.push(words.tell(&SimWords::Won { games: tally.won as i64, percent }));
    } else {
        for (seat, &wins) in (0..).map(Seat).zip(&tally.wins[..plan.game.seats()]) {
            let (name, percent) = (seat_name(words, seat), percent(wins, games));
            lines.push(words.tell(&SimWords::Wins { name, wins: wins as i64, percent }));
        }
        if tally.shared > 0 {
            let percent = percent(tally.shared, games);
            lines.push(words.tell(&SimWords::Shared { games: tally.shared as i64, percent }));
        }
    }
    let lost = plan.tools.lost(&plan.game, tally.lost, percent(tally.lost, games));
    lines.extend(lost.map(|lost| words.tell(&lost)));
    lines.iter().map(|line| format!("{line}\n")).collect()
}
