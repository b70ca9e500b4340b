//! The terms that a job is found by: stems of its words, and its properties.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};
use std::sync::OnceLock;

use rust_stemmers::{Algorithm, Stemmer};

use super::index::Expr;
use super::{neighbors, property, tokenizer};
use crate::categories;
use crate::jobs::model::Job;
use crate::places;

/// Longer words are cut off.
const MAX_STEM_CHARS: usize = 40;
/// Shorter words are their own stems, in bytes.
const MIN_STEMMED: usize = 4;
/// Words whose stem would be that of other work: a mechanic isn't mechanical, and a landscaper isn't a landscape architect.
const UNSTEMMED: [&str; 20] = [
    "accountant",
    "administrator",
    "author",
    "counsel",
    "developer",
    "editor",
    "educator",
    "intern",
    "laborer",
    "labourer",
    "landscaper",
    "marketing",
    "mechanic",
    "medic",
    "operator",
    "orderly",
    "performer",
    "programming",
    "reporter",
    "transit",
];

/// Which of a job's texts a word is in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Field {
    /// The title.
    Title,
    /// The title or the short facts: skills, place, times, and for words as typed the category.
    Head,
    /// Any text: also the employer's name and the description.
    Anywhere,
    /// The town, the state or the neighborhood.
    Location,
}

impl Field {
    const fn prefix(self) -> &'static str {
        match self {
            Self::Title => "t:",
            Self::Head => "h:",
            Self::Anywhere => "w:",
            Self::Location => "l:",
        }
    }

    /// Returns the jobs with a typed word in one of its inflections.
    #[must_use]
    pub fn word(self, word: &str) -> Expr {
        let stem = stem(word);
        let term = self.stem(&stem);
        if let Some((first, second)) = tokenizer::split(word) {
            return Expr::Any(vec![term, self.next_to(first, second)]);
        }
        match self {
            Self::Head | Self::Anywhere if category_stems().contains(&stem) => {
                Expr::Any(vec![term, Expr::Term(category_term(&stem))])
            }
            _ => term,
        }
    }

    /// Returns the jobs with two words next to each other, as "401" and "K" in "401 K"; a unit in any spelling.
    fn next_to(self, first: &str, second: &str) -> Expr {
        let pair = |second: &str| match self {
            Self::Title => Expr::Term(pair_term(&stem(first), &stem(second))),
            _ => Expr::All(vec![self.stem(&stem(first)), self.stem(&stem(second)), neighbors::pair(first, second)]),
        };
        Expr::any(neighbors::spellings(first, second).into_iter().map(pair).collect())
    }

    fn stem(self, stem: &str) -> Expr {
        Expr::Term(format!("{}{stem}", self.prefix()))
    }

    /// Returns the jobs with a word that starts with this, or with this word in one of its inflections.
    #[must_use]
    pub fn prefix_of(self, word: &str) -> Expr {
        let folded = fold_short(word);
        Expr::Any(vec![Expr::Prefix(format!("{}{folded}", self.prefix())), self.word(word)])
    }

    /// Returns the jobs with these words next to each other in the title or a long text, or anywhere in the short facts. Never
    /// matches the name of a category: synonyms are phrases, and a category has many kinds of work.
    #[must_use]
    pub fn phrase(self, words: &[&str]) -> Expr {
        let expr: Vec<Expr> = match self {
            Self::Title if words.len() > 1 => {
                words.windows(2).map(|pair| Expr::Term(pair_term(&stem(pair[0]), &stem(pair[1])))).collect()
            }
            Self::Anywhere if words.len() > 1 => {
                let stems = |field: Self| words.iter().map(move |word| field.stem(&stem(word)));
                // Few jobs have all the pairs, so those are looked up first.
                let pairs = words.windows(2).map(|pair| neighbors::pair(pair[0], pair[1]));
                let together = Expr::All(pairs.chain(stems(self)).collect());
                return Expr::Any(vec![Expr::All(stems(Self::Head).collect()), together]);
            }
            field => words.iter().map(|word| field.stem(&stem(word))).collect(),
        };
        if let [only] = expr.as_slice() { only.clone() } else { Expr::All(expr) }
    }
}

fn pair_term(first: &str, second: &str) -> String {
    format!("p:{first} {second}")
}

/// Returns the jobs with exactly this word in the title, singular or plural. A stem covers other words too: that of
/// "mechanic" is also that of "mechanical".
#[must_use]
pub fn in_title_exactly(word: &str) -> Expr {
    Expr::Term(exact_term(word))
}

fn exact_term(word: &str) -> String {
    let folded = fold_short(word);
    // "News" isn't more than one "new".
    let singular = folded.strip_suffix('s').filter(|singular| stem(singular) == stem(&folded));
    format!("x:{}", singular.unwrap_or(&folded))
}

fn category_term(stem: &str) -> String {
    format!("c:{stem}")
}

/// The stems of the words in the categories' names.
fn category_stems() -> &'static HashSet<String> {
    static STEMS: OnceLock<HashSet<String>> = OnceLock::new();
    STEMS.get_or_init(|| {
        categories::all().iter().flat_map(|category| tokenizer::words(&category.name)).map(stem).collect()
    })
}

/// Returns the stem of a word, folded: the same for "nurse" and "Nurses". Very short words are abbreviations: "hrs" isn't
/// more than one "hr".
#[must_use]
pub fn stem(word: &str) -> String {
    let folded = fold_short(word);
    let singular = folded.strip_suffix('s').unwrap_or(&folded);
    if folded.len() < MIN_STEMMED {
        folded
    } else if UNSTEMMED.contains(&singular) {
        singular.to_owned()
    } else {
        Stemmer::create(Algorithm::English).stem(&folded).into_owned()
    }
}

fn fold_short(word: &str) -> String {
    places::fold(word).chars().take(MAX_STEM_CHARS).collect()
}

/// Returns all terms of a job.
#[must_use]
pub fn of_job(job: &Job) -> BTreeSet<String> {
    let card = &job.card;
    let mut terms = BTreeSet::new();
    let title: Vec<String> = tokenizer::words(&card.title).map(stem).collect();
    terms.extend(title.windows(2).map(|pair| pair_term(&pair[0], &pair[1])));
    terms.extend(all_words(&card.title).flat_map(|word| [format!("t:{}", stem(&word)), exact_term(&word)]));
    let category = categories::find(&card.category).map_or("", |category| category.name.as_str());
    terms.extend(tokenizer::words(category).map(|word| category_term(&stem(word))));
    let tags = tags(job);
    for word in all_words(&card.title).chain(all_words(&tags)) {
        let stem = stem(&word);
        terms.insert(format!("h:{stem}"));
        terms.insert(format!("w:{stem}"));
    }
    for text in [&card.posted_by, &job.description] {
        terms.extend(all_words(text).map(|word| format!("w:{}", stem(&word))));
    }
    for text in [&card.title, &tags, &card.posted_by, &job.description] {
        terms.extend(neighbors::of_text(text));
    }
    terms.extend(property::of_job(job));
    let location = [card.area.as_deref().unwrap_or_default(), &card.city, &card.state];
    terms.extend(location.into_iter().flat_map(tokenizer::words).map(|word| format!("l:{}", stem(word))));
    terms
}

/// Returns the words of a text, and those that it has in other spellings.
fn all_words(text: &str) -> impl Iterator<Item = Cow<'_, str>> {
    let without_dot = tokenizer::words(text).filter_map(|word| word.strip_prefix('.'));
    tokenizer::words(text).chain(without_dot).map(Cow::Borrowed).chain(tokenizer::joined(text).map(Cow::Owned))
}

/// Returns the short facts of a job as text.
fn tags(job: &Job) -> String {
    let card = &job.card;
    [
        job.skills.join(" ").as_str(),
        card.area.as_deref().unwrap_or_default(),
        &card.city,
        card.when_text.as_deref().unwrap_or_default(),
        if card.remote { "remote" } else { "" },
    ]
    .join("\n")
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn inflections_and_accents_share_a_stem() {
        for (one, other) in [("nurse", "Nurses"), ("cafe", "Cafés"), ("paint", "painting"), ("Cleaner", "cleaners")] {
            assert_eq!(stem(one), stem(other));
        }
        assert_ne!(stem("cook"), stem("book"));
    }
}
