//! Employers' track records, recomputed on a schedule from jobs, applications and sessions.

use crate::clock::{DAY, HOUR};
use crate::db::{Db, Result, Row, Tx, value};
use crate::employers::track_record::{self, TrackRecordRow};
use crate::ids::EmployerId;
use crate::{args, statements};

/// Age at which a track record is due to be recomputed.
const MAX_AGE: i64 = HOUR;
/// Reply times are measured over applications this recent; older ones say little about today.
const REPLY_WINDOW: i64 = 180 * DAY;
/// Reply deadlines are counted over applications this recent.
const DEADLINE_WINDOW: i64 = 365 * DAY;
/// Fewer replies than this give no meaningful median.
const MIN_REPLIES: usize = 3;

statements! {
    JOBS = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COALESCE(SUM(CASE WHEN filled > 0 THEN 1 ELSE 0 END), 0) AS BIGINT)
            FROM jobs WHERE employer_id = $1 AND status IN ('filled', 'closed', 'expired') AND listed_at IS NOT NULL AND hiring_name IS NULL";
    // Of the newest 2,000: older ones hardly change the figures.
    REPLY_TIMES = "SELECT a.answered_at - a.created_at FROM (SELECT * FROM applications WHERE employer_id = $1 ORDER BY id DESC LIMIT 2000) AS a
            WHERE a.answered_at IS NOT NULL AND a.created_at > $2 LIMIT 500";
    DEADLINE_COUNTS = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COALESCE(SUM(CASE WHEN a.answered_at <= a.answer_by THEN 1 ELSE 0 END), 0) AS BIGINT)
            FROM (SELECT * FROM applications WHERE employer_id = $1 ORDER BY id DESC LIMIT 2000) AS a
            WHERE a.answer_by <= $2 AND a.created_at > $3 AND a.status <> 'withdrawn' AND COALESCE(a.ending, '') <> 'refused'";
    LAST_SEEN = "SELECT MAX(s.last_seen_at) FROM employer_members m JOIN sessions s ON s.user_id = m.user_id WHERE m.employer_id = $1";
}

/// Recomputes one batch of track records older than an hour; returns whether there may be more. The figures come from a
/// read transaction, because counting an employer's jobs must not block the writer.
pub async fn refresh(db: &Db) -> Result<bool> {
    let records = db
        .read(move |tx| {
            let stale = track_record::stale(tx, tx.now() - MAX_AGE)?;
            stale.into_iter().map(|employer| compute(tx, employer)).collect::<Result<Vec<_>>>()
        })
        .await?;
    let any = !records.is_empty();
    if any {
        db.write(move |tx| records.iter().try_for_each(|record| track_record::save(tx, record))).await?;
    }
    Ok(any)
}

fn compute(tx: &mut Tx, employer: EmployerId) -> Result<TrackRecordRow> {
    let now = tx.now();
    let pair = |row: &mut Row| Ok((row.take::<i64>()?, row.take::<i64>()?));
    let (ended, hired) = tx.one(JOBS, args![employer], pair)?;
    let mut times = tx.all(REPLY_TIMES, args![employer, now - REPLY_WINDOW], value::<i64>)?;
    let (due, replied_on_time) = tx.one(DEADLINE_COUNTS, args![employer, now, now - DEADLINE_WINDOW], pair)?;
    let seen = tx.one(LAST_SEEN, args![employer], value::<Option<i64>>)?;
    Ok(TrackRecordRow {
        employer,
        jobs_ended: ended,
        jobs_hired: hired,
        reply_median: median(&mut times),
        replies_due: due,
        replies_on_time: replied_on_time,
        last_seen: seen,
    })
}

/// Returns the median (of two middle values, the upper one); `None` with fewer than [`MIN_REPLIES`] values.
fn median(times: &mut [i64]) -> Option<i64> {
    times.sort_unstable();
    (times.len() >= MIN_REPLIES).then(|| times[times.len() / 2])
}
