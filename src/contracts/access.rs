//! Who may read a contract.

use super::store::{self, Contract};
use crate::db::Tx;
use crate::employers::rights;
use crate::ids::ContractId;
use crate::policy::{Relation, Step, Target};
use crate::web::{Error, Result};

/// Returns the contract if the policy allows the caller this action.
///
/// # Errors
/// 404 if the contract doesn't exist or the caller isn't a party to it.
pub fn authorize(tx: &mut Tx, step: &Step<ContractId>) -> Result<Contract> {
    let contract = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let is_party = contract.worker.id == step.me.id || rights::find(tx, contract.employer.id, step.me.id)?.view;
    let relations: &[Relation] = if is_party { &[Relation::Party] } else { &[] };
    step.check(&Target { relations, state: &contract.status, visible: false })?;
    Ok(contract)
}
