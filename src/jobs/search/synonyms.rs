//! Synonyms for kinds of work: "lawyer" also finds "attorney".

static LINES: &str = include_str!("../../../data/synonyms.txt");

/// Returns the synonyms of a lowercase word, in the order of the list.
pub fn of(word: &str) -> impl Iterator<Item = &'static str> {
    let line = LINES.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(": "));
    line.into_iter().flat_map(|synonyms| synonyms.split(", "))
}

#[cfg(test)]
mod tests {
    use super::{LINES, of};

    #[test]
    fn returns_synonyms_only_for_listed_words() {
        assert_eq!(of("lawyer").collect::<Vec<_>>(), ["attorney", "counsel"]);
        assert_eq!(of("law").count(), 0);
        assert_eq!(of("").count(), 0);
    }

    #[test]
    fn lines_are_well_formed_and_sorted() {
        let mut previous = "";
        for line in LINES.lines() {
            let (word, synonyms) = line.split_once(": ").expect(line);
            let plain = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c == ' ');
            assert!(plain(word) && synonyms.split(", ").all(plain), "{line}");
            assert!(previous < word, "{word} is out of order or duplicated");
            previous = word;
        }
    }
}
