//! The office's list of what older versions got wrong, and the correction that it issues.

use jobstead::schedule;
use serde_json::{Value, json};

use crate::payment_credits::{notes, old_mistakes};
use crate::payments::{give_back, money, pay};
use crate::support::pair::{Pair, applied, newest};
use crate::support::{Site, Visitor, wrong_numbers};

/// Has the office check all ended contracts, and returns what it found, oldest first: kind, amount, correction.
async fn checked(site: &Site, operator: &Visitor) -> Vec<(String, i64, Value)> {
    operator.post("/api/admin/ledger/check", json!({})).await.expect(200);
    schedule::run_once(&site.app).await.unwrap();
    let check = operator.get("/api/admin/ledger/check").await.expect(200);
    assert_eq!((&check["isRunning"], &check["contracts"]), (&json!(false), &json!(1)));
    let rows = listed(operator, "open").await.into_iter().rev();
    let row = |one: Value| {
        (one["kind"].as_str().unwrap().to_owned(), one["amount"].as_i64().unwrap(), one["correction"].clone())
    };
    rows.map(row).collect()
}

async fn listed(operator: &Visitor, state: &str) -> Vec<Value> {
    let list = operator.get(&format!("/api/admin/ledger/differences?state={state}")).await.expect(200);
    list["items"].as_array().unwrap().clone()
}

fn path(one: &Value) -> String {
    format!("/api/admin/ledger/differences/{}/correct", one["id"])
}

async fn find(operator: &Visitor, kind: &str) -> Value {
    listed(operator, "open").await.into_iter().find(|one| one["kind"] == kind).unwrap()
}

#[tokio::test]
async fn the_office_corrects_exactly_what_was_proposed_once_and_both_sides_are_told() {
    let (site, operator, pair, _) = old_mistakes().await;
    operator.steps_up().await;
    let expected = [
        ("credit_tax".to_owned(), 1_000, Value::Null),
        ("commission".to_owned(), 1_100, json!("commission")),
        ("overtime".to_owned(), 2_000, json!("invoice")),
        ("open".to_owned(), 21_000, Value::Null),
    ];
    assert_eq!(checked(&site, &operator).await, expected);
    assert_eq!(checked(&site, &operator).await, expected, "a second check finds the same rows");
    let before = money(&pair, &pair.worker).await;
    // What nobody has to correct has no button.
    let open = find(&operator, "open").await;
    assert_eq!(operator.post(&path(&open), json!({})).await.refused(409), "wrong_state");
    let overtime = find(&operator, "overtime").await;
    let done = operator.post_once("once", &path(&overtime), &json!({})).await.expect(200);
    assert_eq!(
        (&done["state"], &done["doneBy"], &done["document"]),
        (&json!("done"), &json!("Olive Operator"), &json!("2026-0004"))
    );
    assert_eq!(operator.post_once("once", &path(&overtime), &json!({})).await.expect(200), done);
    assert_eq!(operator.post(&path(&overtime), json!({})).await.refused(409), "wrong_state");
    for who in [&pair.employer, &pair.worker] {
        assert_eq!(newest(who).await, "The bill was corrected: “Line cook”");
    }
    let after = money(&pair, &pair.worker).await;
    let grew = |key: &str| after[key].as_i64().unwrap() - before[key].as_i64().unwrap();
    assert_eq!((grew("billed"), grew("open")), (2_000, 2_000));
    let newest_bill = &after["invoices"]["items"][0];
    assert_eq!(
        (&newest_bill["total"], &newest_bill["about"], &newest_bill["commission"]),
        (&json!(2_000), &json!("correction"), &json!(200))
    );
    let commission = find(&operator, "commission").await;
    operator.post(&path(&commission), json!({})).await.expect(200);
    assert_eq!(notes(&site).await.len(), 2, "the tax and what isn't paid");
    let rest: Vec<_> = checked(&site, &operator).await.into_iter().map(|(kind, amount, _)| (kind, amount)).collect();
    assert_eq!(rest, [("credit_tax".to_owned(), 1_000), ("open".to_owned(), 23_000)]);
    assert_eq!(listed(&operator, "done").await.len(), 2);
}

#[tokio::test]
async fn what_was_billed_twice_is_credited_unless_it_has_changed_since_the_check() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let (employer, worker, application) = applied(&site).await;
    site.end_promotion().await;
    let offer =
        json!({ "rate": 8_000, "rateUnit": "job", "note": "", "contact": { "phone": "843-555-0100", "note": "" } });
    employer.post(&format!("/api/applications/{application}/offer"), offer).await.expect(200);
    let id = worker.step(application, "accept").await.expect(200)["contractId"].clone();
    let pair = Pair { employer, worker, path: format!("/api/contracts/{id}") };
    // Paid and given back in part in one moment, as giving back a part of an advance was billed once.
    pay(&pair, ("contract", pair.id()), 8_000).await;
    let invoice = money(&pair, &pair.worker).await["invoices"]["items"][0]["id"].as_i64().unwrap();
    give_back(&pair, ("invoice", invoice), 2_000).await;
    for who in [&pair.employer, &pair.worker] {
        pair.act(who, "end", json!({ "reason": "done" })).await.expect(200);
    }
    operator.steps_up().await;
    assert_eq!(checked(&site, &operator).await, [("billed_twice".to_owned(), 6_000, json!("credit_note"))]);
    let found = find(&operator, "billed_twice").await;
    give_back(&pair, ("invoice", invoice), 1_000).await;
    assert_eq!(operator.post(&path(&found), json!({})).await.refused(409), "changed");
    assert_eq!(checked(&site, &operator).await, [("billed_twice".to_owned(), 5_000, json!("credit_note"))]);
    operator.post(&path(&found), json!({})).await.expect(200);
    let seen = money(&pair, &pair.worker).await;
    assert_eq!((&seen["billed"], &seen["ahead"]), (&json!(0), &json!(5_000)), "the worker owes it back");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}
