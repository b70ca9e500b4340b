//! Until the site knows somebody, they store little, and few come from one network in a day. A code from the office lets people
//! in who share one.

use axum::http::Method;
use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::identity::Staff;
use jobstead::site::limits::{self, Limits};
use jobstead::{db, schedule, statements};
use serde_json::{Value, json};

use crate::office::staff;
use crate::support::{Reply, Site, Visitor, sign_up_body};

statements! {
    STORED = "SELECT name FROM files ORDER BY id";
}

/// A PDF of this many bytes.
fn pdf(bytes: usize) -> Vec<u8> {
    let (head, tail) = (b"%PDF-1.7\n", b"\n%%EOF\n");
    [head.as_slice(), &vec![b' '; bytes - head.len() - tail.len()], tail].concat()
}

const MEGABYTE: usize = 1024 * 1024;

async fn uploads(person: &Visitor, name: &str, bytes: usize) -> Reply {
    person.upload("document", name, "application/pdf", &pdf(bytes)).await
}

async fn limit(site: &Site, change: impl Fn(&mut Limits)) {
    let mut new = Limits::default();
    change(&mut new);
    site.write(move |tx| limits::save(tx, &new)).await;
}

async fn signs_up(site: &Site, address: u8, name: &str, code: Option<&str>) -> Reply {
    let visitor = Visitor::new(site);
    let mut body = sign_up_body(name);
    body["code"] = json!(code);
    site.send_from([10, 0, 0, address], visitor.request(Method::POST, "/api/auth/sign-up", Some(&body))).await
}

#[tokio::test]
async fn s51_a_stranger_stores_little_until_the_site_knows_them() {
    let site = Site::new().await;
    let stranger = site.unproven("Wanda Worker").await;
    uploads(&stranger, "1.pdf", 3 * MEGABYTE).await.expect(201);
    assert_eq!(uploads(&stranger, "2.pdf", 3 * MEGABYTE).await.refused(409), "unknown_person");
    uploads(&stranger, "2.pdf", 2 * MEGABYTE).await.expect(201);
    assert_eq!(uploads(&stranger, "3.pdf", 100).await.refused(409), "unknown_person");
    // An employer reads the application: something happened between people.
    stranger.put("/api/auth/role", json!({ "role": "worker" })).await.expect(200);
    let employer = site.person("Emma Employer", "employer").await;
    let application = stranger.applies(employer.posts("Line cook").await).await;
    assert_eq!(uploads(&stranger, "3.pdf", 100).await.refused(409), "unknown_person");
    employer.post(&format!("/api/applications/{application}/open"), json!({})).await.expect(200);
    uploads(&stranger, "3.pdf", 3 * MEGABYTE).await.expect(201);
}

#[tokio::test]
async fn s51_staff_vouch_for_somebody_by_hand_or_with_a_code() {
    let site = Site::new().await;
    let agent = staff(&site, "Ada Agent", Staff::Agent).await;
    let (wanda, walter) = (site.unproven("Wanda Worker").await, site.unproven("Walter Wright").await);
    for person in [&wanda, &walter] {
        uploads(person, "1.pdf", 5 * MEGABYTE).await.expect(201);
        assert_eq!(uploads(person, "2.pdf", 100).await.refused(409), "unknown_person");
    }
    let vouched = agent.post(&format!("/api/admin/people/{}/vouch", wanda.id().await), json!({})).await.expect(200);
    assert_eq!((&vouched["knownBy"], &vouched["emailVerified"]), (&json!("vouched"), &json!(false)));
    uploads(&wanda, "2.pdf", 100).await.expect(201);

    let code = agent.post("/api/admin/welcome-codes", json!({ "uses": 1 })).await.expect(201);
    let typed = code["code"].as_str().unwrap().to_lowercase().replace('-', " ");
    let wrong = walter.post("/api/welcome-code", json!({ "code": "nonsense" })).await.expect(422);
    assert_eq!(wrong["fields"][0]["field"], "code");
    walter.post("/api/welcome-code", json!({ "code": typed })).await.expect(200);
    uploads(&walter, "2.pdf", 100).await.expect(201);
    // It's used up, but someone whom the site knows wastes none.
    wanda.post("/api/welcome-code", json!({ "code": typed })).await.expect(200);
    let third = site.unproven("Theo Third").await;
    third.post("/api/welcome-code", json!({ "code": typed })).await.expect(422);
    let listed = agent.get("/api/admin/welcome-codes").await.expect(200)["items"].clone();
    assert_eq!((&listed[0]["used"], &listed[0]["uses"]), (&json!(1), &json!(1)));
    agent.delete(&format!("/api/admin/welcome-codes/{}", code["id"])).await.expect(200);
    assert_eq!(agent.get("/api/admin/welcome-codes").await.expect(200)["items"], json!([]));
}

#[tokio::test]
async fn s51_many_sign_up_from_one_network_only_with_a_code() {
    let site = Site::new().await;
    limit(&site, |limits| limits.sign_ups = 2).await;
    let agent = staff(&site, "Ada Agent", Staff::Agent).await;
    let code = agent.post("/api/admin/welcome-codes", json!({ "uses": 2 })).await.expect(201)["code"].clone();
    let code = code.as_str().unwrap();
    signs_up(&site, 1, "Person One", None).await.expect(201);
    signs_up(&site, 1, "Person Two", None).await.expect(201);
    assert_eq!(signs_up(&site, 1, "Person Three", None).await.refused(429), "many_sign_ups");
    signs_up(&site, 2, "Person Four", None).await.expect(201);
    signs_up(&site, 1, "Person Three", Some("wrong")).await.expect(422);
    let (one, two) =
        tokio::join!(signs_up(&site, 1, "Person Three", Some(code)), signs_up(&site, 1, "Person Five", Some(code)));
    one.expect(201);
    two.expect(201);
    signs_up(&site, 1, "Person Six", Some(code)).await.expect(422);
    site.clock.advance(DAY);
    signs_up(&site, 1, "Person Six", None).await.expect(201);
}

#[tokio::test]
async fn s51_strangers_of_one_network_share_its_megabytes_and_refused_files_count() {
    let site = Site::new().await;
    limit(&site, |limits| limits.address_megabytes = 6).await;
    let (one, two) = (site.unproven("Wanda Worker").await, site.unproven("Walter Wright").await);
    uploads(&one, "1.pdf", 3 * MEGABYTE).await.expect(201);
    assert_eq!(
        one.upload("document", "2.pdf", "application/pdf", &[0].repeat(2_000_000)).await.refused(422),
        "not_a_pdf"
    );
    assert_eq!(uploads(&two, "1.pdf", 2 * MEGABYTE).await.refused(429), "unknown_network");
    let known = site.person("Kim Known", "worker").await;
    uploads(&known, "1.pdf", 5 * MEGABYTE).await.expect(201);
}

#[tokio::test]
async fn a_strangers_unused_files_go_after_a_day_unless_a_draft_may_need_them() {
    let site = Site::new().await;
    let stranger = site.unproven("Wanda Worker").await;
    let drafting = site.unproven("Dana Draft").await;
    let known = site.person("Kim Known", "worker").await;
    for (person, name) in [(&stranger, "stranger.pdf"), (&drafting, "draft.pdf"), (&known, "known.pdf")] {
        uploads(person, name, 1_000).await.expect(201);
    }
    drafting.put("/api/drafts/apply-1", json!({ "value": { "note": "soon" } })).await.expect(200);
    let names = async || site.read(|tx| tx.all(STORED, &[], db::value::<String>)).await;
    site.clock.advance(DAY - HOUR);
    schedule::round(&site.app).await.unwrap();
    assert_eq!(names().await, ["stranger.pdf", "draft.pdf", "known.pdf"]);
    site.clock.advance(HOUR + MINUTE);
    schedule::round(&site.app).await.unwrap();
    assert_eq!(names().await, ["draft.pdf", "known.pdf"]);
    site.clock.advance(6 * DAY);
    schedule::round(&site.app).await.unwrap();
    assert_eq!(names().await, Vec::<String>::new());
}

#[tokio::test]
async fn the_office_sees_who_stores_how_much_and_sets_the_limits() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let (wanda, walter) = (site.person("Wanda Worker", "worker").await, site.person("Walter Wright", "worker").await);
    uploads(&wanda, "1.pdf", 1_000).await.expect(201);
    let kept = uploads(&walter, "1.pdf", 3_000).await.expect(201);
    uploads(&walter, "2.pdf", 2_000).await.expect(201);
    let storing = async || {
        let list = operator.get("/api/admin/people?group=storing").await.expect(200);
        let items = list["items"].as_array().unwrap().clone();
        items.iter().map(|one| (one["name"].clone(), one["storedBytes"].clone())).collect::<Vec<(Value, Value)>>()
    };
    let row = |name: &str, bytes: i64| (json!(name), json!(bytes));
    assert_eq!(storing().await, [row("Walter Wright", 5_000), row("Wanda Worker", 1_000)]);
    walter.delete(kept["url"].as_str().unwrap()).await.expect(200);
    assert_eq!(storing().await, [row("Walter Wright", 2_000), row("Wanda Worker", 1_000)]);

    let mut new = operator.get("/api/admin/limits").await.expect(200);
    assert_eq!((&new["signUps"], &new["strangerMegabytes"]), (&json!(50), &json!(5)));
    new["strangerMegabytes"] = json!(0);
    operator.put("/api/admin/limits", new.clone()).await.expect(200);
    assert_eq!(uploads(&site.unproven("Theo Third").await, "1.pdf", 100).await.refused(409), "unknown_person");
    new["signUps"] = json!(-1);
    assert_eq!(operator.put("/api/admin/limits", new).await.expect(422)["fields"][0]["field"], "signUps");
}
