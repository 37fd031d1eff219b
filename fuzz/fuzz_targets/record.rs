//! A record that can be read is stable as text and as bytes.
#![no_main]

use std::sync::LazyLock;

use dreamscape::data::{self, Edition};
use dreamscape::{Dreamscape, Setup};
use kernel::Record;
use libfuzzer_sys::fuzz_target;

static GAME: LazyLock<Dreamscape> = LazyLock::new(|| {
    let pack = data::builtin().pack("trial", None).expect("a pack of our own");
    Dreamscape::new(Setup::new(Edition::Standard, 2), pack).expect("a plain set-up")
});

fuzz_target!(|bytes: &[u8]| {
    let from_bytes = Record::from_bytes(&*GAME, bytes).ok();
    let from_text = std::str::from_utf8(bytes).ok().and_then(|text| Record::read(&*GAME, text).ok());
    for record in [from_bytes, from_text].into_iter().flatten() {
        assert_eq!(Record::read(&*GAME, &record.write(&*GAME)).as_ref(), Ok(&record));
        assert_eq!(Record::from_bytes(&*GAME, &record.to_bytes(&*GAME)).ok().as_ref(), Some(&record));
    }
});
