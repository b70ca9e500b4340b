//! The Jobstead server under load.

use std::fs::File;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::{Value, json};

use crate::client::RequestWriter;
use crate::server::{Server, free_address};
use crate::town::{self, SampleJob, SampleJobs};
use crate::workloads::{self, COMMON, FILTERS, PAGE, RARE, Workload};

/// Returns the path of the release binary: the one built for the benchmark, unless `JOBSTEAD_BIN` names another.
pub fn program() -> PathBuf {
    std::env::var_os("JOBSTEAD_BIN").map_or_else(|| env!("CARGO_BIN_EXE_jobstead").into(), PathBuf::from)
}

/// A server running on a copy of a site's database, with a session in it.
pub struct Jobstead {
    /// The server's process.
    pub server: Server,
    file: PathBuf,
    jobs: usize,
    session: String,
    bodies: Arc<[String]>,
    posted: Arc<AtomicU64>,
}

impl Jobstead {
    /// Starts a server on a fresh copy of the database with this many jobs.
    pub fn start(rows: &SampleJobs, jobs: usize) -> Self {
        Self::on(copy(&town::site(rows, jobs), jobs), rows, jobs)
    }

    /// Starts a server on a fresh copy of the town with this many jobs, after a change to the copy.
    pub fn in_town(rows: &SampleJobs, jobs: usize, change: impl FnOnce(&Path)) -> Self {
        let file = copy(&town::town(rows, jobs), jobs);
        change(&file);
        Self::on(file, rows, jobs)
    }

    fn on(file: PathBuf, rows: &SampleJobs, jobs: usize) -> Self {
        let session = town::sign_in(&file);
        let bodies = workloads::bodies(rows, |number| body(&rows.job(number))).into();
        Self { server: serve(&file), file, jobs, session, bodies, posted: Arc::default() }
    }

    /// Returns the function that writes requests of this kind.
    pub fn request_writer(&self, workload: Workload) -> RequestWriter {
        let address = self.server.address;
        let search = |word: &str| vec![format!("/api/jobs?query={word}&limit={PAGE}")];
        match workload {
            Workload::Health => workloads::gets(address, vec!["/healthz".to_owned()]),
            Workload::JobById => self.by_id("/api/jobs"),
            Workload::JobPage => self.by_id("/jobs"),
            Workload::BoardPage => workloads::gets(address, vec!["/jobs".to_owned()]),
            Workload::List | Workload::ListCounted => workloads::gets(address, FILTERS.map(list).into()),
            Workload::Rare => workloads::gets(address, search(RARE)),
            Workload::Ranked => workloads::gets(address, search(COMMON)),
            Workload::Common => workloads::gets(address, search(&format!("{COMMON}&sort=newest"))),
            // The town's name is indexed with every job there.
            Workload::InEveryJob => workloads::gets(address, search("york")),
            // 5128581 is New York City.
            Workload::Nearest => {
                workloads::gets(address, vec![format!("/api/jobs?near=5128581&sort=nearest&limit={PAGE}")])
            }
            Workload::InsertJob => self.inserts(address),
        }
    }

    /// Returns the function that asks for a different job every time.
    fn by_id(&self, path: &'static str) -> RequestWriter {
        let (address, jobs) = (self.server.address, self.jobs);
        Arc::new(move |number, request| {
            let id = workloads::spread_index(number, jobs) + 1;
            workloads::get(address, &format!("{path}/{id}"), request);
        })
    }

    fn inserts(&self, address: SocketAddr) -> RequestWriter {
        let (bodies, posted) = (Arc::clone(&self.bodies), Arc::clone(&self.posted));
        let session = self.session.clone();
        Arc::new(move |_, request| {
            let number = posted.fetch_add(1, Ordering::Relaxed);
            let body = format!("{{\"title\":\"{number}{}", bodies[number as usize % bodies.len()]);
            write!(
                request,
                "POST /api/jobs HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: sid={session}\r\n\
                 Idempotency-Key: load-{number}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
                body.len()
            )
            .expect("writing to a buffer cannot fail");
        })
    }

    /// Stops the server and deletes its database.
    pub fn end(self) {
        self.server.stop();
        town::remove(&self.file);
    }
}

/// Returns the milliseconds that each start on an existing database takes to the first 200, in ascending order.
pub fn starts(rows: &SampleJobs, jobs: usize, times: usize) -> Vec<f64> {
    let file = copy(&town::site(rows, jobs), jobs);
    let mut all: Vec<f64> = (0..times)
        .map(|_| {
            let server = serve(&file);
            let took = server.started_in.as_secs_f64() * 1_000.0;
            server.stop();
            took
        })
        .collect();
    town::remove(&file);
    all.sort_by(f64::total_cmp);
    all
}

fn copy(site: &Path, jobs: usize) -> PathBuf {
    let file = town::folder().join(format!("ours-{jobs}.db"));
    town::remove(&file);
    std::fs::copy(site, &file).expect("a database can be copied");
    // Or the first syncs of the server would wait until the whole copy is on the disk.
    File::open(&file).and_then(|copy| copy.sync_all()).expect("a copy can be synced");
    file
}

/// Starts a server on a database.
pub fn serve(file: &Path) -> Server {
    let address = free_address();
    let mut command = Command::new(program());
    command.args(["serve", "--listen", &address.to_string(), "--db"]).arg(file);
    Server::start(&mut command, address, "/healthz")
}

fn list((category, pay): (&str, i64)) -> String {
    format!("/api/jobs?category={category}&minBudget={pay}&sort=newest&limit={PAGE}")
}

/// Returns the request body that posts a job.
fn body(posted: &SampleJob) -> Value {
    let draft = &posted.draft;
    json!({
        "title": draft.title, "description": draft.description, "category": draft.category,
        "kind": draft.kind.as_str(), "budgetMin": draft.budget_min, "budgetMax": draft.budget_max,
        "budgetUnit": draft.budget_unit.as_str(), "city": draft.city, "state": draft.state, "area": draft.area,
        "whenText": draft.when_text, "remote": draft.remote, "isUrgent": draft.is_urgent,
        "openings": draft.openings, "skills": draft.skills,
    })
}
