//! Databases with a given number of jobs, built once and stored in the build folder.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use jobstead::accounts::store as accounts;
use jobstead::clock::{Clock, DAY, SECOND};
use jobstead::db::{self, Db, Options, SingleConnection, Tx};
use jobstead::identity;
use jobstead::identity::model::Role;
use jobstead::ids::{EmployerId, UserId};
use jobstead::jobs::listing;
use jobstead::jobs::search::index;
use jobstead::jobs::store::write::{self, Source};
use jobstead::operator::opening::{self, Opening};
use jobstead::reactions;
use jobstead::site::model::{NewSite, Town};
use jobstead::web::token;

use super::rows::{SampleJob, SampleJobs};

/// Time between two postings.
const POSTING_INTERVAL: i64 = 30 * SECOND;
/// Long enough that the jobs of a stored database don't expire.
const LISTED_FOR: i64 = 3_650 * DAY;
/// The account that owns every job: the first one in the database.
const OWNER: UserId = UserId(1);

/// Returns the folder for everything that benchmarks write.
pub fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/bench");
    std::fs::create_dir_all(&folder).expect("the benchmark folder can be created");
    folder
}

/// Returns the path of the database with this many jobs, building it if necessary. Read it, but write only to copies.
pub fn site(rows: &SampleJobs, count: usize) -> PathBuf {
    stored(rows, &format!("site-{count}"), |path| build(path, rows, count))
}

/// Returns the path of a stored database, building it if necessary.
pub fn stored(rows: &SampleJobs, name: &str, build: impl FnOnce(&Path)) -> PathBuf {
    let path = folder().join(format!("{name}-{:016x}.db", fingerprint(rows)));
    if !path.exists() {
        let unfinished = path.with_extension("unfinished");
        remove(&unfinished);
        build(&unfinished);
        std::fs::rename(&unfinished, &path).expect("the finished database can be renamed");
        // A closed database can leave its empty log behind while its readers end.
        remove(&unfinished);
    }
    path
}

/// Hashes the migrations and the postings, so that a change to either builds another database.
fn fingerprint(rows: &SampleJobs) -> u64 {
    let mut hash = DefaultHasher::new();
    let schema = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/migrations");
    let mut files: Vec<PathBuf> = std::fs::read_dir(schema)
        .expect("the migrations exist")
        .map(|entry| entry.expect("a folder can be listed").path())
        .collect();
    files.sort();
    files.push(rows.file().to_owned());
    for file in files {
        std::fs::read(file).expect("a file that was just listed is readable").hash(&mut hash);
    }
    hash.finish()
}

/// Deletes a database with its log, shared-memory and lock files.
pub fn remove(path: &Path) {
    for suffix in ["", "-wal", "-shm", ".lock"] {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        // It may not exist, which is fine.
        let _ = std::fs::remove_file(name);
    }
}

/// Builds a database through the writer without syncing: a broken one is simply built again.
fn build(path: &Path, rows: &SampleJobs, count: usize) {
    eprintln!("building a site with {count} jobs (first run only)");
    let now = Clock::system().now();
    let start = now - POSTING_INTERVAL * i64::try_from(count).expect("a count is small");
    let clock = Clock::at(start);
    let options =
        Options { clock: clock.clone(), hooks: reactions::HOOKS, readers: 1, durable: false, ..Options::default() };
    let db = Db::open(path, options).expect("a new database opens");
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime starts");
    runtime.block_on(async {
        let employer = db.write(set_up).await.expect("a site is set up");
        for n in 0..count {
            let posted = rows.job(n);
            db.write(move |tx| post(tx, employer, &posted)).await.expect("a job is posted");
            clock.advance(POSTING_INTERVAL);
        }
        // As the scheduler does on a running site.
        while db.write(index::merge).await.expect("the search index is merged") {}
    });
    db.close();
}

/// Creates the operator, who is also the employer, and a site in its free promotion; returns the employer.
pub fn set_up(tx: &mut Tx) -> db::Result<EmployerId> {
    let site = NewSite {
        name: "Alder Creek Jobs".to_owned(),
        town: "New York, NY".to_owned(),
        place_id: None,
        zone: None,
        currency: "USD".to_owned(),
        brand: "#1f6b54".to_owned(),
    };
    let town = Town::find(&site.town, None, None).expect("the town is in the list");
    let id = identity::store::insert_user(tx, "olive@example.org", "Olive Operator", "no password")?;
    identity::store::activate_role(tx, id, Role::Employer)?;
    identity::store::grant_superadmin(tx, id)?;
    opening::create(tx, &site, &town, &Opening::default())?;
    Ok(accounts::user(tx, id)?.employer_id.expect("the operator has an employer"))
}

/// Posts a job.
pub fn post(tx: &mut Tx, employer: EmployerId, posted: &SampleJob) -> db::Result<()> {
    let source = Source { hiring_name: posted.hiring_name.clone(), ..Source::default() };
    let id = write::insert(tx, employer, OWNER, &posted.draft, &source)?;
    listing::publish(tx, id, tx.now() + LISTED_FOR)
}

/// Starts a session for the owner and returns its token.
pub fn sign_in(path: &Path) -> String {
    sign_in_as(path, OWNER)
}

/// Starts a session for a person and returns its token.
pub fn sign_in_as(path: &Path, user: UserId) -> String {
    let (text, hash) = token::secret();
    let db = SingleConnection::open(path, false, Options::default()).expect("the database opens");
    db.write(|tx| identity::sessions::insert(tx, user, &hash, "", identity::sessions::Entered::Password))
        .expect("a session starts");
    text
}
