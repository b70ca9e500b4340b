//! A large site is as fast as a small one: stored numbers match the rows they count, and no list reads more rows than it
//! shows.

use std::collections::BTreeSet;

use jobstead::clock::DAY;
use jobstead::db::migrate;
use jobstead::jobs::{expiry, listing};
use jobstead::{schedule, statements};
use proptest::prelude::{Strategy as _, prop};
use proptest::test_runner::{Config, TestRunner};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::support::{NOON, ORIGIN, Site, Visitor, job_body, wrong_numbers};

statements! {
    SKIP_LISTINGS = "UPDATE board SET last_listing = $1";
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Post,
    Job(usize, &'static str),
    Apply(usize, usize),
    Application(usize, &'static str),
    Verdict(usize, Option<&'static str>),
    Wait,
}

fn steps() -> impl proptest::strategy::Strategy<Value = Vec<Step>> {
    let step = (0..24usize, 0..12usize, 0..3usize).prop_map(|(kind, n, m)| match kind {
        0..=3 => Step::Post,
        4 => Step::Job(n, ["pause", "resume", "renew"][m]),
        5 => Step::Job(n, "resume"),
        6 => Step::Job(n, ["close", "refuse", "publish"][m]),
        7..=12 => Step::Apply(n, m),
        13..=15 => Step::Application(n, ["open", "shortlist", "interview"][m]),
        16 | 17 => Step::Application(n, "offer"),
        18 | 19 => Step::Application(n, "accept"),
        20 => Step::Application(n, ["refuse", "decline", "withdraw"][m]),
        21 | 22 => Step::Verdict(n, [Some("yes"), Some("no"), None][m]),
        _ => Step::Wait,
    });
    prop::collection::vec(step, 1..50)
}

/// A site with everyone who takes steps.
struct Town {
    site: Site,
    operator: Visitor,
    employer: Visitor,
    workers: Vec<Visitor>,
    jobs: Vec<Value>,
    applications: Vec<(Value, usize)>,
}

const WORKERS: [&str; 3] = ["Ann Worker", "Ben Worker", "Cat Worker"];

impl Town {
    async fn new() -> Self {
        let site = Site::empty();
        let operator = site.set_up().await;
        let employer = site.person("Emma Employer", "employer").await;
        let mut workers = Vec::new();
        for name in WORKERS {
            workers.push(site.person(name, "worker").await);
        }
        Self { site, operator, employer, workers, jobs: Vec::new(), applications: Vec::new() }
    }

    /// Takes a step, which may be refused.
    async fn take(&mut self, step: Step) {
        match step {
            Step::Post => {
                let job = self.employer.post("/api/jobs", job_body("Line cook")).await.expect(201);
                self.jobs.push(job["id"].clone());
            }
            Step::Job(n, action) => {
                let Some(job) = pick(&self.jobs, n) else { return };
                let path = format!("/api/jobs/{job}/{action}");
                let who = if action == "refuse" { &self.operator } else { &self.employer };
                who.post(&path, json!({ "reason": "other" })).await;
                if action == "publish" {
                    self.site.end_promotion().await;
                }
            }
            Step::Apply(n, worker) => {
                let Some(job) = pick(&self.jobs, n) else { return };
                let path = format!("/api/jobs/{job}/applications");
                let sent = self.workers[worker].post(&path, crate::support::apply_body()).await;
                if sent.status == 201 {
                    self.applications.push((sent.json()["id"].clone(), worker));
                }
            }
            Step::Application(n, action) => {
                let Some((application, worker)) = pick(&self.applications, n) else { return };
                let by_worker = matches!(action, "accept" | "refuse" | "withdraw");
                let who = if by_worker { &self.workers[worker] } else { &self.employer };
                who.step(application.as_i64().unwrap(), action).await;
            }
            Step::Verdict(n, verdict) => {
                let Some((application, _)) = pick(&self.applications, n) else { return };
                let path = format!("/api/applications/{application}/verdict");
                self.employer.put(&path, json!({ "verdict": verdict })).await;
            }
            // Replies are due, jobs expire and promises lapse.
            Step::Wait => {
                self.site.clock.advance(8 * DAY);
                schedule::run_once(&self.site.app).await.unwrap();
                // Sessions end after a month without anything.
                self.employer.signs_in("Emma Employer").await;
                for (worker, name) in self.workers.iter().zip(WORKERS) {
                    worker.signs_in(name).await;
                }
            }
        }
    }
}

fn pick<T: Clone>(all: &[T], n: usize) -> Option<T> {
    all.get(n % all.len().max(1)).cloned()
}

#[test]
fn a9_stored_numbers_match_what_they_count_after_any_steps() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let mut runner = TestRunner::new(Config { cases: 12, ..Config::default() });
    let run = runner.run(&steps(), |steps| {
        runtime.block_on(async {
            let mut town = Town::new().await;
            for step in &steps {
                town.take(*step).await;
                assert_eq!(wrong_numbers(&town.site).await, Vec::<&str>::new(), "after {step:?}");
            }
        });
        Ok(())
    });
    run.unwrap();
}

#[test]
fn the_migration_counts_what_there_is() {
    let before = migrate::MIGRATIONS.iter().position(|migration| migration.name == "growth").unwrap();
    let mut connection = Connection::open_in_memory().unwrap();
    migrate::apply(&mut connection, &migrate::MIGRATIONS[..before], NOON, &mut |_| {}).unwrap();
    connection
        .execute_batch(
            "INSERT INTO users (id, email, email_fold, name, name_fold, password_hash, created_at)
               VALUES (1, 'a@b.c', 'a@b.c', 'Ann', 'ann', '', 1), (2, 'b@b.c', 'b@b.c', 'Ben', 'ben', '', 1);
             INSERT INTO employers (id, kind, name, about, created_at, open_jobs) VALUES (1, 'person', 'Ann', '', 1, 2);
             INSERT INTO jobs (id, employer_id, posted_by, title, category, kind, status, listing, budget_unit, city, city_fold, state, remote,
               is_urgent, openings, filled, application_count, created_at, updated_at, description)
               SELECT n, 1, 1, 'Job', 'food', 'shift', CASE n WHEN 3 THEN 'paused' ELSE 'open' END, CASE n WHEN 3 THEN NULL ELSE n END,
                 'hour', 'B', 'b', '', 0, 0, 1, 0, 0, 1, 1, 'x' FROM (SELECT 1 AS n UNION ALL SELECT 2 UNION ALL SELECT 3) AS three;
             INSERT INTO search_backlog (listing) VALUES (1), (2);
             UPDATE jobs SET application_count = 1 WHERE id < 3;
             INSERT INTO applications (id, job_id, worker_id, status, proposed_rate, rate_unit, message, created_at, updated_at, answer_by, verdict)
               VALUES (1, 1, 2, 'sent', 1, 'hour', '', 1, 1, 9, NULL), (2, 2, 2, 'shortlisted', 1, 'hour', '', 1, 1, 9, 'yes');
             INSERT INTO applied_jobs (user_id, job_id, application_id) VALUES (2, 1, 1), (2, 2, 2);
             INSERT INTO promotions (id, reason, starts_at) VALUES (1, 'Opening', 1);
             INSERT INTO fees (id, kind, job_id, employer_id, user_id, title, amount, currency, state, cause, promotion_id, reference, created_at, updated_at)
               VALUES (1, 'job_post', 1, 1, 1, 'Job', 700, 'EUR', 'waived', 'promotion', 1, '', 1, 1),
                      (2, 'job_post', 2, 1, 1, 'Job', 700, 'EUR', 'cancelled', 'promotion', 1, '', 1, 1);
             INSERT INTO ledger_entries (id, fee_id, kind, currency, note, at, month) VALUES (1, 1, 'charged', 'EUR', '', 1, '2026-10'), (2, 1, 'waived', 'EUR', '', 1, '2026-11');
             INSERT INTO ledger_postings (entry_id, account, amount) VALUES (1, 'receivable', 700), (1, 'fee_revenue', -700),
               (2, 'promotions', 700), (2, 'receivable', -700);",
        )
        .unwrap();
    migrate::apply(&mut connection, &migrate::MIGRATIONS, NOON, &mut |_| {}).unwrap();
    let (_, checks) = jobstead::statements::ALL.iter().find(|(store, _)| *store == "check").unwrap();
    for (name, sql) in *checks {
        assert_eq!(connection.query_row(sql.text(), [], |row| row.get::<_, i64>(0)).unwrap(), 0, "{name}");
    }
    let number = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!(number("SELECT open_jobs FROM board"), 2);
    assert_eq!(number("SELECT given * 1000 + given_amount FROM promotions"), 1_700);
    assert_eq!(number("SELECT amount FROM ledger_sums WHERE month = '2026-10' AND account = 'receivable'"), 700);
    assert_eq!(number("SELECT COUNT(*) FROM application_counts WHERE count = 1"), 2);
}

async fn ids(person: &Visitor, path: &str) -> Vec<i64> {
    let page = person.get(path).await.expect(200);
    page["items"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect()
}

/// Returns the ids of all pages of a list, one item a page, and checks that the way back is the same.
async fn all_pages(person: &Visitor, path: &str) -> Vec<i64> {
    let (mut found, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = person.get(&format!("{path}limit=1&cursor={cursor}")).await.expect(200);
        found.extend(page["items"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()));
        if let Some(before) = page["prevCursor"].as_str().filter(|_| found.len() > 1) {
            let back = ids(person, &format!("{path}limit=1&cursor={before}")).await;
            assert_eq!(back, [found[found.len() - 2]], "{path}");
        }
        match page["nextCursor"].as_str() {
            Some(next) => next.clone_into(&mut cursor),
            None => return found,
        }
    }
}

#[tokio::test]
async fn a9_lists_of_several_employers_are_in_one_order() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let second =
        employer.post("/api/employers", json!({ "kind": "business", "name": "Emma’s Café" })).await.expect(201);
    let (una, udo) = (site.person("Una Worker", "worker").await, site.person("Udo Worker", "worker").await);
    let (mut jobs, mut applications) = (Vec::new(), Vec::new());
    for n in 0..4 {
        let mut body = job_body("Line cook");
        // The later the application, the sooner the reply is due.
        body["replyDays"] = json!(20 - 2 * n);
        if n % 2 == 1 {
            body["employerId"] = second["id"].clone();
        }
        let job = employer.post("/api/jobs", body).await.expect(201)["id"].as_i64().unwrap();
        jobs.push(job);
        applications.push(una.applies(job).await);
        site.clock.advance(1_000);
    }
    applications.push(udo.applies(jobs[0]).await);
    employer.step(applications[3], "shortlist").await.expect(200);
    employer.step(applications[1], "decline").await.expect(200);
    for n in [0, 2] {
        let path = format!("/api/applications/{}/verdict", applications[n]);
        employer.put(&path, json!({ "verdict": "maybe" })).await.expect(200);
    }
    let at = |places: &[usize]| places.iter().map(|n| applications[*n]).collect::<Vec<_>>();
    let inbox = "/api/employer-applications?";
    assert_eq!(all_pages(&employer, inbox).await, at(&[2, 0, 4, 1, 3]));
    assert_eq!(all_pages(&employer, &format!("{inbox}sort=newest&")).await, at(&[4, 3, 2, 1, 0]));
    assert_eq!(all_pages(&employer, &format!("{inbox}group=new&")).await, at(&[2, 0, 4]));
    assert_eq!(all_pages(&employer, &format!("{inbox}group=new&sort=newest&")).await, at(&[4, 2, 0]));
    assert_eq!(all_pages(&employer, &format!("{inbox}verdict=maybe&")).await, at(&[2, 0]));
    assert_eq!(all_pages(&employer, &format!("{inbox}verdict=maybe&sort=newest&")).await, at(&[2, 0]));
    assert_eq!(all_pages(&employer, &format!("{inbox}job={}&", jobs[0])).await, at(&[0, 4]));
    assert_eq!(all_pages(&employer, &format!("{inbox}job={}&verdict=maybe&sort=newest&", jobs[0])).await, at(&[0]));
    assert_eq!(ids(&udo, &format!("{inbox}job={}&", jobs[0])).await, Vec::<i64>::new());
    let counts = employer.get(inbox).await.expect(200)["counts"].clone();
    let expected = json!({ "new": 3, "shortlist": 1, "interview": 0, "offer": 0, "hired": 0, "declined": 1 });
    assert_eq!(counts, expected);
    assert_eq!(employer.get(&format!("{inbox}verdict=maybe")).await.expect(200)["counts"]["new"], 2);
    jobs.reverse();
    assert_eq!(all_pages(&employer, "/api/my-jobs?").await, jobs);
    let fees = all_pages(&employer, "/api/fees?").await;
    assert_eq!((fees.len(), fees.is_sorted_by(|a, b| a > b)), (4, true));
    let mut hired = Vec::new();
    for n in [0, 3] {
        employer.step(applications[n], "offer").await.expect(200);
        hired.push(una.step(applications[n], "accept").await.expect(200)["contractId"].as_i64().unwrap());
    }
    hired.reverse();
    assert_eq!(all_pages(&employer, "/api/contracts?").await, hired);
    assert_eq!(all_pages(&una, "/api/contracts?").await, hired);
}

#[tokio::test]
async fn f23_scheduled_work_yields_to_other_writes() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    for n in 0..25 {
        employer.posts(&format!("Line cook {n}")).await;
    }
    site.clock.advance(31 * DAY);
    assert!(site.write(expiry::tick).await, "there is more to do");
    assert_eq!(site.read(listing::open_count).await, 5);
    assert!(site.write(expiry::tick).await);
    assert!(!site.write(expiry::tick).await);
    assert_eq!(site.read(listing::open_count).await, 0);
}

#[tokio::test]
async fn a11_a_file_of_the_sitemap_has_few_addresses_and_is_made_once_a_minute() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let first = employer.posts("Line cook").await;
    site.write(|tx| tx.run(SKIP_LISTINGS, jobstead::args![14_998])).await;
    let (last, next) = (employer.posts("Baker").await, employer.posts("Waiter").await);
    let visitor = Visitor::new(&site);
    let index = visitor.get("/sitemap.xml").await.text();
    let files: Vec<&str> = index.split("/sitemaps/").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    assert_eq!(files, ["pages.xml", "jobs-0.xml", "jobs-2.xml", "jobs-3.xml"]);
    for (file, job) in [("jobs-0", first), ("jobs-2", last), ("jobs-3", next)] {
        let text = visitor.get(&format!("/sitemaps/{file}.xml")).await.text();
        assert!(text.contains(&format!("<loc>{ORIGIN}/jobs/{job}</loc>")), "{text}");
        assert_eq!(text.matches("<loc>").count(), 1);
    }
    let newer = employer.posts("Barista").await;
    assert!(!visitor.get("/sitemaps/jobs-3.xml").await.text().contains(&format!("/jobs/{newer}<")));
    site.clock.advance(60_000);
    assert!(visitor.get("/sitemaps/jobs-3.xml").await.text().contains(&format!("/jobs/{newer}<")));
}

#[tokio::test]
async fn a9_people_are_found_by_part_of_their_present_name() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let wanda = site.person("Wanda Worker", "worker").await;
    let found = async |query: &str| ids(&operator, &format!("/api/admin/people?query={query}")).await;
    let id = wanda.id().await;
    assert_eq!(found("anda").await, [id]);
    assert_eq!(found("wa").await, [id], "one or two characters are found too");
    assert_eq!(found("WORKER%40exam").await, [id]);
    for none in ["zzqq", "zq", "%22", "a%22%20OR%20%22b", "*"] {
        assert_eq!(found(none).await, Vec::<i64>::new(), "{none}");
    }
    let profile = json!({ "name": "Gwen Baker", "headline": "", "about": "", "city": "", "state": "", "skills": [], "rateUnit": "hour", "availability": "", "visibility": "members" });
    wanda.put("/api/profile", profile).await.expect(200);
    assert_eq!((found("wanda%20w").await, found("gwen").await), (vec![], vec![id]));
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

/// Tables that grow with the site.
const LARGE: [&str; 16] = [
    "jobs",
    "applications",
    "users",
    "profiles",
    "employers",
    "employer_members",
    "fees",
    "ledger_entries",
    "ledger_postings",
    "contracts",
    "notifications",
    "application_events",
    "saved_jobs",
    "analytics_events",
    "support_messages",
    "sessions",
];

/// Statements that read a whole large table, each for a reason.
fn may_read_everything(store: &str, name: &str) -> bool {
    let counts_for_check = store == "check"
        || (store, name) == ("people search", "NOT_INDEXED")
        || (store, name) == ("own jobs", "NOT_INDEXED")
        || (store, name) == ("conversation members", "WRONG_UNREAD");
    let reads_few_rows = [
        ("operator", "HAS_PRICES"),
        // Indexes of the few accounts that are closed, and of their jobs.
        ("closed accounts", "UNMANAGED"),
        ("closed accounts", "MANAGED"),
        ("people", "FOUND_SHORT"),
        ("people", "FOUND_SHORT_BEFORE"),
        ("notify", "SWEEP"),
        // When a backup is restored.
        ("account sessions", "END_EVERYONES"),
        ("analytics", "HAS_ROWS"),
        ("analytics", "DELETE_EXCESS"),
    ];
    counts_for_check || reads_few_rows.contains(&(store, name))
}

/// Returns the steps of a statement's plan.
fn plan(connection: &Connection, sql: &str) -> Vec<String> {
    let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let (mut rows, mut steps) = (statement.raw_query(), Vec::new());
    while let Some(row) = rows.next().unwrap() {
        steps.push(row.get(3).unwrap());
    }
    steps
}

/// Returns a table's name and its aliases in a statement.
fn names(sql: &str, table: &str) -> BTreeSet<String> {
    let words: Vec<&str> =
        sql.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty()).collect();
    let mut names = BTreeSet::from([table.to_owned()]);
    for (n, _) in words.iter().enumerate().filter(|(_, word)| **word == table) {
        names.extend(words.get(n + 1).filter(|word| word.chars().all(char::is_lowercase)).map(ToString::to_string));
    }
    names
}

#[tokio::test]
async fn a9_no_statement_reads_a_whole_large_table() {
    let site = Site::new().await;
    let connection = Connection::open(&site.path).unwrap();
    let mut scans = Vec::new();
    for (store, statements) in jobstead::statements::ALL {
        for (name, sql) in statements.iter().filter(|(name, _)| !may_read_everything(store, name)) {
            for step in plan(&connection, sql.text()) {
                let Some(table) = step.strip_prefix("SCAN ").and_then(|rest| rest.split(' ').next()) else { continue };
                if LARGE.iter().any(|large| sql.text().contains(large) && names(sql.text(), large).contains(table)) {
                    scans.push(format!("{store}::{name}: {step}"));
                }
            }
        }
    }
    assert_eq!(scans, Vec::<String>::new());
}

/// Lists that are read in the order of an index, and numbers that are looked up.
const IN_ORDER: [(&str, &[&str]); 11] = [
    ("inbox", &["BY_DEADLINE", "NEWEST", "MARKED", "WAITING", "EMPLOYER"]),
    ("own jobs", &["BY_AGE", "BY_APPLICANTS", "FOUND", "COUNTS"]),
    ("fees", &["OF_EMPLOYER", "LIST", "OWED"]),
    ("contract lists", &["OF_", "WORKER_DUE", "EMPLOYER_DUE"]),
    ("dashboard", &["PENDING_OFFERS", "FEE_DUE", "OPEN_JOBS", "INTERVIEWS"]),
    ("job expiry", &["EXPIRING_OF"]),
    ("people", &["LIST"]),
    ("notify", &["LIST", "UNREAD"]),
    ("sitemap", &["NEXT", "JOBS"]),
    ("board", &["OPEN_COUNT"]),
    ("ledger", &["LIST"]),
];

/// Statements with more than one index to choose from, and the narrow one.
const NARROW: [(&str, &str, &str); 4] = [
    ("inbox", "OWN_COUNTS", "(worker_id=?"),
    ("fees", "DUE", "(job_id=?)"),
    ("support inbox", "MINE", "(status=?"),
    ("contracts", "WORKS_FOR", "(worker_id=?)"),
];

#[tokio::test]
async fn a9_the_narrowest_index_is_used() {
    let site = Site::new().await;
    let connection = Connection::open(&site.path).unwrap();
    for (store, name, index) in NARROW {
        let (_, statements) = jobstead::statements::ALL.iter().find(|(listed, _)| *listed == store).unwrap();
        let (_, sql) = statements.iter().find(|(listed, _)| *listed == name).unwrap();
        let plan = plan(&connection, sql.text());
        assert!(plan.iter().any(|step| step.contains(index)), "{store}::{name}: {plan:?}");
    }
}

#[tokio::test]
async fn a9_lists_are_read_in_the_order_of_an_index() {
    let site = Site::new().await;
    let connection = Connection::open(&site.path).unwrap();
    for (store, prefixes) in IN_ORDER {
        let (_, statements) = jobstead::statements::ALL.iter().find(|(name, _)| *name == store).unwrap();
        for prefix in prefixes {
            let listed: Vec<_> = statements.iter().filter(|(name, _)| name.starts_with(prefix)).collect();
            assert!(!listed.is_empty(), "{store}::{prefix}");
            for (name, sql) in listed {
                let plan = plan(&connection, sql.text());
                let sorted = plan.iter().any(|step| step.contains("TEMP B-TREE"));
                assert!(!sorted, "{store}::{name}: {plan:?}");
            }
        }
    }
}
