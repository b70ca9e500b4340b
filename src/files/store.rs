//! Files in the database.

use super::model::{File, Kind, Size, small_url, url};
use crate::clock::DAY;
use crate::db::{Result, Row, Tx, value};
use crate::{args, statements};

/// Bytes of a chunk.
const CHUNK: usize = 256 * 1024;
/// A file that nothing refers to lives this long.
const LOOSE: i64 = 7 * DAY;
/// Files that one round of the clock looks at; the rounds go through all of them in turn.
const SLICE: i64 = 500;

macro_rules! columns {
    ($rest:literal) => {
        concat!("SELECT f.token, f.kind, f.name, f.media_type, f.bytes, f.width, f.height, f.created_at, f.id, f.owner_id FROM files f ", $rest)
    };
}

/// What keeps a file from being swept away.
macro_rules! referred {
    () => {
        "(EXISTS (SELECT 1 FROM profiles p WHERE p.photo_id = f.id) OR EXISTS (SELECT 1 FROM profile_files p WHERE p.file_id = f.id)
          OR EXISTS (SELECT 1 FROM employers e WHERE e.photo_id = f.id) OR EXISTS (SELECT 1 FROM job_photos j WHERE j.file_id = f.id)
          OR EXISTS (SELECT 1 FROM application_files a WHERE a.file_id = f.id))"
    };
}

statements! {
    INSERT = "INSERT INTO files (token, owner_id, kind, name, media_type, bytes, width, height, created_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id";
    INSERT_CHUNK = "INSERT INTO file_chunks (file_id, size, position, data) VALUES ($1, $2, $3, $4)";
    FIND = columns!("WHERE f.token = $1");
    OWN = columns!("WHERE f.token = $1 AND f.owner_id = $2 AND f.kind = $3");
    OF_PROFILE = columns!("JOIN profile_files p ON p.file_id = f.id WHERE p.user_id = $1 ORDER BY f.id LIMIT 10");
    LENGTH = "SELECT CAST(COALESCE(SUM(length(data)), 0) AS BIGINT) FROM file_chunks WHERE file_id = $1 AND size = $2";
    READ = "SELECT data FROM file_chunks WHERE file_id = $1 AND size = $2 AND position = $3";
    SEES = "SELECT EXISTS (SELECT 1 FROM application_files a JOIN applications p ON p.id = a.application_id JOIN jobs j ON j.id = p.job_id
              JOIN employer_members m ON m.employer_id = j.employer_id
              WHERE a.file_id = $1 AND m.user_id = $2 AND (m.can_view = 1 OR m.can_hire = 1))";
    ATTACHED = "SELECT EXISTS (SELECT 1 FROM application_files WHERE file_id = $1)";
    BROUGHT = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COALESCE(SUM(bytes), 0) AS BIGINT), CAST(COALESCE(MIN(created_at), 0) AS BIGINT)
               FROM files WHERE owner_id = $1 AND created_at > $2";
    LAST = "SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM files";
    LOOSE_ONES = concat!("SELECT f.id FROM files f WHERE f.id > $1 AND f.id <= $2 AND f.created_at <= $3 AND NOT ", referred!(), " ORDER BY f.id LIMIT 500");
    LET_GO_PROFILE = "UPDATE profiles SET photo_id = NULL WHERE photo_id = $1";
    LET_GO_PAPER = "DELETE FROM profile_files WHERE file_id = $1";
    LET_GO_EMPLOYER = "UPDATE employers SET photo_id = NULL WHERE photo_id = $1";
    LET_GO_JOB = "DELETE FROM job_photos WHERE file_id = $1";
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

/// The papers of a profile, oldest first.
pub fn of_profile(tx: &mut Tx, user: i64) -> Result<Vec<File>> {
    tx.all(OF_PROFILE, args![user], |row| Ok(read(row)?.file))
}

/// The bytes of one size of a file; 0 when it has no such size.
pub fn length(tx: &mut Tx, id: i64, size: Size) -> Result<i64> {
    tx.one(LENGTH, args![id, size.as_str()], value)
}

/// A chunk, or nothing behind the last one.
pub fn chunk(tx: &mut Tx, id: i64, size: Size, position: i64) -> Result<Option<Vec<u8>>> {
    tx.find(READ, args![id, size.as_str(), position], value)
}

/// The person may see an application that the file is attached to, from the employer's side.
pub fn reads(tx: &mut Tx, id: i64, user: i64) -> Result<bool> {
    tx.one(SEES, args![id, user], value)
}

/// An application holds the file.
pub fn is_attached(tx: &mut Tx, id: i64) -> Result<bool> {
    tx.one(ATTACHED, args![id], value)
}

/// What a person brought since an instant: files, bytes, and when the first of them came.
pub fn brought(tx: &mut Tx, owner: i64, since: i64) -> Result<(i64, i64, i64)> {
    tx.one(BROUGHT, args![owner, since], |row| Ok((row.take()?, row.take()?, row.take()?)))
}

/// Removes a file from where its owner shows it, and then itself.
///
/// # Errors
/// The database's; a foreign key's when an application holds it.
pub fn delete(tx: &mut Tx, id: i64) -> Result<()> {
    for sql in [LET_GO_PROFILE, LET_GO_PAPER, LET_GO_EMPLOYER, LET_GO_JOB, DELETE_CHUNKS, DELETE] {
        tx.run(sql, args![id])?;
    }
    Ok(())
}

/// Removes old files that nothing refers to. Each round looks at one slice of all files, by the minute, so that it
/// costs the same whatever their number is.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    let now = tx.now();
    let slices = tx.one(LAST, &[], value::<i64>)? / SLICE + 1;
    let from = (now / crate::clock::MINUTE) % slices * SLICE;
    for id in tx.all(LOOSE_ONES, args![from, from + SLICE, now - LOOSE], value::<i64>)? {
        delete(tx, id)?;
    }
    Ok(())
}
