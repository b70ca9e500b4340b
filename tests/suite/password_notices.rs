//! Whoever reads an account's mail hears what happens to its password, and has the last word.

use jobstead::clock::DAY;
use jobstead::identity::Staff;
use jobstead::mail::MailKind;
use jobstead::mail::listing::{Filter, list, path};
use jobstead::mail::model::Mail;
use jobstead::web::Page;
use serde_json::{Value, json};

use crate::office::staff;
use crate::support::{PASSWORD, Site, Visitor, email};

const THIEFS: &str = "a thief chose these words";
const OWNERS: &str = "five other plain words here";

/// Returns the newest mail of a kind, and the token of its link.
async fn mailed(site: &Site, kind: MailKind) -> (Mail, String) {
    let items = site.read(|tx| list(tx, &Filter::All, &Page::first(100))).await.items;
    let mail = items.into_iter().find(|mail| mail.kind == kind).expect("a mail of this kind");
    let id = mail.id;
    let link = site.read(move |tx| path(tx, id)).await.expect("a link");
    let token = link.strip_prefix("/reset-password#token=").expect("a page for a new password").to_owned();
    (mail, token)
}

async fn titles(visitor: &Visitor) -> Vec<String> {
    let list = visitor.get("/api/notifications").await.expect(200);
    list["items"].as_array().unwrap().iter().map(|item| item["title"].as_str().unwrap().to_owned()).collect()
}

async fn signs_in(site: &Site, password: &str) -> u16 {
    let body = json!({ "email": email("Wanda Worker"), "password": password });
    Visitor::new(site).post("/api/auth/sign-in", body).await.status.as_u16()
}

async fn resets(site: &Site, token: &str, password: &str) -> u16 {
    let body = json!({ "token": token, "password": password });
    Visitor::new(site).post("/api/auth/reset", body).await.status.as_u16()
}

#[tokio::test]
async fn s39_the_owner_undoes_a_change_of_the_password_within_a_day() {
    for late in [false, true] {
        let site = Site::new().await;
        let thief = site.person("Wanda Worker", "worker").await;
        thief.put("/api/auth/password", json!({ "current": PASSWORD, "new": THIEFS })).await.expect(200);
        assert_eq!(titles(&thief).await[0].split(" in ").next(), Some("Your password was changed"));
        let (mail, undo) = mailed(&site, MailKind::PasswordChanged).await;
        assert_eq!(mail.address, email("Wanda Worker"));
        // Another change doesn't end the owner's link.
        thief
            .put("/api/auth/password", json!({ "current": THIEFS, "new": "once more the thief chose" }))
            .await
            .expect(200);
        site.clock.advance(if late { DAY } else { DAY - 1 });
        assert_eq!(resets(&site, &undo, OWNERS).await, if late { 404 } else { 200 });
        assert_eq!(thief.get("/api/auth/user").await.status == 200, late);
        assert_eq!(signs_in(&site, OWNERS).await == 200, !late);
    }
}

#[tokio::test]
async fn s39_a_thief_of_the_mailbox_gets_no_last_word() {
    let site = Site::new().await;
    let owner = site.person("Wanda Worker", "worker").await;
    Visitor::new(&site).post("/api/auth/reset-request", json!({ "email": email("Wanda Worker") })).await.expect(202);
    let (_, link) = mailed(&site, MailKind::PasswordReset).await;
    assert_eq!(resets(&site, &link, THIEFS).await, 200);
    assert_eq!(owner.get("/api/auth/user").await.status, 401);
    let (_, undo) = mailed(&site, MailKind::PasswordChanged).await;
    assert_eq!(resets(&site, &undo, OWNERS).await, 200);
    assert_eq!((signs_in(&site, THIEFS).await, signs_in(&site, OWNERS).await), (401, 200));
}

#[tokio::test]
async fn s39_nobody_below_admins_sees_a_link_and_the_owner_hears_who_made_one() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let owner = site.person("Wanda Worker", "worker").await;
    let agent = staff(&site, "Ada Agent", Staff::Agent).await;
    let path = format!("/api/admin/people/{}/reset-link", owner.id().await);
    let made = agent.post(&path, json!({})).await.expect(200);
    assert_eq!(made["url"], Value::Null);
    let (mail, own) = mailed(&site, MailKind::PasswordReset).await;
    assert_eq!(mail.address, email("Wanda Worker"));
    assert_eq!(resets(&site, &own, OWNERS).await, 200);

    let made = operator.post(&path, json!({})).await.expect(200);
    let seen = made["url"].as_str().unwrap().split("token=").nth(1).unwrap().to_owned();
    let (_, undo) = mailed(&site, MailKind::ResetLinkMade).await;
    let owner = Visitor::new(&site);
    owner.post("/api/auth/sign-in", json!({ "email": email("Wanda Worker"), "password": OWNERS })).await.expect(200);
    assert_eq!(titles(&owner).await[0], "Olive Operator made a link for a new password");
    assert_eq!(resets(&site, &undo, "the owner says no to it").await, 200);
    assert_eq!(resets(&site, &seen, THIEFS).await, 404, "the link that someone saw has ended");
}
