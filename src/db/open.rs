//! Opening connections: version and ownership checks, pragmas, and the lock file.

use std::fs::{File, OpenOptions};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::{Error, Result};

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
    if !path.exists() {
        OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)?;
    }
    open_existing_as(path, durable)
}

/// Opens an existing file for writing, for commands that run alongside a server.
///
/// # Errors
/// Fails if the file is missing, is another program's database or can't be opened.
pub fn open_existing(path: &Path) -> Result<Connection> {
    if !path.exists() {
        return Err(Error::Invalid(format!("{} does not exist", path.display())));
    }
    open_existing_as(path, true)
}

fn open_existing_as(path: &Path, durable: bool) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    enable_stable_plans(&connection)?;
    check_application_id(&connection, path)?;
    let synchronous = if durable { "FULL" } else { "OFF" };
    connection.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 4000; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;
         PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF;",
    )?;
    connection.pragma_update(None, "synchronous", synchronous)?;
    connection.set_prepared_statement_cache_capacity(STATEMENT_CACHE_SIZE);
    Ok(connection)
}

/// Makes query plans independent of bound values. Otherwise SQLite re-prepares a cached statement on every use when a
/// value could affect its plan (a LIMIT, a partial index), which takes over a third of a read's time.
fn enable_stable_plans(connection: &Connection) -> Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

/// Marks a new file as ours; rejects another program's file.
fn check_application_id(connection: &Connection, path: &Path) -> Result<()> {
    let read = |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0));
    let application = read("application_id")?;
    if application == APPLICATION_ID {
        return Ok(());
    }
    let tables: i64 = connection.query_row("SELECT COUNT(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application != 0 || tables != 0 {
        return Err(Error::Invalid(format!("{} belongs to another program", path.display())));
    }
    connection.pragma_update(None, "application_id", APPLICATION_ID)?;
    Ok(())
}

/// Opens a read-only connection.
pub fn open_reader(path: &Path) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    enable_stable_plans(&connection)?;
    connection.execute_batch(
        "PRAGMA query_only = ON; PRAGMA mmap_size = 268435456; PRAGMA cache_size = -2000;
         PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF;",
    )?;
    connection.set_prepared_statement_cache_capacity(STATEMENT_CACHE_SIZE);
    Ok(connection)
}

/// An exclusive lock on `FILE.lock`, which allows one server or restore at a time.
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Acquires the lock without waiting.
    ///
    /// # Errors
    /// [`Error::Locked`] if another process holds it; [`Error::Io`] if the lock file can't be created.
    pub fn take(database: &Path) -> Result<Self> {
        let path = with_suffix(database, ".lock");
        let file = OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(&path)?;
        rustix::fs::flock(&file, rustix::fs::FlockOperation::NonBlockingLockExclusive)
            .map_err(|_| Error::Locked(database.display().to_string()))?;
        Ok(Self { _file: file })
    }
}

/// Appends a suffix to a path: `jobstead.db` + `.lock` → `jobstead.db.lock`.
pub fn with_suffix(database: &Path, suffix: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
