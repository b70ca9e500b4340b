//! What happens when the time of a stage is over.

use super::model::{Ending, MEDIATOR_DAYS, STEP_DAYS, State};
use super::store::ranges;
use super::view::Dispute;
use super::{end, notify, stage, store};
use crate::db::{Result, Tx};
use crate::events::{Event, OfficeNews};
use crate::stuck::{self, Tick};

/// Takes disputes whose time is over to their next stage. Returns whether there may be more.
pub fn tick(tx: &mut Tx) -> Result<bool> {
    // Before anyone's time is over: it doesn't run while the site is down.
    let lost = ranges::lost(tx)?;
    for id in &lost {
        stuck::attempt(tx, Tick::Ranges, *id, |tx| {
            let dispute = store::get(tx, *id)?;
            stage::restart_round(tx, &dispute)?;
            stage::update_contract(tx, *id)
        })?;
    }
    let due = store::due(tx)?;
    for id in &due {
        stuck::attempt(tx, Tick::Disputes, *id, |tx| {
            let dispute = store::get(tx, *id)?;
            pass(tx, &dispute)?;
            stage::update_contract(tx, *id)
        })?;
    }
    Ok(!due.is_empty() || !lost.is_empty())
}

fn pass(tx: &mut Tx, dispute: &Dispute) -> Result<()> {
    let title = "A mediator takes over";
    match dispute.state {
        State::Answering => {
            stage::mediate(tx, dispute)?;
            notify::happened(
                tx,
                dispute,
                "There was no answer in time, so a mediator decides based on what’s here.",
                title,
            )
        }
        State::Settling if dispute.opens_at == dispute.due_at => {
            let due_at = stage::after(tx, STEP_DAYS)?;
            store::set_due(tx, dispute.id, due_at)?;
            let text = format!("Round {} begins. Seal what you would accept.", dispute.round);
            notify::happened(tx, dispute, &text, "The next round begins")
        }
        // It isn't said who didn't.
        State::Settling => {
            stage::mediate(tx, dispute)?;
            notify::happened(tx, dispute, "At least one range wasn’t sealed in time, so a mediator takes over.", title)
        }
        State::Proposed => {
            stage::mediate(tx, dispute)?;
            let text = "At least one side didn’t accept the proposal in time, so the mediator decides.";
            notify::happened(tx, dispute, text, "The mediator decides")
        }
        State::Decided => {
            let amount = dispute.decision.as_ref().map_or(0, |decision| decision.amount);
            end::end(tx, dispute, Ending::Decision, Some(amount))
        }
        State::Mediating | State::Appealed => {
            let due_at = stage::after(tx, MEDIATOR_DAYS)?;
            store::set_due(tx, dispute.id, due_at)?;
            tx.emit(Event::OfficeNews(OfficeNews::Dispute))
        }
        State::Settled | State::Closed | State::Withdrawn => Ok(()),
    }
}
