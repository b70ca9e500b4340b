//! Files in the database.

use super::model::{File, Kind, Size, small_url, url};
use crate::clock::DAY;
use crate::db::{Result, Row, Tx, value};
use crate::events::Event;
use crate::identity::standing;
use crate::ids::{FileId, UserId};
use crate::subject::{Access, Subject};
use crate::{args, statements};

/// Maximum size of a chunk, in bytes.
const CHUNK_BYTES: usize = 256 * 1024;
/// How long to keep an unused file, and an unused file of a stranger who has no drafts.
const ORPHAN_TTL: i64 = 7 * DAY;
const STRANGERS_ORPHAN_TTL: i64 = DAY;
/// Number of ids that one sweep covers; successive sweeps cover all files.
const SWEEP_SLICE: i64 = 500;

macro_rules! columns {
    ($rest:literal) => {
        concat!("SELECT f.token, f.kind, f.name, f.media_type, f.bytes, f.width, f.height, f.duration, f.created_at, f.id, f.owner_id FROM files f ", $rest)
    };
}

statements! {
    INSERT = "INSERT INTO files (token, owner_id, kind, name, media_type, bytes, width, height, duration, created_at, sha256)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id";
    INSERT_CHUNK = "INSERT INTO file_chunks (file_id, size, position, data) VALUES ($1, $2, $3, $4)";
    FIND = columns!("WHERE f.token = $1");
    FIND_BY_ID = columns!("WHERE f.id = $1");
    SHA256 = "SELECT sha256 FROM files WHERE id = $1";
    FIND_OWN = columns!("WHERE f.token = $1 AND f.owner_id = $2 AND f.kind = $3");
    LENGTH = "SELECT CAST(COALESCE(SUM(length(data)), 0) AS BIGINT) FROM file_chunks WHERE file_id = $1 AND size = $2";
    READ = "SELECT data FROM file_chunks WHERE file_id = $1 AND size = $2 AND position = $3";
    UPLOADED_SINCE = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COALESCE(SUM(bytes), 0) AS BIGINT), CAST(COALESCE(MIN(created_at), 0) AS BIGINT)
               FROM files WHERE owner_id = $1 AND created_at > $2";
    MAX_ID = "SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM files";
    ATTACHED = "SELECT EXISTS (SELECT 1 FROM file_uses WHERE file_id = $1 AND kind IN ('application', 'message', 'scheduled_message', 'project_note', 'time_entry'))";
    ALL_USED_BY = columns!("JOIN file_uses u ON u.file_id = f.id WHERE u.kind = $1 AND u.subject_id = $2 ORDER BY f.id LIMIT 10");
    USED_BY = columns!("JOIN file_uses u ON u.file_id = f.id WHERE u.kind = $1 AND u.subject_id = $2 AND f.kind = $3 ORDER BY f.id LIMIT 10");
    COUNT_USED_BY = "SELECT CAST(COUNT(*) AS BIGINT) FROM file_uses u JOIN files f ON f.id = u.file_id WHERE u.kind = $1 AND u.subject_id = $2 AND f.kind = $3";
    ADD_USE = "INSERT INTO file_uses (file_id, kind, subject_id) VALUES ($1, $2, $3) ON CONFLICT (file_id, kind, subject_id) DO NOTHING";
    REMOVE_USE = "DELETE FROM file_uses WHERE file_id = $1 AND kind = $2 AND subject_id = $3";
    REMOVE_USES = "DELETE FROM file_uses WHERE kind = $1 AND subject_id = $2";
    REMOVE_USES_OF_KIND = "DELETE FROM file_uses WHERE kind = $1 AND subject_id = $2 AND file_id IN (SELECT id FROM files WHERE kind = $3)";
    UNUSED = "SELECT f.id, f.owner_id, f.created_at FROM files f WHERE f.id > $1 AND f.id <= $2 AND f.created_at <= $3
                AND NOT EXISTS (SELECT 1 FROM file_uses u WHERE u.file_id = f.id) ORDER BY f.id LIMIT 500";
    UNUSED_OF = "SELECT f.id FROM files f WHERE f.owner_id = $1 AND NOT EXISTS (SELECT 1 FROM file_uses u WHERE u.file_id = f.id) ORDER BY f.created_at, f.id LIMIT $2";
    DELETE_CHUNKS = "DELETE FROM file_chunks WHERE file_id = $1";
    DELETE = "DELETE FROM files WHERE id = $1";
}

/// A file with its internal fields.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Public fields.
    pub file: File,
    /// Row id.
    pub id: FileId,
    /// User id of the owner.
    pub owner: UserId,
}

fn read(row: &mut Row) -> Result<Stored> {
    let (token, kind) = (row.take::<String>()?, row.take()?);
    let file = File {
        kind,
        name: row.take()?,
        media_type: row.take()?,
        bytes: row.take()?,
        width: row.take()?,
        height: row.take()?,
        duration: row.take()?,
        url: url(&token),
        small_url: matches!(kind, Kind::Photo | Kind::Picture).then(|| small_url(&token)),
        created_at: row.take()?,
        token,
    };
    Ok(Stored { file, id: row.take()?, owner: row.take()? })
}

/// A file to insert, with its bytes in each size.
#[derive(Debug)]
pub struct NewFile {
    /// Random id, used in URLs.
    pub token: String,
    /// Kind of file.
    pub kind: Kind,
    /// Sanitized file name.
    pub name: String,
    /// `image/jpeg`, `application/pdf`, `audio/webm` or `audio/mp4`.
    pub media_type: &'static str,
    /// Width and height in pixels; `None` for a document or a voice note.
    pub pixels: Option<(i64, i64)>,
    /// Length of a voice note, in milliseconds.
    pub duration: Option<i64>,
    /// Bytes of each size, the full size first.
    pub sizes: Vec<(Size, Vec<u8>)>,
}

/// Inserts a file and returns it. `sha256` is that of the bytes as they arrived, in hexadecimal.
pub fn insert(tx: &mut Tx, owner: UserId, new: &NewFile, sha256: &str) -> Result<File> {
    let bytes = new.sizes.first().map_or(0, |(_, data)| i64::try_from(data.len()).unwrap_or(i64::MAX));
    let (width, height) = new.pixels.unzip();
    let args = args![
        &new.token,
        owner,
        new.kind.as_str(),
        &new.name,
        new.media_type,
        bytes,
        width,
        height,
        new.duration,
        tx.now(),
        sha256
    ];
    let id: FileId = tx.insert(INSERT, args)?;
    for (size, data) in &new.sizes {
        for (position, chunk) in (0i64..).zip(data.chunks(CHUNK_BYTES)) {
            tx.run(INSERT_CHUNK, args![id, size.as_str(), position, chunk])?;
        }
    }
    tx.one(FIND, args![&new.token], read).map(|stored| stored.file)
}

/// Finds a file by its token.
pub fn find(tx: &mut Tx, token: &str) -> Result<Option<Stored>> {
    tx.find(FIND, args![token], read)
}

/// Finds a file by its row id.
pub fn find_by_id(tx: &mut Tx, id: FileId) -> Result<Option<Stored>> {
    tx.find(FIND_BY_ID, args![id], read)
}

/// Returns the SHA-256 of a file's bytes as they arrived, in hexadecimal; `None` for files from before this was stored.
pub fn sha256(tx: &mut Tx, id: FileId) -> Result<Option<String>> {
    Ok(tx.find(SHA256, args![id], value::<Option<String>>)?.flatten())
}

/// Finds one of a user's own files that isn't a photo, which everyone with its address can see.
pub fn find_private(tx: &mut Tx, token: &str, owner: UserId) -> Result<Option<Stored>> {
    Ok(find(tx, token)?.filter(|stored| stored.owner == owner && stored.file.kind != Kind::Photo))
}

/// Returns the row id of a user's own file of this kind, which they may show or attach.
pub fn find_own(tx: &mut Tx, token: &str, owner: UserId, kind: Kind) -> Result<Option<FileId>> {
    Ok(tx.find(FIND_OWN, args![token, owner, kind.as_str()], read)?.map(|stored| stored.id))
}

/// Returns the length of one size of a file, in bytes; 0 if it has no such size.
pub fn length(tx: &mut Tx, id: FileId, size: Size) -> Result<i64> {
    tx.one(LENGTH, args![id, size.as_str()], value)
}

/// Returns a chunk, or `None` past the last one.
pub fn chunk(tx: &mut Tx, id: FileId, size: Size, position: i64) -> Result<Option<Vec<u8>>> {
    tx.find(READ, args![id, size.as_str(), position], value)
}

/// Records that a subject uses a file, so that it is not swept.
pub fn add_use(tx: &mut Tx, id: FileId, subject: Subject) -> Result<()> {
    tx.run(ADD_USE, args![id, subject.kind(), subject.number()]).map(drop)
}

/// Records that a subject no longer uses a file.
pub fn remove_use(tx: &mut Tx, id: FileId, subject: Subject) -> Result<()> {
    tx.run(REMOVE_USE, args![id, subject.kind(), subject.number()]).map(drop)
}

/// Replaces the files of a kind that a subject uses.
pub fn replace_uses(tx: &mut Tx, subject: Subject, kind: Kind, files: &[FileId]) -> Result<()> {
    tx.run(REMOVE_USES_OF_KIND, args![subject.kind(), subject.number(), kind.as_str()])?;
    files.iter().try_for_each(|file| add_use(tx, *file, subject))
}

/// Returns the files of a kind that a subject uses, at most ten, oldest first.
pub fn used_by(tx: &mut Tx, subject: Subject, kind: Kind) -> Result<Vec<File>> {
    tx.all(USED_BY, args![subject.kind(), subject.number(), kind.as_str()], |row| Ok(read(row)?.file))
}

/// Returns the files of any kind that a subject uses, at most ten, oldest first.
pub fn all_used_by(tx: &mut Tx, subject: Subject) -> Result<Vec<File>> {
    tx.all(ALL_USED_BY, args![subject.kind(), subject.number()], |row| Ok(read(row)?.file))
}

/// Counts the files of a kind that a subject uses.
pub fn count_used_by(tx: &mut Tx, subject: Subject, kind: Kind) -> Result<i64> {
    tx.one(COUNT_USED_BY, args![subject.kind(), subject.number(), kind.as_str()], value)
}

/// Removes every use of files by a subject.
pub fn remove_uses(tx: &mut Tx, subject: Subject) -> Result<()> {
    tx.run(REMOVE_USES, args![subject.kind(), subject.number()]).map(drop)
}

/// Whether the user may read an application, a message, a note or hours that the file is attached to. Profiles do not share their documents.
pub fn can_read(tx: &mut Tx, id: FileId, user: UserId) -> Result<bool> {
    Ok(tx.access(Subject::Attachment(id), user)? > Access::None)
}

/// Whether the file is attached to an application, a message, a note or hours.
pub fn is_attached(tx: &mut Tx, id: FileId) -> Result<bool> {
    tx.one(ATTACHED, args![id], value)
}

/// Deletes a file, after other features have removed their references to it on `FileDeleted`.
///
/// # Errors
/// A foreign key error when the file is attached to an application.
pub fn delete(tx: &mut Tx, id: FileId) -> Result<()> {
    tx.emit(Event::FileDeleted { file: id })?;
    tx.run(DELETE_CHUNKS, args![id])?;
    tx.run(DELETE, args![id]).map(drop)
}

/// Deletes up to `max` files of a user that nothing uses; returns how many it deleted.
pub fn delete_unused(tx: &mut Tx, owner: UserId, max: i64) -> Result<usize> {
    let unused: Vec<FileId> = tx.all(UNUSED_OF, args![owner, max], value)?;
    unused.iter().try_for_each(|id| delete(tx, *id))?;
    Ok(unused.len())
}

/// Returns what a user has uploaded since a given time: number of files, bytes, and when the first was uploaded.
pub fn uploaded_since(tx: &mut Tx, owner: UserId, since: i64) -> Result<(i64, i64, i64)> {
    tx.one(UPLOADED_SINCE, args![owner, since], |row| Ok((row.take()?, row.take()?, row.take()?)))
}

/// Deletes old files that nothing uses; `has_draft` says whether someone has a draft, which may name a file. Each sweep covers
/// one slice of the ids, chosen by the minute, so its cost doesn't grow with the number of files.
pub fn sweep(tx: &mut Tx, has_draft: fn(&mut Tx, UserId) -> Result<bool>) -> Result<()> {
    let now = tx.now();
    let slices = tx.one(MAX_ID, &[], value::<i64>)? / SWEEP_SLICE + 1;
    let from = (now / crate::clock::MINUTE) % slices * SWEEP_SLICE;
    let read = |row: &mut Row| Ok((row.take::<FileId>()?, row.take::<UserId>()?, row.take::<i64>()?));
    for (id, owner, created_at) in tx.all(UNUSED, args![from, from + SWEEP_SLICE, now - STRANGERS_ORPHAN_TTL], read)? {
        let is_old = created_at <= now - ORPHAN_TTL;
        if is_old || (!standing::find(tx, owner)?.is_known && !has_draft(tx, owner)?) {
            delete(tx, id)?;
        }
    }
    Ok(())
}
