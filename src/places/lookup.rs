//! Look-ups in the embedded list of towns.

use std::cmp::Reverse;
use std::sync::OnceLock;

use super::Place;
use super::fold::{fold, key};

/// id, name, admin1, country, lat, lon, population, line of the zone; the first line names them. Degrees have three
/// decimals: a hundred yards are enough for miles.
pub(super) static TOWNS: &str = include_str!("../../data/places.tsv");

/// The time zones, as the rows number them from zero: their names are long and few.
static ZONES: &str = include_str!("../../data/zones.txt");

fn zones() -> &'static [&'static str] {
    static LINES: OnceLock<Vec<&'static str>> = OnceLock::new();
    LINES.get_or_init(|| ZONES.lines().collect())
}

/// How people write the beginnings of names.
const SPELLINGS: [(&str, &str); 6] =
    [("st ", "saint "), ("saint ", "st "), ("ste ", "sainte "), ("ft ", "fort "), ("mt ", "mount "), ("mount ", "mt ")];

/// The town of an id.
#[must_use]
pub fn by_id(id: i64) -> Option<Place> {
    let id = u32::try_from(id).ok()?;
    let index = id_index();
    let at = index.binary_search_by_key(&id, |(id, _)| *id).ok()?;
    row(line_at(index[at].1 as usize))
}

/// The largest town of a name. `state` is a state's code or name, a country's code, or empty for any.
#[must_use]
pub fn find(city: &str, state: &str) -> Option<Place> {
    let city = key(city);
    if city.is_empty() {
        return None;
    }
    let region = region(state);
    spellings(&city).find_map(|name| {
        let named = rows_between(|key| key < name.as_str(), |key| key <= name.as_str());
        let matching = named.lines().filter_map(row).filter(|place| in_region(place, &region));
        matching.max_by_key(|place| (is_state_of(place, &region), place.population, Reverse(place.id)))
    })
}

/// The town of "Alder Creek, OR", "Lyon, FR" or only "Springfield".
#[must_use]
pub fn parse_town(text: &str) -> Option<Place> {
    match text.rsplit_once(',') {
        Some((city, state)) => find(city, state).or_else(|| find(text, "")),
        None => find(text, ""),
    }
}

/// The towns whose name begins so, the largest first, at most `limit`. What follows a comma is the
/// beginning of a state's or country's code: "springf, i".
#[must_use]
pub fn search(prefix: &str, limit: usize) -> Vec<Place> {
    let (name, state) = prefix.split_once(',').unwrap_or((prefix, ""));
    let (name, state) = (key(name), fold(state).to_uppercase());
    if name.is_empty() {
        return Vec::new();
    }
    let named = rows_between(|key| key < name.as_str(), |key| key < name.as_str() || key.starts_with(&name));
    let mut found: Vec<(i64, &str)> = named
        .lines()
        .filter(|line| state.is_empty() || code_of(line).starts_with(&state))
        .map(|line| (population_of(line), line))
        .collect();
    found.sort_unstable_by_key(|(population, line)| (Reverse(*population), *line));
    found.into_iter().take(limit).filter_map(|(_, line)| row(line)).collect()
}

/// The spellings under which a name may stand in the list, the one given first.
fn spellings(name: &str) -> impl Iterator<Item = String> {
    let respelt = SPELLINGS.iter().filter_map(|(short, long)| Some(format!("{long}{}", name.strip_prefix(short)?)));
    // "New York" stands there as "New York City".
    [name.to_owned()].into_iter().chain(respelt.collect::<Vec<_>>()).chain([format!("{name} city")])
}

/// People of a city that is meant by its name although a state has the same: New York and Washington are, Nevada is not.
const GREAT: i64 = 500_000;

/// A state or region by the one name that jobs are kept under: of a state of the United States its code, of any other as it
/// was typed.
#[must_use]
pub fn state(text: &str) -> String {
    us_state(text).map_or_else(|| text.trim().to_owned(), str::to_owned)
}

/// The state that is meant where a town was asked for: "FL", or "Florida".
#[must_use]
pub fn state_alone(text: &str) -> Option<&'static str> {
    us_state(text).filter(|code| text.trim().len() == code.len() || !is_great(text))
}

fn is_great(city: &str) -> bool {
    find(city, "US").is_some_and(|place| place.population >= GREAT)
}

fn us_state(text: &str) -> Option<&'static str> {
    let text = fold(text);
    super::states::STATES
        .iter()
        .find(|(code, name)| *name == text || code.to_lowercase() == text)
        .map(|(code, _)| *code)
}

/// A state's or country's code in capitals; of a state's name, its code.
fn region(text: &str) -> String {
    us_state(text).map_or_else(|| fold(text).to_uppercase(), str::to_owned)
}

fn in_region(place: &Place, region: &str) -> bool {
    region.is_empty() || place.country == region || is_state_of(place, region)
}

/// "IN" is Indiana before it is India: Salem, IN is not the million people of Salem in Tamil Nadu.
fn is_state_of(place: &Place, region: &str) -> bool {
    place.country == "US" && place.admin1 == region
}

/// (id, offset of the row), by id: 8 bytes a town, made at the first look-up.
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

fn first_row() -> usize {
    TOWNS.find('\n').map_or(TOWNS.len(), |at| at + 1)
}

/// The rows behind those whose key is `before`, among those whose key is `within`.
fn rows_between(before: impl Fn(&str) -> bool, within: impl Fn(&str) -> bool) -> &'static str {
    let start = end_of(before);
    &TOWNS[start..end_of(within).max(start)]
}

/// Where the rows end whose key satisfies the test; they are the first ones.
fn end_of(test: impl Fn(&str) -> bool) -> usize {
    let (mut low, mut high) = (first_row(), TOWNS.len());
    while low < high {
        let middle = line_start(low + (high - low) / 2);
        let line = line_at(middle);
        if test(&key(name_of(line))) {
            low = middle + line.len() + 1;
        } else {
            high = middle;
        }
    }
    low
}

/// Where the line of an offset begins. Works on bytes: an offset may lie inside a letter.
fn line_start(offset: usize) -> usize {
    TOWNS.as_bytes()[..offset].iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1)
}

fn line_at(offset: usize) -> &'static str {
    TOWNS[offset..].lines().next().unwrap_or_default()
}

fn field(line: &str, index: usize) -> &str {
    line.split('\t').nth(index).unwrap_or_default()
}

pub(super) fn name_of(line: &str) -> &str {
    field(line, 1)
}

/// The state in the United States, the country elsewhere.
fn code_of(line: &str) -> &str {
    if field(line, 3) == "US" { field(line, 2) } else { field(line, 3) }
}

fn population_of(line: &str) -> i64 {
    field(line, 6).parse().unwrap_or_default()
}

/// Reads a row; none for one that is not whole, which a test excludes.
pub(super) fn row(line: &str) -> Option<Place> {
    let mut fields = line.split('\t');
    let mut next = || fields.next();
    Some(Place {
        id: next()?.parse().ok()?,
        name: next()?.to_owned(),
        admin1: next()?.to_owned(),
        country: next()?.to_owned(),
        lat: next()?.parse().ok()?,
        lon: next()?.parse().ok()?,
        population: next()?.parse().ok()?,
        zone: zones().get(next()?.parse::<usize>().ok()?)?.to_string(),
    })
}
