//! A job as a PocketBase record, with the same fields and the same indexes.

use jobstead::pay::HourlyPay;
use serde_json::{Map, Value, json};

use crate::town::SampleJob;

/// When the first row is listed, in milliseconds since the epoch; the others follow 30 seconds apart.
const START: usize = 1_790_000_000_000;

/// The fields of a record, with their types.
pub const FIELDS: [(&str, &str); 29] = [
    ("title", "text"),
    ("description", "text"),
    ("category", "text"),
    ("kind", "text"),
    ("status", "text"),
    ("budgetMin", "number"),
    ("budgetMax", "number"),
    ("budgetUnit", "text"),
    ("payHour", "number"),
    ("currency", "text"),
    ("city", "text"),
    ("state", "text"),
    ("placeId", "number"),
    ("area", "text"),
    ("whenText", "text"),
    ("startDate", "text"),
    ("endDate", "text"),
    ("startTime", "text"),
    ("endTime", "text"),
    ("remote", "bool"),
    ("isUrgent", "bool"),
    ("openings", "number"),
    ("filled", "number"),
    ("postedBy", "text"),
    ("employerId", "number"),
    ("listedAt", "number"),
    ("firstPostedOn", "text"),
    ("expiresAt", "number"),
    ("applicationCount", "number"),
];

/// Returns the id of a row; PocketBase ids have 15 characters.
pub fn id(number: usize) -> String {
    format!("job{number:012}")
}

/// Returns the collection, which anyone can read and create records in.
pub fn collection() -> Value {
    let fields: Vec<Value> = FIELDS
        .iter()
        .map(|(name, kind)| match *kind {
            // The default limit of a text field is shorter than our descriptions.
            "text" => json!({ "name": name, "type": kind, "max": 20_000 }),
            _ => json!({ "name": name, "type": kind }),
        })
        .collect();
    json!({
        "name": "jobs", "type": "base", "listRule": "", "viewRule": "", "createRule": "", "fields": fields,
        "indexes": [
            "CREATE INDEX jobs_category ON jobs (category, listedAt)",
            "CREATE INDEX jobs_listed ON jobs (listedAt)",
        ],
    })
}

/// Returns the fields of a row.
pub fn of(posted: &SampleJob, number: usize) -> Map<String, Value> {
    let draft = &posted.draft;
    let pay = HourlyPay::of(draft.budget_min, draft.budget_max, draft.budget_unit);
    let listed = START + number * 30_000;
    let record = json!({
        "title": draft.title, "description": draft.description, "category": draft.category,
        "kind": draft.kind.as_str(), "status": "open", "budgetMin": draft.budget_min.unwrap_or(0),
        "budgetMax": draft.budget_max.unwrap_or(0), "budgetUnit": draft.budget_unit.as_str(),
        "payHour": pay.max.unwrap_or(0), "currency": "USD", "city": draft.city, "state": draft.state,
        "placeId": 5_128_581, "area": draft.area.as_deref().unwrap_or_default(),
        "whenText": draft.when_text.as_deref().unwrap_or_default(), "startDate": "", "endDate": "", "startTime": "",
        "endTime": "", "remote": draft.remote, "isUrgent": draft.is_urgent, "openings": draft.openings, "filled": 0,
        "postedBy": posted.hiring_name.as_deref().unwrap_or_default(), "employerId": 1, "listedAt": listed,
        "firstPostedOn": "", "expiresAt": listed + 2_592_000_000, "applicationCount": 0,
    });
    match record {
        Value::Object(fields) => fields,
        other => panic!("a record is an object, not {other}"),
    }
}
