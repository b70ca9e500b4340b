//! How work that was sent in gets approved, milestones and hours alike: by the employer, or by the clock if they don't answer.

use serde::Deserialize;
use utoipa::ToSchema;

use super::view::Contract;
use crate::clock::DAY;
use crate::db::{self, Tx};
use crate::site;
use crate::text::is_blank;
use crate::web::{Result, Validator};

const MAX_NOTE_CHARS: usize = 1_000;
/// How long before the clock approves work the employer is reminded, in milliseconds.
const REMINDER: i64 = DAY;

/// Sends work in, approves it or asks for changes.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = WorkNote)]
pub struct Note {
    /// The version that the caller saw. If the work changed since, nothing happens.
    pub version: Option<i64>,
    /// What to tell the other side.
    #[schema(max_length = 1000)]
    pub note: String,
}

impl Note {
    /// Validates the note. `missing` is what to say if it's required and empty.
    ///
    /// # Errors
    /// 422 for `note`.
    pub fn check(&self, missing: Option<&str>) -> Result<()> {
        let mut checks = Validator::default();
        if let Some(missing) = missing {
            checks.require(!is_blank(&self.note), "note", missing);
        }
        checks.at_most(&self.note, MAX_NOTE_CHARS, "note");
        checks.finish()
    }
}

/// Returns when the clock approves work that is sent in now.
pub fn deadline(tx: &mut Tx, contract: &Contract) -> db::Result<i64> {
    Ok(tx.now() + site::store::approve_days(tx, contract.terms.is_remote())? * DAY)
}

/// Returns when the clock first looks at work that was sent in: to remind the employer, if there's time for that, or else to
/// approve it.
#[must_use]
pub const fn first_look(deadline: i64, now: i64) -> i64 {
    let remind_at = deadline - REMINDER;
    if remind_at > now { remind_at } else { deadline }
}
