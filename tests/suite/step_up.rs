//! Actions that are worth more to a thief than the session ask for the password again.

use axum::http::Method;
use jobstead::clock::{MINUTE, SECOND};
use jobstead::policy::matrix::{ROWS, Row};
use serde_json::json;

use crate::support::{PASSWORD, Site, Visitor};

/// The routes that ask for the password in any case.
fn protected() -> impl Iterator<Item = (Method, String)> {
    let asks = |row: &&Row| row.effect.is_some() && !row.handler_asks;
    ROWS.iter().filter(asks).map(|row| (row.method.parse().unwrap(), filled(row.path)))
}

/// The routes whose handlers ask for it, and where that is tried.
const HANDLERS_ASK: [(&str, &str); 3] = [
    ("POST /api/milestones/{id}/agree", "card_pay.rs: if money that is held goes back"),
    ("POST /api/milestones/{id}/approve", "card_pay.rs: if money that is held goes to the worker"),
    ("POST /api/payments/{id}/confirm", "small_cash.rs: unless it's a little cash for the caller"),
];

/// Fills the parts of a path.
fn filled(path: &str) -> String {
    path.replace("{id}", "1").replace("{userId}", "1").replace("{kind}", "reset")
}

/// Words of routes that may need the password, and the routes with such a word that don't, each with the reason.
const SUSPICIOUS: &[&str] = &[
    "pay",
    "payout",
    "fees",
    "refund",
    "release",
    "decide",
    "members",
    "invitations",
    "password",
    "email",
    "link",
    "people",
    "export",
    "csv",
    "mail",
    "decline",
    "run",
    "undo",
    "billing",
    "site",
    "server",
    "cards",
    "vouchers",
    "promotions",
    "checkout",
    "approve",
    "accept",
];
const HARMLESS: &[(&str, &str)] = &[
    ("/api/auth/", "it begins a session, takes the password itself, or takes what was mailed"),
    ("POST /api/vouchers", "it takes a code for oneself"),
    ("/checkout", "Stripe asks for the card"),
    ("/api/payout-account/check", "it only asks Stripe how far the account is"),
    ("/accept", "the agreement names what follows"),
    ("/approve", "the agreement names what follows"),
    ("/decline", "of one thing that the other side proposed"),
    ("PUT /api/billing", "it's what one's own invoices say"),
    ("PUT /api/employers/{id}/billing", "it's what the employer's own invoices say"),
    ("DELETE /api/employers/{id}/invitations/{invitation}", "nobody gains by it"),
    ("/api/employer-invitations/", "the link is the proof"),
    ("POST /api/contracts/{id}/payments", "the other side has to confirm it"),
    ("POST /api/payments/{id}/deny", "it makes nothing count as paid"),
    ("/api/support/chat/{sessionId}/email", "it's where the visitor's own answers go"),
    ("/api/site/logo", "everyone sees it, and it's undone by another one"),
    ("/api/admin/cards/", "they only ask Stripe"),
    ("/api/admin/mail/{id}/", "it sends or drops one mail as it is"),
    ("/api/admin/mail/check", "it sends a mail to the operator"),
    ("/api/admin/mail/allow", "it lets an address have mail again"),
    ("POST /api/mail/unsubscribe/{token}", "the link is the proof"),
    ("/vouch", "it lets someone store as much as everybody else"),
    ("/api/rapid-offers/", "the agreement names what follows"),
];

#[test]
fn s39_every_route_with_such_an_effect_declares_it() {
    let named = |row: &Row| format!("{} {}", row.method, row.path);
    let is_suspicious = |row: &Row| row.path.split(['/', '-', '.']).any(|word| SUSPICIOUS.contains(&word));
    let changes = |row: &&Row| row.method != "GET" || row.path.ends_with("csv") || row.path.ends_with("export");
    let excused = |row: &Row| HARMLESS.iter().any(|(part, _)| named(row).contains(part));
    let undeclared: Vec<String> = ROWS
        .iter()
        .filter(changes)
        .filter(|row| row.effect.is_none() && is_suspicious(row) && !excused(row))
        .map(named)
        .collect();
    assert_eq!(undeclared, OWN_PAPERS, "declare the effect in the policy row, or give a reason in HARMLESS");
    for (part, _) in HARMLESS {
        assert!(ROWS.iter().any(|row| row.effect.is_none() && named(row).contains(part)), "{part} excuses nothing");
    }
}

#[test]
fn s39_every_route_whose_handler_asks_says_so() {
    let declared: Vec<String> =
        ROWS.iter().filter(|row| row.handler_asks).map(|row| format!("{} {}", row.method, row.path)).collect();
    assert_eq!(declared, HANDLERS_ASK.map(|(route, _)| route), "say where the test of the handler is");
    assert!(ROWS.iter().all(|row| !row.handler_asks || row.effect.is_some()));
}

/// Files of what the person sees on their own pages.
const OWN_PAPERS: [&str; 4] = [
    "GET /api/time/{year}/csv",
    "GET /api/contracts/{id}/timesheets/{week}/csv",
    "GET /api/statements/{year}/csv",
    "GET /api/conversations/{id}/export",
];

#[tokio::test]
async fn s39_money_permissions_and_exports_ask_a_stale_session_for_the_password() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let employer = site.person("Emma Employer", "employer").await;
    let names: Vec<String> = protected().map(|(method, path)| format!("{method} {path}")).collect();
    for expected in [
        "POST /api/admin/fees/1/pay",
        "POST /api/admin/fees/1/waive",
        "POST /api/admin/fees/1/refund",
        "POST /api/admin/fees/1/return",
        "PUT /api/admin/pay-instructions",
        "PUT /api/site",
        "POST /api/admin/promotions",
        "POST /api/admin/vouchers",
        "GET /api/admin/ledger.csv",
        "PUT /api/admin/billing",
        "POST /api/disputes/1/accept",
        "POST /api/disputes/1/decide",
        "POST /api/admin/people/1/reset-link",
        "PATCH /api/employers/1/members/1",
        "POST /api/employers/1/invitations",
        "POST /api/admin/mail/1/link",
        "PUT /api/admin/mail/server",
        "POST /api/auth/email-change",
        "POST /api/payout-account",
        "PUT /api/admin/mail/texts/reset",
        "DELETE /api/employers/1/members/1",
        "POST /api/admin/people/1/disable",
        "PUT /api/admin/people/1/staff-level",
        "POST /api/admin/backup",
        "GET /api/admin/backup",
        "POST /api/jobs/1/applications/decline",
    ] {
        assert!(names.iter().any(|name| name == expected), "{expected} doesn't ask for the password");
    }
    site.clock.advance(10 * MINUTE);
    let send = async |visitor: &Visitor, method: &Method, path: &str| {
        let body = (method != Method::GET).then(|| json!({}));
        visitor.send(visitor.request(method.clone(), path, body.as_ref())).await
    };
    for (method, path) in protected() {
        assert_eq!(send(&operator, &method, &path).await.refused(401), "step_up", "{method} {path}");
        assert_eq!(send(&Visitor::new(&site), &method, &path).await.refused(401), "unauthorized", "{method} {path}");
        // A person who may never do it isn't asked.
        if path.starts_with("/api/admin/") || path.starts_with("/api/site") || path.ends_with("/decide") {
            assert_eq!(send(&employer, &method, &path).await.refused(403), "forbidden", "{method} {path}");
        }
    }
    operator.steps_up().await;
    for (method, path) in protected() {
        assert_ne!(send(&operator, &method, &path).await.status, 401, "{method} {path}");
    }
}

#[tokio::test]
async fn s39_a_password_counts_for_ten_minutes_in_this_session_only() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let elsewhere = Visitor::new(&site);
    elsewhere
        .post("/api/auth/sign-in", json!({ "email": "olive@example.org", "password": PASSWORD }))
        .await
        .expect(200);
    let allowed = async |visitor: &Visitor| visitor.get("/api/admin/ledger.csv").await.status != 401;
    assert!(allowed(&operator).await, "signing in counts");
    site.clock.advance(10 * MINUTE);
    assert!(!allowed(&operator).await);
    let before = operator.cookie("sid").unwrap();
    operator.steps_up().await;
    assert!(allowed(&operator).await);
    assert!(!allowed(&elsewhere).await, "the other session has its own time");
    let copy = Visitor::new(&site);
    copy.set_cookie("sid", &before);
    assert_eq!(copy.get("/api/auth/user").await.refused(401), "unauthorized", "a stolen copy gains nothing");
    // Switching roles doesn't use it up, and doesn't extend it.
    site.clock.advance(10 * MINUTE - SECOND);
    operator.put("/api/auth/role", json!({ "role": "employer" })).await.expect(200);
    assert!(allowed(&operator).await);
    site.clock.advance(SECOND);
    assert!(!allowed(&operator).await);
}

#[tokio::test]
async fn s39_guesses_count_like_sign_in_and_no_answer_is_stored() {
    let site = Site::empty();
    let operator = site.set_up().await;
    site.clock.advance(10 * MINUTE);
    let right = json!({ "password": PASSWORD });
    assert_eq!(operator.post_once("key", "/api/auth/step-up", &right).await.status, 204);
    let wrong = json!({ "password": "a wrong guess" });
    // Under the same key: a stored answer would be a 204 again.
    for _ in 0..5 {
        let refused = operator.post_once("key", "/api/auth/step-up", &wrong).await.expect(422);
        assert_eq!(refused["fields"][0]["field"], "password");
    }
    assert_eq!(operator.post("/api/auth/step-up", right.clone()).await.refused(429), "too_many");
    site.clock.advance(SECOND);
    operator.post("/api/auth/step-up", right).await.expect(204);
}
