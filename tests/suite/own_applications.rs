//! Nobody reads a judgment on their own application, and a withdrawn application gives out nothing.

use jobstead::{args, statements};
use serde_json::{Value, json};

use crate::support::{Site, Visitor, apply_body};

statements! {
    ADD_MEMBER = "INSERT INTO employer_members (employer_id, user_id, can_post, can_hire, can_pay, can_view) SELECT employer_id, CAST($2 AS BIGINT), 1, 1, 1, 1 FROM jobs WHERE id = $1";
}

const PDF: &[u8] = b"%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n";

async fn items(visitor: &Visitor, path: &str) -> Vec<Value> {
    visitor.get(path).await.expect(200)["items"].as_array().unwrap().clone()
}

#[tokio::test]
async fn s29_nobody_reads_a_judgment_on_their_own_application() {
    let site = Site::new().await;
    let emma = site.person("Emma Employer", "employer").await;
    let wanda = site.person("Wanda Worker", "worker").await;
    let other = site.person("Otto Other", "worker").await;
    let job = emma.posts("Line cook").await;
    let (own, others) = (wanda.applies(job).await, other.applies(job).await);
    let notes = format!("/api/applications/{own}/notes");
    emma.post(&notes, json!({ "text": "canary-note" })).await.expect(201);
    emma.put(&format!("/api/applications/{own}/verdict"), json!({ "verdict": "yes" })).await.expect(200);
    let id = wanda.id().await;
    site.write(move |tx| tx.run(ADD_MEMBER, args![job, id])).await;

    assert_eq!(wanda.get(&notes).await.refused(403), "forbidden");
    assert_eq!(wanda.post(&notes, json!({ "text": "A fine cook." })).await.refused(403), "forbidden");
    let verdict = format!("/api/applications/{own}/verdict");
    assert_eq!(wanda.put(&verdict, json!({ "verdict": "no" })).await.refused(403), "forbidden");
    let seen = wanda.get(&format!("/api/applications/{own}")).await.expect(200);
    assert_eq!((&seen["verdict"], &seen["noteCount"], &seen["canRate"]), (&json!(null), &json!(0), &json!(false)));
    // A filter would tell the verdict too.
    for query in ["", "?verdict=yes", "?verdict=no"] {
        let found = items(&wanda, &format!("/api/employer-applications{query}")).await;
        assert!(found.iter().all(|item| item["id"] != json!(own)), "{query}");
    }
    let found = items(&wanda, &format!("/api/jobs/{job}/applications")).await;
    let listed = found.iter().find(|item| item["id"] == json!(own)).unwrap();
    assert_eq!((&listed["verdict"], &listed["noteCount"]), (&json!(null), &json!(0)));
    // Nor does anyone decide about it.
    assert_eq!(wanda.step(own, "offer").await.refused(403), "forbidden");
    let body = json!({ "ids": [own, others], "reason": "timing", "message": "" });
    let outcome = wanda.post("/api/employer-applications/decline", body).await.expect(200);
    assert_eq!((&outcome["declined"], &outcome["skipped"][0]["id"]), (&json!([others]), &json!(own)));
    // The colleague is still on the other side of everyone else's.
    wanda.get(&format!("/api/applications/{others}/notes")).await.expect(200);
}

#[tokio::test]
async fn s29_a_withdrawn_application_gives_out_nothing() {
    let site = Site::new().await;
    let emma = site.person("Emma Employer", "employer").await;
    let wanda = site.person("Wanda Worker", "worker").await;
    wanda.put("/api/profile", json!({ "name": "Wanda Worker", "headline": "canary-headline" })).await.expect(200);
    let mut job = crate::support::job_body("Line cook");
    job["questions"] = json!(["Can you lift 50 pounds?"]);
    let job = emma.post("/api/jobs", job).await.expect(201)["id"].as_i64().unwrap();
    let file = wanda.upload("document", "canary.pdf", "application/pdf", PDF).await.expect(201);
    let (token, url) = (file["token"].as_str().unwrap(), file["url"].as_str().unwrap());
    let mut body = apply_body();
    body["message"] = json!("canary-message");
    body["answers"] = json!(["canary-answer"]);
    body["files"] = json!([token]);
    let sent = wanda.post(&format!("/api/jobs/{job}/applications"), body).await.expect(201);
    let id = sent["id"].as_i64().unwrap();
    let path = format!("/api/applications/{id}");
    assert!(emma.get(&path).await.text().contains("canary-message"));
    assert_eq!(emma.get(url).await.status, 200);

    wanda.step(id, "withdraw").await.expect(200);
    let pages = [&path, "/api/employer-applications", &format!("/api/jobs/{job}/applications"), "/api/notifications"];
    for path in pages {
        assert!(!emma.get(path).await.text().contains("canary"), "{path}");
    }
    let seen = emma.get(&path).await.expect(200);
    assert_eq!((&seen["status"], &seen["worker"]["name"]), (&json!("withdrawn"), &json!("Wanda W.")));
    assert_eq!(emma.get(url).await.refused(404), "not_found");
    let own = wanda.get(&path).await.expect(200);
    assert_eq!(own["message"], "canary-message", "the worker keeps what they wrote");
    assert_eq!(wanda.delete(&format!("/api/files/{token}")).await.status, 200, "and may delete the document");
}
