//! Who is near enough and free at a time, and how many people that is.

use serde::Serialize;
use utoipa::ToSchema;

use super::store::availability as store;
use super::town::Town;
use crate::clock::MINUTE;
use crate::db::{self, Tx};
use crate::places;
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

/// Returns how many people are available right now in a town; in the site's, without one. `city` and `state` are as typed.
pub fn count(tx: &mut Tx, named: Option<(&str, &str)>) -> db::Result<Count> {
    let site = site::store::settings(tx)?;
    let (city, state) = named.unwrap_or((&site.town, &site.state));
    let town = Town::named(city, state, site::store::place(tx)?.as_ref());
    let near = match town.point {
        Some(point) => {
            let (lat, lon) = box_around(point);
            store::nearby(tx, lat, lon)?
        }
        None => store::in_town(tx, &town)?,
    };
    let now = tx.now();
    let is_available = |one: &store::Nearby| {
        one.town.within(&town, one.radius).is_some() && works(&one.hours, &site.zone, (now, now + MINUTE))
    };
    let people = near.iter().filter(|one| is_available(one)).count();
    let people = (people >= FEWEST).then_some(people / FEWEST * FEWEST);
    let state = places::normalize_state(state);
    let label = if state.is_empty() { city.trim().to_owned() } else { format!("{}, {state}", city.trim()) };
    Ok(Count { people, town: label })
}

/// Returns the degrees of latitude and longitude in which everyone lives who might go to a point.
fn box_around((lat, lon): (f64, f64)) -> ((f64, f64), (f64, f64)) {
    #[expect(clippy::cast_precision_loss, reason = "100 miles")]
    let north = MAX_RADIUS as f64 / MILES_PER_DEGREE;
    let east = north / lat.to_radians().cos().max(0.1);
    ((lat - north, lat + north), (lon - east, lon + east))
}

/// Whether someone who works in these hours works at a time.
#[must_use]
pub fn works(hours: &[WeekRange], zone: &str, time: (i64, i64)) -> bool {
    hours.is_empty() || week::covers(hours, zone, time)
}
