//! The time in which both sides of a contract can review each other, and what happens when it's over.

use super::model::{Review, State};
use super::store;
use crate::contracts;
use crate::contracts::model::{Due, Side};
use crate::contracts::notify::{Message, changed, tell};
use crate::contracts::page;
use crate::contracts::reminders::{Reminder, remind};
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::ContractId;
use crate::stuck::{self, Tick};

/// Begins it, because the contract is over. One that was never confirmed has nothing to review.
pub fn contract_ended(tx: &mut Tx, id: ContractId) -> Result<()> {
    let contract = contracts::store::get(tx, id)?;
    if contract.active_at.is_none() {
        return Ok(());
    }
    store::open_window(tx, id)?;
    for side in Side::ALL {
        set_open(tx, id, *side, true)?;
    }
    Ok(())
}

/// Stores with the contract whether a side still has to write.
pub fn set_open(tx: &mut Tx, contract: ContractId, side: Side, is_open: bool) -> Result<()> {
    contracts::store::open::set_one(tx, contract, (side, Due::Review), is_open)?;
    contracts::store::set_waits(tx, contract)
}

/// Publishes what was written, both at once, and ends the time for it.
pub fn close(tx: &mut Tx, contract: &Contract) -> Result<()> {
    let sealed: Vec<Review> =
        store::of_contract(tx, contract.id)?.into_iter().filter(|review| review.state == State::Sealed).collect();
    for review in &sealed {
        store::set_state(tx, review.id, State::Published)?;
    }
    store::close_window(tx, contract.id)?;
    for side in Side::ALL {
        set_open(tx, contract.id, *side, false)?;
    }
    let text = match sealed.as_slice() {
        [] => return changed(tx, contract),
        [one] => format!("The review by {} was published.", one.author),
        _ => "Both reviews were published.".to_owned(),
    };
    tell(tx, contract, &Message { kind: "reviews_published", actor: None, text: &text }, |_| {
        format!("Read the review: “{}”", contract.job_title)
    })
}

/// Reminds who hasn't written, and publishes reviews whose time is over. Returns whether there may be more.
pub fn tick(tx: &mut Tx) -> Result<bool> {
    let due = store::due(tx)?;
    for (id, closes_at) in &due {
        stuck::attempt(tx, Tick::Reviews, *id, |tx| look_at(tx, *id, *closes_at))?;
    }
    Ok(!due.is_empty())
}

fn look_at(tx: &mut Tx, id: ContractId, closes_at: i64) -> Result<()> {
    let contract = contracts::store::get(tx, id)?;
    if closes_at <= tx.now() {
        return close(tx, &contract);
    }
    store::set_due(tx, id, closes_at)?;
    let written: Vec<Side> = store::of_contract(tx, id)?.iter().map(|review| review.side).collect();
    for side in Side::ALL.iter().filter(|side| !written.contains(side)) {
        let other = match side {
            Side::Employer => &contract.worker.name,
            Side::Worker => &contract.employer.name,
        };
        let text = "Three days are left. Neither of you sees the other’s review before both are in.";
        let title = &format!("How was it with {other}? Write your review");
        let kind = "contract_review_reminder";
        let href = &page::href(contract.id, kind);
        let useful_until = Some(closes_at);
        remind(tx, &contract, *side, &Reminder { kind, thing: None, useful_until, title, text, href })?;
    }
    Ok(())
}
