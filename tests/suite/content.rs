//! Site texts: the defaults, the operator's own versions, and restoring the defaults.

use serde_json::json;

use crate::support::{Site, Visitor};

#[tokio::test]
async fn an_edited_text_replaces_the_default_until_it_is_restored() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let visitor = Visitor::new(&site);
    let path = "/api/texts/privacy-policy";

    let first = visitor.get(path).await.expect(200);
    assert_eq!((&first["title"], &first["updatedAt"]), (&json!("Privacy policy"), &json!(null)));
    assert_eq!(first["defaultBody"], json!(null), "only editors get the default text");
    let default = first["body"].as_str().unwrap().to_owned();
    assert!(default.contains("## What is kept, and why"));

    let written =
        operator.put(path, json!({ "body": "  We keep little.\n\n## Why\nIt is enough.  " })).await.expect(200);
    assert_eq!(written["defaultBody"], json!(default));
    let read = visitor.get(path).await.expect(200);
    assert_eq!(read["body"], "We keep little.\n\n## Why\nIt is enough.");
    assert!(read["updatedAt"].is_i64());
    let html = visitor.get("/privacy-policy").await;
    assert_eq!(html.status, 200);
    assert!(html.text().contains("<h1>Privacy policy</h1><p>We keep little.</p><h2>Why</h2><p>It is enough.</p>"));

    assert_eq!(operator.delete(path).await.expect(200)["updatedAt"], json!(null));
    assert_eq!(visitor.get(path).await.expect(200)["body"], json!(default));
}

#[tokio::test]
async fn unknown_and_invalid_texts_are_rejected_and_not_saved() {
    let site = Site::empty();
    let operator = site.set_up().await;
    for name in ["imprint", "privacy-policy%00", "..", "PRIVACY-POLICY"] {
        let path = format!("/api/texts/{name}");
        assert!((400..=404).contains(&operator.get(&path).await.status.as_u16()), "{name}");
        assert!((400..=404).contains(&operator.put(&path, json!({ "body": "x" })).await.status.as_u16()), "{name}");
    }
    for body in [
        json!({ "body": "" }),
        json!({ "body": " \n" }),
        json!({ "body": "x".repeat(20_001) }),
        json!({ "body": 1 }),
        json!({}),
    ] {
        assert_eq!(operator.put("/api/texts/safety", body).await.status, 422);
    }
    assert_eq!(operator.get("/api/texts/safety").await.expect(200)["updatedAt"], json!(null));
    let worker = site.person("Wanda Worker", "worker").await;
    assert_eq!(worker.put("/api/texts/safety", json!({ "body": "Pay me." })).await.status, 403);
}

#[tokio::test]
async fn pages_fill_in_the_sites_names() {
    let site = Site::new().await;
    let html = Visitor::new(&site).get("/contact").await.text();
    let readable = html.split("<main").nth(1).and_then(|rest| rest.split("</main>").next()).unwrap();
    assert!(readable.contains("<h1>Contact</h1>") && !readable.contains('{'), "{readable}");
}
