//! Importing jobs in the browser: uploading, matching columns, checking, importing and undoing.

use std::io;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{Method, header};
use futures_util::{StreamExt as _, stream};
use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::ids::ImportId;
use jobstead::imports::{store, work};
use jobstead::{db, schedule, statements};
use serde_json::{Value, json};

use crate::support::{PASSWORD, Reply, Site, Visitor, wrong_numbers};

statements! {
    ROWS = "SELECT CAST(COUNT(*) AS BIGINT) FROM import_rows";
    IMPORTS = "SELECT CAST(COUNT(*) AS BIGINT) FROM imports";
    JOBS = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs";
    LEAVE = "UPDATE employer_members SET can_post = 0";
    AUDIT = "SELECT act FROM audit_log WHERE kind = 'import' ORDER BY id LIMIT 10";
}

const CSV: &str = "Id,Position,Department,About,Pay,Place,Posted\r\n\
    1,Line Cook &amp; Prep,Kitchen,<p>Grill and <b>fry</b>.</p>,$18-$20/hr,\"Charleston, SC\",2026-11-02\r\n\
    2,Zamboni driver,Rink,Drive it.,a lot,\"Charleston, SC\",2026-11-03\r\n\
    3,Baker,Kitchen,Bake.,$17/hr,Nowhere at all,2026-11-01\r\n\
    3,Baker,Kitchen,Bake again.,$17/hr,\"Charleston, SC\",2026-11-05\r\n\
    4,,Kitchen,Nothing.,$17/hr,\"Charleston, SC\",2026-11-04\r\n\
    5,Waiter,Front of house,Serve.,$16/hr,\"Charleston, SC\",2026-11-04\r\n";

async fn upload(person: &Visitor, name: &str, key: &str, body: Body) -> Reply {
    let mut request = person.request(Method::POST, &format!("/api/admin/imports?name={name}"), None);
    request.headers_mut().insert(header::CONTENT_TYPE, "application/octet-stream".parse().unwrap());
    request.headers_mut().insert("idempotency-key", key.parse().unwrap());
    *request.body_mut() = body;
    person.send(request).await
}

/// Uploads a file and returns the import's path.
pub async fn uploaded(person: &Visitor, name: &str, text: &str) -> String {
    let import = upload(person, name, name, Body::from(text.to_owned())).await.expect(201);
    format!("/api/admin/imports/{}", import["id"])
}

pub async fn mapping(person: &Visitor, values: Value) -> Value {
    let employer = person.get("/api/auth/user").await.expect(200)["employerId"].clone();
    let fields = json!({
        "title": "Position", "description": [{ "column": "About" }], "category": "Department", "budget": "Pay",
        "city": "Place", "firstPostedOn": "Posted",
    });
    let map = json!({
        "source": "city", "key": "Id", "order": "Posted", "map": fields, "const": { "kind": "steady" },
        "values": { "category": { "texts": values } },
    });
    json!({ "employerId": employer, "map": map })
}

pub async fn step(site: &Site, person: &Visitor, import: &str, action: &str) -> Value {
    person.post(&format!("{import}/{action}"), json!({})).await.expect(200);
    schedule::run_once(&site.app).await.unwrap();
    person.get(import).await.expect(200)
}

async fn count(site: &Site, sql: db::Sql) -> i64 {
    site.read(move |tx| tx.one(sql, &[], db::value)).await
}

/// Waits until everything that arrived of a file is written.
async fn all_written(site: &Site) {
    let mut before = 0;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(200)).await;
        let now = count(site, ROWS).await;
        if now > 0 && now == before {
            return;
        }
        before = now;
    }
    panic!("rows are written while a file arrives");
}

/// A file of jobs without any fault.
pub fn plain(jobs: usize) -> String {
    let rows = (0..jobs).map(|n| format!("{n},Job {n},Kitchen,Do it.,$17/hr,\"Charleston, SC\",2026-11-01\n"));
    format!("Id,Position,Department,About,Pay,Place,Posted\n{}", rows.collect::<String>())
}

/// Uploads and checks a file without faults.
pub async fn checked(site: &Site, person: &Visitor, jobs: usize) -> String {
    let import = uploaded(person, &format!("{jobs}.csv"), &plain(jobs)).await;
    person.put(&format!("{import}/map"), mapping(person, json!({ "Kitchen": "food" })).await).await.expect(200);
    assert_eq!(step(site, person, &import, "check").await["counts"]["ready"], jobs);
    import
}

#[tokio::test]
async fn a_file_is_matched_checked_imported_and_undone() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let import = uploaded(&operator, "jobs.csv", CSV).await;
    let details = operator.get(&import).await.expect(200);
    assert_eq!(
        (&details["state"], &details["format"], &details["total"]),
        (&json!("uploaded"), &json!("csv"), &json!(6))
    );
    assert_eq!(details["columns"], json!(["Id", "Position", "Department", "About", "Pay", "Place", "Posted"]));
    assert_eq!(details["samples"][1][1], "Zamboni driver");

    assert_eq!(operator.post(&format!("{import}/check"), json!({})).await.refused(409), "no_map");
    operator.put(&format!("{import}/map"), mapping(&operator, json!({ "Kitchen": "food" })).await).await.expect(200);
    let details = step(&site, &operator, &import, "check").await;
    assert_eq!(details["state"], "checked");
    let counts = |details: &Value, names: [&str; 4]| names.map(|name| details["counts"][name].as_i64().unwrap());
    assert_eq!(counts(&details, ["ready", "leftOut", "duplicates", "withoutPay"]), [2, 3, 1, 0]);
    let faults: Vec<_> =
        details["faults"].as_array().unwrap().iter().map(|f| (&f["field"], &f["problem"], &f["rows"])).collect();
    let expected =
        [("category", "not_in_map", 2), ("title", "missing", 1), ("budget", "not_pay", 1), ("city", "unknown_town", 1)];
    assert_eq!(json!(faults), json!(expected));
    let category = &details["faults"][0];
    assert_eq!(category["values"][0], json!({ "text": "Rink", "rows": 1, "lines": [3], "suggestion": null }));
    assert_eq!(category["choices"][0], "home");
    assert_eq!(count(&site, JOBS).await, 0, "a check lists nothing");

    let values = json!({ "Kitchen": "food", "Rink": "events", "Front of house": "food" });
    operator.put(&format!("{import}/map"), mapping(&operator, values).await).await.expect(200);
    let details = step(&site, &operator, &import, "check").await;
    assert_eq!(counts(&details, ["ready", "leftOut", "duplicates", "withoutPay"]), [4, 1, 1, 1]);
    let details = step(&site, &operator, &import, "run").await;
    assert_eq!((&details["state"], &details["counts"]["added"]), (&json!("done"), &json!(4)));
    assert_eq!(count(&site, ROWS).await, 0, "the rows are jobs now");
    // Oldest first, so that the newest is on top.
    let board = operator.get("/api/jobs").await.expect(200);
    let titles: Vec<&str> =
        board["items"].as_array().unwrap().iter().map(|job| job["title"].as_str().unwrap()).collect();
    assert_eq!(titles, ["Waiter", "Zamboni driver", "Line Cook & Prep", "Baker"]);
    assert_eq!(operator.get("/api/site").await.expect(200)["openJobs"], 4);
    let cook = board["items"][2]["id"].clone();
    let description = operator.get(&format!("/api/jobs/{cook}")).await.expect(200)["description"].clone();
    assert_eq!(description, "Grill and **fry**.");

    let worker = site.person("Wanda Worker", "worker").await;
    let job = cook.as_i64().unwrap();
    worker.applies(job).await;
    worker.put(&format!("/api/saved-jobs/{}", board["items"][0]["id"]), json!({})).await;
    let details = step(&site, &operator, &import, "undo").await;
    assert_eq!(details["state"], "undone");
    assert_eq!(counts(&details, ["added", "deleted", "closed", "known"]), [4, 3, 1, 0]);
    assert_eq!(operator.get("/api/site").await.expect(200)["openJobs"], 0);
    assert_eq!(count(&site, JOBS).await, 1);
    let told = worker.get("/api/notifications").await.expect(200);
    assert_eq!(told["items"][0]["title"], "“Line Cook & Prep” was closed");
    assert_eq!(worker.get("/api/applications").await.expect(200)["items"][0]["status"], "not_selected");
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
    let acts = site.read(|tx| tx.all(AUDIT, &[], db::value::<String>)).await;
    assert_eq!(acts, ["jobs_imported", "import_undone"]);

    // What was deleted can be imported again; what was closed is known.
    let again = uploaded(&operator, "again.csv", CSV).await;
    let values = json!({ "Kitchen": "food", "Rink": "events", "Front of house": "food" });
    operator.put(&format!("{again}/map"), mapping(&operator, values).await).await.expect(200);
    let details = step(&site, &operator, &again, "check").await;
    assert_eq!(counts(&details, ["ready", "known", "leftOut", "duplicates"]), [4, 1, 1, 1]);
    let details = step(&site, &operator, &again, "run").await;
    assert_eq!(counts(&details, ["added", "known", "deleted", "closed"]), [3, 1, 0, 0]);
}

#[tokio::test]
async fn json_and_feeds_have_columns_too() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let json = r#"{"jobs":[{"title":"Cook","where":{"city":"Charleston"}}]}"#;
    let rss = "<rss><channel><item><title>Cook</title><guid>1</guid></item></channel></rss>";
    for (name, text, columns) in
        [("a.json", json, json!(["title", "where.city"])), ("a.xml", rss, json!(["title", "guid"]))]
    {
        let import = uploaded(&operator, name, text).await;
        assert_eq!(operator.get(&import).await.expect(200)["columns"], columns);
    }
    let list = operator.get("/api/admin/imports").await.expect(200);
    assert_eq!((&list["items"][0]["name"], &list["items"][1]["format"]), (&json!("a.xml"), &json!("json")));
}

#[tokio::test]
async fn one_import_is_worked_on_at_a_time() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let (first, second) = (checked(&site, &operator, 2).await, checked(&site, &operator, 3).await);
    operator.post(&format!("{first}/run"), json!({})).await.expect(200);
    for action in ["run", "check"] {
        assert_eq!(operator.post(&format!("{second}/{action}"), json!({})).await.refused(409), "import_running");
    }
    let upload = upload(&operator, "x.csv", "x", Body::from(plain(1))).await;
    assert_eq!(upload.refused(409), "import_running");
    assert_eq!(
        operator.put(&format!("{first}/map"), mapping(&operator, json!({})).await).await.refused(409),
        "wrong_state"
    );
    // Starting it again changes nothing.
    operator.post(&format!("{first}/run"), json!({})).await.expect(200);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(operator.get(&first).await.expect(200)["counts"]["added"], 2);
    assert_eq!(step(&site, &operator, &second, "run").await["counts"]["added"], 1, "two of them are known");
}

#[tokio::test]
async fn an_import_goes_on_where_it_stopped_and_two_workers_list_no_job_twice() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let import = checked(&site, &operator, 330).await;
    let id = ImportId(import.rsplit('/').next().unwrap().parse().unwrap());
    operator.post(&format!("{import}/run"), json!({})).await.expect(200);
    assert!(work::tick(&site.app, id).await.unwrap());
    let details = operator.get(&import).await.expect(200);
    assert_eq!((&details["state"], &details["done"], &details["total"]), (&json!("running"), &json!(50), &json!(330)));
    // Two servers after a lease ran out, or the rest after a restart.
    let (first, second) = tokio::join!(work::work(&site.app, id), work::work(&site.app, id));
    first.and(second).unwrap();
    schedule::run_once(&site.app).await.unwrap();
    let details = operator.get(&import).await.expect(200);
    assert_eq!((&details["state"], &details["counts"]["added"]), (&json!("done"), &json!(330)));
    assert_eq!(count(&site, JOBS).await, 330);
    operator.post(&format!("{import}/undo"), json!({})).await.expect(200);
    assert!(work::tick(&site.app, id).await.unwrap());
    let (first, second) = tokio::join!(work::work(&site.app, id), work::work(&site.app, id));
    first.and(second).unwrap();
    assert_eq!(operator.get(&import).await.expect(200)["counts"]["deleted"], 330);
    assert_eq!(count(&site, JOBS).await, 0);
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn uploads_that_fail_leave_nothing_behind() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let failures: [(&str, Body, u16, &str); 4] = [
        ("dtd", Body::from("<!DOCTYPE a [<!ENTITY b 'c'>]><jobs><job><t>x</t></job></jobs>"), 422, "unreadable_file"),
        ("empty", Body::from("A,B\n"), 422, "unreadable_file"),
        ("late fault", Body::from(plain(500) + "1,2,3,4,5,6,7,8,9\n"), 422, "unreadable_file"),
        ("large", Body::from(vec![b'a'; 50 * 1024 * 1024 + 1]), 413, "file_too_large"),
    ];
    for (key, body, status, code) in failures {
        let name = "jobs.csv";
        assert_eq!(upload(&operator, name, &key.replace(' ', "-"), body).await.refused(status), code, "{key}");
    }
    let parts = [Ok(Bytes::from(plain(300))), Err(io::Error::from(io::ErrorKind::ConnectionReset))];
    let broken = upload(&operator, "jobs.csv", "broken", Body::from_stream(stream::iter(parts))).await;
    assert_eq!(broken.status.as_u16(), 408);
    let chunk = Bytes::from(vec![b'a'; 1024 * 1024]);
    let endless = Body::from_stream(stream::iter((0..60).map(move |_| Ok::<_, io::Error>(chunk.clone()))));
    assert_eq!(upload(&operator, "jobs.csv", "endless", endless).await.refused(413), "file_too_large");
    assert_eq!((count(&site, IMPORTS).await, count(&site, ROWS).await), (0, 0));
    uploaded(&operator, "jobs.csv", CSV).await;
}

#[tokio::test]
async fn a_repeated_upload_is_the_same_import() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let first = upload(&operator, "jobs.csv", "one", Body::from(CSV)).await.expect(201);
    let again = upload(&operator, "jobs.csv", "one", Body::from(CSV)).await.expect(201);
    assert_eq!((&first["id"], count(&site, IMPORTS).await), (&again["id"], 1));
    assert_eq!(upload(&operator, "jobs.csv", "two", Body::from(CSV)).await.expect(201)["id"], 2);
}

#[tokio::test]
async fn a_map_must_fit_the_file_and_the_person() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let import = uploaded(&operator, "jobs.csv", CSV).await;
    let path = format!("{import}/map");
    let good = mapping(&operator, json!({})).await;
    let change = |pointer: &str, value: Value| {
        let mut body = good.clone();
        *body.pointer_mut(pointer).unwrap() = value;
        body
    };
    let employer =
        site.person("Emma Employer", "employer").await.get("/api/auth/user").await.expect(200)["employerId"].clone();
    assert_eq!(operator.put(&path, change("/employerId", employer)).await.refused(422), "invalid_employer");
    for (pointer, value) in [
        ("/map/map/title", json!("No such column")),
        ("/map/key", json!("No such key")),
        ("/map/order", json!("No such date")),
        ("/map/const", json!({})),
        ("/map/source", json!("")),
        ("/map/map/city", json!([{ "column": "Place" }])),
    ] {
        assert_eq!(operator.put(&path, change(pointer, value)).await.refused(422), "invalid_map", "{pointer}");
    }
    // Without a key, rows with the same texts are the same job.
    let map = change("/map/key", Value::Null);
    operator.put(&path, map).await.expect(200);
    let rows = format!("{}{}", CSV, "9,Baker,Kitchen,Bake.,,Nowhere at all,\r\n");
    let import = uploaded(&operator, "more.csv", &rows).await;
    let mut map = mapping(&operator, json!({ "Kitchen": "food" })).await;
    map["map"]["key"] = Value::Null;
    operator.put(&format!("{import}/map"), map).await.expect(200);
    let details = step(&site, &operator, &import, "check").await;
    assert_eq!((&details["counts"]["ready"], &details["counts"]["duplicates"]), (&json!(3), &json!(1)));
}

#[tokio::test]
async fn a_run_asks_again_whether_the_person_may_post_for_the_employer() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let import = checked(&site, &operator, 1).await;
    site.write(|tx| tx.run(LEAVE, &[])).await;
    assert_eq!(operator.post(&format!("{import}/run"), json!({})).await.refused(422), "invalid_employer");
    assert_eq!(operator.get(&import).await.expect(200)["state"], "checked");
}

#[tokio::test]
async fn an_upload_that_a_stop_cut_short_does_not_block_the_next_one() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let (arrived, waits) = tokio::sync::oneshot::channel::<()>();
    // More than is needed to tell the file's format.
    let parts = stream::iter([Ok(Bytes::from(plain(3_000)))]).chain(stream::once(async {
        let _ = waits.await;
        Err(io::Error::from(io::ErrorKind::ConnectionReset))
    }));
    let next = async {
        all_written(&site).await;
        let refused = upload(&operator, "b.csv", "b", Body::from(plain(1))).await;
        assert_eq!(refused.refused(409), "import_running");
        // As at the start of a server.
        site.write(store::abandon_uploads).await;
        uploaded(&operator, "b.csv", &plain(1)).await;
        arrived.send(()).unwrap();
    };
    // The rows that still arrive belong to nothing anymore.
    let (first, ()) = tokio::join!(upload(&operator, "a.csv", "a", Body::from_stream(parts)), next);
    assert_eq!(first.status.as_u16(), 408);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!((count(&site, IMPORTS).await, count(&site, ROWS).await), (1, 1));
}

#[tokio::test]
async fn an_upload_that_stalled_makes_way_for_the_next_one() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let (ended, waits) = tokio::sync::oneshot::channel::<()>();
    let rest = Bytes::from(plain(3_000).split_once('\n').unwrap().1.to_owned());
    let parts = stream::iter([Ok(Bytes::from(plain(3_000)))]).chain(stream::once(async {
        let _ = waits.await;
        Ok::<_, io::Error>(rest)
    }));
    let next = async {
        all_written(&site).await;
        site.clock.advance(9 * MINUTE);
        let soon = upload(&operator, "b.csv", "b", Body::from(plain(1))).await;
        assert_eq!(soon.refused(409), "import_running", "the slowest client may take so long for a batch");
        site.clock.advance(2 * MINUTE);
        uploaded(&operator, "b.csv", &plain(1)).await;
        ended.send(()).unwrap();
    };
    let (first, ()) = tokio::join!(upload(&operator, "a.csv", "a", Body::from_stream(parts)), next);
    assert_eq!(first.status.as_u16(), 408);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!((count(&site, IMPORTS).await, count(&site, ROWS).await), (1, 1));
}

#[tokio::test]
async fn ten_files_are_stored_at_most_until_they_are_imported_or_discarded() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let mut last = String::new();
    for n in 0..10 {
        last = uploaded(&operator, &format!("{n}.csv"), CSV).await;
    }
    assert_eq!(upload(&operator, "x.csv", "x", Body::from(CSV)).await.refused(409), "too_many_imports");
    operator.delete(&last).await.expect(200);
    uploaded(&operator, "x.csv", CSV).await;
}

#[tokio::test]
async fn files_that_nobody_imports_are_deleted() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let first = uploaded(&operator, "jobs.csv", CSV).await;
    operator.delete(&first).await.expect(200);
    operator.get(&first).await.refused(404);
    let second = checked(&site, &operator, 700).await;
    let third = checked(&site, &operator, 3).await;
    step(&site, &operator, &third, "run").await;
    assert_eq!((count(&site, IMPORTS).await, count(&site, ROWS).await), (2, 700));
    site.clock.advance(8 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    let signs_in = async || {
        let body = json!({ "email": "olive@example.org", "password": PASSWORD });
        operator.post("/api/auth/sign-in", body).await.expect(200);
    };
    signs_in().await;
    operator.get(&second).await.refused(404);
    assert_eq!((count(&site, IMPORTS).await, count(&site, ROWS).await), (1, 0));
    // A finished one can be undone for 90 days.
    site.clock.advance(81 * DAY + HOUR);
    signs_in().await;
    assert_eq!(operator.get(&third).await.expect(200)["state"], "done");
    site.clock.advance(2 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!((count(&site, IMPORTS).await, count(&site, JOBS).await), (0, 3));
}
