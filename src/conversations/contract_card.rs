//! Cards that say what happened to a contract, in the conversation that it belongs to.

use crate::db::{Result, Tx};
use crate::ids::{ContractId, UserId};
use crate::messages::model::{Card, Side};
use crate::messages::open;
use crate::{applications, contracts};

/// Adds a card for what someone did with a contract, or for what happened by itself. The conversation of an application
/// goes on as its contract's.
pub fn add(tx: &mut Tx, id: ContractId, actor: Option<UserId>, text: &str) -> Result<()> {
    let contract = contracts::store::get(tx, id)?;
    let application = contract.application_id.map(|id| applications::store::find(tx, id)).transpose()?.flatten();
    let (conversation, _) = match application {
        Some(application) => applications::conversation::open(tx, &application)?,
        None => contracts::conversation::open(tx, &contract)?,
    };
    let side = |user| if user == contract.worker.id { Side::Worker } else { Side::Employer };
    open::add_card(tx, conversation, Card::Contract, actor.map(|user| (user, side(user))), text)
}
