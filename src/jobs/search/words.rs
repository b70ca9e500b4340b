//! The words of a search as full-text expressions, best matches first. Every word is quoted so that nothing in it acts
//! as an operator.

use super::synonyms;

/// Maximum number of words used.
const MAX_WORDS: usize = 12;
/// Words that say nothing about a job; matching only one of them doesn't count.
const STOP_WORDS: [&str; 14] = ["a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to"];

/// The words a person typed, in lower case.
#[derive(Clone, Debug)]
pub struct Words(Vec<String>);

/// Expressions that each match everything the previous one does; the last one matches every result.
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
            let apart = n.checked_sub(1).map(|before| format!("({tier}) NOT ({})", self.0[before]));
            apart.unwrap_or_else(|| tier.clone())
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

    /// Requires every word or one of its synonyms; with `begins`, the last word may be the start of a longer one.
    #[must_use]
    pub fn all(&self, begins: bool) -> Tiers {
        let meant = self.with_synonyms(begins);
        let (every, some) = (meant.join(" AND "), in_title(&meant.join(" OR ")));
        let mut tiers = self.titles(begins);
        if meant.len() > 1 {
            tiers.extend([format!("({{title tags}} : ({every})) AND {some}"), format!("({every}) AND {some}")]);
        }
        tiers.push(every);
        Tiers::new(tiers)
    }

    /// Requires any of the words that say something about a job.
    #[must_use]
    pub fn any(&self) -> Tiers {
        let telling = self.significant();
        let meant = telling.with_synonyms(true);
        let mut tiers = telling.titles(true);
        if meant.len() > 2 {
            tiers.push(in_title(&all_but_one(&meant)));
        }
        tiers.extend([in_title(&meant.join(" OR ")), meant.join(" OR ")]);
        Tiers::new(tiers)
    }

    /// Tiers for titles: the words as a phrase, all of the words, all of the words or their synonyms.
    fn titles(&self, begins: bool) -> Vec<String> {
        let phrase = format!("\"{}\"", self.text());
        let (typed, meant) = (self.quoted(begins).join(" AND "), self.with_synonyms(begins).join(" AND "));
        [phrase, typed, meant].iter().map(|words| in_title(words)).collect()
    }

    fn significant(&self) -> Self {
        let is_significant =
            |word: &&String| !STOP_WORDS.contains(&word.as_str()) && !word.chars().all(char::is_numeric);
        let telling: Vec<String> = self.0.iter().filter(is_significant).cloned().collect();
        if telling.is_empty() { self.clone() } else { Self(telling) }
    }

    fn quoted(&self, begins: bool) -> Vec<String> {
        let last = self.0.len() - 1;
        let own = |(n, word): (usize, &String)| format!("\"{word}\"{}", if begins && n == last { "*" } else { "" });
        self.0.iter().enumerate().map(own).collect()
    }

    /// Returns each word grouped with its synonyms.
    fn with_synonyms(&self, begins: bool) -> Vec<String> {
        let group = |(own, word): (String, &String)| {
            let others: Vec<String> = synonyms::of(word).map(|other| format!("\"{other}\"")).collect();
            if others.is_empty() { own } else { format!("({own} OR {})", others.join(" OR ")) }
        };
        self.quoted(begins).into_iter().zip(&self.0).map(group).collect()
    }
}

fn in_title(expression: &str) -> String {
    format!("title : ({expression})")
}

/// Returns an expression that lets any one of the words be missing.
fn all_but_one(words: &[String]) -> String {
    let without = |left_out: usize| {
        let kept = words.iter().enumerate().filter(|(n, _)| *n != left_out);
        format!("({})", kept.map(|(_, word)| word.as_str()).collect::<Vec<_>>().join(" AND "))
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
    fn operators_are_plain_words() {
        assert_eq!(tiers("zither NOT \"x", false).last().unwrap(), "\"zither\" AND \"not\" AND \"x\"");
    }

    #[test]
    fn stop_words_and_numbers_alone_do_not_match() {
        assert_eq!(tiers("zither of the year 2", true).last().unwrap(), "\"zither\" OR \"year\"*");
        assert_eq!(tiers("the 2", true).last().unwrap(), "\"the\" OR \"2\"*");
    }
}
