//! Texts with placeholders.

use super::subject;
use crate::mail::MailKind;
use crate::text::truncate;

/// Maximum length of a subject, in characters.
pub const MAX_SUBJECT_CHARS: usize = 200;
/// Maximum length of a text with its placeholders, in characters.
pub const MAX_BODY_CHARS: usize = 5_000;

/// A subject and a text with placeholders.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Template {
    /// The subject.
    pub subject: String,
    /// Paragraphs with blank lines between.
    pub body: String,
}

/// The values of the placeholders, by name.
pub type Values = Vec<(String, String)>;

impl Template {
    /// Returns the default text of a kind of mail.
    #[must_use]
    pub fn default_of(kind: MailKind) -> Self {
        let details = kind.details();
        Self { subject: details.subject.to_owned(), body: details.body.to_owned() }
    }

    /// Fills in the subject, on one line.
    #[must_use]
    pub fn subject(&self, values: &Values) -> String {
        let plain: Values = values.iter().map(|(name, value)| (name.clone(), subject::plain(value))).collect();
        truncate(&fill(&self.subject, &plain), MAX_SUBJECT_CHARS)
    }

    /// Returns the paragraphs, filled in. Those that are empty then are left out.
    #[must_use]
    pub fn paragraphs(&self, values: &Values) -> Vec<String> {
        let body = self.body.replace("\r\n", "\n");
        let filled = body.split("\n\n").map(|paragraph| fill(paragraph, values).trim().to_owned());
        filled.filter(|paragraph| !paragraph.is_empty()).collect()
    }

    /// Returns what's wrong with a text for this kind of mail: the field, and a sentence for the operator.
    #[must_use]
    pub fn problems(&self, kind: MailKind) -> Vec<(&'static str, String)> {
        let details = kind.details();
        let is_known = |name: &str| name == "site" || details.placeholders.iter().any(|(known, _)| *known == name);
        let mut problems = Vec::new();
        for (field, text) in [("subject", &self.subject), ("body", &self.body)] {
            if let Some(name) = names(text).into_iter().find(|name| !is_known(name)) {
                problems.push((field, format!("This email has no {{{name}}}. Use the placeholders listed here.")));
            }
        }
        let in_body = names(&self.body);
        if !details.core.is_empty() && !details.core.iter().any(|name| in_body.iter().any(|used| used == name)) {
            let core = details.core.iter().map(|name| format!("{{{name}}}")).collect::<Vec<_>>().join(" or ");
            problems.push(("body", format!("Leave {core} in. Without it, this email says nothing.")));
        }
        problems
    }
}

/// Returns the samples of a kind of mail.
#[must_use]
pub fn samples(kind: MailKind, site: &str) -> Values {
    let own = kind.details().placeholders.iter().map(|(name, sample)| ((*name).to_owned(), (*sample).to_owned()));
    own.chain([("site".to_owned(), site.to_owned())]).collect()
}

/// Replaces the placeholders that have a value. Values aren't searched for placeholders.
fn fill(text: &str, values: &Values) -> String {
    let mut filled = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, name, after)) = next(rest) {
        filled.push_str(before);
        match values.iter().find(|(known, _)| known == name) {
            Some((_, value)) => filled.push_str(value),
            None => filled.extend(["{", name, "}"]),
        }
        rest = after;
    }
    filled + rest
}

fn names(text: &str) -> Vec<String> {
    let (mut names, mut rest) = (Vec::new(), text);
    while let Some((_, name, after)) = next(rest) {
        names.push(name.to_owned());
        rest = after;
    }
    names
}

/// Returns what's before the next placeholder, its name, and what's after it.
fn next(text: &str) -> Option<(&str, &str, &str)> {
    let start = text.find('{')?;
    let length = text[start..].find('}')?;
    let name = &text[start + 1..start + length];
    Some((&text[..start], name, &text[start + length + 1..]))
}
