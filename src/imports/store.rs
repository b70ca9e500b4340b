//! Imports in the database, without their rows and faults.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::feed::Format;
use super::guess::Guess;
use super::model::{Counts, Import, ImportSummary, Mapping, State};
use crate::clock::{DAY, HOUR};
use crate::db::{Error, Result, Row, Tx, value};
use crate::ids::{EmployerId, ImportId, UserId};
use crate::web::{List, Page};
use crate::{args, statements};

/// How long an import that was never run is stored.
const UNUSED_TTL: i64 = 7 * DAY;
/// How long an import can be undone.
const FINISHED_TTL: i64 = 90 * DAY;
/// How long an upload may take.
const UPLOAD_TTL: i64 = HOUR;

statements! {
    FIND = "SELECT id, name, format, state, done, total, counts, created_at, updated_at, user_id, columns, samples, map, guess, update_known, close_missing, sought FROM imports WHERE id = $1 AND state <> 'discarded'";
    LIST = "SELECT id, name, format, state, done, total, counts, created_at, updated_at FROM imports WHERE id < $1 AND state <> 'discarded' ORDER BY id DESC LIMIT $2";
    LIST_BACK = "SELECT id, name, format, state, done, total, counts, created_at, updated_at FROM imports WHERE id > $1 AND state <> 'discarded' ORDER BY id LIMIT $2";
    RECENT = "SELECT name, map, guess FROM imports WHERE id < $1 AND state <> 'discarded' ORDER BY id DESC LIMIT $2";
    BUSY = "SELECT id FROM imports WHERE busy = 1";
    UPLOADED = "SELECT id, state FROM imports WHERE user_id = $1 AND upload_key = $2";
    INSERT = "INSERT INTO imports (user_id, upload_key, name, format, state, busy, columns, samples, counts, done, total, created_at, updated_at)
              VALUES ($1, $2, $3, 'csv', 'uploading', 1, '[]', '[]', '{}', 0, 0, $4, $4) RETURNING id";
    SET_FILE = "UPDATE imports SET format = $2, columns = $3, samples = $4, total = $5, guess = $6, state = 'uploaded', busy = NULL, updated_at = $7 WHERE id = $1 AND state = 'uploading'";
    SET_MAP = "UPDATE imports SET map = $2, employer_id = $3, state = 'uploaded', updated_at = $4 WHERE id = $1";
    SET_STATE = "UPDATE imports SET state = $2, busy = $3, done = $4, counts = $5, updated_at = $6 WHERE id = $1";
    SET_PROGRESS = "UPDATE imports SET done = $2, counts = $3, updated_at = $4 WHERE id = $1";
    SET_CHOICE = "UPDATE imports SET update_known = $2, close_missing = $3 WHERE id = $1";
    SET_SOUGHT = "UPDATE imports SET sought = $2 WHERE id = $1";
    FINISHED_SINCE = "SELECT EXISTS (SELECT 1 FROM imports WHERE id <> $1 AND employer_id = $2 AND state IN ('done', 'undone') AND updated_at > $3)";
    SET_TOTAL = "UPDATE imports SET total = $2 WHERE id = $1";
    OLD = "SELECT id FROM imports WHERE (state = 'uploading' AND updated_at < $1) OR (state IN ('uploaded', 'checked') AND updated_at < $2)
             OR (state IN ('done', 'undone') AND updated_at < $3) OR state = 'discarded' ORDER BY id LIMIT 1";
    STATE = "SELECT state FROM imports WHERE id = $1";
    DISCARD = "UPDATE imports SET state = 'discarded', busy = NULL, updated_at = $2 WHERE id = $1";
    WAITING = "SELECT CAST(COUNT(*) AS BIGINT) FROM imports WHERE state IN ('uploaded', 'checked')";
    ABANDON = "UPDATE imports SET state = 'discarded', busy = NULL, updated_at = $1 WHERE state = 'uploading'";
    DELETE = "DELETE FROM imports WHERE id = $1";
}

fn json<T: DeserializeOwned>(text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|error| Error::Invalid(error.to_string()))
}

fn text(value: &impl Serialize) -> Result<String> {
    serde_json::to_string(value).map_err(|error| Error::Invalid(error.to_string()))
}

fn summary(row: &mut Row) -> Result<ImportSummary> {
    Ok(ImportSummary {
        id: row.take()?,
        name: row.take()?,
        format: row.take()?,
        state: row.take()?,
        done: row.take()?,
        total: row.take()?,
        counts: json(&row.take::<String>()?)?,
        created_at: row.take()?,
        updated_at: row.take()?,
    })
}

/// Returns an import.
pub fn find(tx: &mut Tx, id: ImportId) -> Result<Option<Import>> {
    tx.find(FIND, args![id], |row| {
        Ok(Import {
            summary: summary(row)?,
            user: row.take()?,
            columns: json(&row.take::<String>()?)?,
            samples: json(&row.take::<String>()?)?,
            mapping: row.take::<Option<String>>()?.map(|map| json::<Mapping>(&map)).transpose()?,
            guess: json(&row.take::<String>()?)?,
            update_known: row.take()?,
            close_missing: row.take()?,
            sought: row.take()?,
        })
    })
}

/// An earlier import whose columns were matched.
#[derive(Clone, Debug)]
pub struct Mapped {
    /// Name of the file.
    pub name: String,
    /// How its rows were read.
    pub mapping: Mapping,
    /// What the file says it's from.
    pub feed: Option<String>,
}

/// Returns the latest imports whose columns were matched.
pub fn mapped(tx: &mut Tx, limit: i64) -> Result<Vec<Mapped>> {
    let read = |row: &mut Row| Ok((row.take::<String>()?, row.take::<Option<String>>()?, row.take::<String>()?));
    let recent = tx.all(RECENT, args![ImportId(i64::MAX), limit], read)?;
    let mapped = recent.into_iter().filter_map(|(name, map, guess)| map.map(|map| (name, map, guess)));
    mapped
        .map(|(name, map, guess)| Ok(Mapped { name, mapping: json(&map)?, feed: json::<Guess>(&guess)?.feed }))
        .collect()
}

/// Lists imports, newest first.
pub fn list(tx: &mut Tx, page: &Page<ImportId>) -> Result<List<ImportSummary>> {
    let (sql, start) = page.start(LIST, LIST_BACK, ImportId(i64::MAX));
    let rows = tx.all(sql, args![start, page.rows()], summary)?;
    Ok(page.list(rows, |import| import.id))
}

/// Returns the import that is in progress.
pub fn busy(tx: &mut Tx) -> Result<Option<ImportId>> {
    tx.find(BUSY, &[], value)
}

/// Returns the import that a person uploaded under a key.
pub fn uploaded(tx: &mut Tx, user: UserId, key: &str) -> Result<Option<(ImportId, State)>> {
    tx.find(UPLOADED, args![user, key], |row| Ok((row.take()?, row.take()?)))
}

/// Starts an upload.
pub fn insert(tx: &mut Tx, user: UserId, key: &str, name: &str) -> Result<ImportId> {
    tx.insert(INSERT, args![user, key, name, tx.now()])
}

/// What is known of a file once it was read.
#[derive(Clone, Debug)]
pub struct File {
    /// Its format.
    pub format: Format,
    /// Its columns.
    pub columns: Vec<String>,
    /// Its first rows.
    pub samples: Vec<Vec<String>>,
    /// Number of its rows.
    pub total: i64,
    /// How it's probably to be read.
    pub guess: Guess,
}

/// Ends an upload. Returns false if it was deleted in the meantime.
pub fn set_file(tx: &mut Tx, id: ImportId, file: &File, guess: &Guess) -> Result<bool> {
    let (columns, samples, guess) = (text(&file.columns)?, text(&file.samples)?, text(guess)?);
    Ok(tx.run(SET_FILE, args![id, file.format.as_str(), &columns, &samples, file.total, &guess, tx.now()])? == 1)
}

/// Stores how to read the rows. They have to be checked again.
pub fn set_mapping(tx: &mut Tx, id: ImportId, mapping: &Mapping) -> Result<()> {
    let employer: EmployerId = mapping.employer_id;
    tx.run(SET_MAP, args![id, &text(mapping)?, employer, tx.now()]).map(drop)
}

/// Moves an import to a state, of which `done` rows or jobs are through.
pub fn set_state(tx: &mut Tx, id: ImportId, state: State, done: i64, counts: &Counts) -> Result<()> {
    let busy = state.is_busy().then_some(1);
    tx.run(SET_STATE, args![id, state.as_str(), busy, done, &text(counts)?, tx.now()]).map(drop)
}

/// Stores how far the current step came.
pub fn set_progress(tx: &mut Tx, id: ImportId, done: i64, counts: &Counts) -> Result<()> {
    tx.run(SET_PROGRESS, args![id, done, &text(counts)?, tx.now()]).map(drop)
}

/// Stores how the import treats jobs that are on the site already.
pub fn set_choice(tx: &mut Tx, id: ImportId, update_known: bool, close_missing: bool) -> Result<()> {
    tx.run(SET_CHOICE, args![id, update_known, close_missing]).map(drop)
}

/// Stores up to which key the source's jobs were looked for in the file.
pub fn set_sought(tx: &mut Tx, id: ImportId, key: Option<&str>) -> Result<()> {
    tx.run(SET_SOUGHT, args![id, key]).map(drop)
}

/// Whether another import for the employer was finished or undone after a time.
pub fn finished_since(tx: &mut Tx, id: ImportId, employer: EmployerId, time: i64) -> Result<bool> {
    tx.one(FINISHED_SINCE, args![id, employer, time], value)
}

/// Stores how many rows or jobs the current step has.
pub fn set_total(tx: &mut Tx, id: ImportId, total: i64) -> Result<()> {
    tx.run(SET_TOTAL, args![id, total]).map(drop)
}

/// Returns the state of an import, of one that is being deleted too.
pub fn state(tx: &mut Tx, id: ImportId) -> Result<Option<State>> {
    tx.find(STATE, args![id], value)
}

/// Marks an import as one that nobody needs anymore.
pub fn discard(tx: &mut Tx, id: ImportId) -> Result<()> {
    tx.run(DISCARD, args![id, tx.now()]).map(drop)
}

/// Returns how many files are stored that weren't imported.
pub fn waiting(tx: &mut Tx) -> Result<i64> {
    tx.one(WAITING, &[], value)
}

/// Marks uploads that a stop of the server cut short.
pub fn abandon_uploads(tx: &mut Tx) -> Result<()> {
    tx.run(ABANDON, args![tx.now()]).map(drop)
}

/// Returns an import that nobody needs anymore.
pub fn old(tx: &mut Tx) -> Result<Option<ImportId>> {
    let now = tx.now();
    tx.find(OLD, args![now - UPLOAD_TTL, now - UNUSED_TTL, now - FINISHED_TTL], value)
}

/// Deletes an import that has no rows, faults and jobs left.
pub fn delete(tx: &mut Tx, id: ImportId) -> Result<()> {
    tx.run(DELETE, args![id]).map(drop)
}
