//! The requests that both servers are measured with, independent of either API.

use std::io::Write as _;
use std::net::SocketAddr;
use std::sync::Arc;

use crate::client::RequestWriter;
use crate::town::SampleJobs;

/// Results per page.
pub const PAGE: usize = 20;
/// A word in one title out of six.
pub const COMMON: &str = "manager";
/// A word in one posting out of about a thousand.
pub const RARE: &str = "painter";
/// Filters of lists: a category and a minimum hourly pay in cents.
pub const FILTERS: [(&str, i64); 6] =
    [("engineering", 3_000), ("tech", 3_500), ("desk", 2_000), ("health", 2_500), ("finance", 2_500), ("legal", 3_000)];
/// Number of different bodies for inserts; they repeat under other titles.
const MAX_BODIES: usize = 500;

/// A kind of request.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Workload {
    /// The health check.
    Health,
    /// One job by id, a different one every time.
    JobById,
    /// The page of a job as HTML, a different one every time; PocketBase returns its record.
    JobPage,
    /// The page of the newest jobs as HTML; PocketBase returns one record.
    BoardPage,
    /// The newest 20 of a category with a minimum pay.
    List,
    /// The same with the total count.
    ListCounted,
    /// 20 jobs with [`RARE`] in their title or text; ours are ranked.
    Rare,
    /// The newest 20 with [`COMMON`].
    Common,
    /// The best 20 with [`COMMON`]. PocketBase can't rank: it returns its newest 20, and like ours a count.
    Ranked,
    /// The best 20 for a word that every job has.
    InEveryJob,
    /// The 20 nearest to a place.
    Nearest,
    /// A new job.
    InsertJob,
}

impl Workload {
    /// Returns the name for the report.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Health => "health",
            Self::JobById => "one job by id",
            Self::JobPage => "page of a job (HTML), PocketBase the record",
            Self::BoardPage => "page of the newest jobs (HTML), PocketBase one record",
            Self::List => "newest 20 in a category above a minimum pay",
            Self::ListCounted => "the same, PocketBase with a total count",
            Self::Rare => "text search, rare word",
            Self::Common => "text search, newest with a common word",
            Self::Ranked => "text search, common word, Jobstead ranked, PocketBase with a total count",
            Self::InEveryJob => "text search, word in every job",
            Self::Nearest => "nearest 20 to a place",
            Self::InsertJob => "insert of a job (synced to disk by Jobstead only)",
        }
    }

    /// Returns how many times the peer's rate ours should reach; `None` without a target.
    pub const fn target(self, connections: usize) -> Option<f64> {
        match self {
            Self::JobById | Self::List => Some(5.0),
            // 8,000 and 5,000 pages a second where PocketBase returns 12,000 records.
            Self::JobPage => Some(0.67),
            Self::BoardPage => Some(0.42),
            Self::Rare | Self::Ranked => Some(10.0),
            Self::InsertJob if connections == 64 => Some(1.0),
            _ => None,
        }
    }
}

/// Writes a GET request.
pub fn get(address: SocketAddr, path: &str, request: &mut Vec<u8>) {
    write!(request, "GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n").expect("writing to a buffer cannot fail");
}

/// Returns the function that writes GET requests with a header line for these paths in turn.
pub fn gets_with(address: SocketAddr, paths: Vec<String>, header: String) -> RequestWriter {
    Arc::new(move |number, request| {
        let path = &paths[number as usize % paths.len()];
        write!(request, "GET {path} HTTP/1.1\r\nHost: {address}\r\n{header}\r\n")
            .expect("writing to a buffer cannot fail");
    })
}

/// Returns the function that writes GET requests for these paths in turn.
pub fn gets(address: SocketAddr, paths: Vec<String>) -> RequestWriter {
    Arc::new(move |number, request| get(address, &paths[number as usize % paths.len()], request))
}

/// Returns the index of one of `count` jobs, far from the previous one.
pub const fn spread_index(number: u64, count: usize) -> usize {
    // The factor is a prime, so that every job gets its turn.
    (number as usize).wrapping_mul(7_919) % count
}

/// Returns JSON bodies of new jobs without their start, because a number goes before each title.
pub fn bodies(rows: &SampleJobs, body: impl Fn(usize) -> serde_json::Value) -> Vec<String> {
    (0..rows.distinct().min(MAX_BODIES))
        .map(|number| {
            let mut fields = body(number);
            let title = rows.job(number).draft.title;
            fields.as_object_mut().expect("a body is an object").remove("title");
            let title = serde_json::to_string(&title).expect("a text is JSON");
            let rest = fields.to_string();
            // The caller puts `{"title":"123` before it.
            format!(" {},{}", &title[1..], &rest[1..])
        })
        .collect()
}
