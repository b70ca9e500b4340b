//! Splitting a search into words and amounts, with their positions in the text.

use crate::places;

/// A word or an amount.
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    /// Where it starts in the text, in bytes.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
    /// The word, folded; for an amount its digits as typed.
    pub word: String,
    /// The amount, if it is one.
    pub amount: Option<Amount>,
}

/// A number that may be an amount of money.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Amount {
    /// The number, in hundredths.
    pub hundredths: i64,
    /// Whether a currency's sign stands before it.
    pub has_sign: bool,
}

/// Larger numbers aren't pay.
const MAX_DIGITS: usize = 9;

/// Returns the words and amounts of a text, in order.
pub fn read(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let token = if first.is_ascii_digit() || is_sign(first) { amount_at(text, at) } else { word_at(text, at) };
        at = token.as_ref().map_or(at + first.len_utf8(), |token| token.end);
        tokens.extend(token);
    }
    tokens
}

const fn is_sign(c: char) -> bool {
    matches!(c, '$' | '€' | '£')
}

fn word_at(text: &str, start: usize) -> Option<Token> {
    let length = text[start..].find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len() - start);
    let word = places::fold(&text[start..start + length]);
    (length > 0).then_some(Token { start, end: start + length, word, amount: None })
}

/// Reads "20", "$17.50", "80,000" or "€80k".
fn amount_at(text: &str, start: usize) -> Option<Token> {
    let sign = text[start..].chars().next().filter(|c| is_sign(*c)).map_or(0, char::len_utf8);
    let digits = text[start + sign..].trim_start_matches(' ');
    let from = text.len() - digits.len();
    let bytes = digits.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let mut length = 0;
    while is_digit(length) || (length > 0 && matches!(bytes.get(length), Some(b'.' | b',')) && is_digit(length + 1)) {
        length += 1;
    }
    let number = &digits[..length];
    let ends_word = |at: usize| !digits[at..].starts_with(char::is_alphanumeric);
    let in_thousands = digits[length..].starts_with(['k', 'K']) && ends_word(length + 1);
    if length == 0 {
        return None;
    }
    let amount = hundredths(number)
        .map(|hundredths| Amount { hundredths: hundredths * if in_thousands { 1_000 } else { 1 }, has_sign: sign > 0 });
    Some(Token { start, end: from + length + usize::from(in_thousands), word: number.to_owned(), amount })
}

/// Whether tokens start with these words.
#[must_use]
pub fn start_with(tokens: &[Token], words: &[&str]) -> bool {
    tokens.len() >= words.len() && tokens.iter().zip(words).all(|(token, word)| token.word == *word)
}

/// Parses "1,234.50". A separator before exactly two digits at the end is a decimal point.
fn hundredths(number: &str) -> Option<i64> {
    let (whole, cents) = match number.rfind(['.', ',']) {
        Some(at) if number.len() - at == 3 => (&number[..at], &number[at + 1..]),
        Some(at) if number.len() - at == 2 && number[at..].starts_with('.') => (&number[..at], &number[at + 1..]),
        _ => (number, ""),
    };
    let digits: String = whole.chars().filter(char::is_ascii_digit).collect();
    if digits.is_empty() || digits.len() > MAX_DIGITS {
        return None;
    }
    format!("{digits}{cents:0<2}").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn reads_words_and_amounts() {
        let read = |text: &str| {
            let token =
                |token: super::Token| token.amount.map_or(token.word, |amount| format!("#{}", amount.hundredths));
            super::read(text).into_iter().map(token).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(read("Cook, $17.50/hr"), "cook #1750 hr");
        assert_eq!(read("80,000 80k 1.234,50 12.5"), "#8000000 #8000000 #123450 #1250");
        assert_eq!(read("20hr part-time 3rd $"), "#2000 hr part time #300 rd");
        assert_eq!(read("café 99999999999"), "cafe 99999999999");
    }

    #[test]
    fn positions_are_those_of_the_text() {
        let text = "né $ 20 an hour";
        let amount = &read(text)[1];
        assert_eq!(&text[amount.start..amount.end], "$ 20");
    }
}
