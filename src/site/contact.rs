//! How the public reaches the office.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::db::{Result, Tx};
use crate::text::phone;
use crate::web::Validator;
use crate::{args, statements};

statements! {
    FIND = "SELECT contact_email, contact_phone, contact_address, contact_hours FROM site WHERE id = 1";
    SAVE = "UPDATE site SET contact_email = $1, contact_phone = $2, contact_address = $3, contact_hours = $4 WHERE id = 1";
}

const MAX_EMAIL_CHARS: usize = 254;
const MAX_ADDRESS_CHARS: usize = 300;
const MAX_HOURS_CHARS: usize = 200;
/// Digits of a phone number; the office may have a short one.
const PHONE_DIGITS: std::ops::RangeInclusive<usize> = 3..=15;

/// How the public reaches the office. Each field is empty if the operator left it out.
#[derive(Clone, Debug, Default, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = SiteContact)]
pub struct Contact {
    /// Email address.
    #[schema(max_length = 254)]
    pub email: String,
    /// Phone number, such as `503-555-0142 ext. 12`.
    #[schema(max_length = 40)]
    pub phone: String,
    /// Street address; may have several lines.
    #[schema(max_length = 300)]
    pub address: String,
    /// When someone is there, in words.
    #[schema(max_length = 200)]
    pub hours: String,
}

impl Contact {
    /// Validates the operator's input.
    pub fn check(&self, checks: &mut Validator) {
        let email = self.email.trim();
        let is_email = email.is_empty()
            || email.split_once('@').is_some_and(|(name, host)| !name.is_empty() && host.contains('.'));
        let fits = is_email && !email.contains(char::is_whitespace);
        checks.require(fits, "contact.email", "Enter an email address, like office@example.org.");
        checks.line_at_most(email, MAX_EMAIL_CHARS, "contact.email");
        let phone = self.phone.trim();
        let is_phone = phone.is_empty() || phone::tidy(phone, PHONE_DIGITS).is_some();
        checks.require(is_phone, "contact.phone", "Enter a phone number, like 503-555-0142.");
        checks.at_most(&self.address, MAX_ADDRESS_CHARS, "contact.address");
        checks.at_most(&self.hours, MAX_HOURS_CHARS, "contact.hours");
    }

    /// Whether it says where to turn to; hours alone don't.
    #[must_use]
    pub const fn is_given(&self) -> bool {
        !(self.email.is_empty() && self.phone.is_empty() && self.address.is_empty())
    }

    /// Returns the address of a link that calls the phone number.
    #[must_use]
    pub fn phone_link(&self) -> String {
        phone::link(&self.phone)
    }
}

/// Returns how to reach the office; nothing before setup.
pub fn find(tx: &mut Tx) -> Result<Contact> {
    let found = tx.find(FIND, &[], |row| {
        Ok(Contact { email: row.take()?, phone: row.take()?, address: row.take()?, hours: row.take()? })
    })?;
    Ok(found.unwrap_or_default())
}

/// Saves how to reach the office.
pub fn save(tx: &mut Tx, new: &Contact) -> Result<()> {
    let phone = phone::tidy(&new.phone, PHONE_DIGITS).unwrap_or_default();
    tx.run(SAVE, args![new.email.trim(), &phone, new.address.trim(), new.hours.trim()]).map(drop)
}
