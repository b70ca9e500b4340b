//! Contracts: terms that change by proposal and acceptance, notice and the end, and contracts without a posting.

use jobstead::clock::DAY;
use jobstead::schedule;
use jobstead::{args, statements};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::support::pair::{Pair, newest};
use crate::support::{Site, accept_body, wrong_numbers};

statements! {
    SET_CLOSED = "UPDATE users SET disabled_at = $2 WHERE id = $1";
}

fn terms(rate: i64) -> Value {
    json!({ "kind": "hourly", "startDate": null, "endDate": null, "rate": rate, "rateUnit": "hour", "weeklyHours": 20, "noticeDays": 3,
        "work": "Grill and prep.", "schedule": "Fri and Sat", "place": "12 Main St", "payMethod": "cash", "payWhen": "weekly", "extra": "" })
}

#[tokio::test]
async fn an_accepted_offer_is_an_active_contract_in_plain_words() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let contract = pair.contract().await;
    assert_eq!((&contract["state"], &contract["due"]), (&json!("active"), &json!([])));
    assert_eq!(contract["can"], json!(["propose", "end"]));
    let lines = contract["lines"].as_array().unwrap();
    let line = |label: &str| lines.iter().find(|line| line["label"] == label).unwrap()["text"].clone();
    assert_eq!(line("Rate"), "$20.00 an hour.");
    assert_eq!(line("Ending it"), "Either side can end it with 1 day’s notice.");
    let timeline = pair.worker.get(&format!("{}/timeline", pair.path)).await.expect(200);
    assert_eq!(timeline["items"][0]["text"], "The offer was accepted.");
}

#[tokio::test]
async fn terms_change_only_when_the_other_side_accepts_them() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let body = json!({ "terms": terms(2500), "note": "More work than planned." });
    let proposed = pair.act(&pair.worker, "propose", body.clone()).await.expect(200);
    assert_eq!((&proposed["terms"]["rate"], &proposed["pending"]["terms"]["rate"]), (&json!(2000), &json!(2500)));
    let lines = proposed["pending"]["lines"].as_array().unwrap();
    let rate = lines.iter().find(|line| line["label"] == "Rate").unwrap();
    assert_eq!(
        (&rate["before"], &rate["text"]),
        (&json!("$20.00 an hour."), &json!("$25.00 an hour, up to 20 hours a week."))
    );
    assert_eq!(newest(&pair.employer).await, "Wanda Worker proposed other terms for “Line cook”");
    assert_eq!(pair.contract().await["due"], json!(["terms"]));
    let due = pair.employer.get("/api/contracts?filter=due").await.expect(200);
    assert_eq!((&due["items"][0]["due"], &due["items"][1]), (&json!(["terms"]), &Value::Null));
    assert_eq!(pair.worker.get("/api/contracts?filter=due").await.expect(200)["items"], json!([]));
    let todo = pair.employer.get("/api/dashboard").await.expect(200)["actions"][0].clone();
    assert_eq!(todo["title"], "Answer Wanda Worker about other terms");
    assert_eq!(pair.act(&pair.worker, "accept", json!({})).await.refused(409), "own_proposal");
    assert_eq!(pair.act(&pair.worker, "propose", body).await.expect(422)["fields"][0]["field"], "terms");
    let old = pair.act(&pair.employer, "accept", json!({ "version": 1 })).await;
    assert_eq!(old.refused(409), "changed", "it isn't the version that they saw");
    let accepted = pair.act(&pair.employer, "accept", json!({ "version": 2 })).await.expect(200);
    assert_eq!((&accepted["terms"]["rate"], &accepted["pending"]), (&json!(2500), &Value::Null));
    assert_eq!(pair.act(&pair.employer, "accept", json!({})).await.refused(409), "nothing_proposed");
    let versions = pair.worker.get(&format!("{}/versions", pair.path)).await.expect(200);
    let seen: Vec<_> =
        versions.as_array().unwrap().iter().map(|v| (v["number"].clone(), v["status"].clone())).collect();
    assert_eq!(seen, [(json!(2), json!("accepted")), (json!(1), json!("accepted"))]);
    assert_eq!(accepted["note"], "See you on Friday.", "the offer's own words stay");
    let conversation = json!({ "subject": { "kind": "contract", "id": accepted["id"] } });
    let talk = pair.worker.post("/api/conversations", conversation).await.expect(200)["id"].clone();
    let thread = pair.worker.get(&format!("/api/conversations/{talk}/messages")).await.expect(200);
    let cards: Vec<_> = thread["items"].as_array().unwrap().iter().filter(|m| m["card"] == "contract").collect();
    assert_eq!(cards.len(), 2, "{thread}");
}

#[tokio::test]
async fn the_longest_terms_of_any_characters_fit() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let mut longest = terms(2500);
    // JSON writes a quotation mark as two characters.
    for (field, length) in [("work", 20_000), ("extra", 2_000), ("schedule", 200), ("place", 200)] {
        longest[field] = json!(format!("a{}z", "\"".repeat(length - 2)));
    }
    let note = "\"".repeat(998);
    let body = json!({ "terms": longest, "note": format!("a{note}z") });
    let proposed = pair.act(&pair.worker, "propose", body).await.expect(200);
    assert_eq!(proposed["pending"]["terms"]["work"], longest["work"]);
    longest["work"] = json!("w".repeat(20_001));
    let reply = pair.act(&pair.worker, "propose", json!({ "terms": longest })).await.expect(422);
    assert_eq!(reply["fields"][0]["field"], "terms.work");
}

#[tokio::test]
async fn both_sides_can_print_a_contract() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    for person in [&pair.employer, &pair.worker] {
        let file = person.get(&format!("{}.pdf", pair.path)).await;
        assert_eq!((file.status.as_u16(), file.header("content-type")), (200, "application/pdf"));
        assert!(file.header("content-disposition").starts_with("inline; filename=\"contract-"));
        assert!(file.bytes.starts_with(b"%PDF-"));
    }
    let stranger = site.person("Odette Other", "worker").await;
    assert_eq!(stranger.get(&format!("{}.pdf", pair.path)).await.refused(404), "not_found");
}

#[tokio::test]
async fn notice_keeps_the_contract_until_its_last_day_is_over() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let earliest = pair.contract().await["earliestEnd"].as_str().unwrap().to_owned();
    let reply = pair.act(&pair.worker, "end", json!({ "reason": "other" })).await.expect(422);
    assert_eq!(reply["fields"][0]["field"], "note");
    let too_soon = json!({ "reason": "plans_changed", "on": "2020-01-01" });
    assert_eq!(pair.act(&pair.worker, "end", too_soon).await.expect(422)["fields"][0]["field"], "on");
    let notice = json!({ "reason": "plans_changed", "note": "We’re moving." });
    let given = pair.act(&pair.worker, "end", notice.clone()).await.expect(200);
    assert_eq!((&given["state"], &given["end"]["on"]), (&json!("active"), &json!(earliest)));
    assert_eq!(pair.act(&pair.worker, "end", notice.clone()).await.refused(409), "notice_given");
    assert_eq!(pair.contract().await["due"], json!(["notice"]));
    assert_eq!(pair.act(&pair.employer, "resume", json!({})).await.refused(409), "no_notice");
    let resumed = pair.act(&pair.worker, "resume", json!({})).await.expect(200);
    assert_eq!(resumed["end"], Value::Null);
    site.clock.advance(3 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(pair.contract().await["state"], "active", "the notice was taken back");
    pair.act(&pair.worker, "end", notice).await.expect(200);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(pair.contract().await["state"], "active", "the last day isn't over");
    site.clock.advance(2 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    let ended = pair.contract().await;
    assert_eq!(
        (&ended["state"], &ended["end"]["cause"], &ended["can"]),
        (&json!("ended"), &json!("notice"), &json!([]))
    );
    assert_eq!(newest(&pair.employer).await, "Your contract has ended: “Line cook”");
    assert_eq!(pair.act(&pair.employer, "propose", json!({ "terms": terms(1) })).await.refused(409), "wrong_state");
}

#[tokio::test]
async fn both_sides_can_end_a_contract_at_once() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    pair.act(&pair.employer, "propose", json!({ "terms": terms(2100) })).await.expect(200);
    pair.act(&pair.employer, "end", json!({ "reason": "done" })).await.expect(200);
    let ended = pair.act(&pair.worker, "end", json!({ "reason": "done" })).await.expect(200);
    assert_eq!((&ended["state"], &ended["end"]["cause"]), (&json!("ended"), &json!("agreed")));
    assert_eq!(ended["pending"], Value::Null, "an unanswered proposal goes with it");
    assert_eq!(ended["terms"]["rate"], 2000);
    let open = pair.worker.get("/api/contracts?filter=open").await.expect(200);
    let over = pair.worker.get("/api/contracts?filter=ended").await.expect(200);
    assert_eq!((open["items"].as_array().unwrap().len(), over["items"].as_array().unwrap().len()), (0, 1));
}

/// Returns a proposal to hire the worker again.
pub async fn direct(pair: &Pair) -> Value {
    let contract = pair.contract().await;
    json!({ "workerId": contract["worker"]["id"], "employerId": contract["employer"]["id"], "title": "Catering on Saturday",
        "terms": terms(2300), "previousContractId": contract["id"], "contact": accept_body()["contact"] })
}

#[tokio::test]
async fn someone_hired_before_can_be_hired_again_without_a_posting() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let body = direct(&pair).await;
    let other = site.person("Odette Other", "employer").await;
    assert_eq!(other.post("/api/contracts", body.clone()).await.refused(403), "no_earlier_contract");
    let mut stranger = body.clone();
    stranger["workerId"] = json!(site.person("Sam Stranger", "worker").await.id().await);
    assert_eq!(pair.employer.post("/api/contracts", stranger).await.refused(403), "no_earlier_contract");
    let worker = body["workerId"].as_i64().unwrap();
    site.write(move |tx| tx.run(SET_CLOSED, args![worker, Some(1)])).await;
    assert_eq!(pair.employer.post("/api/contracts", body.clone()).await.refused(403), "no_earlier_contract");
    site.write(move |tx| tx.run(SET_CLOSED, args![worker, None::<i64>])).await;
    let made = pair.employer.post("/api/contracts", body.clone()).await.expect(201);
    assert_eq!((&made["state"], &made["can"]), (&json!("proposed"), &json!(["propose", "reject"])));
    assert_eq!(newest(&pair.worker).await, "Emma Employer proposed a contract: “Catering on Saturday”");
    let again = Pair { path: format!("/api/contracts/{}", made["id"]), ..pair };
    assert_eq!(again.act(&again.employer, "confirm", accept_body()).await.refused(409), "own_proposal");
    // The worker asks for more, so the employer confirms.
    again.act(&again.worker, "propose", json!({ "terms": terms(2600) })).await.expect(200);
    let contact = json!({ "contact": { "phone": "843-555-0100" } });
    let confirmed = again.act(&again.employer, "confirm", contact).await.expect(200);
    assert_eq!((&confirmed["state"], &confirmed["terms"]["rate"]), (&json!("active"), &json!(2600)));
    assert_eq!(again.act(&again.worker, "confirm", accept_body()).await.refused(409), "wrong_state");
    // The worker offers to come again; nobody answers.
    let offered = again.worker.post("/api/contracts", body).await.expect(201);
    assert_eq!(offered["ownSide"], "worker");
    site.clock.advance(31 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    again.worker.signs_in("Wanda Worker").await;
    let seen = again.worker.get(&format!("/api/contracts/{}", offered["id"])).await.expect(200);
    assert_eq!((&seen["state"], &seen["end"]["cause"]), (&json!("ended"), &json!("lapsed")));
}

#[tokio::test]
async fn f16_of_two_answers_at_once_one_counts() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    for rate in [2100, 2200, 2300] {
        pair.act(&pair.worker, "propose", json!({ "terms": terms(rate) })).await.expect(200);
        let (accepted, rejected) =
            tokio::join!(pair.act(&pair.employer, "accept", json!({})), pair.act(&pair.employer, "reject", json!({})));
        let mut statuses = [accepted.status.as_u16(), rejected.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
    }
    assert!(wrong_numbers(&site).await.is_empty());
}

/// What the contract should be, independent of the server.
#[derive(Debug, Default)]
struct Model {
    rate: i64,
    pending: Option<(bool, i64)>,
    notice: Option<bool>,
    ended: bool,
}

impl Model {
    /// Takes an action for the employer or the worker, and says whether it's allowed.
    fn act(&mut self, action: usize, employer: bool, rate: i64) -> bool {
        if self.ended {
            return false;
        }
        match action {
            0 => {
                if self.pending.map_or(self.rate, |(_, rate)| rate) == rate {
                    return false;
                }
                self.pending = Some((employer, rate));
            }
            1 => match self.pending {
                Some((by, rate)) if by != employer => (self.rate, self.pending) = (rate, None),
                _ => return false,
            },
            2 if self.pending.is_some() => self.pending = None,
            3 => match self.notice {
                None => self.notice = Some(employer),
                Some(by) if by != employer => (self.ended, self.pending) = (true, None),
                Some(_) => return false,
            },
            4 if self.notice == Some(employer) => self.notice = None,
            _ => return false,
        }
        true
    }
}

const ACTIONS: [&str; 5] = ["propose", "accept", "reject", "end", "resume"];

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]
    #[test]
    fn a_contract_follows_its_state_machine(steps in prop::collection::vec((0..5_usize, any::<bool>(), 2_001..2_004_i64), 1..25)) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(follow(steps)).map_err(TestCaseError::fail)?;
    }
}

async fn follow(steps: Vec<(usize, bool, i64)>) -> Result<(), String> {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let mut model = Model { rate: 2_000, ..Model::default() };
    for (action, by_employer, rate) in steps {
        let who = if by_employer { &pair.employer } else { &pair.worker };
        let body = match action {
            0 => json!({ "terms": terms(rate) }),
            3 => json!({ "reason": "done" }),
            _ => json!({}),
        };
        let reply = pair.act(who, ACTIONS[action], body).await;
        let allowed = model.act(action, by_employer, rate);
        let contract = pair.contract().await;
        let seen = Model {
            rate: contract["terms"]["rate"].as_i64().unwrap(),
            pending: contract["pending"]["proposedBy"]
                .as_str()
                .map(|by| (by == "employer", contract["pending"]["terms"]["rate"].as_i64().unwrap())),
            notice: contract["end"]["by"].as_str().map(|by| by == "employer"),
            ended: contract["state"] == "ended",
        };
        let matches = seen.rate == model.rate
            && seen.pending == model.pending
            && seen.notice == model.notice
            && seen.ended == model.ended;
        if (reply.status == 200) != allowed || !matches {
            return Err(format!(
                "{} by employer {by_employer}: {} {seen:?}, expected {allowed} {model:?}",
                ACTIONS[action], reply.status
            ));
        }
    }
    let wrong = wrong_numbers(&site).await;
    if wrong.is_empty() { Ok(()) } else { Err(format!("{wrong:?}")) }
}
