//! What both sides and the office hear about a dispute.

use super::view::Dispute;
use super::{stage, store};
use crate::contracts;
use crate::contracts::model::Side;
use crate::contracts::notify::{About, Message, changed, tell_about};
use crate::db::{Result, Tx};
use crate::ids::{DisputeId, UserId};
use crate::live::model::Kind;
use crate::live::store::publish;

/// Tells both sides what one of them did. `title` makes the notification's title from the other side's name and the work.
pub fn acted(
    tx: &mut Tx,
    dispute: &Dispute,
    by: (Side, UserId),
    text: &str,
    title: impl Fn(&str, &str) -> String,
) -> Result<()> {
    announce(tx, dispute, Some(by), text, title)
}

/// Tells both sides what happened by itself, or what the mediator did.
pub fn happened(tx: &mut Tx, dispute: &Dispute, text: &str, title: &str) -> Result<()> {
    announce(tx, dispute, None, text, |_, work| format!("{title}: “{work}”"))
}

fn announce(
    tx: &mut Tx,
    dispute: &Dispute,
    actor: Option<(Side, UserId)>,
    text: &str,
    title: impl Fn(&str, &str) -> String,
) -> Result<()> {
    store::add_event(tx, dispute.id, actor.map(|(side, _)| side), text)?;
    // Whoever hears of it may have something to answer now.
    stage::update_contract(tx, dispute.id)?;
    let contract = contracts::store::get(tx, dispute.contract_id)?;
    let message = Message { kind: "dispute", actor, text };
    // Until when the stage that this begins, or is part of, can be answered.
    let useful_until = store::get(tx, dispute.id)?.due_at;
    let href = href(dispute.id);
    let about = About { useful_until, href: Some(&href), ..About::default() };
    tell_about(tx, &contract, &message, about, |who| title(who, &dispute.work))?;
    refresh_desk(tx, dispute)
}

/// Tells the mediator's open apps that the dispute changed.
fn refresh_desk(tx: &mut Tx, dispute: &Dispute) -> Result<()> {
    match store::get(tx, dispute.id)?.mediator_id {
        Some(mediator) => publish(tx, mediator, Kind::ContractChanged, dispute.contract_id),
        None => Ok(()),
    }
}

/// Records what happened without a notification, and tells both sides' open apps.
pub fn noted(tx: &mut Tx, dispute: &Dispute, side: Option<Side>, text: &str) -> Result<()> {
    store::add_event(tx, dispute.id, side, text)?;
    let contract = contracts::store::get(tx, dispute.contract_id)?;
    changed(tx, &contract)?;
    refresh_desk(tx, dispute)
}

fn href(id: DisputeId) -> String {
    format!("/disputes/{id}")
}
