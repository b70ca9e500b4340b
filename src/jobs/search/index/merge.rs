//! Making segments of recent jobs, and merging segments, in steps so short that no write waits for long.

use std::collections::BTreeMap;

use super::postings::{self, Jobs};
use super::{recent, size};
use crate::db::{Result, Row, Tx, value};
use crate::ids::SegmentId;
use crate::{args, statements};

/// Number of segments of similar size that are merged into one. A search looks its words up in every segment, so there are
/// few; each job is written again at every level instead, eight times on a board of a million.
const MERGED: usize = 4;
/// Smallest size of a segment that isn't on the lowest level. Half of what is merged, so that a segment stays on its
/// level until half of its jobs are gone.
const LEVEL_BASE: i64 = 16;
/// Terms of each segment per step.
const TERMS_PER_STEP: i64 = 1_000;
/// Postings deleted per step.
const DELETED_PER_STEP: i64 = 4_000;

statements! {
    DELETE_RECENT = "DELETE FROM search_recent";
    ADD_SEGMENT = "INSERT INTO search_segments (state, first, last, live, size) VALUES ($1, $2, $3, $4, $5) RETURNING id";
    ADD_POSTING = "INSERT INTO search_postings (segment_id, term, jobs) VALUES ($1, $2, $3)";
    READY = "SELECT id, first, last, size FROM search_segments WHERE state = 'ready' ORDER BY last, id LIMIT 5000";
    SET_STATE = "UPDATE search_segments SET state = $2 WHERE id = $1";
    BUILDING = "SELECT id FROM search_segments WHERE state = 'building' ORDER BY id LIMIT 1";
    DROPPED = "SELECT id FROM search_segments WHERE state = 'dropped' ORDER BY id LIMIT 1";
    SET_TARGET = "UPDATE search_segments SET target_id = $2 WHERE id = $1";
    SOURCES = "SELECT id, live FROM search_segments WHERE target_id = $1 ORDER BY id LIMIT 100";
    LAST_TERM = "SELECT COALESCE(MAX(term), '') FROM search_postings WHERE segment_id = $1";
    TERMS = "SELECT term, jobs FROM search_postings WHERE segment_id = $1 AND term > $2 ORDER BY term LIMIT $3";
    FINISH = "UPDATE search_segments SET state = 'ready', live = $2, size = $3 WHERE id = $1";
    DROP_SOURCES = "UPDATE search_segments SET state = 'dropped', target_id = NULL WHERE target_id = $1";
    DELETE_POSTINGS = "DELETE FROM search_postings WHERE segment_id = $1 AND term <=
                       (SELECT MAX(term) FROM (SELECT term FROM search_postings WHERE segment_id = $1 ORDER BY term LIMIT $2) AS first_ones)";
    DELETE_SEGMENT = "DELETE FROM search_segments WHERE id = $1";
}

/// Makes a segment of the recent jobs.
pub fn store_recent(tx: &mut Tx) -> Result<()> {
    let recent = recent::read(tx)?;
    let (Some((first, _)), Some((last, _))) = (recent.first(), recent.last()) else { return Ok(()) };
    let mut sets = BTreeMap::<&str, Jobs>::new();
    let mut live = Jobs::new();
    for (listing, terms) in &recent {
        live.insert(*listing);
        for term in terms.split('\n') {
            sets.entry(term).or_default().insert(*listing);
        }
    }
    let segment = add_segment(tx, "ready", (i64::from(*first), i64::from(*last)), &live)?;
    for (term, jobs) in &sets {
        tx.run(ADD_POSTING, args![segment, *term, postings::encode(jobs)?.as_slice()])?;
    }
    tx.run(DELETE_RECENT, &[]).map(drop)
}

fn add_segment(tx: &mut Tx, state: &str, (first, last): (i64, i64), live: &Jobs) -> Result<SegmentId> {
    tx.insert(ADD_SEGMENT, args![state, first, last, postings::encode(live)?.as_slice(), size(live)])
}

/// Does one step of the work; returns whether there may be more.
pub fn merge(tx: &mut Tx) -> Result<bool> {
    if let Some(building) = tx.find(BUILDING, &[], value::<SegmentId>)? {
        return continue_merge(tx, building).map(|()| true);
    }
    if let Some(dropped) = tx.find(DROPPED, &[], value::<SegmentId>)? {
        if tx.run(DELETE_POSTINGS, args![dropped, DELETED_PER_STEP])? == 0 {
            tx.run(DELETE_SEGMENT, args![dropped])?;
        }
        return Ok(true);
    }
    start_merge(tx)
}

#[derive(Clone, Copy)]
struct Ready {
    id: SegmentId,
    first: i64,
    last: i64,
    size: i64,
}

/// Returns how often segments of the lowest level were merged to get one of this size.
const fn level(size: i64) -> u32 {
    if size < LEVEL_BASE { 0 } else { (size / LEVEL_BASE).ilog2() / MERGED.ilog2() }
}

/// Drops empty segments, or starts to merge the oldest segments of the lowest level that has enough.
fn start_merge(tx: &mut Tx) -> Result<bool> {
    let ready = tx.all(READY, &[], |row: &mut Row| {
        Ok(Ready { id: row.take()?, first: row.take()?, last: row.take()?, size: row.take()? })
    })?;
    let empty: Vec<Ready> = ready.iter().filter(|segment| segment.size == 0).copied().collect();
    for segment in &empty {
        tx.run(SET_STATE, args![segment.id, "dropped"])?;
    }
    let mut levels = BTreeMap::<u32, Vec<Ready>>::new();
    for segment in ready.into_iter().filter(|segment| segment.size > 0) {
        levels.entry(level(segment.size)).or_default().push(segment);
    }
    let Some(sources) = levels.into_values().find(|segments| segments.len() >= MERGED) else {
        return Ok(!empty.is_empty());
    };
    let sources = &sources[..MERGED];
    let first = sources.iter().map(|segment| segment.first).min().unwrap_or_default();
    let last = sources.iter().map(|segment| segment.last).max().unwrap_or_default();
    let target = add_segment(tx, "building", (first, last), &Jobs::new())?;
    for segment in sources {
        tx.run(SET_TARGET, args![segment.id, target])?;
    }
    Ok(true)
}

/// Merges the next terms, in alphabetical order; after the last ones, replaces the sources.
fn continue_merge(tx: &mut Tx, target: SegmentId) -> Result<()> {
    let rows = tx.all(SOURCES, args![target], |row| Ok((row.take::<SegmentId>()?, row.take::<Vec<u8>>()?)))?;
    let sources: Vec<(SegmentId, Jobs)> =
        rows.into_iter().map(|(id, live)| Ok((id, postings::decode(&live)?))).collect::<Result<_>>()?;
    let from = tx.one(LAST_TERM, args![target], value::<String>)?;
    let mut sets = BTreeMap::<String, Jobs>::new();
    // All sources have been read up to here: the smallest of the last terms of those that have more.
    let mut until: Option<String> = None;
    for (source, live) in &sources {
        let rows = tx.all(TERMS, args![*source, &from, TERMS_PER_STEP], |row| {
            Ok((row.take::<String>()?, row.take::<Vec<u8>>()?))
        })?;
        if rows.len() == usize::try_from(TERMS_PER_STEP).unwrap_or(0) {
            let last = rows.last().map(|(term, _)| term.clone());
            until = until.into_iter().chain(last).min();
        }
        for (term, bytes) in rows {
            // A job that was changed is live in another segment, with other terms.
            *sets.entry(term).or_default() |= postings::decode(&bytes)? & live;
        }
    }
    for (term, jobs) in sets {
        if until.as_ref().is_some_and(|until| term > *until) {
            break;
        }
        let is_last = until.as_ref() == Some(&term);
        // The last term is stored even without jobs, because the next step continues after it.
        if is_last || !jobs.is_empty() {
            tx.run(ADD_POSTING, args![target, &term, postings::encode(&jobs)?.as_slice()])?;
        }
    }
    if until.is_none() {
        let live = sources.iter().fold(Jobs::new(), |all, (_, live)| all | live);
        tx.run(FINISH, args![target, postings::encode(&live)?.as_slice(), size(&live)])?;
        tx.run(DROP_SOURCES, args![target])?;
    }
    Ok(())
}
