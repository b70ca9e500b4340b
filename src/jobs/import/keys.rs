//! The keys that tell whether a job was imported before.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use super::field::Field;

/// Maximum length of a source's own key, and of a stored one, in characters.
pub const MAX_KEY_CHARS: usize = 100;
/// Maximum length of the name of a source, in characters.
pub const MAX_SOURCE_CHARS: usize = 40;

/// Stands between a source and a key. Texts of a file have no control characters, so keys of different sources, with
/// or without a name, are never the same.
const SEPARATOR: char = '\u{1f}';

/// The fields whose texts tell jobs apart if the source has no key.
pub const TELLING: [Field; 6] =
    [Field::Title, Field::Description, Field::City, Field::State, Field::HiringName, Field::WhenText];

/// Returns the key of a job without one: a hash of its texts.
#[must_use]
pub fn of_texts(texts: &[String]) -> String {
    hash(texts.join(&SEPARATOR.to_string()))
}

/// Returns a hash of 48 characters.
fn hash(text: impl AsRef<[u8]>) -> String {
    let mut hashed = String::new();
    for byte in Sha256::digest(text).iter().take(24) {
        // Writing to a string can't fail.
        let _ = write!(hashed, "{byte:02x}");
    }
    hashed
}

/// Returns the key as it is stored. Without a source, it is the source's own key, as in imports before sources had
/// names. A key that would become too long is replaced with its hash.
#[must_use]
pub fn stored(source: Option<&str>, key: &str) -> String {
    let Some(source) = source else { return key.to_owned() };
    let joined = format!("{source}{SEPARATOR}{key}");
    if joined.chars().count() <= MAX_KEY_CHARS {
        return joined;
    }
    format!("{source}{SEPARATOR}{SEPARATOR}{}", hash(key))
}

/// Returns texts between which all stored keys of a source are, and no others.
#[must_use]
pub fn range(source: &str) -> (String, String) {
    const NEXT: char = '\u{20}';
    (format!("{source}{SEPARATOR}"), format!("{source}{NEXT}"))
}

#[cfg(test)]
mod tests {
    use super::{MAX_KEY_CHARS, MAX_SOURCE_CHARS, range, stored};

    #[test]
    fn the_keys_of_a_source_are_in_its_range() {
        let (long, key) = ("s".repeat(MAX_SOURCE_CHARS), "k".repeat(MAX_KEY_CHARS));
        let sources = ["a", "a b", "a-b", "b", "é", &long];
        let all = sources.iter().flat_map(|source| ["1", "~", "é", &key].map(|key| (Some(*source), key)));
        for (source, key) in all.chain([(None, "a"), (None, "a b"), (None, "b")]) {
            for other in sources {
                let (start, end) = range(other);
                let stored = stored(source, key);
                assert_eq!(stored > start && stored < end, source == Some(other), "{stored:?} {other}");
            }
        }
    }

    #[test]
    fn keys_of_different_sources_never_collide() {
        assert_eq!(stored(None, "7"), "7");
        let long = "k".repeat(MAX_KEY_CHARS);
        let source = "s".repeat(MAX_SOURCE_CHARS);
        let mut all = vec![
            stored(None, "7"),
            stored(Some("a"), "7"),
            stored(Some("b"), "7"),
            stored(Some("a"), "b 7"),
            stored(Some("a b"), "7"),
            stored(None, &long),
            stored(Some("a"), &long),
            stored(Some(&source), &long),
            stored(Some(&source), &long.replacen('k', "l", 1)),
        ];
        assert!(all.iter().all(|key| key.chars().count() <= MAX_KEY_CHARS));
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
