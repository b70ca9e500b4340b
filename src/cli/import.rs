//! `jobstead import jobs`.

use std::path::{Path, PathBuf};

use clap::Subcommand;

use super::{open, print_line};
use crate::accounts::store as accounts;
use crate::clock::{self};
use crate::config::Config;
use crate::db::{self, SingleConnection, Tx};
use crate::identity;
use crate::ids::{EmployerId, UserId};
use crate::jobs::import::{self, ImportMap, ImportedJob};
use crate::jobs::listing::{self, LISTED_FOR};
use crate::jobs::store;
use crate::jobs::store::write::{self, Source};
use crate::site;

/// Jobs per transaction, which limits how long a running server waits to write.
const BATCH: usize = 200;

/// Commands that import data.
#[derive(Debug, Subcommand)]
pub enum Import {
    /// Import jobs from a CSV file. Importing the same file again adds nothing.
    #[command(
        after_help = "Example: jobstead import jobs jobs.csv --map examples/import/nyc-jobs.toml --employer ann@example.org"
    )]
    Jobs {
        /// The CSV file.
        file: PathBuf,
        /// The mapping from columns to fields (TOML).
        #[arg(long)]
        map: PathBuf,
        /// Email address of the account whose employer the jobs belong to.
        #[arg(long)]
        employer: String,
        /// Read the file and report the result without changing anything.
        #[arg(long)]
        dry_run: bool,
    },
}

pub fn run(config: &Config, command: Import) -> Result<(), String> {
    let Import::Jobs { file, map, employer, dry_run } = command;
    let text = std::fs::read_to_string(&map).map_err(|e| format!("{}: {e}", map.display()))?;
    let map = ImportMap::parse(&text).map_err(|e| e.to_string())?;
    let db = open(config, false)?;
    let mut target = Importer::find(&db, &employer)?;
    target.dry_run = dry_run;
    target.read(&file, &map)
}

/// The employer that receives the jobs, and the progress so far.
struct Importer<'c> {
    db: &'c SingleConnection,
    user: UserId,
    employer: EmployerId,
    zone: String,
    dry_run: bool,
    batch: Vec<ImportedJob>,
    added: u64,
    known: u64,
    failed: Option<String>,
}

impl<'c> Importer<'c> {
    fn find(db: &'c SingleConnection, email: &str) -> Result<Self, String> {
        let found = db.write(|tx| {
            let Some(account) = identity::store::find_credentials(tx, email)? else { return Ok(None) };
            let employer = accounts::user(tx, account.user)?.employer_id;
            Ok::<_, db::Error>(Some((account.user, employer, site::store::zone(tx)?)))
        });
        let (user, employer, zone) =
            found.map_err(|e| e.to_string())?.ok_or_else(|| format!("there is no account {email}"))?;
        let employer = employer.ok_or_else(|| format!("{email} has no employer: choose the employer role first"))?;
        let batch = Vec::with_capacity(BATCH);
        Ok(Self { db, user, employer, zone, dry_run: false, batch, added: 0, known: 0, failed: None })
    }

    fn read(mut self, file: &Path, map: &ImportMap) -> Result<(), String> {
        let report = import::read_all(file, map, &mut |row| match row {
            Ok(job) => self.push(job),
            Err(bad) => eprintln!("{bad}"),
        })
        .map_err(|e| e.to_string())?;
        self.flush();
        if let Some(error) = self.failed {
            return Err(format!(
                "{error}; {} jobs were added before the error. Run the import again to add the rest",
                self.added
            ));
        }
        let verb = if self.dry_run { "would be added" } else { "added" };
        print_line(&format!(
            "{} rows read: {} jobs {verb}, {} already present, {} rows merged into another with the same key, {} invalid rows, {} texts truncated",
            report.read, self.added, self.known, report.merged, report.bad, report.cut
        ))
    }

    fn push(&mut self, job: ImportedJob) {
        self.batch.push(job);
        if self.batch.len() == BATCH {
            self.flush();
        }
    }

    /// Writes the current batch; does nothing after a failure.
    fn flush(&mut self) {
        let batch = std::mem::take(&mut self.batch);
        if self.failed.is_some() || batch.is_empty() {
            return;
        }
        let outcome = self.db.write(|tx| {
            let mut added = 0;
            for job in &batch {
                added += u64::from(self.add(tx, job)?);
            }
            Ok::<_, db::Error>(added)
        });
        match outcome {
            Ok(added) => {
                self.added += added;
                self.known += batch.len() as u64 - added;
            }
            Err(e) => self.failed = Some(e.to_string()),
        }
    }

    /// Adds a job unless an earlier import did; returns whether it's new. A dry run only checks.
    fn add(&self, tx: &mut Tx, job: &ImportedJob) -> db::Result<bool> {
        let now = tx.now();
        if store::find_imported(tx, self.employer, &job.key)?.is_some() {
            return Ok(false);
        }
        if !self.dry_run {
            let source = Source {
                hiring_name: job.hiring_name.clone(),
                first_posted_on: job.first_posted_on.clone(),
                import_key: Some(job.key.clone()),
            };
            let id = write::insert(tx, self.employer, self.user, &job.draft(), &source)?;
            listing::publish(tx, id, self.expiry(job, now))?;
        }
        Ok(true)
    }

    /// Returns the end of the job's expiration date if that is in the future, else the default of 30 days from now.
    fn expiry(&self, job: &ImportedJob, now: i64) -> i64 {
        let last = job.expires_on.and_then(|date| clock::end_of_day(&self.zone, &date.to_string()));
        last.filter(|end| *end > now).unwrap_or(now + LISTED_FOR)
    }
}
