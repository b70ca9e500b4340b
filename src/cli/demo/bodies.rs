//! What the people of the demo send: the bodies of their requests.

use serde_json::{Value, json};

use super::data::{self, JobRow};
use super::people::{TOWN, ZONE};
use crate::clock::{self, DAY, HOUR};

/// Returns the minimum and maximum pay in minor units.
pub fn pay_range(pay: &str) -> (i64, i64) {
    let (least, most) = pay.split_once('-').unwrap_or((pay, pay));
    (least.parse().unwrap_or(1_800), most.parse().unwrap_or(1_800))
}

/// The body of a job to post; `is_last` if it isn't posted again.
pub fn draft(row: &JobRow, is_last: bool) -> Value {
    let [kind, pay, unit, area, when, title] = row.facts;
    let (least, most) = pay_range(pay);
    json!({
        "title": title, "description": row.description, "category": row.category, "kind": kind,
        "budgetMin": least, "budgetMax": most, "budgetUnit": unit, "city": TOWN.0, "state": TOWN.1,
        "area": area, "whenText": when, "remote": row.has("remote"), "isUrgent": row.has("urgent") && is_last,
        "openings": if is_last { row.number("openings").unwrap_or(1) } else { 1 },
        "replyDays": row.number("reply"),
    })
}

/// The body of an interview that is set at a time.
pub fn interview(at: i64, number: usize) -> Value {
    let how = if number % 4 == 3 { "phone" } else { "in_person" };
    let place = data::text("where", number);
    // At a full hour of the second day after, between nine and four.
    let day = clock::start_of_day(ZONE, &clock::date_in(ZONE, at + 2 * DAY)).unwrap_or(at);
    let hours = 9 + i64::try_from(number % 8).unwrap_or_default();
    json!({ "at": day + hours * HOUR, "how": how, "where": place, "note": "About half an hour. Coffee is on us." })
}

/// The body of an offer at the rate that the worker asked for.
pub fn offer(number: usize, rate: i64, unit: &str) -> Value {
    json!({
        "rate": rate, "rateUnit": unit, "note": data::text("offer", number),
        "contact": { "phone": "541-555-0142", "note": "Call any time before eight and ask for me.", "street": "14 Mill St" },
    })
}

/// The body of a decline.
pub fn decline(number: usize) -> Value {
    let reason = ["experience", "other_chosen", "timing", "rate"][number % 4];
    json!({ "reason": reason, "message": data::text("decline", number) })
}

/// A fictional phone number.
pub fn phone(number: usize) -> String {
    format!("541-555-01{:02}", number % 100)
}
