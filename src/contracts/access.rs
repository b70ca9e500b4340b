//! Who may read a contract and change its contact details.

use super::model::Side;
use super::store::{self, Contract};
use crate::db::Tx;
use crate::employers::rights;
use crate::ids::ContractId;
use crate::policy::{Relation, Step, Target};
use crate::web::{Error, Result};

/// Returns the contract if the policy allows the caller this action.
///
/// # Errors
/// 404 if the contract doesn't exist or the caller isn't a party to it, 403 for a member who may only read.
pub fn authorize(tx: &mut Tx, step: &Step<ContractId>) -> Result<Contract> {
    let mut contract = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let rights = rights::find(tx, contract.employer.id, step.me.id)?;
    contract.own_side = contract.side_of(step.me.id, rights);
    let relations: &[Relation] = match contract.own_side {
        Some(Side::Worker) => &[Relation::Party, Relation::Applicant],
        Some(Side::Employer) => &[Relation::Party, Relation::Owner],
        None if rights.can_view_applications() => &[Relation::Party],
        None => &[],
    };
    step.check(&Target { relations, state: &contract.status, visible: !relations.is_empty() })?;
    Ok(contract)
}
