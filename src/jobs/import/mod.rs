//! Importing jobs from rows of text: file and map in, jobs and faults out.
//!
//! ```text
//! map (TOML) ─► columns ─┐
//! file ─► pass 1: pick one row per key ─► pass 2: read those in listing order ─► convert ─► ImportedJob ─► add
//! ```
//!
//! Only `add` and `known` touch the database: they add the jobs that weren't imported before, and compare and update the
//! others. A row that can't be read is reported with all its faults, and never stops the import; pay that can't be read
//! costs only the pay.

pub mod add;
mod columns;
mod convert;
mod currency;
#[cfg(test)]
mod date_tests;
pub mod dates;
mod dialect;
mod fault;
#[cfg(test)]
mod fault_tests;
mod field;
mod html;
mod job;
mod keys;
pub mod known;
mod layout;
mod lines;
mod local;
mod map;
mod mojibake;
mod money;
mod pay;
#[cfg(test)]
mod pay_tests;
mod pay_tokens;
mod reader;
mod report;
#[cfg(test)]
mod rule_tests;
#[cfg(test)]
mod stale_tests;
mod status;
#[cfg(test)]
mod tests;
mod title;

use std::fmt;

pub use columns::Columns;
pub use convert::{Converted, convert, labeled};
pub use dialect::{Dialect, HEAD};
pub use fault::{Cost, Fault, Problem, allowed};
pub use field::Field;
pub use html::to_text;
pub use job::ImportedJob;
pub use keys::stored;
pub use lines::Lines;
pub use map::{ImportMap, Part, Source, Values};
pub use reader::{OnRow, read_bytes, read_file};
pub use report::{Cause, Counts, ImportReport, Value};
pub use status::is_open;

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
