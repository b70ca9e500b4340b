//! The search index: for each term, the set of jobs that have it.
//!
//! A term is a word's stem, or a property such as `category:food`. Sets are combined as the search asks, so a search's
//! cost depends on its number of terms and hardly on the number of jobs. Like a log-structured merge tree, the index has a
//! few recent jobs as they are, and segments of growing size, each of which stores its sets once and never changes
//! them. A job that is removed, or changed and stored anew, is only taken out of its segment's set of live jobs.

pub mod check;
mod matches;
pub mod merge;
mod postings;
pub mod reader;
pub mod recent;

use std::collections::BTreeSet;

pub use matches::Matches;
pub use merge::merge;
pub use postings::Jobs;
pub use reader::{Expr, Index};

use crate::db::{Error, Result, Tx, value};
use crate::ids::SegmentId;
use crate::tasks::{self, Task};
use crate::{args, statements};

/// Number of recent jobs that become a segment.
const RECENT: i64 = 32;
/// With more segments than this, adding one also runs some merge steps, so that an import can't outrun the merging. The more
/// segments there are, the more steps it runs.
const MAX_SEGMENTS: i64 = 150;
const MIN_MERGE_STEPS: i64 = 4;
const SEGMENTS_PER_MERGE_STEP: i64 = 4;

statements! {
    ADD_RECENT = "INSERT INTO search_recent (listing, terms) VALUES ($1, $2)";
    REMOVE_RECENT = "DELETE FROM search_recent WHERE listing = $1";
    COUNT_SEGMENTS = "SELECT CAST(COUNT(*) AS BIGINT) FROM search_segments";
    COUNT_RECENT = "SELECT CAST(COUNT(*) AS BIGINT) FROM search_recent";

    HOLDERS = "SELECT id, live FROM search_segments WHERE state = 'ready' AND first <= $1 AND last >= $1 ORDER BY id DESC LIMIT 1000";
    SET_LIVE = "UPDATE search_segments SET live = $2, size = $3 WHERE id = $1";
}

/// Adds a job under its listing number, or replaces its terms.
pub fn put(tx: &mut Tx, listing: i64, terms: &BTreeSet<String>) -> Result<()> {
    remove(tx, listing)?;
    // Terms are stored one a line. One with a line break would add others.
    let terms = terms.iter().map(String::as_str).filter(|term| !term.contains('\n'));
    let terms = terms.collect::<Vec<_>>().join("\n");
    tx.run(ADD_RECENT, args![listing, &terms])?;
    if tx.one(COUNT_RECENT, &[], value::<i64>)? >= RECENT {
        merge::store_recent(tx)?;
        tasks::store::enqueue(tx, Task::SearchIndex, tx.now())?;
        // An import adds segments faster than the task merges them.
        let too_many = tx.one(COUNT_SEGMENTS, &[], value::<i64>)? - MAX_SEGMENTS;
        if too_many > 0 {
            for _ in 0..MIN_MERGE_STEPS + too_many / SEGMENTS_PER_MERGE_STEP {
                merge(tx)?;
            }
        }
    }
    Ok(())
}

/// Removes a job, if it's in the index.
pub fn remove(tx: &mut Tx, listing: i64) -> Result<()> {
    if tx.run(REMOVE_RECENT, args![listing])? > 0 {
        return Ok(());
    }
    let job = number(listing)?;
    for (segment, live) in
        tx.all(HOLDERS, args![listing], |row| Ok((row.take::<SegmentId>()?, row.take::<Vec<u8>>()?)))?
    {
        let mut live = postings::decode(&live)?;
        if live.remove(job) {
            let bytes = postings::encode(&live)?;
            tx.run(SET_LIVE, args![segment, bytes.as_slice(), size(&live)])?;
            return Ok(());
        }
    }
    Ok(())
}

/// Returns a listing number as it is stored in sets.
///
/// # Errors
/// [`Error::Invalid`] after four billion listings.
fn number(listing: i64) -> Result<u32> {
    u32::try_from(listing).map_err(|_| Error::Invalid(format!("listing {listing} is too large for the search index")))
}

fn size(jobs: &Jobs) -> i64 {
    i64::try_from(jobs.len()).unwrap_or(i64::MAX)
}
