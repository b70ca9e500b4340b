//! `jobstead backup`, `restore`, `check` and `audit`.

use std::path::Path;

use super::{open, print_line};
use clap::Subcommand;

use crate::audit::{self, Verdict};
use crate::clock::Clock;
use crate::config::Config;
use crate::db::backup::{self, Report};
use crate::db::{self, Lock};
use crate::statements;

statements! {
    WRONG_HIRED_COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs j WHERE j.filled <> (SELECT COUNT(*) FROM applications a WHERE a.job_id = j.id AND a.status = 'hired')";
    WRONG_APPLICATION_COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs j WHERE j.application_count <> (SELECT COUNT(*) FROM applications a WHERE a.job_id = j.id AND a.status <> 'withdrawn')";
    HIRED_WITHOUT_CONTRACT = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications a WHERE a.status = 'hired' AND NOT EXISTS (SELECT 1 FROM contracts c WHERE c.application_id = a.id)";
    FULL_BUT_OPEN = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs WHERE status = 'open' AND filled >= openings";
    OPEN_APPLICATIONS_OF_ENDED_JOBS = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications a JOIN jobs j ON j.id = a.job_id
        WHERE j.status IN ('filled', 'closed', 'expired', 'refused') AND a.status IN ('sent', 'opened', 'shortlisted', 'interviewing', 'offered')";
    WRONG_OPEN_JOB_COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM employers e WHERE e.open_jobs <> (SELECT COUNT(*) FROM jobs j WHERE j.employer_id = e.id AND j.listing IS NOT NULL)";
    WRONG_APPLIED_JOBS = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications a WHERE (a.status <> 'withdrawn')
        <> EXISTS (SELECT 1 FROM applied_jobs p WHERE p.user_id = a.worker_id AND p.job_id = a.job_id AND p.application_id = a.id)";
    ATTACHMENTS_WITHOUT_USE = "SELECT CAST(COUNT(*) AS BIGINT) FROM application_files f WHERE NOT EXISTS (SELECT 1 FROM file_uses u
        WHERE u.file_id = f.file_id AND u.kind = 'application' AND u.subject_id = f.application_id)";
    LISTED_NOT_INDEXED = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs WHERE listing IS NOT NULL AND listing NOT IN (SELECT rowid FROM job_search)";
    UNBALANCED_ENTRIES = "SELECT CAST(COUNT(*) AS BIGINT) FROM ledger_entries e
        WHERE (SELECT CAST(COUNT(*) AS BIGINT) FROM ledger_postings p WHERE p.entry_id = e.id) < 2 OR (SELECT CAST(SUM(p.amount) AS BIGINT) FROM ledger_postings p WHERE p.entry_id = e.id) <> 0";
    WRONG_AMOUNT_DUE = "SELECT CAST(COUNT(*) AS BIGINT) FROM fees f
        WHERE CASE WHEN f.state = 'due' THEN f.amount WHEN f.state = 'refunded' AND f.returned_at IS NULL THEN -f.amount ELSE 0 END
          <> (SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id WHERE e.fee_id = f.id AND p.account = 'receivable')";
    PENDING_WITHOUT_FEE = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs j WHERE j.status = 'pending_payment' AND NOT EXISTS (SELECT 1 FROM fees f WHERE f.job_id = j.id AND f.state = 'due')";
    INDEXED_NOT_LISTED = "SELECT CAST(COUNT(*) AS BIGINT) FROM job_search WHERE rowid NOT IN (SELECT listing FROM jobs WHERE listing IS NOT NULL)";
}

/// Invariants of the data, each with a statement that counts the rows that violate it.
const INVARIANTS: [(&str, db::Sql); 13] = [
    ("each job's number of filled openings matches its hires", WRONG_HIRED_COUNT),
    ("each job's application count matches its applications", WRONG_APPLICATION_COUNT),
    ("each employer's open-job count matches its jobs", WRONG_OPEN_JOB_COUNT),
    ("applied jobs match the applications", WRONG_APPLIED_JOBS),
    ("every attached file is recorded as used", ATTACHMENTS_WITHOUT_USE),
    ("every hire has a contract", HIRED_WITHOUT_CONTRACT),
    ("a full job is not open", FULL_BUT_OPEN),
    ("no application is open after its job ended", OPEN_APPLICATIONS_OF_ENDED_JOBS),
    ("every listed job is in the search index", LISTED_NOT_INDEXED),
    ("only listed jobs are in the search index", INDEXED_NOT_LISTED),
    ("every ledger entry balances", UNBALANCED_ENTRIES),
    ("the ledger matches what is due on each fee", WRONG_AMOUNT_DUE),
    ("every job awaiting payment has a fee due", PENDING_WITHOUT_FEE),
];

/// Copies the database, even while a server runs, and verifies the copy.
///
/// # Errors
/// A message for the operator.
pub fn backup(config: &Config, target: &Path) -> Result<(), String> {
    let connection = db::open_existing(&config.db).map_err(|e| format!("{}: {e}", config.db.display()))?;
    let report = backup::copy(&connection, target).map_err(|e| e.to_string())?;
    print_line(&format!("backed up {} to {} and verified the copy", config.db.display(), target.display()))?;
    print_line(&describe(&report))
}

/// Replaces the database with a backup.
///
/// # Errors
/// A message for the operator.
pub fn restore(config: &Config, source: &Path) -> Result<(), String> {
    let _lock = Lock::take(&config.db).map_err(|e| format!("{e}; stop the server first"))?;
    let (report, old_file) = backup::restore(source, &config.db, Clock::System.now()).map_err(|e| e.to_string())?;
    print_line(&format!("{} was restored from {}", config.db.display(), source.display()))?;
    if let Some(old_file) = old_file {
        print_line(&format!("the old file was kept as {}", old_file.display()))?;
    }
    print_line(&describe(&report))
}

/// Checks the file's integrity and the invariants of its data, including the ledger.
///
/// # Errors
/// A message for the operator that lists the violated invariants.
pub fn check(config: &Config) -> Result<(), String> {
    let db = open(config, false)?;
    backup::check(db.connection()).map_err(|e| e.to_string())?;
    let mut broken = Vec::new();
    for (rule, statement) in INVARIANTS {
        let count = db.write(|tx| tx.one(statement, &[], db::value::<i64>));
        let count = count.map_err(|e: db::Error| e.to_string())?;
        print_line(&format!("{} {rule}", if count == 0 { "ok   " } else { "BROKEN" }))?;
        if count > 0 {
            broken.push(format!("{rule}: {count} violations"));
        }
    }
    if broken.is_empty() { print_line("the database is sound") } else { Err(broken.join("; ")) }
}

fn describe(report: &Report) -> String {
    let nonempty = report.rows.iter().filter(|(_, rows)| *rows > 0);
    let tables = nonempty.map(|(table, rows)| format!("{table} {rows}")).collect::<Vec<_>>().join(", ");
    format!("schema {}, {} bytes, {} rows: {tables}", report.schema, report.bytes, report.total())
}

/// Commands for the audit log of staff actions.
#[derive(Debug, Subcommand)]
pub enum Audit {
    /// Check the audit log for changed, inserted or removed rows; removing the newest rows goes undetected.
    #[command(after_help = "Example: jobstead audit verify --db town.db")]
    Verify,
}

/// Verifies the audit log's hash chain.
///
/// # Errors
/// A message that names the first row that breaks the chain.
pub fn verify_audit(config: &Config) -> Result<(), String> {
    match open(config, false)?.write(audit::verify).map_err(|e| e.to_string())? {
        Verdict::Intact(count) => print_line(&format!("the audit log is intact: {count} rows")),
        Verdict::Broken(id) => {
            Err(format!("the audit log is broken at row {id}: that row or an earlier one was changed or removed"))
        }
    }
}
