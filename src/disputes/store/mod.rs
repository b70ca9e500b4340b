//! Disputes in the database.

pub mod decisions;
pub mod evidence;
pub mod figures;
pub mod lists;
pub mod notes;
pub mod ranges;

use super::model::{About, Ending, Item, State};
use super::view::{Dispute, Event, Proposal};
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{Error, Result, Row, Tx, value};
use crate::employers::model::Parties;
use crate::ids::{ContractId, DisputeId, UserId};
use crate::{args, not_stuck, site, statements};

/// Selects the columns of a dispute `d` in the order that [`from_row`] reads them.
macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT d.id, d.contract_id, c.title, d.employer_id, e.name, d.worker_id, u.name, d.side, d.about, d.items, d.claim, d.text, d.answer, d.state,
               d.round, d.opens_at, d.due_at, d.extension_by, d.extensions, d.proposal, d.proposal_text, d.proposed_at, d.employer_accepted, d.worker_accepted,
               d.appeal_by, d.appeal, d.ending, d.outcome, d.created_at, d.ended_at, d.mediator_id, d.lost
             FROM disputes d JOIN contracts c ON c.id = d.contract_id JOIN employers e ON e.id = d.employer_id JOIN users u ON u.id = d.worker_id ",
            $rest
        )
    };
}
use columns;

statements! {
    INSERT = "INSERT INTO disputes (contract_id, employer_id, worker_id, side, user_id, about, items, claim, text, state, due_at, created_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'answering', $10, $11) RETURNING id";
    FIND = columns!("WHERE d.id = $1");
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM disputes WHERE contract_id = $1";
    ANSWER = "UPDATE disputes SET answer = $2 WHERE id = $1";
    SET_STATE = "UPDATE disputes SET state = $2, due_at = $3, extension_by = NULL, extensions = 0 WHERE id = $1";
    SET_ROUND = "UPDATE disputes SET round = $2, opens_at = $3, lost = 0 WHERE id = $1";
    COUNT_LOST = "UPDATE disputes SET lost = lost + 1 WHERE id = $1";
    ASK_EXTENSION = "UPDATE disputes SET extension_by = $2 WHERE id = $1";
    EXTEND = "UPDATE disputes SET due_at = $2, extension_by = NULL, extensions = extensions + 1 WHERE id = $1";
    POSTPONE = "UPDATE disputes SET opens_at = CASE WHEN opens_at = due_at THEN opens_at + $1 ELSE opens_at END, due_at = due_at + $1
                WHERE ended_at IS NULL AND state NOT IN ('mediating', 'appealed') AND due_at IS NOT NULL RETURNING worker_id, employer_id";
    SET_DUE = "UPDATE disputes SET due_at = $2 WHERE id = $1";
    PROPOSE = "UPDATE disputes SET proposal = $2, proposal_text = $3, proposed_at = $4, employer_accepted = 0, worker_accepted = 0 WHERE id = $1";
    ACCEPT = "UPDATE disputes SET employer_accepted = CASE WHEN $2 = 'employer' THEN 1 ELSE employer_accepted END, worker_accepted = CASE WHEN $2 = 'worker' THEN 1 ELSE worker_accepted END WHERE id = $1";
    APPEAL = "UPDATE disputes SET appeal_by = $2, appeal = $3, mediator_id = NULL WHERE id = $1";
    TAKE = "UPDATE disputes SET mediator_id = $2 WHERE id = $1";
    END = "UPDATE disputes SET state = $2, ending = $3, outcome = $4, ended_at = $5, due_at = NULL, extension_by = NULL WHERE id = $1";
    DUE = concat!("SELECT id FROM disputes WHERE due_at <= $1", not_stuck!("disputes", "disputes.id"), " ORDER BY due_at LIMIT 50");
    ADD_EVENT = "INSERT INTO dispute_events (dispute_id, side, text, at) VALUES ($1, $2, $3, $4)";
    EVENTS = "SELECT id, side, text, at FROM dispute_events WHERE dispute_id = $1 ORDER BY id LIMIT 500";
}

/// A new dispute.
#[derive(Clone, Debug)]
pub struct NewDispute<'a> {
    /// Who opens it.
    pub by: (Side, UserId),
    /// What it's about.
    pub about: About,
    /// The parts of that.
    pub items: &'a [Item],
    /// The money in dispute, in minor units.
    pub claim: i64,
    /// What that side says.
    pub text: &'a str,
    /// When the other side's answer is due, in milliseconds since the epoch.
    pub due_at: i64,
}

/// Stores a dispute that waits for an answer.
pub fn insert(tx: &mut Tx, contract: &Contract, new: &NewDispute) -> Result<DisputeId> {
    let items = serde_json::to_string(new.items).map_err(|e| Error::Invalid(e.to_string()))?;
    let parties = args![contract.id, contract.employer.id, contract.worker.id, new.by.0.as_str(), new.by.1];
    let what = args![new.about.as_str(), &items, new.claim, new.text.trim(), new.due_at, tx.now()];
    tx.insert(INSERT, &[parties.as_slice(), what].concat())
}

/// Finds a dispute with its decisions; what depends on the reader is left empty.
pub fn find(tx: &mut Tx, id: DisputeId) -> Result<Option<Dispute>> {
    let currency = site::store::currency(tx)?;
    let Some(mut dispute) = tx.find(FIND, args![id], |row| from_row(row, &currency))? else { return Ok(None) };
    let mut decisions = decisions::list(tx, id)?.into_iter();
    (dispute.decision, dispute.final_decision) = (decisions.next(), decisions.next());
    Ok(Some(dispute))
}

/// Returns a dispute that must exist.
pub fn get(tx: &mut Tx, id: DisputeId) -> Result<Dispute> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("dispute {id} does not exist")))
}

/// Counts the disputes about a contract.
pub fn count(tx: &mut Tx, contract: ContractId) -> Result<i64> {
    tx.one(COUNT, args![contract], value)
}

/// Stores the other side's answer.
pub fn answer(tx: &mut Tx, id: DisputeId, text: &str) -> Result<()> {
    tx.run(ANSWER, args![id, text.trim()]).map(drop)
}

/// Begins a stage whose time is over at `due_at`.
pub fn set_state(tx: &mut Tx, id: DisputeId, state: State, due_at: i64) -> Result<()> {
    tx.run(SET_STATE, args![id, state.as_str(), due_at]).map(drop)
}

/// Sets the round of sealed ranges, and when it begins.
pub fn set_round(tx: &mut Tx, id: DisputeId, round: i64, opens_at: i64) -> Result<()> {
    tx.run(SET_ROUND, args![id, round, opens_at]).map(drop)
}

/// Counts that a restart lost what was sealed in this round.
pub fn count_lost(tx: &mut Tx, id: DisputeId) -> Result<()> {
    tx.run(COUNT_LOST, args![id]).map(drop)
}

/// Stores that a side asked for more time.
pub fn ask_extension(tx: &mut Tx, id: DisputeId, side: Side) -> Result<()> {
    tx.run(ASK_EXTENSION, args![id, side.as_str()]).map(drop)
}

/// Gives more time.
pub fn extend(tx: &mut Tx, id: DisputeId, due_at: i64) -> Result<()> {
    tx.run(EXTEND, args![id, due_at]).map(drop)
}

/// Moves by so many milliseconds when a stage that waits for one of the sides is over. Returns whose it was.
pub fn postpone(tx: &mut Tx, by: i64) -> Result<Vec<Parties>> {
    tx.all(POSTPONE, args![by], Parties::read)
}

/// Sets when the clock looks at a dispute again.
pub fn set_due(tx: &mut Tx, id: DisputeId, at: i64) -> Result<()> {
    tx.run(SET_DUE, args![id, at]).map(drop)
}

/// Stores the mediator's proposal.
pub fn propose(tx: &mut Tx, id: DisputeId, amount: i64, text: &str) -> Result<()> {
    tx.run(PROPOSE, args![id, amount, text.trim(), tx.now()]).map(drop)
}

/// Stores that a side accepted the proposal.
pub fn accept(tx: &mut Tx, id: DisputeId, side: Side) -> Result<()> {
    tx.run(ACCEPT, args![id, side.as_str()]).map(drop)
}

/// Stores why a side appeals. Somebody else takes the case on.
pub fn appeal(tx: &mut Tx, id: DisputeId, side: Side, text: &str) -> Result<()> {
    tx.run(APPEAL, args![id, side.as_str(), text.trim()]).map(drop)
}

/// Stores who mediates.
pub fn take(tx: &mut Tx, id: DisputeId, user: UserId) -> Result<()> {
    tx.run(TAKE, args![id, user]).map(drop)
}

/// Stores how it ended, and what the worker gets.
pub fn end(tx: &mut Tx, id: DisputeId, ending: Ending, outcome: Option<i64>) -> Result<()> {
    tx.run(END, args![id, ending.state().as_str(), ending.as_str(), outcome, tx.now()]).map(drop)
}

/// Returns disputes that the clock has to look at, at most 50.
pub fn due(tx: &mut Tx) -> Result<Vec<DisputeId>> {
    tx.all(DUE, args![tx.now()], value)
}

/// Adds what happened.
pub fn add_event(tx: &mut Tx, id: DisputeId, side: Option<Side>, text: &str) -> Result<()> {
    let text: String = text.chars().take(1_000).collect();
    tx.run(ADD_EVENT, args![id, side.map(Side::as_str), &text, tx.now()]).map(drop)
}

/// Returns what happened, oldest first, at most 500.
pub fn events(tx: &mut Tx, id: DisputeId) -> Result<Vec<Event>> {
    let read = |row: &mut Row| Ok(Event { id: row.take()?, side: row.take()?, text: row.take()?, at: row.take()? });
    tx.all(EVENTS, args![id], read)
}

fn from_row(row: &mut Row, currency: &str) -> Result<Dispute> {
    let (id, contract_id, work) = (row.take()?, row.take()?, row.take()?);
    let (employer_id, employer, worker_id, worker) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (side, about, items, claim): (_, _, String, _) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (text, answer, state) = (row.take()?, row.take()?, row.take()?);
    let (round, opens_at, due_at) = (row.take()?, row.take()?, row.take()?);
    let (extension_by, extensions) = (row.take()?, row.take()?);
    let proposal = proposal(row)?;
    let (appeal_by, appeal, ending, outcome) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (created_at, ended_at, mediator_id, lost) = (row.take()?, row.take()?, row.take()?, row.take()?);
    Ok(Dispute {
        id,
        contract_id,
        work,
        employer_id,
        employer,
        worker_id,
        worker,
        side,
        about,
        items: serde_json::from_str(&items).map_err(|e| Error::Invalid(e.to_string()))?,
        claim,
        currency: currency.to_owned(),
        text,
        answer,
        state,
        round,
        opens_at,
        due_at,
        extension_by,
        extensions,
        proposal,
        decision: None,
        appeal_by,
        appeal,
        final_decision: None,
        ending,
        outcome,
        created_at,
        ended_at,
        mediator_id,
        lost,
        own_side: None,
        has_sealed: false,
        can: Vec::new(),
    })
}

fn proposal(row: &mut Row) -> Result<Option<Proposal>> {
    let (amount, text, at): (Option<i64>, Option<String>, Option<i64>) = (row.take()?, row.take()?, row.take()?);
    let (employer_accepted, worker_accepted) = (row.take::<i64>()? != 0, row.take::<i64>()? != 0);
    let (Some(amount), Some(text), Some(at)) = (amount, text, at) else { return Ok(None) };
    Ok(Some(Proposal { amount, text, at, employer_accepted, worker_accepted }))
}
