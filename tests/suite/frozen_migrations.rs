//! Migrations that landed never change: a site that has one wouldn't get the new version of it.

use std::fmt::Write as _;

use jobstead::db::migrate::MIGRATIONS;
use jobstead::web::token::sha256_hex;

/// The version and hash of each migration, a line each. `UPDATE_MIGRATIONS=1` adds new ones, and rewrites none.
const FROZEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/migrations/frozen.txt");

#[test]
fn migrations_that_landed_never_change() {
    let mut frozen = std::fs::read_to_string(FROZEN).unwrap_or_default();
    for migration in MIGRATIONS.iter() {
        let line = format!("{} {}", migration.version, sha256_hex(migration.sql.as_bytes()));
        let version = format!("{} ", migration.version);
        let known = frozen.lines().find(|known| known.starts_with(&version));
        if known.is_none() && std::env::var_os("UPDATE_MIGRATIONS").is_some() {
            writeln!(frozen, "{line}").unwrap();
            continue;
        }
        let advice = "add another migration instead of changing one; a new one is recorded with UPDATE_MIGRATIONS=1";
        assert_eq!(known, Some(line.as_str()), "migration {}: {advice}", migration.version);
    }
    if std::env::var_os("UPDATE_MIGRATIONS").is_some() {
        std::fs::write(FROZEN, frozen).unwrap();
    }
}
