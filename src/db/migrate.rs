//! Schema migrations: numbered SQL files, each applied in one transaction together with its version row.

use std::path::Path;
use std::sync::LazyLock;

use rusqlite::Connection;

use super::{Error, Result, backup};
use crate::packed;
use crate::packed::unpack_text;

/// Every migration, oldest first. A released migration never changes.
pub static MIGRATIONS: LazyLock<Vec<Migration>> = LazyLock::new(|| {
    static FILES: LazyLock<String> = LazyLock::new(|| unpack_text(packed!("migrations")));
    let parts: Vec<&str> = FILES.split('\0').collect();
    parts.chunks_exact(2).map(|part| Migration::of_file(part[0], part[1])).collect()
});

/// One schema migration.
pub struct Migration {
    /// Version number, counting from 1.
    pub version: i64,
    /// Short name, recorded with the version.
    pub name: String,
    /// SQL statements.
    pub sql: &'static str,
}

impl Migration {
    /// Returns the migration of a file such as `0041_task_lanes`.
    fn of_file(stem: &str, sql: &'static str) -> Self {
        let (version, name) = stem.split_once('_').expect("a migration's file has a number and a name");
        Self {
            version: version.parse().expect("a migration's file begins with its number"),
            name: name.replace('_', " "),
            sql,
        }
    }
}

/// Returns the newest schema version this program supports.
#[must_use]
pub fn newest() -> i64 {
    MIGRATIONS.last().map_or(0, |m| m.version)
}

/// Returns a file's schema version; 0 for a new file.
pub fn version(connection: &Connection) -> Result<i64> {
    let known: bool = connection.query_row(
        "SELECT COUNT(*) > 0 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations'",
        [],
        |row| row.get(0),
    )?;
    if !known {
        return Ok(0);
    }
    Ok(connection.query_row("SELECT COALESCE(MAX(version), 0) FROM schema_migrations", [], |row| row.get(0))?)
}

/// Migrates the file to the newest schema, after backing up an existing one.
///
/// # Errors
/// [`Error::NewerSchema`], a failed backup, or a failed statement, which rolls back that whole migration.
pub fn run(connection: &mut Connection, path: &Path, now: i64) -> Result<()> {
    let file = version(connection)?;
    if file > newest() {
        return Err(Error::NewerSchema { file, known: newest() });
    }
    if file == newest() {
        return Ok(());
    }
    if file > 0 {
        let copy = backup::back_up_before_migration(connection, path, newest(), now)?;
        tracing::info!(from = file, to = newest(), backup = %copy.display(), "upgrading the database");
    }
    apply(connection, &MIGRATIONS, now, &mut |_| {})
}

/// Checks that a file that can only be read has the newest schema.
pub fn require_newest(connection: &Connection) -> Result<()> {
    match version(connection)? {
        file if file > newest() => Err(Error::NewerSchema { file, known: newest() }),
        file if file < newest() => {
            Err(Error::Invalid("the database needs an upgrade, but its disk is read-only".to_owned()))
        }
        _ => Ok(()),
    }
}

/// Applies the missing migrations. Calls `after` with the number of statements run so far, so tests can stop there.
pub fn apply(
    connection: &mut Connection,
    migrations: &[Migration],
    now: i64,
    after: &mut dyn FnMut(usize),
) -> Result<()> {
    let current = version(connection)?;
    let mut done = 0;
    for migration in migrations.iter().filter(|m| m.version > current) {
        let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        // If two processes start at once, the second waits for the lock and then finds the work done.
        if version(&transaction)? >= migration.version {
            continue;
        }
        let mut batch = rusqlite::Batch::new(&transaction, migration.sql);
        while let Some(mut statement) = rusqlite::fallible_iterator::FallibleIterator::next(&mut batch)? {
            statement.raw_execute()?;
            done += 1;
            after(done);
        }
        transaction.execute(
            "INSERT INTO schema_migrations (version, name, applied_at) VALUES ($1, $2, $3)",
            (migration.version, &migration.name, now),
        )?;
        done += 1;
        after(done);
        transaction.commit()?;
    }
    Ok(())
}
