//! Patterns of words that stand near each other, in any order: `8: send|give + your ssn|passport` is one of each within eight words.
//! `8: fee + badge - free` has no "free" within twice as many words of the first one. A word also matches its plural, `figure` a number of two to five digits, and `{name}` each phrase of the list of that name.

use std::collections::HashMap;

use super::lists::LISTS;

/// Several patterns, read together so that a text is looked through once.
pub struct Patterns {
    patterns: Vec<Pattern>,
    /// The phrases by their first word.
    phrases: HashMap<&'static str, Vec<Phrase>>,
}

struct Pattern {
    /// How many words it may span.
    within: usize,
    /// How many sets it has; one more is of what must not be near.
    sets: usize,
}

/// One phrase of a set of a pattern.
struct Phrase {
    pattern: usize,
    set: usize,
    rest: Vec<&'static str>,
}

impl Patterns {
    /// Reads patterns: how many words each may span, then sets separated by ` + `, each of phrases separated by `|`, and what must
    /// not be near after ` - `.
    pub fn new(texts: &[&'static str]) -> Self {
        let mut all = Self { patterns: Vec::new(), phrases: HashMap::new() };
        for (pattern, text) in texts.iter().enumerate() {
            let (within, rest) = text.split_once(": ").unwrap_or(("1", text));
            let (sets, unless) = rest.split_once(" - ").unwrap_or((rest, ""));
            let sets: Vec<&'static str> = sets.split(" + ").collect();
            all.patterns.push(Pattern { within: within.parse().unwrap_or(1), sets: sets.len() });
            for (set, phrases) in sets.into_iter().chain([unless]).enumerate() {
                phrases.split('|').for_each(|phrase| all.add(pattern, set, phrase));
            }
        }
        all
    }

    fn add(&mut self, pattern: usize, set: usize, phrase: &'static str) {
        if let Some(name) = phrase.strip_prefix('{') {
            let list = LISTS.iter().find(|(list, _)| name.strip_suffix('}') == Some(list));
            debug_assert!(list.is_some(), "{phrase}");
            list.into_iter()
                .flat_map(|(_, phrases)| phrases.split('|'))
                .for_each(|phrase| self.add(pattern, set, phrase));
            return;
        }
        let mut words = phrase.split_whitespace();
        if let Some(first) = words.next() {
            self.phrases.entry(first).or_default().push(Phrase { pattern, set, rest: words.collect() });
        }
    }

    /// Returns the words of all phrases, some of them more than once.
    pub fn words(&self) -> impl Iterator<Item = &'static str> {
        let rest = self.phrases.values().flatten().flat_map(|phrase| phrase.rest.iter());
        self.phrases.keys().chain(rest).copied()
    }

    /// Whether any of the patterns is in the text.
    pub fn any_in<S: AsRef<str>>(&self, words: &[S]) -> bool {
        // Nearly all patterns miss a set, so places are sorted only for those of which all sets were seen.
        let mut seen = vec![0_u32; self.patterns.len()];
        let mut hits: Vec<(&Phrase, usize)> = Vec::new();
        for (at, word) in words.iter().enumerate() {
            for first in forms(word.as_ref()) {
                for phrase in self.phrases.get(first).into_iter().flatten() {
                    if starts_with(&words[at + 1..], &phrase.rest) {
                        seen[phrase.pattern] |= 1 << phrase.set;
                        hits.push((phrase, at));
                    }
                }
            }
        }
        self.patterns.iter().enumerate().any(|(at, pattern)| {
            let all = (1 << pattern.sets) - 1;
            seen[at] & all == all && pattern.is_in(hits.iter().filter(|(phrase, _)| phrase.pattern == at))
        })
    }
}

impl Pattern {
    /// Whether places of all sets are near each other, in order of the text, without one of what must not be near.
    fn is_in<'a>(&self, hits: impl Iterator<Item = &'a (&'a Phrase, usize)>) -> bool {
        let mut places = vec![Vec::new(); self.sets + 1];
        hits.for_each(|(phrase, at)| places[phrase.set].push(*at));
        let unless = places.pop().unwrap_or_default();
        places.split_first().is_some_and(|(first, rest)| {
            first.iter().any(|at| !is_near(*at, &unless, self.within * 2) && spans(*at, *at, rest, self.within))
        })
    }
}

/// Whether one of some places, in order, is less than a span away.
fn is_near(at: usize, places: &[usize], within: usize) -> bool {
    let near = places.partition_point(|place| place + within <= at);
    places.get(near).is_some_and(|place| *place < at + within)
}

/// Whether one place of each set lies within the span that begins with `low` and `high`.
fn spans(low: usize, high: usize, sets: &[Vec<usize>], within: usize) -> bool {
    let Some((set, rest)) = sets.split_first() else { return true };
    // Places are in order, so only those that can be near are looked at, however long the text is.
    let near = set.partition_point(|at| at + within <= high);
    set[near..].iter().take_while(|at| **at < low + within).any(|at| spans(low.min(*at), high.max(*at), rest, within))
}

fn starts_with<S: AsRef<str>>(words: &[S], phrase: &[&str]) -> bool {
    words.len() >= phrase.len()
        && phrase.iter().zip(words).all(|(wanted, word)| forms(word.as_ref()).any(|form| form == *wanted))
}

/// A word, what it's the plural of, and whether it's a number.
fn forms(word: &str) -> impl Iterator<Item = &str> {
    let singular = word.strip_suffix("'s").or_else(|| word.strip_suffix('s'));
    let is_figure = (2..=5).contains(&word.len()) && word.bytes().all(|b| b.is_ascii_digit());
    [Some(word), singular, is_figure.then_some("figure")].into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_near_each_other_match_in_any_order() {
        let is_in = |pattern, text: &str| {
            Patterns::new(&[pattern]).any_in(&text.split(' ').map(str::to_owned).collect::<Vec<_>>())
        };
        assert!(is_in("5: buy|get + gift card", "please buy me two gift cards"));
        assert!(is_in("5: buy|get + gift card", "gift cards you should get"));
        assert!(!is_in("3: buy|get + gift card", "please buy me two gift cards"));
        assert!(is_in("1: kik", "on kik now") && !is_in("1: btc", "subtcaption"));
        assert!(
            is_in("3: fee + kit - free", "fee for kit and a b c free") && !is_in("3: fee + kit - free", "free fee kit")
        );
        assert!(is_in("2: {amount} + fee", "40 fee") && !is_in("2: {amount} + fee", "4 fee"));
        assert!(is_in("6: a + b + c", "c x b x a") && !is_in("4: a + b + c", "c x b x a"));
    }
}
