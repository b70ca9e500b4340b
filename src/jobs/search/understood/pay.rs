//! Amounts of pay in a search: "$20 an hour", "80000", "at least 52k a year".

use crate::jobs::search::tokens::{Amount, Token, start_with};
use crate::pay::PayUnit;

/// Words before an amount that belong to it.
const BEFORE: [&[&str]; 9] = [
    &["at", "least"],
    &["more", "than"],
    &["starting", "at"],
    &["minimum"],
    &["min"],
    &["over"],
    &["above"],
    &["from"],
    &["paying"],
];
/// Words after it.
const AFTER: [&[&str]; 6] = [&["or", "more"], &["and", "up"], &["and", "above"], &["plus"], &["salary"], &["pay"]];
/// Numbers that name something else: retirement plans.
const NAMES: [&str; 2] = ["401", "403"];

/// Amounts in hundredths from which a number without a unit is pay for a month and for a year.
const MONTHLY: i64 = 1_500 * 100;
const YEARLY: i64 = 10_000 * 100;
/// From this amount up, pay without a unit is for the whole job, because hardly anyone earns that much an hour.
const FOR_JOB: i64 = 200 * 100;
/// A number alone is a year's pay only if it's a multiple of this.
const SALARY_STEP: i64 = 1_000 * 100;

/// A minimum pay that was read.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct MinPay {
    /// The amount in hundredths.
    pub hundredths: i64,
    /// What it's for.
    pub unit: PayUnit,
}

/// Reads pay at the start of the tokens of a text; returns it with the number of tokens it takes. Of a range it's the lower
/// end.
pub fn at(text: &str, tokens: &[Token]) -> Option<(usize, MinPay)> {
    let before = BEFORE.iter().find(|words| start_with(tokens, words)).map_or(0, |words| words.len());
    let amount = tokens.get(before)?.amount?;
    let mut taken = before + 1 + range_end(text, &tokens[before..]);
    let unit = unit(text, &tokens[taken - 1..]);
    taken += unit.map_or(0, |(words, ..)| words);
    let pay =
        MinPay { hundredths: amount.hundredths, unit: unit.map_or_else(|| usual_unit(amount), |(_, unit, _)| unit) };
    let is_certain =
        amount.has_sign || unit.is_some_and(|(_, unit, is_certain)| is_certain && is_plausible(amount, unit));
    if !is_certain && !is_salary(amount, &tokens[before].word) {
        return None;
    }
    taken += AFTER.iter().find(|words| start_with(&tokens[taken..], words)).map_or(0, |words| words.len());
    Some((taken, pay))
}

/// Returns how many tokens after the first amount are the rest of a range: "–20" or "to 20".
fn range_end(text: &str, tokens: &[Token]) -> usize {
    let is_amount = |at: usize| tokens.get(at).is_some_and(|token| token.amount.is_some());
    if tokens.get(1).is_some_and(|token| token.word == "to") && is_amount(2) {
        2
    } else {
        usize::from(is_amount(1) && matches!(between(text, tokens), "-" | "–" | "—"))
    }
}

/// Returns the text between the first two tokens.
fn between<'t>(text: &'t str, tokens: &[Token]) -> &'t str {
    text[tokens[0].end..tokens[1].start].trim()
}

/// Reads "an hour", "/hr" or "hourly" after an amount, the first of the tokens: the number of tokens, the unit, and whether it
/// can only be about pay. "40 hours" and "12 hr shift" aren't.
fn unit(text: &str, tokens: &[Token]) -> Option<(usize, PayUnit, bool)> {
    let per = usize::from(matches!(tokens.get(1)?.word.as_str(), "a" | "an" | "per" | "each" | "every"));
    let word = tokens.get(1 + per)?.word.as_str();
    let is_certain = per > 0 || between(text, tokens) == "/" || word.ends_with("ly");
    Some((per + 1, PayUnit::named(word)?, is_certain))
}

/// Whether anyone is paid that little: "3 weekly shifts" isn't about pay.
const fn is_plausible(amount: Amount, unit: PayUnit) -> bool {
    let least = match unit {
        PayUnit::Hour => 4,
        PayUnit::Job | PayUnit::Day => 20,
        PayUnit::Week => 100,
        PayUnit::Month => 300,
        PayUnit::Year => 3_000,
    };
    amount.hundredths >= least * 100
}

const fn usual_unit(amount: Amount) -> PayUnit {
    match amount.hundredths {
        YEARLY.. => PayUnit::Year,
        MONTHLY.. => PayUnit::Month,
        FOR_JOB.. => PayUnit::Job,
        _ => PayUnit::Hour,
    }
}

/// Whether a number alone is a year's pay: "80000" or "65k", but not a ZIP code.
fn is_salary(amount: Amount, digits: &str) -> bool {
    amount.hundredths >= YEARLY && amount.hundredths % SALARY_STEP == 0 && !NAMES.contains(&digits)
}

#[cfg(test)]
mod tests {
    use super::{MinPay, at};
    use crate::jobs::search::tokens;
    use crate::pay::PayUnit::{self, Hour, Job, Month, Week, Year};

    #[test]
    fn reads_pay_as_people_write_it() {
        for (text, hundredths, unit, taken) in [
            ("$20 an hour", 2_000, Hour, 3),
            ("$20/hr nurse", 2_000, Hour, 2),
            ("20 per hour", 2_000, Hour, 3),
            ("$17.50+", 1_750, Hour, 1),
            ("at least $18", 1_800, Hour, 3),
            ("15-20 an hour", 1_500, Hour, 4),
            ("$15 to $20", 1_500, Hour, 3),
            ("80000", 8_000_000, Year, 1),
            ("80k or more", 8_000_000, Year, 3),
            ("$52,000 a year", 5_200 * 1000, Year, 3),
            ("$4000", 400_000, Month, 1),
            ("$500 a week", 50_000, Week, 3),
            ("$300", 30_000, Job, 1),
            ("$20 29405", 2_000, Hour, 1),
            ("$25 12 hr shifts", 2_500, Hour, 1),
        ] {
            let tokens = tokens::read(text);
            assert_eq!(at(text, &tokens), Some((taken, MinPay { hundredths, unit })), "{text}");
        }
    }

    #[test]
    fn other_numbers_stay_words() {
        let texts = ["24 hour pharmacy", "40 hours", "7 days", "29405", "401k", "2 bedroom", "911 operator", "cook"];
        let shifts = ["12 hr shift nurse", "24 hr pharmacy", "8hr shifts", "3 weekly shifts", "2 a day"];
        for text in texts.into_iter().chain(shifts) {
            assert_eq!(at(text, &tokens::read(text)), None::<(usize, MinPay)>, "{text}");
        }
        assert_eq!(PayUnit::ALL.len(), 6);
    }
}
