//! Clock-in codes: four digits that change every minute, the same on every screen of an employer. Pure: no I/O.

use sha2::{Digest, Sha256};

use crate::clock::MINUTE;

/// How long a code is shown, in milliseconds. It's accepted for as long again, so that there's time to type it.
pub const PERIOD: i64 = MINUTE;
/// How many minutes ahead a kiosk knows codes, for when it loses its signal.
pub const AHEAD: i64 = 2;
/// Wrong codes before a shift takes none for a while.
pub const MAX_WRONG: i64 = 5;
/// How long that is, in milliseconds.
pub const WRONG_PAUSE: i64 = 15 * MINUTE;

/// Returns the code at a time.
#[must_use]
pub fn at(secret: &[u8], now: i64) -> String {
    code_of(b"clock-in code", secret, now)
}

/// Returns the code that a kiosk without a signal shows at a time. It's known before, so it's another one, which lets in one
/// person only.
#[must_use]
pub fn ahead(secret: &[u8], now: i64) -> String {
    code_of(b"clock-in code ahead", secret, now)
}

fn code_of(what: &[u8], secret: &[u8], now: i64) -> String {
    let mut hash = Sha256::new();
    hash.update(what);
    hash.update(secret);
    hash.update((now / PERIOD).to_be_bytes());
    let digest = hash.finalize();
    let number = digest.iter().take(4).fold(0_u32, |number, byte| number << 8 | u32::from(*byte));
    format!("{:04}", number % 10_000)
}

/// Whether a code is the current one or the one before.
#[must_use]
pub fn is_valid(secret: &[u8], code: &str, now: i64) -> bool {
    [now, now - PERIOD].iter().any(|at_time| at(secret, *at_time) == code)
}

/// Returns the number of the minute for which a code is the one that a kiosk without a signal shows, now or a minute ago.
#[must_use]
pub fn minute_ahead(secret: &[u8], code: &str, now: i64) -> Option<i64> {
    [now, now - PERIOD].into_iter().find(|at_time| ahead(secret, *at_time) == code).map(|at_time| at_time / PERIOD)
}

/// Returns when the code changes.
#[must_use]
pub const fn changes_at(now: i64) -> i64 {
    (now / PERIOD + 1) * PERIOD
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_counts_for_one_to_two_minutes() {
        let (secret, noon) = ([7; 32], 1_795_176_000_000);
        let code = at(&secret, noon);
        assert!(code.len() == 4 && code.bytes().all(|byte| byte.is_ascii_digit()));
        assert!(is_valid(&secret, &code, noon + PERIOD));
        assert_eq!(changes_at(noon), noon + PERIOD);
        let later = ahead(&secret, noon);
        assert_eq!(minute_ahead(&secret, &later, noon + PERIOD), Some(noon / PERIOD));
        assert_eq!(minute_ahead(&secret, &later, noon + 3 * PERIOD), None);
        let others: Vec<_> = (0..50).map(|minute| at(&secret, noon + minute * PERIOD)).collect();
        assert!(others.iter().any(|other| *other != code));
        assert!(!is_valid(&[8; 32], &code, noon) || at(&[8; 32], noon) == code || at(&[8; 32], noon - PERIOD) == code);
    }
}
