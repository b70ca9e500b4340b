//! Contact details that the two sides of a contract give each other: rules, without I/O.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::accounts::model::is_email;
use crate::text::phone;
use crate::web::{Result, Validator};

const MAX_NOTE_CHARS: usize = 300;
const MAX_STREET_CHARS: usize = 200;
const NO_PHONE: &str = "Enter a phone number like 555-123-4567.";
/// Digits of a phone number: a local one has at least 7, and ITU-T E.164 allows 15.
const PHONE_DIGITS: std::ops::RangeInclusive<usize> = 7..=15;

/// How to reach someone: a phone number, an email address or both. An employer also says where the work is.
#[derive(Clone, Default, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct Contact {
    /// Phone number, such as `503-555-0142 ext. 12`; empty if there is none.
    #[schema(max_length = 40)]
    pub phone: String,
    /// Email address; empty if there is none.
    #[schema(max_length = 254)]
    pub email: String,
    /// When and how to get in touch, in their own words.
    #[schema(max_length = 300)]
    pub note: String,
    /// Street address of the work; empty if there is none.
    #[schema(max_length = 200)]
    pub street: String,
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
        checks.require(phone.is_empty() || phone::tidy(phone, PHONE_DIGITS).is_some(), "contact.phone", NO_PHONE);
        let message = "Enter an email address like name@example.com.";
        checks.require(email.is_empty() || is_email(email), "contact.email", message);
        checks.at_most(&self.note, MAX_NOTE_CHARS, "contact.note");
        checks.line_at_most(self.street.trim(), MAX_STREET_CHARS, "contact.street");
    }

    /// Validates that someone who has never been there can find the place and call.
    pub fn check_for_tonight(&self, checks: &mut Validator) {
        checks.require(!self.phone.trim().is_empty(), "contact.phone", NO_PHONE);
        checks.require(!self.street.trim().is_empty(), "contact.street", "Enter the street address of the work.");
    }

    /// Returns the details as they are stored, once they're checked.
    #[must_use]
    pub fn tidy(&self) -> Self {
        Self {
            phone: phone::tidy(&self.phone, PHONE_DIGITS).unwrap_or_default(),
            email: self.email.trim().to_owned(),
            note: self.note.trim().to_owned(),
            street: self.street.trim().to_owned(),
        }
    }
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
    fn contact_details_are_left_out_of_debug_output() {
        let contact = Contact { phone: "555-1234".to_owned(), ..Contact::default() };
        assert_eq!(format!("{contact:?}"), "Contact");
    }
}
