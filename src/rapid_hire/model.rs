//! The states of a rapid hire and of its offers, and its times. Pure: no I/O.

use crate::clock::{DAY, HOUR, MINUTE};
use crate::jobs::model::Status as JobStatus;
use crate::shifts::model::WAY;
use crate::string_enum;

/// How far ahead the work can begin, in milliseconds.
pub const MAX_AHEAD: i64 = 2 * DAY;
/// Maximum number of people for one hire.
pub const MAX_OPENINGS: i64 = 20;
/// Minutes of work, at least and at most.
pub const MINUTES: std::ops::RangeInclusive<i64> = 30..=16 * 60;
/// How many people are asked for each opening.
const ASKED_PER_OPENING: i64 = 3;
/// Maximum number of people who are asked at once.
const MAX_ASKED: i64 = 30;
/// How soon to look again when there was nobody to ask, in milliseconds.
pub const LOOK_AGAIN: i64 = 2 * MINUTE;

string_enum! {
    /// State of a rapid hire.
    #[schema(as = RapidHireState)]
    State {
        /// The job's posting fee is due. Nobody is asked before it's settled.
        Unpaid = "unpaid",
        /// People are being asked.
        Asking = "asking",
        /// Everyone who's needed has confirmed.
        Filled = "filled",
        /// It's over: the time has passed, the job was closed, or the employer stopped it.
        Ended = "ended",
    }
}

string_enum! {
    /// State of an offer.
    #[schema(as = RapidOfferState)]
    OfferState {
        /// The worker hasn't answered.
        Offered = "offered",
        /// The worker would come, and is in line.
        Accepted = "accepted",
        /// The worker gets the job by confirming it.
        Chosen = "chosen",
        /// The worker has confirmed, and is hired.
        Confirmed = "confirmed",
        /// The worker was hired and isn't there, so someone else is looked for.
        Replacing = "replacing",
        /// Someone else came instead.
        Replaced = "replaced",
        /// The worker said no.
        Declined = "declined",
        /// The worker didn't answer in time.
        Expired = "expired",
        /// The worker was chosen and didn't confirm in time.
        Lapsed = "lapsed",
        /// The hire ended without them.
        Closed = "closed",
    }
}

string_enum! {
    /// What someone can do with an offer.
    #[schema(as = RapidOfferAction)]
    Action {
        /// Say that one would come.
        Accept = "accept",
        /// Say no, at no cost.
        Decline = "decline",
        /// Confirm that one comes.
        Confirm = "confirm",
        /// Look for someone else.
        Replace = "replace",
    }
}

/// Returns how long people have to answer, in milliseconds: a twelfth of the time that's left, but 3 to 15 minutes.
#[must_use]
pub fn answer_time(starts_at: i64, now: i64) -> i64 {
    ((starts_at - now) / 12).clamp(3 * MINUTE, 15 * MINUTE)
}

/// Returns how long people have to confirm, in milliseconds: a sixth of the time that's left, but 5 minutes to an
/// hour.
#[must_use]
pub fn confirm_time(starts_at: i64, now: i64) -> i64 {
    ((starts_at - now) / 6).clamp(5 * MINUTE, HOUR)
}

/// Returns how many people to ask for a number of openings.
#[must_use]
pub fn wave_size(open: i64) -> i64 {
    open.saturating_mul(ASKED_PER_OPENING).clamp(0, MAX_ASKED)
}

/// Returns how many openings of a job are left; none once it's filled.
#[must_use]
pub const fn openings_left(status: JobStatus, openings: i64, filled: i64) -> i64 {
    match status {
        JobStatus::Open | JobStatus::Paused if openings > filled => openings - filled,
        _ => 0,
    }
}

/// Returns when someone who takes the job now begins, in milliseconds since the epoch.
#[must_use]
pub fn begins_at((starts_at, ends_at): (i64, i64), now: i64) -> i64 {
    starts_at.max(now + WAY).min(ends_at - MINUTE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sooner_the_work_begins_the_less_time_there_is() {
        let times = [(10 * MINUTE, 3, 5), (HOUR, 5, 10), (3 * HOUR, 15, 30), (DAY, 15, 60)];
        for (ahead, answer, confirm) in times {
            assert_eq!(answer_time(ahead, 0), answer * MINUTE);
            assert_eq!(confirm_time(ahead, 0), confirm * MINUTE);
        }
        assert_eq!(answer_time(0, HOUR), 3 * MINUTE, "work that has begun");
    }

    #[test]
    fn three_are_asked_for_each_opening_and_thirty_at_most() {
        assert_eq!([0, 1, 3, 10, 20].map(wave_size), [0, 3, 9, 30, 30]);
    }

    #[test]
    fn a_late_start_leaves_time_for_the_way() {
        let (starts, ends) = (10 * HOUR, 14 * HOUR);
        assert_eq!(begins_at((starts, ends), 0), starts);
        assert_eq!(begins_at((starts, ends), 11 * HOUR), 11 * HOUR + WAY);
        assert!(begins_at((starts, ends), ends - MINUTE) < ends);
    }
}
