//! Files in the database.

use super::model::{File, Kind, Size, small_url, url};
use crate::clock::DAY;
use crate::db::{Result, Row, Tx, value};
use crate::events::Event;
use crate::subject::{Access, Subject, SubjectKind};
use crate::{args, statements};

/// Bytes of a chunk.
const CHUNK: usize = 256 * 1024;
/// A file that nothing uses lives this long.
const ORPHAN_TTL: i64 = 7 * DAY;
/// Files that one round of the clock looks at; the rounds go through all of them in turn.
const SLICE: i64 = 500;

macro_rules! columns {
    ($rest:literal) => {
        concat!("SELECT f.token, f.kind, f.name, f.media_type, f.bytes, f.width, f.height, f.created_at, f.id, f.owner_id FROM files f ", $rest)
    };
}

statements! {
    INSERT = "INSERT INTO files (token, owner_id, kind, name, media_type, bytes, width, height, created_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id";
    INSERT_CHUNK = "INSERT INTO file_chunks (file_id, size, position, data) VALUES ($1, $2, $3, $4)";
    FIND = columns!("WHERE f.token = $1");
    OWN = columns!("WHERE f.token = $1 AND f.owner_id = $2 AND f.kind = $3");
    LENGTH = "SELECT CAST(COALESCE(SUM(length(data)), 0) AS BIGINT) FROM file_chunks WHERE file_id = $1 AND size = $2";
    READ = "SELECT data FROM file_chunks WHERE file_id = $1 AND size = $2 AND position = $3";
    BROUGHT = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COALESCE(SUM(bytes), 0) AS BIGINT), CAST(COALESCE(MIN(created_at), 0) AS BIGINT)
               FROM files WHERE owner_id = $1 AND created_at > $2";
    LAST = "SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM files";
    ATTACHED = "SELECT EXISTS (SELECT 1 FROM file_uses WHERE file_id = $1 AND kind = 'application')";
    USED_BY = columns!("JOIN file_uses u ON u.file_id = f.id WHERE u.kind = $1 AND u.subject_id = $2 AND f.kind = $3 ORDER BY f.id LIMIT 10");
    COUNT_USED_BY = "SELECT CAST(COUNT(*) AS BIGINT) FROM file_uses u JOIN files f ON f.id = u.file_id WHERE u.kind = $1 AND u.subject_id = $2 AND f.kind = $3";
    USE = "INSERT INTO file_uses (file_id, kind, subject_id) VALUES ($1, $2, $3) ON CONFLICT (file_id, kind, subject_id) DO NOTHING";
    LET_GO = "DELETE FROM file_uses WHERE file_id = $1 AND kind = $2 AND subject_id = $3";
    LET_GO_KIND = "DELETE FROM file_uses WHERE kind = $1 AND subject_id = $2 AND file_id IN (SELECT id FROM files WHERE kind = $3)";
    UNUSED = "SELECT f.id FROM files f WHERE f.id > $1 AND f.id <= $2 AND f.created_at <= $3
                AND NOT EXISTS (SELECT 1 FROM file_uses u WHERE u.file_id = f.id) ORDER BY f.id LIMIT 500";
    DELETE_CHUNKS = "DELETE FROM file_chunks WHERE file_id = $1";
    DELETE = "DELETE FROM files WHERE id = $1";
}

/// A file with what only the server knows of it.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What people see.
    pub file: File,
    /// Its row.
    pub id: i64,
    /// Whose it is.
    pub owner: i64,
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
        url: url(&token),
        small_url: (kind == Kind::Photo).then(|| small_url(&token)),
        created_at: row.take()?,
        token,
    };
    Ok(Stored { file, id: row.take()?, owner: row.take()? })
}

/// A file as it is brought: what it is, and its bytes in each size.
#[derive(Debug)]
pub struct New {
    /// Random, for its address.
    pub token: String,
    /// What it is.
    pub kind: Kind,
    /// Tidied.
    pub name: String,
    /// image/jpeg or application/pdf.
    pub media_type: &'static str,
    /// Pixels.
    pub pixels: Option<(i64, i64)>,
    /// The bytes of each size, the full one first.
    pub sizes: Vec<(Size, Vec<u8>)>,
}

/// Adds a file.
pub fn insert(tx: &mut Tx, owner: i64, new: &New) -> Result<File> {
    let bytes = new.sizes.first().map_or(0, |(_, data)| i64::try_from(data.len()).unwrap_or(i64::MAX));
    let (width, height) = new.pixels.unzip();
    let args = args![&new.token, owner, new.kind.as_str(), &new.name, new.media_type, bytes, width, height, tx.now()];
    let id = tx.insert(INSERT, args)?;
    for (size, data) in &new.sizes {
        for (position, chunk) in (0i64..).zip(data.chunks(CHUNK)) {
            tx.run(INSERT_CHUNK, args![id, size.as_str(), position, chunk])?;
        }
    }
    tx.one(FIND, args![&new.token], read).map(|stored| stored.file)
}

/// The file of a token.
pub fn find(tx: &mut Tx, token: &str) -> Result<Option<Stored>> {
    tx.find(FIND, args![token], read)
}

/// The row of a person's own file of this kind: what they may show or attach.
pub fn own(tx: &mut Tx, token: &str, owner: i64, kind: Kind) -> Result<Option<i64>> {
    Ok(tx.find(OWN, args![token, owner, kind.as_str()], read)?.map(|stored| stored.id))
}

/// The bytes of one size of a file; 0 when it has no such size.
pub fn length(tx: &mut Tx, id: i64, size: Size) -> Result<i64> {
    tx.one(LENGTH, args![id, size.as_str()], value)
}

/// A chunk, or nothing behind the last one.
pub fn chunk(tx: &mut Tx, id: i64, size: Size, position: i64) -> Result<Option<Vec<u8>>> {
    tx.find(READ, args![id, size.as_str(), position], value)
}

/// A subject uses a file of a kind: it is shown with it, and no longer swept away.
pub fn set_use(tx: &mut Tx, id: i64, subject: Subject) -> Result<()> {
    tx.run(USE, args![id, subject.kind.as_str(), subject.id]).map(drop)
}

/// A subject lets go of a file.
pub fn unset_use(tx: &mut Tx, id: i64, subject: Subject) -> Result<()> {
    tx.run(LET_GO, args![id, subject.kind.as_str(), subject.id]).map(drop)
}

/// A subject uses these files of a kind and no others.
pub fn replace_uses(tx: &mut Tx, subject: Subject, kind: Kind, files: &[i64]) -> Result<()> {
    tx.run(LET_GO_KIND, args![subject.kind.as_str(), subject.id, kind.as_str()])?;
    files.iter().try_for_each(|file| set_use(tx, *file, subject))
}

/// The files of a kind that a subject uses, oldest first.
pub fn used_by(tx: &mut Tx, subject: Subject, kind: Kind) -> Result<Vec<File>> {
    tx.all(USED_BY, args![subject.kind.as_str(), subject.id, kind.as_str()], |row| Ok(read(row)?.file))
}

/// How many they are.
pub fn count_used_by(tx: &mut Tx, subject: Subject, kind: Kind) -> Result<i64> {
    tx.one(COUNT_USED_BY, args![subject.kind.as_str(), subject.id, kind.as_str()], value)
}

/// The person may read an application that the file is attached to. A profile's documents are not shown with the profile.
pub fn reads(tx: &mut Tx, id: i64, user: i64) -> Result<bool> {
    Ok(tx.access(Subject::new(SubjectKind::Attachment, id), user)? > Access::None)
}

/// An application holds the file.
pub fn is_attached(tx: &mut Tx, id: i64) -> Result<bool> {
    tx.one(ATTACHED, args![id], value)
}

/// Removes a file from where its owner shows it, and then itself.
///
/// # Errors
/// A foreign key's when an application holds it.
pub fn delete(tx: &mut Tx, id: i64) -> Result<()> {
    tx.emit(Event::FileDeleted { file: id })?;
    tx.run(DELETE_CHUNKS, args![id])?;
    tx.run(DELETE, args![id]).map(drop)
}

/// What a person brought since an instant: files, bytes, and when the first of them came.
pub fn brought(tx: &mut Tx, owner: i64, since: i64) -> Result<(i64, i64, i64)> {
    tx.one(BROUGHT, args![owner, since], |row| Ok((row.take()?, row.take()?, row.take()?)))
}

/// Removes old files that nothing uses. Each round looks at one slice of all files, by the minute, so that it
/// costs the same whatever their number is.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    let now = tx.now();
    let slices = tx.one(LAST, &[], value::<i64>)? / SLICE + 1;
    let from = (now / crate::clock::MINUTE) % slices * SLICE;
    for id in tx.all(UNUSED, args![from, from + SLICE, now - ORPHAN_TTL], value::<i64>)? {
        delete(tx, id)?;
    }
    Ok(())
}
