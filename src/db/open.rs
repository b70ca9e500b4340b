//! Opening connections: version and ownership checks, and pragmas.

use std::fmt::Write as _;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::disk::{Disk, MIN_TO_OPEN};
use super::{Error, ReadOnly, Result, file};

/// SQLite 3.7.0 to 3.51.2 can corrupt a database when the WAL is reset; 3.51.3 fixes it.
const MIN_SQLITE_VERSION: i32 = 3_051_003;
/// `PRAGMA application_id` of our files: "Jobs" in ASCII.
const APPLICATION_ID: i64 = 0x4a6f_6273;
const STATEMENT_CACHE_SIZE: usize = 256;

/// Rejects a SQLite that has the WAL-reset bug.
pub fn check_sqlite_version() -> Result<()> {
    if rusqlite::version_number() < MIN_SQLITE_VERSION {
        return Err(Error::Invalid(format!(
            "SQLite {} has the WAL-reset bug; version 3.51.3 or newer is required",
            rusqlite::version()
        )));
    }
    Ok(())
}

/// Opens the file for writing; creates a missing one with permissions for its owner only.
///
/// # Errors
/// Fails if the file is another program's database or can't be opened.
pub fn open_writer(path: &Path, durable: bool) -> Result<Connection> {
    if !path.try_exists().map_err(|e| file::explain(path, e))? {
        file::create_private(path)?;
    }
    open_existing_as(path, durable)
}

/// Returns why a file that can't be opened for writing may still be readable.
pub(super) fn rescue_reason(path: &Path, disk: &Disk) -> Option<ReadOnly> {
    if !path.exists() {
        return None;
    }
    let full = disk.free_bytes().is_some_and(|free| free < MIN_TO_OPEN);
    if file::is_on_read_only_disk(path) { Some(ReadOnly::Disk) } else { full.then_some(ReadOnly::Full) }
}

/// Opens an existing file for writing, for commands that run alongside a server.
///
/// # Errors
/// Fails if the file is missing, is another program's database or can't be opened.
pub fn open_existing(path: &Path) -> Result<Connection> {
    open_existing_as(path, true)
}

pub(super) fn open_existing_as(path: &Path, durable: bool) -> Result<Connection> {
    file::existing(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(|e| explain(path, e))?;
    if connection.is_readonly("main")? {
        return Err(Error::Invalid(format!("{} can only be read, not changed", path.display())));
    }
    connection.busy_timeout(Duration::from_secs(5))?;
    enable_stable_plans(&connection)?;
    if !is_ours(&connection, path)? {
        connection.pragma_update(None, "application_id", APPLICATION_ID)?;
    }
    let synchronous = if durable { "FULL" } else { "OFF" };
    connection.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 4000; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;
         PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF;",
    )?;
    connection.pragma_update(None, "synchronous", synchronous)?;
    connection.set_prepared_statement_cache_capacity(STATEMENT_CACHE_SIZE);
    Ok(connection)
}

/// Says why SQLite can't open a file, which it doesn't tell itself.
fn explain(path: &Path, e: rusqlite::Error) -> Error {
    if e.sqlite_error_code() == Some(ErrorCode::CannotOpen)
        && let Err(e) = std::fs::OpenOptions::new().read(true).write(true).open(path)
    {
        return file::explain(path, e);
    }
    e.into()
}

/// Makes query plans independent of bound values. Otherwise SQLite re-prepares a cached statement on every use when a
/// value could affect its plan (a LIMIT, a partial index), which takes over a third of a read's time.
fn enable_stable_plans(connection: &Connection) -> Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

/// Rejects another program's file. Returns whether it's ours, and not an empty one.
fn is_ours(connection: &Connection, path: &Path) -> Result<bool> {
    let application: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if application == APPLICATION_ID {
        return Ok(true);
    }
    let tables: i64 = connection.query_row("SELECT COUNT(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application != 0 || tables != 0 {
        return Err(Error::Invalid(format!("{} belongs to another program", path.display())));
    }
    Ok(false)
}

/// How many bytes of the file readers map into memory: all that SQLite allows, or less where addresses are scarce.
const MAPPED_BYTES: i64 = if cfg!(target_pointer_width = "64") { 2_147_418_112 } else { 64 << 20 };

/// Opens a read-only connection for the reader threads.
pub fn open_reader(path: &Path) -> Result<Connection> {
    let connection = open_copy(path)?;
    enable_stable_plans(&connection)?;
    connection.pragma_update(None, "mmap_size", MAPPED_BYTES)?;
    connection.execute_batch("PRAGMA query_only = ON; PRAGMA cache_size = -2000; PRAGMA temp_store = MEMORY;")?;
    connection.set_prepared_statement_cache_capacity(STATEMENT_CACHE_SIZE);
    Ok(connection)
}

/// Opens one of our files for reading only, even on a read-only disk.
///
/// # Errors
/// Fails if the file is missing, is another program's database or can't be opened.
pub fn open_copy(path: &Path) -> Result<Connection> {
    file::existing(path)?;
    let connection = open_as_it_is(path).or_else(|e| match e.sqlite_error_code() {
        // On a full or read-only disk SQLite can't make the files that it shares with other processes.
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::DiskFull | ErrorCode::SystemIoFailure)
            if !has_wal(path) =>
        {
            open_immutable(path)
        }
        _ => Err(e),
    });
    let connection = connection.map_err(|e| explain(path, e))?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.execute_batch("PRAGMA trusted_schema = OFF;")?;
    is_ours(&connection, path)?;
    Ok(connection)
}

fn open_as_it_is(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    // Opening reads nothing yet.
    connection.query_row("SELECT COUNT(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok(connection)
}

/// Opens a file that nobody can change while it's open.
fn open_immutable(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let mut uri = "file:".to_owned();
    for byte in path.as_os_str().as_bytes() {
        // Writing to a string never fails.
        let _ = match byte {
            b'/' | b'.' | b'-' | b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => write!(uri, "{}", *byte as char),
            other => write!(uri, "%{other:02x}"),
        };
    }
    Connection::open_with_flags(uri + "?immutable=1", flags)
}

/// Whether the file's WAL holds writes that aren't in the file itself yet.
fn has_wal(path: &Path) -> bool {
    std::fs::metadata(file::with_suffix(path, "-wal")).is_ok_and(|wal| wal.len() > 0)
}
