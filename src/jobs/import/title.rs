//! Changing all-caps titles to title case.

use crate::text::capitalized;

/// Writes "ASSISTANT CIVIL ENGINEER" as "Assistant Civil Engineer". Only text in all capitals is changed.
/// Words in `exceptions`, matched in any case, are written as they are there: acronyms ("NYC") and small words ("of"),
/// which are capitalized only as the first word.
#[must_use]
pub fn title_case(text: &str, exceptions: &[String]) -> String {
    let is_all_caps = text.chars().any(char::is_uppercase) && !text.chars().any(char::is_lowercase);
    if !is_all_caps {
        return text.to_owned();
    }
    let mut titled = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let word_end = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
        let word = &rest[..word_end];
        let first = !titled.chars().any(char::is_alphanumeric);
        titled.push_str(&title_case_word(word, first, exceptions));
        let next = rest[word_end..].find(is_word).map_or(rest.len(), |at| word_end + at);
        titled.push_str(&rest[word_end..next]);
        rest = &rest[next..];
    }
    titled
}

/// An apostrophe belongs to the word: "Plumber's".
fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '\'' | '’')
}

fn title_case_word(word: &str, first: bool, exceptions: &[String]) -> String {
    let exception = exceptions.iter().find(|exception| exception.to_uppercase() == word);
    let lower = word.to_lowercase();
    let titled = exception.map_or(lower.as_str(), String::as_str);
    // An exception stays as listed, but the first word of a title is always capitalized: "of", "eDiscovery".
    if exception.is_some() && !first { titled.to_owned() } else { capitalized(titled) }
}

#[cfg(test)]
mod tests {
    use super::title_case;

    #[test]
    fn changes_only_text_in_all_caps() {
        let exceptions: Vec<String> = ["of", "and", "NYC", "IT", "II", "PeopleSoft"].map(str::to_owned).into();
        let cases = [
            ("PAINTER", "Painter"),
            ("ASSISTANT CIVIL ENGINEER", "Assistant Civil Engineer"),
            ("CIVIL ENGINEER II", "Civil Engineer II"),
            ("PLUMBER'S HELPER", "Plumber's Helper"),
            ("DIRECTOR OF OPERATIONS AND IT", "Director of Operations and IT"),
            ("OF NYC", "Of NYC"),
            ("(OF) COUNSEL/ATTORNEY-IN-CHIEF", "(Of) Counsel/Attorney-In-Chief"),
            (".NET DEVELOPER 3", ".Net Developer 3"),
            ("PEOPLESOFT DEVELOPER", "PeopleSoft Developer"),
            ("Painter IN CHIEF", "Painter IN CHIEF"),
            ("ÉLÈVE", "Élève"),
            ("24/7", "24/7"),
            ("", ""),
        ];
        for (input, expected) in cases {
            assert_eq!(title_case(input, &exceptions), expected);
        }
    }
}
