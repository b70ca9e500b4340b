//! Disputes in the demo: one to answer, one with a sealed range, one that was settled, and one with a mediator.

use axum::http::Method;
use serde_json::{Value, json};

use super::people::Employer;
use super::town::Town;
use crate::ids::UserId;

/// Number of disputes, each in another stage.
pub const DISPUTES: usize = 4;

/// Opens a dispute about a contract; `stage` says how far it goes. Returns whether there was something to dispute.
pub async fn add(
    town: &mut Town,
    employer: &Employer,
    worker: UserId,
    contract: &Value,
    stage: usize,
) -> Result<bool, String> {
    let id = &contract["id"];
    let choices = town.ask(worker, Method::GET, &format!("/api/contracts/{id}/disputable"), &json!({})).await?;
    let item = &choices["milestones"][0];
    let claim = item["amount"].as_i64().unwrap_or_default();
    let is_conduct = stage == DISPUTES - 1;
    let body = if is_conduct {
        let text = "Twice I came on time and nobody opened the door. I waited for an hour in the rain.";
        json!({ "contractId": id, "about": "conduct", "ids": [], "claim": 0, "text": text })
    } else if claim > 0 {
        let text = "I did what we agreed on, and the photos show that it’s done. Still, nobody approves it.";
        json!({ "contractId": id, "about": "milestone", "ids": [item["id"]], "claim": claim, "text": text })
    } else {
        return Ok(false);
    };
    let opened = town.ask(worker, Method::POST, "/api/disputes", &body).await?;
    let path = format!("/api/disputes/{}", opened["id"]);
    let evidence = json!({ "text": "I wrote to you on the same day. Nobody said that anything was missing." });
    town.post(worker, &format!("{path}/evidence"), evidence).await?;
    if stage > 0 {
        let answer = json!({ "text": "Half of it was done well. The rest has to be done again, so I’d pay half." });
        town.post(employer.owner, &format!("{path}/answer"), answer).await?;
    }
    if (1..=2).contains(&stage) {
        town.post(worker, &format!("{path}/range"), json!({ "min": claim / 2, "max": claim })).await?;
    }
    if stage == 2 {
        town.post(employer.owner, &format!("{path}/range"), json!({ "min": 0, "max": claim / 4 * 3 })).await?;
    }
    Ok(true)
}
