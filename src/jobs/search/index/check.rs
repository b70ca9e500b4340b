//! Comparing the index with the board.

use super::postings::{self, Jobs};
use super::{number, recent};
use crate::db::{Result, Tx, value};
use crate::{args, statements};

/// Listed jobs read at once.
const BATCH: i64 = 10_000;

statements! {
    ALL_LIVE = "SELECT live FROM search_segments WHERE state = 'ready' ORDER BY id LIMIT 5000";
    WAITING = "SELECT b.listing FROM search_backlog b JOIN jobs j ON j.listing = b.listing WHERE b.listing > $1 ORDER BY b.listing LIMIT $2";
    LISTED = "SELECT listing FROM jobs WHERE listing > $1 ORDER BY listing LIMIT $2";
}

/// Returns the number of jobs that are listed and not in the index, in the index and not listed, or in it twice. Jobs that
/// wait to be indexed, for the first time or again, count as in it.
pub fn count_wrong(tx: &mut Tx) -> Result<i64> {
    let mut sets = vec![recent::read(tx)?.into_iter().map(|(listing, _)| listing).collect::<Jobs>()];
    for live in tx.all(ALL_LIVE, &[], value::<Vec<u8>>)? {
        sets.push(postings::decode(&live)?);
    }
    let (mut indexed, mut wrong) = (Jobs::new(), 0);
    for set in sets {
        wrong += indexed.intersection_len(&set);
        indexed |= set;
    }
    indexed |= read_all(tx, WAITING)?;
    wrong += (indexed ^ read_all(tx, LISTED)?).len();
    Ok(i64::try_from(wrong).unwrap_or(i64::MAX))
}

fn read_all(tx: &mut Tx, sql: crate::db::Sql) -> Result<Jobs> {
    let (mut jobs, mut last) = (Jobs::new(), 0);
    loop {
        let batch = tx.all(sql, args![last, BATCH], value::<i64>)?;
        let Some(newest) = batch.last() else { return Ok(jobs) };
        last = *newest;
        for listing in batch {
            jobs.insert(number(listing)?);
        }
    }
}
