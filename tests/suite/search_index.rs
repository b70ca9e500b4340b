//! The search index against a plain model of it, through random changes, merges and reads.

use std::collections::{BTreeMap, BTreeSet};

use jobstead::db::{Db, Options, Result, Tx, migrate, value};
use jobstead::ids::JobId;
use jobstead::jobs::search::index::{self, Expr, Index, Matches};
use jobstead::jobs::{search, store};
use rusqlite::Connection;
use tempfile::TempDir;

use crate::support::{NOON, database};

jobstead::statements! {
    SEGMENTS = "SELECT CAST(COUNT(*) AS BIGINT) FROM search_segments";
    POSTINGS = "SELECT CAST(COUNT(*) AS BIGINT) FROM search_postings";
    INDEX_AGAIN = "INSERT INTO search_backlog (listing) SELECT listing FROM jobs WHERE listing IS NOT NULL ORDER BY listing LIMIT 1000";
    UNFINISHED = "SELECT CAST(COUNT(*) AS BIGINT) FROM search_segments WHERE state <> 'ready'";
}

/// The terms of each job.
type Model = BTreeMap<u32, BTreeSet<String>>;

fn open() -> (Db, TempDir) {
    let folder = TempDir::new().unwrap();
    let options = Options { durable: false, readers: 1, ..Options::default() };
    let path = folder.path().join("index.db");
    database::create(&path);
    (Db::open(&path, options).unwrap(), folder)
}

fn random_terms(random: &mut fastrand::Rng) -> BTreeSet<String> {
    // Common, less common and rare terms, some of which start with others.
    let mut term = || {
        let (stem, range) = ("ab".repeat(random.usize(1..4)), 1 << random.u32(0..12));
        format!("w:{stem}{}", random.u32(0..range))
    };
    (0..8).map(|_| term()).collect()
}

fn matches(expr: &Expr, terms: &BTreeSet<String>) -> bool {
    match expr {
        Expr::Everything => true,
        Expr::Term(term) => terms.contains(term),
        Expr::Prefix(prefix) => terms.iter().any(|term| term.starts_with(prefix.as_str())),
        Expr::All(all) => all.iter().all(|expr| matches(expr, terms)),
        Expr::Any(any) => any.iter().any(|expr| matches(expr, terms)),
    }
}

fn random_expr(random: &mut fastrand::Rng, depth: u32) -> Expr {
    let term = |random: &mut fastrand::Rng| random_terms(random).pop_first().unwrap();
    match random.u32(0..if depth == 0 { 3 } else { 6 }) {
        0 | 1 => Expr::Term(term(random)),
        // Long enough to match few terms, because a segment returns at most 200 terms for a prefix.
        2 => Expr::Prefix(format!("{}1{}", &term(random)[..4], random.u32(0..9))),
        3 | 4 => Expr::All((0..random.u32(1..4)).map(|_| random_expr(random, depth - 1)).collect()),
        _ => Expr::Any((0..random.u32(1..4)).map(|_| random_expr(random, depth - 1)).collect()),
    }
}

/// Compares one random read with the model.
fn compare(tx: &mut Tx, model: &Model, seed: u64) -> Result<()> {
    let random = &mut fastrand::Rng::with_seed(seed);
    let expr = if random.u32(0..10) == 0 { Expr::Everything } else { random_expr(random, 2) };
    let expected: Vec<u32> = model.iter().filter(|(_, terms)| matches(&expr, terms)).map(|(job, _)| *job).collect();
    let (index, mut found) = (&mut Index::default(), Matches::new(expr.clone()));
    let (from, max) = (random.u32(0..2_500), random.usize(1..40));
    let newest: Vec<u32> = expected.iter().rev().copied().filter(|job| *job < from).take(max).collect();
    assert_eq!(found.newest(tx, index, from, max)?, newest, "{expr:?} below {from}");
    let oldest: Vec<u32> = expected.iter().copied().filter(|job| *job > from).take(max).collect();
    assert_eq!(found.oldest(tx, index, from, max)?, oldest, "{expr:?} above {from}");
    assert_eq!(found.count(tx, index, u64::MAX)?, expected.len() as u64, "{expr:?}");
    assert_eq!(found.contains(tx, index, from)?, expected.contains(&from), "{expr:?}");
    Ok(())
}

#[tokio::test]
async fn the_index_agrees_with_a_model_through_changes_and_merges() {
    let (db, _folder) = open();
    let (mut model, mut random) = (Model::new(), fastrand::Rng::with_seed(7));
    let mut next = 1;
    for round in 0..250 {
        let mut changes = Vec::new();
        for _ in 0..random.usize(1..24) {
            let job = if random.u32(0..5) > 0 {
                next += random.u32(1..3);
                next
            } else {
                random.u32(1..=next)
            };
            let terms = (random.u32(0..8) > 0).then(|| random_terms(&mut random));
            match &terms {
                Some(terms) => model.insert(job, terms.clone()),
                None => model.remove(&job),
            };
            changes.push((job, terms));
        }
        let steps = random.usize(0..6);
        db.write(move |tx| {
            for (job, terms) in &changes {
                match terms {
                    Some(terms) => index::put(tx, i64::from(*job), terms)?,
                    None => index::remove(tx, i64::from(*job))?,
                }
            }
            (0..steps).try_for_each(|_| index::merge(tx).map(drop))
        })
        .await
        .unwrap();
        let model = model.clone();
        db.read(move |tx| (0..6).try_for_each(|n| compare(tx, &model, round * 10 + n))).await.unwrap();
    }
    assert!(model.len() > 1_500, "{}", model.len());
    while db.write(index::merge).await.unwrap() {}
    let whole = model.clone();
    db.read(move |tx| (0..200).try_for_each(|n| compare(tx, &whole, 10_000 + n))).await.unwrap();
    let segments = db
        .read(|tx| {
            Ok::<_, jobstead::db::Error>((tx.one(SEGMENTS, &[], value::<i64>)?, tx.one(UNFINISHED, &[], value::<i64>)?))
        })
        .await
        .unwrap();
    assert!(segments.0 < 4 * 4 && segments.1 == 0, "{segments:?} segments, unfinished");
    // What is removed leaves nothing behind.
    for job in model.into_keys() {
        db.write(move |tx| index::remove(tx, i64::from(job))).await.unwrap();
    }
    while db.write(index::merge).await.unwrap() {}
    let left = db.read(|tx| tx.one(POSTINGS, &[], value::<i64>)).await.unwrap();
    assert_eq!(left, 0);
}

#[tokio::test]
async fn merging_keeps_up_with_an_import_that_the_clock_never_interrupts() {
    let (db, _folder) = open();
    let mut random = fastrand::Rng::with_seed(3);
    for batch in 0..25 {
        // More words than one step merges.
        let text = |random: &mut fastrand::Rng| (0..60).map(|_| format!("w:{}", random.u32(..))).collect();
        let jobs: Vec<(i64, BTreeSet<String>)> = (0..320).map(|n| (batch * 320 + n + 1, text(&mut random))).collect();
        db.write(move |tx| jobs.iter().try_for_each(|(job, terms)| index::put(tx, *job, terms))).await.unwrap();
    }
    let segments = db.read(|tx| tx.one(SEGMENTS, &[], value::<i64>)).await.unwrap();
    assert!(segments < 250, "{segments} segments");
}

#[tokio::test]
async fn jobs_from_before_the_index_are_indexed_after_an_upgrade() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("old.db");
    let before = migrate::MIGRATIONS.iter().position(|migration| migration.name == "search").unwrap();
    let mut old = Connection::open(&path).unwrap();
    migrate::apply(&mut old, &migrate::MIGRATIONS[..before], NOON, &mut |_| {}).unwrap();
    old.pragma_update(None, "application_id", 0x4a6f_6273).unwrap();
    old.execute_batch(
        "INSERT INTO users (id, email, email_fold, name, name_fold, password_hash, created_at) VALUES (1, 'a@b.c', 'a@b.c', 'Ann', 'ann', '', 1);
         INSERT INTO employers (id, kind, name, about, created_at, open_jobs) VALUES (1, 'person', 'Ann', '', 1, 40);
         WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 40)
         INSERT INTO jobs (id, employer_id, posted_by, title, category, kind, status, listing, budget_unit, city, city_fold, state, remote,
           is_urgent, openings, filled, application_count, created_at, updated_at, description)
           SELECT n, 1, 1, 'Baker ' || n, 'food', 'shift', 'open', n, 'hour', 'B', 'b', '', 0, 0, 1, 0, 0, 1, 1, 'x' FROM numbers;",
    )
    .unwrap();
    drop(old);
    let options = Options { durable: false, readers: 1, ..Options::default() };
    let db = Db::open(&path, options).unwrap();
    assert_eq!(db.read(index::check::count_wrong).await.unwrap(), 0, "they wait to be indexed");
    // A job that is edited or closed meanwhile is indexed or removed at once.
    db.write(|tx| edit(tx, 3)).await.unwrap();
    assert_eq!(db.read(index::check::count_wrong).await.unwrap(), 0);
    db.write(|tx| search::unindex(tx, 4)).await.unwrap();
    assert_eq!(db.read(index::check::count_wrong).await.unwrap(), 1, "it's still listed");
    db.write(|tx| edit(tx, 4)).await.unwrap();
    while db.write(search::index_backlog).await.unwrap() {}
    assert_eq!(db.read(index::check::count_wrong).await.unwrap(), 0);
    db.write(|tx| tx.run(INDEX_AGAIN, &[])).await.unwrap();
    assert_eq!(db.read(index::check::count_wrong).await.unwrap(), 0, "they're found by their old words meanwhile");
    while db.write(search::index_backlog).await.unwrap() {}
    assert_eq!(db.read(index::check::count_wrong).await.unwrap(), 0);
    let found = db
        .read(|tx| {
            let mut bakers = Matches::new(Expr::All(vec![term("t:baker"), term("category=food")]));
            bakers.count(tx, &mut Index::default(), u64::MAX)
        })
        .await;
    assert_eq!(found.unwrap(), 40);
}

fn edit(tx: &mut Tx, id: i64) -> Result<()> {
    let job = store::get(tx, JobId(id))?;
    search::index(tx, id, &job)
}

fn term(text: &str) -> Expr {
    Expr::Term(text.to_owned())
}
