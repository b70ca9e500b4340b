//! Lists of contracts in the database.

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
    WAITING_WORKER = "SELECT c.id, c.title, e.name, (SELECT MIN(o.due) FROM contract_open o WHERE o.contract_id = c.id AND o.side = 'worker') FROM contracts c JOIN employers e ON e.id = c.employer_id WHERE c.worker_id = $1 AND c.waits_for_worker = 1 ORDER BY c.id LIMIT 10";
    WAITING_EMPLOYER = "SELECT c.id, c.title, u.name, (SELECT MIN(o.due) FROM contract_open o WHERE o.contract_id = c.id AND o.side = 'employer') FROM contracts c JOIN users u ON u.id = c.worker_id WHERE c.employer_id = $1 AND c.waits_for_employer = 1 ORDER BY c.id LIMIT 10";
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

/// A contract in which a side has something to answer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Waiting {
    /// The contract.
    pub id: ContractId,
    /// Its title.
    pub title: String,
    /// Name of the other side.
    pub other: String,
    /// What is open besides proposals and notice.
    pub due: Option<Due>,
}

/// Returns up to 10 contracts in which the worker has something to answer.
pub fn waiting_for_worker(tx: &mut Tx, worker: UserId) -> Result<Vec<Waiting>> {
    tx.all(WAITING_WORKER, args![worker], waiting)
}

/// Returns up to 10 contracts in which the employer has something to answer.
pub fn waiting_for_employer(tx: &mut Tx, employer: EmployerId) -> Result<Vec<Waiting>> {
    tx.all(WAITING_EMPLOYER, args![employer], waiting)
}

fn waiting(row: &mut Row) -> Result<Waiting> {
    Ok(Waiting { id: row.take()?, title: row.take()?, other: row.take()?, due: row.take()? })
}
