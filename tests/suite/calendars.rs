//! The private address from which a person's calendar reads their interviews and shifts.

use jobstead::clock::DAY;
use jobstead::db::value;
use jobstead::{args, statements};
use serde_json::{Value, json};

use crate::people::reset_link;
use crate::support::pair::Pair;
use crate::support::shifts::{act, plan};
use crate::support::{NOON, Reply, Site, Visitor, email, interview_body};

const ADDRESS: &str = "/api/calendar-address";

statements! {
    STORED = "SELECT length(token_hash) FROM calendar_addresses WHERE user_id = $1";
    ANSWERS = "SELECT CAST(body AS TEXT) FROM idempotency_keys";
    MANY = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
            INSERT INTO shifts (contract_id, employer_id, worker_id, starts_at, ends_at, state, confirm_by, created_by, created_at)
            SELECT c.id, c.employer_id, c.worker_id, $1 + i * 7200000, $1 + i * 7200000 + 3600000, 'confirmed', $1, c.worker_id, 1 FROM contracts c, n";
}

/// Makes a person's address and returns its path on the site.
async fn made(person: &Visitor) -> String {
    let reply = person.post(ADDRESS, json!({})).await.expect(200);
    path(&reply)
}

fn path(made: &Value) -> String {
    let (_, rest) = made["address"].as_str().unwrap().split_once("//").unwrap();
    rest[rest.find('/').unwrap()..].to_owned()
}

async fn read(site: &Site, path: &str) -> Reply {
    Visitor::new(site).get(path).await
}

/// Returns the values of a property, in order.
fn all<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    text.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(':')).collect()
}

#[tokio::test]
async fn c11_a_calendar_reads_interviews_and_shifts_without_a_session_and_learns_nothing_else() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let second = pair.worker.applies(pair.employer.posts("Dishwasher").await).await;
    pair.employer
        .post(&format!("/api/applications/{second}/interview"), interview_body(NOON + 2 * DAY))
        .await
        .expect(200);
    let (first, second) = (plan(&pair, 24, 28).await, plan(&pair, 96, 100).await);
    act(&pair.worker, &first, "confirm").await.expect(200);
    let (of_worker, of_employer) = (made(&pair.worker).await, made(&pair.employer).await);
    assert!(of_worker.starts_with("/api/calendars/"), "{of_worker}");
    assert_eq!(of_worker.rsplit('.').next(), Some("ics"), "calendar apps go by the ending");
    for path in [&of_worker, &of_employer] {
        let reply = read(&site, path).await;
        let header = |name| reply.header(name).to_owned();
        assert_eq!(
            [header("content-type"), header("cache-control"), header("referrer-policy"), header("x-robots-tag")],
            ["text/calendar; charset=utf-8; method=PUBLISH", "private, no-store", "no-referrer", "noindex, nofollow"]
        );
        let text = reply.text().replace("\r\n ", "");
        assert_eq!(all(&text, "METHOD"), ["PUBLISH"]);
        let titles = ["Shift: Line cook", "Interview: Dishwasher", "Shift to confirm: Line cook"];
        assert_eq!(all(&text, "SUMMARY"), titles);
        assert_eq!(all(&text, "STATUS"), ["CONFIRMED", "CONFIRMED", "TENTATIVE"]);
        for word in ["Emma", "Wanda", "Main St", "gloves", "DESCRIPTION", "LOCATION", "ATTENDEE", "mailto"] {
            assert!(!text.contains(word), "{word}: {text}");
        }
    }
    // The same entry as in mails and files, so that no calendar has it twice.
    let id = pair.worker.get("/api/interviews").await.expect(200)["items"][0]["id"].clone();
    let file = pair.worker.get(&format!("/api/interviews/{id}/calendar.ics")).await.text();
    let text = read(&site, &of_worker).await.text();
    assert!(all(&text, "UID").contains(&all(&file, "UID")[0]), "{text}");
    // What's off is gone.
    act(&pair.worker, &second, "decline").await.expect(200);
    pair.employer.post(&format!("/api/interviews/{id}/cancel"), json!({ "reason": "Closed." })).await.expect(200);
    assert_eq!(all(&read(&site, &of_worker).await.text(), "SUMMARY"), ["Shift: Line cook"]);
}

#[tokio::test]
async fn c11_the_address_is_stored_hashed_renewed_and_turned_off_and_ends_with_the_account() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let worker = site.person("Wanda Worker", "worker").await;
    assert_eq!(worker.get(ADDRESS).await.expect(200), json!({ "createdAt": null }));
    let first = worker.post_once("the-same-key", ADDRESS, &json!({})).await.expect(200);
    assert_eq!(worker.post_once("the-same-key", ADDRESS, &json!({})).await.expect(200), first);
    assert_eq!(worker.get(ADDRESS).await.expect(200), json!({ "createdAt": first["createdAt"] }));
    let id = worker.id().await;
    assert_eq!(site.read(move |tx| tx.one(STORED, args![id], value::<i64>)).await, 32);
    let old = path(&first);
    assert_eq!(read(&site, &old).await.status, 200);
    let new = made(&worker).await;
    let gone = read(&site, &old).await.refused(404);
    // A late repeat doesn't bring it back, and says so. The file never has the secret.
    assert_eq!(worker.post_once("the-same-key", ADDRESS, &json!({})).await.refused(409), "replaced");
    let answers: Vec<String> = site.read(|tx| tx.all(ANSWERS, &[], value)).await;
    assert!(answers.iter().all(|answer| !answer.contains("calendars")), "{answers:?}");
    assert_eq!(gone, read(&site, "/api/calendars/anything.ics").await.refused(404));
    assert_eq!(read(&site, &new.replace(".ics", "")).await.refused(404), gone);
    assert_eq!(read(&site, &new).await.status, 200);
    worker.delete(ADDRESS).await.expect(200);
    assert_eq!(read(&site, &new).await.refused(404), gone);
    // Someone else may have made the address of a person who chooses a new password.
    let known = made(&worker).await;
    worker.post("/api/auth/reset-request", json!({ "email": email("Wanda Worker") })).await.expect(202);
    let reset = json!({ "token": reset_link(&operator, id).await, "password": "orchard wagon lantern 52" });
    worker.post("/api/auth/reset", reset).await.expect(200);
    assert_eq!(read(&site, &known).await.refused(404), gone);
    // A closed account has none, also once it's open again.
    let last = made(&worker).await;
    for action in ["disable", "enable"] {
        operator.post(&format!("/api/admin/people/{id}/{action}"), json!({})).await.expect(200);
        assert_eq!(read(&site, &last).await.refused(404), gone, "{action}");
    }
}

#[tokio::test]
async fn c11_a_calendar_reads_a_month_back_half_a_year_ahead_and_500_entries() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let path = made(&pair.worker).await;
    plan(&pair, 24, 28).await;
    assert_eq!(all(&read(&site, &path).await.text(), "SUMMARY").len(), 1);
    // 700 shifts, one every two hours, from 29 days ago on.
    site.write(|tx| tx.run(MANY, args![NOON - 29 * DAY])).await;
    let text = read(&site, &path).await.text();
    let starts = all(&text, "DTSTART");
    assert_eq!(starts.len(), 500);
    assert!(starts.is_sorted(), "{starts:?}");
    // What is to come stays, and the oldest gives way.
    assert!(text.contains("SUMMARY:Shift to confirm: Line cook"));
    site.clock.advance(70 * DAY);
    assert_eq!(all(&read(&site, &path).await.text(), "SUMMARY").len(), 0);
}
