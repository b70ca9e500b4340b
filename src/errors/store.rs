//! Errors in the database. Groups and occurrences are both capped.

use super::model::{Cause, ErrorGroup, ErrorState, Occurrence, OwnError, is_later_release, new_reference};
use crate::clock::DAY;
use crate::db::{Result, Row, Tx, value};
use crate::events::{Event, OfficeNews};
use crate::ids::{ErrorGroupId, OccurrenceId, UserId};
use crate::web::{Counted, List, Page};
use crate::{args, statements};

/// Maximum number of error groups; the one seen least recently is deleted first.
pub const MAX_GROUPS: i64 = 2_000;
/// Maximum number of occurrences; the oldest are deleted first.
pub const MAX_OCCURRENCES: i64 = 20_000;
/// How long to keep an occurrence, and a group after its last occurrence.
const RETENTION: i64 = 90 * DAY;
/// Number of latest occurrences returned with a group.
const MAX_LATEST: i64 = 5;
/// Number of most affected releases and pages returned with a group.
const MAX_COUNTED: i64 = 5;

macro_rules! groups {
    ($rest:literal) => {
        concat!(
            "SELECT g.id, g.name, g.message, g.frame, g.state, g.count, g.first_seen, g.last_seen,
               (SELECT CAST(COUNT(DISTINCT o.user_id) AS BIGINT) FROM error_occurrences o WHERE o.group_id = g.id)
             FROM error_groups g ",
            $rest
        )
    };
}

macro_rules! own {
    ($rest:literal) => {
        concat!(
            "SELECT o.id, o.reference, o.page, o.at, g.state FROM error_occurrences o JOIN error_groups g ON g.id = o.group_id
             WHERE o.user_id = $1 ",
            $rest
        )
    };
}

statements! {
    IS_KNOWN = "SELECT EXISTS (SELECT 1 FROM error_occurrences WHERE reference = $1)";
    GROUP = "SELECT id, state, resolved_in FROM error_groups WHERE fingerprint = $1";
    NEW_GROUP = "INSERT INTO error_groups (fingerprint, name, message, frame, state, count, first_seen, last_seen) VALUES ($1, $2, $3, $4, 'open', 0, $5, $5) RETURNING id";
    ADD_OCCURRENCE = "UPDATE error_groups SET count = count + 1, last_seen = $2, state = $3 WHERE id = $1";
    INSERT = "INSERT INTO error_occurrences (group_id, reference, user_id, release, page, browser, at) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id";
    // Ids increase over time, so each insert can delete the row it pushes over the limit.
    DELETE_OVER_LIMIT = "DELETE FROM error_occurrences WHERE id <= $1";
    GROUP_COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM error_groups";
    DELETE_OLDEST_GROUP = "DELETE FROM error_groups WHERE id IN (SELECT id FROM error_groups ORDER BY last_seen, id LIMIT 1)";
    DELETE_EXPIRED = "DELETE FROM error_occurrences WHERE id IN (SELECT id FROM (SELECT id, at FROM error_occurrences ORDER BY id LIMIT 1000) AS oldest WHERE at <= $1)";
    DELETE_EXPIRED_GROUPS = "DELETE FROM error_groups WHERE id IN (SELECT id FROM error_groups WHERE last_seen <= $1 ORDER BY last_seen LIMIT 500)";
    OWN = own!("AND o.id < $2 ORDER BY o.id DESC LIMIT $3");
    OWN_BEFORE = own!("AND o.id > $2 ORDER BY o.id LIMIT $3");
    LIST = groups!("WHERE g.state = $1 AND (g.last_seen, g.id) < ($2, $3) ORDER BY g.last_seen DESC, g.id DESC LIMIT $4");
    LIST_BEFORE = groups!("WHERE g.state = $1 AND (g.last_seen, g.id) > ($2, $3) ORDER BY g.last_seen, g.id LIMIT $4");
    ONE = groups!("WHERE g.id = $1");
    LATEST_OF = "SELECT reference, release, page, browser, at FROM error_occurrences WHERE group_id = $1 ORDER BY id DESC LIMIT $2";
    RELEASES = "SELECT release, CAST(COUNT(*) AS BIGINT) AS times FROM error_occurrences WHERE group_id = $1 AND release <> '' GROUP BY release ORDER BY times DESC, release LIMIT $2";
    PAGES = "SELECT page, CAST(COUNT(*) AS BIGINT) AS times FROM error_occurrences WHERE group_id = $1 GROUP BY page ORDER BY times DESC, page LIMIT $2";
    GROUP_OF = "SELECT group_id FROM error_occurrences WHERE reference = $1";
    SET_STATE = "UPDATE error_groups SET state = $2, resolved_in = $3 WHERE id = $1";
}

/// An error to record.
pub struct NewOccurrence {
    /// Cause of the error.
    pub cause: Cause,
    /// Reference number shown on the error screen.
    pub reference: String,
    /// User it affected; `None` for a visitor without an account.
    pub user: Option<UserId>,
    /// Release the page was loaded from.
    pub release: String,
    /// Page where it happened.
    pub page: String,
    /// Browser and operating system.
    pub browser: String,
}

/// Records an occurrence. A report with a known reference number is a repeat and is ignored.
pub fn record(tx: &mut Tx, occurrence: &NewOccurrence) -> Result<()> {
    let now = tx.now();
    if tx.one(IS_KNOWN, args![&occurrence.reference], value)? {
        return Ok(());
    }
    let fingerprint = occurrence.cause.fingerprint();
    let known =
        tx.find(GROUP, args![&fingerprint[..]], |row| Ok((row.take()?, row.take()?, row.take::<Option<String>>()?)))?;
    let (group, state, is_news) = match known {
        Some((id, ErrorState::Resolved, Some(fixed_in))) if is_later_release(&occurrence.release, &fixed_in) => {
            (id, ErrorState::Open, true)
        }
        Some((id, state, _)) => (id, state, false),
        None => (new_group(tx, &occurrence.cause, &fingerprint)?, ErrorState::Open, true),
    };
    if is_news {
        tx.emit(Event::OfficeNews(OfficeNews::Error))?;
    }
    tx.run(ADD_OCCURRENCE, args![group, now, state.as_str()])?;
    let args = args![
        group,
        &occurrence.reference,
        occurrence.user,
        &occurrence.release,
        &occurrence.page,
        &occurrence.browser,
        now
    ];
    let id: OccurrenceId = tx.insert(INSERT, args)?;
    tx.run(DELETE_OVER_LIMIT, args![id.0 - MAX_OCCURRENCES]).map(drop)
}

/// Records that a piece of the scheduled work failed, or that it set a row aside.
pub fn record_work(tx: &mut Tx, piece: &str, reason: &str, row: Option<i64>) -> Result<()> {
    let page = row.map_or_else(|| piece.to_owned(), |row| format!("{piece} {row}"));
    let occurrence = NewOccurrence {
        cause: Cause::of_work(piece, reason),
        reference: new_reference(),
        user: None,
        release: env!("CARGO_PKG_VERSION").to_owned(),
        page,
        browser: String::new(),
    };
    record(tx, &occurrence)
}

fn new_group(tx: &mut Tx, cause: &Cause, fingerprint: &[u8]) -> Result<ErrorGroupId> {
    if tx.one(GROUP_COUNT, args![], value::<i64>)? >= MAX_GROUPS {
        tx.run(DELETE_OLDEST_GROUP, args![])?;
    }
    tx.insert(NEW_GROUP, args![fingerprint, &cause.name, &cause.message, &cause.frame, tx.now()])
}

/// Returns a page of the errors that affected a user, newest first.
pub fn own(tx: &mut Tx, user: UserId, page: &Page) -> Result<List<OwnError>> {
    let (sql, from) = page.start(OWN, OWN_BEFORE, i64::MAX);
    let rows = tx.all(sql, args![user, from, page.rows()], |row| {
        Ok(OwnError { id: row.take()?, reference: row.take()?, page: row.take()?, at: row.take()?, state: row.take()? })
    })?;
    Ok(page.list(rows, |error| error.id.0))
}

/// Returns a page of the error groups in a state, most recently seen first.
pub fn list(tx: &mut Tx, state: ErrorState, page: &Page<(i64, i64)>) -> Result<List<ErrorGroup>> {
    let (sql, (at, id)) = page.start(LIST, LIST_BEFORE, (i64::MAX, i64::MAX));
    let mut groups = tx.all(sql, args![state.as_str(), at, id, page.rows()], row)?;
    for group in &mut groups {
        load_details(tx, group)?;
    }
    Ok(page.list(groups, |group| (group.last_seen, group.id.0)))
}

/// Finds an error group.
pub fn find(tx: &mut Tx, id: ErrorGroupId) -> Result<Option<ErrorGroup>> {
    let Some(mut group) = tx.find(ONE, args![id], row)? else { return Ok(None) };
    load_details(tx, &mut group)?;
    Ok(Some(group))
}

fn row(row: &mut Row) -> Result<ErrorGroup> {
    Ok(ErrorGroup {
        id: row.take()?,
        name: row.take()?,
        message: row.take()?,
        frame: row.take()?,
        state: row.take()?,
        count: row.take()?,
        first_seen: row.take()?,
        last_seen: row.take()?,
        people: row.take()?,
        releases: Vec::new(),
        pages: Vec::new(),
        latest: Vec::new(),
        feedback: Vec::new(),
    })
}

fn load_details(tx: &mut Tx, group: &mut ErrorGroup) -> Result<()> {
    let counted = |row: &mut Row| Ok(Counted { name: row.take()?, count: row.take()? });
    group.releases = tx.all(RELEASES, args![group.id, MAX_COUNTED], counted)?;
    group.pages = tx.all(PAGES, args![group.id, MAX_COUNTED], counted)?;
    group.latest = tx.all(LATEST_OF, args![group.id, MAX_LATEST], |row| {
        Ok(Occurrence {
            reference: row.take()?,
            release: row.take()?,
            page: row.take()?,
            browser: row.take()?,
            at: row.take()?,
        })
    })?;
    Ok(())
}

/// Finds the group of an error by its reference number.
pub fn group_by_reference(tx: &mut Tx, reference: &str) -> Result<Option<ErrorGroupId>> {
    tx.find(GROUP_OF, args![reference], value)
}

/// Sets the state of an error group and, if it is resolved, the release that fixes it.
pub fn set_state(tx: &mut Tx, id: ErrorGroupId, state: ErrorState, fixed_in: Option<&str>) -> Result<()> {
    tx.run(SET_STATE, args![id, state.as_str(), fixed_in]).map(drop)
}

/// Deletes expired occurrences and groups.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    let now = tx.now();
    tx.run(DELETE_EXPIRED, args![now - RETENTION])?;
    tx.run(DELETE_EXPIRED_GROUPS, args![now - RETENTION]).map(drop)
}
