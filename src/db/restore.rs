//! Replacing the database with a backup.

use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::backup::{Partial, Report, verify};
use super::check::Rules;
use super::vault::Vault;
use super::{Error, Hooks, Result, Tx, TxContext, file, migrate, open};

/// What Litestream noted about the file isn't about its copy.
const DROP_LITESTREAM: &str = "DROP TABLE IF EXISTS _litestream_seq; DROP TABLE IF EXISTS _litestream_lock;";

/// How the name of a database that was replaced goes on, before the time.
const SET_ASIDE: &str = ".replaced-";

/// What restoring a backup takes.
pub struct Restoring {
    /// The time, in milliseconds since the epoch.
    pub now: i64,
    /// The rules for the data.
    pub rules: Rules,
    /// What reacts to events.
    pub hooks: Hooks,
    /// Adapts the upgraded copy to having been restored, before it takes the place of the database.
    pub finish: fn(&mut Tx) -> Result<()>,
}

impl Restoring {
    fn adapt(&self, connection: &mut Connection) -> Result<()> {
        connection.execute_batch(DROP_LITESTREAM)?;
        migrate::apply(connection, &migrate::MIGRATIONS, self.now, &mut |_| {})?;
        let transaction = connection.transaction()?;
        let at = TxContext { now: self.now, hooks: self.hooks, vault: Vault::random() };
        (self.finish)(&mut Tx::new(&transaction, at))?;
        Ok(transaction.commit()?)
    }
}

/// Replaces the database with a copy of a backup, once that copy is complete, upgraded and verified. Returns the path
/// of the old file, if any, which was set aside.
///
/// The caller must hold the [`super::Lock`].
///
/// # Errors
/// Whatever fails leaves the database untouched: at every moment there is one under its name.
pub fn restore(source: &Path, database: &Path, restoring: &Restoring) -> Result<(Report, Option<PathBuf>)> {
    let (now, rules) = (restoring.now, restoring.rules);
    let incoming = Partial::create(&file::with_suffix(database, ".incoming"))?;
    incoming.fill(&open::open_copy(source)?).map_err(|e| match e {
        Error::Damaged(finding) => Error::Damaged(format!("{}: {finding}", source.display())),
        e => e,
    })?;
    // Only what was written counts, not what it was copied from.
    verify(incoming.path(), rules)?;
    restoring.adapt(&mut Connection::open(incoming.path())?)?;
    let report = verify(incoming.path(), rules)?;
    file::give_to_owner_of(database, incoming.path())?;
    incoming.sync()?;
    let aside = file::with_suffix(database, &format!("{SET_ASIDE}{now}"));
    let replaced = set_aside(database, &aside).and_then(|old| incoming.rename_to(database).map(|()| old));
    match replaced {
        Ok(old) => Ok((report, old.then_some(aside))),
        Err(e) => {
            put_back(database, &aside)?;
            Err(e)
        }
    }
}

/// Gives the database a second name, and takes away its WAL, which must not be applied to another file. Returns whether
/// there was a database.
fn set_aside(database: &Path, aside: &Path) -> Result<bool> {
    if !database.exists() {
        return Ok(false);
    }
    merge_wal(database)?;
    std::fs::hard_link(database, aside)?;
    // Only a damaged file still has a WAL.
    let wal = file::with_suffix(database, "-wal");
    if wal.exists() {
        std::fs::rename(&wal, file::with_suffix(aside, "-wal"))?;
    }
    file::remove_if_exists(&file::with_suffix(database, "-shm"))?;
    Ok(true)
}

/// Undoes [`set_aside`], as far as it got.
fn put_back(database: &Path, aside: &Path) -> Result<()> {
    let wal = file::with_suffix(aside, "-wal");
    if wal.exists() {
        std::fs::rename(&wal, file::with_suffix(database, "-wal"))?;
    }
    if database.exists() {
        file::remove_if_exists(aside)?;
    }
    Ok(())
}

/// Removes the second name that a killed restore left on the database; with it, the database couldn't be locked.
pub fn undo_unfinished(database: &Path) -> Result<()> {
    let (Ok(ours), Some(name)) = (std::fs::metadata(database), database.file_name()) else { return Ok(()) };
    if ours.nlink() == 1 {
        return Ok(());
    }
    let prefix = [name.as_encoded_bytes(), SET_ASIDE.as_bytes()].concat();
    for entry in std::fs::read_dir(file::folder(database))? {
        let entry = entry?;
        let metadata = entry.metadata()?;
        let is_same = (metadata.dev(), metadata.ino()) == (ours.dev(), ours.ino());
        if is_same && entry.file_name().as_encoded_bytes().starts_with(&prefix) {
            put_back(database, &entry.path())?;
        }
    }
    Ok(())
}

/// Merges the WAL into the file, so that it's complete by itself. Leaves a damaged file, a common reason for a restore,
/// as it is.
fn merge_wal(database: &Path) -> Result<()> {
    // Opening it for writing could already change it.
    match open::open_copy(database) {
        Ok(_) => {}
        Err(error @ Error::Damaged(_)) => {
            tracing::warn!(%error, "the replaced database is set aside as it is");
            return Ok(());
        }
        Err(e) => return Err(e),
    }
    // Unlike a checkpoint, this waits until nobody else has the file open.
    let merged = open::open_existing(database)?.pragma_update(None, "journal_mode", "DELETE");
    merged.map_err(|e| match e.into() {
        Error::Busy => Error::Locked(database.display().to_string()),
        e => e,
    })
}
