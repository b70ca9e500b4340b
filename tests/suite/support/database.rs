//! New databases without running every migration again for each test.

use std::path::Path;
use std::sync::LazyLock;

use jobstead::db::{Options, SingleConnection};
use tempfile::TempDir;

/// The file of a new database, as the program leaves it.
static NEW: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("new.db");
    drop(SingleConnection::open(&path, true, Options { durable: false, ..Options::default() }).unwrap());
    assert!(!path.with_extension("db-wal").exists(), "closing did not write everything to the file");
    std::fs::read(path).unwrap()
});

/// Writes a new database, with keys of its own, to the path.
pub fn create(path: &Path) {
    std::fs::write(path, &*NEW).unwrap();
    let connection = rusqlite::Connection::open(path).unwrap();
    connection.pragma_update(None, "synchronous", "OFF").unwrap();
    for table in ["push_keys", "record_keys"] {
        connection.execute(&format!("UPDATE {table} SET private_key = randomblob(32)"), []).unwrap();
    }
}
