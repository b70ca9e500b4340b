//! Verifying an email address, changing it, and undoing a change.

use jobstead::clock::{DAY, HOUR};
use jobstead::mail::listing::{Filter, list, path};
use jobstead::mail::model::Mail;
use jobstead::web::Page;
use serde_json::{Value, json};

use crate::support::{PASSWORD, Site, Visitor, email, sign_up_body};

/// Returns the mail that was queued last, and the token of its link.
async fn newest(site: &Site) -> (Mail, Value) {
    let mail = site.read(|tx| list(tx, &Filter::All, &Page::first(1))).await.items.remove(0);
    let id = mail.id;
    let link = site.read(move |tx| path(tx, id)).await.expect("a link");
    (mail, json!({ "token": link.split_once('=').unwrap().1 }))
}

async fn asks_to_change(person: &Visitor, to: &str) -> Value {
    person.post("/api/auth/email-change", json!({ "email": to })).await.expect(202);
    newest(&person.site).await.1
}

/// Changes the address, and returns the token that undoes it.
async fn changes(person: &Visitor, to: &str) -> Value {
    let link = asks_to_change(person, to).await;
    let changed = person.post("/api/auth/email-change/confirm", link).await.expect(200);
    assert_eq!(changed["email"], to);
    newest(&person.site).await.1
}

async fn address(person: &Visitor) -> Value {
    person.get("/api/auth/user").await.expect(200)["email"].clone()
}

#[tokio::test]
async fn an_address_is_verified_by_its_link_once() {
    let site = Site::new().await;
    let worker = site.unproven("Wanda Worker").await;
    assert_eq!(worker.get("/api/auth/user").await.expect(200)["emailVerified"], false);
    worker.post("/api/auth/verify-email", json!({})).await.expect(202);
    let (_, link) = newest(&site).await;
    let anyone = Visitor::new(&site);
    assert_eq!(anyone.post("/api/auth/verify-email/confirm", link.clone()).await.refused(409), "proof_needed");
    worker.post("/api/auth/verify-email/confirm", link.clone()).await.expect(200);
    assert_eq!(worker.get("/api/auth/user").await.expect(200)["emailVerified"], true);
    assert_eq!(anyone.post("/api/auth/verify-email/confirm", link).await.refused(404), "not_found");
    assert_eq!(worker.post("/api/auth/verify-email", json!({})).await.refused(409), "already_verified");
}

#[tokio::test]
async fn s33_a_change_takes_the_password_the_new_mailbox_and_can_be_undone_from_the_old() {
    let site = Site::new().await;
    let worker = site.stranger("Wanda Worker").await;
    site.clock.advance(HOUR);
    assert_eq!(
        worker.post("/api/auth/email-change", json!({ "email": "new@example.org" })).await.refused(401),
        "step_up"
    );
    worker.steps_up().await;
    let link = asks_to_change(&worker, "new@example.org").await;
    assert_eq!(newest(&site).await.0.address, "new@example.org");
    assert_eq!(address(&worker).await, "wanda.worker@example.org", "nothing changes before the link is used");
    worker.post("/api/auth/email-change/confirm", link.clone()).await.expect(200);
    assert_eq!(address(&worker).await, "new@example.org");
    assert_eq!(worker.post("/api/auth/email-change/confirm", link).await.refused(404), "not_found");
    let (notice, undo) = newest(&site).await;
    assert_eq!(notice.address, "wanda.worker@example.org");
    // Nobody else can take the old address while the change can be undone.
    let taker = Visitor::new(&site).post("/api/auth/sign-up", sign_up_body("Wanda Worker")).await;
    assert_eq!(taker.refused(409), "email_taken");
    site.clock.advance(6 * DAY);
    let anyone = Visitor::new(&site);
    let undone = anyone.post("/api/auth/email-change/undo", undo.clone()).await.expect(200);
    assert_eq!(undone["email"], "wanda.worker@example.org");
    assert_eq!(worker.get("/api/auth/user").await.refused(401), "unauthorized");
    let old = json!({ "email": email("Wanda Worker"), "password": PASSWORD });
    assert_eq!(anyone.post("/api/auth/sign-in", old).await.refused(401), "wrong_credentials");
    let new = json!({ "token": undone["resetToken"], "password": "five other plain words here" });
    anyone.post("/api/auth/reset", new).await.expect(200);
    assert_eq!(address(&anyone).await, "wanda.worker@example.org");
    assert_eq!(anyone.post("/api/auth/email-change/undo", undo).await.refused(404), "not_found");
}

#[tokio::test]
async fn s33_of_two_changes_the_earliest_old_address_wins() {
    let site = Site::new().await;
    let worker = site.stranger("Wanda Worker").await;
    worker.steps_up().await;
    let to_first = changes(&worker, "thief@example.org").await;
    let to_thief = changes(&worker, "thief.again@example.org").await;
    let pending = asks_to_change(&worker, "thief.third@example.org").await;
    let anyone = Visitor::new(&site);
    let undone = anyone.post("/api/auth/email-change/undo", to_first).await.expect(200);
    assert_eq!(undone["email"], "wanda.worker@example.org");
    assert_eq!(anyone.post("/api/auth/email-change/undo", to_thief).await.refused(404), "not_found");
    assert_eq!(anyone.post("/api/auth/email-change/confirm", pending).await.refused(404), "not_found");
}

#[tokio::test]
async fn s33_of_two_requests_only_the_later_counts_and_of_two_accounts_only_one() {
    let site = Site::new().await;
    let (worker, other) = (site.stranger("Wanda Worker").await, site.stranger("Walt Worker").await);
    worker.steps_up().await;
    other.steps_up().await;
    let first = asks_to_change(&worker, "one@example.org").await;
    let second = asks_to_change(&worker, "shared@example.org").await;
    let rival = asks_to_change(&other, "Shared@example.org").await;
    assert_eq!(worker.post("/api/auth/email-change/confirm", first).await.refused(404), "not_found");
    let (won, lost) = tokio::join!(
        worker.post("/api/auth/email-change/confirm", second),
        other.post("/api/auth/email-change/confirm", rival)
    );
    let mut statuses = [won.status.as_u16(), lost.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    assert_eq!(
        other.post("/api/auth/email-change", json!({ "email": email("Wanda Worker") })).await.refused(409),
        "email_taken"
    );
}

#[tokio::test]
async fn links_to_the_old_address_end_with_the_change() {
    let site = Site::new().await;
    let worker = site.stranger("Wanda Worker").await;
    worker.steps_up().await;
    let visitor = Visitor::new(&site);
    visitor.post("/api/auth/email-link", json!({ "email": email("Wanda Worker") })).await.expect(202);
    let (_, link) = newest(&site).await;
    changes(&worker, "new@example.org").await;
    assert_eq!(visitor.post("/api/auth/email-link/sign-in", link).await.refused(404), "not_found");
}

#[tokio::test]
async fn s33_a_new_password_ends_a_change_that_a_thief_asked_for() {
    let new = "five other plain words here";
    for way in ["change", "reset"] {
        let site = Site::new().await;
        let worker = site.stranger("Wanda Worker").await;
        worker.steps_up().await;
        let thief = asks_to_change(&worker, "thief@example.org").await;
        let anyone = Visitor::new(&site);
        if way == "change" {
            worker.put("/api/auth/password", json!({ "current": PASSWORD, "new": new })).await.expect(200);
        } else {
            anyone.post("/api/auth/reset-request", json!({ "email": email("Wanda Worker") })).await.expect(202);
            let mut reset = newest(&site).await.1;
            reset["password"] = json!(new);
            anyone.post("/api/auth/reset", reset).await.expect(200);
        }
        assert_eq!(anyone.post("/api/auth/email-change/confirm", thief).await.refused(404), "not_found", "{way}");
    }
}
