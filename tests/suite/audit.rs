//! The audit log: it records staff actions in order, and tampering is detected.

use std::process::Command;

use jobstead::audit::{self, Action, Verdict};
use jobstead::db::{Options, SingleConnection, value};
use jobstead::statements;
use proptest::arbitrary::Arbitrary as _;
use proptest::test_runner::{Config, TestRunner};
use proptest::{prop_assert, prop_assert_eq};
use serde_json::json;
use tempfile::TempDir;

use crate::support::{PASSWORD, Site, Visitor, database, program};

statements! {
    ACTIONS = "SELECT act || ' ' || kind || ' ' || reason FROM audit_log ORDER BY id";
}

#[tokio::test]
async fn staff_actions_are_logged_with_subject_and_reason() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("Line cook").await;
    operator
        .post(&format!("/api/jobs/{job}/refuse"), json!({ "reason": "Rule 3: no pay is named." }))
        .await
        .expect(200);
    let id = employer.id().await;
    operator.post(&format!("/api/admin/people/{id}/disable"), json!({})).await.expect(200);
    operator.post(&format!("/api/admin/people/{id}/enable"), json!({})).await.expect(200);
    let actions = site.read(|tx| tx.all(ACTIONS, &[], value::<String>)).await;
    assert_eq!(actions, ["job_taken_down job Rule 3: no pay is named.", "people_disable user ", "people_enable user "]);
    assert_eq!(site.read(audit::verify).await, Verdict::Intact(3));
}

#[tokio::test]
async fn s45_sign_ins_of_staff_the_console_and_money_settings_are_logged() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let worker = site.person("Wanda Worker", "worker").await;
    worker.signs_in("Wanda Worker").await;
    let credentials = json!({ "email": "olive@example.org", "password": PASSWORD });
    operator.post("/api/auth/sign-in", credentials).await.expect(200);
    operator.put("/api/admin/pay-instructions", json!({ "howToPay": "In cash." })).await.expect(200);
    operator.put("/api/admin/partner-offer", json!({ "partnerOffer": "A dinner." })).await.expect(200);
    let day = operator.post("/api/admin/promotions/free-day", json!({})).await.expect(201);
    operator.post(&format!("/api/admin/promotions/{}/end", day["id"]), json!({})).await.expect(200);
    let voucher = operator.post("/api/admin/vouchers", json!({ "uses": 1 })).await.expect(201);
    operator.post(&format!("/api/admin/vouchers/{}/end", voucher["id"]), json!({})).await.expect(200);
    for command in [["agent", "wanda.worker@example.org"], ["link", "olive@example.org"]] {
        let [name, email] = command;
        let done = Command::new(program()).args(["admin", name, "--email", email, "--db"]).arg(&site.path).output();
        assert!(done.unwrap().status.success(), "{name}");
    }
    let actions = site.read(|tx| tx.all(ACTIONS, &[], value::<String>)).await;
    let expected = [
        "staff_signed_in user ",
        "pay_instructions_changed site ",
        "partner_offer_changed site ",
        "promotion_started promotion ",
        "promotion_ended promotion ",
        "voucher_created voucher ",
        "voucher_ended voucher ",
        "agent_added user ",
        "admin_link_created user ",
    ];
    assert_eq!(actions, expected);
}

#[tokio::test]
async fn s45_refused_staff_changes_are_logged_but_cannot_fill_the_log() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    for _ in 0..30 {
        worker.post("/api/admin/people/1/disable", json!({})).await.expect(403);
    }
    worker.post("/api/admin/people/1/enable", json!({})).await.expect(403);
    Visitor::new(&site).post("/api/admin/people/1/disable", json!({})).await.expect(401);
    let actions = site.read(|tx| tx.all(ACTIONS, &[], value::<String>)).await;
    assert_eq!(actions, vec!["refused user POST /api/admin/people/{id}/disable"; 10]);
}

/// A change to a stored row that the triggers would refuse.
const TAMPERING: [&str; 9] = [
    "UPDATE audit_log SET at = at + 1 WHERE id = $1",
    "UPDATE audit_log SET actor_id = CASE WHEN actor_id IS NULL THEN 1 END WHERE id = $1",
    "UPDATE audit_log SET act = act || 'x' WHERE id = $1",
    "UPDATE audit_log SET kind = kind || 'x' WHERE id = $1",
    "UPDATE audit_log SET subject_id = subject_id + 1 WHERE id = $1",
    "UPDATE audit_log SET reason = reason || 'x' WHERE id = $1",
    "UPDATE audit_log SET previous = randomblob(32) WHERE id = $1",
    "UPDATE audit_log SET hash = randomblob(32) WHERE id = $1",
    "DELETE FROM audit_log WHERE id = $1",
];

#[test]
fn s45_any_changed_or_removed_row_is_found() {
    let actions = proptest::collection::vec(("[a-z_]{1,20}", "[a-z]{1,8}", 0i64..1_000, ".{0,40}"), 2..12);
    let strategy = (actions, 0..TAMPERING.len(), proptest::sample::Index::arbitrary());
    let mut runner = TestRunner::new(Config { cases: 100, ..Config::default() });
    let run = runner.run(&strategy, |(actions, tampering, index)| {
        let folder = TempDir::new().unwrap();
        let options = Options { durable: false, ..Options::default() };
        let path = folder.path().join("a.db");
        database::create(&path);
        let db = SingleConnection::open(&path, false, options).unwrap();
        db.connection().execute_batch("PRAGMA foreign_keys = OFF").unwrap();
        for (name, subject_kind, subject, reason) in &actions {
            let action = Action { actor: None, name, subject_kind, subject: *subject, reason };
            db.write(|tx| audit::record(tx, &action)).unwrap();
        }
        let count = actions.len();
        prop_assert_eq!(db.write(audit::verify).unwrap(), Verdict::Intact(count as u64));
        // The newest row can be removed unnoticed, as SECURITY.md says.
        let row = i64::try_from(index.index(count - 1)).unwrap() + 1;
        let sql = TAMPERING[tampering];
        prop_assert!(db.connection().execute(sql, [row]).is_err(), "the log is append-only");
        db.connection().execute_batch("DROP TRIGGER audit_log_no_update; DROP TRIGGER audit_log_no_delete;").unwrap();
        db.connection().execute(sql, [row]).unwrap();
        prop_assert!(matches!(db.write(audit::verify).unwrap(), Verdict::Broken(_)), "{sql} of row {row}");
        Ok(())
    });
    run.unwrap();
}
