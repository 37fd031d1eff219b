//! A pack file is read or refused at a place, and a drawing that can be read is drawn back the same.
#![no_main]

use dreamscape::card::Pattern;
use dreamscape::data::Pack;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Err(error) = Pack::read_bytes("fuzz.toml", bytes) {
        assert!(error.line >= 1 && error.column >= 1);
    }
    if let Ok(pattern) = std::str::from_utf8(bytes).map_or(Err(()), |text| Pattern::read(text).map_err(|_| ())) {
        assert_eq!(Pattern::read(&pattern.draw()).ok(), Some(pattern));
    }
});
