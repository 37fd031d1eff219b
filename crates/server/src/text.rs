//! What people write: names and chat, without what would upset a screen.

/// The longest display name, in characters.
pub(crate) const NAME: usize = 24;
/// The longest chat message, in characters.
pub(crate) const CHAT: usize = 500;

/// A display name, if anything is left of it: 1 to 24 characters, and no more before the unruly ones are taken out.
pub(crate) fn name(text: &str) -> Option<String> {
    clean(text, NAME).filter(|_| text.chars().count() <= NAME)
}

/// A chat message, if anything is left of it: 1 to 500 characters.
pub(crate) fn chat(text: &str) -> Option<String> {
    clean(text, CHAT)
}

fn clean(text: &str, most: usize) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let plain: String = words.join(" ").chars().filter(|letter| !is_unruly(*letter)).collect();
    let plain = plain.trim();
    (!plain.is_empty() && plain.chars().count() <= most).then(|| plain.to_owned())
}

/// Control characters, and characters that turn the direction of writing or cannot be seen.
fn is_unruly(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{00ad}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_control_and_direction_characters_and_blanks_around_them() {
        assert_eq!(name(" Ada\u{202e}\u{0007} \t L. "), Some("Ada L.".to_owned()));
        assert_eq!(name("Zoë 🌙"), Some("Zoë 🌙".to_owned()));
        assert_eq!(name("<b>"), Some("<b>".to_owned()));
    }

    #[test]
    fn nothing_and_too_much_are_no_names() {
        assert_eq!(name(" \u{200b}\u{feff}\n"), None);
        assert_eq!(name(&"n".repeat(24)), Some("n".repeat(24)));
        assert_eq!(name(&"n".repeat(25)), None);
        assert_eq!(name(&(" ".repeat(24) + "n")), None);
        assert_eq!(chat(&"ń".repeat(500)), Some("ń".repeat(500)));
        assert_eq!(chat(&"ń".repeat(501)), None);
    }
}
