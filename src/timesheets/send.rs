//! Sending a week's hours in.

use super::access::Own;
use super::notify::News;
use super::store;
use crate::contracts::approval;
use crate::db::Tx;
use crate::web::{Error, Result};

/// Sends hours in for the worker, with a checked note to the employer.
///
/// # Errors
/// If the database fails.
pub fn send(tx: &mut Tx, own: &Own, note: &str) -> Result<News> {
    let approve_at = approval::deadline(tx, &own.contract)?;
    store::submit(tx, own.sheet.id.ok_or_else(Error::internal)?, note, approve_at)?;
    Ok(News::Submitted)
}
