//! Closing the jobs that the newer file of a source doesn't have anymore, for `jobstead import jobs --close-missing`.

use std::collections::HashSet;

use super::import::paced;
use crate::db::{self, SingleConnection};
use crate::ids::{EmployerId, JobId};
use crate::imports::missing::{self, Closing};
use crate::jobs::import::known::{self, OfSource};
use crate::jobs::model::Status;

/// Jobs looked for per read, and closed per transaction.
const SOUGHT: i64 = 500;
const CLOSED: usize = 20;

/// The open jobs of a source that a file doesn't have.
pub struct Missing {
    employer: EmployerId,
    source: String,
    /// Jobs that can be closed.
    jobs: Vec<JobId>,
    /// Jobs for which someone is being hired.
    kept: usize,
    /// Open jobs of the source, those in the file among them.
    open: usize,
}

impl Missing {
    /// Looks for the jobs of a source in a file, whose keys these are.
    pub fn find(
        db: &SingleConnection,
        employer: EmployerId,
        source: &str,
        keys: &HashSet<String>,
    ) -> Result<Self, String> {
        let mut missing = Self { employer, source: source.to_owned(), jobs: Vec::new(), kept: 0, open: 0 };
        let mut after = None;
        loop {
            let found: db::Result<_> = db.read(|tx| {
                let found = known::of_source(tx, employer, source, after.as_deref(), SOUGHT)?;
                for OfSource { id, key, status } in &found {
                    missing.open += usize::from(*status == Status::Open);
                    if *status != Status::Open || keys.contains(key) {
                        continue;
                    }
                    if missing::is_hiring(tx, *id)? { missing.kept += 1 } else { missing.jobs.push(*id) }
                }
                Ok(found.into_iter().map(|job| job.key).next_back())
            });
            after = found.map_err(|e| e.to_string())?;
            if after.is_none() {
                return Ok(missing);
            }
        }
    }

    /// Closes the jobs, unless they are too many, and returns what became of them.
    pub fn close(self, db: &SingleConnection, dry_run: bool, is_empty: bool, all: bool) -> Result<String, String> {
        let Self { employer, source, jobs, mut kept, open } = self;
        if !all && !jobs.is_empty() && (is_empty || jobs.len() * 2 > open) {
            return Err(format!(
                "no job was closed: {} of the {open} open jobs from {source} aren't in the file. If that's right, use --close-missing=all",
                jobs.len()
            ));
        }
        let mut closed = 0;
        for batch in jobs.chunks(CLOSED) {
            if dry_run {
                closed += batch.len();
                continue;
            }
            let close = |tx: &mut db::Tx, job: &JobId| missing::close(tx, employer, *job);
            let outcome: db::Result<Vec<Closing>> =
                paced(|| db.write(|tx| batch.iter().map(|job| close(tx, job)).collect()));
            for closing in outcome.map_err(|e| format!("{e}; {closed} jobs were closed. Run the import again"))? {
                closed += usize::from(matches!(closing, Closing::Closed(_)));
                kept += usize::from(closing == Closing::Kept);
            }
        }
        let verb = if dry_run { "would be closed" } else { "closed" };
        Ok(format!(
            "{closed} of {open} open jobs from {source} {verb}, {kept} kept open because someone has an interview, an offer or the job"
        ))
    }
}
