//! Going from one stage to the next, with the clock of each.

use super::model::{Action, MAX_LOST, MAX_ROUNDS, MEDIATOR_DAYS, ROUND_PAUSE, STEP_DAYS, State};
use super::store::{self, ranges};
use super::view::{Dispute, Reader};
use super::{access, notify};
use crate::clock;
use crate::contracts;
use crate::contracts::model::{Due, Side};
use crate::db::{Result, Tx};
use crate::events::{Event, OfficeNews};
use crate::ids::DisputeId;
use crate::site;

/// Returns when so many working days from now are over.
pub fn after(tx: &mut Tx, days: i64) -> Result<i64> {
    Ok(clock::after_working_days(&site::store::zone(tx)?, tx.now(), days))
}

/// Begins a stage that lasts so many working days.
pub fn begin(tx: &mut Tx, id: DisputeId, state: State, days: i64) -> Result<()> {
    let due_at = after(tx, days)?;
    store::set_state(tx, id, state, due_at)
}

/// Begins the first round of sealed ranges, or mediation if the dispute isn't about money.
pub fn settle(tx: &mut Tx, dispute: &Dispute) -> Result<()> {
    if dispute.claim == 0 {
        return mediate(tx, dispute);
    }
    let now = tx.now();
    store::set_round(tx, dispute.id, 1, now)?;
    begin(tx, dispute.id, State::Settling, STEP_DAYS)
}

/// Ends a round whose ranges didn't meet. Neither side learns more than that.
pub fn next_round(tx: &mut Tx, dispute: &Dispute) -> Result<()> {
    ranges::clear(tx, dispute.id)?;
    let round = dispute.round;
    if round >= MAX_ROUNDS {
        let text = format!("Round {round} is over. The ranges didn’t overlap, so a mediator takes over.");
        notify::happened(tx, dispute, &text, "A mediator takes over")?;
        return mediate(tx, dispute);
    }
    let opens_at = tx.now() + ROUND_PAUSE;
    store::set_round(tx, dispute.id, round + 1, opens_at)?;
    store::set_state(tx, dispute.id, State::Settling, opens_at)?;
    let text = format!("Round {round} is over. The ranges didn’t overlap. Round {} begins in a day.", round + 1);
    notify::happened(tx, dispute, &text, "No agreement in this round")
}

/// Begins a round again whose ranges a restart lost, with all of its time. After the third time, a mediator takes over.
pub fn restart_round(tx: &mut Tx, dispute: &Dispute) -> Result<()> {
    let why = "The site was restarted, and sealed ranges are lost when that happens.";
    if dispute.lost >= MAX_LOST {
        let text = format!("{why} It’s the third time in this round, so a mediator takes over.");
        notify::happened(tx, dispute, &text, "A mediator takes over")?;
        return mediate(tx, dispute);
    }
    ranges::clear(tx, dispute.id)?;
    store::count_lost(tx, dispute.id)?;
    begin(tx, dispute.id, State::Settling, STEP_DAYS)?;
    let round = dispute.round;
    let text =
        format!("{why} Round {round} begins again, with all of its time. Both sides enter what they’d accept again.");
    notify::happened(tx, dispute, &text, &format!("Round {round} begins again"))
}

/// Hands the dispute to the mediators.
pub fn mediate(tx: &mut Tx, dispute: &Dispute) -> Result<()> {
    ranges::clear(tx, dispute.id)?;
    begin(tx, dispute.id, State::Mediating, MEDIATOR_DAYS)?;
    tx.emit(Event::OfficeNews(OfficeNews::Dispute))
}

/// Stores with the contract which sides have something to answer: in a round of sealed ranges both, until it's over, so that
/// nobody can tell from the file which of them has sealed.
pub fn update_contract(tx: &mut Tx, id: DisputeId) -> Result<()> {
    for side in Side::ALL {
        let dispute = store::get(tx, id)?;
        let contract = dispute.contract_id;
        let dispute = access::view(tx, dispute, Reader::Side(*side))?;
        let waits = |action: &Action| matches!(action, Action::Answer | Action::Accept | Action::Range);
        let is_open = dispute.is_sealing(tx.now()) || dispute.can.iter().any(waits);
        contracts::store::open::set_one(tx, contract, (*side, Due::Dispute), is_open)?;
        contracts::store::set_waits(tx, contract)?;
    }
    Ok(())
}
