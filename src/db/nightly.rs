//! The copies that a site makes of itself every night, in `backups` beside the database. Old copies make room for new ones.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::backup::{self, Report};
use super::disk::Room;
use super::{Db, Error, Result, file, open};
use crate::clock::{HOUR, date_in, is_date};

/// How long after midnight a night's copy is made, in milliseconds: when few people are about.
const BEGINS: i64 = 3 * HOUR;
/// Maximum number of nightly copies.
const MAX_COPIES: usize = 7;
/// How much of the disk stays free beside the copies, in sizes of the database.
const FREE_SIZES: u64 = 2;
/// How many steps of SQLite's machine run between two looks at whether the database is being closed.
const STEPS: i32 = 10_000;

/// How the name of a nightly copy goes on after that of the database, before the date of the night.
const NIGHTLY: &str = "-nightly-";
/// How the name of a copy for a download ends.
const DOWNLOAD: &str = "-download.db";

/// A nightly copy.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Copy {
    /// The file.
    pub path: PathBuf,
    /// The date of the night, as `YYYY-MM-DD`.
    pub night: String,
    /// Its size.
    pub bytes: u64,
}

/// Returns the night that a moment belongs to, as the date on which it ends: each begins at three.
#[must_use]
pub fn night(zone: &str, at: i64) -> String {
    date_in(zone, at - BEGINS)
}

/// Returns the folder of a database's copies.
#[must_use]
pub fn folder(database: &Path) -> PathBuf {
    file::folder(database).join("backups")
}

/// Lists the nightly copies of a database, newest first. Those of nights after `tonight` come last: they were made by a wrong
/// clock.
///
/// # Errors
/// If there's a folder of copies that can't be read.
pub fn list(database: &Path, tonight: &str) -> Result<Vec<Copy>> {
    let folder = folder(database);
    let entries = match std::fs::read_dir(&folder) {
        Err(e) if e.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(|e| file::explain(&folder, e))?,
    };
    let mut copies = Vec::new();
    for entry in entries {
        let entry = entry?;
        if let Some(night) = night_of(database, &entry.path()) {
            copies.push(Copy { path: entry.path(), night, bytes: entry.metadata()?.len() });
        }
    }
    let age = |copy: &Copy| (copy.night.as_str() <= tonight, copy.night.clone());
    copies.sort_unstable_by_key(|copy| std::cmp::Reverse(age(copy)));
    Ok(copies)
}

impl Copy {
    /// Returns the name of the file.
    #[must_use]
    pub fn name(&self) -> String {
        self.path.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }
}

/// Returns a file in the folder of copies. Its name begins like the database's, because two sites may share the folder.
fn file_of(database: &Path, rest: &str) -> PathBuf {
    let stem = database.file_stem().unwrap_or_default().to_string_lossy();
    folder(database).join(format!("{stem}{rest}"))
}

fn copy_of(database: &Path, night: &str) -> PathBuf {
    file_of(database, &format!("{NIGHTLY}{night}.db"))
}

/// Returns the night of a copy of this database, by its name.
fn night_of(database: &Path, path: &Path) -> Option<String> {
    let night = path.file_stem()?.to_str()?.rsplit_once(NIGHTLY)?.1;
    (is_date(night) && path == copy_of(database, night)).then(|| night.to_owned())
}

/// Which old copies go to make room for a new one. Both numbers count from the newest.
#[derive(Debug, Eq, PartialEq)]
struct Plan {
    /// How many are left while the new one is made.
    meanwhile: usize,
    /// How many are left after that.
    after: usize,
}

/// Plans a new copy of `needed` bytes on a disk with `free` bytes; `None` if there's too little room for it. The newest old copy
/// only goes once the new one is there.
fn plan(copies: &[Copy], needed: u64, free: u64) -> Option<Plan> {
    let free_with = |left: usize| free + copies[left..].iter().map(|copy| copy.bytes).sum::<u64>();
    let most = copies.len().min(MAX_COPIES - 1);
    let after = (0..=most).rev().find(|left| free_with(*left) >= needed * (1 + FREE_SIZES))?;
    let least = after.max(1).min(copies.len());
    let meanwhile = (least..=copies.len()).rev().find(|left| free_with(*left) >= needed + Room::Write.floor())?;
    Some(Plan { meanwhile, after })
}

impl Db {
    /// Makes and verifies the copy of a night, and deletes the oldest copies: seven are kept, or as many as leave twice the
    /// database's size free on the disk. Takes as long as reading the file twice, and ends early when the database is closed.
    ///
    /// # Errors
    /// [`Error::Invalid`] if there's too little room, and those of [`backup::copy`].
    pub fn make_nightly(&self, night: &str) -> Result<PathBuf> {
        let copies = list(self.path(), night)?;
        backup::make_folder_beside(self.path())?;
        let target = copy_of(self.path(), night);
        let (needed, free) = (self.size()?, self.free_for(&target));
        let plan = plan(&copies, needed, free).ok_or_else(|| too_little_room(needed, free, &target))?;
        remove(&copies[plan.meanwhile..])?;
        self.copy_to(&target)?;
        remove(&copies[plan.after..plan.meanwhile])?;
        Ok(target)
    }

    /// Makes and verifies a copy for a download. The caller deletes it.
    ///
    /// # Errors
    /// Those of [`Db::make_nightly`].
    pub fn make_download(&self) -> Result<PathBuf> {
        backup::make_folder_beside(self.path())?;
        let target = file_of(self.path(), DOWNLOAD);
        // A server that was killed may have left one.
        file::remove_if_exists(&target)?;
        let (needed, free) = (self.size()?, self.free_for(&target));
        if free < needed + Room::Write.floor() {
            return Err(too_little_room(needed, free, &target));
        }
        self.copy_to(&target)?;
        Ok(target)
    }

    fn copy_to(&self, target: &Path) -> Result<Report> {
        let mut connection = open::open_copy(self.path())?;
        let state = std::sync::Arc::clone(&self.0.state);
        connection.progress_handler(STEPS, Some(move || state.is_closing()))?;
        let report = backup::copy(&connection, target, self.0.rules)?;
        file::give_to_owner_of(self.path(), target)?;
        Ok(report)
    }

    /// Returns the bytes of the database that are on disk.
    fn size(&self) -> Result<u64> {
        let wal = std::fs::metadata(file::with_suffix(self.path(), "-wal")).map_or(0, |wal| wal.len());
        Ok(file::existing(self.path())?.len() + wal)
    }

    /// Returns the free bytes on the disk of the copies, which may be another one.
    fn free_for(&self, target: &Path) -> u64 {
        self.0.disk.free_bytes_near(target).unwrap_or(u64::MAX / 2)
    }
}

fn remove(copies: &[Copy]) -> Result<()> {
    copies.iter().rev().try_for_each(|copy| {
        tracing::info!(copy = %copy.path.display(), "deleting an old nightly copy");
        file::remove_if_exists(&copy.path)
    })
}

fn too_little_room(needed: u64, free: u64, target: &Path) -> Error {
    let least = (needed * (1 + FREE_SIZES)).max(needed + Room::Write.floor());
    let (least, free) = (least.div_ceil(1_000_000), free / 1_000_000);
    let folder = file::folder(target).display();
    Error::Invalid(format!(
        "a copy takes {least} MB of free space, so that enough is left, but {folder} has only {free} MB"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MB: u64 = 1024 * 1024;

    fn copies(count: usize) -> Vec<Copy> {
        let copy = |n| Copy { path: PathBuf::new(), night: format!("2026-11-{:02}", 30 - n), bytes: 100 * MB };
        (0..count).map(copy).collect()
    }

    #[test]
    fn as_many_copies_are_kept_as_leave_twice_the_size_free() {
        let kept = |old, free: u64| {
            plan(&copies(old), 100 * MB, free * MB).map(|Plan { meanwhile, after }| (meanwhile, after))
        };
        // All seven fit.
        assert_eq!(kept(0, 300), Some((0, 0)));
        assert_eq!(kept(6, 300), Some((6, 6)));
        assert_eq!(kept(7, 900), Some((7, 6)), "the oldest goes once there's a newer one");
        assert_eq!(kept(9, 900), Some((9, 6)), "what's too many goes, too");
        // Fewer fit.
        assert_eq!(kept(6, 200), Some((6, 5)));
        assert_eq!(kept(6, 100), Some((5, 4)), "the oldest goes first, because the new one has no room beside it");
        assert_eq!(kept(1, 200), Some((1, 0)), "the newest stays until there's a newer one");
        // None fits, so none is deleted either.
        assert_eq!(kept(0, 299), None);
        assert_eq!(kept(1, 199), None);
    }
}
