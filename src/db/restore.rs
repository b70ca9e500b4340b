//! Replacing the database with a backup.

use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::backup::{Partial, Report, verify};
use super::check::Rules;
use super::{Error, Result, file, migrate, open};

/// Replaces the database with a copy of a backup, once that copy is complete, upgraded and verified. Returns the path
/// of the old file, if any, which was set aside.
///
/// The caller must hold the [`super::Lock`].
///
/// # Errors
/// Whatever fails leaves the database untouched: at every moment there is one under its name.
pub fn restore(source: &Path, database: &Path, now: i64, rules: Rules) -> Result<(Report, Option<PathBuf>)> {
    let incoming = Partial::create(&file::with_suffix(database, ".incoming"))?;
    incoming.fill(&open::open_copy(source)?).map_err(|e| match e {
        Error::Damaged(finding) => Error::Damaged(format!("{}: {finding}", source.display())),
        e => e,
    })?;
    // Only what was written counts, not what it was copied from.
    let mut report = verify(incoming.path(), rules)?;
    if report.schema < migrate::newest() {
        migrate::apply(&mut Connection::open(incoming.path())?, migrate::MIGRATIONS, now, &mut |_| {})?;
        report = verify(incoming.path(), rules)?;
    }
    file::give_to_owner_of(database, incoming.path())?;
    incoming.sync()?;
    let old = set_aside(database, now)?;
    incoming.rename_to(database)?;
    Ok((report, old))
}

/// Gives the database a second name, and takes away its WAL, which must not be applied to another file.
fn set_aside(database: &Path, now: i64) -> Result<Option<PathBuf>> {
    if !database.exists() {
        return Ok(None);
    }
    merge_wal(database)?;
    let aside = file::with_suffix(database, &format!(".replaced-{now}"));
    std::fs::hard_link(database, &aside)?;
    // Only a damaged file still has a WAL.
    let wal = file::with_suffix(database, "-wal");
    if wal.exists() {
        std::fs::rename(&wal, file::with_suffix(&aside, "-wal"))?;
    }
    file::remove_if_exists(&file::with_suffix(database, "-shm"))?;
    Ok(Some(aside))
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
