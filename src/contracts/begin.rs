//! The ways in which a contract begins: with an accepted offer, which is the employer's confirmation while accepting it is the
//! worker's, or with the other side's confirmation of a proposed contract.

use super::model::{Side, VersionStatus};
use super::notify;
use super::store::versions::{self, NewVersion};
use super::store::{self, NewContract, events};
use super::terms::Terms;
use crate::db::{Result, Tx};
use crate::events::Event;
use crate::ids::ContractId;

/// Inserts an active contract with the terms of the accepted offer; `note` is what the offer said.
pub fn of_offer(tx: &mut Tx, new: &NewContract, terms: &Terms, note: &str) -> Result<ContractId> {
    let id = store::insert(tx, new)?;
    let by = (Side::Employer, None);
    versions::insert(tx, id, &NewVersion { by, terms, note, accepted: true })?;
    tx.emit(Event::ContractBegan { contract: id })?;
    events::add(tx, id, "confirmed", Some((Side::Worker, new.worker)), "The offer was accepted.")?;
    let contract = store::get(tx, id)?;
    notify::changed(tx, &contract)?;
    Ok(id)
}

/// Begins a proposed contract with the version of its terms that the other side confirmed.
pub fn of_proposal(tx: &mut Tx, id: ContractId, version: i64) -> Result<()> {
    versions::answer(tx, id, VersionStatus::Accepted)?;
    store::activate(tx, id, version)?;
    tx.emit(Event::ContractBegan { contract: id })
}
