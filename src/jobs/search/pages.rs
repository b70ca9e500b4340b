//! Reading one page of results, in each sort order.

use std::cmp::Reverse;
use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::finder::Finder;
use super::index::{Expr, Matches};
use super::property::Property;
use super::query::{Near, Search, Sort};
use super::tiers::Tiers;
use super::{MAX_LISTED_PLACES, listed_places, sql, tokenizer};
use crate::db::{Result, Tx, value};
use crate::ids::PlaceId;
use crate::jobs::model::JobCard;
use crate::web::{self, Cursor, List, Page};
use crate::{args, places};

/// Highest offset in sort orders that have no key to continue from.
const MAX_OFFSET: i64 = 1_000;
/// Number of leading matches among which short titles come first.
const REORDERED: usize = 50;
/// Up to this many matches are all read and sorted; more, and walking an index in order finds a page sooner.
const MAX_SORTED: usize = 2_000;
/// Jobs read at once from an index in order.
const WALKED: i64 = 500;

/// Cursor key of a page: (listing), (pay, listing) or, in sort orders without a key of their own, (offset).
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
struct Key(i64, #[serde(default)] i64);

/// Reads a page.
///
/// # Errors
/// A database error, or 400 for an invalid cursor.
pub fn read(tx: &mut Tx, finder: &mut Finder, search: &Search, tiers: Option<&Tiers>) -> web::Result<List<JobCard>> {
    let mut matches = finder.matches(tiers.map_or(Expr::Everything, |tiers| tiers.all.clone()));
    match (search.sort, tiers, &search.near) {
        (Sort::Best, Some(tiers), _) => by_rank(tx, finder, search, tiers),
        (Sort::Pay, ..) => by_pay(tx, finder, search, &mut matches),
        (Sort::Nearest, _, Some(near)) => by_distance(tx, finder, search, near, &mut matches),
        _ => by_time(tx, finder, search, &mut matches),
    }
}

fn by_time(tx: &mut Tx, finder: &mut Finder, search: &Search, matches: &mut Matches) -> web::Result<List<JobCard>> {
    let page = search.paging.page::<Key>()?;
    let rows = usize::try_from(page.rows()).unwrap_or(0);
    let cards = match page.cursor {
        Some(Cursor::Before(Key(listing, _))) => finder.oldest(tx, matches, clamp(listing), rows)?,
        Some(Cursor::After(Key(listing, _))) => finder.newest(tx, matches, clamp(listing), rows)?,
        None => finder.newest(tx, matches, u32::MAX, rows)?,
    };
    Ok(page.list(cards, |card| Key(card.listing.unwrap_or(0), 0)))
}

fn clamp(listing: i64) -> u32 {
    u32::try_from(listing.max(0)).unwrap_or(u32::MAX)
}

/// A match and what ranks it: its tier and the number of words in its title.
struct Candidate {
    tier: usize,
    words: usize,
    listing: u32,
}

/// Collects matches until the page is full: tier by tier, each newest first. Within a tier, shorter titles come first:
/// "Night nurse" before a newer "Cleaner at the nurse's house".
fn by_rank(tx: &mut Tx, finder: &mut Finder, search: &Search, tiers: &Tiers) -> web::Result<List<JobCard>> {
    let needed = results_needed(search)?.max(REORDERED);
    let (mut candidates, mut taken) = (Vec::new(), HashSet::new());
    for (tier, expr) in tiers.ranked.iter().enumerate() {
        let (mut matches, mut below) = (finder.matches(expr.clone()), u32::MAX);
        while candidates.len() < needed {
            let chunk = matches.newest(tx, &mut finder.index, below, needed)?;
            let Some(last) = chunk.last().copied() else { break };
            below = last;
            for listing in chunk.into_iter().filter(|listing| taken.insert(*listing)) {
                candidates.extend(candidate(tx, finder, tier, listing)?);
                if candidates.len() == needed {
                    break;
                }
            }
        }
    }
    let compared = candidates.len().min(REORDERED);
    candidates[..compared].sort_by_key(|found| (found.tier, found.words, Reverse(found.listing)));
    page(tx, finder, search, &candidates.iter().map(|found| found.listing).collect::<Vec<_>>())
}

fn candidate(tx: &mut Tx, finder: &Finder, tier: usize, listing: u32) -> Result<Option<Candidate>> {
    let title = if finder.filters.is_exact() {
        tx.find(sql::TITLE, args![i64::from(listing)], value::<String>)?
    } else {
        finder.card(tx, listing)?.map(|card| card.title)
    };
    Ok(title.map(|title| Candidate { tier, words: tokenizer::words(&title).count(), listing }))
}

/// Highest hourly pay first.
fn by_pay(tx: &mut Tx, finder: &mut Finder, search: &Search, matches: &mut Matches) -> web::Result<List<JobCard>> {
    let page = search.paging.page::<Key>()?;
    let (forward, Key(pay, listing)) = match page.cursor {
        Some(Cursor::Before(key)) => (false, key),
        Some(Cursor::After(key)) => (true, key),
        None => (true, Key(i64::MAX, i64::MAX)),
    };
    let rows = usize::try_from(page.rows()).unwrap_or(0);
    let cards = if finder.exceeds(tx, matches, MAX_SORTED)? {
        walk_pay(tx, finder, matches, (pay, listing), forward, rows)?
    } else {
        sort_by_pay(tx, finder, matches, (pay, listing), forward, rows)?
    };
    Ok(page.list(cards, pay_key))
}

fn pay_key(card: &JobCard) -> Key {
    Key(card.pay_hour_max.unwrap_or(-1), card.listing.unwrap_or(0))
}

/// Reads jobs in the order of their pay and takes those that match.
fn walk_pay(
    tx: &mut Tx,
    finder: &mut Finder,
    matches: &mut Matches,
    mut from: (i64, i64),
    forward: bool,
    rows: usize,
) -> Result<Vec<JobCard>> {
    let mut cards = Vec::new();
    while cards.len() < rows {
        let sql = if forward { sql::PAY } else { sql::PAY_BEFORE };
        let walked = tx.all(sql, args![from.0, from.1, WALKED], |row| Ok((row.take::<i64>()?, row.take::<u32>()?)))?;
        for (_, listing) in &walked {
            if cards.len() < rows && finder.contains(tx, matches, *listing)? {
                cards.extend(finder.card(tx, *listing)?);
            }
        }
        match walked.last() {
            Some((pay, listing)) if walked.len() == usize::try_from(WALKED).unwrap_or(0) => {
                from = (*pay, i64::from(*listing));
            }
            _ => break,
        }
    }
    Ok(cards)
}

/// Reads the pay of all matches and sorts them.
fn sort_by_pay(
    tx: &mut Tx,
    finder: &mut Finder,
    matches: &mut Matches,
    from: (i64, i64),
    forward: bool,
    rows: usize,
) -> Result<Vec<JobCard>> {
    let mut found = Vec::new();
    for listing in matches.newest(tx, &mut finder.index, u32::MAX, MAX_SORTED)? {
        let pay = tx.find(sql::PAY_OF, args![i64::from(listing)], value::<i64>)?.unwrap_or(-1);
        found.push((pay, i64::from(listing)));
    }
    found.retain(|key| if forward { *key < from } else { *key > from });
    found.sort_unstable();
    if forward {
        found.reverse();
    }
    let mut cards = Vec::new();
    for (_, listing) in found {
        if cards.len() == rows {
            break;
        }
        cards.extend(finder.card(tx, clamp(listing))?);
    }
    Ok(cards)
}

/// Nearest place first, newest first within each, unknown places last.
fn by_distance(
    tx: &mut Tx,
    finder: &mut Finder,
    search: &Search,
    near: &Near,
    matches: &mut Matches,
) -> web::Result<List<JobCard>> {
    let needed = results_needed(search)?;
    let listings = if finder.exceeds(tx, matches, MAX_SORTED)? {
        walk_places(tx, finder, near, matches, needed)?
    } else {
        sort_by_distance(tx, finder, near, matches, needed)?
    };
    page(tx, finder, search, &listings)
}

fn walk_places(tx: &mut Tx, finder: &mut Finder, near: &Near, matches: &Matches, needed: usize) -> Result<Vec<u32>> {
    let mut listings = Vec::new();
    for place in nearest_places(tx, near)? {
        let here = Expr::Term(Property::Place(place).term());
        let mut matches = Matches::new(matches.expr().clone().and(here));
        let cards = finder.newest(tx, &mut matches, u32::MAX, needed - listings.len())?;
        listings.extend(cards.iter().filter_map(|card| card.listing).map(clamp));
        if listings.len() == needed {
            break;
        }
    }
    Ok(listings)
}

fn nearest_places(tx: &mut Tx, near: &Near) -> Result<Vec<Option<PlaceId>>> {
    let known = listed_places(tx, MAX_LISTED_PLACES)?.into_iter().filter_map(places::by_id);
    let mut places: Vec<(f64, PlaceId)> =
        known.map(|place| (near.distance_squared(place.lat, place.lon), place.id)).collect();
    places.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    Ok(places.into_iter().map(|(_, id)| Some(id)).chain([None]).collect())
}

fn sort_by_distance(
    tx: &mut Tx,
    finder: &mut Finder,
    near: &Near,
    matches: &mut Matches,
    needed: usize,
) -> Result<Vec<u32>> {
    let mut found = Vec::new();
    for listing in matches.newest(tx, &mut finder.index, u32::MAX, MAX_SORTED)? {
        let point = tx.find(sql::POINT_OF, args![i64::from(listing)], |row| {
            Ok(row.take::<Option<f64>>()?.zip(row.take::<Option<f64>>()?))
        })?;
        let distance = point.flatten().map_or(f64::INFINITY, |(lat, lon)| near.distance_squared(lat, lon));
        found.push((distance, listing));
    }
    // They come newest first, and the sort is stable.
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut listings = Vec::new();
    for (_, listing) in found {
        if listings.len() < needed && (finder.filters.is_exact() || finder.card(tx, listing)?.is_some()) {
            listings.push(listing);
        }
    }
    Ok(listings)
}

/// Returns the page at the search's offset. `first` has one more listing than the page needs if there are more.
fn page(tx: &mut Tx, finder: &Finder, search: &Search, first: &[u32]) -> web::Result<List<JobCard>> {
    let (limit, offset) = (search.paging.page::<Key>()?.size, offset(search)?);
    let [skipped, taken] = [offset, limit].map(|number| usize::try_from(number).unwrap_or(0));
    let cards = first.iter().skip(skipped).take(taken).map(|listing| finder.get(tx, *listing));
    let cards = cards.collect::<Result<Vec<_>>>()?;
    let more = first.len() > skipped + taken && offset + limit <= MAX_OFFSET;
    Ok(List::from_offset(cards, offset, limit, more, |offset| Key(offset, 0)))
}

/// Returns how many results are needed to fill this page and tell whether there is another.
fn results_needed(search: &Search) -> web::Result<usize> {
    Ok(usize::try_from(offset(search)? + search.paging.page::<Key>()?.rows()).unwrap_or(0))
}

/// Returns how many results are on the pages before this one, in sort orders that have no key to continue from.
pub fn offset(search: &Search) -> web::Result<i64> {
    let page: Page<Key> = search.paging.page()?;
    Ok(match page.cursor {
        Some(Cursor::After(Key(offset, _)) | Cursor::Before(Key(offset, _))) => offset.clamp(0, MAX_OFFSET),
        None => 0,
    })
}
