//! The performance budgets, measured one by one on an otherwise idle server.

use std::time::Duration;

use crate::client::{self, Measurement, Test};
use crate::disk;
use crate::jobstead_server::{self, Jobstead};
use crate::report::{Table, megabytes};
use crate::town::{self, SampleJobs};
use crate::workloads::Workload;

const STARTS: usize = 20;
/// How long after its start a server counts as idle.
const IDLE: Duration = Duration::from_secs(5);
const MB: u64 = 1_000_000;

/// Measures all budgets on a site with this many jobs.
pub fn measure(rows: &SampleJobs, jobs: usize, time: Duration) -> Table {
    let mut table = Table::new(&format!("Budgets, {jobs} jobs"), &["measurement", "budget", "measured", "met"]);
    let size = std::fs::metadata(jobstead_server::program()).expect("the binary is there").len();
    table.row(&line("release binary with UI", "≤ 40 MB", megabytes(&jobstead_server::program()), size <= 40 * MB));
    let starts = jobstead_server::starts(rows, jobs, STARTS);
    let median = starts[STARTS / 2];
    let text = format!("{median:.1} ms (median of {STARTS}, worst {:.1})", starts[STARTS - 1]);
    table.row(&line("start to first 200 on an existing database", "≤ 50 ms", text, median <= 50.0));
    let ours = Jobstead::start(rows, jobs);
    std::thread::sleep(IDLE);
    let idle = ours.server.anonymous_memory_mb();
    table.row(&line("memory (RssAnon) 5 s after start", "≤ 10 MB", format!("{idle:.1} MB"), idle <= 10.0));
    cpu_time(&mut table, &ours, time);
    searches(&mut table, &ours, time);
    under_load(&mut table, &ours, time);
    ours.end();
    table
}

fn line(what: &str, budget: &str, measured: String, met: bool) -> Vec<String> {
    vec![what.to_owned(), budget.to_owned(), measured, if met { "yes" } else { "**no**" }.to_owned()]
}

fn run(ours: &Jobstead, workload: Workload, connections: usize, time: Duration, warm: impl FnOnce()) -> Measurement {
    let status = if workload == Workload::InsertJob { 201 } else { 200 };
    client::run(Test { address: ours.server.address, connections, time, status }, &ours.request_writer(workload), warm)
}

fn cpu_time(table: &mut Table, ours: &Jobstead, time: Duration) {
    let mut before = Duration::ZERO;
    let measured = run(ours, Workload::JobById, 16, time, || before = ours.server.cpu_time());
    let micros = ours.server.cpu_time().saturating_sub(before).as_secs_f64() * 1e6 / measured.requests() as f64;
    let text = format!("{micros:.1} µs ({:.0} requests/s)", measured.rate());
    table.row(&line("one job by id, 16 connections: server CPU", "≤ 40 µs", text, micros <= 40.0));
}

/// One connection: how long a single user waits on an idle machine.
fn searches(table: &mut Table, ours: &Jobstead, time: Duration) {
    let text = |m: &Measurement| format!("p50 {:.2} ms, p99 {:.2} ms", m.percentile(0.5), m.percentile(0.99));
    let list = run(ours, Workload::List, 1, time, || {});
    let met = list.percentile(0.99) <= 5.0;
    table.row(&line("newest first with filters, 20 results, one client", "p99 ≤ 5 ms", text(&list), met));
    for (workload, what) in [
        (Workload::Ranked, "ranked search for a common word, one client"),
        (Workload::InEveryJob, "ranked search for a word in every job, one client"),
        (Workload::Rare, "ranked search for a rare word, one client"),
        (Workload::Nearest, "nearest to a place, one client"),
    ] {
        let found = run(ours, workload, 1, time, || {});
        table.row(&line(what, "p99 ≤ 15 ms", text(&found), found.percentile(0.99) <= 15.0));
    }
}

fn under_load(table: &mut Table, ours: &Jobstead, time: Duration) {
    for workload in [Workload::JobById, Workload::List, Workload::Ranked] {
        run(ours, workload, 64, time, || {});
    }
    let disk = disk::commits_per_second(&town::folder(), time.min(Duration::from_secs(2)));
    let written = run(ours, Workload::InsertJob, 64, time, || {});
    let text = format!(
        "{:.0}/s, p99 {:.0} ms (the disk alone: {disk:.0} commits/s)",
        written.rate(),
        written.percentile(0.99)
    );
    table.row(&line("durable inserts of jobs, 64 connections", "≥ 5,000/s", text, written.rate() >= 5_000.0));
    let memory = ours.server.anonymous_memory_mb();
    let what = "memory (RssAnon) after load with 64 connections";
    table.row(&line(what, "≤ 60 MB", format!("{memory:.1} MB"), memory <= 60.0));
}
