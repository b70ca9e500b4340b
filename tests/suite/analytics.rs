//! Analytics: accepted and rejected events, daily totals, and the operator's report.

use jobstead::clock::DAY;
use jobstead::db::value;
use jobstead::{schedule, statements};
use serde_json::{Value, json};

use crate::support::{PASSWORD, Site, Visitor};

statements! {
    EVENTS = "SELECT COUNT(*) FROM analytics_events";
    NAMED = "SELECT COUNT(*) FROM analytics_events WHERE session IS NOT NULL OR visitor IS NOT NULL OR device <> '' OR source <> ''";
    SCHEMA = "SELECT sql FROM sqlite_schema WHERE name = 'analytics_events'";
}

fn event(session: &str, name: &str, page: &str, properties: &Value) -> Value {
    json!({ "event": name, "properties": properties, "userId": format!("browser-{session}"), "sessionId": session, "timestamp": 1, "page": page, "userAgent": "Mozilla/5.0" })
}

fn batch(events: &[Value]) -> Value {
    let device = json!({ "userAgent": "Mozilla/5.0", "language": "en-US", "timezone": "America/Chicago", "screenResolution": "390x844", "viewport": "390x844" });
    json!({ "events": events, "session": { "sessionId": "s", "startTime": 1, "lastActivity": 1, "pageViews": 1, "events": 1, "userId": "u", "deviceInfo": device } })
}

async fn tell(site: &Site, events: &[Value]) {
    Visitor::new(site).post("/api/analytics", batch(events)).await.expect(200);
    site.app.intake.flush(&site.app.db).await.unwrap();
}

fn named<'a>(list: &'a Value, name: &str) -> Option<&'a Value> {
    list.as_array().unwrap().iter().find(|item| item["name"] == name).map(|item| &item["count"])
}

/// A day with two visits: one searches, opens a job and applies; the other opens a job and posts one.
async fn two_visits() -> (Site, Visitor) {
    let site = Site::empty();
    let operator = site.set_up().await;
    tell(
        &site,
        &[
            event("a", "page_view", "/?x=1", &json!({ "source": "example.com" })),
            event("a", "search", "/jobs", &json!({ "query": " Nurse ", "resultsCount": 0 })),
        ],
    )
    .await;
    tell(
        &site,
        &[
            event("a", "page_view", "/jobs/7", &json!({})),
            event("a", "application_submitted", "/jobs/7", &json!({ "jobId": 7, "proposedRate": 2500 })),
        ],
    )
    .await;
    tell(
        &site,
        &[
            event("b", "page_view", "/jobs/9", &json!({ "source": "direct" })),
            event("b", "scroll_depth", "/jobs/9", &json!({ "depth": 25 })),
        ],
    )
    .await;
    tell(
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

async fn report(operator: &Visitor, days: u16) -> Value {
    operator.get(&format!("/api/admin/analytics?days={days}")).await.expect(200)
}

/// Advances the clock by days, runs the scheduled tasks and signs the operator in again.
async fn later(site: &Site, operator: &Visitor, days: i64) {
    site.clock.advance(days * DAY);
    schedule::run_once(&site.app).await.unwrap();
    let in_again = json!({ "email": "olive@example.org", "password": PASSWORD });
    operator.post("/api/auth/sign-in", in_again).await.expect(200);
}

#[tokio::test]
async fn a_funnel_counts_each_visit_once_at_each_step() {
    let (_site, operator) = two_visits().await;
    let funnels = report(&operator, 7).await["funnels"].clone();
    assert_eq!(funnels, json!({ "visits": 2, "searched": 1, "opened": 1, "applied": 1, "posted": 1 }));
}

#[tokio::test]
async fn today_is_the_last_of_the_days() {
    let (_site, operator) = two_visits().await;
    let days = report(&operator, 7).await["days"].clone();
    assert_eq!(days.as_array().unwrap().len(), 7);
    assert_eq!(days[6], json!({ "day": "2026-11-20", "visits": 2, "visitors": 2 }));
}

#[tokio::test]
async fn sources_searches_pages_devices_and_depths_are_counted_by_name() {
    let (_site, operator) = two_visits().await;
    let today = report(&operator, 7).await;
    assert_eq!(named(&today["emptySearches"], "nurse"), Some(&json!(1)));
    assert_eq!(named(&today["sources"], "example.com"), Some(&json!(1)));
    assert_eq!(named(&today["pages"], "/jobs/{id}"), Some(&json!(2)), "page paths contain no ids");
    assert_eq!(named(&today["devices"], "phone"), Some(&json!(2)));
    assert_eq!(named(&today["depths"], "25"), Some(&json!(1)));
}

#[tokio::test]
async fn a_day_that_is_over_is_summed_up_once_and_reads_the_same() {
    let (site, operator) = two_visits().await;
    let today = report(&operator, 7).await;
    later(&site, &operator, 1).await;
    let next = report(&operator, 7).await;
    for list in ["funnels", "sources", "pages", "searches", "emptySearches", "devices", "depths"] {
        assert_eq!(next[list], today[list], "{list}");
    }
    assert_eq!((&next["days"][5]["visits"], &next["days"][6]["visits"]), (&json!(2), &json!(0)));
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(report(&operator, 7).await["funnels"], today["funnels"]);
}

#[tokio::test]
async fn single_events_are_dropped_after_a_month_and_their_sums_stay() {
    let (site, operator) = two_visits().await;
    let today = report(&operator, 7).await;
    later(&site, &operator, 1).await;
    later(&site, &operator, 31).await;
    assert_eq!(site.read(|tx| tx.one(EVENTS, &[], value::<i64>)).await, 0);
    assert_eq!(report(&operator, 90).await["funnels"], today["funnels"]);
}

#[tokio::test]
async fn what_needs_no_consent_tells_of_nobody_and_the_rest_needs_a_visit() {
    let site = Site::empty();
    let operator = site.set_up().await;
    tell(&site, &[event("secret", "consent_declined", "/", &json!({ "source": "example.com" }))]).await;
    tell(&site, &[json!({ "event": "consent_given", "timestamp": 1, "page": "/" })]).await;
    assert_eq!(site.read(|tx| tx.one(EVENTS, &[], value::<i64>)).await, 2);
    assert_eq!(site.read(|tx| tx.one(NAMED, &[], value::<i64>)).await, 0);
    tell(&site, &[json!({ "event": "page_view", "timestamp": 1, "page": "/" })]).await;
    assert_eq!(site.read(|tx| tx.one(EVENTS, &[], value::<i64>)).await, 2, "no visit, no consent");
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
async fn s62_what_does_not_fit_is_refused_and_nothing_of_it_is_kept() {
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
    assert_eq!(visitor.post("/api/analytics", batch(&wide)).await.status, 413, "four KiB");
    site.app.intake.flush(&site.app.db).await.unwrap();
    assert_eq!(site.read(|tx| tx.one(EVENTS, &[], value::<i64>)).await, 0);
    let worker = site.person("Wanda Worker", "worker").await;
    assert_eq!(worker.get("/api/admin/analytics").await.status, 403);
}

#[tokio::test]
async fn a_search_that_grows_in_small_letters_is_cut() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    let search = event("a", "search", "/jobs", &json!({ "query": "İ".repeat(200), "resultsCount": 0 }));
    visitor.post("/api/analytics", batch(&[search])).await.expect(200);
    site.app.intake.flush(&site.app.db).await.unwrap();
    assert_eq!(site.read(|tx| tx.one(EVENTS, &[], value::<i64>)).await, 1);
}

#[tokio::test]
async fn one_address_cannot_tell_without_end_and_what_waits_is_bounded() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    let events: Vec<Value> = (0..12).map(|n| event(&n.to_string(), "page_view", "/", &json!({}))).collect();
    let (mut taken, mut limited, mut full) = (0, 0, 0);
    for _ in 0..1_200 {
        match visitor.post("/api/analytics", batch(&events)).await.status.as_u16() {
            200 => taken += 1,
            429 => limited += 1,
            503 => full += 1,
            other => panic!("{other}"),
        }
    }
    assert!(taken >= 240 && limited > 500, "{taken} taken, {limited} limited, {full} without room");
    site.app.intake.flush(&site.app.db).await.unwrap();
    let kept = site.read(|tx| tx.one(EVENTS, &[], value::<i64>)).await;
    assert_eq!(kept, i64::from(taken) * 12);
}
