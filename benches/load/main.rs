//! The release binary under load, optionally next to PocketBase: `cargo bench --bench load -- --peer`.
//!
//! One thread of this process sends the requests; the server has the machine's other cores and a share of this one. The
//! report goes to standard output and to `target/bench/report.md`, that of `--growth` to `growth.md`, of `--live` to `live.md`.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "figures for display: no count here gets near 2^52"
)]

mod budgets;
mod client;
mod clock;
mod disk;
mod growth;
mod growth_requests;
mod jobstead_server;
mod live;
mod live_client;
mod live_town;
mod pocketbase;
mod pocketbase_record;
mod report;
mod server;
mod side_by_side;
#[path = "../town/mod.rs"]
mod town;
mod workloads;

use std::time::Duration;

use clap::Parser;

use town::SampleJobs;

/// Measures Jobstead under load and writes a report.
#[derive(Debug, Parser)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
struct Options {
    /// Number of jobs on the site; may be repeated. The budgets are meant for 100,000.
    #[arg(long, default_values_t = [10_000, 100_000])]
    jobs: Vec<usize>,
    /// Only measure how every page and every GET of the API grows with the number of jobs.
    #[arg(long)]
    growth: bool,
    /// Only measure the live channel and messages.
    #[arg(long)]
    live: bool,
    /// With `--growth`: only requests whose path contains this.
    #[arg(long, default_value = "")]
    only: String,
    /// Measure PocketBase too, with as many rows as the smallest site.
    #[arg(long)]
    peer: bool,
    /// Seconds per test.
    #[arg(long, default_value_t = 4.0)]
    seconds: f64,
    /// Passed by cargo.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() {
    let mut options = Options::parse();
    options.jobs.sort_unstable();
    let time = Duration::from_secs_f64(options.seconds.clamp(0.2, 60.0));
    let rows = SampleJobs::read();
    let mut report = report::Report::new(time, &rows);
    if options.live {
        for table in live::measure(time) {
            report.add(&table);
        }
    } else if options.growth {
        report.add(&growth::measure(&rows, &options.jobs, &options.only));
        report.add(&clock::measure(&rows, &options.jobs));
    } else {
        report.add(&side_by_side::measure(&rows, options.jobs[0], options.peer, time));
        for jobs in &options.jobs {
            report.add(&budgets::measure(&rows, *jobs, time));
        }
    }
    let name = match (options.live, options.growth) {
        (true, _) => "live.md",
        (false, true) => "growth.md",
        (false, false) => "report.md",
    };
    let path = town::folder().join(name);
    std::fs::write(&path, report.text()).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    println!("{}", report.text());
}
