//! Words about where work is done that people write next to a town: "Remote", "(Hybrid)", "On-site".

/// How much of the work is done anywhere.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Mode {
    /// All of it, or as much as one likes.
    Remote,
    /// Some of it.
    Hybrid,
    /// None of it.
    OnSite,
}

/// Phrases that say it, in lowercase.
const PHRASES: [(&str, Mode); 20] = [
    ("hybrid", Mode::Hybrid),
    ("partially remote", Mode::Hybrid),
    ("partly remote", Mode::Hybrid),
    ("remote", Mode::Remote),
    ("remotely", Mode::Remote),
    ("anywhere", Mode::Remote),
    ("work from home", Mode::Remote),
    ("home based", Mode::Remote),
    ("home-based", Mode::Remote),
    ("wfh", Mode::Remote),
    ("virtual", Mode::Remote),
    ("telecommute", Mode::Remote),
    ("telework", Mode::Remote),
    ("on-site", Mode::OnSite),
    ("on site", Mode::OnSite),
    ("onsite", Mode::OnSite),
    ("in office", Mode::OnSite),
    ("in-office", Mode::OnSite),
    ("in person", Mode::OnSite),
    ("in-person", Mode::OnSite),
];

/// Words that may stand beside them.
const BESIDE: [&str; 21] = [
    "100%", "/", "-", "and", "based", "eligible", "friendly", "fully", "in", "job", "near", "of", "ok", "only", "or",
    "option", "optional", "position", "possible", "the", "work",
];

/// Removes such words from the start and the end of a text; returns the rest and what they say.
pub fn strip(text: &str) -> (&str, Option<Mode>) {
    let words = words(text);
    let lower: Vec<String> = words.iter().map(|(start, end)| text[*start..*end].to_lowercase()).collect();
    let (from_start, at_start) = run(&lower, false);
    if from_start == words.len() && at_start.is_some() {
        return ("", at_start);
    }
    let (from_end, at_end) = run(&lower[if at_start.is_some() { from_start } else { 0 }..], true);
    let first = if at_start.is_some() { from_start } else { 0 };
    let last = words.len() - if at_end.is_some() { from_end } else { 0 };
    let rest = if first < last { &text[words[first].0..words[last - 1].1] } else { "" };
    (rest, at_start.into_iter().chain(at_end).max_by_key(|mode| *mode == Mode::Hybrid))
}

/// Returns the number of words at one end that belong to such phrases, and what they say.
fn run(words: &[String], from_end: bool) -> (usize, Option<Mode>) {
    let (mut taken, mut said) = (0, None);
    while taken < words.len() {
        let left = if from_end { &words[..words.len() - taken] } else { &words[taken..] };
        let at_this_end = |phrase: &str| {
            let phrase: Vec<&str> = phrase.split(' ').collect();
            let found = if from_end { left.ends_with_words(&phrase) } else { left.starts_with_words(&phrase) };
            found.then_some(phrase.len())
        };
        let phrase = PHRASES.iter().find_map(|(phrase, mode)| Some((at_this_end(phrase)?, *mode)));
        if let Some((length, mode)) = phrase {
            taken += length;
            said = Some(if said == Some(Mode::Hybrid) { Mode::Hybrid } else { mode });
        } else if BESIDE.iter().any(|word| at_this_end(word).is_some()) {
            taken += 1;
        } else {
            break;
        }
    }
    (taken, said)
}

trait Words {
    fn starts_with_words(&self, phrase: &[&str]) -> bool;
    fn ends_with_words(&self, phrase: &[&str]) -> bool;
}

impl Words for [String] {
    fn starts_with_words(&self, phrase: &[&str]) -> bool {
        self.len() >= phrase.len() && self.iter().zip(phrase).all(|(word, other)| word == other)
    }

    fn ends_with_words(&self, phrase: &[&str]) -> bool {
        self.len() >= phrase.len() && self[self.len() - phrase.len()..].starts_with_words(phrase)
    }
}

/// Returns where words begin and end. A slash is one of its own.
fn words(text: &str) -> Vec<(usize, usize)> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        let is_slash = c == '/';
        if c.is_whitespace() || is_slash {
            words.extend(start.take().map(|start| (start, at)));
        } else {
            start = start.or(Some(at));
        }
        if is_slash {
            words.push((at, at + 1));
        }
    }
    words
}
