//! The words of a search as expressions over the index, best matches first.

use super::index::Expr;
use super::significance::{goes_with_any, is_city, is_significant, says_work};
use super::terms::{self, Field};
use super::tiers::Tiers;
use super::{neighbors, synonyms, tokenizer};

/// Maximum number of words used.
const MAX_WORDS: usize = 12;

/// Letters before a number that may be written as one word with it: "ISO 9001" and "ISO9001".
const MAX_LETTERS: usize = 5;

/// The words a person typed, in lower case.
#[derive(Clone, Debug)]
pub struct Words(Vec<String>);

impl Words {
    /// Splits typed text into words; `None` if there are none.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut words = tokenizer::typed(text);
        words.truncate(MAX_WORDS);
        (!words.is_empty()).then_some(Self(words))
    }

    /// Returns the words.
    #[must_use]
    pub fn as_slice(&self) -> &[String] {
        &self.0
    }

    /// Returns the words without some; `None` if none are left.
    #[must_use]
    pub fn without(&self, left_out: &[&str]) -> Option<Self> {
        let words: Vec<String> = self.0.iter().filter(|word| !left_out.contains(&word.as_str())).cloned().collect();
        (!words.is_empty()).then_some(Self(words))
    }

    /// Returns the words separated by spaces.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.join(" ")
    }

    /// Requires every word or one of its synonyms. With `as_prefix`, the last word may also be the start of a longer one, after
    /// everything that has it whole.
    #[must_use]
    pub fn all(&self, as_prefix: bool) -> Tiers {
        let mut tiers = self.named(as_prefix);
        let significant = self.significant();
        let anywhere = self.anywhere(as_prefix);
        if let Some(together) = neighbors::all(&significant.0) {
            tiers.push(anywhere.clone().and(together));
        }
        if significant.0.len() > 1 {
            let in_title = Expr::any(significant.with_synonyms(Field::Title, as_prefix));
            tiers.push(anywhere.clone().and(in_title));
        }
        tiers.push(all(significant.typed(Field::Anywhere, as_prefix)));
        tiers.push(anywhere);
        Tiers::nested(tiers)
    }

    /// Returns the jobs that are about the words, best first: titles have all of them, or some and the short facts the rest,
    /// or the short facts have the one word typed.
    #[must_use]
    pub fn named(&self, as_prefix: bool) -> Vec<Expr> {
        let mut tiers = self.in_head(false);
        if as_prefix {
            tiers.extend(self.in_head(true));
        }
        tiers
    }

    fn in_head(&self, as_prefix: bool) -> Vec<Expr> {
        let mut tiers = self.titles(as_prefix);
        let significant = self.significant();
        tiers.push(if significant.0.len() > 1 {
            let in_title = Expr::any(significant.with_synonyms(Field::Title, as_prefix));
            all(significant.with_synonyms(Field::Head, as_prefix)).and(in_title)
        } else {
            all(significant.typed(Field::Head, as_prefix))
        });
        tiers
    }

    /// Requires every word in any text.
    #[must_use]
    pub fn anywhere(&self, as_prefix: bool) -> Expr {
        all(self.significant().with_synonyms(Field::Anywhere, as_prefix))
    }

    /// Returns the tiers for titles: exactly the words, as a phrase first, then the words inflected, then the words or their
    /// synonyms.
    fn titles(&self, as_prefix: bool) -> Vec<Expr> {
        let significant = self.significant();
        let inflected = all(significant.typed(Field::Title, as_prefix));
        let synonyms = all(significant.with_synonyms(Field::Title, as_prefix));
        if as_prefix {
            return vec![inflected, synonyms];
        }
        let words: Vec<&str> = self.0.iter().map(String::as_str).collect();
        let exactly = |words: &Self| all(words.0.iter().map(|word| terms::in_title_exactly(word)).collect());
        let phrase = (words.len() > 1).then(|| Field::Title.phrase(&words).and(exactly(self)));
        phrase.into_iter().chain([exactly(&significant), inflected, synonyms]).collect()
    }

    /// Returns the jobs with some of the words in their titles, best first: all of them, all but one, and then one, the most
    /// telling first: the last, which names the work as in "night nurse", then those that the fewest jobs have. Words that go
    /// with any work come last. `frequency` counts the jobs that match.
    pub fn some<E>(&self, mut frequency: impl FnMut(&Expr) -> Result<u64, E>) -> Result<Vec<Expr>, E> {
        let mut some = self.titles(false);
        let each: Vec<Expr> = (0..self.0.len()).map(|at| self.with_own_synonyms(at, Field::Title, false)).collect();
        if each.len() > 2 {
            some.push(all_but_one(&each));
        }
        let mut ranked = Vec::new();
        for (at, word) in each.into_iter().enumerate() {
            let is_last = at + 1 == self.0.len();
            ranked.push(((goes_with_any(&self.0[at]), !is_last, frequency(&word)?), word));
        }
        ranked.sort_by_key(|(rank, _)| *rank);
        let everywhere = self.anywhere(false);
        some.extend(ranked.into_iter().flat_map(|(_, word)| [everywhere.clone().and(word.clone()), word]));
        Ok(some)
    }

    /// Returns the words without those that say nothing about a job, unless there are no others.
    fn significant(&self) -> Self {
        let words: Vec<String> = self.0.iter().filter(|word| is_significant(word)).cloned().collect();
        if words.is_empty() { self.clone() } else { Self(words) }
    }

    /// Returns the jobs that have any of the words in any text.
    #[must_use]
    pub fn any(&self) -> Expr {
        Expr::any(self.with_synonyms(Field::Anywhere, true))
    }

    /// Returns the words that say what work it is and those that say where, without words that say neither. If no word says
    /// what work it is, all of them count as doing so.
    pub fn split<E>(&self, mut is_town: impl FnMut(&str) -> Result<bool, E>) -> Result<(Self, Option<Self>), E> {
        let (mut work, mut towns) = (Vec::new(), Vec::new());
        for word in &self.0 {
            if !says_work(word) {
                continue;
            }
            if is_city(word) || is_town(word)? {
                towns.push(word.clone());
            } else {
                work.push(word.clone());
            }
        }
        Ok(match (work.is_empty(), towns.is_empty()) {
            (true, _) => (self.significant(), None),
            (false, true) => (Self(work), None),
            (false, false) => (Self(work), Some(Self(towns))),
        })
    }

    /// Returns the jobs in a place that has these words in its name.
    #[must_use]
    pub fn location(&self) -> Expr {
        Field::Location.phrase(&self.0.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// Returns an expression for each word as typed.
    fn typed(&self, field: Field, as_prefix: bool) -> Vec<Expr> {
        (0..self.0.len()).map(|at| self.typed_at(at, field, as_prefix)).collect()
    }

    fn typed_at(&self, at: usize, field: Field, as_prefix: bool) -> Expr {
        let is_last = at + 1 == self.0.len();
        if as_prefix && is_last { field.prefix_of(&self.0[at]) } else { field.word(&self.0[at]) }
    }

    /// Returns an expression for each word or one of its synonyms. Several words with synonyms together are one expression.
    fn with_synonyms(&self, field: Field, as_prefix: bool) -> Vec<Expr> {
        let (mut groups, mut at) = (Vec::new(), 0);
        while at < self.0.len() {
            let (words, synonyms) = synonyms::at(&self.0[at..]);
            let typed = |words| all((at..at + words).map(|at| self.with_own_synonyms(at, field, as_prefix)).collect());
            let number = self.number_at(at).filter(|_| words == 1);
            groups.push(match &number {
                Some(number) => Expr::Any(vec![typed(2), field.word(number)]),
                None if words == 1 => typed(1),
                None => or_phrases(typed(words), field, synonyms),
            });
            at += if number.is_some() { 2 } else { words };
        }
        groups
    }

    /// Returns "12hr" for "12 hours" and "401k" for "401 k".
    fn number_at(&self, at: usize) -> Option<String> {
        let (first, second) = (self.0.get(at)?, self.0.get(at + 1)?);
        let is_name = first.len() <= MAX_LETTERS && first.chars().all(char::is_alphabetic);
        let is_unit = second.len() == 1 || tokenizer::spellings(second).is_some();
        tokenizer::join(first, second).filter(|_| is_name || is_unit)
    }

    fn with_own_synonyms(&self, at: usize, field: Field, as_prefix: bool) -> Expr {
        let (_, synonyms) = synonyms::at(&self.0[at..=at]);
        or_phrases(self.typed_at(at, field, as_prefix), field, synonyms)
    }
}

fn or_phrases(typed: Expr, field: Field, phrases: impl Iterator<Item = &'static str>) -> Expr {
    let phrases = phrases.map(|phrase| field.phrase(&phrase.split(' ').collect::<Vec<_>>()));
    Expr::any(std::iter::once(typed).chain(phrases).collect())
}

fn all(mut expressions: Vec<Expr>) -> Expr {
    if expressions.len() == 1 { expressions.remove(0) } else { Expr::All(expressions) }
}

/// Returns an expression that lets any one of the words be missing.
fn all_but_one(words: &[Expr]) -> Expr {
    let without = |left_out: usize| {
        let remaining = words.iter().enumerate().filter(|(n, _)| *n != left_out);
        all(remaining.map(|(_, word)| word.clone()).collect())
    };
    Expr::any((0..words.len()).map(without).collect())
}

#[cfg(test)]
mod tests {
    use super::{Expr, Words};

    fn tiers(text: &str) -> Vec<Expr> {
        Words::read(text).unwrap().all(false).ranked
    }

    fn term(text: &str) -> Expr {
        Expr::Term(text.to_owned())
    }

    #[test]
    fn searches_titles_before_everything_else() {
        assert_eq!(tiers("Zithers"), ["x:zither", "t:zither", "h:zither", "w:zither"].map(term));
    }

    #[test]
    fn operators_are_treated_as_plain_words() {
        let every = tiers("zither NOT \"x").pop().unwrap();
        assert_eq!(every, Expr::All(vec![term("w:zither"), term("w:not"), term("w:x")]));
    }

    #[test]
    fn only_words_about_the_work_count_unless_there_are_none() {
        let split = |text: &str| {
            let (work, towns) = Words::read(text).unwrap().split(|word| Ok::<_, ()>(word == "alder")).unwrap();
            (work.text(), towns.map(|towns| towns.text()))
        };
        assert_eq!(split("zither of the 2 years"), ("zither years".to_owned(), None));
        assert_eq!(split("zither brooklyn alder"), ("zither".to_owned(), Some("brooklyn alder".to_owned())));
        assert_eq!(split("the 2"), ("2".to_owned(), None));
        assert_eq!(split("in brooklyn"), ("brooklyn".to_owned(), None));
    }

    #[test]
    fn the_last_word_counts_most_and_then_rare_ones() {
        let words = Words::read("player zither maker").unwrap();
        let some = words.some(|expr| Ok::<_, ()>(if format!("{expr:?}").contains("zither") { 1 } else { 9 })).unwrap();
        // Each comes twice: with the others in any text, and alone.
        let [.., last, _, rare, _, common] = some.as_slice() else { panic!("{some:?}") };
        for (found, word) in [(last, "maker"), (rare, "zither"), (common, "player")] {
            assert!(format!("{found:?}").contains(word), "{found:?}");
        }
    }

    #[test]
    fn synonyms_of_several_words_stand_for_all_of_them() {
        let every = tiers("home health aide").pop().unwrap();
        assert!(matches!(&every, Expr::Any(ways) if ways.contains(&term("w:hha"))), "{every:?}");
    }

    #[test]
    fn only_typed_words_match_a_category() {
        assert!(format!("{:?}", tiers("desk")).contains("c:desk"));
        let every = format!("{:?}", tiers("receptionist"));
        assert!(every.contains("desk") && !every.contains("c:"), "{every}");
    }
}
