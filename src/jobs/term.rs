//! The term of a job: it stays listed for thirty days and can be renewed, but not past the end of its work.

use super::draft::Draft;
use super::model::{JobCard, Kind};
use crate::clock::{self, DAY};
use crate::db::{self, Tx};
use crate::site;
use crate::web::{Result, Validator};

/// How long a job stays listed unless it is renewed.
pub const LISTED_FOR: i64 = 30 * DAY;
/// An open job can be renewed once this much time or less is left.
pub const RENEWAL_WINDOW: i64 = 7 * DAY;
/// How long a job stays listed whose work was over before its fee was paid, so that its employer can change the days.
const LATE: i64 = 7 * DAY;

/// The days of a job's work.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Days<'a> {
    /// First day, YYYY-MM-DD.
    first: Option<&'a str>,
    /// Last day, YYYY-MM-DD.
    last: Option<&'a str>,
    /// Whether it's for one day unless a last one is given: a single task, or a shift that isn't said to repeat.
    is_once: bool,
}

impl<'a> Days<'a> {
    /// Returns the days of a stored job.
    #[must_use]
    pub fn of(card: &'a JobCard) -> Self {
        Self::new(card.kind, card.when_text.as_deref(), card.start_date.as_deref(), card.end_date.as_deref())
    }

    fn of_draft(draft: &'a Draft) -> Self {
        Self::new(draft.kind, draft.when_text.as_deref(), draft.start_date.as_deref(), draft.end_date.as_deref())
    }

    /// Returns the days of a job with these columns.
    #[must_use]
    pub fn new(kind: Kind, text: Option<&str>, first: Option<&'a str>, last: Option<&'a str>) -> Self {
        let repeats = text.is_some_and(|text| !text.trim().is_empty());
        Self { first, last, is_once: kind == Kind::OneOff || kind == Kind::Shift && !repeats }
    }

    /// Returns the last day of the work, YYYY-MM-DD. `None` if the job doesn't say.
    #[must_use]
    pub fn last(self) -> Option<&'a str> {
        self.last.or(self.first.filter(|_| self.is_once))
    }

    /// Returns the day of work that takes only one, YYYY-MM-DD.
    #[must_use]
    pub fn only(self) -> Option<&'a str> {
        self.first.filter(|_| self.first == self.last())
    }

    /// Returns when the work is over, in milliseconds since the epoch: at the end of its last day. `None` if the job doesn't
    /// say.
    #[must_use]
    pub fn end(self, zone: &str) -> Option<i64> {
        self.last().and_then(|last| clock::end_of_day(zone, last))
    }
}

/// Returns when work that takes one day begins and ends, in milliseconds since the epoch, or when it would on another day
/// (YYYY-MM-DD). `None` if the job takes more days, or doesn't say when.
#[must_use]
pub fn shift(card: &JobCard, zone: &str, other_day: Option<&str>) -> Option<(i64, i64)> {
    let only = Days::of(card).only()?;
    let day = other_day.unwrap_or(only);
    let (from, to) = (card.start_time.as_deref()?, card.end_time.as_deref()?);
    // What doesn't end after it starts ends on the next day.
    let last = if to > from { day.to_owned() } else { clock::add_days(day, 1)? };
    Some((clock::instant_of(zone, day, from)?, clock::instant_of(zone, &last, to)?))
}

/// Validates that the work isn't over already, unless an edit leaves the days of the job as they are.
///
/// # Errors
/// 422 on the field with the last day.
pub fn check(tx: &mut Tx, draft: &Draft, before: Option<&JobCard>) -> Result<()> {
    let (days, zone, now) = (Days::of_draft(draft), site::store::zone(tx)?, tx.now());
    let is_over = days.end(&zone).is_some_and(|end| end <= now);
    let field = if draft.end_date.is_some() { "endDate" } else { "startDate" };
    let mut checks = Validator::default();
    let is_same = before.is_some_and(|card| Days::of(card) == days);
    checks.require(is_same || !is_over, field, "This day has passed. Choose another.");
    checks.finish()
}

/// Whether the work of a job is over.
pub fn is_over(tx: &mut Tx, card: &JobCard) -> db::Result<bool> {
    Ok(Days::of(card).end(&site::store::zone(tx)?).is_some_and(|end| end <= tx.now()))
}

/// Returns when a job that is listed or renewed now expires.
pub fn until(tx: &mut Tx, card: &JobCard) -> db::Result<i64> {
    let now = tx.now();
    Ok(match Days::of(card).end(&site::store::zone(tx)?) {
        Some(end) if end <= now => now + LATE,
        end => end.map_or(now + LISTED_FOR, |end| end.min(now + LISTED_FOR)),
    })
}

/// Whether renewing a job would list it longer: its work doesn't end with its term, and isn't over.
pub fn is_renewable(tx: &mut Tx, card: &JobCard) -> db::Result<bool> {
    let listed = card.expires_at.unwrap_or_default().max(tx.now());
    Ok(Days::of(card).end(&site::store::zone(tx)?).is_none_or(|end| end > listed))
}

/// Returns when a listed job expires after an edit, if that changes.
pub fn moved(tx: &mut Tx, before: &JobCard, after: &JobCard) -> db::Result<Option<i64>> {
    let Some(expires_at) = before.expires_at.filter(|_| before.status.is_on_board()) else { return Ok(None) };
    if Days::of(before) == Days::of(after) {
        return Ok(None);
    }
    let end = if is_renewable(tx, before)? {
        // The days didn't end the term, so they can only shorten it.
        until(tx, after)?.min(expires_at)
    } else {
        until(tx, after)?
    };
    Ok(Some(end).filter(|end| *end != expires_at))
}
