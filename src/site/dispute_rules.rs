//! The clock of disputes, and who else can hear an appeal.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::db::{Result, Tx};
use crate::web::Validator;
use crate::{args, statements};

statements! {
    FIND = "SELECT dispute_days, outsider FROM site WHERE id = 1";
    SAVE = "UPDATE site SET dispute_days = $1, outsider = $2 WHERE id = 1";
}

const MAX_OUTSIDER_CHARS: usize = 200;

/// Settings of disputes.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct DisputeRules {
    /// Working days to answer a dispute.
    #[schema(minimum = 2, maximum = 30)]
    pub answer_days: i64,
    /// Who hears appeals if nobody else of the staff can, such as a mediation center; empty if nobody does.
    #[schema(max_length = 200)]
    pub outsider: String,
}

impl Default for DisputeRules {
    fn default() -> Self {
        Self { answer_days: 5, outsider: String::new() }
    }
}

impl DisputeRules {
    /// Validates the operator's input.
    pub fn check(&self, checks: &mut Validator) {
        checks.require((2..=30).contains(&self.answer_days), "disputeRules.answerDays", "Enter 2 to 30 days.");
        checks.line_at_most(&self.outsider, MAX_OUTSIDER_CHARS, "disputeRules.outsider");
    }
}

/// Returns the settings; the defaults before setup.
pub fn find(tx: &mut Tx) -> Result<DisputeRules> {
    let read = |row: &mut crate::db::Row| Ok(DisputeRules { answer_days: row.take()?, outsider: row.take()? });
    Ok(tx.find(FIND, &[], read)?.unwrap_or_default())
}

/// Saves the settings.
pub fn save(tx: &mut Tx, new: &DisputeRules) -> Result<()> {
    tx.run(SAVE, args![new.answer_days, new.outsider.trim()]).map(drop)
}
