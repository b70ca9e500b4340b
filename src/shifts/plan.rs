//! Planning shifts.

use serde::Deserialize;
use utoipa::ToSchema;

use super::model::Shift;
use super::notify::{self, News};
use super::{secrets, settle, store};
use crate::clock::{self, DAY};
use crate::contracts;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::{ContractId, ShiftId, UserId};
use crate::site;
use crate::web::{Error, Result, Validator};

const MAX_PLACE_CHARS: usize = 200;
const MAX_NOTE_CHARS: usize = 1_000;
/// Maximum number of shifts that are planned at once.
const MAX_AT_ONCE: usize = 100;
/// How far ahead a shift can be, in milliseconds.
const MAX_AHEAD_TIME: i64 = 366 * DAY;

/// When a shift begins and ends.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ShiftTimes {
    /// When it begins, in milliseconds since the epoch.
    pub starts_at: i64,
    /// When it ends, in milliseconds since the epoch; at most 24 hours later.
    pub ends_at: i64,
}

/// A new shift.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewShift {
    /// When it begins, in milliseconds since the epoch.
    pub starts_at: i64,
    /// When it ends, in milliseconds since the epoch; at most 24 hours later.
    pub ends_at: i64,
    /// When more such shifts begin and end, such as on the other days of a week; at most 99. Each has its own end, because a
    /// night on which clocks change is longer or shorter.
    #[serde(default)]
    #[schema(max_items = 99)]
    pub also: Vec<ShiftTimes>,
    /// Where, in free text.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub place: String,
    /// What to know.
    #[serde(default)]
    #[schema(max_length = 1000)]
    pub note: String,
}

impl NewShift {
    /// Returns when each of the shifts begins and ends, in milliseconds since the epoch, the earliest first.
    #[must_use]
    pub fn times(&self) -> Vec<(i64, i64)> {
        let mut times = vec![(self.starts_at, self.ends_at)];
        times.extend(self.also.iter().map(|times| (times.starts_at, times.ends_at)));
        times.sort_unstable();
        times.dedup();
        times
    }

    /// Validates the shifts.
    ///
    /// # Errors
    /// 422 with the invalid fields.
    pub fn check(&self, now: i64) -> Result<()> {
        let mut checks = Validator::default();
        let times = self.times();
        checks.require(times.iter().all(|(_, end)| *end > now), "startsAt", "Choose a time that’s still ahead.");
        let is_near = times.iter().all(|(start, _)| *start < now.saturating_add(MAX_AHEAD_TIME));
        checks.require(is_near, "startsAt", "Choose days within a year.");
        checks.require(self.also.len() < MAX_AT_ONCE, "also", "Plan up to 100 shifts at once.");
        let in_order = times.iter().all(|(start, end)| end > start);
        checks.require(in_order, "endsAt", "The end has to be after the start.");
        let is_short = times.iter().all(|(start, end)| end.saturating_sub(*start) <= DAY);
        checks.require(is_short, "endsAt", "A shift can be up to 24 hours long.");
        checks.line_at_most(&self.place, MAX_PLACE_CHARS, "place");
        checks.at_most(&self.note, MAX_NOTE_CHARS, "note");
        checks.finish()
    }
}

/// A shift to which both sides agreed.
#[derive(Clone, Copy, Debug)]
pub struct AgreedShift<'a> {
    /// When it begins and ends, in milliseconds since the epoch.
    pub times: (i64, i64),
    /// What to know.
    pub note: &'a str,
    /// The shift it replaces, if any.
    pub replaces: Option<ShiftId>,
    /// Who planned it.
    pub by: UserId,
}

/// Stores a shift to which both sides agreed, so that nobody has to confirm it. `secret` is what the employer's clock-in
/// codes are made from, unless there's something already.
///
/// # Errors
/// If the database fails.
pub fn agree(tx: &mut Tx, contract: ContractId, agreed: &AgreedShift, secret: &[u8; 32]) -> db::Result<ShiftId> {
    let contract = contracts::store::get(tx, contract)?;
    secrets::ensure(tx, contract.employer.id, secret)?;
    let id = store::insert(tx, &contract, agreed.times, ("", agreed.note), agreed.replaces, agreed.by)?;
    let shift = store::get(tx, id)?;
    settle::confirm(tx, &shift)?;
    store::update_contract(tx, contract.id)?;
    notify::acted(tx, &contract, &shift, News::Confirmed, (Side::Worker, contract.worker.id))?;
    Ok(id)
}

/// Plans a shift for the worker of a contract to answer.
///
/// # Errors
/// 409 `busy` if they have another one at that time, or `too_many_shifts`.
pub fn plan(tx: &mut Tx, contract: &Contract, times: (i64, i64), new: &NewShift, by: UserId) -> Result<Shift> {
    if store::is_busy(tx, contract.worker.id, times, None)? {
        let day = clock::date_in(&site::store::zone(tx)?, times.0);
        let day = clock::format_weekday(&day).unwrap_or(day);
        let detail = format!("{} already has a shift at that time on {day}.", contract.worker.name);
        return Err(Error::conflict("busy", detail));
    }
    if store::is_full(tx, contract.id)? {
        let detail = "You can plan up to 200 shifts ahead. Plan more once some are over.";
        return Err(Error::conflict("too_many_shifts", detail));
    }
    let id = store::insert(tx, contract, times, (&new.place, &new.note), None, by)?;
    Ok(store::get(tx, id)?)
}
