//! Reading the columns of a result row from left to right.

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

    /// The next column.
    ///
    /// # Errors
    /// The column does not exist or has another type.
    pub fn take<T: FromSql>(&mut self) -> Result<T> {
        let value = self.inner.get(self.next)?;
        self.next += 1;
        Ok(value)
    }
}

/// The value of a row of one column.
///
/// # Errors
/// As [`Row::take`].
pub fn value<T: FromSql>(row: &mut Row) -> Result<T> {
    row.take()
}
