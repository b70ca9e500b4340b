//! Work records: signed by the site, shared by a link, verified by anyone.

use std::fs;
use std::process::Command;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::pair::Pair;
use crate::support::{Site, Visitor};

/// Returns what a file says.
fn decoded(file: &Value) -> Value {
    serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(file["payload"].as_str().unwrap()).unwrap()).unwrap()
}

/// Returns a file whose record says something else.
fn forged(file: &Value, field: &str, to: Value) -> Value {
    let (mut file, mut record) = (file.clone(), decoded(file));
    assert_ne!(record[field], to);
    record[field] = to;
    file["payload"] = json!(BASE64_URL_SAFE_NO_PAD.encode(record.to_string()));
    file
}

async fn share(who: &Visitor, is_shared: bool) -> Value {
    who.put("/api/profile/record", json!({ "isShared": is_shared })).await.expect(200)["token"].clone()
}

#[tokio::test]
async fn a_record_is_public_only_while_its_owner_shares_it() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let pair = Pair::new(&site).await;
    let (hand, nobody) = (&pair.worker, Visitor::new(&site));
    let own = format!("/api/people/{}/record", pair.contract().await["worker"]["id"]);
    assert_eq!(hand.get("/api/profile/record").await.expect(200)["token"], Value::Null);
    assert_eq!(decoded(&hand.get(&own).await.expect(200))["name"], "Wanda Worker");
    for stranger in [&pair.employer, &nobody] {
        assert_eq!(stranger.get(&own).await.status, 404, "not even the other side of a contract");
    }
    let token = share(hand, true).await;
    assert_eq!(share(hand, true).await, token, "a link that exists stays");
    let link = format!("/api/records/{}", token.as_str().unwrap());
    assert_eq!(nobody.get(&link).await.expect(200), nobody.get(&own).await.expect(200));
    let page = format!("/records/{}", token.as_str().unwrap());
    assert_eq!(nobody.get(&page).await.status, 200);
    assert_eq!(share(hand, false).await, Value::Null);
    for path in [&link, &own, &page] {
        assert_eq!(nobody.get(path).await.status, 404, "{path}");
    }
    assert_ne!(share(hand, true).await, token, "the old link never works again");
    let id = own.replace("/api/people/", "").replace("/record", "");
    operator.post(&format!("/api/admin/people/{id}/disable"), json!({})).await.expect(200);
    assert_eq!(nobody.get(&own).await.status, 404, "a closed account shares nothing");
}

#[tokio::test]
async fn a_record_says_what_was_agreed_approved_and_published() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let own = format!("/api/people/{}/record", pair.contract().await["worker"]["id"]);
    let times = json!({ "clientId": "entry-0001", "startedAt": noon(-5), "endedAt": noon(-1), "memo": "", "manual": true, "confirmed": true });
    pair.act(&pair.worker, "entries", times).await.expect(201);
    let record = decoded(&pair.worker.get(&own).await.expect(200));
    assert_eq!(record["totals"]["seconds"], 0, "nobody approved these hours");
    let week = pair.worker.get(&format!("{}/timesheets", pair.path)).await.expect(200)["items"][0]["week"].clone();
    let sheet = format!("{}/timesheets/{}", pair.path, week.as_str().unwrap());
    pair.worker.post(&format!("{sheet}/submit"), json!({})).await.expect(200);
    pair.employer.post(&format!("{sheet}/approve"), json!({})).await.expect(200);
    for who in [&pair.employer, &pair.worker] {
        pair.act(who, "end", json!({ "reason": "done" })).await.expect(200);
    }
    let scores = |categories: [&str; 3]| -> Value {
        categories.iter().map(|category| json!({ "category": category, "score": 5 })).collect()
    };
    let of_worker = json!({ "scores": scores(["work", "reliability", "communication"]), "text": "Quick hands." });
    pair.act(&pair.employer, "review", of_worker).await.expect(200);
    let sealed = pair.worker.get(&own).await.expect(200);
    assert_eq!(decoded(&sealed)["contracts"][0]["review"], Value::Null, "it isn't published");
    let of_employer = json!({ "scores": scores(["pay", "conditions", "communication"]), "text": "" });
    pair.act(&pair.worker, "review", of_employer).await.expect(200);
    let record = decoded(&pair.worker.get(&own).await.expect(200));
    let contract = &record["contracts"][0];
    assert_eq!(
        (&contract["work"], &contract["employer"], &contract["seconds"], &contract["to"]),
        (&json!("Line cook"), &json!("Emma E."), &json!(4 * 3_600), &record["signedOn"])
    );
    assert_eq!(contract["review"]["text"], "Quick hands.");
    let totals = json!({ "contracts": 1, "employers": 1, "seconds": 14_400, "shifts": { "due": 0, "kept": 0 }, "reviews": 1, "mean": null });
    assert_eq!(record["totals"], totals);
    assert!(!record.to_string().contains("amount"), "pay is nobody else's business");
}

#[tokio::test]
async fn anyone_verifies_a_file_here_or_without_the_site() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let own = format!("/api/people/{}/record", pair.contract().await["worker"]["id"]);
    let file = pair.worker.get(&own).await.expect(200);
    let nobody = Visitor::new(&site);
    let verified = nobody.post("/api/records/verify", file.clone()).await.expect(200);
    assert_eq!((&verified["record"], &verified["isOwn"]), (&decoded(&file), &json!(true)));
    let other_site = Site::new().await;
    let elsewhere = Visitor::new(&other_site).post("/api/records/verify", file.clone()).await.expect(200);
    assert_eq!((&elsewhere["key"], &elsewhere["isOwn"]), (&verified["key"], &json!(false)));
    let changed = forged(&file, "name", json!("Mallory"));
    assert_eq!(nobody.post("/api/records/verify", changed.clone()).await.refused(422), "invalid_record");
    for broken in [json!({}), json!({ "payload": "", "protected": "", "signature": "" }), json!({ "payload": 1 })] {
        assert_eq!(nobody.post("/api/records/verify", broken).await.status, 422);
    }

    let folder = TempDir::new().unwrap();
    let run = |text: &str| {
        let path = folder.path().join("work-record.json");
        fs::write(&path, text).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_jobstead")).arg("verify").arg(path).output().unwrap();
        (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
    };
    let (done, text) = run(&file.to_string());
    assert!(done && text.contains("Wanda Worker") && text.contains(verified["key"].as_str().unwrap()), "{text}");
    let (done, text) = run(&changed.to_string());
    assert!(!done && text.contains("was changed after it was signed"), "{text}");
    for text in ["", "[1]", "{\"payload\": \"\"}"] {
        assert!(!run(text).0);
    }
}

/// Returns the test clock's noon, moved by some hours.
fn noon(hours: i64) -> i64 {
    crate::support::NOON + hours * jobstead::clock::HOUR
}
