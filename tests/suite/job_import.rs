//! Importing jobs from files with the command line.

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use jobstead::jobs::import::add::BATCH;
use jobstead::statements;
use serde_json::json;

use crate::imports;
use crate::support::{Site, Visitor, program, wrong_numbers};

statements! {
    KEYS = "SELECT import_key FROM jobs ORDER BY id LIMIT 10";
}

/// A running server waits to write while a batch is added; 200 jobs took too long.
const _: () = assert!(BATCH <= 50);

const MAP: &str = r#"
key = "Id"
[const]
kind = "hourly"
budgetUnit = "hour"
[map]
title = "Title"
category = "Category"
description = "Text"
budget = "Pay"
city = "Place"
[values.category]
"Kitchen" = "food"
"#;

pub fn write(site: &Site, name: &str, text: &str) -> PathBuf {
    let path = site.path.with_file_name(name);
    std::fs::write(&path, text).unwrap();
    path
}

/// Runs an import of rows below the test map's header.
fn import(site: &Site, map: &str, rows: &str, more: &[&str]) -> Output {
    command(site, map, rows, more).output().unwrap()
}

fn command(site: &Site, map: &str, rows: &str, more: &[&str]) -> Command {
    command_for(site, "emma.employer@example.org", map, rows, more)
}

fn command_for(site: &Site, employer: &str, map: &str, rows: &str, more: &[&str]) -> Command {
    let file = write(site, "jobs.csv", &format!("Id,Title,Category,Text,Pay,Place\n{rows}"));
    let map = write(site, "map.toml", map);
    let mut command = Command::new(program());
    command.args(["import", "jobs"]).arg(file).arg("--map").arg(map).args(more);
    command.args(["--employer", employer, "--log", "error", "--db"]).arg(&site.path);
    command
}

fn texts(output: &Output) -> (String, String) {
    (String::from_utf8(output.stdout.clone()).unwrap(), String::from_utf8(output.stderr.clone()).unwrap())
}

async fn site() -> (Site, Visitor) {
    let site = Site::new().await;
    site.person("Emma Employer", "employer").await;
    let visitor = Visitor::new(&site);
    (site, visitor)
}

fn sourced(name: &str) -> String {
    format!("source = \"{name}\"\n{MAP}")
}

#[tokio::test]
async fn keys_of_two_sources_do_not_collide_and_older_keys_stay_known() {
    let (site, visitor) = site().await;
    let added = |map: &str, title: &str, more: &[&str]| {
        let rows = format!("1,{title},Kitchen,x,,\"Charleston, SC\"\n");
        let (out, _) = texts(&import(&site, map, &rows, more));
        out.split(": ").nth(1).unwrap().split(" jobs").next().unwrap().to_owned()
    };
    // Imported before sources had names: known without a source, and to the source that it is from.
    assert_eq!(added(MAP, "Cook", &[]), "1");
    assert_eq!(added(MAP, "Cook", &[]), "0");
    assert_eq!(added(&sourced("city"), "Cook", &["--dry-run"]), "0");
    assert_eq!(added(&sourced("city"), "Cook", &[]), "0");
    // From now on the job is that source's, even if the title changes.
    assert_eq!(added(&sourced("city"), "Head cook", &[]), "0");
    // The same key in other sources is another job.
    assert_eq!(added(&sourced("county"), "Baker", &["--dry-run"]), "1");
    assert_eq!(added(&sourced("county"), "Baker", &[]), "1");
    assert_eq!(added(&sourced("county"), "Baker", &[]), "0");
    assert_eq!(added(MAP, "Waiter", &[]), "1");
    assert_eq!(added(&sourced("state"), "Driver", &[]), "1");
    let keys = site.read(|tx| tx.all(KEYS, &[], jobstead::db::value::<String>)).await;
    assert_eq!(keys, ["city\u{1f}1", "county\u{1f}1", "1", "state\u{1f}1"]);
    assert_eq!(visitor.get("/api/site").await.expect(200)["openJobs"], 4);
}

#[tokio::test]
async fn an_imported_job_has_markup_pay_and_a_place() {
    let (site, visitor) = site().await;
    let rows = "1,Line Cook &amp; Prep,Kitchen,<p>We are <b>hiring</b>.</p><ul><li>Grill</li></ul>,$18–$20/hr,\"Charleston, South Carolina\"\n";
    let (out, err) = texts(&import(&site, MAP, rows, &[]));
    assert!(out.contains("1 jobs added") && err.is_empty(), "{out}{err}");
    let card = visitor.get("/api/jobs").await.expect(200)["items"][0].clone();
    assert_eq!(
        (&card["title"], &card["budgetMin"], &card["budgetMax"]),
        (&json!("Line Cook & Prep"), &json!(1_800), &json!(2_000))
    );
    assert_eq!((&card["city"], &card["state"]), (&json!("Charleston"), &json!("SC")));
    assert!(card["placeId"].is_i64(), "{card}");
    let page = visitor.get("/jobs/in/sc/charleston").await.text();
    assert!(page.contains("Line Cook &amp; Prep"), "{page}");
    let job = visitor.get(&format!("/api/jobs/{}", card["id"])).await.expect(200);
    assert_eq!(job["description"], "We are **hiring**.\n\n- Grill");
}

#[tokio::test]
async fn jobs_that_are_over_are_left_out_and_nobody_confirmed_the_others() {
    let (site, visitor) = site().await;
    let map = MAP.replace("[values", "expiresOn = \"Place\"\n[values").replace("city = \"Place\"\n", "");
    let map = map.replace("[const]", "[const]\ncity = \"Charleston, SC\"");
    let rows = "1,Cook,Kitchen,x,,2019-12-11\n2,Baker,Kitchen,x,,2090-01-31\n";
    let (out, err) = texts(&import(&site, &map, rows, &[]));
    assert!(out.contains("2 rows read: 1 jobs added") && out.contains("1 rows left out"), "{out}");
    assert!(err.starts_with("expiresOn was before today in 1 row (left out):\n  \"December 11, 2019\""), "{err}");
    let card = visitor.get("/api/jobs").await.expect(200)["items"][0].clone();
    let job = visitor.get(&format!("/api/jobs/{}", card["id"])).await.expect(200);
    assert_eq!((&job["title"], &job["checkedAt"]), (&json!("Baker"), &serde_json::Value::Null));
}

#[tokio::test]
async fn faults_are_listed_once_per_cause_with_lines_to_paste() {
    let (site, _) = site().await;
    let row = |id: u32, category: &str, pay: &str| format!("{id},Cook,{category},x,{pay},\"Charleston, SC\"\r\n");
    let rows = (0..67).map(|id| row(id, "Customer Service", "20")).collect::<Vec<_>>().concat();
    let (out, err) = texts(&import(&site, MAP, &(rows + &row(70, "Kitchen", "soon")), &["--dry-run"]));
    assert!(out.contains("1 jobs would be added") && out.contains("67 invalid rows"), "{out}");
    let lines: Vec<&str> = err.lines().collect();
    assert!(lines[0].starts_with("category is not in the map in 67 rows (not imported). Paste"), "{err}");
    assert_eq!(lines[1], "\"Customer Service\" = \"?\" # 67 rows, lines 2, 3, 4, 5, 6, …");
    assert_eq!(lines[2], "budget is not an amount or a range in 1 row (imported without pay):");
    assert_eq!(lines[3], "  \"soon\": 1 row, line 69");
    assert_eq!(lines.len(), 4, "{err}");
}

#[tokio::test]
async fn known_jobs_are_updated_and_missing_ones_closed_if_the_command_says_so() {
    let (site, visitor) = site().await;
    let map = sourced("city");
    let row = |id: u32, title: &str| format!("{id},{title},Kitchen,x,,\"Charleston, SC\"\n");
    let run = |rows: &str, more: &[&str]| texts(&import(&site, &map, rows, more));
    let titles = async || {
        let board = visitor.get("/api/jobs").await.expect(200);
        let mut titles: Vec<String> =
            board["items"].as_array().unwrap().iter().map(|job| job["title"].as_str().unwrap().to_owned()).collect();
        titles.sort();
        titles
    };
    run(&(row(1, "Cook") + &row(2, "Baker") + &row(3, "Waiter")), &[]);
    // A broken line keeps its job open.
    let newer = row(1, "Head cook") + "2,Baker,Kitchen\n";
    let (out, _) = run(&newer, &["--dry-run", "--update-known", "--close-missing"]);
    assert!(out.contains("0 jobs would be added, 1 already present, 1 would be updated, 0 edited here"), "{out}");
    assert!(out.contains("\n1 of 3 open jobs from city would be closed, 0 kept open"), "{out}");
    let (out, _) = run(&newer, &[]);
    assert!(out.contains("0 jobs added, 1 already present, 0 without pay"), "{out}");
    assert_eq!(titles().await, ["Baker", "Cook", "Waiter"], "both are off by default");
    let (out, _) = run(&newer, &["--update-known"]);
    assert!(out.contains("0 jobs added, 1 already present, 1 updated"), "{out}");
    let (out, _) = run(&newer, &["--update-known", "--close-missing"]);
    assert!(out.contains("0 updated") && out.contains("1 of 3 open jobs from city closed"), "{out}");
    assert_eq!(titles().await, ["Baker", "Head cook"]);
    // An empty file, or one without most of the jobs, is rather the wrong one.
    for rows in ["", &row(9, "Host")] {
        let output = import(&site, &map, rows, &["--close-missing"]);
        assert!(!output.status.success());
        let (_, err) = texts(&output);
        assert!(err.contains("no job was closed: 2 of the"), "{err}");
    }
    assert_eq!(titles().await, ["Baker", "Head cook", "Host"]);
    let (out, _) = run(&row(9, "Host"), &["--close-missing=all"]);
    assert!(out.contains("2 of 3 open jobs from city closed"), "{out}");
    let (_, err) = texts(&import(&site, MAP, &row(1, "Cook"), &["--close-missing"]));
    assert!(err.contains("--close-missing needs a source in the map"), "{err}");
    assert_eq!(titles().await, ["Host"]);
}

#[tokio::test]
async fn undoing_an_import_in_the_browser_leaves_the_jobs_that_a_command_imported_since_then() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let import = imports::checked(&site, &operator, 3).await;
    assert_eq!(imports::step(&site, &operator, &import, "run").await["counts"]["added"], 3);
    let email = operator.get("/api/auth/user").await.expect(200)["email"].as_str().unwrap().to_owned();
    let output = command_for(&site, &email, &sourced("city"), "1,Job 1,Kitchen,x,,\"Charleston, SC\"\n", &[]).output();
    let (out, err) = texts(&output.unwrap());
    assert!(out.contains("0 jobs added, 1 already present"), "{out}{err}");
    let undone = imports::step(&site, &operator, &import, "undo").await;
    assert_eq!((&undone["counts"]["deleted"], &undone["state"]), (&json!(2), &json!("undone")));
    let board = operator.get("/api/jobs").await.expect(200);
    let titles: Vec<_> = board["items"].as_array().unwrap().iter().map(|job| &job["title"]).collect();
    assert_eq!(titles, [&json!("Job 1")]);
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn two_commands_at_once_do_everything_once() {
    let (site, visitor) = site().await;
    let map = sourced("city");
    let rows = |range: std::ops::Range<u32>, title: &str| -> String {
        let row = |id| format!("{id},{title} {id},Kitchen,x,,\"Charleston, SC\"\n");
        range.map(row).collect::<Vec<_>>().concat()
    };
    import(&site, &map, &rows(0..150, "Job"), &[]);
    let newer = rows(0..80, "New job") + &rows(200..230, "Job");
    let mut command = command(&site, &map, &newer, &["--update-known", "--close-missing"]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let both = [command.spawn().unwrap(), command.spawn().unwrap()];
    let outs = both.map(|child| texts(&child.wait_with_output().unwrap()));
    let total = |before: &str, after: &str| -> u32 {
        let number = |out: &str| -> u32 {
            let start = out.split(before).nth(1).unwrap().trim_start();
            start.split(after).next().unwrap().trim().parse().unwrap()
        };
        outs.iter().map(|(out, _)| number(out)).sum()
    };
    assert_eq!(total("rows read:", "jobs added"), 30, "{outs:?}");
    assert_eq!(total("already present,", "updated"), 80, "{outs:?}");
    assert_eq!(total("texts truncated\n", "of"), 70, "{outs:?}");
    assert_eq!(visitor.get("/api/site").await.expect(200)["openJobs"], 110);
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}
