//! Vouchers, and the ledger, which always balances.

use std::process::Command;

use jobstead::clock::DAY;
use jobstead::db::migrate;
use jobstead::{db, schedule, statements};
use proptest::prelude::{Strategy as _, prop};
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};

use crate::support::{NOON, Site, Visitor, job_body, program, wrong_numbers};

statements! {
    UNBALANCED = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT entry_id FROM ledger_postings GROUP BY entry_id HAVING SUM(amount) <> 0 OR COUNT(*) < 2) AS wrong";
    EMPTY_ENTRIES = "SELECT CAST(COUNT(*) AS BIGINT) FROM ledger_entries e WHERE NOT EXISTS (SELECT 1 FROM ledger_postings p WHERE p.entry_id = e.id)";
    RECEIVABLE = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM ledger_postings WHERE account = 'receivable'";
    OPEN_FEES = "SELECT CAST(COALESCE(SUM(CASE WHEN state = 'due' THEN amount WHEN state = 'refunded' AND returned_at IS NULL THEN -amount ELSE 0 END), 0) AS BIGINT) FROM fees";
    REVENUE = "SELECT CAST(COALESCE(-SUM(amount), 0) AS BIGINT) FROM ledger_postings WHERE account = 'fee_revenue'";
    EARNED = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM fees WHERE state IN ('due', 'paid', 'waived')";
    GIVEN = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM ledger_postings WHERE account IN ('promotions', 'vouchers', 'waivers')";
    WAIVED = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM fees WHERE state = 'waived'";
    MONEY = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM ledger_postings WHERE account IN ('cash', 'bank', 'card_elsewhere')";
    HELD = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM fees WHERE state = 'paid' OR (state = 'refunded' AND returned_at IS NULL)";
    USED = "SELECT CAST(COALESCE(SUM(used), 0) AS BIGINT) FROM vouchers";
    SPENT = "SELECT CAST(COUNT(*) AS BIGINT) FROM saved_vouchers WHERE fee_id IS NOT NULL";
    WRONG_STATUS = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs j WHERE (j.status = 'pending_payment') <> EXISTS (SELECT 1 FROM fees f WHERE f.job_id = j.id AND f.state = 'due')";
    UNBALANCE = "INSERT INTO ledger_postings (entry_id, account, amount) VALUES ((SELECT MAX(id) FROM ledger_entries), 'bank', 100)";
    RAISE_FEE = "UPDATE fees SET amount = amount + 1 WHERE state = 'due'";
    SAVED = "SELECT CAST(COUNT(*) AS BIGINT) FROM saved_vouchers";
    CHANGE_ENTRY = "UPDATE ledger_entries SET note = 'x'";
    CHANGE_POSTING = "UPDATE ledger_postings SET amount = amount + 1";
    DROP_ENTRY = "DELETE FROM ledger_entries";
    DROP_POSTING = "DELETE FROM ledger_postings";
}

async fn with_fees() -> (Site, Visitor) {
    let site = Site::empty();
    let operator = site.set_up().await;
    site.end_promotion().await;
    (site, operator)
}

async fn number(site: &Site, sql: db::Sql) -> i64 {
    site.read(move |tx| tx.one(sql, &[], db::value)).await
}

async fn voucher(operator: &Visitor, code: &str, uses: i64) -> Value {
    operator.post("/api/admin/vouchers", json!({ "code": code, "uses": uses })).await.expect(201)
}

async fn add_voucher(who: &Visitor, code: &str) -> u16 {
    who.post("/api/vouchers", json!({ "code": code })).await.status.as_u16()
}

async fn post_job(who: &Visitor) -> Value {
    who.post("/api/jobs", job_body("Line cook")).await.expect(201)
}

#[tokio::test]
async fn a_voucher_pays_for_one_job_and_works_once_per_person() {
    let (site, operator) = with_fees().await;
    let employer = site.person("Emma Employer", "employer").await;
    let made = voucher(&operator, "Spring-2026", 5).await;
    assert_eq!((&made["code"], &made["used"]), (&json!("SPRING2026"), &json!(0)));
    assert_eq!(
        Visitor::new(&site).post("/api/vouchers", json!({ "code": "SPRING2026" })).await.refused(401),
        "unauthorized"
    );
    let saved = employer.post("/api/vouchers", json!({ "code": "spring 2026" })).await.expect(200);
    assert_eq!((&saved["items"][0]["code"], &saved["items"][0]["usable"]), (&json!("SPRING2026"), &json!(true)));
    assert_eq!(add_voucher(&employer, "spring2026").await, 200, "adding it twice has no effect");
    let quote = employer.get("/api/fee-quote").await.expect(200);
    assert_eq!((&quote["amount"], &quote["due"], &quote["reason"]), (&json!(500), &json!(0), &json!("SPRING2026")));
    let job = post_job(&employer).await;
    assert_eq!(job["status"], "open");
    let fee = employer.get(&format!("/api/jobs/{}/fee", job["id"])).await.expect(200)["fee"].clone();
    assert_eq!((&fee["cause"], &fee["reason"]), (&json!("voucher"), &json!("SPRING2026")));
    assert_eq!(post_job(&employer).await["status"], "pending_payment", "one use per person");
    assert_eq!(employer.get("/api/vouchers").await.expect(200)["items"], json!([]));
    let again = employer.post("/api/vouchers", json!({ "code": "SPRING2026" })).await.expect(422);
    assert_eq!(again["fields"][0]["field"], "code");
    assert_eq!(operator.get("/api/admin/vouchers").await.expect(200)["items"][0]["used"], 1);
    // Taking the job down makes the voucher usable again.
    operator
        .post(&format!("/api/jobs/{}/refuse", job["id"]), json!({ "reason": "It asks for money." }))
        .await
        .expect(200);
    assert_eq!(operator.get("/api/admin/vouchers").await.expect(200)["items"][0]["used"], 0);
    assert_eq!(employer.get("/api/fee-quote").await.expect(200)["reason"], "SPRING2026");
}

#[tokio::test]
async fn a_promotion_spares_the_voucher_for_a_job_awaiting_payment() {
    let (site, operator) = with_fees().await;
    let employer = site.person("Emma Employer", "employer").await;
    let waiting = post_job(&employer).await["id"].clone();
    voucher(&operator, "WELCOME", 1).await;
    assert_eq!(add_voucher(&employer, "WELCOME").await, 200);
    operator.post("/api/admin/promotions/free-day", json!({})).await.expect(201);
    assert_eq!(post_job(&employer).await["status"], "open");
    assert_eq!(number(&site, USED).await, 0);
    site.end_promotion().await;
    assert_eq!(employer.post(&format!("/api/jobs/{waiting}/publish"), json!({})).await.expect(200)["status"], "open");
    assert_eq!(number(&site, USED).await, 1);
}

#[tokio::test]
async fn only_one_of_two_employers_gets_a_vouchers_last_use() {
    let (site, operator) = with_fees().await;
    let (one, two) = (site.person("Ann One", "employer").await, site.person("Ben Two", "employer").await);
    voucher(&operator, "LASTONE", 1).await;
    assert_eq!(
        (add_voucher(&one, "LASTONE").await, add_voucher(&two, "LASTONE").await),
        (200, 200),
        "adding a voucher does not reserve a use"
    );
    let (first, second) = tokio::join!(post_job(&one), post_job(&two));
    let mut states = [first["status"].as_str().unwrap(), second["status"].as_str().unwrap()];
    states.sort_unstable();
    assert_eq!(states, ["open", "pending_payment"]);
    assert_eq!((number(&site, USED).await, number(&site, SPENT).await), (1, 1));
    let third = site.person("Cas Three", "employer").await;
    let rejected = third.post("/api/vouchers", json!({ "code": "LASTONE" })).await.expect(422);
    assert_eq!(rejected["fields"][0]["message"], "This code has been used up.");
}

#[tokio::test]
async fn a_voucher_ends_after_its_last_day_or_when_ended() {
    let (site, operator) = with_fees().await;
    let employer = site.person("Emma Employer", "employer").await;
    operator
        .post("/api/admin/vouchers", json!({ "code": "TODAY", "uses": 1, "until": "2026-11-20" }))
        .await
        .expect(201);
    let ended = voucher(&operator, "ENDED", 1).await;
    assert_eq!((add_voucher(&employer, "TODAY").await, add_voucher(&employer, "ENDED").await), (200, 200));
    let path = format!("/api/admin/vouchers/{}/end", ended["id"]);
    operator.post(&path, json!({})).await.expect(200);
    assert_eq!(operator.post(&path, json!({})).await.refused(409), "ended");
    assert_eq!(operator.post("/api/admin/vouchers/999/end", json!({})).await.refused(404), "not_found");
    site.clock.advance(DAY);
    assert_eq!(employer.get("/api/fee-quote").await.expect(200)["due"], 500);
    let saved = employer.get("/api/vouchers").await.expect(200);
    assert_eq!((&saved["items"][0]["usable"], &saved["items"][1]["usable"]), (&json!(false), &json!(false)));
    assert_eq!((add_voucher(&employer, "TODAY").await, add_voucher(&employer, "ENDED").await), (422, 422));
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(number(&site, SAVED).await, 0, "an unusable voucher is removed");
}

#[tokio::test]
async fn voucher_codes_are_generated_or_validated() {
    let (_site, operator) = with_fees().await;
    let path = "/api/admin/vouchers";
    let one = operator.post(path, json!({ "uses": 3, "note": "For the fair" })).await.expect(201);
    let two = operator.post(path, json!({ "uses": 3 })).await.expect(201);
    assert_ne!(one["code"], two["code"]);
    assert_eq!(one["code"].as_str().unwrap().len(), 10);
    for (bad, field) in [
        (json!({ "code": "abc", "uses": 1 }), "code"),
        (json!({ "code": "straße!", "uses": 1 }), "code"),
        (json!({ "code": one["code"], "uses": 1 }), "code"),
        (json!({ "uses": 0 }), "uses"),
        (json!({ "uses": 10_001 }), "uses"),
        (json!({ "uses": 1, "until": "2026-11-19" }), "until"),
        (json!({ "uses": 1, "note": "x".repeat(201) }), "note"),
    ] {
        assert_eq!(operator.post(path, bad).await.expect(422)["fields"][0]["field"], field);
    }
}

#[tokio::test]
async fn guessing_voucher_codes_is_rate_limited() {
    let (site, operator) = with_fees().await;
    let employer = site.person("Emma Employer", "employer").await;
    voucher(&operator, "RIGHT", 1).await;
    for n in 0..5 {
        assert_eq!(add_voucher(&employer, &format!("WRONG{n}")).await, 422);
    }
    let reply = employer.post("/api/vouchers", json!({ "code": "RIGHT" })).await;
    assert_eq!((reply.refused(429).as_str(), reply.header("retry-after")), ("too_many", "1"));
    site.clock.advance(1_000);
    assert_eq!(add_voucher(&employer, "RIGHT").await, 200);
    // An address with many accounts is limited too.
    let mut last = 0;
    for n in 0..30 {
        let someone = site.stranger(&format!("Person {n}")).await;
        last = add_voucher(&someone, "WRONG").await;
    }
    assert_eq!(last, 429);
}

#[tokio::test]
async fn the_ledger_cannot_be_changed() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    employer.posts("Line cook").await;
    for sql in [CHANGE_ENTRY, CHANGE_POSTING, DROP_ENTRY, DROP_POSTING] {
        assert!(site.app.db.write(move |tx| tx.run(sql, &[])).await.is_err(), "{}", sql.text());
    }
    assert_eq!(number(&site, UNBALANCED).await, 0);
}

#[tokio::test]
async fn the_ledger_is_paginated_and_exported_as_csv() {
    let (site, operator) = with_fees().await;
    let employer = site.person("=Emma", "employer").await;
    let job = post_job(&employer).await["id"].clone();
    let fee = employer.get(&format!("/api/jobs/{job}/fee")).await.expect(200)["fee"]["id"].clone();
    let body = json!({ "method": "bank", "reference": "=HYPERLINK(1)", "paidOn": "2026-11-20" });
    operator.post(&format!("/api/admin/fees/{fee}/pay"), body).await.expect(200);
    let page = operator.get("/api/admin/ledger?limit=1").await.expect(200);
    assert_eq!((&page["items"][0]["kind"], &page["items"][0]["by"]), (&json!("paid"), &json!("Olive Operator")));
    assert_eq!(page["items"][0]["postings"][0], json!({ "account": "bank", "amount": 500 }));
    let next =
        operator.get(&format!("/api/admin/ledger?limit=1&cursor={}", page["nextCursor"].as_str().unwrap())).await;
    assert_eq!(next.expect(200)["items"][0]["kind"], "charged");

    let table = operator.get("/api/admin/ledger.csv?from=2026-11&to=2026-11").await;
    assert_eq!(table.header("content-type"), "text/csv; charset=utf-8");
    assert_eq!(table.header("content-disposition"), "attachment; filename=\"ledger-site-2026-11-2026-11.csv\"");
    let lines: Vec<String> = table.text().lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), 5);
    // S53: every cell is quoted, and text that a spreadsheet would run starts with an apostrophe.
    let quoted = |cells: &[&str]| cells.iter().map(|cell| format!("\"{cell}\"")).collect::<Vec<_>>().join(",");
    let charged =
        ["1", "2026-11-20", "charged", "", "fee", "1", "Line cook", "'=Emma", "receivable", "5.00", "", "USD", "", ""];
    assert_eq!(lines[1], quoted(&charged));
    let (note, by) = ("'=HYPERLINK(1)", "Olive Operator");
    let paid =
        ["2", "2026-11-20", "paid", "", "fee", "1", "Line cook", "'=Emma", "receivable", "", "5.00", "USD", note, by];
    assert_eq!(lines[4], quoted(&paid));
    let empty = operator.get("/api/admin/ledger.csv?from=2026-12&to=2027-01").await.text();
    assert_eq!(empty.lines().count(), 1);
    for bad in ["from=2026-12&to=2026-11", "from=2026-13&to=2026-14", "from=x&to=y"] {
        assert_eq!(operator.get(&format!("/api/admin/ledger.csv?{bad}")).await.status, 400, "{bad}");
    }
    let sums = operator.get("/api/admin/ledger/sums").await.expect(200);
    let months: Vec<_> = sums["items"].as_array().unwrap().iter().map(|sum| sum["month"].clone()).collect();
    assert!(months.contains(&json!(null)) && months.contains(&json!("2026-11")));
}

#[tokio::test]
async fn the_check_command_finds_a_wrong_ledger() {
    let (site, operator) = with_fees().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = post_job(&employer).await;
    post_job(&employer).await;
    let fee = operator.get("/api/admin/fees?queue=due").await.expect(200)["items"][1].clone();
    assert_eq!(fee["jobId"], job["id"]);
    let paid = json!({ "method": "cash", "reference": "Emma brought it", "paidOn": null });
    operator.post(&format!("/api/admin/fees/{}/pay", fee["id"]), paid).await.expect(200);
    let check = |site: &Site| Command::new(program()).args(["check", "--db"]).arg(&site.path).output().unwrap();
    let sound = check(&site);
    assert!(sound.status.success(), "{}", String::from_utf8_lossy(&sound.stderr));
    site.write(|tx| Ok(tx.run(UNBALANCE, &[])? + tx.run(RAISE_FEE, &[])?)).await;
    let wrong = check(&site);
    let errors = String::from_utf8_lossy(&wrong.stderr);
    assert!(!wrong.status.success() && errors.contains("every ledger entry balances"), "{errors}");
    assert!(errors.contains("the ledger matches what is due on each fee"), "{errors}");
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Post,
    Pay(usize),
    Waive(usize),
    Refund(usize),
    Return(usize),
    Refuse(usize),
    Close(usize),
    Publish(usize),
    AddVoucher,
    FreeDay,
    EndPromotions,
}

fn steps() -> impl proptest::strategy::Strategy<Value = Vec<Step>> {
    let step = (0..14usize, 0..6usize).prop_map(|(kind, n)| match kind {
        0..=2 => Step::Post,
        3 | 4 => Step::Pay(n),
        5 => Step::Waive(n),
        6 => Step::Refund(n),
        7 => Step::Return(n),
        8 => Step::Refuse(n),
        9 => Step::Close(n),
        10 => Step::Publish(n),
        11 => Step::AddVoucher,
        12 => Step::FreeDay,
        _ => Step::EndPromotions,
    });
    prop::collection::vec(step, 1..30)
}

/// Takes a step. It may be rejected; all that matters is that the ledger balances afterwards.
async fn take_step(site: &Site, operator: &Visitor, employer: &Visitor, made: &mut Vec<(Value, Value)>, step: Step) {
    let at = |n: usize| made.get(n % made.len().max(1)).cloned();
    let (path, body, who) = match step {
        Step::Post => {
            let job = post_job(employer).await["id"].clone();
            let fee = employer.get(&format!("/api/jobs/{job}/fee")).await.expect(200)["fee"]["id"].clone();
            made.push((job, fee));
            return;
        }
        Step::AddVoucher => {
            let code = format!("CODE{}", number(site, SAVED).await);
            let made = operator.post("/api/admin/vouchers", json!({ "code": code, "uses": 1 })).await;
            assert!(matches!(made.status.as_u16(), 201 | 422));
            add_voucher(employer, &code).await;
            return;
        }
        Step::FreeDay => ("/api/admin/promotions/free-day".to_owned(), json!({}), operator),
        Step::EndPromotions => return site.end_promotion().await,
        Step::Pay(n) | Step::Waive(n) | Step::Refund(n) | Step::Return(n) => {
            let Some((_, fee)) = at(n) else { return };
            let (verb, body) = match step {
                Step::Pay(_) => ("pay", json!({ "method": "cash", "reference": "x" })),
                Step::Return(_) => ("return", json!({ "method": "bank", "reference": "x" })),
                Step::Waive(_) => ("waive", json!({ "reason": "x" })),
                _ => ("refund", json!({ "reason": "x" })),
            };
            (format!("/api/admin/fees/{fee}/{verb}"), body, operator)
        }
        Step::Refuse(n) => match at(n) {
            Some((job, _)) => (format!("/api/jobs/{job}/refuse"), json!({ "reason": "x" }), operator),
            None => return,
        },
        Step::Close(n) => match at(n) {
            Some((job, _)) => (format!("/api/jobs/{job}/close"), json!({ "reason": "other" }), employer),
            None => return,
        },
        Step::Publish(n) => match at(n) {
            Some((job, _)) => (format!("/api/jobs/{job}/publish"), json!({}), employer),
            None => return,
        },
    };
    let status = who.post(&path, body).await.status.as_u16();
    assert!(matches!(status, 200 | 201 | 409), "{step:?}: {status}");
}

#[test]
fn s57_the_ledger_always_balances() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let mut runner = TestRunner::new(Config { cases: 12, ..Config::default() });
    let run = runner.run(&steps(), |steps| {
        runtime.block_on(async {
            let (site, operator) = with_fees().await;
            let employer = site.person("Emma Employer", "employer").await;
            let mut made = Vec::new();
            for step in steps {
                take_step(&site, &operator, &employer, &mut made, step).await;
                assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new(), "stored totals match the entries");
                for wrong in [UNBALANCED, EMPTY_ENTRIES, WRONG_STATUS] {
                    assert_eq!(number(&site, wrong).await, 0, "{step:?}: {}", wrong.text());
                }
                for (ledger, fees) in
                    [(RECEIVABLE, OPEN_FEES), (REVENUE, EARNED), (GIVEN, WAIVED), (MONEY, HELD), (USED, SPENT)]
                {
                    assert_eq!(number(&site, ledger).await, number(&site, fees).await, "{step:?}: {}", fees.text());
                }
            }
        });
        Ok(())
    });
    run.unwrap();
}

#[test]
fn the_migration_charges_jobs_that_already_await_payment() {
    let before = migrate::MIGRATIONS.iter().position(|migration| migration.name == "money").unwrap();
    let mut connection = rusqlite::Connection::open_in_memory().unwrap();
    migrate::apply(&mut connection, &migrate::MIGRATIONS[..before], NOON, &mut |_| {}).unwrap();
    let old = "INSERT INTO users (id, email, email_fold, name, password_hash, created_at) VALUES (1, 'a@b', 'a@b', 'Ann', '', 1);
        INSERT INTO employers (id, kind, name, about, created_at) VALUES (1, 'person', 'Ann', '', 1);
        INSERT INTO site (id, name, town, state, country, zone, currency, brand, fee_job_post, fee_partner_month, commission_percent, created_at, updated_at)
          VALUES (1, 'A', 'B', '', '', 'UTC', 'EUR', '#1f6b54', 700, 0, 0, 1, 1);
        INSERT INTO promotions (reason, starts_at) VALUES ('Opening', 1);
        INSERT INTO jobs (id, employer_id, posted_by, title, category, kind, status, budget_unit, city, city_fold, state, remote, is_urgent,
          openings, filled, application_count, created_at, updated_at, description)
          SELECT n, 1, 1, 'Job', 'food', 'shift', CASE n WHEN 1 THEN 'draft' ELSE 'pending_payment' END, 'hour', 'B', 'b', '', 0, 0, 1, 0, 0, 1, 1795176000000, 'x'
          FROM (SELECT 1 AS n UNION ALL SELECT 2 UNION ALL SELECT 3) AS three";
    connection.execute_batch(old).unwrap();
    migrate::apply(&mut connection, &migrate::MIGRATIONS, NOON, &mut |_| {}).unwrap();
    let number = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!(number("SELECT COUNT(*) FROM fees WHERE state = 'due' AND amount = 700 AND currency = 'EUR'"), 2);
    assert_eq!(number("SELECT SUM(amount) FROM ledger_postings WHERE account = 'receivable'"), 1400);
    assert_eq!(number("SELECT SUM(amount) FROM ledger_postings"), 0);
    assert_eq!(number("SELECT COUNT(*) FROM ledger_entries WHERE month = '2026-11'"), 2);
    assert_eq!(number("SELECT COUNT(*) FROM promotions WHERE audience = 'everyone'"), 1);
}
