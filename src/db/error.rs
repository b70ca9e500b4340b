//! What can go wrong in the database, in the terms that callers act on.

use rusqlite::ErrorCode;

/// A result of the database.
pub type Result<T> = std::result::Result<T, Error>;

/// A database error.
#[derive(Debug)]
pub enum Error {
    /// The queue is full or another program holds the file: try again soon (503).
    Busy,
    /// A read took longer than 5 s and was interrupted (503).
    Deadline,
    /// The disk is full (507).
    Full,
    /// A UNIQUE constraint refused the row; holds `table.column`.
    Unique(String),
    /// The file was written by a newer version of the program.
    NewerSchema {
        /// The file's schema version.
        file: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// Another server has this file open.
    Locked(String),
    /// Everything else, in SQLite's words.
    Sqlite(rusqlite::Error),
    /// A file operation beside SQLite failed.
    Io(std::io::Error),
    /// What the file holds is not what the program expects.
    Invalid(String),
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Busy => f.write_str("the database is busy"),
            Self::Deadline => f.write_str("the query took too long"),
            Self::Full => f.write_str("the disk is full"),
            Self::Unique(what) => write!(f, "{what} is taken"),
            Self::NewerSchema { file, known } => write!(
                f,
                "the database has schema version {file}, this program knows up to {known}: run the newer program, or restore the backup made before the upgrade"
            ),
            Self::Locked(path) => write!(f, "another jobstead has {path} open"),
            Self::Sqlite(e) => write!(f, "{e}"),
            Self::Io(e) => write!(f, "{e}"),
            Self::Invalid(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Error {}

impl From<std::io::Error> for Error {
    fn from(e: std::io::Error) -> Self {
        Self::Io(e)
    }
}

impl From<rusqlite::Error> for Error {
    fn from(e: rusqlite::Error) -> Self {
        let rusqlite::Error::SqliteFailure(failure, message) = &e else { return Self::Sqlite(e) };
        match failure.code {
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Self::Busy,
            ErrorCode::OperationInterrupted => Self::Deadline,
            ErrorCode::DiskFull => Self::Full,
            ErrorCode::ConstraintViolation => match unique_columns(message.as_deref()) {
                Some(columns) => Self::Unique(columns),
                None => Self::Sqlite(e),
            },
            _ => Self::Sqlite(e),
        }
    }
}

/// SQLite names the columns only in its message: `UNIQUE constraint failed: users.email_fold`.
fn unique_columns(message: Option<&str>) -> Option<String> {
    message?.strip_prefix("UNIQUE constraint failed: ").map(str::to_owned)
}
