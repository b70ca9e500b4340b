//! Who may read a dispute and act in it, and how it looks to them.

use super::model::Action;
use super::stage;
use super::store::{self, evidence, ranges};
use super::view::{Dispute, DisputeRoom, Reader};
use crate::contracts;
use crate::contracts::access::reads_any;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::employers::model::Rights;
use crate::employers::rights;
use crate::identity::Me;
use crate::ids::{DisputeId, FileId, UserId};
use crate::policy::{Relation, Step, Target};
use crate::site;
use crate::web::{Error, Result};

/// A dispute, its contract and who acts.
pub struct Own {
    /// The dispute.
    pub dispute: Dispute,
    /// The contract.
    pub contract: Contract,
    /// Who acts.
    pub reader: Reader,
    /// The person.
    pub user: UserId,
}

impl Own {
    /// Returns the side that acts.
    ///
    /// # Errors
    /// 500 for anyone else, whom the policy keeps out.
    pub fn side(&self) -> Result<Side> {
        match self.reader {
            Reader::Side(side) => Ok(side),
            _ => Err(Error::internal()),
        }
    }
}

/// Returns a dispute as the caller sees it if the policy allows them this action.
///
/// # Errors
/// 404 if it doesn't exist or the caller has nothing to do with it, 403 for a member who may only read and for staff who
/// know one of the sides, 409 in the wrong state.
pub fn authorize(tx: &mut Tx, step: &Step<DisputeId>) -> Result<(Dispute, Reader)> {
    let dispute = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let (reader, relations) = relations_of(tx, &dispute, step.me.id)?;
    step.check(&Target { relations, state: dispute.state.as_str(), visible: !relations.is_empty() })?;
    let reader = match reader {
        Some(reader) => reader,
        None => staff(tx, &dispute, &step.me)?,
    };
    Ok((view(tx, dispute, reader)?, reader))
}

/// As [`authorize`], for what only a mediator does, even one who is a side of another dispute.
pub fn authorize_staff(tx: &mut Tx, step: &Step<DisputeId>) -> Result<(Dispute, Reader)> {
    let dispute = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    step.check(&Target { relations: &[], state: dispute.state.as_str(), visible: true })?;
    let reader = staff(tx, &dispute, &step.me)?;
    Ok((view(tx, dispute, reader)?, reader))
}

fn staff(tx: &mut Tx, dispute: &Dispute, me: &Me) -> Result<Reader> {
    if has_conflict(tx, dispute, me.id)? {
        let detail = "You’re one of the sides, or have worked with one. Someone else has to take this on.";
        return Err(Error::forbidden("conflict_of_interest", detail));
    }
    let has_outsider = !site::dispute_rules::find(tx)?.outsider.is_empty();
    Ok(Reader::Staff { user: me.id, has_outsider })
}

/// Whether a person of the staff is a side, or has worked with one.
pub fn has_conflict(tx: &mut Tx, dispute: &Dispute, user: UserId) -> db::Result<bool> {
    Ok(rights::find(tx, dispute.employer_id, user)? != Rights::default()
        || dispute.worker_id == user
        || contracts::store::have_contract(tx, dispute.worker_id, user)?
        || contracts::store::have_worked(tx, dispute.employer_id, user)?)
}

fn relations_of(tx: &mut Tx, dispute: &Dispute, user: UserId) -> db::Result<(Option<Reader>, &'static [Relation])> {
    let rights = rights::find(tx, dispute.employer_id, user)?;
    Ok(if dispute.worker_id == user {
        (Some(Reader::Side(Side::Worker)), &[Relation::Party, Relation::Applicant])
    } else if rights.hire {
        (Some(Reader::Side(Side::Employer)), &[Relation::Party, Relation::Owner])
    } else if rights.can_view_applications() {
        (Some(Reader::Member), &[Relation::Party])
    } else {
        (None, &[])
    })
}

/// Fills in what depends on the reader.
pub fn view(tx: &mut Tx, mut dispute: Dispute, reader: Reader) -> db::Result<Dispute> {
    if let Reader::Side(side) = reader {
        dispute.own_side = Some(side);
        dispute.has_sealed = ranges::of_round(tx, dispute.id)?.is_some_and(|sealed| sealed.of(side).is_some());
    }
    if !matches!(reader, Reader::Staff { .. }) {
        dispute.mediator_id = None;
    }
    dispute.can = dispute.allowed(reader, tx.now());
    Ok(dispute)
}

/// Returns a dispute in a list, as a person on either side sees it.
pub fn seen_by(tx: &mut Tx, dispute: Dispute, user: UserId) -> db::Result<Dispute> {
    let reader = relations_of(tx, &dispute, user)?.0.unwrap_or(Reader::Member);
    view(tx, dispute, reader)
}

/// Returns the dispute with its evidence and what happened.
pub fn room(tx: &mut Tx, dispute: Dispute) -> db::Result<DisputeRoom> {
    let (evidence, events) = (evidence::list(tx, dispute.id)?, store::events(tx, dispute.id)?);
    Ok(DisputeRoom { dispute, evidence, events })
}

/// Does what a side asks for, and returns the updated dispute.
///
/// # Errors
/// Those of [`authorize`] and of the effect; 409 if the action isn't possible now.
pub fn act(
    tx: &mut Tx,
    step: &Step<DisputeId>,
    action: Action,
    effect: impl FnOnce(&mut Tx, &Own) -> Result<()>,
) -> Result<DisputeRoom> {
    let found = authorize(tx, step)?;
    run(tx, step, found, action, effect)
}

/// Does what a mediator asks for, and returns the updated dispute.
///
/// # Errors
/// Those of [`authorize_staff`] and of the effect; 409 if the action isn't possible now.
pub fn act_as_staff(
    tx: &mut Tx,
    step: &Step<DisputeId>,
    action: Action,
    effect: impl FnOnce(&mut Tx, &Own) -> Result<()>,
) -> Result<DisputeRoom> {
    let found = authorize_staff(tx, step)?;
    run(tx, step, found, action, effect)
}

fn run(
    tx: &mut Tx,
    step: &Step<DisputeId>,
    (dispute, reader): (Dispute, Reader),
    action: Action,
    effect: impl FnOnce(&mut Tx, &Own) -> Result<()>,
) -> Result<DisputeRoom> {
    if !dispute.can.contains(&action) {
        return Err(Error::conflict("wrong_state", "That isn’t possible in this dispute now."));
    }
    let contract = contracts::store::get(tx, dispute.contract_id)?;
    let own = Own { dispute, contract, reader, user: step.me.id };
    effect(tx, &own)?;
    stage::update_contract(tx, step.id)?;
    let dispute = store::get(tx, step.id)?;
    let dispute = view(tx, dispute, reader)?;
    Ok(room(tx, dispute)?)
}

/// Whether the file is evidence in a dispute that the person may read: as a side, or as its mediator.
pub fn file_readable_by(tx: &mut Tx, file: FileId, user: UserId) -> db::Result<bool> {
    let contracts = evidence::contracts_of(tx, file)?;
    Ok(reads_any(tx, contracts, user)? || evidence::mediates(tx, file, user)?)
}
