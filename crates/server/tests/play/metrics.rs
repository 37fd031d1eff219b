//! Counts for those who run a server.

use std::collections::BTreeMap;

use crate::client::{Folder, Person, begun, for_two, request, serve, step};

/// What a server counts, by name, in the text format of Prometheus: for each a help, a type and a value.
async fn counts(server: &server::Server) -> BTreeMap<String, (String, f64)> {
    let reply = request(server.address(), "GET", "/metrics", "", None).await;
    assert_eq!(reply.status, 200);
    assert!(reply.head.contains("content-type: text/plain; version=0.0.4"), "{}", reply.head);
    let lines: Vec<&str> = reply.text.lines().collect();
    let mut counts = BTreeMap::new();
    for metric in lines.chunks(3) {
        let [help, kind, value] = metric else { panic!("{metric:?}") };
        let (name, told) = help.strip_prefix("# HELP ").unwrap().split_once(' ').unwrap();
        let kind = kind.strip_prefix(&format!("# TYPE {name} ")).unwrap();
        let value: f64 = value.strip_prefix(&format!("{name} ")).unwrap().parse().unwrap();
        assert!(!told.is_empty() && value.is_finite() && value >= 0.0, "{metric:?}");
        assert_eq!(kind == "counter", name.ends_with("_total"), "{metric:?}");
        assert!(["counter", "gauge"].contains(&kind), "{metric:?}");
        assert!(counts.insert(name.to_owned(), (kind.to_owned(), value)).is_none(), "{name} is there twice");
    }
    counts
}

#[tokio::test]
async fn a_server_counts_what_the_documentation_names_and_the_counts_are_true() {
    let folder = Folder::new();
    let server = serve(&folder).await;
    let before = counts(&server).await;
    let documented =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/serving.md")).unwrap();
    let documented = documented.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |"));
    let documented: Vec<&str> =
        documented.map(|(name, _)| name).filter(|name| name.starts_with("oneiros_")).collect();
    let mut named = documented.clone();
    named.sort_unstable();
    assert_eq!(named, before.keys().collect::<Vec<_>>());
    let value = |counts: &BTreeMap<String, (String, f64)>, name: &str| counts[name].1;
    assert_eq!((value(&before, "oneiros_sockets"), value(&before, "oneiros_rooms")), (0.0, 0.0));
    let (ada, ben) = (Person::new(server.address(), "Ada").await, Person::new(server.address(), "Ben").await);
    let (_, mut seats) = begun(&ada, &ben, &for_two()).await;
    let sitting = counts(&server).await;
    assert_eq!((value(&sitting, "oneiros_sockets"), value(&sitting, "oneiros_rooms")), (2.0, 1.0));
    step(&mut seats, 0).await;
    let after = counts(&server).await;
    for name in ["oneiros_store_flushes_total", "oneiros_store_writes_total"] {
        assert!(value(&after, name) > value(&sitting, name), "{name}: {sitting:?} and then {after:?}");
    }
    assert!(
        value(&after, "oneiros_store_flush_p99_seconds")
            >= value(&after, "oneiros_store_flush_median_seconds")
    );
    server.stop().await;
}
