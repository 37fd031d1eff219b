//! What is printed in the boxes of the games: boards, tiles, cards, rules. The same for everybody.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Serialize;
use table::games::form::{GameContent, GamePack};
use table::games::{AnyGame, Lessons, lessons};
use table::rulebook::Rulebook;
use table::{Games, No, Refused};
use ts_rs::TS;
use utoipa::ToSchema;

use super::answer::Refusal;
use super::still::Still;
use crate::app::App;

const JSON: &str = "application/json";

/// What is told of every game, made ready when it is first asked for.
#[derive(Debug)]
pub(crate) struct Boxes {
    games: Games,
    names: Still,
    boxes: BTreeMap<&'static str, OnceLock<GameBox>>,
}

/// What is told of one game.
#[derive(Debug)]
struct GameBox {
    content: Still,
    lessons: Still,
    packs: Vec<(String, Still)>,
    rulebooks: Vec<(String, Still)>,
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
        let boxes = games.iter().map(|game| (game.name(), OnceLock::new())).collect();
        Boxes { games: games.clone(), names: json(&GameNames { games: names }), boxes }
    }

    fn open(&self, name: &str) -> Result<&GameBox, Refusal> {
        let known = self.games.of(name).ok().zip(self.boxes.get(name));
        let (game, made) = known.ok_or_else(|| unknown(No::UnknownGame, self.boxes.keys()))?;
        Ok(made.get_or_init(|| GameBox::of(game)))
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

fn one_of(stills: &[(String, Still)], name: &str, no: No, headers: &HeaderMap) -> Result<Response, Refusal> {
    let found = stills.iter().find(|(word, _)| word == name);
    found
        .map(|(_, still)| still.answer(headers))
        .ok_or_else(|| unknown(no, stills.iter().map(|(word, _)| word)))
}

fn unknown<T: ToString>(no: No, known: impl IntoIterator<Item = T>) -> Refusal {
    Refusal::new(StatusCode::NOT_FOUND, Refused::from(no).expecting(known))
}
