//! Choosing among applicants: groups, verdicts, private notes, declining several at once, view-only members.

use jobstead::applications::input::Decline;
use jobstead::applications::model::{DeclineReason, Group, MyGroup, Status};
use jobstead::clock::{DAY, HOUR};
use jobstead::{args, statements};
use serde_json::{Value, json};

use crate::support::pair::applied;
use crate::support::{Site, Visitor, apply_body, job_body};

statements! {
    ADD_MEMBER = "INSERT INTO employer_members (employer_id, user_id, can_post, can_hire, can_pay, can_view) SELECT employer_id, CAST($2 AS BIGINT), 0, 0, 0, 1 FROM jobs WHERE id = $1";
    SET_LIMIT = "UPDATE site SET apply_limit = $1";
    ADD_FILE = "INSERT INTO files (token, owner_id, kind, name, media_type, bytes, created_at) VALUES ($1, $2, $3, $4, 'application/pdf', 1234, 1)";
    ADD_DRAFT = "INSERT INTO drafts (user_id, name, body, saved_at) VALUES ($1, 'post-job', $2, 1)";
}

async fn items(person: &Visitor, path: &str) -> Vec<Value> {
    person.get(path).await.expect(200)["items"].as_array().unwrap().clone()
}

#[test]
fn every_status_is_in_exactly_one_group_on_each_side() {
    for status in Status::ALL {
        assert_eq!(Group::ALL.iter().filter(|group| group.statuses().contains(status)).count(), 1, "{status:?}");
        assert_eq!(MyGroup::ALL.iter().filter(|group| group.statuses().contains(status)).count(), 1, "{status:?}");
    }
}

#[tokio::test]
async fn applicants_are_grouped_with_counts() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("Line cook").await;
    let mut sent = Vec::new();
    for n in 0..5 {
        sent.push(site.person(&format!("Worker {n}"), "worker").await.applies(job).await);
    }
    employer.step(sent[0], "open").await.expect(200);
    employer.step(sent[1], "shortlist").await.expect(200);
    employer.step(sent[2], "decline").await.expect(200);
    let page = employer.get(&format!("/api/jobs/{job}/applications?group=new")).await.expect(200);
    let ids: Vec<_> = page["items"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect();
    assert_eq!(ids, [sent[0], sent[3], sent[4]]);
    let counts = json!({ "new": 3, "shortlist": 1, "interview": 0, "offer": 0, "hired": 0, "declined": 1 });
    assert_eq!(page["counts"], counts);
    let path = format!("/api/jobs/{job}/applications?group=declined");
    assert_eq!(items(&employer, &path).await[0]["id"], sent[2]);
}

#[tokio::test]
async fn verdicts_and_notes_are_visible_only_to_the_employer() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    let path = format!("/api/applications/{application}");
    let judged = employer.put(&format!("{path}/verdict"), json!({ "verdict": "maybe" })).await.expect(200);
    assert_eq!(judged["verdict"], "maybe");
    let note = employer.post(&format!("{path}/notes"), json!({ "text": " Canary: loud laugh. " })).await.expect(201);
    assert_eq!((&note["text"], &note["isOwn"]), (&json!("Canary: loud laugh."), &json!(true)));
    assert_eq!(employer.get(&path).await.expect(200)["noteCount"], 1);
    let seen = worker.get(&path).await.expect(200);
    assert_eq!((&seen["verdict"], &seen["noteCount"], &seen["canRate"]), (&Value::Null, &json!(0), &json!(false)));
    assert_eq!(worker.get(&format!("{path}/notes")).await.refused(403), "forbidden");
    assert_eq!(worker.put(&format!("{path}/verdict"), json!({ "verdict": "yes" })).await.refused(403), "forbidden");
    assert_eq!(employer.post(&format!("{path}/notes"), json!({ "text": " " })).await.refused(422), "invalid");
    employer.put(&format!("{path}/verdict"), json!({ "verdict": null })).await.expect(200);
    assert_eq!(employer.get(&path).await.expect(200)["verdict"], Value::Null);
}

#[tokio::test]
async fn a_view_only_member_cannot_act() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
    let reader = site.person("Rita Reader", "employer").await;
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    let rita = reader.id().await;
    site.write(move |tx| tx.run(ADD_MEMBER, args![job, rita])).await;
    let path = format!("/api/applications/{application}");
    employer.post(&format!("{path}/notes"), json!({ "text": "For us." })).await.expect(201);
    let page = reader.get(&format!("/api/jobs/{job}/applications")).await.expect(200);
    assert_eq!((&page["items"][0]["can"], &page["items"][0]["noteCount"]), (&json!([]), &json!(1)));
    assert_eq!(page["counts"]["new"], 1);
    assert_eq!(items(&reader, "/api/employer-applications").await.len(), 1);
    reader.put("/api/auth/role", json!({ "role": "worker" })).await.expect(200);
    assert_eq!(reader.post(&format!("/api/jobs/{job}/applications"), apply_body()).await.refused(409), "own_job");
    assert_eq!(reader.get(&format!("/api/jobs/{job}")).await.expect(200)["viewer"]["can"], json!(["applications"]));
    let notes = items(&reader, &format!("{path}/notes")).await;
    assert_eq!(notes[0]["author"], "Emma Employer");
    for action in ["open", "shortlist", "interview", "decline", "offer"] {
        assert_eq!(reader.step(application, action).await.refused(403), "forbidden");
    }
    assert_eq!(reader.post(&format!("{path}/notes"), json!({ "text": "No." })).await.refused(403), "forbidden");
    let decline = json!({ "ids": [application], "reason": "other" });
    let from_job = reader.post(&format!("/api/jobs/{job}/applications/decline"), decline.clone()).await;
    assert_eq!(from_job.refused(403), "forbidden");
    let from_inbox = reader.post("/api/employer-applications/decline", decline).await.expect(200);
    assert_eq!(from_inbox["skipped"], json!([{ "id": application, "reason": "not_found" }]));
    assert_eq!(worker.get(&path).await.expect(200)["status"], "sent");
}

#[tokio::test]
async fn only_the_author_can_delete_a_note() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let path = format!("/api/applications/{application}/notes");
    let note = employer.post(&path, json!({ "text": "Mine." })).await.expect(201)["id"].clone();
    let request = |visitor: &Visitor, id: &Value| {
        visitor.request(axum::http::Method::DELETE, &format!("{path}/{id}"), Some(&json!({})))
    };
    let elsewhere = worker.applies(employer.posts("Waiter").await).await;
    let wrong = format!("/api/applications/{elsewhere}/notes/{note}");
    let wrong = employer.request(axum::http::Method::DELETE, &wrong, Some(&json!({})));
    assert_eq!(employer.send(wrong).await.refused(404), "not_found");
    assert_eq!(worker.send(request(&worker, &note)).await.refused(403), "forbidden");
    assert_eq!(employer.send(request(&employer, &note)).await.expect(200)["items"], json!([]));
}

#[tokio::test]
async fn bulk_decline_personalizes_messages_and_skips_ended_ones() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("Line cook").await;
    let (una, udo) = (site.person("Una Worker", "worker").await, site.person("Udo Worker", "worker").await);
    let (first, second) = (una.applies(job).await, udo.applies(job).await);
    udo.step(second, "withdraw").await.expect(200);
    let stranger = site.person("Odo Other", "employer").await;
    let foreign = una.applies(stranger.posts("Baker").await).await;
    let body = json!({ "ids": [first, second, foreign, 999_999], "reason": "other_chosen", "message": "{name}, thank you. “{job}” went to somebody else." });
    let path = format!("/api/jobs/{job}/applications/decline");
    let outcome = employer.post(&path, body.clone()).await.expect(200);
    assert_eq!(outcome["declined"], json!([first]));
    let skipped = json!([
        { "id": second, "reason": "wrong_state" },
        { "id": foreign, "reason": "not_found" },
        { "id": 999_999, "reason": "not_found" },
    ]);
    assert_eq!(outcome["skipped"], skipped);
    let seen = una.get(&format!("/api/applications/{first}")).await.expect(200);
    assert_eq!(seen["decline"]["message"], "Una, thank you. “Line cook” went to somebody else.");
    assert_eq!(items(&una, "/api/notifications").await[0]["kind"], "declined");
    assert_eq!(una.get(&format!("/api/applications/{foreign}")).await.expect(200)["status"], "sent");
    assert_eq!(employer.post(&path, json!({ "ids": [], "reason": "other" })).await.refused(422), "invalid");
    let many: Vec<i64> = (1..=101).collect();
    assert_eq!(employer.post(&path, json!({ "ids": many, "reason": "other" })).await.refused(422), "invalid");
    assert_eq!(stranger.post(&path, body).await.refused(403), "forbidden");
}

#[tokio::test]
async fn the_inbox_sorts_by_promise_or_newest_and_pages_both_ways() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (cook, waiter) = (employer.posts("Line cook").await, employer.posts("Waiter").await);
    let mut sent = Vec::new();
    for (n, job) in [cook, waiter, cook, waiter].into_iter().enumerate() {
        sent.push(site.person(&format!("Worker {n}"), "worker").await.applies(job).await);
        site.clock.advance(HOUR);
    }
    employer.step(sent[0], "shortlist").await.expect(200);
    let ids = |items: Vec<Value>| items.iter().map(|item| item["id"].as_i64().unwrap()).collect::<Vec<_>>();
    let all = ids(items(&employer, "/api/employer-applications").await);
    assert_eq!(all, [sent[1], sent[2], sent[3], sent[0]]);
    let newest = ids(items(&employer, "/api/employer-applications?sort=newest").await);
    assert_eq!(newest, [sent[3], sent[2], sent[1], sent[0]]);
    for sort in ["promise", "newest"] {
        let first = employer.get(&format!("/api/employer-applications?sort={sort}&limit=3")).await.expect(200);
        let next = first["nextCursor"].as_str().unwrap();
        let second =
            employer.get(&format!("/api/employer-applications?sort={sort}&limit=3&cursor={next}")).await.expect(200);
        assert_eq!(ids(second["items"].as_array().unwrap().clone()), [sent[0]]);
        let prev = second["prevCursor"].as_str().unwrap();
        let back =
            employer.get(&format!("/api/employer-applications?sort={sort}&limit=3&cursor={prev}")).await.expect(200);
        assert_eq!(back["items"], first["items"]);
    }
    employer.put(&format!("/api/applications/{}/verdict", sent[2]), json!({ "verdict": "yes" })).await.expect(200);
    assert_eq!(ids(items(&employer, "/api/employer-applications?verdict=yes").await), [sent[2]]);
    let one_job = employer.get(&format!("/api/employer-applications?job={waiter}&group=new")).await.expect(200);
    assert_eq!(ids(one_job["items"].as_array().unwrap().clone()), [sent[1], sent[3]]);
    assert_eq!(one_job["counts"]["new"], 2);
    let other = site.person("Odo Other", "employer").await;
    assert!(items(&other, &format!("/api/employer-applications?job={waiter}")).await.is_empty());
}

#[tokio::test]
async fn an_application_can_be_edited_until_it_is_viewed() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
    let mut body = job_body("Cook");
    body["questions"] = json!(["A card?"]);
    let job = employer.post("/api/jobs", body).await.expect(201)["id"].as_i64().unwrap();
    let mut apply = apply_body();
    (apply["answers"], apply["availableFrom"]) = (json!(["Yes"]), json!("2026-12-01"));
    let sent = worker.post(&format!("/api/jobs/{job}/applications"), apply).await.expect(201);
    let path = format!("/api/applications/{}", sent["id"]);
    assert_eq!((&sent["canEdit"], &sent["editedAt"]), (&json!(true), &Value::Null));
    let change = json!({ "proposedRate": 2200, "answers": ["Since May"], "availableFrom": null });
    let changed = worker.patch(&path, change.clone()).await.expect(200);
    assert_eq!((&changed["proposedRate"], &changed["message"]), (&json!(2200), &sent["message"]));
    assert_eq!((&changed["answers"][0]["answer"], &changed["availableFrom"]), (&json!("Since May"), &Value::Null));
    assert_ne!(changed["editedAt"], Value::Null);
    assert_eq!(worker.patch(&path, json!({ "answers": [] })).await.refused(422), "invalid");
    assert_eq!(employer.patch(&path, change.clone()).await.refused(403), "forbidden");
    employer.post(&format!("{path}/open"), json!({})).await.expect(200);
    assert_eq!(worker.patch(&path, change).await.refused(409), "wrong_state");
    assert_eq!(worker.get(&path).await.expect(200)["canEdit"], false);
}

#[tokio::test]
async fn an_application_attaches_at_most_five_own_documents() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
    let (worker_id, employer_id) = (worker.id().await, employer.id().await);
    let token = |n: usize| format!("paper-token-number-{n}");
    site.write(move |tx| {
        for n in 0..6 {
            tx.run(ADD_FILE, args![&token(n), worker_id, "document", "reference.pdf"])?;
        }
        tx.run(ADD_FILE, args![&token(6), employer_id, "document", "secret.pdf"])?;
        tx.run(ADD_FILE, args![&token(7), worker_id, "photo", "me.jpg"])
    })
    .await;
    let job = employer.posts("Line cook").await;
    let path = format!("/api/jobs/{job}/applications");
    let with = |files: Vec<usize>| {
        let mut body = apply_body();
        body["files"] = json!(files.into_iter().map(token).collect::<Vec<_>>());
        body
    };
    for wrong in [vec![6], vec![7], vec![0, 0], vec![0, 1, 2, 3, 4, 5], vec![9]] {
        assert_eq!(worker.post(&path, with(wrong)).await.refused(422), "invalid");
    }
    let sent = worker.post(&path, with(vec![1, 0])).await.expect(201);
    let seen = employer.get(&format!("/api/applications/{}", sent["id"])).await.expect(200);
    assert_eq!(
        seen["files"][0],
        json!({ "token": token(1), "name": "reference.pdf", "mediaType": "application/pdf", "bytes": 1234 })
    );
    let changed =
        worker.patch(&format!("/api/applications/{}", sent["id"]), json!({ "files": [token(2)] })).await.expect(200);
    assert_eq!(changed["files"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn daily_limit_counts_withdrawn_and_resets_at_local_midnight() {
    let site = Site::new().await;
    site.write(|tx| tx.run(SET_LIMIT, args![2])).await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
    let first = worker.applies(employer.posts("One").await).await;
    worker.step(first, "withdraw").await.expect(200);
    worker.applies(employer.posts("Two").await).await;
    let third = employer.posts("Three").await;
    let path = format!("/api/jobs/{third}/applications");
    let refused = worker.post(&path, apply_body()).await;
    assert_eq!(refused.refused(429), "apply_limit");
    // It is 4 AM in Portland: the day has twenty hours left.
    assert_eq!(refused.header("retry-after"), (20 * 3_600 + 1).to_string());
    assert!(refused.text().contains("on Nov 21"), "{}", refused.text());
    site.clock.advance(20 * HOUR - 1);
    assert_eq!(worker.post(&path, apply_body()).await.refused(429), "apply_limit");
    site.clock.advance(1);
    worker.post(&path, apply_body()).await.expect(201);
    site.person("Walt Worker", "worker").await.post(&path, apply_body()).await.expect(201);
}

#[tokio::test]
async fn s29_private_text_reaches_nobody_else() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
    let rival = site.person("Rolf Rival", "worker").await;
    let (other, nobody) = (site.person("Odo Other", "employer").await, Visitor::new(&site));
    let job = employer.posts("Line cook").await;
    let mut body = apply_body();
    body["message"] = json!("canary-application");
    let application = worker.post(&format!("/api/jobs/{job}/applications"), body).await.expect(201)["id"].clone();
    let rivals = rival.applies(job).await;
    let notes = format!("/api/applications/{application}/notes");
    employer.post(&notes, json!({ "text": "canary-note" })).await.expect(201);
    let me = worker.id().await;
    site.write(move |tx| tx.run(ADD_DRAFT, args![me, "canary-draft"])).await;
    employer.step(rivals, "decline").await.expect(200);
    site.clock.advance(7 * DAY);
    jobstead::schedule::run_once(&site.app).await.unwrap();
    let id = worker.id().await;
    let paths = [
        "/api/applications".to_owned(),
        "/api/employer-applications".to_owned(),
        "/api/notifications".to_owned(),
        "/api/dashboard".to_owned(),
        "/api/my-jobs".to_owned(),
        "/api/jobs?query=canary".to_owned(),
        "/api/contracts".to_owned(),
        format!("/api/jobs/{job}"),
        format!("/api/jobs/{job}/applications"),
        format!("/api/applications/{application}"),
        format!("/api/people/{id}"),
        notes,
        "/jobs.atom".to_owned(),
        "/".to_owned(),
        format!("/jobs/{job}"),
        "/my-jobs".to_owned(),
        "/notifications".to_owned(),
    ];
    for path in &paths {
        for stranger in [&rival, &other, &nobody] {
            assert!(!stranger.get(path).await.text().contains("canary-"), "{path}");
        }
        let seen = worker.get(path).await.text();
        assert!(!seen.contains("canary-note"), "{path}");
        let seen = employer.get(path).await.text();
        assert!(!seen.contains("canary-draft"), "{path}");
    }
    let seen = employer.get(&format!("/api/applications/{application}")).await.text();
    assert!(seen.contains("canary-application"));
}

#[test]
fn decline_messages_fill_in_name_and_job_once() {
    let decline = |message: &str| Decline { reason: DeclineReason::Other, message: message.to_owned() };
    assert_eq!(decline("{name}: {job}{x} {").message_for("Una Worker", "Cook {name}"), "Una: Cook {name}{x} {");
    assert_eq!(decline("Thank you.").message_for("Una Worker", "Cook"), "Thank you.");
}

#[tokio::test]
async fn applicants_to_a_job_are_searched_filtered_and_sorted() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("Line cook").await;
    let mut sent = Vec::new();
    for (name, message) in
        [("Rosa Miller", "Grill and prep."), ("Lena Kowalski", "100% on time."), ("Devon Price", "Ask Rosa.")]
    {
        let mut body = apply_body();
        body["message"] = json!(message);
        let worker = site.person(name, "worker").await;
        let path = format!("/api/jobs/{job}/applications");
        sent.push((worker.post(&path, body).await.expect(201)["id"].as_i64().unwrap(), worker));
    }
    let found = async |query: &str| {
        let list = items(&employer, &format!("/api/jobs/{job}/applications?{query}")).await;
        list.iter().map(|item| item["worker"]["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(found("query=rosa").await, ["Rosa M.", "Devon P."]);
    assert_eq!(found("query=rosa&sort=newest").await, ["Devon P.", "Rosa M."]);
    assert_eq!(found("query=100%25%20on").await, ["Lena K."]);
    assert_eq!(found("query=%25").await, ["Lena K."]);
    for hidden in ["miller", "rosa%20m", "rosa%20miller", "_"] {
        assert_eq!(found(&format!("query={hidden}")).await, Vec::<String>::new(), "{hidden}");
    }
    employer.put(&format!("/api/applications/{}/verdict", sent[1].0), json!({ "verdict": "yes" })).await.expect(200);
    assert_eq!(found("verdict=yes").await, ["Lena K."]);
    assert_eq!(found("sort=newest&limit=2").await, ["Devon P.", "Lena K."]);
    sent[0].1.step(sent[0].0, "withdraw").await.expect(200);
    assert_eq!(found("query=grill").await, Vec::<String>::new(), "what was withdrawn isn't searched");
}
