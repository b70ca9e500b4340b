//! Importing jobs from a CSV file, the pure part: file and map in, jobs and bad rows out.
//!
//! ```text
//! map (TOML) ─► columns ─┐
//! file ─► pass 1: pick one row per key ─► pass 2: read those in listing order ─► convert ─► ImportedJob
//! ```
//!
//! Nothing here touches the database: the caller saves the jobs and skips those already imported. A row that
//! can't be read is reported with its line and the reason, and never stops the import.

mod columns;
mod convert;
mod dates;
mod field;
mod job;
mod layout;
mod map;
mod mojibake;
mod money;
mod reader;
mod report;
#[cfg(test)]
mod tests;
mod title;

use std::fmt;

pub use job::ImportedJob;
pub use map::ImportMap;
pub use reader::read_all;
pub use report::{BadRow, ImportReport};

/// Error that prevents an import.
#[derive(Debug)]
pub enum ImportError {
    /// The map is invalid; says what and where.
    Map(String),
    /// The map names a column that the file does not have.
    NoColumn(String),
    /// The file cannot be read.
    File(csv::Error),
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Map(problem) => write!(f, "the map is invalid: {problem}"),
            Self::NoColumn(name) => write!(f, "the map names the column \"{name}\", which the file does not have"),
            Self::File(error) => write!(f, "the file cannot be read: {error}"),
        }
    }
}

impl std::error::Error for ImportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::File(error) => Some(error),
            Self::Map(_) | Self::NoColumn(_) => None,
        }
    }
}

impl From<csv::Error> for ImportError {
    fn from(error: csv::Error) -> Self {
        Self::File(error)
    }
}
