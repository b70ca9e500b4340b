//! The words of a search as full-text expressions, the best matches first. Every word is quoted, so that nothing in
//! it is an operator.

use super::synonyms;

/// Words of a search that count.
const WORDS: usize = 12;
/// They say nothing of a job, so having only one of them is no match.
const SMALL: [&str; 14] = ["a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to"];

/// The words that a person typed, in lower case.
#[derive(Clone, Debug)]
pub struct Words(Vec<String>);

/// Expressions of which each holds the one before; the last one is everything that matches.
#[derive(Clone, Debug)]
pub struct Tiers(Vec<String>);

impl Tiers {
    fn new(expressions: impl IntoIterator<Item = String>) -> Self {
        let mut tiers: Vec<String> = expressions.into_iter().collect();
        tiers.dedup();
        Self(tiers)
    }

    /// Everything that matches.
    #[must_use]
    pub fn all(&self) -> &str {
        self.0.last().map_or("", String::as_str)
    }

    /// Each tier without those before it.
    pub fn apart(&self) -> impl Iterator<Item = String> {
        self.0.iter().enumerate().map(|(n, tier)| {
            let apart = n.checked_sub(1).map(|before| format!("({tier}) NOT ({})", self.0[before]));
            apart.unwrap_or_else(|| tier.clone())
        })
    }
}

impl Words {
    /// Reads what a person typed.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let words: Vec<String> = words.take(WORDS).map(str::to_lowercase).collect();
        (!words.is_empty()).then_some(Self(words))
    }

    /// The words.
    #[must_use]
    pub fn list(&self) -> &[String] {
        &self.0
    }

    /// The same search with one word changed.
    #[must_use]
    pub fn with(&self, position: usize, word: String) -> Self {
        let mut words = self.0.clone();
        words[position] = word;
        Self(words)
    }

    /// As a person would write them.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.join(" ")
    }

    /// Every word is there, or another that means the same; with `begins`, the last one perhaps as the beginning of a
    /// longer word.
    #[must_use]
    pub fn all(&self, begins: bool) -> Tiers {
        let meant = self.meant(begins);
        let (every, some) = (meant.join(" AND "), in_title(&meant.join(" OR ")));
        let mut tiers = self.titles(begins);
        if meant.len() > 1 {
            tiers.extend([format!("({{title tags}} : ({every})) AND {some}"), format!("({every}) AND {some}")]);
        }
        tiers.push(every);
        Tiers::new(tiers)
    }

    /// Any of the words is there, of those that say something.
    #[must_use]
    pub fn any(&self) -> Tiers {
        let telling = self.telling();
        let meant = telling.meant(true);
        let mut tiers = telling.titles(true);
        if meant.len() > 2 {
            tiers.push(in_title(&all_but_one(&meant)));
        }
        tiers.extend([in_title(&meant.join(" OR ")), meant.join(" OR ")]);
        Tiers::new(tiers)
    }

    /// Titles with the words side by side, with each of them, with each or another that means the same.
    fn titles(&self, begins: bool) -> Vec<String> {
        let phrase = format!("\"{}\"", self.text());
        let (typed, meant) = (self.typed(begins).join(" AND "), self.meant(begins).join(" AND "));
        [phrase, typed, meant].iter().map(|words| in_title(words)).collect()
    }

    fn telling(&self) -> Self {
        let says = |word: &&String| !SMALL.contains(&word.as_str()) && !word.chars().all(char::is_numeric);
        let telling: Vec<String> = self.0.iter().filter(says).cloned().collect();
        if telling.is_empty() { self.clone() } else { Self(telling) }
    }

    fn typed(&self, begins: bool) -> Vec<String> {
        let last = self.0.len() - 1;
        let own = |(n, word): (usize, &String)| format!("\"{word}\"{}", if begins && n == last { "*" } else { "" });
        self.0.iter().enumerate().map(own).collect()
    }

    /// Every word with those that mean the same.
    fn meant(&self, begins: bool) -> Vec<String> {
        let group = |(own, word): (String, &String)| {
            let others: Vec<String> = synonyms::of(word).map(|other| format!("\"{other}\"")).collect();
            if others.is_empty() { own } else { format!("({own} OR {})", others.join(" OR ")) }
        };
        self.typed(begins).into_iter().zip(&self.0).map(group).collect()
    }
}

fn in_title(expression: &str) -> String {
    format!("title : ({expression})")
}

/// All of the words but one, whichever.
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
    fn a_word_is_looked_for_in_titles_and_then_everywhere() {
        assert_eq!(tiers("Zither", false), ["title : (\"zither\")", "\"zither\""]);
    }

    #[test]
    fn an_operator_is_a_word() {
        assert_eq!(tiers("zither NOT \"x", false).last().unwrap(), "\"zither\" AND \"not\" AND \"x\"");
    }

    #[test]
    fn small_words_and_numbers_alone_are_no_match() {
        assert_eq!(tiers("zither of the year 2", true).last().unwrap(), "\"zither\" OR \"year\"*");
        assert_eq!(tiers("the 2", true).last().unwrap(), "\"the\" OR \"2\"*");
    }
}
