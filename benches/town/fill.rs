//! Database files with a given number of jobs, built once and kept beside the build's own files.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use jobstead::accounts::store as accounts;
use jobstead::clock::{Clock, DAY, SECOND};
use jobstead::db::{self, Db, Direct, Options, Tx};
use jobstead::identity;
use jobstead::identity::model::Role;
use jobstead::jobs::board;
use jobstead::jobs::search::spelling;
use jobstead::jobs::store::writing::{self, Source};
use jobstead::operator::opening::{self, Opening};
use jobstead::reactions;
use jobstead::site::model::{NewSite, Town};
use jobstead::web::token;

use super::rows::{Posted, RowSource};

/// Time between two postings.
const APART: i64 = 30 * SECOND;
/// A kept file must not see its jobs run out.
const LISTED_FOR: i64 = 3_650 * DAY;
/// The account that owns every job; the first of the file.
const OWNER: i64 = 1;

/// The folder of everything that benchmarks write.
pub fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/bench");
    std::fs::create_dir_all(&folder).expect("the benchmarks' folder can be made");
    folder
}

/// The file with so many jobs; made when it is not there yet. Read from it, write to copies.
pub fn site(rows: &RowSource, count: usize) -> PathBuf {
    let path = folder().join(format!("site-{count}-{:016x}.db", fingerprint(rows)));
    if !path.exists() {
        let unfinished = path.with_extension("unfinished");
        remove(&unfinished);
        build(&unfinished, rows, count);
        std::fs::rename(&unfinished, &path).expect("a finished file gets its name");
        // A closed database's empty log may outlive it while its readers end.
        remove(&unfinished);
    }
    path
}

/// Another schema or other postings are another file.
fn fingerprint(rows: &RowSource) -> u64 {
    let mut hash = DefaultHasher::new();
    let schema = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/migrations");
    let mut files: Vec<PathBuf> = std::fs::read_dir(schema)
        .expect("the migrations are there")
        .map(|entry| entry.expect("a folder can be listed").path())
        .collect();
    files.sort();
    files.push(rows.file().to_owned());
    for file in files {
        std::fs::read(file).expect("a file that was just listed is readable").hash(&mut hash);
    }
    hash.finish()
}

/// Removes a database with the files beside it.
pub fn remove(path: &Path) {
    for suffix in ["", "-wal", "-shm", ".lock"] {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        // It may not be there, which is as good.
        let _ = std::fs::remove_file(name);
    }
}

/// Builds a file through the writer, without waiting for the disk: a broken one is simply built again.
fn build(path: &Path, rows: &RowSource, count: usize) {
    eprintln!("building a site of {count} jobs, once");
    let now = Clock::System.now();
    let start = now - APART * i64::try_from(count).expect("a count is small");
    let clock = Clock::at(start);
    let options = Options { clock: clock.clone(), hooks: reactions::HOOKS, readers: 1, durable: false };
    let db = Db::open(path, options).expect("a new database opens");
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime starts");
    runtime.block_on(async {
        let employer = db.write(set_up).await.expect("a site is set up");
        for n in 0..count {
            let posted = rows.posted(n);
            db.write(move |tx| post(tx, employer, &posted)).await.expect("a job is posted");
            clock.advance(APART);
        }
        // As on a site that has run for a minute.
        while db.write(spelling::learn).await.expect("words are learned") {}
    });
    db.close();
}

/// The operator, who hires too, and a site in its free promotion; gives the employer.
fn set_up(tx: &mut Tx) -> db::Result<i64> {
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
    identity::store::take_role(tx, id, Role::Employer)?;
    identity::store::make_operator(tx, id)?;
    opening::create(tx, &site, &town, &Opening::default())?;
    Ok(accounts::user(tx, id)?.employer_id.expect("an operator hires"))
}

fn post(tx: &mut Tx, employer: i64, posted: &Posted) -> db::Result<()> {
    let source = Source { hiring_name: posted.hiring_name.clone(), ..Source::default() };
    let id = writing::insert(tx, employer, OWNER, &posted.draft, &source)?;
    board::list(tx, id, tx.now() + LISTED_FOR)
}

/// Opens a session of the owner and gives its token.
pub fn sign_in(path: &Path) -> String {
    let (text, hash) = token::new();
    let db = Direct::open(path, false, Options::default()).expect("the database opens");
    db.write(|tx| identity::sessions::insert(tx, OWNER, &hash, "")).expect("a session starts");
    text
}
