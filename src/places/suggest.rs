//! Suggestions of towns while someone types, and the town where a device is.

use std::cmp::Reverse;

use super::fold::{fold, prefix_key};
use super::lookup::{TOWNS, code_of, field, first_row, parse_row, population_of, rows_between};
use super::{NEAR_MILES, Place, by_zip, read, region, squared_degrees};

/// Miles per degree of latitude.
const MILES_PER_DEGREE: f64 = 69.0;

/// Returns the towns whose name begins with the prefix, at most `limit`: first `here` itself, then those around it, then
/// those in its country, each largest first.
/// Text after a comma is the beginning of a state or of a country's code: "springf, i". A ZIP code finds its town, and so
/// does any other way to write a town that [`read`] understands.
#[must_use]
pub fn search(prefix: &str, limit: usize, here: Option<&Place>) -> Vec<Place> {
    let (name, state) = prefix.split_once(',').unwrap_or((prefix, ""));
    let (name, state) = (prefix_key(name), fold(state));
    if name.is_empty() {
        return Vec::new();
    }
    let rank = |line: &str| match here {
        Some(here) if field(line, 0) == here.id.to_string() => 0,
        Some(here) if distance(line, here.lat, here.lon) <= NEAR_MILES => 1,
        Some(here) if field(line, 3) == here.country => 2,
        _ => 3,
    };
    let named = rows_between(|key| key < name.as_str(), |key| key < name.as_str() || key.starts_with(&name));
    let mut found: Vec<(u8, Reverse<i64>, &str)> = named
        .lines()
        .filter(|line| state.is_empty() || region::starts_with(code_of(line), &state))
        .map(|line| (rank(line), Reverse(population_of(line)), line))
        .collect();
    found.sort_unstable();
    let named = found.into_iter().filter_map(|(_, _, line)| parse_row(line));
    let found: Vec<Place> = by_zip(&name).into_iter().chain(named).take(limit).collect();
    if found.is_empty() { read(prefix, "", here).place.into_iter().take(limit).collect() } else { found }
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
