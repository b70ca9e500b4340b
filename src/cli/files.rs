//! `jobstead backup`, `restore`, `check` and `audit`.

use std::path::Path;

use super::{about, invariants, money, open, open_for_reading, print_line};
use clap::Subcommand;

use crate::audit::{self, Verdict};
use crate::clock::{Clock, DAY};
use crate::config::Config;
use crate::db::backup::{self, Report};
use crate::db::{self, Lock, Restoring, nightly};
use crate::operator::restored;
use crate::{reactions, site};

/// Copies the database, even while a server runs, and verifies the copy.
///
/// # Errors
/// A message for the operator.
pub fn backup(config: &Config, target: &Path) -> Result<(), String> {
    let connection = db::open_copy(&config.db).map_err(|e| about(config, &e))?;
    let report =
        backup::copy(&connection, target, invariants::check).map_err(|e| format!("no backup was made: {e}"))?;
    // The copy is good even if this can't be written, as on a read-only disk.
    if report.schema == db::migrate::newest()
        && let Err(reason) = open(config, false).and_then(|db| record_backup(&db))
    {
        tracing::warn!(reason, "the office can't show when this backup was made");
    }
    print_line(&format!("backed up {} to {} and verified the copy", config.db.display(), target.display()))?;
    print_foreign(&connection)?;
    print_line(&describe(&report))
}

fn record_backup(db: &db::SingleConnection) -> Result<(), String> {
    db.write(site::store::record_backup).map_err(|e: db::Error| e.to_string())
}

/// Replaces the database with a backup. A name without a folder may also be that of a file in `backups`.
///
/// # Errors
/// A message for the operator.
pub fn restore(config: &Config, source: &Path, is_move: bool) -> Result<(), String> {
    let lock = Lock::take(&config.db).map_err(|e| match e {
        db::Error::Locked(_) => format!("{e}; stop the server first"),
        e => e.to_string(),
    })?;
    let restoring = Restoring {
        now: Clock::system().now(),
        rules: invariants::check,
        hooks: reactions::HOOKS,
        finish: if is_move { restored::finish_move } else { restored::finish },
    };
    let in_backups = nightly::folder(&config.db).join(source);
    let source = if source.exists() || !in_backups.exists() { source } else { &in_backups };
    let restored = db::restore(source, &config.db, &restoring);
    let (report, old_file) = restored.map_err(|e| format!("nothing was restored: {e}"))?;
    // The new file is complete without a WAL.
    lock.set_running(false).map_err(|e| e.to_string())?;
    print_line(&format!("{} was restored from {}", config.db.display(), source.display()))?;
    if let Some(old_file) = old_file {
        print_line(&format!("the old file was kept as {}", old_file.display()))?;
    }
    if !is_move {
        print_line(
            "what people did since the backup is missing; everyone was signed out, links that were open ended, and mails wait in the office's outbox",
        )?;
    }
    print_line(&describe(&report))
}

/// Checks the file's integrity, its schema and the invariants of its data, including the ledger. Changes nothing. What
/// `with_money` finds are notes: they don't make the database unsound.
///
/// # Errors
/// A message for the operator that lists the violated invariants.
pub fn check(config: &Config, with_money: bool) -> Result<(), String> {
    let db = open_for_reading(config)?;
    let version = db::check::all(db.connection(), |_| Ok(())).map_err(|e| about(config, &e))?;
    if version == 0 {
        return Err(format!("{} is new: it has no site in it yet", config.db.display()));
    }
    print_foreign(db.connection())?;
    print_nightly(config, &db)?;
    if version < db::migrate::newest() {
        return print_line("the file is sound; its data can be checked once `jobstead serve` has upgraded it");
    }
    let counted = db.read(invariants::count_all);
    let mut broken = Vec::new();
    for (rule, count) in counted.map_err(|e| e.to_string())? {
        print_line(&format!("{} {rule}", if count == 0 { "ok   " } else { "BROKEN" }))?;
        if count > 0 {
            broken.push(format!("{rule}: {count} violations"));
        }
    }
    if with_money {
        money::print(&db)?;
    }
    if broken.is_empty() { print_line("the database is sound") } else { Err(broken.join("; ")) }
}

/// Names what other programs added to the file.
fn print_foreign(connection: &rusqlite::Connection) -> Result<(), String> {
    let foreign = db::check::foreign(connection).map_err(|e| e.to_string())?;
    foreign.iter().try_for_each(|object| print_line(&format!("note  the {object} is not Jobstead's; it may stay")))
}

/// Says which nightly copies there are.
fn print_nightly(config: &Config, db: &db::SingleConnection) -> Result<(), String> {
    // By the names alone: the file may be of a version whose settings can't be read yet.
    let tonight = nightly::night("UTC", db.clock().now() + DAY);
    let copies = nightly::list(&config.db, &tonight).map_err(|e| e.to_string())?;
    let folder = nightly::folder(&config.db);
    print_line(&match copies.first() {
        Some(newest) => {
            format!("note  {} nightly copies in {}, the newest is {}", copies.len(), folder.display(), newest.name())
        }
        None => format!("note  no nightly copies in {}", folder.display()),
    })
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
    match open_for_reading(config)?.read(audit::verify).map_err(|e| e.to_string())? {
        Verdict::Intact(count) => print_line(&format!("the audit log is intact: {count} rows")),
        Verdict::Broken(id) => {
            Err(format!("the audit log is broken at row {id}: that row or an earlier one was changed or removed"))
        }
    }
}
