//! Shifts in the demo: some confirmed, some not answered yet, one that someone can't come to.

use serde_json::{Value, json};

use super::people::Employer;
use super::town::Town;
use crate::clock::{DAY, HOUR};
use crate::ids::UserId;

/// How many days ahead there are shifts.
const DAYS: i64 = 6;

/// Plans shifts for an active contract. `n` makes neighbors differ.
pub async fn add(
    town: &mut Town,
    employer: &Employer,
    worker: UserId,
    contract: &Value,
    n: usize,
) -> Result<(), String> {
    let path = format!("/api/contracts/{}/shifts", contract["id"]);
    let skip = i64::try_from(n % 3).unwrap_or_default();
    for day in (1 + skip..=DAYS).step_by(2) {
        let starts_at = (town.now() / HOUR) * HOUR + day * DAY;
        let body =
            json!({ "startsAt": starts_at, "endsAt": starts_at + 5 * HOUR, "note": "Ask for the key at the counter." });
        let shift = town.post(employer.owner, &path, body).await?;
        let answer = match day {
            1 | 2 => "confirm",
            5 => "decline",
            _ => continue,
        };
        town.post(worker, &format!("/api/shifts/{}/{answer}", shift["id"]), json!({})).await?;
    }
    Ok(())
}
