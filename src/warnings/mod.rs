//! Warnings about what frauds have in common. They stop nothing unless the operator wants that: people decide, knowing why to be
//! careful.
//!
//! `docs/warnings.md` says how many of the risky and of the harmless sentences in `tests/suite/warnings/` raise one.

mod fold;
mod pattern;
mod rules;

use std::sync::LazyLock;

use serde::Serialize;
use utoipa::ToSchema;

use crate::string_enum;
use fold::{fold, with_digits, words};
use pattern::Patterns;

/// Something in a text that people should think about before they act on it.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MessageWarning)]
pub struct Warning {
    /// What it is.
    pub kind: WarningKind,
    /// Why it's a warning, for the reader.
    pub reason: &'static str,
}

string_enum! {
    /// What a warning is about.
    #[schema(as = MessageWarningKind)]
    WarningKind {
        /// A phone number, an email address or another app, before anyone was hired.
        Contact = "contact",
        /// Money that goes around the site, or in a way that can't be taken back.
        Payment = "payment",
        /// Paying in order to get work.
        Fee = "fee",
        /// Asks for data that a stranger has no business with.
        Identity = "identity",
        /// Pays too much, and wants the rest to be sent on.
        Overpayment = "overpayment",
    }
}

const CONTACT: Warning = Warning {
    kind: WarningKind::Contact,
    reason: "Moving to another app or to email this early is how many scams begin. Here, both of you have a record of \
             what was said.",
};
const PAYMENT: Warning = Warning {
    kind: WarningKind::Payment,
    reason: "Gift cards, crypto, wire transfers and checks to deposit can’t be taken back. Nobody honest asks a worker \
             for them.",
};
const FEE: Warning = Warning {
    kind: WarningKind::Fee,
    reason: "You should never pay to get work: not for training, equipment, a background check or a deposit.",
};
const IDENTITY: Warning = Warning {
    kind: WarningKind::Identity,
    reason: "Don’t send a Social Security number, a picture of your ID, card or bank details, or a code that you were sent. \
             An employer needs papers on your first day, in person.",
};
const OVERPAYMENT: Warning = Warning {
    kind: WarningKind::Overpayment,
    reason: "Being sent more than agreed and passing on the rest is a scam: the payment fails later, and what you passed on \
             is gone.",
};

/// A kind of fraud, and the patterns that tell it.
struct Kind {
    warning: Warning,
    patterns: Patterns,
}

/// The rules, read once.
struct Rules {
    contact: Patterns,
    early_payment: Patterns,
    kinds: [Kind; 4],
    assurance: Patterns,
}

static RULES: LazyLock<Rules> = LazyLock::new(|| {
    let kind = |warning, texts| Kind { warning, patterns: Patterns::new(texts) };
    Rules {
        contact: Patterns::new(rules::CONTACT),
        early_payment: Patterns::new(rules::EARLY_PAYMENT),
        kinds: [
            kind(PAYMENT, rules::PAYMENT),
            kind(FEE, rules::FEE),
            kind(IDENTITY, rules::IDENTITY),
            kind(OVERPAYMENT, rules::OVERPAYMENT),
        ],
        assurance: Patterns::new(rules::ASSURANCE),
    }
});

/// Returns what to think about before acting on a message. Once both sides have agreed on work they know how to reach
/// and pay each other, so that is no warning anymore.
#[must_use]
pub fn of(text: &str, have_agreed: bool) -> Vec<Warning> {
    let folded = fold(text);
    let words = without_assurances(&folded);
    let says = |patterns: &Patterns| patterns.any_in(&words);
    let mut found = Vec::new();
    if !have_agreed && (says(&RULES.contact) || has_email(&folded) || has_phone(&with_digits(&folded))) {
        found.push(CONTACT);
    }
    for kind in &RULES.kinds {
        let is_early = !have_agreed && kind.warning.kind == WarningKind::Payment;
        if says(&kind.patterns) || (is_early && says(&RULES.early_payment)) {
            found.push(kind.warning);
        }
    }
    found
}

/// Returns the words of the sentences that don't say that nobody has to pay or tell anything.
fn without_assurances(folded: &str) -> Vec<String> {
    let sentences = folded.split(['.', '!', '?', ';']).map(words);
    sentences.filter(|words| !RULES.assurance.any_in(words)).flatten().collect()
}

/// Whether a text has an address, also one with words for its signs.
fn has_email(folded: &str) -> bool {
    let plain = spelled_signs(folded);
    plain.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '(' | ')' | '<' | '>' | '"')).any(|word| {
        let word = word.trim_end_matches(['.', '!', '?', ':']);
        word.split_once('@').is_some_and(|(name, host)| {
            !name.is_empty() && host.split_once('.').is_some_and(|(site, ending)| !site.is_empty() && ending.len() >= 2)
        })
    })
}

/// Writes "jane (at) example dot com" as an address.
fn spelled_signs(folded: &str) -> String {
    let bare: String = folded
        .chars()
        .map(|c| if matches!(c, '(' | ')' | '[' | ']' | '{' | '}' | '⸺' | '_' | '*') { ' ' } else { c })
        .collect();
    let tokens: Vec<&str> = bare.split([' ', '-']).filter(|token| !token.is_empty()).collect();
    let mut out = String::new();
    for (at, token) in tokens.iter().enumerate() {
        // "at" is a sign only where "dot" follows soon.
        let dot_follows = tokens[at + 1..].iter().take(3).any(|next| matches!(*next, "dot" | "period" | "punto"));
        match *token {
            "at" | "@" | "arroba" if dot_follows || *token == "@" => out.push('@'),
            "dot" | "period" | "punto" => out.push('.'),
            token => {
                if !out.ends_with(['@', '.']) || out.is_empty() {
                    out.push(' ');
                }
                out.push_str(token);
            }
        }
    }
    out
}

/// Whether a text contains a phone number: ten to fifteen digits with at most two separators between them.
fn has_phone(text: &str) -> bool {
    let (mut digits, mut gap) = (0, 0);
    for c in text.chars() {
        if c.is_ascii_digit() {
            digits += 1;
            gap = 0;
        } else if digits > 0 && gap < 2 && matches!(c, ' ' | '-' | '.' | '(' | ')' | '/') {
            gap += 1;
        } else {
            if (10..=15).contains(&digits) {
                return true;
            }
            (digits, gap) = (0, 0);
        }
    }
    (10..=15).contains(&digits)
}
