//! Tells a listener what SQLite writes to disk and when it syncs, while everything still goes to the real files.
//!
//! It registers a VFS (<https://sqlite.org/vfs.html>) that opens files like the default one and then replaces three of
//! their methods. The shared memory next to a WAL is not reported; SQLite rebuilds it from the WAL.

use std::collections::BTreeMap;
use std::ffi::{CStr, c_int, c_void};
use std::ptr;
use std::sync::{Mutex, OnceLock, PoisonError};

use rusqlite::ffi;

/// What SQLite does to a file: a write or a truncation that is about to happen, or a sync that has ended.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the names say it; positions and sizes are in bytes")]
pub enum Call<'a> {
    Write { file: &'a str, at: usize, bytes: &'a [u8] },
    Truncate { file: &'a str, size: usize },
    Sync { file: &'a str },
}

static LISTENER: OnceLock<fn(Call<'_>)> = OnceLock::new();
/// The address of the VFS that does the work.
static REAL: OnceLock<usize> = OnceLock::new();
/// The open files by the address of their handle.
static FILES: Mutex<BTreeMap<usize, File>> = Mutex::new(BTreeMap::new());

#[derive(Clone)]
struct File {
    path: String,
    methods: &'static ffi::sqlite3_io_methods,
}

/// Reports the calls of every connection that this process opens from now on.
///
/// # Panics
///
/// If it is installed already, or if SQLite refuses.
pub fn install(listener: fn(Call<'_>)) {
    LISTENER.set(listener).expect("installed only once");
    // SAFETY: SQLite is initialized first; the registered structure and its name live as long as the process.
    unsafe {
        assert_eq!(ffi::sqlite3_initialize(), ffi::SQLITE_OK);
        let real = ffi::sqlite3_vfs_find(ptr::null());
        REAL.set(real as usize).expect("installed only once");
        let ours = ffi::sqlite3_vfs { pNext: ptr::null_mut(), zName: c"recorded".as_ptr(), xOpen: Some(open), ..*real };
        assert_eq!(ffi::sqlite3_vfs_register(Box::leak(Box::new(ours)), 1), ffi::SQLITE_OK);
    }
}

fn real_vfs() -> *mut ffi::sqlite3_vfs {
    REAL.get().map_or(ptr::null_mut(), |address| *address as *mut ffi::sqlite3_vfs)
}

fn files() -> std::sync::MutexGuard<'static, BTreeMap<usize, File>> {
    FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns an open file.
fn opened(handle: *mut ffi::sqlite3_file) -> File {
    files()[&(handle as usize)].clone()
}

fn report(call: Call<'_>) {
    if let Some(listener) = LISTENER.get() {
        listener(call);
    }
}

unsafe extern "C" fn open(
    _: *mut ffi::sqlite3_vfs,
    name: ffi::sqlite3_filename,
    handle: *mut ffi::sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    let real = real_vfs();
    // SAFETY: the arguments are SQLite's own, and `real` is a registered VFS with all methods. Its files keep their
    // layout: only the table of methods, which they point to, is another one.
    unsafe {
        let Some(real_open) = (*real).xOpen else { return ffi::SQLITE_CANTOPEN };
        let result = real_open(real, name, handle, flags, out_flags);
        if result == ffi::SQLITE_OK && !name.is_null() {
            let path = CStr::from_ptr(name).to_string_lossy().into_owned();
            let methods: &'static ffi::sqlite3_io_methods = &*(*handle).pMethods;
            let ours = ffi::sqlite3_io_methods {
                xClose: Some(close),
                xWrite: Some(write),
                xTruncate: Some(truncate),
                xSync: Some(sync),
                ..*methods
            };
            files().insert(handle as usize, File { path, methods });
            (*handle).pMethods = Box::leak(Box::new(ours));
        }
        result
    }
}

unsafe extern "C" fn close(handle: *mut ffi::sqlite3_file) -> c_int {
    let file = files().remove(&(handle as usize));
    // SAFETY: the handle is SQLite's own, and the method belongs to it.
    file.and_then(|file| file.methods.xClose).map_or(ffi::SQLITE_IOERR, |close| unsafe { close(handle) })
}

unsafe extern "C" fn write(
    handle: *mut ffi::sqlite3_file,
    bytes: *const c_void,
    size: c_int,
    at: ffi::sqlite3_int64,
) -> c_int {
    let file = opened(handle);
    // SAFETY: SQLite passes a buffer of this size, and the method belongs to the handle.
    unsafe {
        let written = std::slice::from_raw_parts(bytes.cast::<u8>(), usize::try_from(size).unwrap_or(0));
        report(Call::Write { file: &file.path, at: usize::try_from(at).unwrap_or(0), bytes: written });
        file.methods.xWrite.map_or(ffi::SQLITE_IOERR, |write| write(handle, bytes, size, at))
    }
}

unsafe extern "C" fn truncate(handle: *mut ffi::sqlite3_file, size: ffi::sqlite3_int64) -> c_int {
    let file = opened(handle);
    report(Call::Truncate { file: &file.path, size: usize::try_from(size).unwrap_or(0) });
    // SAFETY: the handle is SQLite's own, and the method belongs to it.
    file.methods.xTruncate.map_or(ffi::SQLITE_IOERR, |truncate| unsafe { truncate(handle, size) })
}

unsafe extern "C" fn sync(handle: *mut ffi::sqlite3_file, flags: c_int) -> c_int {
    let file = opened(handle);
    // SAFETY: the handle is SQLite's own, and the method belongs to it.
    let result = file.methods.xSync.map_or(ffi::SQLITE_IOERR, |sync| unsafe { sync(handle, flags) });
    if result == ffi::SQLITE_OK {
        report(Call::Sync { file: &file.path });
    }
    result
}
