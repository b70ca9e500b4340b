//! Listing milestones, and proposing new ones and changes.

use axum::extract::State;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use super::access::{self, act};
use super::model::{Action, MAX_MILESTONES, Milestone, Patch, State as MilestoneState, Terms};
use super::notify::{self, News};
use super::store;
use crate::app::{App, Write};
use crate::contracts::access::{authorize, relations_of};
use crate::ids::{ContractId, MilestoneId};
use crate::payments::cards::pay::{self, CardPay};
use crate::policy::Step;
use crate::site;
use crate::web::{Error, Result};

/// The milestones of a contract.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Milestones {
    /// The milestones, in the order in which they were proposed.
    items: Vec<Milestone>,
    /// Days the employer has to approve work before the clock does.
    approve_days: i64,
    /// The price of the whole job in minor units; null if it's paid by time.
    price: Option<i64>,
    /// What the milestones come to if everything that's proposed is agreed on, in minor units.
    planned: i64,
    /// Sum of what was agreed on, in minor units.
    agreed: i64,
    /// Sum of what was approved, in minor units.
    approved: i64,
    /// Whether the worker can be paid by card on this site.
    cards: CardPay,
}

/// Lists a contract's milestones.
#[utoipa::path(get, path = "/api/contracts/{id}/milestones", operation_id = "milestones_list", tag = "projects", params(("id" = i64, Path)), responses(
    (status = 200, body = Milestones)))]
pub async fn list(State(app): State<App>, step: Step<ContractId>) -> Result<axum::Json<Milestones>> {
    let found = app
        .db
        .read(move |tx| {
            let contract = authorize(tx, &step)?;
            let (side, _) = relations_of(tx, &contract, step.me.id)?;
            let mut items = store::list(tx, contract.id)?;
            for milestone in &mut items {
                access::view(milestone, &contract, side);
            }
            let sum = |counts: fn(MilestoneState) -> bool| {
                items.iter().filter(|milestone| counts(milestone.state)).map(|milestone| milestone.terms.amount).sum()
            };
            let agreed = sum(|state| state != MilestoneState::Proposed);
            let approved = sum(|state| matches!(state, MilestoneState::Approved | MilestoneState::Paid));
            let approve_days = site::store::approve_days(tx, contract.terms.is_remote())?;
            let cards = pay::offer(tx, &contract)?;
            let (price, planned) = (contract.terms.fixed_price(), items.iter().map(Milestone::planned).sum());
            Ok::<_, Error>(Milestones { items, approve_days, price, planned, agreed, approved, cards })
        })
        .await?;
    Ok(axum::Json(found))
}

/// Proposes a milestone. It counts once the other side agrees.
#[utoipa::path(post, path = "/api/contracts/{id}/milestones", operation_id = "milestones_create", tag = "projects", params(("id" = i64, Path)), request_body = Terms, responses(
    (status = 201, body = Milestone), (status = 409, description = "wrong_state, too_many_milestones")))]
pub async fn create(State(app): State<App>, step: Step<ContractId>, write: Write<Terms>) -> Result<Response> {
    write
        .created(&app, move |tx, terms| {
            let contract = authorize(tx, &step)?;
            let side = contract.own_side.ok_or_else(Error::internal)?;
            terms.check()?;
            if store::count(tx, contract.id)? >= MAX_MILESTONES {
                let detail = "A contract has at most 100 milestones. End this one and begin a new one.";
                return Err(Error::conflict("too_many_milestones", detail));
            }
            let id = store::insert(tx, contract.id, terms, side)?;
            store::update_contract(tx, contract.id)?;
            notify::acted(tx, id, News::Proposed, (side, step.me.id))?;
            let mut milestone = store::find(tx, id)?.ok_or_else(Error::internal)?;
            access::view(&mut milestone, &contract, Some(side));
            Ok(milestone)
        })
        .await
}

/// Proposes a change of a milestone, or to drop it. A milestone that nobody has agreed to changes at once, and the other
/// side answers it.
#[utoipa::path(patch, path = "/api/milestones/{id}", operation_id = "milestones_change", tag = "projects", params(("id" = i64, Path)), request_body = Patch, responses(
    (status = 200, body = Milestone), (status = 409, description = "wrong_state, changed")))]
pub async fn change(State(app): State<App>, step: Step<MilestoneId>, write: Write<Patch>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, (Action::Change, body.version), |tx, own| {
                if let Some(terms) = &body.terms {
                    terms.check()?;
                }
                match (own.milestone.state, &body.terms) {
                    (MilestoneState::Proposed, None) => {
                        store::set_state(tx, step.id, MilestoneState::Dropped)?;
                        return Ok(News::Declined);
                    }
                    (MilestoneState::Proposed, Some(terms)) => {
                        store::set_terms(tx, step.id, terms)?;
                        store::set_proposal(tx, step.id, own.side, None)?;
                    }
                    (_, terms) => store::set_proposal(tx, step.id, own.side, terms.as_ref())?,
                }
                Ok(News::ChangeProposed)
            })
        })
        .await
}
