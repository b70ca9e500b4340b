//! States, provinces and countries, as people write them after a town.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::Place;
use super::fold::{fold, plain_key};
use super::states::{ABBREVIATIONS, PROVINCES, STATES};

/// Codes and English names of countries, from the Unicode CLDR, with other names and codes in use; one per line.
static COUNTRIES: &str = include_str!("../../data/countries.tsv");

/// Names of the United States.
const UNITED_STATES: [&str; 5] = ["us", "usa", "united states", "united states of america", "the united states"];

/// Where a town may be. A text such as "IN" may name a state and a country; without either, any town will do.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Region {
    state: Option<&'static str>,
    province: Option<&'static str>,
    country: Option<&'static str>,
}

impl Region {
    /// Reads the code or name of a state, a province or a country; `None` if there's none.
    pub fn named(text: &str) -> Option<Self> {
        let key = plain_key(text);
        let province =
            PROVINCES.iter().find(|(code, _, names)| code.eq_ignore_ascii_case(&key) || names.contains(&key.as_str()));
        let state = us_state_of_key(&key);
        // Georgia is the state; "IN" is Indiana before it's India.
        let country = countries().get(key.as_str()).copied().filter(|_| state.is_none() || key.len() == 2);
        let region = Self { state, province: province.map(|(_, admin1, _)| *admin1), country };
        (region != Self::default()).then_some(region)
    }

    /// Reads a region that may be left out; `None` if there's no such region.
    pub fn typed(text: &str) -> Option<Self> {
        if text.trim().is_empty() { Some(Self::default()) } else { Self::named(text) }
    }

    /// Whether it's a state or a province, not only a country.
    pub fn is_part(self) -> bool {
        self.state.is_some() || self.province.is_some()
    }

    /// Whether it's the United States as a whole.
    pub fn is_united_states(self) -> bool {
        self.country == Some("US")
    }

    /// Whether a town is there.
    pub fn contains(self, place: &Place) -> bool {
        self == Self::default()
            || self.country == Some(&place.country)
            || self.is_state_of(place)
            || self.is_province_of(place)
    }

    /// Used to prefer states over countries: "IN" is Indiana before it is India, although Salem in Tamil Nadu is larger.
    pub fn is_state_of(self, place: &Place) -> bool {
        place.country == "US" && self.state == Some(&place.admin1)
    }

    /// Canadians write "Toronto, ON"; the list has numbers for their provinces.
    fn is_province_of(self, place: &Place) -> bool {
        place.country == "CA" && self.province == Some(&place.admin1)
    }
}

/// Whether the code or the name of a state, or the code of a country, begins with a folded text.
pub fn starts_with(code: &str, typed: &str) -> bool {
    let name = STATES.iter().find(|(state, _)| *state == code).map_or("", |(_, name)| name);
    code.to_lowercase().starts_with(typed) || name.starts_with(typed)
}

/// Normalizes a state or region the way jobs store it: a U.S. state as its postal code, anything else trimmed
/// but as typed.
#[must_use]
pub fn normalize_state(text: &str) -> String {
    us_state_of_key(&plain_key(text)).map_or_else(|| text.trim().to_owned(), str::to_owned)
}

/// Returns the U.S. state with a code or a name, without short forms that are words too, such as "wash" and "miss".
pub fn us_state(text: &str) -> Option<&'static str> {
    let text = fold(text);
    STATES.iter().find(|(code, name)| *name == text || code.to_lowercase() == text).map(|(code, _)| *code)
}

fn us_state_of_key(key: &str) -> Option<&'static str> {
    us_state(key).or_else(|| ABBREVIATIONS.iter().find(|(short, _)| *short == key).map(|(_, code)| *code))
}

/// Returns the countries' codes by the keys of their names and codes.
fn countries() -> &'static HashMap<String, &'static str> {
    static BY_KEY: OnceLock<HashMap<String, &'static str>> = OnceLock::new();
    BY_KEY.get_or_init(|| {
        let lines = COUNTRIES.lines().filter_map(|line| line.split_once('\t'));
        let listed = lines.flat_map(|(code, name)| [(plain_key(code), code), (plain_key(name), code)]);
        listed.chain(UNITED_STATES.map(|name| (name.to_owned(), "US"))).collect()
    })
}
