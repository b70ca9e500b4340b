//! The terms that a job is found by: stems of its words, and its properties.

use std::collections::{BTreeSet, HashSet};
use std::sync::OnceLock;

use rust_stemmers::{Algorithm, Stemmer};

use super::index::Expr;
use super::property;
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
        match self {
            Self::Head | Self::Anywhere if category_stems().contains(&stem) => {
                Expr::Any(vec![term, Expr::Term(category_term(&stem))])
            }
            _ => term,
        }
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

    /// Returns the jobs with these words next to each other in the title, or anywhere in another field; several words aren't
    /// looked for in long texts, where they have nothing to do with each other. Never matches the name of a category: synonyms
    /// are phrases, and a category has many kinds of work.
    #[must_use]
    pub fn phrase(self, words: &[&str]) -> Expr {
        let expr: Vec<Expr> = match self {
            Self::Title if words.len() > 1 => {
                words.windows(2).map(|pair| Expr::Term(pair_term(&stem(pair[0]), &stem(pair[1])))).collect()
            }
            Self::Anywhere if words.len() > 1 => words.iter().map(|word| Self::Head.stem(&stem(word))).collect(),
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
    STEMS.get_or_init(|| categories::all().iter().flat_map(|category| words(&category.name)).map(stem).collect())
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

/// Splits a text into words.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Returns all terms of a job.
#[must_use]
pub fn of_job(job: &Job) -> BTreeSet<String> {
    let card = &job.card;
    let mut terms = BTreeSet::new();
    let title: Vec<String> = words(&card.title).map(stem).collect();
    terms.extend(title.windows(2).map(|pair| pair_term(&pair[0], &pair[1])));
    let tags = tags(job);
    let tags: Vec<String> = words(&tags).map(stem).collect();
    let rest = [card.posted_by.as_str(), job.description.as_str()];
    for stem in &title {
        terms.insert(format!("t:{stem}"));
    }
    terms.extend(words(&card.title).map(exact_term));
    let category = categories::find(&card.category).map_or("", |category| category.name.as_str());
    terms.extend(words(category).map(|word| category_term(&stem(word))));
    for stem in title.iter().chain(&tags) {
        terms.insert(format!("h:{stem}"));
        terms.insert(format!("w:{stem}"));
    }
    terms.extend(rest.into_iter().flat_map(words).map(|word| format!("w:{}", stem(word))));
    terms.extend(property::of_job(job));
    let location = [card.area.as_deref().unwrap_or_default(), &card.city, &card.state];
    terms.extend(location.into_iter().flat_map(words).map(|word| format!("l:{}", stem(word))));
    terms
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
    .join(" ")
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
