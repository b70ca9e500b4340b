//! The board of one town: its name by an address, its parts, and what ended jobs paid there.

use std::collections::BTreeMap;

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::guide::LEAST;
use crate::app::App;
use crate::clock::DAY;
use crate::db::{self, Tx};
use crate::pay::PayUnit;
use crate::places::{self, Place};
use crate::web::error::Problem;
use crate::web::{Error, Query, Result};
use crate::{args, site, statements};

const SINCE: i64 = 365 * DAY;

statements! {
    /// Of the newest 2,000: a city's parts are the same further down.
    AREAS = "SELECT area FROM (SELECT area FROM jobs WHERE city_fold = $1 AND (CAST($2 AS TEXT) IS NULL OR state = $2) AND listing IS NOT NULL
               ORDER BY listing DESC LIMIT 2000) AS newest
             WHERE area IS NOT NULL GROUP BY area ORDER BY COUNT(*) DESC, area LIMIT 20";
    PAID = "SELECT category, budget_unit, COALESCE(budget_min, budget_max), COALESCE(budget_max, budget_min) FROM jobs
            WHERE city_fold = $1 AND (CAST($3 AS TEXT) IS NULL OR state = $3) AND status IN ('filled', 'closed', 'expired') AND listed_at IS NOT NULL AND closed_at > $2 AND COALESCE(budget_max, budget_min) IS NOT NULL
            ORDER BY closed_at DESC LIMIT 2000";
}

/// The query string of a town's guide: the parts of its page's address.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Asked {
    /// `jacksonville`.
    #[param(max_length = 100)]
    place: String,
    /// `FL`, or a country's code.
    #[param(max_length = 100)]
    state: String,
}

/// A town's board.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct City {
    /// The town.
    pub city: String,
    /// Its state, or its country.
    pub state: String,
    /// The state that its jobs have; null where only the town's name tells them.
    pub job_state: Option<String>,
    /// Its row in the list of towns.
    pub place_id: i64,
    /// Its parts that open jobs name, the most named first.
    pub areas: Vec<String>,
    /// What jobs that ended within a year paid, by kind of work; only where five or more say it.
    pub pay: Vec<Paid>,
    /// ISO 4217.
    pub currency: String,
}

/// What jobs of a kind paid.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Paid {
    /// The category's id.
    pub category: String,
    /// What the pay is for.
    pub unit: PayUnit,
    /// How many jobs say it.
    pub count: i64,
    /// A quarter paid less, minor units.
    pub low: i64,
    /// A quarter paid more.
    pub high: i64,
}

/// The town of an address like `/jobs/in/fl/jacksonville`; none when the list of towns has no such one.
#[must_use]
pub fn place(state: &str, place: &str) -> Option<Place> {
    places::find(&place.replace('-', " "), state)
}

/// The state by which the jobs of a town are told from those of its namesakes; elsewhere than in the United States people
/// write it in too many ways.
#[must_use]
pub fn state(place: &Place) -> Option<&str> {
    (place.country == "US").then_some(&place.admin1)
}

/// The address of a town's board.
#[must_use]
pub fn path(place: &Place) -> String {
    let slug: Vec<String> = places::fold(&place.name)
        .split(|c: char| !c.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect();
    format!("/jobs/in/{}/{}", place.region().to_lowercase(), slug.join("-"))
}

/// A town's parts and past pay.
#[utoipa::path(get, path = "/api/city-guide", operation_id = "city_guide", tag = "jobs", params(Asked), responses(
    (status = 200, body = City), (status = 404, body = Problem)))]
pub async fn get(State(app): State<App>, Query(asked): Query<Asked>) -> Result<axum::Json<City>> {
    let place = place(&asked.state, &asked.place).ok_or_else(Error::not_found)?;
    Ok(axum::Json(app.db.search(move |tx| guide(tx, &place)).await?))
}

/// What is said of a town beside its jobs.
pub fn guide(tx: &mut Tx, place: &Place) -> db::Result<City> {
    let city = places::fold(&place.name);
    let areas = tx.all(AREAS, args![&city, state(place)], db::value)?;
    let mut pays = BTreeMap::<(String, String), Vec<i64>>::new();
    let rows = tx.all(PAID, args![&city, tx.now() - SINCE, state(place)], |row| {
        let key = (row.take::<String>()?, row.take::<String>()?);
        Ok((key, i64::midpoint(row.take()?, row.take()?)))
    })?;
    for (key, pay) in rows {
        pays.entry(key).or_default().push(pay);
    }
    let mut pay = Vec::new();
    for ((category, unit), mut amounts) in pays.into_iter().filter(|(_, amounts)| amounts.len() >= LEAST) {
        amounts.sort_unstable();
        let n = amounts.len();
        pay.push(Paid {
            category,
            unit: PayUnit::parse(&unit).ok_or_else(|| db::Error::Invalid(format!("unknown unit: {unit}")))?,
            count: i64::try_from(n).unwrap_or(i64::MAX),
            low: amounts[n / 4],
            high: amounts[n - 1 - n / 4],
        });
    }
    let currency = site::store::currency(tx)?;
    Ok(City {
        city: place.name.clone(),
        state: place.region().to_owned(),
        job_state: state(place).map(str::to_owned),
        place_id: place.id,
        areas,
        pay,
        currency,
    })
}
