//! Stored track records of employers; the applications feature computes them.

use crate::db::{Result, Tx, value};
use crate::ids::EmployerId;
use crate::{args, statements};

statements! {
    STALE = "SELECT id FROM employers WHERE measured_at <= $1 ORDER BY measured_at, id LIMIT 50";
    SAVE = "UPDATE employers SET jobs_ended = $2, jobs_hired = $3, reply_median = $4, replies_due = $5, replies_on_time = $6,
              seen_at = COALESCE(CAST($7 AS BIGINT), seen_at), measured_at = $8 WHERE id = $1";
}

/// The track record of one employer.
#[derive(Clone, Copy, Debug)]
pub struct TrackRecordRow {
    /// Id of the employer.
    pub employer: EmployerId,
    /// Number of jobs that were filled, closed or expired.
    pub jobs_ended: i64,
    /// Number of those with at least one hire.
    pub jobs_hired: i64,
    /// Median time to the first reply, in milliseconds; `None` with too few replies.
    pub reply_median: Option<i64>,
    /// Number of applications whose reply deadline has passed.
    pub replies_due: i64,
    /// Number of those that got a reply by the deadline.
    pub replies_on_time: i64,
    /// When a member was last on the site; `None` leaves the stored time as it is.
    pub last_seen: Option<i64>,
}

/// Returns a batch of employers whose track record was computed at or before a time, oldest first.
pub fn stale(tx: &mut Tx, before: i64) -> Result<Vec<EmployerId>> {
    tx.all(STALE, args![before], value)
}

/// Saves an employer's track record.
pub fn save(tx: &mut Tx, row: &TrackRecordRow) -> Result<()> {
    let &TrackRecordRow {
        employer,
        jobs_ended: ended,
        jobs_hired: hired,
        reply_median,
        replies_due: due,
        replies_on_time: on_time,
        last_seen: seen,
    } = row;
    tx.run(SAVE, args![employer, ended, hired, reply_median, due, on_time, seen, tx.now()]).map(drop)
}
