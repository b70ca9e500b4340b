//! The database's files: names beside it, permissions, owners, and what makes a change to a folder last.

use std::fs::{File, Metadata, OpenOptions, Permissions};
use std::io::ErrorKind;
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use super::{Error, Result};

/// Permissions of the database and its copies: nobody but their owner.
const PRIVATE: u32 = 0o600;
/// The permissions of everyone but the owner.
const OTHERS: u32 = 0o077;

/// Appends a suffix to a path: `jobstead.db` + `.lock` → `jobstead.db.lock`.
#[must_use]
pub fn with_suffix(database: &Path, suffix: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Returns a path's folder.
#[must_use]
pub fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."))
}

/// Returns the metadata of a database that must exist.
///
/// # Errors
/// [`Error::Invalid`] with the path and what to do about it.
pub fn existing(path: &Path) -> Result<Metadata> {
    let metadata = std::fs::metadata(path).map_err(|e| match e.kind() {
        ErrorKind::NotFound => Error::Invalid(format!("{} does not exist", path.display())),
        _ => explain(path, e),
    })?;
    if metadata.is_dir() {
        return Err(Error::Invalid(format!("{} is a folder, not a database", path.display())));
    }
    Ok(metadata)
}

/// Adds the path and the remedy to an error of the file system.
#[must_use]
#[expect(clippy::needless_pass_by_value, reason = "map_err hands the error over")]
pub fn explain(path: &Path, e: std::io::Error) -> Error {
    let path = path.display();
    match e.kind() {
        ErrorKind::PermissionDenied => Error::Invalid(format!(
            "no permission for {path}: run this as the user who owns it, such as `sudo -u jobstead jobstead …`"
        )),
        ErrorKind::NotFound => Error::Invalid(format!("{path}: its folder does not exist")),
        ErrorKind::StorageFull => Error::Full,
        _ => Error::Invalid(format!("{path}: {e}")),
    }
}

/// Returns the ids of other processes that have a file open, as far as the system tells this user.
#[must_use]
pub fn holders(path: &Path) -> Vec<u32> {
    let Ok(path) = std::fs::canonicalize(path) else { return Vec::new() };
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let has_open = |id: &u32| {
        let open = std::fs::read_dir(format!("/proc/{id}/fd")).into_iter().flatten().flatten();
        open.into_iter().any(|fd| std::fs::read_link(fd.path()).is_ok_and(|target| target == path))
    };
    ids.filter(|id| *id != std::process::id()).filter(has_open).collect()
}

/// Creates a file that only its owner can read; it must not exist.
pub fn create_private(path: &Path) -> Result<File> {
    OpenOptions::new().write(true).create_new(true).mode(PRIVATE).open(path).map_err(|e| explain(path, e))
}

/// Takes others' permissions away from a file. Returns the old permissions if there were any.
pub fn make_private(path: &Path) -> Result<Option<u32>> {
    let mode = existing(path)?.mode() & 0o777;
    if mode & OTHERS == 0 {
        return Ok(None);
    }
    std::fs::set_permissions(path, Permissions::from_mode(PRIVATE)).map_err(|e| explain(path, e))?;
    Ok(Some(mode))
}

/// Whether the disk of a file is mounted read-only.
#[must_use]
pub fn is_on_read_only_disk(path: &Path) -> bool {
    rustix::fs::statvfs(folder(path)).is_ok_and(|stat| stat.f_flag.contains(rustix::fs::StatVfsMountFlags::RDONLY))
}

/// Gives a new file the owner of the database, or of its folder if there's none, so that what root does for a service
/// stays usable by it. Does nothing for other users, who can only create files of their own.
pub fn give_to_owner_of(database: &Path, new: &Path) -> Result<()> {
    if rustix::process::geteuid().is_root() {
        let like = std::fs::metadata(database).or_else(|_| std::fs::metadata(folder(database)))?;
        std::os::unix::fs::chown(new, Some(like.uid()), Some(like.gid()))?;
    }
    Ok(())
}

/// Makes a rename or removal in the file's folder last.
pub fn sync_folder_of(path: &Path) -> Result<()> {
    Ok(File::open(folder(path))?.sync_all()?)
}

/// Removes a file unless there's none.
pub fn remove_if_exists(path: &Path) -> Result<()> {
    match std::fs::remove_file(path) {
        Err(e) if e.kind() != ErrorKind::NotFound => Err(e.into()),
        _ => Ok(()),
    }
}
