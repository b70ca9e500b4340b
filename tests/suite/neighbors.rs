//! The file among its neighbors: what other programs add to it, who reads it while the site stops, and what a restored backup
//! must not bring back.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use jobstead::cli::invariants;
use jobstead::clock::DAY;
use jobstead::db::file::{holders, with_suffix};
use jobstead::db::{self, backup, check};
use jobstead::mail::listing::{Filter, list};
use jobstead::mail::model::MailState;
use jobstead::web::Page;
use jobstead::{operator, reactions, schedule};
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;

use crate::support::{PASSWORD, Process, Site, Visitor, email, program};

/// Copies the site's file, as `jobstead backup` does.
fn back_up(site: &Site, name: &str) -> PathBuf {
    let target = site.path.with_file_name(name);
    backup::copy(&db::open_existing(&site.path).unwrap(), &target, invariants::check).unwrap();
    target
}

fn restore(source: &Path, database: &Path, now: i64, is_move: bool) {
    let finish = if is_move { operator::restored::finish_move } else { operator::restored::finish };
    let restoring = db::Restoring { now, rules: invariants::check, hooks: reactions::HOOKS, finish };
    db::restore(source, database, &restoring).unwrap();
}

/// A site with a thief's session, a link that is open and a mail that waits; backed up a week ago.
async fn backed_up() -> (Site, Visitor, PathBuf) {
    let site = Site::new().await;
    schedule::round(&site.app).await.unwrap();
    let worker = site.person("Wanda Worker", "worker").await;
    worker.post("/api/auth/reset-request", json!({ "email": email("Wanda Worker") })).await.expect(202);
    let copy = back_up(&site, "copy.db");
    site.clock.advance(7 * DAY);
    (site, worker, copy)
}

#[tokio::test]
async fn a_restored_backup_brings_back_no_session_link_or_mail() {
    let (site, worker, copy) = backed_up().await;
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    restore(&copy, &path, site.clock.now(), false);
    let restored = Site::of_file(folder, path.clone(), site.clock.now());
    assert_eq!(worker.at(&restored).get("/api/auth/user").await.refused(401), "unauthorized");
    let file = Connection::open(&path).unwrap();
    let count =
        |table: &str| file.query_row(&format!("SELECT COUNT(*) FROM {table}"), [], |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!((count("sessions"), count("one_time_tokens"), count("push_outbox")), (0, 0, 0));
    let mails = restored.read(|tx| list(tx, &Filter::All, &Page::first(10))).await.items;
    assert!(mails.iter().all(|mail| mail.state == MailState::Failed && mail.reason.contains("restored")), "{mails:?}");
    assert_eq!(mails.len(), 1);
    // The operator hears what is missing, and lets the mail go.
    let operator = Visitor::new(&restored);
    operator.signs_in_as_operator().await;
    let news = operator.get("/api/notifications").await.expect(200);
    let title = news["items"][0]["title"].as_str().unwrap();
    assert!(title.starts_with("Restored from a backup of "), "{title}");
    assert!(news["items"][0]["body"].as_str().unwrap().contains("One email waits in the outbox"));
    assert_eq!(count("audit_log WHERE act = 'restored'"), 1);
    // People sign in with the password of that day.
    let body = json!({ "email": email("Wanda Worker"), "password": PASSWORD });
    Visitor::new(&restored).post("/api/auth/sign-in", body).await.expect(200);
}

#[tokio::test]
async fn a_moved_site_keeps_people_signed_in() {
    let (site, worker, copy) = backed_up().await;
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    restore(&copy, &path, site.clock.now(), true);
    let moved = Site::of_file(folder, path, site.clock.now());
    worker.at(&moved).get("/api/auth/user").await.expect(200);
    let mails = moved.read(|tx| list(tx, &Filter::All, &Page::first(10))).await.items;
    assert!(mails.iter().all(|mail| mail.state == MailState::Waiting));
}

#[tokio::test]
async fn what_litestream_and_reports_add_is_named_and_may_stay() {
    let site = Site::new().await;
    let file = Connection::open(&site.path).unwrap();
    file.execute_batch(
        "CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER);
         CREATE TABLE _litestream_lock (id INTEGER);
         CREATE VIEW busy AS SELECT employer_id, COUNT(*) FROM jobs GROUP BY 1;
         CREATE INDEX report ON jobs (title, id);
         CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT UNIQUE)",
    )
    .unwrap();
    let copy = back_up(&site, "copy.db");
    let named = check::foreign(&db::open_copy(&copy).unwrap()).unwrap();
    assert_eq!(named, ["index report", "table _litestream_lock", "table _litestream_seq", "table notes", "view busy"]);
    let restored = site.path.with_file_name("restored.db");
    restore(&copy, &restored, site.clock.now(), false);
    let named = check::foreign(&db::open_copy(&restored).unwrap()).unwrap();
    assert_eq!(named, ["index report", "table notes", "view busy"], "Litestream's notes aren't about the copy");
}

#[tokio::test]
async fn what_runs_with_our_writes_or_stops_them_is_refused() {
    for (change, finding) in [
        ("CREATE TRIGGER spy AFTER INSERT ON jobs BEGIN SELECT 1; END", "the trigger spy is not Jobstead's"),
        ("CREATE UNIQUE INDEX one ON jobs (title)", "the index one is not Jobstead's"),
        ("CREATE TABLE fans (job INTEGER REFERENCES jobs (id))", "the table fans is not Jobstead's"),
        ("DROP INDEX jobs_expiry; CREATE INDEX jobs_expiry ON jobs (id)", "the index jobs_expiry was changed"),
        ("DROP VIEW IF EXISTS none; DROP TABLE site_limits", "the table site_limits is missing"),
    ] {
        let site = Site::new().await;
        Connection::open(&site.path).unwrap().execute_batch(change).unwrap_or_else(|e| panic!("{change}: {e}"));
        let checked = check::all(&db::open_copy(&site.path).unwrap(), |_| Ok(())).unwrap_err().to_string();
        assert!(checked.contains(finding), "{change}: {checked}");
    }
}

/// A reader that keeps the WAL from being merged, as a report or Litestream does.
fn reader(path: &Path) -> Connection {
    let reader = Connection::open(path).unwrap();
    reader.execute_batch("BEGIN; SELECT COUNT(*) FROM users").unwrap();
    reader
}

#[test]
fn a_stop_waits_for_another_reader_and_then_leaves_one_complete_file() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("town.db");
    let mut process = Process::serve(&path);
    let reader = reader(&path);
    process.signal(rustix::process::Signal::TERM);
    std::thread::sleep(Duration::from_secs(1));
    drop(reader);
    assert_eq!(process.child.wait().unwrap().code(), Some(0));
    assert_eq!(fs::metadata(with_suffix(&path, "-wal")).map_or(0, |wal| wal.len()), 0);
    assert_eq!(fs::read(with_suffix(&path, ".lock")).unwrap(), b"", "it ended cleanly");
}

#[test]
fn a_stop_beside_a_reader_that_stays_says_that_the_wal_belongs_to_the_site() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("town.db");
    let process = Process::serve(&path);
    let reader = reader(&path);
    assert_eq!(holders(&path), [process.child.id()], "the system tells who has the file open");
    let start = Instant::now();
    process.stop();
    assert!(start.elapsed() < Duration::from_secs(45), "within the service's time to stop");
    assert!(fs::metadata(with_suffix(&path, "-wal")).unwrap().len() > 0);
    assert_ne!(
        fs::read(with_suffix(&path, ".lock")).unwrap(),
        b"",
        "the next start knows that the file isn't complete"
    );
    drop(reader);
    // Together, they are.
    Process::serve(&path).stop();
    assert_eq!(fs::read(with_suffix(&path, ".lock")).unwrap(), b"");
}

#[test]
fn a_port_in_use_leaves_the_file_as_it_is() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("town.db");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = std::process::Command::new(program())
        .args(["serve", "--listen", &address, "--db"])
        .arg(&path)
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && error.contains("cannot listen on"), "{error}");
    assert!(!path.exists(), "nothing was created or upgraded");
}
