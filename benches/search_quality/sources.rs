//! The two sites that queries are asked of.

use std::collections::HashSet;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use jobstead::clock::Clock;
use jobstead::db::{Db, Options};
use jobstead::jobs::draft::Draft;
use jobstead::jobs::search;
use jobstead::jobs::search::query::Params;
use jobstead::reactions;
use serde_json::json;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::town::{SampleJob, SampleJobs, post, set_up};

/// A site with the postings of one source.
pub struct Source {
    /// Its name in the list of queries.
    pub name: &'static str,
    db: Db,
    runtime: Runtime,
    _folder: TempDir,
}

impl Source {
    /// Returns the sources whose files exist.
    pub fn all() -> Vec<Self> {
        let cities = SampleJobs::read();
        let cities = (0..cities.distinct()).map(|number| cities.original(number)).collect();
        let many = emscad().unwrap_or_default();
        let sources = [("nyc", cities), ("emscad", many)];
        sources
            .into_iter()
            .filter(|(_, jobs): &(_, Vec<_>)| !jobs.is_empty())
            .map(|(name, jobs)| Self::with(name, jobs))
            .collect()
    }

    fn with(name: &'static str, jobs: Vec<SampleJob>) -> Self {
        let folder = TempDir::new().expect("a folder can be created");
        let options = Options {
            clock: Clock::system(),
            hooks: reactions::HOOKS,
            readers: 1,
            durable: false,
            ..Options::default()
        };
        let db = Db::open(&folder.path().join("jobs.db"), options).expect("a new database opens");
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime starts");
        runtime.block_on(async {
            let employer = db.write(set_up).await.expect("a site is set up");
            for job in jobs {
                db.write(move |tx| post(tx, employer, &job)).await.expect("a job is posted");
            }
        });
        Self { name, db, runtime, _folder: folder }
    }

    /// Returns the titles of the first five results.
    pub fn first_five(&self, text: &str) -> Vec<String> {
        let params = Params { query: Some(text.to_owned()), limit: Some(5), ..Params::default() };
        let search = params.validate(None).expect("the query is valid");
        let found = self.runtime.block_on(self.db.search(move |tx| search::find(tx, &search)));
        found.expect("a search succeeds").page.items.into_iter().map(|card| card.title).collect()
    }
}

/// Reads the postings of many employers, if the file is there; `xz` unpacks it.
fn emscad() -> Option<Vec<SampleJob>> {
    let file: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/emscad-labelled.csv.xz");
    let mut unpacked = Vec::new();
    let mut unpacking =
        Command::new("xz").arg("-dc").arg(file).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
    unpacking.stdout.take()?.read_to_end(&mut unpacked).ok()?;
    let success = unpacking.wait().ok()?.success();
    let mut rows = csv::Reader::from_reader(unpacked.as_slice());
    let columns = rows.headers().ok()?.clone();
    let jobs = rows.records().filter_map(|row| {
        let row = row.ok()?;
        let column =
            |name: &str| columns.iter().position(|one| one == name).and_then(|at| row.get(at)).unwrap_or_default();
        (column("fraudulent") == "0").then(|| job(&column)).flatten()
    });
    // Many are listed again and again.
    let mut seen = HashSet::new();
    let jobs = jobs.filter(|job: &SampleJob| seen.insert((job.draft.title.to_lowercase(), job.draft.city.clone())));
    success.then(|| jobs.collect())
}

fn job<'a>(column: &impl Fn(&'a str) -> &'a str) -> Option<SampleJob> {
    // "US, NY, New York" or "Toronto, ON M5V 1N6".
    let parts: Vec<&str> = column("location").split(',').map(str::trim).collect();
    let (city, rest) = match parts[..] {
        [country, region, city, ..] if country.len() == 2 => (city, if country == "US" { region } else { country }),
        [city, region, ..] => (city, region),
        _ => ("", ""),
    };
    let state = rest.split_whitespace().next().unwrap_or_default();
    let city = city.trim_matches('-');
    let text =
        ["company_profile", "description", "requirements", "benefits"].map(|name| plain(column(name))).join("\n\n");
    let draft = json!({
        "title": plain(column("title")).chars().take(140).collect::<String>().trim(),
        "description": text.chars().take(10_000).collect::<String>(),
        "category": "other",
        "kind": if column("employment_type") == "Part-time" { "hourly" } else { "steady" },
        "budgetUnit": "hour",
        "city": if city.is_empty() { "New York" } else { city },
        "state": state,
        "whenText": Some(column("employment_type")).filter(|text| !text.is_empty()),
    });
    let draft: Draft = serde_json::from_value(draft).ok()?;
    Some(SampleJob { draft, hiring_name: None })
}

/// Returns a text without its tags.
fn plain(html: &str) -> String {
    let parts = html.split('<').enumerate().map(|(at, part)| match part.split_once('>') {
        Some((_, text)) if at > 0 => text,
        _ => part,
    });
    parts.collect::<Vec<_>>().join(" ").replace("&amp;", "&")
}
