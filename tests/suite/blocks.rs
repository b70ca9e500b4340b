//! A block between two people: before a hire it closes the ways by which one reaches the other, and within a contract it mutes
//! their words, while what has a deadline still arrives.

use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::{args, schedule, statements};
use serde_json::{Value, json};

use crate::rapid_hire::{answer, available, offer, start};
use crate::support::pair::{Pair, applied, newest};
use crate::support::{NOON, Site, Visitor, apply_body};
use crate::{payments, timesheets};

statements! {
    // Everything that reaches a person by itself: the bell, from which pushes and mails are made, and cards.
    ARRIVED = "SELECT title || ' / ' || body FROM notifications UNION ALL SELECT text FROM messages WHERE kind = 'card' UNION ALL SELECT text FROM contract_events LIMIT 1000";
    BLOCK = "INSERT INTO blocks (user_id, blocked_id, created_at) VALUES ($1, $2, 1)";
    INVITATIONS = "SELECT CAST(COUNT(*) AS BIGINT) FROM mails WHERE kind = 'employer_invitation'";
}

/// Something that only one of the two would write.
const WORDS: &str = "Answer me or else";

async fn blocks(who: &Visitor, whom: &Visitor) {
    who.put(&format!("/api/blocks/{}", whom.id().await), json!({})).await.expect(204);
}

async fn unblocks(who: &Visitor, whom: &Visitor) {
    who.delete(&format!("/api/blocks/{}", whom.id().await)).await.expect(204);
}

fn proposal(application: i64) -> Value {
    json!({ "applicationId": application, "times": [NOON + 2 * DAY], "minutes": 30, "how": "phone", "where": "843-555-0199" })
}

#[tokio::test]
async fn before_a_hire_a_block_closes_interviews_and_offers() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let interview = employer.post("/api/interviews", proposal(application)).await.expect(201);
    let interview = format!("/api/interviews/{}", interview["id"]);
    blocks(&worker, &employer).await;
    let pick = json!({ "time": NOON + 2 * DAY });
    assert_eq!(worker.post(&format!("{interview}/pick"), pick).await.refused(403), "blocked");
    let other = json!({ "times": [NOON + 3 * DAY] });
    assert_eq!(employer.post(&format!("{interview}/move"), other).await.refused(403), "blocked");
    // Whoever no longer wants to come can say so, but the reason isn't passed on.
    employer.post(&format!("{interview}/cancel"), json!({ "reason": WORDS })).await.expect(200);
    assert_eq!(worker.get(&interview).await.expect(200)["reason"], "");
    assert_eq!(employer.post("/api/interviews", proposal(application)).await.refused(403), "blocked");
    assert_eq!(employer.step(application, "offer").await.refused(403), "blocked");
    let title = json!({ "title": WORDS, "budgetMin": 2_000 });
    let job = worker.get(&format!("/api/applications/{application}")).await.expect(200)["job"]["id"].clone();
    let job = format!("/api/jobs/{job}");
    employer.patch(&job, title).await.expect(200);
    assert!(arrived(&site).await.iter().all(|text| !text.contains(WORDS)), "the title is the employer’s words");
    employer.patch(&job, json!({ "title": "Line cook" })).await.expect(200);
    let decline = json!({ "reason": "other", "message": WORDS });
    employer.post(&format!("/api/applications/{application}/decline"), decline).await.expect(200);
    let declined = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!((&declined["status"], declined["decline"].to_string().contains(WORDS)), (&json!("declined"), false));
    assert!(arrived(&site).await.iter().all(|text| !text.contains(WORDS)));
    // Nobody applies to someone they have blocked, until they take it back.
    let job = employer.posts("Dishwasher").await;
    let path = format!("/api/jobs/{job}/applications");
    assert_eq!(worker.post(&path, apply_body()).await.refused(403), "blocked");
    unblocks(&worker, &employer).await;
    let second = worker.applies(job).await;
    employer.step(second, "offer").await.expect(200);
}

#[tokio::test]
async fn an_invitation_to_a_team_is_not_mailed_to_whom_a_block_parts() {
    let site = Site::new().await;
    let (employer, worker, _) = applied(&site).await;
    employer.post("/api/interviews", proposal(1)).await.expect(201);
    let id = employer.get("/api/auth/user").await.expect(200)["employerId"].clone();
    let email = worker.get("/api/auth/user").await.expect(200)["email"].clone();
    let rights = json!({ "post": false, "hire": true, "pay": false, "view": false });
    let body = json!({ "label": "You", "email": email, "rights": rights });
    let path = format!("/api/employers/{id}/invitations");
    blocks(&worker, &employer).await;
    // It looks as always, so that nobody learns which address has an account.
    employer.post(&path, body.clone()).await.expect(201);
    let mails = async || site.read(|tx| tx.one(INVITATIONS, &[], jobstead::db::value::<i64>)).await;
    assert_eq!(mails().await, 0);
    unblocks(&worker, &employer).await;
    employer.post(&path, body).await.expect(201);
    assert_eq!(mails().await, 1);
}

#[tokio::test]
async fn whoever_is_in_line_for_a_rapid_hire_leaves_it_with_a_block_and_missed_nothing() {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let (ana, ben) = (available(&site, "Ana Ames").await, available(&site, "Ben Boyd").await);
    start(&site, &boss, 1).await;
    for worker in [&ana, &ben] {
        answer(worker, "accept").await.expect(200);
    }
    assert_eq!(offer(&ana).await["state"], "chosen");
    let (emma, anas) = (boss.id().await, ana.id().await);
    site.write(move |tx| tx.run(BLOCK, args![anas, emma])).await;
    assert_eq!(answer(&ana, "confirm").await.refused(403), "blocked");
    site.clock.advance(30 * MINUTE);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!((&offer(&ana).await["state"], &offer(&ben).await["state"]), (&json!("closed"), &json!("chosen")));
    answer(&ben, "confirm").await.expect(200);
}

async fn arrived(site: &Site) -> Vec<String> {
    site.read(|tx| tx.all(ARRIVED, &[], jobstead::db::value)).await
}

#[tokio::test]
async fn an_earlier_partner_cannot_propose_a_contract_through_a_block() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let body = crate::contract_changes::direct(&pair).await;
    blocks(&pair.worker, &pair.employer).await;
    assert_eq!(pair.employer.post("/api/contracts", body.clone()).await.refused(403), "blocked");
    assert_eq!(pair.worker.post("/api/contracts", body.clone()).await.refused(403), "blocked");
    unblocks(&pair.worker, &pair.employer).await;
    pair.employer.post("/api/contracts", body).await.expect(201);
}

/// What each side does in a contract with words in it, and whether the other side still hears what happened.
async fn writes_everywhere(pair: &Pair) -> Vec<(&'static str, bool)> {
    let (boss, hand, path) = (&pair.employer, &pair.worker, pair.path.as_str());
    let note = json!({ "note": WORDS });
    let milestone = json!({ "title": WORDS, "details": WORDS, "amount": 12_000, "dueOn": null });
    let milestone = boss.post(&format!("{path}/milestones"), milestone).await.expect(201);
    let milestone = format!("/api/milestones/{}", milestone["id"]);
    let change = json!({ "terms": { "title": WORDS, "details": "", "amount": 11_000, "dueOn": null } });
    boss.patch(&milestone, change).await.expect(200);
    hand.post(&format!("{milestone}/decline"), json!({})).await.expect(200);
    let fence = payments::milestone(pair, "Paint the fence", 12_000).await;
    let second = json!({ "title": "Paint the door", "amount": 5_000, "dueOn": null });
    let second = boss.post(&format!("{path}/milestones"), second).await.expect(201);
    let second = format!("/api/milestones/{}", second["id"]);
    hand.post(&format!("{second}/agree"), json!({})).await.expect(200);
    hand.post(&format!("{second}/submit"), note.clone()).await.expect(200);
    boss.post(&format!("{second}/return"), note.clone()).await.expect(200);
    boss.post(&format!("{path}/notes"), json!({ "text": WORDS })).await.expect(201);
    boss.post(&format!("{path}/tasks"), json!({ "title": WORDS })).await.expect(201);
    let times =
        json!({ "startsAt": NOON + 2 * DAY, "endsAt": NOON + 2 * DAY + HOUR, "note": WORDS, "place": "12 Main St" });
    boss.post(&format!("{path}/shifts"), times).await.expect(201);
    timesheets::add(pair, 1, -3, -1).await.expect(201);
    timesheets::act(pair, hand, timesheets::WEEK, "submit", WORDS).await.expect(200);
    let sheet = timesheets::sheet(pair, boss, timesheets::WEEK).await;
    let line = sheet["entries"][0]["id"].clone();
    let comments = format!("{path}/timesheets/{}/lines/{line}/comments", timesheets::WEEK);
    boss.post(&comments, json!({ "text": WORDS })).await.expect(200);
    timesheets::act(pair, boss, timesheets::WEEK, "return", WORDS).await.expect(200);
    let recorded = payments::record(pair, boss, ("milestone", fence), 5_000, note.clone()).await.expect(201);
    hand.post(&format!("/api/payments/{}/deny", recorded["id"]), note.clone()).await.expect(200);
    let paint = json!({ "kind": "expense", "amount": 2_350, "note": WORDS, "spentOn": "2026-11-19" });
    let paint = hand.post(&format!("{path}/expenses"), paint).await.expect(201);
    boss.post(&format!("/api/expenses/{}/decline", paint["id"]), note.clone()).await.expect(200);
    let mut proposal = note.clone();
    proposal["terms"] = pair.contract().await["terms"].clone();
    proposal["terms"]["extra"] = json!(WORDS);
    boss.post(&format!("{path}/propose"), proposal).await.expect(200);
    hand.post(&format!("{path}/reject"), json!({ "reason": WORDS })).await.expect(200);
    boss.post(&format!("{path}/end"), json!({ "reason": "done", "note": WORDS })).await.expect(200);
    vec![
        ("proposed a milestone", true),
        ("sent work in", true),
        ("asked for changes: “Paint the door”", true),
        ("planned a shift for you", true),
        ("sent hours in", true),
        ("commented on hours", false),
        ("asked for changes to your hours", true),
        ("recorded a payment of $50.00", true),
        ("says the payment of $50.00 didn’t happen", true),
        ("added an expense", true),
        ("declined your expense", true),
        ("proposed other terms", true),
        ("turned your proposal down", true),
    ]
}

#[tokio::test]
async fn within_a_contract_a_block_mutes_words_but_facts_arrive() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    blocks(&pair.worker, &pair.employer).await;
    let facts = writes_everywhere(&pair).await;
    let arrived = arrived(&site).await;
    let leaked: Vec<_> = arrived.iter().filter(|text| text.contains(WORDS)).collect();
    assert!(leaked.is_empty(), "{leaked:#?}");
    for (fact, arrives) in facts {
        assert_eq!(arrived.iter().any(|text| text.contains(fact)), arrives, "{fact}: {arrived:#?}");
    }
    assert!(newest(&pair.worker).await.starts_with("Emma Employer"));
    // Where it was written, it's read: a record of the work stays whole.
    let notes = pair.worker.get(&format!("{}/notes", pair.path)).await.expect(200);
    assert!(notes.to_string().contains(WORDS));
}

#[tokio::test]
async fn without_a_block_the_words_arrive() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let facts = writes_everywhere(&pair).await;
    let arrived = arrived(&site).await;
    let quoted = arrived.iter().filter(|text| text.contains(WORDS)).count();
    assert!(quoted > 20, "{quoted}: {arrived:#?}");
    for (fact, _) in facts {
        let found = arrived.iter().any(|text| text.contains(fact) || fact == "proposed a milestone");
        assert!(found, "{fact}: {arrived:#?}");
    }
}
