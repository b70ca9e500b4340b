//! What a search asks for: the query string, read and checked.

use serde::Deserialize;
use utoipa::IntoParams;

use super::words::Words;
use crate::jobs::model::Kind;
use crate::pay::PayUnit;
use crate::places::{self, Place};
use crate::web::{Error, Paging, Result};

/// Characters of a search at most.
const QUERY: usize = 200;
/// Miles of a degree of latitude.
const MILES_PER_DEGREE: f64 = 69.0;

/// The order of the results.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// The newest on the board first.
    Newest,
    /// The best match of the words first.
    Best,
    /// The best paid an hour first, not stated last.
    Pay,
    /// The nearest to the place first.
    Nearest,
}

/// The query string of `GET /api/jobs`.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Params {
    /// Words to look for.
    #[param(max_length = 200)]
    pub query: Option<String>,
    /// A category's id.
    #[param(max_length = 40)]
    pub category: Option<String>,
    /// The kind of engagement.
    pub kind: Option<Kind>,
    /// A town.
    #[param(max_length = 100)]
    pub city: Option<String>,
    /// A state or region.
    #[param(max_length = 100)]
    pub state: Option<String>,
    /// A part of town, as jobs name it.
    #[param(max_length = 60)]
    pub area: Option<String>,
    /// A place's id.
    pub near: Option<i64>,
    /// Miles around `near`.
    #[param(minimum = 1, maximum = 500)]
    pub within_miles: Option<i64>,
    /// The least pay, minor units, in `unit`.
    #[param(minimum = 0)]
    pub min_budget: Option<i64>,
    /// What `minBudget` is for; an hour when not given.
    pub unit: Option<PayUnit>,
    /// Only what can be done from anywhere.
    pub remote: Option<bool>,
    /// Only what is needed soon.
    pub urgent: Option<bool>,
    /// An employer's id.
    pub employer: Option<i64>,
    /// Listed since this instant.
    pub since: Option<i64>,
    /// The order.
    pub sort: Option<Sort>,
    /// From `nextCursor` or `prevCursor`.
    #[param(max_length = 200)]
    pub cursor: Option<String>,
    /// Items of a page, 1 to 100.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<i64>,
}

/// The circle around a place.
#[derive(Clone, Debug)]
pub struct Near {
    /// Its centre.
    pub place: Place,
    /// Its radius in miles; none for no limit.
    pub miles: Option<f64>,
    /// How much shorter a degree of longitude is than one of latitude here, squared.
    pub squash: f64,
}

impl Near {
    /// The radius as a squared number of degrees of latitude.
    #[must_use]
    pub fn limit(&self) -> Option<f64> {
        self.miles.map(|miles| (miles / MILES_PER_DEGREE).powi(2))
    }

    /// Miles to a point, rounded to one decimal; none for a point in the same place.
    #[must_use]
    pub fn miles_to(&self, place_id: Option<i64>, point: Option<(f64, f64)>) -> Option<f64> {
        if place_id == Some(self.place.id) {
            return None;
        }
        let (lat, lon) = point?;
        let miles = self.squared(lat, lon).sqrt() * MILES_PER_DEGREE;
        Some((miles * 10.0).round() / 10.0)
    }

    /// How far a point is, as the square of degrees of latitude.
    #[must_use]
    pub fn squared(&self, lat: f64, lon: f64) -> f64 {
        let (dy, dx) = (lat - self.place.lat, lon - self.place.lon);
        dy * dy + dx * dx * self.squash
    }
}

/// How far from the words of a search a job may be.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Reach {
    /// It has every word as it is typed: for what nobody looks at while it is searched.
    Exact,
    /// It has every word; where few do, one that begins like it, or is a letter away; at last, any.
    Near,
    /// It has any of the words.
    Any,
}

/// A search, checked.
#[derive(Clone, Debug)]
pub struct Search {
    /// The words as an expression that needs all of them, and one that needs any; none without words.
    pub words: Option<Words>,
    /// As in the query string.
    pub category: Option<String>,
    /// As in the query string.
    pub kind: Option<Kind>,
    /// The town, folded.
    pub city: Option<String>,
    /// As in the query string.
    pub state: Option<String>,
    /// As in the query string.
    pub area: Option<String>,
    /// The circle.
    pub near: Option<Near>,
    /// The least pay an hour.
    pub min_hour: Option<i64>,
    /// The least pay for a whole job.
    pub min_job: Option<i64>,
    /// As in the query string.
    pub remote: Option<bool>,
    /// As in the query string.
    pub urgent: Option<bool>,
    /// As in the query string.
    pub employer: Option<i64>,
    /// As in the query string.
    pub since: Option<i64>,
    /// How far from the words a job may be.
    pub reach: Reach,
    /// Who looks: the employers that they hide are left out.
    pub viewer: Option<i64>,
    /// The order.
    pub sort: Sort,
    /// Limit and cursor.
    pub paging: Paging,
}

impl Search {
    /// Anything but words narrows it.
    #[must_use]
    pub fn is_filtered(&self) -> bool {
        self.category.is_some()
            || self.kind.is_some()
            || self.city.is_some()
            || self.state.is_some()
            || self.area.is_some()
            || self.near.as_ref().is_some_and(|near| near.miles.is_some())
            || self.min_hour.is_some()
            || self.min_job.is_some()
            || self.remote.is_some()
            || self.urgent.is_some()
            || self.employer.is_some()
            || self.since.is_some()
            || self.viewer.is_some()
    }
}

impl Params {
    /// Validator the query string.
    ///
    /// # Errors
    /// 400 with what is wrong.
    pub fn read(self, viewer: Option<i64>) -> Result<Search> {
        let text = |value: Option<String>| value.map(|v| v.trim().to_owned()).filter(|v| !v.is_empty());
        let query = text(self.query);
        if query.as_ref().is_some_and(|q| q.chars().count() > QUERY) {
            return Err(Error::bad_request("invalid_query", format!("Search with {QUERY} characters or fewer.")));
        }
        let words = query.as_deref().and_then(Words::read);
        let (city, state) = area(text(self.city), text(self.state).as_deref());
        let near = self.near.map(|id| circle(id, self.within_miles)).transpose()?;
        let sort = match self.sort.unwrap_or(Sort::Best) {
            Sort::Best if words.is_none() => Sort::Newest,
            Sort::Nearest if near.is_none() => {
                return Err(Error::bad_request("invalid_query", "Sorting by distance needs a place in `near`."));
            }
            sort => sort,
        };
        let unit = self.unit.unwrap_or(PayUnit::Hour);
        let least = self.min_budget.filter(|least| *least > 0);
        Ok(Search {
            words,
            category: text(self.category),
            kind: self.kind,
            city,
            state,
            area: text(self.area),
            near,
            min_hour: least.and_then(|least| unit.per_hour(least)),
            min_job: least.filter(|_| unit == PayUnit::Job),
            remote: self.remote.filter(|on| *on),
            urgent: self.urgent.filter(|on| *on),
            employer: self.employer,
            since: self.since,
            reach: Reach::Near,
            viewer,
            sort,
            paging: Paging { limit: self.limit, cursor: self.cursor },
        })
    }
}

/// Where to look, by the names that jobs are kept under. A state may stand where people look for a town.
fn area(city: Option<String>, state: Option<&str>) -> (Option<String>, Option<String>) {
    match (city, state.map(places::state)) {
        (Some(city), None) => match places::state_alone(&city) {
            Some(code) => (None, Some(code.to_owned())),
            None => (Some(town(&city, None)), None),
        },
        (city, state) => (city.map(|city| town(&city, state.as_deref())), state),
    }
}

/// A town by the one name that its jobs are kept under: "New York" is "new york city".
fn town(city: &str, state: Option<&str>) -> String {
    let place = places::find(city, state.unwrap_or_default());
    places::fold(place.as_ref().map_or(city, |place| &place.name))
}

fn circle(id: i64, miles: Option<i64>) -> Result<Near> {
    let place = places::by_id(id).ok_or_else(|| Error::bad_request("invalid_query", "No such place."))?;
    if miles.is_some_and(|miles| !(1..=500).contains(&miles)) {
        return Err(Error::bad_request("invalid_query", "A distance is 1 to 500 miles."));
    }
    let squash = place.lat.to_radians().cos().powi(2);
    #[expect(clippy::cast_precision_loss, reason = "at most 500")]
    Ok(Near { place, miles: miles.map(|miles| miles as f64), squash })
}
