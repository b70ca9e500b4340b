//! A transaction: the only way to run SQL.

use rusqlite::{CachedStatement, Connection};

use super::{Arg, Error, Hooks, Result, Row, Sql, value};
use crate::events::Event;
use crate::subject::{Access, Subject};

/// Events that may cause each other, one inside the other.
const DEEPEST: u8 = 8;

/// `$1 … $40`, so that binding by name makes no strings.
const NAMES: [&str; 40] = [
    "$1", "$2", "$3", "$4", "$5", "$6", "$7", "$8", "$9", "$10", "$11", "$12", "$13", "$14", "$15", "$16", "$17",
    "$18", "$19", "$20", "$21", "$22", "$23", "$24", "$25", "$26", "$27", "$28", "$29", "$30", "$31", "$32", "$33",
    "$34", "$35", "$36", "$37", "$38", "$39", "$40",
];

/// An open transaction on one connection.
pub struct Tx<'c> {
    connection: &'c Connection,
    now: i64,
    hooks: Hooks,
    depth: u8,
}

impl<'c> Tx<'c> {
    pub(super) const fn new(connection: &'c Connection, now: i64, hooks: Hooks) -> Self {
        Self { connection, now, hooks, depth: 0 }
    }

    /// When this transaction was asked for, in milliseconds since 1970 UTC. It does not move while the closure runs.
    #[must_use]
    pub const fn now(&self) -> i64 {
        self.now
    }

    /// Emits an event. Its reactions run at once, in this transaction.
    ///
    /// # Errors
    /// The reaction's. Events that cause each other more than [`DEEPEST`] times are a bug, and roll everything back.
    pub fn emit(&mut self, event: Event) -> Result<()> {
        if self.depth == DEEPEST {
            return Err(Error::Invalid(format!("events cause each other without end: {event:?}")));
        }
        self.depth += 1;
        let outcome = (self.hooks.react)(self, event);
        self.depth -= 1;
        outcome
    }

    /// What a person may see of a subject, by the feature that owns it.
    ///
    /// # Errors
    /// The feature's.
    pub fn access(&mut self, subject: Subject, user: i64) -> Result<Access> {
        (self.hooks.access)(self, subject, user)
    }

    fn prepare(&self, sql: Sql, args: &[Arg]) -> Result<CachedStatement<'_>> {
        let mut statement = self.connection.prepare_cached(sql.text())?;
        for (name, arg) in NAMES.iter().zip(args) {
            let index = statement.parameter_index(name)?.ok_or_else(|| missing(sql, name))?;
            statement.raw_bind_parameter(index, arg)?;
        }
        Ok(statement)
    }

    /// The first row, if there is one.
    ///
    /// # Errors
    /// The statement's.
    pub fn find<T>(&mut self, sql: Sql, args: &[Arg], map: impl FnOnce(&mut Row) -> Result<T>) -> Result<Option<T>> {
        let mut statement = self.prepare(sql, args)?;
        let mut rows = statement.raw_query();
        match rows.next()? {
            Some(row) => Ok(Some(map(&mut Row::new(row))?)),
            None => Ok(None),
        }
    }

    /// The one row that must be there: a count, or `INSERT … RETURNING id`.
    ///
    /// # Errors
    /// The statement's; [`Error::Invalid`] when there is no row.
    pub fn one<T>(&mut self, sql: Sql, args: &[Arg], map: impl FnOnce(&mut Row) -> Result<T>) -> Result<T> {
        self.find(sql, args, map)?.ok_or_else(|| Error::Invalid(format!("no row: {}", sql.text())))
    }

    /// The id that `INSERT … RETURNING id` gives.
    ///
    /// # Errors
    /// As [`Tx::one`].
    pub fn insert(&mut self, sql: Sql, args: &[Arg]) -> Result<i64> {
        self.one(sql, args, value)
    }

    /// All rows; the statement bounds their number.
    ///
    /// # Errors
    /// The statement's.
    pub fn all<T>(&mut self, sql: Sql, args: &[Arg], mut map: impl FnMut(&mut Row) -> Result<T>) -> Result<Vec<T>> {
        let mut statement = self.prepare(sql, args)?;
        let mut rows = statement.raw_query();
        let mut out = Vec::new();
        while let Some(row) = rows.next()? {
            out.push(map(&mut Row::new(row))?);
        }
        Ok(out)
    }

    /// Runs a statement without rows and says how many it changed.
    ///
    /// # Errors
    /// The statement's.
    pub fn run(&mut self, sql: Sql, args: &[Arg]) -> Result<usize> {
        let mut statement = self.prepare(sql, args)?;
        Ok(statement.raw_execute()?)
    }

    /// Runs a part that may fail alone; its error undoes that part only.
    ///
    /// # Errors
    /// The closure's, or those of the savepoint itself.
    pub fn savepoint<T, E: From<Error>>(
        &mut self,
        f: impl FnOnce(&mut Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<T, E> {
        let run =
            |text: &str| self.connection.prepare_cached(text).and_then(|mut s| s.execute([])).map_err(Error::from);
        run("SAVEPOINT part")?;
        let outcome = f(&mut Tx { depth: self.depth, ..Tx::new(self.connection, self.now, self.hooks) });
        if outcome.is_err() {
            run("ROLLBACK TO part")?;
        }
        run("RELEASE part")?;
        outcome
    }
}

fn missing(sql: Sql, name: &str) -> Error {
    Error::Invalid(format!("{name} is not in: {}", sql.text()))
}
