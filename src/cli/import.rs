//! `jobstead import jobs`.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::{Subcommand, ValueEnum};

use super::import_missing::Missing;
use super::{open, print_line};
use crate::accounts::store as accounts;
use crate::config::Config;
use crate::db::{self, SingleConnection};
use crate::identity;
use crate::imports::{command, rows};
use crate::jobs::import::add::{self, BATCH, Target};
use crate::jobs::import::known::{self, Fate};
use crate::jobs::import::{self, Counts, Fault, ImportMap, ImportedJob, stored};

/// Pause after each batch.
const MIN_PAUSE: Duration = Duration::from_millis(5);
const MAX_PAUSE: Duration = Duration::from_millis(200);

/// How to write a map; `{categories}` stands for the ids of the categories.
const MAP_HELP: &str = include_str!("import.txt");

/// Commands that import data.
#[derive(Debug, Subcommand)]
pub enum Import {
    /// Import jobs from a CSV file. Importing the same file again adds nothing.
    #[command(
        after_help = "Example: jobstead import jobs jobs.csv --map jobs.toml --employer ann@example.org\n--help explains the map.",
        after_long_help = map_help()
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
        /// Update jobs that the file has changed, and renew those whose time ends. Jobs edited on the site stay as they are.
        #[arg(long)]
        update_known: bool,
        /// Close open jobs of the same source that the file doesn't have anymore. With =all, even if they are more than half
        /// of them.
        #[arg(long, value_name = "all", num_args = 0..=1, require_equals = true, default_missing_value = "some")]
        close_missing: Option<CloseMissing>,
    },
}

/// How many missing jobs may be closed.
#[derive(Clone, Copy, Debug, Eq, PartialEq, ValueEnum)]
pub enum CloseMissing {
    /// Up to half of the source's open jobs.
    #[value(hide = true)]
    Some,
    /// Any number.
    All,
}

fn map_help() -> String {
    MAP_HELP.replace("{categories}", &import::allowed(import::Field::Category).unwrap_or_default())
}

pub fn run(config: &Config, command: Import) -> Result<(), String> {
    let Import::Jobs { file, map, employer, dry_run, update_known, close_missing } = command;
    let text = std::fs::read_to_string(&map).map_err(|e| format!("{}: {e}", map.display()))?;
    let map = ImportMap::parse(&text).map_err(|e| e.to_string())?;
    let db = open(config, false)?;
    let map = db.read(|tx| add::for_site(tx, map.clone())).map_err(|e: db::Error| e.to_string())?;
    if close_missing.is_some() && map.source.is_none() {
        return Err(
            "--close-missing needs a source in the map: without one, no job is known to be of this file".to_owned()
        );
    }
    Importer::find(&db, &employer, Choice { dry_run, update: update_known, close: close_missing })?.import(&file, &map)
}

/// What the command is to do.
#[derive(Clone, Copy)]
struct Choice {
    dry_run: bool,
    update: bool,
    close: Option<CloseMissing>,
}

/// Jobs by what became of them.
#[derive(Default)]
struct Done {
    added: u64,
    known: u64,
    changed: u64,
    edited: u64,
}

/// The employer that receives the jobs, and the progress so far.
struct Importer<'c> {
    db: &'c SingleConnection,
    target: Target,
    choice: Choice,
    batch: Vec<ImportedJob>,
    /// Stored keys of the jobs that the file has open.
    keys: HashSet<String>,
    done: Done,
    failed: Option<String>,
}

impl<'c> Importer<'c> {
    fn find(db: &'c SingleConnection, email: &str, choice: Choice) -> Result<Self, String> {
        let found = db.read(|tx| {
            let Some(account) = identity::store::find_credentials(tx, email)? else { return Ok(None) };
            Ok::<_, db::Error>(Some((account.user, accounts::user(tx, account.user)?.employer_id)))
        });
        let (user, employer) =
            found.map_err(|e| e.to_string())?.ok_or_else(|| format!("there is no account {email}"))?;
        let employer = employer.ok_or_else(|| format!("{email} has no employer: choose the employer role first"))?;
        let (batch, target) = (Vec::with_capacity(BATCH), Target { employer, user });
        Ok(Self { db, target, choice, batch, keys: HashSet::new(), done: Done::default(), failed: None })
    }

    /// Reads the file, and records in the audit log when that began and ended.
    fn import(self, file: &Path, map: &ImportMap) -> Result<(), String> {
        let (db, employer, dry_run) = (self.db, self.target.employer, self.choice.dry_run);
        if dry_run {
            return self.read(file, map).map(drop);
        }
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if !db.write(|tx| command::begin(tx, employer, &name)).map_err(|e: db::Error| e.to_string())? {
            return Err("an import is in progress in the browser: try again once it's done".to_owned());
        }
        let outcome = self.read(file, map);
        let text = outcome.as_ref().map_or_else(Clone::clone, |summary| format!("{name}: {summary}"));
        db.write(|tx| command::end(tx, employer, &text)).map_err(|e: db::Error| e.to_string())?;
        outcome.map(drop)
    }

    /// Reads the file, and returns what became of it.
    fn read(mut self, file: &Path, map: &ImportMap) -> Result<String, String> {
        let source = map.source.as_deref();
        let report = import::read_file(file, map, &mut |job, faults| {
            self.keep_open(source, job.as_ref(), faults);
            if let Some(job) = job {
                self.push(job);
            }
        })
        .map_err(|e| e.to_string())?;
        self.flush();
        eprint!("{report}");
        if let Some(error) = self.failed {
            if self.choice.dry_run {
                return Err(error);
            }
            return Err(format!(
                "{error}; {} jobs were added before the error. Run the import again to add the rest",
                self.done.added
            ));
        }
        let summary = self.summary(&report.counts);
        print_line(&summary)?;
        let Some((close, source)) = self.choice.close.zip(source) else { return Ok(summary) };
        let missing = Missing::find(self.db, self.target.employer, source, &self.keys)?;
        let all = close == CloseMissing::All;
        let closed = missing.close(self.db, self.choice.dry_run, report.counts.imported == 0, all)?;
        print_line(&closed)?;
        Ok(format!("{summary}; {closed}"))
    }

    /// Records that the file has a job, even if a fault costs its row, unless it says that the job is over.
    fn keep_open(&mut self, source: Option<&str>, job: Option<&ImportedJob>, faults: &[Fault]) {
        let row =
            || faults.iter().find_map(|fault| fault.key.as_deref()).filter(|_| !faults.iter().any(Fault::ends_job));
        if self.choice.close.is_some()
            && let Some(key) = job.map(|job| job.key.as_str()).or_else(row)
        {
            self.keys.insert(stored(source, key));
        }
    }

    fn summary(&self, counts: &Counts) -> String {
        let Done { added, known, changed, edited } = self.done;
        let (verb, outcome) = match (self.choice.dry_run, self.choice.update) {
            (true, true) => ("would be added", "would be updated"),
            (true, false) => ("would be added", "of them changed in the file (--update-known updates them)"),
            (false, _) => ("added", "updated"),
        };
        let updates = if self.choice.update || (self.choice.dry_run && changed + edited > 0) {
            format!("{changed} {outcome}, {edited} edited here and left as they are, ")
        } else {
            String::new()
        };
        format!(
            "{} rows read: {added} jobs {verb}, {known} already present, {updates}{} without pay because it could not be read, {} rows merged into another with the same key, {} rows left out because the job is over or old, {} invalid rows, {} texts truncated",
            counts.read, counts.without_pay, counts.merged, counts.stale, counts.bad, counts.cut
        )
    }

    fn push(&mut self, job: ImportedJob) {
        self.batch.push(job);
        if self.batch.len() == BATCH {
            self.flush();
        }
    }

    /// Adds the current batch, or only counts what is new in a dry run; does nothing after a failure. Afterwards it
    /// pauses as long as the batch took: a running server tries again only now and then while it waits to write.
    fn flush(&mut self) {
        let batch = std::mem::take(&mut self.batch);
        if self.failed.is_some() || batch.is_empty() {
            return;
        }
        let (target, update) = (self.target, self.choice.update);
        let outcome: db::Result<Vec<Fate>> = if self.choice.dry_run {
            self.db.read(|tx| batch.iter().map(|job| known::judge(tx, target, job)).collect())
        } else {
            paced(|| {
                let add = |tx: &mut db::Tx, job| {
                    let (fate, id) = add::add(tx, target, job, update)?;
                    // Undoing an older import in the browser leaves what this file has.
                    rows::forget_job(tx, id)?;
                    Ok(fate)
                };
                self.db.write(|tx| batch.iter().map(|job| add(tx, job)).collect())
            })
        };
        match outcome {
            Ok(fates) => fates.into_iter().for_each(|fate| self.done.count(fate)),
            Err(e) => self.failed = Some(e.to_string()),
        }
    }
}

impl Done {
    const fn count(&mut self, fate: Fate) {
        match fate {
            Fate::New => self.added += 1,
            Fate::Same => self.known += 1,
            Fate::Changed | Fate::Expiring => {
                self.known += 1;
                self.changed += 1;
            }
            Fate::Edited => {
                self.known += 1;
                self.edited += 1;
            }
        }
    }
}

/// Writes, and then pauses as long as that took.
pub fn paced<T>(write: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let outcome = write();
    std::thread::sleep(start.elapsed().clamp(MIN_PAUSE, MAX_PAUSE));
    outcome
}
