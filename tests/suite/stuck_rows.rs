//! A row that the scheduled work can't deal with holds up nobody else, and is tried again.

use jobstead::clock::{Clock, DAY, MINUTE};
use jobstead::ids::JobId;
use jobstead::stuck::{self, Tick};
use jobstead::{db, schedule};
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;

use crate::support::{Site, Visitor, demo_file};

/// For each piece of work, its table, the column with the row's id, and which rows are due at `:now`.
const TABLES: &[(Tick, &str, &str, &str)] = &[
    (Tick::Jobs, "jobs", "id", "status IN ('open', 'paused') AND expires_at <= :now"),
    (Tick::Applications, "applications", "id", "status IN ('sent', 'opened') AND answer_by <= :now"),
    (Tick::Interviews, "interviews", "id", "remind_at <= :now"),
    (Tick::Contracts, "contracts", "id", "due_at <= :now"),
    (Tick::Milestones, "milestones", "id", "due_at <= :now"),
    (Tick::Timesheets, "timesheets", "id", "due_at <= :now"),
    (Tick::Shifts, "shifts", "id", "due_at <= :now"),
    (Tick::Invoices, "invoices", "id", "due_at <= :now"),
    (Tick::Payments, "payments", "id", "due_at <= :now"),
    (Tick::Disputes, "disputes", "id", "due_at <= :now AND id NOT IN (SELECT dispute_id FROM sealed_ranges)"),
    (Tick::Ranges, "sealed_ranges", "dispute_id", ":now > 0"),
    (Tick::Reviews, "review_windows", "contract_id", "due_at <= :now"),
    (Tick::Chats, "support_chats", "id", "status <> 'ended' AND last_at <= :now"),
    (Tick::Mailing, "notifications", "user_id", "read_at IS NULL AND mail_due_at <= :now"),
];

/// Two contracts to review, which the demo doesn't have.
const REVIEWS: &str = "INSERT INTO review_windows (contract_id, closes_at, due_at)
    SELECT id, 2, 1 FROM contracts WHERE state = 'ended' ORDER BY id LIMIT 2
    ON CONFLICT (contract_id) DO UPDATE SET closes_at = 2, due_at = 1";

/// A demo town in which every change of one due row of each table fails, after a year's absence.
struct Poisoned {
    site: Site,
    file: Connection,
    rows: Vec<(Tick, i64)>,
}

impl Poisoned {
    fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let path = demo_file(folder.path());
        let now = Clock::system().now() + 400 * DAY;
        let file = Connection::open(&path).unwrap();
        file.execute(REVIEWS, []).unwrap();
        let rows = TABLES.iter().map(|one| (one.0, plant(&file, one, now))).collect();
        Self { site: Site::of_file(folder, path, now), file, rows }
    }

    fn count(&self, sql: &str) -> i64 {
        self.file.query_row(sql, [], |row| row.get(0)).unwrap_or_else(|e| panic!("{sql}: {e}"))
    }

    /// Returns how many rows are due and not set aside.
    fn waiting(&self, (tick, table, column, due): &(Tick, &str, &str, &str)) -> i64 {
        let due = due.replace(":now", &self.site.clock.now().to_string());
        let aside = format!("SELECT row_id FROM stuck_rows WHERE tick = '{}'", tick.as_str());
        self.count(&format!("SELECT COUNT(*) FROM {table} WHERE {due} AND {column} NOT IN ({aside})"))
    }

    fn cure(&self) {
        let all = "SELECT 'DROP TRIGGER ' || name FROM sqlite_schema WHERE name LIKE 'poison%'";
        let mut named = self.file.prepare(all).unwrap();
        let drops: Vec<String> = named.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
        assert_eq!(self.file.execute_batch(&drops.join(";")), Ok(()));
    }
}

/// Makes every change of the first due row fail, and returns its id.
fn plant(file: &Connection, (tick, table, column, due): &(Tick, &str, &str, &str), now: i64) -> i64 {
    let due = due.replace(":now", &now.to_string());
    let first = format!("SELECT MIN({column}) FROM {table} WHERE {due}");
    let row: i64 = file.query_row(&first, [], |row| row.get(0)).unwrap_or_else(|e| panic!("{table}: {e}"));
    let changes = match tick {
        // Others write a person's notifications, too.
        Tick::Mailing => vec![("INSERT ON mails".to_owned(), "NEW.user_id")],
        _ => ["UPDATE", "DELETE"].map(|change| (format!("{change} ON {table}"), "OLD")).to_vec(),
    };
    for (number, (change, version)) in changes.iter().enumerate() {
        let name = format!("poison_{}_{number}", tick.as_str());
        let which = if *version == "OLD" { format!("OLD.{column}") } else { (*version).to_owned() };
        let poison = format!("WHEN {which} = {row} BEGIN SELECT RAISE(ABORT, 'poison'); END");
        file.execute_batch(&format!("CREATE TRIGGER {name} BEFORE {change} {poison}")).unwrap();
    }
    row
}

#[tokio::test]
async fn a_row_that_fails_holds_up_no_other_and_is_tried_again_the_next_day() {
    let town = Poisoned::new();
    let before: Vec<i64> = TABLES.iter().map(|one| town.waiting(one)).collect();
    schedule::run_once(&town.site.app).await.unwrap();
    for ((one, before), (tick, row)) in TABLES.iter().zip(before).zip(&town.rows) {
        let name = tick.as_str();
        assert!(before > 1 || *tick == Tick::Ranges, "{name}: something else is due, too");
        assert_eq!(town.waiting(one), 0, "{name}: the others are done");
        let stuck = format!(
            "SELECT COUNT(*) FROM stuck_rows WHERE tick = '{name}' AND row_id = {row} AND reason LIKE '%poison%'"
        );
        assert_eq!(town.count(&stuck), 1, "{name} {row} is set aside");
        let listed = format!("SELECT COUNT(*) FROM error_occurrences WHERE page = '{name} {row}'");
        assert_eq!(town.count(&listed), 1, "{name}: the office sees it");
        let told =
            format!("SELECT COUNT(*) FROM notifications WHERE kind = 'held_up' AND topic = 'held-up:{name}:{row}'");
        assert_eq!(
            town.count(&told) > 0,
            !matches!(tick, Tick::Chats | Tick::Mailing),
            "{name}: people get a notification"
        );
    }
    let stuck = town.count("SELECT COUNT(*) FROM stuck_rows");
    let ready = Visitor::new(&town.site).get("/readyz").await.expect(200);
    assert_eq!((&ready["failing"], &ready["stuckRows"]), (&json!([]), &json!(stuck)));

    // Within the day they are left alone.
    town.site.clock.advance(MINUTE);
    schedule::run_once(&town.site.app).await.unwrap();
    assert_eq!(town.count("SELECT COUNT(*) FROM stuck_rows WHERE tried_at <> since"), 0);

    town.cure();
    town.site.clock.advance(DAY);
    schedule::run_once(&town.site.app).await.unwrap();
    assert_eq!(town.count("SELECT COUNT(*) FROM stuck_rows"), 0, "all are done");
    for one in TABLES {
        assert_eq!(town.waiting(one), 0, "{}", one.0.as_str());
    }
}

#[tokio::test]
async fn a_row_whose_work_panics_is_set_aside() {
    let site = Site::new().await;
    let done =
        site.write(|tx| stuck::attempt(tx, Tick::Jobs, JobId(7), |_| -> db::Result<()> { panic!("planted") })).await;
    assert_eq!((done, site.read(stuck::count).await), (None, 1));
}

#[tokio::test]
async fn a_piece_that_fails_is_named_and_the_others_go_on() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.post("/api/jobs", crate::support::job_body("Fence painter")).await.expect(201);
    let file = Connection::open(&site.path).unwrap();
    file.execute_batch(
        "CREATE TRIGGER poison BEFORE DELETE ON drafts BEGIN SELECT RAISE(ABORT, 'poison'); END;
         INSERT INTO drafts (user_id, name, body, saved_at) SELECT MIN(id), 'post-job', '{}', 0 FROM users;",
    )
    .unwrap();
    site.clock.advance(400 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    schedule::run_once(&site.app).await.unwrap();
    let ready = Visitor::new(&site).get("/readyz").await.expect(200);
    assert_eq!(ready["failing"], json!(["old drafts"]));
    let status = format!("SELECT status FROM jobs WHERE id = {}", job["id"]);
    assert_eq!(file.query_row(&status, [], |row| row.get::<_, String>(0)).unwrap(), "expired");
    let listed = "SELECT COUNT(*) FROM error_occurrences WHERE page = 'old drafts'";
    assert_eq!(file.query_row(listed, [], |row| row.get::<_, i64>(0)).unwrap(), 1, "once for as long as it fails");
    file.execute_batch("DROP TRIGGER poison").unwrap();
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(Visitor::new(&site).get("/readyz").await.expect(200)["failing"], json!([]));
}
