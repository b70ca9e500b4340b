//! Finding jobs on the board.
//!
//! Newest-first reads an index and stops early. The best matches are tiers: titles with the words before texts with
//! them, each tier newest first, so that ranking stops as early. Counts stop at 200.

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

/// How many there are.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Total {
    /// At most 200.
    pub count: i64,
    /// There are more than `count`.
    pub capped: bool,
}

impl Total {
    /// "1 job", "12 jobs", "200+ jobs".
    #[must_use]
    pub fn words(self) -> String {
        match (self.count, self.capped) {
            (1, _) => "1 job".to_owned(),
            (count, true) => format!("{count}+ jobs"),
            (count, false) => format!("{count} jobs"),
        }
    }
}

/// A page of the board.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Found {
    /// The page.
    #[serde(flatten)]
    pub page: List<JobCard>,
    /// How many there are in all.
    pub total: Total,
    /// The words that were looked for instead, when nothing has the ones that were typed.
    pub corrected: Option<String>,
    /// No job has every word: these have some.
    pub loosened: bool,
}

/// Finds a page of jobs.
///
/// # Errors
/// The database's, or 400 for a foreign cursor.
pub fn find(tx: &mut Tx, search: &Search) -> web::Result<Found> {
    let viewer = search.viewer;
    let mut search = search.clone();
    // Only who hides somebody pays for leaving them out.
    search.viewer = match viewer {
        Some(user) if hidden::hides_any(tx, user)? => viewer,
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
    Ok(Found { page, total, corrected, loosened })
}

/// Some job on the board has this word, in any of its forms; or, with `begins`, one that begins like it.
pub fn has_word(tx: &mut Tx, word: &str, begins: bool) -> Result<bool> {
    let expression = format!("\"{word}\"{}", if begins { "*" } else { "" });
    Ok(tx.find(sql::HAS_MATCH, args![&expression], value::<i64>)?.is_some())
}

/// Lets a job on the board be found by its words.
pub fn add_words(tx: &mut Tx, listing: i64, job: &Job) -> Result<()> {
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
    tx.run(sql::ADD_WORDS, args![listing, &card.title, &card.posted_by, &tags, &job.description]).map(drop)
}

/// Takes the words of a job off the board.
pub fn remove_words(tx: &mut Tx, listing: i64) -> Result<()> {
    tx.run(sql::REMOVE_WORDS, args![listing]).map(drop)
}
