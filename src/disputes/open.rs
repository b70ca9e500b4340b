//! Opening a dispute. What it's about is on hold until it's over.

use std::collections::BTreeSet;

use axum::extract::State as AppState;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::access::{self, seen_by};
use super::model::{About, Item, MAX_DISPUTES, MAX_TEXT_CHARS, OPENING_WINDOW};
use super::store::{self, NewDispute, figures};
use super::view::DisputeRoom;
use super::{choices, gather, notify, stage};
use crate::app::{App, Write};
use crate::contracts;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::Tx;
use crate::identity::Me;
use crate::ids::{ContractId, DisputeId, ExpenseId, InvoiceId, MilestoneId, TimeEntryId};
use crate::money::format::format_amount;
use crate::payments;
use crate::payments::cards::hold;
use crate::projects::milestones::store as milestones;
use crate::site;
use crate::timesheets;
use crate::web::{Error, Result, Validator};

/// Maximum number of lines in a dispute about hours.
const MAX_ITEMS: usize = 100;

/// A dispute to open.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NewDispute)]
pub struct New {
    /// The contract.
    contract_id: ContractId,
    /// What it's about.
    about: About,
    /// Ids of the milestones, of the entries of hours, of the invoice or of the expense; empty otherwise.
    #[schema(max_items = 100)]
    ids: Vec<i64>,
    /// How much of that is in dispute, in minor units; 0 for conduct. For more pay or damage, what is asked for.
    #[schema(minimum = 0)]
    claim: i64,
    /// What happened, in the caller's own words.
    #[schema(min_length = 1, max_length = 4000)]
    text: String,
}

/// Opens a dispute. What it's about is put on hold: milestones and hours aren't approved, and nobody is reminded of the
/// invoice.
#[utoipa::path(post, path = "/api/disputes", operation_id = "disputes_open", tag = "disputes", request_body = New, responses(
    (status = 201, body = DisputeRoom), (status = 403, description = "forbidden"), (status = 409, description = "wrong_state, in_dispute, too_late, too_many_disputes")))]
pub async fn create(AppState(app): AppState<App>, me: Me, write: Write<New>) -> Result<Response> {
    write
        .created(&app, move |tx, new| {
            let contract = contracts::store::find(tx, new.contract_id)?.ok_or_else(Error::not_found)?;
            let (side, relations) = contracts::access::relations_of(tx, &contract, me.id)?;
            if relations.is_empty() {
                return Err(Error::not_found());
            }
            let side = side.ok_or_else(|| {
                Error::forbidden("forbidden", "You can read this contract, but not act for the employer.")
            })?;
            check_time(tx, &contract)?;
            let items = new.check(tx, &contract, side)?;
            let days = site::dispute_rules::find(tx)?.answer_days;
            let due_at = stage::after(tx, days)?;
            let row = NewDispute {
                by: (side, me.id),
                about: new.about,
                items: &items,
                claim: new.claim,
                text: &new.text,
                due_at,
            };
            let id = store::insert(tx, &contract, &row)?;
            let dispute = store::get(tx, id)?;
            contracts::store::set_dispute(tx, contract.id, Some(id))?;
            figures::opened(tx)?;
            gather::all(tx, &contract, &dispute)?;
            new.set_aside(tx, &contract, id)?;
            stage::update_contract(tx, id)?;
            let text =
                format!("A dispute was opened about {}.", subject(new.about, &items, new.claim, &contract.currency));
            notify::acted(tx, &dispute, (side, me.id), &text, |who, work| format!("{who} opened a dispute: “{work}”"))?;
            let dispute = store::get(tx, id)?;
            let dispute = seen_by(tx, dispute, me.id)?;
            Ok(access::room(tx, dispute)?)
        })
        .await
}

fn check_time(tx: &mut Tx, contract: &Contract) -> Result<()> {
    let ended_at = contract.end.as_ref().and_then(|end| end.ended_at);
    if contract.active_at.is_none() {
        return Err(Error::conflict("wrong_state", "Both sides have to confirm a contract first."));
    }
    if ended_at.is_some_and(|at| at + OPENING_WINDOW < tx.now()) {
        return Err(Error::conflict("too_late", "This contract ended more than 180 days ago."));
    }
    if contract.dispute_id.is_some() {
        return Err(Error::conflict("in_dispute", "There’s an open dispute about this contract already."));
    }
    if store::count(tx, contract.id)? >= MAX_DISPUTES {
        return Err(Error::conflict("too_many_disputes", "A contract has at most 20 disputes."));
    }
    Ok(())
}

/// Returns what a dispute is about, in the middle of a sentence.
fn subject(about: About, items: &[Item], claim: i64, currency: &str) -> String {
    let claim = format_amount(claim, currency);
    match (about, items) {
        (About::Conduct, _) => "conduct".to_owned(),
        (About::Milestone, [one]) => format!("the milestone “{}” ({claim})", one.title),
        (About::Milestone, items) => format!("{} milestones ({claim})", items.len()),
        (About::Hours, _) => format!("hours ({claim})"),
        (About::Payment, _) => format!("an invoice ({claim})"),
        (About::Extra, _) => format!("pay that was never billed ({claim})"),
        (About::Expense, _) => format!("a declined expense ({claim})"),
        (About::Damage, _) => format!("damage ({claim})"),
    }
}

impl New {
    /// Validates it and returns the items.
    fn check(&self, tx: &mut Tx, contract: &Contract, side: Side) -> Result<Vec<Item>> {
        let mut checks = Validator::default();
        checks.require(self.about.is_for(side), "about", "Only the other side can ask for that.");
        checks.text(&self.text, MAX_TEXT_CHARS, "text", "Say what happened.");
        let ids: BTreeSet<i64> = self.ids.iter().copied().collect();
        let fits = match self.about {
            About::Conduct | About::Extra | About::Damage => ids.is_empty(),
            About::Payment | About::Expense => ids.len() == 1,
            About::Milestone | About::Hours => (1..=MAX_ITEMS).contains(&ids.len()),
        };
        checks.require(fits, "ids", "Choose what it’s about.");
        checks.finish()?;
        let mut items = Vec::new();
        for id in ids {
            let item = match self.about {
                About::Milestone => choices::milestone(tx, contract, MilestoneId(id))?,
                About::Hours => choices::hours(tx, contract, TimeEntryId(id))?,
                About::Payment => choices::invoice(tx, contract, side, InvoiceId(id))?,
                About::Expense => choices::expense(tx, contract, ExpenseId(id))?,
                About::Extra | About::Damage | About::Conduct => None,
            };
            let mut checks = Validator::default();
            checks.require(item.is_some(), "ids", "Something you chose can’t be disputed any more. Look at it again.");
            checks.finish()?;
            items.extend(item);
        }
        let most = match self.about {
            About::Extra | About::Damage => choices::limit(tx, contract)?,
            _ => items.iter().map(|item| item.amount).sum(),
        };
        let mut checks = Validator::default();
        let is_right = if self.about == About::Conduct { self.claim == 0 } else { (1..=most).contains(&self.claim) };
        let most = format_amount(most, &contract.currency);
        checks.require(is_right, "claim", format!("Enter an amount up to {most}."));
        checks.finish()?;
        Ok(items)
    }

    /// Sets what it's about aside until the dispute is over.
    fn set_aside(&self, tx: &mut Tx, contract: &Contract, id: DisputeId) -> Result<()> {
        match self.about {
            About::Milestone => {
                for milestone in &self.ids {
                    hold::freeze(tx, MilestoneId(*milestone))?;
                    milestones::set_dispute(tx, MilestoneId(*milestone), Some(id), None)?;
                }
                Ok(milestones::update_contract(tx, contract.id)?)
            }
            About::Hours => {
                let hours: Vec<_> = self.ids.iter().map(|id| TimeEntryId(*id)).collect();
                Ok(timesheets::disputed::set_dispute(tx, contract, &hours, Some(id))?)
            }
            About::Payment => {
                for invoice in &self.ids {
                    payments::store::set_dispute(tx, InvoiceId(*invoice), Some(id))?;
                }
                Ok(payments::store::update_contract(tx, contract.id)?)
            }
            About::Extra | About::Expense | About::Damage | About::Conduct => Ok(()),
        }
    }
}
