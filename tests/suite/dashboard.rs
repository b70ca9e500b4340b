//! The dashboard: what each role has to do, with the next thing first, and the figures.

use jobstead::clock::{DAY, HOUR};
use jobstead::{args, schedule, statements};
use serde_json::{Value, json};

use crate::rapid_hire::{answer, available, start};
use crate::support::pair::Pair;
use crate::support::{NOON, Site, Visitor, interview_body, wrong_numbers};

statements! {
    ADD_DRAFT = "INSERT INTO drafts (user_id, name, body, saved_at) VALUES ($1, $2, '{}', $3)";
}

async fn dashboard(person: &Visitor) -> Value {
    person.get("/api/dashboard").await.expect(200)
}

fn kinds(dashboard: &Value) -> Vec<&str> {
    dashboard["actions"].as_array().unwrap().iter().map(|action| action["kind"].as_str().unwrap()).collect()
}

fn figure(dashboard: &Value, kind: &str) -> i64 {
    let figures = dashboard["figures"].as_array().unwrap();
    figures.iter().find(|figure| figure["kind"] == kind).unwrap()["value"].as_i64().unwrap()
}

#[tokio::test]
async fn an_employer_sees_waiting_applicants_by_promised_date() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (cook, baker) = (employer.posts("Line cook").await, employer.posts("Baker").await);
    let (una, udo) = (site.person("Una Worker", "worker").await, site.person("Udo Worker", "worker").await);
    una.applies(baker).await;
    site.clock.advance(HOUR);
    una.applies(cook).await;
    let offered = udo.applies(cook).await;
    employer.step(offered, "offer").await.expect(200);
    site.end_promotion().await;
    employer.posts("Waiter").await;
    let seen = dashboard(&employer).await;
    assert_eq!(kinds(&seen), ["waiting", "waiting", "fee", "offer_out"]);
    assert_eq!(seen["actions"][0]["body"], "For “Baker”.");
    assert_eq!(seen["actions"][0]["due"], NOON + 7 * DAY);
    assert_eq!(seen["actions"][0]["href"], format!("/jobs/{baker}/applicants?group=new"));
    assert_eq!((figure(&seen, "open_jobs"), figure(&seen, "waiting"), figure(&seen, "hires")), (2, 2, 0));
    site.clock.advance(26 * DAY);
    let employer = {
        let again = Visitor::new(&site);
        let body = json!({ "email": "emma.employer@example.org", "password": crate::support::PASSWORD });
        again.post("/api/auth/sign-in", body).await.expect(200);
        again
    };
    assert_eq!(kinds(&dashboard(&employer).await).iter().filter(|kind| **kind == "expiring").count(), 2);
}

#[tokio::test]
async fn a_worker_sees_offers_first_and_drafts_last() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Una Worker", "worker").await);
    let mut sent = Vec::new();
    for title in ["Cook", "Baker", "Waiter", "Barista"] {
        sent.push(worker.applies(employer.posts(title).await).await);
    }
    employer.step(sent[0], "offer").await.expect(200);
    employer.step(sent[1], "interview").await.expect(200);
    employer.step(sent[2], "decline").await.expect(200);
    let open = employer.posts("Painter").await;
    let me = worker.id().await;
    site.write(move |tx| {
        for name in [format!("apply:{open}"), "apply:999".to_owned(), "apply:x".to_owned(), "post-job".to_owned()] {
            tx.run(ADD_DRAFT, args![me, &name, tx.now()])?;
        }
        // This one is too old: its form would open empty.
        tx.run(ADD_DRAFT, args![me, "apply:1", tx.now() - 8 * DAY])?;
        Ok(())
    })
    .await;
    let seen = dashboard(&worker).await;
    assert_eq!(kinds(&seen), ["offer", "interview", "answer", "draft", "draft"]);
    assert_eq!(seen["actions"][0]["href"], format!("/my-jobs?application={}", sent[0]));
    let counted = ["under_way", "offers", "answered", "hired"].map(|kind| figure(&seen, kind));
    assert_eq!(counted, [2, 1, 1, 0]);
    worker.step(sent[0], "accept").await.expect(200);
    assert_eq!(figure(&dashboard(&worker).await, "hired"), 1);
    // A reply from more than a week ago is no longer listed.
    site.clock.advance(8 * DAY);
    assert!(!kinds(&dashboard(&worker).await).contains(&"answer"));
}

#[tokio::test]
async fn what_is_due_first_comes_first_and_an_offer_for_tonight_before_all() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = available(&site, "Una Worker").await;
    let (talk, job) =
        (worker.applies(employer.posts("Baker").await).await, worker.applies(employer.posts("Cook").await).await);
    let soon = interview_body(site.clock.now() + HOUR);
    employer.post(&format!("/api/applications/{talk}/interview"), soon).await.expect(200);
    employer.step(job, "offer").await.expect(200);
    assert_eq!(kinds(&dashboard(&worker).await), ["interview", "offer"], "the interview is in an hour");

    start(&site, &employer, 1).await;
    schedule::run_once(&site.app).await.unwrap();
    let seen = dashboard(&worker).await;
    assert_eq!(kinds(&seen), ["rapid", "interview", "offer"]);
    assert_eq!(seen["actions"][0]["href"], "/rapid-hire");
    assert!(seen["actions"][0]["due"].as_i64().unwrap() < site.clock.now() + HOUR);
    answer(&worker, "accept").await.expect(200);
    schedule::run_once(&site.app).await.unwrap();
    let seen = dashboard(&worker).await;
    assert_eq!(seen["actions"][0]["title"], "It’s yours if you confirm");
    answer(&worker, "confirm").await.expect(200);
    assert_eq!(kinds(&dashboard(&worker).await), ["interview", "offer"]);
}

#[tokio::test]
async fn every_role_has_figures_and_people_see_only_their_own() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Una Worker", "worker").await;
    worker.applies(employer.posts("Cook").await).await;
    for role in ["worker", "employer", "enterprise", "entrepreneur", "investor"] {
        let seen = dashboard(&site.person(&format!("Role {role}"), role).await).await;
        assert_eq!((&seen["role"], &seen["actions"]), (&json!(role), &json!([])), "{role}");
        let figures = seen["figures"].as_array().unwrap();
        assert!(figures.len() >= 4 && figures.iter().all(|figure| figure["value"] == 0), "{role}");
    }
    assert_eq!(Visitor::new(&site).get("/api/dashboard").await.refused(401), "unauthorized");
}

/// The bodies, links and times of a person's to-dos in contracts.
async fn in_contracts(who: &Visitor) -> Vec<(String, String, Option<i64>)> {
    let seen = dashboard(who).await;
    let todos = seen["actions"].as_array().unwrap().iter().filter(|todo| todo["kind"] == "contract");
    todos
        .map(|todo| {
            let text = |name: &str| todo[name].as_str().unwrap().to_owned();
            (text("body"), text("href"), todo["due"].as_i64())
        })
        .collect()
}

#[tokio::test]
async fn each_week_of_hours_is_a_to_do_of_its_own_for_both_sides() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let weeks = ["2026-11-08", "2026-11-15"];
    for (index, week) in weeks.into_iter().enumerate() {
        let end = NOON - if index == 0 { 7 * DAY } else { 0 };
        let hours = json!({ "clientId": format!("some-device-{index}"), "startedAt": end - 2 * HOUR, "endedAt": end, "manual": true, "confirmed": true });
        hand.post(&format!("{}/entries", pair.path), hours).await.expect(201);
        hand.post(&format!("{}/timesheets/{week}/submit", pair.path), json!({})).await.expect(200);
    }
    let href = |week: &str| format!("/contracts/{}?tab=hours&week={week}", pair.id());
    let [one, other] = &in_contracts(boss).await[..] else { panic!("a to-do for each week") };
    assert_eq!([&one.1, &other.1], [&href(weeks[0]), &href(weeks[1])]);
    assert_eq!(one.0, "For “Line cook”, Nov 8 – Nov 14: 2 h.");
    let approve_at =
        boss.get(&format!("{}/timesheets/{}", pair.path, weeks[0])).await.expect(200)["sheet"]["approveAt"].as_i64();
    assert_eq!((one.2, one.2.is_some()), (approve_at, true), "the clock approves it then");

    let note = json!({ "note": "When did you leave?" });
    for week in weeks {
        boss.post(&format!("{}/timesheets/{week}/return", pair.path), note.clone()).await.expect(200);
    }
    assert_eq!(in_contracts(boss).await, []);
    let [one, other] = &in_contracts(hand).await[..] else { panic!("a to-do for each week") };
    assert_eq!([&one.1, &other.1], [&href(weeks[0]), &href(weeks[1])]);
    assert_eq!(other.0, "For “Line cook”, Nov 15 – Nov 21: 2 h. Emma Employer asked for changes.");
    hand.post(&format!("{}/timesheets/{}/submit", pair.path, weeks[0]), json!({})).await.expect(200);
    assert_eq!(in_contracts(hand).await.len(), 1);
    assert_eq!(in_contracts(boss).await.len(), 1);
    boss.post(&format!("{}/timesheets/{}/approve", pair.path, weeks[0]), json!({})).await.expect(200);
    let [pay] = &in_contracts(boss).await[..] else { panic!("one invoice") };
    assert_eq!(pay.1, format!("/contracts/{}?tab=pay", pair.id()));
    assert!(pay.2.is_some_and(|due| due > NOON), "the invoice says by when: {pay:?}");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_to_do_in_a_contract_says_by_when_it_is_due() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let contract = pair.contract().await;
    let body = json!({
        "workerId": contract["worker"]["id"], "employerId": contract["employer"]["id"], "title": "Paint", "terms": contract["terms"],
        "note": "", "contact": { "phone": "843-555-0100" },
    });
    boss.post("/api/contracts", body).await.expect(201);
    let [confirm] = &in_contracts(hand).await[..] else { panic!("one proposal") };
    assert_eq!((confirm.0.as_str(), confirm.2), ("For “Paint”.", Some(NOON + 30 * DAY)), "it lapses then");
    let milestone = json!({ "title": "Kitchen", "amount": 9_000 });
    let id = boss.post(&format!("{}/milestones", pair.path), milestone).await.expect(201)["id"].clone();
    hand.post(&format!("/api/milestones/{id}/agree"), json!({})).await.expect(200);
    let sent = hand.post(&format!("/api/milestones/{id}/submit"), json!({})).await.expect(200);
    let [approve] = &in_contracts(boss).await[..] else { panic!("one milestone to approve") };
    assert_eq!((approve.2, approve.2.is_some()), (sent["approveAt"].as_i64(), true));
    boss.post(&format!("/api/milestones/{id}/approve"), json!({})).await.expect(200);
    for who in [boss, hand] {
        pair.act(who, "end", json!({ "reason": "done" })).await.expect(200);
    }
    let due = in_contracts(hand).await.into_iter().map(|todo| todo.2).collect::<Vec<_>>();
    assert_eq!(due, [Some(NOON + 14 * DAY), Some(NOON + 30 * DAY)], "the review, then the proposal");
}
