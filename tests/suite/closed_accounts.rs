//! Closing an account takes its jobs off the board and tells who waits; what only members should hear reaches members.

use jobstead::{args, db, schedule, statements};
use serde_json::json;

use crate::support::{Site, Visitor, apply_body};

statements! {
    NOTIFICATIONS = "SELECT title || ' / ' || body FROM notifications WHERE user_id = $1 AND kind = $2 ORDER BY id LIMIT 100";
    ADD_MEMBER = "INSERT INTO employer_members (employer_id, user_id, can_post, can_hire, can_pay, can_view) SELECT employer_id, CAST($2 AS BIGINT), 1, 1, 1, 1 FROM jobs WHERE id = $1";
    REMOVE_MEMBER = "DELETE FROM employer_members WHERE user_id = $2 AND employer_id = (SELECT employer_id FROM jobs WHERE id = $1)";
}

async fn notified(site: &Site, visitor: &Visitor, kind: &'static str) -> Vec<String> {
    let user = visitor.id().await;
    notified_by_id(site, user, kind).await
}

async fn notified_by_id(site: &Site, user: i64, kind: &'static str) -> Vec<String> {
    site.read(move |tx| tx.all(NOTIFICATIONS, args![user, kind], db::value)).await
}

async fn add_colleague(site: &Site, job: i64, colleague: &Visitor) {
    let id = colleague.id().await;
    site.write(move |tx| tx.run(ADD_MEMBER, args![job, id])).await;
}

async fn set_account(operator: &Visitor, id: i64, action: &str) {
    operator.post(&format!("/api/admin/people/{id}/{action}"), json!({})).await.expect(200);
}

async fn listed(site: &Site) -> i64 {
    let found = Visitor::new(site).get("/api/jobs").await.expect(200);
    found["total"]["count"].as_i64().unwrap()
}

#[tokio::test]
async fn s7_closing_an_account_takes_its_jobs_off_the_board_and_tells_who_waits() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let scammer = site.person("Sly Scammer", "employer").await;
    let (waiting, late) = (site.person("Wanda Worker", "worker").await, site.person("Lara Late", "worker").await);
    let declined = site.person("Dora Declined", "worker").await;
    let job = scammer.posts("Earn 900 a day from home").await;
    waiting.applies(job).await;
    let other = declined.applies(job).await;
    scammer.step(other, "decline").await.expect(200);
    let id = scammer.id().await;
    assert_eq!(listed(&site).await, 1);

    set_account(&operator, id, "disable").await;
    assert_eq!(listed(&site).await, 0);
    assert_eq!(Visitor::new(&site).get(&format!("/api/jobs/{job}")).await.expect(200)["status"], "paused");
    let path = format!("/api/jobs/{job}/applications");
    assert_eq!(late.post(&path, apply_body()).await.refused(409), "wrong_state");
    let told = notified(&site, &waiting, "job_hold").await;
    assert_eq!(
        told,
        ["“Earn 900 a day from home” is on hold / We closed the employer’s account, so don’t expect a reply for now. \
          You can withdraw your application."]
    );
    assert!(
        notified(&site, &declined, "job_hold").await.is_empty(),
        "applicants who already have a reply aren't notified"
    );

    set_account(&operator, id, "enable").await;
    assert_eq!(listed(&site).await, 1);
    late.post(&path, apply_body()).await.expect(201);
    let told = notified(&site, &waiting, "job_hold").await;
    assert!(told.last().unwrap().starts_with("“Earn 900 a day from home” is live again"), "{told:?}");
}

#[tokio::test]
async fn all_jobs_of_a_large_account_follow_batch_by_batch() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let emma = site.person("Emma Employer", "employer").await;
    for n in 0..45 {
        emma.posts(&format!("Line cook {n}")).await;
    }
    let id = emma.id().await;
    set_account(&operator, id, "disable").await;
    assert_eq!(listed(&site).await, 25, "the first batch is paused at once");
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(listed(&site).await, 0);
    set_account(&operator, id, "enable").await;
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(listed(&site).await, 45);
}

#[tokio::test]
async fn a_job_that_someone_else_manages_stays_when_an_account_is_closed() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let emma = site.person("Emma Employer", "employer").await;
    let colleague = site.person("Carl Colleague", "employer").await;
    let (job, paused) = (emma.posts("Line cook").await, emma.posts("Waiter").await);
    emma.post(&format!("/api/jobs/{paused}/pause"), json!({})).await.expect(200);
    add_colleague(&site, job, &colleague).await;
    let (emmas, colleagues) = (emma.id().await, colleague.id().await);
    set_account(&operator, emmas, "disable").await;
    assert_eq!(listed(&site).await, 1, "the colleague still manages it");
    set_account(&operator, colleagues, "disable").await;
    assert_eq!(listed(&site).await, 0);
    // Whoever comes back brings the jobs back, but not what was paused before.
    set_account(&operator, emmas, "enable").await;
    assert_eq!(listed(&site).await, 1);
}

#[tokio::test]
async fn paying_for_the_job_of_a_closed_account_does_not_list_it() {
    let site = Site::empty();
    let operator = site.set_up().await;
    site.end_promotion().await;
    let emma = site.person("Emma Employer", "employer").await;
    let job = emma.posts("Line cook").await;
    let id = emma.id().await;
    let fee = emma.get(&format!("/api/jobs/{job}/fee")).await.expect(200)["fee"]["id"].clone();
    set_account(&operator, id, "disable").await;
    let paid = json!({ "method": "cash", "reference": "in an envelope" });
    operator.post(&format!("/api/admin/fees/{fee}/pay"), paid).await.expect(200);
    assert_eq!(listed(&site).await, 0);
    set_account(&operator, id, "enable").await;
    assert_eq!(listed(&site).await, 1);
}

#[tokio::test]
async fn s29_moderation_notices_go_to_members_not_to_people_who_left() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let emma = site.person("Emma Employer", "employer").await;
    let colleague = site.person("Carl Colleague", "employer").await;
    let first = emma.posts("Line cook").await;
    add_colleague(&site, first, &colleague).await;
    let employer = emma.get("/api/auth/user").await.expect(200)["employerId"].clone();
    let mut body = crate::support::job_body("Waiter");
    body["employerId"] = employer;
    let job = colleague.post("/api/jobs", body).await.expect(201)["id"].as_i64().unwrap();
    let left = colleague.id().await;
    site.write(move |tx| tx.run(REMOVE_MEMBER, args![job, left])).await;
    let reason = json!({ "reason": "canary: it names no pay." });
    operator.post(&format!("/api/jobs/{job}/refuse"), reason).await.expect(200);
    assert_eq!(notified(&site, &emma, "job_refused").await, ["Waiter was taken down / canary: it names no pay."]);
    assert!(notified(&site, &colleague, "job_refused").await.is_empty());
    let seen = colleague.get("/api/notifications").await.text() + &colleague.get("/notifications").await.text();
    assert!(!seen.contains("canary"));
}
