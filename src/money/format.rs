//! Amounts and voucher codes as text. Pure: no I/O.

/// Returns the number of decimal places of a currency.
#[must_use]
pub const fn decimal_places(currency: &str) -> u32 {
    match currency.as_bytes() {
        b"BIF" | b"CLP" | b"DJF" | b"GNF" | b"ISK" | b"JPY" | b"KMF" | b"KRW" | b"PYG" | b"RWF" | b"UGX" | b"VND"
        | b"VUV" | b"XAF" | b"XOF" | b"XPF" => 0,
        b"BHD" | b"IQD" | b"JOD" | b"KWD" | b"LYD" | b"OMR" | b"TND" => 3,
        _ => 2,
    }
}

/// Returns an amount in hundredths as minor units of a currency.
#[must_use]
pub const fn minor_units(hundredths: i64, currency: &str) -> i64 {
    match decimal_places(currency) {
        0 => hundredths / 100,
        3 => hundredths.saturating_mul(10),
        _ => hundredths,
    }
}

/// Formats an amount as plain digits: "5.00", "-5.00".
#[must_use]
pub fn format_plain(minor: i64, currency: &str) -> String {
    let digits = decimal_places(currency);
    let scale = 10_u64.pow(digits);
    let (sign, minor) = (if minor < 0 { "-" } else { "" }, minor.unsigned_abs());
    if digits == 0 {
        return format!("{sign}{minor}");
    }
    let width = usize::try_from(digits).unwrap_or(2);
    format!("{sign}{}.{:0width$}", minor / scale, minor % scale)
}

/// Formats an amount with its currency: "$5.00", "$80,000.00", "CHF 5.00".
#[must_use]
pub fn format_amount(minor: i64, currency: &str) -> String {
    let sign = match currency {
        "USD" => "$",
        "EUR" => "€",
        "GBP" => "£",
        code => return format!("{code} {}", format_plain(minor, code)),
    };
    format!("{sign}{}", grouped(&format_plain(minor, currency)))
}

/// Formats an amount with its currency, without the places of a whole one: "$5", "$5.50".
#[must_use]
pub fn format_short(minor: i64, currency: &str) -> String {
    let text = format_amount(minor, currency);
    match text.split_once('.') {
        Some((whole, places)) if places.bytes().all(|digit| digit == b'0') => whole.to_owned(),
        _ => text,
    }
}

/// Puts a comma between the thousands of plain digits.
fn grouped(plain: &str) -> String {
    let (whole, rest) = plain.split_at(plain.find('.').unwrap_or(plain.len()));
    let mut text = String::new();
    for (at, digit) in whole.char_indices() {
        if at > 0 && (whole.len() - at) % 3 == 0 && !text.ends_with('-') {
            text.push(',');
        }
        text.push(digit);
    }
    text + rest
}

/// Normalizes a code: uppercase, without spaces or hyphens. Returns `None` unless 4 to 40 letters and digits remain.
#[must_use]
pub fn normalize_code(typed: &str) -> Option<String> {
    let code: String = typed.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    let fits = (4..=40).contains(&code.len()) && code.bytes().all(|b| b.is_ascii_alphanumeric());
    fits.then(|| code.to_ascii_uppercase())
}

/// Letters and digits that are hard to confuse: no I, L, O, 0 or 1.
const CODE_ALPHABET: &[u8; 31] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// Length of a generated code, which holds 49 bits of randomness.
const CODE_LENGTH: usize = 10;

/// Generates a code from random bytes; `None` if there are not enough usable ones.
#[must_use]
pub fn generate_code(random: &[u8]) -> Option<String> {
    // Bytes above the largest multiple of 31 would favor the first letters.
    let letters =
        random.iter().filter(|byte| **byte < 248).filter_map(|byte| CODE_ALPHABET.get(usize::from(byte % 31)));
    let code: String = letters.take(CODE_LENGTH).map(|letter| char::from(*letter)).collect();
    (code.len() == CODE_LENGTH).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::{CODE_ALPHABET, format_amount, format_plain, format_short, generate_code, normalize_code};

    #[test]
    fn whole_amounts_have_no_places() {
        let short = [(1_900, "USD"), (1_950, "USD"), (12_345_600, "EUR"), (1_900, "JPY"), (5_000, "KWD")];
        let texts = short.map(|(minor, currency)| format_short(minor, currency));
        assert_eq!(texts, ["$19", "$19.50", "€123,456", "JPY 1900", "KWD 5"]);
    }

    #[test]
    fn amounts_use_the_decimal_places_of_the_currency() {
        assert_eq!((format_plain(500, "USD"), format_plain(-5, "USD")), ("5.00".to_owned(), "-0.05".to_owned()));
        assert_eq!((format_plain(500, "JPY"), format_plain(500, "KWD")), ("500".to_owned(), "0.500".to_owned()));
        assert_eq!((format_amount(500, "USD"), format_amount(500, "CHF")), ("$5.00".to_owned(), "CHF 5.00".to_owned()));
        let dollars = [-10_000_000, 99_999, 100_000, 123_456_789].map(|minor| format_amount(minor, "USD"));
        assert_eq!(dollars, ["$-100,000.00", "$999.99", "$1,000.00", "$1,234,567.89"]);
    }

    #[test]
    fn codes_are_normalized() {
        assert_eq!(normalize_code(" spring-2026 ").as_deref(), Some("SPRING2026"));
        for bad in ["abc", "", "a b-c", "frühling", &"x".repeat(41), "a;b;c;d"] {
            assert_eq!(normalize_code(bad), None, "{bad}");
        }
    }

    #[test]
    fn generated_codes_avoid_ambiguous_characters() {
        let bytes: Vec<u8> = (0..=255).collect();
        let code = generate_code(&bytes).unwrap();
        assert_eq!(code.len(), 10);
        assert!(code.bytes().all(|b| CODE_ALPHABET.contains(&b)) && !code.contains(['I', 'L', 'O', '0', '1']));
        assert_eq!(normalize_code(&code), Some(code));
        assert_eq!(generate_code(&[255; 64]), None, "bytes that would bias the letters are skipped");
    }
}
