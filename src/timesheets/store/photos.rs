//! Photos of the work in the database.

use super::super::model::TimePhoto;
use crate::db::{Result, Tx, value};
use crate::files;
use crate::ids::{ContractId, FileId, TimeEntryId};
use crate::subject::Subject;
use crate::{args, statements};

statements! {
    LIST = "SELECT p.file_id, p.sha256, p.taken_at FROM time_photos p WHERE p.entry_id = $1 ORDER BY p.file_id LIMIT 10";
    INSERT = "INSERT INTO time_photos (entry_id, file_id, sha256, taken_at) VALUES ($1, $2, $3, $4)";
    DELETE_OF = "DELETE FROM time_photos WHERE entry_id = $1";
    CONTRACTS_OF_FILE = "SELECT e.contract_id FROM time_photos p JOIN time_entries e ON e.id = p.entry_id WHERE p.file_id = $1 LIMIT 20";
}

/// A photo with the hash that the device took.
#[derive(Clone, Debug)]
pub struct NewPhoto {
    /// The file.
    pub file: FileId,
    /// SHA-256 in hexadecimal.
    pub sha256: String,
    /// When, in milliseconds since the epoch.
    pub taken_at: i64,
}

/// Returns an entry's photos, oldest first.
pub fn list(tx: &mut Tx, entry: TimeEntryId) -> Result<Vec<TimePhoto>> {
    let rows: Vec<(FileId, String, i64)> =
        tx.all(LIST, args![entry], |row| Ok((row.take()?, row.take()?, row.take()?)))?;
    let mut photos = Vec::new();
    for (id, sha256, taken_at) in rows {
        if let Some(stored) = files::store::find_by_id(tx, id)? {
            photos.push(TimePhoto { file: stored.file, sha256, taken_at });
        }
    }
    Ok(photos)
}

/// Replaces an entry's photos.
pub fn replace(tx: &mut Tx, entry: TimeEntryId, photos: &[NewPhoto]) -> Result<()> {
    delete_of(tx, entry)?;
    for photo in photos {
        tx.run(INSERT, args![entry, photo.file, &photo.sha256, photo.taken_at])?;
        files::store::add_use(tx, photo.file, Subject::TimeEntry(entry))?;
    }
    Ok(())
}

/// Removes an entry's photos.
pub fn delete_of(tx: &mut Tx, entry: TimeEntryId) -> Result<()> {
    tx.run(DELETE_OF, args![entry])?;
    files::store::remove_uses(tx, Subject::TimeEntry(entry))
}

/// Returns the contracts whose hours a photo belongs to.
pub fn contracts_of(tx: &mut Tx, file: FileId) -> Result<Vec<ContractId>> {
    tx.all(CONTRACTS_OF_FILE, args![file], value)
}
