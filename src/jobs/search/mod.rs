//! Searching open jobs.
//!
//! The index says which jobs match, for words and filters alike. Best-match order ranks in tiers (words in the title before
//! words in the text), each newest first, so that every order can stop early. Counts stop at 200. A job that has every word is
//! always found and ranks above jobs that have only some of them.

mod facets;
mod filters;
mod finder;
pub mod index;
mod loosening;
mod matches;
mod neighbors;
mod pages;
mod property;
pub mod query;
mod significance;
mod spelling;
pub mod sql;
mod synonyms;
mod terms;
mod tiers;
mod tokenizer;
mod tokens;
pub mod understood;
pub mod vocabulary;
mod words;

use serde::Serialize;
use utoipa::ToSchema;

use self::loosening::Found;
use self::matches::Matches;
use self::query::Search;
use self::understood::{FoundPlace, Understood};
use self::words::Words;
use super::model::{Job, JobCard};
use super::{saved, store};
use crate::args;
use crate::db::{Result, Tx, value};
use crate::ids::{JobId, PlaceId};
use crate::web::{self, List};

/// More places than this aren't compared with a searched one.
const MAX_LISTED_PLACES: i64 = 50_000;
/// Jobs of the backlog that are indexed at once.
const BACKLOG_BATCH: i64 = 32;

/// Number of results.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResultCount {
    /// Number of results that were counted.
    pub count: i64,
    /// Whether there are more than `count`.
    pub capped: bool,
}

impl ResultCount {
    /// Formats the total: "1 job", "12 jobs", "200+ jobs".
    #[must_use]
    pub fn label(self) -> String {
        match (self.count, self.capped) {
            (1, _) => "1 job".to_owned(),
            (count, true) => format!("{count}+ jobs"),
            (count, false) => format!("{count} jobs"),
        }
    }
}

/// A page of search results.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SearchResults {
    /// This page of the results.
    #[serde(flatten)]
    pub page: List<JobCard>,
    /// Number of results on all pages.
    pub total: ResultCount,
    /// The place where the results are; null if none was asked for, or if there's no such place.
    pub place: Option<FoundPlace>,
    /// The parts of the query that are taken as filters.
    pub understood: Vec<Understood>,
    /// The words searched for, without what was understood; null if there are none.
    pub words: Option<String>,
    /// The corrected words searched for instead, if no job matched the words as typed.
    pub corrected: Option<String>,
    /// How many of the jobs on this page have every word searched for. They come first; the others have only some of them.
    pub complete_matches: usize,
}

/// Finds a page of jobs.
///
/// # Errors
/// A database error, or 400 for an invalid cursor.
pub fn find(tx: &mut Tx, search: &Search) -> web::Result<SearchResults> {
    let (search, typed_place) = understood::read_place(tx, search)?;
    let reading = understood::read(tx, &search)?;
    let Found { search, understood, mut finder, matches } = loosening::find(tx, &search, reading)?;
    let Matches { tiers, total, complete, corrected, .. } = matches;
    let mut page = pages::read(tx, &mut finder, &search, tiers.as_ref())?;
    let left = usize::try_from(complete - pages::offset(&search)?).unwrap_or(0);
    let complete_matches = if complete == total.count { page.items.len() } else { left.min(page.items.len()) };
    for card in &mut page.items {
        if let Some(near) = &search.near {
            card.distance_miles = near.miles_to(card.place_id, card.point);
        }
        if let Some(user) = search.viewer {
            saved::mark(tx, user, card)?;
        }
    }
    let words = corrected.clone().or_else(|| search.words.as_ref().map(Words::text));
    let place = search.near.as_ref().map(FoundPlace::around).or(typed_place);
    Ok(SearchResults { page, total, place, understood, words, corrected, complete_matches })
}

/// Returns up to `max` places of listed jobs.
pub fn listed_places(tx: &mut Tx, max: i64) -> Result<Vec<PlaceId>> {
    tx.all(sql::PLACES, args![max], value)
}

/// Adds a job to the search index under its listing number, or updates it, and learns its words.
pub fn index(tx: &mut Tx, listing: i64, job: &Job) -> Result<()> {
    tx.run(sql::DELETE_BACKLOG, args![listing])?;
    vocabulary::learn(tx, job)?;
    index::put(tx, listing, &terms::of_job(job))
}

/// Removes a job from the search index.
pub fn unindex(tx: &mut Tx, listing: i64) -> Result<()> {
    tx.run(sql::DELETE_BACKLOG, args![listing])?;
    index::remove(tx, listing)
}

/// Indexes some of the jobs that were listed before there was an index, newest first. Returns whether there may be more.
pub fn index_backlog(tx: &mut Tx) -> Result<bool> {
    let backlog =
        tx.all(sql::BACKLOG, args![BACKLOG_BATCH], |row| Ok((row.take::<i64>()?, row.take::<Option<JobId>>()?)))?;
    for (listing, job) in &backlog {
        match job {
            Some(job) => {
                let job = store::get(tx, *job)?;
                index(tx, *listing, &job)?;
            }
            None => unindex(tx, *listing)?,
        }
    }
    Ok(!backlog.is_empty())
}
