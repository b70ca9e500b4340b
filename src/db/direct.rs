//! A connection without threads, for the commands that work beside a running server.

use std::path::Path;

use rusqlite::Connection;

use super::{Error, Options, Result, Tx, check_sqlite_version, migrate, open_existing, open_writer};

/// One connection on which a command runs transactions of its own.
pub struct Direct {
    connection: Connection,
    options: Options,
}

impl Direct {
    /// Opens the file (making it when `create` says so) and brings its schema up to date.
    ///
    /// # Errors
    /// As [`super::Db::open`]; a file that is missing and not to be made.
    pub fn open(path: &Path, create: bool, options: Options) -> Result<Self> {
        check_sqlite_version()?;
        let mut connection = if create { open_writer(path, options.durable)? } else { open_existing(path)? };
        migrate::run(&mut connection, path, options.clock.now())?;
        Ok(Self { connection, options })
    }

    /// The connection, for checks of the file itself.
    #[must_use]
    pub const fn connection(&self) -> &Connection {
        &self.connection
    }

    /// Runs one transaction.
    ///
    /// # Errors
    /// The closure's, after rolling back; or those of BEGIN (5 s busy timeout) and COMMIT.
    pub fn write<T, E: From<Error>>(
        &self,
        f: impl FnOnce(&mut Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<T, E> {
        let run = |text: &str| self.connection.execute_batch(text).map_err(Error::from);
        run("BEGIN IMMEDIATE")?;
        match f(&mut Tx::new(&self.connection, self.options.clock.now(), self.options.hooks)) {
            Ok(value) => {
                run("COMMIT")?;
                Ok(value)
            }
            Err(e) => {
                // The first error is the one to tell; a failing ROLLBACK adds nothing to it.
                let _ = run("ROLLBACK");
                Err(e)
            }
        }
    }
}
