//! Warnings about what frauds have in common. They stop nothing unless the operator wants that: people decide, knowing why to be
//! careful.
//!
//! `docs/warnings.md` says how many of the risky and of the harmless sentences in `tests/suite/warnings/` raise one.

mod assurances;
mod email;
mod fold;
mod lists;
mod pattern;
mod phone;
mod rules;
mod words;

use std::sync::LazyLock;

use serde::Serialize;
use utoipa::ToSchema;

use crate::string_enum;
use email::has_email;
use fold::fold;
use pattern::Patterns;
use phone::has_phone;
use words::Vocabulary;

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

impl Warning {
    /// Returns the warning of a kind.
    #[must_use]
    pub fn of_kind(kind: WarningKind) -> Self {
        let all = [CONTACT, PAYMENT, FEE, IDENTITY, OVERPAYMENT];
        all.into_iter().find(|warning| warning.kind == kind).unwrap_or(CONTACT)
    }
}

/// A kind of fraud, and the patterns that tell it.
struct Kind {
    warning: Warning,
    patterns: Patterns,
    /// What makes a sentence harmless for this kind.
    assurance: Patterns,
}

/// The rules, read once.
struct Rules {
    kinds: [Kind; 5],
    /// More of payments before both have agreed.
    early_payment: Patterns,
    /// What makes a sentence harmless for every kind.
    assurance: Patterns,
    vocabulary: Vocabulary,
}

static RULES: LazyLock<Rules> = LazyLock::new(|| {
    let kind = |warning, texts, assurances| Kind {
        warning,
        patterns: Patterns::new(texts),
        assurance: Patterns::new(assurances),
    };
    let kinds = [
        kind(CONTACT, rules::CONTACT, assurances::NO_CONTACT),
        kind(PAYMENT, rules::PAYMENT, assurances::NO_PAYMENT),
        kind(FEE, rules::FEE, assurances::NO_FEE),
        kind(IDENTITY, rules::IDENTITY, assurances::NO_IDENTITY),
        kind(OVERPAYMENT, rules::OVERPAYMENT, assurances::NO_OVERPAYMENT),
    ];
    let early_payment = Patterns::new(rules::EARLY_PAYMENT);
    let assurance = Patterns::new(assurances::ASSURANCE);
    let all = kinds.iter().flat_map(|kind| [&kind.patterns, &kind.assurance]).chain([&early_payment, &assurance]);
    let vocabulary = Vocabulary::new(all.flat_map(Patterns::words));
    Rules { kinds, early_payment, assurance, vocabulary }
});

/// Returns what to think about before acting on a message. Once both sides have agreed on work they know how to reach
/// and pay each other, so that is no warning anymore.
#[must_use]
pub fn of(text: &str, have_agreed: bool) -> Vec<Warning> {
    let folded = fold(text);
    let sentences = sentences(&folded).into_iter().map(|sentence| RULES.vocabulary.words(sentence));
    let sentences: Vec<_> = sentences.filter(|words| !RULES.assurance.any_in(words)).collect();
    let is_found = |kind: &&Kind| {
        let words = sentences.iter().filter(|words| !kind.assurance.any_in(words)).flatten().map(String::as_str);
        let words: Vec<&str> = words.collect();
        match kind.warning.kind {
            WarningKind::Contact => {
                !have_agreed && (kind.patterns.any_in(&words) || has_email(&folded) || has_phone(&folded))
            }
            WarningKind::Payment if !have_agreed && RULES.early_payment.any_in(&words) => true,
            _ => kind.patterns.any_in(&words),
        }
    };
    RULES.kinds.iter().filter(is_found).map(|kind| kind.warning).collect()
}

/// Splits a folded text where a sign ends a sentence, not where it's inside a word, and before "but", as what was assured ends there.
fn sentences(folded: &str) -> Vec<&str> {
    let bytes = folded.as_bytes();
    let is_end = |at: usize| matches!(bytes[at], b'.' | b'!' | b'?' | b';') && bytes.get(at + 1) == Some(&b' ');
    let is_but = |at: usize| [" but ", " pero "].iter().any(|but| bytes[at..].starts_with(but.as_bytes()));
    let (mut sentences, mut start) = (Vec::new(), 0);
    for at in (0..bytes.len()).filter(|at| is_end(*at) || is_but(*at)) {
        sentences.push(&folded[start..at]);
        start = at + 1;
    }
    sentences.push(&folded[start..]);
    sentences
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_has_its_own_assurances() {
        let kinds = |text| of(text, true).iter().map(|warning| warning.kind).collect::<Vec<_>>();
        assert_eq!(kinds("Training is free, we pay for it. Send me your SSN."), [WarningKind::Identity]);
        assert_eq!(kinds("Bring $40 for the badge on your first day."), [WarningKind::Fee]);
        assert_eq!(kinds("We need your SSN, bring the card to the office."), []);
        assert_eq!(kinds("The job is free, but you pay $40 for the badge."), [WarningKind::Fee]);
    }

    #[test]
    fn long_texts_take_no_time() {
        let _ = of("", true);
        for text in [
            "you pay $40 for the badge ",
            "keep 40 and send the rest ",
            "s e n d ",
            "training",
            "so cial ",
            "!a|b ",
            "a@ ",
        ] {
            let start = std::time::Instant::now();
            let _ = of(&text.repeat(20_000 / text.len()), false);
            assert!(start.elapsed().as_secs() < 20, "{text}");
        }
    }
}
