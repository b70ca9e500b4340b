//! Contracts in the database.

pub mod contacts;

use serde::Serialize;
use utoipa::ToSchema;

use super::model::{Contact, Contacts, Side};
use crate::db::{Result, Row, Tx, value};
use crate::employers::model::Rights;
use crate::employers::rights;
use crate::ids::{ApplicationId, ContactId, ContractId, EmployerId, JobId, UserId};
use crate::pay::PayUnit;
use crate::web::page::Order;
use crate::web::{List, Page};
use crate::{args, contact_joins, site, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT c.id, c.job_id, c.application_id, c.title, c.employer_id, e.name, c.worker_id, u.name, c.rate, c.rate_unit,
                    c.start_date, c.note, c.status, c.created_at, ke.phone, ke.email, ke.note, kw.phone, kw.email, kw.note
             FROM contracts c JOIN employers e ON e.id = c.employer_id JOIN users u ON u.id = c.worker_id ",
            contact_joins!(),
            $rest
        )
    };
}

statements! {
    INSERT = "INSERT INTO contracts (employer_id, worker_id, job_id, application_id, title, rate, rate_unit, start_date, note, employer_contact_id, worker_contact_id, status, created_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'active', $12) RETURNING id";
    FIND = columns!("WHERE c.id = $1");
    // A person has few contracts as a worker; an employer may have thousands.
    WORKS_FOR = "SELECT EXISTS (SELECT 1 FROM contracts c CROSS JOIN employer_members m WHERE c.worker_id = $1 AND m.employer_id = c.employer_id AND m.user_id = $2)";
    OF_WORKER = columns!("WHERE c.worker_id = $1 AND c.id < $2 ORDER BY c.id DESC LIMIT $3");
    OF_WORKER_BEFORE = columns!("WHERE c.worker_id = $1 AND c.id > $2 ORDER BY c.id LIMIT $3");
    OF_EMPLOYER = columns!("WHERE c.employer_id = $1 AND c.id < $2 ORDER BY c.id DESC LIMIT $3");
    OF_EMPLOYER_BEFORE = columns!("WHERE c.employer_id = $1 AND c.id > $2 ORDER BY c.id LIMIT $3");
}

/// A contract between an employer and a worker.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Contract {
    /// The contract's id.
    pub id: ContractId,
    /// Id of the job; null if there is none.
    pub job_id: Option<JobId>,
    /// Id of the application; null if there is none.
    pub application_id: Option<ApplicationId>,
    /// Title of the job.
    pub job_title: String,
    /// The hiring side.
    pub employer: Party<EmployerId>,
    /// The hired side.
    pub worker: Party<UserId>,
    /// Rate in minor units per `rateUnit`.
    pub rate: i64,
    /// Unit of the rate.
    pub rate_unit: PayUnit,
    /// ISO 4217 currency code.
    pub currency: String,
    /// First day of work, YYYY-MM-DD; null if not set.
    pub start_date: Option<String>,
    /// The words of the offer; empty if there were none.
    pub note: String,
    /// Status; currently always `active`.
    pub status: String,
    /// When it was created, in milliseconds since the epoch.
    pub created_at: i64,
    /// The side whose contact details the caller may change; null if they may only read.
    pub own_side: Option<Side>,
}

/// One side of a contract. Its name and its contact details are shown in full to the other side.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Party<I> {
    /// The employer's or the worker's id.
    pub id: I,
    /// Full name.
    pub name: String,
    /// How to reach them; null if they didn't say, or while their account is closed.
    pub contact: Option<Contact>,
}

/// Terms of a new contract.
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
    /// Title of the job.
    pub title: &'a str,
    /// Rate in minor units per `rate_unit`.
    pub rate: i64,
    /// Unit of the rate.
    pub rate_unit: PayUnit,
    /// First day of work, YYYY-MM-DD.
    pub start_date: Option<&'a str>,
    /// The words of the offer.
    pub note: &'a str,
    /// How to reach the employer.
    pub employer_contact: Option<ContactId>,
    /// How to reach the worker.
    pub worker_contact: Option<ContactId>,
}

/// Inserts an active contract and returns its id.
pub fn insert(tx: &mut Tx, new: &NewContract) -> Result<ContractId> {
    let &NewContract { employer, worker, job, application, title, rate, rate_unit, start_date, note, .. } = new;
    let unit = rate_unit.as_str();
    let (reach_employer, reach_worker) = (new.employer_contact, new.worker_contact);
    let parties = args![employer, worker, job, application, title, rate, unit, start_date];
    let rest = args![note, reach_employer, reach_worker, tx.now()];
    tx.insert(INSERT, &[parties.as_slice(), rest].concat())
}

/// Finds a contract by id; `own_side` is left empty.
pub fn find(tx: &mut Tx, id: ContractId) -> Result<Option<Contract>> {
    let currency = site::store::currency(tx)?;
    tx.find(FIND, args![id], |row| from_row(row, &currency))
}

/// Returns a page of a person's contracts on either side, newest first.
pub fn list(tx: &mut Tx, user: UserId, page: &Page) -> Result<List<Contract>> {
    let currency = site::store::currency(tx)?;
    let (sql, from) = page.start(OF_WORKER, OF_WORKER_BEFORE, i64::MAX);
    let mut parts = vec![tx.all(sql, args![user, from, page.rows()], |row| from_row(row, &currency))?];
    let (sql, from) = page.start(OF_EMPLOYER, OF_EMPLOYER_BEFORE, i64::MAX);
    for employer in rights::employers(tx, user, Rights::can_view_applications)? {
        parts.push(tx.all(sql, args![employer, from, page.rows()], |row| from_row(row, &currency))?);
    }
    let mut list = page.merge(parts, Order::HighestFirst, |contract| contract.id.0);
    for contract in &mut list.items {
        contract.own_side = contract.side_of(user, rights::find(tx, contract.employer.id, user)?);
    }
    Ok(list)
}

impl Contract {
    /// Returns the side that a person may speak for: the worker, or a member with permission to hire.
    #[must_use]
    pub fn side_of(&self, user: UserId, rights: Rights) -> Option<Side> {
        if self.worker.id == user { Some(Side::Worker) } else { rights.hire.then_some(Side::Employer) }
    }
}

fn from_row(row: &mut Row, currency: &str) -> Result<Contract> {
    let mut contract = Contract {
        id: row.take()?,
        job_id: row.take()?,
        application_id: row.take()?,
        job_title: row.take()?,
        employer: Party { id: row.take()?, name: row.take()?, contact: None },
        worker: Party { id: row.take()?, name: row.take()?, contact: None },
        rate: row.take()?,
        rate_unit: row.take()?,
        currency: currency.to_owned(),
        start_date: row.take()?,
        note: row.take()?,
        status: row.take()?,
        created_at: row.take()?,
        own_side: None,
    };
    let Contacts { employer, worker } = contacts::from_row(row)?;
    (contract.employer.contact, contract.worker.contact) = (employer, worker);
    Ok(contract)
}

/// Returns whether the two people are on opposite sides of a contract, which lets them see each other's full names.
pub fn have_contract(tx: &mut Tx, person: UserId, viewer: UserId) -> Result<bool> {
    Ok(tx.one(WORKS_FOR, args![person, viewer], value)? || tx.one(WORKS_FOR, args![viewer, person], value)?)
}
