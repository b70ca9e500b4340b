//! Disputes: what each side sees and does, the clocks, and what an outcome does to the money.

use jobstead::clock::{DAY, HOUR};
use jobstead::identity::Staff;
use jobstead::{args, db, statements};
use serde_json::{Value, json};

use crate::support::pair::{Pair, newest};
use crate::support::shifts::pass;
use crate::support::{NOON, Reply, Site, Visitor, wrong_numbers};

statements! {
    SET_STAFF = "UPDATE users SET staff = $2 WHERE id = $1";
    RANGES = "SELECT CAST(COUNT(*) AS BIGINT) FROM sealed_ranges";
}

/// An employer and a worker with a contract, and two mediators.
pub struct Quarrel {
    pub site: Site,
    pub pair: Pair,
    pub mona: Visitor,
    pub max: Visitor,
}

impl Quarrel {
    pub async fn new() -> Self {
        let site = Site::new().await;
        let pair = Pair::new(&site).await;
        let mona = mediator(&site, "Mona Moderator").await;
        let max = mediator(&site, "Max Moderator").await;
        Self { site, pair, mona, max }
    }

    /// Has the worker send in a milestone of $400, and returns its id.
    pub async fn milestone(&self) -> i64 {
        self.milestone_of(40_000).await
    }

    /// Has the worker send in a milestone of so much, in minor units, and returns its id.
    pub async fn milestone_of(&self, amount: i64) -> i64 {
        let body = json!({ "title": "Paint the fence", "amount": amount, "dueOn": null });
        let made = self.pair.employer.post(&format!("{}/milestones", self.pair.path), body).await.expect(201);
        let path = format!("/api/milestones/{}", made["id"]);
        self.pair.worker.post(&format!("{path}/agree"), json!({})).await.expect(200);
        self.pair.worker.post(&format!("{path}/submit"), json!({})).await.expect(200);
        made["id"].as_i64().unwrap()
    }

    /// Has the worker send in a milestone of $400 and the employer approve it; returns its id and its invoice's.
    pub async fn billed(&self) -> (i64, i64) {
        let id = self.milestone().await;
        self.pair.employer.post(&format!("/api/milestones/{id}/approve"), json!({})).await.expect(200);
        (id, self.money().await["invoices"]["items"][0]["id"].as_i64().unwrap())
    }

    pub async fn try_open(&self, who: &Visitor, about: &str, ids: &[i64], claim: i64) -> Reply {
        let body = json!({ "contractId": self.pair.id(), "about": about, "ids": ids, "claim": claim, "text": "It’s crooked." });
        who.post("/api/disputes", body).await
    }

    /// Opens a dispute and returns its path.
    pub async fn open(&self, who: &Visitor, about: &str, ids: &[i64], claim: i64) -> String {
        format!("/api/disputes/{}", self.try_open(who, about, ids, claim).await.expect(201)["id"])
    }

    /// Opens a dispute about a milestone as the employer, and has the worker answer it.
    pub async fn settling(&self) -> String {
        let id = self.milestone().await;
        let path = self.open(&self.pair.employer, "milestone", &[id], 40_000).await;
        act(&self.pair.worker, &path, "answer", json!({ "text": "It’s straight." })).await.expect(200);
        path
    }

    /// Restarts the site.
    pub fn restart(&mut self) {
        self.site = self.site.restarted();
        for person in [&mut self.pair.employer, &mut self.pair.worker, &mut self.mona, &mut self.max] {
            person.site = self.site.clone();
        }
    }

    /// Signs the mediators in again; sessions of staff end after a short while.
    pub async fn mediators_return(&self) {
        self.mona.signs_in("Mona Moderator").await;
        self.max.signs_in("Max Moderator").await;
    }

    /// Signs everyone in again; after weeks away, sessions of the sides have ended as well.
    pub async fn everyone_returns(&self) {
        self.pair.employer.signs_in("Emma Employer").await;
        self.pair.worker.signs_in("Wanda Worker").await;
        self.mediators_return().await;
    }

    pub async fn money(&self) -> Value {
        self.pair.employer.get(&format!("{}/money", self.pair.path)).await.expect(200)
    }
}

async fn mediator(site: &Site, name: &str) -> Visitor {
    let person = site.person(name, "worker").await;
    let id = person.id().await;
    site.write(move |tx| tx.run(SET_STAFF, args![id, Staff::Moderator.as_str()])).await;
    person
}

pub async fn act(who: &Visitor, path: &str, action: &str, body: Value) -> Reply {
    who.post(&format!("{path}/{action}"), body).await
}

pub async fn seal(who: &Visitor, path: &str, min: i64, max: i64) -> Reply {
    act(who, path, "range", json!({ "min": min, "max": max })).await
}

pub async fn seen(who: &Visitor, path: &str) -> Value {
    who.get(path).await.expect(200)
}

#[tokio::test]
async fn ranges_that_meet_settle_a_dispute_at_once_and_nobody_reads_them() {
    let quarrel = Quarrel::new().await;
    let Pair { employer, worker, .. } = &quarrel.pair;
    let path = quarrel.settling().await;
    let contract = quarrel.pair.contract().await;
    assert_eq!((&contract["disputeId"], &contract["due"]), (&json!(1), &json!(["dispute"])));
    assert_eq!(seen(employer, &path).await["can"], json!(["range", "extend", "add", "withdraw"]));
    assert_eq!(seal(employer, &path, 100, 50).await.refused(422), "invalid");
    assert_eq!(seal(employer, &path, 0, 40_001).await.refused(422), "invalid");
    assert_eq!(seal(employer, &path, -1, 5).await.status, 422);
    assert_eq!(seal(employer, &path, 10_000, 25_001).await.expect(204), Value::Null);
    assert_eq!(seen(employer, &path).await["hasSealed"], true);
    assert_eq!(seal(employer, &path, 0, 40_000).await.refused(409), "wrong_state", "a sealed range stays");
    let other = seen(worker, &path).await;
    assert_eq!(other["hasSealed"], false);
    let (own, others) = (employer.get(&path).await.text(), worker.get(&path).await.text());
    let whole = own + &others + &quarrel.mona.get(&path).await.text();
    assert!(!whole.contains("10000") && !whole.contains("25001"), "{whole}");
    seal(worker, &path, 20_000, 40_000).await.expect(204);
    let settled = seen(worker, &path).await;
    assert_eq!((&settled["state"], &settled["ending"]), (&json!("settled"), &json!("ranges")));
    assert_eq!(settled["outcome"], 22_501, "the middle is $225.005, and half a cent goes to the worker");
    assert_eq!(quarrel.site.read(|tx| tx.one(RANGES, &[], db::value::<i64>)).await, 0);
    let money = quarrel.money().await;
    assert_eq!((&money["billed"], &money["open"]), (&json!(22_501), &json!(22_501)));
    assert_eq!(quarrel.pair.contract().await["disputeId"], Value::Null);
    assert_eq!(newest(employer).await, "Your dispute is settled: “Line cook”");
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
    let year = &Visitor::new(&quarrel.site).get("/api/disputes/years").await.expect(200)[0];
    assert_eq!((&year["opened"], &year["settled"]), (&json!(1), &json!(1)));
}

#[tokio::test]
async fn three_rounds_a_day_apart_lead_to_a_mediator() {
    let quarrel = Quarrel::new().await;
    let Pair { employer, worker, .. } = &quarrel.pair;
    let path = quarrel.settling().await;
    for round in 1..=3 {
        seal(worker, &path, 30_000, 40_000).await.expect(204);
        seal(employer, &path, 0, 10_000).await.expect(204);
        let missed = seen(employer, &path).await;
        let told = missed["events"].as_array().unwrap().last().unwrap()["text"].as_str().unwrap();
        assert!(told.starts_with(&format!("Round {round} is over. The ranges didn’t overlap")), "{told}");
        assert!(!missed.to_string().contains("30000"));
        if round < 3 {
            assert_eq!((&missed["state"], &missed["round"]), (&json!("settling"), &json!(round + 1)));
            assert_eq!(seal(worker, &path, 1, 2).await.refused(409), "wrong_state", "24 hours lie between rounds");
            pass(&quarrel.site, DAY - HOUR).await;
            assert_eq!(seal(worker, &path, 1, 2).await.refused(409), "wrong_state");
            pass(&quarrel.site, HOUR).await;
        } else {
            assert_eq!(missed["state"], "mediating");
        }
    }
    quarrel.mediators_return().await;
    let desk = quarrel.mona.get("/api/admin/disputes").await.expect(200);
    assert_eq!((&desk[0]["work"], &desk[0]["can"]), (&json!("Line cook"), &json!(["take"])));
    assert_eq!(newest(&quarrel.mona).await, "1 new dispute to mediate");
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
}

#[tokio::test]
async fn a_mediator_proposes_then_decides_and_somebody_else_hears_the_appeal() {
    let quarrel = Quarrel::new().await;
    let (Pair { employer, worker, .. }, mona, max) = (&quarrel.pair, &quarrel.mona, &quarrel.max);
    let path = quarrel.settling().await;
    // Three working days without a range: Monday to Wednesday.
    pass(&quarrel.site, 6 * DAY).await;
    quarrel.mediators_return().await;
    assert_eq!(seen(worker, &path).await["state"], "mediating");
    assert_eq!(act(mona, &path, "propose", json!({ "amount": 1, "text": "One." })).await.refused(409), "wrong_state");
    act(mona, &path, "take", json!({})).await.expect(200);
    act(mona, &path, "notes", json!({ "text": "Ask about the level." })).await.expect(200);
    assert_eq!(act(mona, &path, "propose", json!({ "amount": 40_001, "text": "All." })).await.status, 422);
    let proposed = act(mona, &path, "propose", json!({ "amount": 20_000, "text": "Half is fair." })).await.expect(200);
    assert_eq!((&proposed["state"], &proposed["proposal"]["amount"]), (&json!("proposed"), &json!(20_000)));
    assert_eq!(act(employer, &path, "accept", json!({})).await.refused(401), "step_up", "it's about money");
    employer.steps_up().await;
    act(employer, &path, "accept", json!({})).await.expect(200);
    let rejected = act(worker, &path, "reject", json!({})).await.expect(200);
    assert_eq!((&rejected["state"], &rejected["mediatorId"]), (&json!("mediating"), &Value::Null));
    let decision = json!({ "amount": 25_000, "rule": "partial", "reasons": "Two posts lean." });
    let decided = act(mona, &path, "decide", decision.clone()).await.expect(200);
    assert_eq!((&decided["state"], &decided["outcome"]), (&json!("decided"), &Value::Null), "it doesn't count yet");
    assert_eq!(quarrel.money().await["billed"], 0);
    act(worker, &path, "appeal", json!({ "text": "Only one leans." })).await.expect(200);
    assert_eq!(act(mona, &path, "take", json!({})).await.refused(409), "wrong_state", "she decided first");
    act(max, &path, "take", json!({})).await.expect(200);
    let closed = act(max, &path, "decide", json!({ "amount": 30_000, "rule": "terms", "reasons": "One leans." })).await;
    let closed = closed.expect(200);
    assert_eq!(
        (&closed["state"], &closed["ending"], &closed["outcome"]),
        (&json!("closed"), &json!("appeal"), &json!(30_000))
    );
    assert_eq!(quarrel.money().await["billed"], 30_000);
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
}

#[tokio::test]
async fn an_outsider_that_the_operator_named_can_decide_an_appeal() {
    let quarrel = Quarrel::new().await;
    let path = quarrel.settling().await;
    pass(&quarrel.site, 6 * DAY).await;
    quarrel.mediators_return().await;
    let decision = json!({ "amount": 0, "rule": "undelivered", "reasons": "No fence.", "outsider": true });
    act(&quarrel.mona, &path, "take", json!({})).await.expect(200);
    assert_eq!(act(&quarrel.mona, &path, "decide", decision.clone()).await.status, 422, "it's no appeal yet");
    let mut own = decision.clone();
    own["outsider"] = json!(false);
    act(&quarrel.mona, &path, "decide", own.clone()).await.expect(200);
    act(&quarrel.pair.worker, &path, "appeal", json!({ "text": "There is one." })).await.expect(200);
    let name = |tx: &mut db::Tx| {
        let rules =
            jobstead::site::dispute_rules::DisputeRules { answer_days: 5, outsider: "Town Mediation".to_owned() };
        jobstead::site::dispute_rules::save(tx, &rules)
    };
    quarrel.site.write(name).await;
    act(&quarrel.mona, &path, "take", json!({})).await.expect(200);
    assert_eq!(act(&quarrel.mona, &path, "decide", own).await.refused(409), "other_person");
    let closed = act(&quarrel.mona, &path, "decide", decision).await.expect(200);
    assert_eq!(closed["finalDecision"]["outsider"], "Town Mediation");
    let milestones = quarrel.pair.worker.get(&format!("{}/milestones", quarrel.pair.path)).await.expect(200);
    assert_eq!(milestones["items"], json!([]), "nothing is paid, so it's dropped");
}

#[tokio::test]
async fn every_silence_leads_on_as_it_was_said_before() {
    let quarrel = Quarrel::new().await;
    let id = quarrel.milestone().await;
    let path = quarrel.open(&quarrel.pair.employer, "milestone", &[id], 40_000).await;
    // Five working days from a Friday: the next Friday is over at midnight, eight hours after midnight UTC.
    let due = seen(&quarrel.pair.worker, &path).await["dueAt"].as_i64().unwrap();
    assert_eq!(due, NOON + 7 * DAY + 20 * HOUR);
    pass(&quarrel.site, 7 * DAY).await;
    assert_eq!(seen(&quarrel.pair.worker, &path).await["state"], "answering");
    pass(&quarrel.site, 20 * HOUR).await;
    quarrel.mediators_return().await;
    assert_eq!(seen(&quarrel.pair.worker, &path).await["state"], "mediating");
    act(&quarrel.mona, &path, "take", json!({})).await.expect(200);
    act(&quarrel.mona, &path, "propose", json!({ "amount": 9, "text": "Nine." })).await.expect(200);
    pass(&quarrel.site, 6 * DAY).await;
    quarrel.mediators_return().await;
    assert_eq!(seen(&quarrel.pair.worker, &path).await["state"], "mediating", "no answer is no agreement");
    act(&quarrel.mona, &path, "decide", json!({ "amount": 8, "rule": "shared", "reasons": "Both." })).await.expect(200);
    pass(&quarrel.site, 8 * DAY).await;
    let over = seen(&quarrel.pair.worker, &path).await;
    assert_eq!((&over["state"], &over["ending"], &over["outcome"]), (&json!("closed"), &json!("decision"), &json!(8)));
    assert_eq!(
        act(&quarrel.pair.worker, &path, "appeal", json!({ "text": "Late." })).await.refused(409),
        "wrong_state"
    );
}

#[tokio::test]
async fn more_time_needs_both_sides() {
    let quarrel = Quarrel::new().await;
    let path = quarrel.settling().await;
    let before = seen(&quarrel.pair.worker, &path).await["dueAt"].as_i64().unwrap();
    act(&quarrel.pair.worker, &path, "extend", json!({})).await.expect(200);
    assert_eq!(act(&quarrel.pair.worker, &path, "extend", json!({})).await.refused(409), "wrong_state");
    let extended = act(&quarrel.pair.employer, &path, "extend", json!({})).await.expect(200);
    // From Wednesday to the Monday after: Thursday, Friday, Monday.
    assert_eq!(extended["dueAt"].as_i64().unwrap(), before + 5 * DAY);
}

#[tokio::test]
async fn evidence_is_hashed_and_the_same_for_both_sides_and_the_mediator() {
    let quarrel = Quarrel::new().await;
    let Pair { employer, worker, .. } = &quarrel.pair;
    let application = quarrel.pair.contract().await["applicationId"].as_i64().unwrap();
    let chat = crate::messages::open(worker, "application", application).await;
    let text = json!({ "clientId": "client-0001", "text": "I’ll be there at eight." });
    let said = worker.post(&format!("{chat}/messages"), text).await.expect(201)["id"].clone();
    let path = quarrel.open(employer, "conduct", &[], 0).await;
    assert_eq!(act(worker, &path, "evidence", json!({})).await.status, 422);
    let shared =
        act(worker, &path, "evidence", json!({ "messageIds": [said], "text": "See what I wrote." })).await.expect(200);
    let kinds: Vec<&str> =
        shared["evidence"].as_array().unwrap().iter().map(|one| one["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["terms", "statement", "message"]);
    let message = &shared["evidence"][2];
    assert_eq!((&message["text"], &message["side"]), (&json!("I’ll be there at eight."), &json!("worker")));
    assert_eq!(message["sha256"], jobstead::web::token::sha256_hex("I’ll be there at eight.".as_bytes()));
    assert_eq!(act(worker, &path, "evidence", json!({ "messageIds": [said] })).await.refused(409), "too_much_evidence");
    // Messages with somebody else aren't anyone's to share here.
    let other = Pair {
        path: String::new(),
        employer: quarrel.site.stranger("Una One").await,
        worker: Visitor::new(&quarrel.site),
    };
    assert_eq!(act(&other.employer, &path, "evidence", json!({ "messageIds": [said] })).await.status, 404);
    let evidence = seen(employer, &path).await["evidence"].clone();
    assert_eq!(evidence, seen(worker, &path).await["evidence"]);
    assert_eq!(evidence, seen(&quarrel.mona, &path).await["evidence"]);
    let pdf = employer.get(&format!("{path}/pdf")).await;
    assert!(pdf.status == 200 && pdf.bytes.starts_with(b"%PDF"));
    assert_eq!(quarrel.mona.get(&format!("{path}/pdf")).await.bytes, pdf.bytes);
}

#[tokio::test]
async fn who_knows_a_side_cannot_mediate() {
    let quarrel = Quarrel::new().await;
    let path = quarrel.open(&quarrel.pair.employer, "conduct", &[], 0).await;
    let application = quarrel.mona.applies(quarrel.pair.employer.posts("Waiter").await).await;
    quarrel.pair.employer.step(application, "offer").await.expect(200);
    quarrel.mona.step(application, "accept").await.expect(200);
    pass(&quarrel.site, 8 * DAY).await;
    quarrel.mediators_return().await;
    assert_eq!(quarrel.mona.get(&path).await.refused(403), "conflict_of_interest", "she worked for this employer");
    assert_eq!(act(&quarrel.mona, &path, "take", json!({})).await.refused(403), "conflict_of_interest");
    assert_eq!(quarrel.mona.get(&format!("{path}/notes")).await.refused(403), "conflict_of_interest");
    assert_eq!(quarrel.mona.get("/api/admin/disputes").await.expect(200), json!([]));
    assert_eq!(quarrel.max.get("/api/admin/disputes").await.expect(200)[0]["id"], 1);
}

#[tokio::test]
async fn f16_one_of_two_disputes_at_once_is_opened_and_two_seals_settle_once() {
    let quarrel = Quarrel::new().await;
    let Pair { employer, worker, .. } = &quarrel.pair;
    let ids = [quarrel.milestone().await];
    let (one, other) = tokio::join!(
        quarrel.try_open(employer, "milestone", &ids, 40_000),
        quarrel.try_open(worker, "milestone", &ids, 40_000)
    );
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409]);
    let (opener, answerer) = if one.status == 201 { (employer, worker) } else { (worker, employer) };
    let path = "/api/disputes/1";
    act(answerer, path, "answer", json!({ "text": "No." })).await.expect(200);
    let (one, other) = tokio::join!(seal(opener, path, 0, 40_000), seal(answerer, path, 0, 40_000));
    assert_eq!((one.status.as_u16(), other.status.as_u16()), (204, 204));
    assert_eq!(seen(worker, path).await["outcome"], 20_000);
    assert_eq!(quarrel.money().await["billed"], 20_000);
}
