//! Towns: places of the United States over 500 people and cities of the world over 15,000.
//!
//! The data is `data/places.tsv`, from GeoNames (<https://www.geonames.org>), licensed CC BY 4.0. It is
//! embedded and sorted by folded name, so that a look-up is a binary search in the text itself: nothing
//! is read at start and nothing is copied but the rows asked for.

mod fold;
mod lookup;
mod states;
#[cfg(test)]
mod tests;

pub use fold::fold;
pub use lookup::{by_id, find, parse_town, search, state, state_alone};

/// Mean radius of the earth in miles (IUGG).
const EARTH_MILES: f64 = 3_958.761_3;

/// A town.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The row's id, GeoNames'.
    pub id: i64,
    /// "Springfield".
    pub name: String,
    /// GeoNames' code of the first division: "IL" in the United States, mostly a number elsewhere.
    pub admin1: String,
    /// ISO 3166 alpha-2.
    pub country: String,
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
    /// People; 0 when unknown.
    pub population: i64,
    /// IANA time zone.
    pub zone: String,
}

impl Place {
    /// As people write it: "Springfield, IL" in the United States, "Lyon, FR" elsewhere.
    #[must_use]
    pub fn label(&self) -> String {
        format!("{}, {}", self.name, self.region())
    }

    /// What stands behind its name: the state in the United States, the country elsewhere, where the division's code
    /// means nothing to anybody.
    #[must_use]
    pub fn region(&self) -> &str {
        if self.country == "US" { &self.admin1 } else { &self.country }
    }
}

/// Miles between two towns as the crow flies (haversine).
#[must_use]
pub fn miles_between(a: &Place, b: &Place) -> f64 {
    let (lat_a, lat_b) = (a.lat.to_radians(), b.lat.to_radians());
    let half = |degrees: f64| (degrees.to_radians() / 2.0).sin().powi(2);
    let chord = half(b.lat - a.lat) + lat_a.cos() * lat_b.cos() * half(b.lon - a.lon);
    2.0 * EARTH_MILES * chord.sqrt().min(1.0).asin()
}
