//! The stored track record of employers; the applications feature computes it.

use crate::db::{Result, Tx, value};
use crate::{args, statements};

statements! {
    STALE = "SELECT id FROM employers WHERE truth_at <= $1 ORDER BY truth_at, id LIMIT 50";
    SAVE = "UPDATE employers SET jobs_ended = $2, jobs_hired = $3, reply_median = $4, replies_due = $5, replies_kept = $6,
              seen_at = COALESCE(CAST($7 AS BIGINT), seen_at), truth_at = $8 WHERE id = $1";
}

/// The figures of one employer.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// Whose.
    pub employer: i64,
    /// Jobs that ended.
    pub ended: i64,
    /// Those of them that hired somebody.
    pub hired: i64,
    /// The median time of an answer, milliseconds.
    pub reply_median: Option<i64>,
    /// Answers that were due.
    pub due: i64,
    /// Those of them that came in time.
    pub kept: i64,
    /// When a member was last on the site.
    pub seen: Option<i64>,
}

/// Employers whose figures were computed before an instant, the oldest first.
pub fn stale(tx: &mut Tx, before: i64) -> Result<Vec<i64>> {
    tx.all(STALE, args![before], value)
}

/// Saves the figures of an employer.
pub fn save(tx: &mut Tx, figures: &Figures) -> Result<()> {
    let &Figures { employer, ended, hired, reply_median, due, kept, seen } = figures;
    tx.run(SAVE, args![employer, ended, hired, reply_median, due, kept, seen, tx.now()]).map(drop)
}
