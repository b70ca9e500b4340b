//! Saved jobs, hidden employers, saved searches with alerts and feeds, drafts, reports.

use jobstead::clock::MINUTE;
use jobstead::schedule;
use serde_json::{Value, json};

use crate::support::{Site, Visitor, job_body};

jobstead::statements! {
    NOTIFICATIONS = "SELECT title || ' ' || href FROM notifications WHERE user_id = $1 AND kind = $2 AND read_at IS NULL ORDER BY id LIMIT 10";
    HIDE = "INSERT INTO hidden_employers (user_id, employer_id, hiring_name, created_at) VALUES ($1, $2, $3, 0)";
}

pub async fn unread_notifications(site: &Site, user: i64, kind: &'static str) -> Vec<String> {
    site.read(move |tx| tx.all(NOTIFICATIONS, jobstead::args![user, kind], jobstead::db::value)).await
}

fn titles(list: &Value) -> Vec<&str> {
    list["items"].as_array().unwrap().iter().map(|item| item["title"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn saved_jobs_are_private_and_remain_after_a_job_closes() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let (one, two) = (employer.posts("One").await, employer.posts("Two").await);
    for job in [one, two, one] {
        worker.put(&format!("/api/saved-jobs/{job}"), json!({})).await.expect(200);
        site.clock.advance(1);
    }
    let saved = worker.get("/api/saved-jobs").await.expect(200);
    assert_eq!(titles(&saved), ["Two", "One"], "saving again changes nothing");
    assert_eq!(employer.get("/api/saved-jobs").await.expect(200)["items"], json!([]));
    assert_eq!(worker.get("/api/jobs").await.expect(200)["items"][0]["saved"], true);
    assert_eq!(employer.get("/api/jobs").await.expect(200)["items"][0]["saved"], false);
    employer.post(&format!("/api/jobs/{one}/close"), json!({ "reason": "other" })).await.expect(200);
    assert_eq!(titles(&worker.get("/api/saved-jobs").await.expect(200)).len(), 2);
    let first = worker.get("/api/saved-jobs?limit=1").await.expect(200);
    let next = first["nextCursor"].as_str().unwrap();
    let rest = worker.get(&format!("/api/saved-jobs?limit=1&cursor={next}")).await.expect(200);
    assert_eq!((titles(&first), titles(&rest)), (vec!["Two"], vec!["One"]));
    let back = rest["prevCursor"].as_str().unwrap();
    assert_eq!(titles(&worker.get(&format!("/api/saved-jobs?limit=1&cursor={back}")).await.expect(200)), ["Two"]);
    let removal = worker.request(axum::http::Method::DELETE, &format!("/api/saved-jobs/{two}"), Some(&json!({})));
    worker.send(removal).await.expect(200);
    assert_eq!(titles(&worker.get("/api/saved-jobs").await.expect(200)), ["One"]);
}

#[tokio::test]
async fn a_job_that_was_taken_down_is_in_nobody_elses_lists() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Canary of a fraud").await;
    worker.put(&format!("/api/saved-jobs/{job}"), json!({})).await.expect(200);
    let report = json!({ "reason": "pay_to_work", "note": "Asks for a deposit." });
    worker.post(&format!("/api/jobs/{job}/report"), report.clone()).await.expect(201);
    worker.post(&format!("/api/jobs/{job}/report"), report).await.expect(201);
    let queue = operator.get("/api/admin/jobs?queue=reported").await.expect(200);
    assert_eq!(queue["items"][0]["reports"].as_array().unwrap().len(), 1, "the second report replaces the first");
    assert_eq!(queue["items"][0]["reports"][0]["by"], "Wanda W.");
    let reason = json!({ "reason": "Nobody pays to get a job here." });
    operator.post(&format!("/api/jobs/{job}/refuse"), reason).await.expect(200);
    for path in ["/api/jobs", "/api/jobs?query=canary", "/api/saved-jobs", "/api/job-cards?ids=1"] {
        assert!(!worker.get(path).await.text().contains("Canary"), "{path}");
    }
    assert!(!worker.get("/jobs.atom").await.text().contains("Canary"));
    assert_eq!(operator.get("/api/admin/jobs?queue=reported").await.expect(200)["items"], json!([]));
    let own = employer.get(&format!("/api/jobs/{job}")).await.expect(200);
    assert_eq!(own["refusal"], "Nobody pays to get a job here.");
    let unread = unread_notifications(&site, employer.id().await, "job_refused").await;
    assert_eq!(unread, [format!("Canary of a fraud was taken down /jobs/{job}")]);
    let told = unread_notifications(&site, worker.id().await, "report_resolved").await;
    assert_eq!(told, ["“Canary of a fraud” was taken down /jobs"]);
}

#[tokio::test]
async fn dismissing_reports_keeps_the_job_open() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    worker.post(&format!("/api/jobs/{job}/report"), json!({ "reason": "other" })).await.expect(201);
    operator.post(&format!("/api/jobs/{job}/dismiss-reports"), json!({})).await.expect(200);
    assert_eq!(operator.get("/api/admin/jobs?queue=reported").await.expect(200)["items"], json!([]));
    assert_eq!(worker.get(&format!("/api/jobs/{job}")).await.expect(200)["status"], "open");
    let told = unread_notifications(&site, worker.id().await, "report_resolved").await;
    assert_eq!(told, [format!("We looked at your report of “Line cook” /jobs/{job}")]);
}

#[tokio::test]
async fn hiding_an_employer_affects_only_your_own_lists() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let other = site.person("Otto Other", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    other.posts("Night cook").await;
    let hidden = worker.post("/api/hidden-employers", json!({ "jobId": job })).await.expect(201);
    assert_eq!(hidden["name"], "Emma E.");
    for path in ["/api/jobs", "/api/jobs?query=cook", "/api/jobs?category=food&sort=pay"] {
        let found = worker.get(path).await.expect(200);
        assert_eq!(titles(&found), ["Night cook"], "{path}");
        assert_eq!(found["total"]["count"], 1, "{path}");
        assert_eq!(Visitor::new(&site).get(path).await.expect(200)["total"]["count"], 2, "{path}");
    }
    let id = hidden["id"].as_i64().unwrap();
    let show =
        |visitor: &Visitor| visitor.request(axum::http::Method::DELETE, &format!("/api/hidden-employers/{id}"), None);
    other.send(show(&other)).await.expect(200);
    assert_eq!(worker.get("/api/hidden-employers").await.expect(200)["items"].as_array().unwrap().len(), 1);
    worker.send(show(&worker)).await.expect(200);
    assert_eq!(worker.get("/api/jobs").await.expect(200)["total"]["count"], 2);
}

#[tokio::test]
async fn at_the_limit_only_employers_already_hidden_can_be_hidden_again() {
    let site = Site::new().await;
    let (employer, other) =
        (site.person("Emma Employer", "employer").await, site.person("Otto Other", "employer").await);
    let worker = site.person("Wanda Worker", "worker").await;
    let (job, next) = (employer.posts("Line cook").await, other.posts("Night cook").await);
    let first = worker.post("/api/hidden-employers", json!({ "jobId": job })).await.expect(201);
    let (user, hidden) = (worker.id().await, first["employerId"].as_i64().unwrap());
    site.write(move |tx| {
        (1..200).try_for_each(|n| {
            let name = format!("Agency {n}");
            tx.run(HIDE, jobstead::args![user, hidden, &name]).map(drop)
        })
    })
    .await;
    let again = worker.post("/api/hidden-employers", json!({ "jobId": job })).await.expect(201);
    assert_eq!(again["id"], first["id"]);
    assert_eq!(worker.post("/api/hidden-employers", json!({ "jobId": next })).await.refused(409), "too_many");
    assert_eq!(worker.get("/api/hidden-employers").await.expect(200)["items"].as_array().unwrap().len(), 200);
    assert_eq!(worker.get("/api/jobs").await.expect(200)["total"]["count"], 1, "the refused one stays visible");
}

#[tokio::test]
async fn a_saved_search_sends_one_alert_and_has_a_feed() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    employer.posts("Old cook").await;
    let search = json!({ "name": "Kitchens", "search": "query=cook&city=Portland" });
    let saved = worker.post("/api/saved-searches", search).await.expect(201);
    let me = worker.id().await;
    schedule::run_once(&site.app).await.unwrap();
    assert!(unread_notifications(&site, me, "search_match").await.is_empty(), "earlier jobs send no alert");
    employer.posts("New cook").await;
    employer.posts("Another cook").await;
    employer.posts("Painter").await;
    schedule::run_once(&site.app).await.unwrap();
    assert!(
        unread_notifications(&site, me, "search_match").await.is_empty(),
        "jobs posted in the same minute share an alert"
    );
    site.clock.advance(MINUTE);
    schedule::run_once(&site.app).await.unwrap();
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(
        unread_notifications(&site, me, "search_match").await,
        ["2 new jobs: Kitchens /jobs?query=cook&city=Portland"]
    );
    let feed = saved["items"][0]["feedUrl"].as_str().unwrap().to_owned();
    let xml = Visitor::new(&site).get(&feed).await;
    assert_eq!(xml.header("content-type"), "application/atom+xml; charset=utf-8");
    assert!(xml.text().contains("Kitchens") && xml.text().contains("New cook") && !xml.text().contains("Painter"));
    let hide = employer.posts("Hidden cook").await;
    worker.post("/api/hidden-employers", json!({ "jobId": hide })).await.expect(201);
    assert!(
        !Visitor::new(&site).get(&feed).await.text().contains("cook"),
        "the feed leaves out the owner's hidden employers"
    );
    let id = saved["items"][0]["id"].as_i64().unwrap();
    let remove = worker.request(axum::http::Method::DELETE, &format!("/api/saved-searches/{id}"), None);
    assert_eq!(worker.send(remove).await.expect(200)["items"], json!([]));
    assert_eq!(Visitor::new(&site).get(&feed).await.refused(404), "not_found");
}

#[tokio::test]
async fn invalid_searches_are_not_saved() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let long = format!("query={}", "x".repeat(275));
    for (name, search, field) in [
        ("", "query=cook", "name"),
        ("x", "nonsense=1", "search"),
        ("x", &long, "search"),
        ("x", "sort=nearest", "search"),
    ] {
        let reply = worker.post("/api/saved-searches", json!({ "name": name, "search": search })).await;
        if search == "sort=nearest" {
            // The sort order isn't part of a saved search.
            reply.expect(201);
        } else {
            assert_eq!(reply.refused(422), "invalid", "{search}");
            assert_eq!(reply.json()["fields"][0]["field"], field);
        }
    }
}

#[tokio::test]
async fn s29_drafts_are_private_and_last_seven_days() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let other = site.person("Otto Other", "worker").await;
    let value = json!({ "title": "Canary draft" });
    worker.put("/api/drafts/post-job", json!({ "value": value })).await.expect(200);
    assert_eq!(worker.get("/api/drafts/post-job").await.expect(200)["value"], value);
    assert_eq!(other.get("/api/drafts/post-job").await.expect(200)["value"], json!(null));
    assert_eq!(worker.get("/api/drafts/Post%20Job").await.refused(404), "not_found");
    let long = json!({ "value": { "title": "x".repeat(70_000) } });
    assert_eq!(worker.put("/api/drafts/post-job", long).await.refused(422), "too_long");
    site.clock.advance(7 * jobstead::clock::DAY);
    assert_eq!(worker.get("/api/drafts/post-job").await.expect(200)["value"], json!(null));
}

#[tokio::test]
async fn typos_are_corrected_when_nothing_matches() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    employer.posts("Plumber").await;
    let mut body = job_body("Night nurse");
    body["category"] = json!("care");
    employer.post("/api/jobs", body).await.expect(201);
    schedule::run_once(&site.app).await.unwrap();
    for (typed, meant, title) in [
        ("plumer", "plumber", "Plumber"),
        ("nihgt nurse", "night nurse", "Night nurse"),
        ("PLUMBR", "plumber", "Plumber"),
    ] {
        let found =
            Visitor::new(&site).get(&format!("/api/jobs?query={}", typed.replace(' ', "%20"))).await.expect(200);
        assert_eq!((&found["corrected"], titles(&found)), (&json!(meant), vec![title]), "{typed}");
    }
    let by_prefix = Visitor::new(&site).get("/api/jobs?query=plu").await.expect(200);
    assert_eq!(
        (&by_prefix["corrected"], titles(&by_prefix)),
        (&json!(null), vec!["Plumber"]),
        "a prefix is not a typo"
    );
    let some = Visitor::new(&site).get("/api/jobs?query=nurse%20astronaut").await.expect(200);
    assert_eq!((&some["completeMatches"], titles(&some)), (&json!(0), vec!["Night nurse"]));
}
