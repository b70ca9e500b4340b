//! Lists of contracts in the database.

use std::collections::HashSet;

use super::{Site, columns, from_row};
use crate::contracts::model::{Due, State};
use crate::contracts::view::Contract;
use crate::db::{Result, Row, Tx, value};
use crate::employers::model::Rights;
use crate::employers::rights;
use crate::ids::{ContractId, EmployerId, JobId, UserId};
use crate::web::page::Order;
use crate::web::{List, Page};
use crate::{args, contact_joins, statements};

/// What sorts what is open as [`Due::urgency`] does, so that the limit cuts off the least urgent.
macro_rules! by_urgency {
    () => {
        "CASE WHEN c.state = 'proposed' OR o.due IN ('approve', 'attendance', 'changes', 'dispute', 'hours', 'shift', 'timesheet') THEN 0 WHEN o.due IN ('expense', 'pay', 'payment') THEN 1 ELSE 2 END"
    };
}

statements! {
    OF_WORKER = columns!("WHERE c.worker_id = $1 AND c.state = $2 AND c.id < $3 ORDER BY c.id DESC LIMIT $4");
    OF_WORKER_BEFORE = columns!("WHERE c.worker_id = $1 AND c.state = $2 AND c.id > $3 ORDER BY c.id LIMIT $4");
    OF_EMPLOYER = columns!("WHERE c.employer_id = $1 AND c.state = $2 AND c.id < $3 ORDER BY c.id DESC LIMIT $4");
    OF_EMPLOYER_BEFORE = columns!("WHERE c.employer_id = $1 AND c.state = $2 AND c.id > $3 ORDER BY c.id LIMIT $4");
    OF_JOB = columns!("WHERE c.job_id = $1 AND c.employer_id = $2 AND c.id < $3 ORDER BY c.id DESC LIMIT $4");
    OF_JOB_BEFORE = columns!("WHERE c.job_id = $1 AND c.employer_id = $2 AND c.id > $3 ORDER BY c.id LIMIT $4");
    EXISTS_FOR = "SELECT EXISTS (SELECT 1 FROM contracts WHERE job_id = $1)";
    WORKER_DUE = columns!("WHERE c.worker_id = $1 AND c.waits_for_worker = 1 ORDER BY c.id LIMIT 50");
    EMPLOYER_DUE = columns!("WHERE c.employer_id = $1 AND c.waits_for_employer = 1 ORDER BY c.id LIMIT 50");
    WAITING_WORKER = concat!("SELECT c.id, c.title, e.name, c.state, EXISTS (SELECT 1 FROM contract_versions v WHERE v.contract_id = c.id AND v.status = 'proposed' AND v.proposed_by = 'employer'), c.end_by = 'employer', c.due_at, c.end_on, o.due
              FROM contracts c JOIN employers e ON e.id = c.employer_id LEFT JOIN contract_open o ON o.contract_id = c.id AND o.side = 'worker'
              WHERE c.worker_id = $1 AND c.waits_for_worker = 1 ORDER BY ", by_urgency!(), ", c.id, o.due LIMIT 50");
    WAITING_EMPLOYER = concat!("SELECT c.id, c.title, u.name, c.state, EXISTS (SELECT 1 FROM contract_versions v WHERE v.contract_id = c.id AND v.status = 'proposed' AND v.proposed_by = 'worker'), c.end_by = 'worker', c.due_at, c.end_on, o.due
              FROM contracts c JOIN users u ON u.id = c.worker_id LEFT JOIN contract_open o ON o.contract_id = c.id AND o.side = 'employer'
              WHERE c.employer_id = $1 AND c.waits_for_employer = 1 ORDER BY ", by_urgency!(), ", c.id, o.due LIMIT 50");
}

/// Characters of the work that lists show.
const LIST_WORK_CHARS: usize = 200;
/// Maximum number of contracts in the list of those to answer.
const MAX_DUE: usize = 50;

/// Returns a page of a person's contracts in these states, on either side, newest first.
pub fn page(tx: &mut Tx, user: UserId, states: &[State], page: &Page) -> Result<List<Contract>> {
    let site = Site::read(tx)?;
    let mut parts = Vec::new();
    let employers = rights::employers(tx, user, Rights::can_view_applications)?;
    for state in states {
        let (sql, from) = page.start(OF_WORKER, OF_WORKER_BEFORE, i64::MAX);
        parts.push(tx.all(sql, args![user, state.as_str(), from, page.rows()], |row| from_row(row, &site))?);
        let (sql, from) = page.start(OF_EMPLOYER, OF_EMPLOYER_BEFORE, i64::MAX);
        for employer in &employers {
            parts.push(tx.all(sql, args![*employer, state.as_str(), from, page.rows()], |row| from_row(row, &site))?);
        }
    }
    let mut list = page.merge(parts, Order::HighestFirst, |contract| contract.id.0);
    list.items.iter_mut().for_each(shorten_work);
    Ok(list)
}

/// Returns a page of the contracts of everyone who works on a job, for the employers whose contracts a person may read,
/// newest first.
pub fn crew(tx: &mut Tx, user: UserId, job: JobId, page: &Page) -> Result<List<Contract>> {
    let site = Site::read(tx)?;
    let mut parts = Vec::new();
    let (sql, from) = page.start(OF_JOB, OF_JOB_BEFORE, i64::MAX);
    for employer in rights::employers(tx, user, Rights::can_view_applications)? {
        parts.push(tx.all(sql, args![job, employer, from, page.rows()], |row| from_row(row, &site))?);
    }
    let mut list = page.merge(parts, Order::HighestFirst, |contract| contract.id.0);
    list.items.iter_mut().for_each(shorten_work);
    Ok(list)
}

/// Whether a job led to a contract.
pub fn exists_for(tx: &mut Tx, job: JobId) -> Result<bool> {
    tx.one(EXISTS_FOR, args![job], value)
}

/// Returns the contracts in which a person's side has something to answer, oldest first.
pub fn due(tx: &mut Tx, user: UserId) -> Result<List<Contract>> {
    let site = Site::read(tx)?;
    let mut items = tx.all(WORKER_DUE, args![user], |row| from_row(row, &site))?;
    for employer in rights::employers(tx, user, |rights| rights.hire)? {
        items.extend(tx.all(EMPLOYER_DUE, args![employer], |row| from_row(row, &site))?);
    }
    items.sort_by_key(|contract| contract.id);
    items.truncate(MAX_DUE);
    items.iter_mut().for_each(shorten_work);
    Ok(List { items, next_cursor: None, prev_cursor: None })
}

fn shorten_work(contract: &mut Contract) {
    shorten(&mut contract.terms.work);
    if let Some(pending) = &mut contract.pending {
        shorten(&mut pending.terms.work);
    }
}

fn shorten(work: &mut String) {
    if let Some((end, _)) = work.char_indices().nth(LIST_WORK_CHARS) {
        work.truncate(end);
    }
}

/// Something that a side has to answer in a contract.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Waiting {
    /// The contract.
    pub id: ContractId,
    /// Its title.
    pub title: String,
    /// Name of the other side.
    pub other: String,
    /// What it is.
    pub due: Due,
    /// Until when the answer counts, or the last day after notice; `None` if the contract itself doesn't say.
    pub until: Option<Until>,
}

/// A time that the contract itself sets for an answer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Until {
    /// A time, in milliseconds since the epoch.
    Time(i64),
    /// The end of a day, YYYY-MM-DD.
    Day(String),
}

/// Returns what the worker has to answer, the most urgent first; at most 50 answers.
pub fn waiting_for_worker(tx: &mut Tx, worker: UserId) -> Result<Vec<Waiting>> {
    Ok(each(tx.all(WAITING_WORKER, args![worker], open_row)?))
}

/// Returns what the employer has to answer, the most urgent first; at most 50 answers.
pub fn waiting_for_employer(tx: &mut Tx, employer: EmployerId) -> Result<Vec<Waiting>> {
    Ok(each(tx.all(WAITING_EMPLOYER, args![employer], open_row)?))
}

/// A contract in which a side has something to answer, with one of the things that are open.
struct Open {
    id: ContractId,
    title: String,
    other: String,
    state: State,
    is_proposed: bool,
    has_notice: bool,
    answer_by: Option<i64>,
    last_day: Option<String>,
    due: Option<Due>,
}

fn open_row(row: &mut Row) -> Result<Open> {
    Ok(Open {
        id: row.take()?,
        title: row.take()?,
        other: row.take()?,
        state: row.take()?,
        is_proposed: row.take::<i64>()? != 0,
        has_notice: row.take::<Option<i64>>()? == Some(1),
        answer_by: row.take()?,
        last_day: row.take()?,
        due: row.take()?,
    })
}

/// Returns each thing to answer: a contract's proposals and notice once, with the first thing that is open in it.
fn each(rows: Vec<Open>) -> Vec<Waiting> {
    let mut seen = HashSet::new();
    let mut all: Vec<Waiting> = Vec::new();
    for row in rows {
        let is_first = seen.insert(row.id);
        let is_confirmed = row.state != State::Proposed;
        let proposal = if is_confirmed { (Due::Terms, None) } else { (Due::Confirm, row.answer_by.map(Until::Time)) };
        let notice = (Due::Notice, row.last_day.clone().map(Until::Day));
        let found = [
            (is_first && row.is_proposed).then_some(proposal),
            (is_first && row.has_notice && row.state == State::Active).then_some(notice),
            row.due.map(|due| (due, None)),
        ];
        let (title, other) = (row.title, row.other);
        let waiting = |(due, until)| Waiting { id: row.id, title: title.clone(), other: other.clone(), due, until };
        all.extend(found.into_iter().flatten().map(waiting));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contracts::model::Urgency;

    #[test]
    fn statements_sort_by_urgency_as_the_dashboard_does() {
        let sql = by_urgency!();
        let (soon, money) = sql.split_once("THEN 0").unwrap_or_default();
        for due in Due::ALL {
            let quoted = format!("'{}'", due.as_str());
            let stored = !matches!(due, Due::Confirm | Due::Terms | Due::Notice);
            let found = (soon.contains(&quoted), money.contains(&quoted));
            assert_eq!(found.0, stored && due.urgency() == Urgency::Soon, "{quoted}");
            assert_eq!(found.1, stored && due.urgency() == Urgency::Money, "{quoted}");
        }
    }
}
