//! Who may see and change rapid hires and offers, and how they look to the caller.

use super::model::{Action, OfferState, State};
use super::store::{self, offers};
use super::view::{Offer, RapidHire, RapidHirePanel, RapidOffer, RapidOfferLine};
use crate::contracts::store::contacts::{self, Giver};
use crate::db::{self, Tx};
use crate::employers::{blocks, rights};
use crate::identity::model::short_name;
use crate::ids::{RapidHireId, RapidOfferId, UserId};
use crate::policy::{Relation, Step, Target};
use crate::web::{Error, Result};

/// Returns a hire if the policy allows the caller, a member of the employer, this action.
///
/// # Errors
/// 404 for anyone else, 403 for a member who may only read, 409 in the wrong state.
pub fn authorize(tx: &mut Tx, step: &Step<RapidHireId>) -> Result<RapidHire> {
    let hire = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let relations = relations_of(tx, &hire, step.me.id)?;
    step.check(&Target { relations, state: hire.state.as_str(), visible: !relations.is_empty() })?;
    Ok(hire)
}

/// Returns an offer and its hire if the policy allows the caller this action, as the one who was asked or as a member of
/// the employer.
///
/// # Errors
/// Those of [`authorize`].
pub fn authorize_offer(tx: &mut Tx, step: &Step<RapidOfferId>) -> Result<(Offer, RapidHire)> {
    let offer = offers::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let hire = store::get(tx, offer.hire)?;
    let relations =
        if offer.worker == step.me.id { &[Relation::Applicant] } else { relations_of(tx, &hire, step.me.id)? };
    step.check(&Target { relations, state: offer.state.as_str(), visible: !relations.is_empty() })?;
    blocks::check(tx, step.grant, offer.state.as_str(), (hire.employer_id, offer.worker))?;
    Ok((offer, hire))
}

fn relations_of(tx: &mut Tx, hire: &RapidHire, user: UserId) -> db::Result<&'static [Relation]> {
    let rights = rights::find(tx, hire.employer_id, user)?;
    Ok(if rights.hire {
        &[Relation::Viewer, Relation::Owner]
    } else if rights.can_view_applications() {
        &[Relation::Viewer]
    } else {
        &[]
    })
}

/// Returns a hire with everyone who was asked, as a member of the employer sees it.
pub fn panel(tx: &mut Tx, id: RapidHireId, user: UserId) -> db::Result<RapidHirePanel> {
    let hire = store::get(tx, id)?;
    let offers = offers::line(tx, id)?;
    let hire = view(tx, hire, user)?;
    let hires = rights::find(tx, hire.employer_id, user)?.hire;
    let now = tx.now();
    let offers = offers.into_iter().map(|offer| line(offer, &hire, hires, now)).collect();
    Ok(RapidHirePanel { hire, offers })
}

/// Fills in what the caller can do with a hire.
pub fn view(tx: &mut Tx, mut hire: RapidHire, user: UserId) -> db::Result<RapidHire> {
    hire.can_stop = hire.state != State::Ended && rights::find(tx, hire.employer_id, user)?.hire;
    Ok(hire)
}

fn line(offer: Offer, hire: &RapidHire, hires: bool, now: i64) -> RapidOfferLine {
    let can = if hires && offer.can_replace(hire, now) { vec![Action::Replace] } else { Vec::new() };
    let name = if offer.contract.is_some() { offer.name } else { short_name(&offer.name) };
    RapidOfferLine {
        id: offer.id,
        name,
        standing: offer.standing,
        state: offer.state,
        answer_by: offer.answer_by,
        confirm_by: offer.confirm_by,
        contract_id: offer.contract,
        shift: offer.shift,
        can,
    }
}

/// Returns an offer as the one who was asked sees it.
pub fn own_offer(tx: &mut Tx, id: RapidOfferId) -> db::Result<RapidOffer> {
    let offer = offers::get(tx, id)?;
    let hire = store::get(tx, offer.hire)?;
    let in_wave = offers::in_wave(tx, offer.hire, offer.standing.wave)?;
    let is_chosen = offer.state == OfferState::Chosen;
    let giver = Giver { user: offer.worker, employer: None };
    let contact = is_chosen.then(|| contacts::suggested(tx, giver)).transpose()?;
    let agreed = offer.contract.map(|contract| contacts::agreed(tx, contract)).transpose()?;
    let can = offer.worker_can(tx.now());
    Ok(RapidOffer {
        id,
        work: if offer.contract.is_some() { hire.work } else { hire.work.before_hire() },
        standing: offer.standing,
        in_wave,
        state: offer.state,
        answer_by: offer.answer_by,
        confirm_by: offer.confirm_by,
        contract_id: offer.contract,
        contact,
        employer_contact: agreed.and_then(|agreed| agreed.employer),
        can,
    })
}
