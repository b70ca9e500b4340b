//! Versions of a contract's terms in the database.

use crate::contracts::model::{Side, VersionStatus};
use crate::contracts::terms::Terms;
use crate::contracts::view::Version;
use crate::db::{Error, Result, Row, Tx, value};
use crate::ids::{ContractId, UserId};
use crate::{args, site, statements};

statements! {
    INSERT = "INSERT INTO contract_versions (contract_id, number, status, proposed_by, user_id, terms, note, created_at, answered_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    NEWEST = "SELECT COALESCE(MAX(number), 0) FROM contract_versions WHERE contract_id = $1";
    ANSWER = "UPDATE contract_versions SET status = $2, answered_at = $3 WHERE contract_id = $1 AND status = 'proposed'";
    AT = "SELECT terms FROM contract_versions WHERE contract_id = $1 AND status = 'accepted' AND answered_at <= $2 ORDER BY number DESC LIMIT 1";
    FIRST = "SELECT terms FROM contract_versions WHERE contract_id = $1 AND status = 'accepted' ORDER BY number LIMIT 1";
    LIST = "SELECT number, status, proposed_by, terms, note, created_at, answered_at FROM contract_versions WHERE contract_id = $1 ORDER BY number LIMIT 100";
}

/// A version of the terms to store.
#[derive(Clone, Copy, Debug)]
pub struct NewVersion<'a> {
    /// Who proposed it: the side, and the person if they're known.
    pub by: (Side, Option<UserId>),
    /// The terms.
    pub terms: &'a Terms,
    /// Why, in their own words.
    pub note: &'a str,
    /// Whether both sides have agreed on it; otherwise it waits for an answer.
    pub accepted: bool,
}

/// Stores a version and returns its number.
pub fn insert(tx: &mut Tx, contract: ContractId, new: &NewVersion) -> Result<i64> {
    let number = tx.one(NEWEST, args![contract], value::<i64>)? + 1;
    let now = tx.now();
    let (status, answered_at) =
        if new.accepted { (VersionStatus::Accepted, Some(now)) } else { (VersionStatus::Proposed, None) };
    let terms = serde_json::to_string(&new.terms.trimmed()).map_err(|e| Error::Invalid(e.to_string()))?;
    let (side, user) = new.by;
    let what = args![contract, number, status.as_str(), side.as_str(), user, &terms, new.note.trim()];
    tx.run(INSERT, &[what.as_slice(), args![now, answered_at]].concat())?;
    Ok(number)
}

/// Stores the answer to the version that waits for one.
pub fn answer(tx: &mut Tx, contract: ContractId, status: VersionStatus) -> Result<()> {
    tx.run(ANSWER, args![contract, status.as_str(), tx.now()]).map(drop)
}

/// Takes back the version that waits for an answer, because the contract ended.
pub fn close_pending(tx: &mut Tx, contract: ContractId) -> Result<()> {
    answer(tx, contract, VersionStatus::Withdrawn)
}

/// Returns the terms that were in force at a time; the first ones for work before that. `None` if none were ever accepted.
pub fn at(tx: &mut Tx, contract: ContractId, at: i64) -> Result<Option<Terms>> {
    match tx.find(AT, args![contract, at], terms)? {
        Some(terms) => Ok(Some(terms)),
        None => tx.find(FIRST, args![contract], terms),
    }
}

/// Returns all versions of a contract, newest first, each compared with the terms that were in force before it.
pub fn list(tx: &mut Tx, contract: ContractId) -> Result<Vec<Version>> {
    let currency = site::store::currency(tx)?;
    let rows = tx.all(LIST, args![contract], |row| {
        let (number, status, proposed_by, terms) = (row.take()?, row.take()?, row.take()?, terms(row)?);
        let (note, created_at, answered_at) = (row.take()?, row.take()?, row.take()?);
        Ok((terms, Version { number, status, proposed_by, note, lines: Vec::new(), created_at, answered_at }))
    })?;
    let mut in_force: Option<Terms> = None;
    let mut versions = Vec::new();
    for (terms, mut version) in rows {
        version.lines = terms.lines(in_force.as_ref(), &currency);
        if version.status == VersionStatus::Accepted {
            in_force = Some(terms);
        }
        versions.push(version);
    }
    versions.reverse();
    Ok(versions)
}

/// Reads terms from a column.
pub fn terms(row: &mut Row) -> Result<Terms> {
    parse(&row.take::<String>()?)
}

/// Parses stored terms.
pub fn parse(text: &str) -> Result<Terms> {
    serde_json::from_str(text).map_err(|e| Error::Invalid(format!("terms of a contract: {e}")))
}
