//! Paying for a milestone by card ahead.

use axum::extract::State as AppState;

use super::access::authorize;
use super::model::{Action, State};
use super::store;
use crate::app::{App, Write};
use crate::contracts;
use crate::db::{self, Tx};
use crate::ids::{ContractId, MilestoneId};
use crate::money::cards::checkout::{self, CheckoutLink, Payable};
use crate::money::cards::model::About;
use crate::money::cards::store::checkouts::{self, Checkout};
use crate::payments::cards::{hold, pay};
use crate::payments::model::Subject;
use crate::payments::store as invoices;
use crate::policy::Step;
use crate::web::{Error, NoBody, Result};

/// Returns a page at Stripe to pay for a milestone. The money is held until the milestone is approved.
#[utoipa::path(post, path = "/api/milestones/{id}/checkout", operation_id = "milestones_checkout", tag = "projects", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = CheckoutLink), (status = 409, description = "wrong_state, cards_off, not_ready"), (status = 503, description = "stripe_failed")))]
pub async fn checkout(
    AppState(app): AppState<App>,
    step: Step<MilestoneId>,
    _write: Write<NoBody>,
) -> Result<axum::Json<CheckoutLink>> {
    checkout::offer(&app, step.me.clone(), move |tx| payable(tx, &step)).await
}

fn payable(tx: &mut Tx, step: &Step<MilestoneId>) -> Result<Payable> {
    let own = authorize(tx, step)?;
    let (milestone, contract) = (own.milestone, own.contract);
    pay::require_offer(tx, &contract)?;
    if !milestone.allows(own.side, contract.state, Action::Fund) {
        return Err(Error::conflict("wrong_state", "This milestone can’t be paid by card now."));
    }
    Ok(Payable {
        about: About::Milestone(milestone.id),
        name: format!("{}: {}", contract.job_title, milestone.terms.title),
        title: milestone.terms.title,
        employer: Some(contract.employer.id),
        contract: Some(contract.id),
        amount: milestone.terms.amount,
        currency: contract.currency,
        page: format!("/contracts/{}?tab=milestones&milestone={}", contract.id, milestone.id),
    })
}

/// Lets money go that waited while something was wrong with a card payment of a contract: to the worker if the work was
/// approved meanwhile, and back to the card if it was dropped.
pub fn resume(tx: &mut Tx, contract: ContractId) -> db::Result<()> {
    let Some(contract) = hold::freed(tx, contract)? else { return Ok(()) };
    for checkout in checkouts::held_of(tx, contract.id)? {
        let About::Milestone(id) = checkout.about else { continue };
        let Some(milestone) = store::find(tx, id)? else { continue };
        let is_approved = matches!(milestone.state, State::Approved | State::Paid);
        match invoices::find_about(tx, (Subject::Milestone, id.0))?.filter(|_| is_approved) {
            Some(invoice) => hold::release(tx, &contract, id, invoice.id)?,
            None if is_approved || milestone.state == State::Dropped => hold::give_back(tx, &contract, id)?,
            None => {}
        }
    }
    Ok(())
}

/// Holds what was paid for a milestone if it can still be paid for. Returns whether the money can stay.
pub fn accept(tx: &mut Tx, checkout: &Checkout, id: MilestoneId, payment: &str) -> db::Result<bool> {
    let Some(milestone) = store::find(tx, id)? else { return Ok(false) };
    let contract = contracts::store::get(tx, milestone.contract_id)?;
    if !milestone.can_hold() || milestone.terms.amount < checkout.amount {
        return Ok(false);
    }
    hold::accept(tx, &contract, id, checkout, payment)
}
