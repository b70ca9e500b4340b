//! The audit log: it records staff actions in order, and tampering is detected.

use jobstead::audit::{self, Action, Verdict};
use jobstead::db::{Options, SingleConnection, value};
use jobstead::statements;
use serde_json::json;
use tempfile::TempDir;

use crate::support::Site;

statements! {
    ACTIONS = "SELECT act || ' ' || kind || ' ' || reason FROM audit_log ORDER BY id";
    CHANGE = "UPDATE audit_log SET reason = 'none' WHERE id = 1";
    DELETE = "DELETE FROM audit_log WHERE id = 1";
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

#[test]
fn the_log_is_append_only_and_tampering_is_detected() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("a.db");
    let db = SingleConnection::open(&path, true, Options::default()).unwrap();
    for reason in ["first", "second", "third"] {
        let act = Action { actor: None, name: "tried", subject_kind: "job", subject: 7, reason };
        db.write(|tx| audit::record(tx, &act)).unwrap();
    }
    assert!(db.write(|tx| tx.run(CHANGE, &[])).is_err());
    assert!(db.write(|tx| tx.run(DELETE, &[])).is_err());
    assert_eq!(db.write(audit::verify).unwrap(), Verdict::Intact(3));
    // Anyone with the file can drop the triggers; the hash chain still reveals the change.
    for (sql, broken) in
        [("UPDATE audit_log SET reason = 'none' WHERE id = 2", 2), ("DELETE FROM audit_log WHERE id = 2", 3)]
    {
        let raw = db.connection();
        raw.execute_batch("DROP TRIGGER IF EXISTS audit_log_no_update; DROP TRIGGER IF EXISTS audit_log_no_delete;")
            .unwrap();
        raw.execute(sql, []).unwrap();
        assert_eq!(db.write(audit::verify).unwrap(), Verdict::Broken(broken), "{sql}");
    }
}
