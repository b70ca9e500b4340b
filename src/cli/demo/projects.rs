//! Work under way in the demo: milestones in every state, and tasks.

use axum::http::Method;
use serde_json::{Value, json};

use super::people::Employer;
use super::town::Town;
use crate::ids::UserId;

/// The title of a milestone and its share of the whole, in percent.
const MILESTONES: [(&str, i64); 5] = [
    ("Look at everything and make a plan", 15),
    ("First half", 35),
    ("Second half", 35),
    ("Final round and cleanup", 15),
    ("Small repairs that we find on the way", 10),
];

/// What the first four come to if there's no fixed price, in minor units.
const WHOLE: i64 = 44_000;

/// Adds milestones and tasks to an active contract. `n` makes neighbors differ.
pub async fn add(
    town: &mut Town,
    employer: &Employer,
    worker: UserId,
    contract: &Value,
    n: usize,
) -> Result<(), String> {
    let path = format!("/api/contracts/{}", contract["id"]);
    let price = contract["terms"]["rate"].as_i64().filter(|_| contract["terms"]["rateUnit"] == "job");
    for (at, (title, percent)) in MILESTONES.iter().enumerate() {
        let terms = json!({ "title": title, "amount": price.unwrap_or(WHOLE) * percent / 100 });
        let made = if at == 0 && price.is_some() {
            split(town, employer, &path, &terms).await?
        } else {
            town.post(employer.owner, &format!("{path}/milestones"), terms).await?
        };
        go_on(town, employer, worker, &format!("/api/milestones/{}", made["id"]), at + n % 2).await?;
    }
    for (title, side, done) in [
        ("Bring the ladder", "employer", true),
        ("Take photos before we begin", "worker", true),
        ("Return the key", "worker", false),
    ] {
        let task = town.post(worker, &format!("{path}/tasks"), json!({ "title": title, "side": side })).await?;
        if done {
            let path = format!("/api/tasks/{}", task["id"]);
            town.ask(worker, Method::PATCH, &path, &json!({ "done": true })).await?;
        }
    }
    Ok(())
}

/// Proposes to make the milestone of the whole price a part of it, to which others can be added.
async fn split(town: &mut Town, employer: &Employer, contract: &str, terms: &Value) -> Result<Value, String> {
    let found = town.ask(employer.owner, Method::GET, &format!("{contract}/milestones"), &json!({})).await?;
    let path = format!("/api/milestones/{}", found["items"][0]["id"]);
    town.ask(employer.owner, Method::PATCH, &path, &json!({ "terms": terms })).await
}

/// Takes a milestone to the state of its place in the list: approved, sent in, begun, agreed or only proposed.
async fn go_on(town: &mut Town, employer: &Employer, worker: UserId, path: &str, place: usize) -> Result<(), String> {
    let steps: &[(bool, &str)] = match place {
        0 => &[(true, "agree"), (true, "submit"), (false, "approve")],
        1 => &[(true, "agree"), (true, "start"), (true, "submit")],
        2 => &[(true, "agree"), (true, "start")],
        3 => &[(true, "agree")],
        _ => &[],
    };
    for (by_worker, action) in steps {
        let who = if *by_worker { worker } else { employer.owner };
        let body = if *action == "submit" { json!({ "note": "All done. Have a look." }) } else { json!({}) };
        town.post(who, &format!("{path}/{action}"), body).await?;
    }
    Ok(())
}
