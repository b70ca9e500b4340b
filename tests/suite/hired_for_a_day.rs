//! Someone hired for work that takes one day knows when to come, and is expected then.

use jobstead::clock::{self, DAY, MINUTE};
use jobstead::ids::JobId;
use jobstead::jobs;
use serde_json::{Value, json};

use crate::support::shifts::{clock_in, pass};
use crate::support::{NOON, Reply, Site, Visitor, job_body, offer_body};

/// The zone of the site.
const ZONE: &str = "America/Los_Angeles";

fn date(days: i64) -> String {
    clock::date_in(ZONE, NOON + days * DAY)
}

fn at(days: i64, time: &str) -> i64 {
    clock::instant_of(ZONE, &date(days), time).unwrap()
}

/// A dishwasher for one night, from six in the evening until two in the morning.
fn night(days: i64) -> Value {
    let mut body = job_body("Dishwasher");
    body["whenText"] = json!(null);
    body["startDate"] = json!(date(days));
    body["startTime"] = json!("18:00");
    body["endTime"] = json!("02:00");
    body
}

/// Posts a job, offers it and returns the application.
async fn offered(employer: &Visitor, worker: &Visitor, job: Value, first_day: Option<String>) -> i64 {
    let job = employer.post("/api/jobs", job).await.expect(201)["id"].as_i64().unwrap();
    let application = worker.applies(job).await;
    let mut offer = offer_body();
    offer["startDate"] = json!(first_day);
    employer.post(&format!("/api/applications/{application}/offer"), offer).await.expect(200);
    application
}

/// Returns the contract, and the shifts of it.
async fn contract(worker: &Visitor, accepted: Reply) -> (Value, Vec<Value>) {
    let path = format!("/api/contracts/{}", accepted.expect(200)["contractId"]);
    let shifts = worker.get(&format!("{path}/shifts")).await.expect(200)["items"].as_array().unwrap().clone();
    (worker.get(&path).await.expect(200), shifts)
}

#[tokio::test]
async fn whoever_is_hired_for_tonight_is_expected_tonight() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let application = offered(&employer, &worker, night(0), None).await;
    let offer = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!((&offer["job"]["startDate"], &offer["job"]["startTime"]), (&json!(date(0)), &json!("18:00")));

    let (contract, shifts) = contract(&worker, worker.step(application, "accept").await).await;
    assert_eq!(contract["terms"]["startDate"], date(0));
    assert_eq!(contract["terms"]["schedule"], "6:00 PM–2:00 AM");
    let [shift] = shifts.as_slice() else { panic!("{shifts:?}") };
    assert_eq!((&shift["startsAt"], &shift["endsAt"]), (&json!(at(0, "18:00")), &json!(at(1, "02:00"))));
    assert_eq!(shift["state"], "confirmed", "the offer said when");
    let today = worker.get("/dashboard").await.text();
    let main = today.split("<main").nth(1).unwrap_or_default();
    assert!(main.contains("6:00 PM"), "{main}");

    pass(&site, at(0, "18:00") - 5 * MINUTE - NOON).await;
    let path = format!("/api/contracts/{}", contract["id"]);
    let code = employer.get(&format!("{path}/clock-code")).await.expect(200)["code"].clone();
    clock_in(&worker, &format!("/api/shifts/{}", shift["id"]), &code).await.expect(200);
    let shifts = worker.get(&format!("{path}/shifts")).await.expect(200);
    assert_eq!(shifts["items"][0]["state"], "working");
}

#[tokio::test]
async fn an_offer_for_another_day_moves_the_shift_and_nobody_is_booked_twice() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let first = offered(&employer, &worker, night(1), Some(date(3))).await;
    let (terms, shifts) = contract(&worker, worker.step(first, "accept").await).await;
    assert_eq!(shifts[0]["startsAt"], at(3, "18:00"));
    assert_eq!(terms["terms"]["startDate"], date(3));

    let same_night = offered(&employer, &worker, night(3), None).await;
    assert_eq!(worker.step(same_night, "accept").await.refused(409), "busy");
    let still = worker.get(&format!("/api/applications/{same_night}")).await.expect(200);
    assert_eq!(
        (&still["status"], &still["contractId"], &still["job"]["filled"]),
        (&json!("offered"), &json!(null), &json!(0))
    );
    let decline = format!("/api/shifts/{}/decline", shifts[0]["id"]);
    worker.post(&decline, json!({})).await.expect(200);
    let (_, shifts) = contract(&worker, worker.step(same_night, "accept").await).await;
    assert_eq!(shifts[0]["startsAt"], at(3, "18:00"));
}

#[tokio::test]
async fn nothing_is_planned_for_work_that_takes_more_days_or_does_not_say_when() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let mut longer = night(1);
    longer["endDate"] = json!(date(2));
    let mut weekly = night(1);
    weekly["whenText"] = json!("Every Friday");
    let mut steady = night(1);
    steady["kind"] = json!("steady");
    let mut open_end = night(1);
    open_end["endTime"] = json!(null);
    let mut remote = night(1);
    remote["remote"] = json!(true);
    for job in [longer, weekly, steady, open_end, remote] {
        let application = offered(&employer, &worker, job.clone(), None).await;
        let (contract, shifts) = contract(&worker, worker.step(application, "accept").await).await;
        assert!(shifts.is_empty(), "{job}");
        assert_eq!(contract["terms"]["startDate"], date(1), "{job}");
    }
    // Two hours into the second night, both the first shift and its job are over.
    let late = offered(&employer, &worker, night(0), None).await;
    site.clock.advance(at(1, "02:00") - NOON);
    let (contract, shifts) = contract(&worker, worker.step(late, "accept").await).await;
    assert!(shifts.is_empty());
    assert_eq!(contract["terms"]["startDate"], json!(null), "that day has passed");
    let job = contract["jobId"].as_i64().unwrap();
    let card = site.read(move |tx| jobs::store::get(tx, JobId(job))).await.card;
    assert_eq!(card.filled, 1);
}
