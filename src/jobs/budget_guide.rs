//! The budget guide: what similar jobs paid in the past year, and the pay below which none of them hired anyone.

use std::collections::BTreeSet;

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::Status;
use crate::app::App;
use crate::clock::DAY;
use crate::db::Row;
use crate::pay::PayUnit;
use crate::web::{Error, Query, Result};
use crate::{args, db, places, site, statements};

/// How far back to look; older pay is out of date.
const LOOKBACK: i64 = 365 * DAY;
/// Minimum number of jobs behind a figure; with fewer, it would be chance, so it isn't shown.
pub const MIN_JOBS: usize = 5;
/// Number of jobs below an amount that must have ended without a hire before the guide warns about it.
const MIN_UNFILLED: usize = 3;
/// Minimum length of a title word; shorter ones are too common to tell jobs apart.
const MIN_WORD_LENGTH: usize = 4;

statements! {
    PAST = "SELECT title, status, filled, COALESCE(budget_min, budget_max), COALESCE(budget_max, budget_min), listed_at, closed_at FROM jobs
            WHERE category = $1 AND budget_unit = $2 AND listed_at > $3 AND listed_at IS NOT NULL AND COALESCE(budget_max, budget_min) IS NOT NULL
              AND status IN ('open', 'paused', 'filled', 'closed', 'expired') ORDER BY listed_at DESC LIMIT 200";
}

/// Query string of the budget guide.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct BudgetGuideParams {
    /// Category id.
    #[param(max_length = 40)]
    category: String,
    /// Unit of pay.
    unit: PayUnit,
    /// Title so far; if at least five jobs share a word with it, only those count.
    #[param(max_length = 140)]
    title: Option<String>,
}

/// Pay figures from similar jobs.
#[derive(Debug, Default, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BudgetGuide {
    /// Number of similar jobs in the past year that stated their pay.
    pub count: i64,
    /// Whether these jobs share a word with the title; if not, they are all jobs of the category.
    pub by_title: bool,
    /// Lower quartile of pay in minor units; null for fewer than five jobs.
    pub low: Option<i64>,
    /// Upper quartile of pay in minor units; null for fewer than five jobs.
    pub high: Option<i64>,
    /// Median days until a job was filled; null if fewer than five were.
    pub filled_days: Option<i64>,
    /// Lowest pay at which anyone was hired, in minor units; null unless three or more jobs below it hired no one.
    pub none_hired_under: Option<i64>,
    /// ISO 4217 currency code.
    pub currency: String,
}

/// A past job.
#[derive(Clone, Debug)]
pub struct PastJob {
    /// Title.
    pub title: String,
    /// Current status.
    pub status: Status,
    /// Whether anyone was hired.
    pub hired: bool,
    /// Midpoint of the pay range, in minor units.
    pub pay: i64,
    /// When it was listed, in milliseconds since the epoch.
    pub listed_at: i64,
    /// When it was filled, closed or expired; `None` if it wasn't.
    pub closed_at: Option<i64>,
}

/// Returns what similar jobs on this site paid.
#[utoipa::path(get, path = "/api/budget-guide", operation_id = "budget_guide", tag = "jobs", params(BudgetGuideParams), responses(
    (status = 200, body = BudgetGuide)))]
pub async fn get(State(app): State<App>, Query(params): Query<BudgetGuideParams>) -> Result<axum::Json<BudgetGuide>> {
    let guide = app
        .db
        .search(move |tx| {
            let since = tx.now() - LOOKBACK;
            let past = tx.all(PAST, args![&params.category, params.unit.as_str(), since], past_job)?;
            let currency = site::store::currency(tx)?;
            Ok::<_, Error>(BudgetGuide { currency, ..guide(&past, params.title.as_deref().unwrap_or_default()) })
        })
        .await?;
    Ok(axum::Json(guide))
}

fn past_job(row: &mut Row) -> db::Result<PastJob> {
    let (title, status) = (row.take()?, row.take()?);
    let filled = row.take::<i64>()?;
    let (min, max): (i64, i64) = (row.take()?, row.take()?);
    let pay = i64::midpoint(min, max);
    Ok(PastJob { title, status, hired: filled > 0, pay, listed_at: row.take()?, closed_at: row.take()? })
}

/// Computes the guide for a job with this title from past jobs of its category; the caller sets the currency.
#[must_use]
pub fn guide(past: &[PastJob], title: &str) -> BudgetGuide {
    let words = words(title);
    let similar: Vec<&PastJob> = past.iter().filter(|job| !words.is_disjoint(&self::words(&job.title))).collect();
    let by_title = similar.len() >= MIN_JOBS;
    let jobs = if by_title { similar } else { past.iter().collect() };
    let count = i64::try_from(jobs.len()).unwrap_or(i64::MAX);
    if jobs.len() < MIN_JOBS {
        return BudgetGuide { count, by_title, ..BudgetGuide::default() };
    }
    let mut amounts: Vec<i64> = jobs.iter().map(|job| job.pay).collect();
    amounts.sort_unstable();
    let days = jobs
        .iter()
        .filter(|job| job.status == Status::Filled)
        .filter_map(|job| Some((job.closed_at? - job.listed_at + DAY / 2) / DAY));
    let mut days: Vec<i64> = days.collect();
    days.sort_unstable();
    BudgetGuide {
        count,
        by_title,
        low: Some(amounts[amounts.len() / 4]),
        high: Some(amounts[amounts.len() - 1 - amounts.len() / 4]),
        filled_days: (days.len() >= MIN_JOBS).then(|| days[days.len() / 2]),
        none_hired_under: none_hired_under(&jobs),
        currency: String::new(),
    }
}

/// Returns the lowest pay at which anyone was hired, if at least three jobs ended below it without a hire.
fn none_hired_under(jobs: &[&PastJob]) -> Option<i64> {
    let lowest = jobs.iter().filter(|job| job.hired).map(|job| job.pay).min()?;
    let unfilled = jobs.iter().filter(|job| job.status.is_over() && !job.hired && job.pay < lowest).count();
    (unfilled >= MIN_UNFILLED).then_some(lowest)
}

fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).map(places::fold);
    words.filter(|word| word.chars().count() >= MIN_WORD_LENGTH).collect()
}

#[cfg(test)]
mod tests {
    use super::{BudgetGuide, DAY, PastJob, Status, guide};

    fn job(title: &str, pay: i64, status: Status) -> PastJob {
        let hired = status == Status::Filled;
        PastJob { title: title.to_owned(), status, hired, pay, listed_at: 0, closed_at: hired.then_some(2 * DAY) }
    }

    #[test]
    fn shows_no_figures_for_fewer_than_five_jobs() {
        let past: Vec<_> = (1..=4).map(|n| job("Gutter cleaning", n * 1_000, Status::Filled)).collect();
        assert_eq!(guide(&past, "gutter"), BudgetGuide { count: 4, ..BudgetGuide::default() });
    }

    #[test]
    fn uses_only_jobs_sharing_a_title_word_if_there_are_enough() {
        let mut past: Vec<_> = (1..=8).map(|n| job("Gutter cleaning", n * 1_000, Status::Filled)).collect();
        past.extend((1..=8).map(|n| job("Roof", n * 100_000, Status::Open)));
        let found = guide(&past, "Clean my gutters, gutter by gutter");
        assert_eq!(
            (found.count, found.by_title, found.low, found.high, found.filled_days),
            (8, true, Some(3_000), Some(6_000), Some(2))
        );
        assert!(!guide(&past, "Piano").by_title);
        assert_eq!(guide(&past, "Piano").count, 16);
    }

    #[test]
    fn warns_about_pay_at_which_no_one_was_hired() {
        let mut past: Vec<_> = (1..=5).map(|n| job("Mow", 8_000 + n, Status::Filled)).collect();
        past.extend((1..=2).map(|n| job("Mow", 5_000 + n, Status::Expired)));
        assert_eq!(guide(&past, "").none_hired_under, None);
        past.push(job("Mow", 5_000, Status::Closed));
        assert_eq!(guide(&past, "").none_hired_under, Some(8_001));
    }
}
