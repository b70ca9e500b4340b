//! Contact details that the two sides of a contract give each other: rules, without I/O.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::accounts::model::is_email;
use crate::web::{Result, Validator};

const MAX_PHONE_CHARS: usize = 40;
const MAX_NOTE_CHARS: usize = 300;
/// Digits of a phone number: a local one has at least 7, and ITU-T E.164 allows 15.
const PHONE_DIGITS: std::ops::RangeInclusive<usize> = 7..=15;

/// How to reach someone: a phone number, an email address or both.
#[derive(Clone, Default, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct Contact {
    /// Phone number as typed; empty if there is none.
    #[schema(max_length = 40)]
    pub phone: String,
    /// Email address; empty if there is none.
    #[schema(max_length = 254)]
    pub email: String,
    /// When and how to get in touch, in their own words.
    #[schema(max_length = 300)]
    pub note: String,
}

/// Leaves out the details, so that they never get into the log.
impl fmt::Debug for Contact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Contact")
    }
}

impl Contact {
    /// Validates the details, as the field `contact` of a request.
    pub fn check(&self, checks: &mut Validator) {
        let (phone, email) = (self.phone.trim(), self.email.trim());
        let missing = phone.is_empty() && email.is_empty();
        checks.require(!missing, "contact.phone", "Enter a phone number or an email address.");
        let message = "Enter a phone number like 555-123-4567.";
        checks.require(phone.is_empty() || is_phone(phone), "contact.phone", message);
        let message = "Enter an email address like name@example.com.";
        checks.require(email.is_empty() || is_email(email), "contact.email", message);
        checks.at_most(&self.note, MAX_NOTE_CHARS, "contact.note");
    }
}

fn is_phone(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    PHONE_DIGITS.contains(&digits)
        && text.chars().count() <= MAX_PHONE_CHARS
        && text.chars().all(|c| c.is_ascii_digit() || " +-().".contains(c))
        && !text.chars().skip(1).any(|c| c == '+')
}

/// A change of the caller's contact details in a contract.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ContactChange {
    /// The new details.
    pub contact: Contact,
}

impl ContactChange {
    /// Validates the change.
    ///
    /// # Errors
    /// 422 with the invalid fields.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        self.contact.check(&mut checks);
        checks.finish()
    }
}

/// The contact details of both sides, from the moment the worker accepted.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AgreedContacts)]
pub struct Contacts {
    /// The employer's; null if there are none, or while the account that they belong to is closed.
    pub employer: Option<Contact>,
    /// The worker's; null if they gave none, or while their account is closed.
    pub worker: Option<Contact>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phone_numbers_are_digits_with_usual_punctuation() {
        for phone in ["555-1234", "(843) 555-0100", "+1 843.555.0100", "+49 30 1234567"] {
            assert!(is_phone(phone), "{phone}");
        }
        for phone in ["", "911", "call me", "555-1234 x5", "1234567890123456", "555+1234567", "tel:5551234567"] {
            assert!(!is_phone(phone), "{phone}");
        }
    }

    #[test]
    fn contact_details_are_left_out_of_debug_output() {
        let contact = Contact { phone: "555-1234".to_owned(), ..Contact::default() };
        assert_eq!(format!("{contact:?}"), "Contact");
    }
}
