//! Reading a result row's columns from left to right.

use rusqlite::types::FromSql;

use super::Result;

/// A result row; each [`Row::take`] reads the next column.
pub struct Row<'r> {
    inner: &'r rusqlite::Row<'r>,
    next: usize,
}

impl<'r> Row<'r> {
    pub(super) const fn new(inner: &'r rusqlite::Row<'r>) -> Self {
        Self { inner, next: 0 }
    }

    /// Returns the next column.
    ///
    /// # Errors
    /// Fails if there's no such column or it has another type.
    pub fn take<T: FromSql>(&mut self) -> Result<T> {
        let value = self.inner.get(self.next)?;
        self.next += 1;
        Ok(value)
    }
}

/// Returns the value of a single-column row.
pub fn value<T: FromSql>(row: &mut Row) -> Result<T> {
    row.take()
}
