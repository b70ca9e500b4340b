//! Kills, shutdowns and second servers, which must not damage a site, and the program's commands. These tests run the
//! real program in its own process.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use jobstead::db::check;
use rusqlite::Connection;
use rustix::process::Signal;
use tempfile::TempDir;

use crate::support::{Process, job_body, program, setup_body};

/// The titles of the jobs whose posting was acknowledged.
type Acknowledged = Arc<Mutex<BTreeSet<String>>>;

/// Sets up a new site and returns the operator's cookie.
fn set_up(process: &Process) -> String {
    let (status, text, cookie) = process.post("/api/setup", &setup_body(process.token.as_ref().unwrap()), "");
    assert_eq!(status, 201, "{text}");
    cookie
}

/// Posts jobs from several clients until `run` returns or the server is gone.
fn load(process: &Process, cookie: &str, round: usize, acknowledged: &Acknowledged, run: impl FnOnce()) {
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for client in 0..4 {
            let (stop, acknowledged) = (&stop, Arc::clone(acknowledged));
            scope.spawn(move || {
                for n in 0.. {
                    if stop.load(Ordering::SeqCst) {
                        return;
                    }
                    let title = format!("job {round}-{client}-{n}");
                    match process.post("/api/jobs", &job_body(&title), cookie).0 {
                        201 => {
                            acknowledged.lock().unwrap().insert(title);
                        }
                        0 => return,
                        _ => {}
                    }
                }
            });
        }
        run();
        stop.store(true, Ordering::SeqCst);
    });
}

/// Waits until this many writes have been acknowledged; their speed isn't tested here.
fn wait_for_writes(acknowledged: &Acknowledged, count: usize) {
    let end = Instant::now() + Duration::from_secs(60);
    while acknowledged.lock().unwrap().len() < count {
        assert!(Instant::now() < end, "the server isn't responding");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn titles(path: &Path) -> BTreeSet<String> {
    let connection = Connection::open(path).unwrap();
    check::file(&connection).unwrap();
    let mut statement = connection.prepare("SELECT title FROM jobs").unwrap();
    statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

fn check_with_program(path: &Path) {
    let output = Command::new(program()).args(["check", "--db"]).arg(path).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn f1_kill_9_during_writes_loses_no_acknowledged_write() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    let acknowledged = Acknowledged::default();
    let mut cookie = String::new();
    // JOBSTEAD_KILLS sets the number of rounds; a normal run does a few.
    let rounds = std::env::var("JOBSTEAD_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(12);
    for round in 0..rounds {
        let mut process = Process::serve(&path);
        if round == 0 {
            cookie = set_up(&process);
        }
        let pause = Duration::from_millis((round as u64 * 37) % 160);
        let before = acknowledged.lock().unwrap().len();
        load(&process, &cookie, round, &acknowledged, || {
            wait_for_writes(&acknowledged, before + 5);
            std::thread::sleep(pause);
            process.signal(Signal::KILL);
        });
        process.child.wait().unwrap();
        let stored = titles(&path);
        let lost: Vec<_> = acknowledged.lock().unwrap().difference(&stored).cloned().collect();
        assert!(lost.is_empty(), "round {round} lost {lost:?}");
    }
    check_with_program(&path);
}

#[test]
fn f26_sigterm_finishes_requests_checkpoints_and_exits_with_0() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    let mut process = Process::serve(&path);
    let cookie = set_up(&process);
    let acknowledged = Acknowledged::default();
    let started = Mutex::new(None);
    load(&process, &cookie, 0, &acknowledged, || {
        wait_for_writes(&acknowledged, 10);
        *started.lock().unwrap() = Some(Instant::now());
        process.signal(Signal::TERM);
        std::thread::sleep(Duration::from_millis(200));
    });
    let status = process.child.wait().unwrap();
    assert_eq!(status.code(), Some(0));
    assert!(started.lock().unwrap().unwrap().elapsed() < Duration::from_secs(10));
    // The WAL is checkpointed: a copy of that one file is the whole site.
    let wal = PathBuf::from(format!("{}-wal", path.display()));
    assert!(std::fs::metadata(&wal).map_or(0, |m| m.len()) == 0, "the WAL was not emptied");
    let stored = titles(&path);
    assert!(acknowledged.lock().unwrap().is_subset(&stored));
    assert!(stored.len() >= 10);
}

#[test]
fn f30_a_second_server_on_the_same_file_refuses_to_start() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    let _first = Process::serve(&path);
    let second =
        Command::new(program()).args(["serve", "--listen", "127.0.0.1:0", "--db"]).arg(&path).output().unwrap();
    assert!(!second.status.success());
    assert!(String::from_utf8_lossy(&second.stderr).contains("another jobstead process is using"));
    let restore = Command::new(program()).args(["restore", "--db"]).arg(&path).arg("nothing.db").output().unwrap();
    assert!(String::from_utf8_lossy(&restore.stderr).contains("stop the server first"));
}

#[test]
fn commands_work_while_a_server_is_running() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    let process = Process::serve(&path);
    let cookie = set_up(&process);
    let acknowledged = Acknowledged::default();
    let copy = folder.path().join("copy.db");
    load(&process, &cookie, 0, &acknowledged, || {
        wait_for_writes(&acknowledged, 3);
        let output = Command::new(program()).args(["backup", "--db"]).arg(&path).arg(&copy).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        check_with_program(&path);
    });
    assert!(!titles(&copy).is_empty());
    let refused = Command::new(program()).args(["setup-link", "--db"]).arg(&path).output().unwrap();
    assert!(!refused.status.success(), "a site with an operator must not print a setup link");
}

#[test]
fn s32_the_console_prints_a_password_reset_link() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    let process = Process::serve(&path);
    set_up(&process);
    let reset = |rest: &[&str]| {
        let args = ["admin", "reset-password", "--email", "olive@example.org", "--db"];
        Command::new(program()).args(args).arg(&path).args(rest).output().unwrap()
    };
    assert!(!reset(&[]).status.success(), "exactly one of password and link is required");
    let output = reset(&["--link"]);
    let text = String::from_utf8(output.stdout).unwrap();
    let token = text.trim().strip_prefix(&process.url("/reset-password#token=")).unwrap();
    let body = serde_json::json!({ "token": token, "password": "other plain words there" });
    assert_eq!(process.post("/api/auth/reset", &body, "").0, 200);
    assert_eq!(process.post("/api/auth/reset", &body, "").0, 404);
}

#[test]
fn config_shows_where_each_setting_comes_from() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("town.toml");
    std::fs::write(&file, "db = \"town.db\"\nlisten = \"127.0.0.1:9001\"\ntrusted-proxy = [\"10.0.0.0/8\", \"127.0.0.1\"]\nlog = \"warn\"\n").unwrap();
    let output = Command::new(program())
        .args(["config", "--listen", "127.0.0.1:9003", "--config"])
        .arg(&file)
        .env("JOBSTEAD_LISTEN", "127.0.0.1:9002")
        .env("JOBSTEAD_LOG", "error")
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let line = |name: &str| {
        text.lines().find(|line| line.starts_with(name)).unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(line("listen"), "listen 127.0.0.1:9003 (flag)");
    assert_eq!(line("log "), "log error (environment)");
    assert_eq!(line("db"), "db town.db (file)");
    assert_eq!(line("trusted-proxy"), "trusted-proxy 10.0.0.0/8,127.0.0.1 (file)");
    assert_eq!(line("url"), "url - (default)");
    std::fs::write(&file, "lisen = \"127.0.0.1:9001\"\n").unwrap();
    let wrong = Command::new(program()).args(["config", "--config"]).arg(&file).output().unwrap();
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("unknown setting \"lisen\""));
}

#[test]
fn every_command_has_help_with_an_example() {
    let commands: [&[&str]; 14] = [
        &["serve"],
        &["setup-link"],
        &["admin", "create"],
        &["admin", "reset-password"],
        &["admin", "link"],
        &["import", "jobs"],
        &["backup"],
        &["restore"],
        &["check"],
        &["demo"],
        &["config"],
        &["openapi"],
        &["version"],
        &[],
    ];
    for command in commands {
        let output = Command::new(program()).args(command).arg("--help").output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && text.contains("Example: ") && text.contains("--db"), "{command:?}: {text}");
    }
}
