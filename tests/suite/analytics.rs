//! Analytics: accepted and rejected events, daily totals, and the operator's report.

use jobstead::clock::{DAY, MINUTE};
use jobstead::db::value;
use jobstead::{schedule, statements};
use serde_json::{Value, json};

use crate::support::{PASSWORD, Site, Visitor};

statements! {
    EVENTS = "SELECT COUNT(*) FROM analytics_events";
    WITH_VISITOR_DATA = "SELECT COUNT(*) FROM analytics_events WHERE session IS NOT NULL OR visitor IS NOT NULL OR device <> '' OR source <> ''";
    SCHEMA = "SELECT sql FROM sqlite_schema WHERE name = 'analytics_events'";
}

fn event(session: &str, name: &str, page: &str, properties: &Value) -> Value {
    json!({ "event": name, "properties": properties, "userId": format!("browser-{session}"), "sessionId": session, "timestamp": 1, "page": page, "userAgent": "Mozilla/5.0" })
}

fn batch(events: &[Value]) -> Value {
    let device = json!({ "userAgent": "Mozilla/5.0", "language": "en-US", "timezone": "America/Chicago", "screenResolution": "390x844", "viewport": "390x844" });
    json!({ "events": events, "session": { "sessionId": "s", "startTime": 1, "lastActivity": 1, "pageViews": 1, "events": 1, "userId": "u", "deviceInfo": device } })
}

async fn send(site: &Site, events: &[Value]) {
    Visitor::new(site).post("/api/analytics", batch(events)).await.expect(200);
    site.app.intake.flush(&site.app.db).await.unwrap();
}

fn count_of<'a>(list: &'a Value, name: &str) -> Option<&'a Value> {
    list.as_array().unwrap().iter().find(|item| item["name"] == name).map(|item| &item["count"])
}

/// A day with two visits: one searches, opens a job and applies; the other opens a job and posts one.
async fn two_visits() -> (Site, Visitor) {
    let site = Site::empty();
    let operator = site.set_up().await;
    send(
        &site,
        &[
            event("a", "page_view", "/?x=1", &json!({ "source": "example.com" })),
            event("a", "search", "/jobs", &json!({ "query": " Nurse ", "resultsCount": 0 })),
        ],
    )
    .await;
    send(
        &site,
        &[
            event("a", "page_view", "/jobs/7", &json!({})),
            event("a", "application_submitted", "/jobs/7", &json!({ "jobId": 7, "proposedRate": 2500 })),
        ],
    )
    .await;
    send(
        &site,
        &[
            event("b", "page_view", "/jobs/9", &json!({ "source": "direct" })),
            event("b", "scroll_depth", "/jobs/9", &json!({ "depth": 25 })),
        ],
    )
    .await;
    send(
        &site,
        &[event(
            "b",
            "job_posted",
            "/post-job",
            &json!({ "category": "home", "budget": 900, "isUrgent": true, "city": "Salem", "state": "OR" }),
        )],
    )
    .await;
    (site, operator)
}

/// Returns the report as it is a minute later: it is made at most every two seconds.
async fn report(site: &Site, operator: &Visitor, days: u16) -> Value {
    site.clock.advance(MINUTE);
    operator.get(&format!("/api/admin/analytics?days={days}")).await.expect(200)
}

/// Advances the clock by this many days, runs the scheduled tasks and signs the operator in again.
async fn advance_days(site: &Site, operator: &Visitor, days: i64) {
    site.clock.advance(days * DAY);
    schedule::run_once(&site.app).await.unwrap();
    let credentials = json!({ "email": "olive@example.org", "password": PASSWORD });
    operator.post("/api/auth/sign-in", credentials).await.expect(200);
}

#[tokio::test]
async fn funnels_count_each_visit_once_per_step() {
    let (site, operator) = two_visits().await;
    let funnels = report(&site, &operator, 7).await["funnels"].clone();
    assert_eq!(funnels, json!({ "visits": 2, "searched": 1, "opened": 1, "applied": 1, "posted": 1 }));
}

#[tokio::test]
async fn new_accounts_are_those_of_everyone_not_only_of_counted_visitors() {
    let site = Site::empty();
    let operator = site.set_up().await;
    site.stranger("Ann One").await;
    advance_days(&site, &operator, 7).await;
    site.stranger("Ben Two").await;
    assert_eq!(report(&site, &operator, 7).await["newAccounts"], 1);
    assert_eq!(report(&site, &operator, 30).await["newAccounts"], 3);
    assert_eq!(report(&site, &operator, 30).await["funnels"]["visits"], 0);
}

#[tokio::test]
async fn the_report_ends_with_today() {
    let (site, operator) = two_visits().await;
    let days = report(&site, &operator, 7).await["days"].clone();
    assert_eq!(days.as_array().unwrap().len(), 7);
    assert_eq!(days[6], json!({ "day": "2026-11-20", "visits": 2, "visitors": 2 }));
}

#[tokio::test]
async fn sources_searches_pages_devices_and_depths_are_counted() {
    let (site, operator) = two_visits().await;
    let today = report(&site, &operator, 7).await;
    assert_eq!(count_of(&today["emptySearches"], "nurse"), Some(&json!(1)));
    assert_eq!(count_of(&today["sources"], "example.com"), Some(&json!(1)));
    assert_eq!(count_of(&today["pages"], "/jobs/{id}"), Some(&json!(2)), "page paths contain no ids");
    assert_eq!(count_of(&today["devices"], "phone"), Some(&json!(2)));
    assert_eq!(count_of(&today["depths"], "25"), Some(&json!(1)));
}

#[tokio::test]
async fn past_days_are_totaled_once_and_report_the_same() {
    let (site, operator) = two_visits().await;
    let today = report(&site, &operator, 7).await;
    advance_days(&site, &operator, 1).await;
    let next = report(&site, &operator, 7).await;
    for list in ["funnels", "sources", "pages", "searches", "emptySearches", "devices", "depths"] {
        assert_eq!(next[list], today[list], "{list}");
    }
    assert_eq!((&next["days"][5]["visits"], &next["days"][6]["visits"]), (&json!(2), &json!(0)));
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(report(&site, &operator, 7).await["funnels"], today["funnels"]);
}

#[tokio::test]
async fn events_are_deleted_after_a_month_but_totals_stay() {
    let (site, operator) = two_visits().await;
    let today = report(&site, &operator, 7).await;
    advance_days(&site, &operator, 1).await;
    advance_days(&site, &operator, 31).await;
    assert_eq!(site.read(|tx| tx.one(EVENTS, &[], value::<i64>)).await, 0);
    assert_eq!(report(&site, &operator, 90).await["funnels"], today["funnels"]);
}

#[tokio::test]
async fn consent_events_are_anonymous_and_others_need_consent() {
    let site = Site::empty();
    let operator = site.set_up().await;
    send(&site, &[event("secret", "consent_declined", "/", &json!({ "source": "example.com" }))]).await;
    send(&site, &[json!({ "event": "consent_given", "timestamp": 1, "page": "/" })]).await;
    assert_eq!(site.read(|tx| tx.one(EVENTS, &[], value::<i64>)).await, 2);
    assert_eq!(site.read(|tx| tx.one(WITH_VISITOR_DATA, &[], value::<i64>)).await, 0);
    send(&site, &[json!({ "event": "page_view", "timestamp": 1, "page": "/" })]).await;
    assert_eq!(site.read(|tx| tx.one(EVENTS, &[], value::<i64>)).await, 2, "an event without a visit has no consent");
    let report = operator.get("/api/admin/analytics").await.expect(200);
    assert_eq!(
        (&report["consentGiven"], &report["consentDeclined"], &report["funnels"]["visits"]),
        (&json!(1), &json!(1), &json!(0))
    );
    let schema = site.read(|tx| tx.one(SCHEMA, &[], value::<String>)).await;
    for private in ["address", "ip ", "user_agent", "user_id"] {
        assert!(!schema.contains(private), "{private}");
    }
}

#[tokio::test]
async fn s62_invalid_events_are_rejected_and_not_stored() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    let page = |page: &str| event("a", "page_view", page, &json!({}));
    for body in [
        batch(&[event("a", "rm -rf", "/", &json!({}))]),
        batch(&[event("a", "page_view", "/", &json!({ "address": "203.0.113.9" }))]),
        batch(&[event("a", "scroll_depth", "/", &json!({ "depth": 26 }))]),
        batch(&[event(&"x".repeat(65), "page_view", "/", &json!({}))]),
        batch(&[page(&"x".repeat(501))]),
        json!({ "events": [] }),
        json!([]),
    ] {
        assert_eq!(visitor.post("/api/analytics", body.clone()).await.status, 422, "{body}");
    }
    let long: Vec<Value> = (0..51).map(|_| json!({ "event": "page_view", "timestamp": 1, "page": "/" })).collect();
    assert_eq!(visitor.post("/api/analytics", batch(&long)).await.status, 422);
    let wide: Vec<Value> = (0..30).map(|n| page(&format!("/{n}{}", "x".repeat(100)))).collect();
    assert_eq!(visitor.post("/api/analytics", batch(&wide)).await.status, 413, "larger than 4 KiB");
    site.app.intake.flush(&site.app.db).await.unwrap();
    assert_eq!(site.read(|tx| tx.one(EVENTS, &[], value::<i64>)).await, 0);
    let worker = site.person("Wanda Worker", "worker").await;
    assert_eq!(worker.get("/api/admin/analytics").await.status, 403);
}

#[tokio::test]
async fn a_search_that_grows_when_lowercased_is_truncated() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    let search = event("a", "search", "/jobs", &json!({ "query": "İ".repeat(200), "resultsCount": 0 }));
    visitor.post("/api/analytics", batch(&[search])).await.expect(200);
    site.app.intake.flush(&site.app.db).await.unwrap();
    assert_eq!(site.read(|tx| tx.one(EVENTS, &[], value::<i64>)).await, 1);
}

#[tokio::test]
async fn events_are_limited_per_address_and_while_pending() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    let events: Vec<Value> = (0..12).map(|n| event(&n.to_string(), "page_view", "/", &json!({}))).collect();
    let (mut accepted, mut limited, mut full) = (0, 0, 0);
    for _ in 0..1_200 {
        match visitor.post("/api/analytics", batch(&events)).await.status.as_u16() {
            200 => accepted += 1,
            429 => limited += 1,
            503 => full += 1,
            other => panic!("{other}"),
        }
    }
    assert!(accepted >= 240 && limited > 500, "{accepted} accepted, {limited} rate-limited, {full} with a full queue");
    site.app.intake.flush(&site.app.db).await.unwrap();
    let stored = site.read(|tx| tx.one(EVENTS, &[], value::<i64>)).await;
    assert_eq!(stored, i64::from(accepted) * 12);
}
