//! `jobstead backup`, `restore`, `check` and `audit`.

use std::path::Path;

use super::{open, say};
use clap::Subcommand;

use crate::audit::{self, Verdict};
use crate::clock::Clock;
use crate::config::Config;
use crate::db::backup::{self, Report};
use crate::db::{self, Lock};
use crate::statements;

statements! {
    FILLED_WRONG = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs j WHERE j.filled <> (SELECT COUNT(*) FROM applications a WHERE a.job_id = j.id AND a.status = 'hired')";
    COUNTED_WRONG = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs j WHERE j.application_count <> (SELECT COUNT(*) FROM applications a WHERE a.job_id = j.id AND a.status <> 'withdrawn')";
    HIRED_WITHOUT_CONTRACT = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications a WHERE a.status = 'hired' AND NOT EXISTS (SELECT 1 FROM contracts c WHERE c.application_id = a.id)";
    OPEN_BUT_FULL = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs WHERE status = 'open' AND filled >= openings";
    WAITING_AFTER_END = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications a JOIN jobs j ON j.id = a.job_id
        WHERE j.status IN ('filled', 'closed', 'expired', 'refused') AND a.status IN ('sent', 'opened', 'shortlisted', 'interviewing', 'offered')";
    OPEN_COUNTED_WRONG = "SELECT CAST(COUNT(*) AS BIGINT) FROM employers e WHERE e.open_jobs <> (SELECT COUNT(*) FROM jobs j WHERE j.employer_id = e.id AND j.listing IS NOT NULL)";
    APPLIED_WRONG = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications a WHERE (a.status <> 'withdrawn')
        <> EXISTS (SELECT 1 FROM applied_jobs p WHERE p.user_id = a.worker_id AND p.job_id = a.job_id AND p.application_id = a.id)";
    ATTACHED_UNUSED = "SELECT CAST(COUNT(*) AS BIGINT) FROM application_files f WHERE NOT EXISTS (SELECT 1 FROM file_uses u
        WHERE u.file_id = f.file_id AND u.kind = 'application' AND u.subject_id = f.application_id)";
    NOT_FINDABLE = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs WHERE listing IS NOT NULL AND listing NOT IN (SELECT rowid FROM job_search)";
    UNBALANCED = "SELECT CAST(COUNT(*) AS BIGINT) FROM ledger_entries e
        WHERE (SELECT CAST(COUNT(*) AS BIGINT) FROM ledger_postings p WHERE p.entry_id = e.id) < 2 OR (SELECT CAST(SUM(p.amount) AS BIGINT) FROM ledger_postings p WHERE p.entry_id = e.id) <> 0";
    OWED_WRONG = "SELECT CAST(COUNT(*) AS BIGINT) FROM fees f
        WHERE CASE WHEN f.state = 'due' THEN f.amount WHEN f.state = 'refunded' AND f.returned_at IS NULL THEN -f.amount ELSE 0 END
          <> (SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id WHERE e.fee_id = f.id AND p.account = 'receivable')";
    WAITS_FOR_NOTHING = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs j WHERE j.status = 'pending_payment' AND NOT EXISTS (SELECT 1 FROM fees f WHERE f.job_id = j.id AND f.state = 'due')";
    FOUND_OFF_BOARD = "SELECT CAST(COUNT(*) AS BIGINT) FROM job_search WHERE rowid NOT IN (SELECT listing FROM jobs WHERE listing IS NOT NULL)";
}

/// Invariants of the data, each with a statement that counts the rows that violate it.
const RULES: [(&str, db::Sql); 13] = [
    ("each job's number of filled openings matches its hires", FILLED_WRONG),
    ("each job's application count matches its applications", COUNTED_WRONG),
    ("each employer's open-job count matches its jobs", OPEN_COUNTED_WRONG),
    ("applied jobs match the applications", APPLIED_WRONG),
    ("every attached file is recorded as used", ATTACHED_UNUSED),
    ("every hire has a contract", HIRED_WITHOUT_CONTRACT),
    ("a full job is not open", OPEN_BUT_FULL),
    ("no application is open after its job ended", WAITING_AFTER_END),
    ("every listed job is in the search index", NOT_FINDABLE),
    ("only listed jobs are in the search index", FOUND_OFF_BOARD),
    ("every ledger entry balances", UNBALANCED),
    ("the ledger matches what is due on each fee", OWED_WRONG),
    ("every job awaiting payment has a fee due", WAITS_FOR_NOTHING),
];

/// Copies the database, even while a server runs, and verifies the copy.
///
/// # Errors
/// A message for the operator.
pub fn backup(config: &Config, target: &Path) -> Result<(), String> {
    let connection = db::open_existing(&config.db).map_err(|e| format!("{}: {e}", config.db.display()))?;
    let report = backup::copy(&connection, target).map_err(|e| e.to_string())?;
    say(&format!("backed up {} to {} and verified the copy", config.db.display(), target.display()))?;
    say(&describe(&report))
}

/// Replaces the database with a backup.
///
/// # Errors
/// A message for the operator.
pub fn restore(config: &Config, source: &Path) -> Result<(), String> {
    let _lock = Lock::take(&config.db).map_err(|e| format!("{e}; stop the server first"))?;
    let (report, aside) = backup::restore(source, &config.db, Clock::System.now()).map_err(|e| e.to_string())?;
    say(&format!("{} was restored from {}", config.db.display(), source.display()))?;
    if let Some(aside) = aside {
        say(&format!("the old file was kept as {}", aside.display()))?;
    }
    say(&describe(&report))
}

/// Checks the file's integrity and the invariants of its data, including the ledger.
///
/// # Errors
/// A message for the operator that lists the violated invariants.
pub fn check(config: &Config) -> Result<(), String> {
    let db = open(config, false)?;
    backup::check(db.connection()).map_err(|e| e.to_string())?;
    let mut broken = Vec::new();
    for (rule, statement) in RULES {
        let count = db.write(|tx| tx.one(statement, &[], db::value::<i64>));
        let count = count.map_err(|e: db::Error| e.to_string())?;
        say(&format!("{} {rule}", if count == 0 { "ok   " } else { "BROKEN" }))?;
        if count > 0 {
            broken.push(format!("{rule}: {count} violations"));
        }
    }
    if broken.is_empty() { say("the database is sound") } else { Err(broken.join("; ")) }
}

fn describe(report: &Report) -> String {
    let full = report.rows.iter().filter(|(_, rows)| *rows > 0);
    let tables = full.map(|(table, rows)| format!("{table} {rows}")).collect::<Vec<_>>().join(", ");
    format!("schema {}, {} bytes, {} rows: {tables}", report.schema, report.bytes, report.total())
}

/// Commands for the audit log of staff actions.
#[derive(Debug, Subcommand)]
pub enum Audit {
    /// Check the audit log for changed, inserted or removed rows; a removal of the newest rows goes undetected.
    #[command(after_help = "Example: jobstead audit verify --db town.db")]
    Verify,
}

/// Verifies the audit log's hash chain.
///
/// # Errors
/// A message that names the first row that breaks the chain.
pub fn verify_audit(config: &Config) -> Result<(), String> {
    match open(config, false)?.write(audit::verify).map_err(|e| e.to_string())? {
        Verdict::Whole(count) => say(&format!("the audit log is intact: {count} rows")),
        Verdict::Broken(id) => {
            Err(format!("the audit log is broken at row {id}: that row or an earlier one was changed or removed"))
        }
    }
}
