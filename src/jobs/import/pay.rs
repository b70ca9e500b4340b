//! Parsing pay as people write it: "$52k", "15–18/hr", "52,000 - 60,000 per year", "up to $20 an hour".

use super::fault::Problem;
use super::money;
use super::pay_tokens::{Token, tokens};
use crate::pay::PayUnit;

/// Currencies that a text may name. Any other unknown word makes the text not pay.
const CURRENCIES: [&str; 20] = [
    "aud", "brl", "cad", "chf", "cny", "czk", "dkk", "eur", "gbp", "huf", "inr", "jpy", "mxn", "nok", "nzd", "pln",
    "sek", "sgd", "usd", "zar",
];
/// Currencies written with "$".
const DOLLARS: [&str; 7] = ["aud", "brl", "cad", "mxn", "nzd", "sgd", "usd"];
/// Currencies of countries where "45.000" is forty-five thousand.
const COMMA_DECIMALS: [&str; 9] = ["brl", "czk", "dkk", "eur", "huf", "nok", "pln", "sek", "zar"];
/// Words that change nothing.
const FILLERS: [&str; 21] = [
    "a",
    "about",
    "an",
    "and",
    "approx",
    "approximately",
    "around",
    "at",
    "base",
    "between",
    "circa",
    "doe",
    "each",
    "every",
    "gross",
    "pay",
    "per",
    "rate",
    "salary",
    "wage",
    "negotiable",
];
/// Extras that may follow the amount, as in "plus tips".
const EXTRAS: [&str; 7] = ["benefits", "bonus", "bonuses", "commission", "commissions", "equity", "tips"];

/// Units that jobs don't have, and that have no fixed length or hours.
const OTHER_UNITS: [&str; 20] = [
    "class", "delivery", "event", "haul", "lesson", "load", "mile", "night", "page", "piece", "room", "sale",
    "service", "session", "shift", "stop", "trip", "unit", "visit", "word",
];
/// What a text says about pay.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Pay {
    /// Minimum in minor units.
    pub min: Option<i64>,
    /// Maximum in minor units; the same as the minimum if the text has one amount.
    pub max: Option<i64>,
    /// Unit of pay, if the text names one.
    pub unit: Option<PayUnit>,
}

/// The site's currency.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Currency {
    /// ISO 4217 code.
    pub code: String,
    /// Number of decimal places.
    pub exponent: u32,
}

/// The text read so far.
#[derive(Default)]
struct Parser {
    numbers: Vec<(String, bool)>,
    /// Whether a dash followed the last number.
    dash: bool,
    at_least: bool,
    at_most: bool,
    unit: Option<PayUnit>,
    period: Period,
}

/// How often the amount is paid, next to its unit.
#[derive(Clone, Copy, Default, Eq, PartialEq)]
enum Period {
    #[default]
    Once,
    /// Once in two units: "biweekly".
    EverySecond,
    /// Twice a unit: "semimonthly".
    Twice,
}

impl Period {
    fn named(word: &str) -> Option<(PayUnit, Self)> {
        Some(match word {
            "biweekly" | "fortnight" | "fortnightly" => (PayUnit::Week, Self::EverySecond),
            "semimonthly" => (PayUnit::Month, Self::Twice),
            _ => return None,
        })
    }

    /// Converts an amount to one unit, if that's exact.
    fn of_one(self, amount: i64) -> Option<i64> {
        match self {
            Self::Once => Some(amount),
            Self::EverySecond => (amount % 2 == 0).then_some(amount / 2),
            Self::Twice => amount.checked_mul(2),
        }
    }
}

/// Whether a currency, by its code in small letters, is written with "$".
pub fn is_in_dollars(code: &str) -> bool {
    DOLLARS.contains(&code)
}

/// Whether a text's amount is for a period that is converted to a unit of ours: "$700 biweekly".
#[must_use]
pub fn is_converted(text: &str) -> bool {
    let is_period = |token: &Token| matches!(token, Token::Word(word) if Period::named(word).is_some());
    tokens(text).is_ok_and(|tokens| tokens.iter().any(is_period))
}

/// Parses pay: one amount or a range, with or without a unit. An empty text and zero mean that pay is not stated.
///
/// # Errors
/// If the text contains anything that isn't understood, so that no wrong amount is shown.
pub fn parse(text: &str, currency: &Currency) -> Result<Pay, Problem> {
    let tokens = tokens(text)?;
    let mut reading = Parser::default();
    let mut rest = tokens.iter().peekable();
    while let Some(token) = rest.next() {
        match token {
            Token::Number { digits, thousands } => {
                if is_ambiguous(digits, currency) {
                    return Err(Problem::PointOrThousands);
                }
                reading.number(digits, *thousands)?;
            }
            Token::Dash if reading.numbers.len() == 1 && !reading.dash => reading.dash = true,
            Token::Dash => return Err(Problem::NotPay),
            Token::Plus => match rest.peek() {
                Some(Token::Word(extra)) if EXTRAS.contains(&extra.as_str()) => {
                    rest.next();
                }
                Some(Token::Number { .. }) => return Err(Problem::NotPay),
                _ => reading.at_least = true,
            },
            // "and benefits" is like "plus benefits".
            Token::Word(word)
                if word == "and"
                    && matches!(rest.peek(), Some(Token::Word(next)) if EXTRAS.contains(&next.as_str())) => {}
            Token::Word(word) => reading.word(word, currency)?,
        }
    }
    reading.finish(currency.exponent)
}

impl Parser {
    fn number(&mut self, digits: &str, thousands: bool) -> Result<(), Problem> {
        let fits = if self.numbers.is_empty() { !self.dash } else { self.numbers.len() == 1 && self.dash };
        if !fits {
            return Err(Problem::NotPay);
        }
        self.numbers.push((digits.to_owned(), thousands));
        Ok(())
    }

    fn word(&mut self, word: &str, currency: &Currency) -> Result<(), Problem> {
        let (unit, period) =
            Period::named(word).map_or((PayUnit::named(word), Period::Once), |(unit, period)| (Some(unit), period));
        if let Some(unit) = unit {
            if self.unit.is_some_and(|other| other != unit || period != self.period) {
                return Err(Problem::TwoUnits);
            }
            (self.unit, self.period) = (Some(unit), period);
            return Ok(());
        }
        let changes_nothing = word == "plus"
            || (word == "to" && self.at_most)
            || (EXTRAS.contains(&word) && !self.numbers.is_empty())
            || FILLERS.contains(&word)
            || word == currency.code.to_lowercase()
            || (matches!(word, "$" | "dollar" | "dollars") && is_in_dollars(&currency.code.to_lowercase()));
        match word {
            "to" | "and" | "through" if self.numbers.len() == 1 => self.dash = true,
            "from" | "starting" | "least" | "min" | "minimum" => self.at_least = true,
            "up" | "max" | "maximum" | "most" => self.at_most = true,
            _ if changes_nothing => {}
            "$" | "dollar" | "dollars" => return Err(Problem::OtherCurrency),
            _ if CURRENCIES.contains(&word) => return Err(Problem::OtherCurrency),
            _ if !self.numbers.is_empty() && OTHER_UNITS.contains(&word) => return Err(Problem::OtherUnit),
            _ => return Err(Problem::NotPay),
        }
        Ok(())
    }

    fn finish(mut self, exponent: u32) -> Result<Pay, Problem> {
        // "50-60k" means 50,000 to 60,000.
        if let [(first, thousands @ false), (second, true)] = &mut self.numbers[..]
            && first.len() <= second.len()
        {
            *thousands = true;
        }
        let mut amounts = Vec::new();
        for (digits, thousands) in &self.numbers {
            let amount = money::minor_units(digits, *thousands, exponent)?;
            let of_one = amount.map(|amount| self.period.of_one(amount).ok_or(Problem::OtherUnit));
            amounts.push(of_one.transpose()?);
        }
        let (min, max) = match amounts[..] {
            [] if self.unit.is_some() || self.dash || self.at_least || self.at_most => return Err(Problem::NotPay),
            [] => (None, None),
            [_] if self.dash => return Err(Problem::NotPay),
            [amount] if self.at_least && !self.at_most => (amount, None),
            [amount] if self.at_most => (None, amount),
            [amount] => (amount, amount),
            [min, max, ..] => (min, max),
        };
        if min.zip(max).is_some_and(|(min, max)| min > max) {
            return Err(Problem::MinAboveMax);
        }
        Ok(Pay { min, max, unit: self.unit })
    }
}

/// Whether "45.000" may be either 45 or 45,000. An amount that isn't round, such as the 26.104 an hour of New York's file, is
/// one with a point.
fn is_ambiguous(digits: &str, currency: &Currency) -> bool {
    let Some((whole, after)) = digits.split_once('.') else { return false };
    let is_group =
        after.len() == 3 && after.ends_with("00") && (1..=3).contains(&whole.len()) && !whole.starts_with('0');
    let has_point = currency.exponent == 3 && !COMMA_DECIMALS.contains(&currency.code.to_lowercase().as_str());
    is_group && !has_point
}
