//! Warnings about what frauds have in common. They never stop a message: people decide, knowing why to be careful.

use super::model::{Warning, WarningKind};

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

/// Names of other messengers, as people write them.
const APPS: &[&str] = &[
    "whatsapp",
    "whats app",
    "telegram",
    "signal app",
    "wechat",
    "viber",
    "snapchat",
    "kik",
    "google chat",
    "hangouts",
];
/// Ways to pay that can't be taken back.
const PAYMENTS: &[&str] = &[
    "gift card",
    "giftcard",
    "itunes card",
    "google play card",
    "bitcoin",
    "btc",
    "crypto",
    "usdt",
    "western union",
    "moneygram",
    "wire transfer",
    "wire the",
    "cashier's check",
    "cashiers check",
    "cashier check",
    "cash app",
    "cashapp",
    "deposit the check",
    "deposit this check",
    "deposit a check",
    "mail you a check",
    "send you a check",
    "zelle",
];
/// What people are asked to pay for, next to a word for paying.
const FEES: &[&str] = &[
    "training",
    "equipment",
    "background check",
    "registration",
    "application fee",
    "starter kit",
    "uniform",
    "deposit",
    "laptop",
    "software",
];
const PAY_WORDS: &[&str] = &[
    "pay for",
    "pay a",
    "pay the",
    "purchase",
    "buy your",
    "buy the",
    "send money",
    "refundable",
    "upfront",
    "up front",
    "in advance",
];

/// Returns what to think about before acting on a message. Once both sides have agreed on work they know how to reach
/// each other, so contact details are no warning anymore.
#[must_use]
pub fn of(text: &str, have_agreed: bool) -> Vec<Warning> {
    let lower = text.to_lowercase().replace('’', "'");
    let contains = |words: &[&str]| words.iter().any(|word| contains_words(&lower, word));
    let mut found = Vec::new();
    if !have_agreed && (contains(APPS) || has_email(&lower) || has_phone(&lower)) {
        found.push(CONTACT);
    }
    if contains(PAYMENTS) {
        found.push(PAYMENT);
    }
    if contains(FEES) && contains(PAY_WORDS) {
        found.push(FEE);
    }
    found
}

/// Whether a text contains the words as words: "btc" isn't part of "subtcaption".
fn contains_words(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        // Also in the plural.
        let rest = &text[at + words.len()..];
        let after = rest.strip_prefix('s').unwrap_or(rest).chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

fn has_email(text: &str) -> bool {
    text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '(' | ')' | '<' | '>' | '"')).any(|word| {
        let word = word.trim_end_matches(['.', '!', '?', ':']);
        word.split_once('@').is_some_and(|(name, host)| {
            !name.is_empty() && host.split_once('.').is_some_and(|(site, ending)| !site.is_empty() && ending.len() >= 2)
        })
    })
}

/// Whether a text contains a phone number: ten or more digits with at most a separator between them, and a "+" or a
/// country's length of seven to fifteen.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<&'static str> {
        of(text, false).into_iter().map(|warning| warning.kind.as_str()).collect()
    }

    #[test]
    fn contact_details_and_payments_raise_warnings() {
        for (text, expected) in [
            ("Can you start on Monday at 9?", &[][..]),
            ("We pay $20 an hour, $1,600.00 for two weeks.", &[]),
            ("Call me at (503) 555-0142.", &["contact"]),
            ("503.555.0142", &["contact"]),
            ("+49 170 1234567", &["contact"]),
            ("Order 12345 is for 2026-11-25", &[]),
            ("write to jane@example.org!", &["contact"]),
            ("meet @ 5. ok", &[]),
            ("Let’s talk on WhatsApp", &["contact"]),
            ("I’ll send you a check, deposit it and buy gift cards", &["payment"]),
            ("I’ll mail you a check. Then buy a gift card.", &["payment"]),
            ("You must pay for the training upfront", &["fee"]),
            ("We provide training and a uniform.", &[]),
            ("Pay for the background check with bitcoin, on Telegram", &["contact", "payment", "fee"]),
        ] {
            assert_eq!(kinds(text), expected, "{text}");
        }
        assert!(of("Call me at 503-555-0142", true).is_empty());
    }
}
