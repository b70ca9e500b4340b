//! Rapid hires in the database.

pub mod availability;
pub mod candidates;
pub mod offers;

use super::model::State;
use super::town::Town;
use super::view::{RapidHire, RapidWork};
use crate::db::{Error, Result, Row, Tx, value};
use crate::employers::model::{Kind, public_name};
use crate::ids::{ContactId, EmployerId, JobId, RapidHireId, UserId};
use crate::pay::PayUnit;
use crate::tasks::{self, Task};
use crate::{args, site, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT h.id, h.employer_id, h.job_id, j.title, e.name, e.kind, j.hiring_name, j.city, j.state, h.starts_at, h.ends_at, h.rate, h.rate_unit, h.notes, j.openings - (SELECT CAST(COUNT(*) AS BIGINT) FROM rapid_offers o WHERE o.hire_id = h.id AND o.state = 'replaced'),
               (SELECT CAST(COUNT(*) AS BIGINT) FROM rapid_offers o WHERE o.hire_id = h.id AND o.state = 'confirmed'),
               (SELECT CAST(COUNT(*) AS BIGINT) FROM rapid_offers o JOIN shifts s ON s.id = o.shift_id WHERE o.hire_id = h.id AND o.state = 'confirmed' AND s.state IN ('working', 'done')),
               h.state, h.wave, h.nobody_left, h.created_at, j.status, j.filled - (SELECT CAST(COUNT(*) AS BIGINT) FROM rapid_offers o WHERE o.hire_id = h.id AND o.state = 'replaced'), h.user_id, h.contact_id, j.category, j.city_fold, j.state, j.lat, j.lon
             FROM rapid_hires h JOIN jobs j ON j.id = h.job_id JOIN employers e ON e.id = h.employer_id ",
            $rest
        )
    };
}

statements! {
    FIND = columns!("WHERE h.id = $1");
    OF_JOB = "SELECT id FROM rapid_hires WHERE job_id = $1";
    OF_EMPLOYER = columns!("WHERE h.employer_id = $1 ORDER BY h.id DESC LIMIT 50");
    INSERT = "INSERT INTO rapid_hires (job_id, employer_id, user_id, contact_id, starts_at, ends_at, rate, rate_unit, notes, state, created_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id";
    SET_STATE = "UPDATE rapid_hires SET state = $2 WHERE id = $1";
    SET_WAVE = "UPDATE rapid_hires SET wave = $2, nobody_left = 0 WHERE id = $1";
    SET_DUE = "UPDATE rapid_hires SET due_at = $2 WHERE id = $1";
    IS_DUE = "SELECT EXISTS (SELECT 1 FROM rapid_hires WHERE id = $1 AND due_at = $2)";
    SET_NOBODY_LEFT = "UPDATE rapid_hires SET nobody_left = 1 WHERE id = $1";
}

/// A new rapid hire.
#[derive(Debug)]
pub struct NewHire<'a> {
    /// The job.
    pub job: JobId,
    /// The employer.
    pub employer: EmployerId,
    /// Who hires.
    pub user: UserId,
    /// How to reach the employer.
    pub contact: ContactId,
    /// When the work begins and ends, in milliseconds since the epoch.
    pub times: (i64, i64),
    /// Rate in minor units, and its unit.
    pub pay: (i64, PayUnit),
    /// What to know.
    pub notes: &'a str,
    /// State.
    pub state: State,
}

/// Inserts a rapid hire.
pub fn insert(tx: &mut Tx, new: &NewHire) -> Result<RapidHireId> {
    let parties = args![new.job, new.employer, new.user, new.contact];
    let (rate, unit) = new.pay;
    let terms = args![new.times.0, new.times.1, rate, unit.as_str(), new.notes.trim(), new.state.as_str(), tx.now()];
    tx.insert(INSERT, &[parties.as_slice(), terms].concat())
}

/// Finds a rapid hire; `can_stop` is left false.
pub fn find(tx: &mut Tx, id: RapidHireId) -> Result<Option<RapidHire>> {
    let currency = site::store::currency(tx)?;
    tx.find(FIND, args![id], |row| from_row(row, &currency))
}

/// Returns a rapid hire that must exist.
pub fn get(tx: &mut Tx, id: RapidHireId) -> Result<RapidHire> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("rapid hire {id} does not exist")))
}

/// Returns the rapid hire of a job.
pub fn of_job(tx: &mut Tx, job: JobId) -> Result<Option<RapidHireId>> {
    tx.find(OF_JOB, args![job], value)
}

/// Returns an employer's rapid hires, the newest first, at most 50.
pub fn of_employer(tx: &mut Tx, employer: EmployerId) -> Result<Vec<RapidHire>> {
    let currency = site::store::currency(tx)?;
    tx.all(OF_EMPLOYER, args![employer], |row| from_row(row, &currency))
}

/// Sets the state.
pub fn set_state(tx: &mut Tx, id: RapidHireId, state: State) -> Result<()> {
    tx.run(SET_STATE, args![id, state.as_str()]).map(drop)
}

/// Stores the number of a new wave.
pub fn set_wave(tx: &mut Tx, id: RapidHireId, wave: i64) -> Result<()> {
    tx.run(SET_WAVE, args![id, wave]).map(drop)
}

/// Stores when the clock looks at it again, and sees to it that it does.
pub fn set_due(tx: &mut Tx, id: RapidHireId, at: Option<i64>) -> Result<()> {
    tx.run(SET_DUE, args![id, at])?;
    at.map_or(Ok(()), |at| tasks::store::enqueue(tx, Task::RapidHire(id, at), at))
}

/// Whether this is still the time at which the clock looks at it.
pub fn is_due(tx: &mut Tx, id: RapidHireId, at: i64) -> Result<bool> {
    tx.one(IS_DUE, args![id, at], value)
}

/// Stores that there's nobody left to ask.
pub fn set_nobody_left(tx: &mut Tx, id: RapidHireId) -> Result<()> {
    tx.run(SET_NOBODY_LEFT, args![id]).map(drop)
}

/// Reads the four columns of a town: its name for comparing, its state, latitude and longitude.
fn town(row: &mut Row) -> Result<Town> {
    let (fold, state) = (row.take()?, row.take()?);
    let (lat, lon): (Option<f64>, Option<f64>) = (row.take()?, row.take()?);
    Ok(Town { fold, state, point: lat.zip(lon) })
}

/// Reads an employer's name, and the one that the job's page shows.
fn names(row: &mut Row) -> Result<(String, String)> {
    let (name, kind, hiring): (String, Kind, Option<String>) = (row.take()?, row.take()?, row.take()?);
    let public = hiring.unwrap_or_else(|| public_name(&name, kind));
    Ok((name, public))
}

fn from_row(row: &mut Row, currency: &str) -> Result<RapidHire> {
    let (id, employer_id, job_id, title) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let names = names(row)?;
    Ok(RapidHire {
        id,
        employer_id,
        work: RapidWork {
            job_id,
            title,
            employer: names.0,
            public_employer: names.1,
            city: row.take()?,
            region: row.take()?,
            starts_at: row.take()?,
            ends_at: row.take()?,
            rate: row.take()?,
            rate_unit: row.take()?,
            currency: currency.to_owned(),
            notes: row.take()?,
        },
        openings: row.take()?,
        confirmed: row.take()?,
        arrived: row.take()?,
        state: row.take()?,
        wave: row.take()?,
        nobody_left: row.take::<i64>()? != 0,
        created_at: row.take()?,
        can_stop: false,
        job_status: row.take()?,
        filled: row.take()?,
        user: row.take()?,
        contact: row.take()?,
        category: row.take()?,
        town: town(row)?,
    })
}
