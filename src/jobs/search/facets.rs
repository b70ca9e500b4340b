//! Facets such as hours, days and experience: the phrases that searches use for them, and those that job texts use.

use super::tokens::{self, Token};
use crate::jobs::model::{Job, JobCard, Kind};

/// Something that people ask of a job besides the work.
#[derive(Debug)]
pub struct Facet {
    /// The API's field.
    pub field: &'static str,
    /// Its value; unique.
    pub value: &'static str,
    /// The name shown to people.
    pub label: &'static str,
    /// Phrases of searches.
    typed: &'static [&'static str],
    /// Phrases of jobs.
    in_job: &'static [&'static str],
    /// Whether a job has it although its texts don't say so.
    implied: fn(&JobCard) -> bool,
}

const PART_TIME: &[&str] = &["part time", "parttime"];
const FULL_TIME: &[&str] = &["full time", "fulltime"];

static FACETS: [Facet; 9] = [
    Facet {
        field: "hours",
        value: "part_time",
        label: "Part-time",
        typed: PART_TIME,
        in_job: PART_TIME,
        implied: |card| card.kind == Kind::Hourly && !says(&card.title, FULL_TIME),
    },
    Facet {
        field: "hours",
        value: "full_time",
        label: "Full-time",
        typed: FULL_TIME,
        in_job: FULL_TIME,
        implied: |card| card.kind == Kind::Steady && !says(&card.title, PART_TIME),
    },
    Facet {
        field: "when",
        value: "weekends",
        label: "Weekends",
        typed: &[
            "on weekends",
            "on the weekend",
            "weekends",
            "weekend",
            "saturdays",
            "sundays",
            "on saturday",
            "on sunday",
        ],
        in_job: &["weekend", "weekends", "saturday", "saturdays", "sunday", "sundays"],
        implied: |card| {
            let is_weekend = [&card.start_date, &card.end_date].into_iter().flatten().any(|day| is_weekend(day));
            is_weekend || card.when_text.as_ref().is_some_and(|text| says(text, &["sat", "sun"]))
        },
    },
    Facet {
        field: "when",
        value: "nights",
        label: "Nights",
        typed: &["night shifts", "night shift", "at night", "overnights", "overnight", "nights", "graveyard shift"],
        in_job: &["night shift", "night shifts", "nights", "overnight", "overnights", "graveyard shift"],
        implied: |card| starts(card, "20:00", "24:00"),
    },
    Facet {
        field: "when",
        value: "evenings",
        label: "Evenings",
        typed: &["evening shifts", "evening shift", "in the evening", "evenings"],
        in_job: &["evening", "evenings"],
        implied: |card| starts(card, "16:00", "20:00"),
    },
    Facet {
        field: "when",
        value: "mornings",
        label: "Mornings",
        typed: &["morning shifts", "morning shift", "in the morning", "mornings"],
        in_job: &["morning", "mornings"],
        implied: |card| starts(card, "04:00", "10:00"),
    },
    Facet {
        field: "experience",
        value: "none",
        label: "No experience needed",
        typed: &[
            "no experience needed",
            "no experience required",
            "no experience necessary",
            "no experience",
            "without experience",
            "entry level",
            "will train",
            "beginners",
            "beginner",
        ],
        in_job: &[
            "no experience",
            "no prior experience",
            "no previous experience",
            "without experience",
            "experience not required",
            "experience is not required",
            "experience not needed",
            "experience not necessary",
            "entry level",
            "will train",
            "we train",
            "training provided",
            "training is provided",
            "paid training",
            "on the job training",
            "beginners",
        ],
        // A job that looks after interns isn't one.
        implied: |card| says(&card.title, &["trainee", "apprentice", "intern", "internship"]),
    },
    Facet {
        field: "remote",
        value: "true",
        label: "Remote",
        typed: &[
            "work from home",
            "working from home",
            "work at home",
            "from home",
            "work from anywhere",
            "wfh",
            "remotely",
            "remote work",
            "remote",
            "telecommute",
            "telework",
        ],
        in_job: &[
            "work from home",
            "working from home",
            "wfh",
            "fully remote",
            "100 remote",
            "remote work",
            "remote position",
            "work remotely",
            "telecommute",
            "telework",
        ],
        implied: |card| card.remote,
    },
    Facet {
        field: "urgent",
        value: "true",
        label: "Urgent",
        typed: &["as soon as possible", "asap", "urgently", "immediately", "right away", "immediate start"],
        in_job: &["asap", "start immediately", "immediate start", "starting immediately", "immediate opening"],
        implied: |card| card.is_urgent,
    },
];

/// Reads a facet at the start of the tokens, of the longest phrase; returns it with the number of tokens it takes.
#[must_use]
pub fn at(tokens: &[Token]) -> Option<(usize, &'static Facet)> {
    let said = FACETS.iter().flat_map(|one| one.typed.iter().map(move |phrase| (one, *phrase)));
    let found = said.filter_map(|(one, phrase)| {
        let words: Vec<&str> = phrase.split(' ').collect();
        tokens::start_with(tokens, &words).then_some((words.len(), one))
    });
    found.max_by_key(|(taken, _)| *taken)
}

/// Returns the facets of a job: what its texts say, and what its times imply.
pub fn of_job(job: &Job) -> impl Iterator<Item = &'static Facet> {
    let card = job.card.clone();
    let texts = [&card.title, card.when_text.as_deref().unwrap_or_default(), &job.description].map(spaced).join("|");
    FACETS.iter().filter(move |one| one.in_job.iter().any(|phrase| has_phrase(&texts, phrase)) || (one.implied)(&card))
}

fn says(text: &str, phrases: &[&str]) -> bool {
    let text = spaced(text);
    phrases.iter().any(|phrase| has_phrase(&text, phrase))
}

fn has_phrase(spaced: &str, phrase: &str) -> bool {
    spaced.contains(&format!(" {phrase} "))
}

/// Returns a text as folded words, each between spaces.
fn spaced(text: &str) -> String {
    let words: Vec<String> = tokens::read(text).into_iter().map(|token| token.word).collect();
    format!(" {} ", words.join(" "))
}

fn is_weekend(day: &str) -> bool {
    day.parse::<jiff::civil::Date>().is_ok_and(|day| day.weekday().to_monday_zero_offset() >= 5)
}

fn starts(card: &JobCard, from: &str, until: &str) -> bool {
    card.start_time.as_deref().is_some_and(|time| (from..until).contains(&time))
}

#[cfg(test)]
mod tests {
    use super::{at, tokens};

    #[test]
    fn reads_the_longest_phrase() {
        for (text, taken, value) in [
            ("part-time nurse", 2, "part_time"),
            ("Work from home", 3, "true"),
            ("no experience needed", 3, "none"),
            ("no experience", 2, "none"),
            ("weekends", 1, "weekends"),
        ] {
            let found = at(&tokens::read(text)).map(|(taken, one)| (taken, one.value));
            assert_eq!(found, Some((taken, value)), "{text}");
        }
        assert!(at(&tokens::read("night nurse")).is_none());
    }
}
