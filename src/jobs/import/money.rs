//! Parsing amounts to minor units: digit by digit, never in floating point.

use super::fault::Problem;

/// More than any pay, and far from overflow; drafts have the same limit.
const MAX_AMOUNT: i64 = 10_000_000_000;

/// Parses the digits of "42405", "1,234.50" or "14.3113" as minor units of a currency with `exponent` decimals, rounding
/// half to even. In "52k", a number is in thousands. Zero means that pay is not stated: `None`.
///
/// # Errors
/// If it is not an amount or is too large.
pub fn minor_units(number: &str, thousands: bool, exponent: u32) -> Result<Option<i64>, Problem> {
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let whole = without_commas(whole).ok_or(Problem::NotPay)?;
    let digits = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
    if whole.is_empty() || !digits(&whole) || !digits(fraction) {
        return Err(Problem::NotPay);
    }
    let decimals = exponent as usize + if thousands { 3 } else { 0 };
    let amount = round(&whole, fraction, decimals).filter(|amount| *amount <= MAX_AMOUNT);
    let amount = amount.ok_or(Problem::TooMuch)?;
    Ok((amount > 0).then_some(amount))
}

/// Removes the commas between groups of three digits; `None` if they are anywhere else.
fn without_commas(whole: &str) -> Option<String> {
    let mut groups = whole.split(',');
    let first = groups.next()?;
    let mut joined = first.to_owned();
    for group in groups {
        if group.len() != 3 || !(1..=3).contains(&first.len()) {
            return None;
        }
        joined.push_str(group);
    }
    Some(joined)
}

fn round(whole: &str, fraction: &str, exponent: usize) -> Option<i64> {
    let (decimals, rest) = fraction.split_at(exponent.min(fraction.len()));
    let amount: i64 = format!("{whole}{decimals:0<exponent$}").parse().ok()?;
    let rest = rest.trim_end_matches('0');
    let up = match rest.as_bytes() {
        [] => false,
        [b'5'] => amount % 2 == 1,
        [first, ..] => *first >= b'5',
    };
    amount.checked_add(i64::from(up))
}

#[cfg(test)]
mod tests {
    use super::{Problem, minor_units};

    #[test]
    fn parses_amounts() {
        let cases = [
            ("42405", Some(4_240_500)),
            ("14.3113", Some(1_431)),
            ("15.5", Some(1_550)),
            ("1,234.50", Some(123_450)),
            ("1,234,567", Some(123_456_700)),
            ("0.01", Some(1)),
            ("0", None),
            ("0.00", None),
            ("0.004", None),
        ];
        for (text, amount) in cases {
            assert_eq!(minor_units(text, false, 2), Ok(amount), "{text}");
        }
        assert_eq!(minor_units("1500.5", false, 0), Ok(Some(1_500)));
        assert_eq!(minor_units("1.2345", false, 3), Ok(Some(1_234)));
        assert_eq!(minor_units("52", true, 2), Ok(Some(5_200_000)));
        assert_eq!(minor_units("1.5", true, 2), Ok(Some(150_000)));
        assert_eq!(minor_units("1.23456", true, 0), Ok(Some(1_235)));
    }

    #[test]
    fn rounds_half_to_even() {
        for (text, amount) in
            [("0.125", 12), ("0.135", 14), ("0.1250001", 13), ("0.12500", 12), ("0.126", 13), ("0.995", 100)]
        {
            assert_eq!(minor_units(text, false, 2), Ok(Some(amount)), "{text}");
        }
    }

    #[test]
    fn rejects_invalid_amounts() {
        let texts = ["abc", "-5", "1.2.3", "1,23", "1234,567", ",500", "1e5", "", "١٢", ".5", "12 000"];
        for text in texts {
            assert_eq!(minor_units(text, false, 2), Err(Problem::NotPay), "{text}");
        }
        assert_eq!(minor_units("99999999999999999999", false, 2), Err(Problem::TooMuch));
        assert!(minor_units("100000000", false, 2).is_ok());
        assert!(minor_units("100000000.01", false, 2).is_err());
    }
}
