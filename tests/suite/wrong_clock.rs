//! The server's clock is wrong, or the site was away: nothing is lost, nobody is signed out, and no deadline passes unseen.

use jobstead::clock::{Clock, DAY, HOUR, MINUTE, SECOND};
use jobstead::schedule::{self, timekeeper};
use jobstead::timekeeping;
use rusqlite::Connection;
use rusqlite::types::Value;
use serde_json::json;
use tempfile::TempDir;

use crate::support::{PASSWORD, Site, Visitor, demo_file, email};

/// What a town has that time can take from it: each number would change.
const LOSSES: &[&str] = &[
    "SELECT status, COUNT(*) FROM jobs GROUP BY status ORDER BY status",
    "SELECT status, COUNT(*) FROM applications GROUP BY status ORDER BY status",
    "SELECT state, COUNT(*) FROM contracts GROUP BY state ORDER BY state",
    "SELECT state, COUNT(*) FROM milestones GROUP BY state ORDER BY state",
    "SELECT state, COUNT(*) FROM timesheets GROUP BY state ORDER BY state",
    "SELECT state, COUNT(*) FROM shifts GROUP BY state ORDER BY state",
    "SELECT state, COUNT(*) FROM disputes GROUP BY state ORDER BY state",
    "SELECT state, COUNT(*) FROM rapid_hires GROUP BY state ORDER BY state",
    "SELECT 'invoices', COUNT(*) FROM invoices",
    "SELECT 'reminders', SUM(reminders) FROM invoices",
    "SELECT 'fees', COUNT(*) FROM fees",
    "SELECT 'messages', COUNT(*) FROM messages",
    // Some go meanwhile, and some come.
    "SELECT 'events', COUNT(*) > 5000 FROM live_events",
    "SELECT 'notifications', COUNT(*) FROM notifications WHERE topic IS NULL OR topic NOT LIKE 'office:%'",
    "SELECT 'mails', COUNT(*) > 1000 FROM mails",
    "SELECT 'sessions', COUNT(*) FROM sessions",
    "SELECT 'timers', COUNT(*) FROM timers",
    "SELECT 'drafts', COUNT(*) FROM drafts",
    "SELECT 'files', COUNT(*) FROM files",
    "SELECT 'reviews', COUNT(*) FROM review_windows WHERE due_at IS NOT NULL",
];

/// Deadlines that people lose by silence: each moves when the site was away.
const DEADLINES: &[&str] = &[
    "SELECT id, approve_at FROM milestones WHERE state = 'submitted' AND due_at IS NOT NULL ORDER BY id",
    "SELECT id, approve_at FROM timesheets WHERE state = 'submitted' AND due_at IS NOT NULL ORDER BY id",
    "SELECT id, due_at FROM contracts WHERE state = 'proposed' AND due_at IS NOT NULL ORDER BY id",
    "SELECT id, due_at FROM disputes WHERE ended_at IS NULL AND state NOT IN ('mediating', 'appealed') ORDER BY id",
    "SELECT contract_id, closes_at FROM review_windows WHERE due_at IS NOT NULL ORDER BY contract_id",
    "SELECT id, answer_by FROM applications WHERE status IN ('sent', 'opened') ORDER BY id",
];

/// Dates that people agreed on: none ever moves.
const AGREED: &[&str] = &[
    "SELECT id, starts_at FROM shifts ORDER BY id",
    "SELECT id, ends_at FROM interviews ORDER BY id",
    "SELECT id, due_at FROM contracts WHERE state = 'active' AND end_on IS NOT NULL ORDER BY id",
    "SELECT id, end_on FROM contracts WHERE end_on IS NOT NULL ORDER BY id",
    "SELECT id, expires_at FROM jobs WHERE status = 'open' AND end_date IS NOT NULL ORDER BY id",
];

/// The first two columns of a query's rows.
type Rows = Vec<(Value, Value)>;

/// Contracts that can still be reviewed, which the demo doesn't have.
const REVIEWS: &str = "INSERT INTO review_windows (contract_id, closes_at, due_at)
    SELECT id, 4102444800000, 4102444800000 FROM contracts WHERE state = 'ended' ORDER BY id LIMIT 2
    ON CONFLICT (contract_id) DO UPDATE SET closes_at = 4102444800000, due_at = 4102444800000";

/// The demo town, with something of everything.
struct Town {
    site: Site,
    file: Connection,
}

impl Town {
    async fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let path = demo_file(folder.path());
        let file = Connection::open(&path).unwrap();
        file.execute(REVIEWS, []).unwrap();
        let site = Site::of_file(folder, path, Clock::system().now());
        let town = Self { site, file };
        town.start().await;
        town.round().await;
        town
    }

    async fn start(&self) {
        self.site.app.start_clock().await.unwrap();
    }

    async fn round(&self) {
        schedule::round(&self.site.app).await.unwrap();
    }

    /// What a round begins with.
    async fn watch(&self) {
        timekeeper::watch(&self.site.app).await.unwrap();
    }

    /// Returns the site as another program finds it, started at a time that the server's clock has then.
    async fn restarted_at(self, wall: i64) -> Self {
        let Self { site, file } = self;
        let town = Self { site: site.at_another_start(wall), file };
        town.start().await;
        town
    }

    fn rows(&self, sql: &str) -> Rows {
        let mut statement = self.file.prepare(sql).unwrap_or_else(|e| panic!("{sql}: {e}"));
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        rows.map(Result::unwrap).collect()
    }

    fn all(&self, queries: &[&str]) -> Vec<Rows> {
        queries.iter().map(|sql| self.rows(sql)).collect()
    }

    #[track_caller]
    fn assert_same(&self, queries: &[&str], before: &[Rows], when: &str) {
        for (sql, before) in queries.iter().zip(before) {
            assert_eq!(&self.rows(sql), before, "{when}: {sql}");
        }
    }

    /// Checks that each deadline is later by so much.
    #[track_caller]
    fn assert_moved(&self, before: &[Rows], by: i64) {
        for (sql, before) in DEADLINES.iter().zip(before) {
            let moved: Vec<_> = before.iter().map(|(id, at)| (id.clone(), later(at, by))).collect();
            assert_eq!(self.rows(sql), moved, "{sql}");
        }
    }

    async fn is_doubted(&self) -> bool {
        Visitor::new(&self.site).get("/readyz").await.expect(200)["clockDoubted"] == true
    }
}

fn later(at: &Value, by: i64) -> Value {
    match at {
        Value::Integer(at) => Value::Integer(at + by),
        other => panic!("{other:?} is not a time"),
    }
}

#[tokio::test]
async fn a_clock_that_jumps_and_comes_back_changes_nothing() {
    let town = Town::new().await;
    let worker = town.site.person("Wanda Worker", "worker").await;
    let before = town.all(LOSSES);
    let epoch = -town.site.clock.now();
    for jump in [400 * DAY, 8 * HOUR, -10 * 365 * DAY, epoch, 11 * MINUTE] {
        town.site.clock.misset(jump);
        for _ in 0..7 {
            worker.get("/api/auth/user").await.expect(200);
            town.round().await;
            town.site.clock.advance(10 * SECOND);
        }
        assert!(town.is_doubted().await, "{jump}");
        town.site.clock.misset(-jump);
        town.round().await;
        assert!(!town.is_doubted().await, "it goes on by itself after {jump}");
        worker.get("/api/auth/user").await.expect(200);
        town.assert_same(LOSSES, &before, &format!("{jump} for 70 s"));
    }
    let told = town.rows("SELECT 1, COUNT(*) FROM notifications WHERE topic = 'office:clock'");
    assert!(told[0].1 != Value::Integer(0), "the office was told");
}

#[tokio::test]
async fn a_clock_that_stays_wrong_holds_what_cant_be_undone_until_an_operator_says_that_its_right() {
    let town = Town::new().await;
    let (before, deadlines, agreed) = (town.all(LOSSES), town.all(DEADLINES), town.all(AGREED));
    let expected = town.site.clock.now();
    town.site.clock.misset(8 * HOUR);
    town.round().await;
    town.site.clock.advance(60 * DAY);
    town.round().await;
    town.assert_same(&LOSSES[..11], &before, "60 days without a word from the operator");
    assert_eq!(town.site.clock.now(), expected + 60 * DAY, "time goes on");

    let operator = town.site.stranger("Olive Operator").await;
    town.file.execute("UPDATE users SET staff = 'admin' WHERE email = ?1", [email("Olive Operator")]).unwrap();
    let clock = operator.get("/api/admin/clock").await.expect(200);
    assert_eq!((&clock["ahead"], &clock["isTrusted"]), (&json!(8 * HOUR), &json!(false)));
    assert_eq!(
        operator.post("/api/admin/clock/accept", json!({ "ahead": 9 * HOUR })).await.refused(409),
        "clock_changed"
    );
    let worker = town.site.person("Wanda Worker", "worker").await;
    worker.post("/api/admin/clock/accept", json!({ "ahead": 8 * HOUR })).await.refused(403);
    operator.post("/api/admin/clock/accept", json!({ "ahead": 8 * HOUR })).await.expect(200);
    // Only the hours that it skipped count as an absence, and the work goes on at once.
    town.watch().await;
    assert!(!town.is_doubted().await);
    assert_eq!(town.site.clock.now(), expected + 60 * DAY + 8 * HOUR);
    town.assert_same(AGREED, &agreed, "agreed dates");
    // But for promised replies, which employers could send all the time.
    town.assert_moved(&deadlines[..5], 8 * HOUR);
    let audited = town.rows("SELECT 1, reason FROM audit_log WHERE act = 'clock_accepted'");
    assert_eq!(audited, [(Value::Integer(1), Value::Text("28800 seconds ahead".to_owned()))]);
    operator.steps_up().await;
    assert_eq!(operator.post("/api/admin/clock/accept", json!({ "ahead": 0 })).await.refused(409), "clock_changed");
}

#[tokio::test]
async fn a_machine_without_a_clock_of_its_own_loses_nothing_when_it_starts() {
    let town = Town::new().await;
    let worker = town.site.person("Wanda Worker", "worker").await;
    let (before, deadlines) = (town.all(LOSSES), town.all(DEADLINES));
    let stopped = town.site.clock.now();
    // It's 1970 until the network is there, two hours after the power cut.
    let town = town.restarted_at(10 * SECOND).await;
    let worker = worker.at(&town.site);
    assert!(town.is_doubted().await);
    worker.get("/api/auth/user").await.expect(200);
    let posted = town.site.person("Emma Employer", "employer").await;
    town.round().await;
    town.site.clock.advance(MINUTE);
    assert_eq!(town.site.clock.now(), stopped + MINUTE);
    town.site.clock.misset(stopped + 2 * HOUR - 10 * SECOND - MINUTE);
    town.watch().await;
    assert!(!town.is_doubted().await, "it goes on by itself");
    assert_eq!(town.site.clock.now(), stopped + 2 * HOUR);
    town.assert_moved(&deadlines, 2 * HOUR - MINUTE);
    worker.get("/api/auth/user").await.expect(200);
    posted.get("/api/auth/user").await.expect(200);
    town.assert_same(&LOSSES[..12], &before, "a power cut of two hours");
}

#[tokio::test]
async fn deadlines_move_by_as_long_as_the_site_was_away_and_their_people_are_told() {
    for (away, moved) in [(9 * MINUTE, 0), (11 * MINUTE, 11 * MINUTE), (3 * DAY, 3 * DAY), (14 * DAY, 14 * DAY)] {
        let town = Town::new().await;
        let (deadlines, agreed) = (town.all(DEADLINES), town.all(AGREED));
        assert!(deadlines[..5].iter().all(|rows| !rows.is_empty()), "the demo has something of everything");
        let now = town.site.clock.now();
        let town = town.restarted_at(now + away).await;
        town.watch().await;
        town.assert_moved(&deadlines, moved);
        town.assert_same(AGREED, &agreed, "agreed dates");
        let told = "SELECT 1, COUNT(DISTINCT user_id) FROM notifications WHERE kind = 'deadlines_moved'";
        let whose = "SELECT COUNT(*) FROM (
            SELECT c.worker_id FROM milestones m JOIN contracts c ON c.id = m.contract_id WHERE m.state = 'submitted' AND m.due_at IS NOT NULL
            UNION SELECT worker_id FROM timesheets WHERE state = 'submitted' AND due_at IS NOT NULL)";
        let whose: i64 = town.file.query_row(whose, [], |row| row.get(0)).unwrap();
        let Value::Integer(told) = town.rows(told)[0].1 else { panic!("not a number") };
        assert!(if moved == 0 { told == 0 } else { told > whose }, "{told} people told after {away}");
        // Once: another round finds nothing to move.
        town.watch().await;
        town.assert_moved(&deadlines, moved);
    }
}

#[tokio::test]
async fn hours_are_approved_at_the_moved_time_and_not_before() {
    let town = Town::new().await;
    let (id, approve_at) = town.rows(DEADLINES[1])[0].clone();
    let (Value::Integer(id), Value::Integer(approve_at)) = (id, approve_at) else { panic!("not numbers") };
    let state = format!("SELECT id, state FROM timesheets WHERE id = {id}");
    let now = town.site.clock.now();
    let town = town.restarted_at(now + 10 * DAY).await;
    town.round().await;
    town.site.clock.advance(approve_at - now - MINUTE);
    schedule::run_once(&town.site.app).await.unwrap();
    assert_eq!(town.rows(&state)[0].1, Value::Text("submitted".to_owned()), "the employer still has a minute");
    town.site.clock.advance(2 * MINUTE);
    schedule::run_once(&town.site.app).await.unwrap();
    assert_eq!(town.rows(&state)[0].1, Value::Text("approved".to_owned()));
}

#[tokio::test]
async fn a_machine_that_was_off_for_months_asks_before_anything_ends() {
    let town = Town::new().await;
    let before = town.all(LOSSES);
    let now = town.site.clock.now();
    let town = town.restarted_at(now + 90 * DAY).await;
    town.round().await;
    assert!(town.is_doubted().await);
    town.assert_same(&LOSSES[..12], &before, "90 days off");
    let ahead = town.site.clock.read().ahead();
    town.site.write(move |tx| timekeeping::accept(tx, ahead)).await;
    town.round().await;
    assert!(!town.is_doubted().await);
    assert_eq!(town.site.clock.now(), now + 90 * DAY);
}

#[tokio::test]
async fn mails_from_before_the_doubt_wait() {
    let town = Town::new().await;
    let mail = "INSERT INTO mails (kind, address, address_fold, subject, content, message_id, state, due_at, created_at, expires_at)
        VALUES ('sign_in_link', ?1, ?1, 'A link', '[]', ?1, 'waiting', 0, ?2, ?2 + 86400000)";
    let now = town.site.clock.now();
    town.file.execute("DELETE FROM mails", []).unwrap();
    town.file.execute(mail, rusqlite::params!["old@example.org", now - HOUR]).unwrap();
    let is_due = jobstead::mail::store::is_due;
    assert!(town.site.read(is_due).await);
    town.site.clock.misset(8 * HOUR);
    town.round().await;
    assert!(!town.site.read(is_due).await);
    town.file.execute(mail, rusqlite::params!["new@example.org", town.site.clock.now()]).unwrap();
    let claimed = town.site.write(|tx| jobstead::mail::store::claim(tx, "")).await;
    assert_eq!(claimed.iter().map(|mail| mail.address.as_str()).collect::<Vec<_>>(), ["new@example.org"]);
    town.site.clock.misset(-8 * HOUR);
    town.round().await;
    assert!(town.site.read(is_due).await, "the others leave once the clock is right");
}

#[tokio::test]
async fn a_new_site_on_a_machine_in_1970_says_so() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    let site = Site::of_file(folder, path, 30 * DAY);
    site.app.start_clock().await.unwrap();
    site.set_up().await;
    assert_eq!(Visitor::new(&site).get("/readyz").await.expect(200)["clockDoubted"], true);
    site.clock.misset(56 * 365 * DAY + 300 * DAY);
    schedule::round(&site.app).await.unwrap();
    assert_eq!(Visitor::new(&site).get("/readyz").await.expect(200)["clockDoubted"], false);
    let again = Visitor::new(&site);
    again.post("/api/auth/sign-in", json!({ "email": "olive@example.org", "password": PASSWORD })).await.expect(200);
}
