//! The reading of towns, measured by spellings that people and feeds use.

use jobstead::places;
use serde_json::json;

use crate::imports::{mapping, step, uploaded};
use crate::support::{Site, Visitor, job_body};

/// A spelling, and after a tab what it means: a town, "remote", both, or "none".
const SPELLINGS: &str = include_str!("places/spellings.tsv");

#[test]
fn spellings_of_towns_are_read() {
    let lines: Vec<(&str, &str)> = SPELLINGS.lines().filter_map(|line| line.split_once('\t')).collect();
    let found = |text: &str| {
        let reading = places::read(text, "", None);
        let town = reading.place.map(|place| place.label());
        let words = town.into_iter().chain(reading.remote.then(|| "remote".to_owned())).collect::<Vec<_>>();
        if words.is_empty() { "none".to_owned() } else { words.join(" ") }
    };
    let wrong: Vec<String> = lines
        .iter()
        .filter(|(text, meaning)| found(text) != *meaning)
        .map(|(text, meaning)| format!("{text}: {}, not {meaning}", found(text)))
        .collect();
    let right = lines.len() - wrong.len();
    println!("{right} of {}\n{}", lines.len(), wrong.join("\n"));
    assert!(right * 100 >= lines.len() * 97, "{}", wrong.join("\n"));
}

#[tokio::test]
async fn the_town_around_the_sites_own_is_meant_everywhere() {
    // There are larger ones than the one in Oregon, but not near Portland.
    let site = Site::empty();
    let operator = site.set_up().await;
    let mut body = job_body("Cook");
    (body["city"], body["state"]) = (json!("Springfield"), json!(""));
    let posted = operator.post("/api/jobs", body.clone()).await.expect(201);
    assert_eq!((&posted["city"], &posted["state"]), (&json!("Springfield"), &json!("OR")));
    body["state"] = json!("MO");
    operator.post("/api/jobs", body).await.expect(201);
    let rows = "Id,Position,Department,About,Pay,Place,Posted\n1,Baker,Kitchen,Bake.,$17/hr,Springfield,2026-11-01\n";
    let import = uploaded(&operator, "jobs.csv", rows).await;
    operator.put(&format!("{import}/map"), mapping(&operator, json!({ "Kitchen": "food" })).await).await.expect(200);
    step(&site, &operator, &import, "check").await;
    step(&site, &operator, &import, "run").await;
    let found = Visitor::new(&site).get("/api/jobs?where=Springfield").await.expect(200);
    assert_eq!(found["place"]["label"], "Springfield, OR");
    let titles: Vec<_> = found["items"].as_array().unwrap().iter().map(|job| (&job["title"], &job["state"])).collect();
    assert_eq!(json!(titles), json!([["Baker", "OR"], ["Cook", "OR"]]));
}
