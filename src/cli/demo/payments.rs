//! Money in the demo: a paid invoice, an expense to approve, and a tip.

use axum::http::Method;
use serde_json::{Value, json};

use super::people::Employer;
use super::town::Town;
use crate::clock::{self, DAY};
use crate::ids::UserId;

/// Adds payments to a contract that has hours. `n` makes neighbors differ.
pub async fn add(
    town: &mut Town,
    employer: &Employer,
    worker: UserId,
    contract: &Value,
    n: usize,
) -> Result<(), String> {
    let path = format!("/api/contracts/{}", contract["id"]);
    let found = town.ask(worker, Method::GET, &format!("{path}/money"), &json!({})).await?;
    let today = clock::date_in("UTC", town.now() - DAY);
    if let Some(open) = found["open"].as_i64().filter(|open| *open > 0) {
        let pays = json!({
            "for": { "kind": "contract", "id": contract["id"] }, "amount": if n.is_multiple_of(2) { open } else { open / 2 },
            "method": if n.is_multiple_of(3) { "cash" } else { "bank" }, "paidOn": today, "note": "Thank you for your work.",
        });
        let payment = town.post(employer.owner, &format!("{path}/payments"), pays).await?;
        if n % 3 != 2 {
            town.post(worker, &format!("/api/payments/{}/confirm", payment["id"]), json!({})).await?;
        }
    }
    let paid = json!({ "kind": "expense", "amount": 1_850 + 120 * i64::try_from(n % 9).unwrap_or_default(), "note": "Gloves and cleaner", "spentOn": today });
    town.post(worker, &format!("{path}/expenses"), paid).await?;
    town.post(
        employer.owner,
        &format!("{path}/expenses"),
        json!({ "kind": "tip", "amount": 1_000, "note": "Great week!" }),
    )
    .await
    .map(drop)
}
