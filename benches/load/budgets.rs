//! The performance budgets, measured one by one on an otherwise idle server.

use std::time::Duration;

use crate::client::{self, Measured, Test};
use crate::disk;
use crate::ours::{self, Ours};
use crate::questions::Question;
use crate::report::{Table, megabytes};
use crate::town::{self, RowSource};

const STARTS: usize = 20;
/// How long after its start a server counts as idle.
const IDLE: Duration = Duration::from_secs(5);
const MB: u64 = 1_000_000;

/// Measures all budgets on a site with this many jobs.
pub fn measure(rows: &RowSource, jobs: usize, time: Duration) -> Table {
    let mut table = Table::new(&format!("Budgets, {jobs} jobs"), &["measurement", "budget", "measured", "met"]);
    let size = std::fs::metadata(ours::program()).expect("the binary is there").len();
    table.row(&line("release binary with UI", "≤ 20 MB", megabytes(&ours::program()), size <= 20 * MB));
    let starts = ours::starts(rows, jobs, STARTS);
    let median = starts[STARTS / 2];
    let text = format!("{median:.1} ms (median of {STARTS}, worst {:.1})", starts[STARTS - 1]);
    table.row(&line("start to first 200 on an existing database", "≤ 50 ms", text, median <= 50.0));
    let ours = Ours::start(rows, jobs);
    std::thread::sleep(IDLE);
    let idle = ours.server.memory();
    table.row(&line("memory (RssAnon) 5 s after start", "≤ 10 MB", format!("{idle:.1} MB"), idle <= 10.0));
    processor(&mut table, &ours, time);
    searches(&mut table, &ours, time);
    under_load(&mut table, &ours, time);
    ours.end();
    table
}

fn line(what: &str, budget: &str, measured: String, met: bool) -> Vec<String> {
    vec![what.to_owned(), budget.to_owned(), measured, if met { "yes" } else { "**no**" }.to_owned()]
}

fn ask(ours: &Ours, question: Question, connections: usize, time: Duration, warm: impl FnOnce()) -> Measured {
    let status = if question == Question::Insert { 201 } else { 200 };
    client::run(Test { address: ours.server.address, connections, time, status }, &ours.make(question), warm)
}

fn processor(table: &mut Table, ours: &Ours, time: Duration) {
    let mut before = Duration::ZERO;
    let measured = ask(ours, Question::One, 16, time, || before = ours.server.processor());
    let micros = ours.server.processor().saturating_sub(before).as_secs_f64() * 1e6 / measured.requests() as f64;
    let text = format!("{micros:.1} µs ({:.0} requests/s)", measured.rate());
    table.row(&line("one job by id, 16 connections: server CPU", "≤ 40 µs", text, micros <= 40.0));
}

/// One connection: how long a single user waits on an idle machine.
fn searches(table: &mut Table, ours: &Ours, time: Duration) {
    let text = |m: &Measured| format!("p50 {:.2} ms, p99 {:.2} ms", m.within(0.5), m.within(0.99));
    let list = ask(ours, Question::List, 1, time, || {});
    let met = list.within(0.99) <= 5.0;
    table.row(&line("newest first with filters, 20 results, one client", "p99 ≤ 5 ms", text(&list), met));
    for (question, what) in [
        (Question::Ranked, "ranked search for a common word, one client"),
        (Question::Everywhere, "ranked search for a word in every job, one client"),
        (Question::Rare, "ranked search for a rare word, one client"),
        (Question::Nearest, "nearest to a place, one client"),
    ] {
        let found = ask(ours, question, 1, time, || {});
        table.row(&line(what, "p99 ≤ 15 ms", text(&found), found.within(0.99) <= 15.0));
    }
}

fn under_load(table: &mut Table, ours: &Ours, time: Duration) {
    for question in [Question::One, Question::List, Question::Ranked] {
        ask(ours, question, 64, time, || {});
    }
    let disk = disk::commits_a_second(&town::folder(), time.min(Duration::from_secs(2)));
    let written = ask(ours, Question::Insert, 64, time, || {});
    let text =
        format!("{:.0}/s, p99 {:.0} ms (the disk alone: {disk:.0} commits/s)", written.rate(), written.within(0.99));
    table.row(&line("durable inserts of jobs, 64 connections", "≥ 5,000/s", text, written.rate() >= 5_000.0));
    let memory = ours.server.memory();
    let what = "memory (RssAnon) after load with 64 connections";
    table.row(&line(what, "≤ 60 MB", format!("{memory:.1} MB"), memory <= 60.0));
}
