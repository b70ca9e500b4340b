//! What jobs pay at the least.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::db::{Result, Row, Tx};
use crate::web::Validator;
use crate::{args, statements};

statements! {
    FIND = "SELECT minimum_wage, currency FROM site WHERE id = 1";
    SAVE = "UPDATE site SET minimum_wage = $1 WHERE id = 1";
}

/// Most that the amount can be, in minor units.
const MAX: i64 = 1_000_000;
/// The federal minimum wage of the United States since 2009, in cents (29 U.S.C. § 206). States and towns have higher ones.
const FEDERAL: i64 = 725;

/// What jobs pay at the least.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PayRules {
    /// Minimum wage for an hour, in minor units; 0 if there is none. Whoever posts a job that pays less is asked about it.
    #[schema(minimum = 0, maximum = 1_000_000)]
    pub minimum_wage: i64,
}

impl PayRules {
    /// Validates the operator's input, as the field `payRules` of a request.
    pub fn check(&self, checks: &mut Validator) {
        let message = "Enter an amount of at most 10,000.00.";
        checks.require((0..=MAX).contains(&self.minimum_wage), "payRules.minimumWage", message);
    }
}

/// Returns the settings; until the operator changes them, the federal minimum where people pay in dollars.
pub fn find(tx: &mut Tx) -> Result<PayRules> {
    let read = |row: &mut Row| Ok((row.take::<Option<i64>>()?, row.take::<String>()?));
    let (chosen, currency) = tx.find(FIND, &[], read)?.unwrap_or_else(|| (None, "USD".to_owned()));
    let usual = if currency == "USD" { FEDERAL } else { 0 };
    Ok(PayRules { minimum_wage: chosen.unwrap_or(usual) })
}

/// Saves the settings.
pub fn save(tx: &mut Tx, new: &PayRules) -> Result<()> {
    tx.run(SAVE, args![new.minimum_wage]).map(drop)
}
