//! What the two sides of a contract may confirm without the password.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::db::{Result, Row, Tx};
use crate::web::Validator;
use crate::{args, statements};

statements! {
    FIND = "SELECT small_cash FROM site WHERE id = 1";
    SAVE = "UPDATE site SET small_cash = $1 WHERE id = 1";
}

/// Most that the amount can be, in minor units.
const MAX: i64 = 1_000_000;

/// Settings of payments between the two sides of a contract.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PaymentRules {
    /// Largest cash payment that the side that received it can confirm without the password, in minor units; 0 for none.
    #[schema(minimum = 0, maximum = 1_000_000)]
    pub small_cash: i64,
}

impl Default for PaymentRules {
    fn default() -> Self {
        Self { small_cash: 20_000 }
    }
}

impl PaymentRules {
    /// Validates the operator's input, as the field `paymentRules` of a request.
    pub fn check(&self, checks: &mut Validator) {
        let message = "Enter an amount of at most 10,000.00.";
        checks.require((0..=MAX).contains(&self.small_cash), "paymentRules.smallCash", message);
    }
}

/// Returns the settings; the defaults before setup.
pub fn find(tx: &mut Tx) -> Result<PaymentRules> {
    let read = |row: &mut Row| Ok(PaymentRules { small_cash: row.take()? });
    Ok(tx.find(FIND, &[], read)?.unwrap_or_default())
}

/// Saves the settings.
pub fn save(tx: &mut Tx, new: &PaymentRules) -> Result<()> {
    tx.run(SAVE, args![new.small_cash]).map(drop)
}
