//! Whatever a text says, a message is understood or not, and nothing worse happens.

use proptest::prelude::*;
use server::live::message::ClientMessage;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_000) })]

    #[test]
    fn a_spoilt_message_is_understood_or_refused(from in any::<usize>(), length in 0usize..9, with in ".{0,6}", which in 0usize..4) {
        let texts = [
            r#"{"type":"do","id":1,"command":{"do":"play","seat":1,"expected":3,"action":"collect","client":"a"}}"#,
            r#"{"type":"ask","seat":2,"question":{"question":"fit","card":12}}"#,
            r#"{"type":"chat","id":4294967295,"text":"hello"}"#,
            r#"{"type":"resume","since":18446744073709551615}"#,
        ];
        let mut letters: Vec<char> = texts[which].chars().collect();
        let from = from % (letters.len() + 1);
        let to = (from + length).min(letters.len());
        letters.splice(from..to, with.chars());
        let text: String = letters.into_iter().collect();
        if let Ok(message) = serde_json::from_str::<ClientMessage>(&text) {
            let again = serde_json::to_string(&message).unwrap();
            prop_assert_eq!(serde_json::from_str::<ClientMessage>(&again).unwrap(), message);
        }
    }

    #[test]
    fn any_text_at_all_is_understood_or_refused(text in "\\PC{0,200}") {
        let _ = serde_json::from_str::<ClientMessage>(&text);
    }
}
