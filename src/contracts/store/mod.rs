//! Contracts in the database.

pub mod contacts;
pub mod events;
pub mod lists;
pub mod open;
pub mod versions;

use super::contact::Contacts;
use super::model::{EndCause, EndReason, Side, State};
use super::terms::Terms;
use super::view::{self, Contract, End, Party, Pending, Progress};
use crate::clock::{DAY, date_in};
use crate::db::{Error, Result, Row, Tx, value};
use crate::employers::model::Parties;
use crate::events::Event;
use crate::identity::standing::{self, Known};
use crate::ids::{ApplicationId, ContactId, ContractId, DisputeId, EmployerId, JobId, UserId};
use crate::{args, contact_joins, not_stuck, site, statements};

/// Selects the columns of a contract `c` in the order that [`from_row`] reads them.
macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT c.id, c.job_id, c.application_id, c.previous_id, c.title, c.employer_id, e.name, c.worker_id, u.name, c.state,
                    (SELECT MAX(x.number) FROM contract_versions x WHERE x.contract_id = c.id), v.terms, (SELECT f.note FROM contract_versions f WHERE f.contract_id = c.id AND f.number = 1),
                    p.number, p.proposed_by, p.note, p.terms, p.created_at, c.end_cause, c.end_by, c.end_reason, c.end_note, c.end_on, c.ended_at,
                    c.created_at, c.active_at, c.milestones, c.milestones_approved, c.dispute_id, ke.phone, ke.email, ke.note, ke.street, kw.phone, kw.email, kw.note, kw.street
             FROM contracts c JOIN employers e ON e.id = c.employer_id JOIN users u ON u.id = c.worker_id
             JOIN contract_versions v ON v.contract_id = c.id AND v.number = CASE WHEN c.version > 0 THEN c.version
               ELSE (SELECT MAX(y.number) FROM contract_versions y WHERE y.contract_id = c.id) END
             LEFT JOIN contract_versions p ON p.contract_id = c.id AND p.status = 'proposed' ",
            contact_joins!(),
            $rest
        )
    };
}
use columns;

/// Whether a contract waits for a side: for its answer to a proposal or to notice from the other side, or for what
/// [`open`] lists.
#[macro_export]
macro_rules! waits {
    ($contracts:literal, $side:literal, $other:literal) => {
        concat!(
            "((",
            $contracts,
            ".state <> 'ended' AND (",
            $contracts,
            ".end_by IS '",
            $other,
            "' OR EXISTS (SELECT 1 FROM contract_versions p WHERE p.contract_id = ",
            $contracts,
            ".id AND p.status = 'proposed' AND p.proposed_by = '",
            $other,
            "')))
            OR EXISTS (SELECT 1 FROM contract_open o WHERE o.contract_id = ",
            $contracts,
            ".id AND o.side = '",
            $side,
            "'))"
        )
    };
}

statements! {
    OF_APPLICATION = "SELECT id FROM contracts WHERE application_id = $1";
    INSERT = "INSERT INTO contracts (employer_id, worker_id, job_id, application_id, previous_id, title, employer_contact_id, worker_contact_id, state, version, active_at, due_at, created_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id";
    FIND = columns!("WHERE c.id = $1");
    // A person has few contracts as a worker; an employer may have thousands.
    WORKS_FOR = "SELECT EXISTS (SELECT 1 FROM contracts c CROSS JOIN employer_members m WHERE c.worker_id = $1 AND m.employer_id = c.employer_id AND m.user_id = $2)";
    // Who turned a proposal down has no more to do with the other side than before.
    HAVE_WORKED = "SELECT EXISTS (SELECT 1 FROM contracts WHERE employer_id = $1 AND worker_id = $2 AND version > 0)";
    ACTIVATE = "UPDATE contracts SET state = 'active', version = $2, active_at = $3, due_at = NULL WHERE id = $1";
    SET_VERSION = "UPDATE contracts SET version = $2 WHERE id = $1";
    POSTPONE = "UPDATE contracts SET due_at = due_at + $1 WHERE state = 'proposed' AND due_at IS NOT NULL RETURNING worker_id, employer_id";
    SET_DUE = "UPDATE contracts SET due_at = $2 WHERE id = $1";
    SET_END = "UPDATE contracts SET end_cause = $2, end_by = $3, end_reason = $4, end_note = $5, end_on = $6, due_at = $7 WHERE id = $1";
    CLEAR_END = "UPDATE contracts SET end_cause = NULL, end_by = NULL, end_reason = NULL, end_note = NULL, end_on = NULL, due_at = NULL WHERE id = $1";
    CLOSE = "UPDATE contracts SET state = 'ended', end_cause = $2, end_on = $3, ended_at = $4, due_at = NULL WHERE id = $1";
    SET_WAITS = concat!("UPDATE contracts SET waits_for_worker = ", waits!("contracts", "worker", "employer"), ", waits_for_employer = ", waits!("contracts", "employer", "worker"), " WHERE id = $1");
    SET_DISPUTE = "UPDATE contracts SET dispute_id = $2 WHERE id = $1";
    SET_PROGRESS = "UPDATE contracts SET milestones = $2, milestones_approved = $3 WHERE id = $1";
    DUE = concat!("SELECT id FROM contracts WHERE due_at <= $1", not_stuck!("contracts", "contracts.id"), " ORDER BY due_at LIMIT 50");
}

/// A new contract.
#[derive(Clone, Copy, Debug)]
pub struct NewContract<'a> {
    /// Id of the employer.
    pub employer: EmployerId,
    /// Id of the worker.
    pub worker: UserId,
    /// Id of the job.
    pub job: Option<JobId>,
    /// Id of the application.
    pub application: Option<ApplicationId>,
    /// The earlier contract that it follows.
    pub previous: Option<ContractId>,
    /// Title of the job, or what the work is called.
    pub title: &'a str,
    /// How to reach the employer.
    pub employer_contact: Option<ContactId>,
    /// How to reach the worker.
    pub worker_contact: Option<ContactId>,
    /// When an answer is due, in milliseconds since the epoch; `None` for a contract that both sides have confirmed.
    pub answer_due: Option<i64>,
}

/// Inserts a contract and returns its id. Its terms are for [`versions::insert`]: version 1.
pub fn insert(tx: &mut Tx, new: &NewContract) -> Result<ContractId> {
    let now = tx.now();
    standing::set(tx, new.worker, Known::Deed)?;
    let (state, version, active_at) = match new.answer_due {
        Some(_) => (State::Proposed, 0, None),
        None => (State::Active, 1, Some(now)),
    };
    let parties = args![new.employer, new.worker, new.job, new.application, new.previous, new.title.trim()];
    let rest = args![new.employer_contact, new.worker_contact, state.as_str(), version, active_at, new.answer_due, now];
    tx.insert(INSERT, &[parties.as_slice(), rest].concat())
}

/// Finds a contract by id; what depends on the caller is left empty.
pub fn find(tx: &mut Tx, id: ContractId) -> Result<Option<Contract>> {
    let site = Site::read(tx)?;
    let Some(mut contract) = tx.find(FIND, args![id], |row| from_row(row, &site))? else { return Ok(None) };
    contract.lines = contract.terms.lines(None, &site.currency);
    let in_force = (contract.state != State::Proposed).then_some(&contract.terms);
    if let Some(pending) = &mut contract.pending {
        pending.lines = pending.terms.lines(in_force, &site.currency);
    }
    Ok(Some(contract))
}

/// Returns the contract that an application led to.
pub fn of_application(tx: &mut Tx, application: ApplicationId) -> Result<Option<ContractId>> {
    tx.find(OF_APPLICATION, args![application], value)
}

/// Returns a contract that must exist.
pub fn get(tx: &mut Tx, id: ContractId) -> Result<Contract> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("contract {id} does not exist")))
}

/// Marks a proposed contract as confirmed by both sides, with this version of the terms.
pub fn activate(tx: &mut Tx, id: ContractId, version: i64) -> Result<()> {
    tx.run(ACTIVATE, args![id, version, tx.now()]).map(drop)
}

/// Puts a version of the terms in force.
pub fn set_version(tx: &mut Tx, id: ContractId, version: i64) -> Result<()> {
    tx.run(SET_VERSION, args![id, version]).map(drop)
}

/// Moves by so many milliseconds until when proposed contracts wait for an answer. The day that a notice ends on stays. Returns whose it was.
pub fn postpone(tx: &mut Tx, by: i64) -> Result<Vec<Parties>> {
    tx.all(POSTPONE, args![by], Parties::read)
}

/// Sets until when a proposed contract waits for an answer.
pub fn set_answer_due(tx: &mut Tx, id: ContractId, at: i64) -> Result<()> {
    tx.run(SET_DUE, args![id, at]).map(drop)
}

/// Stores who ends the contract, why, and the last day. It's over at `due`; `None` if it's closed at once.
pub fn set_end(tx: &mut Tx, id: ContractId, end: &End, due: Option<i64>) -> Result<()> {
    let (by, reason) = (end.by.map(Side::as_str), end.reason.map(EndReason::as_str));
    tx.run(SET_END, args![id, end.cause.as_str(), by, reason, end.note.trim(), &end.on, due]).map(drop)
}

/// Removes the notice.
pub fn clear_end(tx: &mut Tx, id: ContractId) -> Result<()> {
    tx.run(CLEAR_END, args![id]).map(drop)
}

/// Ends the contract. A proposal that still waits for an answer goes with it.
pub fn close(tx: &mut Tx, id: ContractId, cause: EndCause, on: Option<&str>) -> Result<()> {
    tx.run(CLOSE, args![id, cause.as_str(), on, tx.now()])?;
    versions::close_pending(tx, id)?;
    tx.emit(Event::ContractEnded { contract: id })
}

/// Stores the dispute that is open; `None` once it's over.
pub fn set_dispute(tx: &mut Tx, id: ContractId, dispute: Option<DisputeId>) -> Result<()> {
    tx.run(SET_DISPUTE, args![id, dispute]).map(drop)
}

/// Stores how many milestones there are, and how many are approved.
pub fn set_progress(tx: &mut Tx, id: ContractId, progress: Progress) -> Result<()> {
    tx.run(SET_PROGRESS, args![id, progress.milestones, progress.approved]).map(drop)
}

/// Stores which sides have something to answer, after a change.
pub fn set_waits(tx: &mut Tx, id: ContractId) -> Result<()> {
    tx.run(SET_WAITS, args![id]).map(drop)
}

/// Returns contracts whose notice is over or whose proposal got no answer, at most 50.
pub fn due(tx: &mut Tx) -> Result<Vec<ContractId>> {
    tx.all(DUE, args![tx.now()], value)
}

/// What the rows of contracts need to know about the site.
struct Site {
    currency: String,
    zone: String,
    now: i64,
}

impl Site {
    fn read(tx: &mut Tx) -> Result<Self> {
        Ok(Self { currency: site::store::currency(tx)?, zone: site::store::zone(tx)?, now: tx.now() })
    }
}

fn from_row(row: &mut Row, site: &Site) -> Result<Contract> {
    let (id, job_id, application_id, previous_id, job_title) =
        (row.take()?, row.take()?, row.take()?, row.take()?, row.take()?);
    let employer = Party { id: row.take()?, name: row.take()?, contact: None };
    let worker = Party { id: row.take()?, name: row.take()?, contact: None };
    let (state, version): (State, i64) = (row.take()?, row.take()?);
    let (terms, note) = (versions::terms(row)?, row.take()?);
    let pending = pending(row)?;
    let end = end(row)?;
    let (created_at, active_at) = (row.take()?, row.take()?);
    let progress = Progress { milestones: row.take()?, approved: row.take()? };
    let dispute_id = row.take()?;
    let Contacts { employer: employer_contact, worker: worker_contact } = contacts::from_row(row)?;
    let address = view::address(&terms, employer_contact.as_ref());
    let earliest_end = date_in(&site.zone, site.now + terms.notice_days * DAY);
    Ok(Contract {
        id,
        job_id,
        application_id,
        previous_id,
        job_title,
        employer: Party { contact: employer_contact, ..employer },
        worker: Party { contact: worker_contact, ..worker },
        currency: site.currency.clone(),
        state,
        terms,
        lines: Vec::new(),
        address,
        note,
        version,
        pending,
        end,
        created_at,
        active_at,
        progress,
        dispute_id,
        own_side: None,
        can: Vec::new(),
        due: Vec::new(),
        earliest_end,
    })
}

fn pending(row: &mut Row) -> Result<Option<Pending>> {
    let (number, proposed_by, note): (Option<i64>, Option<Side>, Option<String>) =
        (row.take()?, row.take()?, row.take()?);
    let (terms, created_at): (Option<String>, Option<i64>) = (row.take()?, row.take()?);
    let (Some(version), Some(proposed_by), Some(terms)) = (number, proposed_by, terms) else { return Ok(None) };
    let (note, created_at) = (note.unwrap_or_default(), created_at.unwrap_or_default());
    let terms: Terms = versions::parse(&terms)?;
    Ok(Some(Pending { version, proposed_by, note, terms, lines: Vec::new(), created_at }))
}

fn end(row: &mut Row) -> Result<Option<End>> {
    let (cause, by, reason): (Option<EndCause>, _, _) = (row.take()?, row.take()?, row.take()?);
    let (note, on, ended_at): (Option<String>, _, _) = (row.take()?, row.take()?, row.take()?);
    Ok(cause.map(|cause| End { cause, by, reason, note: note.unwrap_or_default(), on, ended_at }))
}

/// Returns whether the two people are on opposite sides of a contract, which lets them see each other's full names.
pub fn have_contract(tx: &mut Tx, person: UserId, viewer: UserId) -> Result<bool> {
    Ok(tx.one(WORKS_FOR, args![person, viewer], value)? || tx.one(WORKS_FOR, args![viewer, person], value)?)
}

/// Returns whether the worker ever had a contract with the employer that both confirmed.
pub fn have_worked(tx: &mut Tx, employer: EmployerId, worker: UserId) -> Result<bool> {
    tx.one(HAVE_WORKED, args![employer, worker], value)
}
