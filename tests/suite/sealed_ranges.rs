//! Sealed ranges: nobody who has the file, its WAL or a backup finds the numbers, or which side sealed.

use std::collections::BTreeSet;
use std::fs;

use jobstead::cli::invariants;
use jobstead::clock::DAY;
use jobstead::db::file::with_suffix;
use jobstead::{db, db::backup};
use rusqlite::types::Value as Cell;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::disputes::{Quarrel, act, seal, seen};
use crate::support::pair::newest;
use crate::support::shifts::pass;
use crate::support::{Visitor, wrong_numbers};

/// Returns every way in which a number could be written down.
fn encodings(number: u64) -> Vec<Vec<u8>> {
    let (mut varint, mut groups, mut rest) = (Vec::new(), Vec::new(), number);
    while rest > 0 {
        groups.push(u8::try_from(rest & 127).unwrap());
        rest >>= 7;
    }
    for (n, group) in groups.iter().enumerate() {
        varint.push(if n + 1 < groups.len() { group | 128 } else { *group });
    }
    let sqlite: Vec<u8> = groups.iter().enumerate().rev().map(|(n, g)| if n > 0 { g | 128 } else { *g }).collect();
    let bytes = number.to_be_bytes();
    let big: Vec<u8> = bytes.iter().copied().skip_while(|byte| *byte == 0).collect();
    let little: Vec<u8> = big.iter().rev().copied().collect();
    vec![number.to_string().into_bytes(), varint, sqlite, big, little]
}

#[tokio::test]
async fn no_number_is_in_the_file_its_wal_or_a_backup() {
    let quarrel = Quarrel::new().await;
    let (employer, worker) = (&quarrel.pair.employer, &quarrel.pair.worker);
    let milestone = quarrel.milestone_of(9_000_000_000).await;
    let path = quarrel.open(employer, "milestone", &[milestone], 9_000_000_000).await;
    act(worker, &path, "answer", json!({ "text": "It’s straight." })).await.expect(200);
    let numbers: [u64; 5] = [1_734_502_913, 2_911_406_747, 3_377_120_659, 8_123_456_701, 1_345_678_903];
    let range = format!("{path}/range");
    let once = |key: &'static str, min: u64, max: u64| (key, json!({ "min": min, "max": max }));
    let (first, second) = (once("a", numbers[0], numbers[1]), once("b", numbers[2], numbers[3]));
    employer.post_once(first.0, &range, &first.1).await.expect(204);
    worker.post_once(second.0, &range, &second.1).await.expect(204);
    pass(&quarrel.site, DAY).await;
    assert_eq!(seen(worker, &path).await["round"], 2, "the first round is over, and the second is under way");
    let third = once("c", numbers[4], numbers[4]);
    worker.post_once(third.0, &range, &third.1).await.expect(204);
    worker.post_once(third.0, &range, &third.1).await.expect(204);
    assert_eq!(worker.post_once(third.0, &range, &first.1).await.refused(422), "idempotency_mismatch");

    let copy = quarrel.site.path.with_file_name("copy.db");
    backup::copy(&db::open_existing(&quarrel.site.path).unwrap(), &copy, invariants::check).unwrap();
    for file in [quarrel.site.path.clone(), with_suffix(&quarrel.site.path, "-wal"), copy] {
        let bytes = fs::read(&file).unwrap();
        assert!(find(&bytes, &encodings(9_000_000_000)[3]), "the claim is found, so a number would be");
        for (number, bits) in numbers.iter().flat_map(|number| encodings(*number).into_iter().map(move |b| (number, b)))
        {
            assert!(!find(&bytes, &bits), "{number} is in {} as {bits:?}", file.display());
        }
    }
}

fn find(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[tokio::test]
async fn trying_all_values_over_a_backup_finds_nothing() {
    let quarrel = Quarrel::new().await;
    let (employer, worker) = (&quarrel.pair.employer, &quarrel.pair.worker);
    let milestone = quarrel.milestone().await;
    let path = quarrel.open(employer, "milestone", &[milestone], 200).await;
    let answer = json!({ "text": "It’s straight." });
    worker.post_once("answer", &format!("{path}/answer"), &answer).await.expect(200);
    employer.post_once("one", &format!("{path}/range"), &json!({ "min": 137, "max": 200 })).await.expect(204);
    worker.post_once("other", &format!("{path}/range"), &json!({ "min": 0, "max": 61 })).await.expect(204);
    let hashes = hashes_in_a_backup(&quarrel);
    assert!(
        !hashes.contains(&hash(&format!("{path}/answer"), &answer)),
        "not even a request without a secret is found"
    );
    assert_eq!(hashes.iter().filter(|hash| is_of_a_range(&path, hash)).count(), 0, "of a round that's over");
    pass(&quarrel.site, DAY).await;
    employer.post_once("third", &format!("{path}/range"), &json!({ "min": 12, "max": 34 })).await.expect(204);
    let hashes = hashes_in_a_backup(&quarrel);
    assert_eq!(hashes.len(), 1, "the older ones are deleted after a day");
    assert!(!is_of_a_range(&path, hashes.first().unwrap()), "of one that's under way");
}

/// Returns the hashes of requests in a backup that is made now. None says who sent a range.
fn hashes_in_a_backup(quarrel: &Quarrel) -> BTreeSet<Vec<u8>> {
    let copy = quarrel.site.path.with_file_name(format!("copy-{}.db", quarrel.site.clock.now()));
    backup::copy(&db::open_existing(&quarrel.site.path).unwrap(), &copy, invariants::check).unwrap();
    let copy = db::open_copy(&copy).unwrap();
    let sql =
        "SELECT COUNT(*) FROM idempotency_keys WHERE key <> 'answer' AND (scope GLOB '[0-9]*' OR length(body) > 4)";
    assert_eq!(copy.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap(), 0);
    let mut hashes = copy.prepare("SELECT request_hash FROM idempotency_keys").unwrap();
    hashes.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

/// Tries all ranges.
fn is_of_a_range(path: &str, wanted: &[u8]) -> bool {
    let ranges = (0..=200).flat_map(|min| (min..=200).map(move |max| json!({ "min": min, "max": max })));
    ranges.into_iter().any(|range| hash(&format!("{path}/range"), &range) == wanted)
}

/// A hash that anyone could make of a request.
fn hash(path: &str, body: &Value) -> Vec<u8> {
    let mut hash = Sha256::new();
    for part in ["POST", path, "", &body.to_string()] {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().to_vec()
}

/// Returns every cell that changed while a side sealed and the other let the time run out, without what's random.
async fn traces_of(sealing: fn(&Quarrel) -> &Visitor) -> BTreeSet<String> {
    let quarrel = Quarrel::new().await;
    let path = quarrel.settling().await;
    let before = rows(&quarrel);
    sealing(&quarrel).post_once("key", &format!("{path}/range"), &json!({ "min": 7, "max": 9 })).await.expect(204);
    let between = rows(&quarrel);
    pass(&quarrel.site, 6 * DAY).await;
    assert_eq!(rows(&quarrel).iter().filter(|row| row.starts_with("sealed_ranges")).count(), 0);
    let after = rows(&quarrel);
    let mut traces: BTreeSet<String> = between.difference(&before).cloned().collect();
    assert!(traces.iter().any(|row| row.starts_with("dispute_events") && row.contains("One side sealed its range.")));
    traces.extend(after.difference(&between).cloned());
    traces
}

/// Returns all rows of all tables as text; bytes and secrets as their length only.
fn rows(quarrel: &Quarrel) -> BTreeSet<String> {
    let connection = db::open_copy(&quarrel.site.path).unwrap();
    let mut tables = connection
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'")
        .unwrap();
    let tables: Vec<String> = tables.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let mut all = BTreeSet::new();
    for table in tables {
        let mut rows = connection.prepare(&format!("SELECT * FROM \"{table}\"")).unwrap();
        let columns = rows.column_count();
        let mut rows = rows.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            let cells = (0..columns).map(|n| match row.get::<_, Cell>(n).unwrap() {
                Cell::Blob(bytes) => format!("{} bytes", bytes.len()),
                Cell::Text(text) if text.starts_with("secret ") || is_random(&text) => "random".to_owned(),
                cell => format!("{cell:?}"),
            });
            all.insert(format!("{table}: {}", cells.collect::<Vec<_>>().join(", ")));
        }
    }
    all
}

/// Whether a text is a random id, such as that of a mail.
fn is_random(text: &str) -> bool {
    text.len() == 22 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

#[tokio::test]
async fn the_file_does_not_say_which_side_let_the_time_run_out() {
    let one = traces_of(|quarrel| &quarrel.pair.employer).await;
    let other = traces_of(|quarrel| &quarrel.pair.worker).await;
    assert_eq!(one, other);
}

#[tokio::test]
async fn a_round_lost_by_a_restart_begins_again_twice_with_all_of_its_time() {
    let mut quarrel = Quarrel::new().await;
    let path = quarrel.settling().await;
    for restart in 1..=3 {
        seal(&quarrel.pair.employer, &path, 10_000, 20_000).await.expect(204);
        let before = seen(&quarrel.pair.worker, &path).await;
        assert_eq!(before["state"], "settling");
        // The site is down until the round's time would be over.
        quarrel.restart();
        let due = before["dueAt"].as_i64().unwrap();
        quarrel.site.clock.advance(due + 1 - quarrel.site.clock.now());
        quarrel.everyone_returns().await;
        let early = seal(&quarrel.pair.worker, &path, 0, 40_000).await;
        assert_eq!(early.refused(409), "wrong_state", "it isn't compared with what was lost");
        pass(&quarrel.site, 0).await;
        let after = seen(&quarrel.pair.employer, &path).await;
        let told = after["events"].as_array().unwrap().last().unwrap()["text"].as_str().unwrap();
        assert!(told.starts_with("The site was restarted, and sealed ranges are lost when that happens."), "{told}");
        if restart < 3 {
            assert_eq!(
                (&after["state"], &after["round"], &after["hasSealed"]),
                (&json!("settling"), &json!(1), &json!(false))
            );
            assert!(after["dueAt"].as_i64().unwrap() > quarrel.site.clock.now() + 2 * DAY);
            assert_eq!(newest(&quarrel.pair.employer).await, "Round 1 begins again: “Line cook”");
            assert_eq!(newest(&quarrel.pair.worker).await, "Round 1 begins again: “Line cook”");
        } else {
            assert_eq!(after["state"], "mediating");
        }
    }
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
}

#[tokio::test]
async fn a_restart_before_anyone_sealed_loses_nothing() {
    let mut quarrel = Quarrel::new().await;
    let path = quarrel.settling().await;
    let before = seen(&quarrel.pair.employer, &path).await;
    quarrel.restart();
    pass(&quarrel.site, 0).await;
    assert_eq!(seen(&quarrel.pair.employer, &path).await, before);
}
