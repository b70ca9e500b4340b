//! Photos of a job, taken from files uploaded by the people who post it.

use super::model::Photo;
use crate::db::{Error, Result, Row, Tx, value};
use crate::files::model::{Kind, small_url, url};
use crate::ids::{FileId, JobId, UserId};
use crate::subject::Subject;
use crate::{args, files, statements};

statements! {
    OF_JOB = "SELECT f.token, COALESCE(f.width, 1), COALESCE(f.height, 1) FROM job_photos p JOIN files f ON f.id = p.file_id WHERE p.job_id = $1 ORDER BY p.position LIMIT 5";
    // The person's own photo, or one already on the job, because the member editing the job may not be its uploader.
    FIND = "SELECT f.id FROM files f WHERE f.token = $1 AND f.kind = 'photo'
              AND (f.owner_id = $2 OR f.id IN (SELECT p.file_id FROM job_photos p WHERE p.job_id = $3))";
    DELETE_ALL = "DELETE FROM job_photos WHERE job_id = $1";
    COPY = "INSERT INTO job_photos (job_id, position, file_id) SELECT CAST($2 AS BIGINT), position, file_id FROM job_photos WHERE job_id = $1";
    DELETE_FILE = "DELETE FROM job_photos WHERE file_id = $1";
    FILES = "SELECT file_id FROM job_photos WHERE job_id = $1 ORDER BY position LIMIT 5";
    ADD = "INSERT INTO job_photos (job_id, position, file_id) VALUES ($1, $2, $3)";
}

/// Returns the photos of a job.
pub fn of_job(tx: &mut Tx, job: JobId) -> Result<Vec<Photo>> {
    tx.all(OF_JOB, args![job], photo)
}

fn photo(row: &mut Row) -> Result<Photo> {
    let token: String = row.take()?;
    Ok(Photo { url: url(&token), small_url: small_url(&token), token, width: row.take()?, height: row.take()? })
}

/// Replaces the photos of a job.
///
/// # Errors
/// [`Error::Invalid`] for a photo that isn't [`all_usable`], or a database error.
pub fn replace(tx: &mut Tx, job: JobId, user: UserId, tokens: &[String]) -> Result<()> {
    let files = tokens.iter().map(|token| find(tx, Some(job), user, token)?.ok_or_else(|| unknown_photo(token)));
    let files = files.collect::<Result<Vec<_>>>()?;
    tx.run(DELETE_ALL, args![job])?;
    for (position, file) in (0..).zip(&files) {
        tx.run(ADD, args![job, position, *file])?;
    }
    replace_file_uses(tx, job, &files)
}

/// Adds the photos of a job to its copy.
pub fn copy(tx: &mut Tx, from: JobId, to: JobId) -> Result<()> {
    tx.run(COPY, args![from, to])?;
    let files = tx.all(FILES, args![to], value)?;
    replace_file_uses(tx, to, &files)
}

fn replace_file_uses(tx: &mut Tx, job: JobId, photos: &[FileId]) -> Result<()> {
    files::store::replace_uses(tx, Subject::Job(job), Kind::Photo, photos)
}

/// Removes a deleted file from jobs.
pub fn delete_file(tx: &mut Tx, file: FileId) -> Result<()> {
    tx.run(DELETE_FILE, args![file]).map(drop)
}

/// Returns whether each token is a photo that this person can put on the job.
pub fn all_usable(tx: &mut Tx, job: Option<JobId>, user: UserId, tokens: &[String]) -> Result<bool> {
    for token in tokens {
        if find(tx, job, user, token)?.is_none() {
            return Ok(false);
        }
    }
    Ok(true)
}

fn find(tx: &mut Tx, job: Option<JobId>, user: UserId, token: &str) -> Result<Option<FileId>> {
    tx.find(FIND, args![token, user, job], value)
}

fn unknown_photo(token: &str) -> Error {
    Error::Invalid(format!("unknown photo {token}"))
}
