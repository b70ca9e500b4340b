//! Schema migrations: numbered SQL files, each applied in one transaction together with its version row.

use std::path::Path;

use rusqlite::Connection;

use super::{Error, Result, backup};

/// Every migration, oldest first. A released migration never changes.
pub const MIGRATIONS: &[Migration] = &[
    Migration { version: 1, name: "foundation", sql: include_str!("../../data/migrations/0001_foundation.sql") },
    Migration { version: 2, name: "board", sql: include_str!("../../data/migrations/0002_board.sql") },
    Migration { version: 3, name: "nearest", sql: include_str!("../../data/migrations/0003_nearest.sql") },
    Migration { version: 4, name: "texts", sql: include_str!("../../data/migrations/0004_texts.sql") },
    Migration { version: 5, name: "support", sql: include_str!("../../data/migrations/0005_support.sql") },
    Migration { version: 6, name: "money", sql: include_str!("../../data/migrations/0006_money.sql") },
    Migration { version: 7, name: "app", sql: include_str!("../../data/migrations/0007_app.sql") },
    Migration { version: 8, name: "analytics", sql: include_str!("../../data/migrations/0008_analytics.sql") },
    Migration { version: 9, name: "feedback", sql: include_str!("../../data/migrations/0009_feedback.sql") },
    Migration { version: 10, name: "errors", sql: include_str!("../../data/migrations/0010_errors.sql") },
    Migration { version: 11, name: "help", sql: include_str!("../../data/migrations/0011_help.sql") },
    Migration { version: 12, name: "terms", sql: include_str!("../../data/migrations/0012_terms.sql") },
    Migration { version: 13, name: "house", sql: include_str!("../../data/migrations/0013_house.sql") },
    Migration { version: 14, name: "names", sql: include_str!("../../data/migrations/0014_names.sql") },
    Migration { version: 15, name: "quotas", sql: include_str!("../../data/migrations/0015_quotas.sql") },
    Migration { version: 16, name: "search", sql: include_str!("../../data/migrations/0016_search.sql") },
    Migration { version: 17, name: "rights", sql: include_str!("../../data/migrations/0017_rights.sql") },
    Migration { version: 18, name: "growth", sql: include_str!("../../data/migrations/0018_growth.sql") },
    Migration { version: 19, name: "words", sql: include_str!("../../data/migrations/0019_words.sql") },
    Migration { version: 20, name: "hire", sql: include_str!("../../data/migrations/0020_hire.sql") },
    Migration { version: 21, name: "office", sql: include_str!("../../data/migrations/0021_office.sql") },
    Migration { version: 22, name: "imports", sql: include_str!("../../data/migrations/0022_imports.sql") },
    Migration { version: 23, name: "live", sql: include_str!("../../data/migrations/0023_live.sql") },
    Migration { version: 24, name: "messages", sql: include_str!("../../data/migrations/0024_messages.sql") },
    Migration { version: 25, name: "push", sql: include_str!("../../data/migrations/0025_push.sql") },
    Migration {
        version: 26,
        name: "notification settings",
        sql: include_str!("../../data/migrations/0026_notification_settings.sql"),
    },
    Migration { version: 27, name: "mail", sql: include_str!("../../data/migrations/0027_mail.sql") },
    Migration { version: 28, name: "interviews", sql: include_str!("../../data/migrations/0028_interviews.sql") },
    Migration { version: 29, name: "message_rules", sql: include_str!("../../data/migrations/0029_message_rules.sql") },
    Migration {
        version: 30,
        name: "message search",
        sql: include_str!("../../data/migrations/0030_message_search.sql"),
    },
    Migration { version: 31, name: "contracts", sql: include_str!("../../data/migrations/0031_contracts.sql") },
    Migration { version: 32, name: "projects", sql: include_str!("../../data/migrations/0032_projects.sql") },
    Migration { version: 33, name: "time", sql: include_str!("../../data/migrations/0033_time.sql") },
    Migration { version: 34, name: "shifts", sql: include_str!("../../data/migrations/0034_shifts.sql") },
    Migration { version: 35, name: "payments", sql: include_str!("../../data/migrations/0035_payments.sql") },
    Migration { version: 36, name: "reviews", sql: include_str!("../../data/migrations/0036_reviews.sql") },
    Migration { version: 37, name: "records", sql: include_str!("../../data/migrations/0037_records.sql") },
    Migration { version: 38, name: "disputes", sql: include_str!("../../data/migrations/0038_disputes.sql") },
    Migration { version: 39, name: "rapid_hire", sql: include_str!("../../data/migrations/0039_rapid_hire.sql") },
    Migration { version: 40, name: "cards", sql: include_str!("../../data/migrations/0040_cards.sql") },
    Migration { version: 41, name: "task lanes", sql: include_str!("../../data/migrations/0041_task_lanes.sql") },
    Migration { version: 42, name: "partner", sql: include_str!("../../data/migrations/0042_partner.sql") },
    Migration { version: 43, name: "cents", sql: include_str!("../../data/migrations/0043_cents.sql") },
    Migration { version: 44, name: "sealed ranges", sql: include_str!("../../data/migrations/0044_sealed_ranges.sql") },
    Migration { version: 45, name: "attendance", sql: include_str!("../../data/migrations/0045_attendance.sql") },
    Migration { version: 46, name: "kiosks", sql: include_str!("../../data/migrations/0046_kiosks.sql") },
    Migration { version: 47, name: "calendars", sql: include_str!("../../data/migrations/0047_calendars.sql") },
    Migration { version: 48, name: "reach", sql: include_str!("../../data/migrations/0048_reach.sql") },
    Migration { version: 49, name: "seen", sql: include_str!("../../data/migrations/0049_seen.sql") },
    Migration { version: 50, name: "card problems", sql: include_str!("../../data/migrations/0050_card_problems.sql") },
    Migration {
        version: 51,
        name: "money differences",
        sql: include_str!("../../data/migrations/0051_money_differences.sql"),
    },
    Migration {
        version: 52,
        name: "calendar mails",
        sql: include_str!("../../data/migrations/0052_calendar_mails.sql"),
    },
    Migration {
        version: 53,
        name: "calendar addresses",
        sql: include_str!("../../data/migrations/0053_calendar_addresses.sql"),
    },
    Migration { version: 54, name: "stuck rows", sql: include_str!("../../data/migrations/0054_stuck_rows.sql") },
    Migration { version: 55, name: "timekeeping", sql: include_str!("../../data/migrations/0055_timekeeping.sql") },
    Migration { version: 56, name: "one line", sql: include_str!("../../data/migrations/0056_one_line.sql") },
    Migration { version: 57, name: "limits", sql: include_str!("../../data/migrations/0057_limits.sql") },
    Migration { version: 58, name: "standing", sql: include_str!("../../data/migrations/0058_standing.sql") },
    Migration { version: 59, name: "small cash", sql: include_str!("../../data/migrations/0059_small_cash.sql") },
    Migration { version: 60, name: "removals", sql: include_str!("../../data/migrations/0060_removals.sql") },
    Migration { version: 61, name: "job warnings", sql: include_str!("../../data/migrations/0061_job_warnings.sql") },
    Migration {
        version: 62,
        name: "places of work",
        sql: include_str!("../../data/migrations/0062_places_of_work.sql"),
    },
    Migration {
        version: 63,
        name: "import guesses",
        sql: include_str!("../../data/migrations/0063_import_guesses.sql"),
    },
    Migration { version: 64, name: "first day", sql: include_str!("../../data/migrations/0064_first_day.sql") },
    Migration { version: 65, name: "outbox links", sql: include_str!("../../data/migrations/0065_outbox_links.sql") },
    Migration { version: 66, name: "joined words", sql: include_str!("../../data/migrations/0066_joined_words.sql") },
];

/// One schema migration.
pub struct Migration {
    /// Version number, counting from 1.
    pub version: i64,
    /// Short name, recorded with the version.
    pub name: &'static str,
    /// SQL statements.
    pub sql: &'static str,
}

/// Returns the newest schema version this program supports.
#[must_use]
pub fn newest() -> i64 {
    MIGRATIONS.last().map_or(0, |m| m.version)
}

/// Returns a file's schema version; 0 for a new file.
pub fn version(connection: &Connection) -> Result<i64> {
    let known: bool = connection.query_row(
        "SELECT COUNT(*) > 0 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations'",
        [],
        |row| row.get(0),
    )?;
    if !known {
        return Ok(0);
    }
    Ok(connection.query_row("SELECT COALESCE(MAX(version), 0) FROM schema_migrations", [], |row| row.get(0))?)
}

/// Migrates the file to the newest schema, after backing up an existing one.
///
/// # Errors
/// [`Error::NewerSchema`], a failed backup, or a failed statement, which rolls back that whole migration.
pub fn run(connection: &mut Connection, path: &Path, now: i64) -> Result<()> {
    let file = version(connection)?;
    if file > newest() {
        return Err(Error::NewerSchema { file, known: newest() });
    }
    if file == newest() {
        return Ok(());
    }
    if file > 0 {
        let copy = backup::back_up_before_migration(connection, path, newest(), now)?;
        tracing::info!(from = file, to = newest(), backup = %copy.display(), "upgrading the database");
    }
    apply(connection, MIGRATIONS, now, &mut |_| {})
}

/// Checks that a file that can only be read has the newest schema.
pub fn require_newest(connection: &Connection) -> Result<()> {
    match version(connection)? {
        file if file > newest() => Err(Error::NewerSchema { file, known: newest() }),
        file if file < newest() => {
            Err(Error::Invalid("the database needs an upgrade, but its disk is read-only".to_owned()))
        }
        _ => Ok(()),
    }
}

/// Applies the missing migrations. Calls `after` with the number of statements run so far, so tests can stop there.
pub fn apply(
    connection: &mut Connection,
    migrations: &[Migration],
    now: i64,
    after: &mut dyn FnMut(usize),
) -> Result<()> {
    let current = version(connection)?;
    let mut done = 0;
    for migration in migrations.iter().filter(|m| m.version > current) {
        let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        // If two processes start at once, the second waits for the lock and then finds the work done.
        if version(&transaction)? >= migration.version {
            continue;
        }
        let mut batch = rusqlite::Batch::new(&transaction, migration.sql);
        while let Some(mut statement) = rusqlite::fallible_iterator::FallibleIterator::next(&mut batch)? {
            statement.raw_execute()?;
            done += 1;
            after(done);
        }
        transaction.execute(
            "INSERT INTO schema_migrations (version, name, applied_at) VALUES ($1, $2, $3)",
            (migration.version, migration.name, now),
        )?;
        done += 1;
        after(done);
        transaction.commit()?;
    }
    Ok(())
}
