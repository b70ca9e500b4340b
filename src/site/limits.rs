//! What the site lets people do before it knows them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::db::{Result, Row, Tx};
use crate::web::Validator;
use crate::{args, statements};

statements! {
    FIND = "SELECT stranger_mails FROM site_limits WHERE id = 1";
    SAVE = "INSERT INTO site_limits (id, stranger_mails) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET stranger_mails = excluded.stranger_mails";
}

/// The limits of a site.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = SiteLimits)]
pub struct Limits {
    /// How many mails an hour go to addresses without an account, such as invitations.
    #[schema(minimum = 0, maximum = 100_000)]
    pub stranger_mails: i64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { stranger_mails: 100 }
    }
}

impl Limits {
    /// Validates the operator's input.
    pub fn check(&self, checks: &mut Validator) {
        checks.require((0..=100_000).contains(&self.stranger_mails), "strangerMails", "Enter a number up to 100,000.");
    }
}

/// Returns the limits.
pub fn find(tx: &mut Tx) -> Result<Limits> {
    Ok(tx.find(FIND, &[], |row: &mut Row| Ok(Limits { stranger_mails: row.take()? }))?.unwrap_or_default())
}

/// Saves the limits.
pub fn save(tx: &mut Tx, new: &Limits) -> Result<()> {
    tx.run(SAVE, args![new.stranger_mails]).map(drop)
}
