//! A contract that begins with an accepted offer: the offer was the employer's confirmation, accepting it is the worker's.

use super::model::Side;
use super::notify;
use super::store::versions::{self, NewVersion};
use super::store::{self, NewContract, events};
use super::terms::Terms;
use crate::db::{Result, Tx};
use crate::ids::ContractId;

/// Inserts an active contract with the terms of the accepted offer; `note` is what the offer said.
pub fn of_offer(tx: &mut Tx, new: &NewContract, terms: &Terms, note: &str) -> Result<ContractId> {
    let id = store::insert(tx, new)?;
    let by = (Side::Employer, None);
    versions::insert(tx, id, &NewVersion { by, terms, note, accepted: true })?;
    events::add(tx, id, "confirmed", Some((Side::Worker, new.worker)), "The offer was accepted.")?;
    let contract = store::get(tx, id)?;
    notify::changed(tx, &contract)?;
    Ok(id)
}
