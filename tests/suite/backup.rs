//! Backups and restores.

use std::fs;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use jobstead::cli::invariants;
use jobstead::db::backup;
use jobstead::db::file::with_suffix;
use jobstead::db::{self, Error, Lock, migrate};
use tempfile::TempDir;

use crate::support::{NOON, Site, Visitor, program};

fn restore(source: &Path, database: &Path) -> db::Result<(backup::Report, Option<PathBuf>)> {
    let finish = jobstead::operator::restored::finish;
    db::restore(
        source,
        database,
        &db::Restoring { now: NOON, rules: invariants::check, hooks: jobstead::reactions::HOOKS, finish },
    )
}

#[tokio::test]
async fn a_backup_of_a_live_site_is_complete_and_private() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    employer.posts("Line cook").await;
    let target = site.path.with_file_name("copy.db");
    let connection = db::open_existing(&site.path).unwrap();
    let report = backup::copy(&connection, &target, invariants::check).unwrap();
    assert!(report.rows.contains(&("jobs".to_owned(), 1)) && report.rows.contains(&("users".to_owned(), 2)));
    assert_eq!(report.total(), backup::verify(&target, invariants::check).unwrap().total());
    assert_eq!(fs::metadata(&target).unwrap().permissions().mode() & 0o777, 0o600);
    assert!(backup::copy(&connection, &target, invariants::check).unwrap_err().to_string().contains("already exists"));
}

#[tokio::test]
async fn a_restore_replaces_the_file_and_keeps_the_old_one() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    employer.posts("Before").await;
    let folder = TempDir::new().unwrap();
    let (copy, path) = (folder.path().join("copy.db"), folder.path().join("site.db"));
    let live = db::open_existing(&site.path).unwrap();
    backup::copy(&live, &copy, invariants::check).unwrap();
    employer.posts("After").await;
    backup::copy(&live, &path, invariants::check).unwrap();
    let _lock = Lock::take(&path).unwrap();
    let (report, aside) = restore(&copy, &path).unwrap();
    assert_eq!((jobs(&path), jobs(&aside.unwrap())), (1, 2));
    assert!(report.rows.contains(&("jobs".to_owned(), 1)));
    assert!(restore(&copy, &site.path).unwrap_err().to_string().contains("another jobstead process"));
}

fn jobs(path: &Path) -> i64 {
    backup::verify(path, invariants::check).unwrap().rows.iter().find(|(table, _)| table == "jobs").unwrap().1
}

#[tokio::test]
async fn damaged_and_foreign_files_are_never_restored() {
    let site = Site::new().await;
    let folder = site.path.parent().unwrap();
    let copy = folder.join("copy.db");
    backup::copy(&db::open_existing(&site.path).unwrap(), &copy, invariants::check).unwrap();
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
        assert!(restore(&bad, &site.path).is_err(), "{}", bad.display());
    }
    Visitor::new(&site).get("/api/site").await.expect(200);
}

/// Returns the names of a folder's files.
fn names(folder: &Path) -> Vec<PathBuf> {
    let mut names: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.sort();
    names
}

/// A copy of a site with one job, in a folder of its own.
async fn copied_site() -> (TempDir, PathBuf) {
    let site = Site::new().await;
    site.person("Emma Employer", "employer").await.posts("Line cook").await;
    let folder = TempDir::new().unwrap();
    let copy = folder.path().join("site.db");
    backup::copy(&db::open_existing(&site.path).unwrap(), &copy, invariants::check).unwrap();
    (folder, copy)
}

#[tokio::test]
async fn f10_f23_a_restore_takes_the_wal_of_its_source_along() {
    let site = Site::new().await;
    site.person("Emma Employer", "employer").await.posts("Line cook").await;
    let folder = TempDir::new().unwrap();
    let (copy, restored) = (folder.path().join("copy.db"), folder.path().join("restored.db"));
    fs::copy(&site.path, &copy).unwrap();
    restore(&copy, &restored).unwrap();
    assert_eq!(jobs(&restored), 0, "the job is in the WAL only");
    fs::copy(with_suffix(&site.path, "-wal"), with_suffix(&copy, "-wal")).unwrap();
    let (report, _) = restore(&copy, &restored).unwrap();
    fs::remove_file(with_suffix(&copy, "-wal")).unwrap();
    assert_eq!((jobs(&restored), report.bytes), (1, fs::metadata(&restored).unwrap().len()));
}

#[tokio::test]
async fn f23_an_interrupted_backup_is_private_from_its_first_byte_and_leaves_nothing_behind() {
    let (_folder, source) = copied_site().await;
    let folder = TempDir::new().unwrap();
    let target = folder.path().join("copy.db");
    let partial = with_suffix(&target, ".partial");
    let mut connection = db::open_existing(&source).unwrap();
    // Halfway through the copy, as a full disk would.
    let interrupt =
        move || fs::metadata(&partial).is_ok_and(|partial| partial.len() > 8_192 && partial.mode() & 0o777 == 0o600);
    connection.progress_handler(1, Some(interrupt)).unwrap();
    assert!(matches!(backup::copy(&connection, &target, invariants::check), Err(Error::Deadline)));
    assert_eq!(names(folder.path()), Vec::<PathBuf>::new());
}

#[tokio::test]
async fn f23_a_backup_of_a_busy_site_is_complete_and_checked() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    employer.posts("Job 0").await;
    let (target, path) = (site.path.with_file_name("copy.db"), site.path.clone());
    let copied = std::thread::spawn(move || {
        backup::copy(&db::open_existing(&path).unwrap(), &target, invariants::check).map(|_| target)
    });
    let mut posted = 1;
    // One person may post 50 jobs an hour.
    while !copied.is_finished() && posted < 50 {
        employer.posts(&format!("Job {posted}")).await;
        posted += 1;
    }
    assert!((1..=posted).contains(&jobs(&copied.join().unwrap().unwrap())));
}

#[tokio::test]
async fn f23_books_that_do_not_balance_are_neither_backed_up_nor_restored() {
    let (folder, source) = copied_site().await;
    rusqlite::Connection::open(&source).unwrap().execute("UPDATE ledger_sums SET amount = amount + 1", []).unwrap();
    let before = names(folder.path());
    let copied = backup::copy(&db::open_copy(&source).unwrap(), &folder.path().join("copy.db"), invariants::check);
    assert!(copied.unwrap_err().to_string().contains("monthly totals match"));
    let restored = restore(&source, &folder.path().join("restored.db"));
    assert!(restored.unwrap_err().to_string().contains("monthly totals match"));
    assert_eq!(names(folder.path()), before);
}

#[tokio::test]
async fn a_wrong_number_that_is_not_about_money_does_not_prevent_a_backup() {
    let (folder, source) = copied_site().await;
    rusqlite::Connection::open(&source).unwrap().execute("UPDATE jobs SET application_count = 7", []).unwrap();
    backup::copy(&db::open_copy(&source).unwrap(), &folder.path().join("copy.db"), invariants::check).unwrap();
    let checked = Command::new(program()).args(["check", "--db"]).arg(&source).output().unwrap();
    assert!(String::from_utf8_lossy(&checked.stderr).contains("application count matches"));
}

#[tokio::test]
async fn f23_a_foreign_trigger_or_a_missing_table_is_found() {
    for (change, finding) in [
        (
            "CREATE TRIGGER spy AFTER INSERT ON jobs BEGIN DELETE FROM saved_jobs; END",
            "the trigger spy is not Jobstead's",
        ),
        ("DROP TABLE drafts", "drafts_age is missing"),
        ("DROP TRIGGER ledger_entries_last", "ledger_entries_last is missing"),
    ] {
        let (folder, source) = copied_site().await;
        rusqlite::Connection::open(&source).unwrap().execute_batch(change).unwrap();
        let restored = restore(&source, &folder.path().join("restored.db"));
        assert!(restored.unwrap_err().to_string().contains(finding), "{change}");
        let checked = Command::new(program()).args(["check", "--db"]).arg(&source).output().unwrap();
        assert!(String::from_utf8_lossy(&checked.stderr).contains(finding), "{change}");
    }
}

#[tokio::test]
async fn f9_a_damaged_database_can_be_replaced_and_is_set_aside_with_its_wal() {
    let (folder, copy) = copied_site().await;
    let path = folder.path().join("live.db");
    fs::write(&path, "damaged ".repeat(2_000)).unwrap();
    fs::write(with_suffix(&path, "-wal"), "its newest writes").unwrap();
    let (_, aside) = restore(&copy, &path).unwrap();
    let aside = aside.unwrap();
    assert_eq!((jobs(&path), fs::read_to_string(&aside).unwrap()), (1, "damaged ".repeat(2_000)));
    assert_eq!(fs::read(with_suffix(&aside, "-wal")).unwrap(), b"its newest writes");
}

/// As root, so skipped for others.
#[tokio::test]
async fn a_restore_as_root_keeps_the_owner_of_the_database_or_its_folder() {
    if !rustix::process::geteuid().is_root() {
        eprintln!("skipped: only root can give files away");
        return;
    }
    let owner = |path: &Path| {
        fs::metadata(path).map(|file| (file.uid(), file.gid(), file.permissions().mode() & 0o777)).unwrap()
    };
    let (folder, copy) = copied_site().await;
    std::os::unix::fs::chown(folder.path(), Some(1_234), Some(1_235)).unwrap();
    let path = folder.path().join("live.db");
    let lock = Lock::take(&path).unwrap();
    restore(&copy, &path).unwrap();
    assert_eq!(owner(&path), (1_234, 1_235, 0o600));
    drop(lock);
    assert_eq!(owner(&with_suffix(&path, ".lock")), (1_234, 1_235, 0o600));
    std::os::unix::fs::chown(&path, Some(4_321), Some(4_322)).unwrap();
    restore(&copy, &path).unwrap();
    assert_eq!(owner(&path), (4_321, 4_322, 0o600));
}

#[tokio::test]
async fn during_a_restore_there_is_always_a_database_and_its_name_lasts() {
    let (folder, copy) = copied_site().await;
    let (path, trace) = (folder.path().join("live.db"), folder.path().join("trace"));
    fs::copy(&copy, &path).unwrap();
    let restored = Command::new("strace")
        .args(["-f", "-y", "-e", "trace=/^(rename|link|unlink|fsync|fdatasync)", "-o"])
        .arg(&trace)
        .arg(program())
        .args(["restore", "--db"])
        .args([&path, &copy])
        .output()
        .unwrap();
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    let trace = fs::read_to_string(&trace).unwrap();
    let calls: Vec<&str> = trace.lines().map(|line| line.split_once(' ').unwrap().1.trim()).collect();
    let name = format!("\"{}\"", path.display());
    let taken = |call: &&&str| {
        let arguments = call.rsplit_once(')').map_or("", |(arguments, _)| arguments);
        (call.starts_with("rename") || call.starts_with("unlink"))
            && arguments.split(", ").any(|argument| argument.ends_with(&name))
    };
    // The only change of the name puts the new file there.
    let changes: Vec<_> = calls.iter().filter(taken).collect();
    assert!(matches!(changes[..], [call] if call.contains(".incoming\", ")), "{changes:?}");
    let renamed = calls.iter().position(|call| call.starts_with("rename") && call.contains(".incoming")).unwrap();
    let synced = |call: &&str| call.starts_with("fsync") && call.contains(".incoming>");
    assert!(calls[..renamed].iter().any(synced), "the file must be on disk before it has its name: {calls:?}");
    let folder = format!("<{}>", folder.path().display());
    assert!(calls[renamed..].iter().any(|call| call.starts_with("fsync") && call.contains(&folder)), "{calls:?}");
}

#[tokio::test]
async fn a_restore_that_was_cut_short_is_undone_by_the_next_command() {
    let (folder, copy) = copied_site().await;
    let path = folder.path().join("live.db");
    fs::copy(&copy, &path).unwrap();
    // Killed between giving the old file its second name and renaming the new one.
    fs::hard_link(&path, folder.path().join("live.db.replaced-5")).unwrap();
    drop(Lock::take(&path).unwrap());
    assert!(path.exists() && !folder.path().join("live.db.replaced-5").exists());
    // Anybody else's second name stays, and is refused.
    let other = folder.path().join("other.db");
    fs::hard_link(&path, &other).unwrap();
    assert!(Lock::take(&path).is_err_and(|e| e.to_string().contains("second name")));
    assert!(other.exists());
}

#[tokio::test]
async fn a_restore_that_fails_at_the_last_step_leaves_everything_as_it_was() {
    let (folder, copy) = copied_site().await;
    let path = folder.path().join("live.db");
    fs::copy(&copy, &path).unwrap();
    let failed = Command::new("strace")
        .args(["-f", "-o", "/dev/null", "-e", "inject=rename,renameat,renameat2:error=EIO"])
        .arg(program())
        .args(["restore", "--db"])
        .args([&path, &copy])
        .output()
        .unwrap();
    assert!(!failed.status.success());
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains("replaced")), "{left:?}");
    drop(Lock::take(&path).unwrap());
    backup::copy(&db::open_copy(&path).unwrap(), &folder.path().join("again.db"), invariants::check).unwrap();
}

#[tokio::test]
async fn an_older_backup_is_upgraded_before_it_is_checked() {
    let (folder, copy) = copied_site().await;
    let old = folder.path().join("old.db");
    let mut connection = db::open_writer(&old, true).unwrap();
    let versions = migrate::MIGRATIONS.len() - 1;
    migrate::apply(&mut connection, &migrate::MIGRATIONS[..versions], NOON, &mut |_| {}).unwrap();
    drop(connection);
    let (report, _) = restore(&old, &copy).unwrap();
    assert_eq!(report.schema, migrate::newest());
}

/// How many migrations behind the file is that the test of Litestream upgrades.
const BEHIND: usize = 20;

#[test]
#[ignore = "it writes the file that scripts/litestream.py begins with"]
fn writes_a_file_of_an_earlier_schema() {
    let path = std::env::var_os("JOBSTEAD_OLD_FILE").expect("JOBSTEAD_OLD_FILE is where to write it");
    let mut connection = db::open_writer(path.as_ref(), true).unwrap();
    let versions = migrate::MIGRATIONS.len() - BEHIND;
    migrate::apply(&mut connection, &migrate::MIGRATIONS[..versions], NOON, &mut |_| {}).unwrap();
    connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    assert_eq!(migrate::version(&connection).unwrap(), i64::try_from(versions).unwrap());
}
