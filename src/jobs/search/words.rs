//! The words of a search as full-text expressions, best matches first. Every word is quoted, so it can't act as an
//! operator.

use super::synonyms;

/// Maximum number of words used.
const MAX_WORDS: usize = 12;
/// Words that say nothing about a job; matching only one of them isn't a match.
const STOP_WORDS: [&str; 14] = ["a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to"];

/// The words a person typed, in lower case.
#[derive(Clone, Debug)]
pub struct Words(Vec<String>);

/// Expressions, each of which matches everything the previous one does; the last one matches every result.
#[derive(Clone, Debug)]
pub struct Tiers(Vec<String>);

impl Tiers {
    fn new(expressions: impl IntoIterator<Item = String>) -> Self {
        let mut tiers: Vec<String> = expressions.into_iter().collect();
        tiers.dedup();
        Self(tiers)
    }

    /// Returns the expression for every result.
    #[must_use]
    pub fn all(&self) -> &str {
        self.0.last().map_or("", String::as_str)
    }

    /// Returns each tier without the matches of the previous one.
    pub fn disjoint(&self) -> impl Iterator<Item = String> {
        self.0.iter().enumerate().map(|(n, tier)| {
            let without_previous = n.checked_sub(1).map(|previous| format!("({tier}) NOT ({})", self.0[previous]));
            without_previous.unwrap_or_else(|| tier.clone())
        })
    }
}

impl Words {
    /// Splits typed text into words; `None` if there are none.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let words: Vec<String> = words.take(MAX_WORDS).map(str::to_lowercase).collect();
        (!words.is_empty()).then_some(Self(words))
    }

    /// Returns the words.
    #[must_use]
    pub fn as_slice(&self) -> &[String] {
        &self.0
    }

    /// Returns the search with one word replaced.
    #[must_use]
    pub fn with(&self, position: usize, word: String) -> Self {
        let mut words = self.0.clone();
        words[position] = word;
        Self(words)
    }

    /// Returns the words separated by spaces.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.join(" ")
    }

    /// Requires every word or one of its synonyms; with `as_prefix`, the last word may be the start of a longer one.
    #[must_use]
    pub fn all(&self, as_prefix: bool) -> Tiers {
        let groups = self.with_synonyms(as_prefix);
        let (every, title) = (groups.join(" AND "), in_title(&groups.join(" OR ")));
        let mut tiers = self.titles(as_prefix);
        if groups.len() > 1 {
            tiers.extend([format!("({{title tags}} : ({every})) AND {title}"), format!("({every}) AND {title}")]);
        }
        tiers.push(every);
        Tiers::new(tiers)
    }

    /// Requires any of the significant words.
    #[must_use]
    pub fn any(&self) -> Tiers {
        let significant = self.significant();
        let groups = significant.with_synonyms(true);
        let mut tiers = significant.titles(true);
        if groups.len() > 2 {
            tiers.push(in_title(&all_but_one(&groups)));
        }
        tiers.extend([in_title(&groups.join(" OR ")), groups.join(" OR ")]);
        Tiers::new(tiers)
    }

    /// Returns the tiers for titles: the words as a phrase, all of the words, all of the words or their synonyms.
    fn titles(&self, as_prefix: bool) -> Vec<String> {
        let phrase = format!("\"{}\"", self.text());
        let (typed, expanded) = (self.quoted(as_prefix).join(" AND "), self.with_synonyms(as_prefix).join(" AND "));
        [phrase, typed, expanded].iter().map(|words| in_title(words)).collect()
    }

    fn significant(&self) -> Self {
        let is_significant =
            |word: &&String| !STOP_WORDS.contains(&word.as_str()) && !word.chars().all(char::is_numeric);
        let words: Vec<String> = self.0.iter().filter(is_significant).cloned().collect();
        if words.is_empty() { self.clone() } else { Self(words) }
    }

    fn quoted(&self, as_prefix: bool) -> Vec<String> {
        let last = self.0.len() - 1;
        let quote =
            |(n, word): (usize, &String)| format!("\"{word}\"{}", if as_prefix && n == last { "*" } else { "" });
        self.0.iter().enumerate().map(quote).collect()
    }

    /// Returns each word grouped with its synonyms.
    fn with_synonyms(&self, as_prefix: bool) -> Vec<String> {
        let group = |(quoted, word): (String, &String)| {
            let others: Vec<String> = synonyms::of(word).map(|other| format!("\"{other}\"")).collect();
            if others.is_empty() { quoted } else { format!("({quoted} OR {})", others.join(" OR ")) }
        };
        self.quoted(as_prefix).into_iter().zip(&self.0).map(group).collect()
    }
}

fn in_title(expression: &str) -> String {
    format!("title : ({expression})")
}

/// Returns an expression that lets any one of the words be missing.
fn all_but_one(words: &[String]) -> String {
    let without = |left_out: usize| {
        let remaining = words.iter().enumerate().filter(|(n, _)| *n != left_out);
        format!("({})", remaining.map(|(_, word)| word.as_str()).collect::<Vec<_>>().join(" AND "))
    };
    (0..words.len()).map(without).collect::<Vec<_>>().join(" OR ")
}

#[cfg(test)]
mod tests {
    use super::Words;

    fn tiers(text: &str, any: bool) -> Vec<String> {
        let words = Words::read(text).unwrap();
        if any { words.any().0 } else { words.all(false).0 }
    }

    #[test]
    fn searches_titles_before_everything_else() {
        assert_eq!(tiers("Zither", false), ["title : (\"zither\")", "\"zither\""]);
    }

    #[test]
    fn operators_are_treated_as_plain_words() {
        assert_eq!(tiers("zither NOT \"x", false).last().unwrap(), "\"zither\" AND \"not\" AND \"x\"");
    }

    #[test]
    fn stop_words_and_numbers_are_ignored_unless_alone() {
        assert_eq!(tiers("zither of the year 2", true).last().unwrap(), "\"zither\" OR \"year\"*");
        assert_eq!(tiers("the 2", true).last().unwrap(), "\"the\" OR \"2\"*");
    }
}
