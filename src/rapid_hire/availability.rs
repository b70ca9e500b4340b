//! Who is available: what people say about themselves, and how many there are.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::near::{self, Count, MAX_RADIUS};
use super::store::availability as store;
use crate::app::{App, Write};
use crate::categories;
use crate::clock::{DAY, MINUTE};
use crate::db::Tx;
use crate::identity::Me;
use crate::pay::PayUnit;
use crate::places;
use crate::web::{Error, Query, Result, Validator};
use crate::week::{self, WeekRange};

/// How long people stay available without saying so again, in milliseconds.
const LASTS: i64 = 30 * DAY;
const MAX_PLACE_CHARS: usize = 100;
const MAX_CATEGORIES: usize = 12;
const RATES: std::ops::RangeInclusive<i64> = 1..=10_000_000_000;
/// How long the number is kept, in milliseconds.
const TTL: i64 = MINUTE;

/// What a person is available for.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Availability {
    /// Whether they can be asked to work.
    pub available: bool,
    /// The town from which they go to work.
    pub city: String,
    /// State or region of the town.
    pub state: String,
    /// How far they go, in miles.
    pub radius_miles: i64,
    /// Ids of the categories of work.
    pub categories: Vec<String>,
    /// The least pay in minor units per `rateUnit`; null for any.
    pub min_rate: Option<i64>,
    /// Unit of the least pay.
    pub rate_unit: PayUnit,
    /// When they work, in the site's time zone; any time if empty.
    pub hours: Vec<WeekRange>,
    /// When it ends by itself, in milliseconds since the epoch.
    pub until: i64,
}

/// What a person is available for from now on.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewAvailability {
    /// Whether they can be asked to work.
    available: bool,
    /// The town from which they go to work.
    #[schema(min_length = 1, max_length = 100)]
    city: String,
    /// State or region of the town.
    #[serde(default)]
    #[schema(max_length = 100)]
    state: String,
    /// How far they go, in miles.
    #[schema(minimum = 1, maximum = 100)]
    radius_miles: i64,
    /// Ids of the categories of work.
    #[schema(min_items = 1, max_items = 12)]
    categories: Vec<String>,
    /// The least pay in minor units per `rateUnit`; null for any.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    min_rate: Option<i64>,
    /// Unit of the least pay.
    rate_unit: PayUnit,
    /// When they work, in the site's time zone; any time if empty.
    #[serde(default)]
    #[schema(max_items = 21)]
    hours: Vec<WeekRange>,
}

impl NewAvailability {
    fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.line(&self.city, MAX_PLACE_CHARS, "city", "Enter your town.");
        checks.line_at_most(&self.state, MAX_PLACE_CHARS, "state");
        let radius_fits = (1..=MAX_RADIUS).contains(&self.radius_miles);
        checks.require(radius_fits, "radiusMiles", "Enter 1 to 100 miles.");
        checks.require(!self.categories.is_empty(), "categories", "Choose at least one category.");
        let few = self.categories.len() <= MAX_CATEGORIES;
        checks.require(few, "categories", format!("Choose up to {MAX_CATEGORIES} categories."));
        let known = self.categories.iter().all(|id| categories::find(id).is_some());
        checks.require(known, "categories", "Choose from the list.");
        let has_twice = self.categories.iter().enumerate().any(|(n, id)| self.categories[..n].contains(id));
        checks.require(!has_twice, "categories", "Choose each category once.");
        checks.require(
            self.min_rate.is_none_or(|rate| RATES.contains(&rate)),
            "minRate",
            "Enter an amount above zero.",
        );
        week::check(&self.hours, &mut checks, "hours");
        checks.finish()
    }
}

/// Returns what the caller is available for; null if they never said.
#[utoipa::path(get, path = "/api/availability", operation_id = "availability_get", tag = "rapid hire", responses(
    (status = 200, body = Option<Availability>)))]
pub async fn get(State(app): State<App>, me: Me) -> Result<axum::Json<Option<Availability>>> {
    let found = app
        .db
        .read(move |tx| {
            let (found, now) = (store::find(tx, me.id)?, tx.now());
            Ok::<_, Error>(found.map(|one| Availability { available: one.available && one.until > now, ..one }))
        })
        .await?;
    Ok(axum::Json(found))
}

/// Says what the caller is available for. It lasts for 30 days.
#[utoipa::path(put, path = "/api/availability", operation_id = "availability_set", tag = "rapid hire", request_body = NewAvailability, responses(
    (status = 200, body = Availability)))]
pub async fn set(State(app): State<App>, me: Me, write: Write<NewAvailability>) -> Result<Response> {
    write
        .ok(&app, move |tx, new| {
            new.check()?;
            let availability = Availability {
                available: new.available,
                city: new.city.trim().to_owned(),
                state: places::normalize_state(&new.state),
                radius_miles: new.radius_miles,
                categories: new.categories.clone(),
                min_rate: new.min_rate,
                rate_unit: new.rate_unit,
                hours: new.hours.clone(),
                until: tx.now() + LASTS,
            };
            store::set(tx, me.id, &availability)?;
            Ok(availability)
        })
        .await
}

/// Query parameters of the number of people: a town, or none for the site's.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct CountQuery {
    /// Town of the work.
    #[serde(default)]
    #[param(max_length = 100)]
    city: String,
    /// State or region of the town.
    #[serde(default)]
    #[param(max_length = 100)]
    state: String,
}

/// Returns how many people are available right now in a town, at most a minute ago.
#[utoipa::path(get, path = "/api/availability/count", operation_id = "availability_count", tag = "rapid hire", params(CountQuery), responses(
    (status = 200, body = Count)))]
pub async fn count(State(app): State<App>, Query(query): Query<CountQuery>) -> Result<Response> {
    let CountQuery { city, state } = query;
    let mut checks = Validator::default();
    checks.line_at_most(&city, MAX_PLACE_CHARS, "city");
    checks.line_at_most(&state, MAX_PLACE_CHARS, "state");
    checks.finish()?;
    let name = format!("available in {city:?}, {state:?}");
    let make = async {
        let named = (!city.trim().is_empty()).then_some((city, state));
        let read =
            move |tx: &mut Tx| near::count(tx, named.as_ref().map(|(city, state)| (city.as_str(), state.as_str())));
        let count = app.db.search(read).await?;
        serde_json::to_vec(&count).map_err(|_| Error::internal())
    };
    let body = app.shared.get(&name, app.clock.now(), TTL, make).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}
