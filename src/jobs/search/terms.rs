//! The terms that a job is found by: stems of its words, and its properties.

use std::collections::BTreeSet;

use rust_stemmers::{Algorithm, Stemmer};

use super::index::Expr;
use crate::categories;
use crate::ids::{EmployerId, PlaceId};
use crate::jobs::model::{Job, JobCard, Kind};
use crate::places;

/// Longer words are cut off. Nobody types them.
const MAX_STEM_CHARS: usize = 40;
/// Amounts of pay that are terms, in minor units: these times a power of ten. People ask for round amounts.
const PAY_STEPS: [i64; 13] = [10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90];
/// Largest power of ten.
const MAX_PAY_FACTOR: i64 = 10_000_000;

/// Which of a job's texts a word is in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Field {
    /// The title.
    Title,
    /// The title or the short facts: category, skills, place, times.
    Head,
    /// Any text, also the employer's name and the description.
    Anywhere,
}

impl Field {
    const fn prefix(self) -> &'static str {
        match self {
            Self::Title => "t:",
            Self::Head => "h:",
            Self::Anywhere => "w:",
        }
    }

    /// Returns the jobs with a word in one of its inflections.
    #[must_use]
    pub fn word(self, word: &str) -> Expr {
        Expr::Term(format!("{}{}", self.prefix(), stem(word)))
    }

    /// Returns the jobs with a word that starts with this, or with this word in one of its inflections.
    #[must_use]
    pub fn prefix_of(self, word: &str) -> Expr {
        let folded: String = places::fold(word).chars().take(MAX_STEM_CHARS).collect();
        Expr::Any(vec![Expr::Prefix(format!("{}{folded}", self.prefix())), self.word(word)])
    }

    /// Returns the jobs with these words next to each other in the title, or anywhere in another field.
    #[must_use]
    pub fn phrase(self, words: &[&str]) -> Expr {
        let expr: Vec<Expr> = match self {
            Self::Title if words.len() > 1 => {
                words.windows(2).map(|pair| Expr::Term(pair_term(&stem(pair[0]), &stem(pair[1])))).collect()
            }
            field => words.iter().map(|word| field.word(word)).collect(),
        };
        if let [only] = expr.as_slice() { only.clone() } else { Expr::All(expr) }
    }
}

fn pair_term(first: &str, second: &str) -> String {
    format!("p:{first} {second}")
}

/// A property of a job that searches filter by.
#[derive(Clone, Copy, Debug)]
pub enum Property<'a> {
    /// A category's id.
    Category(&'a str),
    /// The kind of job.
    Kind(Kind),
    /// A town's folded name.
    City(&'a str),
    /// A state or region.
    State(&'a str),
    /// A neighborhood.
    Area(&'a str),
    /// The town, if it's known.
    Place(Option<PlaceId>),
    /// An employer.
    Employer(EmployerId),
    /// It can be done from anywhere.
    Remote,
    /// It needs someone within 48 hours.
    Urgent,
}

impl Property<'_> {
    /// Returns the term.
    #[must_use]
    pub fn term(self) -> String {
        match self {
            Self::Category(id) => format!("category={id}"),
            Self::Kind(kind) => format!("kind={}", kind.as_str()),
            Self::City(name) => format!("city={name}"),
            Self::State(name) => format!("state={name}"),
            Self::Area(name) => format!("area={name}"),
            Self::Place(Some(id)) => format!("place={id}"),
            Self::Place(None) => "place=".to_owned(),
            Self::Employer(id) => format!("employer={id}"),
            Self::Remote => "remote".to_owned(),
            Self::Urgent => "urgent".to_owned(),
        }
    }
}

/// Returns the jobs that pay at least the largest step up to this amount, per hour or for the whole job, and whether that is
/// exactly the amount.
#[must_use]
pub fn pay_at_least(amount: i64, for_job: bool) -> (Expr, bool) {
    match pay_steps().take_while(|step| *step <= amount).last() {
        Some(step) => (Expr::Term(pay_term(step, for_job)), step == amount),
        None => (Expr::Everything, false),
    }
}

fn pay_term(step: i64, for_job: bool) -> String {
    format!("{}={step}", if for_job { "jobpay" } else { "pay" })
}

fn pay_steps() -> impl Iterator<Item = i64> {
    let factors =
        std::iter::successors(Some(1), |factor| Some(factor * 10)).take_while(|factor| *factor <= MAX_PAY_FACTOR);
    factors.flat_map(|factor| PAY_STEPS.iter().map(move |step| step * factor))
}

/// Returns the stem of a word, folded: the same for "nurse" and "Nurses".
#[must_use]
pub fn stem(word: &str) -> String {
    let folded: String = places::fold(word).chars().take(MAX_STEM_CHARS).collect();
    Stemmer::create(Algorithm::English).stem(&folded).into_owned()
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
    for stem in title.iter().chain(&tags) {
        terms.insert(format!("h:{stem}"));
        terms.insert(format!("w:{stem}"));
    }
    terms.extend(rest.into_iter().flat_map(words).map(|word| format!("w:{}", stem(word))));
    let town = card.place_id.and_then(places::by_id).map_or_else(|| card.city.clone(), |place| place.name.clone());
    terms.extend(properties(card, &places::fold(&town)).into_iter().map(Property::term));
    for (pay, for_job) in [(card.pay_hour_max, false), (card.pay_for_job(), true)] {
        let reached = pay_steps().take_while(|step| pay.is_some_and(|pay| *step <= pay));
        terms.extend(reached.map(|step| pay_term(step, for_job)));
    }
    terms
}

/// Returns the short facts of a job as text.
fn tags(job: &Job) -> String {
    let card = &job.card;
    let category = categories::find(&card.category).map_or("", |category| category.name.as_str());
    [
        category,
        &job.skills.join(" "),
        card.area.as_deref().unwrap_or_default(),
        &card.city,
        card.when_text.as_deref().unwrap_or_default(),
        if card.remote { "remote" } else { "" },
    ]
    .join(" ")
}

fn properties<'a>(card: &'a JobCard, town: &'a str) -> Vec<Property<'a>> {
    let mut properties = vec![
        Property::Category(&card.category),
        Property::Kind(card.kind),
        Property::City(town),
        Property::State(&card.state),
        Property::Place(card.place_id),
        Property::Employer(card.employer_id),
    ];
    properties.extend(card.area.as_deref().map(Property::Area));
    properties.extend(card.remote.then_some(Property::Remote));
    properties.extend(card.is_urgent.then_some(Property::Urgent));
    properties
}

#[cfg(test)]
mod tests {
    use super::{Expr, pay_at_least, stem};

    #[test]
    fn inflections_and_accents_share_a_stem() {
        for (one, other) in [("nurse", "Nurses"), ("cafe", "Cafés"), ("paint", "painting"), ("Cleaner", "cleaners")] {
            assert_eq!(stem(one), stem(other));
        }
        assert_ne!(stem("cook"), stem("book"));
    }

    #[test]
    fn pay_is_found_by_the_next_lower_step() {
        let term = |text: &str| Expr::Term(text.to_owned());
        assert_eq!(pay_at_least(2_050, false), (term("pay=2000"), false));
        assert_eq!(pay_at_least(15_000, true), (term("jobpay=15000"), true));
        assert_eq!(pay_at_least(5, false), (Expr::Everything, false));
    }
}
