//! Searching open jobs.
//!
//! Newest-first order reads an index and stops early. Best-match order ranks in tiers (words in the title before words
//! in the text), each newest first, so that it can stop early too. Counts stop at 200.

mod matches;
mod pages;
pub mod query;
pub mod spelling;
pub mod sql;
mod synonyms;
mod words;

use serde::Serialize;
use utoipa::ToSchema;

use self::matches::Matches;
use self::query::Search;
use super::model::{Job, JobCard};
use super::{hidden, saved};
use crate::args;
use crate::categories;
use crate::db::{Result, Tx, value};
use crate::web::{self, List};

/// Number of results.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResultCount {
    /// Number of results, at most 200.
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
    /// The corrected words searched for instead, if no job matched the words as typed.
    pub corrected: Option<String>,
    /// Whether no job has all the words, so that the results match only some of them.
    pub loosened: bool,
}

/// Finds a page of jobs.
///
/// # Errors
/// A database error, or 400 for an invalid cursor.
pub fn find(tx: &mut Tx, search: &Search) -> web::Result<SearchResults> {
    let viewer = search.viewer;
    let mut search = search.clone();
    // Leaving out hidden employers takes time, so it's done only for people who have hidden any.
    search.viewer = match viewer {
        Some(user) if hidden::has_hidden(tx, user)? => viewer,
        _ => None,
    };
    let Matches { tiers, total, corrected, loosened } = Matches::find(tx, &search)?;
    let mut page = pages::read(tx, &search, tiers.as_ref())?;
    for card in &mut page.items {
        if let Some(near) = &search.near {
            card.distance_miles = near.miles_to(card.place_id, card.point);
        }
        if let Some(user) = viewer {
            saved::mark(tx, user, card)?;
        }
    }
    Ok(SearchResults { page, total, corrected, loosened })
}

/// Returns whether any open job has this word in one of its inflections or, with `as_prefix`, a word that starts with
/// it.
pub fn has_word(tx: &mut Tx, word: &str, as_prefix: bool) -> Result<bool> {
    let expression = format!("\"{word}\"{}", if as_prefix { "*" } else { "" });
    Ok(tx.find(sql::HAS_MATCH, args![&expression], value::<i64>)?.is_some())
}

/// Adds a job to the search index under its listing number.
pub fn index(tx: &mut Tx, listing: i64, job: &Job) -> Result<()> {
    let card = &job.card;
    let category = categories::find(&card.category).map_or("", |category| category.name.as_str());
    let tags = [
        category,
        &job.skills.join(" "),
        card.area.as_deref().unwrap_or_default(),
        &card.city,
        card.when_text.as_deref().unwrap_or_default(),
        if card.remote { "remote" } else { "" },
    ]
    .join(" ");
    tx.run(sql::INDEX, args![listing, &card.title, &card.posted_by, &tags, &job.description]).map(drop)
}

/// Removes a job from the search index.
pub fn unindex(tx: &mut Tx, listing: i64) -> Result<()> {
    tx.run(sql::UNINDEX, args![listing]).map(drop)
}
