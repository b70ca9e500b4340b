//! Online, verified backups.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use rusqlite::Connection;

use super::check::{self, Rules};
use super::{Error, Result, disk, file, nightly, open};

/// Free bytes that a copy leaves at least, for the files that SQLite keeps beside it.
const SPARE_BYTES: u64 = 1024 * 1024;
/// Number of copies to look at for the newest sound one.
const MAX_CANDIDATES: usize = 5;

/// The contents of a verified copy.
#[derive(Debug)]
pub struct Report {
    /// Schema version.
    pub schema: i64,
    /// Size in bytes.
    pub bytes: u64,
    /// Each table with its number of rows.
    pub rows: Vec<(String, i64)>,
}

impl Report {
    /// Returns the number of rows in all tables.
    #[must_use]
    pub fn total(&self) -> i64 {
        self.rows.iter().map(|(_, n)| n).sum()
    }
}

/// Copies a live database into a new file and verifies the copy. Writers aren't blocked.
///
/// # Errors
/// Fails if the target exists, the disk is too small, or the copy fails its checks; nothing is left of a failed copy.
pub fn copy(connection: &Connection, target: &Path, rules: Rules) -> Result<Report> {
    if target.exists() {
        return Err(Error::Invalid(format!("{} already exists", target.display())));
    }
    // The copy gets its final name only once it's complete and verified.
    let partial = Partial::create(&file::with_suffix(target, ".partial"))?;
    partial.fill(connection)?;
    let report = verify(partial.path(), rules)?;
    partial.sync()?;
    partial.rename_to(target)?;
    Ok(report)
}

/// A database that isn't complete yet. Dropping it removes it and what SQLite left beside it.
pub(super) struct Partial {
    path: PathBuf,
}

impl Partial {
    /// Creates the empty file, readable only by its owner from the start. Replaces one that a crash left behind.
    pub fn create(path: &Path) -> Result<Self> {
        let partial = Self { path: path.to_owned() };
        partial.remove()?;
        file::create_private(path)?;
        Ok(partial)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Copies a database as of now, including what is only in its WAL.
    pub fn fill(&self, source: &Connection) -> Result<()> {
        let read = |pragma| source.pragma_query_value(None, pragma, |row| row.get::<_, u32>(0)).map(u64::from);
        let needed = read("page_count")?.saturating_sub(read("freelist_count")?) * read("page_size")? + SPARE_BYTES;
        if let Some(free) = disk::free_bytes(&self.path).filter(|free| *free < needed) {
            let (needed, free) = (needed.div_ceil(1_000_000), free / 1_000_000);
            let folder = file::folder(&self.path).display();
            return Err(Error::Invalid(format!(
                "the copy needs {needed} MB, but {folder} has only {free} MB of free space: free some, or choose another disk"
            )));
        }
        let name = self.path.to_str().ok_or_else(|| Error::Invalid("the path is not UTF-8".to_owned()))?;
        source.execute("VACUUM INTO $1", [name])?;
        Ok(())
    }

    /// Waits until the file is on disk.
    pub fn sync(&self) -> Result<()> {
        Ok(File::open(&self.path)?.sync_all()?)
    }

    /// Gives the file its final name, for good.
    pub fn rename_to(self, target: &Path) -> Result<()> {
        std::fs::rename(&self.path, target)?;
        file::sync_folder_of(target)
    }

    fn remove(&self) -> Result<()> {
        ["", "-journal", "-wal", "-shm"]
            .into_iter()
            .try_for_each(|suffix| file::remove_if_exists(&file::with_suffix(&self.path, suffix)))
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        if let Err(error) = self.remove() {
            tracing::warn!(%error, path = %self.path.display(), "an incomplete copy could not be removed");
        }
    }
}

/// Checks a copy: integrity, foreign keys, its schema, and the rules for its data. Counts its rows.
pub fn verify(path: &Path, rules: Rules) -> Result<Report> {
    let connection = open::open_copy(path)?;
    let schema = check::all(&connection, rules)?;
    if schema == 0 {
        return Err(Error::Invalid(format!("{} is not a Jobstead database", path.display())));
    }
    Ok(Report { schema, bytes: std::fs::metadata(path)?.len(), rows: count_rows(&connection)? })
}

fn count_rows(connection: &Connection) -> Result<Vec<(String, i64)>> {
    let mut names = connection
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")?;
    let names = names.query_map([], |row| row.get::<_, String>(0))?.collect::<rusqlite::Result<Vec<_>>>()?;
    names
        .into_iter()
        .map(|name| {
            // Table names can't be bound, so the name from the schema is quoted.
            let text = format!("SELECT COUNT(*) FROM \"{}\"", name.replace('"', "\"\""));
            let rows = connection.query_row(&text, [], |row| row.get(0))?;
            Ok((name, rows))
        })
        .collect()
}

/// Backs up the database before an upgrade, to `backups/before-vN-TIME.db` next to it.
pub(super) fn back_up_before_migration(connection: &Connection, path: &Path, to: i64, now: i64) -> Result<PathBuf> {
    let target = make_folder_beside(path)?.join(format!("before-v{to}-{now}.db"));
    let partial = Partial::create(&file::with_suffix(&target, ".partial"))?;
    partial.fill(connection)?;
    // A copy that fails its check is kept. The file has the same fault, and skipping the upgrade wouldn't fix it.
    if let Err(error) = verify(partial.path(), |_| Ok(())) {
        tracing::warn!(%error, backup = %target.display(), "the backup before the upgrade fails its check; it's kept as it is");
    }
    partial.sync()?;
    partial.rename_to(&target)?;
    file::give_to_owner_of(path, &target)?;
    Ok(target)
}

/// Makes the folder of a database's copies, unless it's there. Returns its path.
pub(super) fn make_folder_beside(database: &Path) -> Result<PathBuf> {
    let folder = nightly::folder(database);
    std::fs::create_dir_all(&folder).map_err(|e| file::explain(&folder, e))?;
    file::give_to_owner_of(database, &folder)?;
    Ok(folder)
}

/// Returns the newest sound backup beside a damaged database or in `backups`, to offer to the operator.
#[must_use]
pub fn newest_sound(database: &Path, rules: Rules) -> Option<PathBuf> {
    let folders = [file::folder(database).to_owned(), nightly::folder(database)];
    let files = folders.iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
    let mut copies: Vec<(SystemTime, PathBuf)> = files
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "db") && path.file_name() != database.file_name())
        .filter_map(|path| Some((std::fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    copies.sort_unstable_by(|a, b| b.cmp(a));
    copies.into_iter().take(MAX_CANDIDATES).map(|(_, path)| path).find(|path| verify(path, rules).is_ok())
}
