//! The rules for passwords.

use crate::web::Validator;

/// Allowed length, in characters.
const MIN_CHARS: usize = 8;
const MAX_CHARS: usize = 1024;
/// A password is rejected if a good attacker would find it within this many guesses.
const MIN_GUESSES: u64 = 10_000;
/// Checks that a password is long enough and not easily guessed. There are no other rules. `context` lists what an
/// attacker would know: the person's name and email address, and the site's name.
pub fn check(checks: &mut Validator, password: &str, context: &[&str]) {
    check_as(checks, "password", password, context);
}

/// Checks a password in a form field with another name.
pub fn check_as(checks: &mut Validator, field: &str, password: &str, context: &[&str]) {
    let length = password.chars().count();
    checks.require(length >= MIN_CHARS, field, "Use 8 characters or more.");
    checks.require(length <= MAX_CHARS, field, "Use 1,024 characters or fewer.");
    if (MIN_CHARS..=MAX_CHARS).contains(&length) {
        let easy = is_context(password, context) || zxcvbn::zxcvbn(password, context).guesses() <= MIN_GUESSES;
        checks.require(!easy, field, "This password is too easy to guess. Try a few random words.");
    }
}

fn is_context(password: &str, context: &[&str]) -> bool {
    let plain =
        |text: &str| text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect::<String>();
    let password = plain(password);
    context.iter().any(|word| !word.is_empty() && plain(word) == password)
}
