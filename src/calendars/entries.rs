//! What a person's calendar reads: the interviews and shifts of their own and of the employers that they hire for.

use crate::clock::DAY;
use crate::db::{Result, Tx};
use crate::employers::model::Rights;
use crate::employers::rights;
use crate::ids::UserId;
use crate::text::calendar::Entry;
use crate::{interviews, shifts};

/// How far back it goes, in milliseconds.
pub const BACK: i64 = 30 * DAY;
/// How far ahead it goes, in milliseconds.
pub const AHEAD: i64 = 180 * DAY;
/// Maximum number of entries.
pub const MAX: usize = 500;

/// Returns a person's entries, the earliest first, at most 500. Upcoming ones take precedence over past ones.
pub fn of_person(tx: &mut Tx, user: UserId, host: &str) -> Result<Vec<Entry>> {
    let now = tx.now();
    let mut entries = between(tx, user, host, (now - DAY, now + AHEAD))?;
    entries.truncate(MAX);
    let mut over = between(tx, user, host, (now - BACK, now - DAY))?;
    over.drain(..over.len().saturating_sub(MAX - entries.len()));
    over.append(&mut entries);
    Ok(over)
}

/// Returns the entries that begin in a range of time, the earliest first, without repeats.
fn between(tx: &mut Tx, user: UserId, host: &str, times: (i64, i64)) -> Result<Vec<Entry>> {
    let site = &interviews::store::calendar_site(tx)?;
    let mut entries = interviews::entries::of_worker(tx, user, times, (site, host))?;
    entries.extend(shifts::entries::of_worker(tx, user, times, site)?);
    for employer in rights::employers(tx, user, Rights::can_view_applications)? {
        entries.extend(interviews::entries::of_employer(tx, employer, times, (site, host))?);
        entries.extend(shifts::entries::of_employer(tx, employer, times, site)?);
    }
    entries.sort_by(|one, other| (one.starts_at, &one.uid).cmp(&(other.starts_at, &other.uid)));
    entries.dedup_by(|one, other| one.uid == other.uid);
    Ok(entries)
}
