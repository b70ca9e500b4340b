//! Who may read and change a fee.

use super::fees;
use super::model::Fee;
use crate::audit::{self, Action};
use crate::db::Tx;
use crate::employers::rights;
use crate::identity::Staff;
use crate::ids::FeeId;
use crate::policy::{Relation, Step, Target};
use crate::web::{Error, Result};

/// Returns the fee if the policy allows the caller to take this action in the fee's current state.
///
/// # Errors
/// 404 if there is no such fee or the caller may not see it; 409 if its state forbids the action.
pub fn authorize(tx: &mut Tx, step: &Step<FeeId>) -> Result<Fee> {
    let fee = fees::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let is_owner = match fee.employer_id {
        Some(employer) => rights::find(tx, employer, step.me.id)?.can_view_fees(),
        None => fee.user == step.me.id,
    };
    let relations: &[Relation] = if is_owner { &[Relation::Owner] } else { &[] };
    step.check(&Target { relations, state: fee.state.as_str(), visible: step.me.staff >= Some(Staff::Admin) })?;
    Ok(fee)
}

/// Applies a change to a fee, records it in the audit log as `name`, and returns the updated fee. `effect` returns
/// whether it changed anything.
///
/// # Errors
/// Same as [`authorize`], an error from `effect`, or 409 if someone else made the change first.
pub fn act(
    tx: &mut Tx,
    step: &Step<FeeId>,
    name: &str,
    effect: impl FnOnce(&mut Tx, &Fee) -> Result<bool>,
) -> Result<Fee> {
    let fee = authorize(tx, step)?;
    if !effect(tx, &fee)? {
        return Err(Error::conflict("wrong_state", "Someone already recorded that."));
    }
    audit::record(tx, &Action { actor: Some(step.me.id), name, subject_kind: "fee", subject: fee.id.0, reason: "" })?;
    fees::find(tx, step.id)?.ok_or_else(Error::internal)
}
