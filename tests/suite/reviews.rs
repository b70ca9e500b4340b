//! Reviews after a contract, which neither side sees before both are in.

use jobstead::clock::{DAY, HOUR};
use jobstead::{args, schedule, statements};
use proptest::prelude::{Strategy as _, prop};
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};

use crate::payments::{answer, record};
use crate::support::pair::{Pair, newest};
use crate::support::{NOON, Reply, Site, Visitor, wrong_numbers};

statements! {
    ADD_FACT = "INSERT INTO attendance (shift_id, worker_id, starts_at, fact, noted_at) SELECT id, worker_id, starts_at, $1, starts_at FROM shifts ORDER BY id DESC LIMIT 1";
    ADD_SHIFT = "INSERT INTO shifts (contract_id, employer_id, worker_id, starts_at, ends_at, state, confirm_by, created_by, created_at) SELECT id, employer_id, worker_id, $1, $1 + 3600000, $2, $1, worker_id, 1 FROM contracts";
}

const OF_WORKER: [&str; 3] = ["work", "reliability", "communication"];
const OF_EMPLOYER: [&str; 3] = ["pay", "conditions", "communication"];

fn scores(categories: [&str; 3], scores: [i64; 3]) -> Value {
    let one = |(category, score): (&str, i64)| json!({ "category": category, "score": score });
    categories.into_iter().zip(scores).map(one).collect()
}

/// Ends the contract, which both agree on.
async fn end(pair: &Pair) {
    pair.act(&pair.employer, "end", json!({ "reason": "done" })).await.expect(200);
    let ended = pair.act(&pair.worker, "end", json!({ "reason": "done" })).await.expect(200);
    assert_eq!(ended["state"], "ended");
}

async fn write(pair: &Pair, who: &Visitor, given: [i64; 3], text: &str) -> Reply {
    let own = if std::ptr::eq(who, &raw const pair.worker) { OF_EMPLOYER } else { OF_WORKER };
    pair.act(who, "review", json!({ "scores": scores(own, given), "text": text })).await
}

async fn seen(pair: &Pair, who: &Visitor) -> Value {
    who.get(&format!("{}/reviews", pair.path)).await.expect(200)
}

async fn of_employer(pair: &Pair) -> Value {
    let id = pair.contract().await["employer"]["id"].clone();
    pair.worker.get(&format!("/api/employers/{id}/reviews")).await.expect(200)
}

#[tokio::test]
async fn neither_side_sees_the_others_review_before_both_are_in() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    assert_eq!(write(&pair, boss, [5, 5, 5], "").await.refused(409), "wrong_state", "the work isn't over");
    end(&pair).await;
    assert_eq!(hand.get(&pair.path).await.expect(200)["due"], json!(["review"]));
    assert_eq!(
        hand.get("/api/dashboard").await.expect(200)["actions"][0]["title"],
        "Review your work with Emma Employer"
    );
    let missing = pair.act(boss, "review", json!({ "scores": scores(OF_EMPLOYER, [5, 5, 5]) })).await.expect(422);
    assert_eq!(missing["fields"][0]["message"], "Give one to five stars for each.");
    write(&pair, boss, [5, 4, 5], "Quick hands.").await.expect(200);
    assert_eq!(newest(hand).await, "Emma Employer reviewed your work together. Write yours");
    let (own, other) = (seen(&pair, boss).await, seen(&pair, hand).await);
    assert_eq!((&own["own"]["text"], &own["own"]["state"]), (&json!("Quick hands."), &json!("sealed")));
    assert_eq!((&other["own"], &other["other"], &other["canWrite"]), (&Value::Null, &Value::Null, &json!(true)));
    let timeline = hand.get(&format!("{}/timeline", pair.path)).await.text();
    assert!(!timeline.contains("Quick hands"), "not even in the timeline");
    assert_eq!(of_employer(&pair).await["summary"]["count"], 0);
    // It can be changed while it's sealed.
    write(&pair, boss, [5, 5, 5], "Quick hands, kind, too.").await.expect(200);
    let both = write(&pair, hand, [3, 4, 5], "Paid late.").await.expect(200);
    assert_eq!(both["other"]["text"], "Quick hands, kind, too.");
    assert_eq!(seen(&pair, boss).await["other"]["text"], "Paid late.");
    assert_eq!(write(&pair, boss, [1, 1, 1], "Revenge").await.refused(409), "closed");
    assert_eq!(hand.get(&pair.path).await.expect(200)["due"], json!([]));
    let list = of_employer(&pair).await;
    assert_eq!(
        (&list["reviews"]["items"][0]["author"], &list["reviews"]["items"][0]["work"]),
        (&json!("Wanda W."), &json!("Line cook"))
    );
    let summary = json!({ "count": 1, "mean": null, "categories": [], "contracts": 1, "kept": { "due": 0, "kept": 0 }, "disputes": { "settled": 0, "decided": 0 } });
    assert_eq!(list["summary"], summary, "one review makes no score");
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn a_single_review_is_published_after_14_days_and_replied_to_once() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    end(&pair).await;
    write(&pair, hand, [2, 3, 3], "They shouted.").await.expect(200);
    site.clock.advance(11 * DAY + HOUR);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(newest(boss).await, "How was it with Wanda Worker? Write your review");
    assert_eq!(seen(&pair, boss).await["other"], Value::Null);
    site.clock.advance(3 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    boss.signs_in("Emma Employer").await;
    hand.signs_in("Wanda Worker").await;
    let found = seen(&pair, boss).await;
    assert_eq!(
        (&found["other"]["text"], &found["canWrite"], &found["canReply"]),
        (&json!("They shouted."), &json!(false), &json!(true))
    );
    assert_eq!(write(&pair, boss, [1, 1, 1], "").await.refused(409), "closed");
    let path = format!("/api/reviews/{}/reply", found["other"]["id"]);
    assert_eq!(hand.post(&path, json!({ "text": "Me too." })).await.refused(409), "own_review");
    assert_eq!(boss.post(&path, json!({ "text": " " })).await.expect(422)["fields"][0]["field"], "text");
    let replied = boss.post(&path, json!({ "text": "We’re sorry." })).await.expect(200);
    assert_eq!(replied["reply"], "We’re sorry.");
    assert_eq!(boss.post(&path, json!({ "text": "Twice." })).await.refused(409), "closed");
    assert_eq!(newest(hand).await, "Emma Employer replied to your review");
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn a_reply_comes_within_28_days() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    end(&pair).await;
    write(&pair, &pair.employer, [5, 5, 5], "").await.expect(200);
    write(&pair, &pair.worker, [5, 5, 5], "").await.expect(200);
    let id = seen(&pair, &pair.employer).await["other"]["id"].clone();
    site.clock.advance(28 * DAY);
    pair.employer.signs_in("Emma Employer").await;
    let late = pair.employer.post(&format!("/api/reviews/{id}/reply"), json!({ "text": "Thank you." })).await;
    assert_eq!(late.refused(409), "closed");
}

#[tokio::test]
async fn f16_of_two_reviews_at_once_both_count_and_both_are_published() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    end(&pair).await;
    let (one, two) =
        tokio::join!(write(&pair, &pair.employer, [5, 5, 5], "A"), write(&pair, &pair.worker, [4, 4, 4], "B"));
    assert_eq!((one.status.as_u16(), two.status.as_u16()), (200, 200));
    let found = seen(&pair, &pair.worker).await;
    assert_eq!((&found["own"]["state"], &found["other"]["text"]), (&json!("published"), &json!("A")));
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn three_reviews_make_a_score_and_a_removed_one_no_longer_counts() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let pair = Pair::new(&site).await;
    let employer = pair.contract().await["employer"]["id"].clone();
    end(&pair).await;
    write(&pair, &pair.worker, [5, 4, 3], "Mostly fine.").await.expect(200);
    write(&pair, &pair.employer, [5, 5, 5], "").await.expect(200);
    for (name, given) in [("Ann One", [5, 5, 5]), ("Ben Two", [1, 1, 1])] {
        let worker = site.person(name, "worker").await;
        let application = worker.applies(pair.employer.posts("Line cook").await).await;
        pair.employer.step(application, "offer").await.expect(200);
        let id = worker.step(application, "accept").await.expect(200)["contractId"].clone();
        for who in [&pair.employer, &worker] {
            who.post(&format!("/api/contracts/{id}/end"), json!({ "reason": "done" })).await.expect(200);
        }
        let body = json!({ "scores": scores(OF_EMPLOYER, given), "text": "Liars!" });
        worker.post(&format!("/api/contracts/{id}/review"), body).await.expect(200);
        let body = json!({ "scores": scores(OF_WORKER, [5, 5, 5]) });
        pair.employer.post(&format!("/api/contracts/{id}/review"), body).await.expect(200);
    }
    let list = of_employer(&pair).await;
    // (12 + 15 + 3) / 9
    assert_eq!((&list["summary"]["count"], &list["summary"]["mean"]), (&json!(3), &json!(333)));
    assert_eq!(list["summary"]["categories"][0], json!({ "category": "pay", "mean": 367 }));
    let bad = list["reviews"]["items"][0]["id"].clone();
    let report = json!({ "reason": "harassment", "note": "Insults." });
    pair.employer.post(&format!("/api/reviews/{bad}/report"), report.clone()).await.expect(204);
    pair.employer.post(&format!("/api/reviews/{bad}/report"), report.clone()).await.expect(204);
    pair.worker.post(&format!("/api/reviews/{bad}/report"), report).await.expect(204);
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
    let queue = operator.get("/api/admin/review-reports").await.expect(200)["items"].clone();
    assert_eq!((queue.as_array().unwrap().len(), &queue[0]["review"]["text"]), (2, &json!("Liars!")));
    let path = format!("/api/admin/review-reports/{}/resolve", queue[0]["id"]);
    let missing = operator.post(&path, json!({ "outcome": "removed" })).await.expect(422);
    assert_eq!(missing["fields"][0]["field"], "reason");
    let decision = json!({ "outcome": "removed", "reason": "Rule 3: no insults." });
    assert_eq!(operator.post(&path, decision.clone()).await.expect(200)["items"], json!([]));
    assert_eq!(operator.post(&path, decision).await.status, 404, "it's decided");
    assert_eq!(newest(&pair.worker).await, "We removed the review you reported");
    let list = of_employer(&pair).await;
    assert_eq!((&list["summary"]["count"], &list["summary"]["mean"]), (&json!(2), &Value::Null));
    assert_eq!(list["reviews"]["items"].as_array().unwrap().len(), 2);
    assert_eq!(
        pair.worker.get(&format!("/api/employers/{employer}/reviews?limit=1")).await.expect(200)["reviews"]["items"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[derive(Clone, Copy, Debug)]
enum Step {
    End,
    Write { by_worker: bool, score: i64 },
    Reply { by_worker: bool },
    Wait(i64),
}

fn steps() -> impl proptest::strategy::Strategy<Value = Vec<Step>> {
    let one = proptest::prop_oneof![
        2 => proptest::strategy::Just(Step::End),
        4 => (prop::bool::ANY, 1..=5_i64).prop_map(|(by_worker, score)| Step::Write { by_worker, score }),
        2 => prop::bool::ANY.prop_map(|by_worker| Step::Reply { by_worker }),
        2 => (1..16_i64).prop_map(Step::Wait),
    ];
    prop::collection::vec(one, 3..12)
}

#[test]
fn whatever_happens_nothing_is_shown_early_and_scores_add_up() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let mut runner = TestRunner::new(Config { cases: 16, ..Config::default() });
    let run = runner.run(&steps(), |steps| {
        runtime.block_on(async {
            let site = Site::new().await;
            let pair = Pair::new(&site).await;
            let mut waited = 0;
            for step in steps {
                match step {
                    Step::End if pair.contract().await["state"] != "ended" => end(&pair).await,
                    Step::End => {}
                    Step::Write { by_worker, score } => {
                        let who = if by_worker { &pair.worker } else { &pair.employer };
                        let status = write(&pair, who, [score; 3], "Words").await.status.as_u16();
                        assert!(matches!(status, 200 | 409), "{step:?}: {status}");
                    }
                    Step::Reply { by_worker } => {
                        let who = if by_worker { &pair.worker } else { &pair.employer };
                        let other = seen(&pair, who).await["other"]["id"].clone();
                        if !other.is_null() {
                            let reply =
                                who.post(&format!("/api/reviews/{other}/reply"), json!({ "text": "Ok." })).await;
                            assert!(matches!(reply.status.as_u16(), 200 | 409), "{step:?}");
                        }
                    }
                    Step::Wait(days) => {
                        waited += days;
                        site.clock.advance(days * DAY);
                        schedule::run_once(&site.app).await.unwrap();
                        pair.employer.signs_in("Emma Employer").await;
                        pair.worker.signs_in("Wanda Worker").await;
                    }
                }
                let (boss, hand) = (seen(&pair, &pair.employer).await, seen(&pair, &pair.worker).await);
                let sealed = |view: &Value| view["own"]["state"] == "sealed";
                if sealed(&boss) || sealed(&hand) {
                    assert_eq!((&boss["other"], &hand["other"]), (&Value::Null, &Value::Null), "after {waited} days");
                }
                assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new(), "{step:?}");
            }
        });
        Ok(())
    });
    run.unwrap();
}

/// Approves a milestone, which makes an invoice, and returns the invoice.
async fn invoice(pair: &Pair) -> Value {
    let body = json!({ "title": "A fence", "amount": 5_000, "dueOn": null });
    let made = pair.employer.post(&format!("{}/milestones", pair.path), body).await.expect(201);
    let path = format!("/api/milestones/{}", made["id"]);
    for (who, action) in [(&pair.worker, "agree"), (&pair.worker, "submit"), (&pair.employer, "approve")] {
        who.post(&format!("{path}/{action}"), json!({})).await.expect(200);
    }
    pair.worker.get("/api/invoices").await.expect(200)["items"][0].clone()
}

/// Pays an invoice and has it confirmed.
async fn pay(pair: &Pair, invoice: &Value, on: &str) {
    let target = ("invoice", invoice["id"].as_i64().unwrap());
    let payment = record(pair, &pair.employer, target, 5_000, json!({ "paidOn": on })).await.expect(201);
    pair.worker.steps_up().await;
    answer(&pair.worker, &payment, "confirm").await.expect(200);
}

#[tokio::test]
async fn shifts_and_due_days_that_were_kept_are_counted() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let facts = [(1, "came"), (2, "late"), (3, "missed"), (4, "canceled"), (5, "replaced"), (400, "missed")];
    for (days, fact) in facts {
        site.write(move |tx| tx.run(ADD_SHIFT, args![NOON - days * DAY, "confirmed"])).await;
        site.write(move |tx| tx.run(ADD_FACT, args![fact])).await;
    }
    let worker = pair.contract().await["worker"]["id"].clone();
    let of_worker = pair.employer.get(&format!("/api/people/{worker}/reviews")).await.expect(200);
    assert_eq!(of_worker["summary"]["kept"], json!({ "due": 3, "kept": 2 }));
    let kept = async || of_employer(&pair).await["summary"]["kept"].clone();
    let (first, second, late) = (invoice(&pair).await, invoice(&pair).await, invoice(&pair).await);
    assert_eq!(first["dueOn"], "2026-11-20");
    site.clock.advance(2 * DAY);
    assert_eq!(kept().await, json!({ "due": 0, "kept": 0 }), "a bank needs two days");
    pay(&pair, &first, "2026-11-20").await;
    assert_eq!(kept().await, json!({ "due": 1, "kept": 1 }));
    site.clock.advance(DAY);
    assert_eq!(kept().await, json!({ "due": 3, "kept": 1 }));
    pay(&pair, &second, "2026-11-22").await;
    pay(&pair, &late, "2026-11-23").await;
    assert_eq!(kept().await, json!({ "due": 3, "kept": 2 }), "the last was paid late");
}
