//! The outcome of an import.

use std::fmt;

/// A row that could not be imported.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BadRow {
    /// Line of the file on which the row starts; the header is line 1.
    pub line: u64,
    /// The row's key, if it could be read.
    pub key: Option<String>,
    /// Reason, for a person to read.
    pub reason: String,
}

impl fmt::Display for BadRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(key) = &self.key {
            write!(f, " (key {key})")?;
        }
        write!(f, ": {}", self.reason)
    }
}

/// The counts of an import: `read` is `imported + merged + bad`.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct ImportReport {
    /// Rows in the file, without the header.
    pub read: u64,
    /// Rows that became jobs.
    pub imported: u64,
    /// Rows that lost to a preferred row with the same key.
    pub merged: u64,
    /// Rows reported as bad.
    pub bad: u64,
    /// Texts that were too long for their field and were cut after a word.
    pub cut: u64,
}
