//! Checks of a database: the file, its schema and its data.

use std::collections::BTreeSet;

use rusqlite::Connection;

use super::vault::Vault;
use super::{Error, Hooks, Result, Tx, TxContext, migrate};

/// The rules for the data of the newest schema, such as that the books balance. Returns the first broken one as
/// [`Error::Invalid`].
pub type Rules = fn(&mut Tx) -> Result<()>;

/// Runs every check, and returns the schema version. The rules apply only to the newest schema.
///
/// # Errors
/// [`Error::NewerSchema`], or [`Error::Invalid`] with the first finding.
pub fn all(connection: &Connection, rules: Rules) -> Result<i64> {
    file(connection)?;
    let version = migrate::version(connection)?;
    schema(connection, version)?;
    if version == migrate::newest() {
        rules(&mut Tx::new(connection, TxContext { now: 0, hooks: Hooks::default(), vault: Vault::random() }))?;
    }
    Ok(version)
}

/// Runs `PRAGMA integrity_check` and `PRAGMA foreign_key_check`.
///
/// # Errors
/// [`Error::Invalid`] with SQLite's first finding.
pub fn file(connection: &Connection) -> Result<()> {
    let finding: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if finding != "ok" {
        return Err(Error::Damaged(finding));
    }
    let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
    let orphan = statement.query([])?.next()?.map(|row| row.get::<_, String>(0)).transpose()?;
    match orphan {
        None => Ok(()),
        Some(table) => Err(Error::Invalid(format!("a row in {table} refers to a row that does not exist"))),
    }
}

/// Looks for damaged pages, table by table, so that no single read holds up the WAL for long, until `stop` returns true.
///
/// # Errors
/// [`Error::Damaged`] with SQLite's first finding; [`Error::Deadline`] if it was stopped.
pub fn pages(connection: &mut Connection, stop: impl FnMut() -> bool + Send + 'static) -> Result<()> {
    connection.progress_handler(10_000, Some(stop))?;
    let mut tables = connection.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name",
    )?;
    let tables = tables.query_map([], |row| row.get::<_, String>(0))?.collect::<rusqlite::Result<Vec<_>>>()?;
    for table in tables {
        let text = format!("PRAGMA quick_check(\"{}\")", table.replace('"', "\"\""));
        let finding: String = connection.query_row(&text, [], |row| row.get(0))?;
        if finding != "ok" {
            return Err(Error::Damaged(finding));
        }
    }
    Ok(())
}

/// Checks that the schema is the one that our migrations make, with no table, trigger or view more or less. A foreign
/// trigger would run with every write.
fn schema(connection: &Connection, version: i64) -> Result<()> {
    if version > migrate::newest() {
        return Err(Error::NewerSchema { file: version, known: migrate::newest() });
    }
    let mut ours = Connection::open_in_memory()?;
    let migrations = migrate::MIGRATIONS.iter().take_while(|m| m.version <= version).count();
    migrate::apply(&mut ours, &migrate::MIGRATIONS[..migrations], 0, &mut |_| {})?;
    let (ours, theirs) = (objects(&ours)?, objects(connection)?);
    if let Some((kind, name, _)) = theirs.difference(&ours).next() {
        return Err(Error::Invalid(format!("the {kind} {name} is not Jobstead's")));
    }
    match ours.difference(&theirs).next() {
        Some((kind, name, _)) => Err(Error::Invalid(format!("the {kind} {name} is missing"))),
        None => Ok(()),
    }
}

/// Returns the type, name and definition of everything in a schema, without comments and layout, which have changed in
/// released migrations.
fn objects(connection: &Connection) -> Result<BTreeSet<(String, String, String)>> {
    let mut statement =
        connection.prepare("SELECT type, name, COALESCE(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'")?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get::<_, String>(2)?)))?;
    let plain = |sql: &str| {
        let lines = sql.lines().map(|line| line.split("--").next().unwrap_or_default());
        lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
    };
    Ok(rows.map(|row| row.map(|(kind, name, sql)| (kind, name, plain(&sql)))).collect::<rusqlite::Result<_>>()?)
}
