//! How long every page and every GET of the API takes on sites of several sizes, with one client.
//!
//! The pages are those of data/routes.json and the rest are the rows of the policy matrix, so that none is forgotten. Each
//! is asked as a visitor, a worker, an employer and the operator, as far as they may.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use crate::client::{self, Sequence};
use crate::growth_requests::{Request, Who, requests};
use crate::jobstead_server::serve;
use crate::report::Table;
use crate::server::Server;
use crate::town::{self, SampleJobs};
use crate::workloads;

/// How many times as long a request may take on a site that is ten and a hundred times as large as the smallest.
const LIMITS: [f64; 2] = [1.5, 2.5];
/// Differences up to this many milliseconds are noise, at the median and at the 99th percentile.
const NOISE: [f64; 2] = [0.1, 0.5];
/// How long a server runs before it is measured: the periodic work of its start is done by then.
const SETTLE: Duration = Duration::from_secs(8);
/// Requests of one kind, and the time after which there are no more.
const COUNT: usize = 300;
const TIME: Duration = Duration::from_millis(1_500);
/// Maximum number of rounds for a request; it stops once the limits are met. The best round counts: noise from the machine
/// varies, growth doesn't.
const ROUNDS: usize = 4;

/// The median and the 99th percentile of a kind of request, in milliseconds.
type Latency = [f64; 2];

/// Measures the requests whose path contains `only` on sites of these sizes, smallest first.
pub fn measure(rows: &SampleJobs, sizes: &[usize], only: &str) -> Table {
    let columns = ["who", "request"].map(str::to_owned).into_iter();
    let columns = columns.chain(sizes.iter().map(|jobs| format!("{jobs} jobs, p50 / p99 ms")));
    let columns: Vec<String> = columns.chain(["times as long", "met"].map(str::to_owned)).collect();
    let mut table = Table::new("Growth", &columns.iter().map(String::as_str).collect::<Vec<_>>());
    let towns: Vec<Site> = sizes.iter().map(|jobs| Site::start(&town::town(rows, *jobs), *jobs)).collect();
    std::thread::sleep(SETTLE);
    let measured = measure_all(&towns, only);
    for town in towns {
        town.server.stop();
    }
    let mut failed = 0;
    for ((who, name), all) in &measured {
        let (first, met) = (&all[0], are_met(all));
        failed += usize::from(!met);
        let times =
            all.iter().skip(1).map(|latency| format!("{:.1} / {:.1}", latency[0] / first[0], latency[1] / first[1]));
        let mut cells = vec![format!("{who:?}").to_lowercase(), format!("`{name}`")];
        cells.extend(all.iter().map(|[p50, p99]| format!("{p50:.2} / {p99:.2}")));
        cells.extend([times.collect::<Vec<_>>().join(", "), if met { "yes" } else { "**no**" }.to_owned()]);
        table.row(&cells);
    }
    eprintln!("{failed} of {} requests take too long on a larger site", measured.len());
    table
}

fn are_met(all: &[Latency]) -> bool {
    all.iter().skip(1).enumerate().all(|(n, latency)| is_met(all[0], *latency, LIMITS[n.min(1)]))
}

fn is_met(small: Latency, large: Latency, limit: f64) -> bool {
    (0..2).all(|n| large[n] <= small[n] * limit || large[n] - small[n] <= NOISE[n])
}

/// A running site. Its database is only read, apart from the sessions.
struct Site {
    server: Server,
    sessions: BTreeMap<Who, String>,
    requests: Vec<Request>,
}

impl Site {
    fn start(path: &Path, jobs: usize) -> Self {
        let session = |who: &Who| Some((*who, town::sign_in_as(path, who.user()?)));
        let sessions = Who::ALL.iter().filter_map(session).collect();
        let requests = requests(path, jobs);
        Self { server: serve(path), sessions, requests }
    }

    /// Asks a request as one of the people; `None` if they may not, or if there is no example for them.
    fn ask(&self, request: usize, who: Who) -> Option<Latency> {
        let paths = self.requests[request].paths.iter().filter(|(asker, _)| asker.is_none_or(|asker| asker == who));
        let paths: Vec<String> = paths.map(|(_, path)| path.clone()).collect();
        if paths.is_empty() {
            return None;
        }
        let cookie = self.sessions.get(&who).map(|session| format!("Cookie: sid={session}\r\n")).unwrap_or_default();
        let writer = workloads::gets_with(self.server.address, paths, cookie);
        let sequence = Sequence { address: self.server.address, count: COUNT, time: TIME };
        let (status, found) = client::ask(sequence, &writer);
        matches!(status, 200..=399 | 410).then(|| [0.5, 0.99].map(|part| found.percentile(part)))
    }
}

/// Asks everything of all sites, one request of all of them after the other, so that a machine that is slower for a while
/// is slower for all.
fn measure_all(sites: &[Site], only: &str) -> BTreeMap<(Who, String), Vec<Latency>> {
    let (mut measured, mut refused) = (BTreeMap::new(), 0);
    let requests = sites[0].requests.iter().enumerate().filter(|(_, request)| request.name.contains(only));
    for (number, request) in requests {
        let before = measured.len();
        for who in Who::ALL {
            if let Some(all) = measure_one(sites, number, *who) {
                measured.insert((*who, request.name.clone()), all);
            }
        }
        if measured.len() == before {
            eprintln!("nobody may ask {}: {:?}", request.name, request.paths);
            refused += 1;
        }
    }
    assert_eq!(refused, 0, "a route needs an example in benches/load/growth_requests.rs");
    measured
}

fn measure_one(sites: &[Site], request: usize, who: Who) -> Option<Vec<Latency>> {
    let mut best: Option<Vec<Latency>> = None;
    for _ in 0..ROUNDS {
        let all: Vec<_> = sites.iter().map(|site| site.ask(request, who)).collect();
        if all.iter().all(Option::is_none) {
            return None;
        }
        let all = all.into_iter().map(|latency| latency.unwrap_or([f64::NAN; 2]));
        let lowest = match best.take() {
            None => all.collect(),
            Some(best) => best.iter().zip(all).map(|(best, new)| [0, 1].map(|n| best[n].min(new[n]))).collect(),
        };
        if are_met(best.insert(lowest)) {
            break;
        }
    }
    best
}
