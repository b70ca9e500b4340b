//! Reading one page of results, in each sort order.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::query::{Near, Search, Sort};
use super::sql;
use super::words::Tiers;
use crate::db::{Arg, Result, Row, Sql, Tx, value};
use crate::ids::PlaceId;
use crate::jobs::model::{JobCard, Kind};
use crate::jobs::{listing, store};
use crate::web::{self, Cursor, List};
use crate::{args, places, site};

/// Highest offset in sort orders that have no key to continue from.
const MAX_OFFSET: i64 = 1_000;
/// Only this many of the newest jobs are ranked by tier, so that the cost doesn't grow with the site.
const RANKED_JOBS: i64 = 20_000;
/// Number of leading matches among which short titles come first.
const REORDERED: usize = 100;

/// Cursor key of a page: (listing), (pay, listing) or, in sort orders without a key of their own, (offset).
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
struct Key(i64, #[serde(default)] i64);

/// Reads a page.
///
/// # Errors
/// A database error, or 400 for an invalid cursor.
pub fn read(tx: &mut Tx, search: &Search, tiers: Option<&Tiers>) -> web::Result<List<JobCard>> {
    let currency = site::store::currency(tx)?;
    let words = tiers.map(Tiers::all);
    let newest = |card: &JobCard| Key(card.listing.unwrap_or(0), 0);
    match (search.sort, tiers) {
        (Sort::Best, Some(tiers)) => by_rank(tx, search, tiers, &currency),
        (Sort::Newest | Sort::Best, _) => by_key(tx, search, words, &currency, newest),
        (Sort::Pay, _) => {
            let key = |card: &JobCard| Key(card.pay_hour_max.unwrap_or(-1), card.listing.unwrap_or(0));
            by_key(tx, search, words, &currency, key)
        }
        (Sort::Nearest, Some(tiers)) => by_distance(tx, search, tiers.all(), &currency),
        (Sort::Nearest, None) => match &search.near {
            Some(near) => by_nearest_place(tx, search, near, &currency),
            None => by_key(tx, search, None, &currency, newest),
        },
    }
}

fn by_key(
    tx: &mut Tx,
    search: &Search,
    words: Option<&str>,
    currency: &str,
    key: impl Fn(&JobCard) -> Key,
) -> web::Result<List<JobCard>> {
    let page = search.paging.page::<Key>()?;
    let pay = search.sort == Sort::Pay;
    let (forward, backward) = match (words, pay) {
        (Some(_), false) => (sql::MATCH_NEWEST, sql::MATCH_NEWEST_BEFORE),
        (Some(_), true) => (sql::MATCH_PAY, sql::MATCH_PAY_BEFORE),
        (None, true) => (sql::PAY, sql::PAY_BEFORE),
        (None, false) => (
            pick_statement(search, [sql::NEWEST, sql::EMPLOYER, sql::CATEGORY, sql::CITY]),
            pick_statement(search, [sql::NEWEST_BEFORE, sql::EMPLOYER_BEFORE, sql::CATEGORY_BEFORE, sql::CITY_BEFORE]),
        ),
    };
    let (sql, Key(first, second)) = page.start(forward, backward, Key(i64::MAX, i64::MAX));
    let mut args = filter_args(search);
    args.extend([Arg::Int(first), Arg::Int(page.rows())]);
    args.extend(words.map(Arg::Text));
    args.extend(pay.then_some(Arg::Int(second)));
    let rows = tx.all(sql, &args, |row| store::card(row, currency))?;
    Ok(page.list(rows, key))
}

/// A match and what ranks it: its tier and the number of words in its title.
struct Candidate {
    tier: usize,
    words: usize,
    listing: i64,
}

/// Collects matches until the page is full: tier by tier among the newest jobs, each newest first, then older matches.
/// Within a tier, shorter titles come first: "Night nurse" before a newer "Cleaner at the nurse's house".
fn by_rank(tx: &mut Tx, search: &Search, tiers: &Tiers, currency: &str) -> web::Result<List<JobCard>> {
    let needed = results_needed(search)?.max(REORDERED);
    let last = listing::last_listing(tx)?;
    let recent = (last - RANKED_JOBS).max(0);
    let older = (recent > 0).then(|| (tiers.all().to_owned(), 0, recent));
    let mut candidates = Vec::new();
    for (tier, (expression, after, until)) in tiers.disjoint().map(|tier| (tier, recent, last)).chain(older).enumerate()
    {
        let sql = if search.is_filtered() { sql::CANDIDATES } else { sql::CANDIDATES_UNFILTERED };
        let mut args = if search.is_filtered() { filter_args(search) } else { Vec::new() };
        args.extend([limit_arg(needed - candidates.len()), Arg::Text(&expression), Arg::Int(after), Arg::Int(until)]);
        candidates.extend(tx.all(sql, &args, |row| candidate(row, tier))?);
        if candidates.len() == needed {
            break;
        }
    }
    let compared = candidates.len().min(REORDERED);
    candidates[..compared].sort_by_key(|found| (found.tier, found.words, Reverse(found.listing)));
    page(tx, search, &candidates.iter().map(|found| found.listing).collect::<Vec<_>>(), currency)
}

fn candidate(row: &mut Row, tier: usize) -> Result<Candidate> {
    let listing = row.take()?;
    let words = row.take::<String>()?.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).count();
    Ok(Candidate { tier, words, listing })
}

/// Collects jobs until the page is full: nearest place first, newest first within each, unknown places last.
fn by_nearest_place(tx: &mut Tx, search: &Search, near: &Near, currency: &str) -> web::Result<List<JobCard>> {
    let needed = results_needed(search)?;
    let mut listings = Vec::new();
    for place in nearest_places(tx, near)? {
        let sql = if place.is_some() { sql::IN_PLACE } else { sql::WITHOUT_PLACE };
        let mut args = filter_args(search);
        args.push(limit_arg(needed - listings.len()));
        args.extend(place.map(Arg::from));
        listings.extend(tx.all(sql, &args, value::<i64>)?);
        if listings.len() == needed {
            break;
        }
    }
    page(tx, search, &listings, currency)
}

fn nearest_places(tx: &mut Tx, near: &Near) -> Result<Vec<Option<PlaceId>>> {
    let known = tx.all(sql::PLACES, &[], value::<PlaceId>)?.into_iter().filter_map(places::by_id);
    let mut places: Vec<(f64, PlaceId)> =
        known.map(|place| (near.distance_squared(place.lat, place.lon), place.id)).collect();
    places.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    Ok(places.into_iter().map(|(_, id)| Some(id)).chain([None]).collect())
}

/// Returns the page at the search's offset. `first` has one more listing than the page needs if there are more.
fn page(tx: &mut Tx, search: &Search, first: &[i64], currency: &str) -> web::Result<List<JobCard>> {
    let (limit, offset) = (search.paging.page::<Key>()?.size, offset(search)?);
    let [skipped, taken] = [offset, limit].map(|number| usize::try_from(number).unwrap_or(0));
    let cards = first.iter().skip(skipped).take(taken);
    let cards = cards.map(|listing| tx.one(sql::BY_LISTING, args![*listing], |row| store::card(row, currency)));
    let cards = cards.collect::<Result<Vec<_>>>()?;
    let more = first.len() > skipped + taken && offset + limit <= MAX_OFFSET;
    Ok(List::from_offset(cards, offset, limit, more, |offset| Key(offset, 0)))
}

/// Returns how many results are needed to fill this page and tell whether there is another.
fn results_needed(search: &Search) -> web::Result<usize> {
    Ok(usize::try_from(offset(search)? + search.paging.page::<Key>()?.size + 1).unwrap_or(0))
}

fn limit_arg(number: usize) -> Arg<'static> {
    Arg::Int(i64::try_from(number).unwrap_or(i64::MAX))
}

/// Lists matches of the words, nearest first. Reads every match, because the full-text index can't order by place.
fn by_distance(tx: &mut Tx, search: &Search, words: &str, currency: &str) -> web::Result<List<JobCard>> {
    let (limit, offset) = (search.paging.page::<Key>()?.size, offset(search)?);
    let mut args = filter_args(search);
    args.extend([Arg::Int(offset), Arg::Int(limit + 1), Arg::Text(words)]);
    let mut items = tx.all(sql::MATCH_NEAREST, &args, |row| store::card(row, currency))?;
    let needed = usize::try_from(limit).unwrap_or(0);
    let more = items.len() > needed && offset + limit <= MAX_OFFSET;
    items.truncate(needed);
    Ok(List::from_offset(items, offset, limit, more, |offset| Key(offset, 0)))
}

fn offset(search: &Search) -> web::Result<i64> {
    Ok(match search.paging.page::<Key>()?.cursor {
        Some(Cursor::After(Key(offset, _)) | Cursor::Before(Key(offset, _))) => offset.clamp(0, MAX_OFFSET),
        None => 0,
    })
}

/// Picks the statement whose index leaves the fewest rows to check.
pub(super) fn pick_statement(search: &Search, [plain, employer, category, city]: [Sql; 4]) -> Sql {
    match (search.employer, &search.category, &search.city) {
        (Some(_), _, _) => employer,
        (None, Some(_), _) => category,
        (None, None, Some(_)) => city,
        (None, None, None) => plain,
    }
}

/// Returns `$1 … $16` of the search statements.
pub(super) fn filter_args(search: &Search) -> Vec<Arg<'_>> {
    let near = search.near.as_ref();
    let args: &[Arg] = args![
        &search.category,
        search.kind.map(Kind::as_str),
        &search.city,
        &search.state,
        search.min_hourly_pay,
        search.min_job_pay,
        search.remote,
        search.urgent,
        search.since,
        near.and_then(Near::radius_squared),
        near.map(|near| near.place.lat),
        near.map(|near| near.place.lon),
        near.map(|near| near.lon_scale_squared),
        search.employer,
        search.viewer,
        &search.area,
    ];
    args.to_vec()
}
