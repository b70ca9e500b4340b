//! A connection without threads, for commands that run alongside a server.

use std::path::Path;

use rusqlite::Connection;

use super::vault::Vault;
use super::{
    Error, Options, Result, Tx, TxContext, check_sqlite_version, migrate, open_copy, open_existing, open_writer,
};
use crate::clock::Clock;

/// A single connection on which a command runs its own transactions.
pub struct SingleConnection {
    connection: Connection,
    options: Options,
    vault: Vault,
}

impl SingleConnection {
    /// Opens the file, creating it if missing and `create` is true, and migrates its schema.
    ///
    /// # Errors
    /// Same as [`super::Db::open`]; also if the file is missing and `create` is false.
    pub fn open(path: &Path, create: bool, options: Options) -> Result<Self> {
        check_sqlite_version()?;
        let mut connection = if create { open_writer(path, options.durable)? } else { open_existing(path)? };
        migrate::run(&mut connection, path, options.clock.now())?;
        Ok(Self { connection, options, vault: Vault::random() })
    }

    /// Opens a file for reading only, even on a read-only disk, and leaves its schema as it is.
    ///
    /// # Errors
    /// Fails if the file is missing, is another program's database or can't be opened.
    pub fn open_for_reading(path: &Path, options: Options) -> Result<Self> {
        check_sqlite_version()?;
        Ok(Self { connection: open_copy(path)?, options, vault: Vault::random() })
    }

    /// Returns the connection, for checks of the file itself.
    #[must_use]
    pub const fn connection(&self) -> &Connection {
        &self.connection
    }

    /// Returns the source of the current time.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.options.clock
    }

    /// Runs one transaction.
    ///
    /// # Errors
    /// The closure's error, after a rollback; [`Error::Busy`] after waiting 5 s for another writer; or a failed COMMIT.
    pub fn write<T, E: From<Error>>(
        &self,
        f: impl FnOnce(&mut Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<T, E> {
        self.run("BEGIN IMMEDIATE", f)
    }

    /// Runs several reads on one snapshot.
    ///
    /// # Errors
    /// The closure's error.
    pub fn read<T, E: From<Error>>(
        &self,
        f: impl FnOnce(&mut Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<T, E> {
        self.run("BEGIN", f)
    }

    fn run<T, E: From<Error>>(
        &self,
        begin: &str,
        f: impl FnOnce(&mut Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<T, E> {
        let run = |text: &str| self.connection.execute_batch(text).map_err(Error::from);
        run(begin)?;
        let at = TxContext { now: self.options.clock.now(), hooks: self.options.hooks, vault: self.vault };
        match f(&mut Tx::new(&self.connection, at)) {
            Ok(value) => {
                run("COMMIT")?;
                Ok(value)
            }
            Err(e) => {
                // Report the first error; a failed ROLLBACK adds nothing to it.
                let _ = run("ROLLBACK");
                Err(e)
            }
        }
    }
}
