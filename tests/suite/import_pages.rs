//! Importing the saved page of a single job, as a person who has no feed does.

use serde_json::{Value, json};

use crate::imports::{step, uploaded};
use crate::support::{Site, Visitor};

fn page(pay: &str, place: &str) -> String {
    format!(
        r#"<!DOCTYPE html><html><head><title>Cook</title><script type="application/ld+json">
        //<![CDATA[
        {{"@context":"https://schema.org","@type":"JobPosting","title":"Line cook","description":"<p>Grill
        and fry.</p>","datePosted":"2026-11-20","employmentType":"FULL_TIME",{pay}{place},}}
        //]]></script></head><body><h1>Cook</h1></body></html>"#
    )
}

/// Checks a page's job as it's guessed, with the category and the job type as answers.
async fn checked(site: &Site, operator: &Visitor, name: &str, page: &str) -> (String, Value) {
    let import = uploaded(operator, name, page).await;
    let mut map = operator.get(&import).await.expect(200)["guess"]["map"].clone();
    map["const"]["category"] = json!("food");
    map["values"]["kind"] = json!({ "texts": { "FULL_TIME": "steady" } });
    let employer = operator.get("/api/auth/user").await.expect(200)["employerId"].clone();
    operator.put(&format!("{import}/map"), json!({ "employerId": employer, "map": map })).await.expect(200);
    let details = step(site, operator, &import, "check").await;
    (import, details)
}

const RYE: &str = r#""jobLocation":{"@type":"Place","address":{"addressLocality":"Rye","addressRegion":"NY"}}"#;

fn pay(currency: &str, value: &str) -> String {
    format!(r#""baseSalary":{{"@type":"MonetaryAmount","currency":"{currency}","value":{value}}},"#)
}

#[tokio::test]
async fn the_pay_of_a_page_is_read_in_every_shape_and_never_in_another_currency() {
    let site = Site::empty();
    let operator = site.set_up().await;
    for (name, pay, expected) in [
        ("one.html", pay("USD", r#"{"value":21.5,"unitText":"HOUR"}"#), json!([2_150, 2_150, "hour"])),
        ("two.html", pay("USD", r#"{"minValue":20,"maxValue":24,"unitText":"HOUR"}"#), json!([2_000, 2_400, "hour"])),
        ("flat.html", pay("USD", "52000"), json!([5_200_000, 5_200_000, "year"])),
        ("euro.html", pay("EUR", r#"{"value":50000,"unitText":"YEAR"}"#), json!([null, null, "year"])),
        (
            "euros.html",
            pay("EUR", r#"{"minValue":50000,"maxValue":60000,"unitText":"YEAR"}"#),
            json!([null, null, "year"]),
        ),
    ] {
        let (import, details) = checked(&site, &operator, name, &page(&pay, RYE)).await;
        assert_eq!(details["counts"]["ready"], 1, "{name}: {details}");
        let problems: Vec<&Value> =
            details["faults"].as_array().unwrap().iter().map(|fault| &fault["problem"]).collect();
        assert_eq!(problems.iter().any(|problem| *problem == "other_currency"), name.starts_with("euro"), "{details}");
        if name == "euro.html" {
            assert_eq!(details["faults"][0]["values"][0]["text"], "50000 EUR");
        }
        step(&site, &operator, &import, "run").await;
        let job = operator.get("/api/jobs").await.expect(200)["items"][0].clone();
        assert_eq!(json!([job["budgetMin"], job["budgetMax"], job["budgetUnit"]]), expected, "{name}");
        assert_eq!((&job["title"], &job["city"]), (&json!("Line cook"), &json!("Rye")));
        step(&site, &operator, &import, "undo").await;
    }
}

#[tokio::test]
async fn a_page_of_remote_work_needs_no_town() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let remote = r#""jobLocationType":"TELECOMMUTE","applicantLocationRequirements":{"@type":"Country","name":"USA"}"#;
    for (name, place, city) in
        [("no-town.html", remote.to_owned(), "Remote"), ("town.html", format!("{RYE},{remote}"), "Rye")]
    {
        let (import, details) = checked(&site, &operator, name, &page("", &place)).await;
        assert_eq!((&details["counts"]["ready"], &details["faults"]), (&json!(1), &json!([])), "{name}");
        step(&site, &operator, &import, "run").await;
        let job = operator.get("/api/jobs").await.expect(200)["items"][0].clone();
        assert_eq!((&job["city"], &job["remote"]), (&json!(city), &json!(true)), "{name}");
        step(&site, &operator, &import, "undo").await;
    }
}
