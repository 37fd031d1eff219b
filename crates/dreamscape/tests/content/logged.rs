//! A mistake as it stands in logs.

#[test]
fn a_mistake_prints_for_logs_with_its_place_and_what_was_expected() {
    let error = dreamscape::data::Pack::read("mine.toml", "name = 'mine'\nversion = 'one'\n").unwrap_err();
    let line = "mine.toml:2:11: data-wrong-type name=\"version\" found=toml-string (expected toml-integer)";
    assert_eq!(error.to_string(), line);
    let error = dreamscape::card::Pattern::read("N^").unwrap_err();
    assert_eq!(error.to_string(), "1:2: data-red-not-alone (expected N, N@)");
}
