//! The task queue: a task is enqueued with the write that causes it, retried after a failure, and eventually given up.

use jobstead::clock::{Clock, DAY, MINUTE, SECOND};
use jobstead::db::{Error, Options, SingleConnection, value};
use jobstead::tasks::store::{claim, enqueue, fail, finish, is_due, list, retry, sweep};
use jobstead::tasks::{Claimed, LEASE, Lane, MAX_TRIES, Task, delay};
use jobstead::{args, schedule, statements};
use tempfile::TempDir;

use crate::support::{NOON, Site};

statements! {
    EMPTY = "DELETE FROM tasks";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM tasks WHERE task = $1 AND failed_at IS NULL";
    ADD = "INSERT INTO tasks (task, created_at, due_at) VALUES ($1, 0, 0)";
    BREAK_LOGO = "INSERT INTO site_logo (id, token, png) VALUES (1, 'broken', $1)";
    FIX_LOGO = "DELETE FROM site_logo";
}

/// A file with an empty queue, and its clock.
fn queue() -> (TempDir, SingleConnection, Clock) {
    let folder = TempDir::new().unwrap();
    let clock = Clock::at(NOON);
    let db = SingleConnection::open(
        &folder.path().join("a.db"),
        true,
        Options { clock: clock.clone(), ..Options::default() },
    )
    .unwrap();
    db.write(|tx| tx.run(EMPTY, &[])).unwrap();
    (folder, db, clock)
}

fn claim_next(db: &SingleConnection) -> Option<Claimed> {
    db.write(|tx| claim(tx, Lane::Own)).unwrap()
}

#[test]
fn a_task_is_enqueued_only_if_its_write_succeeds() {
    let (_folder, db, _) = queue();
    let undone: Result<(), Error> = db.write(|tx| {
        enqueue(tx, Task::AppFiles, tx.now())?;
        Err(Error::Invalid("the write fails".to_owned()))
    });
    undone.unwrap_err();
    assert!(!db.write(|tx| is_due(tx, Lane::Own)).unwrap());
    db.write(|tx| enqueue(tx, Task::AppFiles, tx.now())).unwrap();
    let task = claim_next(&db).unwrap();
    assert_eq!((task.task, task.tries), (Some(Task::AppFiles), 1));
    assert_eq!(claim_next(&db), None, "it is claimed only once");
    assert!(db.write(|tx| finish(tx, &task)).unwrap());
    assert!(db.write(list).unwrap().is_empty());
}

#[test]
fn equal_tasks_are_merged_until_one_starts() {
    let (_folder, db, clock) = queue();
    for due in [5 * MINUTE, MINUTE] {
        db.write(|tx| enqueue(tx, Task::SearchAlerts, tx.now() + due)).unwrap();
    }
    assert_eq!(db.write(list).unwrap().len(), 1);
    assert_eq!(claim_next(&db), None, "it is not due yet");
    clock.advance(5 * MINUTE);
    let first = claim_next(&db).unwrap();
    db.write(|tx| enqueue(tx, Task::SearchAlerts, tx.now())).unwrap();
    let second = claim_next(&db).expect("a task enqueued during its run runs again");
    assert_ne!(first.id, second.id);
    // The first one fails while a third is waiting: the third takes over its work.
    db.write(|tx| enqueue(tx, Task::SearchAlerts, tx.now())).unwrap();
    db.write(|tx| fail(tx, &first, "no", MINUTE)).unwrap();
    let ids: Vec<_> = db.write(list).unwrap().iter().map(|entry| entry.id).collect();
    assert_eq!(ids.len(), 2);
    assert!(!ids.contains(&first.id));
}

#[test]
fn a_task_that_asks_another_server_delays_no_other() {
    let (_folder, db, clock) = queue();
    db.write(|tx| enqueue(tx, Task::CardReconcile, tx.now())).unwrap();
    clock.advance(MINUTE);
    db.write(|tx| enqueue(tx, Task::RollUp, tx.now())).unwrap();
    let [own, remote] = [Lane::Own, Lane::Remote].map(|lane| db.write(|tx| claim(tx, lane)).unwrap().unwrap().task);
    assert_eq!((own, remote), (Some(Task::RollUp), Some(Task::CardReconcile)));
    for lane in [Lane::Own, Lane::Remote] {
        assert!(!db.write(|tx| is_due(tx, lane)).unwrap());
    }
}

#[test]
fn a_dead_workers_task_is_reclaimed_and_its_result_ignored() {
    let (_folder, db, clock) = queue();
    db.write(|tx| enqueue(tx, Task::RollUp, tx.now())).unwrap();
    let dead = claim_next(&db).unwrap();
    clock.advance(LEASE - 1);
    assert_eq!(claim_next(&db), None);
    clock.advance(1);
    let alive = claim_next(&db).unwrap();
    assert_eq!((alive.id, alive.tries), (dead.id, 2));
    assert!(!db.write(|tx| finish(tx, &dead)).unwrap());
    db.write(|tx| fail(tx, &dead, "late", MINUTE)).unwrap();
    assert!(db.write(|tx| finish(tx, &alive)).unwrap());
}

#[test]
fn a_failing_task_is_given_up_after_ten_tries_with_its_error() {
    let (_folder, db, clock) = queue();
    db.write(|tx| enqueue(tx, Task::AppFiles, tx.now())).unwrap();
    for tries in 1..=MAX_TRIES {
        let task = claim_next(&db).unwrap();
        assert_eq!(task.tries, tries);
        let wait = delay(tries, 0.5);
        db.write(|tx| fail(tx, &task, &format!("reason {tries}"), wait)).unwrap();
        clock.advance(wait - 1);
        assert_eq!(claim_next(&db), None, "try {tries} waits");
        clock.advance(1);
    }
    assert_eq!(claim_next(&db), None);
    let entry = db.write(list).unwrap().remove(0);
    assert_eq!((entry.error.as_deref(), entry.failed_at.is_some()), (Some("reason 10"), true));
    assert!(db.write(|tx| retry(tx, entry.id)).unwrap());
    assert!(!db.write(|tx| retry(tx, entry.id)).unwrap(), "it is already waiting");
    let again = claim_next(&db).unwrap();
    assert_eq!(again.tries, 1);
    let last = Claimed { tries: 1, task: None, ..again };
    db.write(|tx| fail(tx, &last, "unknown", 0)).unwrap();
    clock.advance(31 * DAY);
    db.write(sweep).unwrap();
    assert!(db.write(list).unwrap().is_empty());
}

#[test]
fn delays_double_with_jitter_of_at_most_a_fifth() {
    assert_eq!([1, 2, 3].map(|tries| delay(tries, 0.5)), [30 * SECOND, MINUTE, 2 * MINUTE]);
    assert_eq!([0.0, 1.0].map(|random| delay(1, random)), [24 * SECOND, 36 * SECOND]);
    assert_eq!(delay(MAX_TRIES, 0.5), 256 * MINUTE);
    assert_eq!(delay(i64::MAX, 0.5), 256 * MINUTE);
}

#[tokio::test]
async fn the_server_retries_failed_tasks_and_gives_up_unknown_ones() {
    let site = Site::new().await;
    schedule::run_once(&site.app).await.unwrap();
    site.write(|tx| tx.run(ADD, args!["{\"unheard_of\":1}"])).await;
    site.write(|tx| tx.run(BREAK_LOGO, args![&b"not a picture"[..]])).await;
    site.write(|tx| enqueue(tx, Task::AppFiles, tx.now())).await;
    schedule::run_once(&site.app).await.unwrap();
    let entries = site.read(list).await;
    let unknown = entries.iter().find(|entry| entry.task.contains("unheard_of")).unwrap();
    assert!(unknown.failed_at.is_some() && unknown.error.as_deref().unwrap().contains("doesn't know"), "{unknown:?}");
    let files = entries.iter().find(|entry| entry.task == "\"app_files\"").unwrap();
    assert_eq!((files.tries, files.failed_at), (1, None));
    site.write(|tx| tx.run(FIX_LOGO, &[])).await;
    site.clock.advance(MINUTE);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(site.read(|tx| tx.one(COUNT, args!["\"app_files\""], value::<i64>)).await, 0);
}

#[tokio::test]
async fn listing_a_job_and_changing_the_brand_each_queue_one_task() {
    let site = Site::empty();
    let operator = site.set_up().await;
    schedule::run_once(&site.app).await.unwrap();
    assert!(site.read(list).await.is_empty());
    let employer = site.person("Emma Employer", "employer").await;
    employer.posts("Line cook").await;
    employer.posts("Painter").await;
    operator.delete("/api/site/logo").await.expect(200);
    let tasks: Vec<_> = site.read(list).await.into_iter().map(|entry| entry.task).collect();
    assert_eq!(tasks, ["\"app_files\"", "\"search_alerts\""]);
    site.clock.advance(MINUTE);
    schedule::run_once(&site.app).await.unwrap();
    assert!(site.read(list).await.is_empty());
}

#[tokio::test]
async fn a_task_that_always_kills_the_process_is_given_up_too() {
    let site = Site::new().await;
    schedule::run_once(&site.app).await.unwrap();
    site.write(|tx| enqueue(tx, Task::AppFiles, tx.now())).await;
    for _ in 0..MAX_TRIES {
        // A worker claims it and dies.
        site.write(|tx| claim(tx, Lane::Own)).await.unwrap();
        site.clock.advance(LEASE);
    }
    schedule::run_once(&site.app).await.unwrap();
    let entry = site.read(list).await.remove(0);
    assert!(entry.failed_at.is_some() && entry.error.as_deref().unwrap().contains("never finished"), "{entry:?}");
}
