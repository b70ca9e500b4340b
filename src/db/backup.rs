//! Online, verified backups, and restoring from one.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::{Error, Result, migrate, open};

/// The contents of a verified copy.
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
    /// Returns the number of rows in all tables.
    #[must_use]
    pub fn total(&self) -> i64 {
        self.rows.iter().map(|(_, n)| n).sum()
    }
}

/// Copies a live database into a new file and verifies the copy. Writers aren't blocked.
///
/// # Errors
/// Fails if the target exists, the disk is full, or the copy fails its checks; a failed copy is removed.
pub fn copy(connection: &Connection, target: &Path) -> Result<Report> {
    if target.exists() {
        return Err(Error::Invalid(format!("{} already exists", target.display())));
    }
    // The copy gets its final name only once it's complete and verified.
    let partial = open::with_suffix(target, ".partial");
    remove_if_exists(&partial)?;
    let name = partial.to_str().ok_or_else(|| Error::Invalid("the path is not UTF-8".to_owned()))?;
    connection.execute("VACUUM INTO $1", [name])?;
    let outcome = restrict_permissions(&partial).and_then(|()| verify(&partial));
    if outcome.is_ok() {
        std::fs::File::open(&partial)?.sync_all()?;
        std::fs::rename(&partial, target)?;
    } else {
        remove_if_exists(&partial)?;
    }
    outcome
}

/// Checks a copy's integrity, foreign keys and schema version, and counts its rows.
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
    Ok(Report { schema, bytes: std::fs::metadata(path)?.len(), rows: count_rows(&connection)? })
}

/// Runs `PRAGMA integrity_check` and `PRAGMA foreign_key_check`.
///
/// # Errors
/// [`Error::Invalid`] with SQLite's first finding.
pub fn check(connection: &Connection) -> Result<()> {
    let finding: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if finding != "ok" {
        return Err(Error::Invalid(format!("the file is damaged: {finding}")));
    }
    let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
    let orphan = statement.query([])?.next()?.map(|row| row.get::<_, String>(0)).transpose()?;
    match orphan {
        None => Ok(()),
        Some(table) => Err(Error::Invalid(format!("a row in {table} refers to a row that does not exist"))),
    }
}

fn count_rows(connection: &Connection) -> Result<Vec<(String, i64)>> {
    let mut names = connection.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'job_search_%' ORDER BY name",
    )?;
    let names = names.query_map([], |row| row.get::<_, String>(0))?.collect::<rusqlite::Result<Vec<_>>>()?;
    names
        .into_iter()
        .map(|name| {
            // Table names can't be bound, so the name from the schema is quoted.
            let text = format!("SELECT COUNT(*) FROM \"{}\"", name.replace('"', "\"\""));
            let rows = connection.query_row(&text, [], |row| row.get(0))?;
            Ok((name, rows))
        })
        .collect()
}

/// Replaces the database with a verified copy. Returns the path of the old file, if any, which was set aside.
///
/// The caller must hold the [`super::Lock`].
///
/// # Errors
/// A copy that fails its checks leaves the database untouched. If the last rename fails, the old file is still there
/// under its `.replaced-` name.
pub fn restore(source: &Path, database: &Path, now: i64) -> Result<(Report, Option<PathBuf>)> {
    let report = verify(source)?;
    let incoming = open::with_suffix(database, ".incoming");
    std::fs::copy(source, &incoming)?;
    restrict_permissions(&incoming)?;
    std::fs::File::open(&incoming)?.sync_all()?;
    let replaced = if database.exists() {
        // Checkpoints the WAL, so the file set aside is complete by itself.
        open::open_existing(database)?.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)")?;
        let replaced = open::with_suffix(database, &format!(".replaced-{now}"));
        std::fs::rename(database, &replaced)?;
        Some(replaced)
    } else {
        None
    };
    remove_if_exists(&open::with_suffix(database, "-wal"))?;
    remove_if_exists(&open::with_suffix(database, "-shm"))?;
    std::fs::rename(&incoming, database)?;
    Ok((report, replaced))
}

/// Backs up the database before an upgrade, to `backups/before-vN-TIME.db` next to it.
pub(super) fn back_up_before_migration(connection: &Connection, path: &Path, to: i64, now: i64) -> Result<PathBuf> {
    let folder = path.parent().unwrap_or_else(|| Path::new(".")).join("backups");
    std::fs::create_dir_all(&folder)?;
    let target = folder.join(format!("before-v{to}-{now}.db"));
    copy(connection, &target)?;
    Ok(target)
}

fn restrict_permissions(path: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
    Ok(())
}

fn remove_if_exists(path: &Path) -> Result<()> {
    match std::fs::remove_file(path) {
        Err(e) if e.kind() != std::io::ErrorKind::NotFound => Err(e.into()),
        _ => Ok(()),
    }
}
