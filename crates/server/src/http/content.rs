//! What is printed in the boxes of the games: boards, tiles, cards, rules. The same for everybody.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Serialize;
use table::games::form::{GameContent, GamePack};
use table::games::words::GameWords;
use table::games::{AnyGame, Lessons, lessons};
use table::rulebook::Rulebook;
use table::{Games, No, Refused};
use ts_rs::TS;
use utoipa::ToSchema;

use super::answer::Refusal;
use super::still::Still;
use super::words::still;
use crate::app::App;

const JSON: &str = "application/json";

/// What is told of every game, made ready when it is first asked for.
#[derive(Debug)]
pub(crate) struct Boxes {
    games: Games,
    names: Still,
    boxes: BTreeMap<&'static str, OnceLock<GameBox>>,
    words: BTreeMap<&'static str, OnceLock<Spoken>>,
}

/// What is told of one game.
#[derive(Debug)]
struct GameBox {
    content: Still,
    lessons: Still,
    packs: Vec<(String, Still)>,
    rulebooks: Vec<(String, Still)>,
}

/// The words of one game, by language. Who looks at what is offered asks for few of them, and for nothing that is in the box.
#[derive(Debug)]
struct Spoken {
    all: Vec<(String, Still)>,
    about: Vec<(String, Still)>,
}

/// The games that tables can be made of.
#[derive(Serialize, TS, ToSchema)]
pub(crate) struct GameNames {
    /// Their names, as contracts and addresses have them.
    games: Vec<&'static str>,
}

impl Boxes {
    pub(crate) fn of(games: &Games) -> Boxes {
        let names = games.iter().map(AnyGame::name).collect();
        Boxes {
            games: games.clone(),
            names: json(&GameNames { games: names }),
            boxes: games.iter().map(|game| (game.name(), OnceLock::new())).collect(),
            words: games.iter().map(|game| (game.name(), OnceLock::new())).collect(),
        }
    }

    fn open(&self, name: &str) -> Result<&GameBox, Refusal> {
        self.made(&self.boxes, name, GameBox::of)
    }

    fn words(&self, name: &str) -> Result<&Spoken, Refusal> {
        self.made(&self.words, name, Spoken::of)
    }

    fn made<'a, T>(
        &self,
        kept: &'a BTreeMap<&'static str, OnceLock<T>>,
        name: &str,
        make: impl FnOnce(&dyn AnyGame) -> T,
    ) -> Result<&'a T, Refusal> {
        let known = self.games.of(name).ok().zip(kept.get(name));
        let (game, made) = known.ok_or_else(|| unknown(No::UnknownGame, kept.keys()))?;
        Ok(made.get_or_init(|| make(game)))
    }
}

impl GameBox {
    fn of(game: &dyn AnyGame) -> GameBox {
        let books = game.rulebooks();
        GameBox {
            content: json(&game.content()),
            lessons: json(&lessons(game)),
            packs: game.packs().into_iter().map(|(name, pack)| (name, json(&pack))).collect(),
            rulebooks: books.iter().map(|(language, book)| ((*language).to_owned(), json(book))).collect(),
        }
    }
}

impl Spoken {
    fn of(game: &dyn AnyGame) -> Spoken {
        let in_each = |text: fn(&GameWords) -> String| {
            let words = game.words().iter();
            words.map(|words| (words.language.to_owned(), still(text(words)))).collect()
        };
        Spoken { all: in_each(GameWords::of_clients), about: in_each(GameWords::of_offer) }
    }
}

fn json(value: &impl Serialize) -> Still {
    Still::text(JSON, serde_json::to_string(value).expect("plain data is JSON"))
}

/// The games that tables can be made of.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = GameNames)))]
pub(crate) async fn names(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    app.boxes.names.answer(&headers)
}

/// What there is in a game: editions, options, packs, pieces.
#[utoipa::path(get, path = "/api/games/{game}", params(("game" = String, Path, description = "The name of the game")),
    responses((status = 200, body = GameContent), (status = 404, body = Refusal)))]
pub(crate) async fn content(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    Ok(app.boxes.open(&game)?.content.answer(&headers))
}

/// The lessons of a game's tutorial.
#[utoipa::path(get, path = "/api/games/{game}/lessons", params(("game" = String, Path, description = "The name of the game")),
    responses((status = 200, body = Lessons), (status = 404, body = Refusal)))]
pub(crate) async fn tutorial(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    Ok(app.boxes.open(&game)?.lessons.answer(&headers))
}

/// What is in a pack.
#[utoipa::path(get, path = "/api/games/{game}/packs/{pack}", params(("game" = String, Path, description = "The name of the game"), ("pack" = String, Path, description = "Name and version, as in `nocturne-1`")),
    responses((status = 200, body = GamePack), (status = 404, body = Refusal)))]
pub(crate) async fn pack(
    State(app): State<Arc<App>>,
    Path((game, pack)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    one_of(&app.boxes.open(&game)?.packs, &pack, No::UnknownPack, &headers)
}

/// The numbered rules of a game in a language.
#[utoipa::path(get, path = "/api/games/{game}/rules/{lang}", params(("game" = String, Path, description = "The name of the game"), ("lang" = String, Path, description = "The language: `en`")),
    responses((status = 200, body = Rulebook), (status = 404, body = Refusal)))]
pub(crate) async fn rules(
    State(app): State<Arc<App>>,
    Path((game, language)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    one_of(&app.boxes.open(&game)?.rulebooks, &language, No::NothingHere, &headers)
}

/// All that clients say of a game: its own keys with their texts in a language, as Fluent.
#[utoipa::path(get, path = "/api/games/{game}/words/{lang}", params(("game" = String, Path, description = "The name of the game"), ("lang" = String, Path, description = "The language: `en`")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Refusal)))]
pub(crate) async fn game_words(
    State(app): State<Arc<App>>,
    Path((game, language)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    one_of(&app.boxes.words(&game)?.all, &language, No::NothingHere, &headers)
}

/// Those of its words with which clients speak of a game where it is offered, and of its tables in lists.
#[utoipa::path(get, path = "/api/games/{game}/about/{lang}", params(("game" = String, Path, description = "The name of the game"), ("lang" = String, Path, description = "The language: `en`")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Refusal)))]
pub(crate) async fn about(
    State(app): State<Arc<App>>,
    Path((game, language)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    one_of(&app.boxes.words(&game)?.about, &language, No::NothingHere, &headers)
}

fn one_of(stills: &[(String, Still)], name: &str, no: No, headers: &HeaderMap) -> Result<Response, Refusal> {
    let found = stills.iter().find(|(word, _)| word == name);
    found
        .map(|(_, still)| still.answer(headers))
        .ok_or_else(|| unknown(no, stills.iter().map(|(word, _)| word)))
}

/// There is nothing of that name, but these.
pub(crate) fn unknown<T: ToString>(no: No, known: impl IntoIterator<Item = T>) -> Refusal {
    Refusal::new(StatusCode::NOT_FOUND, Refused::from(no).expecting(known))
}
