//! Work under way: milestones and tasks of a contract.

use jobstead::clock::DAY;
use jobstead::schedule;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::support::pair::{Pair, newest};
use crate::support::{Reply, Site, Visitor, job_body, wrong_numbers};

/// Proposes a milestone for the employer and returns its path.
async fn propose(pair: &Pair, title: &str, amount: i64) -> String {
    let body = json!({ "title": title, "amount": amount, "dueOn": null });
    let id = pair.employer.post(&format!("{}/milestones", pair.path), body).await.expect(201)["id"].clone();
    format!("/api/milestones/{id}")
}

async fn milestones(pair: &Pair, who: &Visitor) -> Value {
    who.get(&format!("{}/milestones", pair.path)).await.expect(200)
}

async fn act(who: &Visitor, milestone: &str, action: &str, note: Option<&str>) -> Reply {
    let body = note.map_or_else(|| json!({}), |note| json!({ "note": note }));
    who.post(&format!("{milestone}/{action}"), body).await
}

#[tokio::test]
async fn a_milestone_is_agreed_sent_in_changed_and_approved() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let path = propose(&pair, "Paint the fence", 12_000).await;
    assert_eq!(newest(hand).await, "Emma Employer proposed a milestone: “Paint the fence”");
    assert_eq!(hand.get(&pair.path).await.expect(200)["due"], json!(["milestone"]));
    assert_eq!(boss.get(&pair.path).await.expect(200)["due"], json!([]));
    assert_eq!(act(boss, &path, "agree", None).await.refused(409), "wrong_state", "nobody agrees with themselves");
    assert_eq!(
        hand.get("/api/dashboard").await.expect(200)["actions"][0]["title"],
        "Answer Emma Employer about a milestone"
    );
    let agreed = act(hand, &path, "agree", None).await.expect(200);
    assert_eq!((&agreed["state"], &agreed["can"]), (&json!("agreed"), &json!(["change", "start", "submit"])));
    act(hand, &path, "start", None).await.expect(200);
    assert_eq!(act(boss, &path, "submit", Some("")).await.status, 403, "only the worker sends work in");
    let sent = act(hand, &path, "submit", Some("Two coats.")).await.expect(200);
    assert_eq!((&sent["state"], &sent["submitNote"]), (&json!("submitted"), &json!("Two coats.")));
    assert_eq!(sent["approveAt"].as_i64().unwrap() - sent["submittedAt"].as_i64().unwrap(), 3 * DAY);
    assert_eq!(boss.get(&pair.path).await.expect(200)["due"], json!(["approve"]));
    assert_eq!(act(boss, &path, "return", Some(" ")).await.expect(422)["fields"][0]["field"], "note");
    act(boss, &path, "return", Some("One more coat.")).await.expect(200);
    assert_eq!(hand.get(&pair.path).await.expect(200)["due"], json!(["changes"]));
    let again = act(hand, &path, "submit", None).await.expect(200);
    let stale = json!({ "version": again["version"].as_i64().unwrap() - 1 });
    assert_eq!(boss.post(&format!("{path}/approve"), stale).await.refused(409), "changed");
    let approved = act(boss, &path, "approve", None).await.expect(200);
    assert_eq!((&approved["state"], &approved["approvedByClock"]), (&json!("approved"), &json!(false)));
    assert_eq!(act(boss, &path, "approve", None).await.status, 409);
    let contract = boss.get(&pair.path).await.expect(200);
    assert_eq!(
        (&contract["progress"], &contract["due"]),
        (&json!({ "milestones": 1, "approved": 1 }), &json!(["pay"]))
    );
    let list = milestones(&pair, hand).await;
    assert_eq!(list["approveDays"], 3);
    assert_eq!((&list["agreed"], &list["approved"]), (&json!(12_000), &json!(12_000)));
    let timeline = hand.get(&format!("{}/timeline", pair.path)).await.expect(200);
    assert_eq!(timeline["items"][0]["text"], "“Paint the fence” was approved: $120.00.");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_change_counts_once_the_other_side_agrees() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let path = propose(&pair, "Paint the fence", 12_000).await;
    // A counter-proposal, which is then the employer's to answer.
    let more = json!({ "terms": { "title": "Paint the fence", "amount": 15_000, "dueOn": "2027-05-01" } });
    let countered = hand.patch(&path, more.clone()).await.expect(200);
    assert_eq!((&countered["proposedBy"], &countered["terms"]["amount"]), (&json!("worker"), &json!(15_000)));
    act(boss, &path, "agree", None).await.expect(200);
    let less = json!({ "terms": { "title": "Paint half the fence", "amount": 7_000 } });
    let changed = boss.patch(&path, less.clone()).await.expect(200);
    assert_eq!((&changed["terms"]["amount"], &changed["change"]["terms"]["amount"]), (&json!(15_000), &json!(7_000)));
    assert_eq!(act(hand, &path, "submit", None).await.refused(409), "wrong_state", "the change is answered first");
    let kept = act(hand, &path, "decline", None).await.expect(200);
    assert_eq!((&kept["terms"]["amount"], &kept["change"]), (&json!(15_000), &Value::Null));
    boss.patch(&path, less).await.expect(200);
    let taken = act(hand, &path, "agree", None).await.expect(200);
    assert_eq!((&taken["state"], &taken["terms"]["title"]), (&json!("agreed"), &json!("Paint half the fence")));
    let dropping = boss.patch(&path, json!({ "terms": null })).await.expect(200);
    assert_eq!(dropping["change"], json!({ "terms": null }));
    act(hand, &path, "agree", None).await.expect(200);
    assert_eq!(milestones(&pair, boss).await["items"], json!([]));
    assert_eq!(hand.patch(&path, more).await.status, 409);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn work_that_nobody_answers_is_approved_by_the_clock() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let path = propose(&pair, "Paint the fence", 12_000).await;
    act(hand, &path, "agree", None).await.expect(200);
    act(hand, &path, "submit", None).await.expect(200);
    // The contract may be over by then.
    boss.post(&format!("{}/end", pair.path), json!({ "reason": "done" })).await.expect(200);
    hand.post(&format!("{}/end", pair.path), json!({ "reason": "done" })).await.expect(200);
    assert_eq!(boss.get(&pair.path).await.expect(200)["due"], json!(["approve", "review"]));
    site.clock.advance(2 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(newest(boss).await, "Check the work by tomorrow: “Paint the fence”");
    assert_eq!(milestones(&pair, hand).await["items"][0]["state"], "submitted");
    site.clock.advance(DAY);
    schedule::run_once(&site.app).await.unwrap();
    let done = milestones(&pair, hand).await["items"][0].clone();
    assert_eq!((&done["state"], &done["approvedByClock"]), (&json!("approved"), &json!(true)));
    assert_eq!(newest(hand).await, "Approved without an answer: “Paint the fence”");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn proposals_go_with_the_contract_and_agreed_work_stays() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let agreed = propose(&pair, "Paint the fence", 12_000).await;
    act(hand, &agreed, "agree", None).await.expect(200);
    propose(&pair, "Mow the lawn", 3_000).await;
    boss.patch(&agreed, json!({ "terms": null })).await.expect(200);
    boss.post(&format!("{}/end", pair.path), json!({ "reason": "done" })).await.expect(200);
    hand.post(&format!("{}/end", pair.path), json!({ "reason": "done" })).await.expect(200);
    let list = milestones(&pair, hand).await;
    assert_eq!(list["items"].as_array().unwrap().len(), 1);
    assert_eq!(list["items"][0]["can"], json!(["submit"]));
    let late = boss.post(&format!("{}/milestones", pair.path), json!({ "title": "More", "amount": 1 })).await;
    assert_eq!(late.refused(409), "wrong_state");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn one_of_two_answers_at_once_wins() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let path = propose(&pair, "Paint the fence", 12_000).await;
    act(&pair.worker, &path, "agree", None).await.expect(200);
    act(&pair.worker, &path, "submit", None).await.expect(200);
    let (approved, returned) = tokio::join!(
        act(&pair.employer, &path, "approve", None),
        act(&pair.employer, &path, "return", Some("Not yet."))
    );
    let statuses = [approved.status.as_u16(), returned.status.as_u16()];
    assert!(statuses == [200, 409] || statuses == [409, 200], "{statuses:?}");
}

#[tokio::test]
async fn an_employer_sees_everyone_on_a_job() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let mut body = job_body("Cleaning crew");
    body["openings"] = json!(2);
    let job = employer.post("/api/jobs", body).await.expect(201)["id"].as_i64().unwrap();
    let other = employer.posts("Line cook").await;
    let mut names = Vec::new();
    for (name, job) in [("Wanda Worker", job), ("Walter Worker", job), ("Olga Other", other)] {
        let worker = site.person(name, "worker").await;
        let application = worker.applies(job).await;
        employer.step(application, "offer").await.expect(200);
        worker.step(application, "accept").await.expect(200);
        names.push(worker);
    }
    let path = format!("/api/contracts?jobId={job}");
    let crew = employer.get(&path).await.expect(200);
    let seen: Vec<_> = crew["items"].as_array().unwrap().iter().map(|item| item["worker"]["name"].clone()).collect();
    assert_eq!(seen, ["Walter Worker", "Wanda Worker"]);
    let first = employer.get(&format!("{path}&limit=1")).await.expect(200);
    let next =
        employer.get(&format!("{path}&limit=1&cursor={}", first["nextCursor"].as_str().unwrap())).await.expect(200);
    assert_eq!(next["items"][0]["worker"]["name"], "Wanda Worker");
    assert_eq!(names[0].get(&path).await.expect(200)["items"], json!([]), "a worker doesn't see the others");
}

#[tokio::test]
async fn both_sides_share_a_list_of_tasks() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let tasks = format!("{}/tasks", pair.path);
    let add = |title: &'static str, side: Value, due: Value| {
        pair.employer.post(&tasks, json!({ "title": title, "side": side, "dueOn": due }))
    };
    let soap = add("Buy soap", json!("employer"), Value::Null).await.expect(201)["id"].clone();
    add("Clean the grill", json!("worker"), json!("2027-01-02")).await.expect(201);
    assert_eq!(add(" ", Value::Null, Value::Null).await.expect(422)["fields"][0]["field"], "title");
    let titles =
        |list: &Value| list["items"].as_array().unwrap().iter().map(|task| task["title"].clone()).collect::<Vec<_>>();
    let list = pair.worker.get(&tasks).await.expect(200);
    assert_eq!(titles(&list), ["Clean the grill", "Buy soap"], "by their day");
    let path = format!("/api/tasks/{soap}");
    let done = pair.worker.patch(&path, json!({ "done": true })).await.expect(200);
    assert!(done["doneAt"].is_i64());
    let open =
        pair.worker.patch(&path, json!({ "done": false, "side": null, "dueOn": "2027-01-01" })).await.expect(200);
    assert_eq!((&open["doneAt"], &open["side"], &open["title"]), (&Value::Null, &Value::Null, &json!("Buy soap")));
    pair.worker.delete(&path).await.expect(200);
    assert_eq!(pair.worker.delete(&path).await.status, 404);
    let stranger = site.person("Odette Other", "worker").await;
    assert_eq!(stranger.get(&tasks).await.status, 404);
}

#[tokio::test]
async fn notes_with_files_are_for_both_sides_and_nobody_else() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let notes = format!("{}/notes", pair.path);
    let receipt = pair.worker.upload("document", "receipt.pdf", "application/pdf", b"%PDF-1.7\n%%EOF\n").await;
    let file = receipt.expect(201)["token"].as_str().unwrap().to_owned();
    assert_eq!(pair.worker.post(&notes, json!({ "text": " " })).await.expect(422)["fields"][0]["field"], "text");
    let foreign = json!({ "text": "", "fileTokens": [file] });
    assert_eq!(pair.employer.post(&notes, foreign.clone()).await.expect(422)["fields"][0]["field"], "fileTokens");
    let note = pair.worker.post(&notes, foreign).await.expect(201);
    let url = note["files"][0]["url"].as_str().unwrap().to_owned();
    assert_eq!(pair.employer.get(&url).await.status, 200);
    let stranger = site.person("Odette Other", "worker").await;
    assert_eq!((stranger.get(&url).await.status.as_u16(), stranger.get(&notes).await.status.as_u16()), (404, 404));
    assert_eq!(pair.worker.delete(&format!("/api/files/{file}")).await.status, 409, "it's part of the record");
    let list = pair.employer.get(&notes).await.expect(200);
    assert_eq!((&list["items"][0]["author"], &list["items"][0]["canDelete"]), (&json!("Wanda Worker"), &json!(false)));
    let path = format!("{notes}/{}", note["id"]);
    assert_eq!(pair.employer.delete(&path).await.refused(403), "not_yours");
    let later = pair.worker.post(&notes, json!({ "text": "The key is under the mat." })).await.expect(201);
    pair.worker.delete(&format!("{notes}/{}", later["id"])).await.expect(200);
    site.clock.advance(DAY);
    assert_eq!(pair.worker.delete(&path).await.refused(403), "too_late");
}

/// A change that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Change {
    None,
    Drop,
    Amount(i64),
}

/// What a milestone should be after some steps.
#[derive(Clone, Debug, PartialEq)]
struct Model {
    state: &'static str,
    amount: i64,
    proposed_by: Option<bool>,
    change: Change,
}

const ACTIONS: [&str; 8] = ["change", "drop", "agree", "decline", "start", "submit", "approve", "return"];

impl Model {
    /// Takes a step for the employer or the worker, and returns whether it's allowed.
    fn act(&mut self, action: &str, employer: bool, amount: i64) -> bool {
        let open = matches!(self.state, "proposed" | "agreed" | "in_progress" | "returned");
        let allowed = match action {
            "change" | "drop" => open,
            "agree" => self.proposed_by == Some(!employer),
            "decline" => self.proposed_by.is_some(),
            "start" => !employer && self.state == "agreed",
            "submit" => !employer && self.proposed_by.is_none() && open,
            _ => employer && self.state == "submitted",
        };
        if !allowed {
            return false;
        }
        match action {
            "change" if self.state == "proposed" => (self.amount, self.proposed_by) = (amount, Some(employer)),
            "drop" if self.state == "proposed" => self.settle("dropped"),
            "change" => (self.change, self.proposed_by) = (Change::Amount(amount), Some(employer)),
            "drop" => (self.change, self.proposed_by) = (Change::Drop, Some(employer)),
            "agree" => match self.change {
                Change::None => self.settle("agreed"),
                Change::Drop => self.settle("dropped"),
                Change::Amount(amount) => {
                    self.amount = amount;
                    self.settle(self.state);
                }
            },
            "decline" => self.settle(if self.state == "proposed" { "dropped" } else { self.state }),
            "start" => self.state = "in_progress",
            "submit" => self.settle("submitted"),
            "approve" => self.settle("approved"),
            _ => self.settle("returned"),
        }
        true
    }

    fn settle(&mut self, state: &'static str) {
        (self.state, self.proposed_by, self.change) = (state, None, Change::None);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]
    #[test]
    fn a_milestone_follows_its_state_machine(steps in prop::collection::vec((0..ACTIONS.len(), any::<bool>(), 1_000..1_004_i64), 1..30)) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(follow(steps)).map_err(TestCaseError::fail)?;
    }
}

async fn follow(steps: Vec<(usize, bool, i64)>) -> Result<(), String> {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let path = propose(&pair, "Paint the fence", 900).await;
    let mut model = Model { state: "proposed", amount: 900, proposed_by: Some(true), change: Change::None };
    for (action, by_employer, amount) in steps {
        let (action, who) = (ACTIONS[action], if by_employer { &pair.employer } else { &pair.worker });
        let reply = match action {
            "change" => who.patch(&path, json!({ "terms": { "title": "Paint it", "amount": amount } })).await,
            "drop" => who.patch(&path, json!({ "terms": null })).await,
            "return" => act(who, &path, action, Some("Again.")).await,
            _ => act(who, &path, action, None).await,
        };
        let allowed = model.act(action, by_employer, amount);
        let list = milestones(&pair, &pair.worker).await;
        let seen = &list["items"][0];
        let matches = if model.state == "dropped" {
            seen.is_null()
        } else {
            let change = if let Change::Amount(amount) = model.change { json!(amount) } else { Value::Null };
            let seen_change = seen["change"].get("terms").map_or(Value::Null, |terms| terms["amount"].clone());
            seen["state"] == model.state
                && seen["terms"]["amount"] == model.amount
                && seen["change"].is_null() == (model.change == Change::None)
                && seen_change == change
                && seen["proposedBy"].as_str().map(|by| by == "employer") == model.proposed_by
        };
        if (reply.status == 200) != allowed || !matches {
            return Err(format!(
                "{action} by employer {by_employer}: {} {seen}, expected {allowed} {model:?}",
                reply.status
            ));
        }
    }
    let wrong = wrong_numbers(&site).await;
    if wrong.is_empty() { Ok(()) } else { Err(format!("{wrong:?}")) }
}
