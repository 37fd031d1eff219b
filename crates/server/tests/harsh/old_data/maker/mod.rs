//! How a data folder for the tests of later versions is written: the real program is played at, until it keeps a table of every kind.
//! `cargo xtask fixture data N` asks for one.

mod board;
mod games;
mod stages;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::{env, fs};

use serde::Serialize;
use serde_json::ser::{PrettyFormatter, Serializer};
use serde_json::{Value, json};
use test_postgres::Programs;

use super::kept::{self, NOBODY};
use super::{DUMP, EXPECTED, FOLDER, LIMITS, databases};
use crate::client::{Folder, Person, request};
use crate::process::Process;
use board::Board;

/// The folder to be written.
const VARIABLE: &str = "ONEIROS_WRITE_DATA";

/// Those who play, and what has been kept so far.
struct Party {
    server: SocketAddr,
    people: BTreeMap<&'static str, Person>,
    /// What the program is asked for later.
    kept: Value,
    seed: u64,
}

impl Party {
    async fn at(server: SocketAddr) -> Party {
        let mut people = BTreeMap::new();
        for name in ["Ada", "Ben", "Cleo", "Dan", "Finn", "Zoë d’Été 🌙"] {
            people.insert(name, Person::new(server, name).await);
        }
        let cookies = people.iter().map(|(name, person)| (*name, json!({ "cookie": person.cookie })));
        let kept = json!({ "people": cookies.collect::<BTreeMap<_, _>>(), "proofs": [], "tables": {} });
        Party { server, people, kept, seed: 0 }
    }

    fn person(&self, name: &str) -> &Person {
        &self.people[name]
    }

    fn next_seed(&mut self) -> u64 {
        self.seed += 1;
        self.seed
    }

    /// A table is as it is to be kept, for those who sit there and for nobody in particular.
    fn keep(&mut self, what: &str, board: &Board) {
        let viewers: BTreeMap<&str, Value> =
            board.names.iter().copied().chain([NOBODY]).map(|name| (name, Value::Null)).collect();
        self.kept["tables"][&board.id] = json!({ "what": what, "seen by": viewers });
    }

    /// The same, while the game is played.
    fn keep_playing(&mut self, what: &str, board: &Board) {
        assert!(board.is_playing(), "{what}");
        self.keep(what, board);
    }

    /// A header that proves who somebody is, or did.
    fn prove(&mut self, header: &str) {
        self.kept["proofs"].as_array_mut().unwrap().push(json!({ "header": header }));
    }
}

#[tokio::test]
async fn a_data_folder_of_today_is_written_where_one_is_asked_for() {
    let Some(to) = env::var_os(VARIABLE) else { return };
    let to = Path::new(&to);
    assert!(!to.exists(), "{} is there, and a fixture is never written again", to.display());
    let folder = Folder::new();
    let in_folder = write(folder.0.to_str().unwrap()).await;
    let address = databases::new().await;
    let in_database = write(&address).await;
    let file = folder.0.join(FOLDER);
    rusqlite::Connection::open(&file).unwrap().execute_batch("VACUUM").unwrap();
    let names = fs::read_dir(&folder.0).unwrap().map(|entry| entry.unwrap().file_name());
    assert_eq!(
        names.filter(|name| name.to_string_lossy().starts_with(FOLDER)).count(),
        1,
        "no journal is left"
    );
    fs::create_dir_all(to).unwrap();
    fs::copy(file, to.join(FOLDER)).unwrap();
    fs::write(to.join(DUMP), Programs::find().unwrap().dump(&address).unwrap()).unwrap();
    let expected = json!({ FOLDER: in_folder, DUMP: in_database });
    fs::write(to.join(EXPECTED), in_lines(&expected)).unwrap();
}

/// JSON that can be read and compared line by line, and is not much longer for it.
fn in_lines(value: &Value) -> String {
    let mut text = Vec::new();
    let form = PrettyFormatter::with_indent(b" ");
    value.serialize(&mut Serializer::with_formatter(&mut text, form)).unwrap();
    String::from_utf8(text).unwrap() + "\n"
}

/// Fills a place with tables of every kind; everything that a server which comes to it later tells of them.
async fn write(place: &str) -> Value {
    let server = Process::start_with(place, LIMITS);
    let mut party = Party::at(server.address).await;
    set_hooks(&party).await;
    stages::gather(&mut party).await;
    games::play_every_mode(&mut party).await;
    games::go_back(&mut party).await;
    games::learn(&mut party).await;
    stages::end(&mut party).await;
    stages::run_out_of_time(&mut party).await;
    stages::go_away(&mut party).await;
    stages::bring_along(&mut party).await;
    settle_down(&mut party).await;
    server.stop_when_it_logged("listening").await;
    kept::check(place);
    let records = kept::records(place);
    let server = Process::start_with(place, LIMITS);
    let told = kept::told(server.address, &party.kept, &records).await;
    server.stop_when_it_logged("listening").await;
    told
}

/// Two want to be told when it is their turn; at the address of both nobody listens.
async fn set_hooks(party: &Party) {
    let quiet = json!({ "from": 0, "to": 1439, "ahead": 60 });
    let loud = json!({ "url": "http://127.0.0.1:9/dan" });
    for (name, hook) in [("Ben", json!({ "url": "http://127.0.0.1:9/ben", "quiet": quiet })), ("Dan", loud)] {
        assert_eq!(party.person(name).put("/api/me/webhook", &hook).await.status, 200);
    }
}

/// All that people have beside their tables: other devices, programs, another name, somebody whom they do not want to hear.
async fn settle_down(party: &mut Party) {
    let ben = party.person("Ben").id().await;
    assert_eq!(party.person("Ada").ask("POST", &format!("/api/mutes/{ben}")).await.status, 204);
    let renamed = party.person("Dan").post("/api/me", &json!({ "name": "Daniel" })).await;
    assert_eq!(renamed.status, 200, "{renamed:?}");

    let link = party.person("Ada").ask("POST", "/api/me/link").await.body;
    let claim = json!({ "secret": link["secret"] });
    let claimed = request(party.server, "POST", "/api/claim", "", Some(&claim)).await;
    let cookie = claimed.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    party.prove(&format!("cookie: {}", cookie.split(';').next().unwrap()));
    // This one is never used.
    assert_eq!(party.person("Cleo").ask("POST", "/api/me/link").await.status, 200);
    let token = party.person("Ben").ask("POST", "/api/me/token").await.body;
    party.prove(&format!("authorization: Bearer {}", token["token"].as_str().unwrap()));

    assert_eq!(party.person("Finn").ask("DELETE", "/api/me?everywhere=true").await.status, 204);
    party.prove(&format!("cookie: {}", party.person("Finn").cookie));
}
