//! Help articles: the defaults, what the operator edits, hides and adds, and restoring the defaults.

use serde_json::{Value, json};

use crate::support::{Site, Visitor};

fn named<'a>(list: &'a Value, name: &str) -> Option<&'a Value> {
    list["items"].as_array().unwrap().iter().find(|article| article["name"] == name)
}

fn article(title: &str) -> Value {
    json!({ "title": title, "audience": "For everyone", "body": "We hold **office hours**.", "hidden": false })
}

#[tokio::test]
async fn an_edited_article_replaces_the_default_until_restored() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let visitor = Visitor::new(&site);
    let first = visitor.get("/api/help").await.expect(200);
    assert!(first["items"].as_array().unwrap().len() >= 14);
    assert_eq!(first["editable"], false);
    let default = named(&first, "applying").unwrap().clone();
    assert_eq!((&default["title"], &default["defaultArticle"]), (&json!("Applying for a job"), &json!(null)));

    let written = operator.put("/api/help/applying", article("  How to apply ")).await.expect(200);
    assert_eq!((&written["title"], &written["defaultArticle"]["title"]), (&json!("How to apply"), &default["title"]));
    let read = visitor.get("/api/help").await.expect(200);
    assert_eq!(named(&read, "applying").unwrap()["title"], "How to apply");
    assert_eq!(read["items"][0]["name"], "applying", "it keeps its position");
    let html = visitor.get("/help").await;
    assert_eq!(html.status, 200);
    let html = html.text();
    assert!(html.contains("<details id=\"applying\"><summary>How to apply</summary>"), "{html}");
    assert!(html.contains("<strong>office hours</strong>"));

    let back = operator.delete("/api/help/applying").await.expect(200);
    assert_eq!(named(&back, "applying").unwrap()["title"], default["title"]);
    assert_eq!(named(&visitor.get("/api/help").await.expect(200), "applying").unwrap(), &default);
}

#[tokio::test]
async fn articles_can_be_added_and_hidden_from_everyone_else() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let visitor = Visitor::new(&site);
    let mut hidden = article("Fees");
    hidden["hidden"] = json!(true);
    operator.put("/api/help/fees", hidden).await.expect(200);
    assert!(named(&visitor.get("/api/help").await.expect(200), "fees").is_none());
    assert!(!visitor.get("/help").await.text().contains("id=\"fees\""));
    let operator_list = operator.get("/api/help").await.expect(200);
    assert_eq!(operator_list["editable"], true);
    assert_eq!(named(&operator_list, "fees").unwrap()["hidden"], true);

    let added = operator.put("/api/help/office-hours", article("When we are open")).await.expect(200);
    assert_eq!(added["defaultArticle"], json!(null));
    let list = visitor.get("/api/help").await.expect(200);
    assert_eq!(list["items"].as_array().unwrap().last().unwrap()["name"], "office-hours");
    operator.delete("/api/help/office-hours").await.expect(200);
    assert!(named(&visitor.get("/api/help").await.expect(200), "office-hours").is_none());
    assert_eq!(operator.delete("/api/help/office-hours").await.refused(404), "not_found");
}

#[tokio::test]
async fn invalid_excess_and_forbidden_articles_are_rejected() {
    let site = Site::empty();
    let operator = site.set_up().await;
    for (field, wrong) in [
        ("title", json!(" ")),
        ("title", json!("x".repeat(121))),
        ("audience", json!("")),
        ("audience", json!("x".repeat(61))),
        ("body", json!("")),
        ("body", json!("x".repeat(5_001))),
    ] {
        let mut body = article("Title");
        body[field] = wrong;
        assert_eq!(operator.put("/api/help/applying", body).await.expect(422)["fields"][0]["field"], field);
    }
    for name in ["Big", "two%20words", "a.b", &"x".repeat(41)] {
        assert_eq!(operator.put(&format!("/api/help/{name}"), article("Title")).await.status, 404, "{name}");
    }
    let worker = site.person("Wanda Worker", "worker").await;
    assert_eq!(worker.put("/api/help/applying", article("Title")).await.status, 403);
    let existing = operator.get("/api/help").await.expect(200)["items"].as_array().unwrap().len();
    for n in existing..100 {
        operator.put(&format!("/api/help/more-{n}"), article("More")).await.expect(200);
    }
    assert_eq!(operator.put("/api/help/one-more", article("More")).await.refused(409), "too_many");
    operator.put("/api/help/applying", article("Still changed")).await.expect(200);
    assert_eq!(operator.get("/api/texts/help%2Fapplying").await.status, 404);
}
