//! Milestones in the database.

use super::model::{Change, Milestone, State, Terms};
use crate::contracts;
use crate::contracts::approval;
use crate::contracts::model::{Due, Side};
use crate::contracts::view::Progress;
use crate::db::{Error, Result, Row, Tx, value};
use crate::employers::model::Parties;
use crate::ids::{ContractId, DisputeId, MilestoneId, UserId};
use crate::{args, not_stuck, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT id, contract_id, title, details, amount, due_on, state, proposed_by, change_terms, version, submit_note, return_note,
               submitted_at, approved_at, approved_by, paid_at, dispute_id, approve_at,
               COALESCE((SELECT c.amount FROM card_checkouts c WHERE c.milestone_id = milestones.id AND c.state = 'paid' AND c.released_at IS NULL), 0),
               (SELECT MIN(p.kind) FROM card_problems p WHERE p.contract_id = milestones.contract_id AND p.state = 'open' AND p.kind IN ('chargeback', 'difference')) FROM milestones ",
            $rest
        )
    };
}

statements! {
    INSERT = "INSERT INTO milestones (contract_id, title, details, amount, due_on, state, proposed_by, created_at) VALUES ($1, $2, $3, $4, $5, 'proposed', $6, $7) RETURNING id";
    FIND = columns!("WHERE id = $1");
    LIST = columns!("WHERE contract_id = $1 AND state <> 'dropped' ORDER BY id LIMIT 100");
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM milestones WHERE contract_id = $1";
    SET_TERMS = "UPDATE milestones SET title = $2, details = $3, amount = $4, due_on = $5 WHERE id = $1";
    SET_PROPOSAL = "UPDATE milestones SET proposed_by = $2, change_terms = $3, version = version + 1 WHERE id = $1";
    SET_STATE = "UPDATE milestones SET state = $2, proposed_by = NULL, change_terms = NULL, version = version + 1, approve_at = NULL, due_at = NULL WHERE id = $1";
    START = "UPDATE milestones SET state = 'in_progress', version = version + 1 WHERE id = $1";
    SUBMIT = "UPDATE milestones SET state = 'submitted', version = version + 1, submit_note = $2, submitted_at = $3, approve_at = $4, due_at = $5 WHERE id = $1";
    SET_RETURN_NOTE = "UPDATE milestones SET return_note = $2 WHERE id = $1";
    SET_APPROVED = "UPDATE milestones SET approved_at = $2, approved_by = $3 WHERE id = $1";
    SET_PAID = "UPDATE milestones SET paid_at = $2, version = version + 1 WHERE id = $1";
    SET_UNPAID = "UPDATE milestones SET paid_at = NULL, version = version + 1 WHERE id = $1 AND paid_at IS NOT NULL";
    SET_DISPUTE = "UPDATE milestones SET dispute_id = $2, proposed_by = NULL, change_terms = NULL, approve_at = $3, due_at = $4, version = version + 1 WHERE id = $1";
    POSTPONE = "UPDATE milestones SET approve_at = approve_at + $1, due_at = due_at + $1 WHERE state = 'submitted' AND due_at IS NOT NULL
                RETURNING (SELECT c.worker_id FROM contracts c WHERE c.id = contract_id), (SELECT c.employer_id FROM contracts c WHERE c.id = contract_id)";
    SET_DUE = "UPDATE milestones SET due_at = $2 WHERE id = $1";
    DUE = concat!("SELECT id FROM milestones WHERE due_at <= $1", not_stuck!("milestones", "milestones.id"), " ORDER BY due_at LIMIT 50");
    DROP_PROPOSED = "UPDATE milestones SET state = 'dropped', proposed_by = NULL, version = version + 1 WHERE contract_id = $1 AND state = 'proposed'";
    CLEAR_CHANGES = "UPDATE milestones SET proposed_by = NULL, change_terms = NULL, version = version + 1 WHERE contract_id = $1 AND proposed_by IS NOT NULL";
    FIGURES = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COALESCE(SUM(CASE WHEN state = 'approved' THEN 1 ELSE 0 END), 0) AS BIGINT), CAST(COALESCE(SUM(CASE WHEN proposed_by = 'worker' THEN 1 ELSE 0 END), 0) AS BIGINT),
                 CAST(COALESCE(SUM(CASE WHEN proposed_by = 'employer' THEN 1 ELSE 0 END), 0) AS BIGINT), CAST(COALESCE(SUM(CASE WHEN state = 'submitted' AND dispute_id IS NULL THEN 1 ELSE 0 END), 0) AS BIGINT), CAST(COALESCE(SUM(CASE WHEN state = 'returned' AND dispute_id IS NULL THEN 1 ELSE 0 END), 0) AS BIGINT)
               FROM milestones WHERE contract_id = $1 AND state <> 'dropped'";
}

/// Inserts a milestone that one side proposes.
pub fn insert(tx: &mut Tx, contract: ContractId, terms: &Terms, by: Side) -> Result<MilestoneId> {
    let Terms { title, details, amount, due_on } = terms.trimmed();
    tx.insert(INSERT, args![contract, &title, &details, amount, &due_on, by.as_str(), tx.now()])
}

/// Finds a milestone; `can` is empty.
pub fn find(tx: &mut Tx, id: MilestoneId) -> Result<Option<Milestone>> {
    tx.find(FIND, args![id], from_row)
}

/// Returns a contract's milestones in the order in which they were proposed; `can` is empty.
pub fn list(tx: &mut Tx, contract: ContractId) -> Result<Vec<Milestone>> {
    tx.all(LIST, args![contract], from_row)
}

/// Counts a contract's milestones, with those that were dropped.
pub fn count(tx: &mut Tx, contract: ContractId) -> Result<i64> {
    tx.one(COUNT, args![contract], value)
}

/// Replaces what both sides agreed on, or what one proposed.
pub fn set_terms(tx: &mut Tx, id: MilestoneId, terms: &Terms) -> Result<()> {
    let Terms { title, details, amount, due_on } = terms.trimmed();
    tx.run(SET_TERMS, args![id, &title, &details, amount, &due_on]).map(drop)
}

/// Stores whose proposal waits for an answer, and the change if it's one.
pub fn set_proposal(tx: &mut Tx, id: MilestoneId, by: Side, change: Option<&Terms>) -> Result<()> {
    let json = |terms: &Terms| serde_json::to_string(&terms.trimmed()).map_err(|e| Error::Invalid(e.to_string()));
    let change = change.map(json).transpose()?;
    tx.run(SET_PROPOSAL, args![id, by.as_str(), &change]).map(drop)
}

/// Sets the state; nothing waits for an answer any more.
pub fn set_state(tx: &mut Tx, id: MilestoneId, state: State) -> Result<()> {
    tx.run(SET_STATE, args![id, state.as_str()]).map(drop)
}

/// Stores that the worker began. A proposed change goes on waiting for its answer.
pub fn start(tx: &mut Tx, id: MilestoneId) -> Result<()> {
    tx.run(START, args![id]).map(drop)
}

/// Stores that the work was sent in. The clock approves it at `approve_at`, after a reminder if there's time for one.
pub fn submit(tx: &mut Tx, id: MilestoneId, note: &str, approve_at: i64) -> Result<()> {
    let now = tx.now();
    let due_at = approval::first_look(approve_at, now);
    tx.run(SUBMIT, args![id, note.trim(), now, approve_at, due_at]).map(drop)
}

/// Stores that the employer asked for changes, and which.
pub fn send_back(tx: &mut Tx, id: MilestoneId, note: &str) -> Result<()> {
    set_state(tx, id, State::Returned)?;
    tx.run(SET_RETURN_NOTE, args![id, note.trim()]).map(drop)
}

/// Stores who approved the work; `None` for the clock.
pub fn approve(tx: &mut Tx, id: MilestoneId, by: Option<UserId>) -> Result<()> {
    set_state(tx, id, State::Approved)?;
    tx.run(SET_APPROVED, args![id, tx.now(), by]).map(drop)
}

/// Stores that its invoice is paid.
pub fn set_paid(tx: &mut Tx, id: MilestoneId) -> Result<()> {
    tx.run(SET_PAID, args![id, tx.now()]).map(drop)
}

/// Stores that its invoice isn't paid anymore.
pub fn set_unpaid(tx: &mut Tx, id: MilestoneId) -> Result<()> {
    tx.run(SET_UNPAID, args![id]).map(drop)
}

/// Puts a milestone into a dispute, where the clock doesn't approve it, or takes it out again. The clock then approves
/// work that was sent in at `approve_at`.
pub fn set_dispute(tx: &mut Tx, id: MilestoneId, dispute: Option<DisputeId>, approve_at: Option<i64>) -> Result<()> {
    let now = tx.now();
    let due_at = approve_at.map(|at| approval::first_look(at, now));
    tx.run(SET_DISPUTE, args![id, dispute, approve_at, due_at]).map(drop)
}

/// Moves by so many milliseconds when work that was sent in counts as approved. Returns whose it was.
pub fn postpone(tx: &mut Tx, by: i64) -> Result<Vec<Parties>> {
    tx.all(POSTPONE, args![by], Parties::read)
}

/// Sets when the clock looks at a milestone again.
pub fn set_due(tx: &mut Tx, id: MilestoneId, at: Option<i64>) -> Result<()> {
    tx.run(SET_DUE, args![id, at]).map(drop)
}

/// Returns milestones that the clock has to look at, at most 50.
pub fn due(tx: &mut Tx) -> Result<Vec<MilestoneId>> {
    tx.all(DUE, args![tx.now()], value)
}

/// Drops what was only proposed, because the contract is over.
pub fn drop_proposals(tx: &mut Tx, contract: ContractId) -> Result<()> {
    tx.run(DROP_PROPOSED, args![contract])?;
    tx.run(CLEAR_CHANGES, args![contract])?;
    update_contract(tx, contract)
}

/// Stores with the contract how far its milestones are, and what is open.
pub fn update_contract(tx: &mut Tx, id: ContractId) -> Result<()> {
    let read = |row: &mut Row| {
        let progress = Progress { milestones: row.take()?, approved: row.take()? };
        Ok((progress, [row.take::<i64>()?, row.take()?, row.take()?, row.take()?]))
    };
    let (progress, [by_worker, by_employer, submitted, returned]) = tx.one(FIGURES, args![id], read)?;
    contracts::store::set_progress(tx, id, progress)?;
    let open = [
        (Side::Employer, Due::Milestone, by_worker),
        (Side::Worker, Due::Milestone, by_employer),
        (Side::Employer, Due::Approve, submitted),
        (Side::Worker, Due::Changes, returned),
    ];
    for (side, due, count) in open {
        contracts::store::open::set(tx, id, (side, due), count > 0, |tx, milestone| {
            Ok(find(tx, MilestoneId(milestone))?.is_some_and(|milestone| milestone.waits_for(side, due)))
        })?;
    }
    contracts::store::set_waits(tx, id)
}

fn from_row(row: &mut Row) -> Result<Milestone> {
    let (id, contract_id) = (row.take()?, row.take()?);
    let terms = Terms { title: row.take()?, details: row.take()?, amount: row.take()?, due_on: row.take()? };
    let (state, proposed_by, change): (State, Option<Side>, Option<String>) = (row.take()?, row.take()?, row.take()?);
    let is_change = proposed_by.is_some() && state != State::Proposed;
    let parse = |json: String| serde_json::from_str(&json).map_err(|e| Error::Invalid(e.to_string()));
    let change = change.map(parse).transpose()?;
    let (version, submit_note, return_note) = (row.take()?, row.take()?, row.take()?);
    let (submitted_at, approved_at): (_, Option<i64>) = (row.take()?, row.take()?);
    let approved_by: Option<UserId> = row.take()?;
    let paid_at: Option<i64> = row.take()?;
    let dispute_id: Option<DisputeId> = row.take()?;
    let mut milestone = Milestone {
        id,
        contract_id,
        terms,
        state: if paid_at.is_some() { State::Paid } else { state },
        proposed_by,
        change: is_change.then_some(Change { terms: change }),
        version,
        submit_note,
        return_note,
        submitted_at,
        approved_at,
        approved_by_clock: approved_at.is_some() && approved_by.is_none() && dispute_id.is_none(),
        paid_at,
        approve_at: row.take()?,
        held: row.take()?,
        stop: row.take()?,
        dispute_id,
        can: Vec::new(),
    };
    milestone.stop = milestone.stop.filter(|_| milestone.held > 0);
    Ok(milestone)
}
