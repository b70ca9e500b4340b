//! The words of a search as expressions over the index, best matches first.

use super::index::Expr;
use super::synonyms;
use super::terms::{self, Field};

/// Maximum number of words used.
const MAX_WORDS: usize = 12;
/// Words that say nothing about a job; matching only one of them isn't a match.
const STOP_WORDS: [&str; 14] = ["a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to"];

/// The words a person typed, in lower case.
#[derive(Clone, Debug)]
pub struct Words(Vec<String>);

/// Expressions, each of which matches everything the previous one does; the last one matches every result.
#[derive(Clone, Debug)]
pub struct Tiers(Vec<Expr>);

impl Tiers {
    fn new(expressions: impl IntoIterator<Item = Expr>) -> Self {
        let mut tiers: Vec<Expr> = expressions.into_iter().collect();
        tiers.dedup();
        Self(tiers)
    }

    /// Returns the expressions, best first.
    pub fn iter(&self) -> impl Iterator<Item = &Expr> {
        self.0.iter()
    }

    /// Returns the expression for every result.
    #[must_use]
    pub fn all(&self) -> Expr {
        self.0.last().cloned().unwrap_or(Expr::Everything)
    }
}

impl Words {
    /// Splits typed text into words; `None` if there are none.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let words: Vec<String> = terms::words(text).take(MAX_WORDS).map(str::to_lowercase).collect();
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
        let mut tiers = self.titles(as_prefix);
        if self.0.len() > 1 {
            let in_title = any(self.with_synonyms(Field::Title, as_prefix));
            let every = |field| all(self.with_synonyms(field, as_prefix));
            tiers.extend([every(Field::Head).and(in_title.clone()), every(Field::Anywhere).and(in_title)]);
        }
        tiers.push(all(self.with_synonyms(Field::Anywhere, as_prefix)));
        Tiers::new(tiers)
    }

    /// Requires any of the significant words.
    #[must_use]
    pub fn any(&self) -> Tiers {
        let significant = self.significant();
        let mut tiers = significant.titles(true);
        let in_title = significant.with_synonyms(Field::Title, true);
        if in_title.len() > 2 {
            tiers.push(all_but_one(&in_title));
        }
        tiers.extend([any(in_title), any(significant.with_synonyms(Field::Anywhere, true))]);
        Tiers::new(tiers)
    }

    /// Returns the tiers for titles: the words as a phrase, all of the words, all of the words or their synonyms.
    fn titles(&self, as_prefix: bool) -> Vec<Expr> {
        let words: Vec<&str> = self.0.iter().map(String::as_str).collect();
        vec![
            Field::Title.phrase(&words),
            all(self.typed(Field::Title, as_prefix)),
            all(self.with_synonyms(Field::Title, as_prefix)),
        ]
    }

    fn significant(&self) -> Self {
        let is_significant =
            |word: &&String| !STOP_WORDS.contains(&word.as_str()) && !word.chars().all(char::is_numeric);
        let words: Vec<String> = self.0.iter().filter(is_significant).cloned().collect();
        if words.is_empty() { self.clone() } else { Self(words) }
    }

    /// Returns an expression for each word as typed.
    fn typed(&self, field: Field, as_prefix: bool) -> Vec<Expr> {
        let last = self.0.len() - 1;
        let word =
            |(n, word): (usize, &String)| if as_prefix && n == last { field.prefix_of(word) } else { field.word(word) };
        self.0.iter().enumerate().map(word).collect()
    }

    /// Returns an expression for each word or one of its synonyms.
    fn with_synonyms(&self, field: Field, as_prefix: bool) -> Vec<Expr> {
        let group = |(typed, word): (Expr, &String)| {
            let synonyms = synonyms::of(word).map(|synonym| field.phrase(&synonym.split(' ').collect::<Vec<_>>()));
            any(std::iter::once(typed).chain(synonyms).collect())
        };
        self.typed(field, as_prefix).into_iter().zip(&self.0).map(group).collect()
    }
}

fn all(mut expressions: Vec<Expr>) -> Expr {
    if expressions.len() == 1 { expressions.remove(0) } else { Expr::All(expressions) }
}

fn any(mut expressions: Vec<Expr>) -> Expr {
    if expressions.len() == 1 { expressions.remove(0) } else { Expr::Any(expressions) }
}

/// Returns an expression that lets any one of the words be missing.
fn all_but_one(words: &[Expr]) -> Expr {
    let without = |left_out: usize| {
        let remaining = words.iter().enumerate().filter(|(n, _)| *n != left_out);
        all(remaining.map(|(_, word)| word.clone()).collect())
    };
    any((0..words.len()).map(without).collect())
}

#[cfg(test)]
mod tests {
    use super::{Expr, Words};

    fn tiers(text: &str, any: bool) -> Vec<Expr> {
        let words = Words::read(text).unwrap();
        if any { words.any().0 } else { words.all(false).0 }
    }

    fn term(text: &str) -> Expr {
        Expr::Term(text.to_owned())
    }

    #[test]
    fn searches_titles_before_everything_else() {
        assert_eq!(tiers("Zither", false), [term("t:zither"), term("w:zither")]);
    }

    #[test]
    fn operators_are_treated_as_plain_words() {
        let every = tiers("zither NOT \"x", false).pop().unwrap();
        assert_eq!(every, Expr::All(vec![term("w:zither"), term("w:not"), term("w:x")]));
    }

    #[test]
    fn stop_words_and_numbers_are_ignored_unless_alone() {
        let last = |text: &str| tiers(text, true).pop().unwrap();
        assert_eq!(last("zither of the 2 year"), last("zither year"));
        assert_ne!(last("the 2"), last("the"));
    }
}
