//! Database access to the app's files and installs.

use super::model::Install;
use crate::clock::DAY;
use crate::db::{Result, Tx, value};
use crate::ids::UserId;
use crate::{args, statements};

/// How long to keep an install that isn't in use.
const RETENTION: i64 = 90 * DAY;
/// Maximum number of installs, keeping the most recently active. Anyone can report one, so they are capped.
const MAX_INSTALLS: i64 = 20_000;

statements! {
    FILE = "SELECT body FROM app_files WHERE name = $1 AND made_from = $2";
    SAVE_FILE = "INSERT INTO app_files (name, made_from, body) VALUES ($1, $2, $3)
                 ON CONFLICT (name) DO UPDATE SET made_from = excluded.made_from, body = excluded.body";
    INSTALL = "INSERT INTO app_installs (device_id, user_id, device_type, browser_name, browser_version, os_name, os_version, is_standalone,
                 installation_method, user_agent, installed_at, active_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
               ON CONFLICT (device_id) DO UPDATE SET user_id = COALESCE(excluded.user_id, app_installs.user_id),
                 browser_version = excluded.browser_version, os_version = excluded.os_version, is_standalone = excluded.is_standalone,
                 user_agent = excluded.user_agent, active_at = excluded.active_at";
    MARK_ACTIVE = "UPDATE app_installs SET active_at = $1 WHERE device_id = $2";
    COUNTS = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COALESCE(SUM(CASE WHEN active_at >= $1 THEN 1 ELSE 0 END), 0) AS BIGINT) FROM app_installs";
    DELETE_EXPIRED = "DELETE FROM app_installs WHERE device_id IN (SELECT device_id FROM app_installs WHERE active_at < $1 LIMIT 500)";
    DELETE_OVER_LIMIT = "DELETE FROM app_installs WHERE device_id IN (SELECT device_id FROM app_installs ORDER BY active_at DESC LIMIT 500 OFFSET $1)";
}

/// Returns a rendered file if it was made from these sources.
pub fn file(tx: &mut Tx, name: &str, made_from: &[u8; 32]) -> Result<Option<Vec<u8>>> {
    tx.find(FILE, args![name, made_from], value)
}

/// Stores a rendered file.
pub fn save_file(tx: &mut Tx, name: &str, made_from: &[u8; 32], body: &[u8]) -> Result<()> {
    tx.run(SAVE_FILE, args![name, made_from, body]).map(drop)
}

/// Saves an install. A known device updates its user, versions, window mode and user agent only.
pub fn install(tx: &mut Tx, new: &Install, user: Option<UserId>) -> Result<()> {
    let args = args![
        &new.device_id,
        user,
        new.device_type.as_str(),
        &new.browser_name,
        &new.browser_version,
        &new.os_name,
        &new.os_version,
        new.is_standalone,
        new.installation_method.as_str(),
        &new.user_agent,
        tx.now()
    ];
    tx.run(INSTALL, args).map(drop)
}

/// Records that an install is in use. Unknown devices are ignored.
pub fn mark_active(tx: &mut Tx, device: &str) -> Result<()> {
    tx.run(MARK_ACTIVE, args![tx.now(), device]).map(drop)
}

/// Counts the devices with the app, and those that used it within the last week.
pub fn counts(tx: &mut Tx) -> Result<(i64, i64)> {
    tx.one(COUNTS, args![tx.now() - 7 * DAY], |row| Ok((row.take()?, row.take()?)))
}

/// Deletes installs that are no longer in use, and those over the maximum.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    tx.run(DELETE_EXPIRED, args![tx.now() - RETENTION])?;
    tx.run(DELETE_OVER_LIMIT, args![MAX_INSTALLS]).map(drop)
}
