//! What the site lets people do before it knows them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::db::{Result, Row, Tx};
use crate::web::Validator;
use crate::{args, statements};

/// The largest number that a limit can have.
const MAX: i64 = 100_000;

statements! {
    FIND = "SELECT stranger_mails, sign_ups, address_megabytes, stranger_megabytes FROM site_limits WHERE id = 1";
    SAVE = "INSERT INTO site_limits (id, stranger_mails, sign_ups, address_megabytes, stranger_megabytes) VALUES (1, $1, $2, $3, $4)
            ON CONFLICT (id) DO UPDATE SET stranger_mails = excluded.stranger_mails, sign_ups = excluded.sign_ups,
              address_megabytes = excluded.address_megabytes, stranger_megabytes = excluded.stranger_megabytes";
}

/// The limits of a site.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = SiteLimits)]
pub struct Limits {
    /// How many mails an hour go to addresses without an account, such as invitations.
    #[schema(minimum = 0, maximum = 100_000)]
    pub stranger_mails: i64,
    /// How many accounts may be made from one network address a day.
    #[schema(minimum = 0, maximum = 100_000)]
    pub sign_ups: i64,
    /// How many megabytes strangers may upload from one network address a day.
    #[schema(minimum = 0, maximum = 100_000)]
    pub address_megabytes: i64,
    /// How many megabytes a stranger may store.
    #[schema(minimum = 0, maximum = 100_000)]
    pub stranger_megabytes: i64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { stranger_mails: 100, sign_ups: 50, address_megabytes: 100, stranger_megabytes: 5 }
    }
}

impl Limits {
    /// Validates the operator's input.
    pub fn check(&self, checks: &mut Validator) {
        for (number, field) in [
            (self.stranger_mails, "strangerMails"),
            (self.sign_ups, "signUps"),
            (self.address_megabytes, "addressMegabytes"),
            (self.stranger_megabytes, "strangerMegabytes"),
        ] {
            checks.require((0..=MAX).contains(&number), field, "Enter a number up to 100,000.");
        }
    }
}

/// Returns the limits.
pub fn find(tx: &mut Tx) -> Result<Limits> {
    let read = |row: &mut Row| {
        Ok(Limits {
            stranger_mails: row.take()?,
            sign_ups: row.take()?,
            address_megabytes: row.take()?,
            stranger_megabytes: row.take()?,
        })
    };
    Ok(tx.find(FIND, &[], read)?.unwrap_or_default())
}

/// Saves the limits.
pub fn save(tx: &mut Tx, new: &Limits) -> Result<()> {
    let args = args![new.stranger_mails, new.sign_ups, new.address_megabytes, new.stranger_megabytes];
    tx.run(SAVE, args).map(drop)
}
