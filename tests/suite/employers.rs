//! Employers: their page, members, permissions and invitation links; other employers' resources aren't found.

use jobstead::clock::{DAY, HOUR};
use jobstead::{args, db, statements};
use serde_json::{Value, json};

use crate::support::{Site, Visitor, job_body};

statements! {
    MAIL = "SELECT subject || ' ' || address || ' ' || path FROM mails WHERE kind = $1 ORDER BY id DESC LIMIT 50";
}

fn rights([post, hire, pay, view]: [bool; 4]) -> Value {
    json!({ "post": post, "hire": hire, "pay": pay, "view": view })
}

async fn employer_of(visitor: &Visitor) -> i64 {
    visitor.get("/api/auth/user").await.expect(200)["employerId"].as_i64().unwrap()
}

/// Creates an invitation and returns the token of its link.
async fn invite(manager: &Visitor, employer: i64, rights: &Value) -> String {
    let body = json!({ "label": "Ann at the counter", "rights": rights });
    let created = manager.post(&format!("/api/employers/{employer}/invitations"), body).await.expect(201);
    created["url"].as_str().unwrap().split("/join#token=").nth(1).unwrap().to_owned()
}

#[tokio::test]
async fn a_manager_edits_the_page_of_a_business() {
    let site = Site::new().await;
    let emma = site.person("Emma Employer", "employer").await;
    let other = site.person("Otto Other", "employer").await;
    let nobody = Visitor::new(&site);
    let own = employer_of(&emma).await;
    assert_eq!(nobody.get(&format!("/api/employers/{own}")).await.expect(200)["name"], "Emma E.");
    assert_eq!(emma.get(&format!("/api/employers/{own}")).await.expect(200)["name"], "Emma Employer");
    let person = json!({ "kind": "person", "name": "x" });
    assert_eq!(emma.post("/api/employers", person).await.expect(422)["fields"][0]["field"], "kind");
    let created = emma.post("/api/employers", json!({ "kind": "business", "name": "Creek Diner" })).await.expect(201);
    let id = created["id"].as_i64().unwrap();
    let path = format!("/api/employers/{id}");
    let change = json!({ "about": "Since <1950>.", "city": "Salem", "state": "OR" });
    assert_eq!(other.patch(&path, change.clone()).await.refused(403), "forbidden");
    emma.patch(&path, change).await.expect(200);
    let mut job = job_body("Line cook");
    job["employerId"] = json!(id);
    let posted = emma.post("/api/jobs", job.clone()).await.expect(201);
    assert_eq!(posted["postedBy"], "Creek Diner");
    assert_eq!(other.post("/api/jobs", job).await.expect(422)["fields"][0]["field"], "employerId");
    let shown = nobody.get(&path).await.expect(200);
    assert_eq!((&shown["openJobs"], &shown["kind"], &shown["rights"]), (&json!(1), &json!("business"), &json!(null)));
    assert_eq!(shown["trackRecord"]["jobsEnded"], 0);
    let html = nobody.get(&format!("/employers/{id}")).await.text();
    assert!(html.contains("<h1>Creek Diner</h1>") && html.contains("Since &lt;1950&gt;."));
    assert_eq!(nobody.get("/employers/999").await.status, 404);
    let mine = emma.get("/api/employers").await.expect(200);
    assert_eq!(mine["items"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_job_is_posted_for_a_business_named_in_it_or_in_the_persons_own_name() {
    let site = Site::new().await;
    let mia = site.person("Mia Tran", "employer").await;
    let post = async |body: Value| {
        let mut job = job_body("Dishwasher");
        job.as_object_mut().unwrap().extend(body.as_object().unwrap().clone());
        mia.post("/api/jobs", job).await
    };
    let first = post(json!({ "newBusiness": "  Blue Door Café " })).await.expect(201);
    assert_eq!(first["postedBy"], "Blue Door Café");
    let again = post(json!({ "newBusiness": "blue door café" })).await.expect(201);
    assert_eq!(again["employerId"], first["employerId"], "not added twice");
    let own = post(json!({ "asMyself": true })).await.expect(201);
    assert_eq!((&own["postedBy"], own["employerId"].as_i64()), (&json!("Mia T."), Some(employer_of(&mia).await)));
    assert_eq!(mia.get("/api/employers").await.expect(200)["items"].as_array().unwrap().len(), 2);
    for (body, field) in [
        (json!({ "newBusiness": " " }), "newBusiness"),
        (json!({ "newBusiness": "x".repeat(101) }), "newBusiness"),
        (json!({ "newBusiness": "Diner", "asMyself": true }), "employerId"),
    ] {
        assert_eq!(post(body).await.expect(422)["fields"][0]["field"], field);
    }
    // A refused job leaves no business behind.
    assert_eq!(post(json!({ "newBusiness": "Diner", "title": "" })).await.status, 422);
    assert_eq!(mia.get("/api/employers").await.expect(200)["items"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_colleague_without_an_employer_of_their_own_gets_one_by_posting_as_themselves() {
    let site = Site::new().await;
    let emma = site.person("Emma Employer", "employer").await;
    let ben = site.stranger("Ben Clerk").await;
    let id = employer_of(&emma).await;
    let token = invite(&emma, id, &rights([true, true, false, true])).await;
    ben.post("/api/employer-invitations/accept", json!({ "token": token })).await.expect(200);
    let mut job = job_body("Mow the lawn");
    assert_eq!(ben.post("/api/jobs", job.clone()).await.expect(201)["employerId"], id);
    job["asMyself"] = json!(true);
    let own = ben.post("/api/jobs", job.clone()).await.expect(201);
    assert_eq!(own["postedBy"], "Ben C.");
    assert_ne!(own["employerId"], id);
    assert_eq!(ben.post("/api/jobs", job).await.expect(201)["employerId"], own["employerId"]);
    assert_eq!(ben.get("/api/fee-quote?asMyself=true").await.expect(200)["due"], 0);
}

#[tokio::test]
async fn a_member_joins_by_link_and_acts_within_their_permissions() {
    let site = Site::new().await;
    let emma = site.person("Emma Employer", "employer").await;
    let ann = site.stranger("Ann Counter").await;
    let id = employer_of(&emma).await;
    let token = invite(&emma, id, &rights([false, true, false, true])).await;
    let link = json!({ "token": token });
    let offer = Visitor::new(&site).post("/api/employer-invitations/read", link.clone()).await.expect(200);
    assert_eq!((&offer["employer"], &offer["invitedBy"]), (&json!("Emma E."), &json!("Emma E.")));
    assert_eq!(
        Visitor::new(&site).post("/api/employer-invitations/accept", link.clone()).await.refused(401),
        "unauthorized"
    );
    let before = ann.cookie("sid").unwrap();
    ann.post("/api/employer-invitations/accept", link.clone()).await.expect(200);
    assert_ne!(ann.cookie("sid").unwrap(), before, "a new session id");
    let thief = Visitor::new(&site);
    thief.set_cookie("sid", &before);
    assert_eq!(thief.get("/api/auth/user").await.refused(401), "unauthorized");
    let user = ann.get("/api/auth/user").await.expect(200);
    assert_eq!(
        (&user["role"], &user["employerId"]),
        (&json!("employer"), &json!(null)),
        "cannot post for any employer yet"
    );
    let own = ann.posts("Help at home").await;
    let shown = ann.get(&format!("/api/jobs/{own}")).await.expect(200);
    assert_eq!(shown["postedBy"], "Ann C.", "Ann posts for herself");
    let late = site.stranger("Otto Other").await;
    assert_eq!(late.post("/api/employer-invitations/accept", link).await.refused(404), "not_found", "single use");

    let worker = site.person("Wanda Worker", "worker").await;
    let job = emma.posts("Line cook").await;
    let application = worker.applies(job).await;
    ann.step(application, "shortlist").await.expect(200);
    assert_eq!(ann.patch(&format!("/api/jobs/{job}"), json!({ "title": "x" })).await.refused(403), "forbidden");
    let path = format!("/api/employers/{id}");
    assert_eq!(ann.patch(&path, json!({ "about": "x" })).await.refused(403), "forbidden");
    let members = ann.get(&format!("{path}/members")).await.expect(200);
    assert_eq!(members["items"].as_array().unwrap().len(), 2);
    assert_eq!(ann.get(&format!("{path}/invitations")).await.refused(403), "forbidden");
    let ann_id = ann.id().await;
    let member = format!("{path}/members/{ann_id}");
    emma.patch(&member, json!({ "rights": rights([true, false, false, true]) })).await.expect(200);
    assert_eq!(ann.step(application, "interview").await.refused(403), "forbidden");
    ann.patch(&format!("/api/jobs/{job}"), json!({ "title": "Line cook, evenings" })).await.expect(200);
    ann.delete(&member).await.expect(200);
    assert_eq!(ann.get(&format!("{path}/members")).await.refused(404), "not_found");
}

#[tokio::test]
async fn an_employer_always_has_someone_with_all_permissions() {
    let site = Site::new().await;
    let emma = site.person("Emma Employer", "employer").await;
    let ann = site.person("Ann Counter", "worker").await;
    let (id, emma_id) = (employer_of(&emma).await, emma.id().await);
    let own = format!("/api/employers/{id}/members/{emma_id}");
    let less = json!({ "rights": rights([true, true, false, true]) });
    assert_eq!(emma.delete(&own).await.refused(409), "last_manager");
    assert_eq!(emma.patch(&own, less.clone()).await.refused(409), "last_manager");
    let none = json!({ "rights": rights([false, false, false, false]) });
    assert_eq!(emma.patch(&own, none).await.expect(422)["fields"][0]["field"], "rights");
    let token = invite(&emma, id, &rights([true, true, true, true])).await;
    ann.post("/api/employer-invitations/accept", json!({ "token": token })).await.expect(200);
    emma.patch(&own, less).await.expect(200);
    let ann_path = format!("/api/employers/{id}/members/{}", ann.id().await);
    assert_eq!(emma.delete(&ann_path).await.refused(403), "forbidden", "Emma is no longer a manager");
    assert_eq!(ann.delete(&ann_path).await.refused(409), "last_manager");
    ann.delete(&own).await.expect(200);
}

#[tokio::test]
async fn an_invitation_can_be_revoked_and_expires() {
    let site = Site::new().await;
    let emma = site.person("Emma Employer", "employer").await;
    let ann = site.stranger("Ann Counter").await;
    let id = employer_of(&emma).await;
    let path = format!("/api/employers/{id}/invitations");
    let token = invite(&emma, id, &rights([true, false, false, true])).await;
    let open = emma.get(&path).await.expect(200);
    assert_eq!(open["items"][0]["label"], "Ann at the counter");
    assert!(!open.to_string().contains(&token), "the link is shown only once");
    let one = format!("{path}/{}", open["items"][0]["id"]);
    assert!(emma.delete(&one).await.expect(200)["items"].as_array().unwrap().is_empty());
    let accept = |token: &str| {
        ann.request(axum::http::Method::POST, "/api/employer-invitations/accept", Some(&json!({ "token": token })))
    };
    assert_eq!(ann.send(accept(&token)).await.refused(404), "not_found");
    let token = invite(&emma, id, &rights([true, false, false, true])).await;
    site.clock.advance(7 * DAY);
    assert_eq!(ann.send(accept(&token)).await.refused(404), "not_found");
    assert!(emma.get(&path).await.expect(200)["items"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn s25_resources_of_other_employers_are_not_found() {
    let site = Site::new().await;
    let (emma, otto) = (site.person("Emma Employer", "employer").await, site.person("Otto Other", "employer").await);
    let (ours, theirs) = (employer_of(&emma).await, employer_of(&otto).await);
    let (emma_id, otto_id) = (emma.id().await, otto.id().await);
    invite(&otto, theirs, &rights([true, false, false, true])).await;
    let list = otto.get(&format!("/api/employers/{theirs}/invitations")).await.expect(200);
    let invitation = list["items"][0]["id"].as_i64().unwrap();
    let all = json!({ "rights": rights([true, true, true, true]) });
    for (employer, member) in [(theirs, otto_id), (theirs, emma_id), (ours, otto_id)] {
        let path = format!("/api/employers/{employer}/members/{member}");
        assert_eq!(emma.patch(&path, all.clone()).await.refused(404), "not_found", "{path}");
        assert_eq!(emma.delete(&path).await.refused(404), "not_found", "{path}");
    }
    for employer in [theirs, ours] {
        let path = format!("/api/employers/{employer}/invitations/{invitation}");
        assert_eq!(emma.delete(&path).await.refused(404), "not_found", "{path}");
    }
    for what in ["members", "invitations"] {
        let path = format!("/api/employers/{theirs}/{what}");
        assert_eq!(emma.get(&path).await.refused(404), "not_found");
    }
    let invite = json!({ "label": "x", "rights": rights([true, false, false, false]) });
    assert_eq!(emma.post(&format!("/api/employers/{theirs}/invitations"), invite).await.refused(404), "not_found");
    assert_eq!(
        otto.get(&format!("/api/employers/{theirs}/invitations")).await.expect(200)["items"][0]["id"],
        invitation
    );
}

#[tokio::test]
async fn members_see_the_jobs_their_permissions_cover() {
    let site = Site::new().await;
    let emma = site.person("Emma Employer", "employer").await;
    let id = employer_of(&emma).await;
    let open = emma.posts("Line cook").await;
    let copy = emma.post(&format!("/api/jobs/{open}/duplicate"), json!({})).await.expect(201)["id"].as_i64().unwrap();
    for (name, given, sees) in [
        ("Pia Poster", [true, false, false, false], vec![copy, open]),
        ("Hal Hirer", [false, true, false, false], vec![open]),
        ("Vic Viewer", [false, false, false, true], vec![open]),
        ("Paul Payer", [false, false, true, false], vec![]),
    ] {
        let token = invite(&emma, id, &rights(given)).await;
        let member = site.person(name, "employer").await;
        member.post("/api/employer-invitations/accept", json!({ "token": token })).await.expect(200);
        let list = member.get("/api/my-jobs").await.expect(200);
        let found: Vec<i64> = list["items"].as_array().unwrap().iter().map(|job| job["id"].as_i64().unwrap()).collect();
        assert_eq!(found, sees, "{name}");
        for job in found {
            member.get(&format!("/api/jobs/{job}")).await.expect(200);
        }
    }
}

#[tokio::test]
async fn an_invitation_is_mailed_to_the_address_that_the_inviter_enters() {
    let site = Site::new().await;
    let emma = site.person("Emma Employer", "employer").await;
    let employer = employer_of(&emma).await;
    let path = format!("/api/employers/{employer}/invitations");
    let invited = |email: &str| json!({ "label": "Ann", "email": email, "rights": rights([true, true, false, true]) });
    let mails = async || site.read(|tx| tx.all(MAIL, args!["employer_invitation"], db::value::<String>)).await;
    invite(&emma, employer, &rights([true, true, false, true])).await;
    assert!(mails().await.is_empty(), "a link that is only handed out isn't mailed");
    assert_eq!(emma.post(&path, invited("ann")).await.expect(422)["fields"][0]["field"], "email");
    let created = emma.post(&path, invited(" ann@example.org ")).await.expect(201);
    let link = created["url"].as_str().unwrap().split_once("8080").unwrap().1.to_owned();
    let expected = format!("Emma E. invited you to join Emma E. on Alder Creek Jobs ann@example.org {link}");
    assert_eq!(mails().await, [expected]);
    for number in 1..20 {
        emma.post(&path, invited(&format!("ann{number}@example.org"))).await.expect(201);
    }
    assert_eq!(emma.post(&path, invited("zoe@example.org")).await.refused(429), "too_many_links");
    assert_eq!(mails().await.len(), 20);
    site.clock.advance(HOUR);
    emma.signs_in("Emma Employer").await;
    emma.post(&path, invited("zoe@example.org")).await.expect(201);
}
