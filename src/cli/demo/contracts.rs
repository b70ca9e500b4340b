//! Contracts in the demo: some ended, some with terms that changed or wait for an answer, and one of someone who is hired
//! again.

use std::collections::HashSet;

use axum::http::Method;
use serde_json::{Value, json};

use super::people::Employer;
use super::town::Town;
use super::{disputes, hours, payments, projects, shifts};
use crate::ids::UserId;

/// Lets every employer's contracts go on, each in one of four ways.
pub async fn go_on(town: &mut Town, employers: &[Employer]) -> Result<(), String> {
    // Nobody works for two at the same time.
    let mut busy = HashSet::new();
    let mut stage = 0;
    for employer in employers {
        let found = town.ask(employer.owner, Method::GET, "/api/contracts", &json!({})).await?;
        let mut contracts = Vec::new();
        // Lists cut the work short, which would become part of the proposed terms.
        for listed in found["items"].as_array().into_iter().flatten().rev() {
            let path = format!("/api/contracts/{}", listed["id"]);
            contracts.push(town.ask(employer.owner, Method::GET, &path, &json!({})).await?);
        }
        for (n, contract) in contracts.iter().enumerate() {
            let worker = UserId(contract["worker"]["id"].as_i64().unwrap_or_default());
            match n % 4 {
                0 => end(town, employer, worker, contract).await?,
                1 => raise(town, worker, contract).await?,
                2 => {
                    raise(town, worker, contract).await?;
                    let path = format!("/api/contracts/{}/accept", contract["id"]);
                    town.post(employer.owner, &path, json!({})).await?;
                }
                _ => {}
            }
            if n % 4 == 3 && stage < disputes::DISPUTES {
                projects::add(town, employer, worker, contract, n).await?;
                stage += usize::from(disputes::add(town, employer, worker, contract, stage).await?);
            } else if n % 4 != 0 {
                projects::add(town, employer, worker, contract, n).await?;
                if busy.insert(worker) {
                    hours::add(town, employer, worker, contract, n).await?;
                    shifts::add(town, employer, worker, contract, n).await?;
                    payments::add(town, employer, worker, contract, n).await?;
                }
            }
        }
        if let Some(first) = contracts.first() {
            hire_again(town, employer, first).await?;
        }
    }
    Ok(())
}

/// The work is done, and both say so.
async fn end(town: &mut Town, employer: &Employer, worker: UserId, contract: &Value) -> Result<(), String> {
    let path = format!("/api/contracts/{}/end", contract["id"]);
    town.post(employer.owner, &path, json!({ "reason": "done", "note": "Thank you. It’s better than before." }))
        .await?;
    town.post(worker, &path, json!({ "reason": "done" })).await?;
    let path = format!("/api/contracts/{}/review", contract["id"]);
    let mark = |category: &str, score: i64| json!({ "category": category, "score": score });
    let by_employer = json!([mark("work", 5), mark("reliability", 4), mark("communication", 5)]);
    let by_worker = json!([mark("pay", 5), mark("conditions", 4), mark("communication", 4)]);
    for (who, scores, text) in [
        (employer.owner, by_employer, "Came on time, asked good questions and left everything clean."),
        (worker, by_worker, "Clear about what was needed, and paid the same day."),
    ] {
        town.post(who, &path, json!({ "scores": scores, "text": text })).await?;
    }
    town.ask(worker, Method::PUT, "/api/profile/record", &json!({ "isShared": true })).await.map(drop)
}

/// The worker asks for an eighth more.
async fn raise(town: &mut Town, worker: UserId, contract: &Value) -> Result<(), String> {
    let mut terms = contract["terms"].clone();
    let rate = terms["rate"].as_i64().unwrap_or_default();
    terms["rate"] = json!(rate + rate / 8);
    terms["payMethod"] = json!("bank");
    let body = json!({ "terms": terms, "note": "It takes longer than we both thought." });
    town.post(worker, &format!("/api/contracts/{}/propose", contract["id"]), body).await.map(drop)
}

async fn hire_again(town: &mut Town, employer: &Employer, contract: &Value) -> Result<(), String> {
    let body = json!({
        "workerId": contract["worker"]["id"], "employerId": contract["employer"]["id"], "title": contract["jobTitle"],
        "terms": contract["terms"], "previousContractId": contract["id"], "note": "Would you do it again next week?",
        "contact": { "phone": "541-555-0142", "street": "14 Mill St" },
    });
    town.post(employer.owner, "/api/contracts", body).await.map(drop)
}
