//! The same requests to both servers in one run, alternating, so that a busy moment of the machine affects both.

use std::time::Duration;

use crate::client::{self, Measurement, RequestWriter, Test};
use crate::jobstead_server::{self, Jobstead};
use crate::pocketbase::{self, PocketBase};
use crate::report::{Table, megabytes};
use crate::server::Server;
use crate::town::SampleJobs;
use crate::workloads::Workload;

/// Reads come before inserts, so that every read sees the same jobs.
const READS: [Workload; 9] = [
    Workload::Health,
    Workload::JobById,
    Workload::JobPage,
    Workload::BoardPage,
    Workload::List,
    Workload::ListCounted,
    Workload::Rare,
    Workload::Common,
    Workload::Ranked,
];
const CONNECTIONS: [usize; 2] = [16, 64];

/// Measures both servers, or Jobstead alone, and returns the table. The ratio is to PocketBase's defaults.
pub fn measure(rows: &SampleJobs, jobs: usize, with_peer: bool, time: Duration) -> Table {
    let ours = Jobstead::start(rows, jobs);
    let logs: &[bool] = if with_peer { &[true, false] } else { &[] };
    let peers: Vec<PocketBase> = logs.iter().map(|log| PocketBase::start(rows, jobs, *log)).collect();
    let mut table = Table::new(
        &format!("Compared with PocketBase 0.40.6, {jobs} jobs"),
        &[
            "connections",
            "requests/s (p50 / p99 ms)",
            "Jobstead",
            "PocketBase",
            "ratio",
            "target",
            "met",
            "PocketBase, log off",
        ],
    );
    let reads = CONNECTIONS.map(|connections| READS.map(|workload| (workload, connections)));
    let inserts = CONNECTIONS.map(|connections| (Workload::InsertJob, connections));
    for (workload, connections) in reads.into_iter().flatten().chain(inserts) {
        let jobstead = ask(&ours.server, &ours.request_writer(workload), workload, connections, time, 201);
        // PocketBase responds to a new record with 200.
        let asked = peers.iter().filter_map(|peer| Some((peer, peer.request_writer(workload)?)));
        let pocketbase: Vec<_> =
            asked.map(|(peer, make)| ask(&peer.server, &make, workload, connections, time, 200)).collect();
        table.row(&compare(workload, connections, &jobstead, &pocketbase));
    }
    add_summary(&mut table, &ours, &peers);
    ours.end();
    peers.into_iter().for_each(PocketBase::end);
    table
}

fn ask(
    server: &Server,
    make: &RequestWriter,
    workload: Workload,
    connections: usize,
    time: Duration,
    created: u16,
) -> Measurement {
    let status = if workload == Workload::InsertJob { created } else { 200 };
    client::run(Test { address: server.address, connections, time, status }, make, || {})
}

fn compare(workload: Workload, connections: usize, jobstead: &Measurement, pocketbase: &[Measurement]) -> Vec<String> {
    let ratio = pocketbase.first().map(|pocketbase| jobstead.rate() / pocketbase.rate());
    let target = workload.target(connections);
    let met = ratio.zip(target).map(|(ratio, target)| if ratio >= target { "yes" } else { "**no**" });
    vec![
        connections.to_string(),
        workload.name().to_owned(),
        figures(jobstead),
        pocketbase.first().map_or_else(String::new, figures),
        ratio.map_or_else(String::new, |ratio| format!("{ratio:.1}×")),
        target.map_or_else(String::new, |target| format!("≥ {target}×")),
        met.unwrap_or_default().to_owned(),
        pocketbase.get(1).map_or_else(String::new, figures),
    ]
}

fn figures(measured: &Measurement) -> String {
    format!("{:.0} ({:.1} / {:.1})", measured.rate(), measured.percentile(0.5), measured.percentile(0.99))
}

/// Adds the figures that are not rates: memory at the end, startup time, binary size.
fn add_summary(table: &mut Table, ours: &Jobstead, peers: &[PocketBase]) {
    let mut row = |name: &str, jobstead: String, pocketbase: &dyn Fn(&PocketBase) -> String| {
        let their = |number: usize| peers.get(number).map_or_else(String::new, pocketbase);
        let none = String::new;
        table.row(&[none(), name.to_owned(), jobstead, their(0), none(), none(), none(), their(1)]);
    };
    let memory = |server: &Server| format!("{:.0} MB", server.anonymous_memory_mb());
    let start = |server: &Server| format!("{:.0} ms", server.started_in.as_secs_f64() * 1_000.0);
    row("memory at the end (RssAnon)", memory(&ours.server), &|peer| memory(&peer.server));
    row("start on this database to the first 200", start(&ours.server), &|peer| start(&peer.server));
    row("binary", megabytes(&jobstead_server::program()), &|_| megabytes(&pocketbase::program()));
}
