//! `jobstead demo`: the town has something of everything, and passes every check.

use std::process::Command;

use jobstead::db::{Options, SingleConnection, value};
use jobstead::statements;
use tempfile::TempDir;

use crate::support::program;

statements! {
    EMPLOYERS = "SELECT CAST(COUNT(*) AS BIGINT) FROM employers";
    PEOPLE = "SELECT CAST(COUNT(*) AS BIGINT) FROM users";
    JOBS_IN = "SELECT EXISTS (SELECT 1 FROM jobs WHERE status = $1)";
    APPLICATIONS_IN = "SELECT EXISTS (SELECT 1 FROM applications WHERE status = $1)";
    INTERVIEWS_IN = "SELECT EXISTS (SELECT 1 FROM interviews WHERE status = $1)";
    LAPSED = "SELECT CAST(COUNT(*) AS BIGINT) FROM interviews WHERE status = 'proposed' AND ends_at < (SELECT MAX(updated_at) FROM jobs)";
    FROM_HOURS = "SELECT CAST(COUNT(*) AS BIGINT) FROM interview_hours";
    RUNNING = "SELECT CAST(COUNT(*) AS BIGINT) FROM promotions WHERE ends_at IS NULL OR ends_at > (SELECT MAX(updated_at) FROM jobs)";
    WAITING = "SELECT CAST(COUNT(*) AS BIGINT) FROM support_chats WHERE status = 'waiting'";
    HIRED_RAPIDLY = "SELECT CAST(COUNT(*) AS BIGINT) FROM rapid_offers WHERE state = 'confirmed'";
    KEPT = "SELECT CAST(COUNT(*) AS BIGINT) FROM employers WHERE jobs_hired >= 5 AND replies_on_time >= 5";
}

#[test]
fn the_demo_has_something_of_everything() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("demo.db");
    let run = |command: &str| Command::new(program()).arg(command).arg("--db").arg(&path).output().unwrap();
    let made = run("demo");
    let said = String::from_utf8_lossy(&made.stdout).into_owned() + &String::from_utf8_lossy(&made.stderr);
    assert!(made.status.success(), "{said}");
    for who in ["operator", "support", "employer", "colleague", "worker"] {
        assert!(said.contains(&format!("  {who}")), "{said}");
    }
    assert!(run("check").status.success());
    assert!(!run("demo").status.success(), "there is a site already");

    let db = SingleConnection::open_for_reading(&path, Options::default()).unwrap();
    let count = |sql| db.read(|tx| tx.one(sql, &[], value::<i64>)).unwrap();
    let has = |sql, status: &str| db.read(|tx| tx.one(sql, jobstead::args![status], value::<bool>)).unwrap();
    assert!(count(EMPLOYERS) >= 30 && count(PEOPLE) >= 200);
    for status in ["draft", "pending_payment", "open", "paused", "filled", "closed", "expired"] {
        assert!(has(JOBS_IN, status), "{status}");
    }
    for status in
        ["sent", "opened", "shortlisted", "interviewing", "offered", "hired", "declined", "withdrawn", "not_selected"]
    {
        assert!(has(APPLICATIONS_IN, status), "{status}");
    }
    for status in ["proposed", "confirmed", "cancelled"] {
        assert!(has(INTERVIEWS_IN, status), "{status}");
    }
    assert!(count(LAPSED) > 0 && count(FROM_HOURS) == 1, "someone forgot to pick a time");
    assert_eq!((count(RUNNING), count(WAITING)), (1, 1));
    assert_eq!(count(HIRED_RAPIDLY), 1);
    assert!(count(KEPT) > 0, "an employer has a track record");
}
