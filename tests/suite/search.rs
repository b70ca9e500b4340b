//! Job search: words, filters, sort orders and pagination; also over the real postings.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use jobstead::clock::HOUR;
use jobstead::{schedule, statements};
use serde_json::{Value, json};

use crate::support::{NOON, Site, Visitor, job_body, program};

statements! {
    AGE_LISTINGS = "UPDATE board SET last_listing = last_listing + 30000";
}

async fn site_with_jobs() -> (Site, Visitor) {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let jobs = [
        ("Line cook", "food", 1_900, 2_100, "hour", "Portland", "OR"),
        ("Night nurse", "health", 4_000, 4_500, "hour", "Salem", "OR"),
        ("Paint the porch of the nurse's house", "home", 18_000, 18_000, "job", "Portland", "OR"),
        ("Bookkeeper", "finance", 5_200_000, 6_240_000, "year", "Seattle", "WA"),
        ("Café help", "food", 0, 0, "hour", "Portland", "OR"),
    ];
    for (title, category, min, max, unit, city, state) in jobs {
        let mut body = job_body(title);
        body["category"] = json!(category);
        body["budgetUnit"] = json!(unit);
        body["city"] = json!(city);
        body["state"] = json!(state);
        body["budgetMin"] = if min == 0 { Value::Null } else { json!(min) };
        body["budgetMax"] = if max == 0 { Value::Null } else { json!(max) };
        body["remote"] = json!(category == "finance");
        employer.post("/api/jobs", body).await.expect(201);
    }
    let visitor = Visitor::new(&site);
    (site, visitor)
}

async fn titles(visitor: &Visitor, query: &str) -> Vec<String> {
    let found = visitor.get(&format!("/api/jobs?{query}")).await.expect(200);
    found["items"].as_array().unwrap().iter().map(|job| job["title"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn titles_rank_first_and_accents_and_endings_are_ignored() {
    let (_site, visitor) = site_with_jobs().await;
    assert_eq!(titles(&visitor, "query=nurse").await, ["Night nurse", "Paint the porch of the nurse's house"]);
    assert_eq!(titles(&visitor, "query=nurses").await.len(), 2);
    assert_eq!(titles(&visitor, "query=cafe").await, ["Café help"]);
    assert_eq!(titles(&visitor, "query=bookk").await, ["Bookkeeper"], "a prefix matches while typing");
    assert_eq!(titles(&visitor, "query=gloves%20cook").await[0], "Line cook", "all words match in any order");
    assert_eq!(
        titles(&visitor, "query=cook%20astronaut").await,
        ["Line cook"],
        "any word matches if no job has them all"
    );
    for odd in ["%22", "a%20AND", "NEAR(", "*", "title:cook", "-cook", "%C3%A9%CC%81"] {
        assert!(visitor.get(&format!("/api/jobs?query={odd}")).await.status == 200, "{odd}");
    }
}

#[tokio::test]
async fn filters_narrow_the_results_and_combine() {
    let (_site, visitor) = site_with_jobs().await;
    assert_eq!(titles(&visitor, "category=food").await, ["Café help", "Line cook"]);
    assert_eq!(titles(&visitor, "city=portland&category=home").await.len(), 1);
    assert_eq!(titles(&visitor, "state=WA").await, ["Bookkeeper"]);
    assert_eq!(titles(&visitor, "remote=true").await, ["Bookkeeper"]);
    assert_eq!(titles(&visitor, "kind=steady").await.len(), 0);
    // 62,400 a year is 30 an hour.
    assert_eq!(titles(&visitor, "minBudget=3000").await, ["Bookkeeper", "Night nurse"]);
    assert_eq!(titles(&visitor, "minBudget=4100").await, ["Night nurse"]);
    assert_eq!(titles(&visitor, "minBudget=4501").await.len(), 0);
    assert_eq!(titles(&visitor, "minBudget=24000&unit=day").await, ["Bookkeeper", "Night nurse"]);
    assert_eq!(titles(&visitor, "minBudget=15000&unit=job").await, ["Paint the porch of the nurse's house"]);
    assert_eq!(titles(&visitor, "query=nurse&category=health").await, ["Night nurse"]);
}

#[tokio::test]
async fn since_leaves_out_older_jobs_in_every_order() {
    let (site, visitor) = site_with_jobs().await;
    site.clock.advance(HOUR);
    let employer = site.person("Nina New", "employer").await;
    for title in ["Nurse for the night", "Line cook, evenings"] {
        employer.posts(title).await;
    }
    let since = NOON + 1;
    for order in ["", "&sort=newest", "&sort=pay", "&near=5746545&sort=nearest"] {
        let found = titles(&visitor, &format!("since={since}{order}")).await;
        assert_eq!(found.iter().collect::<HashSet<_>>().len(), 2, "{order}: {found:?}");
        assert_eq!(
            titles(&visitor, &format!("query=nurse&since={since}{order}")).await,
            ["Nurse for the night"],
            "{order}"
        );
        assert_eq!(titles(&visitor, &format!("query=nurse&since={NOON}{order}")).await.len(), 3, "{order}");
        let later = format!("query=nurse&since={}{order}", site.clock.now() + 1);
        assert_eq!(titles(&visitor, &later).await.len(), 0, "{order}");
    }
}

#[tokio::test]
async fn line_breaks_in_a_jobs_place_neither_forge_terms_nor_stop_the_index() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    let employer = site.person("Emma Employer", "employer").await;
    for n in 0..40 {
        let mut body = job_body(&format!("Line cook {n}"));
        body["area"] = json!(format!("a\n\nb\nt:nurse\nemployer={n}"));
        body["state"] = json!("OR\nremote");
        let posted = employer.post("/api/jobs", body).await.expect(201);
        assert_eq!(posted["area"], format!("a b t:nurse employer={n}"));
    }
    assert!(titles(&visitor, "query=nurse&remote=true").await.is_empty());
    assert!(titles(&visitor, "remote=true").await.is_empty());
    assert_eq!(titles(&visitor, "area=a%20b%20t:nurse%20employer%3D7").await, ["Line cook 7"]);
}

#[tokio::test]
async fn a_state_is_found_however_it_is_written() {
    let (site, visitor) = site_with_jobs().await;
    let employer = site.person("Otto Oregon", "employer").await;
    let mut body = job_body("Pick pears");
    body["city"] = json!("Medford");
    body["state"] = json!("oregon");
    employer.post("/api/jobs", body).await.expect(201);
    for query in ["city=portland&state=or", "city=Portland&state=Oregon", "city=portland&state=%20OR"] {
        assert_eq!(titles(&visitor, query).await.len(), 3, "{query}");
    }
    for query in ["state=or", "state=Oregon", "city=OR", "city=oregon"] {
        assert_eq!(titles(&visitor, query).await.len(), 5, "{query}");
    }
    assert_eq!(titles(&visitor, "city=portland&state=ME").await.len(), 0);
    assert_eq!(
        titles(&visitor, "city=Washington").await.len(),
        0,
        "a large city ranks before the state of the same name"
    );
}

#[tokio::test]
async fn jobs_of_any_age_are_ranked_by_the_words_in_their_title() {
    let (site, visitor) = site_with_jobs().await;
    site.write(|tx| tx.run(AGE_LISTINGS, &[])).await;
    assert_eq!(titles(&visitor, "query=nurse").await.len(), 2);
    assert_eq!(titles(&visitor, "query=cook&category=food").await, ["Line cook"]);
    let employer = site.person("Nora New", "employer").await;
    let mut body = job_body("Drive a nurse");
    body["category"] = json!("health");
    employer.post("/api/jobs", body).await.expect(201);
    let found = titles(&visitor, "query=nurse").await;
    assert_eq!(found, ["Night nurse", "Drive a nurse", "Paint the porch of the nurse's house"]);
}

#[tokio::test]
async fn each_sort_order_puts_the_right_jobs_first() {
    let (_site, visitor) = site_with_jobs().await;
    assert_eq!(titles(&visitor, "").await[0], "Café help");
    let pay = titles(&visitor, "sort=pay").await;
    assert_eq!((pay[0].as_str(), pay[1].as_str()), ("Night nurse", "Bookkeeper"));
    // Salem, OR.
    let near = titles(&visitor, "near=5750162&sort=nearest").await;
    assert_eq!((near[0].as_str(), near[4].as_str()), ("Night nurse", "Bookkeeper"));
    let close = visitor.get("/api/jobs?near=5750162&withinMiles=60").await.expect(200);
    let miles: Vec<_> = close["items"].as_array().unwrap().iter().map(|job| job["distanceMiles"].as_f64()).collect();
    assert_eq!(miles.len(), 4);
    assert!(miles.iter().filter_map(|m| *m).all(|m| (40.0..50.0).contains(&m)), "{miles:?}");
    assert!(miles.contains(&None), "no distance within the town");
    assert_eq!(visitor.get("/api/jobs?sort=nearest").await.refused(400), "invalid_query");
}

#[tokio::test]
async fn every_sort_order_paginates_through_all_jobs_and_back() {
    let (_site, visitor) = site_with_jobs().await;
    for order in [
        "sort=newest",
        "sort=pay",
        "query=two&sort=best",
        "query=two&sort=newest",
        "query=two&sort=pay",
        "near=5750162&sort=nearest",
    ] {
        let all = titles(&visitor, &format!("{order}&limit=100")).await;
        assert_eq!(all.len(), 5, "{order}");
        let mut seen = Vec::new();
        let mut pages = vec![visitor.get(&format!("/api/jobs?{order}&limit=2")).await.expect(200)];
        while let Some(next) = pages.last().unwrap()["nextCursor"].as_str() {
            let page = visitor.get(&format!("/api/jobs?{order}&limit=2&cursor={next}")).await.expect(200);
            pages.push(page);
        }
        for page in &pages {
            seen.extend(page["items"].as_array().unwrap().iter().map(|job| job["title"].as_str().unwrap().to_owned()));
        }
        assert_eq!(seen, all, "{order}");
        let back = pages[2]["prevCursor"].as_str().unwrap();
        let before = visitor.get(&format!("/api/jobs?{order}&limit=2&cursor={back}")).await.expect(200);
        assert_eq!(before["items"], pages[1]["items"], "{order}");
    }
}

/// Returns the full file of postings with its number of rows and of jobs, or the sample and zeros if it isn't
/// available.
pub fn postings() -> (PathBuf, u64, u64) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let whole =
        std::env::var("JOBSTEAD_NYC_CSV").map_or_else(|_| root.join("../shared/data/nyc-jobs.csv"), PathBuf::from);
    if whole.exists() { (whole, 3_843, 2_100) } else { (root.join("examples/import/nyc-jobs-sample.csv"), 0, 0) }
}

/// Writes the map of the postings for those that are over, too.
fn map_of_all(site: &Site) -> String {
    let map = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/import/nyc-jobs.toml");
    let text = std::fs::read_to_string(map).unwrap().replace("expiresOn = \"Post Until\"\n", "");
    let path = site.path.with_file_name("map.toml");
    std::fs::write(&path, format!("old = true\n{text}")).unwrap();
    path.to_str().unwrap().to_owned()
}

pub fn jobstead(arguments: &[&str], db: &Path, input: &str) -> String {
    use std::io::Write as _;
    let mut child = Command::new(program())
        .args(arguments)
        .args(["--log", "error", "--db"])
        .arg(db)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Returns a site with all real postings after the scheduled tasks have indexed their words, or None if the file isn't
/// available.
pub async fn real_postings() -> Option<(Site, Visitor)> {
    let (file, rows, _) = postings();
    if rows == 0 {
        return None;
    }
    let site = Site::new().await;
    site.person("Emma Employer", "employer").await;
    let (file, map) = (file.to_str().unwrap().to_owned(), map_of_all(&site));
    jobstead(&["import", "jobs", &file, "--map", &map, "--employer", "emma.employer@example.org"], &site.path, "");
    schedule::run_once(&site.app).await.unwrap();
    let visitor = Visitor::new(&site);
    Some((site, visitor))
}

#[tokio::test]
async fn the_real_postings_are_imported_once_and_found() {
    let site = Site::new().await;
    site.person("Emma Employer", "employer").await;
    let (file, rows, jobs) = postings();
    let (file, map) = (file.to_str().unwrap().to_owned(), map_of_all(&site));
    let import = ["import", "jobs", &file, "--map", &map, "--employer", "emma.employer@example.org"];
    let dry = jobstead(&[&import[..], &["--dry-run"]].concat(), &site.path, "");
    assert!(dry.contains("would be added"), "{dry}");
    assert_eq!(Visitor::new(&site).get("/api/site").await.expect(200)["openJobs"], 0);
    let first = jobstead(&import, &site.path, "");
    let second = jobstead(&import, &site.path, "");
    assert!(second.contains(" 0 jobs added"), "{second}");
    if rows == 0 {
        return;
    }
    assert!(first.starts_with(&format!("{rows} rows read: {jobs} jobs added")), "{first}");
    let visitor = Visitor::new(&site);
    assert_eq!(visitor.get("/api/site").await.expect(200)["openJobs"], jobs);
    for (query, word) in [
        ("painter", "Painter"),
        ("nurse", "Nurse"),
        ("plumber helper", "Plumber"),
        ("civil engineer bridge", "Civil Engineer"),
    ] {
        let top = &titles(&visitor, &format!("query={}", query.replace(' ', "%20"))).await[0];
        assert!(top.contains(word), "{query}: {top}");
    }
    let job = visitor.get("/api/jobs?query=maintenance%20heating").await.expect(200)["items"][0].clone();
    assert_eq!((&job["city"], &job["state"]), (&json!("New York"), &json!("NY")));
    assert!(job["firstPostedOn"].as_str().unwrap() < "2019-12-31");
}

#[tokio::test]
async fn lists_paginated_by_offset_end_and_never_repeat_a_job() {
    let Some((_site, visitor)) = real_postings().await else { return };
    for order in ["query=of&sort=best", "near=5128581&sort=nearest", "query=of&near=5128581&sort=nearest"] {
        let (mut seen, mut cursor) = (HashSet::new(), String::new());
        for _ in 0..12 {
            let page = visitor.get(&format!("/api/jobs?{order}&limit=100{cursor}")).await.expect(200);
            for job in page["items"].as_array().unwrap() {
                assert!(seen.insert(job["id"].as_i64().unwrap()), "{order}: a job appears twice");
            }
            let Some(next) = page["nextCursor"].as_str() else {
                cursor.clear();
                break;
            };
            cursor = format!("&cursor={next}");
        }
        assert_eq!((seen.len(), cursor.as_str()), (1_100, ""), "{order}");
    }
}
