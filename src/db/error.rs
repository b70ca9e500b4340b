//! Database errors, grouped by how callers react to them.

use rusqlite::ErrorCode;

/// The result of a database operation.
pub type Result<T> = std::result::Result<T, Error>;

/// Why a site can only be read.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ReadOnly {
    /// The disk is mounted read-only.
    Disk,
    /// The disk was too full to open the database for writing.
    Full,
    /// The database file is damaged.
    Damaged,
}

impl std::fmt::Display for ReadOnly {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Disk => "the disk is mounted read-only",
            Self::Full => "the disk was full at the start",
            Self::Damaged => "the database file is damaged; stop the site and restore a backup",
        })
    }
}

/// A database error.
#[derive(Debug)]
pub enum Error {
    /// The queue is full or another process has locked the file: retry soon (503).
    Busy,
    /// A read took longer than 5 s and was interrupted (503).
    Deadline,
    /// The disk is full (507).
    Full,
    /// A UNIQUE constraint rejected the row; contains `table.column`.
    Unique(String),
    /// The file was written by a newer version of the program.
    NewerSchema {
        /// The file's schema version.
        file: i64,
        /// The newest version this program supports.
        known: i64,
    },
    /// Another server or a restore holds the lock; contains the file's path.
    Locked(String),
    /// The file is damaged; contains SQLite's finding.
    Damaged(String),
    /// The disk failed to read or write; contains SQLite's description.
    Disk(String),
    /// The site can only be read right now (503).
    ReadOnly(ReadOnly),
    /// Any other SQLite error.
    Sqlite(rusqlite::Error),
    /// A file operation outside SQLite failed.
    Io(std::io::Error),
    /// Unexpected state, such as a missing row or a panic in a closure; contains the details.
    Invalid(String),
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Busy => f.write_str("the database is busy"),
            Self::Deadline => f.write_str("the query took too long"),
            Self::Full => f.write_str("the disk is full"),
            Self::Unique(what) => write!(f, "{what} is already in use"),
            Self::NewerSchema { file, known } => write!(
                f,
                "the database has schema version {file}, but this program supports only up to {known}: run a newer version, or restore the backup made before the upgrade"
            ),
            Self::Locked(path) => write!(f, "another jobstead process is using {path}"),
            Self::Damaged(finding) => write!(f, "the file is damaged: {finding}"),
            Self::Disk(what) => write!(f, "the disk failed: {what}"),
            Self::ReadOnly(reason) => write!(f, "the site is read-only, because {reason}"),
            Self::Sqlite(e) => write!(f, "{e}"),
            Self::Io(e) => write!(f, "{e}"),
            Self::Invalid(what) => f.write_str(what),
        }
    }
}

impl Error {
    /// Whether the cause is the disk, the file or the load, and not the rows that were read or written.
    #[must_use]
    pub const fn is_about_the_site(&self) -> bool {
        !matches!(self, Self::Unique(_) | Self::Sqlite(_) | Self::Invalid(_))
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
            ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => Self::Damaged(e.to_string()),
            ErrorCode::SystemIoFailure => Self::Disk(format!("{e} (code {})", failure.extended_code)),
            ErrorCode::ConstraintViolation => match unique_columns(message.as_deref()) {
                Some(columns) => Self::Unique(columns),
                None => Self::Sqlite(e),
            },
            _ => Self::Sqlite(e),
        }
    }
}

/// Extracts the columns from SQLite's message, the only place that names them:
/// `UNIQUE constraint failed: users.email_fold`.
fn unique_columns(message: Option<&str>) -> Option<String> {
    message?.strip_prefix("UNIQUE constraint failed: ").map(str::to_owned)
}

/// Ends the process after a failure of the disk.
pub fn exit(e: &Error) -> ! {
    tracing::error!(error = %e, "the disk failed; exiting, because what it holds is unknown");
    std::process::exit(70)
}
