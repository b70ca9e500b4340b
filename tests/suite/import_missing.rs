//! Closing the jobs that the newer file of their source doesn't have anymore.

use std::process::{Command, Output};

use jobstead::clock::{HOUR, MINUTE};
use jobstead::ids::{EmployerId, UserId};
use jobstead::imports::{command, store};
use jobstead::{db, schedule, statements};
use serde_json::json;

use crate::import_updates::{HEAD, both, checked, counts, file, imported, job, row, run};
use crate::imports::{mapping, step, uploaded};
use crate::job_import::write;
use crate::support::{Site, program, wrong_numbers};

statements! {
    LAST = "SELECT at FROM audit_log WHERE act = 'job_import_ended' ORDER BY id DESC LIMIT 1";
}

#[tokio::test]
async fn a_job_that_is_back_in_the_file_is_listed_again_unless_a_person_closed_it() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let jobs: Vec<String> = (1..=5).map(|n| row(n, &format!("Job {n}"), "Do it.", "")).collect();
    imported(&site, &operator, "feed.csv", &file(&jobs)).await;
    let (import, _) = checked(&site, &operator, "b.csv", &file(&jobs[..3])).await;
    assert_eq!(counts(&run(&site, &operator, &import, both()).await, ["ended"]), [2]);
    let third = job(&operator, "Job 3").await["id"].clone();
    operator.post(&format!("/api/jobs/{third}/close"), json!({ "reason": "other" })).await.expect(200);
    let (import, details) = checked(&site, &operator, "c.csv", &file(&jobs)).await;
    assert_eq!(counts(&details, ["known", "changed", "expiring", "missing"]), [5, 0, 2, 0]);
    assert_eq!(counts(&run(&site, &operator, &import, both()).await, ["updated"]), [2]);
    let status = async |title: &str| job(&operator, title).await["status"].clone();
    assert_eq!((status("Job 3").await, status("Job 5").await), (json!("closed"), json!("open")));
    assert_eq!(operator.get("/api/site").await.expect(200)["openJobs"], 4);
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
    let (_, details) = checked(&site, &operator, "d.csv", &file(&jobs)).await;
    assert_eq!(counts(&details, ["changed", "expiring"]), [0, 0]);
}

#[tokio::test]
async fn a_job_with_a_faulty_row_stays_open_and_one_that_is_over_at_its_source_does_not() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let jobs: Vec<String> = (1..=6).map(|n| row(n, &format!("Job {n}"), "Do it.", "")).collect();
    imported(&site, &operator, "feed.csv", &file(&jobs)).await;
    let rows = [
        jobs[0].clone(),
        jobs[1].clone(),
        jobs[2].clone(),
        "4,,Kitchen,Do it.,,\"Charleston, SC\",2026-11-01,,\n".to_owned(),
        "5,Job 5,Kitchen,Do it.,,\"Charleston, SC\",2026-11-01,,closed\n".to_owned(),
        "6,Job 6,Kitchen,Do it.,,\"Charleston, SC\",2026-11-01,2026-11-02,\n".to_owned(),
    ];
    let (import, details) = checked(&site, &operator, "b.csv", &file(&rows)).await;
    assert_eq!(counts(&details, ["ready", "leftOut", "stale", "missing"]), [3, 1, 2, 2]);
    let details = run(&site, &operator, &import, both()).await;
    assert_eq!(counts(&details, ["ended", "updated"]), [2, 0]);
    assert_eq!(job(&operator, "Job 4").await["status"], "open");
}

#[tokio::test]
async fn closing_most_jobs_of_a_source_has_to_be_confirmed() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let jobs: Vec<String> = (1..=4).map(|n| row(n, &format!("Job {n}"), "Do it.", "")).collect();
    imported(&site, &operator, "feed.csv", &file(&jobs)).await;
    // Another source’s jobs are none of its business.
    let other = uploaded(&operator, "other.csv", &file(&[row(1, "Other job", "Do it.", "")])).await;
    let mut body = mapping(&operator, json!({ "Kitchen": "food" })).await;
    body["map"]["source"] = json!("city hall");
    operator.put(&format!("{other}/map"), body).await.expect(200);
    step(&site, &operator, &other, "check").await;
    run(&site, &operator, &other, json!({})).await;

    let (half, details) = checked(&site, &operator, "half.csv", &file(&jobs[..2])).await;
    assert_eq!(counts(&details, ["sourceOpen", "missing"]), [4, 2]);
    let (most, details) = checked(&site, &operator, "most.csv", &file(&jobs[..1])).await;
    assert_eq!(counts(&details, ["sourceOpen", "missing"]), [4, 3]);
    let faulty = "1,,Kitchen,Do it.,,\"Charleston, SC\",2026-11-01,,\n2,,Kitchen,Do it.,,,,,\n3,,Kitchen,,,,,,\n";
    let (none, details) = checked(&site, &operator, "none.csv", &format!("{HEAD}{faulty}")).await;
    assert_eq!(counts(&details, ["ready", "missing"]), [0, 1]);
    for import in [&most, &none] {
        let refused = operator.post(&format!("{import}/run"), both()).await;
        assert_eq!(refused.refused(409), "close_most");
        assert_eq!(operator.get(import).await.expect(200)["state"], "checked");
    }
    assert_eq!(counts(&run(&site, &operator, &half, both()).await, ["ended"]), [2]);
    let confirmed = json!({ "closeMissing": true, "closeMost": true });
    let details = step(&site, &operator, &most, "check").await;
    assert_eq!(counts(&details, ["sourceOpen", "missing"]), [2, 1]);
    assert_eq!(counts(&run(&site, &operator, &most, confirmed).await, ["ended"]), [1]);
    assert_eq!(job(&operator, "Other job").await["status"], "open");
    assert_eq!(operator.get("/api/site").await.expect(200)["openJobs"], 2);
}

#[tokio::test]
async fn a_file_that_was_checked_before_a_newer_one_was_imported_is_checked_again() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let first = [row(1, "Cook", "Grill.", "$18/hr"), row(2, "Baker", "Bake.", "$17/hr")];
    imported(&site, &operator, "feed.csv", &file(&first)).await;
    let (old, _) =
        checked(&site, &operator, "old.csv", &file(&[row(1, "Old cook", "Grill.", ""), first[1].clone()])).await;
    site.clock.advance(1_000);
    let (new, _) = checked(
        &site,
        &operator,
        "new.csv",
        &file(&[row(1, "New cook", "Grill.", ""), first[1].clone(), row(3, "Waiter", "Serve.", "")]),
    )
    .await;
    run(&site, &operator, &new, both()).await;
    assert_eq!(operator.post(&format!("{old}/run"), both()).await.refused(409), "check_again");
    let details = step(&site, &operator, &old, "check").await;
    assert_eq!(details["missing"][0]["title"], "Waiter");
    assert_eq!(counts(&run(&site, &operator, &old, both()).await, ["updated", "ended"]), [1, 1]);
}

const MAP: &str = r#"
source = "city"
key = "Id"
[const]
kind = "steady"
[map]
title = "Position"
category = "Department"
description = "About"
budget = "Pay"
city = "Place"
firstPostedOn = "Posted"
[values.category]
"Kitchen" = "food"
"#;

/// Imports a file for the operator’s employer with the command line.
fn by_command(site: &Site, text: &str) -> Output {
    let [file, map] = [("jobs.csv", text), ("map.toml", MAP)].map(|(name, text)| write(site, name, text));
    let mut command = Command::new(program());
    command.args(["import", "jobs"]).arg(file).arg("--map").arg(map);
    command.args(["--employer", "olive@example.org", "--log", "error", "--db"]).arg(&site.path).output().unwrap()
}

#[tokio::test]
async fn a_file_that_was_checked_before_a_command_imported_a_newer_one_is_checked_again() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let jobs: Vec<String> = (1..=5).map(|n| row(n, &format!("Job {n}"), "Do it.", "")).collect();
    let olive = UserId(operator.id().await);
    site.write(move |tx| store::insert(tx, olive, "cut short", "feed.csv").map(drop)).await;
    assert!(by_command(&site, &file(&jobs[..4])).status.success(), "whatever is only being uploaded");
    site.write(store::abandon_uploads).await;
    // The command’s clock is the machine’s, and from now on the site’s is, too.
    let last = site.read(|tx| tx.one(LAST, &[], db::value::<i64>)).await;
    site.clock.advance(last - site.clock.now());
    operator.signs_in_as_operator().await;
    let (old, details) = checked(&site, &operator, "old.csv", &file(&jobs[..3])).await;
    assert_eq!(counts(&details, ["missing"]), [1]);
    // The newer file still has the job that the older one doesn’t, so the command changes nothing about it.
    assert!(by_command(&site, &file(&jobs)).status.success());
    assert_eq!(operator.post(&format!("{old}/run"), both()).await.refused(409), "check_again");
    assert_eq!(job(&operator, "Job 4").await["status"], "open");
    let details = step(&site, &operator, &old, "check").await;
    assert_eq!(counts(&details, ["missing"]), [2], "the new check shows everything that would be closed");

    // A command that is still at it is waited for, until it must have been killed.
    let employer = EmployerId(operator.get("/api/auth/user").await.expect(200)["employerId"].as_i64().unwrap());
    site.clock.advance(MINUTE);
    site.write(move |tx| command::begin(tx, employer, "jobs.csv").map(drop)).await;
    assert_eq!(operator.post(&format!("{old}/run"), both()).await.refused(409), "import_running");
    site.clock.advance(HOUR);
    operator.steps_up().await;
    assert_eq!(operator.post(&format!("{old}/run"), both()).await.refused(409), "check_again");
    // A command waits for the browser.
    step(&site, &operator, &old, "check").await;
    operator.post(&format!("{old}/run"), both()).await.expect(200);
    let output = by_command(&site, &file(&jobs));
    let err = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && err.contains("an import is in progress in the browser"), "{err}");
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(operator.get("/api/site").await.expect(200)["openJobs"], 3);
    assert!(by_command(&site, &file(&jobs)).status.success());
}
