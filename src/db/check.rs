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

/// Checks that the schema has what our migrations make. What other programs added may stay unless it runs with our writes or
/// stops them: triggers, unique indexes, and keys onto our tables.
fn schema(connection: &Connection, version: i64) -> Result<()> {
    let (ours, theirs) = both(connection, version)?;
    let is_ours = |name: &str| ours.iter().any(|object| object.name == name);
    for object in theirs.difference(&ours) {
        let Object { kind, name, table, sql } = object;
        if is_ours(name) {
            return Err(Error::Invalid(format!("the {kind} {name} was changed")));
        }
        let is_unique = kind == "index" && is_ours(table) && sql.to_uppercase().starts_with("CREATE UNIQUE");
        let holds_ours = kind == "table" && keys(connection, name)?.iter().any(|table| is_ours(table));
        if kind == "trigger" || is_unique || holds_ours {
            return Err(Error::Invalid(format!("the {kind} {name} is not Jobstead's, and acts on its tables")));
        }
    }
    match ours.iter().find(|object| !theirs.iter().any(|found| found.name == object.name)) {
        Some(Object { kind, name, .. }) => Err(Error::Invalid(format!("the {kind} {name} is missing"))),
        None => Ok(()),
    }
}

/// Returns the tables, views and indexes that other programs added, such as "table _litestream_seq".
///
/// # Errors
/// [`Error::NewerSchema`], or if the schema can't be read.
pub fn foreign(connection: &Connection) -> Result<Vec<String>> {
    let (ours, theirs) = both(connection, migrate::version(connection)?)?;
    Ok(theirs.difference(&ours).map(|Object { kind, name, .. }| format!("{kind} {name}")).collect())
}

/// Returns what our migrations make, and what there is.
fn both(connection: &Connection, version: i64) -> Result<(BTreeSet<Object>, BTreeSet<Object>)> {
    if version > migrate::newest() {
        return Err(Error::NewerSchema { file: version, known: migrate::newest() });
    }
    let mut ours = Connection::open_in_memory()?;
    let migrations = migrate::MIGRATIONS.iter().take_while(|m| m.version <= version).count();
    migrate::apply(&mut ours, &migrate::MIGRATIONS[..migrations], 0, &mut |_| {})?;
    Ok((objects(&ours)?, objects(connection)?))
}

/// Something in a schema.
#[derive(Eq, Ord, PartialEq, PartialOrd)]
struct Object {
    kind: String,
    name: String,
    /// The table it belongs to.
    table: String,
    /// Its definition, without comments and layout, which have changed in released migrations.
    sql: String,
}

fn objects(connection: &Connection) -> Result<BTreeSet<Object>> {
    let mut statement = connection
        .prepare("SELECT type, name, tbl_name, COALESCE(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'")?;
    let rows = statement.query_map([], |row| {
        let sql: String = row.get(3)?;
        let lines = sql.lines().map(|line| line.split("--").next().unwrap_or_default());
        let sql = lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ");
        Ok(Object { kind: row.get(0)?, name: row.get(1)?, table: row.get(2)?, sql })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Returns the tables that a table's foreign keys lead to.
fn keys(connection: &Connection, table: &str) -> Result<Vec<String>> {
    let mut statement = connection.prepare("SELECT \"table\" FROM pragma_foreign_key_list($1)")?;
    let rows = statement.query_map([table], |row| row.get(0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
