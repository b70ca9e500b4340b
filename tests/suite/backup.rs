//! Backups and restores.

use std::fs;

use jobstead::db::backup;
use jobstead::db::{self, Lock};

use crate::support::{NOON, Site, Visitor};

#[tokio::test]
async fn a_backup_of_a_live_site_is_complete_and_private() {
    use std::os::unix::fs::PermissionsExt as _;
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    employer.posts("Line cook").await;
    let target = site.path.with_file_name("copy.db");
    let connection = db::open_existing(&site.path).unwrap();
    let report = backup::copy(&connection, &target).unwrap();
    assert!(report.rows.contains(&("jobs".to_owned(), 1)) && report.rows.contains(&("users".to_owned(), 2)));
    assert_eq!(report.total(), backup::verify(&target).unwrap().total());
    assert_eq!(fs::metadata(&target).unwrap().permissions().mode() & 0o777, 0o600);
    assert!(backup::copy(&connection, &target).unwrap_err().to_string().contains("already exists"));
}

#[tokio::test]
async fn a_restore_replaces_the_file_and_keeps_the_old_one() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    employer.posts("Before").await;
    let copy = site.path.with_file_name("copy.db");
    backup::copy(&db::open_existing(&site.path).unwrap(), &copy).unwrap();
    employer.posts("After").await;
    site.app.db.close();
    let _lock = Lock::take(&site.path).unwrap();
    let (report, aside) = backup::restore(&copy, &site.path, NOON).unwrap();
    let jobs = |path: &std::path::Path| backup::verify(path).unwrap().rows.iter().find(|(t, _)| t == "jobs").unwrap().1;
    assert_eq!((jobs(&site.path), jobs(&aside.unwrap())), (1, 2));
    assert!(report.rows.contains(&("jobs".to_owned(), 1)));
}

#[tokio::test]
async fn damaged_and_foreign_files_are_never_restored() {
    let site = Site::new().await;
    let folder = site.path.parent().unwrap();
    let copy = folder.join("copy.db");
    backup::copy(&db::open_existing(&site.path).unwrap(), &copy).unwrap();
    let whole = fs::read(&copy).unwrap();
    let damaged = folder.join("damaged.db");
    let mut bytes = whole.clone();
    for byte in &mut bytes[8_192..20_000] {
        *byte ^= 0x5a;
    }
    fs::write(&damaged, &bytes).unwrap();
    let cut = folder.join("cut.db");
    fs::write(&cut, &whole[..whole.len() / 2]).unwrap();
    let foreign = folder.join("foreign.db");
    rusqlite::Connection::open(&foreign).unwrap().execute("CREATE TABLE t (x)", []).unwrap();
    let text = folder.join("text.db");
    fs::write(&text, "not a database at all").unwrap();
    for bad in [damaged, cut, foreign, text, folder.join("missing.db")] {
        assert!(backup::restore(&bad, &site.path, NOON).is_err(), "{}", bad.display());
    }
    Visitor::new(&site).get("/api/site").await.expect(200);
}
