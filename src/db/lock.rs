//! The lock that allows one server or restore at a time, and remembers whether the last server ended cleanly.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read as _, Write as _};
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _};
use std::path::{Path, PathBuf};

use rustix::fs::{FlockOperation, flock, ftruncate};

use super::{Error, Result, file, restore};

/// What the lock file contains while a server runs.
const RUNNING: &[u8] = b"A server is running, or it ended without cleaning up.\n";

/// An exclusive lock on `FILE.lock`.
pub struct Lock {
    /// `None` on a read-only disk without a lock file, where nobody can write anyway.
    file: Option<File>,
    /// Whether the last server was killed or lost its power.
    unclean: bool,
}

impl Lock {
    /// Acquires the lock of a file, whatever name it's opened by, without waiting.
    ///
    /// # Errors
    /// [`Error::Locked`] if another process holds it; [`Error::Invalid`] if the file has a second name, which would have
    /// a second lock, or if the lock file can't be created.
    pub fn take(database: &Path) -> Result<Self> {
        let database = canonical(database)?;
        let path = file::with_suffix(&database, ".lock");
        let Some(mut file) = open(&path)? else {
            refuse_second_name(&database)?;
            return Ok(Self { file: None, unclean: false });
        };
        flock(&file, FlockOperation::NonBlockingLockExclusive)
            .map_err(|_| Error::Locked(database.display().to_string()))?;
        // With the lock, no restore is running.
        restore::undo_unfinished(&database)?;
        refuse_second_name(&database)?;
        let mut text = Vec::new();
        (&mut file).take(1_024).read_to_end(&mut text)?;
        if !file::is_on_read_only_disk(&path) {
            file::give_to_owner_of(&database, &path)?;
        }
        Ok(Self { file: Some(file), unclean: !text.is_empty() })
    }

    /// Whether the last server ended without a checkpoint, so that the newest writes are only in the WAL.
    #[must_use]
    pub const fn was_left_running(&self) -> bool {
        self.unclean
    }

    /// Remembers that a server runs, or that it ended cleanly.
    ///
    /// # Errors
    /// Fails if the disk is full or read-only.
    pub fn set_running(&self, running: bool) -> Result<()> {
        let Some(mut file) = self.file.as_ref() else { return Ok(()) };
        ftruncate(file, 0).map_err(std::io::Error::from)?;
        if running {
            std::io::Seek::rewind(&mut file)?;
            file.write_all(RUNNING)?;
        }
        Ok(file.sync_all()?)
    }
}

fn refuse_second_name(database: &Path) -> Result<()> {
    if std::fs::metadata(database).is_ok_and(|metadata| metadata.nlink() > 1) {
        let path = database.display();
        return Err(Error::Invalid(format!(
            "{path} has a second name (a hard link), under which another server could open it: remove the other name; find it with `find / -samefile {path}`"
        )));
    }
    Ok(())
}

/// Resolves symbolic links, so that every name of a file leads to the same lock.
fn canonical(database: &Path) -> Result<PathBuf> {
    match std::fs::canonicalize(database) {
        Ok(path) => Ok(path),
        Err(e) if e.kind() == ErrorKind::NotFound => {
            let folder = file::folder(database);
            let folder = std::fs::canonicalize(folder).map_err(|e| file::explain(database, e))?;
            Ok(folder.join(database.file_name().unwrap_or_default()))
        }
        Err(e) => Err(file::explain(database, e)),
    }
}

fn open(path: &Path) -> Result<Option<File>> {
    let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).mode(0o600).open(path);
    match opened {
        Ok(file) => Ok(Some(file)),
        Err(e) if e.kind() == ErrorKind::ReadOnlyFilesystem => Ok(File::open(path).ok()),
        Err(e) => Err(file::explain(path, e)),
    }
}
