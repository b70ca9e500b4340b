//! The copy of the database that the server makes every night, and the one that a superadmin downloads.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use jobstead::cli::invariants;
use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::db::{self, FreeSpace, backup, nightly};
use jobstead::identity::Staff;
use jobstead::schedule::nightly::look;
use jobstead::{args, site, statements};
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::office::staff;
use crate::support::{ORIGIN, Setup, Site, Visitor, program};

const MB: u64 = 1024 * 1024;
const BACKUP: &str = "/api/admin/backup";

statements! {
    SET_ZONE = "UPDATE site SET zone = $1 WHERE id = 1";
    ACTS = "SELECT act FROM audit_log ORDER BY id DESC LIMIT 1";
}

/// A site that is set up and that a server runs, on a disk whose free space the test controls.
async fn site() -> (Site, Visitor, Arc<AtomicU64>) {
    let free = Arc::new(AtomicU64::new(10_000 * MB));
    let site = Site::with(Setup { free_space: FreeSpace::Fixed(Arc::clone(&free)), ..Setup::default() });
    let operator = site.set_up().await;
    site.write(|tx| site::store::save_origin(tx, ORIGIN)).await;
    site.write(|tx| tx.run(SET_ZONE, args!["America/New_York"])).await;
    (site, operator, free)
}

fn folder(site: &Site) -> PathBuf {
    nightly::folder(&site.path)
}

/// Returns the names in the folder of copies, in their order.
fn names(site: &Site) -> Vec<String> {
    let entries = fs::read_dir(folder(site)).into_iter().flatten();
    let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

async fn health(operator: &Visitor) -> Value {
    operator.get("/api/admin/office").await.expect(200)["health"].clone()
}

#[tokio::test]
async fn a_new_site_is_copied_at_once_and_then_every_night_at_three() {
    let site = Site::empty();
    look(&site.app).await;
    assert_eq!(names(&site), Vec::<String>::new(), "nobody has set it up yet");
    let (site, operator, _) = self::site().await;
    look(&site.app).await;
    look(&site.app).await;
    assert_eq!(names(&site), ["site-nightly-2026-11-20.db"]);
    let copy = folder(&site).join("site-nightly-2026-11-20.db");
    backup::verify(&copy, invariants::check).unwrap();
    let shown = health(&operator).await;
    assert_eq!((&shown["backedUpAt"], &shown["nightly"]["isOn"]), (&json!(site.clock.now()), &json!(true)));
    assert_eq!(shown["nightly"]["copies"], json!(["site-nightly-2026-11-20.db"]));
    assert_eq!(shown["nightly"]["place"], folder(&site).display().to_string());
    // It's 7:00 in the site's zone; the next one is due in 20 hours.
    site.clock.advance(20 * HOUR - MINUTE);
    look(&site.app).await;
    assert_eq!(names(&site).len(), 1);
    site.clock.advance(MINUTE);
    look(&site.app).await;
    assert_eq!(names(&site), ["site-nightly-2026-11-20.db", "site-nightly-2026-11-21.db"]);
}

#[tokio::test]
async fn seven_copies_are_kept_and_other_files_are_left_alone() {
    let (site, ..) = site().await;
    fs::create_dir(folder(&site)).unwrap();
    for name in
        ["before-v60-1.db", "other-nightly-2026-11-20.db", "site-nightly-2026-11-01.db.old", "site-nightly-soon.db"]
    {
        fs::write(folder(&site).join(name), "mine").unwrap();
    }
    for _ in 0..9 {
        look(&site.app).await;
        site.clock.advance(DAY);
    }
    let mut expected: Vec<String> = (22..29).map(|day| format!("site-nightly-2026-11-{day}.db")).collect();
    expected.insert(0, "site-nightly-2026-11-01.db.old".to_owned());
    expected.insert(0, "other-nightly-2026-11-20.db".to_owned());
    expected.insert(0, "before-v60-1.db".to_owned());
    expected.push("site-nightly-soon.db".to_owned());
    assert_eq!(names(&site), expected);
}

#[tokio::test]
async fn without_enough_room_no_copy_is_made_and_the_office_hears_why() {
    let (site, operator, free) = site().await;
    look(&site.app).await;
    site.clock.advance(DAY);
    free.store(60 * MB, Ordering::Relaxed);
    look(&site.app).await;
    assert_eq!(names(&site), ["site-nightly-2026-11-20.db"], "the only copy stays");
    operator.signs_in_as_operator().await;
    assert_eq!(health(&operator).await["failing"], json!(["nightly backup"]));
    let errors = operator.get("/api/admin/errors").await.expect(200)["items"].to_string();
    assert!(errors.contains("MB of free space, so that enough is left"), "{errors}");
    // Once there's room, it's made within the hour.
    free.store(10_000 * MB, Ordering::Relaxed);
    look(&site.app).await;
    assert_eq!(names(&site).len(), 1);
    site.clock.advance(HOUR);
    look(&site.app).await;
    assert_eq!(names(&site).len(), 2);
    assert_eq!(health(&operator).await["failing"], json!([]));
}

#[tokio::test]
async fn a_copy_whose_books_do_not_balance_is_not_kept_and_replaces_none() {
    let (site, operator, _) = site().await;
    for _ in 0..7 {
        look(&site.app).await;
        site.clock.advance(DAY);
    }
    let before = names(&site);
    site.person("Emma Employer", "employer").await.posts("Line cook").await;
    let file = Connection::open(&site.path).unwrap();
    file.execute("UPDATE ledger_sums SET amount = amount + 1", []).unwrap();
    look(&site.app).await;
    assert_eq!(names(&site), before);
    operator.signs_in_as_operator().await;
    assert_eq!(health(&operator).await["failing"], json!(["nightly backup"]));
}

#[tokio::test]
async fn no_copy_is_made_while_the_clock_cannot_be_right() {
    let (site, ..) = site().await;
    site.clock.misset(30 * DAY);
    look(&site.app).await;
    assert_eq!(names(&site), Vec::<String>::new());
    site.clock.misset(-30 * DAY);
    look(&site.app).await;
    assert_eq!(names(&site), ["site-nightly-2026-11-20.db"]);
}

#[tokio::test]
async fn copies_of_a_wrong_clock_are_the_first_to_go() {
    let (site, operator, _) = site().await;
    fs::create_dir(folder(&site)).unwrap();
    for day in 14..20 {
        fs::write(folder(&site).join(format!("site-nightly-2026-11-{day}.db")), "old").unwrap();
    }
    // Someone confirmed a clock that was a year ahead, then set it right.
    fs::write(folder(&site).join("site-nightly-2027-11-20.db"), "from the future").unwrap();
    look(&site.app).await;
    let copies: Vec<String> = (14..21).map(|day| format!("site-nightly-2026-11-{day}.db")).collect();
    assert_eq!(names(&site), copies);
    assert_eq!(health(&operator).await["nightly"]["copies"][0], "site-nightly-2026-11-20.db");
}

#[tokio::test]
async fn the_commands_know_the_folder() {
    let (site, ..) = site().await;
    look(&site.app).await;
    let run = |arguments: &[&str], database: &Path| {
        let output = Command::new(program()).args(arguments).arg("--db").arg(database).output().unwrap();
        (output.status.success(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
    };
    let (is_sound, text) = run(&["check"], &site.path);
    assert!(is_sound && text.contains("the newest is site-nightly-2026-11-20.db"), "{text}");
    // The disk of the database broke; its folder of copies was on another one.
    let other = TempDir::new().unwrap();
    let database = other.path().join("site.db");
    fs::create_dir(nightly::folder(&database)).unwrap();
    fs::copy(
        folder(&site).join("site-nightly-2026-11-20.db"),
        nightly::folder(&database).join("site-nightly-2026-11-20.db"),
    )
    .unwrap();
    let (is_restored, text) = run(&["restore", "site-nightly-2026-11-20.db"], &database);
    assert!(is_restored, "{text}");
    backup::verify(&database, invariants::check).unwrap();
}

#[tokio::test]
async fn s39_a_superadmin_downloads_a_verified_copy_once() {
    let (site, operator, free) = site().await;
    let admin = staff(&site, "Adam Admin", Staff::Admin).await;
    for refused in [admin.post(BACKUP, json!({})).await, admin.get(BACKUP).await] {
        assert_eq!(refused.refused(403), "forbidden");
    }
    assert_eq!(operator.get(BACKUP).await.refused(404), "not_found", "nothing is prepared");
    let prepared = operator.post(BACKUP, json!({})).await.expect(200);
    assert_eq!(prepared["name"], "jobstead-2026-11-20.db");
    assert_eq!(site.read(|tx| tx.one(ACTS, &[], db::value::<String>)).await, "backup_downloaded");
    assert_eq!(names(&site), Vec::<String>::new(), "it has no name on the server's disk");
    let reply = operator.get(BACKUP).await;
    assert_eq!(reply.status, 200);
    assert!(reply.header("content-disposition").starts_with("attachment; filename=\"jobstead-2026-11-20.db\""));
    assert_eq!(json!(reply.bytes.len()), prepared["bytes"]);
    let copy = site.path.with_file_name("downloaded.db");
    fs::write(&copy, &reply.bytes).unwrap();
    backup::verify(&copy, invariants::check).unwrap();
    assert_eq!(operator.get(BACKUP).await.refused(404), "not_found", "it's gone");
    // Only someone who has just entered the password may download, one copy at a time.
    let turn = site.app.copies.take_turn();
    assert_eq!(operator.post(BACKUP, json!({})).await.refused(409), "copy_running");
    drop(turn);
    operator.post(BACKUP, json!({})).await.expect(200);
    site.clock.advance(10 * MINUTE);
    assert_eq!(operator.get(BACKUP).await.refused(401), "step_up");
    look(&site.app).await;
    assert!(site.app.copies.take_turn().unwrap().is_none());
    free.store(MB, Ordering::Relaxed);
    operator.signs_in_as_operator().await;
    assert_eq!(operator.post(BACKUP, json!({})).await.refused(409), "copy_failed");
}
