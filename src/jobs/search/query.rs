//! Search parameters: parsing and validating the query string.

use serde::Deserialize;
use utoipa::IntoParams;

use super::index::Expr;
use super::words::Words;
use crate::ids::{EmployerId, PlaceId, UserId};
use crate::jobs::model::Kind;
use crate::pay::PayUnit;
use crate::places::{self, Place};
use crate::web::words::words;
use crate::web::{Error, Paging, Result};

/// Maximum length of a place, in characters.
const MAX_PLACE_CHARS: usize = 100;
/// Maximum number of parts that are taken as words.
const MAX_LITERALS: usize = 10;
/// Miles per degree of latitude.
const MILES_PER_DEGREE: f64 = 69.0;

/// Sort order of the results.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// Most recently listed first.
    Newest,
    /// Best match of the words first.
    Best,
    /// Highest hourly pay first, jobs without one last.
    Pay,
    /// Nearest to `near` first.
    Nearest,
}

/// The query string of `GET /api/jobs`.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Params {
    /// Words to search for.
    #[param(max_length = 200)]
    pub query: Option<String>,
    /// Category id.
    #[param(max_length = 40)]
    pub category: Option<String>,
    /// Job type.
    pub kind: Option<Kind>,
    /// A place as people write it: a town, a ZIP code, a neighborhood or a state. `near` wins over it.
    #[serde(rename = "where")]
    #[param(rename = "where", max_length = 100)]
    pub typed_place: Option<String>,
    /// Town.
    #[param(max_length = 100)]
    pub city: Option<String>,
    /// State or region.
    #[param(max_length = 100)]
    pub state: Option<String>,
    /// Neighborhood, exactly as jobs name it.
    #[param(max_length = 60)]
    pub area: Option<String>,
    /// Id of the place to search near.
    pub near: Option<PlaceId>,
    /// Maximum distance in miles from `near`, where any distance is the default, or from the town in `where` or in the
    /// words, where 25 is.
    #[param(minimum = 1, maximum = 500)]
    pub within_miles: Option<i64>,
    /// Minimum pay in minor units, per `unit`.
    #[param(minimum = 0)]
    pub min_budget: Option<i64>,
    /// Unit of `minBudget`; an hour by default.
    pub unit: Option<PayUnit>,
    /// Only jobs that can be done from anywhere.
    pub remote: Option<bool>,
    /// Only jobs that need someone within 48 hours.
    pub urgent: Option<bool>,
    /// Employer id.
    pub employer: Option<EmployerId>,
    /// Only jobs listed at or after this time, in milliseconds since the epoch.
    pub since: Option<i64>,
    /// Sort order; `best` by default, or `newest` without words.
    pub sort: Option<Sort>,
    /// A part of `query` to take as words although it could be understood as a filter; repeatable, at most 10.
    #[serde(default)]
    #[param(max_items = 10)]
    pub literal: Vec<String>,
    /// The `nextCursor` or `prevCursor` of another page.
    #[param(max_length = 200)]
    pub cursor: Option<String>,
    /// Items per page, 1 to 100; 20 by default.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<i64>,
}

/// The place to search near, with a radius.
#[derive(Clone, Debug)]
pub struct Near {
    /// The center.
    pub place: Place,
    /// Radius in miles; `None` for no limit.
    pub miles: Option<f64>,
}

impl Near {
    /// Returns the surroundings of a place; everything, ordered by distance, without a radius in miles.
    #[must_use]
    pub fn around(place: Place, miles: Option<i64>) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "at most 500")]
        Self { place, miles: miles.map(|miles| miles as f64) }
    }

    /// Returns whether a point is within the radius; an unknown one isn't.
    #[must_use]
    pub fn includes(&self, point: Option<(f64, f64)>) -> bool {
        let Some(miles) = self.miles else { return true };
        point.is_some_and(|(lat, lon)| self.distance_squared(lat, lon) <= (miles / MILES_PER_DEGREE).powi(2))
    }

    /// Returns the miles to a point, rounded to one decimal; `None` in the place itself or for an unknown location.
    #[must_use]
    pub fn miles_to(&self, place_id: Option<PlaceId>, point: Option<(f64, f64)>) -> Option<f64> {
        if place_id == Some(self.place.id) {
            return None;
        }
        let (lat, lon) = point?;
        let miles = self.distance_squared(lat, lon).sqrt() * MILES_PER_DEGREE;
        Some((miles * 10.0).round() / 10.0)
    }

    /// Returns the distance to a point in degrees of latitude, squared.
    #[must_use]
    pub fn distance_squared(&self, lat: f64, lon: f64) -> f64 {
        places::squared_degrees((lat, lon), (self.place.lat, self.place.lon))
    }
}

/// How closely a job must match the words of a search.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum MatchMode {
    /// Every word or a synonym of it. For alerts and feeds, where near misses would be noise.
    Exact,
    /// Every word; if few jobs have them all, widens to prefixes, corrected spelling and finally some of the words.
    Widening,
    /// Any of the words.
    Any,
}

/// A validated search.
#[derive(Clone, Debug)]
pub struct Search {
    /// The words as typed.
    pub query: Option<String>,
    /// As in the query string.
    pub literal: Vec<String>,
    /// The words to match; `None` without any.
    pub words: Option<Words>,
    /// What else the jobs must match, because the words say so.
    pub also: Vec<Expr>,
    /// As in the query string.
    pub category: Option<String>,
    /// As in the query string.
    pub kind: Option<Kind>,
    /// The town's folded name.
    pub city: Option<String>,
    /// As in the query string.
    pub state: Option<String>,
    /// As in the query string.
    pub area: Option<String>,
    /// The place as typed.
    pub typed_place: Option<String>,
    /// Place and radius.
    pub near: Option<Near>,
    /// As in the query string.
    pub within_miles: Option<i64>,
    /// Minimum hourly pay in minor units.
    pub min_hourly_pay: Option<i64>,
    /// Minimum pay for the whole job in minor units.
    pub min_job_pay: Option<i64>,
    /// As in the query string.
    pub remote: Option<bool>,
    /// As in the query string.
    pub urgent: Option<bool>,
    /// As in the query string.
    pub employer: Option<EmployerId>,
    /// As in the query string.
    pub since: Option<i64>,
    /// Only this many of the newest listing numbers; all of them if `None`.
    pub newest: Option<u32>,
    /// How closely a job must match the words.
    pub match_mode: MatchMode,
    /// The person searching; jobs of employers they hide are left out.
    pub viewer: Option<UserId>,
    /// Sort order.
    pub sort: Sort,
    /// Limit and cursor.
    pub paging: Paging,
}

impl Search {
    /// Whether a part of the query is to be taken as words.
    #[must_use]
    pub fn is_literal(&self, text: &str) -> bool {
        self.literal.iter().any(|one| one.eq_ignore_ascii_case(text))
    }

    /// Whether a filter says where jobs should be.
    #[must_use]
    pub fn has_place(&self) -> bool {
        self.near.is_some() || self.city.is_some() || self.state.is_some() || self.area.is_some()
    }

    /// Whether a search without results may find something less fitting.
    #[must_use]
    pub fn can_widen(&self) -> bool {
        self.match_mode != MatchMode::Exact
    }
}

impl Params {
    /// Validates the query string.
    ///
    /// # Errors
    /// 400 if a parameter is invalid.
    pub fn validate(self, viewer: Option<UserId>) -> Result<Search> {
        let text = |value: Option<String>| value.map(|v| v.trim().to_owned()).filter(|v| !v.is_empty());
        let query = words(self.query)?;
        let words = query.as_deref().and_then(Words::read);
        let (city, state) = normalize_location(text(self.city), text(self.state).as_deref());
        if self.within_miles.is_some_and(|miles| !(1..=500).contains(&miles)) {
            return Err(Error::bad_request("invalid_query", "The distance must be 1 to 500 miles."));
        }
        let near = self.near.map(|id| near(id, self.within_miles)).transpose()?;
        let typed_place = text(self.typed_place);
        if typed_place.as_ref().is_some_and(|place| place.chars().count() > MAX_PLACE_CHARS) {
            let message = format!("Use {MAX_PLACE_CHARS} characters or fewer for the place.");
            return Err(Error::bad_request("invalid_query", message));
        }
        let sort = match self.sort.unwrap_or(Sort::Best) {
            Sort::Best if words.is_none() => Sort::Newest,
            Sort::Nearest if near.is_none() && typed_place.is_none() => {
                return Err(Error::bad_request(
                    "invalid_query",
                    "Sorting by distance requires a place in `near` or `where`.",
                ));
            }
            sort => sort,
        };
        let unit = self.unit.unwrap_or(PayUnit::Hour);
        let min_pay = self.min_budget.filter(|min_pay| *min_pay > 0);
        if self.literal.len() > MAX_LITERALS {
            return Err(Error::bad_request("invalid_query", format!("Use at most {MAX_LITERALS} of `literal`.")));
        }
        Ok(Search {
            query,
            literal: self.literal,
            words,
            also: Vec::new(),
            category: text(self.category),
            kind: self.kind,
            city,
            state,
            area: text(self.area),
            typed_place,
            near,
            within_miles: self.within_miles,
            min_hourly_pay: min_pay.and_then(|min_pay| unit.per_hour(min_pay)),
            min_job_pay: min_pay.filter(|_| unit == PayUnit::Job),
            remote: self.remote.filter(|on| *on),
            urgent: self.urgent.filter(|on| *on),
            employer: self.employer,
            since: self.since,
            newest: None,
            match_mode: MatchMode::Widening,
            viewer,
            sort,
            paging: Paging { limit: self.limit, cursor: self.cursor },
        })
    }
}

/// Returns the town and state under the names jobs are stored with. A state typed as the town counts as the state.
fn normalize_location(city: Option<String>, state: Option<&str>) -> (Option<String>, Option<String>) {
    match (city, state.map(places::normalize_state)) {
        (Some(city), None) => match places::state_typed_as_town(&city) {
            Some(code) => (None, Some(code.to_owned())),
            None => (Some(stored_town(&city, None)), None),
        },
        (city, state) => (city.map(|city| stored_town(&city, state.as_deref())), state),
    }
}

/// Returns the one name a town's jobs are stored with: "new york city" for "New York".
fn stored_town(city: &str, state: Option<&str>) -> String {
    let place = places::find(city, state.unwrap_or_default());
    places::fold(place.as_ref().map_or(city, |place| &place.name))
}

fn near(id: PlaceId, miles: Option<i64>) -> Result<Near> {
    let place =
        places::by_id(id).ok_or_else(|| Error::bad_request("invalid_query", "There’s no place with this id."))?;
    Ok(Near::around(place, miles))
}
