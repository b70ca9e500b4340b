//! A transaction: the only way to run SQL.

use std::cell::Cell;

use rusqlite::{CachedStatement, Connection};

use super::vault::Vault;
use super::{Arg, Error, Result, Row, Sql, TxContext, value};
use crate::events::Event;
use crate::ids::{Id, UserId};
use crate::subject::{Access, Subject};
use crate::text::calendar::Entry;

/// Maximum nesting of events that trigger each other.
const MAX_EVENT_DEPTH: u8 = 8;

/// Parameter names `$1 … $40`, so binding by name doesn't allocate.
const PARAMETER_NAMES: [&str; 40] = [
    "$1", "$2", "$3", "$4", "$5", "$6", "$7", "$8", "$9", "$10", "$11", "$12", "$13", "$14", "$15", "$16", "$17",
    "$18", "$19", "$20", "$21", "$22", "$23", "$24", "$25", "$26", "$27", "$28", "$29", "$30", "$31", "$32", "$33",
    "$34", "$35", "$36", "$37", "$38", "$39", "$40",
];

/// An open transaction on one connection.
pub struct Tx<'c> {
    connection: &'c Connection,
    at: TxContext,
    depth: u8,
    fault: Option<&'c Cell<Option<Fault>>>,
}

/// A failure of the disk or the file that a statement met, the worst last. SQLite may roll back the whole transaction
/// because of it, and then no longer tells why.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Fault {
    Full,
    Damaged,
    Disk,
}

impl Fault {
    const fn of(error: &Error) -> Option<Self> {
        match error {
            Error::Full => Some(Self::Full),
            Error::Damaged(_) => Some(Self::Damaged),
            Error::Disk(_) => Some(Self::Disk),
            _ => None,
        }
    }
}

impl<'c> Tx<'c> {
    pub(super) const fn new(connection: &'c Connection, at: TxContext) -> Self {
        Self { connection, at, depth: 0, fault: None }
    }

    /// Records the worst failure of the disk or the file.
    pub(super) const fn recording(self, fault: &'c Cell<Option<Fault>>) -> Self {
        Self { fault: Some(fault), ..self }
    }

    fn record<T>(&self, outcome: Result<T>) -> Result<T> {
        if let (Some(fault), Err(e)) = (self.fault, &outcome) {
            fault.set(fault.get().max(Fault::of(e)));
        }
        outcome
    }

    /// Returns the time of the transaction, in milliseconds since the epoch; it doesn't advance while the closure runs.
    #[must_use]
    pub const fn now(&self) -> i64 {
        self.at.now
    }

    /// Returns the keys that exist until the database is closed.
    #[must_use]
    pub const fn vault(&self) -> &Vault {
        &self.at.vault
    }

    /// Emits an event. Its reactions run immediately, in this transaction.
    ///
    /// # Errors
    /// A reaction's error, or [`Error::Invalid`] if events trigger each other more than [`MAX_EVENT_DEPTH`] levels deep.
    pub fn emit(&mut self, event: Event) -> Result<()> {
        if self.depth == MAX_EVENT_DEPTH {
            return Err(Error::Invalid(format!("events trigger each other endlessly: {event:?}")));
        }
        self.depth += 1;
        let outcome = (self.at.hooks.react)(self, event);
        self.depth -= 1;
        outcome
    }

    /// Returns a user's access to a subject, as decided by the feature that owns it.
    pub fn access(&mut self, subject: Subject, user: UserId) -> Result<Access> {
        (self.at.hooks.access)(self, subject, user)
    }

    /// Returns the users whose open apps show what a user is doing with a subject, such as typing in a conversation.
    pub fn audience(&mut self, subject: Subject, user: UserId) -> Result<Vec<UserId>> {
        (self.at.hooks.audience)(self, subject, user)
    }

    /// Returns the calendar entry for a user about the topic of a notification; `None` if calendars have nothing of it.
    pub fn calendar_entry(&mut self, topic: &str, user: UserId, origin: &str) -> Result<Option<Entry>> {
        (self.at.hooks.entry)(self, topic, user, origin)
    }

    fn prepare(&self, sql: Sql, args: &[Arg]) -> Result<CachedStatement<'c>> {
        let mut statement = self.connection.prepare_cached(sql.text())?;
        for (name, arg) in PARAMETER_NAMES.iter().zip(args) {
            let index = statement.parameter_index(name)?.ok_or_else(|| missing_parameter(sql, name))?;
            statement.raw_bind_parameter(index, arg)?;
        }
        Ok(statement)
    }

    /// Calls `each` with every row until it returns false.
    fn query(&self, sql: Sql, args: &[Arg], mut each: impl FnMut(&mut Row) -> Result<bool>) -> Result<()> {
        let mut read = || {
            let mut statement = self.prepare(sql, args)?;
            let mut rows = statement.raw_query();
            while let Some(row) = rows.next()? {
                if !each(&mut Row::new(row))? {
                    break;
                }
            }
            Ok(())
        };
        self.record(read())
    }

    /// Returns the first row, if any.
    pub fn find<T>(&mut self, sql: Sql, args: &[Arg], map: impl FnOnce(&mut Row) -> Result<T>) -> Result<Option<T>> {
        let (mut map, mut found) = (Some(map), None);
        self.query(sql, args, |row| {
            found = map.take().map(|map| map(row)).transpose()?;
            Ok(false)
        })?;
        Ok(found)
    }

    /// Returns the row of a statement that always has one, such as a count or `INSERT … RETURNING id`.
    ///
    /// # Errors
    /// [`Error::Invalid`] if there is no row.
    pub fn one<T>(&mut self, sql: Sql, args: &[Arg], map: impl FnOnce(&mut Row) -> Result<T>) -> Result<T> {
        self.find(sql, args, map)?
            .ok_or_else(|| Error::Invalid(format!("the statement returned no row: {}", sql.text())))
    }

    /// Runs an `INSERT … RETURNING id` and returns the id.
    pub fn insert<I: Id>(&mut self, sql: Sql, args: &[Arg]) -> Result<I> {
        self.one(sql, args, value).map(I::new)
    }

    /// Returns all rows; the statement must limit their number.
    pub fn all<T>(&mut self, sql: Sql, args: &[Arg], mut map: impl FnMut(&mut Row) -> Result<T>) -> Result<Vec<T>> {
        let mut out = Vec::new();
        self.query(sql, args, |row| {
            out.push(map(row)?);
            Ok(true)
        })?;
        Ok(out)
    }

    /// Runs a statement that returns no rows, and returns how many it changed.
    pub fn run(&mut self, sql: Sql, args: &[Arg]) -> Result<usize> {
        let run = || Ok(self.prepare(sql, args)?.raw_execute()?);
        self.record(run())
    }

    /// Runs the closure in a savepoint: an error rolls back only its changes.
    pub fn savepoint<T, E: From<Error>>(
        &mut self,
        f: impl FnOnce(&mut Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<T, E> {
        let run =
            |text: &str| self.connection.prepare_cached(text).and_then(|mut s| s.execute([])).map_err(Error::from);
        run("SAVEPOINT part")?;
        let outcome = f(&mut Tx { ..*self });
        if outcome.is_err() {
            run("ROLLBACK TO part")?;
        }
        run("RELEASE part")?;
        outcome
    }
}

fn missing_parameter(sql: Sql, name: &str) -> Error {
    Error::Invalid(format!("{name} is not a parameter of: {}", sql.text()))
}
