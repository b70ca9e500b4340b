//! Events in the database, and the statements that count them.

use super::model::{Funnels, StoredEvent};
use crate::clock::DAY;
use crate::db::{Result, Sql, Tx, value};
use crate::tasks::{self, Task};
use crate::web::Counted;
use crate::{args, statements};

/// Retention of individual events, in days.
pub const EVENT_RETENTION_DAYS: i64 = 30;
/// Retention of daily totals, in days.
const TOTALS_RETENTION_DAYS: i64 = 400;
/// Maximum number of individual events; the oldest are deleted first.
const MAX_EVENTS: i64 = 500_000;
/// Maximum number of events deleted in one batch.
const DELETE_BATCH: i64 = 500;

statements! {
    INSERT = "INSERT INTO analytics_events (at, event, session, visitor, path, source, device, job_id, query, results, category, amount, depth)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)";
    OLDEST = "SELECT MIN(at) FROM analytics_events";
    HAS_ROWS = "SELECT EXISTS (SELECT 1 FROM analytics_events) OR EXISTS (SELECT 1 FROM analytics_days)";
    DELETE_OLD = "DELETE FROM analytics_events WHERE id IN (SELECT id FROM analytics_events WHERE at < $1 ORDER BY at LIMIT $2)";
    DELETE_EXCESS = "DELETE FROM analytics_events WHERE id <= (SELECT MAX(id) FROM analytics_events) - $1
                 AND id IN (SELECT id FROM analytics_events ORDER BY id LIMIT $2)";
    DELETE_TOTALS = "DELETE FROM analytics_days WHERE day = (SELECT MIN(day) FROM analytics_days) AND day < $1";
    SAVE_TOTAL = "INSERT INTO analytics_days (day, measure, name, count) VALUES ($1, $2, $3, $4)
           ON CONFLICT (day, measure, name) DO UPDATE SET count = excluded.count";
    HAS_TOTALS = "SELECT EXISTS (SELECT 1 FROM analytics_days WHERE day = $1)";
    TOTALS = "SELECT name, CAST(SUM(count) AS BIGINT) AS total FROM analytics_days WHERE measure = $1 AND day >= $2
            GROUP BY name ORDER BY total DESC, name LIMIT $3";
    BY_DAY = "SELECT day, CAST(COALESCE(SUM(CASE WHEN measure = 'visits' THEN count END), 0) AS BIGINT),
                CAST(COALESCE(SUM(CASE WHEN measure = 'visitors' THEN count END), 0) AS BIGINT)
              FROM analytics_days WHERE day >= $1 AND measure IN ('visits', 'visitors') GROUP BY day ORDER BY day";
    VISITORS = "SELECT CAST(COUNT(DISTINCT visitor) AS BIGINT) FROM analytics_events WHERE at >= $1 AND at < $2";
    PAGES = "SELECT path, CAST(COUNT(*) AS BIGINT) AS n FROM analytics_events WHERE at >= $1 AND at < $2 AND event = 'page_view'
             GROUP BY path ORDER BY n DESC, path LIMIT $3";
    SOURCES = "SELECT source, CAST(COUNT(DISTINCT session) AS BIGINT) AS n FROM analytics_events WHERE at >= $1 AND at < $2 AND source <> ''
               GROUP BY source ORDER BY n DESC, source LIMIT $3";
    DEVICES = "SELECT device, CAST(COUNT(DISTINCT session) AS BIGINT) AS n FROM analytics_events WHERE at >= $1 AND at < $2 AND device <> ''
               GROUP BY device ORDER BY n DESC, device LIMIT $3";
    DEPTHS = "SELECT CAST(depth AS TEXT), CAST(COUNT(*) AS BIGINT) AS n FROM analytics_events WHERE at >= $1 AND at < $2 AND depth IS NOT NULL
              GROUP BY depth ORDER BY depth LIMIT $3";
    SEARCHES = "SELECT query, CAST(COUNT(*) AS BIGINT) AS n FROM analytics_events WHERE at >= $1 AND at < $2 AND query IS NOT NULL
                GROUP BY query ORDER BY n DESC, query LIMIT $3";
    EMPTY_SEARCHES = "SELECT query, CAST(COUNT(*) AS BIGINT) AS n FROM analytics_events WHERE at >= $1 AND at < $2 AND query IS NOT NULL AND results = 0
             GROUP BY query ORDER BY n DESC, query LIMIT $3";
    EVENTS = "SELECT event, CAST(COUNT(*) AS BIGINT) AS n FROM analytics_events WHERE at >= $1 AND at < $2
              AND event IN ('consent_given', 'consent_declined') GROUP BY event ORDER BY event LIMIT $3";
    FUNNELS = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COALESCE(SUM(searched), 0) AS BIGINT), CAST(COALESCE(SUM(searched * opened), 0) AS BIGINT),
                 CAST(COALESCE(SUM(searched * opened * applied), 0) AS BIGINT), CAST(COALESCE(SUM(posted), 0) AS BIGINT)
               FROM (SELECT session, MAX(CASE WHEN event = 'search' THEN 1 ELSE 0 END) AS searched,
                       MAX(CASE WHEN event = 'page_view' AND path = '/jobs/{id}' THEN 1 ELSE 0 END) AS opened,
                       MAX(CASE WHEN event = 'application_submitted' THEN 1 ELSE 0 END) AS applied,
                       MAX(CASE WHEN event = 'job_posted' THEN 1 ELSE 0 END) AS posted
                     FROM analytics_events WHERE at >= $1 AND at < $2 AND session IS NOT NULL GROUP BY session) AS visit";
}

/// The measures counted by name, each with the statement that counts it in the raw events.
pub const MEASURES: [(&str, Sql); 7] = [
    ("page", PAGES),
    ("source", SOURCES),
    ("device", DEVICES),
    ("depth", DEPTHS),
    ("search", SEARCHES),
    ("empty", EMPTY_SEARCHES),
    ("event", EVENTS),
];

/// Stores an event, and queues the roll-up unless it's already queued.
pub fn insert(tx: &mut Tx, event: &StoredEvent) -> Result<()> {
    let p = &event.properties;
    let args = args![
        event.at,
        event.event.as_str(),
        event.session.as_deref(),
        event.visitor.as_deref(),
        &event.path,
        &event.source,
        event.device,
        p.job_id,
        p.query.as_deref(),
        p.results_count,
        p.category.as_deref(),
        p.budget.or(p.proposed_rate),
        p.depth
    ];
    tx.run(INSERT, args)?;
    tasks::store::enqueue(tx, Task::RollUp, tx.now())
}

/// Counts raw events by name between two times, for up to `limit` names.
pub fn count(tx: &mut Tx, list: Sql, from: i64, to: i64, limit: i64) -> Result<Vec<Counted>> {
    tx.all(list, args![from, to, limit], |row| Ok(Counted { name: row.take()?, count: row.take()? }))
}

/// Counts the visits that reached each funnel step between two times.
pub fn funnels(tx: &mut Tx, from: i64, to: i64) -> Result<Funnels> {
    tx.one(FUNNELS, args![from, to], |row| {
        Ok(Funnels {
            visits: row.take()?,
            searched: row.take()?,
            opened: row.take()?,
            applied: row.take()?,
            posted: row.take()?,
        })
    })
}

/// Counts distinct browsers between two times.
pub fn visitors(tx: &mut Tx, from: i64, to: i64) -> Result<i64> {
    tx.one(VISITORS, args![from, to], value)
}

/// Returns true if there are no events and no daily totals.
pub fn is_empty(tx: &mut Tx) -> Result<bool> {
    Ok(!tx.one(HAS_ROWS, &[], value::<bool>)?)
}

/// Returns the arrival time of the oldest stored event.
pub fn oldest_event_time(tx: &mut Tx) -> Result<Option<i64>> {
    tx.one(OLDEST, &[], value)
}

/// Returns whether the day has totals.
pub fn has_totals(tx: &mut Tx, day: &str) -> Result<bool> {
    tx.one(HAS_TOTALS, args![day], value)
}

/// Stores a total for a day.
pub fn save_total(tx: &mut Tx, day: &str, measure: &str, name: &str, count: i64) -> Result<()> {
    tx.run(SAVE_TOTAL, args![day, measure, name, count]).map(drop)
}

/// Adds up stored totals by name since a day, for up to `limit` names, highest first.
pub fn totals(tx: &mut Tx, measure: &str, since: &str, limit: i64) -> Result<Vec<Counted>> {
    tx.all(TOTALS, args![measure, since, limit], |row| Ok(Counted { name: row.take()?, count: row.take()? }))
}

/// Returns visits and visitors by day, since a day.
pub fn by_day(tx: &mut Tx, since: &str) -> Result<Vec<super::model::Day>> {
    tx.all(BY_DAY, args![since], |row| {
        Ok(super::model::Day { day: row.take()?, visits: row.take()?, visitors: row.take()? })
    })
}

/// Deletes the totals of one day before `oldest_day`, and a batch of events that are too old or too many. Returns whether
/// there was anything to delete.
pub fn sweep(tx: &mut Tx, oldest_day: &str) -> Result<bool> {
    let totals = tx.run(DELETE_TOTALS, args![oldest_day])?;
    let old = tx.run(DELETE_OLD, args![tx.now() - (EVENT_RETENTION_DAYS + 1) * DAY, DELETE_BATCH])?;
    let over = tx.run(DELETE_EXCESS, args![MAX_EVENTS, DELETE_BATCH])?;
    Ok(totals + old + over > 0)
}

/// Retention of daily totals, in milliseconds.
pub const TOTALS_RETENTION: i64 = TOTALS_RETENTION_DAYS * DAY;
