//! Undoing disguises of words: digits for letters, blanks between letters or none between words, and typing errors.

use std::collections::{HashMap, HashSet};

/// Digits and signs that stand for letters inside a word.
const LEET: &[(char, char)] = &[
    ('0', 'o'),
    ('1', 'i'),
    ('!', 'i'),
    ('|', 'l'),
    ('3', 'e'),
    ('4', 'a'),
    ('5', 's'),
    ('7', 't'),
    ('@', 'a'),
    ('$', 's'),
];

/// Words of at least so many letters are recognized with one error; shorter ones are too often other words.
const MIN_MENDED: usize = 7;

/// Words of at least so many letters may be cut in two or three.
const MIN_JOINED: usize = 5;

/// Words of at least so many letters may be several without blanks.
const MIN_SQUEEZED: usize = 12;

/// Letters that sound alike.
const ALIKE: &[(&str, &str)] = &[("s", "z"), ("c", "k"), ("k", "c"), ("i", "y"), ("v", "b"), ("b", "v")];

/// Words that only look like another with an error.
const NO_ERRORS: &[&str] = &["though"];

/// The words of the rules, which others are compared with.
pub struct Vocabulary {
    words: HashSet<&'static str>,
    /// Words with one letter missing, twice, in the place of the next one, or instead of one that sounds alike.
    errors: HashMap<String, &'static str>,
    longest: usize,
}

impl Vocabulary {
    /// Takes words in any order, also more than once.
    pub fn new(words: impl Iterator<Item = &'static str>) -> Self {
        let words: HashSet<&'static str> = words.collect();
        let mut errors = HashMap::new();
        for word in words.iter().filter(|word| word.len() >= MIN_MENDED && word.is_ascii()) {
            // The first letter is right, or it would be too many other words.
            for at in 1..word.len() {
                let (head, tail) = word.split_at(at);
                let (letter, rest) = tail.split_at(1);
                let last = &head[at - 1..];
                errors.insert(format!("{head}{rest}"), *word);
                errors.insert(format!("{head}{letter}{letter}{rest}"), *word);
                for (_, other) in ALIKE.iter().filter(|(right, _)| *right == letter) {
                    errors.insert(format!("{head}{other}{rest}"), *word);
                }
                if at > 1 {
                    errors.insert(format!("{}{letter}{last}{rest}", &head[..at - 1]), *word);
                }
            }
        }
        errors.retain(|error, _| !words.contains(error.as_str()) && !NO_ERRORS.contains(&error.as_str()));
        let longest = words.iter().map(|word| word.len()).max().unwrap_or_default();
        Self { words, errors, longest }
    }

    fn knows(&self, word: &str) -> bool {
        self.words.contains(word) || word.strip_suffix('s').is_some_and(|word| self.words.contains(word))
    }

    /// Returns a known word that this one is, if need be with an error.
    fn mend<'a>(&self, word: &'a str) -> Option<&'a str>
    where
        'static: 'a,
    {
        if self.knows(word) { Some(word) } else { self.errors.get(word).copied() }
    }

    /// Splits a folded sentence into words of letters, digits and apostrophes as they were meant.
    pub fn words(&self, sentence: &str) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        let mut spelled = String::new();
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '\'' | '@' | '$' | '!' | '|');
        for token in sentence.split(|c: char| !is_part(c)).filter(|token| !token.is_empty()) {
            let mut chars = token.chars();
            if chars.next().is_some_and(char::is_alphanumeric) && chars.next().is_none() {
                spelled.push_str(token);
                continue;
            }
            self.end_spelled(&mut spelled, &mut words);
            self.add(token, &mut words);
        }
        self.end_spelled(&mut spelled, &mut words);
        self.join(&words)
    }

    fn add(&self, token: &str, words: &mut Vec<String>) {
        let token = token.trim_matches(['\'', '!', '|']);
        let (sign, rest) = token.split_at(usize::from(token.starts_with(['@', '$'])));
        if sign == "$" && (rest.is_empty() || is_number(rest)) {
            words.push("amount".to_owned());
        }
        if token == "@" {
            words.push("at".to_owned());
        } else if is_number(rest) {
            words.push(rest.replace('o', "0").replace(['l', 'i'], "1"));
        } else if !rest.is_empty() {
            let word = self.unleet(token);
            if !sign.is_empty() && rest.starts_with(char::is_alphabetic) && !self.knows(&word) {
                words.push(format!("{sign}name"));
            }
            if word.len() >= MIN_SQUEEZED && !self.knows(&word) {
                words.extend(self.unsqueezed(token).or_else(|| self.unsqueezed(&word)).unwrap_or_else(|| vec![word]));
            } else if token.contains(['!', '|']) && !self.knows(&word) {
                words.extend(token.split(['!', '|']).filter(|part| !part.is_empty()).map(|part| self.unleet(part)));
            } else {
                words.push(word);
            }
        }
    }

    /// Undoes digits for letters in a word that then is a known one, or that has more letters than digits, and errors.
    fn unleet(&self, token: &str) -> String {
        let letters = token.chars().filter(|c| c.is_alphabetic()).count();
        let others = token.chars().filter(|c| *c != '\'').count() - letters;
        if others == 0 {
            return self.mend(token).unwrap_or(token).to_owned();
        }
        let with = |one: char| -> String {
            let letter = |c: char| LEET.iter().find(|(sign, _)| *sign == c).map_or(c, |(_, letter)| *letter);
            token.chars().map(|c| if c == '1' { one } else { letter(c) }).collect()
        };
        let [with_i, with_l] = ['i', 'l'].map(with);
        let known =
            if letters > 0 && token.len() > 2 { self.mend(&with_i).or_else(|| self.mend(&with_l)) } else { None };
        match known {
            Some(word) => word.to_owned(),
            None if letters > others => with_i,
            None => token.trim_matches(['@', '$']).to_owned(),
        }
    }

    /// Ends a run of single letters: a long one is a word or several, and a short one is what it seems unless it's a known word.
    fn end_spelled(&self, spelled: &mut String, words: &mut Vec<String>) {
        let letters = spelled.chars().filter(|c| c.is_alphabetic()).count();
        let word = if spelled.len() > 2 { self.unleet(spelled) } else { String::new() };
        if self.knows(&word) {
            words.push(word);
        } else if letters > 3 {
            words.extend(self.unsqueezed(&word).unwrap_or_else(|| vec![word]));
        } else {
            words.extend(spelled.chars().map(String::from));
        }
        spelled.clear();
    }

    /// Returns the words in one that is many without blanks, if those known are most of it.
    fn unsqueezed(&self, word: &str) -> Option<Vec<String>> {
        // For each place, how good the best words up to it are, and how long the last of them is. Longer words are better.
        let mut best = vec![(0, 0)];
        for end in 1..=word.len() {
            let skipping = (best[end - 1].0, 0);
            let ending = (end.saturating_sub(self.longest)..end.saturating_sub(1)).filter_map(|start| {
                let part = word.get(start..end)?;
                let is_word = self.words.contains(part) || part.bytes().all(|b| b.is_ascii_digit());
                is_word.then_some((best[start].0 + part.len() * part.len(), part.len()))
            });
            best.push(ending.fold(skipping, std::cmp::max));
        }
        let (mut parts, mut covered, mut end) = (Vec::new(), 0, word.len());
        while end > 0 {
            let length = best[end].1;
            if length > 0 {
                parts.push(word[end - length..end].to_owned());
            }
            // Two letters may be a word by chance, as in many endings.
            covered += if length > 2 { length } else { 0 };
            end -= length.max(1);
        }
        parts.reverse();
        (parts.len() > 1 && covered * 3 >= word.len() * 2).then_some(parts)
    }

    /// Puts together words that were cut: "li cense" and "dep sit", but not two words that are known by themselves.
    fn join(&self, words: &[String]) -> Vec<String> {
        let known: Vec<bool> = words.iter().map(|word| word.len() > 1 && self.knows(word)).collect();
        let mut joined = Vec::with_capacity(words.len());
        let mut at = 0;
        while at < words.len() {
            let whole = [3, 2].into_iter().find_map(|count| {
                let parts = words.get(at..at + count)?;
                let length: usize = parts.iter().map(String::len).sum();
                if !(MIN_JOINED..=self.longest + 1).contains(&length)
                    || known[at..at + count].iter().all(|known| *known)
                {
                    return None;
                }
                self.mend(&parts.concat()).map(|word| (word.to_owned(), count))
            });
            let (word, count) = whole.unwrap_or_else(|| (words[at].clone(), 1));
            joined.push(word);
            at += count;
        }
        joined
    }
}

/// Whether a word is a number, if need be with letters that look like digits.
fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit() || c == 'o')
        && word.contains(|c: char| c.is_ascii_digit())
        && word.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'o' | b'l' | b'i'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> String {
        let known = "whatsapp telegram bitcoin pay for the the badge fee gift card keep and send deposit license code training before";
        Vocabulary::new(known.split(' ')).words(text).join(" ")
    }

    #[test]
    fn disguised_words_are_the_words() {
        for text in [
            "whatsapp",
            "w h a t s a p p",
            "w-h-a-t-s-a-p-p",
            "wh4ts4pp",
            "whats app",
            "whatsap",
            "whhatsapp",
            "wahtsapp",
        ] {
            assert_eq!(words(text), "whatsapp", "{text}");
        }
        assert_eq!(words("te1egram b!tc0in! f33, g!ft c@rd$"), "telegram bitcoin fee gift cards");
        assert_eq!(words("p a y $4o f 0 r t h e b a d g e"), "pay amount 40 for the badge");
        assert_eq!(words("trainingfee70sendbefore"), "training fee 70 send before");
        assert_eq!(words("li cense dep sit c o d e"), "license deposit code");
        assert_eq!(words("$joes_cash @joe"), "$name sjoes cash @name ajoe");
    }

    #[test]
    fn other_words_stay_as_they_are() {
        assert_eq!(words("pay $40 for a b&b"), "pay amount 40 for a b b");
        assert_eq!(words("it's 24h at 5 pm, h2o"), "it's 24h at 5 pm h2o");
        assert_eq!(words("done!then accommodations"), "done then accommodations");
    }

    #[test]
    fn long_words_take_no_time() {
        let start = std::time::Instant::now();
        words(&"training".repeat(5_000));
        words(&"t r a i ".repeat(5_000));
        words(&"li cense ".repeat(5_000));
        assert!(start.elapsed().as_secs() < 20);
    }
}
