//! Hours in the demo: of three weeks, the first approved and the second sent in.

use axum::http::Method;
use serde_json::{Value, json};

use super::people::Employer;
use super::town::Town;
use crate::clock::{self, DAY, HOUR, MINUTE};
use crate::ids::UserId;

/// How many days back the first hours are.
const DAYS: i64 = 16;
/// What was done, in turn.
const MEMOS: [&str; 4] = ["Prep and setup", "Main work", "Second round", "Cleanup and locking up"];

/// Adds hours to an active contract. `n` makes neighbors differ.
pub async fn add(
    town: &mut Town,
    employer: &Employer,
    worker: UserId,
    contract: &Value,
    n: usize,
) -> Result<(), String> {
    let path = format!("/api/contracts/{}", contract["id"]);
    let settings = town.ask(worker, Method::GET, "/api/site", &json!({})).await?;
    let zone = settings["zone"].as_str().unwrap_or("UTC").to_owned();
    let now = town.now();
    let late = i64::try_from(n % 3).unwrap_or_default() * 20 * MINUTE;
    for back in (1..=DAYS).rev() {
        let (morning, _) = clock::day_bounds(&zone, now - back * DAY);
        let weekday = clock::weekday(&clock::date_in(&zone, morning)).unwrap_or_default();
        if weekday > 4 || (back + late / MINUTE) % 4 == 0 {
            continue;
        }
        for (part, (from, length)) in
            [(8 * HOUR, 4 * HOUR + 10 * MINUTE), (13 * HOUR, 3 * HOUR)].into_iter().enumerate()
        {
            let started_at = morning + from + late;
            let memo = MEMOS[(usize::try_from(back).unwrap_or_default() + part) % MEMOS.len()];
            let body = json!({
                "clientId": format!("demo-{}-{back}-{part}", contract["id"]), "startedAt": started_at, "endedAt": started_at + length,
                "memo": memo, "manual": part == 1 && back % 3 == 0, "confirmed": true,
            });
            town.post(worker, &format!("{path}/entries"), body).await?;
        }
    }
    for (weeks_back, steps) in [(2, ["submit", "approve"].as_slice()), (1, &["submit"])] {
        let week = clock::date_in(&zone, now - weeks_back * 7 * DAY);
        let found = town.ask(worker, Method::GET, &format!("{path}/timesheets/{week}"), &json!({})).await?;
        if found["entries"].as_array().is_none_or(Vec::is_empty) {
            continue;
        }
        for step in steps {
            let who = if *step == "submit" { worker } else { employer.owner };
            town.post(who, &format!("{path}/timesheets/{week}/{step}"), json!({})).await?;
        }
        if steps.len() == 1 {
            let line = format!("{path}/timesheets/{week}/lines/{}/comments", found["entries"][0]["id"]);
            town.post(employer.owner, &line, json!({ "text": "Was that with the new machine?" })).await?;
            town.post(worker, &line, json!({ "text": "Yes. It took a while to set up." })).await?;
        }
    }
    Ok(())
}
