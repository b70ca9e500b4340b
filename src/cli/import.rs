//! `jobstead import jobs`.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Subcommand;

use super::{open, print_line};
use crate::accounts::store as accounts;
use crate::config::Config;
use crate::db::{self, SingleConnection};
use crate::identity;
use crate::jobs::import::add::{self, BATCH, Target};
use crate::jobs::import::{self, ImportMap, ImportedJob};

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
    },
}

fn map_help() -> String {
    MAP_HELP.replace("{categories}", &import::allowed(import::Field::Category).unwrap_or_default())
}

pub fn run(config: &Config, command: Import) -> Result<(), String> {
    let Import::Jobs { file, map, employer, dry_run } = command;
    let text = std::fs::read_to_string(&map).map_err(|e| format!("{}: {e}", map.display()))?;
    let map = ImportMap::parse(&text).map_err(|e| e.to_string())?;
    let db = open(config, false)?;
    let map = db.read(|tx| add::for_site(tx, map.clone())).map_err(|e: db::Error| e.to_string())?;
    Importer::find(&db, &employer, dry_run)?.read(&file, &map)
}

/// The employer that receives the jobs, and the progress so far.
struct Importer<'c> {
    db: &'c SingleConnection,
    target: Target,
    dry_run: bool,
    batch: Vec<ImportedJob>,
    added: u64,
    known: u64,
    failed: Option<String>,
}

impl<'c> Importer<'c> {
    fn find(db: &'c SingleConnection, email: &str, dry_run: bool) -> Result<Self, String> {
        let found = db.read(|tx| {
            let Some(account) = identity::store::find_credentials(tx, email)? else { return Ok(None) };
            Ok::<_, db::Error>(Some((account.user, accounts::user(tx, account.user)?.employer_id)))
        });
        let (user, employer) =
            found.map_err(|e| e.to_string())?.ok_or_else(|| format!("there is no account {email}"))?;
        let employer = employer.ok_or_else(|| format!("{email} has no employer: choose the employer role first"))?;
        let batch = Vec::with_capacity(BATCH);
        Ok(Self { db, target: Target { employer, user }, dry_run, batch, added: 0, known: 0, failed: None })
    }

    fn read(mut self, file: &Path, map: &ImportMap) -> Result<(), String> {
        let report = import::read_file(file, map, &mut |job, _| {
            if let Some(job) = job {
                self.push(job);
            }
        })
        .map_err(|e| e.to_string())?;
        self.flush();
        eprint!("{report}");
        if let Some(error) = self.failed {
            if self.dry_run {
                return Err(error);
            }
            return Err(format!(
                "{error}; {} jobs were added before the error. Run the import again to add the rest",
                self.added
            ));
        }
        let (verb, counts) = (if self.dry_run { "would be added" } else { "added" }, report.counts);
        print_line(&format!(
            "{} rows read: {} jobs {verb}, {} already present, {} without pay because it could not be read, {} rows merged into another with the same key, {} rows left out because the job is over or old, {} invalid rows, {} texts truncated",
            counts.read,
            self.added,
            self.known,
            counts.without_pay,
            counts.merged,
            counts.stale,
            counts.bad,
            counts.cut
        ))
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
        let outcome = if self.dry_run {
            self.db.read(|tx| add::count_new(tx, self.target, &batch))
        } else {
            let start = Instant::now();
            let outcome = self.db.write(|tx| add::add(tx, self.target, &batch).map(|added| added.len() as u64));
            std::thread::sleep(start.elapsed().clamp(MIN_PAUSE, MAX_PAUSE));
            outcome
        };
        match outcome {
            Ok(added) => {
                self.added += added;
                self.known += batch.len() as u64 - added;
            }
            Err(e) => self.failed = Some(e.to_string()),
        }
    }
}
