//! Rapid hire in the demo: people who are available, and an evening shift that somebody has confirmed.

use axum::http::Method;
use serde_json::json;

use super::people::{Employer, TOWN, Worker};
use super::town::{Town, id};
use crate::clock::HOUR;

/// How many people are available.
const AVAILABLE: usize = 24;

/// Makes people available, and has an employer ask them. The first one who's asked confirms; the others haven't answered.
pub async fn add(town: &mut Town, employer: &Employer, workers: &[Worker]) -> Result<(), String> {
    let available = &workers[..workers.len().min(AVAILABLE)];
    for worker in available {
        let body = json!({
            "available": true, "city": TOWN.0, "state": TOWN.1, "radiusMiles": 10,
            "categories": if worker.category == "food" { vec!["food"] } else { vec![worker.category, "food"] },
            "minRate": 1_500, "rateUnit": "hour", "hours": [],
        });
        town.ask(worker.id, Method::PUT, "/api/availability", &body).await?;
    }
    let hire = json!({
        "title": "Dishwasher for tonight", "category": "food", "city": TOWN.0, "state": TOWN.1,
        "startAt": (town.now() / HOUR + 4) * HOUR, "hours": 5, "rate": 1_900, "rateUnit": "hour", "openings": 2,
        "notes": "Back door on Mill Street, ask for Lena. Closed shoes, please.", "employerId": employer.id.0,
        "contact": { "phone": "541-555-0142", "street": "14 Mill St" },
    });
    let asked = town.post(employer.owner, "/api/rapid-hires", hire).await?;
    for worker in available {
        let offers = town.ask(worker.id, Method::GET, "/api/rapid-offers", &json!({})).await?;
        let offer = &offers["items"][0];
        if offer["position"] == 1 {
            let path = format!("/api/rapid-offers/{}", id(offer));
            town.post(worker.id, &format!("{path}/accept"), json!({})).await?;
            let body = json!({ "contact": { "phone": "541-555-0177" } });
            town.post(worker.id, &format!("{path}/confirm"), body).await?;
        }
    }
    if asked["offers"].as_array().is_none_or(Vec::is_empty) { Err("nobody was asked".to_owned()) } else { Ok(()) }
}
