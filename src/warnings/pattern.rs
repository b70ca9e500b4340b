//! Patterns of words that stand near each other, in any order: `8: send|give + your ssn|passport` is one of each within eight words.
//! A word also matches its plural.

use std::collections::HashMap;

/// Several patterns, read together so that a text is looked through once.
pub struct Patterns {
    /// How many words each may span, and how many sets it has.
    patterns: Vec<(usize, usize)>,
    /// The phrases by their first word.
    phrases: HashMap<&'static str, Vec<Phrase>>,
}

/// One phrase of a set of a pattern.
struct Phrase {
    pattern: usize,
    set: usize,
    rest: Vec<&'static str>,
}

impl Patterns {
    /// Reads patterns: how many words each may span, then sets separated by ` + `, each of phrases separated by `|`.
    pub fn new(texts: &[&'static str]) -> Self {
        let mut all = Self { patterns: Vec::new(), phrases: HashMap::new() };
        for (pattern, text) in texts.iter().enumerate() {
            let (within, sets) = text.split_once(": ").unwrap_or(("1", text));
            let sets: Vec<&'static str> = sets.split(" + ").collect();
            all.patterns.push((within.parse().unwrap_or(1), sets.len()));
            for (set, phrases) in sets.into_iter().enumerate() {
                phrases.split('|').for_each(|phrase| all.add(pattern, set, phrase));
            }
        }
        all
    }

    fn add(&mut self, pattern: usize, set: usize, phrase: &'static str) {
        let mut words = phrase.split_whitespace();
        if let Some(first) = words.next() {
            self.phrases.entry(first).or_default().push(Phrase { pattern, set, rest: words.collect() });
        }
    }

    /// Whether any of the patterns is in the text.
    pub fn any_in(&self, words: &[String]) -> bool {
        let mut places: HashMap<usize, Vec<Vec<usize>>> = HashMap::new();
        for (at, word) in words.iter().enumerate() {
            for first in forms(word) {
                for phrase in self.phrases.get(first).into_iter().flatten() {
                    if starts_with(&words[at + 1..], &phrase.rest) {
                        let sets = self.patterns[phrase.pattern].1;
                        places.entry(phrase.pattern).or_insert_with(|| vec![Vec::new(); sets])[phrase.set].push(at);
                    }
                }
            }
        }
        places.iter().any(|(pattern, sets)| {
            let within = self.patterns[*pattern].0;
            sets.split_first().is_some_and(|(first, rest)| first.iter().any(|at| spans(*at, *at, rest, within)))
        })
    }
}

/// Whether one place of each set lies within the span that begins with `low` and `high`.
fn spans(low: usize, high: usize, sets: &[Vec<usize>], within: usize) -> bool {
    let Some((set, rest)) = sets.split_first() else { return true };
    // Places are in order, so only those that can be near are looked at, however long the text is.
    let near = set.partition_point(|at| at + within <= high);
    set[near..].iter().take_while(|at| **at < low + within).any(|at| spans(low.min(*at), high.max(*at), rest, within))
}

fn starts_with(words: &[String], phrase: &[&str]) -> bool {
    words.len() >= phrase.len()
        && phrase.iter().zip(words).all(|(wanted, word)| forms(word).any(|form| form == *wanted))
}

/// A word, and what it's the plural of.
fn forms(word: &str) -> impl Iterator<Item = &str> {
    let singular = word.strip_suffix("'s").or_else(|| word.strip_suffix('s'));
    std::iter::once(word).chain(singular)
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
        assert!(is_in("6: a + b + c", "c x b x a") && !is_in("4: a + b + c", "c x b x a"));
    }
}
