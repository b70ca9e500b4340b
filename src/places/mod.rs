//! Towns: places in the United States with more than 500 people, and cities of the world with more than 15,000.
//!
//! The data is `data/places.tsv`, from GeoNames (<https://www.geonames.org>), licensed CC BY 4.0. It is embedded,
//! compressed, and sorted by normalized name. The first lookup unpacks it; a lookup is a binary search in the text
//! itself, so nothing is parsed at startup, and only the requested rows are copied.

use crate::ids::PlaceId;

mod fold;
mod lookup;
mod mode;
mod names;
mod read;
mod region;
mod states;
mod suggest;
#[cfg(test)]
mod tests;
mod zip;

pub use fold::fold;
pub use lookup::{by_id, find, named, state_typed_as_town};
pub use read::{Reading, Says, is_remote, read, says, settle};
pub use region::normalize_state;
pub use suggest::{nearest, search};
pub use zip::by_zip;

/// Towns within about this many miles of the site's own are near it.
const NEAR_MILES: f64 = 150.0;

/// Mean radius of the Earth in miles (IUGG).
const EARTH_MILES: f64 = 3_958.761_3;

/// A town.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// GeoNames id.
    pub id: PlaceId,
    /// Name, such as "Springfield".
    pub name: String,
    /// GeoNames code of the first-level division: "IL" in the United States, usually a number elsewhere.
    pub admin1: String,
    /// ISO 3166-1 alpha-2 country code.
    pub country: String,
    /// Latitude in degrees north.
    pub lat: f64,
    /// Longitude in degrees east.
    pub lon: f64,
    /// Population; 0 if unknown.
    pub population: i64,
    /// IANA time zone.
    pub time_zone: String,
}

impl Place {
    /// Returns the name as people write it: "Springfield, IL" in the United States, "Lyon, FR" elsewhere.
    #[must_use]
    pub fn label(&self) -> String {
        format!("{}, {}", self.name, self.region())
    }

    /// Returns the part after the name: the state in the United States; the country elsewhere, where division codes
    /// mean nothing to readers.
    #[must_use]
    pub fn region(&self) -> &str {
        if self.country == "US" { &self.admin1 } else { &self.country }
    }
}

/// Returns about the distance between two points, given as latitude and longitude, in degrees of latitude, squared.
#[must_use]
pub fn squared_degrees(a: (f64, f64), b: (f64, f64)) -> f64 {
    let lon = (a.1 - b.1).abs();
    let (dy, dx) = (a.0 - b.0, lon.min(360.0 - lon) * b.0.to_radians().cos());
    dy * dy + dx * dx
}

/// Returns the great-circle distance between two towns in miles.
#[must_use]
pub fn miles_between(a: &Place, b: &Place) -> f64 {
    miles((a.lat, a.lon), (b.lat, b.lon))
}

/// Returns the great-circle distance between two points, given as latitude and longitude in degrees, in miles (haversine).
#[must_use]
pub fn miles(a: (f64, f64), b: (f64, f64)) -> f64 {
    let (lat_a, lat_b) = (a.0.to_radians(), b.0.to_radians());
    let half = |degrees: f64| (degrees.to_radians() / 2.0).sin().powi(2);
    let chord = half(b.0 - a.0) + lat_a.cos() * lat_b.cos() * half(b.1 - a.1);
    2.0 * EARTH_MILES * chord.sqrt().min(1.0).asin()
}
