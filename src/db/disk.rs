//! Free disk space: how much each kind of write leaves for the more important ones, and the ballast, which is given up
//! so that staff can still sign in and clean up on a full disk.

use std::fs::{File, OpenOptions};
use std::io::Read as _;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rustix::fs::{FallocateFlags, fallocate, statvfs};
use rustix::io::Errno;

use super::file;

const MB: u64 = 1024 * 1024;
/// Size of the ballast file in bytes.
const BALLAST_BYTES: u64 = 8 * MB;
/// Free bytes below which SQLite may fail to open a file for writing.
pub const MIN_TO_OPEN: u64 = 128 * 1024;

/// What a write is for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Room {
    /// Storing a file.
    Upload,
    /// Everything else that people do.
    Write,
    /// The scheduled work.
    Schedule,
    /// What staff do, and signing in.
    Staff,
}

impl Room {
    /// Free bytes below which such writes are refused.
    pub(super) const fn floor(self) -> u64 {
        match self {
            Self::Upload => 200 * MB,
            Self::Write => 64 * MB,
            Self::Schedule => 16 * MB,
            Self::Staff => 0,
        }
    }
}

/// Source of the number of free bytes.
#[derive(Clone, Debug, Default)]
pub enum FreeSpace {
    /// The disk's.
    #[default]
    Real,
    /// A number that a test controls.
    Fixed(Arc<AtomicU64>),
}

/// The disk of a database.
#[derive(Clone, Debug)]
pub struct Disk {
    database: PathBuf,
    free: FreeSpace,
}

impl Disk {
    pub fn new(database: &Path, free: FreeSpace) -> Self {
        Self { database: database.to_owned(), free }
    }

    /// Returns the free bytes; `None` if the system doesn't report them.
    pub fn free_bytes(&self) -> Option<u64> {
        self.free_bytes_near(&self.database)
    }

    /// Returns the free bytes on the disk of another file, whose folder may be on another one.
    pub fn free_bytes_near(&self, path: &Path) -> Option<u64> {
        match &self.free {
            FreeSpace::Real => free_bytes(path),
            FreeSpace::Fixed(bytes) => Some(bytes.load(Ordering::Relaxed)),
        }
    }

    /// Whether there's room for a kind of write.
    pub fn has(&self, room: Room) -> bool {
        self.free_bytes().is_none_or(|free| free >= room.floor())
    }

    fn ballast(&self) -> PathBuf {
        file::with_suffix(&self.database, ".ballast")
    }

    /// Makes the ballast if it's missing and there's room for it. Without one, a full disk locks staff out as well.
    pub fn keep_ballast(&self) {
        let path = self.ballast();
        let enough = self.free_bytes().is_none_or(|free| free >= Room::Write.floor() + BALLAST_BYTES);
        if !enough || std::fs::metadata(&path).is_ok_and(|metadata| metadata.len() == BALLAST_BYTES) {
            return;
        }
        let made = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&path);
        let made = made.and_then(|file| reserve(&file));
        if let Err(error) = made {
            let _ = file::remove_if_exists(&path);
            tracing::warn!(%error, path = %path.display(), "no space could be kept back for a full disk");
        }
    }

    /// Gives up the ballast if less than its size is free.
    pub fn drop_ballast_if_full(&self) {
        let path = self.ballast();
        if self.free_bytes().is_none_or(|free| free >= BALLAST_BYTES) || !path.exists() {
            return;
        }
        match file::remove_if_exists(&path) {
            Ok(()) => tracing::error!(
                "the disk is full; released the 8 MB reserve so that staff can sign in and free up space"
            ),
            Err(error) => tracing::error!(%error, "the disk is full, and the last reserve could not be given up"),
        }
    }
}

/// Gives a file its space on the disk.
fn reserve(mut file: &File) -> std::io::Result<()> {
    match fallocate(file, FallocateFlags::empty(), 0, BALLAST_BYTES) {
        // Some file systems only give space to what is written.
        Err(Errno::OPNOTSUPP) => std::io::copy(&mut std::io::repeat(0).take(BALLAST_BYTES), &mut file).map(drop),
        reserved => Ok(reserved?),
    }
}

/// Returns the free bytes on the disk of a file that may not exist yet; `None` if the system doesn't report them.
pub fn free_bytes(path: &Path) -> Option<u64> {
    let stat = statvfs(file::folder(path)).ok()?;
    Some(stat.f_bavail * stat.f_frsize)
}
