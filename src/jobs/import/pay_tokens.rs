//! The parts of a text about pay: amounts, words and signs.

use std::iter::Peekable;
use std::str::Chars;

use super::fault::Problem;

/// Phrases for two weeks, half a month and pay that depends on the person, as one word.
const PHRASES: [(&str, &str); 14] = [
    ("bi-weekly", "biweekly"),
    ("bi weekly", "biweekly"),
    ("every two weeks", "biweekly"),
    ("every 2 weeks", "biweekly"),
    ("every other week", "biweekly"),
    ("per two weeks", "biweekly"),
    ("semi-monthly", "semimonthly"),
    ("semi monthly", "semimonthly"),
    ("twice monthly", "semimonthly"),
    ("depending on experience", "doe"),
    ("based on experience", "doe"),
    ("commensurate with experience", "doe"),
    ("twice a month", "semimonthly"),
    ("twice per month", "semimonthly"),
];

/// A part of a text about pay.
#[derive(Debug, Eq, PartialEq)]
pub enum Token {
    /// An amount, with commas and periods as they are.
    Number {
        /// Digits, commas and periods.
        digits: String,
        /// Whether it's in thousands, as in "52k".
        thousands: bool,
    },
    /// A word in small letters, or the sign of a currency.
    Word(String),
    /// A dash of any length.
    Dash,
    /// A plus sign.
    Plus,
}

/// Returns the parts of a text.
///
/// # Errors
/// If it has a sign that no pay has.
pub fn tokens(text: &str) -> Result<Vec<Token>, Problem> {
    let text = PHRASES.iter().fold(text.to_lowercase(), |text, (phrase, word)| text.replace(phrase, word));
    let mut chars = text.chars().peekable();
    let mut tokens = Vec::new();
    while let Some(c) = chars.peek().copied() {
        if c.is_ascii_digit() {
            tokens.push(number(&mut chars));
            continue;
        }
        if c.is_alphabetic() {
            let word = take_while(&mut chars, |c| c.is_alphabetic() || c == '.');
            // "US$" and "CA$" name the currency.
            let dollars = matches!(word.as_str(), "us" | "ca" | "au" | "nz") && chars.next_if_eq(&'$').is_some();
            tokens.push(Token::Word(if dollars { format!("{word}d") } else { word.trim_end_matches('.').to_owned() }));
            continue;
        }
        chars.next();
        match c {
            '-' | '–' | '—' | '−' | '‐' | '‑' => tokens.push(Token::Dash),
            '+' => tokens.push(Token::Plus),
            '€' => tokens.push(Token::Word("eur".to_owned())),
            '£' => tokens.push(Token::Word("gbp".to_owned())),
            '$' => tokens.push(Token::Word("$".to_owned())),
            '/' | '(' | ')' | ':' | '~' => {}
            ',' | ';' if chars.peek().is_none_or(|next| next.is_whitespace()) => {}
            _ if c.is_whitespace() => {}
            _ => return Err(Problem::NotPay),
        }
    }
    Ok(tokens)
}

/// Reads digits with commas and periods between them, and a "k" or an "m" after them.
fn number(chars: &mut Peekable<Chars<'_>>) -> Token {
    let mut digits = String::new();
    while let Some(c) = chars.peek().copied() {
        let mut ahead = chars.clone();
        let between = matches!(c, ',' | '.') && ahead.nth(1).is_some_and(|next| next.is_ascii_digit());
        if !c.is_ascii_digit() && !between {
            break;
        }
        digits.push(c);
        chars.next();
    }
    let mut ahead = chars.clone();
    let unit = ahead.next().filter(|c| matches!(c, 'k' | 'm') && ahead.next().is_none_or(|next| !next.is_alphabetic()));
    if unit.is_some() {
        chars.next();
    }
    if unit == Some('m') {
        digits = in_thousands(&digits);
    }
    Token::Number { digits, thousands: unit.is_some() }
}

/// Returns "1200" for the 1.2 of "1.2m".
fn in_thousands(millions: &str) -> String {
    let (whole, fraction) = millions.split_once('.').unwrap_or((millions, ""));
    let (thousands, rest) = fraction.split_at(fraction.len().min(3));
    let point = if rest.is_empty() { "" } else { "." };
    format!("{}{thousands:0<3}{point}{rest}", whole.replace(',', ""))
}

fn take_while(chars: &mut Peekable<Chars<'_>>, keep: impl Fn(char) -> bool) -> String {
    std::iter::from_fn(|| chars.next_if(|c| keep(*c))).collect()
}
