//! Lookups in the embedded list of towns.

use std::cmp::Reverse;
use std::sync::{LazyLock, OnceLock};

use super::fold::lookup_key;
use super::region::{Region, us_state};
use super::{NEAR_MILES, Place, miles_between};
use crate::ids::PlaceId;
use crate::packed;
use crate::packed::unpack_text;

/// Tab-separated: id, name, admin1, country, lat, lon, population, index of the time zone; the first line is a header.
/// Degrees have three decimals, because a precision of a hundred yards is enough for distances in miles.
pub(super) static TOWNS: LazyLock<String> = LazyLock::new(|| unpack_text(packed!("places.tsv")));

/// Names of the time zones. The rows refer to them by line number, from zero, because the names are long and few.
static ZONES: &str = include_str!("../../data/zones.txt");

fn zones() -> &'static [&'static str] {
    static LINES: OnceLock<Vec<&'static str>> = OnceLock::new();
    LINES.get_or_init(|| ZONES.lines().collect())
}

/// Finds a town by its id.
#[must_use]
pub fn by_id(id: PlaceId) -> Option<Place> {
    let id = u32::try_from(id.0).ok()?;
    let index = id_index();
    let at = index.binary_search_by_key(&id, |(id, _)| *id).ok()?;
    parse_row(line_at(index[at].1 as usize))
}

/// Finds the largest town with a name. `state` is the code or name of a state, a province or a country, or empty for any.
#[must_use]
pub fn find(city: &str, state: &str) -> Option<Place> {
    find_near(city, &Region::typed(state)?, None)
}

/// Finds the town with a name in a region: one around `here`, or else in its country, before the largest.
pub(super) fn find_near(city: &str, region: &Region, here: Option<&Place>) -> Option<Place> {
    let city = lookup_key(city);
    if city.is_empty() {
        return None;
    }
    let rank = |place: &Place| {
        let is_near = here.is_some_and(|here| miles_between(here, place) <= NEAR_MILES);
        let is_in_country = here.is_some_and(|here| here.country == place.country);
        (region.is_state_of(place), is_near, is_in_country, place.population, Reverse(place.id))
    };
    spellings(&city).find_map(|name| rows(&name, region).max_by_key(rank))
}

/// Returns the towns with a name, written like "Springfield", "Springfield, IL" or "springfield illinois", largest first.
#[must_use]
pub fn named(text: &str) -> Vec<Place> {
    if let Some((city, state)) = text.rsplit_once(',') {
        return all(city, state);
    }
    let found = all(text, "");
    let words: Vec<&str> = text.split_whitespace().collect();
    // The name of a state has one or two words.
    let states = (1..=2).filter(|length| *length < words.len());
    let with_state = states.map(|length| words.split_at(words.len() - length));
    let in_state = with_state.flat_map(|(city, state)| match us_state(&state.join(" ")) {
        Some(code) => all(&city.join(" "), code),
        None => Vec::new(),
    });
    if found.is_empty() { in_state.collect() } else { found }
}

/// Returns the towns with a name in a region, largest first.
fn all(city: &str, state: &str) -> Vec<Place> {
    let Some(region) = Region::typed(state) else { return Vec::new() };
    let city = lookup_key(city);
    let mut found: Vec<Place> = spellings(&city).flat_map(|name| rows(&name, &region).collect::<Vec<_>>()).collect();
    found.sort_by_key(|place| (Reverse(region.is_state_of(place)), Reverse(place.population), place.id));
    found
}

/// Returns the towns with exactly this name in a region.
fn rows<'a>(name: &str, region: &'a Region) -> impl Iterator<Item = Place> + use<'a> {
    let named = rows_between(|key| key < name, |key| key <= name);
    named.lines().filter_map(parse_row).filter(move |place| region.contains(place))
}

/// Returns the spellings a name may have in the list, the given one first.
fn spellings(name: &str) -> impl Iterator<Item = String> {
    // "New York" is in the list as "New York City".
    [name.to_owned(), format!("{name} city")].into_iter()
}

/// Minimum population for a city to win over a state of the same name: New York and Washington do, Nevada doesn't.
const LARGE_CITY_POPULATION: i64 = 500_000;

/// Returns the U.S. state meant by text typed as a town: "FL" or "Florida", but not "New York", a large city.
#[must_use]
pub fn state_typed_as_town(text: &str) -> Option<&'static str> {
    us_state(text).filter(|code| text.trim().len() == code.len() || !is_large_city(text))
}

fn is_large_city(city: &str) -> bool {
    find(city, "US").is_some_and(|place| place.population >= LARGE_CITY_POPULATION)
}

/// (id, offset of the row), sorted by id: 8 bytes per town, built on the first lookup.
pub(super) fn id_index() -> &'static [(u32, u32)] {
    static INDEX: OnceLock<Vec<(u32, u32)>> = OnceLock::new();
    INDEX.get_or_init(|| {
        let mut index = Vec::with_capacity(TOWNS.len() / 60);
        let mut offset = first_row();
        for line in TOWNS[offset..].lines() {
            if let (Ok(id), Ok(at)) = (field(line, 0).parse(), u32::try_from(offset)) {
                index.push((id, at));
            }
            offset += line.len() + 1;
        }
        index.shrink_to_fit();
        index.sort_unstable();
        index
    })
}

pub(super) fn first_row() -> usize {
    TOWNS.find('\n').map_or(TOWNS.len(), |at| at + 1)
}

/// Returns the rows after those whose key satisfies `before`, up to the last one whose key satisfies `within`.
pub(super) fn rows_between(before: impl Fn(&str) -> bool, within: impl Fn(&str) -> bool) -> &'static str {
    let start = partition_point(before);
    &TOWNS[start..partition_point(within).max(start)]
}

/// Finds the end of the rows whose key satisfies the test. They must come first.
fn partition_point(test: impl Fn(&str) -> bool) -> usize {
    let (mut low, mut high) = (first_row(), TOWNS.len());
    while low < high {
        let middle = line_start(low + (high - low) / 2);
        let line = line_at(middle);
        if test(&lookup_key(name_of(line))) {
            low = middle + line.len() + 1;
        } else {
            high = middle;
        }
    }
    low
}

/// Returns where the line containing an offset begins. Works on bytes, since an offset may fall inside a character.
fn line_start(offset: usize) -> usize {
    TOWNS.as_bytes()[..offset].iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1)
}

fn line_at(offset: usize) -> &'static str {
    TOWNS[offset..].lines().next().unwrap_or_default()
}

pub(super) fn field(line: &str, index: usize) -> &str {
    line.split('\t').nth(index).unwrap_or_default()
}

pub(super) fn name_of(line: &str) -> &str {
    field(line, 1)
}

/// Returns the state's code in the United States, the country's elsewhere.
pub(super) fn code_of(line: &str) -> &str {
    if field(line, 3) == "US" { field(line, 2) } else { field(line, 3) }
}

pub(super) fn population_of(line: &str) -> i64 {
    field(line, 6).parse().unwrap_or_default()
}

/// Parses a row; `None` if it is malformed, which a test rules out.
pub(super) fn parse_row(line: &str) -> Option<Place> {
    let mut fields = line.split('\t');
    let mut next = || fields.next();
    Some(Place {
        id: PlaceId(next()?.parse().ok()?),
        name: next()?.to_owned(),
        admin1: next()?.to_owned(),
        country: next()?.to_owned(),
        lat: next()?.parse().ok()?,
        lon: next()?.parse().ok()?,
        population: next()?.parse().ok()?,
        time_zone: zones().get(next()?.parse::<usize>().ok()?)?.to_string(),
    })
}
