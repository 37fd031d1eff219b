//! The smallest server: tables in a folder or a PostgreSQL, on a free port of this machine, until it is killed.

use server::{Config, Server};
use store::Place;

#[tokio::main]
async fn main() {
    let place = std::env::args().nth(1).unwrap_or_else(|| "data".to_owned());
    let place =
        if place.starts_with("postgres") { Place::Postgres(place) } else { Place::Folder(place.into()) };
    let mut config = Config::local(place);
    for limit in ["commands_per_second", "tables_per_hour", "guests_per_hour"] {
        let known = config.limits.set(limit, 1_000_000);
        assert!(known, "{limit} is a limit");
    }
    match Server::start(config).await {
        Ok(server) => {
            println!("listening on http://{}", server.address());
            std::future::pending::<()>().await;
        }
        Err(error) => {
            eprintln!("{error:?}");
            std::process::exit(1);
        }
    }
}
