//! Backups: online, verified, and the way back.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::{Error, Result, migrate, open};

/// What a verified copy holds.
#[derive(Debug)]
pub struct Report {
    /// Schema version.
    pub schema: i64,
    /// Size in bytes.
    pub bytes: u64,
    /// Each table with its number of rows.
    pub rows: Vec<(String, i64)>,
}

impl Report {
    /// Rows in all tables together.
    #[must_use]
    pub fn total(&self) -> i64 {
        self.rows.iter().map(|(_, n)| n).sum()
    }
}

/// Copies a live database into a new file and verifies the copy. Writers go on meanwhile.
///
/// # Errors
/// The target exists, the disk is full, or the copy fails its checks (it is removed then).
pub fn copy(connection: &Connection, target: &Path) -> Result<Report> {
    if target.exists() {
        return Err(Error::Invalid(format!("{} exists already", target.display())));
    }
    // The copy appears under its name only when it is whole and verified.
    let partial = open::beside(target, ".partial");
    remove(&partial)?;
    let name = partial.to_str().ok_or_else(|| Error::Invalid("the path is not UTF-8".to_owned()))?;
    connection.execute("VACUUM INTO $1", [name])?;
    let outcome = private(&partial).and_then(|()| verify(&partial));
    if outcome.is_ok() {
        std::fs::File::open(&partial)?.sync_all()?;
        std::fs::rename(&partial, target)?;
    } else {
        remove(&partial)?;
    }
    outcome
}

/// Opens a copy and checks it: integrity, foreign keys, schema version, row counts.
///
/// # Errors
/// What is wrong with it.
pub fn verify(path: &Path) -> Result<Report> {
    if !path.exists() {
        return Err(Error::Invalid(format!("{} does not exist", path.display())));
    }
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    check(&connection)?;
    let schema = migrate::version(&connection)?;
    if schema == 0 {
        return Err(Error::Invalid(format!("{} is not a Jobstead database", path.display())));
    }
    if schema > migrate::newest() {
        return Err(Error::NewerSchema { file: schema, known: migrate::newest() });
    }
    Ok(Report { schema, bytes: std::fs::metadata(path)?.len(), rows: count(&connection)? })
}

/// `PRAGMA integrity_check` and `foreign_key_check`.
///
/// # Errors
/// [`Error::Invalid`] with SQLite's finding.
pub fn check(connection: &Connection) -> Result<()> {
    let finding: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if finding != "ok" {
        return Err(Error::Invalid(format!("the file is damaged: {finding}")));
    }
    let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
    let orphan = statement.query([])?.next()?.map(|row| row.get::<_, String>(0)).transpose()?;
    match orphan {
        None => Ok(()),
        Some(table) => Err(Error::Invalid(format!("a row of {table} points to a row that is not there"))),
    }
}

fn count(connection: &Connection) -> Result<Vec<(String, i64)>> {
    let mut names = connection.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'job_search_%' ORDER BY name",
    )?;
    let names = names.query_map([], |row| row.get::<_, String>(0))?.collect::<rusqlite::Result<Vec<_>>>()?;
    names
        .into_iter()
        .map(|name| {
            // A name out of the schema, quoted: table names cannot be bound.
            let text = format!("SELECT COUNT(*) FROM \"{}\"", name.replace('"', "\"\""));
            let rows = connection.query_row(&text, [], |row| row.get(0))?;
            Ok((name, rows))
        })
        .collect()
}

/// Puts a verified copy in the database's place; the old file stays beside it under the name given back.
///
/// The caller holds the [`super::Lock`].
///
/// # Errors
/// The copy fails its checks, or a file operation fails; the database is untouched then.
pub fn restore(source: &Path, database: &Path, now: i64) -> Result<(Report, Option<PathBuf>)> {
    let report = verify(source)?;
    let incoming = open::beside(database, ".incoming");
    std::fs::copy(source, &incoming)?;
    private(&incoming)?;
    std::fs::File::open(&incoming)?.sync_all()?;
    let aside = if database.exists() {
        // Moves what the WAL still holds into the old file, so that the file kept aside is whole.
        open::open_existing(database)?.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)")?;
        let aside = open::beside(database, &format!(".replaced-{now}"));
        std::fs::rename(database, &aside)?;
        Some(aside)
    } else {
        None
    };
    remove(&open::beside(database, "-wal"))?;
    remove(&open::beside(database, "-shm"))?;
    std::fs::rename(&incoming, database)?;
    Ok((report, aside))
}

/// The copy made before an upgrade: `backups/before-vN-TIME.db` beside the database.
pub(super) fn before_migration(connection: &Connection, path: &Path, to: i64, now: i64) -> Result<PathBuf> {
    let folder = path.parent().unwrap_or_else(|| Path::new(".")).join("backups");
    std::fs::create_dir_all(&folder)?;
    let target = folder.join(format!("before-v{to}-{now}.db"));
    copy(connection, &target)?;
    Ok(target)
}

fn private(path: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
    Ok(())
}

fn remove(path: &Path) -> Result<()> {
    match std::fs::remove_file(path) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => Err(e.into()),
        _ => Ok(()),
    }
}
