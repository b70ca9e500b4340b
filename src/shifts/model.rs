//! The states of a shift, and what the two sides can do in each. Pure: no I/O.

use serde::Serialize;
use utoipa::ToSchema;

use super::attendance::Attendance;
use crate::clock::{DAY, HOUR, MINUTE};
use crate::contracts::contact::Contact;
use crate::contracts::model::Side;
use crate::ids::{ContractId, ShiftId};
use crate::string_enum;

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
/// How long someone has to get to work that begins right away, or has begun, in milliseconds.
pub const WAY: i64 = 30 * MINUTE;
/// How long after the end the worker is reminded to clock out, in milliseconds.
pub const OVERRUN: i64 = HOUR;

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
        /// Say that what was noted about their attendance is wrong.
        Contest = "contest",
        /// Confirm what the worker contests.
        Uphold = "uphold",
        /// Take back what the worker contests.
        TakeBack = "take_back",
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
    /// Where to go, in one line: the place above, otherwise where the work of the contract is. Empty for remote work.
    pub address: String,
    /// What to know; empty if nothing.
    pub note: String,
    /// How to reach the other side; null if they didn't say, or while their account is closed.
    pub contact: Option<Contact>,
    /// State.
    pub state: State,
    /// The shift that this one would take over, if its worker was asked to stand in; null otherwise.
    pub replaces_id: Option<ShiftId>,
    /// Until when the worker should confirm it, in milliseconds since the epoch.
    pub confirm_by: i64,
    /// When they did, in milliseconds since the epoch.
    #[serde(skip)]
    pub confirmed_at: Option<i64>,
    /// When the worker clocked in, in milliseconds since the epoch; null if they didn't.
    pub arrived_at: Option<i64>,
    /// When the worker clocked out, in milliseconds since the epoch; null if they didn't.
    pub left_at: Option<i64>,
    /// Whether the worker showed the code of the place.
    pub by_code: bool,
    /// Whether the worker was late.
    pub is_late: bool,
    /// Whether the worker came, once that's known; null for shifts that they didn't confirm.
    pub attendance: Option<Attendance>,
    /// How many people were asked to stand in and haven't answered.
    pub asked: i64,
    /// Whether the caller can add its time as hours, the way it was planned.
    pub can_add_as_planned: bool,
    /// The side that the caller may act for; null if they may only read.
    pub own_side: Option<Side>,
    /// What the caller can do with it now.
    pub can: Vec<Action>,
}

impl Shift {
    /// Returns when the worker is expected, in milliseconds since the epoch. A last-minute stand-in gets time for the trip.
    fn expected_at(&self) -> i64 {
        let stands_in = self.replaces_id.and(self.confirmed_at);
        stands_in.map_or(self.starts_at, |confirmed_at| self.starts_at.max(confirmed_at + WAY).min(self.ends_at))
    }

    /// Returns from when on the worker counts as late, in milliseconds since the epoch.
    #[must_use]
    pub fn late_at(&self) -> i64 {
        self.expected_at() + LATE
    }

    /// Returns from when on the worker counts as not having come, in milliseconds since the epoch.
    #[must_use]
    pub fn gone_at(&self) -> i64 {
        (self.expected_at() + NO_SHOW).min(self.ends_at)
    }

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
            Action::Contest => self.attendance.as_ref().is_some_and(|fact| fact.can_contest(side, now)),
            Action::Uphold | Action::TakeBack => self.attendance.as_ref().is_some_and(|fact| fact.waits(side)),
        }
    }
}

/// Returns until when a shift should be confirmed: a day from now, but two hours before it begins, if there's time for that.
#[must_use]
pub fn confirm_by(starts_at: i64, now: i64) -> i64 {
    let before = starts_at - CONFIRM_BEFORE;
    if before > now { before.min(now + CONFIRM_TIME) } else { starts_at.max(now) }
}

/// A confirmed shift for unit tests.
#[cfg(test)]
#[must_use]
pub fn test_shift(id: i64, starts_at: i64, ends_at: i64) -> Shift {
    Shift {
        id: ShiftId(id),
        contract_id: ContractId(1),
        title: String::new(),
        employer: String::new(),
        worker: String::new(),
        starts_at,
        ends_at,
        place: String::new(),
        address: String::new(),
        note: String::new(),
        contact: None,
        state: State::Confirmed,
        replaces_id: None,
        confirm_by: starts_at,
        confirmed_at: None,
        arrived_at: None,
        left_at: None,
        by_code: false,
        is_late: false,
        attendance: None,
        asked: 0,
        can_add_as_planned: false,
        own_side: None,
        can: Vec::new(),
    }
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

    #[test]
    fn a_stand_in_at_the_last_minute_gets_time_for_the_trip() {
        let mut shift = test_shift(1, 10 * HOUR, 14 * HOUR);
        shift.confirmed_at = Some(10 * HOUR + 17 * MINUTE);
        assert_eq!((shift.late_at(), shift.gone_at()), (10 * HOUR + LATE, 11 * HOUR), "of a shift of their own");
        shift.replaces_id = Some(ShiftId(2));
        assert_eq!(shift.late_at(), 10 * HOUR + 17 * MINUTE + WAY + LATE);
        shift.confirmed_at = Some(8 * HOUR);
        assert_eq!(shift.late_at(), 10 * HOUR + LATE);
    }
}
