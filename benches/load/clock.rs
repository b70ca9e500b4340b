//! How long writes wait for scheduled work: one client posts jobs from the start of a server that has a lot to catch up on.

use std::path::Path;
use std::time::Duration;

use jobstead::clock::{Clock, DAY};
use jobstead::db::{Options, SingleConnection};
use jobstead::{args, statements};

use crate::client::{self, Test};
use crate::jobstead_server::Jobstead;
use crate::report::Table;
use crate::town::SampleJobs;
use crate::workloads::Workload;

/// How long jobs are posted.
const TIME: Duration = Duration::from_secs(20);
/// How long the slowest write may take, in milliseconds.
const MAX_WAIT: f64 = 100.0;

statements! {
    EXPIRE = "UPDATE jobs SET expires_at = $1 WHERE id IN (SELECT id FROM jobs WHERE status = 'open' ORDER BY id LIMIT 2000)";
    BREAK_PROMISES = "UPDATE applications SET answer_by = $1 WHERE id IN (SELECT id FROM applications WHERE status = 'sent' ORDER BY id DESC LIMIT 2000)";
    FALL_BEHIND = "UPDATE saved_searches SET seen_listing = 0";
    AGE_EMPLOYERS = "UPDATE employers SET measured_at = 0";
    AGE_VISITS = "UPDATE analytics_events SET at = at - $1";
    QUEUE_JOBS = "INSERT INTO search_backlog (listing) SELECT listing FROM jobs WHERE listing IS NOT NULL ORDER BY listing DESC LIMIT 2000";
    QUEUE_TASK = "INSERT INTO tasks (task, created_at, due_at) SELECT '\"search_index\"', 0, 0 WHERE NOT EXISTS (SELECT 1 FROM tasks WHERE task = '\"search_index\"')";
    FORGET_WORDS = "DELETE FROM search_words";
    FORGET_RESTS = "DELETE FROM search_rests";
    ADD_RESPONSES = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 50000)
                     INSERT INTO idempotency_keys (scope, key, request_hash, status, body, created_at) SELECT 'anyone', 'old' || n, zeroblob(32), 200, zeroblob(500), 0 FROM n";
}

/// Measures sites of these sizes.
pub fn measure(rows: &SampleJobs, sizes: &[usize]) -> Table {
    let columns = ["jobs", "posted", "p50 ms", "p99 ms", "slowest ms", "met"];
    let mut table = Table::new("Posting jobs while scheduled work catches up", &columns);
    for jobs in sizes {
        let site = Jobstead::in_town(rows, *jobs, fall_behind);
        let test = Test { address: site.server.address, connections: 1, time: TIME, status: 201 };
        let posted = client::run(test, &site.request_writer(Workload::InsertJob), || {});
        site.end();
        let [p50, p99, slowest] = [0.5, 0.99, 1.0].map(|part| posted.percentile(part));
        let met = if slowest <= MAX_WAIT { "yes" } else { "**no**" };
        let times = [p50, p99, slowest].map(|time| format!("{time:.1}"));
        let counts = [jobs.to_string(), posted.requests().to_string()];
        table.row(&counts.into_iter().chain(times).chain([met.to_owned()]).collect::<Vec<_>>());
    }
    table
}

/// Creates a backlog: 2,000 jobs to expire, 2,000 overdue replies, all saved searches and track records to update, a day of
/// visits to total, 2,000 jobs to index again, with words to learn, and 50,000 stored responses to delete.
fn fall_behind(site: &Path) {
    let now = Clock::system().now();
    let db = SingleConnection::open(site, false, Options::default()).expect("the database opens");
    let all = db.write(|tx| {
        tx.run(EXPIRE, args![now])?;
        tx.run(BREAK_PROMISES, args![now])?;
        tx.run(FALL_BEHIND, &[])?;
        tx.run(AGE_EMPLOYERS, &[])?;
        tx.run(AGE_VISITS, args![DAY])?;
        tx.run(QUEUE_JOBS, &[])?;
        tx.run(QUEUE_TASK, &[])?;
        tx.run(FORGET_WORDS, &[])?;
        tx.run(FORGET_RESTS, &[])?;
        tx.run(ADD_RESPONSES, &[])
    });
    all.expect("the site falls behind");
}
