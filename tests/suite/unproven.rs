//! An email address counts as someone's only once they prove it. The first person to open a mailed link gets the account;
//! until then, the site mails that address nothing else.

use jobstead::clock::{HOUR, MINUTE};
use jobstead::identity::store::verify_email;
use jobstead::ids::UserId;
use jobstead::mail::MailKind;
use jobstead::mail::listing::{Filter, list, path};
use jobstead::mail::model::{Mail, MailState};
use jobstead::site::limits;
use jobstead::web::Page;
use serde_json::{Value, json};

use crate::support::{PASSWORD, Setup, Site, Visitor, email};

const NEW: &str = "five other plain words here";

async fn outbox(site: &Site) -> Vec<Mail> {
    site.read(|tx| list(tx, &Filter::All, &Page::first(100))).await.items
}

/// Returns the token of the link that was queued last, as a request sends it.
async fn newest_link(site: &Site) -> Value {
    let id = outbox(site).await[0].id;
    let link = site.read(move |tx| path(tx, id)).await.expect("a link");
    json!({ "token": link.split_once('=').unwrap().1 })
}

fn with(mut link: Value, field: &str, secret: &str) -> Value {
    link[field] = json!(secret);
    link
}

/// Asks for a link into the account of this way's kind, and returns what opens it.
async fn link_by(way: &str, maker: &Visitor, owner: &Visitor) -> Value {
    let address = json!({ "email": email("Olga Owner") });
    let asked = match way {
        "/api/auth/email-link/sign-in" => owner.post("/api/auth/email-link", address).await,
        "/api/auth/verify-email/confirm" => maker.post("/api/auth/verify-email", json!({})).await,
        _ => {
            maker.steps_up().await;
            maker.post("/api/auth/email-change", json!({ "email": "owner@elsewhere.example" })).await
        }
    };
    asked.expect(202);
    newest_link(&maker.site).await
}

const WAYS: [&str; 3] =
    ["/api/auth/email-link/sign-in", "/api/auth/verify-email/confirm", "/api/auth/email-change/confirm"];

#[tokio::test]
async fn s34_the_first_proof_with_a_new_password_ends_what_the_maker_of_the_account_holds() {
    for way in WAYS {
        let site = Site::new().await;
        let maker = site.unproven("Olga Owner").await;
        let owner = Visitor::new(&site);
        let link = link_by(way, &maker, &owner).await;
        assert_eq!(owner.post(way, link.clone()).await.refused(409), "proof_needed", "{way}");
        owner.post(way, with(link.clone(), "newPassword", "short")).await.refused(422);
        maker.get("/api/auth/user").await.expect(200);
        owner.post(way, with(link.clone(), "newPassword", NEW)).await.expect(200);
        assert_eq!(maker.get("/api/auth/user").await.refused(401), "unauthorized", "{way}");
        let address = if way == WAYS[2] { "owner@elsewhere.example".to_owned() } else { email("Olga Owner") };
        let old = json!({ "email": address, "password": PASSWORD });
        assert_eq!(maker.post("/api/auth/sign-in", old).await.refused(401), "wrong_credentials", "{way}");
        owner.post("/api/auth/sign-in", json!({ "email": address, "password": NEW })).await.expect(200);
        assert_eq!(owner.get("/api/auth/user").await.expect(200)["emailVerified"], true, "{way}");
        owner.post(way, with(link, "newPassword", NEW)).await.refused(404);
    }
}

#[tokio::test]
async fn s34_the_first_proof_with_the_accounts_password_or_session_keeps_everything() {
    for way in WAYS {
        let site = Site::new().await;
        let laptop = site.unproven("Olga Owner").await;
        let phone = Visitor::new(&site);
        let link = link_by(way, &laptop, &phone).await;
        phone.post(way, with(link.clone(), "password", "not my password at all")).await.refused(422);
        phone.post(way, with(link, "password", PASSWORD)).await.expect(200);
        assert_eq!(laptop.get("/api/auth/user").await.expect(200)["emailVerified"], true, "{way}");

        let site = Site::new().await;
        let laptop = site.unproven("Olga Owner").await;
        let link = link_by(way, &laptop, &laptop).await;
        laptop.post(way, link).await.expect(200);
        assert_eq!(laptop.get("/api/auth/user").await.expect(200)["emailVerified"], true, "{way}");
    }
}

#[tokio::test]
async fn another_persons_session_is_no_proof() {
    let site = Site::new().await;
    let maker = site.unproven("Olga Owner").await;
    let other = site.stranger("Otto Other").await;
    let link = link_by(WAYS[1], &maker, &other).await;
    assert_eq!(other.post(WAYS[1], link).await.refused(409), "proof_needed");
}

#[tokio::test]
async fn a_reset_link_proves_the_address_too() {
    let site = Site::new().await;
    let maker = site.unproven("Olga Owner").await;
    let owner = Visitor::new(&site);
    owner.post("/api/auth/reset-request", json!({ "email": email("Olga Owner") })).await.expect(202);
    let reset = with(newest_link(&site).await, "password", NEW);
    owner.post("/api/auth/reset", reset).await.expect(200);
    assert_eq!(owner.get("/api/auth/user").await.expect(200)["emailVerified"], true);
    assert_eq!(maker.get("/api/auth/user").await.refused(401), "unauthorized");
}

#[tokio::test]
async fn s34_72_sign_ins_mail_a_stranger_nothing_but_the_links_that_were_asked_for() {
    let site = Site::new().await;
    let maker = site.unproven("Olga Owner").await;
    for _ in 0..72 {
        let body = json!({ "email": email("Olga Owner"), "password": PASSWORD });
        Visitor::new(&site).post("/api/auth/sign-in", body).await.expect(200);
    }
    // Of sessions that began in the same millisecond, any may have ended.
    maker.signs_in("Olga Owner").await;
    for _ in 0..5 {
        for (ask, body) in [
            ("/api/auth/email-link", json!({ "email": email("Olga Owner") })),
            ("/api/auth/reset-request", json!({ "email": email("Olga Owner") })),
        ] {
            Visitor::new(&site).post(ask, body).await.expect(202);
        }
        maker.post("/api/auth/verify-email", json!({})).await.expect(202);
    }
    let mails = outbox(&site).await;
    let waiting = mails.iter().filter(|mail| mail.state == MailState::Waiting).count();
    assert_eq!(waiting, 5, "links of all kinds together");
    let notices = mails.iter().filter(|mail| mail.kind == MailKind::NewDevice).count();
    assert_eq!(notices, 3, "kept for the office, and not sent");
    let sessions = maker.get("/api/sessions").await.expect(200)["items"].as_array().unwrap().len();
    assert_eq!(sessions, 50, "the oldest ended");
}

#[tokio::test]
async fn a_proven_address_gets_three_notices_of_new_browsers_an_hour() {
    let site = Site::new().await;
    site.stranger("Olga Owner").await;
    let signs_in = async || {
        let body = json!({ "email": email("Olga Owner"), "password": PASSWORD });
        Visitor::new(&site).post("/api/auth/sign-in", body).await.expect(200);
    };
    for _ in 0..9 {
        signs_in().await;
    }
    assert_eq!(outbox(&site).await.len(), 3);
    site.clock.advance(HOUR + MINUTE);
    signs_in().await;
    assert_eq!(outbox(&site).await.len(), 4);
}

#[tokio::test]
async fn only_mails_that_prove_an_unproven_address_go_to_it() {
    use jobstead::mail::{NewMail, Recipient, store::enqueue};
    let site = Site::new().await;
    let id = UserId(site.unproven("Olga Owner").await.id().await);
    let states = async || {
        let mut states = Vec::new();
        for kind in MailKind::ALL {
            let new = NewMail { to: Recipient::User(id), kind: *kind, values: &[], path: None, useful_until: None };
            let mail = site.write(move |tx| enqueue(tx, &new)).await.unwrap();
            let found = site.read(move |tx| jobstead::mail::listing::find(tx, mail)).await.unwrap();
            states.push((kind.as_str(), found.state == MailState::Waiting));
        }
        states
    };
    let open = ["sign_in_link", "password_reset", "verify_address", "chat_transcript", "test"];
    for (kind, leaves) in states().await {
        assert_eq!(leaves, open.contains(&kind), "{kind}");
    }
    site.write(move |tx| verify_email(tx, id)).await;
    assert!(states().await.into_iter().all(|(_, leaves)| leaves), "a proven address gets them all");
}

#[tokio::test]
async fn invitations_are_mailed_for_proven_people_and_within_the_sites_budget() {
    let mail = jobstead::mail::Setup { url: Some("smtp://127.0.0.1:9".to_owned()), ..Default::default() };
    let site = Site::with(Setup { mail, ..Setup::default() });
    site.set_up().await;
    let employer = site.unproven("Emma Employer").await;
    employer.put("/api/auth/role", json!({ "role": "enterprise" })).await.expect(200);
    let id = employer.get("/api/auth/user").await.expect(200)["employerId"].as_i64().unwrap();
    let rights = json!({ "post": true, "hire": false, "pay": false, "view": true });
    let invites = async |name: &str| {
        let body = json!({ "label": name, "rights": rights, "email": format!("{name}@elsewhere.example") });
        employer.post(&format!("/api/employers/{id}/invitations"), body).await
    };
    assert_eq!(invites("one").await.refused(409), "unproven");
    let me = UserId(employer.id().await);
    site.write(move |tx| verify_email(tx, me)).await;
    site.write(|tx| limits::save(tx, &limits::Limits { stranger_mails: 2, ..limits::Limits::default() })).await;
    invites("one").await.expect(201);
    invites("two").await.expect(201);
    assert_eq!(invites("three").await.refused(429), "too_many_strangers");
    site.stranger("Known Person").await;
    let known = json!({ "label": "known", "rights": rights, "email": email("Known Person") });
    employer.post(&format!("/api/employers/{id}/invitations"), known).await.expect(201);
    site.clock.advance(HOUR + MINUTE);
    employer.steps_up().await;
    invites("three").await.expect(201);
}

#[tokio::test]
async fn names_and_titles_are_on_one_line() {
    let site = Site::new().await;
    for text in ["Eve\r\nBcc: x", "Eve\nx", "Eve\u{2028}x", "Eve\tx"] {
        let body = json!({ "name": text, "email": "eve@example.org", "password": PASSWORD });
        assert_eq!(Visitor::new(&site).post("/api/auth/sign-up", body).await.refused(422), "invalid", "{text:?}");
    }
}
