//! The database module: the twelve SQL rules, savepoints, migrations, bounded queues.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use jobstead::db::{self, Db, Error, Options, SingleConnection, Tx, migrate, value};
use jobstead::ids::PromotionId;
use jobstead::{args, statements};
use rusqlite::Connection;
use tempfile::TempDir;

use crate::support::{NOON, Site};

statements! {
    PAGES = "PRAGMA page_count";
    SMALL = "PRAGMA max_page_count = 1";
    LARGE = "PRAGMA max_page_count = 100000";
    CLEAR = "DELETE FROM site_logo";
    FILL = "INSERT INTO site_logo (id, token, png) VALUES (1, 'large', zeroblob(500000))";
    ADD = "INSERT INTO promotions (reason, starts_at, ends_at) VALUES ($1, $2, $2) RETURNING id";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM promotions";
    ENDLESS = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1) SELECT CAST(COUNT(*) AS BIGINT) FROM n";
}

/// Runs writes together: none starts before all are queued.
async fn together<T: Send + 'static>(
    db: &Db,
    first: impl Fn(&mut Tx) -> db::Result<T> + Send + 'static,
    second: impl Fn(&mut Tx) -> db::Result<T> + Send + 'static,
) -> (db::Result<T>, db::Result<T>) {
    let queued = Arc::new(AtomicBool::new(false));
    let waited = Arc::clone(&queued);
    let blocker = db.write(move |_| {
        while !waited.load(Ordering::SeqCst) {
            std::thread::yield_now();
        }
        Ok::<_, Error>(())
    });
    let release = async { queued.store(true, Ordering::SeqCst) };
    let (_, first, second, ()) = tokio::join!(blocker, db.write(first), db.write(second), release);
    (first, second)
}

fn open() -> (TempDir, Db) {
    let folder = TempDir::new().unwrap();
    let db = Db::open(&folder.path().join("a.db"), Options { readers: 2, ..Options::default() }).unwrap();
    (folder, db)
}

async fn count(db: &Db) -> i64 {
    db.read(|tx| tx.one(COUNT, &[], db::value)).await.unwrap()
}

#[tokio::test]
async fn every_statement_follows_the_twelve_rules_and_prepares() {
    let site = Site::empty();
    let connection = Connection::open(&site.path).unwrap();
    let mut seen = 0;
    for (store, statements) in jobstead::statements::ALL {
        for (name, sql) in *statements {
            check_rules(store, name, sql.text());
            let statement = connection.prepare(sql.text()).unwrap_or_else(|e| panic!("{store}::{name}: {e}"));
            assert_eq!(statement.parameter_count(), parameters(sql.text()).len(), "{store}::{name}");
            seen += 1;
        }
    }
    assert!(seen > 90, "{seen}");
}

/// Returns the numbers of the `$n` in a statement.
fn parameters(sql: &str) -> BTreeSet<usize> {
    sql.split('$')
        .skip(1)
        .map(|rest| rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().unwrap())
        .collect()
}

fn check_rules(store: &str, name: &str, sql: &str) {
    let upper = sql.to_uppercase();
    let message = |rule: &str| format!("{store}::{name}: {rule}");
    let numbers = parameters(sql);
    assert_eq!(numbers, (1..=numbers.len()).collect(), "{}", message("1: $1..$n without gaps"));
    assert!(!sql.contains('?'), "{}", message("1: only $n"));
    for aggregate in ["COUNT(", "SUM("] {
        let bare = upper.contains(&format!("SELECT {aggregate}")) && !upper.contains("<> (SELECT COUNT(");
        assert!(!bare, "{}", message("2, 3: aggregates must be cast"));
    }
    for now in ["DATETIME(", "STRFTIME", "JULIANDAY", "RANDOM(", "UNIXEPOCH", "CURRENT_", "LOWER(", "UPPER(", "ROUND("]
    {
        assert!(
            !upper.contains(now),
            "{}",
            message("4: current time, random numbers, rounding and case folding belong in Rust")
        );
    }
    assert!(!upper.contains(" LIKE ") || upper.contains("ESCAPE"), "{}", message("6: LIKE needs ESCAPE"));
    for word in ["GLOB", "INSERT OR", "REPLACE INTO", "AUTOINCREMENT", "JSON_", "IFNULL", "GROUP_CONCAT"] {
        assert!(!upper.contains(word), "{}", message("8, 9: only portable keywords"));
    }
    let is_search = matches!(store, "people search" | "own jobs" | "message search");
    assert!(is_search || !upper.contains("ROWID"), "{}", message("rowid is allowed in full-text search only"));
}

#[tokio::test]
async fn a_failed_write_rolls_back_only_itself() {
    let (_folder, db) = open();
    let writes: Vec<_> = (0..40)
        .map(|n| {
            let db = db.clone();
            tokio::spawn(async move {
                db.write(move |tx| {
                    tx.insert::<PromotionId>(ADD, args!["kept", n])?;
                    if n % 2 == 0 { Ok(()) } else { Err(Error::Invalid("on purpose".to_owned())) }
                })
                .await
            })
        })
        .collect();
    for (n, write) in writes.into_iter().enumerate() {
        assert_eq!(write.await.unwrap().is_ok(), n % 2 == 0);
    }
    assert_eq!(count(&db).await, 20);
}

#[tokio::test]
async fn the_wal_starts_over_while_writes_go_on() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("a.db");
    let db = Db::open(&path, Options { readers: 2, durable: false, ..Options::default() }).unwrap();
    let (writes, megabyte) = (400, 1024 * 1024);
    for _ in 0..writes {
        let replace = |tx: &mut Tx| tx.run(CLEAR, &[]).and_then(|_| tx.run(FILL, &[])).map(drop);
        db.write(replace).await.unwrap();
    }
    let wal = std::fs::metadata(folder.path().join("a.db-wal")).unwrap().len();
    assert!(wal < 80 * megabyte, "{wal} of {} bytes written", writes * 500_000);
    db.close();
    drop(db);
    let read = Connection::open(&path).unwrap().query_row("SELECT length(png) FROM site_logo", [], |row| row.get(0));
    assert_eq!(read, Ok(500_000));
}

#[tokio::test]
async fn f6_a_write_that_fills_the_disk_fails_all_that_would_commit_with_it() {
    let (_folder, db) = open();
    let pages = db.write(|tx| tx.one(PAGES, &[], value::<i64>)).await.unwrap();
    assert!(pages > 50);
    db.write(|tx| tx.find(SMALL, &[], value::<i64>)).await.unwrap();
    let small = |tx: &mut Tx| tx.insert::<PromotionId>(ADD, args!["small", 1]).map(drop);
    let large = |tx: &mut Tx| tx.run(FILL, &[]).map(drop);
    let (first, second) = together(&db, small, large).await;
    assert!(matches!(second, Err(Error::Full)), "{second:?}");
    // If SQLite didn't keep the rest of the transaction, its writers get the real reason.
    assert_eq!(count(&db).await, i64::from(first.is_ok()));
    assert!(first.is_ok() || matches!(first, Err(Error::Full)), "{first:?}");
    db.write(|tx| tx.find(LARGE, &[], value::<i64>)).await.unwrap();
    db.write(small).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_write_queued_after_the_close_returns_busy() {
    let (_folder, db) = open();
    let closing = db.clone();
    let writes: Vec<_> = (0..200)
        .map(|n| {
            let db = db.clone();
            tokio::spawn(async move { db.write(move |tx| tx.insert::<PromotionId>(ADD, args!["late", n])).await })
        })
        .collect();
    let closed = std::thread::spawn(move || closing.close());
    for write in writes {
        let outcome = write.await.unwrap();
        assert!(matches!(outcome, Ok(_) | Err(Error::Busy)), "{outcome:?}");
    }
    closed.join().unwrap();
    assert!(matches!(db.write(|_| Ok::<_, Error>(())).await, Err(Error::Busy)));
}

#[tokio::test]
async fn a_savepoint_rolls_back_part_of_a_write() {
    let (_folder, db) = open();
    db.write(|tx| {
        tx.insert::<PromotionId>(ADD, args!["kept", 1])?;
        let part: db::Result<()> = tx.savepoint(|tx| {
            tx.insert::<PromotionId>(ADD, args!["dropped", 2])?;
            Err(Error::Busy)
        });
        assert!(part.is_err());
        Ok::<_, Error>(())
    })
    .await
    .unwrap();
    assert_eq!(count(&db).await, 1);
}

#[tokio::test]
async fn a_panicking_closure_is_an_error_and_the_threads_survive() {
    let (_folder, db) = open();
    let wrote: db::Result<()> = db
        .write(|tx| {
            tx.insert::<PromotionId>(ADD, args!["x", 1])?;
            panic!("on purpose")
        })
        .await;
    assert!(wrote.is_err());
    let read: db::Result<()> = db.read(|_| panic!("on purpose")).await;
    assert!(read.is_err());
    assert_eq!(count(&db).await, 0);
}

#[tokio::test]
async fn readers_cannot_write() {
    let (_folder, db) = open();
    let wrote = db.read(|tx| tx.insert::<PromotionId>(ADD, args!["x", 1])).await;
    assert!(wrote.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_searches_are_interrupted_while_other_reads_go_on() {
    let (_folder, db) = open();
    let slow: Vec<_> = (0..2)
        .map(|_| {
            let db = db.clone();
            tokio::spawn(async move { db.search(|tx| tx.one(ENDLESS, args![10_000_000_000], db::value::<i64>)).await })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(count(&db).await, 0);
    for search in slow {
        assert!(matches!(search.await.unwrap(), Err(Error::Deadline)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_queue_returns_busy() {
    let (_folder, db) = open();
    let reads: Vec<_> = (0..600)
        .map(|_| {
            let db = db.clone();
            tokio::spawn(async move {
                db.search(|_| {
                    std::thread::sleep(Duration::from_millis(3));
                    Ok::<_, Error>(())
                })
                .await
            })
        })
        .collect();
    let mut busy = 0;
    for read in reads {
        busy += usize::from(matches!(read.await.unwrap(), Err(Error::Busy)));
    }
    assert!((1..600).contains(&busy), "{busy}");
}

#[tokio::test]
async fn f19_a_newer_schema_is_rejected_and_left_unchanged() {
    let site = Site::new().await;
    site.app.db.close();
    let connection = Connection::open(&site.path).unwrap();
    connection
        .execute("INSERT INTO schema_migrations (version, name, applied_at) VALUES (999, 'future', 0)", [])
        .unwrap();
    let refused = Db::open(&site.path, Options::default()).err().unwrap();
    assert!(matches!(refused, Error::NewerSchema { file: 999, .. }), "{refused}");
    assert!(refused.to_string().contains("run a newer version"));
    assert_eq!(migrate::version(&connection).unwrap(), 999);
}

#[test]
fn files_keep_their_uses_when_their_table_is_made_again() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    let mut connection = db::open_writer(&path, false).unwrap();
    migrate::apply(&mut connection, &migrate::MIGRATIONS[..23], NOON, &mut |_| {}).unwrap();
    let rows =
        "INSERT INTO users (id, email, email_fold, name, password_hash, created_at) VALUES (1, 'a@example.org', 'a@example.org', 'Ann', '', 0);
        INSERT INTO files (id, token, owner_id, kind, name, media_type, bytes, created_at)
          VALUES (7, 'abcdefghijklmnopqrst', 1, 'photo', 'a.jpg', 'image/jpeg', 3, 0);
        INSERT INTO file_chunks (file_id, size, position, data) VALUES (7, 'full', 0, X'010203');
        INSERT INTO file_uses (file_id, kind, subject_id) VALUES (7, 'profile', 1);";
    connection.execute_batch(rows).unwrap();
    migrate::run(&mut connection, &path, NOON).unwrap();
    let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!(count("SELECT COUNT(*) FROM files WHERE id = 7 AND duration IS NULL"), 1);
    assert_eq!(count("SELECT COUNT(*) FROM file_chunks WHERE file_id = 7"), 1);
    assert_eq!(count("SELECT COUNT(*) FROM file_uses WHERE file_id = 7"), 1);
    assert_eq!(count("SELECT COUNT(*) FROM pragma_foreign_key_check"), 0);
    // What refers to files still does.
    assert!(connection.execute("DELETE FROM files WHERE id = 7", []).is_err());
}

/// Applies the missing ones of the first `count` migrations, and panics after `stop` statements. A panic unwinds past
/// COMMIT, as a kill does: uncommitted changes are lost. Returns whether it was killed.
fn kill_after(path: &Path, count: usize, stop: usize) -> bool {
    let mut connection = db::open_writer(path, true).unwrap();
    let apply = || {
        migrate::apply(&mut connection, &migrate::MIGRATIONS[..count], NOON, &mut |n| assert!(n < stop, "killed"))
            .unwrap();
    };
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(apply)).is_err()
}

#[test]
fn f18_a_migration_killed_at_any_statement_resumes() {
    let folder = TempDir::new().unwrap();
    // Each file has its own folder, because a file with data is backed up next to itself before a migration.
    let file = |name: String| {
        let path = folder.path().join(name).join("a.db");
        std::fs::create_dir(path.parent().unwrap()).unwrap();
        path
    };
    // With the migrations before the one that is killed.
    let mut before = file("empty".to_owned());
    assert!(!kill_after(&before, 0, 1));
    for (done, migration) in migrate::MIGRATIONS.iter().enumerate() {
        for stop in 1.. {
            let path = file(format!("{done}-{stop}"));
            std::fs::copy(&before, &path).unwrap();
            if !kill_after(&path, done + 1, stop) {
                before = path;
                break;
            }
            let mut connection = db::open_writer(&path, true).unwrap();
            let version = migrate::version(&connection).unwrap();
            let partial = format!("a part of {} remains after statement {stop}", migration.name);
            assert_eq!(version, i64::try_from(done).unwrap(), "{partial}");
            if stop == 1 {
                migrate::run(&mut connection, &path, NOON).unwrap();
                assert_eq!(migrate::version(&connection).unwrap(), migrate::newest());
            } else {
                migrate::apply(&mut connection, &migrate::MIGRATIONS[..=done], NOON, &mut |_| ()).unwrap();
                assert_eq!(migrate::version(&connection).unwrap(), migration.version);
            }
        }
    }
}

#[tokio::test]
async fn the_file_is_owner_only_and_foreign_files_are_rejected() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, _db) = open();
    let mode = std::fs::metadata(folder.path().join("a.db")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let foreign = folder.path().join("foreign.db");
    Connection::open(&foreign).unwrap().execute("CREATE TABLE t (x)", []).unwrap();
    assert!(Db::open(&foreign, Options::default()).err().unwrap().to_string().contains("another program"));
}

#[test]
fn schema_constraints_reject_bad_rows_written_in_raw_sql() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("a.db");
    let db = SingleConnection::open(&path, true, Options::default()).unwrap();
    for bad in [
        "INSERT INTO users (email, email_fold, name, password_hash, created_at) VALUES ('a@b.c', 'a@b.c', '', 'x', 0)",
        "INSERT INTO promotions (reason, starts_at, ends_at) VALUES ('x', 2, 1)",
        "INSERT INTO employer_members VALUES (99, 99, 1, 1, 1, 1)",
        "INSERT INTO sessions (hash, user_id, created_at, last_seen_at) VALUES (x'00', 1, 0, 0)",
    ] {
        assert!(db.connection().execute(bad, []).is_err(), "{bad}");
    }
    let _ = db.write(|tx| tx.one(COUNT, &[], db::value::<i64>)).unwrap();
}
