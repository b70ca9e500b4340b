//! Disks that are full, read-only or broken: what can be read stays readable, and what was acknowledged is kept.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use jobstead::db::FreeSpace;
use jobstead::db::file::with_suffix;
use jobstead::{args, db, schedule, statements};
use rustix::fs::{FallocateFlags, fallocate};
use rustix::process::Signal;
use serde_json::json;
use tempfile::TempDir;

use crate::support::{NOON, PASSWORD, Process, Setup, Site, Visitor, job_body, program, setup_body};

const MB: u64 = 1024 * 1024;

statements! {
    HEARTBEAT = "SELECT beat_at FROM server_state";
    SAVE_ORIGIN = "INSERT INTO server_state (id, origin, beat_at) VALUES (1, 'http://127.0.0.1', $1)";
    OLD_ANSWERS = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 1200)
                   INSERT INTO idempotency_keys (scope, key, request_hash, status, body, created_at) SELECT 'anyone', n, zeroblob(32), 200, x'', 0 FROM n";
}

/// A site on a disk whose free space the test controls.
async fn site_with_disk() -> (Site, Arc<AtomicU64>, Visitor) {
    let free = Arc::new(AtomicU64::new(1_000 * MB));
    let site = Site::with(Setup { free_space: FreeSpace::Fixed(Arc::clone(&free)), ..Setup::default() });
    let operator = site.set_up().await;
    (site, free, operator)
}

#[tokio::test]
async fn f6_s51_each_kind_of_write_leaves_room_for_more_important_ones() {
    let (site, free, operator) = site_with_disk().await;
    let employer = site.person("Emma Employer", "employer").await;
    let ballast = with_suffix(&site.path, ".ballast");
    site.app.db.keep_ballast();
    assert_eq!(fs::metadata(&ballast).unwrap().len(), 8 * MB);
    // Free megabytes, and whether there's room for an upload, another write, scheduled work and staff.
    for (megabytes, upload, write, scheduled, staff) in [
        (200, true, true, true, true),
        (199, false, true, true, true),
        (64, false, true, true, true),
        (63, false, false, true, true),
        (15, false, false, false, true),
        (0, false, false, false, true),
    ] {
        free.store(megabytes * MB, Ordering::Relaxed);
        let full = |reply: crate::support::Reply| reply.status == 507 && reply.refused(507) == "disk_full";
        assert_eq!(
            !full(employer.upload("document", "a.pdf", "application/pdf", b"%PDF-1.4 %%EOF").await),
            upload,
            "{megabytes}"
        );
        assert_eq!(!full(employer.post("/api/jobs", job_body("Line cook")).await), write, "{megabytes}");
        assert_eq!(schedule::run_once(&site.app).await.is_ok(), scheduled, "{megabytes}");
        assert_eq!(!full(operator.post("/api/admin/promotions/free-day", json!({})).await), staff, "{megabytes}");
        employer.signs_in("Emma Employer").await;
        employer.get("/api/jobs").await.expect(200);
        assert_eq!(Visitor::new(&site).get("/readyz").await.status == 200, write, "{megabytes}");
    }
    assert!(!ballast.exists(), "staff need its room");
    site.app.db.keep_ballast();
    assert!(!ballast.exists(), "there's no room for it yet");
    free.store(72 * MB, Ordering::Relaxed);
    site.app.db.keep_ballast();
    assert!(ballast.exists());
    employer.posts("Line cook").await;
}

#[tokio::test]
async fn readyz_says_that_the_disk_is_nearly_full_and_that_the_clock_stopped() {
    let (site, free, _) = site_with_disk().await;
    let visitor = Visitor::new(&site);
    free.store(63_000_000, Ordering::Relaxed);
    let reply = visitor.get("/readyz").await;
    assert_eq!(reply.refused(503), "disk_low");
    assert!(reply.text().contains("nearly full: 63 MB are free"));
    free.store(1_000 * MB, Ordering::Relaxed);
    site.clock.advance(5 * 60_000);
    assert_eq!(visitor.get("/readyz").await.expect(200)["clockRanAt"], NOON);
    site.clock.advance(1);
    assert_eq!(visitor.get("/readyz").await.refused(503), "clock_stopped");
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(visitor.get("/readyz").await.expect(200)["clockRanAt"], NOON + 5 * 60_000 + 1);
}

#[tokio::test]
async fn f29_readiness_checks_write_at_most_once_in_five_seconds_and_reads_never() {
    let (site, _, _) = site_with_disk().await;
    site.write(|tx| tx.run(SAVE_ORIGIN, args![0_i64])).await;
    let visitor = Visitor::new(&site);
    // Its length says nothing: it may have started over.
    let wal = || fs::read(with_suffix(&site.path, "-wal")).unwrap();
    visitor.get("/readyz").await.expect(200);
    let before = wal();
    for _ in 0..20 {
        site.clock.advance(200);
        visitor.get("/readyz").await.expect(200);
        visitor.get("/api/jobs").await.expect(200);
        visitor.get("/").await;
    }
    assert!(wal() == before, "a read wrote");
    site.clock.advance(1_000);
    visitor.get("/readyz").await.expect(200);
    assert!(wal() != before);
    assert_eq!(site.read(|tx| tx.one(HEARTBEAT, &[], db::value::<i64>)).await, NOON + 5_000);
}

#[tokio::test]
async fn f23_scheduled_deletes_run_in_small_batches() {
    let site = Site::new().await;
    site.write(|tx| tx.run(OLD_ANSWERS, &[])).await;
    let mut rounds = 0;
    while site.write(jobstead::app::write::delete_expired).await {
        rounds += 1;
    }
    assert_eq!(rounds, 3, "500 at a time");
}

#[tokio::test]
async fn scheduled_work_that_panics_starts_again() {
    let starts = Arc::new(AtomicUsize::new(0));
    let started = Arc::clone(&starts);
    let start = move || {
        let started = Arc::clone(&started);
        async move { assert!(started.fetch_add(1, Ordering::SeqCst) > 1, "on purpose") }
    };
    schedule::supervise(Duration::ZERO, start).await;
    assert_eq!(starts.load(Ordering::SeqCst), 3);
}

/// A small disk of its own, as a mount; only root can make one.
struct SmallDisk(TempDir);

impl SmallDisk {
    fn new(megabytes: u64) -> Option<Self> {
        let folder = TempDir::new().unwrap();
        let size = format!("size={megabytes}m");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "none"]).arg(folder.path()).output();
        if mounted.is_ok_and(|output| output.status.success()) {
            return Some(Self(folder));
        }
        eprintln!("skipped: only root can mount a small disk");
        None
    }

    fn remount_read_only(&self) {
        let remounted = Command::new("mount").args(["-o", "remount,ro"]).arg(self.0.path()).status().unwrap();
        assert!(remounted.success());
    }

    /// Takes all the free space.
    fn fill(&self) -> PathBuf {
        let path = self.0.path().join("filler");
        let file = File::create(&path).unwrap();
        let (mut size, mut step) = (0, 16 * MB);
        while step >= 4_096 {
            match fallocate(&file, FallocateFlags::empty(), size, step) {
                Ok(()) => size += step,
                Err(_) => step /= 2,
            }
        }
        path
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.0.path()).status();
    }
}

/// Sets up a site and returns the operator's cookie.
fn set_up(process: &Process) -> String {
    let (status, text, cookie) = process.post("/api/setup", &setup_body(process.token.as_ref().unwrap()), "");
    assert_eq!(status, 201, "{text}");
    cookie
}

fn sign_in(process: &Process) -> u16 {
    process.post("/api/auth/sign-in", &json!({ "email": "olive@example.org", "password": PASSWORD }), "").0
}

fn command(arguments: &[&str], paths: &[&Path]) -> (bool, String) {
    let output = Command::new(program()).args(arguments).args(paths).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output.status.success(), text)
}

fn stop(mut process: Process) {
    process.signal(Signal::TERM);
    assert_eq!(process.child.wait().unwrap().code(), Some(0));
}

/// Starts a server that logs every request to a file.
fn serve_with_log(database: &Path, log: &Path) -> Process {
    let mut server = Command::new(program());
    server.env("JOBSTEAD_LOG", "debug").stderr(File::options().append(true).create(true).open(log).unwrap());
    Process::start(database, server)
}

#[test]
fn f6_a_full_disk_with_the_log_on_it_answers_lets_staff_in_and_survives_a_restart() {
    let Some(disk) = SmallDisk::new(96) else { return };
    let path = disk.0.path().join("site.db");
    let log = disk.0.path().join("site.log");
    let mut process = serve_with_log(&path, &log);
    let cookie = set_up(&process);
    assert_eq!(process.post("/api/jobs", &job_body("before"), &cookie).0, 201);
    let filler = disk.fill();
    for _ in 0..20 {
        assert_eq!(process.post("/api/auth/sign-up", &json!({}), "").0, 507);
        assert_eq!(process.get("/readyz").0, 503);
        assert_eq!(process.get("/api/jobs").0, 200);
    }
    assert_eq!(sign_in(&process), 200);
    assert_eq!(process.post("/api/jobs", &job_body("by staff"), &cookie).0, 201);
    assert!(!with_suffix(&path, ".ballast").exists());
    process.signal(Signal::KILL);
    process.child.wait().unwrap();
    fs::remove_file(&filler).unwrap();
    disk.fill();
    let process = serve_with_log(&path, &log);
    let text = process.get("/api/jobs").1;
    assert!(text.contains("before") && text.contains("by staff"), "{text}");
    assert_eq!(process.post("/api/auth/sign-up", &json!({}), "").0, 507);
    stop(process);
    for suffix in ["-wal", "-shm"] {
        let _ = fs::remove_file(with_suffix(&path, suffix));
    }
    fs::remove_file(&filler).unwrap();
    disk.fill();
    let process = serve_with_log(&path, &log);
    assert!(
        process.get("/api/jobs").1.contains("by staff"),
        "without the space that SQLite needs to open it for writing"
    );
    assert_eq!(process.post("/api/auth/sign-up", &json!({}), "").0, 503);
    stop(process);
    fs::remove_file(&filler).unwrap();
    let process = serve_with_log(&path, &log);
    assert_eq!((sign_in(&process), process.get("/readyz").0), (200, 200));
    stop(process);
    assert!(command(&["check", "--db"], &[&path]).0);
}

#[test]
fn f6_a_log_that_cannot_be_written_drops_no_connection() {
    let folder = TempDir::new().unwrap();
    let mut server = Command::new(program());
    server.env("JOBSTEAD_LOG", "debug").stderr(File::options().write(true).open("/dev/full").unwrap());
    let process = Process::start(&folder.path().join("site.db"), server);
    assert_eq!(process.get("/api/jobs").0, 200);
    assert_eq!(process.post("/api/jobs", &job_body("nobody's"), "").0, 401);
}

#[test]
fn f7_a_read_only_disk_is_served_checked_and_backed_up() {
    for killed in [false, true] {
        let Some(disk) = SmallDisk::new(96) else { return };
        let path = disk.0.path().join("site.db");
        let mut process = Process::serve(&path);
        let cookie = set_up(&process);
        assert_eq!(process.post("/api/jobs", &job_body("Line cook"), &cookie).0, 201);
        if killed {
            process.signal(Signal::KILL);
            process.child.wait().unwrap();
        } else {
            stop(process);
        }
        disk.remount_read_only();
        let log = TempDir::new().unwrap();
        let log = log.path().join("log");
        let process = serve_with_log(&path, &log);
        let (status, text) = process.get("/api/jobs");
        assert!(status == 200 && text.contains("Line cook"), "{status} {text}");
        let (status, text, _) = process.post("/api/jobs", &job_body("More"), &cookie);
        assert!(status == 503 && text.contains("read-only right now"), "{status} {text}");
        assert!(process.get("/readyz").1.contains("read_only"));
        assert!(process.get("/").1.contains("\"readOnly\":true"));
        assert!(process.get("/jobs").1.contains("This site is read-only right now"), "without scripts, too");
        let folder = TempDir::new().unwrap();
        let copy = folder.path().join("copy.db");
        for (done, text) in [command(&["check", "--db"], &[&path]), command(&["backup", "--db"], &[&path, &copy])] {
            assert!(done, "{text}");
        }
        let (done, text) = command(&["check", "--db"], &[&copy]);
        assert!(done, "{text}");
        // Each loop has come around at least twice by now.
        std::thread::sleep(Duration::from_secs(5));
        stop(process);
        let text = fs::read_to_string(&log).unwrap();
        assert_eq!(text.matches("it is tried again").count(), 1, "{text}");
    }
}

#[test]
fn f8_a_sync_that_fails_stops_the_server_and_acknowledges_nothing() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    let process = Process::serve(&path);
    let cookie = set_up(&process);
    stop(process);
    let mut traced = Command::new("strace");
    traced.args([
        "-f",
        "-o",
        "/dev/null",
        "-e",
        "trace=fsync,fdatasync",
        "-e",
        "inject=fsync,fdatasync:error=EIO:when=25+",
    ]);
    traced.arg(program());
    let mut process = Process::start(&path, traced);
    let mut acknowledged = Vec::new();
    let end = Instant::now() + Duration::from_secs(60);
    for n in 0.. {
        assert!(Instant::now() < end, "the server goes on after a sync failed");
        let title = format!("job {n}");
        match process.post("/api/jobs", &job_body(&title), &cookie).0 {
            201 => acknowledged.push(title),
            0 => break,
            status => panic!("{status}"),
        }
    }
    assert_eq!(process.child.wait().unwrap().code(), Some(70));
    assert!(!acknowledged.is_empty());
    let process = Process::serve(&path);
    let text = process.get("/api/jobs?limit=50").1;
    assert!(acknowledged.iter().all(|title| text.contains(&format!("\"{title}\""))), "{acknowledged:?} {text}");
}
