//! An action or an outcome that can be read is written back the same.
#![no_main]

use dreamscape::notation::{read_action, read_outcome, write_action, write_outcome};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(action) = read_action(text) {
        let mut written = String::new();
        write_action(action, &mut written);
        assert_eq!(read_action(&written), Ok(action));
    }
    if let Ok(outcome) = read_outcome(text) {
        let mut written = String::new();
        write_outcome(outcome, &mut written);
        assert_eq!(read_outcome(&written), Ok(outcome));
    }
});
