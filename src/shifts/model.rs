//! The states of a shift, and what the two sides can do in each. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::{DAY, HOUR, MINUTE};
use crate::contracts::model::Side;
use crate::ids::{ContractId, ShiftId};
use crate::string_enum;
use crate::web::{Result, Validator};

/// Maximum number of shifts of a contract that haven't ended.
pub const MAX_AHEAD: i64 = 200;
/// How long a worker has to confirm a shift, if it doesn't begin earlier, in milliseconds.
const CONFIRM_TIME: i64 = DAY;
/// How long before the beginning it should be confirmed, in milliseconds, if there's time for that.
const CONFIRM_BEFORE: i64 = 2 * HOUR;
/// How long before the beginning the worker hears about it again, in milliseconds.
pub const REMIND_BEFORE: i64 = 2 * HOUR;
/// How long before the beginning one can clock in, in milliseconds.
pub const EARLY: i64 = 30 * MINUTE;
/// How long after the beginning someone counts as late, in milliseconds.
pub const LATE: i64 = 15 * MINUTE;
/// How long after the beginning someone counts as not having come, in milliseconds, unless the shift ends before.
pub const NO_SHOW: i64 = HOUR;
/// How long after the end the worker is reminded to clock out, in milliseconds.
pub const OVERRUN: i64 = HOUR;
const MAX_PLACE_CHARS: usize = 200;
const MAX_NOTE_CHARS: usize = 1_000;
/// Maximum number of shifts that are planned at once.
const MAX_AT_ONCE: usize = 100;
/// How far ahead a shift can be, in milliseconds.
const MAX_AHEAD_TIME: i64 = 366 * DAY;

string_enum! {
    /// State of a shift.
    #[schema(as = ShiftState)]
    State {
        /// The worker hasn't answered.
        Proposed = "proposed",
        /// The worker will come.
        Confirmed = "confirmed",
        /// The worker has clocked in.
        Working = "working",
        /// The worker has clocked out.
        Done = "done",
        /// The worker can't come, or never answered.
        Declined = "declined",
        /// The worker confirmed it and didn't come.
        NoShow = "no_show",
        /// The employer canceled it.
        Canceled = "canceled",
        /// Someone else has taken it.
        Taken = "taken",
    }
}

string_enum! {
    /// What someone can do with a shift.
    #[schema(as = ShiftAction)]
    Action {
        /// Say that one will come.
        Confirm = "confirm",
        /// Say that one can't come.
        Decline = "decline",
        /// Clock in.
        ClockIn = "clock_in",
        /// Clock out.
        ClockOut = "clock_out",
        /// Cancel it.
        Cancel = "cancel",
        /// Ask others to stand in.
        Replace = "replace",
    }
}

/// A shift.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Shift {
    /// The shift's id.
    pub id: ShiftId,
    /// The contract that it belongs to.
    pub contract_id: ContractId,
    /// The contract's title.
    pub title: String,
    /// The employer's name.
    pub employer: String,
    /// The worker's name.
    pub worker: String,
    /// When it begins, in milliseconds since the epoch.
    pub starts_at: i64,
    /// When it ends, in milliseconds since the epoch.
    pub ends_at: i64,
    /// Where, in free text; empty if it's as usual.
    pub place: String,
    /// What to know; empty if nothing.
    pub note: String,
    /// State.
    pub state: State,
    /// The shift that this one would take over, if its worker was asked to stand in; null otherwise.
    pub replaces_id: Option<ShiftId>,
    /// Until when the worker should confirm it, in milliseconds since the epoch.
    pub confirm_by: i64,
    /// When the worker clocked in, in milliseconds since the epoch; null if they didn't.
    pub arrived_at: Option<i64>,
    /// When the worker clocked out, in milliseconds since the epoch; null if they didn't.
    pub left_at: Option<i64>,
    /// Whether the worker showed the code of the place.
    pub by_code: bool,
    /// Whether the worker was late.
    pub is_late: bool,
    /// How many people were asked to stand in and haven't answered.
    pub asked: i64,
    /// The side that the caller may act for; null if they may only read.
    pub own_side: Option<Side>,
    /// What the caller can do with it now.
    pub can: Vec<Action>,
}

impl Shift {
    /// Returns what a side can do at a time.
    #[must_use]
    pub fn allows(&self, side: Side, action: Action, now: i64) -> bool {
        let by_worker = side == Side::Worker;
        let (has_begun, has_ended) = (now >= self.starts_at, now >= self.ends_at);
        let is_open = matches!(self.state, State::Proposed | State::Confirmed);
        match action {
            Action::Confirm => by_worker && self.state == State::Proposed && !has_ended,
            Action::Decline => by_worker && is_open && !has_begun,
            Action::ClockIn => by_worker && is_open && now >= self.starts_at - EARLY && !has_ended,
            Action::ClockOut => by_worker && self.state == State::Working,
            Action::Cancel => !by_worker && is_open && !has_ended,
            Action::Replace => {
                let is_missing = matches!(self.state, State::Proposed | State::Declined | State::NoShow)
                    || (self.state == State::Confirmed && self.is_late);
                !by_worker && is_missing && !has_ended && self.asked == 0
            }
        }
    }
}

/// A new shift.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewShift {
    /// When it begins, in milliseconds since the epoch.
    pub starts_at: i64,
    /// When it ends, in milliseconds since the epoch; at most 24 hours later.
    pub ends_at: i64,
    /// When more shifts of the same length begin, such as on the other days of a week; at most 99.
    #[serde(default)]
    #[schema(max_items = 99)]
    pub also: Vec<i64>,
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
        let length = self.ends_at.saturating_sub(self.starts_at);
        let mut starts = vec![self.starts_at];
        starts.extend(&self.also);
        starts.sort_unstable();
        starts.dedup();
        starts.into_iter().map(|start| (start, start.saturating_add(length))).collect()
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
        checks.require(self.ends_at > self.starts_at, "endsAt", "The end has to be after the start.");
        let is_short = self.ends_at.saturating_sub(self.starts_at) <= DAY;
        checks.require(is_short, "endsAt", "A shift can be up to 24 hours long.");
        checks.at_most(&self.place, MAX_PLACE_CHARS, "place");
        checks.at_most(&self.note, MAX_NOTE_CHARS, "note");
        checks.finish()
    }
}

/// Returns until when a shift should be confirmed: a day from now, but two hours before it begins, if there's time for that.
#[must_use]
pub fn confirm_by(starts_at: i64, now: i64) -> i64 {
    let before = starts_at - CONFIRM_BEFORE;
    if before > now { before.min(now + CONFIRM_TIME) } else { starts_at.max(now) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shift_is_confirmed_within_a_day_and_two_hours_before() {
        assert_eq!(confirm_by(10 * DAY, 0), DAY);
        assert_eq!(confirm_by(10 * HOUR, 0), 8 * HOUR);
        assert_eq!(confirm_by(HOUR, 0), HOUR);
        assert_eq!(confirm_by(-HOUR, 0), 0, "one that has begun");
    }
}
