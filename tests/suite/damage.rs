//! Damaged, incomplete and shared database files.

use std::fs::{self, File};
use std::os::unix::fs::{FileExt as _, PermissionsExt as _};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use jobstead::cli::invariants;
use jobstead::db::file::with_suffix;
use jobstead::db::{self, Db, Lock, Options, ReadOnly, backup};
use jobstead::statements;
use rustix::process::Signal;
use tempfile::TempDir;

use crate::support::{Process, job_body, program, setup_body};

const PAGE: usize = 4_096;

statements! {
    DELETE_DRAFTS = "DELETE FROM drafts WHERE name = 'x'";
    UNRELATED = "DELETE FROM saved_jobs WHERE job_id = 0";
    COUNT_USERS = "SELECT CAST(COUNT(*) AS BIGINT) FROM users";
}

/// A folder with a stopped site, which has an operator and a few jobs, and the operator's cookie.
fn stopped_site() -> (TempDir, std::path::PathBuf, String) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    let process = Process::serve(&path);
    let (status, text, cookie) = process.post("/api/setup", &setup_body(process.token.as_ref().unwrap()), "");
    assert_eq!(status, 201, "{text}");
    for n in 0..5 {
        assert_eq!(process.post("/api/jobs", &job_body(&format!("Job {n}")), &cookie).0, 201);
    }
    stop(process, Signal::TERM);
    (folder, path, cookie)
}

/// Overwrites the root page of a table.
fn damage(path: &Path, table: &str) {
    let connection = rusqlite::Connection::open(path).unwrap();
    let page = "SELECT rootpage FROM sqlite_schema WHERE name = $1";
    let page: u32 = connection.query_row(page, [table], |row| row.get(0)).unwrap();
    // Closing it merges the WAL.
    drop(connection);
    let file = File::options().write(true).open(path).unwrap();
    file.write_all_at(&[0x5a; PAGE], u64::from(page - 1) * PAGE as u64).unwrap();
}

fn stop(mut process: Process, signal: Signal) {
    process.signal(signal);
    process.child.wait().unwrap();
}

fn serve_with_log(path: &Path, log: &Path) -> Process {
    let mut command = Command::new(program());
    command.env("JOBSTEAD_LOG", "info").stderr(File::create(log).unwrap());
    Process::start(path, command)
}

/// Starts a server that is expected to refuse, and returns what it says.
fn refused(path: &Path) -> String {
    // One that serves after all is ended.
    let output = Command::new("timeout")
        .args(["20", program(), "serve", "--listen", "127.0.0.1:0", "--db"])
        .arg(path)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1), "it must refuse to start");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn wait_until(what: &str, reached: impl Fn() -> bool) {
    let end = Instant::now() + Duration::from_secs(30);
    while !reached() {
        assert!(Instant::now() < end, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn f9_damage_found_after_the_start_makes_the_site_read_only() {
    let (folder, path, cookie) = stopped_site();
    damage(&path, "feedback");
    let log = folder.path().join("log");
    let process = serve_with_log(&path, &log);
    wait_until("the damage isn't found", || process.get("/readyz").1.contains("read_only"));
    assert!(
        fs::read_to_string(&log).unwrap().contains("the database file is damaged; stop the site and restore a backup")
    );
    assert_eq!((process.get("/api/jobs").0, process.get("/healthz").0), (200, 200));
    let before = fs::read(&path).unwrap();
    let (status, text, _) = process.post("/api/jobs", &job_body("More"), &cookie);
    assert!(status == 503 && text.contains("read-only right now"), "{status} {text}");
    stop(process, Signal::TERM);
    assert!(fs::read(&path).unwrap() == before, "a damaged file must not be written to");
}

#[tokio::test]
async fn f9_a_write_that_meets_damage_makes_the_site_read_only_instead_of_ending_the_process() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    drop(db::SingleConnection::open(&path, true, Options::default()).unwrap());
    damage(&path, "drafts");
    let db = Db::open(&path, Options::default()).unwrap();
    assert!(db.write(|tx| tx.run(DELETE_DRAFTS, &[])).await.is_err());
    assert_eq!(db.read_only(), Some(ReadOnly::Damaged));
    let next = db.write(|tx| tx.run(UNRELATED, &[])).await;
    assert!(matches!(next, Err(db::Error::ReadOnly(ReadOnly::Damaged))));
    assert_eq!(db.read(|tx| tx.one(COUNT_USERS, &[], db::value::<i64>)).await.unwrap(), 0);
    db.close();
}

#[test]
fn f9_a_file_that_cannot_be_read_is_refused_with_the_newest_sound_backup() {
    let (folder, path, _) = stopped_site();
    let (sound, damaged) = (folder.path().join("before-upgrade-1.db"), folder.path().join("before-upgrade-2.db"));
    backup::copy(&db::open_copy(&path).unwrap(), &sound, invariants::check).unwrap();
    fs::write(&damaged, "newer, but not a database").unwrap();
    let whole = fs::read(&path).unwrap();
    let mut header = whole.clone();
    header[..PAGE].fill(0x5a);
    for bytes in [header, whole[..3 * PAGE].to_vec()] {
        fs::write(&path, &bytes).unwrap();
        let said = refused(&path);
        assert!(said.contains(&format!("jobstead restore --db {} {}", path.display(), sound.display())), "{said}");
        assert!(fs::read(&path).unwrap() == bytes, "a damaged file must not be changed");
    }
}

#[test]
fn f10_a_wal_that_is_gone_after_a_kill_is_noticed() {
    let (folder, path, cookie) = stopped_site();
    let log = folder.path().join("log");
    let said = || fs::read_to_string(&log).unwrap().contains("the newest writes may be lost");
    stop(serve_with_log(&path, &log), Signal::KILL);
    stop(serve_with_log(&path, &log), Signal::KILL);
    assert!(!said(), "a kill alone loses nothing");
    fs::remove_file(with_suffix(&path, "-wal")).unwrap();
    let process = serve_with_log(&path, &log);
    assert!(said());
    assert_eq!(process.post("/api/jobs", &job_body("After"), &cookie).0, 201);
    stop(process, Signal::TERM);
    let _ = fs::remove_file(with_suffix(&path, "-wal"));
    stop(serve_with_log(&path, &log), Signal::KILL);
    assert!(!said(), "the last end was clean");
    fs::remove_file(with_suffix(&path, "-wal")).unwrap();
    let file = File::options().write(true).open(&path).unwrap();
    file.write_all_at(&[0x5a; PAGE], 20 * PAGE as u64).unwrap();
    assert!(refused(&path).contains("the file is damaged"));
}

#[test]
fn f30_the_lock_is_of_the_file_not_of_its_name() {
    let (folder, path, _) = stopped_site();
    let (link, second) = (folder.path().join("link.db"), folder.path().join("second.db"));
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let lock = Lock::take(&path).unwrap();
    assert!(refused(&link).contains("another jobstead process is using"));
    drop(lock);
    assert!(Lock::take(&link).is_ok());
    fs::hard_link(&path, &second).unwrap();
    for name in [&path, &second] {
        assert!(refused(name).contains("has a second name (a hard link)"));
    }
}

#[test]
fn s63_a_file_that_others_could_use_is_made_private_at_the_start() {
    let (folder, path, _) = stopped_site();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    let log = folder.path().join("log");
    let _process = serve_with_log(&path, &log);
    for suffix in ["", "-wal", "-shm", ".lock"] {
        let mode = fs::metadata(with_suffix(&path, suffix)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{suffix}");
    }
    assert!(fs::read_to_string(&log).unwrap().contains("could be used by others (mode 644)"));
}
