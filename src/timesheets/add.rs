//! Storing hours.

use super::checks::{Times, check_free, check_open, is_before};
use super::proof::Proof;
use super::store::entries::{self as rows, Content, Owner};
use super::store::photos;
use super::{store, week};
use crate::contracts::notify::changed;
use crate::contracts::store::versions;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::events::Event;
use crate::ids::{TimeEntryId, TimesheetId, UserId};
use crate::pay::PayUnit;
use crate::site;
use crate::web::Result;

/// Hours to store.
pub struct New<'a> {
    /// Id that the device gave them.
    pub client_id: &'a str,
    /// When.
    pub times: Times,
    /// What was done.
    pub memo: &'a str,
    /// Whether the times were typed in.
    pub manual: bool,
    /// Proof.
    pub proof: &'a Proof,
}

/// Stores hours. The caller has checked their texts and times.
///
/// # Errors
/// 409 if other hours or the timer overlap, or the contract was over; 422 for the proof.
pub fn add(tx: &mut Tx, user: UserId, contract: &Contract, new: &New) -> Result<TimeEntryId> {
    let Times { started_at, ended_at } = new.times;
    check_open(contract, started_at)?;
    check_free(tx, user, (started_at, ended_at), None)?;
    let photos = new.proof.check(tx, user)?;
    let first = week_of(tx, started_at)?;
    let sheet = store::open_for(tx, contract, &first)?;
    let content = Content {
        started_at,
        ended_at,
        memo: new.memo.to_owned(),
        manual: new.manual,
        recorded: None,
        rate: rate_at(tx, contract, started_at)?,
        before_contract: is_before(tx, contract, started_at)?,
        place: new.proof.place.clone(),
    };
    let clock_skew = new.times.skew(tx.now());
    let owner = Owner { sheet, contract: contract.id, user, client_id: new.client_id, clock_skew };
    let id = rows::insert(tx, owner, &content)?;
    photos::replace(tx, id, &photos)?;
    settle(tx, contract, &[sheet])?;
    tx.emit(Event::HoursAdded { entry: id })?;
    Ok(id)
}

/// Returns the hourly rate that was agreed on when work began; `None` if it isn't paid by the hour.
pub(super) fn rate_at(tx: &mut Tx, contract: &Contract, at: i64) -> Result<Option<i64>> {
    let terms = versions::at(tx, contract.id, at)?.unwrap_or_else(|| contract.terms.clone());
    Ok((terms.rate_unit == PayUnit::Hour).then_some(terms.rate))
}

/// Returns the week in which an instant is, by its first day.
pub(super) fn week_of(tx: &mut Tx, at: i64) -> Result<String> {
    let starts = site::time_rules::find(tx)?.week_starts;
    Ok(week::of_instant(&site::store::zone(tx)?, at, starts))
}

/// Sums the timesheets again, and tells both sides' open apps.
pub(super) fn settle(tx: &mut Tx, contract: &Contract, sheets: &[TimesheetId]) -> db::Result<()> {
    let mut sheets = sheets.to_vec();
    sheets.dedup();
    sheets.into_iter().try_for_each(|sheet| store::figures::update(tx, sheet).map(drop))?;
    store::update_contract(tx, contract.id)?;
    changed(tx, contract)
}
