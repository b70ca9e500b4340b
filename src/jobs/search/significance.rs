//! How much a word says about a job.

use crate::places;

/// Words that say nothing about a job; matching only one of them isn't a match.
const STOP_WORDS: [&str; 17] =
    ["a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "over", "the", "to", "under", "with"];

/// Words of titles that go with any work.
const ANY_WORK: [&str; 31] = [
    "aide",
    "agent",
    "assistant",
    "associate",
    "attendant",
    "boss",
    "chief",
    "clerk",
    "coordinator",
    "director",
    "expert",
    "general",
    "hand",
    "head",
    "helper",
    "job",
    "junior",
    "lady",
    "lead",
    "man",
    "manager",
    "member",
    "officer",
    "operator",
    "rep",
    "representative",
    "senior",
    "specialist",
    "staff",
    "supervisor",
    "worker",
];

/// Smaller towns often have the names of other things.
const MIN_CITY_POPULATION: i64 = 200_000;

/// Whether a word says something about a job.
pub fn is_significant(word: &str) -> bool {
    !STOP_WORDS.contains(&word)
}

/// Whether a word says what work it is, or where: a number says neither.
pub fn says_work(word: &str) -> bool {
    is_significant(word) && !word.chars().all(char::is_numeric)
}

/// Whether a word is the name of a large town: "brooklyn", or "bronx" for "The Bronx".
pub fn is_city(word: &str) -> bool {
    let found = places::find(word, "").or_else(|| places::find(&format!("the {word}"), ""));
    found.is_some_and(|place| place.population >= MIN_CITY_POPULATION)
}

/// Whether a word of a title goes with any work.
pub fn goes_with_any(word: &str) -> bool {
    ANY_WORK.contains(&word.strip_suffix('s').unwrap_or(word))
}
