//! Changing all-caps titles to title case.

/// Writes "ASSISTANT CIVIL ENGINEER" as "Assistant Civil Engineer". Only text in all capitals is changed.
/// Words in `keep`, matched in any case, are written as they are there: acronyms ("NYC") and small words ("of"),
/// which are capitalized only as the first word.
#[must_use]
pub fn calm(text: &str, keep: &[String]) -> String {
    let shouts = text.chars().any(char::is_uppercase) && !text.chars().any(char::is_lowercase);
    if !shouts {
        return text.to_owned();
    }
    let mut calmed = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let word_end = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
        let word = &rest[..word_end];
        let first = !calmed.chars().any(char::is_alphanumeric);
        calmed.push_str(&calm_word(word, first, keep));
        let next = rest[word_end..].find(is_word).map_or(rest.len(), |at| word_end + at);
        calmed.push_str(&rest[word_end..next]);
        rest = &rest[next..];
    }
    calmed
}

/// An apostrophe belongs to the word: "Plumber's".
fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '\'' | '’')
}

fn calm_word(word: &str, first: bool, keep: &[String]) -> String {
    let kept = keep.iter().find(|kept| kept.to_uppercase() == word);
    let lower = word.to_lowercase();
    let calmed = kept.map_or(lower.as_str(), String::as_str);
    // A word in `keep` stays as written there, but the first word of a title is capitalized: "of", "eDiscovery".
    if kept.is_some() && !first { calmed.to_owned() } else { capitalised(calmed) }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::calm;

    #[test]
    fn calms_only_what_shouts() {
        let keep: Vec<String> = ["of", "and", "NYC", "IT", "II", "PeopleSoft"].map(str::to_owned).into();
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
        for (shouted, calmed) in cases {
            assert_eq!(calm(shouted, &keep), calmed);
        }
    }
}
