//! The conversation of a contract that doesn't follow from an application.

use super::view::Contract;
use crate::db::{Result, Tx};
use crate::employers::{model::Right, rights};
use crate::ids::ConversationId;
use crate::messages::model::{Kind, NewConversation};
use crate::messages::open;

/// Returns the contract's conversation, and whether it was opened just now.
pub fn open(tx: &mut Tx, contract: &Contract) -> Result<(ConversationId, bool)> {
    let members = rights::members(tx, contract.employer.id, Right::Hire)?;
    let new = NewConversation {
        kind: Kind::Contract,
        subject: contract.id.0,
        employer: contract.employer.id,
        group: contract.job_id.map(|job| job.0),
        title: &contract.job_title,
        names: [&contract.employer.name, &contract.worker.name],
        worker: contract.worker.id,
        members: &members,
    };
    let (id, is_new) = open::open(tx, &new)?;
    if is_new {
        open::reveal_names(tx, id)?;
    }
    Ok((id, is_new))
}
