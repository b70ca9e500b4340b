//! How an uploaded file is probably to be read, and how few answers that leaves to give.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use jobstead::clock::date_in;
use serde_json::{Value, json};

use crate::imports::{checked, mapping, plain, step, uploaded};
use crate::support::{NOON, Site};

/// The postings of New York: the full file next to the repository, or else the sample in it.
fn postings() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let whole =
        std::env::var("JOBSTEAD_NYC_CSV").map_or_else(|_| root.join("../shared/data/nyc-jobs.csv"), PathBuf::from);
    let file = if whole.exists() { whole } else { root.join("examples/import/nyc-jobs-sample.csv") };
    std::fs::read_to_string(file).unwrap()
}

/// Returns how many ids of the postings aren't over on a day.
fn not_over(text: &str, today: &str) -> usize {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let headers = reader.headers().unwrap().clone();
    let at = |name: &str| headers.iter().position(|header| header == name).unwrap();
    let (id, until) = (at("Job ID"), at("Post Until"));
    let rows = reader.records().map(Result::unwrap).filter(|row| row[until].is_empty() || &row[until][..10] >= today);
    rows.map(|row| row[id].to_owned()).collect::<HashSet<_>>().len()
}

#[tokio::test]
async fn two_answers_are_enough_for_the_postings_of_new_york() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let text = postings();
    let import = uploaded(&operator, "nyc-jobs.csv", &text).await;
    let guess = operator.get(&import).await.expect(200)["guess"].clone();
    let employer = operator.get("/api/auth/user").await.expect(200)["employerId"].clone();
    let mut mapping = json!({ "employerId": employer, "map": guess["map"] });
    assert_eq!(guess["map"]["map"].get("city"), None, "street addresses aren't towns: {guess}");
    let checked = async |mapping: &Value| {
        operator.put(&format!("{import}/map"), mapping.clone()).await.expect(200);
        step(&site, &operator, &import, "check").await
    };
    // The first answer: they're all in one town.
    mapping["map"]["const"]["city"] = json!("New York, NY");
    let details = checked(&mapping).await;
    assert_eq!((&details["counts"]["ready"], &details["counts"]["leftOut"]), (&json!(0), &json!(0)));
    assert_eq!(details["counts"]["stale"], details["total"]);
    let faults = details["faults"].as_array().unwrap();
    let why: Vec<_> =
        faults.iter().map(|fault| (fault["cost"].as_str().unwrap(), fault["problem"].as_str().unwrap())).collect();
    assert!(why.iter().all(|(cost, _)| *cost == "stale") && why.iter().any(|(_, why)| *why == "old"), "{why:?}");

    // The switch for old postings, and the second answer: what is suggested, and the rest under Other.
    mapping["map"]["old"] = json!(true);
    let details = checked(&mapping).await;
    let questions: Vec<&Value> =
        details["faults"].as_array().unwrap().iter().filter(|fault| fault["cost"] == "row").collect();
    let is_category = |fault: &&Value| fault["field"] == "category" && fault["problem"] == "not_in_map";
    assert!(questions.iter().all(is_category), "{questions:?}");
    let values = questions.iter().flat_map(|fault| fault["values"].as_array().unwrap());
    let suggested: serde_json::Map<String, Value> = values
        .filter(|value| value["suggestion"].is_string())
        .map(|value| (value["text"].as_str().unwrap().to_owned(), value["suggestion"].clone()))
        .collect();
    mapping["map"]["values"]["category"] = json!({ "default": "other", "texts": suggested });
    let details = checked(&mapping).await;
    let ready = usize::try_from(details["counts"]["ready"].as_i64().unwrap()).unwrap();
    assert_eq!(ready, not_over(&text, &date_in("America/New_York", NOON)));
    assert_eq!(details["counts"]["leftOut"], 0);
}

#[tokio::test]
async fn the_unit_of_pay_is_asked_for_unless_the_file_shows_it() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let rows = plain(2).replacen("$17/hr", "700", 1).replacen("$17/hr", "150", 1);
    let import = uploaded(&operator, "jobs.csv", &rows).await;
    let guess = operator.get(&import).await.expect(200)["guess"]["map"].clone();
    assert_eq!((&guess["map"]["budget"], &guess["const"]["budgetUnit"]), (&json!("Pay"), &Value::Null));
    let mut mapping = mapping(&operator, json!({ "Kitchen": "food" })).await;
    operator.put(&format!("{import}/map"), mapping.clone()).await.expect(200);
    let details = step(&site, &operator, &import, "check").await;
    assert_eq!((&details["counts"]["ready"], &details["counts"]["withoutPay"]), (&json!(2), &json!(2)));
    let question = &details["faults"][0];
    assert_eq!(
        (&question["field"], &question["problem"], &question["cost"]),
        (&json!("budgetUnit"), &json!("not_in_map"), &json!("pay"))
    );
    assert_eq!((&question["values"][0]["text"], &question["choices"][3]), (&json!(""), &json!("week")));
    mapping["map"]["values"]["budgetUnit"] = json!({ "default": "week", "texts": {} });
    operator.put(&format!("{import}/map"), mapping).await.expect(200);
    let details = step(&site, &operator, &import, "check").await;
    assert_eq!((&details["counts"]["withoutPay"], &details["faults"]), (&json!(0), &json!([])));
    step(&site, &operator, &import, "run").await;
    let job = operator.get("/api/jobs").await.expect(200)["items"][0].clone();
    assert_eq!((&job["budgetMin"], &job["budgetUnit"]), (&json!(15_000), &json!("week")));
}

#[tokio::test]
async fn drafts_and_unknown_statuses_are_never_listed() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let states = ["Status", "Draft", "Draft", "In review", "Open"];
    let lines: Vec<String> = plain(4).lines().zip(states).map(|(line, state)| format!("{line},{state}\n")).collect();
    let import = uploaded(&operator, "jobs.csv", &lines.concat()).await;
    let mut guess = operator.get(&import).await.expect(200)["guess"]["map"].clone();
    assert_eq!(guess["map"]["status"], "Status");
    guess["values"]["category"] = json!({ "default": "food", "texts": {} });
    guess["const"]["kind"] = json!("steady");
    let employer = operator.get("/api/auth/user").await.expect(200)["employerId"].clone();
    operator.put(&format!("{import}/map"), json!({ "employerId": employer, "map": guess })).await.expect(200);
    let details = step(&site, &operator, &import, "check").await;
    let counts = ["ready", "stale", "leftOut"].map(|name| details["counts"][name].clone());
    assert_eq!(json!(counts), json!([1, 2, 1]), "{details}");
    let question = &details["faults"][0];
    assert_eq!((&question["field"], &question["values"][0]["text"]), (&json!("status"), &json!("In review")));
}

#[tokio::test]
async fn rows_of_jobs_that_are_over_are_left_out_and_counted() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let rows = plain(3).replace("Posted\n", "Posted,Until\n");
    let rows = rows.replacen(",2026-11-01\n", ",2025-01-31,\n", 1).replacen("01\n", "01,2026-06-01\n", 1);
    let import = uploaded(&operator, "jobs.csv", &rows).await;
    let mut map = mapping(&operator, json!({ "Kitchen": "food" })).await;
    map["map"]["map"]["expiresOn"] = json!("Until");
    operator.put(&format!("{import}/map"), map.clone()).await.expect(200);
    let details = step(&site, &operator, &import, "check").await;
    assert_eq!((&details["counts"]["ready"], &details["counts"]["stale"]), (&json!(1), &json!(2)));
    let faults = details["faults"].as_array().unwrap();
    let found: Vec<_> = faults.iter().map(|f| (&f["cost"], &f["problem"], &f["values"][0]["text"])).collect();
    let expected = [("stale", "ended", "June 1, 2026"), ("stale", "old", "January 31, 2025")];
    assert_eq!(json!(found), json!(expected));

    map["map"]["old"] = json!(true);
    operator.put(&format!("{import}/map"), map).await.expect(200);
    let details = step(&site, &operator, &import, "check").await;
    assert_eq!((&details["counts"]["ready"], &details["counts"]["stale"]), (&json!(2), &json!(1)));
    step(&site, &operator, &import, "run").await;
    let job = operator.get("/api/jobs").await.expect(200)["items"][0]["id"].clone();
    assert_eq!(operator.get(&format!("/api/jobs/{job}")).await.expect(200)["checkedAt"], Value::Null);
}

#[tokio::test]
async fn rows_that_share_a_key_but_not_a_title_are_shown_and_counted() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let job = |id: u32, title: &str| {
        format!(r#"{{"departments":[{{"id":7}}],"id":{id},"title":"{title}","team":"Kitchen","about":"<p>Cook.</p>"}}"#)
    };
    let text = format!("[{},{},{}]", job(1, "Cook"), job(2, "Baker"), job(2, "BAKER"));
    let import = uploaded(&operator, "jobs.json", &text).await;
    let mut mapping = mapping(&operator, json!({ "Kitchen": "food" })).await;
    mapping["map"]["map"] = json!({ "title": "title", "description": "about", "category": "team" });
    mapping["map"]["const"] = json!({ "kind": "steady", "city": "Charleston, SC" });
    mapping["map"]["order"] = Value::Null;
    for (key, counts) in [("departments.id", [1, 2, 0]), ("id", [2, 0, 1])] {
        mapping["map"]["key"] = json!(key);
        operator.put(&format!("{import}/map"), mapping.clone()).await.expect(200);
        let details = step(&site, &operator, &import, "check").await;
        let found = ["ready", "leftOut", "duplicates"].map(|name| details["counts"][name].clone());
        assert_eq!(json!(found), json!(counts), "{key}");
        if key != "id" {
            let fault = &details["faults"][0];
            assert_eq!((&fault["problem"], &fault["rows"]), (&json!("same_key"), &json!(2)));
            assert_eq!((&fault["values"][0]["text"], &fault["columns"]), (&json!("7"), &json!(["id"])));
        }
    }
}

#[tokio::test]
async fn the_next_file_of_a_source_is_known() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let first = checked(&site, &operator, 3).await;
    step(&site, &operator, &first, "run").await;
    // The name that a browser gives to a second download.
    let again = uploaded(&operator, "3%20(1).csv", &plain(3)).await;
    let guess = operator.get(&again).await.expect(200)["guess"].clone();
    let employer = operator.get("/api/auth/user").await.expect(200)["employerId"].clone();
    assert_eq!((&guess["map"]["source"], &guess["employerId"]), (&json!("city"), &employer));
    assert_eq!(guess["map"]["values"]["category"]["texts"], json!({ "Kitchen": "food" }));
    let mapping = json!({ "employerId": employer, "map": guess["map"] });
    operator.put(&format!("{again}/map"), mapping).await.expect(200);
    assert_eq!(step(&site, &operator, &again, "check").await["counts"]["known"], 3);
    // Another name, but a job that is here already.
    let renamed = uploaded(&operator, "export.csv", &plain(1)).await;
    assert_eq!(operator.get(&renamed).await.expect(200)["guess"]["map"]["source"], "city");
    // A job that is here already among new ones, without a column and with another one.
    let new: Vec<String> = (10..40).map(|n| format!("{n},New job {n},Kitchen,Do it.,Rye,x\n")).collect();
    let moved = format!("Id,Position,Department,About,Place,Note\n{}2,Job 2,Kitchen,Do it.,Rye,x\n", new.concat());
    let moved = uploaded(&operator, "news.csv", &moved).await;
    let guess = operator.get(&moved).await.expect(200)["guess"].clone();
    assert_eq!((&guess["map"]["source"], &guess["employerId"]), (&json!("city"), &employer));
    let fields = &guess["map"]["map"];
    assert_eq!(
        (&fields["title"], &fields["budget"], &guess["map"]["order"]),
        (&json!("Position"), &Value::Null, &Value::Null)
    );
    let mapping = json!({ "employerId": employer, "map": guess["map"] });
    operator.put(&format!("{moved}/map"), mapping).await.expect(200);
    // Another file with the same columns.
    let other = uploaded(&operator, "other.csv", &plain(9).replace(",Job", ",Other job")).await;
    assert_eq!(operator.get(&other).await.expect(200)["guess"]["map"]["source"], "other");
}
