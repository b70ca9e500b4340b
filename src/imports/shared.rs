//! Jobs that an earlier import listed and that a newer file has, too. Undoing the earlier import leaves them.

use super::rows;
use crate::db::{Result, Tx, value};
use crate::ids::{ImportId, JobId};
use crate::{args, statements};

statements! {
    NOTE = "INSERT INTO import_shared (import_id, job_id) SELECT $1, job_id FROM import_jobs WHERE job_id = $2 AND import_id <> $1
            ON CONFLICT (import_id, job_id) DO NOTHING";
    NEWER = "SELECT s.import_id FROM import_shared s JOIN imports i ON i.id = s.import_id WHERE s.job_id = $1 AND s.import_id <> $2 AND i.state = 'done' ORDER BY s.import_id LIMIT 1";
    HAND_OVER = "UPDATE import_jobs SET import_id = $2 WHERE job_id = $1";
    FORGET = "DELETE FROM import_shared WHERE import_id = $1 AND job_id IN (SELECT job_id FROM import_shared WHERE import_id = $1 ORDER BY job_id LIMIT $2)";
}

/// Records that an import's file has a job that an earlier import listed.
pub fn note(tx: &mut Tx, id: ImportId, job: JobId) -> Result<()> {
    tx.run(NOTE, args![id, job]).map(drop)
}

/// Makes a job one of the next import that has it, so that undoing that one removes it. Returns false if no other has it.
pub fn hand_over(tx: &mut Tx, id: ImportId, job: JobId) -> Result<bool> {
    let Some(newer) = tx.find(NEWER, args![job, id], value::<ImportId>)? else { return Ok(false) };
    tx.run(HAND_OVER, args![job, newer])?;
    Ok(true)
}

/// Forgets the first of an import's jobs; returns whether there may be more.
pub fn forget(tx: &mut Tx, id: ImportId) -> Result<bool> {
    Ok(i64::try_from(tx.run(FORGET, args![id, rows::DELETED])?) == Ok(rows::DELETED))
}
