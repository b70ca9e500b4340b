//! Who is near enough and free at a time, and how many people that is.

use serde::Serialize;
use utoipa::ToSchema;

use super::store::availability as store;
use crate::clock::MINUTE;
use crate::db::{self, Tx};
use crate::places::{self, Place};
use crate::site;
use crate::week::{self, WeekRange};

/// The farthest that anyone can say they go, in miles.
pub const MAX_RADIUS: i64 = 100;
/// About the miles of a degree of latitude.
const MILES_PER_DEGREE: f64 = 69.0;
/// Fewer people aren't counted, so that nobody learns about one of them.
const FEWEST: usize = 5;

/// How many people could be asked to work in a town.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AvailableCount)]
pub struct Count {
    /// How many are available right now, rounded down to fives; null if fewer than five.
    pub people: Option<usize>,
    /// The town.
    pub town: String,
}

/// Returns how many people are available right now in a town; in the site's, without one.
pub fn count(tx: &mut Tx, town: Option<Place>) -> db::Result<Count> {
    let site = site::store::settings(tx)?;
    let town = town.or_else(|| site.place_id.and_then(places::by_id));
    let Some(town) = town else { return Ok(Count { people: None, town: site.town }) };
    let (zone, now) = (site.zone, tx.now());
    let (lat, lon) = box_around(&town);
    let near = store::nearby(tx, lat, lon)?;
    let is_available = |one: &store::Nearby| {
        let at = Place { lat: one.point.0, lon: one.point.1, ..town.clone() };
        goes_to(&at, &town, one.radius) && works(&one.hours, &zone, (now, now + MINUTE))
    };
    let people = near.iter().filter(|one| is_available(one)).count();
    let people = (people >= FEWEST).then_some(people / FEWEST * FEWEST);
    Ok(Count { people, town: town.label() })
}

/// Returns the degrees of latitude and longitude in which everyone lives who might go to a town.
fn box_around(town: &Place) -> ((f64, f64), (f64, f64)) {
    #[expect(clippy::cast_precision_loss, reason = "100 miles")]
    let lat = MAX_RADIUS as f64 / MILES_PER_DEGREE;
    let lon = lat / town.lat.to_radians().cos().max(0.1);
    ((town.lat - lat, town.lat + lat), (town.lon - lon, town.lon + lon))
}

/// Whether someone who goes this far, in miles, goes from one town to another.
#[must_use]
pub fn goes_to(home: &Place, work: &Place, radius: i64) -> bool {
    #[expect(clippy::cast_precision_loss, reason = "100 miles")]
    let radius = radius as f64;
    places::miles_between(home, work) <= radius
}

/// Whether someone who works in these hours works at a time.
#[must_use]
pub fn works(hours: &[WeekRange], zone: &str, time: (i64, i64)) -> bool {
    hours.is_empty() || week::covers(hours, zone, time)
}
