//! What notifications about a contract ask for: what is open in it, as on the dashboard.

use super::model::{Due, Side, State};
use super::store::open;
use super::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::ContractId;
use crate::notifications::acts;

/// The kinds of notifications that ask for something, and what. Whoever opens and closes a [`Due`] with [`open::set`] ends these
/// with it; proposals and notice are the contract's own.
const ASKED_BY: &[(&str, Due)] = &[
    ("contract_proposed", Due::Terms),
    ("contract_terms_proposed", Due::Terms),
    ("contract_notice", Due::Notice),
    ("contract_milestone_proposed", Due::Milestone),
    ("contract_milestone_change", Due::Milestone),
    ("contract_milestone_submitted", Due::Approve),
    ("contract_milestone_check", Due::Approve),
    ("contract_milestone_returned", Due::Changes),
    ("contract_shift_proposed", Due::Shift),
    ("contract_shift_contested", Due::Attendance),
    ("contract_hours_submitted", Due::Hours),
    ("contract_hours_check", Due::Hours),
    ("contract_hours_returned", Due::Timesheet),
    ("contract_hours_reminder", Due::Timesheet),
    ("contract_expense_added", Due::Expense),
    ("contract_invoice_reminder", Due::Pay),
    ("contract_payment_recorded", Due::Payment),
    ("contract_payment_check", Due::Payment),
    ("contract_dispute", Due::Dispute),
    ("contract_review_written", Due::Review),
    ("contract_review_reminder", Due::Review),
];

/// Returns the name of the act that a notification of a kind asks a side for; `None` if nothing is open that it could ask for.
pub fn asked(tx: &mut Tx, contract: &Contract, to: Side, kind: &str) -> Result<Option<String>> {
    let Some((_, due)) = ASKED_BY.iter().find(|(name, _)| *name == kind) else { return Ok(None) };
    let is_open = match due {
        Due::Terms => proposed_to(contract, to).is_some(),
        Due::Notice => has_notice(contract, to),
        due => open::list(tx, contract.id, to)?.contains(due),
    };
    Ok(is_open.then(|| name(contract.id, to, *due)))
}

/// Returns the name of an act, such as `contract:5/employer/pay`.
#[must_use]
pub fn name(contract: ContractId, side: Side, due: Due) -> String {
    format!("contract:{contract}/{}/{}", side.as_str(), due.as_str())
}

/// Ends what notifications ask for about proposals and notice that are over.
pub fn end_closed(tx: &mut Tx, contract: &Contract) -> Result<()> {
    for side in Side::ALL {
        let proposed = proposed_to(contract, *side);
        acts::end_closed(tx, &name(contract.id, *side, Due::Terms), |_, version| Ok(proposed == Some(version)))?;
        let is_open = has_notice(contract, *side);
        acts::end_closed(tx, &name(contract.id, *side, Due::Notice), |_, _| Ok(is_open))?;
    }
    Ok(())
}

/// Returns the version of the terms that waits for a side's answer.
fn proposed_to(contract: &Contract, side: Side) -> Option<i64> {
    let pending = contract.pending.as_ref().filter(|_| contract.state != State::Ended);
    pending.filter(|pending| pending.proposed_by == side.other()).map(|pending| pending.version)
}

fn has_notice(contract: &Contract, side: Side) -> bool {
    contract.due_for(side).contains(&Due::Notice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notifications::kinds::KINDS;

    #[test]
    fn every_kind_about_a_contract_that_asks_says_for_what() {
        let asking = KINDS.iter().filter(|kind| kind.asks && kind.name.starts_with("contract_"));
        let mut kinds: Vec<_> = asking.map(|kind| kind.name).collect();
        let mut known: Vec<_> = ASKED_BY.iter().map(|(kind, _)| *kind).collect();
        kinds.sort_unstable();
        known.sort_unstable();
        assert_eq!(kinds, known);
    }

    #[test]
    fn everything_that_is_open_in_a_contract_is_asked_for() {
        let is_asked = |due: &Due| ASKED_BY.iter().any(|(_, asked)| asked == due);
        let silent: Vec<_> = Due::ALL.iter().filter(|due| !is_asked(due)).collect();
        // Confirming a proposed contract is answering its terms.
        assert_eq!(silent, [&Due::Confirm]);
    }
}
