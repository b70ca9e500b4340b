//! Suggestions of towns while someone types, and the town where a device is.

use std::cmp::Reverse;

use super::fold::{fold, lookup_key};
use super::lookup::{TOWNS, code_of, field, first_row, parse_row, population_of, rows_between, spellings_of_start};
use super::{Place, by_zip, squared_degrees};

/// Towns within about this many miles of the site's own come first.
const NEAR_MILES: f64 = 150.0;
/// Miles per degree of latitude.
const MILES_PER_DEGREE: f64 = 69.0;

/// Returns the towns whose name begins with the prefix, at most `limit`: first those around `here`, then those in its
/// country, each largest first.
/// Text after a comma is the beginning of a state or country code: "springf, i". A ZIP code finds its town.
#[must_use]
pub fn search(prefix: &str, limit: usize, here: Option<&Place>) -> Vec<Place> {
    let (name, state) = prefix.split_once(',').unwrap_or((prefix, ""));
    let (name, state) = (lookup_key(name), fold(state).to_uppercase());
    if name.is_empty() {
        return Vec::new();
    }
    let rank = |line: &str| match here {
        Some(here) if distance(line, here.lat, here.lon) <= NEAR_MILES => 0,
        Some(here) if field(line, 3) == here.country => 1,
        _ => 2,
    };
    let mut found: Vec<(u8, Reverse<i64>, &str)> = spellings_of_start(&name)
        .flat_map(|name| {
            rows_between(|key| key < name.as_str(), |key| key < name.as_str() || key.starts_with(&name)).lines()
        })
        .filter(|line| state.is_empty() || code_of(line).starts_with(&state))
        .map(|line| (rank(line), Reverse(population_of(line)), line))
        .collect();
    found.sort_unstable();
    let named = found.into_iter().filter_map(|(_, _, line)| parse_row(line));
    by_zip(&name).into_iter().chain(named).take(limit).collect()
}

/// Returns the town nearest to a point; `None` if there's none within 150 miles.
#[must_use]
pub fn nearest(lat: f64, lon: f64) -> Option<Place> {
    let towns = TOWNS[first_row()..].lines().map(|line| (distance(line, lat, lon), line));
    let (miles, line) = towns.min_by(|a, b| a.0.total_cmp(&b.0))?;
    parse_row(line).filter(|_| miles <= NEAR_MILES)
}

/// Returns about the miles from a row's town to a point.
fn distance(line: &str, lat: f64, lon: f64) -> f64 {
    let degrees = |index: usize| field(line, index).parse().unwrap_or(f64::INFINITY);
    squared_degrees((degrees(4), degrees(5)), (lat, lon)).sqrt() * MILES_PER_DEGREE
}
