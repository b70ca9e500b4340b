//! The jobs of a person's employers: filtered, searched, sorted and counted without reading any that aren't shown.

use serde::{Deserialize, Serialize};

use super::model::{JobCard, Status};
use super::search::ResultCount;
use super::store::{self, card};
use crate::db::{Result, Row, Tx, value};
use crate::employers::rights;
use crate::ids::{EmployerId, JobId, UserId};
use crate::web::page::Order;
use crate::web::{List, Page};
use crate::{args, card_columns, site, statements, string_enum};

/// A search counts this many jobs of one employer at most.
const MAX_COUNTED: i64 = 1_000;
/// Only the first words of a search count.
const MAX_WORDS: usize = 8;

macro_rules! cards {
    ($rest:literal) => {
        concat!(
            "SELECT ",
            card_columns!(),
            " FROM jobs j JOIN employers e ON e.id = j.employer_id WHERE j.employer_id = $1 AND j.status = $2 AND ",
            $rest
        )
    };
}

macro_rules! found {
    ($rest:literal) => {
        concat!("SELECT j.id FROM own_jobs_search s CROSS JOIN jobs j ON j.id = s.rowid WHERE own_jobs_search MATCH $1 AND (CAST($2 AS TEXT) IS NULL OR j.status = $2)
                 AND ($3 OR j.status NOT IN ('draft', 'pending_payment', 'refused')) AND ", $rest)
    };
}

statements! {
    BY_AGE = cards!("$3 IS NOT NULL AND j.id < $4 ORDER BY j.id DESC LIMIT $5");
    BY_AGE_BEFORE = cards!("$3 IS NOT NULL AND j.id > $4 ORDER BY j.id LIMIT $5");
    BY_APPLICANTS = cards!("(j.application_count, j.id) < ($3, $4) ORDER BY j.application_count DESC, j.id DESC LIMIT $5");
    BY_APPLICANTS_BEFORE = cards!("(j.application_count, j.id) > ($3, $4) ORDER BY j.application_count, j.id LIMIT $5");
    FOUND = found!("s.rowid < $4 ORDER BY s.rowid DESC LIMIT $5");
    FOUND_BEFORE = found!("s.rowid > $4 ORDER BY s.rowid LIMIT $5");
    COUNT_FOUND = concat!("SELECT CAST(COUNT(*) AS BIGINT) FROM (", found!("s.rowid > 0 LIMIT $4"), ") AS counted");
    COUNTS = "SELECT status, count FROM job_counts WHERE employer_id = $1 AND count > 0 LIMIT 20";
    /// Counts the jobs that the index doesn't have.
    pub NOT_INDEXED = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs WHERE id NOT IN (SELECT rowid FROM own_jobs_search)";
}

string_enum! {
    /// Sort order of a person's own jobs.
    #[schema(as = MyJobSort)]
    Sort {
        /// Newest first.
        Newest = "newest",
        /// Oldest first.
        Oldest = "oldest",
        /// Most applicants first. Jobs found by words are sorted by age only.
        Applicants = "applicants",
    }
}

/// Which of a person's own jobs to list, and in which order.
#[derive(Clone, Debug)]
pub struct Filter {
    /// Only jobs with this status.
    pub status: Option<Status>,
    /// Only jobs with these words, or their beginnings, in the title or the town.
    pub words: Option<String>,
    /// Sort order.
    pub sort: Sort,
}

/// A position in the list: number of applicants, or 0 in a list by age, and id.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd, Serialize)]
pub struct Position(i64, i64);

/// An employer of the person, and whether they may post for it. Drafts, unpaid jobs and jobs that were taken down are
/// listed only where they may.
type Mine = (EmployerId, bool);

fn mine(tx: &mut Tx, user: UserId) -> Result<Vec<Mine>> {
    let posting = rights::employers(tx, user, |rights| rights.post)?;
    let all = rights::employers(tx, user, |rights| rights.view || rights.hire || rights.post)?;
    Ok(all.into_iter().map(|employer| (employer, posting.contains(&employer))).collect())
}

const fn is_listed(status: Status, may_post: bool) -> bool {
    may_post || !matches!(status, Status::Draft | Status::PendingPayment | Status::Refused)
}

/// Returns a full-text query for one employer's jobs; `None` if the text has no words.
fn query(employer: EmployerId, text: &str) -> Option<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).take(MAX_WORDS);
    let words: Vec<String> = words.map(|word| format!("words : \"{word}\" *")).collect();
    (!words.is_empty()).then(|| format!("employer : \"e{employer}\" AND {}", words.join(" AND ")))
}

/// Returns a page of the jobs of the person's employers.
pub fn list(tx: &mut Tx, user: UserId, filter: &Filter, page: &Page<Position>) -> Result<List<JobCard>> {
    let searched = filter.words.as_deref().filter(|words| words.chars().any(char::is_alphanumeric));
    let by_applicants = filter.sort == Sort::Applicants && searched.is_none();
    let oldest_first = filter.sort == Sort::Oldest;
    let mut parts = Vec::new();
    for (employer, may_post) in mine(tx, user)? {
        if let Some(text) = searched {
            parts.push(found(tx, (employer, may_post), text, filter, page)?);
            continue;
        }
        let wanted = |status: Status| filter.status.is_none_or(|only| only == status) && is_listed(status, may_post);
        for status in Status::ALL.iter().filter(|status| wanted(**status)) {
            parts.push(of_status(tx, employer, *status, filter.sort, page)?);
        }
    }
    let order = if oldest_first { Order::LowestFirst } else { Order::HighestFirst };
    Ok(page.merge(parts, order, |card| Position(if by_applicants { card.application_count } else { 0 }, card.id.0)))
}

fn of_status(
    tx: &mut Tx,
    employer: EmployerId,
    status: Status,
    sort: Sort,
    page: &Page<Position>,
) -> Result<Vec<JobCard>> {
    let (sql, Position(applicants, id)) = match sort {
        Sort::Newest => page.start(BY_AGE, BY_AGE_BEFORE, Position(0, i64::MAX)),
        Sort::Oldest => page.start(BY_AGE_BEFORE, BY_AGE, Position(0, 0)),
        Sort::Applicants => page.start(BY_APPLICANTS, BY_APPLICANTS_BEFORE, Position(i64::MAX, i64::MAX)),
    };
    let currency = site::store::currency(tx)?;
    let args = args![employer, status.as_str(), applicants, id, page.rows()];
    tx.all(sql, args, |row: &mut Row| card(row, &currency))
}

fn found(
    tx: &mut Tx,
    (employer, may_post): Mine,
    text: &str,
    filter: &Filter,
    page: &Page<Position>,
) -> Result<Vec<JobCard>> {
    let Some(query) = query(employer, text) else { return Ok(Vec::new()) };
    let (sql, Position(_, id)) = if filter.sort == Sort::Oldest {
        page.start(FOUND_BEFORE, FOUND, Position(0, 0))
    } else {
        page.start(FOUND, FOUND_BEFORE, Position(0, i64::MAX))
    };
    let args = args![&query, filter.status.map(Status::as_str), may_post, id, page.rows()];
    let ids: Vec<JobId> = tx.all(sql, args, value)?;
    ids.into_iter().map(|id| Ok(store::get(tx, id)?.card)).collect()
}

/// Returns how many jobs the filter leaves: exactly without words, up to 1,000 for each employer with words.
pub fn total(tx: &mut Tx, user: UserId, filter: &Filter) -> Result<ResultCount> {
    let (mut count, mut capped) = (0, false);
    for (employer, may_post) in mine(tx, user)? {
        let text = filter.words.as_deref().unwrap_or_default();
        let Some(query) = query(employer, text) else {
            let rows = tx.all(COUNTS, args![employer], |row| Ok((row.take::<Status>()?, row.take::<i64>()?)))?;
            let wanted =
                |status: Status| filter.status.is_none_or(|only| only == status) && is_listed(status, may_post);
            count += rows.into_iter().filter(|(status, _)| wanted(*status)).map(|(_, count)| count).sum::<i64>();
            continue;
        };
        let args = args![&query, filter.status.map(Status::as_str), may_post, MAX_COUNTED + 1];
        let found: i64 = tx.one(COUNT_FOUND, args, value)?;
        capped |= found > MAX_COUNTED;
        count += found.min(MAX_COUNTED);
    }
    Ok(ResultCount { count, capped })
}
