//! The rows of imports, and the jobs that they became.

use super::feed::Record;
use crate::db::{Error, Result, Row, Tx, value};
use crate::ids::{ImportId, JobId};
use crate::{args, statements};

/// Rows or jobs deleted per transaction.
pub const DELETED: i64 = 500;

statements! {
    INSERT = "INSERT INTO import_rows (import_id, position, line, cells, state, sort_key) VALUES ($1, $2, $3, $4, 'new', '')";
    AFTER = "SELECT position, line, cells, row_key FROM import_rows WHERE import_id = $1 AND position > $2 ORDER BY position LIMIT $3";
    READY = "SELECT position, line, cells, row_key FROM import_rows WHERE import_id = $1 AND state = 'ready' ORDER BY sort_key, position LIMIT $2";
    SET = "UPDATE import_rows SET state = $3, row_key = $4, sort_key = $5 WHERE import_id = $1 AND position = $2";
    HOLDER = "SELECT cells FROM import_rows WHERE import_id = $1 AND row_key = $2 AND position < $3 ORDER BY position LIMIT 1";
    FINISH = "UPDATE import_rows SET state = 'done' WHERE import_id = $1 AND position = $2 AND state = 'ready'";
    DELETE = "DELETE FROM import_rows WHERE import_id = $1 AND position IN (SELECT position FROM import_rows WHERE import_id = $1 ORDER BY position LIMIT $2)";
    ADD_JOB = "INSERT INTO import_jobs (import_id, job_id) VALUES ($1, $2)";
    JOBS = "SELECT job_id FROM import_jobs WHERE import_id = $1 ORDER BY job_id LIMIT $2";
    REMOVE_JOB = "DELETE FROM import_jobs WHERE import_id = $1 AND job_id = $2";
    FORGET_JOB = "DELETE FROM import_jobs WHERE job_id = $1";
    FORGET_JOBS = "DELETE FROM import_jobs WHERE import_id = $1 AND job_id IN (SELECT job_id FROM import_jobs WHERE import_id = $1 ORDER BY job_id LIMIT $2)";
}

/// A stored row.
#[derive(Clone, Debug)]
pub struct StoredRow {
    /// Its position, line and texts.
    pub record: Record,
    /// Its key, once it was checked.
    pub key: Option<String>,
}

fn row(row: &mut Row) -> Result<StoredRow> {
    let (position, line, cells) = (row.take()?, row.take()?, cells(row)?);
    Ok(StoredRow { record: Record { position, line, cells }, key: row.take()? })
}

fn cells(row: &mut Row) -> Result<Vec<String>> {
    serde_json::from_str(&row.take::<String>()?).map_err(|error| Error::Invalid(error.to_string()))
}

/// Adds rows of a file.
pub fn insert(tx: &mut Tx, id: ImportId, rows: &[Record]) -> Result<()> {
    for row in rows {
        let cells = serde_json::to_string(&row.cells).map_err(|error| Error::Invalid(error.to_string()))?;
        tx.run(INSERT, args![id, row.position, row.line, &cells])?;
    }
    Ok(())
}

/// Returns the rows after a position, in the order of the file.
pub fn after(tx: &mut Tx, id: ImportId, position: i64, limit: i64) -> Result<Vec<StoredRow>> {
    tx.all(AFTER, args![id, position, limit], row)
}

/// Returns the next rows that become jobs, in the order in which they are listed.
pub fn ready(tx: &mut Tx, id: ImportId, limit: i64) -> Result<Vec<StoredRow>> {
    tx.all(READY, args![id, limit], row)
}

/// What the check found out about a row.
#[derive(Clone, Debug)]
pub struct Checked {
    /// Its position.
    pub position: i64,
    /// Its key, if it can become a job.
    pub key: Option<String>,
    /// What orders it among the jobs.
    pub sort_key: String,
}

/// Stores what the check found out.
pub fn set(tx: &mut Tx, id: ImportId, checked: &Checked) -> Result<()> {
    let state = if checked.key.is_some() { "ready" } else { "left_out" };
    tx.run(SET, args![id, checked.position, state, &checked.key, &checked.sort_key]).map(drop)
}

/// Returns the texts of the earlier row that has the key.
pub fn holder(tx: &mut Tx, id: ImportId, key: &str, position: i64) -> Result<Option<Vec<String>>> {
    tx.find(HOLDER, args![id, key, position], cells)
}

/// Records that a row became a job, or is one already. Returns false if it wasn't ready.
pub fn finish(tx: &mut Tx, id: ImportId, position: i64) -> Result<bool> {
    Ok(tx.run(FINISH, args![id, position])? == 1)
}

/// Deletes the first rows; returns whether there may be more.
pub fn delete(tx: &mut Tx, id: ImportId) -> Result<bool> {
    Ok(i64::try_from(tx.run(DELETE, args![id, DELETED])?) == Ok(DELETED))
}

/// Records a job that the import listed.
pub fn add_job(tx: &mut Tx, id: ImportId, job: JobId) -> Result<()> {
    tx.run(ADD_JOB, args![id, job]).map(drop)
}

/// Returns the first jobs that the import listed.
pub fn jobs(tx: &mut Tx, id: ImportId, limit: i64) -> Result<Vec<JobId>> {
    tx.all(JOBS, args![id, limit], value)
}

/// Removes a job from the import.
pub fn remove_job(tx: &mut Tx, id: ImportId, job: JobId) -> Result<()> {
    tx.run(REMOVE_JOB, args![id, job]).map(drop)
}

/// Forgets that a job came from an import, so that the job can be deleted.
pub fn forget_job(tx: &mut Tx, job: JobId) -> Result<()> {
    tx.run(FORGET_JOB, args![job]).map(drop)
}

/// Forgets the first jobs that the import listed; returns whether there may be more.
pub fn forget_jobs(tx: &mut Tx, id: ImportId) -> Result<bool> {
    Ok(i64::try_from(tx.run(FORGET_JOBS, args![id, DELETED])?) == Ok(DELETED))
}
