//! Contracts in the database.

use serde::Serialize;
use utoipa::ToSchema;

use crate::db::{Result, Row, Tx, value};
use crate::pay::PayUnit;
use crate::web::Cursor;
use crate::{args, site, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT c.id, c.job_id, c.application_id, c.title, c.employer_id, e.name, c.worker_id, u.name, c.rate, c.rate_unit,
                    c.start_date, c.status, c.created_at
             FROM contracts c JOIN employers e ON e.id = c.employer_id JOIN users u ON u.id = c.worker_id ",
            $rest
        )
    };
}

statements! {
    INSERT = "INSERT INTO contracts (employer_id, worker_id, job_id, application_id, title, rate, rate_unit, start_date, status, created_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'active', $9) RETURNING id";
    FIND = columns!("WHERE c.id = $1");
    BETWEEN = "SELECT EXISTS (SELECT 1 FROM contracts c JOIN employer_members m ON m.employer_id = c.employer_id
              WHERE (c.worker_id = $1 AND m.user_id = $2) OR (c.worker_id = $2 AND m.user_id = $1))";
    LIST = columns!("WHERE c.id < $2 AND (c.worker_id = $1 OR c.employer_id IN (SELECT employer_id FROM employer_members WHERE user_id = $1 AND can_view = 1)) ORDER BY c.id DESC LIMIT $3");
    LIST_BACK = columns!("WHERE c.id > $2 AND (c.worker_id = $1 OR c.employer_id IN (SELECT employer_id FROM employer_members WHERE user_id = $1 AND can_view = 1)) ORDER BY c.id LIMIT $3");
}

/// A contract.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Contract {
    /// Its id.
    pub id: i64,
    /// The job that it came from.
    pub job_id: Option<i64>,
    /// The application that it came from.
    pub application_id: Option<i64>,
    /// What the work is.
    pub job_title: String,
    /// Who pays.
    pub employer: Party,
    /// Who works.
    pub worker: Party,
    /// Minor units per `rateUnit`.
    pub rate: i64,
    /// What the rate is for.
    pub rate_unit: PayUnit,
    /// ISO 4217.
    pub currency: String,
    /// The first day.
    pub start_date: Option<String>,
    /// Where it stands: active.
    pub status: String,
    /// When it was made.
    pub created_at: i64,
}

/// One side of a contract, by its full name: they hired each other.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Party {
    /// The employer's or the person's id.
    pub id: i64,
    /// The full name.
    pub name: String,
}

/// What two sides agreed on.
#[derive(Clone, Copy, Debug)]
pub struct NewContract<'a> {
    /// Who pays.
    pub employer: i64,
    /// Who works.
    pub worker: i64,
    /// The job that it comes from.
    pub job: Option<i64>,
    /// The application that it comes from.
    pub application: Option<i64>,
    /// What the work is.
    pub title: &'a str,
    /// Minor units per `rate_unit`.
    pub rate: i64,
    /// What the rate is for.
    pub rate_unit: PayUnit,
    /// The first day, YYYY-MM-DD.
    pub start_date: Option<&'a str>,
}

/// Makes an active contract.
pub fn insert(tx: &mut Tx, new: &NewContract) -> Result<i64> {
    let &NewContract { employer, worker, job, application, title, rate, rate_unit, start_date } = new;
    let unit = rate_unit.as_str();
    tx.insert(INSERT, args![employer, worker, job, application, title, rate, unit, start_date, tx.now()])
}

/// A contract by its id.
pub fn find(tx: &mut Tx, id: i64) -> Result<Option<Contract>> {
    let currency = site::store::currency(tx)?;
    tx.find(FIND, args![id], |row| read(row, &currency))
}

/// The contracts of a person, on either side, newest first; one more row than `limit` when there are more.
pub fn list(tx: &mut Tx, user: i64, cursor: Option<&Cursor<i64>>, limit: i64) -> Result<Vec<Contract>> {
    let (sql, from) = match cursor {
        Some(Cursor::Before(id)) => (LIST_BACK, *id),
        Some(Cursor::After(id)) => (LIST, *id),
        None => (LIST, i64::MAX),
    };
    let currency = site::store::currency(tx)?;
    tx.all(sql, args![user, from, limit + 1], |row| read(row, &currency))
}

fn read(row: &mut Row, currency: &str) -> Result<Contract> {
    Ok(Contract {
        id: row.take()?,
        job_id: row.take()?,
        application_id: row.take()?,
        job_title: row.take()?,
        employer: Party { id: row.take()?, name: row.take()? },
        worker: Party { id: row.take()?, name: row.take()? },
        rate: row.take()?,
        rate_unit: row.take()?,
        currency: currency.to_owned(),
        start_date: row.take()?,
        status: row.take()?,
        created_at: row.take()?,
    })
}

/// The two are on the two sides of a contract: they know each other's names.
pub fn between(tx: &mut Tx, person: i64, viewer: i64) -> Result<bool> {
    tx.one(BETWEEN, args![person, viewer], value)
}
