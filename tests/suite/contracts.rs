//! Contracts: visible only to both parties, who see how to reach each other.

use axum::http::Method;
use jobstead::{args, statements};
use serde_json::{Value, json};

use crate::support::pair::applied;
use crate::support::{Site, Visitor, accept_body, offer_body};

statements! {
    ADD_MEMBER = "INSERT INTO employer_members (employer_id, user_id, can_post, can_hire, can_pay, can_view) SELECT employer_id, CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($3 AS BIGINT), 0, 1 FROM jobs WHERE id = $1";
    FORGET_CONTACTS = "UPDATE contracts SET employer_contact_id = NULL, worker_contact_id = NULL";
}

/// An employer, a worker they hired, the job, the application and the contract.
async fn hired(site: &Site) -> (Visitor, Visitor, i64, i64, i64) {
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    employer.step(application, "offer").await.expect(200);
    let contract = worker.step(application, "accept").await.expect(200)["contractId"].as_i64().unwrap();
    (employer, worker, job, application, contract)
}

async fn join(site: &Site, job: i64, name: &str, can_hire: bool) -> Visitor {
    let member = site.person(name, "employer").await;
    let id = member.id().await;
    site.write(move |tx| tx.run(ADD_MEMBER, args![job, id, can_hire])).await;
    member
}

#[tokio::test]
async fn only_the_two_parties_can_see_a_contract() {
    let site = Site::new().await;
    let (employer, worker, _, _, id) = hired(&site).await;
    let path = format!("/api/contracts/{id}");
    let mut contract = employer.get(&path).await.expect(200);
    assert_eq!(contract["ownSide"], "employer");
    contract["ownSide"] = json!("worker");
    assert_eq!(contract, worker.get(&path).await.expect(200));
    assert_eq!(
        (&contract["jobTitle"], &contract["currency"], &contract["state"], &contract["note"]),
        (&json!("Line cook"), &json!("USD"), &json!("active"), &json!("See you on Friday."))
    );
    let other = site.person("Odette Other", "worker").await;
    assert_eq!(other.get(&path).await.refused(404), "not_found");
    assert_eq!(other.put(&format!("{path}/contact"), accept_body()).await.refused(404), "not_found");
    assert_eq!(other.get("/api/contracts").await.expect(200)["items"], json!([]));
    // Lists leave out the terms in words.
    contract["lines"] = json!([]);
    assert_eq!(worker.get("/api/contracts").await.expect(200)["items"], json!([contract]));
}

#[tokio::test]
async fn b1_both_sides_see_how_to_reach_each_other_once_the_offer_is_accepted() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    let path = format!("/api/applications/{application}");
    employer.step(application, "offer").await.expect(200);
    for person in [&employer, &worker] {
        let seen = person.get(&path).await.expect(200);
        assert_eq!(seen["contacts"], Value::Null, "before it is accepted");
        assert!(!seen.to_string().contains("555-0100"));
    }
    worker.step(application, "accept").await.expect(200);
    let emma = json!({ "phone": "843-555-0100", "email": "", "note": "Ask for Emma.", "street": "" });
    let wanda = json!({ "phone": "(843) 555-0199", "email": "wanda@example.org", "note": "", "street": "" });
    let agreed = json!({ "employer": emma, "worker": wanda });
    let mine = worker.get("/api/applications").await.expect(200);
    assert_eq!(
        (&mine["items"][0]["contacts"], &mine["items"][0]["offer"]["note"]),
        (&agreed, &json!("See you on Friday."))
    );
    let applicants = employer.get(&format!("/api/jobs/{job}/applications?group=hired")).await.expect(200);
    assert_eq!(applicants["items"][0]["contacts"], agreed);
    let contract = employer.get("/api/contracts").await.expect(200)["items"][0].clone();
    assert_eq!((&contract["employer"]["contact"], &contract["worker"]["contact"]), (&emma, &wanda));
    let other = site.person("Odette Other", "worker").await;
    other.applies(employer.posts("Waiter").await).await;
    let person = format!("/api/people/{}", worker.id().await);
    for path in ["/api/jobs", "/api/applications", "/api/contracts", &format!("/api/jobs/{job}"), &person] {
        let seen = other.get(path).await;
        assert!(!seen.json().to_string().contains("555-01"), "{path}");
    }
}

#[tokio::test]
async fn an_offer_and_its_acceptance_say_how_to_be_reached() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let path = format!("/api/applications/{application}");
    for contact in [json!({}), json!({ "phone": "911" }), json!({ "email": "nobody" }), json!({ "note": "Come by." })] {
        let mut offer = offer_body();
        offer["contact"] = contact.clone();
        assert_eq!(employer.post(&format!("{path}/offer"), offer).await.refused(422), "invalid", "{contact}");
    }
    employer.step(application, "offer").await.expect(200);
    let empty = json!({ "contact": {} });
    let reply = worker.post(&format!("{path}/accept"), empty).await.expect(422);
    assert_eq!(reply["fields"][0]["field"], "contact.phone");
    assert_eq!(worker.get(&path).await.expect(200)["status"], "offered");
}

#[tokio::test]
async fn the_forms_suggest_what_was_given_last_time() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    let path = format!("/api/applications/{application}/contact");
    let email = employer.get("/api/auth/user").await.expect(200)["email"].clone();
    let from_account = json!({ "phone": "", "email": email, "note": "", "street": "" });
    assert_eq!(employer.get(&path).await.expect(200), from_account);
    employer.step(application, "offer").await.expect(200);
    assert_ne!(worker.get(&path).await.expect(200)["phone"], "843-555-0100", "the worker's own");
    worker.step(application, "accept").await.expect(200);
    let job = employer.posts("Waiter").await;
    let next = worker.applies(job).await;
    let path = format!("/api/applications/{next}/contact");
    let emma = json!({ "phone": "843-555-0100", "email": "", "note": "Ask for Emma.", "street": "" });
    assert_eq!(employer.get(&path).await.expect(200), emma);
    let colleague = join(&site, job, "Carl Colleague", true).await;
    assert_eq!(colleague.get(&path).await.expect(200), emma, "a colleague's");
    employer.step(next, "offer").await.expect(200);
    assert_eq!(worker.get(&path).await.expect(200)["phone"], "(843) 555-0199");
}

#[tokio::test]
async fn each_side_can_change_its_own_contact_details() {
    let site = Site::new().await;
    let (employer, worker, job, application, id) = hired(&site).await;
    let path = format!("/api/contracts/{id}/contact");
    let new = |phone: &str| json!({ "contact": { "phone": phone } });
    let changed = worker.put(&path, new("843-555-0111")).await.expect(200);
    assert_eq!(changed["worker"]["contact"]["phone"], "843-555-0111");
    assert_eq!(changed["employer"]["contact"]["phone"], "843-555-0100");
    let told = employer.get("/api/notifications").await.expect(200)["items"][0].clone();
    assert_eq!((&told["kind"], &told["href"]), (&json!("contact_changed"), &json!(format!("/contracts/{id}"))));
    let colleague = join(&site, job, "Carl Colleague", true).await;
    colleague.put(&path, new("843-555-0122")).await.expect(200);
    let seen = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!(seen["contacts"]["employer"]["phone"], "843-555-0122");
    let reader = join(&site, job, "Rita Reader", false).await;
    assert_eq!(reader.put(&path, new("843-555-0133")).await.refused(403), "forbidden");
    assert_eq!(reader.get(&format!("/api/contracts/{id}")).await.expect(200)["ownSide"], Value::Null);
    assert_eq!(worker.put(&path, new("1")).await.refused(422), "invalid");
    // Contracts from before there were contact details.
    site.write(|tx| tx.run(FORGET_CONTACTS, &[])).await;
    assert_eq!(employer.get(&format!("/api/contracts/{id}")).await.expect(200)["worker"]["contact"], Value::Null);
    let added = worker.put(&path, new("843-555-0144")).await.expect(200);
    assert_eq!(added["worker"]["contact"]["phone"], "843-555-0144");
}

#[tokio::test]
async fn contact_details_disappear_while_the_account_is_closed() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let (employer, worker, job, application, id) = hired(&site).await;
    let (path, contract) = (format!("/api/applications/{application}"), format!("/api/contracts/{id}"));
    let (emma, wanda) = (employer.id().await, worker.id().await);
    let close = |person: i64, action: &str| {
        operator.request(Method::POST, &format!("/api/admin/people/{person}/{action}"), Some(&json!({})))
    };
    operator.send(close(wanda, "disable")).await.expect(200);
    assert_eq!(employer.get(&path).await.expect(200)["contacts"]["worker"], Value::Null);
    assert_eq!(employer.get(&contract).await.expect(200)["worker"]["contact"], Value::Null);
    operator.send(close(wanda, "enable")).await.expect(200);
    assert_eq!(employer.get(&contract).await.expect(200)["worker"]["contact"]["email"], "wanda@example.org");
    let colleague = join(&site, job, "Carl Colleague", true).await;
    operator.send(close(emma, "disable")).await.expect(200);
    worker.signs_in("Wanda Worker").await;
    assert_eq!(worker.get(&path).await.expect(200)["contacts"]["employer"], Value::Null);
    let next = worker.applies(colleague_job(&colleague, job).await).await;
    let suggested = colleague.get(&format!("/api/applications/{next}/contact")).await.expect(200);
    assert_eq!(suggested["phone"], "", "a closed account's details aren't suggested either");
}

/// Posts another job for the employer of a job, as a member who may post and hire.
async fn colleague_job(colleague: &Visitor, job: i64) -> i64 {
    let employer = colleague.get(&format!("/api/jobs/{job}")).await.expect(200)["employerId"].clone();
    let mut body = crate::support::job_body("Waiter");
    body["employerId"] = employer;
    colleague.post("/api/jobs", body).await.expect(201)["id"].as_i64().unwrap()
}
